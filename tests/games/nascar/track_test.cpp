// Track files: what is read, what is refused and where, what is worked out.
#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <cstdlib>

#include "core/assets.hpp"
#include "games/nascar/nascar.hpp"

using namespace paddock;
using namespace paddock::nascar;

namespace {

std::string text_of(std::string const& id) { return std::string(asset("assets/games/nascar/tracks/" + id + ".txt")); }

Error refused(std::string const& text) {
  auto track = load_track(text);
  return track ? Error{} : track.error();
}

}  // namespace

TEST_CASE("NR-14.1 every built-in track is sound", "[NR-14.1][NR-14.3]") {
  auto const cards = Nascar::tracks();
  REQUIRE(cards.size() >= 5);
  for (auto const& card : cards) {
    INFO(card.id);
    auto track = load_track(text_of(card.id));
    REQUIRE(track);
    CHECK(track->id == card.id);
    CHECK(card.seats == kMaxSeats);
    CHECK(track->slots >= 8);
    CHECK(card.facts.size() == 3);
    for (int i = 0; i < track->grid_size; ++i) {
      Tile const& t = (*track)[track->grid[size_t(i)]];
      CHECK_FALSE(t.is(Tile::Zone));
      CHECK(t.progress > track->longest / 2);  // behind the line
      for (int j = 0; j < track->grid_size; ++j) CHECK(t.next[track->heading] != track->grid[size_t(j)]);
    }
  }
}

TEST_CASE("NR-14.5 set-up names the par of every built-in track", "[NR-14.5]") {
  for (auto const& built_in : Nascar::tracks()) {
    INFO(built_in.id);
    auto const card = Nascar::track_card(text_of(built_in.id));
    REQUIRE(card);
    for (std::string const label : {"par, first lap", "par, flying lap"}) {
      auto const figure = std::find_if(card->figures.begin(), card->figures.end(), [&](Figure const& f) { return f.label == label; });
      INFO(label);
      REQUIRE(figure != card->figures.end());
      CHECK(std::atoi(figure->value.c_str()) > 5);
    }
  }
}

TEST_CASE("One track holds every sign", "[NR-14.2]") {
  auto const track = load_track(text_of("proving_ground"));
  REQUIRE(track);
  for (char c : std::string("* o.Ssb#P=12345678")) {
    bool found = false;
    for (auto const& row : track->rows) found |= row.find(c) != std::string::npos;
    INFO(c);
    CHECK(found);
  }
  bool left = false, right = false;
  for (auto const& t : track->tiles) left |= t.bank < 0, right |= t.bank > 0;
  CHECK((left && right));
}

TEST_CASE("NR-14.2 limits are kept before anything is built", "[NR-14.1][NR-14.2]") {
  CHECK(refused("size: 161x10\nmap:\n*\n").where == "line 1, column 6");
  CHECK(refused("size: 10x97\nmap:\n*\n").what.find("160x96") != std::string::npos);
  CHECK(refused(std::string(70000, '*')).what.find("64 KB") != std::string::npos);
  std::string big = "size: 100x96\nuse: study\nmap:\n";
  for (int y = 0; y < 96; ++y) big += std::string(100, '*') + "\n";
  CHECK(refused(big).what.find("4096") != std::string::npos);
  CHECK(refused("").what.find("map:") != std::string::npos);
  CHECK(refused("size: 4x4\nuse: study\nmap:\n\n\n").what.find("no track") != std::string::npos);
}

TEST_CASE("NR-14.1 line ends of other systems are read", "[NR-14.1]") {
  std::string text = text_of("short_oval"), crlf;
  for (char c : text) crlf += c == '\n' ? std::string("\r\n") : std::string(1, c);
  auto const track = load_track(crlf);
  REQUIRE(track);
  CHECK(track->tiles.size() == 805);
}

TEST_CASE("NR-14.4 progress falls by one on every way back to the line", "[NR-14.4]") {
  for (auto const& card : Nascar::tracks()) {
    auto const track = load_track(text_of(card.id));
    REQUIRE(track);
    for (auto const& t : track->tiles) {
      if (t.is(Tile::Line)) {
        REQUIRE(t.progress == 0);
        continue;
      }
      bool step = false;
      for (int h = 0; h < 8; ++h)
        if (int const n = t.next[size_t(h)]; n != kOff) step |= (*track)[n].progress + 1 == t.progress;
      REQUIRE(step);
    }
  }
}

TEST_CASE("A map of a player is named in the set-up's error", "[NR-14.2]") {
  Setup setup;
  setup.seats.resize(1);
  setup.track_text = "size: 5x1\nmap:\n**?**\n";
  auto game = Nascar::make(setup);
  REQUIRE_FALSE(game);
  CHECK(game.error().where == "/setup/map, line 3, column 3");
}
