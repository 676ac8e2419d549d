// A result that a person writes down, in the card of its race: the place of each seat, and who has earned what a bonus counts.
#include <algorithm>

#include "core/text.hpp"
#include "events/marks.hpp"
#include "screens/events/panels.hpp"
#include "ui/finger.hpp"

namespace paddock::app::events {
namespace {

Race const& race_of(EventFrame const& f, RaceAt at) { return f.view.event.rounds[size_t(at.round)].races[size_t(at.race)]; }

float row_height() { return finger(28); }

// The game's own points count: they stand behind a colon.
bool wants_points(Rules const& rules) { return rules.scoring != Scoring::Table; }

std::string how(EventFrame const& f) {
  return wants_points(f.view.event.rules) ? "Write each place above, - for who did not finish, and behind a colon the points: 2:7" : "Write each place above, - for who did not finish";
}

// Everybody's plate, pressed for whoever has earned the mark.
void mark_row(EventFrame const& f, Rect row, RaceAt at, int mark) {
  Race const& race = race_of(f, at);
  std::string const words = contest_of(f.view.event, f.view.event.rounds[size_t(at.round)])->marks[size_t(mark)].words;
  text_fit(Type::Caption, row.x, row.y, words, row.w, Role::Text2);
  float const gap = px(4), w = std::min(px(40), (row.w + gap) / float(race.grid.size()) - gap), y = row.y + px(16);
  for (size_t seat = 0; seat < race.grid.size(); ++seat) {
    Entrant const& e = f.view.who(race.grid[seat]);
    Rect const cell{row.x + float(seat) * (w + gap), y, w, row.bottom() - y};
    bool const on = f.pick.marks[seat] >> mark & 1;
    if (touch_area(cell, (words + " " + e.name + "##mark").c_str()).pressed) f.pick.marks[seat] ^= 1u << mark;
    entrant_swatch({cell.x, cell.y + px(2), w, px(20)}, e);
    if (!on) fill({cell.x, cell.y + px(2), w, px(20)}, colour(Role::Panel2, 0.75f), radius::kChip);
    if (on) fill({cell.x, cell.y + px(24), w, px(3)}, colour(Role::Accent), 1);
  }
}

}  // namespace

void start_by_hand(EventFrame const& f, RaceAt at) {
  f.pick.by_hand = race_of(f, at).id;
  f.pick.places.assign(race_of(f, at).grid.size(), "");
  f.pick.marks.assign(race_of(f, at).grid.size(), 0);
  f.pick.tab = EventTab::Round, f.pick.round = at.round;
}

void save_by_hand(EventFrame const& f) {
  RaceAt const at = find_race(f.view.event, f.pick.by_hand);
  if (!at.any()) return;
  f.pick.places.resize(race_of(f, at).grid.size());
  auto const places = read_places(f.pick.places, f.pick.marks);
  if (!places) return toast(places.error().text(), Tone::Bad, "alert-octagon");
  auto const event = entered_by_hand(f.view.event, f.pick.by_hand, *places, f.desk.run_by);
  if (event) f.pick.by_hand.clear();
  take_event(f, event, "The result is entered.");
}

float hand_height(EventFrame const& f, RaceAt at) {
  float const each = px(20) + row_height();
  return px(app::look().touch ? 104 : 96) + px(wants_points(f.view.event.rules) ? 16 : 0) + each * float(counted_marks(f.view.event, f.view.event.rounds[size_t(at.round)]).size());
}

void hand_field(EventFrame const& f, Rect row, Race const& race, size_t seat) {
  if (f.pick.places.size() != race.grid.size()) f.pick.places.resize(race.grid.size());
  Rect const box{row.right() - px(66), row.y + 1, px(56), row.h - 2};
  std::string const name = "Place " + f.view.who(race.grid[seat]).name;
  text_field(box, ("##" + name).c_str(), f.pick.places[seat], {.type = Type::OrderSmall});
  probe_add(name, box);
}

void hand_row(EventFrame const& f, Rect in, RaceAt at) {
  f.pick.marks.resize(race_of(f, at).grid.size());
  in.cut_top(text_wrapped(Type::Caption, in.x, in.y, in.w, how(f), Role::Text2), px(6));
  for (int mark : counted_marks(f.view.event, f.view.event.rounds[size_t(at.round)])) mark_row(f, in.cut_top(px(16) + row_height(), px(4)), at, mark);
  if (button(in.cut_top(px(app::look().touch ? 48 : 40)), "Enter these places##by hand", {.kind = ButtonStyle::Filled, .icon = "check"})) save_by_hand(f);
}

void twin_by_hand(EventFrame const& f, Twin& twin) {
  RaceAt const at = find_race(f.view.event, f.pick.by_hand);
  if (!at.any()) return;
  std::string written;
  for (std::string const& one : f.pick.places) written += (written.empty() ? "" : " ") + (one.empty() ? std::string("?") : one);
  bool const points = wants_points(f.view.event.rules);
  twin.decision.fields.push_back({"event-places", "Place of each seat of " + f.pick.by_hand, written, "", points ? "2:7 1:10 -:0, - for who did not finish, points behind a colon" : "2 1 3, - for who did not finish", "text", {}});
  if (auto const counted = counted_marks(f.view.event, f.view.event.rounds[size_t(at.round)]); !counted.empty()) {
    Contest const* contest = contest_of(f.view.event, f.view.event.rounds[size_t(at.round)]);
    std::string const id = contest->marks[size_t(counted[0])].id;
    twin.decision.fields.push_back({"event-marks", "What bonuses count: who has earned it", marks_text(f.view.event, at, f.pick.marks), f.pick.marks_fault, id + ": " + f.view.who(race_of(f, at).grid[0]).name, "text", {}});
  }
  twin.button("event-places-enter", "Enter these places");
}

bool twin_writes_by_hand(EventFrame const& f, std::string const& id, std::string const& value) {
  RaceAt const at = find_race(f.view.event, f.pick.by_hand);
  if (id == "event-places-enter") return save_by_hand(f), true;
  if (id == "event-marks" && at.any()) {
    auto const marks = read_marks(f.view.event, at, cut(value, 2000));
    f.pick.marks_fault = marks ? "" : marks.error().text();
    if (marks) f.pick.marks = *marks;
    return true;
  }
  if (id != "event-places") return false;
  std::string const text = cut(value, 400);
  size_t from = 0;
  for (std::string& one : f.pick.places) {   // "2 1 3 -", as many as there are seats
    from = std::min(text.find_first_not_of(" ,", from), text.size());
    size_t const end = std::min(text.find_first_of(" ,", from), text.size());
    one = text.substr(from, end - from);
    if (one == "?") one.clear();
    from = end;
  }
  return true;
}

}  // namespace paddock::app::events
