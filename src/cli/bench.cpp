// bench: figures of this machine in one run. Ratios between builds are made by tools/bench.
#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdio>

#include "cli/cli.hpp"
#include "cli/setup_check.hpp"
#include "events/draw.hpp"
#include "events/event_file.hpp"
#include "session/sim.hpp"
#include "session/workshops.hpp"

namespace paddock::cli {

namespace {

double now_ms() {
  using namespace std::chrono;
  return duration<double, std::milli>(steady_clock::now().time_since_epoch()).count();
}

struct Row {
  std::string name, unit;
  double value;
};

Setup random_setup(char const* game_id, int many) {
  SimPlan plan;
  plan.game = game_id;
  plan.bots = std::vector<std::string>(size_t(many), "random");
  std::vector<int> seats;
  return sim_setup(plan, 0, seats);
}

// Random decisions, each found in the legal list and applied, turns carried out: how many a second.
Row steps(double seconds, Setup const& setup, std::string name) {
  GameInfo const* game = find_game(setup.game);
  uint64_t const slice = 500'000;   // between two set-ups, whose time is not meant
  uint64_t done = 0;
  double const begin = now_ms();
  double spent = 0;
  while ((spent = now_ms() - begin) < seconds * 1000) done += game->steps(setup, slice, done + 1);
  return {std::move(name), "a second", double(done) / spent * 1000};
}

double median_ms(int rounds, std::function<void()> const& run) {
  std::vector<double> all;
  for (int i = 0; i < rounds; ++i) {
    double const begin = now_ms();
    run();
    all.push_back(now_ms() - begin);
  }
  std::sort(all.begin(), all.end());
  return all[all.size() / 2];
}

// A race of 12 bots, for the figures of its links.
Expected<SimResult> long_race(char const* game, char const* track) {
  SimPlan plan;
  plan.game = game;
  for (int i = 0; i < 12; ++i) plan.bots.push_back(i % 3 == 0 ? "medium" : "easy");
  plan.track = track;
  plan.laps = 3;
  return sim_race(plan, 0);
}

// Every move of Hard bots in a race of one lap, or a duel, against Medium ones: the median and the worst.
Error hard_moves(std::vector<Row>& rows, std::string const& what, char const* id, char const* track, int many) {
  SimPlan plan;
  plan.game = id;
  plan.track = track;
  plan.laps = 1;
  for (int i = 0; i < many; ++i) plan.bots.push_back(i % 2 ? "medium" : "hard");
  std::vector<int> bot_of_seat;
  auto game = start_session(sim_setup(plan, 0, bot_of_seat), 7, 7);
  if (!game) return game.error();
  Session& s = **game;
  std::vector<double> all;
  for (uint64_t n = 0; s.actor() >= 0; ++n) {
    std::string const& bot = plan.bots[size_t(bot_of_seat[size_t(s.actor())])];
    double const begin = now_ms();
    (void)sim_move(s, bot, n);
    if (bot == "hard") all.push_back(now_ms() - begin);
  }
  if (all.empty()) return Error{"bench", "no Hard bot moved"};
  std::sort(all.begin(), all.end());
  rows.push_back({what + ": a move of a hard bot, median", "ms", all[all.size() / 2]});
  rows.push_back({what + ": a move of a hard bot, worst", "ms", all.back()});
  return {};
}

// Speed Circuit: a race of random decisions, a race of bots and its link. A lap has a length of its own: no figure for 40 turns.
Error speed_circuit(std::vector<Row>& rows) {
  SimPlan random;
  random.game = "speed_circuit";
  random.track = "lac_verrain";
  random.laps = 3;
  random.bots = std::vector<std::string>(12, "random");
  int round = 0;
  rows.push_back({"circuit: random race of 12, 3 laps", "ms", median_ms(21, [&] { (void)sim_race(random, round++); })});
  auto race = long_race("speed_circuit", "lac_verrain");
  if (!race) return race.error();
  std::string const link = race->session->replay_link();
  rows.push_back({"circuit: race of 12 cars", "turns", double(race->session->turn())});
  rows.push_back({"circuit: its replay link", "characters", double(link.size())});
  rows.push_back({"circuit: opening the replay link", "ms", median_ms(15, [&] { (void)open_link(link, 1); })});
  return hard_moves(rows, "circuit", "speed_circuit", "lac_verrain", 12);
}

// Gravel Kings. At the table a decision is a card put down, thrown away or taken, or a rider named; by sheets nearly all
// are single words of conditional orders. A meeting is what bots play from the race-cards to heat 6, set-up included.
Error gravel_kings(std::vector<Row>& rows, double seconds) {
  Setup setup = random_setup("gravel_kings", 2);
  rows.push_back(steps(seconds, setup, "kings: decisions at the table"));
  setup.settings["decisions"] = "sheets";
  rows.push_back(steps(seconds, setup, "kings: words of order sheets"));
  SimPlan plan;
  plan.game = "gravel_kings";
  plan.bots = {"easy", "easy"};
  int round = 0;
  rows.push_back({"kings: a meeting of Easy bots", "ms", median_ms(101, [&] { (void)sim_race(plan, round++); })});
  plan.bots = {"hard", "medium"};
  auto meeting = sim_race(plan, 0);
  if (!meeting) return meeting.error();
  std::string const link = meeting->session->replay_link();
  rows.push_back({"kings: replay link of a meeting", "characters", double(link.size())});
  rows.push_back({"kings: opening it", "ms", median_ms(15, [&] { (void)open_link(link, 1); })});
  return {};
}

// Car Wars: random decisions, a random duel of four, and what a Hard bot takes for a phase of a duel of two.
Error car_wars(std::vector<Row>& rows, double seconds) {
  rows.push_back({"duel: decisions applied", "a second", steps(seconds, random_setup("car_wars", 4), "").value});
  SimPlan plan;
  plan.game = "car_wars";
  plan.bots = std::vector<std::string>(4, "random");
  int round = 0;
  rows.push_back({"duel: random duel of 4", "ms", median_ms(21, [&] { (void)sim_race(plan, round++); })});
  return hard_moves(rows, "duel", "car_wars", "kestrel_yard", 2);
}

// Of every template of a workshop: from its document to the whole answer, ledger and reasons included.
void designs(std::vector<Row>& rows) {
  Workshop const* const shop = workshop_of("car_wars");
  std::vector<DesignTemplate> const all = shop->templates();
  constexpr int kTimes = 20;
  size_t faults = 0;
  double const ms = median_ms(15, [&] {
    for (int i = 0; i < kTimes; ++i)
      for (DesignTemplate const& one : all) faults += shop->check(one.design, Doc::object())["errors"].size();
  });
  rows.push_back({"workshop: a design read, checked, told", "microseconds", ms * 1000 / double(kTimes * all.size())});
  if (faults > 0) rows.push_back({"workshop: faults of its templates, where none should be", "", double(faults)});
}

// A season of 200 in 12 rounds, its places by number: what its table takes, and its file.
void season(std::vector<Row>& rows) {
  namespace events = app::events;
  events::Event e;
  e.game = "nascar";
  e.rules.dropped = 2;
  for (int i = 0; i < 200; ++i) e.entrants.push_back({"Racer " + std::to_string(i + 1), i % 99 + 1, i % 12});
  for (int r = 0; r < 12; ++r) {
    e.rounds.push_back({"Round " + std::to_string(r + 1)});
    if (auto with = events::drawn(e, r)) e = std::move(*with);
    for (events::Race& race : e.rounds.back().races) {
      race.result = events::Result{};
      for (size_t i = 0; i < race.grid.size(); ++i) race.result->placings.push_back({{i % 5 == 4 ? 0 : int(i - i / 5) + 1, 0, uint32_t(i == 0)}});
    }
  }
  int64_t sum = 0;
  rows.push_back({"season of 200 in 12 rounds: its table", "ms", median_ms(21, [&] { sum += events::standings(e).tiers[0].lines[0].points; })});
  rows.push_back({"season: the table after each round", "ms", median_ms(5, [&] { sum += int64_t(events::season(e).size()); })});
  std::string const file = events::write_event_text(e);
  rows.push_back({"season: its file", "bytes", double(file.size())});
  rows.push_back({"season: opening the file", "ms", median_ms(5, [&] { sum += bool(events::read_event_text(file)); })});
}

int orders_of(SessionViews const& s) {
  int n = 0;
  for (int turn = 1; turn <= s.turn(); ++turn)
    for (int seat = 0; seat < s.seats(); ++seat) n += !s.order_as_sent(Seat(seat), turn).empty();
  return n;
}

}  // namespace

int bench(Args& args) {
  double const seconds = double(args.number("seconds", 2));
  bool const json = args.flag("json");
  std::string const only = args.option("game");   // its decisions a second
  if (auto f = args.fault(); !f.empty()) return misuse(f);
  if (!only.empty()) {
    if (Error e = game_fault(only, "--game"); !e.what.empty()) return misuse(e.text());
    std::printf("%.0f\n", steps(seconds, random_setup(only.c_str(), only == "gravel_kings" ? 2 : only == "car_wars" ? 4 : 12), only).value);
    return 0;
  }
  std::vector<Row> rows{steps(seconds, random_setup("nascar", 12), "order letters applied and checked"),
                        steps(seconds, random_setup("speed_circuit", 12), "circuit: decisions applied")};
  season(rows);
  designs(rows);
  if (Error e = gravel_kings(rows, seconds); !e.what.empty()) return fail(e);
  if (Error e = car_wars(rows, seconds); !e.what.empty()) return fail(e);
  if (Error e = speed_circuit(rows); !e.what.empty()) return fail(e);
  auto race = long_race("nascar", "road_course");
  if (!race) return fail(race.error());
  Session& s = *race->session;
  std::string const link = s.replay_link();
  rows.push_back({"race of 12 cars", "turns", double(s.turn())});
  rows.push_back({"its replay link", "characters", double(link.size())});
  rows.push_back({"replay link, for 40 turns", "characters", double(link.size()) * 40 / s.turn()});
  double const opened = median_ms(15, [&] { (void)open_link(link, 1); });
  int const orders = orders_of(s);
  rows.push_back({"its orders", "", double(orders)});
  rows.push_back({"opening the replay link", "ms", opened});
  rows.push_back({"opening it, for 480 orders", "ms", opened * 480 / orders});
  std::string const save = dump_doc(s.save());
  rows.push_back({"the save of it", "bytes", double(save.size())});
  rows.push_back({"opening the save", "ms", median_ms(5, [&] {
                    auto doc = parse_doc(save);
                    if (doc) (void)load_session(*doc);
                  })});
  for (int level = 0; level < 3; ++level) {
    SimPlan plan;
    plan.bots = {kLevels[level], "easy", "easy", "easy", "easy", "easy", "easy", "easy"};
    plan.track = "road_course";
    std::vector<int> seats;
    auto game = start_session(sim_setup(plan, 0, seats), 7, 7);
    if (!game) return fail(game.error());
    rows.push_back({std::string("a move of the ") + kLevels[level] + " bot", "ms",
                    median_ms(5, [&] { (void)sim_move(*(*game)->fork(), kLevels[level], 3); })});
  }
  Doc doc = Doc::object();
  for (Row const& r : rows) {
    if (json) doc[r.name] = decimal_doc(std::llround(r.value * 1e6));
    else std::printf("%-36s %14.2f %s\n", r.name.c_str(), r.value, r.unit.c_str());
  }
  if (json) out(dump_doc(doc));
  return 0;
}

}  // namespace paddock::cli
