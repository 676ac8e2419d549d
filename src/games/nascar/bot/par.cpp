#include "games/nascar/bot/par.hpp"

#include <memory>

#include "core/assets.hpp"
#include "core/dice.hpp"
#include "games/nascar/bot/planner.hpp"
#include "games/nascar/bot/solve.hpp"

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

int flying_lap(Track const& track, int max, int price) {
  ChartOrder order;
  order.max = max;
  order.card = price;
  order.bag = track.density;
  Chart chart(std::make_shared<Road const>(track), order);
  for (int64_t nodes = 1 << 20; !chart.work(nodes);) nodes = 1 << 20;
  return chart.flying_lap(track.line);
}

Doc work_out_par(Track const& track) {
  Doc par = par_facts(track);
  par["laps"] = Doc::array();
  for (int price : kCardPrices) {
    Doc curve = Doc::array();
    for (int max = 6; max <= 20; max += 2) curve.push_back(flying_lap(track, max, price));
    par["laps"].push_back(curve);
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

LapCurves known_laps(Track const& track) {
  LapCurves curves = {};
  Doc const par = known_par(track);
  if (!par.is_object() || !par.contains("laps") || par["laps"].size() != curves.size()) return curves;
  for (size_t i = 0; i < curves.size(); ++i)
    for (size_t k = 0; k < curves[i].size() && k < par["laps"][i].size(); ++k) curves[i][k] = par["laps"][i][k].get<int>();
  return curves;
}

Doc par_of(Track const& track) {
  Doc par = known_par(track);
  if (!par.is_object()) return par_facts(track, track.tiles.size() <= 1000);
  par.erase("laps");
  par.erase("mark");
  return par;
}

}  // namespace paddock::nascar
