// The record sheet: what a referee prints and ticks off.
#include "games/car_wars/show/bill.hpp"
#include "games/car_wars/show/designer.hpp"
#include "games/car_wars/show/words.hpp"

namespace paddock::car_wars::show {
using namespace build;

namespace {

constexpr int kMostBoxes = 120;

// "□□□□□ □□□": boxes to tick, in fives.
std::string boxes(int n) {
  std::string out;
  for (int i = 0; i < std::min(n, kMostBoxes); ++i) out += (i > 0 && i % 5 == 0 ? " " : "") + std::string("\u25A1");
  return n > kMostBoxes ? out + " (" + number(int64_t(n)) + ")" : n == 0 ? "-" : out;
}

Paper::Table figures_table(DesignView const& v) {
  Paper::Table t{"Figures", "", {}, {{}}};
  for (paddock::Figure const& f : v.figures) t.columns.push_back(f.label), t.rows[0].push_back(f.value);
  for (DesignLimit const& l : v.limits) t.columns.push_back(l.label), t.rows[0].push_back(l.value + " of " + l.of);
  return t;
}

Paper::Table armour_table(Bench const& b, bool side) {
  Craft const& c = b.craft(side);
  Paper::Table t{side ? "Armor of the sidecar" : "Armor", "", {"Location", ">Points", "Boxes"}, {}};
  t.note = title_of(catalogue().armours[size_t(c.plastic)]);
  constexpr char const* kLabels[kFacings] = {"Front", "Back", "Left", "Right", "Top", "Under"};
  for (bool const metal : {true, false})
    for (int f = 0; f < kFacings; ++f)
      if (int const points = (metal ? c.metal_armor : c.armor)[size_t(f)]; points > 0)
        t.rows.push_back({std::string(kLabels[f]) + (metal ? ", metal" : ""), number(int64_t(points)), boxes(points)});
  for (Shell const& s : b.design().shells) {
    std::string around;
    for (Around const& a : s.around) around += (around.empty() ? "" : ", ") + around_words(c, a);
    bool const plain = s.type <= 0 || size_t(s.type) >= catalogue().armours.size();
    if (!side) t.rows.push_back({"Around " + around + (plain ? "" : ", " + lower_first(title_of(catalogue().armours[size_t(s.type)]))), number(int64_t(s.points)), boxes(s.points)});
  }
  return t;
}

std::string load_words(Load const& l) {
  std::string out = spoken(catalogue().ammo[size_t(l.ammo)].id);
  for (int i = 0; i < 7; ++i)
    if ((l.mods & 1 << i) != 0) out += ", " + spoken(kLoadMods[i]);
  return out;
}

void weapon_rows_of(Craft const& c, int i, std::string_view where, Paper::Table& t) {
  Weapon const& w = c.weapons[i];
  WeaponKind const& kind = catalogue().weapons[size_t(w.kind)];
  std::string const place = std::string(where) + place_words(w.mount);
  for (int n = 0; n < w.count; ++n) {
    t.rows.push_back({title_of(kind), place, std::string(note_of("weapons", kind.id)), boxes(kind.dp + w.magazines), ""});
    bool first = true;
    for (Load const& l : c.loads) {
      if (l.weapon != i || l.shots == 0) continue;
      std::string const words = (l.magazine > 0 ? "magazine " + std::to_string(l.magazine) + ": " : "") + load_words(l) + " ";
      if (first) t.rows.back()[4] = words + boxes(l.shots);
      else t.rows.push_back({"", "", "", "", words + boxes(l.shots)});
      first = false;
    }
  }
}

Paper::Table weapons_table(Bench const& b) {
  Paper::Table t{"Weapons", "", {"Weapon", "Place", "To hit, damage", "Points", "Shots"}, {}};
  for (bool const side : {false, true})
    for (int i = 0; i < b.craft(side).weapons.size(); ++i) weapon_rows_of(b.craft(side), i, side ? "sidecar " : "", t);
  for (bool const side : {false, true})
    for (Link const& l : b.craft(side).links) {
      std::string joined;
      for (int i = 0; i < b.craft(side).weapons.size(); ++i)
        if ((l.weapons & 1u << i) != 0) joined += (joined.empty() ? "" : ", ") + catalogue().weapons[size_t(b.craft(side).weapons[i].kind)].id + " " + place_words(b.craft(side).weapons[i].mount);
      t.rows.push_back({l.smart ? "Smart link" : "Link", joined, "", "", ""});
    }
  return t;
}

std::string wheel_name(Wheel const& w) {
  std::string const end = w.front ? "Front" : "Back";
  return w.side == 0 ? end : end + (w.side < 0 ? " left" : " right");
}

Paper::Table wheels_table(Bench const& b) {
  Paper::Table t{"Tires", "", {"Wheel", "Tire", "Points"}, {}};
  for (bool const side : {false, true}) {
    Figures const& f = b.figures(side);
    for (int i = 0; i < f.wheels; ++i) {
      Wheel const& w = f.wheel[size_t(i)];
      std::string const name = side ? "Sidecar" : wheel_name(w) + (i >= 4 ? ", second" : "");
      if (w.group < 0) t.rows.push_back({name, "none", "-"});
      else t.rows.push_back({name, tire_words(b.craft(side).tires[w.group]), boxes(tire_points(b.craft(side).tires[w.group]))});
    }
  }
  for (Part const& p : b.craft(false).parts)
    if (PartKind const& k = catalogue().parts[size_t(p.kind)]; k.guard != Guard::none && k.guard != Guard::fake)
      for (int n = 0; n < std::min<int>(p.count, 6); ++n) t.rows.push_back({sentence(k.name), p.place == Where::none ? "" : kWhereNames[int(p.place)], boxes(p.amount)});
  return t;
}

Paper::Table inside_table(Bench const& b) {
  Paper::Table t{"Inside", "", {"Part", "What it is", "Points"}, {}};
  Ledger const& l = b.check.ledger;
  if (Plant const* const plant = b.plant()) {
    t.rows.push_back({plant->gas ? "Engine" : "Plant", title_of(*plant) + ", " + number(int64_t(l.power_factors)) + " power factors", boxes(l.plant_dp)});
    if (l.power_units > 0) t.rows.push_back({"Power units", number(int64_t(l.power_units)) + " at the start", "left: ______"});
  }
  if (b.design().tank >= 0)
    t.rows.push_back({"Tank", number(b.design().fuel) + " of " + number(b.design().gallons) + " gallons, " + spoken(catalogue().tanks[size_t(b.design().tank)].id), boxes(catalogue().tanks[size_t(b.design().tank)].dp)});
  for (bool const side : {false, true})
    for (Person const& p : b.craft(side).crew) {
      std::string words;
      for (size_t s = 0; s < 4; ++s)
        if (p.skills[s] > 0) words += (words.empty() ? "" : ", ") + std::string(kSkills[s]) + " " + std::to_string(p.skills[s]);
      for (Worn const& w : p.gear) words += (words.empty() ? "" : ", ") + (w.count > 1 ? std::to_string(w.count) + " " : std::string()) + lower_first(title_of(catalogue().gear[size_t(w.gear)]));
      t.rows.push_back({capital(kRoles[int(p.role)]) + (side ? " (sidecar)" : ""), words, boxes(3)});
    }
  return t;
}

// Speeds to mark turn by turn, and the handling status, which starts at its class.
Paper::Table track_table(Bench const& b) {
  Paper::Table t{"Speed and handling", "Mark the speed of the turn and the handling status.", {"Track", ""}, {}};
  std::string speeds, status;
  int const top = std::min(b.check.ledger.top_speed_halves / 2, 200);
  for (int s = 0; s <= std::max(top, 5); s += 5) speeds += (speeds.empty() ? "" : "  ") + std::to_string(s);
  for (int hs = std::max(b.figures(false).hc, 0); hs >= -6; --hs) status += (status.empty() ? "" : "  ") + std::to_string(hs);
  t.rows = {{"Speed", speeds}, {"Handling status", status}, {"Turns", boxes(20)}};
  return t;
}

Paper::Table gear_table(std::vector<BillPart> const& parts) {
  Paper::Table t{"Equipment", "", {"Part", "What it does"}, {}};
  for (BillPart const& p : parts)
    if (p.path.find("/accessories") != p.path.npos || p.path.find("/plant_mods") != p.path.npos) t.rows.push_back({p.title, p.note});
  return t;
}

Paper::Table ledger_table(Bench const& b, std::vector<BillPart> const& parts) {
  Paper::Table t{"Ledger", "", {"Part", ">$", ">lb", ">Spaces", "Rule"}, {}};
  for (BillPart const& p : parts) t.rows.push_back({p.title, figure(p.cost), figure(p.weight), figure(p.spaces), std::string(p.rule)});
  Ledger const& l = b.check.ledger;
  t.rows.push_back({"In all", number(l.cost), number(l.weight), number(l.main.spaces_used + l.sidecar.spaces_used), ""});
  return t;
}

}  // namespace

Paper record_sheet(Doc const& design, Doc const& event) {
  Bench const b = bench_of(design, event);
  DesignView const v = view_design(design, event);
  std::vector<BillPart> const parts = bill_parts(b);
  Paper out{"Record sheet", v.name, b.body() ? title_of(*b.body()) : "", {}, {}};
  out.subtitle += (out.subtitle.empty() ? "" : ", ") + dollars(b.check.ledger.cost) + ", " + number(b.check.ledger.weight) + " lb";
  out.tables = {figures_table(v), armour_table(b, false)};
  if (b.design().has_sidecar) out.tables.push_back(armour_table(b, true));
  out.tables.push_back(weapons_table(b)), out.tables.push_back(wheels_table(b)), out.tables.push_back(inside_table(b)), out.tables.push_back(track_table(b));
  if (Paper::Table gear = gear_table(parts); !gear.rows.empty()) out.tables.push_back(std::move(gear));
  out.tables.push_back(ledger_table(b, parts));
  out.foot.push_back(v.legal ? "Legal in this event." : "Not legal in this event:");
  for (DesignFault const& f : v.faults) out.foot.push_back("- " + f.title + (f.why.empty() ? "" : " " + f.why) + (f.rules.empty() ? "" : " (" + std::string(f.rules[0].text()) + ")"));
  if (!v.tag.empty()) out.foot.push_back("Tag: " + v.tag);
  return out;
}

}  // namespace paddock::car_wars::show
