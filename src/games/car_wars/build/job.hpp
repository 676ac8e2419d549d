// What the parts of the ledger and of the check work on. Internal to build/.
#pragma once
#include "games/car_wars/build/check.hpp"

namespace paddock::car_wars::build {

// One craft of a design: the vehicle itself or its sidecar.
struct Job {
  Design const& d;
  Event const& e;
  Craft const& c;
  Body const& body;
  bool side;
  Ledger& l;
  Figures& f;

  BuildSettings const& set() const { return e.settings; }
  bool cycle() const { return body.kind == Kind::cycle; }
  bool sloped() const { return !side && (d.frame & kSloped) != 0; }
  // Cars, racing bodies, reversed trikes: two wheels in front.
  bool four() const { return body.kind <= Kind::racing || (body.kind == Kind::trike && d.reversed && !side); }
  // A turret sidecar has its turret in the price of the body.
  bool own_turret() const { return body.own_turret && !set().turret_sidecar_bare; }
  Plant const* plant() const { return side || d.plant < 0 ? nullptr : &catalogue().plants[size_t(d.plant)]; }
  bool gas() const { return plant() && plant()->gas; }
  bool burns_gas() const { return d.plant >= 0 && catalogue().plants[size_t(d.plant)].gas; }   // also of a sidecar: the cycle's engine
};

inline WeaponKind const& kind_of(Weapon const& w) { return catalogue().weapons[size_t(w.kind)]; }
inline AmmoKind const& kind_of(Load const& load) { return catalogue().ammo[size_t(load.ammo)]; }
inline PartKind const& kind_of(Part const& p) { return catalogue().parts[size_t(p.kind)]; }
inline PartKind const& holder(Mount const& m) { return catalogue().parts[size_t(m.part)]; }   // of a held mount
inline bool in_holder(Mount const& m, Holds holds) { return m.where == Where::held && holder(m).holds == holds; }

// A body for designs whose own is unknown: it allows everything, so that only the other faults are told.
Body const& no_body();
Job job_of(Design const& d, Event const& e, Ledger& l, bool side);

// The parts of the ledger; each adds its rows.
void add(Job& j, Row row);                         // to the rows and totals; `sidecar` is set here
void charge(Job& j, Where where, Exact spaces);    // against the third of a facing, or both of a corner
void frame_rows(Job& j);
void plant_rows(Job& j);
void tire_rows(Job& j);
void crew_rows(Job& j);
void armour_rows(Job& j);
void weapon_rows(Job& j);
void part_rows(Job& j);
void shell_rows(Job& j);

void set_wheels(Job& j);
void power_figures(Job& j);                        // before the rows: power factors, mpg
void speed_figures(Ledger& l, Design const& d, Event const& e);   // after all rows
void handling(Job& j);

// The places for weapons of a craft: those its weapons name and those among the accessories, each once; `count`: pieces bought.
struct Holder {
  Mount mount;
  int count = 1;
};
using Holders = List<Holder, 2 * kMostWeapons>;
Holders holders_of(Craft const& c);
Exact held_spaces(Craft const& c, Mount const& mount);                 // weapon spaces in there
bool built_in(Job const& j, Mount const& m);                           // the turret that is in the price of a turret sidecar
int magazine_spaces(Craft const& c, int weapon, int magazine);         // a rocket magazine has 1 to 3, any other 1

bool has_plastic(Craft const& c);
bool has_metal(Craft const& c);
int metal_type(Craft const& c);                                        // row; plain metal when none is named
int locations_of(Job const& j);                                        // of frame armor: 2 on cycles, else 6
int find_part(std::string_view id);
int count_part(Craft const& c, char const* id);
bool has_detonator(Design const& d);   // CW-014: that sends by radio, anywhere on the vehicle
inline constexpr char kDetonator[] = "radio_detonator_sender";          // CW-014
// Spaces that component armor or an insulator around these counts; 0 when nothing of them is there.
Exact protected_spaces(Job const& j, Around const& a);

// Pounds of a thing that somebody carries, against the vehicle (CW-028, CW-033).
inline Exact gear_weight(GearKind const& g, BuildSettings const& set) {
  if (!set.alternate_encumbrance) return 0;
  return g.id == "body_armor" ? Exact(set.body_armor_weight) : g.weight;
}

// Dollars and pounds of a tire after everything done to it, and its damage points.
struct TireFacts {
  Exact cost, weight;
  int dp = 0;
};
TireFacts tire_facts(TireGroup const& g, bool half_weight, BuildSettings const& set, bool half_cost = false);

}  // namespace paddock::car_wars::build
