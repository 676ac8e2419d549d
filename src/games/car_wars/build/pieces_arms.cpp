// Armaments: what stands in front, in the back and in a turret, besides the wished weapons, and a computer.
#include <algorithm>

#include "core/order.hpp"
#include "games/car_wars/build/job.hpp"
#include "games/car_wars/build/pieces.hpp"
#include "games/car_wars/build/worth.hpp"

namespace paddock::car_wars::build {
namespace {

constexpr int kMostOfAKind = 4;

class ArmsMaker {
 public:
  ArmsMaker(Wishes const& w, int body) : w_(w), body_(catalogue().bodies[size_t(body)]), base_(bare(w, body)) {
    base_.main.weapons = w.given.main.weapons, base_.main.loads = w.given.main.loads, base_.main.links = w.given.main.links;
    plain_ = ledger_of(base_, w.event);
    faults_ = weapon_faults(base_);
  }

  std::vector<Armament> all() {
    Armament given;
    Ledger const none = ledger_of(bare(w_, base_.main.body), w_.event);
    given.cost = plain_.cost.units - none.cost.units, given.weight = plain_.weight.units - none.weight.units;
    given.spaces = plain_.main.spaces_used.units - none.main.spaces_used.units;
    given.third = third_of(plain_);
    std::vector<Armament> list = computers(given);
    if (w_.more_weapons && empty_at(Where::front)) list = widened(list, &Armament::front, groups(Where::front));
    if (empty_at(Where::back) && (w_.more_weapons || w_.dropper)) list = widened(list, &Armament::back, groups(Where::back));
    if (w_.more_weapons && empty_at(Where::held)) list = widened(list, &Armament::turret, turret_groups());
    for (Armament& a : list) a.firepower = fire(a);
    if (w_.dropper) std::erase_if(list, [this](Armament const& a) { return a.back.kind < 0 && empty_at(Where::back); });
    keep_best(list);
    return list;
  }

 private:
  struct Offer {
    Group group;
    int64_t cost, weight, spaces, third;
  };

  int weapon_faults(Design const& d) const {
    int n = 0;
    for (Fault const& f : check(d, w_.event).faults) n += f.path.starts_with("/weapons");
    return n;
  }
  static int64_t third_of(Ledger const& l) {
    int64_t most = 0;
    for (Exact const e : l.main.third_used) most = std::max(most, e.units);
    return most;
  }
  bool empty_at(Where where) const {
    for (Weapon const& weapon : base_.main.weapons)
      if (weapon.mount.where == where) return false;
    return true;
  }

  std::vector<Armament> computers(Armament const& given) const {
    std::vector<Armament> out = {given};
    bool aims = false;
    for (Part const& p : base_.main.parts) aims = aims || kind_of(p).aim;
    for (Weapon const& weapon : base_.main.weapons) aims = aims || (weapon.options & (kSwc | kHrswc | kCyberlink)) != 0;
    for (char const* id : {"targeting_computer", "hires_computer"}) {
      PartKind const& part = catalogue().parts[size_t(find_part(id))];
      if (aims || !why_banned(part, w_.event).empty()) continue;
      Armament with = given;
      with.computer = int16_t(find_part(id)), with.cost += part.cost.units, with.weight += part.weight.units;
      out.push_back(with);
    }
    return out;
  }

  void offer(std::vector<Offer>& out, Group const& group) const {
    Design d = base_;
    arm(d, group);
    if (weapon_faults(d) > faults_) return;
    Ledger const l = ledger_of(d, w_.event);
    out.push_back({group, l.cost.units - plain_.cost.units, l.weight.units - plain_.weight.units,
                   l.main.spaces_used.units - plain_.main.spaces_used.units, third_of(l)});
  }

  // Whether weapons of this kind are worth a place there.
  bool useful(int kind, Where where) const {
    WeaponKind const& k = catalogue().weapons[size_t(kind)];
    Craft alone;
    alone.weapons.push({int16_t(kind), {Where::front, Where::none, -1}});
    if (k.ammo_count > 0) alone.loads.push({0, 0, 0, int16_t(k.first_ammo), int16_t(std::max(k.shots, 1))});
    if (!why_banned(k, w_.event).empty() || firepower(alone) == 0 || k.zero_space) return false;
    if (k.dropped) return where == Where::back;
    return !(w_.dropper && where == Where::back);
  }

  std::vector<Offer> groups(Where where) const {
    std::vector<Offer> out;
    for (int kind = 0; kind < int(catalogue().weapons.size()); ++kind) {
      if (!useful(kind, where)) continue;
      int const most = where == Where::back ? 1 : kMostOfAKind;
      for (int16_t count = 1; count <= most; ++count) {
        size_t const before = out.size();
        offer(out, {int16_t(kind), count, {where, Where::none, -1}});
        if (out.size() == before) break;
      }
    }
    return out;
  }

  std::vector<Offer> turret_groups() const {
    std::vector<Offer> out;
    for (char const* id : {"turret_1", "turret_2", "turret_3"}) {
      int const part = find_part(id);
      if (body_.turret < catalogue().parts[size_t(part)].capacity) continue;
      for (int kind = 0; kind < int(catalogue().weapons.size()); ++kind)
        for (int16_t count = 1; count <= 2 && useful(kind, Where::held); ++count)
          offer(out, {int16_t(kind), count, {Where::held, Where::none, int16_t(part)}});
    }
    return out;
  }

  std::vector<Armament> widened(std::vector<Armament> const& list, Group Armament::* place, std::vector<Offer> const& offers) const {
    int64_t const purse = int64_t(w_.event.budget) * Exact::kUnit, room = int64_t(body_.spaces) * Exact::kUnit;
    std::vector<Armament> out = list;
    for (Armament const& before : list)
      for (Offer const& o : offers) {
        Armament a = before;
        a.cost += o.cost, a.weight += o.weight, a.spaces += o.spaces, a.third = std::max(a.third, o.third);
        a.*place = o.group;
        if (a.cost < purse && a.spaces <= room && a.weight < int64_t(body_.max_load) * 6 / 5 * Exact::kUnit) out.push_back(a);
      }
    for (Armament& a : out) a.firepower = fire(a);
    keep_best(out);
    return out;
  }

  int fire(Armament const& a) const {
    Design d = base_;
    for (Group const* group : {&a.front, &a.back, &a.turret}) arm(d, *group);
    if (a.computer >= 0) {
      Part computer;
      computer.kind = a.computer;
      d.main.parts.push(computer);
    }
    return firepower(d.main);
  }

  Wishes const& w_;
  Body const& body_;
  Design base_;
  Ledger plain_;
  int faults_ = 0;
};

}  // namespace

void arm(Design& d, Group const& group) {
  if (group.kind < 0 || d.main.weapons.full()) return;
  WeaponKind const& kind = catalogue().weapons[size_t(group.kind)];
  Weapon weapon;
  weapon.kind = group.kind, weapon.count = group.count, weapon.mount = group.mount;
  int const index = d.main.weapons.size();
  d.main.weapons.push(weapon);
  if (kind.ammo_count > 0) d.main.loads.push({int8_t(index), 0, 0, int16_t(kind.first_ammo), int16_t(kind.shots)});
  if (group.count < 2) return;
  Link link;
  link.weapons = 1u << index;
  d.main.links.push(link);
}

void keep_best(std::vector<Armament>& list) {
  sort_many(list, [](Armament const& a, Armament const& b) { return a.firepower != b.firepower ? a.firepower > b.firepower : a.cost < b.cost; });
  size_t kept = 0;
  for (size_t i = 0; i < list.size(); ++i) {
    Armament const& a = list[i];
    bool beaten = false;
    for (size_t k = 0; k < kept && !beaten; ++k)
      beaten = list[k].cost <= a.cost && list[k].weight <= a.weight && list[k].spaces <= a.spaces && list[k].third <= a.third;
    if (!beaten) list[kept++] = a;
  }
  list.resize(kept);
}

std::vector<Armament> armaments_of(Wishes const& w, int body) { return ArmsMaker(w, body).all(); }

}  // namespace paddock::car_wars::build
