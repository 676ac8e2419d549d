// What a referee may set otherwise than the documents' default reading: the doubts A-nn and C-nn of construction, the switches of
// the rulings, by their keys, and what only this program asks. Each says what `true` (or the number) means.
#pragma once
#include "core/fields.hpp"

namespace paddock::car_wars::build {

enum class Belts : uint8_t { quarter, third };
inline constexpr char const* kBelts[] = {"1.25", "4/3"};
enum class ReversedPrice : uint8_t { on_body, apart };
inline constexpr char const* kReversedPrices[] = {"1.5", "apart"};
inline constexpr char const* kCarriedSpaces[] = {"0", "0.5", "1"};   // by halves of a space

struct BuildSettings {
  // Preferences of the referee (kind "preference" of the rulings).
  bool car_bodies = true;                // CW-001: which kinds of bodies may be entered
  bool racing_bodies = true, cycles = true, sidecars = true, trikes = true;
  bool gas_engines = true;               // CW-002
  int min_range_miles = 200;             // CW-002: what the tank must be able to cruise
  int extra_gallons_per_nitrous = 1;     // CW-002
  bool trailers = false;                 // CW-003
  bool rubber_armor = false;             // CW-004
  int max_crew = 2;                      // CW-027
  int passengers = 0;                    // CW-027
  bool alternate_encumbrance = true;     // CW-028: what people carry weighs on the vehicle; else it is in their 150 lb
  int max_ge = 6;                        // CW-028: grenade equivalents a person
  bool backpacks = false;                // CW-028
  bool gas_masks = false;                // CW-031: gear beside armor and extinguishers that is of use in a duel
  int skill_points = 30;                 // CW-029
  int max_per_skill = 20;                // CW-029
  // Official rulings that a house rule may switch.
  bool corner_counts_on_both = true;     // CW-006: of the third rule; else on the front or the back alone
  int flat_cost = 100;                   // CW-007: of six wheels
  Belts steelbelt_dp_factor = Belts::quarter;   // CW-008
  bool gas_tank_in_cargo = false;        // CW-009
  bool plant_accessories_in_ca = true;   // CW-012
  bool radio_mines_need_detonator = false;   // CW-014: a part of the design, which then sends the signal; else the dropper does
  bool overdrive_with_gas = false;       // CW-018
  bool swc_with_smart_link = false;      // CW-019
  bool tl_needs_battery = false;         // CW-020
  bool tl_on_rocket_platform = true;     // CW-015
  bool turret_sprays = true;             // CW-016: smoke and paint sprays in turrets
  bool incendiary_vfrp = false, incendiary_mfr = false;   // CW-017
  int hd_shocks_cost_per_wheel = 400;    // CW-021
  bool link_non_weapons = true;          // CW-022: a link may join overdrive, motors and the like
  int link_cost = 50;                    // CW-022
  bool sloping_applies = true;           // CW-023: to bumper spikes and fake ramplates
  ReversedPrice reversed_trike_body_factor = ReversedPrice::on_body;   // CW-026: 50% on the body's price, which later percentages count; else beside it
  uint8_t pfe_space_if_carried = 0;      // CW-032: kCarriedSpaces
  int body_armor_weight = 10;            // CW-033
  bool atg_side_mount = false;           // CW-061
  // Doubts: the default reading is false.
  bool half_to_even = false;             // a total in .5 goes to the even dollar or pound
  bool reversed_space_after = false;     // the reversed trike's space goes after sloping and streamlining
  bool reversed_cap_on_sum = false;      // the 3 caps radials and active suspension, too
  bool sidecar_weight_counts = true;     // cycle and sidecar ram with their weights together; the same question as of collisions
  bool turret_counts_on_top = false;     // turret weapons on the top's third
  bool corner_magazine_counts = false;   // A-06, C-04: magazines within the 2 corner spaces
  bool racing_chassis_fixed = false;     // A-07, C-09: racing bodies keep the standard chassis
  bool trike_takes_car_plants = false;
  bool cells_rounded_together = false;   // 10% of all sets, rounded once
  bool acceleration_with_bonus = false;  // the +5 of chargers inside "acceleration"
  bool chargers_exclude = false;         // not turbocharger and supercharger together
  int thundercat_acceleration_cap = 0;   // mph, 0 is none; errata of a later edition had 10
  int turbo_boost_from = 40;             // mph of the start of a turn from which a turbocharger's +5 counts in it
  bool dragster_front_price = false;     // the front tires of a dragster cost half, too
  bool tire_extras_before = false;       // snow and chains before fireproofing and halving
  bool slicks_on_racing_only = false;
  bool mismatch_only_in_play = false;    // unlike tires do not lower the designed HC
  bool turret_magazine_on_top = false;   // magazines of turret weapons on the top's third
  bool no_turret_concealment = false;    // concealment on facings only
  bool pods_count_on_side = false;       // pod weapons on the third of their side
  bool pods_slow_each = false;           // A-17: -10% top speed a pod, not once
  bool several_turrets = false;          // each turret by itself may have the body's size; else all of the top together
  bool guards_half_on_trikes = false;
  bool guards_flat_price = false;        // guards at $10 and 4 lb (metal 25 and 20) whatever their type
  bool guards_sloped = false;
  bool pairs_take_one_guard = false;     // A-22, CW-007: six wheels side by side take 4 guards, one covers a pair; else up to six may be bought
  bool retractable_lowers_hc = false;    // front guards that can be raised lower the designed HC as fixed ones do
  bool fakes_by_the_set = false;         // $2 and 1 lb for all fake guards or hubs together, not each
  bool spoiler_as_frame = false;         // spoiler, airdam, blades at the frame's type and sloping
  bool ramplate_behind = false;          // ramplates, fake ones and brushcutters on the back, too
  bool ramplate_plastic_only = false;    // half of the price counts the plastic layer alone; else both layers
  bool boosters_whole_spaces = false;    // 1 space a full or begun 100 lb
  bool roll_cage_as_counted = false;     // "2 roll_cage" protects and costs two facings; else a cage is around all
  bool transmission_halves = false;      // the heavy transmission halves the class (5 only from half the weight); else 5 from a third
  bool windshell_no_speed = false;       // a cycle's windshell adds no tenth of top speed
  bool turret_sidecar_bare = false;      // the turret of a turret sidecar is bought apart; else it is in the price of the body
  bool gauss_needs_battery = false;
  bool armored_spaces_up = false;        // protected spaces rounded up
  bool ca_type_as_frame = false;         // component armor of the frame's type only
  bool turret_oil = false;               // CW-016, A-32: oil jets and ice droppers in turrets
  // Where the documents say nothing.
  bool power_units_up = false;           // broken power units of extra cells round up; default down: nobody fires half a unit
  bool sidecar_radials_apart = false;    // radials of cycle and sidecar +1 each; default once, when all three wheels have them
};

// The keys of rulings.json where there are such.
template <class Ar>
void fields(Ar& ar, BuildSettings& s) {
  ar("car_bodies", s.car_bodies), ar("racing_bodies", s.racing_bodies), ar("cycles", s.cycles), ar("sidecars", s.sidecars), ar("trikes", s.trikes);
  ar("corner_counts_on_both", s.corner_counts_on_both), ar("flat_cost", s.flat_cost, 0, 10000), ar("steelbelt_dp_factor", s.steelbelt_dp_factor, kBelts);
  ar("plant_accessories_in_ca", s.plant_accessories_in_ca), ar("radio_mines_need_detonator", s.radio_mines_need_detonator), ar("turret_sprays", s.turret_sprays);
  ar("incendiary_vfrp", s.incendiary_vfrp), ar("incendiary_mfr", s.incendiary_mfr), ar("hd_shocks_cost_per_wheel", s.hd_shocks_cost_per_wheel, 0, 10000);
  ar("link_non_weapons", s.link_non_weapons), ar("link_cost", s.link_cost, 0, 10000), ar("sloping_applies", s.sloping_applies);
  ar("reversed_trike_body_factor", s.reversed_trike_body_factor, kReversedPrices), ar("alternate_encumbrance", s.alternate_encumbrance);
  ar("backpacks", s.backpacks), ar("gas_masks", s.gas_masks), ar("pfe_space_if_carried", s.pfe_space_if_carried, kCarriedSpaces);
  ar("body_armor_weight", s.body_armor_weight, 0, 100);
  ar("gas_engines", s.gas_engines), ar("min_range_miles", s.min_range_miles, 0, 9999), ar("extra_gallons_per_nitrous", s.extra_gallons_per_nitrous, 0, 99);
  ar("trailers", s.trailers), ar("rubber_armor", s.rubber_armor), ar("max_crew", s.max_crew, 1, 8), ar("passengers", s.passengers, 0, 8);
  ar("max_ge", s.max_ge, 0, 99), ar("skill_points", s.skill_points, 0, 100), ar("max_per_skill", s.max_per_skill, 0, 100);
  ar("gas_tank_in_cargo", s.gas_tank_in_cargo), ar("overdrive_with_gas", s.overdrive_with_gas), ar("swc_with_smart_link", s.swc_with_smart_link);
  ar("tl_needs_battery", s.tl_needs_battery), ar("tl_on_rocket_platform", s.tl_on_rocket_platform);
  ar("atg_side_mount", s.atg_side_mount), ar("half_to_even", s.half_to_even), ar("reversed_space_after", s.reversed_space_after);
  ar("reversed_cap_on_sum", s.reversed_cap_on_sum), ar("sidecar_weight_counts", s.sidecar_weight_counts), ar("turret_counts_on_top", s.turret_counts_on_top);
  ar("corner_magazine_counts", s.corner_magazine_counts), ar("racing_chassis_fixed", s.racing_chassis_fixed);
  ar("trike_takes_car_plants", s.trike_takes_car_plants), ar("cells_rounded_together", s.cells_rounded_together);
  ar("acceleration_with_bonus", s.acceleration_with_bonus), ar("chargers_exclude", s.chargers_exclude);
  ar("thundercat_acceleration_cap", s.thundercat_acceleration_cap, 0, 20), ar("turbo_boost_from", s.turbo_boost_from, 0, 300);
  ar("dragster_front_price", s.dragster_front_price), ar("tire_extras_before", s.tire_extras_before), ar("slicks_on_racing_only", s.slicks_on_racing_only);
  ar("mismatch_only_in_play", s.mismatch_only_in_play), ar("turret_magazine_on_top", s.turret_magazine_on_top);
  ar("no_turret_concealment", s.no_turret_concealment), ar("pods_count_on_side", s.pods_count_on_side), ar("pods_slow_each", s.pods_slow_each);
  ar("several_turrets", s.several_turrets), ar("guards_half_on_trikes", s.guards_half_on_trikes), ar("guards_flat_price", s.guards_flat_price);
  ar("guards_sloped", s.guards_sloped), ar("pairs_take_one_guard", s.pairs_take_one_guard), ar("retractable_lowers_hc", s.retractable_lowers_hc);
  ar("fakes_by_the_set", s.fakes_by_the_set), ar("roll_cage_as_counted", s.roll_cage_as_counted), ar("transmission_halves", s.transmission_halves);
  ar("windshell_no_speed", s.windshell_no_speed), ar("turret_sidecar_bare", s.turret_sidecar_bare);
  ar("spoiler_as_frame", s.spoiler_as_frame), ar("ramplate_behind", s.ramplate_behind), ar("ramplate_plastic_only", s.ramplate_plastic_only);
  ar("boosters_whole_spaces", s.boosters_whole_spaces), ar("gauss_needs_battery", s.gauss_needs_battery), ar("armored_spaces_up", s.armored_spaces_up);
  ar("ca_type_as_frame", s.ca_type_as_frame), ar("turret_oil", s.turret_oil), ar("power_units_up", s.power_units_up);
  ar("sidecar_radials_apart", s.sidecar_radials_apart);
}

}  // namespace paddock::car_wars::build
