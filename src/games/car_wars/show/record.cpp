// A car's record sheet: from above with its armor by facing and its tires, plant, crew; then its weapons with what they have left of each
// kind of rounds, and the component armor within.
#include "games/car_wars/show/record.hpp"

#include <algorithm>

#include "games/car_wars/build/catalogue.hpp"
#include "games/car_wars/build/names.hpp"
#include "games/car_wars/duel/entry.hpp"
#include "games/car_wars/duel/ports.hpp"
#include "games/car_wars/orders/called.hpp"
#include "games/car_wars/show/questions.hpp"
#include "games/car_wars/show/scene_parts.hpp"
#include "games/car_wars/show/seen.hpp"
#include "games/car_wars/show/words.hpp"

namespace paddock::car_wars::show {

using namespace duel;
using std::to_string;

namespace {

constexpr float kWide = 100, kTall = 79;
constexpr Vec kMiddle{50, 39};
constexpr float kHalfLength = 23.5f;     // of the picture of the car

struct Frame {                           // between the outer one and the inner one lies the armor
  float left, top, right, bottom;
};
constexpr Frame kOuter{25, 1, 75, 77}, kInner{36, 12, 64, 66};

Tone worn(int now, int whole) { return now >= whole ? Tone::Plain : now * 3 <= whole ? Tone::Bad : Tone::Warn; }

// From the sprite's own axes, whose nose looks along x, to the sheet, whose nose looks up.
Vec turned(Vec p, float half) { return {kMiddle.x + p.y * half, kMiddle.y - p.x * half}; }

class Page {
 public:
  explicit Page(Car const& car) : car_(car), half_((car.fits & kSidecar) != 0 ? kHalfLength / 2 : kHalfLength) {}   // the pair is twice as wide as it is long
  Drawing take() && { return std::move(d_); }
  void all(std::string const& sprite) {
    d_.width = kWide, d_.height = kTall;
    plates();
    picture(sprite);
    tires();
    column();
  }

 private:
  void words(Vec at, std::string text, Tone tone, float high) {
    DrawnShape s = drawn(DrawnShape::Text, DrawnShape::OverTokens, tone);
    s.at = at, s.text = std::move(text), s.radius = high, s.line = 1;
    d_.shapes.push_back(std::move(s));
  }
  void fact(Vec at, char const* label, std::string value, Tone tone) {
    words(at, label, Tone::Quiet, 6.8f);
    words({at.x, at.y + 8}, value, tone, 8.6f);
    d_.words.push_back(std::string(label) + " " + std::move(value));
  }
  void plate(int face, std::vector<Vec> corners, Vec at) {
    Plate const& p = car_.armor[size_t(face)];
    int const now = armor_of(car_, face), whole = p.plastic_whole + p.metal_whole;
    Tone const tone = worn(now, whole);
    DrawnShape s = drawn(DrawnShape::Polygon, DrawnShape::Ground, tone == Tone::Plain ? Tone::Info : tone);
    s.points = std::move(corners), s.fill = tone == Tone::Plain ? 0.10f : 0.22f, s.line = tone == Tone::Plain ? 0.35f : 0.8f;
    if (whole == 0) s.fill = 0, s.line = 0.2f;
    d_.shapes.push_back(std::move(s));
    if (whole == 0) return;
    words(at, to_string(now), tone, 8.6f);
    d_.words.push_back("armor " + std::string(kFaceNames[face]) + " " + to_string(now) + " of " + to_string(whole));
  }
  void plates() {
    auto const [l, t, r, b] = kOuter;
    auto const [il, it, ir, ib] = kInner;
    float const gap = 0.7f;              // between two plates
    plate(Front, {{l + gap, t}, {r - gap, t}, {ir - gap, it}, {il + gap, it}}, {kMiddle.x, (t + it) / 2});
    plate(Back, {{il + gap, ib}, {ir - gap, ib}, {r - gap, b}, {l + gap, b}}, {kMiddle.x, (b + ib) / 2});
    plate(Left, {{l, t + gap}, {il, it + gap}, {il, ib - gap}, {l, b - gap}}, {(l + il) / 2, kMiddle.y});
    plate(Right, {{ir, it + gap}, {r, t + gap}, {r, b - gap}, {ir, ib - gap}}, {(r + ir) / 2, kMiddle.y});
  }
  void picture(std::string const& name) {
    Sprite const* sprite = sheet()->find(name);
    if (!sprite) sprite = sheet()->find("car");
    if (!sprite) return;
    auto const [l, t, r, b] = kInner;
    DrawnShape floor = painted(DrawnShape::Polygon, DrawnShape::Ground, 0x5B666C, 0.9f, 0);   // by day its white would lie on white
    floor.points = {{l + 0.7f, t + 0.7f}, {r - 0.7f, t + 0.7f}, {r - 0.7f, b - 0.7f}, {l + 0.7f, b - 0.7f}};
    d_.shapes.push_back(std::move(floor));
    for (DrawnShape s : sprite->shapes) {
      for (Vec& p : s.points) p = turned(p, half_);
      s.at = turned(s.at, half_), s.radius *= half_, s.inner *= half_, s.width *= half_, s.dash *= half_;
      s.start -= 1.5707963f, s.end -= 1.5707963f, s.layer = DrawnShape::UnderTokens;
      d_.shapes.push_back(std::move(s));
    }
  }
  // Its points on each; of a tire that is gone a cross.
  void tires() {
    std::string said;
    for (size_t i = 0; i < car_.wheels.size(); ++i) {
      Wheel const& w = car_.wheels[i];
      if (!w.there) continue;
      bool const alone = !car_.wheels[i ^ 1].there, lost = w.tire_gone || w.wheel_gone;
      float const beside = half_ < kHalfLength ? -half_ : 0, ends = 13.5f * half_ / kHalfLength;
      Vec const at{kMiddle.x + (alone ? beside : i % 2 == 0 ? -10.6f : 10.6f), kMiddle.y + (i < 2 ? -ends : ends)};
      DrawnShape back = painted(DrawnShape::Polygon, DrawnShape::OverTokens, lost ? 0x6E1C17 : 0x0B0E10, 0.92f, 0);
      back.points = {{at.x - 3.6f, at.y - 3.3f}, {at.x + 3.6f, at.y - 3.3f}, {at.x + 3.6f, at.y + 3.3f}, {at.x - 3.6f, at.y + 3.3f}};
      d_.shapes.push_back(std::move(back));
      DrawnShape number = painted(DrawnShape::Text, DrawnShape::OverTokens, 0xF2F4F4, 0, 1);
      number.at = at, number.radius = 6.8f, number.text = lost ? "\xC3\x97" : to_string(w.dp);
      d_.shapes.push_back(std::move(number));
      said += (said.empty() ? "tires " : ", ") + corner_words(car_, int(i)) + " " + (lost ? "gone" : to_string(w.dp));
    }
    if (!said.empty()) d_.words.push_back(std::move(said));
  }
  void column() {
    static constexpr char const* kHealth[] = {"well", "hurt", "out", "dead"};
    constexpr float kLeft = 12, kRight = 88;
    auto const metal = [&](int face) { return car_.armor[size_t(face)].plastic_whole + car_.armor[size_t(face)].metal_whole; };
    fact({kLeft, 5}, "top", to_string(armor_of(car_, Top)), worn(armor_of(car_, Top), metal(Top)));
    fact({kLeft, 25}, "under", to_string(armor_of(car_, Under)), worn(armor_of(car_, Under), metal(Under)));
    fact({kRight, 5}, "plant", to_string(car_.plant_dp), car_.plant_dp > 0 ? Tone::Plain : Tone::Bad);
    float y = 25;
    for (size_t job = 0; job < car_.crew.size(); ++job) {
      Person const& p = car_.crew[job];
      if (!p.there) continue;
      fact({kRight, y}, job ? "gunner" : "driver", kHealth[std::clamp<int>(p.wounds, 0, 3)], p.wounds == 0 ? Tone::Plain : p.wounds == 1 ? Tone::Warn : Tone::Bad);
      y += 20;
    }
    if (car_.tank_dp > 0) fact({kRight, y}, "tank", to_string(car_.tank_dp), Tone::Plain);
  }

  Car const& car_;
  float half_;                           // of the picture's length
  Drawing d_;
};

}  // namespace

std::string brief_of(Car const& car, int i) {
  Gun const& g = car.guns[i];
  auto const& kinds = build::catalogue().weapons;
  if (g.kind < 0 || size_t(g.kind) >= kinds.size() || kinds[size_t(g.kind)].id.size() > 8) return orders::gun_text(car, i);
  std::string where = g.face < kFaces ? kFaceNames[g.face] : "";
  if (g.corner) where += g.corner < 0 ? " left" : " right";
  return kinds[size_t(g.kind)].id + " " + where;
}

std::string briefs_of(Car const& car, std::span<int8_t const> guns) {
  std::vector<std::pair<std::string, int>> named;
  for (int8_t gun : guns) {
    std::string name = brief_of(car, gun);
    auto const same = std::find_if(named.begin(), named.end(), [&](auto const& one) { return one.first == name; });
    if (same == named.end()) named.emplace_back(std::move(name), 1);
    else ++same->second;
  }
  std::string out;
  for (auto const& [name, count] : named) out += (out.empty() ? "" : ", ") + (count > 1 ? to_string(count) + " " : std::string()) + name;
  return out;
}

namespace {

// ---- weapons

struct Other {                           // rounds of another kind, in it or in a magazine of its own
  std::string name;
  int rounds = 0, whole = 0;
};
struct Arms {
  std::string name, tip, put_away;       // the latter: why it cannot fire though it is whole
  std::vector<Other> others;
  int count = 0, rounds = 0, whole = 0;
  bool ammo = false, linked = false, lost = false, harmed = false, fired = false;
};

// "high explosive", "high explosive tracer"
std::string load_text(int ammo, bool tracer, Fuse fuse) {
  auto const& kinds = build::catalogue().ammo;
  std::string const out = ammo >= 0 && size_t(ammo) < kinds.size() ? build::spoken(kinds[size_t(ammo)].id) : "other rounds";
  return out + (tracer ? " tracer" : fuse == Fuse::to_laser ? " laser-guided" : fuse == Fuse::to_radar ? " anti-radar" : "");
}

// "SS: Spike Dropper. Drops spikes ..."
std::string whole_words(Gun const& g) {
  auto const& kinds = build::catalogue().weapons;
  if (g.kind < 0 || size_t(g.kind) >= kinds.size()) return "";
  std::string const id = kinds[size_t(g.kind)].id, help(help_of("weapons", id));
  return id + ": " + std::string(gun_name(g)) + (help.empty() ? "." : ". " + help);
}

// " One shot fires the whole link: 2 MG front, MD back."
std::string link_words(Car const& car, int link) {
  List<int8_t, kMostGuns> guns;
  for (int i = 0; i < car.guns.size(); ++i)
    if (link >= 0 && car.guns[i].link == link) guns.push(int8_t(i));
  return guns.size() < 2 ? "" : " One shot fires the whole link: " + briefs_of(car, {guns.begin(), size_t(guns.size())}) + ".";
}

Arms arms_of(Car const& car, int i, Car const* fresh) {
  Gun const& g = car.guns[i];
  std::string const put_away = !is_shut(car, i) ? "" : (car.closed >> i & 1) != 0 ? "port closed" : car.popup_due >= 0 ? "turret on its way" : "turret down";
  Arms a{brief_of(car, i), whole_words(g) + link_words(car, g.link), put_away, {}, 1, g.rounds, 0, g.ammo >= 0, g.link >= 0, g.dp <= 0 && !is_fake(g), false, g.fired};
  Gun const* const whole = fresh && i < fresh->guns.size() ? &fresh->guns[i] : nullptr;
  if (whole) a.whole = whole->rounds, a.harmed = g.dp < whole->dp;
  for (int k = 0; k < g.more.size(); ++k)
    a.others.push_back({load_text(g.more[k].ammo, g.more[k].tracer, g.more[k].fuse), g.more[k].rounds, whole && k < whole->more.size() ? whole->more[k].rounds : 0});
  if (!a.others.empty() || g.fuse >= Fuse::to_laser) a.name += ", " + load_text(g.ammo, (g.flags & Tracers) != 0, g.fuse);
  return a;
}

std::string left_text(int now, int whole) { return to_string(now) + (whole > 0 ? " of " + to_string(whole) : " left"); }

// Below its weapon.
Panel::Row row_of(Other const& rounds) {
  Panel::Row row;
  row.text = "  then " + rounds.name, row.values = {left_text(rounds.rounds, rounds.whole)};
  row.tone = rounds.rounds > 0 ? Tone::Plain : Tone::Warn;
  return row;
}

Panel::Row row_of(Arms const& a) {
  Panel::Row row;
  row.text = (a.count > 1 ? to_string(a.count) + " " : std::string()) + a.name + (a.linked ? ", linked" : "") + (a.lost ? "" : a.put_away.empty() ? a.fired ? ", fired" : "" : ", " + a.put_away);
  row.tip = a.tip;
  row.values = {a.lost ? "lost" : a.ammo ? left_text(a.rounds, a.whole) : "ready"};
  bool const empty = a.ammo && a.rounds <= 0;
  row.tone = a.lost ? Tone::Bad : empty || a.harmed ? Tone::Warn : Tone::Plain;
  return row;
}

// ---- component armor

void shell_row(std::string around, int now, int whole, std::vector<Panel::Row>& out, char const* what = "Shell: ") {
  if (now <= 0 && whole <= 0) return;
  Panel::Row row;
  row.text = what + std::move(around), row.values = {whole > 0 ? left_text(now, whole) : to_string(now) + (now == 1 ? " point" : " points")};
  row.tone = worn(now, whole);
  out.push_back(std::move(row));
}

// What several weapons are within is told once.
void gun_shells(Car const& car, Car const* fresh, std::vector<Panel::Row>& out) {
  auto const with = [&](int a, int b) { return a == b || (car.guns[a].shell >= 0 && car.guns[a].shell == car.guns[b].shell); };
  for (int i = 0; i < car.guns.size(); ++i) {
    bool told = false;
    std::string around;
    for (int k = 0; k < car.guns.size(); ++k) {
      if (!with(i, k)) continue;
      told = told || k < i;
      around += (around.empty() ? "" : ", ") + brief_of(car, k);
    }
    if (!told) shell_row(std::move(around), car.guns[i].ca, fresh && i < fresh->guns.size() ? fresh->guns[i].ca : 0, out, car.guns[i].flags & InPod ? "Pod armor: " : "Shell: ");
  }
}

void shell_rows(Car const& car, Car const* fresh, std::vector<Panel::Row>& out) {
  bool const shared = (car.fits & kSharedShell) != 0;
  for (size_t job = 0; job < car.crew.size() && !(shared && job > 0); ++job)
    shell_row(shared ? "driver, gunner" : job ? "gunner" : "driver", car.crew[job].ca, fresh ? fresh->crew[job].ca : 0, out);
  shell_row("plant", car.plant_ca, fresh ? fresh->plant_ca : 0, out);
  shell_row("tank", car.tank_ca, fresh ? fresh->tank_ca : 0, out);
  gun_shells(car, fresh, out);
}

// What else helps it, where it is not seen in a number.
void aid_rows(Car const& car, std::vector<Panel::Row>& out) {
  auto const row = [&](char const* text, std::string value) {
    Panel::Row r;
    r.text = text, r.values = {std::move(value)};
    out.push_back(std::move(r));
  };
  for (auto const& [aid, name] : {std::pair{kClearWindows, "No-paint windshield"}, {kTintedWindows, "Tinted windows"}, {kIrSights, "Infrared sights"}, {kExtraControls, "Gunner's controls"}, {kRadar, "Radar"}, {kRadarDetector, "Radar detector"}, {kRadarJammer, "Radar jammer"}})
    if (car.aids & aid) row(name, "fitted");
  for (Face face : {Front, Back, Left, Right})
    if (car.triggers >> face & 1) row("Bumper trigger", kFaceNames[face]);
  for (int i = 0; i < car.guns.size(); ++i)
    if (car.guns[i].trigger_sides != 0) row("Bumper trigger", brief_of(car, i));
  for (Device const& d : car.devices)
    if (d.kind == Gadget::chute) row("Drag chute", d.on ? "used" : "ready");
    else if (is_load(d.kind)) row(d.kind == Gadget::pod ? "Pod ejector" : "Jettison joints", d.on ? "used" : "ready");
    else if (is_burst(d.kind)) row(d.kind == Gadget::nitrous ? "Nitrous" : "Capacitors", to_string(d.force) + " left");
  for (size_t job = 0; job < car.crew.size(); ++job) {
    uint8_t const wears = car.crew[job].wears;
    char const* const who = job ? "gunner" : "driver";
    for (auto const& [what, name] : {std::pair{kSafetySeat, "Safety seat"}, {kAirbag, "Airbag"}, {kImpactArmor, "Impact armor"}, {kFireproofSuit, "Fireproof suit"}})
      if (wears & what) row(name, who);
  }
}

}  // namespace

Panel record_of(CarWars const& g, Car const& car) {
  Panel out;
  if (!car.here || !car.known) return out;
  out.title = car.stock >= 0 ? std::string(stock_name(car.stock)) : "Your car";
  out.note = "armor, tires, rounds";
  Page page(car);
  page.all(token_of(car, kNobody, Upright(g.arena())).sprite);
  out.drawing = std::make_shared<Drawing const>(std::move(page).take());
  bool const stock = car.stock >= 0 && size_t(car.stock) < g.stock_cars().size();
  Car const* const fresh = stock ? &g.stock_cars()[size_t(car.stock)] : nullptr;
  std::vector<Arms> all;
  for (int i = 0; i < car.guns.size(); ++i) {
    Arms a = arms_of(car, i, fresh);
    auto const same = std::find_if(all.begin(), all.end(), [&](Arms const& b) { return b.name == a.name && b.linked == a.linked && b.lost == a.lost && b.fired == a.fired && b.put_away == a.put_away; });
    if (same == all.end() || !a.others.empty()) all.push_back(std::move(a));
    else ++same->count, same->rounds += a.rounds, same->whole += a.whole, same->harmed = same->harmed || a.harmed;
  }
  Panel::Row handling;
  handling.text = "Handling class", handling.values = {number_text(handling_class(g.book(), car))};
  handling.tip = "So much handling it has at the start of the duel, and so much comes back each turn, besides what its driver's skill adds. The workshop calls it handling.";
  out.rows.push_back(std::move(handling));
  for (Arms const& a : all) {
    out.rows.push_back(row_of(a));
    for (Other const& rounds : a.others) out.rows.push_back(row_of(rounds));
  }
  shell_rows(car, fresh, out.rows);
  aid_rows(car, out.rows);
  return out;
}

}  // namespace paddock::car_wars::show
