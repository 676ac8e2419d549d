// Frames: body, chassis, suspension, plant, tires, armor around the driver. The weapons: pieces_arms.cpp.
#include "games/car_wars/build/pieces.hpp"

#include <algorithm>

#include "core/order.hpp"
#include "games/car_wars/build/job.hpp"
#include "games/car_wars/build/worth.hpp"

namespace paddock::car_wars::build {
namespace {

constexpr int kShellPoints = 10;
constexpr size_t kMostFrames = 1000;         // of a body
constexpr size_t kAllFrames = 20000, kAllArmaments = 12;   // where none is left out
constexpr int kSlackOfPurse = 600, kSlackOfLoad = 600;   // the least that makes a difference

enum FrameChoice : uint8_t { kPlain, kLightFrame, kStreamline, kReversed, kFrameChoices };

int suspension_row(Body const& body, int nth) {
  std::string_view const table = body.kind == Kind::car ? "car" : "cycle";
  for (size_t i = 0; i < catalogue().suspensions.size(); ++i)
    if (catalogue().suspensions[i].table == table && nth-- == 0) return int(i);
  return -1;
}

bool family_of(Body const& body, Plant const& plant, BuildSettings const& set) {
  if (plant.family == "any") return true;
  if (body.kind <= Kind::racing) return plant.family == "car";
  return plant.family == "cycle_trike" || (body.kind == Kind::trike && set.trike_takes_car_plants);
}

void put_frame(Design& d, int choice) {
  if (choice == kLightFrame) d.frame = kCaFrame;
  if (choice == kStreamline) d.frame = kStreamlined;
  if (choice == kReversed) d.reversed = true;
}

// An engine with fuel for what the event asks, in the sturdiest tank it lets in.
void put_plant(Design& d, PlantChoice const& choice, Event const& event) {
  d.plant = choice.plant;
  for (int16_t const mod : choice.mods)
    if (mod >= 0) {
      Part p;
      p.kind = mod, p.of_plant = true;
      d.main.parts.push(p);
    }
  if (!catalogue().plants[size_t(choice.plant)].gas) return;
  for (size_t i = 0; i < catalogue().tanks.size(); ++i)
    if (why_banned(catalogue().tanks[i], event).empty() && (d.tank < 0 || catalogue().tanks[i].dp > catalogue().tanks[size_t(d.tank)].dp))
      d.tank = int8_t(i);
  d.gallons = d.fuel = ledger_of(d, event).min_fuel;
}

void put_tires(Design& d, TireChoice const& choice, int wheels) {
  TireGroup group;
  group.tire = choice.tire, group.mods = choice.mods, group.count = uint8_t(wheels);
  d.main.tires.push(group);
}

void put_shell(Design& d) {
  Shell shell;
  shell.around.push({What::driver, {}, -1});
  shell.points = kShellPoints;
  d.shells.push(shell);
}

// Whether check() finds something wrong with a document's place, of which the path begins like that.
bool faulty_at(Design const& d, Event const& e, std::string_view path) {
  for (Fault const& f : check(d, e).faults)
    if (f.path.starts_with(path)) return true;
  return false;
}

// What a change of the bare design adds to its ledger.
struct Delta {
  int64_t cost = 0, weight = 0, spaces = 0;
  int hc = 0;
};
Delta delta(Ledger const& with, Ledger const& without) {
  return {with.cost.units - without.cost.units, with.weight.units - without.weight.units,
          with.main.spaces_used.units - without.main.spaces_used.units, with.main.hc - without.main.hc};
}
void lay_on(Chassisful& f, Delta const& d) {
  f.cost += d.cost, f.weight += d.weight, f.spaces_free -= d.spaces, f.hc = int16_t(f.hc + d.hc), f.hc_heavy = int16_t(f.hc_heavy + d.hc);
}

// What makes no difference: a part of the purse, of the load, a few power factors, a part of a space, a point.
struct Slack {
  int64_t cost = 0, weight = 0, power = 1, spaces = 1, points = 0;
  void grow() { cost *= 2, weight *= 2, power *= 2, spaces *= 2, points = points * 2 + 1; }
};
bool as_good(Chassisful const& a, Chassisful const& b, Slack const& s) {
  return a.cost <= b.cost + s.cost && a.weight <= b.weight + s.weight && a.power + s.power >= b.power && a.spaces_free + s.spaces >= b.spaces_free &&
         a.hc >= b.hc && a.protection + s.points >= b.protection && int64_t(a.max_load) * Exact::kUnit + s.weight >= int64_t(b.max_load) * Exact::kUnit &&
         a.top >= b.top && a.bonus >= b.bonus;
}

// Whoever is beaten in everything, or by next to nothing, goes; equals: the first stays. False: more than kMostFrames would stay.
bool keep_sound(std::vector<Chassisful>& list, Slack const& slack) {
  std::vector<Chassisful> kept;
  kept.reserve(kMostFrames);
  for (Chassisful const& one : list) {
    bool beaten = false;
    for (size_t k = 0; k < kept.size() && !beaten; ++k) beaten = as_good(kept[k], one, slack);
    if (beaten) continue;
    if (kept.size() == kMostFrames) return false;
    kept.push_back(one);
  }
  list = std::move(kept);
  return true;
}

// With as little slack as it takes to keep few.
void keep_few(std::vector<Chassisful>& list, Slack slack) {
  sort_many(list, [](Chassisful const& a, Chassisful const& b) {
    return a.cost != b.cost ? a.cost < b.cost : a.weight != b.weight ? a.weight < b.weight : a.power > b.power;
  });
  while (!keep_sound(list, slack)) slack.grow();
}

// What a frame carries and pays at least; without it frames are thinned out.
struct Floor {
  int64_t cost = INT64_MAX, weight = INT64_MAX, spaces = INT64_MAX;
};

class FrameMaker {
 public:
  FrameMaker(Wishes const& w, int body, Floor const* floor) : w_(w), floor_(floor), body_(catalogue().bodies[size_t(body)]), bare_(bare(w, body)), plain_(ledger_of(bare_, w.event)),
                                         slack_{int64_t(w.event.budget) * Exact::kUnit / kSlackOfPurse, int64_t(body_.max_load) * Exact::kUnit / kSlackOfLoad, 10, Exact::kUnit / 8, 0} {}

  std::vector<Chassisful> all() {
    std::vector<Chassisful> list = hulls();
    list = each(list, plants());
    list = each(list, tires());
    return each(list, shells());
  }

 private:
  struct Option {
    Delta d;
    int power = 0, bonus = 0, protection = 0, top = 0;
    uint8_t Chassisful::* row = nullptr;
    uint8_t index = 0;
  };

  std::vector<Chassisful> hulls() {
    std::vector<Chassisful> out;
    for (int frame = 0; frame < kFrameChoices; ++frame)
      for (int chassis = 0; chassis < int(catalogue().chassis.size()); ++chassis)
        for (int suspension = 0; suspension < 3; ++suspension) hull(out, frame, chassis, suspension);
    thin_out(out);
    return out;
  }

  void thin_out(std::vector<Chassisful>& list) const {
    if (!floor_ || list.size() > kAllFrames) keep_few(list, floor_ ? Slack{} : slack_);
  }

  void hull(std::vector<Chassisful>& out, int frame, int chassis, int suspension) {
    Design d = bare_;
    bool const racing = body_.kind == Kind::racing;
    if ((frame == kReversed && body_.kind != Kind::trike) || (racing && suspension > 0)) return;
    put_frame(d, frame);
    d.chassis = int8_t(chassis);
    d.main.suspension = racing ? int8_t(-1) : int8_t(suspension_row(body_, suspension));
    for (char const* path : {"/frame", "/chassis", "/suspension", "/six_wheel"})
      if (faulty_at(d, w_.event, path)) return;
    Ledger const l = ledger_of(d, w_.event);
    Chassisful f;
    f.cost = l.cost.units, f.weight = l.weight.units, f.max_load = l.main.max_load;
    f.spaces_free = (Exact(l.main.spaces_allowed) - l.main.spaces_used).units;
    f.third = l.main.third ? Exact(l.main.third_limit).units : INT64_MAX;
    f.hc = f.hc_heavy = int16_t(l.main.hc);
    if (body_.hc_heavy_over > 0 && !racing) {
      Suspension const& s = catalogue().suspensions[size_t(d.main.suspension)];
      f.hc_heavy = int16_t(f.hc - s.hc + s.hc_van);
    }
    f.top = frame == kStreamline ? 11 : 10, f.accel_20 = body_.accel_20;
    f.frame = uint8_t(frame), f.chassis = uint8_t(chassis), f.suspension = uint8_t(suspension);
    if (count_part(d.main, "cycle_windshell") > 0) ++f.top;
    out.push_back(f);
  }

  std::vector<Option> plants() {
    std::vector<Option> out;
    for (size_t i = 0; i < plant_choices().size(); ++i) {
      PlantChoice const& choice = plant_choices()[i];
      Plant const& plant = catalogue().plants[size_t(choice.plant)];
      bool const wanted = w_.power == Power::any || plant.gas == (w_.power == Power::gas);
      if (!wanted || !family_of(body_, plant, w_.event.settings) || (plant.gas && !w_.event.settings.gas_engines)) continue;
      Design d = bare_;
      put_plant(d, choice, w_.event);
      if (faulty_at(d, w_.event, "/plant_mods") || !why_banned(plant, w_.event).empty()) continue;
      Ledger const l = ledger_of(d, w_.event);
      out.push_back({delta(l, plain_), l.power_factors, l.acceleration_bonus, 0, plant.gas ? 240 : 360, &Chassisful::plant, uint8_t(i)});
    }
    return out;
  }

  std::vector<Option> tires() {
    std::vector<Option> out;
    for (size_t i = 0; i < tire_choices().size(); ++i) {
      Design d = bare_;
      put_tires(d, tire_choices()[i], plain_.main.wheels);
      if (faulty_at(d, w_.event, "/tires")) continue;
      Ledger const l = ledger_of(d, w_.event);
      out.push_back({delta(l, plain_), 0, 0, kTireWeight * weakest_tire(d, l, w_.event), 0, &Chassisful::tires, uint8_t(i)});
    }
    return out;
  }

  std::vector<Option> shells() {
    Design d = bare_;
    put_shell(d);
    std::vector<Option> out = {{{}, 0, 0, 0, 0, &Chassisful::shell, 0}};
    if (!faulty_at(d, w_.event, "/component_armor")) out.push_back({delta(ledger_of(d, w_.event), plain_), 0, 0, kShellPoints, 0, &Chassisful::shell, 1});
    return out;
  }

  std::vector<Chassisful> each(std::vector<Chassisful> const& list, std::vector<Option> const& options) {
    std::vector<Chassisful> out;
    for (Chassisful const& before : list)
      for (Option const& option : options) {
        Chassisful f = before;
        lay_on(f, option.d);
        f.power += option.power, f.bonus = int16_t(f.bonus + option.bonus), f.protection = int16_t(f.protection + option.protection);
        if (option.top > 0) f.top = int16_t(f.top * option.top);
        f.*option.row = option.index;
        if (possible(f)) out.push_back(f);
      }
    thin_out(out);
    return out;
  }

  bool possible(Chassisful const& f) const {
    int const part = w_.acceleration > 10 ? 1 : w_.acceleration > 5 ? 2 : 3;
    int64_t const load = std::min<int64_t>(f.max_load, f.power > 0 ? int64_t(f.power) * part : f.max_load) * Exact::kUnit;
    int64_t const cost = f.cost + (floor_ ? floor_->cost : 0), weight = f.weight + (floor_ ? floor_->weight : 0);
    return cost <= int64_t(w_.event.budget) * Exact::kUnit && weight <= load && f.spaces_free >= (floor_ ? floor_->spaces : 0) && (f.power == 0 || f.hc + 2 >= w_.hc);
  }

  Wishes const& w_;
  Floor const* floor_;
  Body const& body_;
  Design bare_;
  Ledger plain_;
  Slack slack_;
};

}  // namespace

std::vector<PlantChoice> const& plant_choices() {
  static std::vector<PlantChoice> const all = [] {
    std::vector<PlantChoice> out;
    char const* const kMods[2][4][2] = {{{"", ""}, {"platinum_catalysts", ""}, {"superconductors", ""}, {"platinum_catalysts", "superconductors"}},
                                        {{"", ""}, {"tubular_headers", ""}, {"tubular_headers", "blueprinting"}, {"supercharger", "tubular_headers"}}};
    for (size_t i = 0; i < catalogue().plants.size(); ++i)
      for (auto const& mods : kMods[catalogue().plants[i].gas])
        out.push_back({int16_t(i), {int16_t(*mods[0] ? find_part(mods[0]) : -1), int16_t(*mods[1] ? find_part(mods[1]) : -1)}});
    return out;
  }();
  return all;
}

std::vector<TireChoice> const& tire_choices() {
  static std::vector<TireChoice> const all = [] {
    std::vector<TireChoice> out;
    for (size_t i = 0; i < catalogue().tires.size(); ++i)
      for (uint8_t const mods : {uint8_t(0), uint8_t(kRadial), uint8_t(kSteelbelted | kRadial)}) out.push_back({int8_t(i), mods});
    return out;
  }();
  return all;
}

Design bare(Wishes const& w, int body) {
  Design d = w.given;
  d.main.body = int16_t(body);
  d.main.weapons.clear(), d.main.loads.clear(), d.main.links.clear();
  if (catalogue().bodies[size_t(body)].kind == Kind::cycle) d.main.crew[0].role = Role::cyclist;
  return d;
}

Spread spread_of(Kind kind, std::array<int16_t, kFacings> const& least) {
  std::array<int16_t, kFacings> now = least;
  int const facings = kind == Kind::cycle ? 2 : int(kFacings);
  Spread out;
  for (int16_t const points : least) out.least += points;
  out.points.resize(Spread::kMost + 1), out.worth.resize(Spread::kMost + 1);
  for (int n = out.least; n <= Spread::kMost; ++n) {
    int worth = 0;
    for (size_t f = 0; f < kFacings; ++f) worth += kFacingWeights[f] * now[f];
    out.points[size_t(n)] = now, out.worth[size_t(n)] = int16_t(worth);
    size_t next = 0;                 // the facing that is furthest behind its part
    for (size_t f = 1; f < size_t(facings); ++f)
      if ((now[f] + 1) * kFacingWeights[next] < (now[next] + 1) * kFacingWeights[f]) next = f;
    ++now[next];
  }
  return out;
}

Design put_together(Wishes const& w, int body, Chosen const& chosen, std::array<int16_t, kFacings> const& armor) {
  Design d = bare(w, body);
  Chassisful const& f = chosen.frame;
  put_frame(d, f.frame);
  d.chassis = int8_t(f.chassis);
  Body const& kind = catalogue().bodies[size_t(body)];
  d.main.suspension = kind.kind == Kind::racing ? int8_t(-1) : int8_t(suspension_row(kind, f.suspension));
  put_tires(d, tire_choices()[f.tires], ledger_of(d, w.event).main.wheels);
  put_plant(d, plant_choices()[f.plant], w.event);
  if (f.shell != 0) put_shell(d);
  d.main.weapons = w.given.main.weapons, d.main.loads = w.given.main.loads, d.main.links = w.given.main.links;
  for (Group const* group : {&chosen.arms.front, &chosen.arms.back, &chosen.arms.turret}) arm(d, *group);
  if (chosen.arms.computer >= 0) {
    Part computer;
    computer.kind = chosen.arms.computer;
    d.main.parts.push(computer);
  }
  d.main.armor = armor;
  return d;
}

Pieces pieces_of(Wishes const& w, int body, bool all) {
  constexpr std::array<int16_t, kFacings> kSample = {30, 20, 20, 20, 10, 10}, kOfCycle = {60, 40, 0, 0, 0, 0};
  Pieces out;
  out.body = int16_t(body);
  Design d = bare(w, body);
  Ledger const none = ledger_of(d, w.event);
  bool const cycle = catalogue().bodies[size_t(body)].kind == Kind::cycle;
  d.main.armor = cycle ? kOfCycle : kSample;
  Delta const sample = delta(ledger_of(d, w.event), none);
  int const points = cycle ? 100 : 110;
  out.armour_cost = (sample.cost + points - 1) / points, out.armour_weight = (sample.weight + points - 1) / points;
  if (!all) {
    out.frames = FrameMaker(w, body, nullptr).all();
    if (!out.frames.empty()) out.armaments = armaments_of(w, body);
    return out;
  }
  std::vector<Armament>& arms = out.armaments;
  arms = armaments_of(w, body);
  if (w.more_weapons) std::erase_if(arms, [](Armament const& a) { return a.firepower == 0; });
  sort_many(arms, [](Armament const& a, Armament const& b) { return a.cost < b.cost; });
  if (arms.size() > kAllArmaments) arms.resize(kAllArmaments);
  Floor floor;
  for (Armament const& a : arms) floor = {std::min(floor.cost, a.cost), std::min(floor.weight, a.weight), std::min(floor.spaces, a.spaces)};
  if (!arms.empty()) out.frames = FrameMaker(w, body, &floor).all();
  return out;
}

}  // namespace paddock::car_wars::build
