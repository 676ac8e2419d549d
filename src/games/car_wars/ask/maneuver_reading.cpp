#include "games/car_wars/ask/maneuver_reading.hpp"

#include <algorithm>
#include <optional>

#include "games/car_wars/ask/numbers.hpp"

namespace paddock::car_wars {
namespace {

using driving::Maneuver;

// "bend_45" and "controlled_skid_0.5" of the table of maneuvers: what stands before and after the last "_".
std::optional<Ratio> tail(std::string const& name, std::string_view head) {
  if (name.size() <= head.size() || name.compare(0, head.size(), head) != 0) return {};
  return read_ratio(std::string_view(name).substr(head.size()));
}

struct Other {
  char const* name;
  Maneuver maneuver;
};
constexpr Other kOthers[] = {{"brake", Maneuver::decelerate},     {"braking", Maneuver::decelerate}, {"deceleration", Maneuver::decelerate},
                             {"half_move", Maneuver::straight},   {"tstop", Maneuver::t_stop},       {"t-stop", Maneuver::t_stop},
                             {"bootleg", Maneuver::bootlegger},   {"steep-drift", Maneuver::steep_drift}};

bool plain(std::string const& name, Maneuver& out) {
  int index = 0;
  for (char const* known : driving::kManeuvers) {
    if (name == known) return out = Maneuver(index), true;
    ++index;
  }
  for (Other const& o : kOthers)
    if (o.name == name) return out = o.maneuver, true;
  return false;
}

// The bend or swerve under a controlled skid: "base": "swerve", or an object like a maneuver of its own; else a bend.
NamedManeuver under_skid(Givens& given, bool need_angle) {
  Givens probe = given;
  NamedManeuver out;
  out.maneuver = Maneuver::bend;
  char const* const key = base_key(given);
  Doc const& base = given.has(key) ? probe.object(key) : Doc::object();
  if (!base.empty()) {
    Givens part = given.within(base, key);
    out = read_maneuver(part, need_angle);
    given.take(part);
    return out;
  }
  std::string const name = given.term(key, "bend");
  if (std::optional<Ratio> const angle = tail(name, "bend_")) return out.angle = *angle, out;
  if (name == "swerve") out.maneuver = Maneuver::swerve;
  else if (name != "bend") given.refuse("'base' of a controlled skid is bend or swerve.");
  out.angle = need_angle ? given.number("angle", Ratio(1, 10), 90) : given.number("angle", Ratio(1, 10), 90, 15);
  return out;
}

}  // namespace

char const* base_key(Givens const& given) { return given.has("base_move") ? "base_move" : "base"; }

int read_skid_quarters(Givens& given, char const* key) {
  Ratio const quarters = read_inches(given, key, 0) * 4;
  if (!quarters.whole()) given.expected(key, "0.25, 0.5, 0.75 or 1 inch");
  return int(quarters.floor());
}

NamedManeuver read_maneuver(Givens& given, bool need_angle) {
  std::string const name = given.term("maneuver");
  NamedManeuver out;
  if (std::optional<Ratio> const angle = tail(name, "bend_")) {
    out.maneuver = Maneuver::bend, out.angle = *angle;
    if (*angle <= 0 || *angle > 90) given.refuse("A bend turns by at most 90 degrees.");
  } else if (std::optional<Ratio> const skid = tail(name, "controlled_skid_")) {
    out = under_skid(given, need_angle);
    out.skid_quarters = int((*skid * 4).floor());
    if (!driving::controlled_skid(out.skid_quarters) || !(*skid * 4).whole()) given.refuse("A controlled skid is 0.25, 0.5, 0.75 or 1 inch.");
    return out;
  } else if (name == "controlled_skid") {
    out = under_skid(given, need_angle);
    if (need_angle && !given.has("skid")) given.expected("skid", "0.25, 0.5, 0.75 or 1 inch");
    out.skid_quarters = read_skid_quarters(given, "skid");
    return out;
  } else if (name == "reverse" || name == "fishtail" || name == "minor_fishtail" || name == "major_fishtail") {
    out.voluntary = name == "reverse", out.reverse = name == "reverse";
  } else if (!plain(name, out.maneuver)) {
    given.refuse("'maneuver' is one of: straight, bend, drift, steep_drift, swerve, controlled_skid, bootlegger, t_stop, pivot, even_out, decelerate.");
  } else if (out.maneuver == Maneuver::bend || out.maneuver == Maneuver::swerve) {
    out.angle = need_angle ? given.number("angle", Ratio(1, 10), 90) : given.number("angle", Ratio(1, 10), 360, 15);
  }
  out.skid_quarters = read_skid_quarters(given, "skid");
  Ratio const lateral = out.maneuver == Maneuver::drift ? read_inches(given, "lateral", Ratio(1, 4)) : Ratio(0);
  if (lateral > Ratio(1, 2)) given.expected("lateral", "at most 1/2 inch, or 500 mils");
  if (lateral > Ratio(1, 4)) out.maneuver = Maneuver::steep_drift;
  return out;
}

board::Counter read_counter(Givens& given, char const* key) {
  int const index = given.word(key, {"car", "trike", "cycle", "sidecar", "pedestrian", "reversed_trike"}, 0);
  return index == 5 ? board::Counter::trike : board::Counter(index);
}

driving::Surfaces read_surfaces(Givens& given) {
  driving::Surfaces out;
  for (Doc const& entry : given.list_or_empty("surfaces", 50)) {
    std::string const name = entry.is_string() ? folded(entry.get_ref<std::string const&>()) : "";
    if (name == "road" || name == "normal" || name == "dry") continue;
    int index = 0;
    for (char const* known : driving::kSurfaces) {
      if (name == known || (name == "sand" && driving::Surface(index) == driving::Surface::sand_counter)) break;
      ++index;
    }
    if (index < driving::kSurfaceCount) out.add_another(driving::Surface(index));
    else given.refuse("'surfaces' lists: off_road, light_rain, heavy_rain, gravel, sand_counter, oil, flaming_oil, light_snow, heavy_snow, ice.");
  }
  return out;
}

}  // namespace paddock::car_wars
