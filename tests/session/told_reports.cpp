// What a GM posts: the opening, a phase that waits for an answer, a turn by heats, one number of a turn.
#include "../desk/duels.hpp"
#include "post/report.hpp"
#include "ruled.hpp"

using namespace ruled;

namespace {

std::string plain(post::Report const& r) { return post::write_report(r, post::ReportFormat::Plain); }
bool has(std::string const& text, std::string_view words) { return text.find(words) != std::string::npos; }

std::unique_ptr<Session> begun(Doc const& setup) {
  auto made = start_session(*setup_from_doc(setup), 5, 77);
  REQUIRE(made);
  return std::move(*made);
}

void all_absent(Session& s) {
  for (int const turn = s.turn(); s.actor() >= 0 && s.turn() == turn;) REQUIRE(s.absent());
}

Doc two(char const* game, Doc const& more = Doc::object()) {
  Doc setup{{"game", game}, {"seats", Doc::array({Doc{{"name", "Oxford"}, {"number", 1}, {"driver", "mail"}}, Doc{{"name", "Ipswich"}, {"number", 2}, {"driver", "mail"}}})}};
  for (auto it = more.begin(); it != more.end(); ++it) setup[it.key()] = it.value();
  return setup;
}

}  // namespace

TEST_CASE("before the first turn there is something to post", "[report][opening]") {
  for (char const* game : {"nascar", "speed_circuit", "gravel_kings", "car_wars"}) {
    INFO(game);
    auto s = race(game, 1);
    std::string const text = plain(s->opening());
    for (char const* words : {", before the start", "Line-up", "What is asked first"}) CHECK(has(text, words));
    for (auto const& seat : s->setup().seats) CHECK(has(text, seat.name));
    play_turn(*s);
    CHECK(has(plain(s->opening()), ", before the start"));   // later, too, without what was asked
    CHECK_FALSE(has(plain(s->opening()), "What is asked"));
  }
  std::string const nascar = plain(begun(two("nascar", Doc{{"track", "short_oval"}, {"laps", 2}, {"settings", Doc{{"oilLifetime", 3}}}}))->opening());
  CHECK(has(nascar, "2 laps"));
  CHECK(has(nascar, ": 3, not 0 [NR-6.5]"));
  std::string const meeting = plain(begun(two("gravel_kings"))->opening());
  CHECK(has(meeting, "Oxford, home"));
  CHECK(has(meeting, "6 Ford, CMA 2.9, reserve"));
}

TEST_CASE("CW the line-up tells what everybody sees of the vehicles, and no more", "[report][opening][car_wars]") {
  auto s = duels::duel({"mail", "mail"});
  for (Seat seat : {0, 1}) REQUIRE(s->commit_text(seat, "Needlework, 40 mph"));
  std::string const text = plain(s->report(1));
  CHECK(has(text, "Walk-around, Ann"));
  CHECK(has(text, "ports in front"));
  CHECK(has(text, "Now: at ("));
  CHECK_FALSE(has(text, "MG"));
  CHECK_FALSE(has(text, "Needlework"));
}

TEST_CASE("between movement and fire the report tells where the cars are and what is asked", "[report][car_wars]") {
  auto s = race("car_wars", 4, 2);
  Doc const now = s->position();
  require_ruled(*s, Doc{{"/cars/0/pose/x", 21 << 18}, {"/cars/0/pose/y", 3 << 18}, {"/cars/0/pose/heading", 1800}, {"/cars/1/pose/x", 15 << 18}, {"/cars/1/pose/y", 3 << 18}, {"/cars/1/pose/heading", 0}});
  for (Seat seat : {0, 1}) REQUIRE(s->commit_text(seat, seat ? "hold fire" : "ask"));
  REQUIRE(s->midway());
  post::Report const r = s->report(s->turn());
  CHECK(r.so_far);
  std::string const text = plain(r);
  CHECK(has(text, ", so far"));
  CHECK(has(text, "Now: at ("));
  CHECK(has(text, s->setup().seats[size_t(s->actor())].name + " is asked: "));
  CHECK_FALSE(has(text, "Sent:"));
}

TEST_CASE("GK a postal turn is told heat by heat, with cards, Risk cards and CMAs", "[report][gravel_kings]") {
  auto s = race("gravel_kings", 1, 2, "mail");
  std::string all;
  while (s->actor() >= 0) {
    int const turn = s->turn();
    play_turn(*s);
    post::Report const r = s->report(turn);
    for (post::CarReport const& car : r.cars)
      for (post::ReportEvent const& e : car.events) {
        CHECK_FALSE(has(e.text, " plays "));                               // those stand with their heat
        CHECK_FALSE(has(e.text, " takes "));
      }
    all += plain(r);
  }
  for (char const* words : {"Heat 6", "Riders: gate 1 ", "CMA 8.6", " for heat 6.", "Cards now: ", "; hidden pile ", ", discard pile ", ", a Risk card"}) CHECK(has(all, words));
}

TEST_CASE("SC turn 1 is the first plot, for reports, orders and the result", "[report][speed_circuit]") {
  auto s = begun(two("speed_circuit", Doc{{"track", "lac_verrain"}, {"laps", 1}}));
  CHECK(s->words().turn_title(1) == "Car building");
  CHECK(s->words().turn(2) == "grid bids");
  CHECK(s->words().turn(3) == "turn 1");
  all_absent(*s);
  CHECK(has(plain(s->report(1)), ", car building"));
  all_absent(*s);
  REQUIRE(s->commit_text(0, "MPS"));
  all_absent(*s);
  std::string const text = plain(s->report(3));
  CHECK(has(text, ", turn 1\n"));
  auto built = begun(two("speed_circuit", Doc{{"track", "lac_verrain"}, {"settings", Doc{{"grid", "seats"}}}}));
  CHECK(built->words().turn(2) == "turn 1");
}

TEST_CASE("SC-4.2 a report says why a plot was impossible", "[report][speed_circuit][SC-4.2]") {
  auto s = begun(two("speed_circuit", Doc{{"track", "lac_verrain"}, {"laps", 1}}));
  all_absent(*s);
  all_absent(*s);
  for (Seat seat : {0, 1}) REQUIRE(s->commit_text(seat, "220"));
  while (s->turn() == 3) REQUIRE(s->absent());
  CHECK(has(plain(s->report(3)), "plots 220, which is impossible, as it reaches "));
}
