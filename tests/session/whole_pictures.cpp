// What a seat writes and seals is in no picture of anybody else: whole pictures, of every game, for every seat, the last one, too.
#include <catch2/catch_test_macros.hpp>

#include <map>

#include "../sanitized.hpp"
#include "picture.hpp"
#include "session/sim.hpp"

using namespace paddock;

namespace {

constexpr int kTurns = kSanitized ? 2 : 3;

// The fewest seats from three on; `driver`: how all of them decide.
std::unique_ptr<Session> race(GameInfo const& game, char const* driver) {
  for (int seats = 3; seats <= kMaxSeats; ++seats) {
    SimPlan plan;
    plan.game = game.id;
    plan.laps = 1;
    plan.bots.assign(size_t(seats), "random");
    std::vector<int> who;
    Setup setup = sim_setup(plan, 0, who);
    for (auto& seat : setup.seats) seat.driver = driver;
    if (auto made = start_session(setup, 5, 77)) return std::move(*made);
  }
  FAIL(game.id << " cannot be started");
  return nullptr;
}

// Whether `next` still waits in the same turn for the seat that decides in `s`, which has sealed nothing.
bool goes_on(Session const& next, Session const& s) {
  return next.turn() == s.turn() && next.actor() == s.actor() && !next.midway();
}

// The seat that decides has written a few words of its order, any that are legal and leave it open.
std::unique_ptr<Session> drafted(Session const& s, uint64_t seed) {
  auto out = s.fork();
  Actions legal;
  for (uint64_t n = 0, most = 1 + seed % 4, tried = 0; n < most && tried < 12; ++tried) {
    out->legal(legal);
    if (legal.size() == 0) break;
    auto next = out->fork();
    if (!next->play(legal[int((mix64(seed * 64 + tried) >> 32) % uint64_t(legal.size()))]) || !goes_on(*next, s)) continue;
    out = std::move(next);
    ++n;
  }
  return out;
}

// The same sealed; null where that cannot be or ends the turn, so that what was written comes out.
std::unique_ptr<Session> sealed(Session const& draft) {
  auto out = draft.fork();
  Action seal;
  if (!out->find("Seal", seal) || !out->play(seal)) return nullptr;
  return out->turn() == draft.turn() && out->actor() >= 0 && !out->midway() ? std::move(out) : nullptr;
}

// Orders of the seat that decides, written and sealed, each of them another truth. How many there were.
int compare(Session const& s, uint64_t seed) {
  std::vector<std::unique_ptr<Session>> truths;
  for (uint64_t n = 0; n < 8 && truths.size() < 4; ++n) {
    auto draft = drafted(s, seed * 8 + n);
    bool known = draft->hash() == s.hash();
    for (auto const& other : truths) known = known || other->hash() == draft->hash();
    if (known) continue;
    if (auto done = sealed(*draft)) truths.push_back(std::move(done));
    truths.push_back(std::move(draft));
  }
  Seat const seat = s.actor();
  for (Seat viewer = kNobody; viewer < s.seats(); ++viewer) {
    if (viewer == seat) continue;
    auto const nothing_written = picture::of(s, viewer);
    for (auto const& truth : truths) {
      INFO(s.setup().game << ", turn " << s.turn() << ", seat " << int(seat) << " wrote '" << truth->order_text(seat) << "', seen by " << int(viewer));
      CHECK(picture::difference(picture::of(*truth, viewer), nothing_written) == "");
    }
  }
  return int(truths.size());
}

// The first turns, in which the seats decide now like a bot and now at random. For each seat that was asked before its turn was
// carried out how many truths were compared.
std::map<Seat, int> compare_turns(Session& s) {
  std::map<Seat, int> out;
  for (uint64_t n = 0; s.actor() >= 0 && s.turn() <= kTurns; ++n) {
    if (!s.midway()) out[s.actor()] += compare(s, n);
    REQUIRE(sim_move(s, n % 3 ? "easy" : "random", n));
  }
  return out;
}

}  // namespace

TEST_CASE("what a seat has written or sealed is in no picture of another", "[session][links]") {
  for (GameInfo const& game : games())
    for (char const* driver : {"you", "link"}) {
      auto const s = race(game, driver);
      auto const asked = compare_turns(*s);
      CHECK(asked.size() >= 2);
      for (auto const& [seat, truths] : asked) {
        INFO(game.id << " by " << driver << ", seat " << int(seat));
        CHECK(truths >= 2);
      }
    }
}

TEST_CASE("a picture shows the seat that writes what it has written", "[session]") {   // so that it can tell two truths apart
  for (GameInfo const& game : games()) {
    auto const s = race(game, "link");
    auto const draft = drafted(*s, 1);
    INFO(game.id);
    REQUIRE(draft->hash() != s->hash());
    CHECK(picture::difference(picture::of(*draft, s->actor()), picture::of(*s, s->actor())) != "");
  }
}
