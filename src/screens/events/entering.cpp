// Who comes into the event and who leaves it: a row above the entry list, a press on an entrant's page.
#include <algorithm>

#include "core/text.hpp"
#include "events/edit.hpp"
#include "events/event_file.hpp"
#include "events/event_new.hpp"
#include "screens/events/panels.hpp"
#include "screens/setup/defaults.hpp"

namespace paddock::app::events {
namespace {

constexpr char kHelp[] = "A name is enough. More, if you like: Ann: team Reds, number 7, laurels 3, handicap 2.";

float press_height() { return px(app::look().touch ? 48 : 40); }

void add(EventFrame const& f) {
  EventPick& pick = f.pick;
  auto const event = with_entrant(f.view.event, pick.adds.empty() ? "" : with_driver(pick.adds, pick.adds_driver));
  if (!event) return void(pick.adds_fault = event.error().text());
  std::string words = event->entrants.back().name + " is in the event";
  for (int r = 0; r < int(f.view.event.rounds.size()); ++r)
    if (f.view.drawn(r) && !f.view.raced(r)) words += "; " + round_words(f.view, r) + " is drawn already, draw it again";
  pick.adds.clear(), pick.adds_fault.clear();
  change_event(f, *event, words + ".");
}

// Empty: he may be taken out. A race that is on would be lost to the event, as its round is drawn again without him.
std::string why_stays(EventFrame const& f) {
  auto const& rounds = f.view.event.rounds;
  for (size_t r = 0; r < rounds.size(); ++r) {
    auto const& races = rounds[r].races;
    bool const drawn = std::any_of(races.begin(), races.end(), [&](Race const& race) { return std::find(race.grid.begin(), race.grid.end(), f.pick.who) != race.grid.end(); });
    bool const begun = std::any_of(f.view.steps[r].begin(), f.view.steps[r].end(), [](RaceStep const& step) { return !step.kept.empty(); });
    if (drawn && begun) return rounds[r].name + " is drawn with " + f.view.who(f.pick.who).name + " in it, and has begun on this device; it would have to be drawn again.";
  }
  return why_all_stay(f.view.event);
}

void take_out(EventFrame const& f) {
  if (std::string const why = why_stays(f); !why.empty()) return toast(why, Tone::Bad, "alert-octagon");

  std::string const name = f.view.who(f.pick.who).name;
  auto const event = without_entrant(f.view.event, f.pick.who);
  if (!event) return toast(event.error().text(), Tone::Bad, "alert-octagon");
  if (change_event(f, *event, name + " is out of the event.")) f.pick.who = -1;
}

void keep_line(EventFrame const& f) {
  EventPick& pick = f.pick;
  std::string const name = f.view.who(pick.who).name;
  auto const event = with_entrant_line(f.view.event, pick.who, pick.line);
  pick.line_fault = event ? lost_race(f, *event) : event.error().text();
  if (!pick.line_fault.empty()) return;
  std::string const& now = event->entrants[size_t(pick.who)].name;
  if (change_event(f, *event, now == name ? now + " is entered anew." : name + " is called " + now + " from now on.")) pick.line_of = -1;
}

}  // namespace

void toggle_line(EventFrame const& f) {
  EventPick& pick = f.pick;
  pick.line_of = pick.line_of == pick.who ? -1 : pick.who;
  pick.line = entrant_line(f.view.event, pick.who), pick.line_fault.clear();
}

float draw_line(EventFrame const& f, Rect in, float y) {
  EventPick& pick = f.pick;
  if (pick.line_of != pick.who) return y;
  Rect const box{in.x, y, in.w, press_height()};
  text_field(box, "##Entrant's line", pick.line, {.error = !pick.line_fault.empty()});
  probe_add("Entrant's line", box);
  y = box.bottom() + px(6);
  bool const wrong = !pick.line_fault.empty();
  y += text_wrapped(Type::Caption, in.x, y, in.w, wrong ? pick.line_fault : "Name, and who decides: screen, link, forum, mail or a bot. Results stay his under another name.", wrong ? Role::Bad : Role::Text3) + px(8);
  Rect const row{in.x, y, std::min(in.w, px(320)), press_height()};
  if (button(row.column(0, 2, px(8)), "Keep##line", {.kind = ButtonStyle::Filled, .icon = "check"})) keep_line(f);
  if (button(row.column(1, 2, px(8)), "Leave it##line")) pick.line_of = -1;
  return row.bottom() + px(14);
}

float draw_entering(EventFrame const& f, Rect in, float y) {
  EventPick& pick = f.pick;
  float const h = press_height();
  y = draw_undo(f, in, y);
  if (!pick.adds_open) return y;
  float const top = y;
  Rect name{in.x, y, in.w, h}, driver = name;
  if (f.phone()) driver.y += h + px(8);
  else driver = name.cut_right(px(210), px(8));
  text_field(name, "##Entrant to add", pick.adds, {.hint = "Name", .error = !pick.adds_fault.empty()});
  probe_add("Entrant to add", name);
  std::vector<std::string> kinds;
  int now = 0;
  for (DriverKind const& kind : driver_kinds()) {
    if (pick.adds_driver == kind.id) now = int(kinds.size());
    kinds.push_back(capital(kind.words));
  }
  pick.adds_driver = driver_kinds()[size_t(dropdown(driver, "Who decides##entrant", kinds, now))].id;
  y = driver.bottom() + px(6);
  bool const wrong = !pick.adds_fault.empty();
  y += text_wrapped(Type::Caption, in.x, y, in.w, wrong ? pick.adds_fault : kHelp, wrong ? Role::Bad : Role::Text3) + px(8);
  Rect const row{in.x, y, std::min(in.w, px(320)), h};
  if (button(row.column(0, 2, px(8)), "Add##entrant", {.kind = ButtonStyle::Filled, .icon = "plus", .enabled = !pick.adds.empty(), .why = "write a name first"})) add(f);
  if (button(row.column(1, 2, px(8)), "Leave it##entrant")) pick.adds_open = false, pick.adds_fault.clear();
  in_sight(f, "add", top, row.bottom());
  return row.bottom() + px(14);
}

float draw_leaving(EventFrame const& f, Rect in, float y) {
  if (f.view.event.kind == Kind::League) return y;
  std::string const why = why_stays(f);
  y += px(20);
  Rect const press{in.x, y, in.w, press_height()};
  if (button(press, "Take out of the event##entrant", {.icon = "x", .enabled = why.empty(), .why = why})) take_out(f);
  y = press.bottom() + px(6);
  return why.empty() ? y : y + text_wrapped(Type::Caption, in.x, y, in.w, why, Role::Text3);
}

void twin_entrants(EventFrame const& f, Twin& twin) {
  if (f.view.event.kind == Kind::League) return;
  twin.decision.fields.push_back({"entrant-add", "Add an entrant: a name, who decides, and more behind a colon", "", f.pick.adds_fault, kExampleLine, "text", {}});
  if (f.pick.who >= 0) {
    twin.decision.fields.push_back({"entrant-line", "What the entry list says of him", entrant_line(f.view.event, f.pick.who), f.pick.line_of == f.pick.who ? f.pick.line_fault : "", kExampleLine, "text", {}});
    std::string const why = why_stays(f), name = f.view.who(f.pick.who).name;
    if (why.empty()) twin.button("entrant-out", "Take " + name + " out of the event");
    else twin.say(name + " stays in the event. " + why);
  }
}

bool twin_enters(EventFrame const& f, std::string const& id, std::string const& value) {
  if (id == "entrant-add") f.pick.adds = cut(value, 200), add(f);
  else if (id == "entrant-line" && f.pick.who >= 0) f.pick.line = cut(value, 200), f.pick.line_of = f.pick.who, keep_line(f);
  else if (id == "entrant-out" && f.pick.who >= 0) take_out(f);
  else return false;
  return true;
}

}  // namespace paddock::app::events
