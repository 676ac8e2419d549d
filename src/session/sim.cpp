#include "session/sim.hpp"

namespace paddock {

Setup sim_setup(SimPlan const& plan, int race, std::vector<int>& bot_of_seat) {
  Setup setup;
  setup.game = plan.game;
  setup.track = plan.track;
  setup.laps = plan.laps;
  if (GameInfo const* game = find_game(plan.game); game && setup.track.empty()) setup.track = game->tracks()[0].id;
  size_t const n = plan.bots.size(), deal = size_t(race) / (plan.mirrored ? n : 1);
  size_t const choices = std::max<size_t>(plan.options.size(), 1);
  setup.settings = plan.settings;
  if (!plan.made_for.empty()) setup.settings.update(plan.made_for[deal % plan.made_for.size()]);
  if (!plan.tracks.empty()) setup.track = plan.tracks[(deal % choices + deal / choices) % plan.tracks.size()];
  for (size_t i = 0; i < n; ++i) {
    size_t const bot = (i + size_t(race)) % n;
    bot_of_seat.push_back(int(bot));
    SeatSetup seat;
    seat.name = plan.bots[bot] + " " + std::to_string(bot + 1);
    seat.livery = int(bot % 12);
    seat.number = int(bot) + 1;
    seat.driver = "bot " + plan.bots[bot];
    seat.options = plan.options.empty() ? Doc::object() : plan.options[deal % plan.options.size()];
    setup.seats.push_back(seat);
  }
  return setup;
}

namespace {

Action random_action(SessionOrders const& session, uint64_t random) {
  Actions legal;
  session.legal(legal);
  return legal[int((random >> 32) % uint64_t(legal.size()))];
}

}  // namespace

Verdict sim_move(Session& session, std::string const& bot, uint64_t seed) {
  Seat const seat = session.actor();
  if (bot == "random") {
    for (uint64_t i = 0; session.actor() == seat && !session.committed(seat) && i < 500; ++i) {
      int const turn = session.turn();
      if (Verdict v = session.play(random_action(session, mix64(seed + i))); !v) return v;
      if (session.turn() != turn) break;
    }
    return {};
  }
  if (bot == "yellow") {
    auto const proposed = session.desk(seat).commit_play;
    return proposed.empty() ? session.absent() : session.play_all(proposed);
  }
  Level level = Level::Easy;
  for (int i = 0; i < 3; ++i)
    if (bot == kLevels[i]) level = Level(i);
  auto thinker = session.think(seat, level, seed);
  while (!thinker->step(100'000)) {}
  auto const orders = thinker->orders();
  return session.play_all(orders);
}

Expected<SimResult> sim_race(SimPlan const& plan, int race) {
  SimResult result;
  for (auto const& bot : plan.bots)
    if (bot != "easy" && bot != "medium" && bot != "hard" && bot != "random" && bot != "yellow")
      return Error{"bots", "There is no bot '" + bot + "'; there are easy, medium, hard, random, and yellow: who only presses the yellow button."};
  Setup const setup = sim_setup(plan, race, result.bot_of_seat);
  int const deal = plan.mirrored ? race / int(plan.bots.size()) : race;
  uint64_t const seed = mix64(plan.seed ^ mix64(uint64_t(deal) + 1));
  auto session = start_session(setup, seed, seed);
  if (!session) return session.error();
  Session& s = **session;
  for (uint64_t move = 0; s.actor() >= 0; ++move) {
    Seat const seat = s.actor();
    std::string const& bot = plan.bots[size_t(result.bot_of_seat[size_t(seat)])];
    if (Verdict v = sim_move(s, bot, mix64(seed ^ (move << 8)) ); !v) return Error{bot, v.why + " [" + v.rule.id + "]"};
  }
  result.turns = s.turn();
  result.hash = s.hash();
  result.ranking = s.outcome().ranking;
  result.by_limit = s.outcome().by_limit;
  result.session = std::move(*session);
  return result;
}

Expected<SimPlan> with_all(SimPlan plan, std::string const& choice) {
  GameInfo const* const game = find_game(plan.game);
  if (!game) return Error{plan.game, "There is no such game."};
  std::string all;
  for (SeatChoice const& one : game->seat_choices()) {
    all += (all.empty() ? "" : ", ") + one.key;
    if (one.key != choice) continue;
    plan.options.clear(), plan.made_for.clear();
    for (size_t i = 1; i < one.ids.size(); ++i) {
      std::string const value = i < one.values.size() ? one.values[i] : "";
      if (!value.empty() && plan.settings.contains(one.setting) && get_text(plan.settings, one.setting.c_str()) != value) continue;
      plan.options.push_back(Doc{{choice, one.ids[i]}});
      plan.made_for.push_back(value.empty() ? Doc::object() : Doc{{one.setting, value}});
    }
    if (plan.options.empty()) return Error{choice, "Nothing is offered there for these settings; what is typed wants names: " + choice + "=A,B."};
    return plan;
  }
  return Error{choice, all.empty() ? "Seats choose nothing in this game." : "Seats choose no such thing in this game, but " + all + "."};
}

Expected<DuelResult> sim_duel(SimPlan plan, int races) {
  if (plan.bots.size() != 2) return Error{"bots", "A duel is of two bots: hard,medium."};
  plan.mirrored = true;
  DuelResult out;
  for (out.races = 0; out.races < races || out.races % 2; ++out.races) {
    auto const result = sim_race(plan, out.races);
    if (!result) return result.error();
    out.turns += result->turns;
    out.counted += find_game(plan.game)->words().large_number(result->turns);
    out.decided += !result->by_limit;
    std::array<int, 2> place = {};
    for (auto const& row : result->session->standing(kNobody).rows)
      if (row.seat >= 0 && row.seat < 2) place[size_t(result->bot_of_seat[size_t(row.seat)])] = row.place;
    if (place[0] == place[1]) ++out.draws;
    else ++out.wins[place[1] < place[0]];
  }
  return out;
}

}  // namespace paddock
