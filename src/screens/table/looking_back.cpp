// Looking back at a turn: what happened in it, the order that was sent, how those came out of it with whom one had to do.
#include <algorithm>
#include <cmath>

#include "screens/table/decision.hpp"
#include "screens/table/leave.hpp"
#include "screens/table/waiting.hpp"
#include "ui/theme.hpp"
#include "ui/widgets.hpp"
#include "view/marked.hpp"

namespace paddock::app {
namespace {

// One line of a card that is laid in a film. Returns its height.
float film_card(LaidCard const& card, Rect area, float y) {
  std::string const where = card.title.empty() ? "turned over, " + card.note : card.title;
  helmet(ink(), {area.x + px(10), y + px(10)}, px(9), card.helmet);
  float const words = text(Type::Body, area.x + px(30), y, card.face.suit + " " + card.face.value);
  if (card.title != card.face.suit) text_fit(Type::Small, area.x + px(38) + words, y + px(1), where, area.w - px(46) - words, Role::Text2);
  return px(28);
}

// The cards that have been laid so far, board by board.
float film_cards(TableView const& view, Playback const& film, Rect area, float y) {
  int page = -1;
  for (auto const& card : film.film.cards) {
    if (card.face.value.empty() || card.from > film.time()) continue;
    int of = film.film.parts.empty() ? 0 : film.film.parts.front().page;   // it may have been laid before
    for (Film::Part const& part : film.film.parts)
      if (part.from <= card.from) of = part.page;
    if (of != page && size_t(of) < view.standing.pages.size()) y += px(page < 0 ? 0 : 8), text(Type::Caption, area.x, y, view.standing.pages[size_t(of)].name, Role::Text3), y += px(24);
    page = of;
    y += film_card(card, area, y);
  }
  return y;
}

// One line of what a film shows. Returns its height.
float film_line(Play const& play, Rect at, Film::Effect const& e, Rule& opened) {
  Line line;
  line.seat = e.seat;
  line.text = escaped_stars(capital(e.text)) + ".";
  line.icon = e.seat >= 0 ? "" : e.icon;
  if (!e.rule.empty()) line.rules = {e.rule};
  LineStyle style;
  style.type = Type::Small;
  if (e.seat >= 0) {
    SeatSetup const& seat = play.truth().setup().seats[size_t(e.seat)];
    style.livery = seat.livery, style.number = seat.number, style.lead_css = 50;
  } else if (!line.icon[0]) {
    style.lead_css = 0;
  }
  return rich_line(at.x, at.y + px(7), at.w - px(8), line, style, &opened) + px(14);
}

// What the film has shown so far, line by line.
float film_lines(Play const& play, Rect area, float y, Rule& opened) {
  Playback const& film = play.films().playback();
  for (Film::Effect const& e : film.film.effects) {
    if (e.text.empty() || e.time > film.time()) continue;
    y += film_line(play, {area.x, y, area.w, 0}, e, opened);
    hairline(area.x, area.x + area.w, y);
  }
  return y;
}

// Where there is room for one line: the newest of them or of the cards, and before the first what I had sent.
void film_now(Play const& play, Rect area, std::string const& sent, Rule& opened) {
  Playback const& film = play.films().playback();
  Film::Effect const* newest = nullptr;
  for (Film::Effect const& e : film.film.effects)
    if (!e.text.empty() && e.time <= film.time() && (!newest || e.time >= newest->time)) newest = &e;
  Film::Timed<LaidCard> const* card = nullptr;
  for (auto const& c : film.film.cards)
    if (!c.face.value.empty() && c.from <= film.time() && (!card || c.from >= card->from)) card = &c;
  if (card && (!newest || card->from > newest->time)) film_card(*card, area, area.y + px(7));
  else if (newest) film_line(play, area, *newest, opened);
  else if (!sent.empty()) {
    float const x = area.x + text(Type::Caption, area.x, area.y + px(9), "Your order", Role::Text3) + px(10);
    draw_text_fit(ink(), Type::OrderSmall, {x, area.y + px(7)}, colour(Role::Text), sent, area.right() - x);
  }
}

// Of the log's lines those of `turn` that concern who sits here; of a watcher's all.
bool of_mine(Play const& play, TableView const& view, size_t i, int turn) {
  Seat const me = play.chair().me();
  return view.log_of[i] == turn && (me < 0 || view.log[i].concerns(me));
}

// Those with whom he had to do, as far as everybody sees how they came out of it. Who sits here has his record beside the board.
bool met(Play const& play, TableView const& view, Standing::Row const& row, int turn) {
  bool told = false;
  for (size_t i = 0; i < view.log.size() && !told; ++i) told = view.log[i].other >= 0 && view.log[i].concerns(row.seat) && of_mine(play, view, i, turn);
  return told && !row.says.empty() && row.seat != play.chair().me();
}

float after_it(Play const& play, TableView const& view, Rect area, float at, int turn) {
  for (Standing::Row const& row : view.standing.rows) {
    if (!met(play, view, row, turn)) continue;
    SeatSetup const& seat = play.truth().setup().seats[size_t(row.seat)];
    swatch({area.x, at + px(8), px(40), px(18)}, seat.livery, seat.number);
    text_fit(Type::SmallStrong, area.x + px(50), at + px(8), seat.name + ", after it", area.w - px(52));
    at += px(30);
    for (std::string const& fact : row.says) at += text_wrapped(Type::Caption, area.x + px(50), at, area.w - px(52), escaped_stars(fact), Role::Text2) + px(2);
    hairline(area.x, area.x + area.w, at += px(6));
  }
  return at;
}

// What everybody drove in `turn`, what became of my car, and what it did to others.
void turn_lines(Play const& play, TableView const& view, Rect where, int turn, Rule& opened) {
  Rect const area = begin_scroll("##mine", where);
  float at = area.y;
  bool const told = !view.driven.empty() && !view.whole();   // on a board of cards they are seen as they are played
  if (told) {
    text(Type::Caption, area.x, at + px(4), play.race().words().done + " by all", Role::Text3);
    at += px(26);
  }
  for (TableView::Driven const& d : view.driven) {
    if (!told) break;
    SeatSetup const& seat = play.truth().setup().seats[size_t(d.seat)];
    swatch({area.x, at + px(2), px(40), px(18)}, seat.livery, seat.number);
    float const h = text_wrapped(Type::OrderSmall, area.x + px(50), at + px(2), where.w - px(58), d.text.empty() ? "-" : d.text, Role::Text);
    at += std::max(px(20), h) + px(8);
  }
  if (told) hairline(area.x, area.x + where.w, at), at += px(4);
  if (play.films().running()) {
    float const laid = film_cards(view, play.films().playback(), area, at);
    float& before = *ImGui::GetStateStorage()->GetFloatRef(ImGui::GetID("##laid"));
    float const tall = laid - area.y;
    if (view.whole() && std::abs(tall - before) > 1 && tall > where.h) ImGui::SetScrollY(tall - where.h);   // the card that falls is seen
    before = tall;
    return end_scroll(film_lines(play, area, laid, opened));
  }
  for (size_t i = 0; i < view.log.size(); ++i) {
    if (!of_mine(play, view, i, turn)) continue;
    Line const& line = view.log[i];
    LineStyle style;
    if (line.seat >= 0) {
      SeatSetup const& seat = play.truth().setup().seats[size_t(line.seat)];
      style.livery = seat.livery, style.number = seat.number, style.lead_css = 50;
    }
    at += rich_line(area.x, at + px(6), where.w - px(2), line, style, &opened) + px(12);
    hairline(area.x, area.x + where.w, at);
  }
  end_scroll(after_it(play, view, area, at, turn));
}

std::string sent_in(Play const& play, int turn) { return play.chair().me() >= 0 ? play.truth().order_as_sent(play.chair().me(), turn) : ""; }

}  // namespace

std::vector<std::string> looking_back(Play const& play, TableView const& view) {
  int const turn = play.films().turn();
  std::vector<std::string> out{(play.films().running() ? "Shown: " : "Looking back: after ") + play.race().words().told(turn) + "."};
  if (std::string const sent = sent_in(play, turn); !sent.empty()) out.push_back("Your order: " + sent);
  for (Standing::Row const& row : view.standing.rows) {
    if (play.films().running() || !met(play, view, row, turn)) continue;
    std::string facts;
    for (std::string const& fact : row.says) facts += (facts.empty() ? "" : "; ") + fact;
    out.push_back(play.truth().setup().seats[size_t(row.seat)].name + ", after it: " + facts);
  }
  return out;
}

void look_back(Stage& stage, TableView const& view, Rect in) {
  Play& play = *stage.play;
  int const turn = play.films().turn();
  float y = decision_head(stage, in, play.films().running() ? capital(play.race().words().told(turn)) : "After " + play.race().words().told(turn));
  bool const over = play.race().over();
  Playback const& playback = play.films().playback();
  bool const card = playback.card() != nullptr, flag = playback.running && !playback.asked && to_the_flag(stage, view);
  Rect bottom = in;
  // A phone that shows a film has room for the title, a line and a button, or for two buttons.
  bool const line = play.films().running() && !card && !flag && in.bottom() - y < px(180);
  Rect const second = line ? Rect{} : bottom.cut_bottom(px(40), px(10));
  Rect const main = bottom.cut_bottom(px(48), px(10));
  Rule opened;
  std::string const sent = sent_in(play, turn);
  if (line) film_now(play, {in.x, y, in.w, 0}, sent, opened);
  else if (float const room = main.y - y; room > px(120)) {
    if (!sent.empty()) {
      text(Type::Caption, in.x, y, "Your order", Role::Text3);
      Rect const box{in.x, y + px(20), in.w, px(44)};
      fill(box, colour(Role::Well), radius::kControl);
      outline(box, colour(Role::Line), radius::kControl);
      draw_text_fit(ink(), Type::Order, {box.x + px(12), box.y + px(10)}, colour(Role::Text), sent, box.w - px(24));
      probe_add("Your order", box);
      y = box.bottom() + px(14);
    }
    turn_lines(play, view, {in.x, y, in.w, main.y - y - px(10)}, turn, opened);
  }
  char const* label = play.films().running() ? "Skip to now" : over ? "Back to the end" : "Back to now";
  if (card && primary_button(main, "Go on", "player-play")) stage.push(Intent::PressOn);
  if (flag) {   // nothing of mine comes any more
    if (card ? button(second, view.words.to_end.c_str(), {.icon = "flag-3"}) : primary_button(main, view.words.to_end.c_str(), "flag-3")) stage.push(Intent::RunToEnd);
    if (!card && button(second, label, {.icon = "player-skip-forward"})) stage.push(Intent::ShowTurn, 0);
  } else if (card) {
    if (button(second, label, {.icon = "player-skip-forward"})) stage.push(Intent::ShowTurn, 0);
  } else {
    if (primary_button(main, label, "player-skip-forward")) stage.push(Intent::ShowTurn, 0);
    if (!line && button(second, "Watch again", {.icon = "player-play", .enabled = !play.films().running()}))
      stage.push(Intent::Replay, turn);
  }
  if (!opened.empty()) stage.push(Intent::OpenRule, 0, std::string(opened.text()));
}

}  // namespace paddock::app
