// State is board and plans: a search copies the board, and nothing stands beside the two.
#include <catch2/catch_test_macros.hpp>

#include "games/all.hpp"
#include "session/session_of.hpp"
#include "session/sim.hpp"

using namespace paddock;

namespace {

// A race some random decisions old, in the middle of a turn.
template <class G>
typename G::State wandered(char const* id, uint64_t seed) {
  GameInfo const& game = *find_game(id);
  SimPlan plan;
  plan.game = game.id;
  plan.track = game.tracks()[0].id;
  plan.laps = 1;
  plan.bots.assign(4, "random");
  std::vector<int> who;
  auto session = start_session(sim_setup(plan, 0, who), 5, 77);
  REQUIRE(session);
  Session& s = **session;
  Actions legal;
  for (uint64_t i = 0; i < 40 + seed && s.actor() >= 0; ++i) {
    s.legal(legal);
    REQUIRE(s.play(legal[int((mix64(seed * 1000 + i) >> 32) % uint64_t(legal.size()))]));
  }
  return static_cast<SessionOf<G>&>(s).match().state();
}

template <class G>
void two_parts(char const* id) {
  using State = typename G::State;
  using Board = typename G::Board;
  INFO(id << ": a board of " << sizeof(Board) << " bytes in a state of " << sizeof(State));
  static_assert(BoardAndPlans<G>);
  STATIC_CHECK(sizeof(State) <= sizeof(Board) + sizeof(State::plans) + alignof(State));
  for (uint64_t seed = 0; seed < 12; ++seed) {
    State const s = wandered<G>(id, seed);
    State put;
    static_cast<Board&>(put) = s;
    put.plans = s.plans;
    CHECK(put == s);
    CHECK(hash_fields(put) == hash_fields(s));
    auto const read = from_doc<State>(to_doc(s));
    REQUIRE(read);
    CHECK(*read == s);
    State unpacked;
    REQUIRE(unpack_fields(pack_fields(s), unpacked));
    CHECK(unpacked == s);
  }
}

}  // namespace

TEST_CASE("a state is its board and its plans, and reads back as both", "[contract]") {
#define PADDOCK_TWO_PARTS(box, G) two_parts<box::G>(#box);
  PADDOCK_GAMES(PADDOCK_TWO_PARTS)
#undef PADDOCK_TWO_PARTS
}

// Bytes that a search does not copy any more: Gravel Kings' orders of 640 words a seat, Speed Circuit's sheets.
TEST_CASE("a search copies a small part of what a turn holds", "[contract]") {
  STATIC_CHECK(sizeof(gravel_kings::Board) * 3 < sizeof(gravel_kings::State));
  STATIC_CHECK(sizeof(speed_circuit::Board) * 2 < sizeof(speed_circuit::State));
  STATIC_CHECK(sizeof(nascar::Board) + sizeof(nascar::Letters) * kMaxSeats < sizeof(nascar::State));
}

// Links older than the two lists have runner and plan seat by seat.
TEST_CASE("the null game is written as it was before board and plans were parted", "[contract]") {
  null::State s;
  s.runners.push({.place = 4, .spring = 2, .sprung = true});
  s.plans.push({.pick = 3, .sealed = true, .hidden = false});
  CHECK(dump_doc(to_doc(s)) ==
        R"({"turn":1,"over":false,"runners":[{"place":4,"pick":3,"spring":2,"sprung":true,"sealed":true,"hidden":false}]})");
}
