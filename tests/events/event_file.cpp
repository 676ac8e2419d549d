// The file of an event: one clean form, bounds, errors in one sentence, the link, two files made one.
#include <catch2/catch_test_macros.hpp>

#include "some_event.hpp"

namespace paddock::app::events {

using namespace testing;

namespace {

constexpr char kSmall[] = R"({"format": "paddock-event", "kind": "series", "title": "Cup", "game": "speed_circuit", "entrants":
  [{"name": "Ann"}, {"name": "Bo"}, {"name": "Cy"}], "rounds": [{"name": "One", "races": [{"id": "1A", "grid": ["Ann", "Bo", "Cy"],
  "result": {"places": [2, 1, 0], "points": [0, "1/2", 3], "marks": {"fastest": ["Bo"]}, "runBy": "Zed"}}]}]})";

Doc doc_of(std::string_view text) { return take(parse_doc(text)); }

// The small file with something else at a place.
Error refused(Doc const& patch) {
  Doc d = doc_of(kSmall);
  merge_patch(d, patch);
  auto event = read_event(d);
  REQUIRE_FALSE(event);
  CHECK(event.error().what.size() > 20);
  CHECK(event.error().what.ends_with("."));
  return event.error();
}

std::string where(char const* patch) { return refused(doc_of(patch)).where; }

}  // namespace

TEST_CASE("the file of an event comes back as it was", "[events]") {
  Event const e = take(read_event(doc_of(kSmall)));
  Finish const& bo = e.rounds[0].races[0].result->placings[1].finish;
  CHECK(bo.place == 1);
  CHECK(bo.points == kParts / 2);
  CHECK(bo.marks == 1);
  CHECK(e.rounds[0].races[0].result->run_by == "Zed");
  std::string const text = write_event_text(e);
  CHECK(write_event_text(take(read_event_text(text))) == text);
  CHECK(text.find("\"1. Bo 25\"") != text.npos);          // the table, for whoever reads the file itself
  for (Kind kind : {Kind::Qualifying, Kind::Series, Kind::Championship}) {
    Event all = raced(some_event(kind, 30, 3), 7);
    all.entrants[3].laurels = 4, all.entrants[3].team = "Reds", all.entrants[3].handicap = -2, all.entrants[3].driver = "bot easy";
    all.entrants[3].options["speed_circuit"]["design"] = "60/40/160/60/6/6";
    all.rounds[1].date = "Friday, 8 p.m.", all.rounds[1].laps = 2, all.rounds[1].weight = 2, all.rounds[1].settings["grid"] = "seats";
    all.settings["decisions"] = "sheets";
    all.run_by = "Ann";
    std::string const whole = write_event_text(all);
    CHECK(write_event_text(take(read_event_text(whole))) == whole);
  }
}

TEST_CASE("what is wrong in the file of an event is said in one sentence, and where", "[events]") {
  CHECK(where(R"({"format": "paddock-saves"})") == "/format");
  CHECK(where(R"({"format": "paddock-league"})") == "/game");            // of a league as it was kept before
  CHECK(where(R"({"schema": 2})") == "/schema");
  CHECK(where(R"({"kind": "cup"})") == "/kind");
  CHECK(where(R"({"game": "chess"})") == "/game");
  CHECK(where(R"({"kind": "qualifying", "game": "nascar"})") == "/kind");
  CHECK(where(R"({"seed": "xyz"})") == "/seed");
  CHECK(where(R"({"rules": {"drop": 1}})") == "/rules/drop");
  CHECK(where(R"({"rules": {"dropped": 60}})") == "/rules/dropped");
  CHECK(where(R"({"rules": {"field": 1}})") == "/rules/field");
  CHECK(where(R"({"rules": {"ties": ["wins", "wins"]}})") == "/rules/ties");
  CHECK(where(R"({"rules": {"points": [10, -1]}})") == "/rules/points");
  CHECK(where(R"({"rules": {"points": [1e3]}})") == "/rules/points");
  CHECK(where(R"({"rules": {"bonuses": {"finished": 100}}})") == "/rules/bonuses/finished");
  CHECK(where(R"({"rules": {"bonuses": {"loudest": 1}}})") == "/rules/bonuses/loudest");
  CHECK(where(R"({"rules": {"tiers": ["A", "A"]}})") == "/rules/tiers");
  CHECK(where(R"({"entrants": {"1": {"name": "Ann"}}})") == "/entrants/1/name");
  CHECK(where(R"({"entrants": {"1": {"name": "\u200b"}}})") == "/entrants/1/name");
  CHECK(where(R"({"entrants": {"1": {"laurels": 1000}}})") == "/entrants/1/laurels");
  CHECK(where(R"({"entrants": {"1": {"tier": "Gold"}}})") == "/entrants/1/tier");
  CHECK(where(R"({"entrants": {"1": {"options": {"chess": {}}}}})") == "/entrants/1/options");
  CHECK(where(R"({"rounds": {"0": {"final": true}}})") == "/rounds/0/final");
  CHECK(where(R"({"rounds": {"0": {"weight": 10}}})") == "/rounds/0/weight");
  CHECK(where(R"({"rounds": {"0": {"entered": ["Dan"]}}})") == "/rounds/0/entered/0");
  CHECK(where(R"({"rounds": {"0": {"races": {"0": {"id": "1 A"}}}}})") == "/rounds/0/races/0/id");
  CHECK(where(R"({"rounds": {"0": {"races": {"0": {"grid": ["Ann", "Ann", "Cy"]}}}}})") == "/rounds/0/races/0/grid/1");
  CHECK(where(R"({"rounds": {"0": {"races": {"0": {"grid": ["Ann"]}}}}})") == "/rounds/0/races/0/grid");
  CHECK(where(R"({"rounds": {"0": {"races": {"0": {"result": {"places": [1, 2]}}}}}})") == "/rounds/0/races/0/result/places");
  CHECK(where(R"({"rounds": {"0": {"races": {"0": {"result": {"places": [1, 2, 4]}}}}}})") == "/rounds/0/races/0/result/places");
  CHECK(where(R"({"rounds": {"0": {"races": {"0": {"result": {"points": [0, "1/7", 0]}}}}}})") == "/rounds/0/races/0/result/points");
  CHECK(where(R"({"rounds": {"0": {"races": {"0": {"result": {"marks": {"fastest": ["Dan"]}}}}}}})") == "/rounds/0/races/0/result/marks/fastest/0");
  CHECK(where(R"({"rounds": {"0": {"races": {"0": {"result": {"record": 5}}}}}})") == "/rounds/0/races/0/result/record");
  CHECK(where(R"({"dice": [{"of": "final", "rolls": {"Ann": 100}}]})") == "/dice/0/rolls/Ann");
  CHECK(where(R"({"dice": [{"of": "final", "rolls": {"Dan": 1}}]})") == "/dice/0/rolls/Dan");
  CHECK(where(R"({"dice": [{"of": "final", "rolls": {"Ann": 1}}, {"of": "final", "rolls": {"Ann": 2}}]})") == "/dice/1/rolls/Ann");
  CHECK_FALSE(read_event_text("#e"));
  CHECK_FALSE(read_event_text("nothing"));
  CHECK_FALSE(read_event_text("{"));
  CHECK_FALSE(read_event(Doc(7)));
}

TEST_CASE("R-24 a link of an event holds no design, and is merged with its file all the same", "[events][car_wars][R-24]") {
  Event e = some_event(Kind::Series, 3, 1);
  e.game = "car_wars";
  e.entrants[1].options["car_wars"] = Doc{{"car", "Needlework, 30 mph"}, {"stock", "Horsefly"}};
  Event const back = take(read_event_text(take(event_link(e))));
  CHECK(back.entrants[1].options == Doc{{"car_wars", Doc{{"stock", "Horsefly"}}}});
  for (auto const& [a, b] : {std::pair{e, back}, std::pair{back, e}}) {
    Merged const both = take(merge(a, b));
    CHECK(both.conflicts.empty());
    CHECK(both.event.entrants[1].options == e.entrants[1].options);
  }
}

TEST_CASE("an event travels as a link while it is small", "[events]") {
  Event e = raced(some_event(Kind::Qualifying, 24, 2), 3);
  e.rounds[0].races[0].result->record = "#rAQ";
  std::string const link = take(event_link(e));
  CHECK(link.starts_with("#e"));
  CHECK(link.size() < 2500);
  Event const back = take(read_event_text("see https://example.org/" + link + " and tell"));
  e.rounds[0].races[0].result->record.clear();
  CHECK(write_event(back) == write_event(e));
  CHECK_FALSE(open_link(link, Seed(1)));                  // it is no race
  std::string broken = link;
  for (size_t i = 2; i < link.size(); i += 37) {
    broken[i] = broken[i] == 'A' ? 'B' : 'A';
    CHECK_FALSE(read_event_text(broken));
    broken[i] = link[i];
  }
  Event const large = raced(some_event(Kind::Series, 400, 30), 4);
  auto const none = event_link(large);
  REQUIRE_FALSE(none);
  CHECK(none.error().what.find("send its file") != std::string::npos);
}

TEST_CASE("the file of a season of 200 in 12 rounds is small", "[events]") {
  Event e = raced(some_event(Kind::Series, 200, 12), 5);
  for (Round& round : e.rounds)
    for (Race& race : round.races) race.result->record = "#r" + std::string(530, 'A'), race.result->run_by = "Zed";   // as a race of 12 has it
  CHECK(write_event_text(e).size() <= 300'000);
}

// ---- two GMs

TEST_CASE("two files of one event become one, and nothing is lost", "[events]") {
  Event const drawn_one = take(drawn(some_event(Kind::Qualifying, 26, 2), 0));
  Event const whole = raced(drawn_one, 9);
  Event a = drawn_one, b = drawn_one;
  auto const& races = whole.rounds[0].races;
  REQUIRE(races.size() == 3);
  SeededDice dice(1);
  race_by_dice(a.rounds[0].races[0], dice, 10);
  race_by_dice(b.rounds[0].races[1], dice, 10);
  race_by_dice(b.rounds[0].races[2], dice, 10);
  b.entrants.push_back({"Late One"});
  Merged const ab = take(merge(a, b)), ba = take(merge(b, a));
  CHECK(ab.conflicts.empty());
  CHECK(ab.taken.size() == 3);
  CHECK(ab.event.entrants.size() == 27);
  for (Race const& race : ab.event.rounds[0].races) CHECK(race.result);
  CHECK(write_event(ab.event) == write_event(ba.event));
  Merged const again = take(merge(ab.event, b));
  CHECK(again.taken.empty());
  CHECK(write_event(again.event) == write_event(ab.event));
}

TEST_CASE("what differs in two files is named and the first one's stands", "[events]") {
  Event const one = raced(take(drawn(some_event(Kind::Qualifying, 14, 1), 0)), 9);
  Event two = one;
  std::swap(two.rounds[0].races[0].result->placings[0], two.rounds[0].races[0].result->placings[1]);
  two.entrants[2].laurels = 5;
  two.rules.dropped = 3;
  two.rounds[0].board = "porto_ametista";
  Merged const m = take(merge(one, two));
  CHECK(write_event(m.event) == write_event(one));
  std::vector<std::string> where;
  for (Conflict const& c : m.conflicts) where.push_back(c.where);
  CHECK(where == std::vector<std::string>{"/rules/dropped", "/entrants/2", "/rounds/0", "/rounds/0/races/0/result"});
  CHECK(m.conflicts[3].other["places"] == write_event(two)["rounds"][0]["races"][0]["result"]["places"]);
  CHECK(m.conflicts[3].what.find("Race 1A: ") == 0);
  Event other = one;
  other.seed = Seed(99);
  CHECK_FALSE(merge(one, other));
  other = one, other.title = "Another";
  CHECK_FALSE(merge(one, other));
}

TEST_CASE("nobody is in two races of a slot after two files became one", "[events][SC-1.1]") {
  Event const plan = some_event(Kind::Qualifying, 26, 1);
  Event a = take(drawn(plan, 0)), b = a;
  SeededDice dice(1);
  race_by_dice(a.rounds[0].races[0], dice, 0);
  std::swap(b.rounds[0].races[1].grid[0], b.rounds[0].races[0].grid[0]);   // a GM moved somebody who has raced by now
  race_by_dice(b.rounds[0].races[1], dice, 0);
  Merged const m = take(merge(a, b));
  REQUIRE(m.conflicts.size() == 1);                        // the start of 1A that nobody has raced gives way
  CHECK(m.conflicts[0].what.find("is in race 1A of the same round already") != std::string::npos);
  CHECK(m.conflicts[0].other["result"].is_object());       // nothing is lost
  (void)take(read_event(write_event(m.event)));
}

TEST_CASE("a file with anything wrong in it is refused or read within its bounds", "[events]") {
  Event e = raced(some_event(Kind::Qualifying, 14, 1), 3);
  e.entrants[1].options["speed_circuit"]["design"] = "60/40/160/60/6/6";
  e.rules.bonuses = {{"pole", 1}};
  std::string const text = write_event_text(e);
  constexpr char kSigns[] = "{}[]\",:0123456789-.eAz ";
  SeededDice dice(4);
  int read = 0;
  for (int n = 0; n < 4000; ++n) {
    std::string broken = text;
    for (int k = 1 + under(dice, 3); k > 0; --k) {
      size_t const at = size_t(under(dice, int(broken.size())));
      switch (under(dice, 3)) {
        case 0: broken[at] = kSigns[under(dice, int(sizeof kSigns) - 1)]; break;
        case 1: broken.erase(at, size_t(1 + under(dice, 12))); break;
        default: broken.insert(at, broken.substr(size_t(under(dice, int(broken.size()))), size_t(1 + under(dice, 12)))); break;
      }
    }
    auto event = read_event_text(broken);
    if (!event) continue;
    ++read;
    std::string const clean = write_event_text(*event);
    CHECK(write_event_text(take(read_event_text(clean))) == clean);
    (void)standings(*event);
    (void)season(*event);
    (void)final_field(*event);
    (void)audit_draws(*event);
    for (int round = 0; round < int(event->rounds.size()); ++round) (void)draw_of(*event, round);
    if (auto merged = merge(e, *event)) (void)take(read_event(write_event(merged->event)));
  }
  CHECK(read > 100);
}

}  // namespace paddock::app::events
