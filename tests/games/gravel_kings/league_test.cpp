// A league of speedway clubs: averages and injuries that are carried, results of meetings, the file and its faults.
#include <catch2/catch_test_macros.hpp>

#include <fstream>
#include <sstream>

#include "events/draw.hpp"
#include "events/event_file.hpp"
#include "events/league_view.hpp"
#include "events/papers.hpp"
#include "games/gravel_kings/gravel_kings.hpp"
#include "games/gravel_kings/league/league.hpp"
#include "session/sim.hpp"

using namespace paddock;
using namespace paddock::gravel_kings;
namespace events = paddock::app::events;

namespace {

Doc doc_of(std::string const& text) {
  auto doc = parse_doc(text);
  INFO((doc ? "" : doc.error().text()));
  REQUIRE(doc);
  return *doc;
}

Doc four_clubs() {
  return doc_of(R"({"format": "paddock-league", "game": "gravel_kings", "title": "Shale League", "clubs": [
    {"name": "Hornets", "riders": "Archer 8.6, Bell 7.2, Cole 6.1, Dunn 4.9, Eddy 4.0, Ford 2.9, Gray 2.3"},
    {"name": "Lanterns", "riders": "Nash 8.9, Odell 7.0, Pike 6.0, Quinn 5.1, Reed 3.9"},
    {"name": "Moles", "riders": "Abel 6.0, Bird 6.0, Cash 6.0, Dean 6.0, Earl 6.0, Finn 6.0"},
    {"name": "Kites", "riders": "Hall 8.0, Ives 7.0, Jay 6.0, King 5.0, Lamb 5.0, Moss 2.5, Nott 2.5"}]})");
}

events::Event event_of(std::string const& text) {
  auto event = events::read_event_text(text);
  INFO((event ? "" : event.error().text()));
  REQUIRE(event);
  return *event;
}
std::string file_of(Doc const& d) { return events::write_event_text(event_of(dump_doc(d))); }
LeagueFile league_of(std::string const& text) { return events::league_view(event_of(text)); }

void score(LeagueFile& l, int home, int away, int a, int b) {
  int played = 1;
  for (auto const& f : l.fixtures) played += bool(f.result);
  for (auto& f : l.fixtures)
    if (f.sides == std::vector{home, away}) f.result = LeagueResult{played, {a, b}, Doc::object()};
}

Expected<Setup> next_setup(std::string const& file) {
  events::Event const event = event_of(file);
  return events::setup_of(event, events::next_race(event));
}

Expected<std::string> enter(std::string const& file, Session const& race) {
  auto after = events::entered(event_of(file), race, race.replay_link(), "");
  if (!after) return after.error();
  return events::write_event_text(*after);
}

Doc part(Doc const& d, char const* key) { return d.contains(key) ? d[key] : Doc(); }

// A file with one value of it replaced; the last key may be new.
Doc with(Doc file, std::string const& pointer, Doc value) {
  size_t const cut = pointer.rfind('/');
  Doc* at = &file;
  for (size_t from = 1; from <= cut;) {
    size_t const end = pointer.find('/', from);
    std::string const key = pointer.substr(from, end - from);
    at = at->is_array() ? &(*at)[size_t(std::stoi(key))] : &(*at)[key];
    from = end + 1;
  }
  (*at)[pointer.substr(cut + 1)] = std::move(value);
  return file;
}

}  // namespace

TEST_CASE("a finished meeting is entered: rides push into the window, an injured rider misses the next one", "[league][GK-8.2][GK-7.2]") {
  std::string file = file_of(four_clubs());
  int injured = 0, entered = 0;
  for (int n = 1; n <= 12; ++n) {
    auto setup = next_setup(file);
    REQUIRE(setup);
    LeagueFile const before = league_of(file);
    events::RaceAt const at = events::next_race(event_of(file));
    auto session = start_session(*setup, uint64_t(n), uint64_t(n));
    REQUIRE(session);
    for (uint64_t k = 0; (*session)->actor() >= 0; ++k) REQUIRE(sim_move(**session, k % 2 ? "easy" : "medium", mix64(k + uint64_t(n) * 1000)));
    auto next = enter(file, **session);
    INFO((next ? "" : next.error().text()));
    REQUIRE(next);
    ++entered;
    CHECK(events::write_event_text(event_of(*next)) == *next);   // canonical
    LeagueFile const after = league_of(*next);
    Fixture const f = events::fixture_view(event_of(*next), at);
    REQUIRE(f.result);
    CHECK(f.result->played == n);
    for (size_t side = 0; side < 2; ++side) {
      int const club = f.sides[side];
      auto const riders = riders_of(after.sides[size_t(club)]);
      for (size_t i = 0; i < riders.size(); ++i) {
        LeagueForm const was = form_of(before, {}, club, int(i)), is = form_of(after, {}, club, int(i));
        Rides const ridden = ridden_by(*f.result, side, riders[i].name);
        int const rode = ridden.size();
        if (rode) CHECK(is.rides.back() == ridden.back());
        CHECK(is.season == was.season + rode);
        if (was.out) CHECK(rode == 0);
        bool const hurt = gravel_kings::injured(*f.result, side, riders[i].name);
        injured += hurt;
        CHECK(is.out == (hurt ? 1 : 0));
        CHECK((team_text(after, {}, club).find(riders[i].name) == std::string::npos) == hurt);
      }
    }
    // The meeting itself told the same averages (GK-8.2).
    auto const recap = (*session)->recap();
    for (auto const& card : recap.cards)
      for (auto const& row : card.rows)
        for (int club : f.sides) {
          auto const riders = riders_of(after.sides[size_t(club)]);
          for (size_t i = 0; i < riders.size(); ++i)
            if (card.title == "Averages" && row.text.rfind(riders[i].name + ":", 0) == 0)
              CHECK(row.value == tenths(form_of(after, {}, club, int(i)).cma));
        }
    CHECK_FALSE(enter(*next, **session));                            // once
    file = *next;
  }
  CHECK(entered == 12);
  CHECK(injured > 0);
  CHECK_FALSE(next_setup(file));                                     // every fixture is ridden
  for (events::Audit const& one : events::audit(event_of(file))) {
    CHECK(one.has_record);
    CHECK(one.fault.empty());
  }
  Paper const paper = events::event_paper(event_of(file));
  REQUIRE(paper.tables.size() == 3);
  CHECK(paper.name == "League");
  CHECK(paper.tables[0].columns[1] == "Club");
  CHECK(paper.tables[2].title == "Averages");
  CHECK(paper.subtitle == "12 of 12 meetings are ridden.");
}

TEST_CASE("a team with too many hurt rides with guests; a meeting under way or of others is refused", "[league]") {
  LeagueFile l = league_of(file_of(four_clubs()));
  score(l, 0, 1, 20, 16);
  for (auto& f : l.fixtures)
    if (f.result) f.result->own = write_result({}, {Doc::array(), Doc::array({"Nash", "Pike"})});
  l.rules.own[kInjury] = 2;
  std::string const team = team_text(l, {}, 1);
  CHECK(team == "Odell 7.0, Quinn 5.1, Reed 3.9, Guest 1 1.0, Guest 2 1.0");
  CHECK(form_of(l, {}, 1, 0).out == 2);
  score(l, 1, 2, 18, 18);
  CHECK(form_of(l, {}, 1, 0).out == 1);
  score(l, 1, 3, 18, 18);
  CHECK(form_of(l, {}, 1, 0).out == 0);

  std::string const file = file_of(four_clubs());
  auto const ridden = [&](auto change) {
    Setup setup = *next_setup(file);
    change(setup);
    auto session = start_session(setup, 4, 4);
    REQUIRE(session);
    while ((*session)->actor() >= 0) REQUIRE((*session)->absent());
    return enter(file, **session);
  };
  CHECK(ridden([](Setup&) {}));
  auto const running = start_session(*next_setup(file), 4, 4);
  REQUIRE(running);
  CHECK(enter(file, **running).error().what.find("not over") != std::string::npos);
  auto no = ridden([](Setup& s) { s.seats[0].options["riders"] = "Archer 8.5, Bell 7.2, Cole 6.1, Dunn 4.9, Eddy 4.0"; });
  REQUIRE_FALSE(no);
  CHECK(no.error().what.find("brought something else than the event says; start it from the event") != std::string::npos);
  no = ridden([](Setup& s) { s.seats[0].name = "Others"; });
  REQUIRE_FALSE(no);
  CHECK(no.error().where == "/rounds");
}

TEST_CASE("a faulty league file names the path and the remedy and changes nothing", "[league]") {
  struct Bad { char const* pointer; char const* value; char const* where; char const* what; };
  for (Bad const& bad : {
           Bad{"/format", "\"x\"", "/format", "paddock-event"},
           {"/schema", "2", "/schema", "newer"},
           {"/rules", "{\"win\": -1}", "/rules/win", "0 to 9"},
           {"/rules", "{\"ties\": \"coin\"}", "/rules/ties", "headToHead"},
           {"/rules", "{\"guest\": \"99.0\"}", "/rules/guest", "11.5"},
           {"/rules", "{\"wins\": 2}", "/rules/wins", "no such rule"},
           {"/settings", "{\"cmaTie\": \"x\"}", "/settings/cmaTie", ""},
           {"/clubs", "[]", "/clubs", "2 to 16"},
           {"/clubs/1/name", "\"Hornets\"", "/clubs/1/name", "rename"},
           {"/clubs/1/name", "\"\"", "/clubs/1/name", "name"},
           {"/clubs/1/riders", "\"Ann 8.6\"", "/clubs/1/riders", "GK-6.4"},
           {"/clubs/1/riders", "\"Ann 11.0, Bo 11.0, Cy 11.0, Di 11.0, Ed 11.0\"", "/clubs/1/riders", "over 36.0"},
           {"/clubs/1/riders", "\"Ann 8.6/4, Bo 7.2, Cy 6.1, Di 4.9, Ed 4.0\"", "/clubs/1/riders, rider 1", "0 to 3"},
           {"/clubs/1/riders", "\"Ann 8.6, Ann 7.2, Cy 6.1, Di 4.9, Ed 4.0\"", "/clubs/1/riders", "rename"},
           {"/fixtures", "[]", "/fixtures", "leave it out"},
           {"/fixtures", "[{\"home\": \"Hornets\", \"away\": \"Bats\"}]", "/fixtures/0/away", "/clubs"},
           {"/fixtures", "[{\"home\": \"Kites\", \"away\": \"Kites\"}]", "/fixtures/0", "itself"},
           {"/fixtures", "[{\"home\": \"Kites\", \"away\": \"Moles\", \"result\": {}}]", "/fixtures/0/result/played", "from 1"},
           {"/fixtures", "[{\"home\": \"Kites\", \"away\": \"Moles\", \"result\": {\"played\": 1}}]", "/fixtures/0/result/score", "[20, 16]"},
           {"/fixtures", "[{\"home\": \"Kites\", \"away\": \"Moles\", \"result\": {\"played\": 1, \"score\": [30, 20]}}]", "/fixtures/0/result/score", "36"},
           {"/fixtures", "[{\"home\": \"Kites\", \"away\": \"Moles\", \"result\": {\"played\": 1, \"score\": [5, 1], \"rides\": [{\"Hall\": \"33\"}, {}]}}]",
            "/fixtures/0/result/rides/0", "make 6 points"},
           {"/fixtures", "[{\"home\": \"Kites\", \"away\": \"Moles\", \"result\": {\"played\": 1, \"score\": [5, 1], \"injured\": [[\"Zed\"], []]}}]",
            "/fixtures/0/result/injured/0", "no rider"}}) {
    auto const no = events::read_event(with(four_clubs(), bad.pointer, doc_of(bad.value)));
    INFO(bad.pointer << " " << bad.value);
    REQUIRE_FALSE(no);
    INFO(no.error().text());
    CHECK(no.error().where == bad.where);
    CHECK(no.error().what.find(bad.what) != std::string::npos);
  }
}

TEST_CASE("a league's file from before leagues were events opens as it stood, and is an event's from then on", "[league]") {
  std::ifstream in(std::string(PADDOCK_SOURCE_DIR) + "/tests/games/gravel_kings/league.json");
  std::stringstream text;
  text << in.rdbuf();
  Doc const old = doc_of(text.str());
  std::string const file = file_of(old);
  Doc const now = doc_of(file);
  CHECK(get_text(now, "format") == "paddock-event");
  CHECK(get_text(now, "kind") == "league");
  CHECK(file_of(now) == file);
  CHECK(now["rules"]["aggregate"] == old["rules"]["bonus"]);
  CHECK(now["rules"]["guest"] == old["rules"]["guest"]);
  for (size_t i = 0; i < old["clubs"].size(); ++i) CHECK(now["entrants"][i]["options"]["gravel_kings"]["riders"] == old["clubs"][i]["riders"]);
  LeagueFile const l = league_of(file);
  REQUIRE(l.fixtures.size() == old["fixtures"].size());
  for (size_t i = 0; i < l.fixtures.size(); ++i) {
    CHECK(l.sides[size_t(l.fixtures[i].sides[0])].name == get_text(old["fixtures"][i], "home"));
    REQUIRE(bool(l.fixtures[i].result) == old["fixtures"][i].contains("result"));
    if (!l.fixtures[i].result) continue;
    Doc const& was = old["fixtures"][i]["result"];
    CHECK(Doc(l.fixtures[i].result->score) == was["score"]);
    CHECK(l.fixtures[i].result->played == get_int(was, "played"));
    for (char const* kept : {"rides", "injured"}) CHECK(part(l.fixtures[i].result->own, kept) == part(was, kept));
  }
  std::string all;
  events::Event const event = event_of(file);
  Paper const paper = events::event_paper(event);
  for (std::vector<std::string> const& row : paper.tables[0].rows) all += row[1] + " " + row[2] + " " + row[8] + " " + row[6] + ":" + row[7] + "; ";
  CHECK(all == "Moles 4 9 79:65; Hornets 3 2 52:56; Lanterns 3 1 49:59; ");
}
