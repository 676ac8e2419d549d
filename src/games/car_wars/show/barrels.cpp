// What of the weapons looks out of the hull.
#include "games/car_wars/show/plan.hpp"

namespace paddock::car_wars::show {
using namespace build;

namespace {

constexpr uint32_t kBarrel = 0x1b242a, kEdge = 0xf2f5f7;   // dark with a light edge: seen on any ground

// How it looks out: a gun by its barrels, a dropper by a nozzle.
int barrels_of(WeaponKind const& kind) {
  if (kind.zero_space) return 0;
  if (kind.dropped) return 1;
  if (kind.id == "VMG" || kind.id == "HVMG" || kind.id == "GC") return 3;
  return kind.id == "MFR" || kind.id == "VFRP" || kind.id == "TwL" || kind.id == "MML" ? 2 : 1;
}

void outward(Vec root, Vec way, WeaponKind const& kind, std::vector<DrawnShape>& out) {
  int const n = barrels_of(kind);
  float const length = kind.dropped ? 3.5f : kind.laser ? 6 : 9, half = kind.dropped ? 3 : kind.spaces >= Exact(3) ? 1.7f : 1.1f;
  Vec const across{-way.y, way.x};
  for (int i = 0; i < n; ++i) {
    float const off = (float(i) - float(n - 1) / 2) * 2.6f;
    Vec const a{root.x + across.x * (off - half), root.y + across.y * (off - half)}, b{root.x + across.x * (off + half), root.y + across.y * (off + half)};
    DrawnShape s = coloured(polygon({a, b, {b.x + way.x * length, b.y + way.y * length}, {a.x + way.x * length, a.y + way.y * length}}, DrawnShape::Own), kBarrel);
    out.push_back(s);
    s.fill = 0, s.line = 0.9f, s.width = 0.6f, s.own = kEdge;
    out.push_back(std::move(s));
  }
}

struct Edge {
  Vec from, to, way;
};

void along(Bench const& b, bool side, Where where, Edge edge, std::vector<DrawnShape>& out) {
  Craft const& c = b.craft(side);
  int all = 0, at = 0;
  for (Weapon const& w : c.weapons) all += w.mount.where == where ? w.count : 0;
  for (Weapon const& w : c.weapons) {
    if (w.mount.where != where) continue;
    for (int n = 0; n < w.count && at < 12; ++n, ++at) {
      float const part = (float(at) + 0.5f) / float(all);
      outward({edge.from.x + (edge.to.x - edge.from.x) * part, edge.from.y + (edge.to.y - edge.from.y) * part}, edge.way, catalogue().weapons[size_t(w.kind)], out);
    }
  }
}

void around(Bench const& b, bool side, Area hull, std::vector<DrawnShape>& out) {
  float const l = hull.x, t = hull.y, r = hull.x + hull.w, u = hull.y + hull.h, in = hull.w * 0.16f;
  along(b, side, Where::front, {{l + in, t + 2}, {r - in, t + 2}, {0, -1}}, out);
  along(b, side, Where::back, {{l + in, u - 2}, {r - in, u - 2}, {0, 1}}, out);
  along(b, side, Where::left, {{l + 2, t + hull.h * 0.4f}, {l + 2, t + hull.h * 0.6f}, {-1, 0}}, out);
  along(b, side, Where::right, {{r - 2, t + hull.h * 0.4f}, {r - 2, t + hull.h * 0.6f}, {1, 0}}, out);
}

}  // namespace

void barrels(Bench const& b, Outline const& o, std::vector<DrawnShape>& out) {
  around(b, false, o.body, out);
  if (o.side.w > 0) around(b, true, o.side, out);
}

}  // namespace paddock::car_wars::show
