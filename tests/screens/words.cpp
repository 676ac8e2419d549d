// Small words and places of the screens: what an icon says, a count as a sentence, the cells of the order's keys.
#include <catch2/catch_test_macros.hpp>

#include <algorithm>

#include "desk/play.hpp"
#include "screens/end/chart.hpp"
#include "screens/table/count.hpp"
#include "screens/table/left.hpp"
#include "screens/table/order_entry.hpp"
#include "screens/table/over_board.hpp"
#include "session/session.hpp"

using namespace paddock;
using namespace paddock::app;

namespace {

std::unique_ptr<Session> by_link(Seat invited) {
  Setup s;
  s.game = "nascar";
  s.track = "short_oval";
  for (int i = 0; i < 3; ++i) s.seats.push_back({i == 0 ? "Ann" : i == 1 ? "Ben" : "Cy", i, i + 7, "link", Doc::object()});
  auto made = start_session(s, 5, 0x77);
  REQUIRE(made);
  if (invited < 0) return std::move(*made);
  auto opened = open_link((*made)->invite_link(invited), 9);
  REQUIRE(opened);
  return std::move(opened->session);
}

std::string told(Play const& play, Seat seat) {
  for (auto const& row : play.truth().standing(play.chair().viewer()).rows)
    if (row.seat == seat) return state_words(play, row, true);
  return {};
}

}  // namespace

TEST_CASE("on the timeline a crash has the colour of what is bad, never that of oil and sand", "[app][table]") {
  using K = Film::Effect;
  CHECK(mark_role(K::Crash) == app::Role::Bad);
  for (auto kind : {K::Crash, K::OffTrack, K::Violation}) CHECK(mark_role(kind) != app::Role::Warn);
  CHECK(mark_role(K::OilTurn) == app::Role::Warn);
}

TEST_CASE("awaited, not known here and sealed are told apart", "[app][twin]") {
  Play desk("77", by_link(kNobody));
  CHECK(told(desk, 1) == "awaited");
  Play player("77", by_link(1), Doc(), 1);
  REQUIRE(player.race().player());
  CHECK(told(player, 0) == "not known here");
  CHECK(told(player, 1) == "yours");
  player.draft().type("(6M)");
  REQUIRE(player.seal(100));
  CHECK(told(player, 1) == "sealed");
  CHECK(told(player, 0) == "not known here");
}

TEST_CASE("every icon of a game's lists has a word of its own", "[app][twin][gravel_kings]") {
  std::vector<std::string> words;
  for (char const* icon : {"pencil", "hourglass", "check", "engine-off", "ban"}) {
    std::string const word = icon_words(icon);
    INFO(icon);
    CHECK_FALSE(word.empty());
    CHECK(std::find(words.begin(), words.end(), word) == words.end());
    words.push_back(word);
  }
  CHECK(std::string(icon_words("pencil")) == "asked now");
  CHECK(std::string(icon_words("")).empty());
  Setup s;
  s.game = "gravel_kings";
  for (int i = 0; i < 2; ++i) s.seats.push_back({i ? "Lanterns" : "Hornets", i, i + 1, "screen", Doc::object()});
  auto meeting = start_session(s, 7, 1);
  REQUIRE(meeting);
  int icons = 0;
  while ((*meeting)->actor() >= 0) {
    for (Panel const& panel : (*meeting)->standing((*meeting)->actor()).panels)
      for (auto const& row : panel.rows)
        if (row.icon[0]) {
          ++icons;
          CHECK_FALSE(std::string(icon_words(row.icon)).empty());
        }
    REQUIRE((*meeting)->absent());
  }
  CHECK(icons > 20);
}

TEST_CASE("what is written is counted in a sentence", "[app][twin]") {
  CHECK(count_sentence(0, 1) == "0 of 1 move is written.");
  CHECK(count_sentence(1, 10) == "1 of 10 moves is written.");
  CHECK(count_sentence(0, 10) == "0 of 10 moves are written.");
  CHECK(count_sentence(3, 10) == "3 of 10 moves are written.");
  CHECK(count_sentence(2, 1) == "2 of 1 moves are written.");
}

TEST_CASE("the keys of a phone are two rows of four, undo at the end of the first one", "[app][table]") {
  auto const race = by_link(kNobody);
  Desk const desk = race->desk(0);
  REQUIRE(desk.keys.size() == 6);
  auto const caps = [](std::vector<Key> const& keys) {
    std::string out;
    for (Key const& key : keys) out += (out.empty() ? "" : " ") + key.cap;
    return out;
  };
  CHECK(caps(key_cells(desk, true, false)) == std::string("L M R ") + kUndoKey + " A B S " + kAnewKey);
  CHECK(caps(key_cells(desk, false, false)) == caps(key_cells(desk, true, false)));   // seven in a row cut their labels
  CHECK_FALSE(key_cells(desk, true, false)[3].enabled);
  CHECK(key_cells(desk, true, true)[7].enabled);
}

TEST_CASE("cars that share a place stand one below the other beside the chart", "[app][end]") {
  ChartData data;
  for (int place : {1, 3, 1, 4}) {
    ChartData::Car car;
    car.place = {1, place};
    data.cars.push_back(car);
  }
  CHECK(end_rows(data) == std::vector{1, 3, 2, 4});
}
