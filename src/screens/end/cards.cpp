// End of race: stories from the record, moments to see again, and the page in words.
#include <algorithm>

#include "screens/end/end.hpp"
#include "screens/gm/qr_box.hpp"
#include "ui/finger.hpp"
#include "view/marked.hpp"

namespace paddock::app {

float EndScreen::draw_card(Stage& stage, Rect in, Recap::Card const& card) {
  float y = in.y;
  float right = in.right();
  if (!card.rule.empty()) {
    float const w = cite_width(card.rule);
    if (cite(right - w, y + px(11), card.rule)) stage.push(Intent::OpenRule, 0, std::string(card.rule.text()));
    right -= w + px(8);
  }
  if (!card.value.empty()) {
    text_right(Type::Title, right, y, card.value);
    right -= text_size(Type::Title, card.value).x + px(8);
  }
  text_fit(Type::Title, in.x, y, card.title, right - in.x);
  y += px(28);
  if (!card.note.empty()) y += text_wrapped(Type::Small, in.x, y, in.w, card.note, Role::Text2) + px(8);
  float most_words = 0;
  for (auto const& r : card.rows) most_words = std::max(most_words, text_size(Type::Caption, r.text).x);
  bool const room_beside = card.rows.size() > 4 && in.w - px(122) - most_words >= px(48);   // of all rows, or of none
  for (auto const& r : card.rows) {
    float x = in.x;
    bool const bar = r.cells > 0, beside = bar && room_beside;   // the words stand behind the bar, not below it
    std::string const words = escaped_stars(r.text);
    bool const below = bar && !beside && !r.text.empty();
    float const words_x = x + (r.seat >= 0 ? px(56) : 0), value_w = text_size(Type::FigureRow, r.value).x + px(8);
    float const words_w = in.right() - words_x - (below ? 0 : value_w), cy = y + px(11);
    float row_h = px(24);
    if (below) row_h = px(26) + text_height(Type::Caption, words_w, words);
    else if (!beside && !r.text.empty()) row_h = std::max(row_h, text_height(Type::Body, words_w, words) + px(4));
    if (r.seat >= 0) {
      emblem({x, cy - px(10), px(42), px(20)}, chart_.cars[size_t(r.seat)]);
      x += px(56);
      float const room = in.right() - px(56) - x - (beside && most_words > 0 ? most_words + px(10) : 0);
      float const each = bar ? std::min(px(22), room / float(r.cells)) : 0;
      auto const& car = chart_.cars[size_t(r.seat)];
      bool const fine = bar && each < px(7);  // too many for cells: one bar
      if (fine) paint_bar({x, cy - px(6), room * float(r.filled) / float(r.cells), px(12)}, car);
      for (int i = 0; i < r.cells && !fine; ++i) {
        if (i >= r.filled && r.text.empty()) break;
        Rect const c{x + each * float(i), cy - px(6), each - px(3), px(12)};
        if (i < r.filled) paint_bar(c, car);
        else fill(c, colour(Role::Panel3), radius::kCell);
      }
    }
    text_right(Type::FigureRow, in.right(), cy - px(9), r.value);
    if (!r.text.empty()) {
      if (beside) text(Type::Caption, in.right() - px(50) - most_words, cy - px(8), r.text, Role::Text3);
      else text_wrapped(below ? Type::Caption : Type::Body, x, cy + px(below ? 10 : -10), words_w, words, below ? Role::Text3 : Role::Text2);
    }
    y += row_h;
  }
  return y;
}

float EndScreen::draw_moments(Stage& stage, Rect in) {
  float y = in.y;
  text(Type::Title, in.x, y, "See again");
  y += px(32);
  for (auto const& m : recap_.moments) {
    hairline(in.x, in.right(), y);
    float const side = finger(32), w = in.w - px(54) - side;
    float const h = std::max(side + px(10), text_height(Type::Small, w, m.text) + px(14));
    text(Type::FigureRow, in.x, y + h / 2 - px(9), std::to_string(chart_.words.large_number(m.turn)));
    float const text_h = text_height(Type::Small, w, m.text);
    text_wrapped(Type::Small, in.x + px(46), y + (h - text_h) / 2, w, m.text, Role::Text2);
    std::string const label = "Watch " + chart_.words.turn(m.turn) + "##moment";
    if (icon_button({in.right() - side, y + h / 2 - side / 2, side, side}, label.c_str(), "player-play",
                    "Watch it"))
      watch(stage, m.turn, false);
    y += h;
  }
  if (recap_.moments.empty()) y += text_wrapped(Type::Small, in.x, y, in.w, stage.play->race().stopped() ? "Nothing to see again." : "A " + chart_.words.race + " without a scratch.", Role::Text3);
  return y;
}

void EndScreen::draw_cards(Stage& stage, Rect where) {
  float const gap = px(size::kGutter);
  bool const stacked = narrow(where.w);
  size_t const shown = std::min<size_t>(recap_.cards.size(), stacked ? 1 : 2);  // panels; further cards stand in them by turns
  float const weights[] = {0.37f, 0.31f, 0.32f};
  float const all = shown == 2 ? 1.0f : shown == 1 ? weights[0] + weights[2] : weights[2];
  float const room = where.w - gap * float(shown);
  for (size_t i = 0; i < shown; ++i) {
    Rect const r = stacked ? where.cut_top(where.h * 0.6f, gap) : where.cut_left(room * weights[i] / all, gap);
    std::string const name = "##card " + std::to_string(i);
    Rect const in = begin_panel(name.c_str(), r, Region::Log).inset(px(16), px(14));
    Rect const area = begin_scroll("##inside", in);
    float y = draw_card(stage, {area.x, area.y, area.w - px(12), 0}, recap_.cards[i]);
    for (size_t k = i + shown; k < recap_.cards.size(); k += shown) y = draw_card(stage, {area.x, y + px(18), area.w - px(12), 0}, recap_.cards[k]);
    end_scroll(y);
    end_panel();
  }
  Rect const in = begin_panel("##moments", where, Region::Log).inset(px(16), px(14));
  Rect const area = begin_scroll("##inside", in);
  float const y = draw_moments(stage, {area.x, area.y, area.w - px(12), 0});
  end_scroll(y);
  end_panel();
}

// ------------------------------------------------------------------------------------------------ in words

void EndScreen::twin(Stage& stage, Twin& twin) {
  if (!stage.play) return;
  Play const& play = *stage.play;
  read(stage);
  twin.heading = "End of the " + chart_.words.race + ", " + play.race().title();
  twin.state = recap_.headline + (recap_.subline.empty() ? "." : ", " + recap_.subline + ".");
  twin.standing.caption = "Classification";
  twin.standing.columns = {"Place", capital(chart_.words.seat), "Result"};
  for (auto const& r : recap_.classification) {
    std::string const name = r.seat >= 0 ? play.race().seat_name(r.seat) : "";
    twin.standing.rows.push_back({std::to_string(r.place), name, r.value + (r.text.empty() ? "" : ", " + r.text)});
  }
  for (auto const& heat : recap_.programme) {
    std::string words = heat.title + ", " + heat.result + ", the " + chart_.words.race + " " + heat.score + ":";
    for (auto const& ride : heat.rides) words += " " + ride.name + " " + ride.value + ";";
    twin.say(words);
  }
  twin.decision.heading = "What next";
  for (auto const& card : recap_.cards) {
    std::string words = card.title + (card.value.empty() ? "" : " " + card.value) + (card.note.empty() ? "" : ", " + card.note) + ".";
    for (auto const& r : card.rows)
      words += " " + (r.seat >= 0 ? play.race().seat_name(r.seat) + (r.text.empty() ? " " : ": ") : "") + r.text + (r.text.empty() || r.value.empty() ? "" : ", ") + r.value + ";";
    twin.say(words);
  }
  for (auto const& trace : chart_.traces) {
    std::string words = trace.title + ".";
    for (auto const& s : trace.series) {
      int64_t most = 0, sum = 0;
      std::string each;
      for (int64_t v : s.values) most = std::max(most, v), sum += v, each += (each.empty() ? "" : ", ") + shown(&trace, v);
      words += " " + play.race().seat_name(s.seat) + " ";
      if (trace.by_lap) words += each + ", all " + shown(&trace, sum) + ";";
      else if (!s.values.empty())
        words += shown(&trace, s.values.back()) + " at the end, " + shown(&trace, most) + " at most;";
    }
    twin.say(words);
  }
  for (auto const& m : recap_.moments) twin.say(chart_.words.turn_title(m.turn) + ": " + m.text + ".");
  twin.button("end-watch", "Watch the " + chart_.words.race)
      .button("end-again", "Run it again")
      .button("end-link", "Copy the replay link");
  if (play.race().stopped()) twin.button("end-race-on", capital(play.race().words().on) + " after all");
  twin.button("end-report", "Copy the forum report").button("end-table", "The table");
}

bool EndScreen::twin_command(Stage& stage, std::string const& id, std::string const&) {
  if (!stage.play) return false;
  if (id == "end-watch") watch(stage, 1, true);
  else if (id == "end-again") again(stage);
  else if (id == "end-link") stage.push(Intent::Copy, 0, full_link(stage.host.base_url(), link_), "Replay link copied");
  else if (id == "end-report") stage.push(Intent::Copy, 0, report_text(stage), "Report copied");
  else if (id == "end-race-on") race_on(stage);
  else if (id == "end-table") stage.push(Intent::Go, int64_t(ScreenId::Table));
  else return false;
  return true;
}

}  // namespace paddock::app
