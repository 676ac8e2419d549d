// A finished turn is taken back: it runs again with the same dice, and everybody reads that it was.
#include "ruled.hpp"

#include "post/report.hpp"
#include "session/save_io.hpp"

using namespace ruled;

namespace {

constexpr char const* kGames[] = {"nascar", "speed_circuit", "gravel_kings", "car_wars"};

bool tells(std::vector<Line> const& log, std::string_view words) {
  for (Line const& line : log)
    if (line.text.find(words) != std::string::npos) return true;
  return false;
}

std::string save_with(Session const& s, Doc const& taken) {
  Doc save = s.save();
  save["rulings"] = Doc::array({Doc{{"before", 0}, {"author", "Ann"}, {"reason", "why"}, {"patch", Doc{{"takenBack", taken}}}}});
  auto const loaded = load_session(save);
  return loaded ? "" : loaded.error().text();
}

}  // namespace

TEST_CASE("a turn that is taken back stands where it began, and the same orders roll the same", "[ruling][back]") {
  for (char const* game : kGames) {
    INFO(game);
    auto s = race(game, 4);
    uint64_t const began = s->hash();
    play_turn(*s);
    uint64_t const after = s->hash();
    int const turn = s->turn();
    auto const orders = s->take_back(1, "Ann", "Marta's order was misread");
    REQUIRE(orders);
    CHECK(s->turn() == turn - 1);
    CHECK(s->hash() == began);
    CHECK_FALSE(s->can_undo());                       // nobody undoes that it was
    std::string const words = s->words().turn(4) + " was taken back; the same orders roll the same dice again (Marta's order was misread)";
    CHECK(tells(s->log(3), words));
    auto loaded = load_session(s->save());
    REQUIRE(loaded);
    CHECK((*loaded)->hash_matches());
    CHECK(((*loaded)->rulings() == s->rulings()));
    for (std::string const& link : {s->table_link(), s->invite_link(1)}) {
      auto const player = opened(link);
      CHECK((player->rulings() == s->rulings()));
      CHECK(player->public_hash() == s->public_hash());
      CHECK(tells(player->log(3), words));
    }
    play_turn(*s);
    CHECK(s->hash() == after);
    CHECK(post::write_report(s->report(4), post::ReportFormat::Plain).find("Ruling by Ann: " + words) != std::string::npos);
  }
}

TEST_CASE("the orders of a turn that is taken back come as they were sealed", "[ruling][back]") {
  auto s = race("nascar", 2, 3);
  REQUIRE(s->commit_text(0, "A(2M)"));
  REQUIRE(s->absent());
  REQUIRE(s->commit_text(2, "MMM"));
  REQUIRE(s->turn() == 3);
  auto const orders = s->take_back(1, "Ann", "why");
  REQUIRE(orders);
  CHECK((*orders)[0] == "AMM");
  CHECK_FALSE((*orders)[1]);
  CHECK((*orders)[2] == "MMM");
}

TEST_CASE("what was taken back before is told for ever", "[ruling][back]") {
  auto s = race("nascar", 5);
  require_ruled(*s, Doc{{"/cars/0/cards", 9}});
  play_turn(*s);
  REQUIRE(s->take_back(1, "Ann", "one"));
  CHECK(s->rulings().size() == 2);                    // the ruling the turn began with stands
  play_turn(*s);
  REQUIRE(s->take_back(3, "Ben", "two"));
  CHECK(s->turn() == 3);
  auto const all = s->rulings();
  REQUIRE(all.size() == 2);                           // that of turn 5 is gone with it
  CHECK(all[0].told.starts_with("turn 5 was taken back"));
  CHECK(all[1].told.starts_with("turn 3 to turn 5 were taken back"));
  CHECK(load_session(s->save()));
  play_turn(*s);
  CHECK(opened(s->replay_link())->rulings().size() == 2);
}

TEST_CASE("nothing is taken back that is not there, and a marker is nobody's to write", "[ruling][back]") {
  auto s = race("nascar", 2);
  CHECK(s->take_back(2, "Ann", "why").error().text() == "There are no 2 finished turns to take back; there is 1.");
  CHECK_FALSE(s->take_back(0, "Ann", "why"));
  CHECK_FALSE(s->take_back(1, "", "why"));
  CHECK(s->turn() == 2);
  CHECK(s->rule(Doc{{"takenBack", Doc::array({2, 2})}}, "Ann", "why").error().text().find("'takenBack': a place is written like") == 0);
  CHECK_FALSE(opened(s->table_link())->take_back(1, "Ann", "why"));
  auto fresh = race("nascar", 1);
  CHECK(save_with(*fresh, Doc::array({1, 1})).empty());
  for (Doc const& bad : {Doc(1), Doc("x"), Doc::array({0, 1}), Doc::array({2, 1}), Doc::array({1, 999999999}), Doc::array({1}), Doc::array({1, "2"}), Doc(nullptr)}) {
    INFO(dump_doc(bad));
    CHECK(save_with(*fresh, bad).find("/rulings/0/patch/takenBack: the first and the last turn that were taken back are expected, 1 or later, like [1, 1]") != std::string::npos);
  }
}

TEST_CASE("the end of a race is taken back, too", "[ruling][back]") {
  auto s = race_or_over("nascar", 1000);
  REQUIRE(s->actor() == kOver);
  REQUIRE(s->take_back(1, "Ann", "why"));
  CHECK(s->actor() >= 0);
  play_turn(*s);
  CHECK(s->actor() == kOver);
}

TEST_CASE("rulings are told in words and units of the game", "[ruling][words]") {
  auto s = race("car_wars", 3);
  std::string const name = s->setup().seats[0].name;
  int64_t const x = number_at(s->position(), "/cars/0/pose/x"), pace = number_at(s->position(), "/cars/0/pace");
  require_ruled(*s, Doc{{"/cars/0/pose/x", x + 262144 / 4}, {"/cars/0/pace", pace}});   // it goes so fast already
  auto const all = s->rulings();
  REQUIRE(all.size() == 1);
  CHECK(all[0].patch.size() == 1);
  std::string const words = s->ruling_words(all[0]);
  CHECK(words.starts_with("Ruling by Ann: " + name + "'s car: east is "));
  CHECK(words.find(" in, was ") != std::string::npos);
  CHECK(words.find('/') == std::string::npos);
  CHECK(load_session(s->save()));

  auto r = race("nascar", 3);
  require_ruled(*r, Doc{{"/cars/1/cards", 9}, {"/cars/1/heading", "NE"}, {"/cars/0/status", "retired"}});
  std::string const told = r->ruling_words(r->rulings()[0]);
  CHECK(told.find(r->setup().seats[1].name + "'s car: wild cards is 9, was ") != std::string::npos);
  CHECK(told.find("'s car: status is retired, was racing") != std::string::npos);
}
