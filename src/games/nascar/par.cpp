#include "games/nascar/par.hpp"

#include <memory>

#include "core/assets.hpp"
#include "core/dice.hpp"
#include "games/nascar/planner.hpp"
#include "games/nascar/solve.hpp"

namespace paddock::nascar {
namespace {

// Tells maps apart: a player's map may bear the id of a built-in one.
std::string mark_of(Track const& t) {
  uint64_t hash = mix64(uint64_t(t.line) | uint64_t(t.heading) << 4 | uint64_t(t.density) << 8 | uint64_t(t.bank + 1) << 24);
  for (auto const& row : t.rows)
    for (char c : row) hash = mix64(hash ^ uint8_t(c));
  for (auto const& z : t.bank_zones)
    for (int v : {z.x1, z.y1, z.x2, z.y2, z.turn}) hash = mix64(hash ^ uint64_t(int64_t(v)));
  std::string text;
  for (int i = 0; i < 12; ++i) text += "0123456789abcdef"[(hash >> (4 * i)) & 15];
  return text;
}

}  // namespace

Doc work_out_par(Track const& track) {
  Doc par = par_facts(track);
  auto const road = std::make_shared<Road const>(track);
  par["lapByMax"] = Doc::array();
  for (int max = 6; max <= 20; max += 2) {
    ChartOrder order;
    order.max = max;
    order.bag = track.density;
    Chart chart(road, order);
    for (int64_t nodes = 1 << 20; !chart.work(nodes);) nodes = 1 << 20;
    par["lapByMax"].push_back(chart.flying_lap(track.line));
  }
  par["mark"] = mark_of(track);
  return par;
}

Doc known_par(Track const& track) {
  auto const all = parse_doc(asset("assets/games/nascar/par.json"));
  if (!all || !all->is_object() || !all->contains(track.id)) return Doc();
  Doc const& par = (*all)[track.id];
  return get_text(par, "mark") == mark_of(track) ? par : Doc();
}

LapCurve known_lap_curve(Track const& track) {
  LapCurve curve = {};
  Doc const par = known_par(track);
  if (!par.is_object() || !par.contains("lapByMax") || par["lapByMax"].size() != curve.size()) return curve;
  for (size_t i = 0; i < curve.size(); ++i)
    if (par["lapByMax"][i].is_number_integer()) curve[i] = par["lapByMax"][i].get<int>();
  return curve;
}

Doc par_of(Track const& track) {
  Doc par = known_par(track);
  if (!par.is_object()) return par_facts(track, track.tiles.size() <= 1000);
  par.erase("lapByMax");
  par.erase("mark");
  return par;
}

}  // namespace paddock::nascar
