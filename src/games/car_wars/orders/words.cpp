// What the duel calls things, the board as signs, and how a seat's phase went.
#include <algorithm>
#include <array>

#include "core/filled.hpp"
#include "games/car_wars/car_wars.hpp"
#include "games/car_wars/orders/called.hpp"
#include "games/car_wars/orders/picture.hpp"
#include "games/car_wars/rules/board.hpp"
#include "games/car_wars/rules/control.hpp"
#include "games/car_wars/duel/entry.hpp"
#include "games/car_wars/rules/register.hpp"
#include "view/marked.hpp"

namespace paddock::car_wars {

using namespace duel;
using std::to_string;

namespace {

Words::Named group_of(int turn) {
  if (turn <= 1) return {"Line-up", ""};
  return {"Turn " + to_string((turn - 2) / 5 + 1), "phase " + to_string((turn - 2) % 5 + 1)};
}

}  // namespace

std::span<PlaceWords const> CarWars::places() {
  static constexpr PlaceWords kPlaces[] = {{"/cars/", "car", ""}, {"pose/x", "east", "in", 1, geometry::kInch}, {"pose/y", "north", "in", 1, geometry::kInch},
                                           {"pose/heading", "heading counted left from east", "degrees", 1, 10}, {"pace", "speed", "mph", 5, 2},
                                           {"turn_pace", "speed at the start of the turn", "mph", 5, 2}, {"top", "top speed", "mph", 5, 2}, {"hs", "handling status", ""},
                                           {"changed", "its speed of this turn is chosen", ""}, {"moved", "gone in this phase", "in", 1, 4}};
  return kPlaces;
}

Words CarWars::words() {
  Words w;
  w.seat = "car", w.seats = "cars", w.race = "duel", w.track = "Arena", w.driver = "driver";
  w.start = "The gates are shut: the cars roll in once everybody has brought one.";
  w.order = "Order";
  w.clean = "A quiet phase: everybody drove as ordered, nobody fired.";
  w.first = 0;                            // the line-up comes before the first phase
  w.laps = false;
  w.few = 2;
  w.lap = "turn", w.many_laps = "turns";
  w.space = "inch", w.spaces = "inches";
  w.chart = "The duel turn by turn", w.damage = "part lost";
  w.done = "Driven";
  w.drive = "drive", w.drives = "drives", w.on = "fight on";
  w.alone = "carefully: off walls and mines, at about 40 mph, never with a control roll above 1 in 6; fires on 9 or better";
  w.nothing = "drives straight on at the same speed";
  w.stands = "Choose a *speed* and a *maneuver*, or seal what stands there: it is a careful driver's proposal.";
  w.folds = "More";
  w.names = {"Marta", "Olle", "Ruth", "Tomás", "Ines", "Bruno", "Selma", "Victor"};
  w.group = group_of;
  return w;
}

// ---- an entry of the tape

Line CarWars::say_roll(Roll const& r) const {
  struct Known { std::string_view label; char const* text; char const* rule; };
  static constexpr Known kKnown[] = {
      {"place", "Where it starts, or is hit", ""},        {"order", "Who of equals comes first", ""},
      {"control", "Control roll", "R-5.3"},             {"crash", "One of two dice on the crash table", "R-6"},
      {"roll", "On which side it lands", "R-6"},        {"vault", "How far it flies", "R-6"},
      {"landing", "Damage of the landing", "R-6"},      {"to hit", "One of two dice to hit", "R-8.3"},
      {"damage", "A die of damage", "R-8.6"},           {"ram", "A die of the collision's damage", "R-7"},
      {"bumper spikes", "Bumper spikes", "R-7"},        {"concussion", "One of two dice against a concussion", "CW-035"},
      {"trigger", "Whether it is set off", "CW-050"},   {"tires", "Damage to a tire", "R-5.6"},
      {"spikes", "Damage by spikes", "R-9"},            {"mine", "Damage by a mine", "R-9"},
      {"guard", "Whether the guard is hit", "R-8.6"},   {"fire", "A die for fire on board", "R-21"},
      {"flames", "Damage by flames", "R-9"},            {"extinguisher", "The extinguisher", "CW-105"},
      {"explosion", "An explosion, or its damage", "R-21"}, {"engine", "The critical table of a gas engine", "R-12"},
      {"fuel", "Whether the fuel burns", "CW-113"},     {"tank", "How long the holed tank lasts", "CW-083"},
      {"scatter", "Where it comes down", ""},             {"direction", "To which side", "R-6"},
      {"discharger", "A discharger", "R-9"},            {"location", "What is hit", "R-8.6"},
      {"crew", "Who of the crew is hit", "CW-077"}};
  Line l;
  l.icon = "dice-5", l.seat = r.seat, l.value = to_string(r.value);
  std::string_view const label = r.label;
  for (Known const& k : kKnown) {
    if (label != k.label) continue;
    l.text = k.text;
    if (Rule const rule = rule_named(k.rule); !rule.empty()) l.rules.push_back(rule);
    return l;
  }
  l.text = capital(std::string(label));
  return l;
}

// ---- the arena as rows of signs

std::string CarWars::map_text(State const& s) const {
  constexpr int kColumns = 76;
  orders::Picture picture(*arena_, kColumns);
  for (size_t i = 4; i < arena_->walls.size() && i < size_t(kMostWalls); ++i)
    if (arena_->walls[i].rim || s.wall_lost[i] < arena_->walls[i].dp) picture.fill(arena_->walls[i].area, '#');
  for (Ramp const& ramp : arena_->ramps) picture.fill(ramp.area, '^');
  for (Counter const& c : s.counters)
    if (!c.hidden) picture.put(c.pose.at, c.type == Lie::smoke || c.type == Lie::hot_smoke ? '%' : c.type == Lie::debris || c.type == Lie::junk ? ',' : 'x');
  for (int i = 0; i < s.cars.size(); ++i)
    if (s.cars[i].here) picture.put(s.cars[i].pose.at, char('1' + i));
  std::string out = picture.text();
  out += filled("north is up, a sign is {} wide; # wall, ^ ramp, x mine or slick, % smoke, \",\" debris\n", {orders::plural(picture.inches(), "inch", "inches")});
  for (int i = 0; i < s.cars.size(); ++i)
    if (s.cars[i].here) out += filled("{} = {}: {}\n", {i + 1, name_of(Seat(i)), orders::state_text(s.cars[i])});
  return out;
}

// ---- a seat's phase

Account CarWars::account(State const&, State const& after, std::vector<Event> const& events, Seat seat) const {
  Account a;
  bool pushed = false, lost = false, own = false;   // own: an inch that it has driven itself
  for (Event const& e : events) {
    if (e.seat != seat) continue;
    pushed |= e.kind == Ev::Went && e.other >= 0;
    own |= e.kind == Ev::Went && e.other < 0 && e.d == 0;
    lost |= e.kind == Ev::Control && Control(e.d) == Control::lost && Cause(e.e) == Cause::maneuver;
    if (e.kind == Ev::Entered) a.done = filled("rolls in at {} mph", {orders::mph_text(e.a)});
    if (e.kind == Ev::Speed && e.c == 0) a.done += filled("{}{} mph", {a.done.empty() ? "" : ", ", orders::mph_text(e.b)});
    if (e.kind == Ev::Went && e.b > kStraight && a.done.find(orders::move_text(e.b)) == std::string::npos)
      a.done += (a.done.empty() ? "" : ", ") + orders::move_text(e.b);
    if (e.kind == Ev::Went) a.path += (a.path.empty() ? "" : " ") + orders::place_text(e.at);
  }
  if (lost) a.done += (a.done.empty() ? "" : ", ") + std::string("loses control of its maneuver");
  if (a.done.empty() && !a.path.empty()) a.done = own ? "straight" : pushed ? "pushed" : "out of control";
  if (seat < 0 || seat >= after.cars.size()) return a;
  Car const& car = after.cars[seat];
  if (a.done.empty()) a.done = !car.fights() ? "out of the fight" : car.pace == 0 ? "stands" : "no inch in this phase";
  a.state = (car.here ? filled("at {} in, ", {orders::place_text(spot_of(car.pose))}) : "") + orders::state_text(car);
  return a;
}

// What everybody sees of a vehicle before the first phase, once all have brought theirs.
std::vector<TurnPart> CarWars::parts(State const& before, State const& after, std::vector<Event> const&) const {
  std::vector<TurnPart> out;
  if (before.stage != Stage::bring || after.stage == Stage::bring) return out;
  for (int i = 0; i < after.cars.size(); ++i) {
    TurnPart part{"Walk-around, " + name_of(Seat(i)), {}, {}};
    for (std::string const& words : walk_around(after.cars[i])) part.lines.push_back({.text = escaped_stars(words)});
    out.push_back(std::move(part));
  }
  return out;
}

}  // namespace paddock::car_wars
