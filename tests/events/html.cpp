// The page of a season: harmless whatever the texts are, well formed, complete, of a bounded size, asking for nothing.
#include "events/html.hpp"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <set>

#include "some_event.hpp"

using namespace paddock;
using namespace paddock::app::events;
using namespace paddock::app::events::testing;

namespace {

using std::to_string;

bool holds(std::string const& text, std::string_view part) { return text.find(part) != std::string::npos; }

size_t many(std::string const& text, std::string_view part) {
  size_t n = 0;
  for (size_t at = text.find(part); at != text.npos; at = text.find(part, at + part.size())) ++n;
  return n;
}

// What is wrong with the markup: elements that are not closed in turn, attributes without quotes, ids twice, links to nowhere.
struct Reader {
  std::string const& text;
  std::string fault;
  std::vector<std::string> open;
  std::set<std::string> ids;
  std::vector<std::string> links;

  explicit Reader(std::string const& of) : text(of) {
    size_t at = text.find("<html");
    if (at == text.npos) fault = "no html";
    while (fault.empty() && at < text.size()) at = text[at] == '<' ? tag(at) : plain(at);
    if (fault.empty() && !open.empty()) fault = "still open: " + open.back();
    for (std::string const& link : links)
      if (fault.empty() && link[0] == '#' && !ids.contains(link.substr(1))) fault = "nowhere: " + link;
  }

  size_t plain(size_t at) {
    size_t const end = std::min(text.find('<', at), text.size());
    if (open.empty() || open.back() != "style")
      if (text.substr(at, end - at).find('>') != std::string::npos) fault = "a bare '>' near " + text.substr(at, 60);
    return end;
  }
  size_t tag(size_t at) {
    size_t const end = text.find('>', at);
    if (end == text.npos) return fault = "a tag without an end", end;
    std::string inside = text.substr(at + 1, end - at - 1);
    if (inside.find('<') != inside.npos) fault = "'<' in a tag: " + inside;
    if (inside[0] == '/') {
      if (open.empty() || open.back() != inside.substr(1)) fault = "closed out of turn: " + inside;
      else open.pop_back();
      return end + 1;
    }
    bool const lone = inside.back() == '/';
    if (lone) inside.pop_back();
    std::string const name = inside.substr(0, inside.find(' '));
    attributes(inside.substr(name.size()));
    if (!lone) open.push_back(name);
    return end + 1;
  }
  void attributes(std::string rest) {
    while (fault.empty() && !rest.empty()) {
      size_t const is = rest.find("=\""), end = is == rest.npos ? is : rest.find('"', is + 2);
      if (rest[0] != ' ' || end == rest.npos) return void(fault = "not an attribute: " + rest);
      std::string const name = rest.substr(1, is - 1), value = rest.substr(is + 2, end - is - 2);
      if (name.starts_with("on") || name == "src") fault = "that may do something: " + name;
      if (name == "id" && !ids.insert(value).second) fault = "twice: " + value;
      if (name == "href") links.push_back(value);
      rest = rest.substr(end + 1);
    }
  }
};

void check_page(std::string const& page) {
  Reader const reader(page);
  INFO(reader.fault);
  CHECK(reader.fault.empty());
  for (char const* kind : {"<script", "<img", "<iframe", "<link", "url(", "@import", "javascript:", "expression("}) CHECK_FALSE(holds(page, kind));
}

// So many rounds are raced, the others drawn.
Event begun(Event e, int rounds) {
  SeededDice dice(7);
  for (int r = 0; r < int(e.rounds.size()); ++r) {
    if (e.kind == Kind::Qualifying && r > rounds) break;
    e = take(drawn(std::move(e), r));
    if (r < rounds)
      for (Race& race : e.rounds[size_t(r)].races) race_by_dice(race, dice, 15);
  }
  return e;
}

Event series(int entrants, int rounds, std::vector<std::string> tiers, int raced) {
  Event e = some_event(Kind::Series, entrants, rounds);
  e.run_by = "Ann";
  e.rules.tiers = std::move(tiers);
  for (int i = 0; i < entrants; ++i) {
    Entrant& one = e.entrants[size_t(i)];
    one.tier = i * tiers_of(e) / entrants;
    one.team = i % 3 == 2 ? "" : "Team " + to_string(i / 3 + 1);
  }
  return begun(std::move(e), raced);
}

Result result_of(Race const& race, std::vector<int> const& place_of_entrant) {
  Result out;
  for (int who : race.grid) out.placings.push_back({Finish{place_of_entrant[size_t(who)], 0, 0}});
  return out;
}

Event qualifying(int entrants) {
  Event e = some_event(Kind::Qualifying, entrants, 2);
  for (int i = 0; i < entrants; ++i) e.entrants[size_t(i)].laurels = i % 5;
  return begun(std::move(e), 2);
}

TEST_CASE("a season with three tiers, teams, bonuses and dropped rounds is told in full", "[events][html]") {
  Event e = series(24, 6, {"Gold", "Silver", "Bronze"}, 5);
  e.rules.dropped = 2;
  e.rules.promoted = e.rules.relegated = 2;
  e.rules.bonuses = {{"won", 3}};
  e.rounds[2].weight = 2;
  std::string const page = season_html(e);
  check_page(page);
  for (char const* part : {"5 of 6 rounds are over", "<h3>Gold</h3>", "<h3>Bronze</h3>", "<s>", "+3</small>", "goes up", "goes down", "▲",
                           "×2", ">Team 1</bdi>", "DNF", "Place after each round", "Points after each round",
                           "the best 4 of 6 rounds count"}) {
    INFO(part);
    CHECK(holds(page, part));
  }
  CHECK(many(page, "class=\"entrant\"") == 24);
  CHECK(many(page, "class=\"race\"") == 18);
  CHECK(many(page, "<svg viewBox") == 6);                    // two charts a tier
  CHECK(many(page, ">goes up<") == 4);
  CHECK(many(page, ">goes down<") == 4);
  CHECK(season_html(e) == page);
}

TEST_CASE("equal points are parted with the number that decided", "[events][html]") {
  Event e = series(3, 2, {}, 2);
  e.rules.points = {10, 5, 0};
  e.rounds[0].races[0].result = result_of(e.rounds[0].races[0], {1, 2, 3});
  e.rounds[1].races[0].result = result_of(e.rounds[1].races[0], {3, 2, 1});
  std::string const page = season_html(e);
  check_page(page);
  CHECK(holds(page, "equal points: wins 1"));
  CHECK(holds(page, "equal points: wins 0"));
}

TEST_CASE("a qualifying event shows draws with reasons, the ranking with what decided, alternates and the final's grid", "[events][html][SC-2.2]") {
  Event const e = qualifying(40);
  std::string const page = season_html(e);
  check_page(page);
  for (char const* part : {"Ranking for the final", "Field of the final", "best finish", "(SC-2.2)", "laurels", "(SC-1.2)", "alternate", "id=\"draws\""}) {
    INFO(part);
    CHECK(holds(page, part));
  }
  auto const field = final_field(e);
  REQUIRE(field);
  CHECK(many(page, "<td>in the final</td>") == 12);
  CHECK(many(page, "class=\"reason last\"") >= field->ranking.size());
  CHECK_FALSE(holds(page, "Drawn by hand"));
}

TEST_CASE("an event with nothing in it is a page, too", "[events][html]") {
  check_page(season_html(Event{}));
  Event e = series(4, 0, {}, 0);
  check_page(season_html(e));
  e = series(4, 3, {}, 0);
  e.rounds[1].races.clear();
  std::string const page = season_html(e);
  check_page(page);
  CHECK(holds(page, "0 of 3 rounds are over"));
  CHECK(holds(page, "Not drawn yet. 4 are entered."));
  Event q;
  q.kind = Kind::Qualifying;
  q.game = "speed_circuit";
  q.rounds.resize(2);
  check_page(season_html(q));
}

TEST_CASE("no text of an event can do anything on its page", "[events][html]") {
  for (std::string payload : {"<script>alert(1)</script>", "\"><svg/onload=alert(1)>", "</style><img src=x onerror=alert(1)>", "'-alert(1)-'", "<!--",
                              "</title><script>", "]]><x>", "<\xC0\xBCscript>", "\xE2\x80\xAE<b>", "&lt;script&gt;", "javascript:alert(1)"}) {
    Event e = series(6, 3, {"A", "B"}, 2);
    e.title = e.run_by = payload;
    for (size_t i = 0; i < e.entrants.size(); ++i) e.entrants[i].name = payload + to_string(i), e.entrants[i].team = payload;
    e.rules.tiers = {payload, payload + "2"};
    for (Round& round : e.rounds) {
      round.name = round.date = round.board = payload;
      for (Race& race : round.races) {
        race.id = payload;
        if (race.result) race.result->run_by = payload, race.result->record = payload;
      }
    }
    std::string const page = season_html(e, payload);
    Reader const reader(page);
    INFO(payload << ": " << reader.fault);
    CHECK(reader.fault.empty());
    for (char const* kind : {"<script", "<img", "<b>a", "<x>", "<!--", "<svg/"}) CHECK_FALSE(holds(page, kind));
    CHECK(many(page, "</style>") == 1);
    for (std::string const& link : reader.links) CHECK(link[0] == '#');
  }
}

TEST_CASE("letters of every language stay as they are", "[events][html]") {
  Event e = series(3, 2, {}, 2);
  e.entrants[0].name = "Müller & Søn";
  e.entrants[1].name = "Ольга";
  e.entrants[2].name = "日本";
  std::string const page = season_html(e);
  check_page(page);
  for (char const* part : {"Müller &amp; Søn</bdi>", "Ольга</bdi>", "日本</bdi>"}) CHECK(holds(page, part));
}

TEST_CASE("a result opens where its record is", "[events][html]") {
  Event e = series(3, 4, {}, 4);
  char const* const records[] = {"#rAbc-_9", "https://other.example/#rXyz", "{\"format\": \"paddock-save\"}", "#r\"onclick=x"};
  for (size_t r = 0; r < 4; ++r) e.rounds[r].races[0].result->record = records[r];
  std::string const page = season_html(e, "https://example.org/p/");
  check_page(page);
  CHECK(many(page, "Watch it") == 2);
  CHECK(holds(page, "href=\"https://example.org/p/#rAbc-_9\""));
  CHECK(holds(page, "href=\"https://other.example/#rXyz\""));
  CHECK(many(season_html(e), "Watch it") == 1);               // nobody said where the app is
}

TEST_CASE("the page of a season of 200 in 12 rounds stays small", "[events][html]") {
  Event const e = series(200, 12, {"One", "Two", "Three", "Four"}, 12);
  std::string const page = season_html(e, "https://example.org/");
  check_page(page);
  CHECK(page.size() < 2'500'000);
  CHECK(many(page, "class=\"entrant\"") == 200);
  CHECK(holds(page, "the first 24 of 50"));
}

TEST_CASE("the page's file is named after the season", "[events][html]") {
  Event e = series(2, 1, {}, 0);
  CHECK(html_file(e) == "season-friday-night.html");
  e.title = "日本";
  CHECK(html_file(e) == "season.html");
}

}  // namespace
