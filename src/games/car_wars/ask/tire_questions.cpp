#include <algorithm>
#include <string>
#include <vector>

#include "core/filled.hpp"
#include "games/car_wars/ask/crash_parts.hpp"
#include "games/car_wars/ask/readings.hpp"
#include "games/car_wars/rules/hazard_settings.hpp"
#include "games/car_wars/rules/tires.hpp"

namespace paddock::car_wars {
namespace {

using namespace readings;

// Words a referee may use for a source of damage, beside the rules' own.
Harm harm(Givens& given, char const* key) {
  std::string word = given.term(key);
  constexpr char const* kSame[][2] = {{"gunfire", "weapon"}, {"mines", "mine"}, {"spike", "spikes"}, {"flechettes", "flechette"},
                                      {"grenades", "grenade"}, {"ram", "collision"}, {"rolls", "roll"}, {"skids", "skid"}, {"spins", "spin"},
                                      {"obstacles", "obstacle"}, {"flame_clouds", "flame_cloud"}, {"laser", "weapon"}, {"flamethrower", "weapon"}, {"rocket", "weapon"}, {"burst", "weapon"},
                                      {"incendiary_spikes", "spikes"}, {"catalytic_spikes", "spikes"}, {"crystal_spikes", "spikes"}};
  for (auto const& same : kSame)
    if (word == same[0]) word = same[1];
  std::string all;
  for (size_t n = 0; n < std::size(kHarms); ++n) {
    if (word == kHarms[n]) return Harm(n);
    all += (n ? ", " : "") + std::string(kHarms[n]);
  }
  given.refuse(filled("'{}' is one of: {}.", {key, all}));
  return Harm::weapon;
}

Doc bare_wheel(Givens& given) {
  TireSettings const settings = given.settings_as<TireSettings>();
  int const damage = given.whole("damage", 0, 100000, 1);
  bool const gone = destroys_bare_wheel(harm(given, "source"), damage, settings);
  return Answer().with("destroyed", gone).with("status", gone ? Doc(kWorstStatus) : Doc()).with("extra_hc", gone ? settings.extra_hc : 0)
      .ruling("CW-088");
}

Doc consequence(Givens& given) {
  TireSettings const settings = given.settings_as<TireSettings>();
  int const word = given.word("kind", {"car", "cycle", "trike", "reversed_trike"}, 0);
  Wheels const kind = word == 3 ? Wheels::trike : Wheels(word);
  int const wheels = count(given, "wheels_lost_corners", 8), tires = count(given, "tires_lost_corners", 8);
  bool const past = past_driving(kind, wheels), active = given.flag("active_suspension", false);
  bool const shocks = wheels + tires == 0 || !given.settings_as<HazardSettings>().hd_shocks_need_all_tires;
  return Answer().with("crash_table_1", past).with("may_steer", !past).with("may_accelerate", !past).with("may_brake", !past)
      .with("shocks_work", shocks).with("slowdown", past ? settings.forced_slowdown : 0)
      .with("status", wheels + tires > 0 && !(active && tires == 0) ? Doc(kWorstStatus) : Doc()).with("hazard", wheels + tires > 0 ? 6 : 0)
      .ruling("CW-134");
}

Doc debris(Givens& given) {
  TireKind const tire = kind_of_tire(given, "tire");
  int const word = given.word("source", {"debris", "obstacle", "spikes", "junk", "obstacles"}, 0);
  TireRoll const from = word == 4 ? TireRoll::obstacle : TireRoll(word);
  TireHarm const harm = tire_harm(tire, from, given.whole("roll", 1, 6), given.whole("lost_so_far", 0, 100, 0), given.settings_as<TireSettings>());
  return Answer().with("points", harm.points).with("reveals", harm.reveals).ruling("CW-047");
}

Doc guard(Givens& given) {
  WheelPoints wheel;
  wheel.guard = given.whole("guard", 0, 1000, 0), wheel.hub = given.whole("hub", 0, 1000, 0), wheel.tire = given.whole("tire", 0, 1000, 0);
  WheelShot shot;
  shot.attack.damage = given.whole("damage", 0, 100000);
  if (!given.has("from_side") || given.is_flag("from_side")) shot.from_side = given.flag("from_side", true);
  else shot.from_side = given.word("from_side", {"side", "left", "right", "front", "back", "rear"}) < 3;
  shot.cycle = given.word("kind", {"car", "cycle", "trike", "reversed_trike"}, 0) == 1;
  if (given.has("second_tire")) {
    Givens second = given.within(given.object("second_tire"), "second_tire");
    shot.tandem = second.word("layout", {"side_by_side", "tandem"}, 0) == 1;
    wheel.second = second.whole("points", 0, 1000);
    given.take(second);
  }
  shot.die = die_where(guard_rolls(wheel, shot), given, "roll");
  int const lost = take_shot(wheel, shot, given.settings_as<TireSettings>()).out;
  Doc const after = DocObject().with("guard", wheel.guard).with("hub", wheel.hub).with("tire", wheel.tire)
      .with("second", wheel.second < 0 ? Doc() : Doc(wheel.second));
  return Answer().with("after", after).with("lost", lost).ruling(given.has("second_tire") ? "CW-007" : "R-8.6");
}

Doc hc_total(Givens& given) {
  std::vector<CornerLoss> losses;
  for (Doc const& item : given.list("losses", 8)) {
    Doc const one = DocObject().with("losses", item);
    Givens part(one, given.settings());
    losses.push_back(CornerLoss(part.word("losses", {"tire", "wheel", "tire_then_wheel"})));
    given.take(part);
  }
  bool const active = given.flag("active_suspension", false);
  int const lost = handling_lost(losses, active, given.settings_as<TireSettings>());
  return Answer().with("hc", lost).with("hc_change", lost)
      .ruling(std::count(losses.begin(), losses.end(), CornerLoss::tire_then_wheel) ? "CW-088" : "CW-085");
}

enum class Listed : uint8_t { not_set, on_it, not_on_it };
Listed listed(Givens& given, char const* key, Harm harm) {
  Doc const* const list = setting_list(given, key);
  if (!list) return Listed::not_set;
  bool on_it = false;
  for (Doc const& item : *list) {
    auto const is = [&](Harm one) { return item == Doc(kHarms[size_t(one)]); };
    bool known = false;
    for (size_t n = 0; n < std::size(kHarms); ++n) known |= is(Harm(n));
    if (!known) given.refuse(filled("The setting '{}' is a list of sources like weapon, mine, roll, debris, spikes, skid.", {key}));
    on_it |= is(harm) || (harm == Harm::explosive_spikes && is(Harm::spikes));   // "spikes of any kind"
  }
  return on_it ? Listed::on_it : Listed::not_on_it;
}

// CW-087 as two lists: a source that a referee has put on one of them does what the list says, and one that he has left off its list
// does what the other says.
bool takes_wheel_here(Givens& given, Harm last, TireSettings const& settings) {
  Listed const tire = listed(given, "tire_killers", last), wheel = listed(given, "wheel_killers", last);
  if (tire == Listed::on_it || wheel == Listed::on_it) return tire != Listed::on_it;
  bool const usual = takes_wheel(last, settings), named = last != Harm::grenade && last != Harm::collision && last != Harm::fire;
  if (usual) return !named || wheel == Listed::not_set;
  return named && tire == Listed::not_on_it;
}

Doc loss_kind(Givens& given) {
  TireSettings const settings = given.settings_as<TireSettings>();
  char const* key = "last_point";
  for (char const* other : {"last_point_source", "source"})
    if (!given.has(key) && given.has(other)) key = other;
  Harm const last = harm(given, key);
  bool const wheel = takes_wheel_here(given, last, settings);
  int const hc = !wheel ? settings.tire_hc : given.flag("active_suspension", false) ? settings.active_suspension_wheel_hc : settings.wheel_hc;
  return Answer().with("lost", wheel ? "wheel" : "tire").with("hc", hc).ruling("CW-087");
}

constexpr Question kTireQuestions[] = {
    {{"tire.bare_wheel", "Whether a wheel whose tire is gone is destroyed, and what that costs.", R"({"damage": 1, "source": "weapon"})"}, bare_wheel,
     "a point of gunfire or a mine destroys it, spikes do not hurt it"},
    {{"tire.consequence", "What a vehicle may still do that has lost tires or wheels.",
      R"({"kind": "car", "wheels_lost_corners": 2, "tires_lost_corners": 0, "active_suspension": false, "cause": "weapon"})"},
     consequence,
     "wheels gone on two corners, or one of a cycle or trike: Crash Table 1, no steering, accelerating or braking"},
    {{"tire.debris", "What a tire loses to debris, an obstacle, spikes or junk, and whether it shows that it is solid.",
      R"({"tire": "plasticore", "roll": 6, "lost_so_far": 2, "source": "debris"})"},
     debris,
     "1d-3, which solid tires ignore and plasticores from the core on; spikes 1d, half to either"},
    {{"tire.guard", "What guard, hub, tire and the tire behind it keep after a shot at the tire.",
      R"({"damage": 5, "roll": 6, "guard": 0, "hub": 0, "tire": 3, "from_side": true, "kind": "car", "second_tire": {"layout": "side_by_side", "points": 6}})"},
     guard,
     "a guard stops shots on 1-4 (cycle 1-5), a hub alone on 1-3 from its side, with a guard on 5; the rest goes to the tire"},
    {{"tire.hc_total", "What lost tires and wheels take off the handling class.", R"({"losses": ["tire", "tire"]})"}, hc_total,
     "a tire -2, tires together at most -4; a wheel -3"},
    {{"tire.loss_kind", "Whether the wheel or only the tire is lost, and what that takes off the handling class.", R"({"last_point": "spikes"})"}, loss_kind,
     "what did the last point decides: what hurts a vehicle's armor takes the wheel, the rest the tire"},
};

}  // namespace

TireKind kind_of_tire(Givens& given, char const* key) {
  std::string const text = given.term(key);
  auto const shows = [&](std::initializer_list<char const*> words) { return std::any_of(words.begin(), words.end(), [&](std::string_view word) { return text.find(word) != text.npos; }); };
  if (shows({"plasticore"})) return TireKind::plasticore;
  if (shows({"solid"})) return TireKind::solid;
  // Modifications alone are those of a standard tire.
  bool const plain = shows({"standard", "normal", "plain", "heavy_duty", "puncture", "steel", "radial", "off_road", "slick", "snow", "fireproof"}) || text == "hd" || text == "pr";
  if (!plain) given.refuse(filled("'{}' is one of: standard, heavy_duty, puncture_resistant, solid, plasticore.", {key}));
  return TireKind::plain;
}

std::span<Question const> tire_questions() { return kTireQuestions; }

}  // namespace paddock::car_wars
