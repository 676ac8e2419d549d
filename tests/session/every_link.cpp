// Whatever the rules can bring about, its links open: random meetings and races, of random set-ups, by players who think,
// play at random, send nothing and give up.
#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <cstdio>
#include <cstdlib>

#include "../sanitized.hpp"
#include "core/assets.hpp"
#include "games/gravel_kings/gravel_kings.hpp"
#include "session/session_of.hpp"
#include "session/sim.hpp"

using namespace paddock;
using gravel_kings::GravelKings;

namespace {

uint64_t below(uint64_t& random, uint64_t n) { return (random = mix64(random)) % n; }

// Some of the settings, at their ends or anywhere between.
Doc random_settings(GameInfo const& game, uint64_t& random) {
  Doc out = Doc::object();
  for (Setting const& s : game.settings()) {
    if (below(random, 3)) continue;
    if (!s.choices.empty()) out[s.name] = s.choices[below(random, s.choices.size())];
    else if (uint64_t const how = below(random, 3); how < 2) out[s.name] = how ? s.low : s.high;
    else out[s.name] = s.low + int64_t(below(random, uint64_t(s.high - s.low + 1)));
  }
  return out;
}

Setup random_setup(GameInfo const& game, uint64_t& random) {
  Setup setup;
  setup.game = game.id;
  auto const tracks = game.tracks();
  setup.track = tracks[below(random, tracks.size())].id;
  setup.laps = 1;
  setup.settings = random_settings(game, random);
  int const seats = 2 + int(below(random, 3));
  static constexpr char const* kDrivers[] = {"you", "link", "forum", "bot hard"};
  for (int i = 0; i < seats; ++i)
    setup.seats.push_back({"Club " + std::to_string(i), int(below(random, 64)), int(below(random, 1000)),
                           kDrivers[below(random, 4)], Doc::object()});
  return setup;
}

// The actor decides: mostly like its kind of player, sometimes not at all.
void decide(Session& s, uint64_t& random, uint64_t kind) {
  uint64_t const seed = below(random, ~uint64_t(0));
  if (seed % 16 == 0 && s.absent()) return;
  if (seed % 64 == 1 && s.retire()) return;
  if (!sim_move(s, kind % 3 ? "easy" : "random", seed)) REQUIRE(s.absent());
}

void open_all(Session const& s) {
  for (Seat seat = kNobody; seat < s.seats(); ++seat) {
    auto opened = open_link(seat < 0 ? s.table_link() : s.invite_link(seat), 3);
    if (!opened) FAIL("turn " << s.turn() << ", seat " << int(seat) << ": " << opened.error().text());
    if (opened->session->public_hash() != s.public_hash()) FAIL("turn " << s.turn() << ", seat " << int(seat) << ": another position");
  }
}

// The races of a game that are tried in this build.
int share(int races) { return races / (kSanitized ? 20 : kInPart ? 5 : 1); }

// Which meetings are played by links alone: tools/test asks one stage for hundreds ("0-300").
std::pair<int, int> meetings_by_link() {
  std::pair<int, int> out{0, share(40)};
  if (char const* const asked = std::getenv("PADDOCK_MEETINGS")) std::sscanf(asked, "%d-%d", &out.first, &out.second);
  return out;
}

void race_links(GameInfo const& game, uint64_t race, int every) {
  uint64_t random = mix64(race);
  Setup const setup = random_setup(game, random);
  auto made = start_session(setup, mix64(race), 77);
  REQUIRE(made);
  Session& s = **made;
  INFO(game.id << " race " << race << " " << dump_doc(setup_to_doc(setup)));
  int turn = 0;
  while (s.actor() >= 0) {
    if (s.turn() != turn && s.turn() % every == 1 % every) open_all(s);
    turn = s.turn();
    decide(s, random, race + uint64_t(s.actor()));
  }
  open_all(s);
}

// A deck in which things happen: every card a risk, and any mark on it.
std::string rough_deck(uint64_t& random) {
  Doc deck = *parse_doc(asset("assets/games/gravel_kings/deck.json"));
  static constexpr char const* kStart[] = {"NONE", "TAPES", "SLOW", "ENGINE", "FALL", "INJURED"};
  static constexpr char const* kLap[] = {"NONE", "LOCKUP", "ENGINE", "FALL", "INJURED"};
  uint64_t const calm = 1 + below(random, 8);
  for (Doc& card : deck["cards"]) {
    card["risk"] = below(random, 3) > 0;
    card["start"] = below(random, calm) ? "NONE" : kStart[below(random, 6)];
    card["lap"] = below(random, calm) ? "NONE" : kLap[below(random, 5)];
  }
  while (deck["cards"].size() > 36 && calm < 5) deck["cards"].erase(below(random, deck["cards"].size()));
  return dump_doc(deck);
}

std::string random_riders(uint64_t& random) {
  std::string out;
  for (uint64_t i = 0, n = 5 + below(random, 3); i < n; ++i) {
    uint64_t const cma = 10 + below(random, 60);
    out += (i ? ", R" : "R") + std::to_string(i) + " " + std::to_string(cma / 10) + "." + std::to_string(cma % 10);
    if (below(random, 2)) out += "/33333";
  }
  return out;
}

std::unique_ptr<Session> rough_meeting(uint64_t& random) {
  Setup setup = random_setup(*find_game("gravel_kings"), random);
  if (below(random, 2)) setup.track_text = rough_deck(random);
  setup.seats[0].options["carried"] = setup.seats[1].options["carried"] = "yes";
  for (size_t i = 0; i < 2; ++i)
    if (below(random, 2)) setup.seats[i].options["riders"] = random_riders(random);
  setup.settings.erase("capEveryMeeting");
  auto made = start_session(setup, mix64(random), 77);
  if (!made) FAIL(made.error().text() << dump_doc(setup_to_doc(setup)));
  return std::move(*made);
}

// What opening a view link asks of each of its turns, without the writing of the link.
std::string fault_of(GravelKings const& game, GravelKings::State s, std::vector<gravel_kings::Event> const& events, Seat seat) {
  game.observe(s, seat);
  GravelKings::State read{};
  if (!unpack_fields(pack_fields(s), read) || read != s) return "its position cannot be read";
  for (auto const& e : events)
    if (gravel_kings::Event got; !unpack_fields(pack_fields(e), got) || got != e) return "an event cannot be read: " + dump_doc(to_doc(e));
  return game.fault(read, events);
}

}  // namespace

TEST_CASE("every link of every turn opens, for every seat and for all", "[links][long]") {
  for (GameInfo const& game : games()) {
    bool const secret = std::string_view(game.id) == GravelKings::kCover.id;   // its links do not grow with the race
    auto const [first, end] = secret ? meetings_by_link() : std::pair(0, share(20));
    for (int race = first; race < end; ++race) race_links(game, uint64_t(race), secret ? 1 : 8);
  }
}

TEST_CASE("links of races in all their lengths open", "[links][long]") {
  for (GameInfo const& game : games())
    for (int race = 0; race < share(100); ++race) race_links(game, uint64_t(1000 + race), 1000);
}

TEST_CASE("nothing that a meeting can bring about is a fault in a link", "[links][long]") {
  uint64_t random = 5;
  int const meetings = share(2000);
  std::array<int, size_t(gravel_kings::Ev::NewCma) + 1> told = {};
  for (int i = 0; i < meetings; ++i) {
    auto const session = rough_meeting(random);
    INFO("meeting " << i << " " << dump_doc(setup_to_doc(session->setup())));
    for (uint64_t n = 0; session->actor() >= 0; ++n) decide(*session, random, i + n % 2);
    auto const& match = static_cast<SessionOf<GravelKings>&>(*session).match();
    for (auto const& t : match.turns())
      for (auto const& e : t.events) ++told[size_t(e.kind)];
    for (auto const& t : match.turns())
      for (Seat seat = kNobody; seat < session->seats(); ++seat)
        if (std::string const why = fault_of(match.game(), t.before, t.events, seat); !why.empty())
          FAIL("turn " << match.game().turn(t.before) << ", seat " << int(seat) << ": " << why);
  }
  for (size_t kind = 0; kind < told.size(); ++kind) {
    INFO("event " << kind);
    CHECK((told[kind] > 0 || kInPart));
  }
}
