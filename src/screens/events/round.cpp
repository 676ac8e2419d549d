// A round: its races as columns with who starts where, or how they ended, what can be done with each, and the reason of every place
// in the draw.
#include <algorithm>
#include <utility>

#include "core/order.hpp"
#include "core/text.hpp"
#include "events/changes.hpp"
#include "screens/events/panels.hpp"

namespace paddock::app::events {
namespace {

float const kSeatRow = 32;

bool look_touch() { return app::look().touch; }

float race_height(EventFrame const& f, RaceAt at) {
  Race const& race = f.view.event.rounds[size_t(at.round)].races[size_t(at.race)];
  float const seats = float(race.grid.size()), card = px(52) + px(kSeatRow) * seats + px(12) + px(look_touch() ? 48 : 40) + px(16);
  return f.pick.by_hand == race.id ? card + hand_height(f, at) + (look_touch() ? px(16) * seats : 0) : card;
}

// Seats by their places where it is over, else as they start.
std::vector<size_t> order_of(Race const& race) {
  std::vector<size_t> out(race.grid.size());
  for (size_t i = 0; i < out.size(); ++i) out[i] = i;
  if (!race.result) return out;
  auto const key = [&](size_t i) { return race.result->placings[i].finish.place ? race.result->placings[i].finish.place : 1000; };
  sort_many(out, [&](size_t a, size_t b) { return key(a) < key(b); });
  return out;
}

void seat_row(EventFrame const& f, Rect row, RaceAt at, size_t seat) {
  Race const& race = f.view.event.rounds[size_t(at.round)].races[size_t(at.race)];
  Entrant const& e = f.view.who(race.grid[seat]);
  float const cy = row.middle().y;
  Touch const t = touch_area(row, ("Entrant " + e.name + "##" + race.id).c_str());
  if (f.pick.who == race.grid[seat]) fill(row, colour(Role::AccentFace));
  else if (t.hovered) fill(row, colour(Role::Panel3, 0.6f));
  if (t.pressed) f.pick.who = f.pick.who == race.grid[seat] ? -1 : race.grid[seat];
  Finish const* const finish = race.result ? &race.result->placings[seat].finish : nullptr;
  std::string const left = !finish ? std::to_string(seat + 1) : finish->place ? std::to_string(finish->place) : "out";
  text_right(Type::FigureRow, row.x + px(30), cy - px(9), left, finish && finish->place == 1 ? Role::AccentText : finish ? Role::Text : Role::Text3);
  entrant_swatch({row.x + px(40), cy - px(10), px(40), px(20)}, e);
  std::string right = finish && finish->points ? points_text(finish->points) : "";
  if (int const seed = finish ? 0 : f.view.seed_of(at.round, race.grid[seat])) right = "seed " + std::to_string(seed);
  if (int const points = finish ? 0 : f.view.grid_points(at.round, race.grid[seat])) right = std::to_string(points) + " for the grid";
  text_fit(Type::Body, row.x + px(90), cy - px(10), seat_name(f.view.event, race.grid[seat], at.round), row.w - px(100) - (right.empty() ? 0 : px(finish ? 50 : 84)));
  if (!right.empty()) text_right(finish ? Type::FigureSmall : Type::Caption, row.right() - px(12), cy - px(finish ? 9 : 8), right, finish ? Role::Text2 : Role::Text3);
}

void race_buttons(EventFrame const& f, Rect row, RaceAt at, Race const& race) {
  RaceStep const& step = f.view.steps[size_t(at.round)][size_t(at.race)];
  if (race.result) {
    bool const record = !race.result->record.empty();
    if (button(row.column(0, 2, px(8)), ("Open record##" + race.id).c_str(), {.icon = "history", .enabled = record, .why = "Its result was written down by hand"})) open_record(f, at);
    if (button(row.column(1, 2, px(8)), ("Take back##" + race.id).c_str(), {.icon = "arrow-back-up", .tip = "The result goes, so that another one can be entered; the event tells of it"})) take_result_back(f, at);
    return;
  }
  char const* const words = step.step == Step::Enter ? "Enter result##" : step.step == Step::GoOn ? "Go on##" : "Run##";
  char const* const sign = step.step == Step::Enter ? "check" : step.step == Step::GoOn ? "steering-wheel" : "flag-3";
  std::string const label = words + race.id;
  RaceAt const next = f.view.next();
  bool const yellow = f.phone() && next.round == at.round && next.race == at.race;   // elsewhere it stands beside the round
  if (yellow ? primary_button(row.column(0, 2, px(8)), label.c_str(), sign)
             : button(row.column(0, 2, px(8)), label.c_str(), {.kind = ButtonStyle::Filled, .icon = sign, .enabled = step.step != Step::Nothing, .why = step.why}))
    do_step(f, step.step, at);
  if (button(row.column(1, 2, px(8)), ("By hand##" + race.id).c_str(), {.icon = "pencil", .selected = f.pick.by_hand == race.id})) {
    if (f.pick.by_hand == race.id) f.pick.by_hand.clear();
    else start_by_hand(f, at);
  }
}

void race_card(EventFrame const& f, Rect r, RaceAt at) {
  Race const& race = f.view.event.rounds[size_t(at.round)].races[size_t(at.race)];
  fill(r, colour(Role::Panel2), radius::kControl);
  outline(r, colour(Role::Line), radius::kControl);
  if (RaceAt const next = f.view.next(); next.round == at.round && next.race == at.race) brackets(ink(), r, size::kArmPanel);
  Rect in = r;
  Rect const head = in.cut_top(px(48)).inset(px(14), px(12));
  text_fit(Type::Title, head.x, head.y, race_words(f.view, at), head.w - px(90));
  std::string const seats = std::to_string(race.grid.size()) + " " + (race.grid.size() == 1 ? f.view.words_of(at.round).seat : f.view.words_of(at.round).seats);
  std::string const tier = race.tier >= 0 && tiers_of(f.view.event) > 1 ? tier_words(f.view, race.tier) : seats;
  text_right(Type::Caption, head.right(), head.y + px(4), race.result ? std::string(taken_back(f.view.event, race.id) ? "replaced" : "over") + (race.result->run_by.empty() ? "" : ", by " + race.result->run_by) : is_off(f.view.event, at) ? "falls away" : tier, race.result ? Role::Good : Role::Text2);
  hairline(r.x, r.right(), in.y);
  in.cut_top(px(4));
  bool const by_hand = f.pick.by_hand == race.id;
  for (size_t const seat : order_of(race)) {
    Rect const row = in.cut_top(px(by_hand && look_touch() ? kSeatRow + 16 : kSeatRow));
    seat_row(f, by_hand ? Rect{row.x, row.y, row.w - px(70), row.h} : row, at, seat);
    if (by_hand) hand_field(f, row, race, seat);
  }
  in = in.inset(px(12), 0);
  in.cut_top(px(12));
  race_buttons(f, in.cut_top(px(look_touch() ? 48 : 40), px(14)), at, race);
  if (by_hand) hand_row(f, in, at), in_sight(f, "hand " + race.id, r.y, r.bottom());
}

float races(EventFrame const& f, Rect in, float y, int round) {
  auto const& all = f.view.event.rounds[size_t(round)].races;
  float const gap = px(12);
  int const columns = std::clamp(int((in.w + gap) / px(268)), 1, std::max(1, int(all.size())));
  for (int first = 0; first < int(all.size()); first += columns) {
    float h = 0;
    int const n = std::min(columns, int(all.size()) - first);
    for (int i = 0; i < n; ++i) h = std::max(h, race_height(f, {round, first + i}));
    Rect line{in.x, y, columns == 1 ? in.w : std::min(in.w, float(columns) * px(400)), h};
    for (int i = 0; i < n; ++i) race_card(f, line.column(i, columns, gap), {round, first + i});
    y += h + gap;
  }
  return y;
}

// Best first: his place in the draw, the numbers that gave it, and the race it led to.
float seed_row(EventFrame const& f, Rect in, float y, Draw const& draw, int index) {
  Seeded const& seed = draw.seeds[size_t(index)];
  Entrant const& e = f.view.who(seed.who);
  bool const below = f.phone();          // the reasons have the whole breadth there
  float const name = below ? in.w - px(150) : std::max(px(180), in.w * 0.28f), x = in.x + px(88) + (below ? 0 : name), room = in.right() - px(below ? 0 : 64) - x, top = px(below ? 32 : 8);
  float const h = std::max(px(38), top + px(8) + reason_parts(x, 0, room, seed.reasons, false) + (seed.why.empty() ? 0 : text_height(Type::Caption, room, seed.why)));
  Rect const row{in.x, y, in.w, h};
  if (!ImGui::IsRectVisible(row.min(), row.max())) return row.bottom();
  text_right(Type::FigureRow, row.x + px(28), y + px(9), std::to_string(index + 1), Role::Text2);
  entrant_swatch({row.x + px(38), y + px(8), px(40), px(20)}, e);
  text_fit(Type::Body, row.x + px(88), y + px(8), e.name, name - px(8));
  float at = y + top;
  at += reason_parts(x, at, room, seed.reasons, true);
  if (!seed.why.empty()) text_wrapped(Type::Caption, x, at, room, seed.why, Role::Text3);
  std::string const race = size_t(seed.race) < draw.races.size() ? draw.races[size_t(seed.race)].id : "";
  ::paddock::Chip const c{"", race.empty() ? std::to_string(seed.race + 1) : race, Tone::Quiet, {}};
  if (draw.races.size() > 1) chip(row.right() - chip_width(c), y + px(19), c);   // of one race there is nothing to tell
  hairline(row.x, row.right(), row.bottom());
  return row.bottom();
}

float seeding(EventFrame const& f, Rect in, float y, int round) {
  Draw const* const draw = f.view.draw(round);
  if (!draw || draw->seeds.empty()) return y;
  text(Type::Title, in.x, y + px(8), f.view.drawn(round) ? "Draw and seeding" : "Order if it is drawn now");
  y += px(36);
  std::string const race = f.view.words_of(round).race;
  y += text_wrapped(Type::Caption, in.x, y, in.w, draw->races.size() == 1 ? "The best first, and why. All are in one " + race + "." : "The best first. Each line says why, and in which " + race + " he starts.", Role::Text3) + px(6);
  hairline(in.x, in.right(), y);
  for (int i = 0; i < int(draw->seeds.size()); ++i) y = seed_row(f, in, y, *draw, i);
  return y + px(16);
}

// A round that is not drawn yet: how it would be, or why not.
float undrawn(EventFrame const& f, Rect in, float y, int round) {
  if (f.view.draw(round)) {
    if (round == f.view.round && !f.phone()) return y;   // the yellow button stands beside it
    bool const next = round == f.view.round;   // then it is the yellow one
    Rect const press{in.x, y, next ? in.w : std::min(in.w, px(240)), px(next ? size::kPrimaryTouch : size::kControl)};
    if (next ? primary_button(press, "Draw it##round", "dice-5") : button(press, "Draw it##round", {.kind = ButtonStyle::Filled, .icon = "dice-5"})) draw_round(f, round);
    return press.bottom() + px(16);
  }
  auto const can = draw_of(f.view.event, round);
  return y + text_wrapped(Type::Body, in.x, y, in.w, can ? "It can be drawn." : can.error().what, Role::Text2) + px(16);
}

// Who came into the event after the draw; races that its board has too few places for.
float draw_again(EventFrame const& f, Rect in, float y, int round) {
  std::vector<int> const& late = f.view.late(round);
  std::string words;
  for (size_t i = 0; i < late.size(); ++i) words += (i == 0 ? "" : i + 1 < late.size() ? ", " : " and ") + f.view.who(late[i]).name;
  if (!words.empty()) words += std::string(late.size() == 1 ? " was" : " were") + " not in the event when this was drawn.";
  if (std::string const room = f.view.no_room(round); !room.empty() && f.view.raced(round) == 0) words += (words.empty() ? "" : " ") + room;
  if (words.empty()) return y;
  y += text_wrapped(Type::Small, in.x, y, in.w, words, Role::Text2) + px(8);
  Rect const press{in.x, y, std::min(in.w, px(240)), px(app::look().touch ? 48 : 40)};
  if (button(press, "Draw it again##round", {.kind = ButtonStyle::Filled, .icon = "dice-5"})) draw_round(f, round);
  return press.bottom() + px(16);
}

}  // namespace

void draw_round_panel(EventFrame const& f, Rect where) {
  Rect const panel = open_panel(f, "##round", where, Region::Board);
  Rect in = panel.inset(px(f.phone() ? 14 : 18), px(14));
  int const round = std::clamp(f.pick.round, 0, int(f.view.event.rounds.size()) - 1);
  int const seen = round * 2 + f.view.drawn(round);
  if (std::exchange(f.pick.seen, seen) != seen) ImGui::SetScrollY(0);
  Rect head = in.cut_top(px(34), px(2));
  if (icon_button(head.cut_right(head.h, px(8)), "Change##round", "pencil", "Name, date and board of the round", f.pick.edits_round == round)) toggle_round_edit(f, round);
  Chip const state = round_chip(f.view, round);
  chip(head.right() - chip_width(state), head.middle().y, state);
  text_fit(Type::PanelTitle, head.x, head.y + px(4), round_words(f.view, round), head.w - chip_width(state) - px(12));
  Round const& r = f.view.event.rounds[size_t(round)];
  GameInfo const* const game = find_game(game_of(f.view.event, r));
  std::string facts = game ? game->title : "";
  for (std::string const& one : {r.date, f.view.boards[size_t(round)].name, r.laps ? std::to_string(r.laps) + " " + (r.laps == 1 ? f.view.words_of(round).lap : f.view.words_of(round).many_laps) : std::string()})
    if (!one.empty()) facts += (facts.empty() ? "" : ", ") + one;
  text_fit(Type::Small, in.x, in.y, facts, in.w, Role::Text2);
  float y = draw_round_edit(f, in, in.y + px(32), round);
  bool const by_rule = r.final && f.view.event.kind == Kind::Qualifying;
  y = draw_undo(f, in, y);
  if (f.view.drawn(round) && !by_rule) y = draw_again(f, in, y, round);
  y = f.view.drawn(round) ? races(f, in, y, round) : undrawn(f, in, y, round);
  y = draw_changes(in, y, changes_of_round(f.view.event, round));
  y = by_rule ? draw_final(f, in, y) : seeding(f, in, y, round);
  end_panel(y + px(20));
}

}  // namespace paddock::app::events
