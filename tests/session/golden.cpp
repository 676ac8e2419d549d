// The golden corpus (tests/golden/<version>/<game>.json, written by tools/golden at each release): whatever a released version
// wrote opens to the position it was written at, for ever, or says in one sentence that its rules or coding are others.
#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>

#include "session/save_io.hpp"

using namespace paddock;

namespace {

std::vector<std::filesystem::path> sets() {
  std::vector<std::filesystem::path> out;
  for (auto const& file : std::filesystem::recursive_directory_iterator(std::filesystem::path(PADDOCK_SOURCE_DIR "/tests/golden")))
    if (file.path().extension() == ".json") out.push_back(file.path());
  std::sort(out.begin(), out.end());
  return out;
}

Doc read_set(std::filesystem::path const& path) {
  std::ifstream file(path, std::ios::binary);
  std::string const text{std::istreambuf_iterator<char>(file), {}};
  auto doc = parse_doc(text, 16u << 20);
  if (!doc) FAIL(path << ": " << doc.error().text());
  return std::move(*doc);
}

struct Counts {
  int links = 0, saves = 0, orders = 0;
  std::string kinds;
};

void check_same(Session const& s, Doc const& moment) {
  CHECK(s.turn() == get_int(moment, "turn"));
  CHECK(saves::to_hex(s.public_hash()) == get_text(moment, "hash"));
  CHECK(s.hash_matches());
}

// Of numbers that this build still has.
void check_moment(Doc const& moment, Counts& counts) {
  auto table = load_session(moment["save"]);
  if (!table) FAIL(table.error().text());
  check_same(**table, moment);
  ++counts.saves;
  for (Doc const& link : moment["links"]) {
    auto opened = open_link(link.get<std::string>(), 3);
    if (!opened) FAIL(opened.error().text());
    REQUIRE(opened->session);
    check_same(*opened->session, moment);
    counts.kinds += link.get<std::string>()[1];
    ++counts.links;
  }
  for (Doc const& one : moment["orders"]) {
    auto opened = open_link(get_text(one, "link"), 3);
    if (!opened) FAIL(opened.error().text());
    REQUIRE(opened->kind == Opened::OrdersFor);
    auto sheet = (*table)->read_orders(opened->orders);
    if (!sheet) FAIL(sheet.error().text());
    CHECK(sheet->clean == get_text(one, "says"));
    ++counts.orders;
  }
}

// Of numbers that are gone: said, never guessed at.
void check_refused(Doc const& moment, Counts& counts) {
  for (Doc const& link : moment["links"]) {
    auto opened = open_link(link.get<std::string>(), 3);
    REQUIRE_FALSE(opened);
    CHECK(opened.error().text().find("by an older Paddock") != std::string::npos);
    ++counts.links;
  }
}

}  // namespace

TEST_CASE("links and saves of every released version open to the position they were written at", "[golden][links]") {
  for (auto const& path : sets()) {
    INFO(path.string());
    Doc const set = read_set(path);
    GameInfo const* game = find_game(get_text(set, "game"));
    REQUIRE(game);
    Versions const here = game->versions, then{int(get_int(set, "rules")), int(get_int(set, "coding"))};
    Counts counts;
    for (Doc const& race : set["races"])
      for (Doc const& moment : race) {
        INFO("turn " << get_int(moment, "turn") << " of " << get_text(moment["save"]["setup"], "title"));
        if (then == here) check_moment(moment, counts);
        else check_refused(moment, counts);
      }
    CHECK(counts.links > 20);
    if (then == here) CHECK(counts.orders > 10);
  }
}

TEST_CASE("the golden corpus of this version holds every game and every kind of link", "[golden][links]") {
  Counts all;
  for (GameInfo const& game : games()) {
    std::filesystem::path const path = PADDOCK_SOURCE_DIR "/tests/golden/" PADDOCK_VERSION "/" + std::string(game.id) + ".json";
    INFO(path.string() << " is written by tools/golden");
    REQUIRE(std::filesystem::exists(path));
    Doc const set = read_set(path);
    CHECK(game.versions == Versions{int(get_int(set, "rules")), int(get_int(set, "coding"))});
    for (Doc const& race : set["races"])
      for (Doc const& moment : race) check_moment(moment, all);
  }
  for (char kind : {'r', 't', 'i', 'v'}) CHECK(all.kinds.find(kind) != std::string::npos);
  CHECK(all.orders > 0);
}
