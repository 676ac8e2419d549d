#include "core/filled.hpp"
#include "games/car_wars/build/reading.hpp"

namespace paddock::car_wars::build {

Doc set_to(std::string const& path, Doc value) { return DocObject().with("path", path).with("value", std::move(value)); }
Doc removed(std::string const& path) { return set_to(path, nullptr); }

namespace {

Doc const& member(Doc const& doc, char const* key) {
  static Doc const none;
  auto const it = doc.find(key);
  return it == doc.end() ? none : *it;
}

int named(std::string_view word, char const* const* names, int count) {
  std::string const id = as_id(word);
  for (int i = 0; i < count; ++i)
    if (id == names[i]) return i;
  return -1;
}

void read_frame(Reader& r, Doc const& list, Design& d) {
  Doc const one = list.is_string() ? Doc::array({list}) : list;
  for (int i = 0, n = r.length(one, "/frame", 8); i < n; ++i) {
    std::string const path = list.is_string() ? "/frame" : "/frame/" + std::to_string(i);
    int const mod = one[size_t(i)].is_string() ? named(one[size_t(i)].get_ref<std::string const&>(), kFrameMods, 3) : -1;
    if (mod < 0) r.refuse("R-13", path, in_quotes(one[size_t(i)]) + " is no frame: ca_frame, sloped, streamlined.");
    else d.frame = uint8_t(d.frame | 1 << mod);
  }
}

void read_tank(Reader& r, Doc const& doc, Design& d) {
  Doc const& tank = member(doc, "tank");
  if (!tank.is_null() && !tank.is_object())
    r.refuse("R-13", "/tank", filled("A tank is an object like {\"type\": \"racing\", \"gallons\": 10}, not {}.", {in_quotes(tank)}));
  if (tank.is_object()) {
    r.known_keys(tank, "/tank", {"type", "gallons", "space", "fuel"});
    std::string const type = r.text(tank, "type", "/tank"), space = r.text(tank, "space", "/tank");
    int const kind = type.empty() ? 0 : r.row(catalogue().tanks, type, "/tank/type", "gas tank");
    d.tank = int8_t(kind < 0 ? 0 : kind);   // without a type: the economy tank
    d.gallons = r.amount(member(tank, "gallons"), "/tank/gallons", 999);
    d.tank_in_cargo = space == "cargo";
    if (!space.empty() && space != "cargo" && space != "regular") r.refuse("R-13", "/tank/space", filled("'regular' or 'cargo' is expected, not {}.", {in_quotes(space)}));
  }
  d.fuel = d.gallons;                        // nothing said: it starts with a full tank
  bool said = false;
  for (auto const& [in, path] : {std::pair(&tank, "/tank/fuel"), std::pair(&doc, "/fuel")}) {
    if (!in->is_object() || member(*in, "fuel").is_null()) continue;
    Exact const fuel = r.amount(member(*in, "fuel"), path, 999);
    if (said && !(fuel == d.fuel)) r.refuse("R-13", path, "The gallons it carries stand here and in /tank/fuel, and differ.");
    d.fuel = fuel, d.fuel_in_tank = in == &tank, said = true;
  }
}

void read_sidecar(Reader& r, Doc const& doc, Design& d) {
  if (doc.is_null()) return;
  if (!doc.is_object()) return r.refuse("R-13", "/sidecar", filled("A sidecar is an object like {\"body\": \"light_sidecar\"}, not {}.", {in_quotes(doc)}));
  r.known_keys(doc, "/sidecar", {"body", "suspension", "tires", "crew", "weapons", "accessories", "armor", "armor_type", "metal", "metal_type"});
  d.has_sidecar = true;
  r.craft(doc, "/sidecar", d.sidecar);
}

void read_rest(Reader& r, Doc const& doc, Design& d) {
  d.reversed = r.flag(doc, "reversed", "");
  read_frame(r, member(doc, "frame"), d);
  if (Doc const& six = member(doc, "six_wheel"); six.is_string() && named(six.get_ref<std::string const&>(), kSixWheels, 3) > 0)
    d.six_wheels = SixWheels(named(six.get_ref<std::string const&>(), kSixWheels, 3));
  else if (!six.is_null() && !(six.is_boolean() && !six.get<bool>()))
    r.refuse("CW-007", "/six_wheel", filled("Six wheels stand \"side_by_side\" or in \"tandem\", not {}.", {in_quotes(six)}), set_to("/six_wheel", "side_by_side"));
  if (std::string const id = r.text(doc, "chassis", ""); !id.empty()) d.chassis = int8_t(r.row(catalogue().chassis, id, "/chassis", "chassis"));
  if (std::string const id = r.text(doc, "plant", ""); !id.empty()) {
    int const found = r.row(catalogue().plants, id, "/plant", "power plant or engine");
    d.plant = int16_t(found < 0 ? -2 : found);   // named, but nothing the catalogue has: told once
  }
  r.parts(member(doc, "plant_mods"), "/plant_mods", d.main, true);
  read_tank(r, doc, d);
  r.shells(member(doc, "component_armor"), "/component_armor", d);
  read_sidecar(r, member(doc, "sidecar"), d);
  d.cargo_lb = r.whole(doc, "cargo_lb", "", 0, 99999, 0);
  Doc const& trailer = member(doc, "trailer");
  d.trailer = !trailer.is_null() && !(trailer.is_boolean() && !trailer.get<bool>());
}

}  // namespace

void Reader::craft(Doc const& doc, std::string const& path, Craft& c) {
  std::string const body = text(doc, "body", path);
  if (body.empty()) refuse("CW-001", under(path, "body"), "A body is missing.");
  else c.body = int16_t(row(catalogue().bodies, body, under(path, "body"), "body", "CW-001"));
  std::string const suspension = text(doc, "suspension", path);
  bool const racing = c.body >= 0 && catalogue().bodies[size_t(c.body)].kind == Kind::racing;
  bool const car = c.body >= 0 && catalogue().bodies[size_t(c.body)].kind <= Kind::racing;
  if (!suspension.empty() && !(racing && (suspension == "racing" || suspension == "standard"))) {
    int found = row(catalogue().suspensions, suspension, under(path, "suspension"), "suspension");
    for (size_t i = 0; found >= 0 && i < catalogue().suspensions.size(); ++i)   // the same name stands in both tables
      if (catalogue().suspensions[i].id == catalogue().suspensions[size_t(found)].id && catalogue().suspensions[i].table == (car ? "car" : "cycle"))
        found = int(i);
    c.suspension = int8_t(found);
  }
  tires(member(doc, "tires"), under(path, "tires"), c);
  crew(member(doc, "crew"), under(path, "crew"), c);
  weapons(member(doc, "weapons"), under(path, "weapons"), c);
  parts(member(doc, "accessories"), under(path, "accessories"), c, false);
  c.plastic = int8_t(armour_type(doc, "armor_type", path, 0));
  c.metal = int8_t(armour_type(doc, "metal_type", path, -1));
  if (c.metal == find_row(catalogue().armours, "metal")) c.metal = -1;
  armor(member(doc, "armor"), under(path, "armor"), c.armor);
  armor(member(doc, "metal"), under(path, "metal"), c.metal_armor);
}

namespace {

// What a document may hold: first what belongs to the design, then what may be said about it.
constexpr int kOfDesign = 22;
constexpr std::initializer_list<char const*> kKeys = {
    "body", "reversed", "frame", "six_wheel", "chassis", "suspension", "plant", "plant_mods", "tank", "fuel", "tires", "crew", "weapons", "accessories", "armor_type", "armor", "metal_type", "metal",
    "component_armor", "sidecar", "cargo_lb", "trailer", "name", "note", "notes", "source", "expect", "title", "id", "description", "event"};

// Beside a spec a part of the design would be passed over.
void only_in_spec(Reader& r, Doc const& given, Doc const& spec) {
  for (int i = 0; i < kOfDesign; ++i)
    if (std::string const key(kKeys.begin()[i]); given.contains(key) && (!spec.contains(key) || spec[key] != given[key]))
      r.refuse("R-13", "/" + key, in_quotes(key) + " stands beside the spec, where it would count for nothing.");
}

}  // namespace

Doc const& spec_of(Doc const& raw) {
  return raw.is_object() && raw.contains("spec") && raw["spec"].is_object() ? raw["spec"] : raw;
}

Read read_design(Doc const& given) {
  Read out;
  Reader r(out.faults);
  static Doc const nothing = Doc::object();
  Doc const* doc = &spec_of(given);
  if (doc != &given) only_in_spec(r, given, *doc);
  if (!doc->is_object()) {
    r.refuse("R-13", "", filled("A design is an object like {\"body\": \"compact\", ...}, not {}.", {in_quotes(given)}));
    doc = &nothing;
  }
  r.known_keys(*doc, "", kKeys);
  r.craft(*doc, "", out.design.main);
  read_rest(r, *doc, out.design);
  return out;
}

}  // namespace paddock::car_wars::build
