// Rulings: entries of a match that replay, undo, saves, links, log and report know.
#include "ruled.hpp"

#include "post/report.hpp"
#include "session/save_io.hpp"

using namespace ruled;

namespace {

int told(std::vector<Line> const& log, std::string_view words) {
  int n = 0;
  for (Line const& line : log) n += line.text.find(words) != std::string::npos;
  return n;
}

void check_same(Session const& a, Session const& b) {
  CHECK(a.hash_matches());
  CHECK(a.hash() == b.hash());
  CHECK(a.public_hash() == b.public_hash());
  CHECK((a.rulings() == b.rulings()));
}

// Saves and links come to the same position and know the same rulings.
void check_copies(Session const& s) {
  auto loaded = load_session(s.save());
  if (!loaded) FAIL(loaded.error().text());
  check_same(**loaded, s);
  CHECK(dump_doc((*loaded)->save()) == dump_doc(s.save()));
  auto const replay = opened(s.replay_link());
  check_same(*replay, s);
  CHECK(replay->replay_link() == s.replay_link());
  for (std::string const& link : {s.table_link(), s.invite_link(1)}) {
    auto const player = opened(link);
    CHECK(player->public_hash() == s.public_hash());
    CHECK((player->rulings() == s.rulings()));
    auto kept = load_session(player->save());
    REQUIRE(kept);
    check_same(**kept, *player);
    CHECK(player->table_link() == s.table_link());
  }
}

std::string all_text(post::Report const& report) { return post::write_report(report, post::ReportFormat::Plain); }

}  // namespace

TEST_CASE("a ruling stands in position, log, report, saves and links of every game", "[ruling]") {
  for (GameInfo const& game : games()) {
    INFO(game.id);
    auto s = race(game.id, 4);
    Doc const patch = public_patch(*s);
    require_ruled(*s, patch);
    for (auto it = patch.begin(); it != patch.end(); ++it) CHECK(*at_pointer(s->public_position(), it.key()) == it.value());
    REQUIRE(s->rulings().size() == 1);
    CHECK(s->rulings()[0].turn == 4);
    CHECK_FALSE(s->rulings()[0].secret);
    CHECK(told(s->log(3), "*Ruling by Ann*: ") == 1);
    CHECK(told(s->log(3), "(a slip of \\*mine\\*)") == 1);
    CHECK(told(s->log(2), "Ruling") == 0);
    CHECK(all_text(s->report(3)).find("After " + s->words().turn(3) + ": Ruling by Ann: ") != std::string::npos);
    CHECK(all_text(s->report(2)).find("Ruling") == std::string::npos);
    check_copies(*s);
    play_turn(*s);
    check_copies(*s);
    CHECK(told(s->log(4), "Ruling") == 0);
    CHECK(all_text(s->report(4)).find("Before " + s->words().turn(4) + ": Ruling by Ann: ") != std::string::npos);
    require_ruled(*s, public_patch(*s));
    CHECK(s->rulings().size() == 2);
    check_copies(*s);
  }
}

TEST_CASE("undo takes a ruling back, redo makes it again, a played turn keeps it", "[ruling]") {
  for (GameInfo const& game : games()) {
    INFO(game.id);
    auto s = race(game.id, 4);
    std::string const before = dump_doc(s->save()), link = s->table_link();
    require_ruled(*s, public_patch(*s));
    uint64_t const ruled = s->hash();
    std::string const after = dump_doc(s->save());
    CHECK(after != before);
    CHECK_FALSE(s->fork()->can_undo());   // on a copy orders are tried, and undo is theirs
    for (int round = 0; round < 2; ++round) {
      REQUIRE(s->can_undo());
      REQUIRE(s->undo());
      CHECK(dump_doc(s->save()) == before);
      CHECK(s->table_link() == link);
      CHECK(s->rulings().empty());
      REQUIRE(s->can_redo());
      REQUIRE(s->redo());
      CHECK(s->hash() == ruled);
      CHECK(dump_doc(s->save()) == after);
    }
    s->reopen_turn();
    CHECK(s->hash() == ruled);
    Actions legal;
    s->legal(legal);
    REQUIRE(s->play(legal[0]));
    CHECK_FALSE(s->can_redo());
    auto const late = s->rule(public_patch(*s), "Ann", "too late");
    if (s->turn() == 4) {
      REQUIRE_FALSE(late);
      CHECK(late.error().what.find("take them back first") != std::string::npos);
      s->reopen_turn();
    }
    play_turn(*s);
    CHECK(s->rulings().size() == 1);
    for (int i = 0; i < 50 && s->undo(); ++i) {}
    CHECK(s->rulings().size() == 1);
  }
}

TEST_CASE("a ruling that cannot be is refused with its place and what would be right", "[ruling]") {
  auto s = race("nascar", 4);
  std::string const before = dump_doc(s->save());
  struct Case {
    char const *patch, *where, *what;
  };
  Case const cases[] = {
      {R"({})", "/patch", "1 to 32 changes"},
      {R"([1])", "/patch", "1 to 32 changes"},
      {R"({"cars/0/speed": 3})", "'cars/0/speed'", "written like /cars/0/speed"},
      {R"({"/cars/0/sped": 3})", "/cars/0/", "there is no 'sped' here; there are at, heading, speed"},
      {R"({"/cars/9/speed": 3})", "/cars/", "this list has 0 to 3"},
      {R"({"/cars/01/speed": 3})", "/cars/", "there is no '01' here"},
      {R"({"/cars/0/speed/x": 3})", "/cars/0/speed/", "nothing stands below"},
      {R"({"/cars/0/speed": 100})", "/cars/0/speed", "100 is out of range: 0 to 99"},
      {R"({"/cars/0/speed": 2.5})", "/cars/0/speed", "a whole number is expected"},
      {R"({"/cars/0/speed": "fast"})", "/cars/0/speed", "a whole number is expected"},
      {R"({"/cars/0/heading": "X"})", "/cars/0/heading", "none of N, NE"},
      {R"({"/cars/0/at": [1]})", "/cars/0/at", "a list of 2"},
      {R"({"/cars/0/at": [255, 255]})", "NR-1.1", "off the track"},
      {R"({"/cars/0/violated": 1})", "/cars/0/violated", "as the game writes it this would be true"},
      {R"({"/cars/0/place": 1})", "NR-12.3", "when it has finished"},
      {R"({"/cars": []})", "NR-1.1", "another number of cars"},
      {R"({"/cars/-": 3})", "/cars/4", "an object is expected"},
      {R"({"/oil/-": {"at": [0, 0], "turn": 1}})", "NR-6.5", "tiles of the track"},
      {R"({"/plans/0/order": ["A"]})", "NR-13.1", "not by a ruling"},
      {R"({"/turn": 9})", "", "which turn it is"},
      {R"({"/turn": 4})", "/turn", "it is 4 already"},
      {R"({"/cars/0/at": [1, 1], "/cars/0": {}})", "/cars/0/at", "which the same ruling changes as a whole"},
  };
  for (Case const& c : cases) {
    auto const made = s->rule(*parse_doc(c.patch), "Ann", "because");
    INFO(c.patch);
    REQUIRE_FALSE(made);
    INFO(made.error().text());
    CHECK(made.error().where == c.where);
    CHECK(made.error().what.find(c.what) != std::string::npos);
  }
  Doc const good = public_patch(*s);
  CHECK(s->rule(good, "", "why").error().where == "/author");
  CHECK(s->rule(good, "Ann", " \n ").error().where == "/reason");
  CHECK(s->rule(good, "Ann", std::string(201, 'x')).error().where == "/reason");
  Doc many = Doc::object();
  for (int i = 0; i < 33; ++i) many["/x" + std::to_string(i)] = 1;
  CHECK(s->rule(many, "Ann", "why").error().where == "/patch");
  CHECK(s->rule({{"/turn", std::string(5000, 'x')}}, "Ann", "why").error().where == "/patch");
  CHECK(dump_doc(s->save()) == before);
  CHECK_FALSE(s->can_redo());
}

TEST_CASE("a player makes no rulings, nor does a save that does not add up", "[ruling]") {
  auto s = race("nascar", 3);
  auto player = opened(s->invite_link(1));
  CHECK_FALSE(player->rule(public_patch(*s), "Ben", "for me"));
  Doc save = s->save();
  save["hash"] = "0123456789abcdef";
  auto loaded = load_session(save);
  REQUIRE(loaded);
  CHECK_FALSE((*loaded)->rule(public_patch(*s), "Ann", "why"));
}

TEST_CASE("a race can be ended by a ruling and not begun again", "[ruling]") {
  for (auto const& [game, place] : {std::pair{"nascar", "/closed"}, std::pair{"null", "/over"}}) {
    auto fresh = race(game, 1);
    CHECK_FALSE(fresh->rule({{place, true}}, "Ann", "rain"));
    auto s = race(game, 4);
    require_ruled(*s, {{place, true}});
    CHECK(s->actor() == kOver);
    CHECK(s->outcome().over);
    CHECK(s->timeline().size() == 3);
    (void)s->recap();
    check_copies(*s);
    CHECK_FALSE(s->rule({{place, false}}, "Ann", "sun"));
    require_ruled(*s, public_patch(*s));   // a place on the last board
    check_copies(*s);
    REQUIRE(s->undo());
    REQUIRE(s->undo());
    CHECK(s->actor() >= 0);
  }
  auto s = race("null", 2);
  while (s->actor() >= 0) play_turn(*s);
  int const last = s->timeline().back().turn;
  require_ruled(*s, {{"/runners/0/place", 20}});
  CHECK(s->outcome().ranking[0] == 0);
  CHECK(told(s->log(last), "Ruling by Ann") == 1);
  CHECK(all_text(s->report(last)).find("Ruling by Ann") != std::string::npos);
  check_copies(*s);
}

TEST_CASE("a ruling before the first turn is told with it", "[ruling]") {
  auto s = race("nascar", 1);
  require_ruled(*s, public_patch(*s));
  CHECK(told(s->log(1), "Ruling by Ann") == 1);
  check_copies(*s);
  play_turn(*s);
  CHECK(told(s->log(1), "Ruling by Ann") == 1);
  check_copies(*s);
}

TEST_CASE("orders that were written before a ruling do not fit after it", "[ruling]") {
  for (char const* game : {"nascar", "speed_circuit", "gravel_kings", "null"}) {
    auto s = race(game, 4, 4, "link", game == std::string("speed_circuit") || game == std::string("gravel_kings") ? "sheets" : "");
    Seat const seat = s->actor();
    auto player = opened(s->invite_link(seat));
    REQUIRE(player->actor() == seat);
    REQUIRE(sim_move(*player, "easy", 3));
    auto orders = open_link(player->orders_link(seat), 1);
    REQUIRE(orders);
    REQUIRE(s->read_orders(orders->orders));
    require_ruled(*s, public_patch(*s));
    CHECK_FALSE(s->read_orders(orders->orders));
    REQUIRE(s->undo());
    CHECK(s->read_orders(orders->orders));
  }
}

TEST_CASE("a save with an impossible ruling is refused with its path", "[ruling]") {
  auto s = race("nascar", 4);
  require_ruled(*s, public_patch(*s));
  Doc const good = s->save();
  auto error = [&](auto change) {
    Doc bad = good;
    change(bad["rulings"][0]);
    auto loaded = load_session(bad);
    REQUIRE_FALSE(loaded);
    return loaded.error().where;
  };
  CHECK(error([](Doc& r) { r["before"] = r["before"].get<int64_t>() - 1; }) == "/rulings/0");
  CHECK(error([](Doc& r) { r["before"] = 100'000; }) == "/rulings/0");
  CHECK(error([](Doc& r) { r["before"] = -1; }) == "/rulings/0/before");
  CHECK(error([](Doc& r) { r["author"] = 3; }) == "/rulings/0/author");
  CHECK(error([](Doc& r) { r["reason"] = " x"; }) == "/rulings/0/reason");
  CHECK(error([](Doc& r) { r["patch"] = 3; }) == "/rulings/0/patch");
  CHECK(error([](Doc& r) { r["patch"] = Doc{{"/cars/0/speed", 1000}}; }) == "/rulings/0/cars/0/speed");
  CHECK(error([](Doc& r) { r = 3; }) == "/rulings/0");
  Doc other = good;
  other["rulings"][0]["reason"] = "none";   // the hash covers it
  auto loaded = load_session(other);
  REQUIRE(loaded);
  CHECK_FALSE((*loaded)->hash_matches());
}
