// Entrants as lists are pasted, and an entrant who is set right: his name, who decides for him, his team.
#include "events/changes.hpp"
#include "events/edit.hpp"
#include "events/event_new.hpp"
#include "some_event.hpp"

using namespace paddock;
using namespace paddock::app::events;
using namespace paddock::app::events::testing;

TEST_CASE("an entry list is read as it is pasted from mails", "[event][edit]") {
  struct { char const *line, *name, *driver; } const all[] = {
      {"1. Ann Lee", "Ann Lee", "screen"}, {"12) Ann Lee (link)", "Ann Lee", "link"}, {"- Ann Lee", "Ann Lee", "screen"}, {"* Ann Lee: team Reds", "Ann Lee", "screen"},
      {"\u2022 Ann Lee", "Ann Lee", "screen"}, {"> > Ann Lee", "Ann Lee", "screen"}, {"Ann Lee <ann@x.org>", "Ann Lee", "screen"}, {"Ann Lee <mailto:ann@x.org>: laurels 3", "Ann Lee", "screen"},
      {"Ann Lee, ann@x.org", "Ann Lee", "screen"}, {"Ann Lee ann@x.org (Mail)", "Ann Lee", "mail"}, {"\"Ann Lee\" <ann@x.org>", "Ann Lee", "screen"}, {"Ann Lee (E-mail)", "Ann Lee", "mail"},
      {"Ann Lee (by e-mail)", "Ann Lee", "mail"}, {"Ann Lee (bot, easy)", "Ann Lee", "bot easy"}, {"ann@x.org", "ann@x.org", "screen"}, {"A. J. Foyt", "A. J. Foyt", "screen"},
      {"3D Rider", "3D Rider", "screen"}, {"-Ann-", "-Ann-", "screen"}, {"Max @home", "Max @home", "screen"}, {"Ann ann@x.org: team Reds", "Ann", "screen"},
      {"Ann (MAILTO:ann@x.org): team Reds", "Ann", "screen"}, {"Jack 'Rocket' Roe", "Jack 'Rocket' Roe", "screen"}, {"1.", "1.", "screen"}};
  for (auto const& one : all) {
    INFO(one.line);
    Doc const read = take(entrant_of(one.line));
    CHECK(get_text(read, "name") == one.name);
    CHECK(get_text(read, "driver") == one.driver);
  }
  CHECK(with_driver("Ann Lee <mailto:ann@x.org>: laurels 3", "mail") == "Ann Lee (mail): laurels 3");
  CHECK(get_text(take(entrant_of("Bo: team Red@Home.de")), "team") == "Red@Home.de");
  auto const twice = new_event({Kind::Series, "nascar", 1, {}, 0, Seed(1), ""}, "Cup\nInes\nBo\nines\n");
  REQUIRE_FALSE(twice);
  CHECK(twice.error().where == "line 4");
  CHECK(with_entrant(some_event(Kind::Series, 3, 1), "driver 2").error().what.find("Driver 2 is in the event already") == 0);
}

TEST_CASE("an entrant is set right: name, number, team, who decides", "[event][edit]") {
  Event e = some_event(Kind::Series, 4, 2);
  e.rules.tiers = {"Gold", "Silver"};
  e.entrants[3].tier = 1;
  CHECK(entrant_line(e, 1) == "Driver 2 (screen): number 2, tier Gold");
  Event after = take(with_entrant_line(e, 1, "Dora Two (mail): team Reds, handicap -3, laurels 4, tier Silver"));
  CHECK(entrant_line(after, 1) == "Dora Two (mail): number 2, laurels 4, handicap -3, team Reds, tier Silver");
  CHECK(entrant_line(take(with_entrant_line(after, 1, entrant_line(after, 1))), 1) == entrant_line(after, 1));
  CHECK(entrant_line(take(with_entrant_line(after, 1, "Dora Two")), 1) == "Dora Two (mail): number 2, tier Silver");
  CHECK(entrant_line(take(read_event(write_event(after))), 1) == entrant_line(after, 1));
  CHECK(take(read_event(write_event(after))).entrants[1].was == std::vector<std::string>{"Driver 2"});
  for (auto const& [line, what] : {std::pair{"driver 3", "is in the event already"}, {"Driver 2", ""}, {"", "1 to 40 letters"}, {"Zoe (car)", "leads nobody"}, {"Zoe: tier Bronze", "no division"}, {"Zoe: speed 3", "Behind the colon"}}) {
    INFO(line);
    auto const said = with_entrant_line(after, 1, line);
    CHECK((said ? "" : said.error().what).find(what) != std::string::npos);
    CHECK(bool(said) == !*what);
  }
  CHECK(with_entrant(after, "Driver 2").error().what.find("Dora Two") == 0);   // another one may not have his old name
  Event const drawn_one = take(drawn(after, 0));
  CHECK_FALSE(with_entrant_line(drawn_one, 1, "Dora Two: laurels 5, tier Silver"));
  CHECK_FALSE(with_entrant_line(drawn_one, 1, "Dora Two: laurels 4, tier Gold"));
  CHECK(with_entrant_line(drawn_one, 1, "Dora (link): laurels 4, tier Silver"));
}

TEST_CASE("an entrant's line, as it stands, changes neither his name nor who decides", "[event][edit]") {
  Event e = some_event(Kind::Series, 4, 1);
  for (char const* name : {"1. FC Koeln", "Max @home", "Kim (blue)", "- Ann", "Ben: two", "x"}) {
    INFO(name);
    e.entrants[1].name = name;
    CHECK(entrant_line(take(with_entrant_line(e, 1, entrant_line(e, 1))), 1) == entrant_line(e, 1));
    CHECK(take(with_entrant_line(e, 1, std::string(name) + " (link): team Reds")).entrants[1].name == name);
  }
  e.entrants[1].name = "Gus", e.entrants[1].driver = "mail";
  struct { char const *line, *name, *driver; } const all[] = {
      {"Gus Ott (gus@x.org)", "Gus Ott", "mail"}, {"Gus Ott <mailto:gus@x.org> (link)", "Gus Ott", "link"}, {"Gus", "Gus", "mail"}, {"Gus (gus@x.org): team Reds", "Gus", "mail"}, {"Gust (bot easy)", "Gust", "bot easy"}};
  for (auto const& one : all) {
    INFO(one.line);
    Event const after = take(with_entrant_line(e, 1, one.line));
    CHECK(after.entrants[1].name == one.name);
    CHECK(after.entrants[1].driver == one.driver);
  }
  e.entrants[1].name = "Ines", e.entrants[2].name = "ines";      // up to 0.5.18 both could be in it
  CHECK(take(with_entrant_line(e, 2, "ines (link)")).entrants[2].driver == "link");
  CHECK_FALSE(with_entrant_line(e, 2, "INES"));
}

TEST_CASE("who has another name keeps dice, draw, results and what was changed", "[event][edit][merge]") {
  Event e = some_event(Kind::Series, 6, 3);
  e = take(drawn(e, 0));
  SeededDice dice(7);
  for (Race& race : e.rounds[0].races) race_by_dice(race, dice, 0);
  Event const named = take(with_entrant_line(e, 2, "Gus Ott"));
  CHECK(named.entrants[2].name == "Gus Ott");
  CHECK(drives_as(named, 2, 0, "Driver 3"));
  CHECK(find_entrant(named, "Driver 3") == 2);
  auto const grids = [](Event const& of) {
    std::vector<std::vector<int>> out;
    for (Race const& race : of.rounds[1].races) out.push_back(race.grid);
    return out;
  };
  CHECK(grids(take(drawn(named, 1))) == grids(take(drawn(e, 1))));
  for (DrawTold const& one : audit_draws(named)) CHECK_FALSE(one.wrong);
  Event back = take(with_entrant_line(named, 2, "Driver 3"));
  CHECK(grids(take(drawn(back, 1))) == grids(take(drawn(e, 1))));

  Event other = take(drawn(e, 1));                       // another game master goes on with the old name
  for (Race& race : other.rounds[1].races) race_by_dice(race, dice, 0);
  for (bool const first : {true, false}) {
    Merged const both = take(first ? merge(named, other) : merge(other, named));
    CHECK(both.conflicts.empty());
    CHECK(both.event.entrants.size() == 6);
    CHECK(both.event.entrants[2].name == "Gus Ott");
    CHECK(both.event.rounds[1].races[0].result);
  }
}
