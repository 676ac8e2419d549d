// Races in play: the most urgent one large, the others as cards.
#include <algorithm>

#include "desk/deadline.hpp"
#include "screens/home/home.hpp"
#include "screens/table/view.hpp"
#include "ui/finger.hpp"
#include "view/marked.hpp"

namespace paddock::app {
namespace {

// Part of the board round my car, or the leader's.
Box crop_of(Scene const& scene, Seat seat, float width, float aspect) {
  Box const all = board_box(scene);
  Vec at = all.middle();
  for (Token const& t : scene.tokens)
    if (!t.ghost && (t.seat == seat || (seat < 0 && &t == &scene.tokens[0]))) at = t.at;
  float const w = std::min(width, std::max(all.width, 8.0f)), h = w / std::max(0.2f, aspect);
  return {at.x - w * 0.5f, at.y - h * 0.5f, w, h};
}

std::string lap_value(Standing const& s, Words const& words, std::string& of) {
  std::string const all = top_value(s, capital(words.lap));
  size_t const cut = all.find(" of ");
  of = cut == std::string::npos ? "" : all.substr(cut + 1);
  return all.substr(0, cut);
}

float big_figure(float x, float y, std::string_view label, std::string_view value, std::string_view of) {
  text(Type::Caption, x, y, label, Role::Text3);
  float w = text(Type::HomeTitle, x, y + px(17), value);
  if (!of.empty()) w += px(6) + text(Type::FigureRow, x + w + px(6), y + px(33), of, Role::Text2);
  return std::max(w, text_size(Type::Caption, label).x) + px(26);
}

std::string state_sentence(Shelved const& race) {
  if (!race.listed.readable) return race.listed.note;
  GameInfo const* const game = find_game(race.listed.summary.game);
  Words const words = race.play ? race.play->race().words() : game ? game->words() : Words{};
  int const turn = race.listed.summary.turn;
  std::string s = words.number(turn) < 1 ? "Before the first turn" : words.turn_title(turn);
  if (!race.play) return race.listed.note.empty() ? s + "." : race.listed.note;
  Play const& p = *race.play;
  std::vector<Seat> missing = p.tray().missing();  // a bot decides as soon as the race is opened
  std::erase_if(missing, [&](Seat seat) { return p.drivers().of(seat).by == Drives::Bot; });
  int const owed = p.tray().owed(), in = owed - int(missing.size());
  if (p.phase() == Play::Phase::Pick) return s + ". The " + words.race + " waits for the " + words.seat + " that is yours.";
  if (p.race().watching()) return s + ". You are watching.";
  if (p.truth().role() == paddock::Role::Player) return s + (race.mine ? ". Your order is open." : ", order sealed. It opens when the game master publishes.");
  if (in >= owed) return s + ". Every order is in.";
  if (race.mine && !p.drivers().by_link()) return s + (p.truth().seats() == 2 ? ". Only your order is missing." : ". The field waits for you.");
  std::string const mine = race.mine ? (missing.size() == 1 ? " Only yours is missing." : " Yours is missing.") : "";
  if (in == 0) return s + ". No order is in yet.";
  if (missing.size() == 1 && !race.mine) return s + ". Only " + p.race().seat_name(missing[0]) + " is still thinking.";
  return s + ". " + count_words(in, true) + " of " + count_words(owed, false) + (in == 1 ? " orders is in." : " orders are in.") + mine;
}

// A long title has smaller letters and its lines.
bool long_title(Shelved const& race, float width) { return text_size(Type::Key, race.listed.summary.title).x > width; }
float title_height(Shelved const& race, float width) {
  return long_title(race, width) ? text_height(Type::PanelTitle, width, escaped_stars(race.listed.summary.title)) : px(32);
}

constexpr float kHeroWords = 360, kHeroPicture = 176;   // px

float hero_foot() { return px(look().touch ? size::kPrimaryTouch : size::kPrimary); }

// Its words are cut where `width` ends; where there is no room for one letter its icon is left.
Chip fitted(Chip c, float width) {
  std::string words = c.text;
  while (!words.empty() && chip_width(c) > width) {
    while (words.size() > 1 && (uint8_t(words.back()) & 0xC0) == 0x80) words.pop_back();   // a letter of several bytes is one
    words.pop_back();
    c.text = words.empty() ? "" : words + "...";
  }
  return c;
}

// Whom it is against, where few are in it: equal titles are told apart. Empty where nobody knows who "I" am.
std::string against(Shelved const& race) {
  if (!race.play) return "";
  Play const& p = *race.play;
  Seat const me = p.chair().viewer() >= 0 ? p.chair().viewer() : p.chair().next_here();
  std::vector<std::string> names;
  for (Seat s = 0; me >= 0 && s < p.truth().seats(); ++s)
    if (s != me) names.push_back(p.race().seat_name(s));
  if (names.empty()) return "";
  if (names.size() > 2) return " against " + count_words(int(names.size()), false);
  return " against " + names[0] + (names.size() == 2 ? " and " + names[1] : "");
}

// The game, whom it is against, and when it was last at hand.
void card_head(Rect in, Shelved const& race) {
  Cover const* const game = cover_of(race.listed.summary.game);
  icon(game_icon(game), in.x + px(9), in.y + px(9), 18, Role::Text2);
  std::string const when = race.listed.summary.updated > 0 ? day_words(race.listed.summary.updated) : "";
  float const w = when.empty() ? 0 : text_size(Type::Caption, when).x + px(10);
  if (w > 0) text_right(Type::Caption, in.right(), in.y + px(1), when, Role::Text3);
  float const room = in.w - px(26) - w;
  std::string const whom = against(race);
  std::string words = (game ? game->title : race.listed.summary.game) + whom;
  if (!whom.empty() && text_size(Type::Small, words).x > room) words = capital(whom.substr(1));   // the icon says the game
  text_fit(Type::Small, in.x + px(26), in.y, words, room, Role::Text2);
}

// A race's sentence, wrapped. Returns its height.
float sentence(Rect in, Type type, Shelved const& race, int64_t now) {
  float const height = text_wrapped(type, in.x, in.y, in.w, race_sentence(race, now), Role::Text2);
  probe_add("Sentence " + race.listed.id, {in.x, in.y, in.w, height});
  return height;
}

}  // namespace

CardState card_state(Shelved const& race) {
  std::string const& words = race.listed.summary.state;
  if (!race.listed.readable) return {{"alert-circle", "damaged", Tone::Bad, {}}, "Look", "eye"};
  if (race.picks) return {{"car", capital(words), Tone::Accent, {}}, capital(words), "car"};
  if (words == "your turn") return {{"pencil", "Your turn", Tone::Accent, {}}, "Write your order", "pencil"};
  if (words == "watching") return {{"eye", "Watching", Tone::Quiet, {}}, "Look on", "eye"};
  if (words == "all orders in") return {{"lock", "All orders in", Tone::Accent, {}}, "Publish the turn", "flag-3"};
  return {{"hourglass", capital(words.empty() ? "running" : words), Tone::Quiet, {}}, "Look", "eye"};
}

std::string race_sentence(Shelved const& race, int64_t now) {
  std::string const words = state_sentence(race);
  if (!race.play || race.play->clock().deadline() <= 0 || race.play->state() == Play::Phase::Over) return words;
  return words + " " + capital(closes_words(race.play->clock().deadline(), now)) + ".";
}

void HomeScreen::empty_card(Stage& stage, Rect where) {
  fill(where, colour(Role::Panel), radius::kPanel);
  outline(where, colour(Role::Line), radius::kPanel);
  Rect in = where.inset(px(stage.layout == Layout::Phone ? 16 : 24), px(18));
  text_fit(Type::PanelTitle, in.x, in.y, "Races by turns, with friends or bots", in.w);
  in.cut_top(px(34));
  auto const words = [&] {
    in.cut_top(text_wrapped(Type::Body, in.x, in.y, in.w, "Everybody writes an order, then all of them drive. Race the bots now, or open the link that a friend has sent you.", Role::Text2), px(14));
  };
  if (!stage.low) words();   // else the button comes first, for it would lie below the edge
  Rect row = in.cut_top(px(look().touch ? size::kPrimaryTouch : size::kPrimary), px(18));
  row.w = std::min(row.w, px(420));
  if (primary_button(row.column(0, 2, px(10)), "Try a race", "flag-3")) stage.push(Intent::TryRace);
  if (button(row.column(1, 2, px(10)), "Open a link", {.icon = "clipboard", .type = Type::Strong})) stage.push(Intent::Paste);
  if (stage.low) words();
  if (!late_code_here()) return;
  if (!demo_) demo_ = std::make_unique<HomeDemo>();
  demo_->draw(stage, {where.x + 1, in.y, where.w - 2, where.bottom() - 1 - in.y});
  demo_drawn_ = true;
}

float HomeScreen::hero_height(Stage& stage, float width, Shelved const& race, bool phone) const {
  float const in = phone ? width - px(32) : std::min(px(kHeroWords), width) - px(48);
  float const words = text_height(Type::Body, in - px(28), race_sentence(race, stage.host.unix_time()));
  float const rest = px(stage.low ? 60 : 185 + 12 - 32) + title_height(race, in) + hero_foot();   // what stands above the sentence, and the buttons
  return phone ? px(kHeroPicture + 28) + rest + std::max(px(45), words) : px(44) + rest + std::max(px(24), words);
}

void HomeScreen::hero(Stage& stage, Rect where, Shelved const& race, bool phone) {
  fill(where, colour(Role::Panel), radius::kPanel);
  Rect picture = where;
  if (phone) picture.h = px(kHeroPicture);
  else picture.cut_left(px(270));
  if (race.play) {
    Session const& s = race.play->draft().session();
    Scene scene = s.scene(race.play->chair().viewer());
    scene.marks.clear();  // a picture is not for clicking
    Chair const& chair = race.play->chair();
    Box const crop = crop_of(scene, chair.viewer() >= 0 ? chair.viewer() : chair.next_here(), phone ? 15.0f : 18.0f,
                             picture.w / picture.h);
    PictureStyle const style{.round_css = radius::kPanel, .corners = phone ? ImDrawFlags_RoundCornersTop : ImDrawFlags_RoundCornersRight, .cover = true};
    show_picture(stage, 0, picture.inset(1), {scene, entrants(s.setup()), crop}, style);
    if (!phone) {  // the picture comes out of the panel's face
      ImU32 const solid = colour(Role::Panel), clear = colour(Role::Panel, 0);
      float const to = picture.x + std::min(px(150), picture.w * 0.4f);
      ink()->AddRectFilledMultiColor({picture.x, where.y + 1}, {to, where.bottom() - 1}, solid, clear, clear, solid);
    }
  }
  outline(where, colour(Role::Line), radius::kPanel);
  if (race.mine) brackets(ink(), where, size::kArmHero, 4, 6);
  Rect in = where;
  if (phone) in.cut_top(px(kHeroPicture));
  else in.w = std::min(px(kHeroWords), where.w);
  hero_words(stage, in.inset(px(phone ? 16 : 24), px(phone ? 14 : 22)), race);
  probe_add("Race " + race.listed.summary.title, where);
}

void HomeScreen::hero_words(Stage& stage, Rect in, Shelved const& race) {
  CardState const state = card_state(race);
  Rect const foot = in.cut_bottom(hero_foot());
  Cover const* const game = cover_of(race.listed.summary.game);
  icon(game_icon(game), in.x + px(9), in.y + px(10), 18, Role::Text2);
  text_fit(Type::Body, in.x + px(28), in.y, (game ? game->title : race.listed.summary.game) + against(race), in.w - px(28), Role::Text2);
  in.cut_top(px(30));
  if (long_title(race, in.w)) text_wrapped(Type::PanelTitle, in.x, in.y, in.w, escaped_stars(race.listed.summary.title), Role::Text);
  else text(Type::Key, in.x, in.y, race.listed.summary.title);
  in.cut_top(title_height(race, in.w), px(18));
  if (race.play && !stage.low) {   // else the button would lie below the edge
    Play const& p = *race.play;
    Seat const who = p.chair().viewer() >= 0 ? p.chair().viewer() : p.chair().next_here();
    Standing const standing = p.draft().session().standing(p.chair().viewer());
    Standing::Row const* mine = nullptr;
    for (auto const& row : standing.rows)
      if (row.seat == who) mine = &row;
    float x = in.x;
    if (mine) x += big_figure(x, in.y, "Your place", std::to_string(mine->place), "of " + std::to_string(standing.rows.size()));
    std::string of;
    std::string const lap = lap_value(standing, p.race().words(), of);
    bool const small = !lap.empty() && p.race().words().lap == "turn";   // the record's turns are parts of the game's
    if (!small && p.race().words().number(p.truth().turn()) > 0) x += big_figure(x, in.y, "Turn", std::to_string(p.race().words().number(p.truth().turn())), "");
    if (!lap.empty()) big_figure(x, in.y, capital(p.race().words().lap), lap, of);
    in.cut_top(px(57), px(16));
    if (mine) {
      SeatSetup const& seat = p.truth().setup().seats[size_t(who)];
      swatch({in.x, in.y, px(48), px(20)}, seat.livery, seat.number);
      float const w = text_fit(Type::Strong, in.x + px(58), in.y, seat.name, in.w - px(58)), left = in.w - px(66) - w;
      if (left > px(40)) text_fit(Type::Body, in.right() - left, in.y, standing.words(*mine), left, Role::Text2);
      in.cut_top(px(20), px(12));
    }
  }
  icon(!race.listed.readable ? "alert-circle" : race.mine ? "pencil" : "lock", in.x + px(9), in.y + px(10), 18, race.listed.readable ? Role::Text2 : Role::Bad);
  sentence({in.x + px(28), in.y, in.w - px(28), 0}, Type::Body, race, stage.host.unix_time());
  if (forget_ == race.listed.id) return forget_row(stage, foot, race);
  Rect const press{foot.x, foot.y, std::min(foot.w - px(64), px(216)), foot.h};
  bool open = false;
  std::string const label = state.action + "##hero";
  if (!race.listed.readable) {
    if (button(press, "Forget this race", {.kind = ButtonStyle::Filled, .type = Type::Strong})) forget_ = race.listed.id;
    return;
  }
  if (race.mine) open = primary_button(press, label.c_str(), state.icon);
  else open = button(press, label.c_str(), {.kind = ButtonStyle::Filled, .icon = state.icon, .type = Type::Strong});
  if (open) stage.push(Intent::OpenSaved, 0, race.listed.id);
  if (icon_button({press.right() + px(16), foot.y, foot.h, foot.h}, "Forget##hero", "trash", "Forget this race")) forget_ = race.listed.id;
}

float HomeScreen::card_height(Stage& stage, float width, Shelved const& race) const {
  float const words = text_height(Type::Small, width - px(32), race_sentence(race, stage.host.unix_time()));
  return card_picture_ + px(26 + 52 + 8) + words + finger(34);
}

void HomeScreen::card(Stage& stage, Rect where, Shelved const& race, int slot) {
  fill(where, colour(Role::Panel), radius::kPanel);
  Rect in = where;
  Rect const picture = in.cut_top(card_picture_);
  if (race.play) {
    Session const& s = race.play->draft().session();
    Scene scene = s.scene(race.play->chair().viewer());
    scene.marks.clear();
    Box const all = board_box(scene);
    show_picture(stage, slot, picture.inset(1), {scene, entrants(s.setup()), all}, {radius::kPanel, ImDrawFlags_RoundCornersTop, false});
  }
  outline(where, colour(Role::Line), radius::kPanel);
  in = in.inset(px(16), px(13));
  Rect const foot = in.cut_bottom(finger(34), px(6));
  card_head(in, race);
  in.cut_top(px(22));
  bool const long_title = text_size(Type::PanelTitle, race.listed.summary.title).x > in.w;
  text_fit_title(long_title ? Type::Title : Type::PanelTitle, in.x, in.y + (long_title ? px(3) : 0), race.listed.summary.title, in.w);
  in.cut_top(px(26), px(4));
  sentence(in, Type::Small, race, stage.host.unix_time());
  card_foot(stage, foot, race);
}

void HomeScreen::forget_row(Stage& stage, Rect row, Shelved const& race) {
  std::string const yes = "Forget for good##" + race.listed.id, no = "Keep##" + race.listed.id;
  if (button(row.column(0, 2, px(8)), yes.c_str(), {.kind = ButtonStyle::Filled})) {
    stage.push(Intent::ForgetSaved, 0, race.listed.id);
    forget_.clear();
  }
  if (button(row.column(1, 2, px(8)), no.c_str())) forget_.clear();
}

void HomeScreen::card_foot(Stage& stage, Rect foot, Shelved const& race) {
  if (forget_ == race.listed.id) return forget_row(stage, foot, race);
  CardState const state = card_state(race);
  std::string const forget = "Forget##" + race.listed.id;
  if (icon_button(foot.cut_right(foot.h, px(6)), forget.c_str(), "trash", "Forget this race")) forget_ = race.listed.id;
  if (race.listed.readable) {
    std::string const label = std::string(race.mine ? "Open" : "Look") + "##" + race.listed.id;
    ButtonStyle const style{.kind = race.mine ? ButtonStyle::Face : ButtonStyle::Outline};
    if (button(foot.cut_right(button_width(label.c_str(), style), px(8)), label.c_str(), style)) stage.push(Intent::OpenSaved, 0, race.listed.id);
  }
  float const w = chip(foot.x, foot.y + foot.h * 0.5f, fitted(state.chip, foot.w));   // it gets what is left
  probe_add("State " + race.listed.id, {foot.x, foot.y + foot.h * 0.5f - px(12), w, px(24)});
}

// Title, whom it is against and when, its sentence; a small window has no room for more.
void HomeScreen::race_row(Stage& stage, Rect row, Shelved const& race) {
  constexpr float kFoot = 256;   // of a chip and its two presses
  Rect in = row.inset(px(16), px(8));
  icon(game_icon(cover_of(race.listed.summary.game)), in.x + px(9), in.middle().y, 18, Role::Text2);
  in.cut_left(px(32));
  card_foot(stage, in.cut_right(std::min(in.w * 0.55f, px(kFoot)), px(8)), race);
  int64_t const updated = race.listed.summary.updated;
  std::string const more = against(race) + (updated > 0 ? ", " + day_words(updated) : "");
  float const w = text_fit_title(Type::Strong, in.x, in.y, race.listed.summary.title, in.w);
  if (w + text_size(Type::Caption, more).x < in.w) text(Type::Caption, in.x + w + px(more[0] == ',' ? 0 : 4), in.y + px(3), more, Role::Text3);
  text_fit(Type::Caption, in.x, in.y + px(21), race_sentence(race, stage.host.unix_time()), in.w, Role::Text2);
  probe_add("Sentence " + race.listed.id, {in.x, in.y + px(21), in.w, px(16)});
}

float HomeScreen::rows_height(size_t from) const {
  size_t const all = shelf_.running().size();
  return all > from ? px(size::kRowRoomy) * float(all - from) : 0;
}

// Races beyond those that are shown large, a row each; where there are more than `where` holds, only they are scrolled.
void HomeScreen::race_rows(Stage& stage, Rect where, size_t from) {
  auto const& running = shelf_.running();
  fill(where, colour(Role::Panel), radius::kPanel);
  bool const scrolls = rows_height(from) > where.h + 1;
  Rect list = scrolls ? begin_scroll("##races", where.inset(1)) : where;
  for (size_t i = from; i < running.size(); ++i) {
    Rect const row = list.cut_top(px(size::kRowRoomy));
    if (i > from) hairline(row.x, row.right(), row.y);
    if (ImGui::IsRectVisible(row.min(), row.max())) race_row(stage, row, running[i]);
  }
  if (scrolls) end_scroll(list.y);
  outline(where, colour(Role::Line), radius::kPanel);
}

}  // namespace paddock::app
