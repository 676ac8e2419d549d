// The exact lap solver: pars of the built-in tracks, drives that the rules confirm, the checked-in table.
#include <catch2/catch_test_macros.hpp>
#include <cstdio>

#include "../../sanitized.hpp"
#include "core/assets.hpp"
#include "games/nascar/bot/par.hpp"
#include "games/nascar/bot/solve.hpp"
#include "games/nascar/nascar.hpp"
#include "games/nascar/orders/order.hpp"

using namespace paddock;
using namespace paddock::nascar;

namespace {

Track built_in(std::string const& id) {
  auto track = load_track(asset("assets/games/nascar/tracks/" + id + ".txt"));
  REQUIRE(track);
  return *track;
}

// Drives the orders alone; sand is free of bags. Returns the car; every turn must stay on the track and cost nothing.
Car drive(std::string const& id, std::vector<std::string> const& orders, int* repairs = nullptr) {
  Setup setup;
  setup.track = id;
  setup.laps = 9;
  setup.settings["sandDensity"] = "0";
  setup.seats.resize(1);
  setup.seats[0].name = "Solo";
  auto game = Nascar::make(setup);
  if (!game) FAIL(game.error().text());
  SeededDice dice(1);
  State s = game->start(dice);
  for (auto const& text : orders) {
    INFO(text);
    Sheet const sheet = game->read(s, 0, text);
    REQUIRE(sheet.error.empty());
    int off = 0, dropped = 0;
    auto log = [&](Event const& e) {
      off += e.kind == Ev::OffTrack;
      dropped += e.kind == Ev::Dropped || e.kind == Ev::Count;
      if (repairs) *repairs += e.kind == Ev::Repair;
    };
    for (Action a : sheet.actions) game->apply(s, a, dice, log);
    if (game->turn(s) == 1 || s.plans[0].stage == Plan::Open)
      if (!s.plans[0].order.empty()) game->apply(s, Action{uint16_t(Verb::Seal), 0}, dice, log);
    CHECK(off == 0);
    CHECK(dropped == 0);
  }
  return s.cars[0];
}

}  // namespace

TEST_CASE("NR-14.5 the fewest turns of the three specified tracks", "[NR-14.5][solve]") {
  struct Row { char const* id; int grid, flying, pit; };
  for (Row const& row : {Row{"short_oval", 11, 10, 13}, Row{"road_course", 15, 14, 18}, Row{"superspeedway", 18, 17, 21}}) {
    if (kSanitized && row.grid > 11) continue;
    INFO(row.id);
    Doc const par = par_facts(built_in(row.id));
    CHECK(get_int(par, "gridLap") == row.grid);
    CHECK(get_int(par, "flyingLap") == row.flying);
    CHECK(get_int(par, "pitLap") == row.pit);
  }
  if (kSanitized) return;
  Doc const road = par_facts(built_in("road_course"));
  CHECK(get_int(road, "gridLapShut") == 17);
  CHECK(get_int(road, "flyingLapShut") == 16);
}

TEST_CASE("the solver's drives are confirmed by the rules, tile by tile", "[solve]") {
  // Not proving_ground: the solver takes oil as straight on and visible bags as none, a drive of it may meet both.
  for (char const* id : {"short_oval", "road_course", "superspeedway", "harbour_streets"}) {
    INFO(id);
    Track const track = built_in(id);
    LapQuery q;
    LapPlan const lap = solve_lap(track, q, true);
    REQUIRE(lap.turns > 0);
    REQUIRE(int(lap.orders.size()) == lap.turns);
    Car const after = drive(id, lap.orders);
    CHECK(after.crossings == 2);
    CHECK(after.cards == 8);
    if (!track.pit_tiles) continue;
    q.stop = true;
    LapPlan const stop = solve_lap(track, q, true);
    REQUIRE(stop.turns > 0);
    int repairs = 0;
    Car const mended = drive(id, stop.orders, &repairs);
    CHECK(mended.crossings == 2);
    CHECK(repairs >= 1);
    CHECK(mended.max >= 16);
  }
}

TEST_CASE("a track that cannot be driven has no par", "[solve]") {
  auto track = load_track("name: Wall\nid: wall\nsize: 12x3\nrotation: ccw\nline: E\nheading: E\nbank: L\nlaps: 1\nuse: study\n"
                          "map:\n************\n***1*=******\n************\n");
  REQUIRE(track);
  CHECK(solve_lap(*track, {}).turns == 0);
  CHECK(par_facts(*track)["gridLap"].is_null());
}

TEST_CASE("par.json holds what the solver finds for every built-in track", "[solve][long]") {
  int tracks = 0;
  for (auto name : asset_names()) {
    if (name.substr(0, 27) != "assets/games/nascar/tracks/") continue;
    auto track = load_track(asset(name));
    REQUIRE(track);
    INFO(track->id << ": put what work_out_par() gives into assets/games/nascar/par.json (test [.par] prints it)");
    Doc const known = known_par(*track), facts = par_facts(*track);
    for (auto const& [key, fact] : facts.items()) CHECK(known[key] == fact);
    LapCurves const laps = known_laps(*track);   // one column and one row of them: all take half a minute
    for (size_t price = 0; price < laps.size(); ++price) CHECK(laps[price][3] == flying_lap(*track, 12, kCardPrices[price]));
    for (size_t i = 0; i < laps[0].size(); ++i) CHECK(laps[0][i] == flying_lap(*track, 6 + 2 * int(i), 0));
    Doc const shown = par_of(*track);
    CHECK_FALSE(shown.contains("mark"));
    CHECK(get_int(shown, "gridLap") > 0);
    if (++tracks == 2 && kSanitized) return;
  }
  CHECK(tracks >= 5);
}

TEST_CASE("prints par.json", "[.par]") {
  std::string text;
  for (auto name : asset_names())
    if (name.substr(0, 27) == "assets/games/nascar/tracks/")
      if (auto track = load_track(asset(name)); track)
        text += (text.empty() ? "{\n  \"" : ",\n  \"") + track->id + "\": " + dump_doc(work_out_par(*track));
  std::printf("%s\n}\n", text.c_str());
}
