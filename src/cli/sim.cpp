// sim: bots against bots, many races, one signature.
#include <cstdio>

#include "cli/cli.hpp"
#include "session/save_io.hpp"
#include "session/sim.hpp"

namespace paddock::cli {

namespace {

std::vector<std::string> split(std::string const& text) {
  std::vector<std::string> out;
  for (size_t at = 0; at <= text.size();) {
    size_t const end = std::min(text.find(',', at), text.size());
    out.push_back(text.substr(at, end - at));
    at = end + 1;
  }
  return out;
}

// A row each for the track (all of them when none is named) at the laps (one, and its own, when none are named).
int duels(SimPlan plan, int races) {
  GameInfo const* const game = find_game(plan.game);
  if (!game) return fail({plan.game, "There is no such game."});
  std::vector<SimPlan> rows;
  auto add = [&](std::string const& track, int laps) {
    plan.track = track, plan.laps = laps;
    rows.push_back(plan);
  };
  auto const [track, laps] = std::pair(plan.track, plan.laps);
  for (TrackCard const& card : game->tracks()) {
    if (!track.empty() && track != card.id) continue;
    if (laps) add(card.id, laps);
    else if (card.laps > 1 && game->words().laps) add(card.id, 1), add(card.id, card.laps);
    else add(card.id, card.laps);
  }
  if (rows.empty()) add(track, laps);   // a map of one's own
  for (SimPlan const& row : rows) {
    auto const duel = sim_duel(row, races);
    if (!duel) return fail(duel.error());
    out(dump_doc(Doc{{"game", row.game}, {"track", row.track}, {"laps", row.laps}, {"races", duel->races},
                     {row.bots[0], duel->wins[0]}, {row.bots[1], duel->wins[1]}, {"draws", duel->draws},
                     {"per_mille", duel->per_mille()}, {"turns", duel->turns / std::max(1, duel->races)}}));
    std::fflush(stdout);
  }
  return 0;
}

}  // namespace

int sim(Args& args) {
  SimPlan plan;
  plan.game = args.option("game", "nascar");
  plan.track = args.option("track");
  plan.laps = int(args.number("laps", 0));
  std::string const duel = args.option("duel");
  plan.bots = split(duel.empty() ? args.option("bots", "hard,medium,easy") : duel);
  // --each stock=Needlework,Breadcrumbs: what all seats have in common, in turn
  std::string const each = args.option("each");
  if (size_t const at = each.find('='); at != each.npos)
    for (std::string const& value : split(each.substr(at + 1))) plan.options.push_back(Doc{{each.substr(0, at), value}});
  int const races = int(args.number("races", 10));
  plan.seed = uint64_t(args.number("seed", 1));
  bool const quiet = args.flag("quiet");
  std::string const save = args.option("save");
  args.flag("json");  // it always prints JSON lines
  if (auto f = args.fault(); !f.empty()) return misuse(f);
  if (!duel.empty()) return duels(plan, races);
  std::vector<int> wins(plan.bots.size());
  uint64_t signature = 0;
  for (int race = 0; race < races; ++race) {
    auto result = sim_race(plan, race);
    if (!result) return fail(result.error());
    ++wins[size_t(result->bot_of_seat[size_t(result->ranking[0])])];
    signature = mix64(signature ^ result->hash);
    if (race == 0 && !save.empty() && !write_file(save, dump_doc(result->session->save(), true)))
      return fail({save, "This file cannot be written."});
    if (quiet) continue;
    Doc line{{"race", race}, {"turns", result->turns}, {"hash", saves::to_hex(result->hash)}, {"ranking", Doc::array()}};
    for (Seat s : result->ranking) line["ranking"].push_back(plan.bots[size_t(result->bot_of_seat[size_t(s)])]);
    out(dump_doc(line));
  }
  Doc total{{"races", races}, {"wins", Doc::array()}, {"signature", saves::to_hex(signature)}};
  for (size_t i = 0; i < wins.size(); ++i) total["wins"].push_back({{"bot", plan.bots[i]}, {"wins", wins[i]}});
  out(dump_doc(total));
  return 0;
}

}  // namespace paddock::cli
