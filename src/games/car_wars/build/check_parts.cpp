// Accessories: accessories.json row by row, guards and hubs of armor.json, CW-010.
#include "games/car_wars/build/faults.hpp"

namespace paddock::car_wars::build {
namespace {

bool fits(Judge const& j, PartKind const& k) {
  if (k.fits.empty() || j.c.body < 0) return true;
  if (k.fits == "four") return j.four();
  if (k.fits == "closed") return j.body.kind <= Kind::trike;
  if (k.fits == "cycle") return j.cycle() || (j.side && k.id == "cycle_blades");
  return j.body.id == k.fits;
}
std::string_view where_fits(std::string_view fits) {
  if (fits == "four") return "cars and reversed trikes";
  if (fits == "closed") return "cars and trikes";
  return fits == "cycle" ? "cycles" : "vans";
}

void check_part_place(Judge& j, Part const& p, PartKind const& k) {
  if (p.place == Where::none) return;
  bool const front_back = p.place == Where::front || p.place == Where::back, side = p.place == Where::left || p.place == Where::right;
  bool const in_front = p.place == Where::front || (j.set().ramplate_behind && p.place == Where::back);
  bool const good = k.place == "front" ? in_front : k.place == "front_back" ? front_back : k.place == "side" ? side : k.place == "facing" ? is_facing(p.place) : true;
  bool const all = k.price == Price::wheel;
  if (all) {
    Part everywhere = p;
    everywhere.place = Where::none;
    j.say("R-13", j.path(p), k.name + " go with all wheels, not with those of one place.", set_to(j.path(p), part_doc(everywhere)));
  }
  if (!good) j.say("R-13", j.path(p), filled("{} cannot be mounted {}.", {capital(a_thing(k.name)), kWhereNames[int(p.place)]}));
  if (k.price == Price::pound && j.cycle() && !front_back && p.place != Where::underbody) j.say("R-13", j.path(p), "A cycle carries it in front, in the back or below.");
}

// A type of armor is priced where the thing is armor of its own; spikes and ramplates are of the frame's, a fake looks like any.
void check_type(Judge& j, Part const& p, PartKind const& k) {
  Part plain = p;
  plain.type = -1;
  ArmourKind const& type = catalogue().armours[size_t(p.type)];
  bool const frames = k.price == Price::front_armor || k.price == Price::front_points || k.price == Price::inner_points;
  bool const own = k.price == Price::guard || k.price == Price::pod_armor || k.price == Price::windshell_armor;   // check_match
  bool const of_frame = frames && ((has_plastic(j.c) && p.type == j.c.plastic) || (has_metal(j.c) && p.type == metal_type(j.c)));
  if (k.price == Price::plain_points) {
    if (Fault* const fault = j.item(type, j.path(p), false, " " + k.name)) fault->mend = set_to(j.path(p), part_doc(plain));
  } else if (!own && !of_frame && k.guard != Guard::fake) {
    j.say("R-13", j.path(p), k.name + (frames ? filled(": of the armor that the vehicle has, not of {}.", {type.id}) : filled(": no type of armor changes it, and {} is said.", {type.id})), set_to(j.path(p), part_doc(plain)));
  }
}

// One set of bumper spikes in front, one behind.
void check_spikes(Judge& j, int at) {
  auto const behind = [](Part const& p) { return p.place == Where::back; };
  Part const& p = j.c.parts[at];
  int before = 0;
  for (int i = 0; i < at; ++i)
    if (j.c.parts[i].kind == p.kind && behind(j.c.parts[i]) == behind(p)) before += j.c.parts[i].count;
  if (before + p.count > 1) j.say("R-13", j.path(p), filled("One set of bumper spikes is all that goes {}, not {}.", {behind(p) ? "on the back" : "on the front", before + p.count}), before > 0 ? removed(j.path(p)) : set_to(j.path(p), kind_of(p).id + (behind(p) ? " back" : " front")));
}

// The heaviest a guard, hub or windshell may be, and what a point of it weighs.
struct PointLimit {
  Exact limit, each;
  int points() const { return int((limit.ratio() / each.ratio()).floor()); }
};
PointLimit point_limit(Judge const& j, PartKind const& k, int armour) {
  ArmourKind const& type = catalogue().armours[size_t(std::max(armour, 0))];
  bool const light = k.price == Price::guard && (j.cycle() || (j.body.kind >= Kind::trike && j.set().guards_half_on_trikes));
  bool const flat = j.set().guards_flat_price && !type.metal && k.price == Price::guard;
  Exact each = k.weight * (flat ? Ratio(1) : type.weight_factor);
  if (light) each = each * Ratio(1, 2);
  return {k.price == Price::windshell_armor ? 50 : light ? 20 : 40, each};
}

// CW-010: external pieces are of any family; where the frame has that family they are of its very type.
void check_match(Judge& j, Part const& p, PartKind const& k) {
  int const type = p.type < 0 ? 0 : p.type;
  ArmourKind const& kind = catalogue().armours[size_t(type)];
  j.item(kind, j.path(p));
  auto const rubber = [&](ArmourKind const& of) { return of.forbidden == "CW-004" && !j.set().rubber_armor; };
  int const frame = kind.metal ? has_metal(j.c) ? metal_type(j.c) : -1 : has_plastic(j.c) ? j.c.plastic : -1;
  if (frame < 0 || frame == type || rubber(kind) || rubber(catalogue().armours[size_t(frame)])) return;   // rubber is said by itself
  Part mended = p;
  mended.type = int8_t(frame);
  mended.amount = int16_t(std::min<int>(p.amount, point_limit(j, k, frame).points()));
  j.say("CW-010", j.path(p), filled("{} of {}{} not go with a frame of {}; a piece of that family has the frame's very type.", {k.name, kind.id, k.name.ends_with('s') ? " do" : " does", catalogue().armours[size_t(frame)].id}), set_to(j.path(p), part_doc(mended)));
}

void check_weight_limit(Judge& j, Part const& p, PartKind const& k) {
  ArmourKind const& type = catalogue().armours[size_t(p.type < 0 ? 0 : p.type)];
  auto const [limit, each] = point_limit(j, k, p.type);
  if (each * p.amount <= limit) return;
  Part mended = p;
  mended.amount = int16_t(point_limit(j, k, p.type).points());
  j.say("R-13", j.path(p), filled("{} of {} points of {} weigh {} lb each; {} lb is the most.", {k.name, p.amount, type.id, said(each * p.amount), said(limit)}), set_to(j.path(p), part_doc(mended)));
}

void check_pods(Judge& j, Part const& p, PartKind const& k) {
  int there = 0;
  for (Holder const& h : holders_of(j.c)) there += holder(h.mount).holds == Holds::pod ? h.count : 0;
  if (p.count > there) j.say("R-13", j.path(p), filled("{} for {}{}; there {} that can be armored.", {k.name, p.count, p.count > 1 ? " pods" : " pod", there == 1 ? "is 1" : "are " + said(there)}), there == 0 ? removed(j.path(p)) : Doc());
}

// What excludes or needs what. A thing without its use (a universal mount without a turret) is bought in vain, but no rule forbids it.
void check_company(Judge& j, Part const& p, PartKind const& k) {
  auto has = [&](char const* id) { return count_part(j.c, id) > 0; };
  if (k.id == "ramplate" || k.id == "fake_ramplate")
    for (Part const& other : j.c.parts) {
      bool const spikes = kind_of(other).id == "bumper_spikes" && other.place != Where::back;
      if (k.id == "ramplate" && (spikes || kind_of(other).id == "brushcutter")) j.take_out("R-13", j.path(other), filled("A ramplate excludes {} in front.", {kind_of(other).name}));
    }
  if (k.id == "fake_ramplate" && has("ramplate")) j.take_out("R-13", j.path(p), "Behind a ramplate there is no fake one.");
  if (k.id == "active_suspension" && j.c.suspension >= 0 && catalogue().suspensions[size_t(j.c.suspension)].id == "off_road") j.take_out("R-13", j.path(p), "An off-road suspension cannot be active.");
  if (k.id == "cycle_windshell" && j.d.has_sidecar) j.take_out("R-13", j.path(p), "A windshell does not go with a sidecar.");
  if (k.id == "windshell_armor" && !has("cycle_windshell"))
    j.say("R-13", j.path(p), "Armor of a windshell needs a windshell.", j.cycle() && !j.d.has_sidecar ? j.with_part("cycle_windshell") : removed(j.path(p)));
  if ((k.id == "safety_seat" || k.id == "airbag") && p.count > j.c.crew.size() && (j.side || !j.c.crew.empty())) j.say("R-13", j.path(p), filled("{} of {} for a crew of {}.", {p.count, k.name, j.c.crew.size()}));
  if (k.price == Price::pod_armor) check_pods(j, p, k);
  if (k.price == Price::protected_spaces && p.count > 1) {
    Part one = p;
    one.count = 1;
    j.say("R-13", j.path(p), filled("An insulator goes around a thing once, not {} times.", {p.count}), set_to(j.path(p), part_doc(one)));
  }
  What const around = p.around.what == What::none ? What::plant : p.around.what;
  for (Part const& other : j.c.parts) {
    if (&other == &p || k.price != Price::protected_spaces || p.amount > 0) break;
    What const its = other.around.what == What::none ? What::plant : other.around.what;
    if (other.kind == p.kind && other.amount == 0 && its == around && other.around.weapon == p.around.weapon && other.around.mount == p.around.mount)
      j.take_out("R-13", j.path(p), "There is an insulator around this already.");
  }
  if (k.price == Price::protected_spaces)
    for (Shell const& s : j.d.shells)
      for (Around const& a : s.around) {
        if (!j.side && a.what == around && a.weapon == p.around.weapon && a.mount == p.around.mount) j.take_out("R-13", j.path(p), "A fire-retardant insulator does not go around what has component armor.");
      }
}

// One aiming device for each of the crew.
void check_aim(Judge& j) {
  if (j.side) return;
  int devices = 0, crew = 0;
  std::string last = "/accessories";
  for (Craft const* c : {&j.d.main, &j.d.sidecar}) {
    crew += c->crew.size();
    bool const side = c == &j.d.sidecar;
    for (Part const& p : c->parts)
      if (kind_of(p).aim) devices += p.count, last = place_of(*c, side, p.of_plant ? "plant_mods" : "accessories", p.at);
    for (Weapon const& w : c->weapons)
      for (int i = 0; i < kFitConceal; ++i)
        if ((w.options & kComputers & 1u << i) != 0) ++devices, last = place_of(*c, side, w, i);
  }
  if (devices > crew && crew > 0) j.take_out("R-13", last, filled("{} aiming devices for a crew of {}; each uses one.", {devices, crew}));
}

}  // namespace

void check_guards(Judge& j) {
  int guards = 0, hubs = 0;
  for (Part const& p : j.c.parts) {
    PartKind const& k = kind_of(p);
    if (k.guard == Guard::none && k.price != Price::pod_armor && k.price != Price::windshell_armor) continue;
    bool const hub = is_hub(k), none = k.guard != Guard::none && !hub && j.body.no_guards;
    if (k.guard != Guard::fake && !none) check_match(j, p, k), check_weight_limit(j, p, k);
    if (k.guard != Guard::none) (hub ? hubs : guards) += p.count;
    if (none) j.take_out("R-13", j.path(p), capital(a_body(j.body)) + " has no wheelguards.");
  }
  // CW-007: side by side, one guard covers a pair of wheels.
  int const pairs = j.set().pairs_take_one_guard && j.d.six_wheels == SixWheels::side_by_side && !j.side ? 2 : 0;
  int const most = j.f.wheels - pairs;
  char const* const rule = pairs > 0 ? "CW-007" : "R-13";
  if (guards > most) j.say(rule, j.path("accessories"), filled("{} wheelguards where {} are enough for {} wheels.", {guards, most, j.f.wheels}));
  if (hubs > most) j.say(rule, j.path("accessories"), filled("{} wheelhubs where {} are enough for {} wheels.", {hubs, most, j.f.wheels}));
}

void check_parts(Judge& j) {
  for (int i = 0; i < j.c.parts.size(); ++i) {
    Part const& p = j.c.parts[i];
    PartKind const& k = kind_of(p);
    size_t const told = j.faults.size();
    if (k.holds == Holds::nothing) j.item(k, j.path(p));
    if (j.faults.size() == told && !fits(j, k)) j.take_out("R-13", j.path(p), filled("Only {} take {}, not {}.", {where_fits(k.fits), a_thing(k.name), a_body(j.body)}));
    check_part_place(j, p, k);
    if (p.type >= 0) check_type(j, p, k);
    if (k.id == "bumper_spikes") check_spikes(j, i);
    check_company(j, p, k);
    int before = 0;
    for (int b = 0; b < i; ++b) before += j.c.parts[b].kind == p.kind ? j.c.parts[b].count : 0;
    // "4 hd_shocks": the set, each wheel's at its price (CW-021); "6 roll_cage": all facings.
    bool const set = before == 0 && ((k.price == Price::wheel && p.count == j.f.wheels) || (k.price == Price::location && (p.count == locations_of(j) || (j.set().roll_cage_as_counted && p.count < locations_of(j)))));
    if (k.most == 1 && k.price == Price::location && before == 0 && !set && p.count > 1)
      j.say("R-13", j.path(p), filled("{} is around all {} facings; {} of them are none.", {capital(a_thing(k.name)), locations_of(j), p.count}), set_to(j.path(p), k.id));
    else if (before + p.count > k.most && !set) j.say("R-13", j.path(p), filled("A vehicle has {} {} at most, not {}.", {k.most, k.name, before + p.count}), before > 0 ? removed(j.path(p)) : Doc());
    if (k.id == "laser_reactive_web" && before + p.count > locations_of(j)) j.say("R-13", j.path(p), "A web for each armor location is enough.");
  }
  check_aim(j);
  check_guards(j);
}

}  // namespace paddock::car_wars::build
