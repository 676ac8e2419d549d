// One line of narration for an event, with the rule it rests on. Names in *stars*.
#include <algorithm>

#include "games/speed_circuit/orders/phrases.hpp"
#include "games/speed_circuit/show/scene_parts.hpp"
#include "view/marked.hpp"

namespace paddock::speed_circuit {

char const* fall_word(Table t, Fall f) {
  static constexpr char const* kWords[kTables][3] = {
      {"gets the speed", "gets the speed", "fails"}, {"gets the speed", "gets the speed", "fails"},
      {"gets the speed", "mis-shift", "stall"},      {"brakes hold", "brakes hold", "brakes fail"},
      {"safe", "spin", "crash"},                     {"safe", "spin", "crash"},
      {"pass", "no pass", "no pass, contact"}};
  return kWords[int(t) % kTables][int(f) % 3];
}

// SC-5.T3 to SC-5.T7
char const* what_follows(Table t, Fall f) {
  static constexpr char const* kWords[kTables][3] = {
      {"", "", "20 slower, engine damaged"}, {"", "", "20 slower, engine damaged"}, {"", "40 slower", "engine damaged"},
      {"", "", "1 wear more, brakes damaged"}, {"", "stands still", "out"},          {"", "stands still", "out"},
      {"", "", "2 wear"}};
  return kWords[int(t) % kTables][int(f) % 3];
}

std::string roll_text(Event const& e) {
  int const first = e.e / 4, mine = e.d % 10, his = e.d / 10;
  std::string out = std::to_string(first) + " + " + std::to_string(e.b - first);
  if (e.c) out += (e.c < 0 ? " \u2212 " : " + ") + std::to_string(std::abs(e.c));
  if (mine) out += " \u2212 " + std::to_string(mine);
  if (his) out += " + " + std::to_string(his);
  return out + " = " + std::to_string(std::clamp(e.b + e.c - mine + his, 2, 12));
}

std::string added_text(Event const& e) {
  int const mine = e.d % 10, his = e.d / 10;
  std::string out;
  auto const add = [&](std::string words) { out += (out.empty() ? "" : ", ") + std::move(words); };
  if (e.c) add((Table(e.a % kTables) == Table::Passing ? "not the first try " : "modifier ") + number_text(e.c, true));
  if (mine) add("own chips " + number_text(-mine));
  if (his) add("chips against +" + std::to_string(his));
  return out;
}

namespace {

using std::to_string;

// What the ghost does where a sheet is silent.
std::string ghost_words(int silent) {
  static constexpr char const* kWords[] = {"no chips on this roll", "no chips against the pass", "wear before dice in a corner",
                                           "wear before dice for braking", "no slipstream", "slower, the least risk", "no pass"};
  std::string out;
  for (int i = 0; i < 7; ++i)
    if (silent >> i & 1) out += (out.empty() ? "" : ", ") + std::string(kWords[i]);
  return out;
}

Levels built_levels(Event const& e) {
  Levels l{};
  int16_t const words[3] = {e.a, e.b, e.c};
  for (size_t i = 0; i < kLines; ++i) l[i] = int8_t((i % 2 ? words[i / 2] % 8 : words[i / 2] / 8) - 2);
  return l;
}

std::string bid_parts(Event const& e) {
  if (!e.b && !e.c && !e.d && !e.e) return "nothing";
  std::string parts = plural(e.b, "wear", "wear");
  if (e.c) parts += ", " + plural(e.c, "\u22121 chip");
  if (e.d) parts += ", " + plural(e.d, "\u22123 chip");
  if (e.e) parts += ", " + plural(e.e, "point");
  return parts;
}

// Before the race, plots, order.
Line say_plan(SpeedCircuit const& g, std::string const& who, Event const& e) {
  switch (e.kind) {
    case Ev::Built: {
      Levels const l = built_levels(e);
      CarData const d = car_data(g.table(), l, g.laps());
      return line("car", e, who + (e.d ? " drives the standard car " : " has built ") + design_text(g.table(), l) + ": " +
                                to_string(d.wear) + " wear" + (d.chips1 ? ", " + plural(d.chips1, "chip") + " of \u22121" : "") + (d.chips3 ? ", " + plural(d.chips3, "chip") + " of \u22123" : "") + ".");
    }
    case Ev::Bid: {
      std::string const parts = bid_parts(e);
      return line("cards", e, who + " bids " + (parts == "nothing" ? parts : halves(e.a) + " (" + parts + ")") + ".");
    }
    case Ev::GridTie: return line("dice-5", e, who + " rolls " + to_string(e.a) + " for the tie.", Tone::Quiet);
    case Ev::Grid: return line("grid-dots", e, who + " starts from place " + to_string(e.a) + ".");
    case Ev::Missed:
      return line("hourglass", e, who + " sent no plot" + (e.a > 1 ? ", " + to_string(e.a) + " turns in a row" : "") + ": " +
                                      to_string(e.b) + ".", Tone::Warn);
    case Ev::Plot:
      return e.a == kNoCard ? Line{} : line("gauge", e, who + " plots " + to_string(e.b) + " after " + to_string(e.c) + ".");
    case Ev::Ghost:
      if (e.a == 3) return line("robot", e, "The sheet of " + who + " does not say otherwise: " + ghost_words(e.b) + ".", Tone::Quiet);
      return line("robot", e, e.a == 2 ? "The sheet of " + who + " says no more than its speed: the ghost answers what comes up."
                              : e.a == 1 ? "No order of " + who + ": the ghost drives, wear before dice, no pass, no slip, no chips."
                                         : "The ghost answers for " + who + " this turn.", Tone::Quiet);
    default: return {};
  }
}

// Tests, braking, payments.
Line say_cost(SpeedCircuit const& g, std::string const& who, Event const& e) {
  switch (e.kind) {
    case Ev::Rolled: {
      Table const t = Table(e.a % kTables);
      Fall const fall = Fall(e.e % 4);
      Line l = line("dice-5", e, who + " rolls on the " + kTableNames[int(t)] + " table: " + roll_text(e) + ", " + fall_word(t, fall) + ".",
                    fall == Fall::Good ? Tone::Plain : fall == Fall::Middle ? Tone::Warn : Tone::Bad);
      l.dice = {uint8_t(e.e / 4), uint8_t(e.b - e.e / 4)};
      if (e.d) l.rules.push_back(Rule{"SC-3.2"});
      return l;
    }
    case Ev::Tested: return line("gauge", e, who + " goes " + to_string(e.a) + ".", Tone::Quiet);
    case Ev::Engine:
      return line(e.a ? "engine-off" : "engine", e,
                  e.a ? "The engine of " + who + " fails" + (e.b ? ": it rolls on at " + to_string(e.b) + "." : ".")
                      : "The engine of " + who + " is damaged.", Tone::Bad);
    case Ev::Brakes:
      return line("alert-octagon", e, e.a ? "The brakes of " + who + " fail: out." : "The brakes of " + who + " are damaged: deceleration " +
                                                to_string(e.b) + ", 1 more wear.", Tone::Bad);
    case Ev::Over: {
      std::string price = e.c ? to_string(e.c) + " wear" : "";
      if (e.d) price += std::string(price.empty() ? "" : " and ") + (e.b ? "a brakes test" : "the chance table");
      std::string const where = e.b ? "brakes to " + to_string(e.e) : g.track().corners[size_t(std::max(1, int(e.e)) - 1)].name;
      return line(e.b ? "alert-triangle" : "route", e, who + (e.b ? " " + where : ", " + where) + ": over by " + to_string(e.a) + ": " + price,
                  Tone::Warn);
    }
    case Ev::Unpayable:
      return line("alert-octagon", e,
                  (e.b == 2 ? "Contact: " : "Over by " + to_string(e.a) + ": ") + who + " cannot pay with " + to_string(e.c) + " wear" +
                      (e.d && e.c ? ", which is lost." : "."), Tone::Bad);
    case Ev::Braked: return line("arrow-back-up", e, who + " brakes to " + to_string(e.a) + " after " + plural(e.b, "space") + ".", Tone::Warn);
    default: return {};
  }
}

std::string row_words(SpeedCircuit const& g, Event const& e) { return "row " + to_string(g.track().wrap(e.a)) + ", lane " + to_string(e.b); }

// The place of a spin or a crash on the board; a car beside the course stands at its edge.
Vec place_of(SpeedCircuit const& g, Event const& e) {
  Track const& t = g.track();
  Row const& r = t.rows[size_t(t.wrap(e.a))];
  int const lane = std::clamp<int>(e.b, r.low, r.high);
  return course_of(t).place(drawn_row(t, e.a, lane), float(lane));
}

// What happens on the road.
Line say_road(SpeedCircuit const& g, std::string const& who, Event const& e) {
  switch (e.kind) {
    case Ev::Line:
      return line("route", e, e.a ? who + " follows the racing line: +20." : who + " leaves the racing line.", Tone::Quiet);
    case Ev::Tow: return e.b ? line("wind", e, who + " takes the slip of " + strong(g.name_of(e.a)) + ".") : Line{};
    case Ev::PassTry:
      return line("arrow-bounce", e, who + " tries to pass " + strong(g.name_of(e.a)) + (e.b ? " at +" + to_string(e.b) : "") + ".");
    case Ev::Passed: return line("arrow-forward-up", e, who + " passes " + strong(g.name_of(e.a)) + ".", Tone::Good);
    case Ev::PassFailed: return line("ban", e, who + " does not get by: speed " + to_string(e.b) + ".", Tone::Warn);
    case Ev::Contact: return line("car-crash", e, who + " pays 2 wear for the contact, " + to_string(e.a) + " left.", Tone::Warn);
    case Ev::Shifted: return line("arrows-left-right", e, who + " is put on lane " + to_string(e.a) + ".", Tone::Quiet);
    case Ev::Spin: return line("repeat", e, who + " spins in " + row_words(g, e) + ".", Tone::Bad);
    case Ev::Crash:
      return line("car-crash", e, who + " crashes " + (e.c ? "on course in " : "off course at ") + row_words(g, e) + ".", Tone::Bad);
    case Ev::OffTrack: return line("alert-octagon", e, who + " is forced off the track: speed " + to_string(e.a) + ".", Tone::Bad);
    case Ev::Upkeep:
      return line("droplet", e, who + " is off the track: 1 wear and 1 skill, " + to_string(e.a) + " and " + to_string(e.b) + " left.", Tone::Warn);
    case Ev::Stuck: return line("alert-octagon", e, who + " is stuck in the gravel.", Tone::Bad);
    case Ev::Finish: return line("flag-3", e, who + " finishes in place " + to_string(e.a) + ".", Tone::Good);
    case Ev::NoFinish: return line("flag-3", e, who + " crossed the line, but a crash is no finish.", Tone::Bad);
    case Ev::Out: {
      static constexpr char const* kWhy[] = {"after a crash on course", "in the tyre wall", "with a dead engine",
                                             "without brakes", "in the gravel", "by the GM"};
      return line("engine-off", e, who + " is out, " + kWhy[std::clamp<int>(e.a, 0, 5)] + ".", Tone::Bad);
    }
    case Ev::Closed: return line("flag-3", e, e.a ? "The longest race allowed is over." : "The race is over.");
    default: return {};
  }
}

// SC-4.2 what keeps a car from the speed of its card: ", as ...".
std::string why_impossible(Book const& b, State const& s, Event const& e) {
  if (e.seat < 0 || e.seat >= s.cars.size()) return "";
  Car const& c = s.cars[e.seat];
  if ((e.a == kMps ? e.c : e.a * 20) < e.b) return ", as it brakes by " + to_string(c.decel) + " and cannot pay for more";
  std::string const or_test = ", or 20 more by a test";
  int reach = std::min(c.speed + c.accel, int(c.top));
  switch (launch_of(b.rules, c)) {
    case Launch::AfterSpin: return ", as after a spin it starts with its acceleration at most (SC-4.9)";
    case Launch::OffTrack: return ", as off the track it goes no faster (SC-4.11a)";
    case Launch::StartSpeed: reach = c.start; break;
    case Launch::Acceleration: reach = std::min(c.accel, c.top); break;
    case Launch::Moving: break;
  }
  if (e.b < std::min(reach + 20, 220)) return ", as in a corner it may not go faster (SC-B.9)";
  return ", as it reaches " + to_string(reach) + or_test;
}

}  // namespace

std::string done_text(SpeedCircuit const& g, Event const& e) {
  return e.kind == Ev::Built ? design_text(g.table(), built_levels(e)) : bid_parts(e);
}

Line SpeedCircuit::say(State const& s, Event const& e) const {
  std::string const who = e.seat >= 0 && e.seat < seats() ? strong(name_of(e.seat)) : "";
  if (e.kind == Ev::Plot && e.d && e.a != kNoCard)
    return line("gavel", e, who + " plots " + card_text(e.a) + ", which is impossible" + why_impossible(book(), s, e) + ": " + to_string(e.b) + ".", Tone::Warn);
  if (Line l = say_plan(*this, who, e); !l.text.empty()) return l;
  if (Line l = say_cost(*this, who, e); !l.text.empty()) return l;
  Line l = say_road(*this, who, e);
  if (e.kind == Ev::Spin || e.kind == Ev::Crash) l.at = place_of(*this, e);
  return l;
}

Line SpeedCircuit::say_roll(Roll const& r) const {
  Line l;
  l.icon = "dice-5";
  l.seat = r.seat;
  l.value = to_string(r.value);
  l.rules.push_back(Rule{"SC-5.1"});
  std::string_view const label = r.label;
  if (label == "grid") l.text = "Percentile for the grid, 00 lowest", l.value = to_string(r.value % 100), l.rules = {Rule{"SC-1.3"}};
  else if (label == "side") l.text = "Off the track: 1 left, 2 right", l.rules = {Rule{"SC-4.11"}};
  else if (label == "shift") l.text = "Which of two free spaces", l.rules = {Rule{"SC-4.10e"}};
  else {
    l.text = "One of two dice on the " + std::string(label) + " table";
    for (int i = 0; i < kTables; ++i)
      if (label == kTableNames[i]) l.rules.push_back(kTableRules[i]);
  }
  return l;
}

}  // namespace paddock::speed_circuit
