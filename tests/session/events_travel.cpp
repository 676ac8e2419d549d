// Events of every game of the registry go through fields(): as bytes, as JSON, as rows of kept copies, in view links, and back;
// what is out of bounds is refused in words.
#include <catch2/catch_test_macros.hpp>

#include "core/fields_row.hpp"
#include "games/all.hpp"
#include "session/session_of.hpp"
#include "session/sim.hpp"

using namespace paddock;

namespace {

template <class Event>
bool comes_back(Event const& e) {
  Event bytes;
  auto const named = from_doc<Event>(to_doc(e));
  auto const row = from_row<Event>(to_row(e));
  return unpack_fields(pack_fields(e), bytes) && bytes == e && named && *named == e && row && *row == e && hash_fields(bytes) == hash_fields(e);
}

template <class Event>
bool links_bring_back(std::vector<Event> const& events) {
  post::Encoder out;
  uint32_t last = 0;
  for (Event e : events) views::transfer_event(out, e, last);
  if (out.failed()) return false;
  std::string const bytes = out.finish();
  post::Decoder in(bytes);
  last = 0;
  for (Event const& e : events) {
    Event got;
    views::transfer_event(in, got, last);
    if (in.failed() || got != e) return false;
  }
  return true;
}

// Each number of its row, made one that is out of any bounds: 32001 lies above every number of every event.
template <class Event>
void refuses(Event const& e) {
  Doc const row = to_row(e);
  for (size_t i = 0; i < row.size(); ++i) {
    if (!row[i].is_number_integer()) continue;
    Doc bad = row;
    bad[i] = 32001;
    auto const read = from_row<Event>(bad, "/events/0");
    INFO(dump_doc(bad));
    REQUIRE_FALSE(read);
    CHECK(read.error().where.find("/events/0/") == 0);
    CHECK(read.error().what.find("32001 is out of range: ") == 0);
    CHECK(read.error().what.find(" would be right") != std::string::npos);
  }
}

// Calls `see` with the events of each turn of some races.
template <class G>
void each_turn(auto see) {
  for (char const* bot : {"random", "easy"})
    for (auto const& track : G::tracks())
      for (uint64_t seed = 1; seed <= 2; ++seed) {
        SimPlan plan{G::kCover.id, track.id, 1, std::vector<std::string>(4, bot), seed};
        auto const race = sim_race(plan, int(seed));
        REQUIRE(race);
        for (auto const& turn : static_cast<SessionOf<G>&>(*race->session).match().turns()) see(turn.events);
      }
}

template <class G>
void events_travel() {
  INFO(G::kCover.id);
  size_t events = 0;
  std::vector<bool> refused(256);
  each_turn<G>([&](auto const& told) {
    for (auto const& e : told) {
      if (!comes_back(e)) FAIL_CHECK(dump_doc(to_doc(e)));   // an assertion an event would take longer than the race
      if (e.rule.empty()) FAIL_CHECK("no rule: " << dump_doc(to_doc(e)));
      if (!refused[size_t(e.kind)]) refuses(e);
      refused[size_t(e.kind)] = true;
      ++events;
    }
    if (!links_bring_back(told)) FAIL_CHECK("a link loses an event");
  });
  CHECK(events > 20);
}

#define PADDOCK_EVENTS(folder, Class) events_travel<folder::Class>();

}  // namespace

TEST_CASE("events of every game are packed, printed and read back by their fields", "[contract][links]") {
  PADDOCK_GAMES(PADDOCK_EVENTS)
}

TEST_CASE("an event prints its numbers by their names", "[contract]") {
  using gravel_kings::Ev;
  gravel_kings::Event const e{Ev::Played, 1, Rule{"GK-5.1"}, 141, 1092, 0, 2};
  Doc const named = to_doc(e);
  CHECK(named["kind"] == "Played");
  CHECK(named["rule"] == "GK-5.1");
  CHECK(named["who"] == 141);
  CHECK(named["card"] == 1092);
  CHECK(named["step"] == 2);
  CHECK(dump_doc(to_row(e)) == dump_doc(Doc::array({4, 1, "GK-5.1", 141, 1092, 0, 2, 0})));
  nascar::Event const step{nascar::Ev::Step, 0, Rule{"NR-3.2"}, 3, 4, 2, 1, int16_t(nascar::Verb::M)};
  CHECK(to_doc(step)["heading"] == 2);
  null::Event const tied{null::Ev::Tied, 0, null::kTie, 1, 5, {}, {2, 3}};
  CHECK(to_doc(tied)["way"]["to"] == 3);
}

TEST_CASE("a kept copy whose event is out of bounds says which, and what would be right", "[session][links]") {
  Setup setup;
  setup.game = "gravel_kings";
  for (int i = 0; i < 2; ++i) setup.seats.push_back({"Club " + std::to_string(i), i, i + 1, "link", Doc::object()});
  auto table = start_session(setup, 5, 77);
  REQUIRE(table);
  for (uint64_t n = 1; (*table)->turn() < 4; ++n) REQUIRE(sim_move(**table, "easy", n));
  auto copy = open_link((*table)->invite_link(0), 3);
  REQUIRE(copy);
  Doc save = copy->session->save();
  REQUIRE(load_session(save));
  REQUIRE(save["view"][0]["events"].size() > 0);
  save["view"][0]["events"][0][1] = 99;
  auto const read = load_session(save);
  REQUIRE_FALSE(read);
  CHECK(read.error().where == "/view/0/events/0/seat");
  CHECK(read.error().what == "99 is out of range: -1 to 11 would be right");
}
