// Where the parts lie: weapons at their sides, crew and plant between, wheels outside.
#include "games/car_wars/show/plan.hpp"

#include <algorithm>

#include "games/car_wars/build/job.hpp"
#include "games/car_wars/show/faults.hpp"
#include "games/car_wars/show/words.hpp"

namespace paddock::car_wars::show {
using namespace build;

namespace {

constexpr float kGap = 1.2f, kScreen = 7, kLabel = 6, kBand = 22;

WeaponKind const& weapon_kind(Weapon const& w) { return catalogue().weapons[size_t(w.kind)]; }
float floating(Exact e) { return float(e.units) / float(Exact::kUnit); }

bool any_weapon(Bench const& b, std::initializer_list<Where> places) {
  for (Weapon const& w : b.craft(false).weapons)
    for (Where const p : places)
      if (w.mount.where == p) return true;
  return false;
}
bool turns(Mount const& m) { return place_id(m) == "turret"; }

}  // namespace

namespace {

// Outside, behind the front wheels.
void place_pods(Outline const& o, Layout& l) {
  float const from = o.wheels.empty() ? o.height * 0.4f : o.wheels[0].y + o.wheels[0].h + 9;
  float to = o.height * 0.7f;
  for (Area const& w : o.wheels)
    if (w.y > from) to = std::min(to, w.y);
  float const h = std::max(4.0f, std::min(28.0f, to - from - 1));
  l.pods[0] = {1, from, 12, h}, l.pods[1] = {87, from, 12, h};
}

}  // namespace

Layout layout_of(Bench const& b, Outline const& o) {
  Layout l;
  place_pods(o, l);
  Area const& i = o.inside;
  Body const* const body = b.body();
  bool const cycle = o.style == Outline::cycle, corners = !cycle && o.style < Outline::trike;
  float const front = any_weapon(b, {Where::front}) ? 25 : 13, back = any_weapon(b, {Where::back}) ? 25 : 13;
  float const left = cycle ? 0 : any_weapon(b, {Where::left, Where::front_left, Where::back_left}) ? 15 : 6;
  float const right = cycle ? 0 : any_weapon(b, {Where::right, Where::front_right, Where::back_right}) ? 15 : 6;
  l.front = {i.x + 1, i.y + 1, i.w - 2, front}, l.back = {i.x + 1, i.y + i.h - back - 1, i.w - 2, back};
  float const y = i.y + front + 3, h = i.h - front - back - 6, corner = corners ? 18 : 0;
  l.left = {i.x + 1, y + corner, left, h - 2 * corner}, l.right = {i.x + i.w - right - 1, y + corner, right, h - 2 * corner};
  l.middle = {i.x + left + 2, y, i.w - left - right - 4, h};
  if (corners) {
    l.corners[0] = {l.left.x, y, left, corner - 1}, l.corners[1] = {l.right.x, y, right, corner - 1};
    l.corners[2] = {l.left.x, y + h - corner + 1, left, corner - 1}, l.corners[3] = {l.right.x, y + h - corner + 1, right, corner - 1};
  }
  bool armed = false;
  for (Weapon const& w : b.craft(false).weapons) armed |= turns(w.mount);
  for (Part const& p : b.craft(false).parts) armed |= catalogue().parts[size_t(p.kind)].holds != Holds::nothing;
  if (!body || body->turret < 0 || cycle) return l;
  float const tall = armed ? std::min(34.0f, h * 0.34f) : body->turret > 0 ? 10 : 0;
  l.turret = {l.middle.x, l.middle.y + l.middle.h - tall, l.middle.w, tall};
  l.middle.h -= tall + 1;
  return l;
}

namespace {

// The parts of a design that have a place of their own on the plan.
class Parts {
 public:
  Parts(Bench const& b, DesignView const& v, DesignPlan& plan, Outline const& o, Layout const& l) : b_(b), v_(v), plan_(plan), o_(o), l_(l) {}
  void all();

 private:
  struct Piece {
    std::string title, note, path;
    float size = 1;                   // spaces
    bool person = false;
  };
  void place(Area where, Piece const& p, bool round = false);
  void row(Area where, std::vector<Piece> const& pieces, bool upright);
  std::vector<Piece> weapons(bool side, std::string_view place, bool prefix = false) const;
  std::vector<Piece> inner(bool side) const;
  void stack(Area where, std::vector<Piece> const& pieces);
  void wheels(bool side);
  bool faulty(std::string_view path) const;

  Bench const& b_;
  DesignView const& v_;
  DesignPlan& plan_;
  Outline const& o_;
  Layout const& l_;
};

bool Parts::faulty(std::string_view path) const {
  for (BillRow const& row : v_.bill)
    if (row.path == path) return row.faulty;
  return false;
}

void Parts::place(Area where, Piece const& p, bool round) {
  where.x = std::clamp(where.x, 0.0f, 99.0f), where.y = std::clamp(where.y, 0.0f, o_.height - 1);
  where.w = std::clamp(where.w, 0.5f, 100 - where.x), where.h = std::clamp(where.h, 0.5f, o_.height - where.y);
  plan_.parts.push_back({where, p.title, p.note, p.path, faulty(p.path), round});
}

// Beside one another, as wide as they are large; upright: one below the other.
void Parts::row(Area where, std::vector<Piece> const& pieces, bool upright) {
  float sum = 0;
  for (Piece const& p : pieces) sum += std::max(p.size, 0.7f);
  float const whole = (upright ? where.h : where.w) - kGap * float(pieces.size() + 1);
  float const most = upright ? 30.0f : 40.0f;
  float used = 0;
  for (Piece const& p : pieces) used += std::min(most, whole * std::max(p.size, 0.7f) / sum);
  float at = (upright ? where.y : where.x) + kGap + (whole - used) / 2;
  for (Piece const& p : pieces) {
    float const length = std::min(most, whole * std::max(p.size, 0.7f) / sum);
    place(upright ? Area{where.x + kGap / 2, at, where.w - kGap, length} : Area{at, where.y + kGap / 2, length, where.h - kGap}, p);
    at += length + kGap;
  }
}

std::vector<Parts::Piece> Parts::weapons(bool side, std::string_view place, bool prefix) const {
  std::vector<Piece> out;
  Craft const& c = b_.craft(side);
  for (int i = 0; i < c.weapons.size(); ++i) {
    Weapon const& w = c.weapons[i];
    if (place_id(w.mount) != place) continue;
    WeaponKind const& kind = weapon_kind(w);
    std::string const path = path_of(b_, ListAt{"weapons", side}, w.at);
    float const size = floating(kind.spaces);
    std::string const where = prefix ? place_words(w.mount) : counted(std::max<int64_t>(kind.spaces.floor(), 0), "space");
    for (int n = 0; n < std::min<int>(w.count, 4); ++n) out.push_back({kind.id, where + ", " + counted(kind.dp, "point"), path, size});
    for (int m = 1; m <= w.magazines && m < 4; ++m) {
      Doc const* const list = at_pointer(b_.raw, path + "/magazines");
      out.push_back({"Mag", "rounds of the " + kind.id, path + "/magazines" + (list && list->is_array() ? "/" + std::to_string(m - 1) : ""), 0.9f});
    }
  }
  return out;
}

std::vector<Parts::Piece> Parts::inner(bool side) const {
  std::vector<Piece> out;
  Craft const& c = b_.craft(side);
  Ledger const& l = b_.check.ledger;
  if (Plant const* const plant = side ? nullptr : b_.plant())
    out.push_back({title_of(*plant) + (plant->gas ? "" : " plant"), counted(l.plant_spaces.ceil(), "space") + ", " + counted(l.plant_dp, "point"), path_of(b_, "plant"), floating(l.plant_spaces)});
  for (Person const& p : c.crew)
    out.push_back({capital(kRoles[int(p.role)]), p.role == Role::passenger ? "1 space, 3 points" : "2 spaces, 3 points", path_of(b_, ListAt{"crew", side}, p.at), p.role == Role::passenger ? 1.0f : 2.0f, true});
  if (!side && b_.design().tank >= 0)
    out.push_back({"Tank", number(b_.design().gallons) + " gallons, " + counted(catalogue().tanks[size_t(b_.design().tank)].dp, "point"), path_of(b_, "tank"), std::max(1.0f, float(l.tank_spaces))});
  for (Part const& p : c.parts) {
    PartKind const& kind = catalogue().parts[size_t(p.kind)];
    if (kind.holds == Holds::nothing && kind.spaces > Exact(0) && kind.price != Price::pound)
      out.push_back({sentence(kind.name), counted(std::max<int64_t>(1, (kind.spaces * p.count).floor()), "space"), path_of(b_, ListAt{p.of_plant ? "plant_mods" : "accessories", side}, p.at), floating(kind.spaces) * float(p.count)});
  }
  for (std::string_view const place : {"top", "underbody"})
    for (Piece& p : weapons(side, place, true)) out.push_back(std::move(p));
  return out;
}

// Large parts have a line for themselves, of small ones two share it.
void Parts::stack(Area where, std::vector<Piece> const& pieces) {
  std::vector<std::vector<Piece>> lines;
  for (Piece const& p : pieces) {
    bool const pairs = p.size < 2 && !lines.empty() && lines.back().size() == 1 && lines.back()[0].size < 2;
    if (pairs) lines.back().push_back(p);
    else lines.push_back({p});
  }
  float sum = 0;
  for (auto const& line : lines) sum += std::clamp(line[0].size, 1.3f, 6.0f);
  bool const screen = o_.style != Outline::cycle && o_.style != Outline::open_wheels && where.w > 20;
  float const whole = where.h - kGap * float(lines.size()) - (screen ? kScreen : 0);
  float const unit = std::min(10.0f, whole / std::max(sum, 1.0f));
  float y = where.y + std::max(0.0f, (whole - unit * sum) / 3);
  bool glazed = !screen;
  for (auto const& line : lines) {
    if (line[0].person && !glazed) plan_.shapes.push_back(glass(o_, y, kScreen - kGap)), y += kScreen, glazed = true;
    float const h = unit * std::clamp(line[0].size, 1.3f, 6.0f);
    float const narrow = line.size() == 1 && line[0].size <= 2 ? where.w * 0.1f : 0;
    float const w = (where.w - 2 * narrow - kGap * float(line.size() - 1)) / float(line.size());
    for (size_t i = 0; i < line.size(); ++i) place({where.x + narrow + float(i) * (w + kGap), y, w, h}, line[i]);
    y += h + kGap;
  }
}

void Parts::wheels(bool side) {
  Figures const& f = b_.figures(side);
  auto const& at = side ? o_.side_wheels : o_.wheels;
  Craft const& c = b_.craft(side);
  Doc const* const list = at_pointer(b_.raw, path_of(b_, "tires", side));
  for (int i = 0; i < f.wheels && size_t(i) < at.size(); ++i) {
    int const group = f.wheel[size_t(i)].group;
    std::string path = path_of(b_, "tires", side);
    if (group >= 0 && list && list->is_array()) path += "/" + std::to_string(c.tires[group].at);
    int const dp = group < 0 ? 0 : tire_facts(c.tires[group], false, b_.event.settings).dp;
    place(at[size_t(i)], {group < 0 ? "-" : std::to_string(dp), group < 0 ? "no tire" : capital(tire_words(c.tires[group])) + ", " + counted(dp, "point") + " of damage each", path, 1}, true);
    if (group < 0) plan_.parts.back().faulty = true;
  }
}

void Parts::all() {
  row(l_.front, weapons(false, "front"), false);
  row(l_.back, weapons(false, "back"), false);
  row(l_.left, weapons(false, "left"), true);
  row(l_.right, weapons(false, "right"), true);
  char const* const corners[] = {"front-left", "front-right", "back-left", "back-right"};
  for (int k = 0; k < 4; ++k)
    if (l_.corners[k].w > 0) row(l_.corners[k], weapons(false, corners[k]), false);
  row({l_.turret.x, l_.turret.y + l_.turret.h * 0.25f, l_.turret.w, l_.turret.h * 0.5f}, weapons(false, "turret"), false);
  row(l_.pods[0], weapons(false, "left-pod"), true), row(l_.pods[1], weapons(false, "right-pod"), true);
  stack({l_.middle.x, l_.middle.y, l_.middle.w, l_.middle.h - kLabel}, inner(false));
  wheels(false);
  if (o_.side.w <= 0) return;
  Area const& i = o_.side_inside;
  row({i.x, i.y, i.w, kBand}, weapons(true, "front"), false), row({i.x, i.y + i.h - kBand, i.w, kBand}, weapons(true, "back"), false);
  std::vector<Piece> rest = inner(true);
  for (std::string_view const place : {"turret", "left", "right", "front-left", "front-right", "back-left", "back-right"})
    for (Piece& p : weapons(true, place)) rest.push_back(std::move(p));
  stack({i.x + 1, i.y + kBand + 1, i.w - 2, i.h - 2 * kBand - 2}, rest);
  wheels(true);
}

void put_rooms(Bench const& b, Outline const& o, Layout const& l, DesignPlan& plan) {
  Figures const& f = b.figures(false);
  auto const side_room = [&](Area where, char const* place, int facing) {
    if (where.w <= 0 || where.h <= 0) return;
    bool const over = facing >= 0 && over_third(b, false, facing);
    std::string label = over ? place + (": " + number(f.third_used[size_t(facing)])) + " spaces, " + number(int64_t(f.third_limit)) + " allowed" : "";
    plan.rooms.push_back({where, place, std::move(label), over});
  };
  side_room(l.front, "front", kFront), side_room(l.back, "back", kBack), side_room(l.left, "left", kLeft), side_room(l.right, "right", kRight);
  char const* const corners[] = {"front-left", "front-right", "back-left", "back-right"};
  for (int k = 0; k < 4; ++k) side_room(l.corners[k], corners[k], -1);
  side_room(l.turret, "turret", -1);
  bool const pods = b.body() && b.body()->pod > 0 && o.side.w <= 0;
  if (pods) side_room(l.pods[0], "left-pod", -1), side_room(l.pods[1], "right-pod", -1);
  if (Area const& s = o.side_inside; o.side.w > 0)
    side_room({s.x, s.y, s.w, kBand}, "sidecar-front", -1), side_room({s.x, s.y + s.h - kBand, s.w, kBand}, "sidecar-back", -1), side_room({s.x, s.y + kBand + 1, s.w, s.h - 2 * kBand - 2}, b.body(true) && b.body(true)->own_turret ? "sidecar-turret" : "sidecar", -1);
  if (b.body()) plan.rooms.push_back({l.middle, "inside", number(f.spaces_used) + " of " + number(int64_t(f.spaces_allowed)) + " spaces used", f.spaces_used > Exact(f.spaces_allowed)});
}

void put_plates(Bench const& b, DesignPlan& plan) {
  Craft const& c = b.craft(false);
  bool const cycle = b.body() && b.body()->kind == Kind::cycle;
  constexpr char const* kLabels[kFacings] = {"Front", "Back", "Left", "Right", "Top", "Under"};
  for (int f = 0; f < kFacings; ++f) {
    if (cycle && f > kBack && c.armor[size_t(f)] == 0 && c.metal_armor[size_t(f)] == 0) continue;
    int const plastic = c.armor[size_t(f)], metal = c.metal_armor[size_t(f)];
    bool const only_metal = plastic == 0 && metal > 0 && std::all_of(c.armor.begin(), c.armor.end(), [](int p) { return p == 0; });
    DesignPlan::Plate plate{DesignPlan::Side(f), kLabels[f], points_path(b, only_metal, f), only_metal ? metal : plastic, 999, ""};
    if (only_metal) plate.note = "of metal";
    else if (metal > 0) plate.note = "and " + number(int64_t(metal)) + " of metal outside it";
    plan.plates.push_back(std::move(plate));
  }
}

}  // namespace

DesignPlan plan_of(Bench const& b, DesignView const& v) {
  Outline const o = outline_of(b);
  Layout const l = layout_of(b, o);
  DesignPlan plan;
  plan.height = o.height;
  plan.shapes = body_shapes(b, o), plan.closed = closed_shapes(b, o);
  Parts(b, v, plan, o, l).all();
  put_rooms(b, o, l, plan);
  put_plates(b, plan);
  if (l.turret.h > 12) {
    DrawnShape disc = coloured({}, 0x2b3942, 1, 0.9f);
    disc.kind = DrawnShape::Disc;
    disc.at = {l.turret.x + l.turret.w / 2, l.turret.y + l.turret.h / 2}, disc.radius = std::min(l.turret.w, l.turret.h) / 2;
    plan.closed.push_back(disc);
    plan.shapes.push_back(std::move(disc));
  }
  return plan;
}

}  // namespace paddock::car_wars::show
