#include <catch_amalgamated.hpp>
#include <string>

#include "store/library.hpp"
#include "medium.hpp"

using namespace paddock;
using namespace paddock::store;

namespace {

struct Shelf {
  Medium medium;
  MediumTab tab{medium};
  Library lib{tab};
  void keep(char const* id, char const* title, std::string const& text) {
    lib.save(id, {title, "nascar", "turn 3", 3, 77, ""}, text, {});
  }
  int import(std::string_view file, std::string* error = nullptr) {
    int got = -1;
    lib.import_file(file, [&](int kept, std::string const& e) {
      got = kept;
      if (error) *error = e;
    });
    return got;
  }
};

}  // namespace

TEST_CASE("exported games come back whole elsewhere") {
  Shelf from, to;
  from.keep("a", "First \"race\"", "{\"turn\": 3,\n \"name\": \"\\u00e9\"}");
  from.keep("b", "Second", "not json at all");
  std::string const file = from.lib.export_file();
  CHECK(parse_doc(file));
  CHECK(to.import(file) == 2);
  CHECK(to.lib.load("a")->summary.title == "First \"race\"");
  CHECK(to.lib.load("a")->summary.turn == 3);
  CHECK(*parse_doc(to.lib.load("a")->text) == *parse_doc(from.lib.load("a")->text));
  CHECK(to.lib.load("b")->text == "not json at all");
  CHECK(to.import(file) == 2);  // the same again changes nothing
  CHECK(to.lib.list().size() == 2);
  CHECK(parse_doc(from.lib.export_file({"b"}))->at("games").size() == 1);
  std::string const all = from.lib.export_file({}, R"({"format": "paddock-league"})");  // a league travels with them
  CHECK(parse_doc(all)->at("league").at("format") == "paddock-league");
  CHECK(to.import(all) == 2);
}

TEST_CASE("an imported game never replaces another of the same name") {
  Shelf shelf;
  shelf.keep("a", "Mine", "{\"turn\": 9}");
  std::string const file = R"({"format":"paddock-saves","schema":1,"games":[
    {"id":"a","title":"Theirs","save":{"turn":2}}, {"id":"a","title":"Theirs too","save":{"turn":3}},
    {"id":"../x","title":"Odd\u0007 name","save":{}}]})";
  CHECK(shelf.import(file) == 3);
  CHECK(shelf.lib.list().size() == 4);
  CHECK(shelf.lib.load("a")->summary.title == "Mine");
  CHECK(shelf.lib.load("a-2")->summary.title == "Theirs");
  CHECK(shelf.lib.load("a-3")->summary.title == "Theirs too");
}

TEST_CASE("a torn, foreign or newer file is refused with a reason and changes nothing") {
  Shelf from, to;
  from.keep("a", "First", "{\"turn\": 3}");
  std::string const file = from.lib.export_file();
  for (size_t n = 0; n + 2 < file.size(); ++n) {
    std::string error;
    CHECK(to.import(file.substr(0, n), &error) == 0);
    CHECK_FALSE(error.empty());
  }
  CHECK(to.medium.puts == 0);
  std::string error;
  to.import("{\"a\":1}", &error);
  CHECK(error.find("paddock-saves") != error.npos);
  to.import(R"({"format":"paddock-saves","schema":7,"games":[]})", &error);
  CHECK(error.find("newer Paddock") != error.npos);
  to.import(R"({"format":"paddock-saves","schema":1,"games":[{"id":"x"}]})", &error);
  CHECK(error.find("/games/0") != error.npos);
  to.import(std::string(40000, '['), &error);
  CHECK_FALSE(error.empty());
}
