#include "games/car_wars/show/say.hpp"

#include <algorithm>
#include <cstdlib>
#include <numeric>
#include <span>

#include "games/car_wars/duel/shoot.hpp"
#include "games/car_wars/orders/called.hpp"
#include "games/car_wars/rules/collision.hpp"
#include "games/car_wars/rules/control.hpp"
#include "games/car_wars/rules/path.hpp"
#include "games/car_wars/rules/scoring.hpp"
#include "games/car_wars/show/film_parts.hpp"
#include "games/car_wars/show/scene_parts.hpp"
#include "games/car_wars/show/seen.hpp"
#include "view/marked.hpp"

namespace paddock::car_wars {

using namespace duel;
using std::to_string;

namespace orders {

Line Telling::line(Icon icon, std::string text, Tone tone) const {
  Line l = paddock::line(icon, e, std::move(text), tone);
  l.dice.assign(e.dice.begin(), e.dice.end());
  l.other = e.other;
  return l;
}

namespace {

// A number of a sum: " + 2", " − 1".
std::string plus(int n) { return (n < 0 ? " \u2212 " : " + ") + to_string(std::abs(n)); }

int sum_of(Event const& e) { return std::accumulate(e.dice.begin(), e.dice.end(), 0); }

Line say_speed(Telling const& t) {
  std::string const from = mph_words(t.e.a), to = mph_words(t.e.b);
  if (t.e.c && std::abs(t.e.b) > std::abs(t.e.a)) return t.line("gauge", t.who + " is pushed from " + from + " to " + to + " mph.", Tone::Warn);
  if (t.e.c) return t.line("gauge", t.who + " is slowed from " + from + " to " + to + " mph.", Tone::Warn);
  if (t.e.a == 0) return t.line("gauge", t.who + " starts up to " + to + " mph.");
  bool const slower = std::abs(t.e.b) < std::abs(t.e.a);
  return t.line("gauge", t.who + (slower ? " brakes from " : " speeds up from ") + from + " to " + to + " mph.");
}

// "bend 30 left", of a maneuver's own step; empty: it is none.
std::string deed_text(Event const& e) {
  using driving::Step;
  static constexpr Step kDeeds[] = {Step::bend, Step::drift, Step::swerve, Step::bootlegger, Step::t_stop, Step::pivot};
  bool const own = std::find(std::begin(kDeeds), std::end(kDeeds), Step(e.a)) != std::end(kDeeds);
  if (e.kind != Ev::Went || !own || e.b <= kStraight || e.b >= int(moves().size())) return "";
  MoveKind kind = moves()[size_t(e.b)];
  kind.skid = 0;
  return move_text(kind) + (e.c > 1 ? ", in inch " + to_string(e.c) : "");
}

// A straight inch is nothing to tell; of a maneuver its own step, of a car out of control every step.
Line say_went(Telling const& t) {
  using driving::Step;
  Step const step = Step(t.e.a);
  switch (step) {
    case Step::fishtail: return t.line("wheel", "The rear of " + t.who + " breaks out.", Tone::Warn);
    case Step::crash_skid: return t.line("wheel", t.who + " skids.", Tone::Warn);
    case Step::controlled_skid: return t.line("wheel", t.who + " slides as it was meant to.", Tone::Quiet);
    case Step::spin_quarter: return t.line("repeat", t.who + " goes a quarter turn round.", Tone::Bad);   // in a spin, roll or vault
    case Step::spin_inch:
    case Step::slide_inch:               // somebody else moves it
      return t.other.empty() ? Line{} : t.line("arrows-left-right", t.who + " is pushed by " + t.other + ".", Tone::Warn);
    case Step::slide_half: return {};
    case Step::straight:
    case Step::half: return {};
    default: break;
  }
  std::string const deed = deed_text(t.e);
  return deed.empty() ? Line{} : t.line(move_icon(moves()[size_t(t.e.b)]), t.who + ": " + deed + ".");
}

Line say_control(Telling const& t) {
  static constexpr char const* kOf[] = {"the maneuver", "braking", "the hazard"};
  Control const result = Control(t.e.d);
  if (result == Control::none) return {};
  std::string const cost = "D" + to_string(t.e.a) + (t.deed.empty() ? std::string(" for ") + kOf[std::abs(t.e.e) % 3] : "");
  std::string const head = t.who + ": " + (t.deed.empty() ? "" : t.deed + ", ") + cost + ", handling now " + number_text(t.e.b);
  if (result == Control::safe) return t.line("shield-check", head + ", safe.", Tone::Quiet);
  std::string const rolled = t.e.dice.empty() ? "" : ", rolls " + to_string(sum_of(t.e));
  std::string const need = t.e.c >= kNeedTooMuch ? ", beyond all control" : ", needs " + control_text(t.e.c) + rolled;
  if (result == Control::kept) return t.line("steering-wheel", head + need + ": *holds the road*.", Tone::Good);
  return t.line("alert-triangle", head + need + ": *loses control*.", Tone::Bad);
}

std::string crash_words(int table, int result) {
  static constexpr char const* kCrash[] = {"trivial skid", "minor skid", "moderate skid", "severe skid", "spinout", "roll", "roll, and it burns", "vault", "nothing more"};
  static constexpr char const* kTail[] = {"minor fishtail", "major fishtail", "minor fishtail and crash table 1", "major fishtail and crash table 1", "both fishtails and crash table 1"};
  if (table == 2) return kTail[size_t(std::clamp(result, 0, 4))];
  return kCrash[size_t(std::clamp(result, 0, 8))];
}

}  // namespace

// What it means, for who does not know the tables.
std::string crash_meaning(int table, int result) {
  static constexpr char const* kCrash[] = {"it slides a quarter inch in its old direction; aimed fire at \u22123 this turn",
                                           "it slides half an inch in its old direction and loses 5 mph; aimed fire at \u22126 this turn",
                                           "it slides in its old direction, loses 10 mph and a point of each tire; aimed fire at \u22126 this turn",
                                           "it slides an inch in its old direction, loses 20 mph and tires suffer; no aimed fire this turn",
                                           "it turns round and round until it is caught or stands",
                                           "it goes over, side after side",
                                           "it goes over, side after side, and may catch fire",
                                           "it takes off and lands hard",
                                           ""};
  static constexpr char const* kTail[] = {"the rear swings out a quarter inch, so the nose points elsewhere; aimed fire at \u22123 this turn",
                                          "the rear swings out half an inch, so the nose points elsewhere; aimed fire at \u22126 this turn",
                                          "the rear swings out, and it gets worse",
                                          "the rear swings out, and it gets worse",
                                          "the rear swings out, and it gets worse"};
  return table == 2 ? kTail[size_t(std::clamp(result, 0, 4))] : kCrash[size_t(std::clamp(result, 0, 8))];
}

namespace {

Line say_crash(Telling const& t) {
  Tone const tone = t.e.a == 1 && t.e.d >= int(Crash::severe_skid) ? Tone::Bad : Tone::Warn;
  std::string const meaning = crash_meaning(t.e.a, t.e.d), rolled = (t.e.c ? to_string(t.e.b - t.e.c) + plus(t.e.c) + " = " : "") + number_text(t.e.b);
  return t.line("alert-octagon", t.who + " on crash table " + to_string(t.e.a) + ": rolls " + rolled + ", *" +
                                     crash_words(t.e.a, t.e.d) + "*" + (meaning.empty() ? "." : ": " + meaning + "."), tone);
}

Line say_collided(Telling const& t) {
  static constexpr char const* kHow[] = {" meets ", " runs into the back of ", " hits the side of ", " scrapes along ", " touches "};
  bool const wall = t.e.a > int(CollisionType::struck_player_chooses) || t.other.empty();
  std::string const damage = t.e.c ? ", takes " + to_string(t.e.c) : ", takes nothing";
  if (wall) return t.line("car-crash", t.who + " hits a wall at " + to_string(t.e.b) + " mph" + damage + ".", Tone::Bad);
  std::string const both = t.e.c == 0 && t.e.d == 0 ? ": no damage to either" : damage + " and gives " + (t.e.d ? to_string(t.e.d) : "nothing");
  return t.line("car-crash", t.who + kHow[std::clamp<int>(t.e.a, 0, 4)] + t.other + (t.e.a == 0 ? " head on" : "") + " at " + to_string(t.e.b) + " mph" + both + ".", Tone::Bad);
}

// A T-stop's slide is a skid, too. Where nobody is up to steer nothing is under control.
Line say_regained(Telling const& t) {
  static constexpr char const* kWhat[] = {"", "slide", "fishtail", "spin", "roll", "vault", "flight"};
  std::string const what = kWhat[std::clamp<int>(t.e.a, 0, 6)];
  if (t.car && !t.car->crewed()) return what.empty() ? Line{} : t.line("steering-wheel", "The " + what + " of " + t.who + " is over.");
  return t.line("steering-wheel", t.who + " is under control " + (what.empty() ? "again" : "after the " + what) + ".", Tone::Good);
}

}  // namespace

Line say_drive(Telling const& t) {
  switch (t.e.kind) {
    case Ev::Entered: return t.line("flag-3", t.who + " rolls in at " + mph_words(t.e.a) + " mph.");
    case Ev::Speed: return say_speed(t);
    case Ev::Went: return say_went(t);
    case Ev::Control: return say_control(t);
    case Ev::Crash: return say_crash(t);
    case Ev::Regained: return say_regained(t);
    case Ev::Collided: return say_collided(t);
    case Ev::Stunned:
      if (t.e.rule.id == std::string_view("R-9"))   // by a grenade; of a flash no turns are told
        return t.e.b ? t.line("alert-circle", "Tear gas spoils the aim in " + t.who + ": shots " + number_text(t.e.b, true) + " for " + to_string(t.e.a) + " turns.", Tone::Bad)
             : t.line("alert-circle", t.e.a == 0 ? "A flash blinds " + t.who + "." : "Somebody in " + t.who + " is knocked out for " + to_string(t.e.a) + " turns.", Tone::Bad);
      return t.line("alert-circle", "The crew of " + t.who + " is stunned: " + to_string(t.e.a) + " or more on two dice.", Tone::Bad);
    case Ev::Recovered:
      return t.e.a == t.e.b ? Line{} : t.line("steering-wheel", t.who + " steadies: handling " + number_text(t.e.a) + " to " + number_text(t.e.b) + ".", Tone::Quiet);
    default: return {};
  }
}

}  // namespace orders

namespace {

// Inch after inch it is the same push.
bool pushed_again(std::span<Event const> before, Event const& e) {
  auto const same = [&](Event const& o) { return o.kind == Ev::Went && o.other >= 0 && o.other == e.other && o.seat == e.seat; };
  return e.kind == Ev::Went && std::any_of(before.begin(), before.end(), same);
}

// The maneuver that a control roll is for, where it is made; none: -1. Its cost and the deed are one line.
int deed_of(std::span<Event const> events, size_t control) {
  Event const& c = events[control];
  if (c.kind != Ev::Control || Cause(c.e) != Cause::maneuver || Control(c.d) == Control::none) return -1;
  for (size_t i = control + 1; i < events.size(); ++i) {
    if (events[i].seat != c.seat) continue;
    if (!orders::deed_text(events[i]).empty()) return int(i);
    if (events[i].kind == Ev::Control || events[i].kind == Ev::Went || events[i].kind == Ev::Crash) return -1;
  }
  return -1;
}

bool told_with_its_cost(std::span<Event const> events, size_t at) {
  for (size_t i = 0; i < at; ++i)
    if (deed_of(events, i) == int(at)) return true;
  return false;
}

// Hits are dealt in any order: only where one kind of weapon has hit it is clear which did it.
std::string gun_of_hit(State const& s, std::span<Event const> before, Event const& e) {
  std::string out;
  if (e.kind != Ev::Struck || e.other < 0 || e.other >= s.cars.size()) return out;
  auto const& guns = s.cars[e.other].guns;
  for (Event const& f : before) {
    if (f.kind != Ev::Fired || !f.e || f.seat != e.other || f.other != e.seat || f.a < 0 || f.a >= guns.size()) continue;
    std::string const words = show::weapon_words(&guns[f.a]);
    if (!out.empty() && words != out) return {};
    out = words;
  }
  return out;
}

// Of a shot at a car as a whole: the side on which all its firer's hits came in; empty where he aimed at a part besides, or nothing was told.
std::string side_of_hits(State const& s, std::vector<Event> const& events, Event const& e) {
  if (e.kind != Ev::Fired || e.d != AimCar || !seated(s, e.other)) return "";
  if (auto const& guns = s.cars[e.seat].guns; e.a >= 0 && e.a < guns.size() && lands_before(arm_of(guns[e.a]))) return "";
  int face = -1;
  for (Event const& one : events) {
    bool const same = one.seat == e.seat && one.other == e.other, struck = one.kind == Ev::Struck && one.seat == e.other && one.other == e.seat;
    if (one.kind == Ev::Fired && same && one.d != AimCar) return "";
    if (!struck || one.b < 0 || !orders::harm_text(one.d).empty()) continue;
    if (face >= 0 && face != one.b) return "";
    face = one.b;
  }
  return face >= Front && face <= Right ? show::aim_words(s.cars[e.other], AimFront + face) : "";
}

// Weapons of one kind on one side that are seen in one phase are told once.
int alike_seen(std::span<Event const> events, Event const& e) {
  auto const alike = [&](Event const& o) { return o.kind == Ev::Revealed && o.seat == e.seat && o.b == e.b && o.c == e.c && o.d == e.d; };
  return e.kind == Ev::Revealed ? int(std::count_if(events.begin(), events.end(), alike)) : 0;
}

}  // namespace

Line CarWars::say(State const& s, Event const& e) const { return say_among(s, {e}, 0); }

Line CarWars::say_among(State const& s, std::vector<Event> const& events, size_t at) const {
  Event const& e = events[at];
  std::span<Event const> const before(events.data(), at);
  if (pushed_again(before, e) || (e.kind == Ev::Went && told_with_its_cost(events, at))) return {};
  State const known = show::shown_in(s, {events.data(), at + 1});
  auto const named = [&](Seat seat) { return seat >= 0 && seat < seats() ? strong(name_of(seat)) : std::string(); };
  if (alike_seen(before, e) > 0) return {};
  orders::Telling t{*this, known, e, named(e.seat), named(e.other), seated(known, e.seat) ? &known.cars[e.seat] : nullptr, gun_of_hit(known, before, e), {}};
  if (int const deed = deed_of(events, at); deed >= 0) t.deed = orders::deed_text(events[size_t(deed)]);
  t.side = side_of_hits(known, events, e);
  Line l = orders::say_drive(t);
  if (l.text.empty()) l = orders::say_fire(t);
  if (l.text.empty()) l = orders::say_score(t);
  if (int const seen = alike_seen(events, e); seen > 1) l.text.insert(l.text.size() - 1, ", " + std::to_string(seen) + " of them");
  bool const somewhere = e.at.x != 0 || e.at.y != 0;
  if (!l.text.empty() && somewhere) l.at = show::Upright(*arena_)(e.at).at;
  else if (!l.text.empty() && t.car && t.car->here) l.at = show::Upright(*arena_)(t.car->pose).at;
  return l;
}

}  // namespace paddock::car_wars
