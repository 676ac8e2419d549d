// Running order, gaps and turn at a glance; marks of the lap chart.
#include <algorithm>

#include "games/nascar/nascar.hpp"
#include "games/nascar/orders/phrases.hpp"

namespace paddock::nascar {
namespace {

// Tiles driven since the first crossing, so that differences are gaps (NR-12.6).
int total(Nascar const& g, Car const& c) {
  int const tile = g.tile_of(c);
  return c.crossings * (g.track().longest + 1) + (tile == kOff ? 0 : int(g.track()[tile].progress));
}

std::string gap_text(Nascar const& g, Car const& leader, Car const& c) {
  if (!c.racing()) return c.status == Status::Finished ? "turn " + std::to_string(c.finish_turn) : std::string("out");
  if (!leader.racing()) return "";
  int const tiles = total(g, leader) - total(g, c), lap = g.track().longest + 1;
  if (tiles <= 0) return "";
  return tiles < lap ? plural(tiles, "tile") : plural(tiles / lap, "lap");
}

Standing::Row::State row_state(Car const& c, Plan const& p) {
  if (c.status == Status::Finished) return Standing::Row::Finished;
  if (c.status == Status::Retired) return Standing::Row::Retired;
  return p.open() ? Standing::Row::Deciding : Standing::Row::Sealed;
}

}  // namespace

Standing Nascar::standing(State const& s) const {
  Standing out;
  out.main_label = "speed";
  auto const order = race_order(s);
  Car const* leader = nullptr;
  int lap = 1;
  for (int i = 0; i < order.size(); ++i) {
    Car const& c = s.cars[order[i]];
    if (!leader && c.racing()) leader = &c;
    lap = std::max(lap, std::min<int>(c.crossings, laps_));
  }
  for (int i = 0; i < order.size(); ++i) {
    Car const& c = s.cars[order[i]];
    Standing::Row row;
    row.seat = order[i];
    row.place = c.status == Status::Finished ? c.place : i + 1;
    row.main = c.speed;
    row.main_note = "of " + std::to_string(c.max);
    row.gap = gap_text(*this, leader ? *leader : c, c);
    row.state = row_state(c, s.plans[order[i]]);
    row.more = {{"Wild cards", std::to_string(c.cards), c.cards == 0 ? Tone::Warn : Tone::Plain},
                {"Heading", kHeadings[c.heading & 7]},
                {"Lap", std::to_string(std::clamp<int>(c.crossings, 1, laps_))},
                {"Upgrade", kUpgrades[int(c.upgrade) & 3]}};
    out.rows.push_back(std::move(row));
  }
  int const turn = s.closed ? s.turn - 1 : s.turn;
  out.top = {{"Turn", std::to_string(turn)}, {"Lap", std::to_string(lap) + " of " + std::to_string(laps_)}};
  int home = 0;   // NR-12.5: once the winner is home the others have so many turns
  for (auto const& c : s.cars)
    if (c.status == Status::Finished && (!home || c.finish_turn < home)) home = c.finish_turn;
  int const last = std::min(home ? home + rules_.max_turns_after_win : max_turns(), max_turns());
  if (!s.closed) out.last_turn = last;
  if (!s.closed && (home || last - s.turn < 10)) out.top.push_back({"Ends by turn", std::to_string(last)});
  out.step = lap;
  out.steps = laps_;
  return out;
}

std::vector<ChartMark> Nascar::chart_marks(Chronicle chronicle) const {
  std::vector<ChartMark> out;
  for (size_t i = 0; i < chronicle.size(); ++i)
    for (Event const& e : chronicle[i]) {
      int const turn = int(i) + 1;
      switch (e.kind) {
        case Ev::Crash: out.push_back({turn, e.seat, ChartMark::Crash}); break;
        case Ev::OffTrack: out.push_back({turn, e.seat, ChartMark::OffTrack}); break;
        case Ev::Repair: out.push_back({turn, e.seat, ChartMark::Pit}); break;
        case Ev::Finish: out.push_back({turn, e.seat, ChartMark::Finish}); break;
        default: break;
      }
    }
  return out;
}

}  // namespace paddock::nascar
