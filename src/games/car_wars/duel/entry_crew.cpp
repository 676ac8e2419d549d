// The people of a design, what they wear and sit in, what they know (R 11).
#include <algorithm>

#include "games/car_wars/build/job.hpp"
#include "games/car_wars/duel/entry.hpp"

namespace paddock::car_wars::duel {
namespace {

// CW-029: 10 points are the skill, each 10 more a plus.
int plus_of(int points) { return points < 10 ? -3 : std::min(points / 10 - 1, 9); }

struct Wear {
  char const* id;
  int dp = 0;
  bool slow = false, blended = false;      // of reflexes
};
// R 11; a flak jacket apart, for it is met on 1 to 4 of a die only.
constexpr int kFlak = 3;
constexpr Wear kWear[] = {{"body_armor", 3}, {"improved_body_armor", 6, true}, {"impact_armor", 6, true}, {"blended_body_armor", 3},
                          {"blended_improved_body_armor", 6, true, true}};

void dress(Car& car, Person& person, build::Person const& as, ControlSettings const& rules) {
  int armor = 0, extinguishers = 0;
  for (build::Worn const& w : as.gear) {
    std::string const& id = build::catalogue().gear[size_t(w.gear)].id;
    if (id == "pfe") extinguishers += w.count;
    if (id == "flak_jacket") person.flak = kFlak;
    if (id == "fireproof_suit") person.wears |= kFireproofSuit;
    if (id == "improved_body_armor") person.wears |= kImprovedArmor;
    if (id == "gas_mask") person.wears |= kGasMask;
    if (id == "impact_armor") person.wears |= kImpactArmor;
    for (Wear const& wear : kWear)
      if (id == wear.id) {
        armor += wear.dp;
        if (&person == &car.crew[0] && wear.slow && (!wear.blended || rules.blended_improved_slows)) car.fits |= kSlowReflexes;
      }
  }
  person.armor = int8_t(std::clamp(armor, 0, 99)), person.extinguishers = int8_t(std::clamp(extinguishers, 0, 20));
}

// A design that says nothing of skills has people who know their jobs: as much as one skill may have in their own, 10 in the other's.
void teach(Person& person, build::Person const& as, Job job, bool cycle, Settings const& rules) {
  int drive = as.skills[cycle ? 2 : 0], gun = as.skills[1];
  if (std::all_of(as.skills.begin(), as.skills.end(), [](int points) { return points == 0; })) {
    int const own = std::min(rules.build.max_per_skill, rules.build.skill_points), other = std::min(10, rules.build.skill_points - own);
    drive = job == Job::driver ? own : other, gun = job == Job::driver ? other : own;
  }
  person.drive = int8_t(plus_of(drive)), person.gun = int8_t(plus_of(gun));
}

// Seats and airbags are of the main vehicle; the driver has the first of them, the gunner the next.
void seat_crew(Car& car, build::Craft const& c) {
  struct Row {
    char const* id;
    Wears what;
  };
  for (Row const& row : {Row{"safety_seat", kSafetySeat}, Row{"airbag", kAirbag}}) {
    int left = build::count_part(c, row.id);
    for (Person& person : car.crew)
      if (person.there && !person.aside && left-- > 0) person.wears |= row.what;
  }
}

}  // namespace

void man_crew(Car& car, build::Design const& d, Settings const& rules) {
  bool const cycle = car.kind == board::Kind::cycle || car.kind == board::Kind::trike;
  for (bool const side : {false, true})
    for (build::Person const& as : (side ? d.sidecar : d.main).crew) {
      if (side && !d.has_sidecar) break;
      if (as.role == build::Role::passenger) {
        car.cargo = int8_t(std::min(car.cargo + 1, 20));
        continue;
      }
      Job const job = as.role == build::Role::gunner ? Job::gunner : Job::driver;
      Person& person = car.crew[size_t(job)];
      if (person.there) continue;
      person.there = true, person.aside = side;
      dress(car, person, as, rules.control), teach(person, as, job, cycle, rules);
    }
  seat_crew(car, d.main);
}

}  // namespace paddock::car_wars::duel
