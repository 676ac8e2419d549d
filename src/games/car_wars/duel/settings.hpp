// What a set-up may choose: the whole questionnaire, each answer by the name it has in rulings.json and in the calculator, and what only
// the duel asks.
#pragma once
#include <vector>

#include "core/doc.hpp"
#include "core/expected.hpp"
#include "games/car_wars/build/event.hpp"
#include "games/car_wars/build/settings.hpp"
#include "games/car_wars/rules/collision_settings.hpp"
#include "games/car_wars/rules/control_settings.hpp"
#include "games/car_wars/rules/counter_settings.hpp"
#include "games/car_wars/rules/crash_settings.hpp"
#include "games/car_wars/rules/damage_settings.hpp"
#include "games/car_wars/rules/fire_settings.hpp"
#include "games/car_wars/rules/hazard_settings.hpp"
#include "games/car_wars/rules/movement_settings.hpp"
#include "games/car_wars/rules/score_settings.hpp"
#include "games/car_wars/rules/tire_settings.hpp"
#include "games/car_wars/rules/to_hit_settings.hpp"
#include "view/catalogue.hpp"

namespace paddock::car_wars::duel {

enum class Division : uint8_t { d5, d10, d15, d20, d25, open };
inline constexpr char const* kDivisions[] = {"5000", "10000", "15000", "20000", "25000", "open"};
constexpr int dollars(Division d) { return d == Division::open ? 0 : 5000 * (int(d) + 1); }   // 0: no limit

struct DuelSettings {
  Division division = Division::d10;     // what a car may cost
  int turns = 30;                        // the duel is over after so many (CW-148: 30)
  bool show_designs = false;             // all designs are public from the start
};
template <class Ar>
void fields(Ar& ar, DuelSettings& s) {
  ar("division", s.division, kDivisions);
  ar("turns", s.turns, 1, 60);
  ar("show_designs", s.show_designs);
}

// One struct of each room of the rules. A name that several of them have is one setting and goes to all of them.
struct Settings {
  DuelSettings duel;
  build::BuildSettings build;
  MovementSettings movement;
  ManeuverSettings maneuver;
  ControlSettings control;
  CrashSettings crash;
  HazardSettings hazard;
  TireSettings tires;
  CollisionSettings collision;
  fire::FireSettings fire;
  aim::ToHitSettings to_hit;
  CounterSettings counters;
  harm::DamageSettings damage;
  harm::BurnSettings burn;
  ScoreSettings score;
};
template <class Ar>
void fields(Ar& ar, Settings& s) {
  fields(ar, s.duel), fields(ar, s.build), fields(ar, s.movement), fields(ar, s.maneuver), fields(ar, s.control), fields(ar, s.crash);
  fields(ar, s.hazard), fields(ar, s.tires), fields(ar, s.collision), fields(ar, s.fire), fields(ar, s.to_hit), fields(ar, s.counters);
  fields(ar, s.damage), fields(ar, s.burn), fields(ar, s.score);
}

std::vector<Setting> setting_list();     // by the sections of the questionnaire
Expected<Settings> read_settings(Doc const& doc);   // errors name "/settings/<name>"
build::Event event_of(Settings const& settings);    // what a design is checked against

}  // namespace paddock::car_wars::duel
