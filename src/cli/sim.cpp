// sim: bots against bots, many races, one signature.
#include <algorithm>
#include <cstdio>

#include "cli/cli.hpp"
#include "cli/setup_check.hpp"
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
  if (!game) return fail(game_fault(plan.game, "--game"));
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

// "NAME=VALUE,NAME=VALUE".
Expected<Doc> read_settings(std::string const& text) {
  Doc settings = Doc::object();
  for (std::string const& one : split(text)) {
    size_t const at = one.find('=');
    if (one.empty()) continue;
    if (at == one.npos) return Error{"--settings", "A setting and its value are wanted, as in NAME=VALUE, not '" + one + "'."};
    settings[one.substr(0, at)] = one.substr(at + 1);
  }
  return settings;
}

// --each stock: all that is offered; --each stock=A,B: those.
Expected<SimPlan> with_each(SimPlan plan, std::string const& each) {
  size_t const at = each.find('=');
  if (each.empty()) return plan;
  if (at == each.npos) return with_all(std::move(plan), each);
  std::string const key = each.substr(0, at);
  GameInfo const* const game = find_game(plan.game);
  std::vector<SeatChoice> const choices = game ? game->seat_choices() : std::vector<SeatChoice>();
  auto const choice = std::find_if(choices.begin(), choices.end(), [&](SeatChoice const& c) { return c.key == key; });
  if (choice == choices.end()) return Error{"--each", "Seats have no choice '" + key + "' in this game."};
  for (std::string const& value : split(each.substr(at + 1))) {
    auto const id = std::find(choice->ids.begin(), choice->ids.end(), value);
    if (!choice->ids.empty() && id == choice->ids.end()) return Error{"--each", "'" + value + "' is no " + key + " of this game. Without values all are taken."};
    size_t const n = size_t(id - choice->ids.begin());
    std::string const made = n < choice->values.size() ? choice->values[n] : "";
    if (!made.empty() && plan.settings.contains(choice->setting) && get_text(plan.settings, choice->setting.c_str()) != made)
      return Error{"--each", "'" + value + "' is made for " + choice->setting + "=" + made + "."};
    plan.options.push_back(Doc{{key, value}});
    plan.made_for.push_back(made.empty() ? Doc::object() : Doc{{choice->setting, made}});
  }
  return plan;
}

// All tracks in one: a line for each pair of neighbours among the bots.
int table(SimPlan plan, std::string const& tracks, int races) {
  GameInfo const* const game = find_game(plan.game);
  if (!game) return fail(game_fault(plan.game, "--game"));
  if (tracks != "all") plan.tracks = split(tracks);
  else for (TrackCard const& card : game->tracks()) plan.tracks.push_back(card.id);
  auto const bots = plan.bots;
  if (bots.size() < 2) return fail({"bots", "A duel is of two bots or more: hard,medium."});
  for (size_t i = 0; i + 1 < bots.size(); ++i) {
    plan.bots = {bots[i], bots[i + 1]};
    auto const duel = sim_duel(plan, races);
    if (!duel) return fail(duel.error());
    int const all = std::max(1, duel->races);
    out(dump_doc(Doc{{"game", plan.game}, {"tracks", plan.tracks}, {"choices", plan.options.size()}, {"seed", plan.seed}, {"races", duel->races},
                     {"pair", plan.bots}, {"wins", duel->wins[0]}, {"losses", duel->wins[1]}, {"draws", duel->draws}, {"per_mille", duel->per_mille()},
                     {"decided_per_mille", 1000 * duel->decided / all}, {"turns_tenths", 10 * duel->counted / all}}));
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
  auto const settings = read_settings(args.option("settings"));
  std::string const each = args.option("each"), tracks = args.option("tracks");
  int64_t const told = args.number("races", -1);
  int races = int(std::min<int64_t>(told, 100'000'000));
  plan.seed = uint64_t(args.number("seed", 1));
  bool const quiet = args.flag("quiet");
  std::string const save = args.option("save");
  args.flag("json");  // it always prints JSON lines
  if (auto f = args.fault(); !f.empty()) return misuse(f);
  if (!settings) return fail(settings.error());
  plan.settings = *settings;
  auto const whole = with_each(plan, each);
  if (!whole) return fail(whole.error());
  plan = *whole;
  if (told < 0 && !args.option("races").empty()) return misuse("--races says how many, 0 or more.");
  if (races < 0) races = plan.made_for.empty() ? 10 : 2 * int(plan.options.size());
  if (!tracks.empty()) return duel.empty() ? misuse("--tracks is for --duel; without it one --track is raced on.") : table(plan, tracks, races);
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
