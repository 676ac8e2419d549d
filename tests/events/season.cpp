// Any league, whatever its game: calendar, table, ties, its file, what a game says for it.
#include <catch2/catch_test_macros.hpp>

#include <set>

#include "events/season.hpp"

using namespace paddock;
using namespace paddock::app::seasons;

namespace {

// A game whose sides are teams with a size, whose results may name a star and whose league may be played on a board of its own.
constexpr LeagueRule kRules[] = {{"players", 11, 5, 15}};

std::optional<Error> fault_of(LeagueFile const& league) {
  return league.settings.empty() ? std::nullopt : std::optional(Error{"/settings", "There are none."});
}

Expected<Doc> read_team(LeagueFile const& league, Doc const& given) {
  int64_t const size = get_int(given, "squad", league.rules.own[0]);
  if (size < league.rules.own[0]) return Error{"/squad", "That is too small."};
  return Doc{{"squad", size}, {"home", true}};
}

Expected<Doc> read_star(LeagueFile const&, Fixture const& fixture, Doc const& given) {
  if (fixture.result->score[0] > 99) return Error{"/score", "That is too much."};
  Doc own = Doc::object();
  if (given.contains("star")) own["star"] = given["star"];
  return own;
}

void prepare(LeagueFile const& league, Fixture const& fixture, Setup& setup) {
  for (size_t i = 0; i < setup.seats.size(); ++i)
    setup.seats[i].options["squad"] = dump_doc(league.sides[size_t(fixture.sides[i])].own["squad"]);
}

Expected<LeagueResult> taken(LeagueFile const&, Fixture const* open, Setup const&, Doc const& end) {
  if (!end.is_array()) return Error{"", "It is not over."};
  if (!open) return LeagueResult{};
  Doc own = Doc::object();
  own["star"] = "Zoe";
  return LeagueResult{0, {end[0].get<int>(), end[1].get<int>()}, std::move(own)};
}

std::vector<Paper::Table> tables(LeagueFile const& league) {
  return {{"Squads", "", {"Team"}, {{league.sides[0].name}}}};
}

constexpr League kCups{"cups", "Cup Ties", {"team", "teams", "play", "played", "squad", "pitch"}, kRules, fault_of, read_team, read_star,
                       prepare, taken, tables, "A team is its name, a colon and its squad.", "", ""};

Doc doc_of(std::string const& text) {
  auto doc = parse_doc(text);
  INFO((doc ? "" : doc.error().text()));
  REQUIRE(doc);
  return *doc;
}

Doc three_teams() {
  return doc_of(R"({"format": "paddock-league", "game": "cups", "title": "Cup", "clubs": [{"name": "Ash"}, {"name": "Birch", "squad": 12}, {"name": "Cedar"}]})");
}

LeagueFile league_of(Doc const& d) {
  auto l = read_file(kCups, d);
  INFO((l ? "" : l.error().text()));
  REQUIRE(l);
  return *l;
}

// So many sides, of which everybody meets everybody twice.
LeagueFile of_sides(int many) {
  LeagueFile l;
  l.sides.resize(size_t(many));
  l.fixtures = double_round(many);
  return l;
}

void score(LeagueFile& l, int home, int away, int a, int b) {
  int played = 1;
  for (auto const& f : l.fixtures) played += bool(f.result);
  for (auto& f : l.fixtures)
    if (f.sides == std::vector{home, away}) f.result = LeagueResult{played, {a, b}, Doc::object()};
}

std::vector<int> places(LeagueFile const& l) {
  std::vector<int> out;
  for (auto const& r : table(l)) out.push_back(r.side);
  return out;
}

}  // namespace

TEST_CASE("everybody meets everybody at home and away, once a round", "[league]") {
  for (int sides = 2; sides <= kMostSides; ++sides) {
    auto const list = double_round(sides);
    CHECK(int(list.size()) == sides * (sides - 1));
    std::set<std::pair<int, int>> pairs, played;
    int home = 0;
    for (Fixture const& f : list) {
      CHECK(f.sides[0] != f.sides[1]);
      pairs.insert({f.sides[0], f.sides[1]});
      for (int side : f.sides) CHECK(played.insert({f.round, side}).second);
      home += f.sides[0] == 0;
    }
    CHECK(int(pairs.size()) == sides * (sides - 1));
    CHECK(home == sides - 1);
  }
}

TEST_CASE("the table: two for a win, one for a draw; equal sides by difference, by their own meetings, by points for", "[league]") {
  LeagueFile l = of_sides(4);
  score(l, 0, 1, 20, 16);
  score(l, 1, 0, 18, 18);
  score(l, 2, 0, 24, 12);
  score(l, 3, 1, 10, 26);
  auto const rows = table(l);
  CHECK(rows[0].side == 1);              // 3 points, +12
  CHECK(rows[0].points == 3);
  CHECK(rows[1].side == 0);              // 3 points, -8
  CHECK(rows[1].won == 1);
  CHECK(rows[1].drawn == 1);
  CHECK(rows[1].lost == 1);
  CHECK(rows[1].scored == 50);
  CHECK(rows[2].side == 2);
  CHECK(rows[3].lost == 1);
  l.rules.ties = LeagueRules::HeadToHead;   // side 0 has 3 of 4 against side 1
  CHECK(places(l) == std::vector<int>{0, 1, 2, 3});
  l.rules.ties = LeagueRules::For;          // 60 to 50
  CHECK(places(l)[0] == 1);
  l.rules.bonus = 1;                        // 38:34 over both meetings
  CHECK(table(l)[0].side == 0);
  CHECK(table(l)[0].points == 4);
}

TEST_CASE("equal sides that never met are parted by difference, then by their order in the file", "[league]") {
  LeagueFile l = of_sides(5);
  l.rules.ties = LeagueRules::HeadToHead;
  score(l, 1, 3, 5, 3);
  score(l, 2, 4, 9, 3);
  score(l, 0, 4, 9, 3);
  CHECK(places(l) == std::vector<int>{0, 2, 1, 3, 4});   // 2 points each: +6, +6, +2; 0 points: -2, -12
}

TEST_CASE("any number of sides may meet: the best score wins, a shared one is a draw", "[league]") {
  LeagueFile l;
  l.sides.resize(4);
  l.rules.bonus = 1;                        // is of pairs
  l.fixtures = {{1, {0, 1, 2}, LeagueResult{1, {7, 9, 9}, Doc::object()}}, {2, {3, 0, 2}, LeagueResult{2, {1, 8, 4}, Doc::object()}}};
  auto const rows = table(l);
  CHECK(rows[0].side == 0);                 // lost 7:9, won 8:4
  CHECK(rows[0].points == 2);
  CHECK(rows[0].scored - rows[0].against == 2);
  CHECK(rows[1].side == 1);                 // drawn 9:9
  CHECK(rows[2].side == 2);                 // drawn 9:9, lost 4:8
  CHECK(rows[2].points == 1);
  CHECK(rows[3].lost == 1);
  l.rules.ties = LeagueRules::HeadToHead;   // 1 and 2 were never by themselves
  CHECK(places(l) == std::vector<int>{0, 1, 2, 3});
}

TEST_CASE("what a game keeps in a league's file stands behind what is general, as it was read", "[league]") {
  Doc file = three_teams();
  file["pitch"] = "mud";
  file["rules"] = Doc{{"players", 7}, {"draw", 0}};
  file["fixtures"] = doc_of(R"([{"home": "Birch", "away": "Ash", "result": {"star": "Zoe", "score": [3, 1], "played": 2}}, {"round": 2, "home": "Ash", "away": "Cedar"}])");
  LeagueFile const l = league_of(file);
  std::string const text = dump_doc(write_file(kCups, l));
  CHECK(text == R"({"format":"paddock-league","game":"cups","schema":1,"title":"Cup","pitch":"mud","rules":{"win":2,"draw":0,"bonus":0,"players":7,"ties":"difference"},)"
                R"("clubs":[{"name":"Ash","driver":"screen","livery":0,"squad":7,"home":true},{"name":"Birch","driver":"screen","livery":1,"squad":12,"home":true},)"
                R"({"name":"Cedar","driver":"screen","livery":2,"squad":7,"home":true}],"fixtures":[{"round":1,"home":"Birch","away":"Ash",)"
                R"("result":{"played":2,"score":[3,1],"star":"Zoe"}},{"round":2,"home":"Ash","away":"Cedar"}]})");
  CHECK(dump_doc(write_file(kCups, league_of(doc_of(text)))) == text);
}

TEST_CASE("a fault of a league's file is told in its game's words, the game's own at its path", "[league]") {
  struct Bad { char const *key, *value, *where, *what; };
  for (Bad const& bad : {
           Bad{"game", "\"dice\"", "/format", "\"game\": \"cups\""},
           {"settings", "{\"a\": 1}", "/settings", "none"},
           {"rules", "{\"players\": 16}", "/rules/players", "from 5 to 15"},
           {"rules", "{\"wins\": 2}", "/rules/wins", "win, draw, bonus, ties and players."},
           {"rules", "{\"ties\": \"coin\"}", "/rules/ties", "Equal teams"},
           {"clubs", "[]", "/clubs", "2 to 16 teams; list them with name and squad."},
           {"clubs", "[{\"name\": \"Ash\"}, {}]", "/clubs/1/name", "Every team"},
           {"clubs", "[{\"name\": \"Ash\"}, {\"name\": \"Elm\", \"squad\": 3}]", "/clubs/1/squad", "too small"},
           {"fixtures", "[{\"home\": \"Ash\", \"away\": \"Elm\"}]", "/fixtures/0/away", "no team of this league"},
           {"fixtures", "[{\"home\": \"Ash\", \"away\": \"Ash\"}]", "/fixtures/0", "A team does not play against itself; write two teams."},
           {"fixtures", "[{\"home\": \"Ash\", \"away\": \"Birch\", \"result\": {\"played\": 1, \"score\": [100, 0]}}]", "/fixtures/0/result/score", "too much"},
           {"fixtures", "[{\"home\": \"Ash\", \"away\": \"Birch\", \"result\": {\"played\": 1, \"score\": [1, 0]}},"
                        "{\"home\": \"Birch\", \"away\": \"Ash\", \"result\": {\"played\": 1, \"score\": [1, 0]}}]", "/fixtures/1/result/played", "they were played"}}) {
    Doc file = three_teams();
    file[bad.key] = doc_of(bad.value);
    auto const no = read_file(kCups, file);
    INFO(bad.key << " " << bad.value);
    REQUIRE_FALSE(no);
    INFO(no.error().text());
    CHECK(no.error().where == bad.where);
    CHECK(no.error().what.find(bad.what) != std::string::npos);
  }
}

TEST_CASE("a season of any game: set-up, result, table, until every fixture has its result", "[league]") {
  LeagueFile l = league_of(three_teams());
  for (int n = 1; n <= 6; ++n) {
    auto const setup = open_fixture(kCups, l, 0);
    REQUIRE(setup);
    CHECK(setup->game == "cups");
    CHECK(setup->title == "Cup, round " + std::to_string(n));
    REQUIRE(setup->seats.size() == 2);
    CHECK(setup->seats[1].number == 2);
    CHECK(get_text(setup->seats[0].options, "squad") == (setup->seats[0].name == "Birch" ? "12" : "11"));
    CHECK(entered(kCups, l, *setup, Doc()).error().what == "It is not over.");
    Doc const end = Doc::array({setup->seats[0].name == "Birch" ? 4 : 2, 2});
    auto const next = entered(kCups, l, *setup, end);
    REQUIRE(next);
    CHECK(entered(kCups, *next, *setup, end).error().where == "/fixtures");   // once
    Setup other = *setup;
    other.game = "dice";
    CHECK(entered(kCups, l, other, end).error().what == "This is no meeting of Cup Ties; enter one that was started from this league.");
    l = *next;
    CHECK(look(kCups, l).card.state == std::to_string(n) + " of 6 meetings are played.");
  }
  CHECK(open_fixture(kCups, l, 0).error().what == "Every fixture of this league is played.");
  CHECK(open_fixture(kCups, l, 7).error().what == "There is no fixture 7; they are 1 to 6.");
  CHECK(open_fixture(kCups, l, 2).error().what == "Fixture 2 is played already; choose one without a result.");
  auto const seen = look(kCups, l);
  CHECK(seen.card.next.empty());
  CHECK_FALSE(seen.next);
  REQUIRE(seen.papers[0].tables.size() == 3);
  CHECK(seen.papers[0].tables[0].columns[1] == "Team");
  CHECK(seen.papers[0].tables[0].rows[0] == std::vector<std::string>{"1", "Birch", "4", "2", "2", "0", "12", "8", "6"});
  CHECK(seen.papers[0].tables[2].title == "Squads");
  for (Fixture const& f : l.fixtures) CHECK(get_text(f.result->own, "star") == "Zoe");
}

TEST_CASE("a league is founded from lines in its game's words", "[league]") {
  CHECK(found(kCups, "Cup\nAsh\n").error().text() == "line 2: A team is its name, a colon and its squad.");
  CHECK(found(kCups, "Cup\nAsh (bot quick): 1\n").error().what.find("leads no team;") != std::string::npos);
  CHECK(found(kCups, "").error().what.find("a line for each team.") != std::string::npos);
  CHECK(found(kCups, "Ash: 12\n").error().what.find("this line is a team.") != std::string::npos);
  auto const l = found(kCups, "Cup\nAsh (link): 12\n\nBirch:\n");
  REQUIRE(l);
  CHECK(l->sides[0].driver == "link");
  CHECK(l->fixtures.size() == 2);
}
