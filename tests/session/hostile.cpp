// What comes in from outside and is made to hurt: numbers that do not fit, names that cannot be seen.
#include <catch2/catch_test_macros.hpp>

#include "session/session.hpp"

using namespace paddock;

namespace {

Doc setup_doc() {
  return Doc{{"game", "nascar"}, {"track", "short_oval"}, {"seats", {{{"name", "Ann"}, {"number", 7}}, {{"name", "Ben"}, {"number", 8}}}}};
}

std::string setup_fault(Doc const& doc) {
  auto const setup = setup_from_doc(doc);
  return setup ? "" : setup.error().where;
}

Doc save_doc() {
  auto const setup = setup_from_doc(setup_doc());
  REQUIRE(setup);
  auto game = start_session(*setup, 5, 77);
  REQUIRE(game);
  for (Seat s = 0; s < 2; ++s) REQUIRE((*game)->commit_text(s, "MMMMMM"));
  return (*game)->save();
}

std::string save_fault(Doc const& doc) {
  auto const game = load_session(doc);
  return game ? "" : game.error().where;
}

}  // namespace

TEST_CASE("numbers of a set-up that only fit after cutting are refused with their place", "[hostile]") {
  CHECK(setup_fault(setup_doc()).empty());
  for (int64_t n : {int64_t(256), int64_t(1) << 32, -(int64_t(1) << 32), int64_t(1) << 62}) {
    for (char const* key : {"livery", "number"}) {
      Doc doc = setup_doc();
      doc["seats"][1][key] = n == 256 ? 1024 : n;
      CHECK(setup_fault(doc) == std::string("/setup/seats/1/") + key);
    }
    Doc doc = setup_doc();
    doc["laps"] = n;
    CHECK(setup_fault(doc) == "/setup/laps");
  }
}

TEST_CASE("names that cannot be seen are refused, others are cleaned", "[hostile]") {
  for (std::string const& name : {std::string("\xE2\x80\x8B\xE2\x80\x8D"), std::string("\xE2\x80\xAE\xEF\xBB\xBF"), std::string("\0\0", 2), std::string(" \t\n")}) {
    Doc doc = setup_doc();
    doc["seats"][1]["name"] = name;
    CHECK(setup_fault(doc) == "/setup/seats/1/name");
    auto setup = setup_from_doc(setup_doc());
    REQUIRE(setup);
    setup->seats[1].name = name;
    auto game = start_session(*setup, 5, 77);
    REQUIRE(game);
    auto const opened = open_link((*game)->table_link(), 5);
    REQUIRE_FALSE(opened);
    INFO(opened.error().text());
    if (name[0] != 0) CHECK(opened.error().where == "/setup/seats/1/name");  // no text of a link holds zero bytes
  }
  Doc doc = setup_doc();
  doc["seats"][0]["name"] = std::string("A\0n\xE2\x80\xAEn", 7);
  doc["title"] = "Spring\xE2\x80\x8B Cup\x07";
  auto const setup = setup_from_doc(doc);
  REQUIRE(setup);
  CHECK(setup->seats[0].name == "Ann");
  CHECK(setup->title == "Spring Cup");
}

TEST_CASE("seats of a save that only fit after cutting are refused with their place", "[hostile]") {
  Doc const good = save_doc();
  CHECK(save_fault(good).empty());
  for (int64_t seat : {int64_t(256), int64_t(1) << 32, (int64_t(1) << 32) + 1, int64_t(-256), int64_t(12)}) {
    Doc doc = good;
    doc["actions"][0][0] = seat;
    CHECK(save_fault(doc) == "/actions/0");
    doc = good;
    doc["seat"] = seat;
    CHECK(save_fault(doc) == "/seat");
    doc = good;
    doc["tape"] = Doc::array({Doc::array({"x", seat, "d6", 1})});
    CHECK(save_fault(doc) == "/tape/0");
  }
}
