#include <cstdlib>

// Right: name, laps, seats, rulings, and the one yellow button.
#include "desk/deadline.hpp"
#include "screens/rules/book.hpp"
#include "screens/rules/sheet.hpp"
#include "screens/setup/setup.hpp"
#include "ui/finger.hpp"

namespace paddock::app {

float SetupScreen::race_head(Stage&, Rect in) {
  text(Type::PanelTitle, in.x, in.y, capital(words_.race));
  in.cut_top(px(34));
  text_field(in.cut_top(px(size::kControl), px(8)), ("Name of the " + words_.race).c_str(), setup_.title, {.hint = title_hint()});
  if (words_.laps) laps_row(in.cut_top(px(look().touch ? 48 : 36)));
  for (Setting const& s : settings_)
    if (s.main) {
      in.cut_top(px(8));
      main_choice(in.cut_top(px(look().touch ? 48 : 36)), s);
    }
  if (by_link()) {
    in.cut_top(px(8));
    bool const narrow = in.w < px(310);   // "2 days" would be cut beside the label
    if (narrow) text(Type::Body, in.x, in.cut_top(px(26)).y, "Each turn", Role::Text2);
    Rect pace = in.cut_top(px(look().touch ? 48 : 36));
    if (!narrow) text(Type::Body, pace.x, pace.y + (pace.h - px(20)) * 0.5f, "Each turn", Role::Text2);
    if (!narrow) pace.cut_left(px(100));
    pace_ = kPaceHours[size_t(segmented(pace, "Each turn", kPaceWords, pace_index(pace_)))];
  }
  return in.y;
}

void SetupScreen::laps_row(Rect row) {
  text(Type::Body, row.x, row.y + (row.h - px(20)) * 0.5f, capital(words_.many_laps), Role::Text2);
  int const track_laps = tracks_.empty() ? 3 : std::max(1, tracks_[size_t(track_)].card.laps);
  int const laps = setup_.laps > 0 ? setup_.laps : track_laps;
  float const w = px(look().touch ? 150 : 118);
  constexpr char const* kUsual = "as the track says";
  if (setup_.laps == 0 && px(52) + text_size(Type::Small, kUsual).x + w < row.w)
    text(Type::Small, row.x + px(44), row.y + (row.h - px(18)) * 0.5f, kUsual, Role::Text3);
  int const now = stepper({row.right() - w, row.y, w, row.h}, "laps", laps, 1, 20);
  if (now != laps) setup_.laps = now == track_laps ? 0 : now;
}

void SetupScreen::main_choice(Rect row, Setting const& s) {
  text_fit(Type::Body, row.x, row.y + (row.h - px(20)) * 0.5f, s.label, px(96), Role::Text2);
  row.cut_left(px(100));
  std::string const value = value_of(s);
  if (s.choices.empty()) {
    int const now = std::atoi(value.c_str());
    float const w = px(look().touch ? 150 : 118);
    int const next = stepper({row.right() - w, row.y, w, row.h}, s.name.c_str(), now, int(s.low), int(s.high));
    if (next != now) set_value(s, std::to_string(next));
    return;
  }
  int at = 0;
  float width = 0;
  std::vector<std::string> const shown = shown_choices(s);
  std::vector<char const*> words;
  for (size_t i = 0; i < s.choices.size(); ++i) {
    if (s.choices[i] == value) at = int(i);
    words.push_back(shown[i].c_str());
    width = std::max(width, text_size(Type::SmallStrong, shown[i]).x + px(12));
  }
  std::string const label = s.label + "##main";
  bool const fits = width * float(words.size()) <= row.w;
  int const next = fits ? segmented(row, label.c_str(), words, at) : dropdown(row, label.c_str(), shown, at);
  if (next != at) set_value(s, s.choices[size_t(next)]);
}

// What is kept here is called by its name, anything else by what is typed.
static std::string brought_words(Stage& stage, std::string const& game, std::string const& typed) {
  for (auto const& one : stage.library.designs().list(game))
    if (one.text == typed) return one.name;
  return typed;
}

void SetupScreen::seat_row(Stage& stage, Rect row, int index) {
  SeatSetup const& seat = setup_.seats[size_t(index)];
  std::string const label = seat.name + "##seat" + std::to_string(index);
  bool const open = open_seat_ == index;
  Touch const t = touch_area(row, label.c_str());
  if (open || t.hovered || t.held) fill(row.inset(-px(8), 0), colour(Role::Panel2), radius::kChip);
  if (t.pressed) open_seat_ = open ? -1 : index, seat_at_ = row;
  if (open) seat_at_ = row;
  float const cy = row.middle().y;
  swatch({row.x, cy - px(10), px(62), px(20)}, seat.livery, seat.number);
  DriverKind const& kind = driver_kind(seat.driver);
  icon(kind.icon, row.right() - px(10), cy, 18, seat.driver == "you" ? Role::AccentText : Role::Text2);
  float right = row.right() - px(28);
  text_right(Type::Small, right, cy - px(9), kind.words, Role::Text2);
  right -= text_size(Type::Small, kind.words).x + px(8);
  float const x = row.x + px(74);
  float const w = text_fit(Type::Strong, x, cy - px(10), seat.name, right - x);
  for (SeatChoice const& choice : choices_) {
    std::string const id = get_text(seat.options, choice.key.c_str());
    if (choice.ids.empty() && !id.empty() && !choice.rows) text_fit(Type::Caption, x + w + px(8), cy - px(8), brought_words(stage, setup_.game, id), right - x - w - px(8), Role::Text3);
    for (size_t i = 1; i < choice.ids.size(); ++i)
      if (choice.ids[i] == id && x + w + px(50) < right)
        text_fit(Type::Caption, x + w + px(8), cy - px(8), choice.words[i], right - x - w - px(8), Role::Text3);
  }
}

float SetupScreen::seats(Stage& stage, Rect in) {
  Rect head = in.cut_top(finger(32), px(4));
  float const cy = head.middle().y;
  text(Type::Strong, head.x, cy - px(10), "Seats");
  int const count = int(setup_.seats.size()), most = std::max(2, std::min(grid() > 0 ? grid() : kMaxSeats, kMaxSeats));
  ButtonStyle const add{.icon = "plus", .enabled = count < most, .why = "No place is left"};
  if (button(head.cut_right(button_width("Add", add), px(8)), "Add", add)) {
    setup_.seats.push_back(next_seat(setup_, by_link() ? "link" : "bot medium"));
    open_seat_ = -1;
  }
  ButtonStyle const league{.icon = "podium", .tip = "Several clubs, home and away: table, averages carried on"};
  if (game_->league && button(head.cut_right(button_width("League", league), px(8)), "League##setup", league))
    stage.push(Intent::OpenSheet, int64_t(SheetId::Papers));
  std::string const of = "of " + std::to_string(most);
  text_right(Type::Small, head.right() - px(4), cy - px(9), of, Role::Text2);
  text_right(Type::FigureRow, head.right() - px(10) - text_size(Type::Small, of).x, cy - px(9), std::to_string(count));
  float const row_h = finger(34);
  for (int i = 0; i < int(setup_.seats.size()); ++i) seat_row(stage, in.cut_top(row_h), i);
  return in.y;
}

float SetupScreen::rulings(Stage&, Rect in) {
  int const changed = changed_count(), all = int(settings_.size());
  Rect head = in.cut_top(finger(32), px(6));
  float const cy = head.middle().y;
  text(Type::Strong, head.x, cy - px(10), "Rulings");
  ButtonStyle const style{.icon = "adjustments-horizontal"};
  if (button(head.cut_right(button_width("All", style)), "All##rulings", style)) open_rulings_ = !open_rulings_, open_seat_ = -1;
  text_right(Type::Small, head.right() - px(12), cy - px(9), std::to_string(all - changed) + " of " + std::to_string(all) + " as usual",
             Role::Text3);
  for (Setting const& s : settings_) {
    std::string const value = value_of(s);
    if (value == s.fallback || s.main) continue;
    Rect row = in.cut_top(px(28));
    float const w = cite_width(s.rule);
    if (!s.rule.empty()) cite(row.x, row.middle().y, s.rule);
    std::string const words = s.words_of(value);
    float const chip_w = text_size(Type::Caption, words).x + px(16);
    text_fit(Type::Small, row.x + w + px(8), row.y + px(5), s.label, row.w - w - chip_w - px(20), Role::Text2);
    fill({row.right() - chip_w, row.y + px(3), chip_w, px(22)}, colour(Role::AccentFace), radius::kChip);
    text_mid(Type::Caption, {row.right() - chip_w, row.y + px(3), chip_w, px(22)}, words, Role::AccentText);
  }
  return in.y;
}

// Below a line across `list`, for whoever is new to the game. Returns the bottom.
float SetupScreen::in_short(Rect list, Rect body) const {
  if (brief_of(setup_.game).empty()) return body.y;
  hairline(list.x, list.right(), body.y);
  return draw_brief({body.x, body.y + px(14), body.w, 0}, setup_.game);
}

void SetupScreen::start_button(Stage& stage, Rect where) {
  std::string const why = trouble();
  std::string const label = "Start " + words_.race;
  char const* const words = by_link() ? "Create and copy seat links" : label.c_str();
  if (primary_button(where, words, "flag-3", why.empty(), why)) start(stage);
}

void SetupScreen::draw_race(Stage& stage, Rect where) {
  Rect in = begin_panel("##race", where, Region::Decision);
  Rect foot = in.cut_bottom(px(size::kPrimary + 16 + 16));
  std::string const why = trouble();
  if (!why.empty()) {
    float const h = text_height(Type::Small, foot.w - px(60), why) + px(10);
    in.cut_bottom(h);
    icon("alert-circle", foot.x + px(25), foot.y - h + px(14), 18, Role::Bad);
    text_wrapped(Type::Small, foot.x + px(42), foot.y - h + px(5), foot.w - px(60), why, Role::Bad);
  }
  Rect list = begin_scroll("##race-list", {in.x + 1, in.y + 1, in.w - 2, in.h - 2});
  Rect body = list.inset(px(15), px(15));
  body.cut_top(race_head(stage, body) - body.y, px(12));
  hairline(list.x, list.right(), body.y);
  body.cut_top(px(10));
  body.cut_top(seats(stage, body) - body.y, px(12));
  hairline(list.x, list.right(), body.y);
  body.cut_top(px(10));
  body.cut_top(rulings(stage, body) - body.y, px(10));
  end_scroll(in_short(list, body));
  start_button(stage, foot.inset(px(16), px(16)));
  end_panel();
}

}  // namespace paddock::app
