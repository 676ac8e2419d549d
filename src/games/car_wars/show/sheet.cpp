// The record sheet: what a referee prints and ticks off.
#include <algorithm>

#include "games/car_wars/build/job.hpp"
#include "games/car_wars/orders/called.hpp"
#include "games/car_wars/rules/control.hpp"
#include "games/car_wars/rules/pace.hpp"
#include "games/car_wars/show/bill.hpp"
#include "games/car_wars/show/designer.hpp"
#include "games/car_wars/show/words.hpp"

namespace paddock::car_wars::show {
using namespace build;

namespace {

using Line = RecordPage::Line;
using Card = RecordPage::Card;

constexpr char const* kSides[kFacings] = {"Front", "Back", "Left", "Right", "Top", "Under"};

void put_armor(Bench const& b, RecordPage& page) {
  Craft const& c = b.craft(false);
  for (int f = 0; f < kFacings; ++f)
    if (int const inner = c.armor[size_t(f)], outer = c.metal_armor[size_t(f)]; inner + outer > 0)
      page.armor.push_back({DesignPlan::Side(f), kSides[f], inner > 0 ? inner : outer, inner > 0 ? outer : 0});
  if (std::any_of(page.armor.begin(), page.armor.end(), [](auto const& one) { return one.outer > 0; })) page.outer_note = "Grey boxes: metal, the outer layer.";
}

// Of the sidecar; round the driver, the plant and the like.
Card armor_card(Bench const& b) {
  Card out{"More armor", title_of(catalogue().armours[size_t(b.craft(false).plastic)]), {}};
  Craft const& side = b.craft(true);
  for (bool const metal : {true, false})
    for (int f = 0; f < kFacings && b.design().has_sidecar; ++f)
      if (int const points = (metal ? side.metal_armor : side.armor)[size_t(f)]; points > 0)
        out.lines.push_back({std::string("Sidecar ") + within(kSides[f]) + (metal ? ", metal" : ""), "", {{"", points}}});
  for (Shell const& s : b.design().shells) {
    std::string around;
    for (Around const& a : s.around) around += (around.empty() ? "" : ", ") + around_words(b.craft(false), a);
    bool const plain = s.type <= 0 || size_t(s.type) >= catalogue().armours.size();
    out.lines.push_back({"Around " + around, plain ? "" : lower_first(title_of(catalogue().armours[size_t(s.type)])), {{"", s.points}}});
  }
  for (Part const& p : b.craft(false).parts)
    if (PartKind const& k = catalogue().parts[size_t(p.kind)]; k.guard != Guard::none && k.guard != Guard::fake)
      for (int n = 0; n < std::min<int>(p.count, 6); ++n) out.lines.push_back({sentence(k.name), p.place == Where::none ? "" : kWhereNames[int(p.place)], {{"", p.amount}}});
  return out;
}

std::string load_words(Load const& l) {
  std::string out = spoken(catalogue().ammo[size_t(l.ammo)].id);
  for (int i = 0; i < 7; ++i)
    if ((l.mods & 1 << i) != 0) out += ", " + spoken(kLoadMods[i]);
  return l.magazine > 0 ? "magazine " + std::to_string(l.magazine) + ": " + out : out;
}

void put_weapons(Bench const& b, bool side, Card& card) {
  Craft const& c = b.craft(side);
  for (int i = 0; i < c.weapons.size(); ++i) {
    Weapon const& w = c.weapons[i];
    WeaponKind const& kind = catalogue().weapons[size_t(w.kind)];
    for (int n = 0; n < w.count; ++n) {
      Line line{title_of(kind) + ", " + (side ? "sidecar " : "") + place_words(w.mount), std::string(note_of("weapons", kind.id)), {{"points", kind.dp + (kind.single_shot ? 0 : w.magazines)}}};
      for (Load const& l : c.loads)
        if (l.weapon == i && l.shots > 0) line.boxes.push_back({load_words(l), l.shots});
      card.lines.push_back(std::move(line));
    }
  }
}

Card weapons_card(Bench const& b) {
  Card out{"Weapons", "", {}};
  for (bool const side : {false, true}) put_weapons(b, side, out);
  for (bool const side : {false, true})
    for (build::Link const& l : b.craft(side).links) {
      std::string joined;
      for (int i = 0; i < b.craft(side).weapons.size(); ++i)
        if ((l.weapons & 1u << i) != 0) joined += (joined.empty() ? "" : ", ") + catalogue().weapons[size_t(b.craft(side).weapons[i].kind)].id + " " + place_words(b.craft(side).weapons[i].mount);
      out.lines.push_back({l.smart ? "Smart link" : "Link", joined, {}});
    }
  return out;
}

Card crew_card(Bench const& b) {
  Card out{"Crew", "", {}};
  for (bool const side : {false, true})
    for (Person const& p : b.craft(side).crew) {
      std::string words;
      for (size_t s = 0; s < 4; ++s)
        if (p.skills[s] > 0) words += (words.empty() ? "" : ", ") + std::string(kSkills[s]) + " " + std::to_string(p.skills[s]);
      for (Worn const& w : p.gear) words += (words.empty() ? "" : ", ") + (w.count > 1 ? std::to_string(w.count) + " " : std::string()) + lower_first(title_of(catalogue().gear[size_t(w.gear)]));
      out.lines.push_back({capital(kRoles[int(p.role)]) + (side ? " (sidecar)" : ""), words, {{"hurt, out, dead", 3}}});
    }
  return out;
}

Card inside_card(Bench const& b) {
  Card out{"Power and equipment", "", {}};
  Ledger const& l = b.check.ledger;
  if (Plant const* const plant = b.plant()) {
    std::string note = number(int64_t(l.power_factors)) + " power factors";
    if (l.power_units > 0) note += ", " + number(int64_t(l.power_units)) + " power units, left:\u00A0______";
    out.lines.push_back({title_of(*plant) + (plant->gas ? " engine" : " plant"), note, {{"points", l.plant_dp}}});
  }
  if (b.design().tank >= 0)
    out.lines.push_back({"Tank", number(b.design().fuel) + " of " + number(b.design().gallons) + " gallons, " + spoken(catalogue().tanks[size_t(b.design().tank)].id), {{"points", catalogue().tanks[size_t(b.design().tank)].dp}}});
  for (BillPart const& p : bill_parts(b))
    if (p.path.find("/accessories") != p.path.npos || p.path.find("/plant_mods") != p.path.npos) out.lines.push_back({p.title, p.note, {}});
  return out;
}

Card tires_card(Bench const& b) {
  Card out{"Tires", "", {}};
  for (bool const side : {false, true})
    for (TireGroup const& g : b.craft(side).tires)
      out.lines.push_back({(side ? "Sidecar: " + tire_words(g) : capital(tire_words(g))), counted(tire_facts(g, false, b.event.settings).dp, "point") + " each, on the drawing", {}});
  return out;
}

void put_wheels(Bench const& b, RecordPage& page) {
  for (bool const side : {false, true})
    for (int i = 0; i < b.figures(side).wheels; ++i) {
      int const group = b.figures(side).wheel[size_t(i)].group;
      page.wheels.push_back(group < 0 ? 0 : tire_facts(b.craft(side).tires[group], false, b.event.settings).dp);
    }
}

void put_tracks(Bench const& b, RecordPage& page) {
  RecordPage::Track status{"Handling", "", {}, 0}, speeds{"Speed", "written down at the start of each turn", {}, -1, true};
  for (int hs = std::clamp(b.figures(false).hc, 0, 7); hs >= -6; --hs) status.cells.push_back(number_text(hs));
  status.note = "starts at " + status.cells[0] + "; a point comes back at the end of each turn for each point of handling class";
  for (int turn = 1; turn <= 20; ++turn) speeds.cells.push_back(std::to_string(turn));
  page.tracks = {std::move(status), std::move(speeds)};
}

// How far a speed carries in each phase, and what a control roll must show.
RecordPage::Chart chart_of(Bench const& b) {
  int const best = std::clamp(b.figures(false).hc, 0, 7), top = std::clamp(b.check.ledger.top_speed_halves / 2, 60, 300), step = top > 150 ? 10 : 5;
  RecordPage::Chart out{"Speed and control", "Inches in each of the five phases; what a control roll must show at each handling status: a dot is safe, a cross is lost; what the speed adds to a crash roll.",
                        {{"mph", 1}, {"inches in phase", pace::kPhases}, {"control roll at handling", best + 7}, {"crash", 1}}, {""}, {}};
  for (int phase = 1; phase <= pace::kPhases; ++phase) out.columns.push_back(std::to_string(phase));
  for (int hs = best; hs >= -6; --hs) out.columns.push_back(number_text(hs));
  out.columns.push_back("");
  for (int mph = step; mph <= top; mph += step) {
    std::vector<std::string> row{std::to_string(mph)};
    for (int phase = 1; phase <= pace::kPhases; ++phase) {
      int const quarters = pace::quarters(Ratio(mph), phase);
      row.push_back(quarters ? orders::quarters_text(quarters) : "\u00B7");
    }
    for (int hs = best; hs >= -6; --hs) {
      int const need = control_need(Ratio(mph), hs);
      row.push_back(need <= kNeedNothing ? "\u00B7" : need >= kNeedTooMuch ? "\u00D7" : std::to_string(need));
    }
    int const crash = crash_speed_modifier(Ratio(mph));
    row.push_back(number_text(crash, crash > 0));
    out.rows.push_back(std::move(row));
  }
  return out;
}

void put_foot(Bench const& b, DesignView const& v, RecordPage& page) {
  std::string ledger;
  for (BillPart const& p : bill_parts(b)) ledger += (ledger.empty() ? "Ledger: " : "; ") + p.title + (figure(p.cost).empty() ? "" : " $" + figure(p.cost)) + (figure(p.weight).empty() ? "" : ", " + figure(p.weight) + " lb");
  page.foot = {ledger + ".", v.legal ? "Legal in this event." : "Not legal in this event:"};
  for (DesignFault const& f : v.faults) page.foot.back() += " " + f.title + (f.rules.empty() ? "" : " (" + std::string(f.rules[0].text()) + ")");
  if (!v.tag.empty()) page.foot.push_back("Tag: " + v.tag);
}

}  // namespace

RecordPage record_page(Doc const& design, Doc const& event) {
  Bench const b = bench_of(design, event);
  DesignView v = view_design(design, event);
  RecordPage out;
  out.title = v.name;
  out.subtitle = b.body() ? title_of(*b.body()) : "Vehicle";
  if (b.design().has_sidecar && b.craft(true).body >= 0) out.subtitle += " with a " + lower_first(title_of(catalogue().bodies[size_t(b.craft(true).body)]));
  out.subtitle += ", " + dollars(b.check.ledger.cost) + ", " + number(b.check.ledger.weight) + " lb";
  out.fill_in = {"Driver", "Player", "Number", "Duel", "Date"};
  for (DesignFigure const& f : v.figures) out.figures.push_back({f.label, f.value});
  out.plan = std::move(v.plan);
  put_armor(b, out), put_wheels(b, out), put_tracks(b, out);
  for (Card (*make)(Bench const&) : {weapons_card, crew_card, inside_card, tires_card, armor_card})
    if (Card card = make(b); !card.lines.empty()) out.cards.push_back(std::move(card));
  out.chart = chart_of(b);
  put_foot(b, v, out);
  return out;
}

}  // namespace paddock::car_wars::show
