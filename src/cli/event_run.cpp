#include "cli/event_run.hpp"

#include "events/changes.hpp"
#include "events/draw.hpp"
#include "session/brought.hpp"
#include "session/sim.hpp"

namespace paddock::cli {
namespace {

namespace events = app::events;

uint64_t seed_of(events::Event const& event, std::string const& race) {
  uint64_t h = 0xCBF29CE484222325ull;
  for (char c : race) h = (h ^ uint8_t(c)) * 0x100000001B3ull;
  return mix64(event.seed.roll(mix64(h)));
}

// What entrants bring is sealed in their names; the bots choose for the others.
Verdict bring(Session& s, std::string const& bots, std::vector<std::string> const& brought, uint64_t seed) {
  for (int const turn = s.turn(); !brought.empty() && s.actor() >= 0 && s.turn() == turn;) {
    Seat const seat = s.actor();
    Verdict const v = brought[size_t(seat)].empty() ? sim_move(s, bots, mix64(seed ^ uint64_t(seat))) : s.commit_text(seat, brought[size_t(seat)]);
    if (!v) return v;
  }
  return {};
}

Expected<std::unique_ptr<Session>> raced(Setup setup, EventRun const& run, uint64_t seed) {
  for (SeatSetup& seat : setup.seats) seat.driver = "bot " + run.bots;   // nobody is waited for
  std::vector<std::string> brought;
  auto session = start_without_brought(std::move(setup), Seed(seed), seed, brought);
  if (!session) return session;
  Session& s = **session;
  if (Verdict v = bring(s, run.bots, brought, seed); !v) return Error{run.bots, v.why};
  for (uint64_t move = 0; s.actor() >= 0; ++move)
    if (Verdict v = sim_move(s, run.bots, mix64(seed ^ (move << 8))); !v) return Error{run.bots, v.why + " [" + std::string(v.rule.text()) + "]"};
  return session;
}

}  // namespace

Expected<events::Event> run_event(events::Event event, EventRun const& run) {
  for (int round = events::next_round(event); round >= 0; round = events::next_round(event)) {
    if (event.rounds[size_t(round)].races.empty()) {
      auto after = events::drawn(std::move(event), round);
      if (!after) return after.error();
      event = std::move(*after);
      continue;
    }
    events::RaceAt const at = events::next_race(event);
    std::string const id = event.rounds[size_t(at.round)].races[size_t(at.race)].id;
    auto setup = events::setup_of(event, at);
    if (!setup) return setup.error();
    auto session = raced(std::move(*setup), run, seed_of(event, id));
    if (!session) return Error{events::race_name(event, id), session.error().text()};
    auto after = events::entered(std::move(event), **session, run.records ? (*session)->replay_link() : "", "bots", id);
    if (!after) return after.error();
    event = std::move(*after);
  }
  return event;
}

}  // namespace paddock::cli
