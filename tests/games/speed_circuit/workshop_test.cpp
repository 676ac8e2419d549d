// The workshop of Speed Circuit: cars as documents, and what its screen offers.
#include <catch2/catch_test_macros.hpp>
#include <set>
#include <string>

#include "core/assets.hpp"
#include "games/speed_circuit/bot/usual.hpp"
#include "games/speed_circuit/rules/car_doc.hpp"
#include "games/speed_circuit/speed_circuit.hpp"
#include "session/workshops.hpp"

namespace paddock {
namespace {

Workshop const& shop() { return speed_circuit::workshop(); }
Doc doc_of(char const* text) {
  Expected<Doc> doc = parse_doc(text);
  REQUIRE(doc);
  return *doc;
}
Doc const kAllrounder = {{"cars", "wbc2009"}, {"accel", 60}, {"decel", 40}, {"top", 160}, {"start", 60}, {"wear", 6}, {"skill", 6}};

}  // namespace

TEST_CASE("a car is read in each of its forms and comes out in the clean one", "[speed_circuit][workshop]") {
  for (char const* text : {R"({"accel": 60, "decel": 40, "top": 160, "start": 60, "wear": 6, "skill": 6})", R"({"cars": "wbc2009", "car": "60/40/160/60/6/6"})",
                           R"({"name": "Mine", "spec": {"car": "60 40 160 60 6 6"}})", R"("60/40/160/60/6/6")"}) {
    INFO(text);
    Expected<Doc> const clean = shop().clean(doc_of(text));
    REQUIRE(clean);
    CHECK(*clean == kAllrounder);
    CHECK(*shop().read_tag(*shop().tag(doc_of(text))) == kAllrounder);
  }
}

TEST_CASE("a faulty car says where and what would be right", "[speed_circuit][workshop]") {
  auto const refused = [](char const* text, char const* where, char const* part) {
    Expected<Doc> const clean = shop().clean(doc_of(text));
    INFO(text);
    REQUIRE_FALSE(clean);
    CHECK(clean.error().where == where);
    INFO(clean.error().what);
    CHECK(clean.error().what.find(part) != std::string::npos);
    Doc const answer = shop().check(doc_of(text), Doc::object());
    CHECK(answer["legal"] == false);
    CHECK(answer["errors"][0]["path"] == where);
    CHECK_FALSE(shop().view(doc_of(text), Doc::object()).mends.empty());
  };
  refused(R"({"accel": 70, "decel": 40, "top": 160, "start": 60, "wear": 6, "skill": 6})", "/accel", "20, 40, 60");
  refused(R"({"accel": 60})", "/decel", "20, 40, 60");
  refused(R"({"accel": "60", "decel": 40})", "/accel", "one of");
  refused(R"({"accel": 99999999999999, "decel": 40})", "/accel", "one of");
  refused(R"({"cars": "wbc2077", "car": "60/40/160/60/6/6"})", "/cars", "wbc2009");
  refused(R"({"cars": 7})", "/cars", "wbc2009");
  refused(R"({"car": "60/40"})", "/car", "Six numbers");
  refused(R"({"accel": 60, "wings": 2})", "/wings", "nothing else");
  refused(R"({"spec": [1, 2]})", "/spec", "A car is expected");
  refused("7", "", "A car is expected");
}

TEST_CASE("a car over the budget costs what it costs, and one press makes it legal (SC-3.T)", "[speed_circuit][workshop]") {
  Doc const dear = doc_of(R"({"accel": 60, "decel": 60, "top": 200, "start": 100, "wear": 8, "skill": 6})");
  Doc const answer = shop().check(dear, Doc::object());
  CHECK(answer["points"] == 14);
  CHECK(answer["legal"] == false);
  CHECK(answer["errors"][0]["ruling"] == "SC-3.T");
  DesignView const v = shop().view(dear, Doc::object());
  REQUIRE(v.mends.size() == 1);
  Expected<Doc> const mended = changed(dear, v.mends[0]);
  REQUIRE(mended);
  CHECK(shop().check(*mended, Doc::object())["legal"] == true);
  CHECK(v.limits[0].over);
}

TEST_CASE("an event says the table, the laps and the circuit of a race", "[speed_circuit][workshop]") {
  Doc const other = doc_of(R"({"cars": "wbc2011"})");
  DesignView const v = shop().view(kAllrounder, other);
  REQUIRE(v.faults.size() == 1);
  CHECK(v.faults[0].path == "/cars");
  Expected<Doc> const mended = changed(kAllrounder, v.mends[0]);
  REQUIRE(mended);
  CHECK(shop().check(*mended, other)["legal"] == true);
  CHECK(shop().view(kAllrounder, doc_of(R"({"laps": 5})")).figures[4].value == "30");        // wear: six a lap
  CHECK(shop().view(kAllrounder, doc_of(R"({"circuit": "lac_verrain"})")).notes.size() == shop().view(kAllrounder, Doc::object()).notes.size() + 1);
  CHECK_FALSE(shop().clean_event(doc_of(R"({"laps": 26})")));
  CHECK_FALSE(shop().clean_event(doc_of(R"({"circuit": "../../etc"})")));
  CHECK_FALSE(shop().clean_event(doc_of(R"({"budget": 26})")));
  for (EventChoice const& c : shop().event_choices(Doc::object()))
    for (size_t i = 0; i < c.values.size(); ++i) {
      Doc event = Doc::object();
      if (!c.values[i].is_null()) event[c.key] = c.values[i];
      INFO(dump_doc(event));
      REQUIRE(shop().clean_event(event));
      for (EventChoice const& again : shop().event_choices(event))
        if (again.key == c.key) CHECK(again.chosen == int(i));
    }
}

TEST_CASE("every value of the catalogue can be taken, and only the taken one is chosen", "[speed_circuit][workshop]") {
  for (Doc const& design : {kAllrounder, doc_of(R"({"name": "Mine", "spec": "60/40/160/60/6/6"})"), doc_of(R"({"cars": "classic1977", "car": "60/60/160/60/5/0"})")}) {
    INFO(dump_doc(design));
    int chosen = 0;
    for (CatalogueItem const& item : shop().catalogue(design, Doc::object(), "").items) {
      INFO(item.id);
      Expected<Doc> const after = changed(design, item.spots.at(0).edit);
      REQUIRE(after);
      REQUIRE(shop().clean(*after));
      chosen += item.chosen;
      bool found = false;
      for (CatalogueItem const& now : shop().catalogue(*after, Doc::object(), "").items) found |= now.id == item.id && now.chosen;
      CHECK(found);
    }
    CHECK(chosen >= 6);
  }
}

TEST_CASE("the templates are legal, and the bots' own cars are what a bot builds", "[speed_circuit][workshop]") {
  Expected<Doc> const stock = parse_doc(asset("assets/games/speed_circuit/stock.json"));
  REQUIRE(stock);
  std::set<std::string> names;
  std::string made;
  for (DesignTemplate const& t : shop().templates()) {
    INFO(t.name);
    Doc const answer = shop().check(t.design, Doc::object());
    CHECK(answer["legal"] == true);
    CHECK(answer["points"] == answer["budget"]);
    CHECK(names.insert(t.name + t.shelf).second);
  }
  CHECK(names.size() == stock->size());
  for (auto const& table : speed_circuit::car_tables())
    for (TrackCard const& track : speed_circuit::SpeedCircuit::tracks()) {
      Setup setup;
      setup.game = "speed_circuit", setup.track = track.id, setup.laps = 3;
      setup.seats.push_back({});
      setup.settings["carTable"] = table.id;
      auto const game = speed_circuit::SpeedCircuit::make(setup);
      REQUIRE(game);
      speed_circuit::Usual const usual = speed_circuit::usual_car(*game);
      std::string const car = speed_circuit::design_text(table, usual.levels);
      made += dump_doc(Doc{{"name", track.title}, {"role", usual.why}, {"circuit", track.id}, {"design", {{"cars", table.id}, {"car", car}}}}) + "\n";
      bool found = false;
      for (Doc const& one : *stock)
        found |= get_text(one, "circuit") == track.id && get_text(one["design"], "cars") == table.id && get_text(one["design"], "car") == car && get_text(one, "role") == usual.why;
      INFO(made);
      CHECK(found);
    }
}

TEST_CASE("a pasted car finds the workshop of its game", "[workshop]") {
  auto const of = [](std::string_view text) {
    auto const found = design_in(text);
    return found ? std::string(found->game) : std::string();
  };
  CHECK(of(*shop().tag(kAllrounder)) == "speed_circuit");
  CHECK(of("60/40/160/60/6/6") == "speed_circuit");
  CHECK(of(dump_doc(kAllrounder)) == "speed_circuit");
  CHECK(of(dump_doc(Doc{{"name", "Mine"}, {"spec", kAllrounder}})) == "speed_circuit");
  CHECK(of(R"({"body": "compact"})") == "car_wars");
  CHECK(of(R"({"format": "paddock-event", "game": "speed_circuit", "event": {"laps": 2}})") == "speed_circuit");
  CHECK(of(R"({"format": "paddock-event", "game": "car_wars", "event": {}})") == "car_wars");
  CHECK(of(R"({"name": "Mine"})").empty());
  CHECK(of("Hello").empty());
}

}  // namespace paddock
