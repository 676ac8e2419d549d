// Fire, what it does, what lies about; kills, points and the end.
#include <algorithm>
#include <cstdlib>

#include "games/car_wars/duel/hurt.hpp"
#include "games/car_wars/orders/called.hpp"
#include "games/car_wars/show/say.hpp"
#include "games/car_wars/rules/damage_path.hpp"
#include "games/car_wars/rules/scoring.hpp"
#include "games/car_wars/rules/to_hit.hpp"
#include "games/car_wars/show/seen.hpp"

namespace paddock::car_wars::orders {

using namespace duel;
using std::to_string;

namespace {

std::string corner(Telling const& t, int wheel) { return t.car ? show::corner_words(*t.car, wheel) : wheel_text(wheel); }

std::string credit(Telling const& t) { return t.other.empty() || t.other == t.who ? "" : ", by " + t.other; }

std::string part_of(Telling const& t) {
  if (!t.side.empty()) return t.other + ", on the " + t.side;   // not a side that was aimed at, which is harder
  std::string const aim = seated(t.s, t.e.other) ? show::aim_words(t.s.cars[t.e.other], t.e.d) : aim_text(t.e.d);
  size_t const its = aim.find(" its "), it = aim.find(" it");
  if (its != aim.npos) return aim.substr(0, its) + " " + t.other + "'s " + aim.substr(its + 5);   // the ground at its right
  if (it != aim.npos && it + 3 == aim.size()) return aim.substr(0, it) + " " + t.other;           // the ground behind it
  if (aim.ends_with(" ahead")) return "the ground " + aim + " of " + t.other;
  return aim.empty() ? t.other : t.other + "'s " + aim;
}

int face_of(Telling const& t) { return t.car && t.e.a >= 0 && t.e.a < t.car->guns.size() ? t.car->guns[t.e.a].face : Front; }

Line say_fired(Telling const& t) {
  std::string const weapon = t.car ? gun_text(*t.car, t.e.a) : "a weapon";
  std::string const at = t.e.d == kAimMark ? "at a mark" : t.other.empty() ? straight_from(face_of(t)) : "at " + part_of(t);
  std::string const head = t.who + " fires " + weapon + " " + at + ": ";
  if (t.other.empty() && t.e.dice.empty()) return t.line("crosshair", head + "nobody is there.", Tone::Quiet);
  if (t.e.b > 12) return t.line("crosshair", head + "cannot hit.", Tone::Quiet);
  std::string const sum = "needs " + to_string(aim::least_roll(t.e.b)) + ", rolls " + to_string(t.e.c) + ", ";
  return t.line("crosshair", head + sum + (t.e.e ? "*a hit*." : "misses."), t.e.e ? Tone::Accent : Tone::Plain);
}

Line say_struck(Telling const& t) {
  std::string where;
  if (t.e.b <= -2) where = "the " + corner(t, -2 - t.e.b) + " tire";
  else if (t.e.b >= 0 && t.e.b < kFaces) where = std::string("the ") + kFaceNames[t.e.b];
  std::string out = t.who + " takes " + (t.e.a ? to_string(t.e.a) : "nothing") + (where.empty() ? "" : " on " + where);
  std::string const thing = harm_text(t.e.d);
  out += !thing.empty() ? " from " + thing : t.gun.empty() ? credit(t) : " from " + t.other + "'s " + t.gun;
  if (t.e.a == 0 && t.e.e == 0) return t.line("shield-half", out + ".", Tone::Quiet);
  if (t.e.b > -2) out += t.e.c ? ": *through the armor*" : ": the armor holds";
  return t.line("shield-half", out + ".", t.e.c || t.e.e > 0 ? Tone::Bad : Tone::Warn);
}

Line say_plate(Telling const& t) {
  bool const aside = t.e.b >= kSideFaces;
  int const face = aside ? t.e.b - kSideFaces : t.e.b;
  std::string const name = face >= 0 && face < kFaces ? std::string(kFaceNames[face]) + " armor" : "a side's armor";
  return t.line("shield-half", t.who + (aside ? " loses the " + name + " of its sidecar." : " loses its " + name + "."), Tone::Bad);
}

Line say_broke(Telling const& t) {
  switch (Lost(t.e.a)) {
    case Lost::plant: return t.line("engine-off", "The power plant of " + t.who + " is destroyed.", Tone::Bad);
    case Lost::tank: return t.line("droplet", "The tank of " + t.who + " is holed.", Tone::Bad);
    case Lost::gun: {
      // A model that was never shown stays unsaid.
      bool const shown = t.car && t.e.b >= 0 && t.e.b < t.car->guns.size() && t.car->guns[t.e.b].shown;
      return t.line("tool", t.who + " loses " + (shown ? gun_text(*t.car, t.e.b) : std::string("a weapon")) + ".", Tone::Bad);
    }
    case Lost::tire: return t.line("wheel", t.who + " loses the " + corner(t, t.e.b) + " tire.", Tone::Bad);
    case Lost::wheel: return t.line("wheel", t.who + " loses the " + corner(t, t.e.b) + " wheel.", Tone::Bad);
    case Lost::guard: return t.line("shield", "The wheel guard " + corner(t, t.e.b) + " of " + t.who + " is gone.", Tone::Warn);
    case Lost::hub: return t.line("shield", "The hub " + corner(t, t.e.b) + " of " + t.who + " is gone.", Tone::Warn);
    case Lost::plate: return say_plate(t);
    case Lost::driver: return t.line("alert-octagon", "The driver of " + t.who + " is out of action.", Tone::Bad);
    case Lost::gunner: return t.line("alert-octagon", "The gunner of " + t.who + " is out of action.", Tone::Bad);
    case Lost::booster: return t.line("tool", "A booster of " + t.who + " is destroyed.", Tone::Bad);
    case Lost::flak: return t.line("shield", "A flak jacket in " + t.who + " is shot through.", Tone::Warn);
    case Lost::tank_armor: return t.line("shield", "The armor round the tank of " + t.who + " is gone.", Tone::Warn);
    case Lost::crew_armor: return t.line("shield", "The armor round the crew of " + t.who + " is gone.", Tone::Warn);
    case Lost::plant_armor: return t.line("shield", "The armor round the plant of " + t.who + " is gone.", Tone::Warn);
    case Lost::gun_armor: return t.line("shield", "The armor round a weapon of " + t.who + " is gone.", Tone::Warn);
  }
  return {};
}

Line say_dropped(Telling const& t) {
  Lie const type = Lie(std::clamp<int>(t.e.b, 0, int(Lie::count) - 1));
  if (is_shed(type)) return t.line("stack-2", (type == Lie::debris ? "Debris comes off " : "Wreckage comes off ") + t.who + (type == Lie::debris ? "." : ": an obstacle."), Tone::Quiet);
  return t.line("stack-2", t.who + " drops " + lie_text(type) + (t.car ? " from " + gun_text(*t.car, t.e.a) : "") + ".");
}

// Two dice for modifiers, one for a part that was hit; none: a wheel's fire has reached it. Of a die that lights on high numbers, in a
// roll, a is 0.
Line say_lit(Telling const& t) {
  int const most = t.e.a;
  std::string how;
  if (t.e.dice.size() == 2) how = ": " + to_string(most) + " or less on two dice";
  else if (t.e.dice.empty()) how = ": the fire of a wheel spreads";
  else if (most > 0) how = most == 1 ? ": a 1 on a die" : most == 2 ? ": 1 or 2 on a die" : ": 1 to " + to_string(most) + " on a die";
  if (t.e.b > 0) return t.line("flame", "The " + corner(t, t.e.b - 1) + " wheel of " + t.who + " *burns*" + how + ".", Tone::Bad);
  return t.line("flame", t.who + " is *on fire*" + how + ".", Tone::Bad);
}

Line say_wounded(Telling const& t) {
  std::string const whom = t.e.a == int(Job::gunner) ? "The gunner of " : "The driver of ";
  static constexpr char const* kHow[] = {" keeps his feet.", " is wounded.", " is unconscious.", " is dead."};
  return t.line("alert-circle", whom + t.who + kHow[std::clamp<int>(t.e.b, 0, 3)], Tone::Bad);
}

}  // namespace

std::string scored_for(int event) {
  static constexpr char const* kFor[] = {"a mobility kill", "a complete kill", "ammunition that is gone", "a firepower kill", "a surrender", "first blood",
                                         "a whole crew", "half a crew", "still moving", "a checkpoint", "a target", "a jump", "a no-drop zone"};
  return event >= 0 && size_t(event) < std::size(kFor) ? kFor[event] : "its deeds";
}

char const* straight_from(int face) {
  static constexpr char const* kWays[] = {"straight ahead", "straight back", "straight to the left", "straight to the right"};
  return kWays[std::clamp<int>(face, Front, Right)];
}

Line say_fire(Telling const& t) {
  switch (t.e.kind) {
    case Ev::Fired: return say_fired(t);
    case Ev::Dropped: return say_dropped(t);
    case Ev::Struck: return say_struck(t);
    case Ev::Broke: return say_broke(t);
    case Ev::Wounded: return say_wounded(t);
    case Ev::Touched: return t.line("alert-triangle", t.who + " meets " + lie_text(Lie(std::clamp<int>(t.e.a, 0, int(Lie::count) - 1))) + ".", Tone::Warn);
    case Ev::Measured:
      return t.line("ruler-2", t.who + " measures the range to " + (t.other.empty() ? "a mark" : t.other) + ": " + to_string(t.e.a / 10) + "." + to_string(t.e.a % 10) +
                                         " inches, and may fire at nobody else in this turn.", Tone::Quiet);
    case Ev::LostLock: return t.line("wifi-off", "The radar missile of " + t.who + " finds no lock on " + t.other + (t.e.b ? ": a *radar jammer*." : ": *radarproof armor*."), Tone::Warn);
    case Ev::Boosted: return t.line("player-skip-forward", t.who + (is_load(Gadget(t.e.a)) ? std::string(" drops its *") + kGadgets[size_t(t.e.a)] + "*." : Gadget(t.e.a) == Gadget::chute ? std::string(" throws its *drag chute*.") : Gadget(t.e.a) == Gadget::jump_jet ? " fires a *jump jet*." : " fires a *rocket booster*: " + mph_words(t.e.b) + " mph."), Tone::Accent);
    case Ev::Signalled: return t.line("wifi-off", t.who + " sets off " + lie_text(Lie(std::clamp<int>(t.e.a, 0, int(Lie::count) - 1))) + " by radio.", Tone::Accent);
    case Ev::Launched: return t.line("bomb", t.who + " fires a grenade at where " + t.other + " will be in a turn.", Tone::Accent);
    case Ev::Turned: return t.line("crosshair", "The turret of " + t.who + (t.e.b ? t.e.a ? " is *down*." : " is *up*." : t.e.a ? " goes down." : " comes up."), Tone::Accent);
    case Ev::Landed: return t.line("bomb", "A grenade of " + t.who + " comes down: needs " + to_string(aim::least_roll(t.e.a)) + ", rolls " + to_string(t.e.b) + ".", Tone::Warn);
    case Ev::Lit: return say_lit(t);
    case Ev::Burned:
      if (t.e.rule.id == std::string_view("CW-106")) return t.line("flame", "A burning wheel of " + t.who + " loses " + plural(t.e.a, "point") + ".", Tone::Bad);
      return t.line("flame", t.who + " burns: " + plural(t.e.a, "point") + " to everything on board.", Tone::Bad);
    case Ev::Doused: return t.line("droplet", "The fire of " + t.who + " is out.", Tone::Good);
    case Ev::Exploded: return t.line("bomb", t.who + " *explodes*.", Tone::Bad);
    case Ev::Revealed: return t.line("eye", t.who + " is seen to carry: " + (t.car ? gun_text(*t.car, t.e.a) : std::string("a weapon")) + ".", Tone::Quiet);
    default: return {};
  }
}

Line say_score(Telling const& t) {
  switch (t.e.kind) {
    case Ev::Killed:
      if (t.e.a) return t.line("ban", "*Complete kill*: " + t.who + " is out of the fight" + credit(t) + ".", Tone::Bad);
      return t.line("engine-off", "*Mobility kill*: " + t.who + " cannot drive any more" + credit(t) + ".", Tone::Bad);
    case Ev::Scored: {
      Line l = t.line("trophy", t.who + " scores " + points_text(t.e.a) + " for " + scored_for(t.e.b) + ".", t.e.a < 0 ? Tone::Warn : Tone::Good);
      if (t.e.a < 0) l.text = t.who + " loses " + points_text(-t.e.a) + " for " + scored_for(t.e.b) + ".";
      l.value = (t.e.a > 0 ? "+" : "") + points_text(t.e.a);
      return l;
    }
    case Ev::Out:   // CW-152: nobody leaves by himself
      if (std::string_view(t.e.rule.id) == "CW-152") return t.line("gavel", "The GM takes " + t.who + " out of the duel: nobody orders for it any more.", Tone::Warn);
      return t.line("flag-3", t.who + " is out of the duel.", Tone::Warn);
    case Ev::Over: {
      ScoreSettings const& score = t.game.rules().score;   // CW-148
      std::string const by[] = {"", ": " + to_string(score.instant_points) + " points", ": " + to_string(score.hold_points) + " points, held for " + to_string(score.hold_phases) + " phases",
                                ": its turns are", ": one car is left"};
      return t.line("flag-3", "The duel is over" + by[std::clamp<int>(t.e.a, 0, 4)] + ".");
    }
    default: return {};
  }
}

}  // namespace paddock::car_wars::orders
