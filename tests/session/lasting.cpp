// A secret that outlives its turn (kLastingSecrets): what a seat brought is in nobody's hands but its own and the table's until
// an event reveals it. Shown by the null game, whose springs are brought in the first turn (NL-1.5) and let go later (NL-1.6).
#include <catch2/catch_test_macros.hpp>

#include "games/null/null.hpp"
#include "session/session_of.hpp"

using namespace paddock;

namespace {

constexpr int kSeats = 4;

std::unique_ptr<Session> race() {
  Setup setup;
  setup.game = "null";
  for (int i = 0; i < kSeats; ++i) setup.seats.push_back({"Runner " + std::to_string(i), i, i + 1, "link", Doc::object()});
  auto made = start_session(setup, 5, 77);
  REQUIRE(made);
  return std::move(*made);
}

void decide(Session& s, int number) { REQUIRE(s.commit_text(s.actor(), std::to_string(number))); }

// Everybody brings a spring of 1 but `seat`; then to the beginning of `turn`, by picks of 1 and 2 and, from turn `alone` on, a 3
// of `seat` alone.
std::unique_ptr<Session> with_spring(Seat seat, int spring, int turn, int alone) {
  auto s = race();
  for (Seat each = 0; each < kSeats; ++each) decide(*s, each == seat ? spring : 1);
  while (s->actor() >= 0 && s->turn() < turn) decide(*s, s->actor() == seat && s->turn() >= alone ? 3 : 1 + s->actor() % 2);
  return s;
}

// All that `viewer` can lay hands on: his link, what is in it, what a copy made of it keeps, and what the table shows.
std::string picture(Session& table, Seat viewer) {
  std::string const link = viewer < 0 ? table.table_link() : table.invite_link(viewer);
  auto copy = open_link(link, 3);
  REQUIRE(copy);
  auto const& match = static_cast<SessionOf<null::Null>&>(table).match();
  std::string out = link + dump_doc(copy->session->save()) + dump_doc(table.public_position()) + std::to_string(table.public_hash());
  for (auto turn : match.turns()) {
    match.game().observe(turn.before, viewer);
    out += dump_doc(to_doc(turn.before));
    for (auto const& e : turn.events) out += dump_doc(to_doc(e));
  }
  return out;
}

}  // namespace

TEST_CASE("what a seat brought is in no picture of another until it is let go", "[session][links][NL-1.5]") {
  for (Seat seat = 0; seat < kSeats; ++seat)      // the last one, too, with whom the turn ends
    for (int turn = 2; turn < 6; ++turn) {
      auto const one = with_spring(seat, 1, turn, 9), three = with_spring(seat, 3, turn, 9);
      REQUIRE(one->turn() == turn);
      for (Seat viewer = kNobody; viewer < kSeats; ++viewer) {
        INFO("seat " << int(seat) << " turn " << turn << " viewer " << int(viewer));
        CHECK((picture(*one, viewer) == picture(*three, viewer)) == (viewer != seat));
      }
      CHECK(one->replay_is_secret());
      CHECK(one->hash() != three->hash());
    }
}

TEST_CASE("the event that lets a secret go tells everybody", "[session][links][NL-1.6]") {
  for (Seat seat = 0; seat < kSeats; ++seat) {
    auto const s = with_spring(seat, 2, 3, 2);
    for (Seat viewer = kNobody; viewer < kSeats; ++viewer) {
      auto copy = open_link(viewer < 0 ? s->table_link() : s->invite_link(viewer), 3);
      REQUIRE(copy);
      Doc const runners = copy->session->position()["runners"];
      for (Seat other = 0; other < kSeats; ++other) {
        INFO("seat " << int(seat) << " viewer " << int(viewer) << " other " << int(other));
        CHECK(runners[size_t(other)]["spring"] == (other == seat ? 2 : other == viewer ? 1 : 0));
      }
      CHECK(runners[size_t(seat)]["place"] == 5);
    }
  }
}

TEST_CASE("who knows only his own secret plays on from his link, and the end shows all", "[session][links][NL-1.5]") {
  auto const s = race();
  for (int n = 0; s->actor() >= 0; ++n) {
    Seat const seat = s->actor();
    auto copy = open_link(s->invite_link(seat), 3);
    REQUIRE(copy);
    Session& own = *copy->session;
    REQUIRE((own.seated() == seat || own.sit(seat)));
    REQUIRE(own.commit_text(seat, std::to_string(1 + (n * 7 + seat) % 3)));
    auto sent = open_link(own.orders_link(seat), 3);
    REQUIRE(sent);
    auto const sheet = s->read_orders(sent->orders);
    REQUIRE(sheet);
    REQUIRE(s->commit_text(seat, sheet->clean));
  }
  auto const replay = open_link(s->replay_link(), 3);
  REQUIRE(replay);
  CHECK(replay->session->hash() == s->hash());
  Doc const end = replay->session->position();
  for (Doc const& runner : end["runners"]) CHECK(runner["spring"] > 0);
}
