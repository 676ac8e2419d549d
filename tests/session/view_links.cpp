// Links of a game with lasting secrets: for every seat they hold its own hand and what everybody knows, nothing else.
#include <catch2/catch_test_macros.hpp>

#include <algorithm>

#include "games/gravel_kings/gravel_kings.hpp"
#include "post/envelope.hpp"
#include "session/session_of.hpp"
#include "session/sim.hpp"

using namespace paddock;
using namespace paddock::gravel_kings;

namespace {

using Table = SessionOf<GravelKings>;

std::unique_ptr<Session> meeting(int seats, char const* driver = "link") {
  Setup setup;
  setup.game = "gravel_kings";
  for (int i = 0; i < seats; ++i) setup.seats.push_back({"Club " + std::to_string(i), i, i + 1, driver, Doc::object()});
  auto session = start_session(setup, 5, 77);
  REQUIRE(session);
  return std::move(*session);
}

void play_to(Session& s, int turn) {
  for (uint64_t n = 0; s.actor() >= 0 && s.turn() < turn; ++n) REQUIRE(sim_move(s, kLevels[n % 3], mix64(n)));
}

// Cards that `viewer` does not know change places: hands of others, the hidden pile, what was thrown away unseen.
void permute(GravelKings const& g, State& s, Seat viewer, uint64_t seed) {
  for (int heat = 0; heat < kHeats; ++heat) {
    Heat& h = s.heats[size_t(heat)];
    if (h.run == Run::Waiting) continue;
    std::vector<Card*> places;
    for (int lane = 0; lane < kGrid; ++lane)
      for (Card& c : h.slots[size_t(lane)].hand)
        if (g.book().manager(heat, lane) != viewer && c < kShown) places.push_back(&c);
    for (Card& c : h.hidden) places.push_back(&c);
    for (Card& c : h.discard)
      if (c >= kDown) places.push_back(&c);
    SeededDice dice(seed);
    for (size_t i = places.size(); i-- > 1;) {
      Card &a = *places[i], &b = *places[size_t(dice.roll(int(i) + 1, "", kNobody) - 1)];
      Card const bare_a = bare(a), bare_b = bare(b);
      a = Card(a - bare_a + bare_b);
      if (&a != &b) b = Card(b - bare_b + bare_a);
    }
  }
}

Table permuted(Table& table, Seat viewer, uint64_t seed) {
  auto match = table.match();
  auto turns = match.turns();
  for (auto& t : turns) permute(match.game(), t.before, viewer, seed);
  match.set_turns(turns);
  return Table(std::move(match), Role::Table, table.game_id());
}

}  // namespace

TEST_CASE("a seat's link is the same whatever the cards are that it may not know", "[links][GK-1.7]") {
  for (int seats : {2, 4})
    for (int turn : {2, 3, 5, 6, 8, 11}) {
      auto const session = meeting(seats);
      play_to(*session, turn);
      REQUIRE(session->turn() == turn);
      Table& table = static_cast<Table&>(*session);
      REQUIRE(table.secret());
      auto const link_of = [](Table const& t, Seat seat) { return seat < 0 ? t.table_link() : t.invite_link(seat); };
      std::vector<std::string> mine;
      for (Seat seat = kNobody; seat < seats; ++seat) mine.push_back(link_of(table, seat));
      for (Seat seat = kNobody; seat < seats; ++seat)
        for (uint64_t seed : {1, 2, 3}) {
          INFO("seats " << seats << " turn " << turn << " seat " << int(seat));
          Table const other = permuted(table, seat, seed);
          CHECK_FALSE(other.hash() == table.hash());
          std::string const& link = mine[size_t(seat - kNobody)];
          CHECK(link == link_of(other, seat));
          CHECK(link.substr(0, 2) == "#v");
          CHECK(link.size() <= 1600);
          CHECK(other.table_link() == mine[0]);
          bool differs = false;   // others' links do hold their hands
          for (Seat s = 0; s < seats; ++s) differs = differs || (s != seat && other.invite_link(s) != mine[size_t(s - kNobody)]);
          CHECK(differs);
        }
    }
}

TEST_CASE("what is read out of a seat's link is its own hand, no tape, no orders", "[links][GK-1.7]") {
  auto const table = meeting(2);
  play_to(*table, 6);
  for (Seat seat = kNobody; seat < 2; ++seat) {
    auto opened = open_link(seat < 0 ? table->table_link() : table->invite_link(seat), 3);
    REQUIRE(opened);
    CHECK(opened->seat == seat);
    Session const& view = *opened->session;
    CHECK(view.turn() == 6);
    CHECK(view.role() == Role::Player);
    Doc const save = view.save();
    CHECK(save["tape"].empty());
    CHECK(save["actions"].empty());
    Doc const own = view.position(), truth = table->position();
    auto const& g = static_cast<Table&>(*table).match().game();
    int hidden = 0, seen = 0;
    for (int heat = 0; heat < kHeats; ++heat) {
      for (auto const& c : own["heats"][size_t(heat)]["hidden"]) CHECK(c == 0);
      for (int lane = 0; lane < kGrid; ++lane) {
        Doc const& mine = own["heats"][size_t(heat)]["slots"][size_t(lane)]["hand"];
        if (g.book().manager(heat, lane) == seat) {
          CHECK(mine == truth["heats"][size_t(heat)]["slots"][size_t(lane)]["hand"]);
          seen += int(mine.size());
          continue;
        }
        for (auto const& c : mine) {
          CHECK((c == 0 || c >= int(kShown)));
          hidden += c == 0;
        }
      }
    }
    CHECK(hidden > 0);
    CHECK((seen > 0) == (seat >= 0));
    CHECK(view.timeline().size() == 1);              // the turn before
    auto const told = view.log(5), known = table->log(5);
    REQUIRE(told.size() == known.size());
    for (size_t i = 0; i < told.size(); ++i) {
      CHECK(told[i].text == known[i].text);
      CHECK((told[i].rules == known[i].rules));
    }
    CHECK(view.public_hash() == table->public_hash());
    CHECK(view.draws(5).empty());
    CHECK(table->draws(5).empty());
    CHECK(table->report(5).dice.empty());
    for (auto const& car : table->report(5).cars) CHECK(car.sent == "(not shown)");
  }
}

TEST_CASE("a seat's link opens for that seat alone", "[links]") {
  auto const table = meeting(2);
  play_to(*table, 3);
  auto mine = open_link(table->invite_link(1), 3), all = open_link(table->table_link(), 3);
  REQUIRE(mine);
  REQUIRE(all);
  CHECK(mine->session->seated() == 1);
  CHECK(mine->session->actor() == 1);
  CHECK_FALSE(mine->session->sit(0));
  CHECK_FALSE(all->session->sit(0));
  CHECK(all->session->actor() == kNobody);
  CHECK(mine->session->desk(1).text_entry);
}

TEST_CASE("a damaged or impossible view link is refused in words", "[links]") {
  auto const session = meeting(2);
  play_to(*session, 4);
  std::string const link = session->invite_link(0);
  for (size_t at = 4; at < link.size(); at += 7) {
    std::string bad = link;
    bad[at] = bad[at] == 'A' ? 'B' : 'A';
    auto opened = open_link(bad, 1);
    REQUIRE_FALSE(opened);
    CHECK(opened.error().what.size() > 20);
  }
  CHECK_FALSE(open_link(link.substr(0, link.size() / 2), 1));
  // Sound bytes of an impossible position.
  auto forge = [&](auto change) {
    auto match = static_cast<Table&>(*session).match();
    auto turns = match.turns();
    change(turns.back().before, turns[turns.size() - 2].events);
    match.set_turns(turns);
    auto opened = open_link(Table(match, Role::Table, 77).invite_link(0), 1);
    REQUIRE_FALSE(opened);
    CHECK(opened.error().what.find("Ask for it again.") != std::string::npos);
  };
  forge([](State& s, auto&) { s.plans.push({}); });
  forge([](State& s, auto&) { s.heats[0].open[0] = 4999; });
  forge([](State& s, auto&) { s.heats[0].order[0] = s.heats[0].order[1]; });
  forge([](State& s, auto&) { s.plans[0].kept.push(kThen); });
  forge([](State& s, auto&) { s.ask = {Ask::Play, 0, 5, 0}; });
  forge([](State&, auto& events) { events[0].a = 7999; });
  forge([](State&, auto& events) { events[0].e = 121; });       // no number of any kind is so high there
  forge([](State&, auto& events) { events[0].seat = 12; });
  forge([](State&, auto& events) { events[0].kind = Ev(200); });
  auto nascar = post::open_link(link);
  REQUIRE(nascar);
}

namespace {

std::pair<std::vector<Action>, std::string> thought(Session const& position, Seat seat, uint64_t seed) {
  auto const thinker = position.think(seat, Level::Hard, seed);
  while (!thinker->step(100'000)) {}
  return {thinker->orders(), thinker->why()};
}

}  // namespace

TEST_CASE("a meeting by links alone: views out, orders back, the same end", "[links][bots]") {
  auto const straight = meeting(2), gm = meeting(2);
  std::array<std::unique_ptr<Session>, 2> kept;
  uint64_t n = 0;
  while (straight->actor() >= 0) {
    Seat const seat = straight->actor();
    REQUIRE(gm->actor() == seat);
    uint64_t const seed = mix64(++n);
    auto opened = open_link(gm->invite_link(seat), 9);
    REQUIRE(opened);
    Session& player = *opened->session;
    if (kept[size_t(seat)]) player.recall(*kept[size_t(seat)]);
    CHECK(int(player.timeline().size()) >= std::min(2, gm->turn() - 1));
    // A bot in a Worker sees as much as one that has the truth beside it.
    auto const here = thought(player, seat, seed), there = thought(*gm, seat, seed);
    CHECK(here == there);
    REQUIRE(sim_move(player, "medium", seed));
    REQUIRE(sim_move(*straight, "medium", seed));
    CHECK(player.actor() == kNobody);
    auto again = load_session(player.save());
    REQUIRE(again);
    CHECK((*again)->hash_matches());
    CHECK(dump_doc((*again)->save()) == dump_doc(player.save()));
    CHECK((*again)->timeline().size() == player.timeline().size());
    auto orders = open_link((*again)->orders_link(seat), 0);
    REQUIRE(orders);
    auto sheet = gm->read_orders(orders->orders);
    REQUIRE(sheet);
    CHECK(sheet->clean == player.order_text(seat));
    REQUIRE(gm->commit_text(seat, sheet->clean));
    kept[size_t(seat)] = std::move(*again);
  }
  CHECK(gm->hash() == straight->hash());
  CHECK_FALSE(gm->secret());
  CHECK(gm->table_link().substr(0, 2) == "#t");      // over: the whole record is for everybody
  CHECK(kept[0]->timeline().size() >= 8);            // every turn he ordered for, from his links alone
}

TEST_CASE("every event cites a rule that a view link can name", "[links][long]") {
  for (uint64_t seed = 1; seed <= 40; ++seed) {
    SimPlan plan{"gravel_kings", "", 0, {"easy", "hard"}, seed};
    auto race = sim_race(plan, 0);
    REQUIRE(race);
    for (auto const& turn : static_cast<Table&>(*race->session).match().turns())
      for (Event const& e : turn.events) {
        bool found = false;
        for (char const* rule : cited_rules()) found = found || e.rule.text() == rule;
        if (!found) FAIL_CHECK(e.rule.text());   // an assertion an event would take longer than the meeting
      }
  }
}

TEST_CASE("games without lasting secrets keep their table and invite links", "[links]") {
  for (char const* id : {"nascar", "speed_circuit"}) {
    std::vector<int> who;
    auto s = start_session(sim_setup({id, "", 1, {"easy", "easy"}, 1}, 0, who), 5, 77);
    REQUIRE(s);
    CHECK_FALSE((*s)->secret());
    CHECK((*s)->table_link().substr(0, 2) == "#t");
    CHECK((*s)->invite_link(1).substr(0, 2) == "#i");
    auto const view = meeting(2)->invite_link(0);
    CHECK(open_link(view, 1));
  }
}

TEST_CASE("a public link has no seat to take and says whom to ask", "[links][GK-1.7]") {
  auto const table = meeting(2);
  play_to(*table, 4);
  auto opened = open_link(table->table_link(), 3);
  REQUIRE(opened);
  Session& view = *opened->session;
  for (Seat seat = 0; seat < 2; ++seat) {
    Verdict const v = view.sit(seat);
    CHECK_FALSE(v);
    CHECK(v.why.find("ask the GM") != std::string::npos);
  }
  CHECK(view.seated() == kNobody);
  CHECK(view.secret());
  CHECK(view.actor() == kNobody);
  CHECK_FALSE(view.absent());
}
