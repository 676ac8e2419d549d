// Records are looked into as jobs, one after another, beside the frames; that can be stopped.
#include "desk/jobs.hpp"
#include "screens/events/audit_run.hpp"
#include "session/sim.hpp"
#include "../events/some_event.hpp"

using namespace paddock;
using namespace paddock::app;
using namespace paddock::app::events;
using namespace paddock::app::events::testing;

namespace {

// Three rounds: two raced with their records, one written down by hand.
Event three_rounds() {
  Event e = some_event(Kind::Series, 3, 3);
  for (Round& round : e.rounds) round.board.clear(), round.laps = 1;
  for (int r = 0; r < 3; ++r) {
    e = take(drawn(std::move(e), r));
    if (r == 2) {
      e = take(entered_by_hand(e, e.rounds[2].races[0].id, {{1, 0, 0}, {2, 0, 0}, {3, 0, 0}}, ""));
      break;
    }
    auto session = start_session(take(setup_of(e, {r, 0})), Seed(uint64_t(r) + 1), uint64_t(r) + 1);
    REQUIRE(session);
    for (uint64_t n = 0; (*session)->actor() >= 0; ++n) REQUIRE(sim_move(**session, "easy", n));
    e = take(entered(std::move(e), **session, (*session)->replay_link(), ""));
  }
  return e;
}

void run(AuditRun& audit, Jobs& jobs, Event const& event) {
  for (int n = 0; audit.busy() && n < 100000; ++n) {
    jobs.poll();
    audit.hear(jobs, event);
  }
}

}  // namespace

TEST_CASE("every record is opened elsewhere and compared, what is wrong is named", "[event][record][audit]") {
  Event event = three_rounds();
  Jobs jobs;
  AuditRun audit;
  audit.begin(jobs, event);
  CHECK(audit.busy());
  CHECK(audit.all() == 2);
  CHECK(audit.done() == 0);
  run(audit, jobs, event);
  CHECK(audit.words() == "2 records say the same as their results. 1 result was written down by hand and can only be believed.");
  std::swap(event.rounds[1].races[0].result->placings[0], event.rounds[1].races[0].result->placings[1]);
  audit.begin(jobs, event);
  run(audit, jobs, event);
  CHECK(audit.words().find("Race 2A: ") == 0);
  CHECK(audit.words().find("1 record says the same as its result. 1 record does not.") != std::string::npos);
  CHECK(jobs.under_way() == false);
}

TEST_CASE("looking into records can be stopped, and begun again", "[event][record][audit]") {
  Event const event = three_rounds();
  Jobs jobs;
  AuditRun audit;
  audit.begin(jobs, event);
  audit.cancel(&jobs);
  CHECK_FALSE(audit.busy());
  CHECK(audit.words() == "Stopped after 0 of 2 records.");
  jobs.poll();
  CHECK_FALSE(audit.hear(jobs, event));
  audit.begin(jobs, event);
  run(audit, jobs, event);
  CHECK(audit.words().find("2 records say the same") == 0);
  Event by_hand = event;
  for (int r = 0; r < 2; ++r) by_hand.rounds[size_t(r)].races[0].result->record.clear();
  audit.begin(jobs, by_hand);
  CHECK(audit.under_way() == "Draw 1 of 3");
  run(audit, jobs, by_hand);
  CHECK(audit.words() == "3 results were written down by hand and can only be believed.");
  Event other = take(drawn(some_event(Kind::Series, 3, 1), 0));
  std::swap(other.rounds[0].races[0].grid[0], other.rounds[0].races[0].grid[1]);
  audit.begin(jobs, other);
  run(audit, jobs, other);
  CHECK(audit.words() == "No result stands yet.\nRound 1: It stands as it was drawn by other rules: at most 3 in a race, grid entry.");   // of three it may be
  Event moved = take(drawn(some_event(Kind::Series, 8, 1), 0));
  std::swap(moved.rounds[0].races[0].grid[2], moved.rounds[0].races[0].grid[5]);
  audit.begin(jobs, moved);
  run(audit, jobs, moved);
  CHECK(audit.words().find("No result stands yet.\nRace 1A: Driver ") == 0);
  Event none = event;                     // a result that was taken out meanwhile is passed over
  audit.begin(jobs, event);
  none.rounds[0].races[0].result.reset();
  run(audit, jobs, none);
  CHECK(audit.words().find("1 record says the same as its result.") == 0);
}
