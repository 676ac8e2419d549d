// Copies of one race: which one goes on from which, what a desk keeps, and a GM on another device.
#include <catch2/catch_test_macros.hpp>

#include "core/dice.hpp"
#include "desk/play.hpp"
#include "session/sim.hpp"
#include "shell/impl.hpp"

using namespace paddock;
using namespace paddock::app;

namespace {

std::unique_ptr<Session> race(std::string const& game, uint64_t seed) {
  Setup s;
  s.game = game;
  if (game == "nascar") s.track = "short_oval";
  for (int i = 0; i < 2; ++i) s.seats.push_back({i ? "Jo" : "Kim", i, i + 7, "link", Doc::object()});
  auto made = start_session(s, seed, 0x77);
  REQUIRE(made);
  return std::move(*made);
}

// Drives on until the turn; another `way` gives other orders.
void drive(Session& session, int turn, uint64_t way = 0) {
  for (uint64_t n = way * 1000; session.actor() >= 0 && session.turn() < turn; ++n) REQUIRE(sim_move(session, way ? "random" : "easy", mix64(n)));
}

std::unique_ptr<Session> reloaded(Session const& session) {
  auto again = load_session(session.save());
  REQUIRE(again);
  return std::move(*again);
}

std::unique_ptr<Session> by_link(Session const& table, uint64_t entropy = 9) {
  auto opened = open_link(table.table_link(), entropy);
  REQUIRE(opened);
  return std::move(opened->session);
}

}  // namespace

TEST_CASE("copies of one race are told apart: the same, older, newer, parted and from which turn on", "[app][copies]") {
  for (char const* game : {"nascar", "speed_circuit", "gravel_kings"}) {
    INFO(game);
    auto const v1 = race(game, 5);
    drive(*v1, 3);
    auto const v2 = reloaded(*v1);
    CHECK(kinship(*v1, *v2).kind == Kinship::Same);
    drive(*v2, 5);
    CHECK(kinship(*v1, *v2).kind == Kinship::Older);
    CHECK(kinship(*v2, *v1).kind == Kinship::Newer);
    drive(*v1, 6, 4);
    CHECK(kinship(*v1, *v2).kind == Kinship::Forked);
    CHECK(kinship(*v1, *v2).turn == 3);
    CHECK(kinship(*v2, *v1).turn == 3);
    auto const other = race(game, 6);
    drive(*other, 4, 2);
    CHECK(kinship(*other, *v2).kind == Kinship::Forked);
  }
}

TEST_CASE("a forged link that skips turns does not make the true one old", "[app][copies][links]") {
  auto const table = race("gravel_kings", 5);
  drive(*table, 4);
  auto const kept = by_link(*table);
  auto const forger = reloaded(*table);
  drive(*forger, 9, 4);
  drive(*table, 5);
  auto const truth = by_link(*table), forged = by_link(*forger);
  REQUIRE(forged->turn() == 9);
  CHECK(kinship(*truth, *kept).kind == Kinship::Newer);
  for (auto const& page : {by_link(*forger), reloaded(*forged)}) {
    CHECK(kinship(*truth, *page).kind == Kinship::Forked);
    CHECK(kinship(*truth, *page).turn == 4);
    CHECK(kinship(*page, *truth).kind == Kinship::Forked);
  }
  drive(*table, 9);
  CHECK(kinship(*by_link(*table), *kept).kind == Kinship::Newer);    // turns were skipped, the history is the same
  CHECK(kinship(*by_link(*table), *truth).kind == Kinship::Newer);
  CHECK(kinship(*truth, *reloaded(*by_link(*table))).kind == Kinship::Older);
}

TEST_CASE("every kind of link that carries a history says from which turn it differs", "[app][copies][links]") {
  for (char const* game : {"nascar", "speed_circuit", "gravel_kings"}) {
    auto const table = race(game, 5);
    drive(*table, 3);
    auto const forger = reloaded(*table);
    drive(*table, 6);
    drive(*forger, 8, 4);
    auto const links = [](Session const& s) { return std::vector<std::string>{s.table_link(), s.invite_link(0), s.invite_link(1), s.secret() ? "" : s.replay_link()}; };
    auto const mine = links(*table), forged = links(*forger);
    for (size_t a = 0; a < mine.size(); ++a)
      for (size_t b = 0; b < forged.size(); ++b) {
        if (mine[a].size() < 3 || forged[b].size() < 3) continue;
        INFO(game << " " << mine[a].substr(0, 2) << " " << forged[b].substr(0, 2));
        auto const kept = open_link(mine[a], 9), came = open_link(forged[b], 9);
        REQUIRE(kept);
        REQUIRE(came);
        CHECK(kinship(*came->session, *kept->session).kind == Kinship::Forked);
        CHECK(kinship(*came->session, *kept->session).turn == 3);
        CHECK(kinship(*kept->session, *came->session).kind == Kinship::Forked);   // never "older"
        CHECK(kinship(*kept->session, *reloaded(*came->session)).turn == 3);
      }
  }
}

TEST_CASE("a duel that ends within a phase is one copy with what is kept of it", "[app][copies][car_wars]") {
  int ended = 0;   // before its last turn
  for (uint64_t seed = 1; seed <= 40 && ended == 0; ++seed) {
    auto const duel = race("car_wars", seed);
    for (uint64_t n = 0; duel->actor() >= 0; ++n) REQUIRE(sim_move(*duel, "random", mix64(seed * 100'000 + n)));
    INFO("seed " << seed << ", turn " << duel->turn());
    CHECK(kinship(*duel, *reloaded(*duel)).kind == Kinship::Same);
    ended += duel->turn() < 140;
  }
  CHECK(ended > 0);
}

TEST_CASE("what is written for the running turn parts no copies", "[app][copies]") {
  auto const kept = race("nascar", 5);
  drive(*kept, 3);
  auto const came = reloaded(*kept);
  REQUIRE(sim_move(*came, "easy", 1));
  CHECK(kinship(*came, *kept).kind == Kinship::Same);
  auto const link = by_link(*kept), next = by_link(*came);
  CHECK(kinship(*link, *next).kind == Kinship::Same);
  REQUIRE(link->sit(1));
  CHECK(kinship(*next, *link).kind == Kinship::Same);
}

TEST_CASE("a table that comes to the end is one copy with its turns before", "[app][copies]") {
  auto const kept = race("gravel_kings", 5);
  drive(*kept, 4);
  auto const over = reloaded(*kept);
  drive(*over, 1000);
  REQUIRE(over->actor() == kOver);
  CHECK(kinship(*over, *kept).kind == Kinship::Newer);
  CHECK(kinship(*kept, *over).kind == Kinship::Older);
  CHECK(kinship(*reloaded(*over), *over).kind == Kinship::Same);
}

TEST_CASE("names of further copies are numbered, names of other kinds are not", "[app][copies]") {
  CHECK(copy_number("0123456789abcdef") == 1);
  CHECK(copy_number("0123456789abcdef-2") == 2);
  CHECK(copy_number("0123456789abcdef-p-13") == 13);
  for (char const* name : {"0123456789abcdef-p", "0123456789abcdef-p2", "0123456789abcdef-w", "0123456789abcdef-r", "x-", "x-123456789012"}) CHECK(copy_number(name) == 1);
}

TEST_CASE("the GM goes on from his own table link on another device, with new dice", "[app][copies][gm]") {
  for (char const* game : {"nascar", "speed_circuit"}) {
    INFO(game);
    auto const table = race(game, 5);
    drive(*table, 4);
    auto const link = by_link(*table);
    auto taken = link->as_table(123);
    REQUIRE(taken);
    CHECK(taken->role() == paddock::Role::Table);
    CHECK(taken->game_id() == table->game_id());
    CHECK(taken->hash() == table->hash());
    CHECK(kinship(*taken, *table).kind == Kinship::Same);
    CHECK(get_text(taken->save(), "seed") == "000000000000007b");
    auto const again = reloaded(*taken);
    CHECK(again->hash_matches());
    Play desk("a", std::move(taken));
    CHECK(desk.drivers().by_link());
    CHECK(desk.tray().missing().size() == 2);
    for (Seat seat : desk.tray().missing()) desk.collect(seat, {.way = Collected::Ghost});
    CHECK(desk.publish());               // and it can be played on
    CHECK(desk.truth().turn() == 5);
    CHECK(table->as_table(1) == nullptr);
  }
}

TEST_CASE("no link of lasting secrets makes a GM", "[app][copies][gm]") {
  auto const table = race("gravel_kings", 5);
  drive(*table, 4);
  CHECK(by_link(*table)->as_table(123) == nullptr);
  auto const seat = open_link(table->invite_link(1), 3);
  REQUIRE(seat);
  CHECK(seat->session->as_table(123) == nullptr);
}

// An order sheet of more letters than 4,000, for whatever this seat rides now.
std::string long_sheet(Session const& session, Seat seat) {
  std::string conditions = "ALLPREV.STUCK";
  for (int n = 1; n < 90; ++n) conditions += " OR ALLPREV.STUCK";
  std::string line = "PLAY IF " + conditions + " : HIGH";
  for (int n = 1; n < 3; ++n) line += " ; IF " + conditions + " : HIGH";
  for (int heat = 1; heat <= 6; ++heat)
    for (char const* step : {"START", "LAP 1", "LAP 2", "LAP 3", "LAP 4"})
      for (int rider = 1; rider <= 7; ++rider) {
        std::string const head = "HEAT " + std::to_string(heat) + " " + step + " RIDER " + std::to_string(rider) + "\n";
        if (session.read(seat, head + "PLAY LOW").error_column == 0) return head + line;
      }
  return "";
}

TEST_CASE("an order sheet over 4,000 letters survives a reload: the collected one, the draft, the letter", "[app][play][gm]") {
  auto table = race("gravel_kings", 5);
  drive(*table, 3);
  Play gm("a", std::move(table));
  std::string const text = long_sheet(gm.truth(), 1);
  Sheet const sheet = gm.truth().read(1, text);
  INFO(sheet.error << " at " << sheet.error_column << " of " << text.size());
  REQUIRE(sheet.error_column == 0);
  REQUIRE(sheet.clean.size() > 4000);
  Collected order;
  order.way = Collected::Text;
  order.text = sheet.clean;
  gm.collect(1, order);
  gm.clock().set_pace(24, 100);
  Doc const kept = gm.save();
  auto again = load_session(kept);
  REQUIRE(again);
  Play back("a", std::move(*again), Play::extra_of(kept));
  REQUIRE(back.tray().of(1));
  CHECK(back.tray().of(1)->text == sheet.clean);
  CHECK(back.clock().deadline() == gm.clock().deadline());
  back.collect(0, {.way = Collected::Ghost});
  CHECK(back.publish());
  auto opened = open_link(gm.truth().invite_link(1), 3);
  REQUIRE(opened);
  Play player("b", std::move(opened->session), {}, 1);
  REQUIRE(player.draft().type(text).error_column == 0);
  Play const later("b", std::move(*load_session(player.save())), Play::extra_of(player.save()));
  CHECK(later.draft().session().order_text(1) == sheet.clean);
}

TEST_CASE("the inbox of a desk comes back whole, up to a mebibyte", "[app][play][gm]") {
  Play gm("a", race("gravel_kings", 5));
  for (int n = 0; n < 100; ++n) gm.inbox().paste("Kim:\n1 2, 3 4, 1 5, 2 3, 4 " + std::to_string(n) + "; reserve 6", n);
  REQUIRE(gm.inbox().letters().size() > 60);
  Doc const kept = gm.save();
  auto again = load_session(kept);
  REQUIRE(again);
  CHECK(Play("a", std::move(*again), Play::extra_of(kept)).inbox().letters().size() == gm.inbox().letters().size());
}
