#include "games/car_wars/orders/called.hpp"

#include <array>
#include <cstdlib>

#include "core/filled.hpp"
#include "games/car_wars/build/catalogue.hpp"
#include "games/car_wars/rules/control.hpp"
#include "games/car_wars/rules/to_hit.hpp"
#include "games/car_wars/build/names.hpp"

namespace paddock::car_wars::orders {
namespace {

using std::to_string;
using driving::Maneuver;
using driving::Side;
using duel::MoveKind;

char const* side_text(Side side) { return side == Side::left ? "left" : "right"; }
char side_letter(Side side) { return side == Side::left ? 'L' : 'R'; }

std::string skid_text(int quarters) {
  static constexpr char const* kInches[] = {"0", "1/4", "1/2", "3/4", "1"};
  return kInches[std::abs(quarters) % 5];
}

constexpr std::array<char const*, 7> kFaceTexts = {"front", "back", "left", "right", "top", "underbody", "turret"};
constexpr std::array<char const*, 4> kWheelTexts = {"left front", "right front", "left rear", "right rear"};

}  // namespace

std::string plural(int n, char const* one, char const* many) {
  return filled("{} {}", {n, n == 1 ? std::string(one) : many ? std::string(many) : std::string(one) + "s"});
}

std::string mph_words(int pace) { return pace < 0 ? "\u2212" + mph_text(-pace) : mph_text(pace); }

std::string mph_text(int pace) {
  int const twice = pace * 5, whole = std::abs(twice) / 2;
  return (twice < 0 ? "-" : "") + to_string(whole) + (twice % 2 != 0 ? ".5" : "");
}

std::string quarters_text(int quarters) {
  static constexpr char const* kParts[] = {"", ".25", ".5", ".75"};
  return (quarters < 0 ? "-" : "") + to_string(std::abs(quarters) / 4) + kParts[std::abs(quarters) % 4];
}

std::string points_text(int sixths) {
  int const whole = std::abs(sixths) / 6, rest = std::abs(sixths) % 6;
  static constexpr char const* kParts[] = {"", " 1/6", " 1/3", " 1/2", " 2/3", " 5/6"};
  std::string const sign = sixths < 0 ? "\xE2\x88\x92" : "";
  if (whole == 0 && rest != 0) return sign + (kParts[rest] + 1);
  return sign + to_string(whole) + kParts[rest];
}

std::string compass_text(geometry::Angle heading) {
  static constexpr char const* kNames[] = {"east", "north-east", "north", "north-west", "west", "south-west", "south", "south-east"};
  return kNames[geometry::heading(heading + 225) / 450 % 8];
}

bool has_side(MoveKind const& kind) { return kind.maneuver != Maneuver::straight && kind.maneuver != Maneuver::even_out && kind.maneuver != Maneuver::decelerate; }

std::string move_text(MoveKind const& kind) {
  std::string out;
  switch (kind.maneuver) {
    case Maneuver::bend: out = "bend " + to_string(kind.degrees); break;
    case Maneuver::drift: out = "drift"; break;
    case Maneuver::steep_drift: out = "steep drift"; break;
    case Maneuver::swerve: out = "swerve " + to_string(kind.degrees); break;
    case Maneuver::bootlegger: out = "bootlegger"; break;
    case Maneuver::t_stop: out = "T-stop"; break;
    case Maneuver::pivot: out = "pivot " + to_string(kind.degrees); break;
    default: return "straight";
  }
  out += std::string(" ") + side_text(kind.side);
  if (kind.skid) out += " skid " + skid_text(kind.skid);
  return out;
}

std::string move_text(int move) {
  return move_text(move >= 0 && move < int(duel::moves().size()) ? duel::moves()[size_t(move)] : MoveKind{});
}

std::string move_code(MoveKind const& kind) {
  std::string out;
  switch (kind.maneuver) {
    case Maneuver::bend: out = "bend:" + to_string(kind.degrees); break;
    case Maneuver::drift: out = "drift:"; break;
    case Maneuver::steep_drift: out = "steep:"; break;
    case Maneuver::swerve: out = "swerve:" + to_string(kind.degrees); break;
    case Maneuver::bootlegger: out = "bootleg:"; break;
    case Maneuver::t_stop: out = "t-stop:"; break;
    case Maneuver::pivot: out = "pivot:" + to_string(kind.degrees); break;
    default: return "straight";
  }
  out += side_letter(kind.side);
  if (kind.skid) out += "+" + skid_text(kind.skid);
  return out;
}

char const* move_icon(MoveKind const& kind) {
  bool const left = kind.side == Side::left;
  switch (kind.maneuver) {
    case Maneuver::bend: return kind.degrees <= 30 ? left ? "arrow-bear-left" : "arrow-bear-right" : left ? "arrow-elbow-left" : "arrow-elbow-right";
    case Maneuver::drift:
    case Maneuver::steep_drift: return left ? "arrow-ramp-left" : "arrow-ramp-right";
    case Maneuver::swerve: return left ? "arrow-wave-left-up" : "arrow-wave-right-up";
    case Maneuver::bootlegger: return "arrow-back-up";
    case Maneuver::t_stop: return "arrow-bounce";
    case Maneuver::pivot: return "repeat";
    default: return "arrow-up";
  }
}

std::string gun_text(duel::Car const& car, int gun) {
  if (gun < 0 || gun >= car.guns.size()) return "a weapon";
  duel::Gun const& g = car.guns[gun];
  std::string where = kFaceTexts[size_t(g.face) % kFaceTexts.size()];
  if (g.corner) where += g.corner < 0 ? " left" : " right";
  auto const& kinds = build::catalogue().weapons;
  if (g.kind < 0 || size_t(g.kind) >= kinds.size()) return (is_fake(g) ? "fake weapon " : "weapon ") + where;
  return filled("{} {}", {build::short_of(kinds[size_t(g.kind)]), where});
}

bool goes_by(duel::Car const& car, int gun, std::string_view name) {
  std::string const own = gun_text(car, gun);
  return own.starts_with(name) && (own.size() == name.size() || own[name.size()] == ' ');
}

std::string one_gun_text(duel::Car const& car, int gun) {
  std::string const out = gun_text(car, gun);
  for (int i = 0; i < car.guns.size(); ++i)
    if (i != gun && goes_by(car, i, out)) return "weapon " + to_string(gun + 1);
  return out;
}

std::string wheel_text(int wheel) { return kWheelTexts[size_t(wheel < 0 ? 0 : wheel) % 4]; }

std::string aim_text(int aim) {
  if (aim <= duel::AimCar || aim >= duel::kAims) return "";
  if (duel::is_tire(aim)) return wheel_text(aim - duel::AimTire0) + " tire";
  if (aim == duel::AimRider) return "rider";
  if (aim == duel::AimSidecar) return "sidecar";
  if (int const inches = duel::inches_ahead(aim); inches > 0) return filled("{}{} ahead", {inches, inches == 1 ? " inch" : " inches"});
  if (aim == duel::AimBesideLeft) return "the ground at its left";
  if (aim == duel::AimBesideRight) return "the ground at its right";
  if (aim == duel::AimBehind) return "the ground behind it";
  return aim == duel::AimTurret ? "turret" : kFaceTexts[size_t(aim - duel::AimFront)];
}

std::string aim_code(int aim) {
  if (aim <= duel::AimCar || aim >= duel::kAims) return "car";
  if (duel::is_tire(aim)) return "tire" + to_string(aim - duel::AimTire0 + 1);
  if (aim == duel::AimAhead) return "ahead";
  if (int const inches = duel::inches_ahead(aim); inches > 0) return "ahead" + to_string(inches);
  if (aim == duel::AimBesideLeft || aim == duel::AimBesideRight) return aim == duel::AimBesideLeft ? "beside-left" : "beside-right";
  return aim == duel::AimBehind ? "behind" : aim_text(aim);
}

std::string lie_title(duel::Lie type) {
  static constexpr char const* kTitles[] = {"Debris", "Obstacle", "Spikes", "Explosive spikes", "Mine", "Spear mine", "Napalm mine",
                                            "TDX mine", "Oil", "Burning oil", "Ice", "Smoke", "Hot smoke", "Paint",
                                            "Flame cloud", "Tear gas", "Sand", "Drop plate", "Junk", "Incendiary spikes", "Spear napalm mine",
                                            "Anti-personnel mine", "Hot burning oil"};
  return type < duel::Lie::count ? kTitles[size_t(type)] : "Something";
}

std::string lie_text(duel::Lie type) {
  using duel::Lie;
  std::string const name = build::within(lie_title(type));
  switch (type) {
    case Lie::obstacle:
    case Lie::anti_ped_mine: return "an " + name;
    case Lie::flame_cloud:
    case Lie::drop_plate: return "a " + name;
    default: return duel::is_mine(type) ? "a " + name : name;
  }
}

int device_named(duel::Car const& car, std::string_view word) {
  using namespace duel;
  for (int i = 0; i < car.devices.size(); ++i) {
    Device const& d = car.devices[i];
    bool const named = word == "torque" ? d.kind == Gadget::torque || d.kind == Gadget::heavy_torque : word.starts_with("boost") ? is_rocket(d.kind) : word == kGadgets[size_t(d.kind)];
    if (named && !(is_spent(d.kind) && d.on)) return i;
  }
  return -1;
}

// "measure 2", "boost 1", "torque", "automatic 3", "magazine 1", "detonate 1", "drop MD back": what is written, counted from 1.
std::string device_text(duel::Car const& car, int code) {
  using namespace duel;
  if (lays(code)) return filled("drop {}{}", {one_gun_text(car, laid_by(code)), code >= kLayAside ? " aside" : ""});
  if (code >= kOpen) return "open " + to_string(code - kOpen + 1);
  if (code >= kDetonate) return "detonate " + to_string(code - kDetonate + 1);
  if (code >= kMagazine) return "magazine " + to_string(code - kMagazine + 1);
  if (code >= kAutomatic) return "automatic " + to_string(code - kAutomatic + 1);
  if (code == kWait) return "wait";
  if (code == kPopup) return "turret";
  if (code < kUse) return zone_of_mark(code) >= 0 ? "measure mark " + to_string(zone_of_mark(code) + 1) : "measure " + to_string(code + 1);
  int const n = code - kUse;
  Gadget const kind = n < car.devices.size() ? car.devices[n].kind : Gadget::booster;
  std::string const word = kind == Gadget::heavy_torque ? "torque" : is_rocket(kind) ? "boost" : kGadgets[size_t(kind)];
  return filled("{} {}", {word, n + 1});
}

std::string harm_text(int harm) {
  static constexpr char const* kTexts[] = {"", "a mine", "a grenade", "burning oil", "a cloud of flames", "the roll", "the collision", "the fire",
                                           "an obstacle", "debris", "spikes", "explosive spikes", "the slide", "the spin", "flechettes", "junk", "the landing"};
  return harm >= 0 && size_t(harm) < std::size(kTexts) ? kTexts[harm] : "";
}

int ways_of(int needed) {
  int ways = 0;
  for (int first = 1; first <= 6; ++first)
    for (int second = 1; second <= 6; ++second) ways += aim::hits(needed, first + second);
  return ways;
}

std::string chance_text(int needed) {
  int const ways = ways_of(needed);
  return ways ? to_string(ways) + " of 36" : "never";
}

std::string control_text(int need) {
  if (need <= kNeedNothing) return "safe";
  if (need >= kNeedTooMuch) return "lost";
  return need == 6 ? "a 6" : to_string(need) + " or more";
}

}  // namespace paddock::car_wars::orders
