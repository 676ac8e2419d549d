// Who has sealed, sent nothing or been given up in the running turn is nobody's business until the turn is carried out.
#include <catch2/catch_test_macros.hpp>

#include "games/all.hpp"
#include "games/gravel_kings/rules/events.hpp"
#include "session/session_of.hpp"
#include "session/sim.hpp"

using namespace paddock;

namespace {

using Way = Verdict (*)(Session&);
Verdict seals(Session& s) { return s.commit_text(s.actor(), ""); }
Verdict is_absent(Session& s) { return s.absent(); }
Verdict retires(Session& s) { return s.retire(); }
Verdict by_bot(Session& s) { return sim_move(s, "easy", 5); }

// What `viewer` gets of the position, in a form that can be compared.
template <class G>
std::string seen_by(Session& s, Seat viewer) {
  auto& match = static_cast<SessionOf<G>&>(s).match();
  auto state = match.state();
  match.game().observe(state, viewer);
  return dump_doc(to_doc(state)) + s.map_text() + s.invite_link(viewer < 0 ? 0 : viewer);
}

// The actor decides in `way`; for all others nothing may have changed. False: that would have ended the turn.
template <class G>
bool nothing_to_see(Session& s, Way way) {
  auto after = s.fork();
  Seat const seat = s.actor();
  if (!way(*after) || after->turn() != s.turn() || after->midway() || after->actor() < 0) return false;
  CHECK(after->hash() != s.hash());
  CHECK(dump_doc(after->public_position()) == dump_doc(s.public_position()));
  CHECK(after->public_hash() == s.public_hash());
  CHECK(after->table_link() == s.table_link());
  CHECK(after->log(s.turn()).empty());
  for (Seat viewer = kNobody; viewer < s.seats(); ++viewer)
    if (viewer != seat) CHECK(seen_by<G>(*after, viewer) == seen_by<G>(s, viewer));
  return true;
}

// Seven turns in which the second car sends nothing, so that it may be given up.
template <class G>
int compared(Setup const& setup, Way way) {
  auto made = start_session(setup, 5, 77);
  REQUIRE(made);
  Session& s = **made;
  int pairs = 0;
  for (uint64_t n = 0; s.actor() >= 0 && s.turn() < 8; ++n) {
    if (!s.midway()) pairs += nothing_to_see<G>(s, way);
    if (s.actor() != 1 || !s.absent()) REQUIRE(sim_move(s, "random", n));
  }
  return pairs;
}

template <class G>
void all_ways() {
  Setup setup;
  setup.game = G::kCover.id;
  setup.laps = 1;
  for (Setting const& setting : G::settings())
    if (setting.name == "nmrLimit") setup.settings[setting.name] = 1;   // so that a seat may be given up
  setup.track = G::tracks()[0].id;
  for (int i = 0; i < 4; ++i) setup.seats.push_back({"Car " + std::to_string(i), i, i + 1, "link", Doc::object()});
  int pairs = 0;
  for (Way way : {seals, is_absent, by_bot, retires}) {
    int const n = compared<G>(setup, way);
    if (way != retires && way != seals) CHECK(n > 0);   // not every game has these
    pairs += n;
  }
  INFO(G::kCover.id);
  CHECK(pairs > 20);
}

using Meeting = SessionOf<gravel_kings::GravelKings>;

std::unique_ptr<Session> meeting(int seats) {
  Setup setup;
  setup.game = "gravel_kings";
  for (int i = 0; i < seats; ++i) setup.seats.push_back({"Club " + std::to_string(i), i, i + 1, "link", Doc::object()});
  auto made = start_session(setup, 5, 77);
  REQUIRE(made);
  return std::move(*made);
}

// The seat decides in `way`, those after it as they would anyhow; nothing: the way is not open.
std::unique_ptr<Session> turn_with(Session const& s, Way way, uint64_t n) {
  auto out = s.fork();
  if (!way(*out)) return nullptr;
  while (out->turn() == s.turn() && out->actor() >= 0) REQUIRE(sim_move(*out, "easy", n));
  return out;
}

// The start of the turn as `viewer` knows it and what is told of the turn before, without what everybody is told of `seat`:
// that it sent no orders (GK-9.3) and how many turns in a row (GK-9.5 lets the GM hand its team over by them).
std::string picture(Session& s, Seat viewer, Seat seat, bool whole) {
  auto& match = static_cast<Meeting&>(s).match();
  auto turn = match.turns()[match.turns().size() - 2];
  auto now = match.turns().back().before;
  match.game().observe(now, viewer);
  if (!whole) now.plans[seat].misses = 0;
  if (!whole && now.phase == gravel_kings::Phase::Over) now.plans[seat].stage = {};   // nothing is hidden any more
  std::string out = dump_doc(to_doc(now));
  for (auto const& e : turn.events) {
    bool const no_orders = e.kind == gravel_kings::Ev::NoOrders && e.seat == seat;
    if (whole || !no_orders) out += dump_doc(to_doc(e));
  }
  return out;
}

}  // namespace

TEST_CASE("of a manager who sent nothing a finished turn tells that, and no more", "[session][links][GK-9.3]") {
  int pairs = 0, told = 0;
  for (int seats : {2, 4}) {
    auto const s = meeting(seats);
    for (uint64_t n = 1; s->actor() >= 0; ++n) {
      Seat const seat = s->actor();              // every seat, the one that ends the turn, too
      auto const empty = turn_with(*s, seals, n), absent = turn_with(*s, is_absent, n);
      for (Seat viewer = kNobody; empty && absent && viewer < seats; ++viewer, ++pairs) {
        INFO("seats " << seats << " turn " << s->turn() << " seat " << int(seat) << " viewer " << int(viewer));
        CHECK(picture(*empty, viewer, seat, false) == picture(*absent, viewer, seat, false));
        told += picture(*empty, viewer, seat, true) != picture(*absent, viewer, seat, true);
      }
      REQUIRE(sim_move(*s, "easy", n));
    }
  }
  CHECK(pairs > 100);
  CHECK(told == pairs);
}

TEST_CASE("who has sealed in the running turn shows nowhere", "[session][links]") {
#define PADDOCK_ALL_WAYS(folder, Class) all_ways<folder::Class>();
  PADDOCK_GAMES(PADDOCK_ALL_WAYS)
}
