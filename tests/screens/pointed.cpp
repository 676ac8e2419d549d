// A line of the log that was pressed: what it names is lit on the board, by tiles where the log counts them, else where the game
// says it happened.
#include <catch2/catch_test_macros.hpp>

#include "../store/medium.hpp"
#include "desk/play.hpp"
#include "screens/table/pointed.hpp"
#include "store/library.hpp"

using namespace paddock;
using namespace paddock::app;

namespace {

// A platform nobody asks anything of.
class Nowhere final : public Host {
 public:
  store::KeyValue& storage() override { return tab_; }
  Preferences preferences() const override { return {}; }
  double now_ms() const override { return 0; }
  int64_t unix_time() const override { return 100; }
  uint64_t entropy() override { return 5; }
  std::string base_url() const override { return {}; }
  void copy_text(std::string_view) override {}
  void request_paste() override {}
  bool can_share() const override { return false; }
  void share(std::string_view, std::string_view) override {}
  std::string save_file(std::string_view, std::string_view) override { return {}; }
  void open_file() override {}
  void clear_fragment() override {}
  void request_persistence() override {}
  LockState lock(std::string_view) override { return LockState::Mine; }
  void steal_lock(std::string_view) override {}
  void release_lock(std::string_view) override {}
  void set_title(std::string_view) override {}
  void twin(std::string_view) override {}
  void reload_for_update() override {}

 private:
  store::Medium medium_;
  store::MediumTab tab_{medium_};
};

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
  Vec at;
  CHECK(nascar.press(0, &at) == 1);
  CHECK(at == Vec{12.5f, 1.5f});
}
