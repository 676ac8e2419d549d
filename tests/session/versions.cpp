// The numbers of rules and coding that stand in links and saves: read, compared, and told apart in one sentence.
#include <catch2/catch_test_macros.hpp>

#include <set>

#include "post/link_scan.hpp"
#include "session/link_versions.hpp"
#include "session/sim.hpp"

using namespace paddock;

namespace {

std::unique_ptr<Session> race(GameInfo const& game) {
  Setup setup;
  setup.game = game.id;
  setup.track = game.tracks().front().id;
  setup.laps = 1;
  for (int i = 0; i < 2; ++i) setup.seats.push_back({i ? "Ben" : "Ann", i, i + 1, "link", Doc::object()});
  auto made = start_session(setup, 5, 77);
  REQUIRE(made);
  return std::move(*made);
}

// The same link as a Paddock with other numbers would have written it; both nought: without any.
std::string as_of(std::string const& link, int rules, int coding) {
  auto opened = post::open_link(link);
  REQUIRE(opened);
  REQUIRE(opened->sections.size() == 1);
  REQUIRE(opened->sections[0].type == links::kVersionsSection);
  if (!rules) opened->sections.clear();
  else {
    std::string& bytes = opened->sections[0].bytes;
    std::string const tag = bytes.substr(2);
    bytes.clear();
    post::put_varint(bytes, uint64_t(rules));
    post::put_varint(bytes, uint64_t(coding));
    bytes += tag;
  }
  return post::fragment(*opened);
}

std::string error_of(std::string const& link) {
  auto opened = open_link(link, 3);
  REQUIRE_FALSE(opened);
  return opened.error().text();
}

std::string orders_of(Session const& table) {
  auto copy = open_link(table.invite_link(0), 3);
  REQUIRE(copy);
  REQUIRE(sim_move(*copy->session, "easy", 9));
  return copy->session->orders_link(0);
}

}  // namespace

TEST_CASE("every link says the numbers of its game, and one byte tells the games apart", "[versions]") {
  std::set<int> tags;
  for (GameInfo const& game : games()) {
    INFO(game.id);
    auto const table = race(game);
    Versions const here = game.versions;
    CHECK(tags.insert(links::game_tag(game.id)).second);
    for (std::string const& link : {table->table_link(), table->invite_link(0), orders_of(*table)}) {
      auto opened = post::open_link(link);
      REQUIRE(opened);
      REQUIRE(opened->sections.size() == 1);
      bool const orders = opened->kind == post::Kind::Orders;
      std::string wanted{char(here.rules), char(here.coding)};
      if (!orders) wanted += char(links::game_tag(game.id));
      CHECK(opened->sections[0].bytes == wanted);
    }
    Doc const save = table->save();
    CHECK(get_int(save, "rules") == here.rules);
    CHECK(get_int(save, "coding") == here.coding);
  }
}

TEST_CASE("a link without numbers is of the first ones: it opens where they still hold; one of others says which", "[versions]") {
  for (GameInfo const& game : games()) {
    INFO(game.id);
    auto const table = race(game);
    Versions const here = game.versions;
    std::string const link = table->invite_link(0), title = game.title, rules = std::to_string(here.rules), coding = std::to_string(here.coding);
    bool const first = here == Versions{};
    auto opened = open_link(as_of(link, 0, 0), 3);
    REQUIRE(bool(opened) == first);
    if (first) CHECK(opened->session->public_hash() == table->public_hash());
    else CHECK(opened.error().text().find("by an older Paddock, with rules 1 and coding 1 of " + title) != std::string::npos);
    CHECK(error_of(as_of(link, here.rules, 300)) == "This link was written by a newer Paddock, with rules " + rules + " and coding 300 of " + title +
                                                        "; this one has rules " + rules + " and coding " + coding +
                                                        ". Reload the page or update, then open it again.");
    CHECK(error_of(as_of(link, 70, here.coding)).find("rules 70 and coding " + coding) != std::string::npos);
    auto const orders = open_link(as_of(orders_of(*table), 0, 0), 3);
    REQUIRE(orders);
    CHECK(bool(table->read_orders(orders->orders)) == first);
    auto const others = open_link(as_of(orders_of(*table), here.rules, here.coding + 1), 3);
    REQUIRE(others);
    auto const refused = table->read_orders(others->orders);
    REQUIRE_FALSE(refused);
    CHECK(refused.error().text().find("by a newer Paddock, with rules " + rules + " and coding " + std::to_string(here.coding + 1)) != std::string::npos);
  }
}

TEST_CASE("what an older Paddock wrote is named as such, and damaged numbers are no numbers", "[versions]") {
  post::Envelope link;
  auto said = links::readable(link, {1, 2}, "Null");
  REQUIRE_FALSE(said);
  CHECK(said.error().text() == "This link was written by an older Paddock, with rules 1 and coding 1 of Null; this one has rules 1 and coding 2. "
                               "Open it in that version, or ask for it again.");
  CHECK(links::readable(link, {1, 1}, "Null"));
  for (std::string const& bytes : {std::string(), std::string("\1"), std::string("\0\1", 2), std::string("\x80")}) {
    link.sections = {{links::kVersionsSection, bytes}};
    CHECK_FALSE(links::readable(link, {1, 1}, "Null"));
  }
  CHECK(links::readable_save(1, {1, 2}, "Null"));   // words bind only to the rules
  CHECK(links::readable_save(1, {2, 2}, "Null").error().text().find("by an older Paddock, with rules 1 of Null") != std::string::npos);
  CHECK(links::readable_save(3, {2, 2}, "Null").error().text().find("Reload the page") != std::string::npos);
}

TEST_CASE("a save of other rules is told apart from a damaged one", "[versions]") {
  for (GameInfo const& game : games()) {
    Doc save = race(game)->save();
    int const next = game.versions.rules + 1;
    save["rules"] = next;
    auto const loaded = load_session(save);
    REQUIRE_FALSE(loaded);
    CHECK(loaded.error().text().find("with rules " + std::to_string(next) + " of " + std::string(game.title)) != std::string::npos);
    save.erase("rules");   // of before there were numbers
    CHECK(bool(load_session(save)) == (next == 2));
  }
}
