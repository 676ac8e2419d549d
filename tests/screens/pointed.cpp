// A line of the log that was pressed: what it names is lit on the board, by tiles where the log counts them, else where the game
// says it happened.
#include <catch2/catch_test_macros.hpp>

#include "../desk/nowhere.hpp"
#include "desk/play.hpp"
#include "screens/table/pointed.hpp"
#include "store/library.hpp"

using namespace paddock;
using namespace paddock::app;

namespace {

struct Table {
  Nowhere host;
  store::Library library{host.storage()};
  UiState ui;
  std::vector<Intent> intents;
  Play play;
  Stage stage{.host = host, .ui = ui, .library = library, .play = &play, .intents = intents};
  TableView view;
  CameraWork camera;
  Pointed pointed;

  explicit Table(char const* game) : play("g", started(game)) { view.refresh(play); }

  static std::unique_ptr<Session> started(char const* game) {
    Setup s;
    s.game = game;
    if (s.game == "nascar") s.track = "short_oval";
    for (int i = 0; i < 2; ++i) s.seats.push_back({i ? "Lanterns" : "Hornets", i, i + 1, "you", Doc::object()});
    auto made = start_session(s, 7, 7);
    REQUIRE(made);
    return std::move(*made);
  }

  // How many places are lit once line `n` is pressed, and the last of them.
  size_t press(int n, Vec* at = nullptr) {
    size_t const own = view.scene.marks.size();
    view.marks = own;
    pointed.look_at_line(stage, view, camera, n);
    pointed.light(stage, view);
    size_t const lit = view.scene.marks.size() - own;
    if (lit && at) *at = view.scene.marks.back().at;
    view.scene.marks.resize(own);
    return lit;
  }
};

Line placed(std::string text, Vec at) {
  Line l;
  l.text = std::move(text);
  l.at = at;
  return l;
}

Line told(std::string text) {
  Line l;
  l.text = std::move(text);
  return l;
}

}  // namespace

TEST_CASE("a pressed line lights its place on a road of rows, too", "[app][table][log]") {
  Table t("speed_circuit");
  REQUIRE(t.view.scene.ground);
  t.view.log = {placed("spins in row 12, lane 1.", {20.5f, 8.25f}), told("a line with (12,1) in it"), placed("off the board", {-500, 8})};
  t.view.told = t.view.log.size();
  Vec at;
  CHECK(t.press(0, &at) == 1);
  CHECK(at == Vec{20.5f, 8.25f});
  CHECK(t.press(0) == 0);                 // pressed again: out
  CHECK(t.press(1) == 0);                 // no tiles are counted here
  CHECK(t.press(2) == 0);
}

TEST_CASE("columns and rows are offered where the log counts tiles, and nowhere else", "[app][table][log]") {
  Table nascar("nascar"), circuit("speed_circuit"), meeting("gravel_kings");
  CHECK(counts_tiles(nascar.view.scene));
  CHECK_FALSE(counts_tiles(circuit.view.scene));
  CHECK_FALSE(counts_tiles(meeting.view.scene));
  nascar.view.log = {told("hits the wall at (12,1)")};
  nascar.view.told = 1;
  Vec at;
  CHECK(nascar.press(0, &at) == 1);
  CHECK(at == Vec{12.5f, 1.5f});
}

TEST_CASE("a line of a part gone by shows that part, for nobody stands there now", "[app][table][log]") {
  Table t("speed_circuit");
  t.view.log = {told("of now"), placed("spins in row 12, lane 1.", {20.5f, 8.25f})};
  t.view.log_of = {9, 4};
  t.view.told = 1;
  CHECK(t.press(1) == 0);
  REQUIRE(t.intents.size() == 1);
  CHECK(t.intents[0].kind == Intent::ShowTurn);
  CHECK(t.intents[0].number == 4);
}
