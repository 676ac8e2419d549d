// Tires and people: tires.json, CW-027 to CW-033.
#include "games/car_wars/build/faults.hpp"

namespace paddock::car_wars::build {
namespace {

constexpr uint8_t kNotOnPlasticore = kSteelbelted | kRadial | kOffRoad | kSlick;

// The same wheels with the first tires that the event lets in; null: what is done to them is not done to those.
Doc other_tires(Judge const& j, TireGroup g, std::string const& path) {
  auto const& tires = catalogue().tires;
  auto const let = std::find_if(tires.begin(), tires.end(), [&](TireKind const& t) { return j.lets(t); });
  if (let == tires.end() || (let->id == "plasticore" && (g.mods & kNotOnPlasticore) != 0)) return nullptr;
  g.tire = int8_t(let - tires.begin());
  return set_to(path, tires_doc(g));
}

void check_group(Judge& j, TireGroup const& g, std::string const& path) {
  TireKind const& kind = catalogue().tires[size_t(g.tire)];
  if (Fault* const fault = j.item(kind, path, false, " tires"); fault && j.c.tires.size() == 1) fault->mend = other_tires(j, g, path);
  for (int i = 0; i < int(std::size(kTireMods)); ++i) {
    if ((g.mods & 1 << i) == 0) continue;
    TireGroup without = g;
    without.mods = uint8_t(g.mods & ~(1 << i));
    j.word(kTireMods[i], path, "", j.c.tires.size() == 1 ? set_to(path, tires_doc(without)) : Doc());
  }
  int const treads = ((g.mods & kRadial) != 0) + ((g.mods & kOffRoad) != 0) + ((g.mods & kSlick) != 0);
  if (treads > 1) j.say("R-13", path, filled("A tire is one of radial, off-road and slick, not {} of them.", {treads}));
  if ((g.mods & kSlick) != 0 && (g.mods & kSnow) != 0) j.say("R-13", path, "Snow tires and slicks exclude each other.");
  if (kind.id == "plasticore" && (g.mods & kNotOnPlasticore) != 0)
    j.say("R-13", path, "A plasticore tire cannot be steelbelted, radial, off-road or a slick.");
  if ((g.mods & kSlick) != 0 && j.set().slicks_on_racing_only && j.body.kind != Kind::racing) j.say("R-13", path, "Slicks are for racing bodies.");
}

}  // namespace

void check_tires(Judge& j) {
  std::string const path = j.path("tires");
  if (j.c.body < 0) return;
  int bought = 0, missing = 0;
  for (TireGroup const& g : j.c.tires) bought += g.count, check_group(j, g, path);
  for (int i = 0; i < j.f.wheels; ++i) {
    Wheel const& w = j.f.wheel[size_t(i)];
    missing += w.group < 0;
    if (j.body.rear_slicks_only && w.front && w.group >= 0 && (j.c.tires[w.group].mods & kSlick) != 0) {
      j.say("R-13", path, capital(a_body(j.body)) + " has slicks on the rear wheels only.");
      break;
    }
  }
  if (bought == j.f.wheels && missing == 0) return;
  Doc mend = nullptr;
  if (j.c.tires.size() == 1) {
    TireGroup all = j.c.tires[0];
    all.count = uint8_t(j.f.wheels), all.place = Where::none;
    mend = set_to(path, tires_doc(all));
  } else if (j.c.tires.empty()) {
    auto const& tires = catalogue().tires;
    auto const let = std::find_if(tires.begin(), tires.end(), [&](TireKind const& t) { return j.lets(t); });
    if (let != tires.end()) mend = set_to(path, filled("{} {}", {j.f.wheels, let->id}));
  }
  std::string const why = bought != j.f.wheels ? filled("Its tires: {}; its wheels, which need one each: {}.", {bought, j.f.wheels})
                                               : filled("Of its {} wheels there is no tire for {} where it stands.", {j.f.wheels, missing});
  j.say("R-13", path, why, std::move(mend));
}

namespace {

// What a person carries takes no space of the vehicle, a portable extinguisher neither, up to 6 GE (CW-031, CW-032).
void check_gear(Judge& j, Person const& p) {
  std::string const path = j.path("crew", p.at) + "/gear";
  int ge = 0, suits = 0, flak = 0, fireproof = 0;
  std::string_view worn;   // a suit that no flak jacket goes over
  for (int i = 0; i < p.gear.size(); ++i) {
    GearKind const& g = catalogue().gear[size_t(p.gear[i].gear)];
    j.item(g, Judge::entry(path, p.gear[i].at));
    ge += g.ge * p.gear[i].count;
    suits += g.suit ? p.gear[i].count : 0;
    flak += g.id == "flak_jacket" ? p.gear[i].count : 0, fireproof += g.id == "fireproof_suit" ? p.gear[i].count : 0;
    if (g.suit && !g.under_flak) worn = g.name;
  }
  if (suits > 1) j.say("CW-031", path, filled("A person wears one suit of body armor, not {}.", {suits}));
  if (flak > 1 || fireproof > 1) j.say("CW-031", path, "A person wears one flak jacket and one fireproof suit at most.");
  if (flak > 0 && !worn.empty()) j.say("CW-031", path, filled("A flak jacket does not go over {}; it goes over standard or blended body armor, or none.", {worn}));
  if (ge > j.set().max_ge) j.say("CW-028", path, filled("This person carries {} grenade equivalents; {} is the most.", {said(ge), j.set().max_ge}));
}

void check_skills(Judge& j, Person const& p) {
  std::string const path = j.path("crew", p.at) + "/skills";
  int sum = 0;
  for (size_t i = 0; i < 4; ++i) {
    sum += p.skills[i];
    if (p.skills[i] > j.set().max_per_skill)
      j.say("CW-029", under(path, kSkills[i]), filled("This person has {} points of {}; {} in one skill is the most.", {p.skills[i], kSkills[i], j.set().max_per_skill}),
            set_to(under(path, kSkills[i]), j.set().max_per_skill));
  }
  if (sum > j.set().skill_points) j.say("CW-029", path, filled("This person has {} skill points; {} is the most.", {sum, j.set().skill_points}));
}

// CW-027, for the vehicle with its sidecar.
void check_seats(Judge& j) {
  int drivers = 0, others = 0, passengers = 0;
  for (Craft const* c : {&j.d.main, &j.d.sidecar})
    for (Person const& p : c->crew) {
      drivers += p.role <= Role::cyclist && c == &j.d.main;
      passengers += p.role == Role::passenger;
      others += p.role == Role::gunner || (p.role <= Role::cyclist && c == &j.d.sidecar);
      if (p.role <= Role::cyclist && c == &j.d.sidecar) j.say("CW-027", place_of(*c, true, "crew", p.at), "Nobody drives from the sidecar.", set_to(place_of(*c, true, "crew", p.at), "gunner"));
    }
  if (drivers != 1) j.say("CW-027", "/crew", drivers == 0 ? "A driver is missing." : filled("It has {} drivers; one drives.", {drivers}));
  if (passengers > j.set().passengers) j.say("CW-027", "/crew", filled("It has {} passenger{}{}", {passengers, passengers == 1 ? "" : "s", j.set().passengers > 0 ? filled("; {}{} the most.", {j.set().passengers, j.set().passengers == 1 ? " is" : " are"}) : std::string("; a driver, or a driver and a gunner, may be in it.")}));
  if (drivers + others > j.set().max_crew) j.say("CW-027", "/crew", filled("It has a crew of {}; {} is the most.", {drivers + others, j.set().max_crew}));
  if (int const here = j.c.crew.size() - std::max(0, passengers - j.set().passengers); j.body.kind == Kind::racing && here > j.body.crew)
    j.say("R-13", "/crew", filled("{} has room for a crew of {}, not {}.", {capital(a_body(j.body)), j.body.crew, here}));
}

}  // namespace

void check_crew(Judge& j) {
  if (!j.side) check_seats(j);
  for (Person const& p : j.c.crew) check_gear(j, p), check_skills(j, p);
}

}  // namespace paddock::car_wars::build
