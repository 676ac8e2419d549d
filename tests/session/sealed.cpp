// Who has sealed, sent nothing or been given up in the running turn is nobody's business until the turn is carried out.
#include <catch2/catch_test_macros.hpp>

#include "games/gravel_kings/gravel_kings.hpp"
#include "games/nascar/nascar.hpp"
#include "games/null/null.hpp"
#include "games/speed_circuit/speed_circuit.hpp"
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
void all_ways(char const* settings) {
  Setup setup;
  setup.game = G::id();
  setup.laps = 1;
  setup.settings = *parse_doc(settings);
  setup.track = G::tracks()[0].id;
  for (int i = 0; i < 4; ++i) setup.seats.push_back({"Car " + std::to_string(i), i, i + 1, "link", Doc::object()});
  int pairs = 0;
  for (Way way : {seals, is_absent, by_bot, retires}) {
    int const n = compared<G>(setup, way);
    if (way != retires && way != seals) CHECK(n > 0);   // not every game has these
    pairs += n;
  }
  INFO(G::id());
  CHECK(pairs > 20);
}

}  // namespace

TEST_CASE("who has sealed in the running turn shows nowhere", "[session][links]") {
  all_ways<null::Null>("{}");
  all_ways<nascar::Nascar>(R"({"nmrLimit":1})");
  all_ways<speed_circuit::SpeedCircuit>("{}");
  all_ways<gravel_kings::GravelKings>(R"({"nmrLimit":1})");
}
