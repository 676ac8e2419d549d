// Told records: what links of finished turns say of a game whose orders say more than is carried out.
#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <chrono>

#include "games/speed_circuit/speed_circuit.hpp"
#include "session/session_of.hpp"
#include "session/sim.hpp"

using namespace paddock;
using namespace paddock::speed_circuit;

namespace {

using Truth = SessionOf<SpeedCircuit>;
using Record = play::Match<SpeedCircuit>;

Setup race_setup(uint64_t seed, int seats, char const* decisions) {
  SeededDice dice(seed);
  Setup setup;
  setup.game = "speed_circuit";
  auto const tracks = SpeedCircuit::tracks();
  setup.track = tracks[size_t(seed % tracks.size())].id;
  setup.laps = 1;
  setup.settings["decisions"] = decisions;
  setup.settings["maxTurns"] = 25;
  for (Setting const& one : SpeedCircuit::settings())
    if (one.name != "decisions" && one.name != "maxTurns" && !one.choices.empty() && dice.roll(3, "other", kNobody) == 1)
      setup.settings[one.name] = one.choices[size_t(dice.roll(int(one.choices.size()), "choice", kNobody) - 1)];
  for (int i = 0; i < seats; ++i) {
    char const* const how[] = {"link", "mail", "you"};
    setup.seats.push_back({"D" + std::to_string(i), i, i + 1, how[seed % 3 ? size_t(i) % 3 : 0], Doc::object()});
  }
  return setup;
}

std::unique_ptr<Truth> race(Setup const& setup, uint64_t seed = 5) {
  auto session = start_session(setup, seed, 77);
  REQUIRE(session);
  return std::unique_ptr<Truth>(static_cast<Truth*>(session->release()));
}

// Sensible cards with sheets of anything legal, branches and standing orders too; some seats send nothing or are retired.
Action pick(Truth& t, SeededDice& dice) {
  State const& s = t.match().state();
  SpeedCircuit const& g = t.match().game();
  Actions legal;
  g.legal(s, legal);
  auto any = [&] { return legal[dice.roll(legal.size(), "any", kNobody) - 1]; };
  if (s.phase == Phase::Move) return dice.roll(60, "absent", kNobody) == 1 ? SpeedCircuit::kAbsent : any();
  if (s.phase != Phase::Plot) return any();
  Seat const seat = g.actor(s);
  if (s.plans[seat].card != kNoCard) return dice.roll(6, "end", kNobody) == 1 ? SpeedCircuit::kSeal : any();
  if (dice.roll(s.cars[seat].misses ? 3 : 12, "absent", kNobody) == 1) return legal.find(SpeedCircuit::kRetire) >= 0 ? SpeedCircuit::kRetire : SpeedCircuit::kAbsent;
  Span const span = span_of(g.book(), s.cars[seat]);
  return act(Verb::Card, std::max(1, std::max(span.low, 20) / 20 + dice.roll(std::max(1, (span.most - span.low) / 20 + 1), "card", kNobody) - 1));
}

void play_turn(Truth& t, SeededDice& dice) {
  for (int const turn = t.turn(); t.actor() >= 0 && t.turn() == turn;)
    if (!t.play(pick(t, dice))) REQUIRE(bool(t.absent()));
}

bool same_events(Record const& a, Record const& b) {
  if (a.turns().size() != b.turns().size()) return false;
  for (size_t i = 0; i < a.turns().size(); ++i)
    if (a.turns()[i].events != b.turns()[i].events) return false;
  return true;
}

uint64_t public_hash(SpeedCircuit const& g, State s) {
  g.observe(s, kNobody);
  return hash_fields(s);
}

// Position by position, what everybody may know.
bool same_boards(Record const& a, Record const& b) {
  for (size_t i = 0; i < a.turns().size(); ++i) {
    State const &x = a.turns()[i].before, &y = b.turns()[i].before;
    if (public_hash(a.game(), x) != public_hash(b.game(), y) || !(x.cars == y.cars)) return false;
  }
  return true;
}

bool same_tape(std::vector<Roll> const& a, std::vector<Roll> const& b) {
  return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](Roll const& x, Roll const& y) {
    return std::string_view(x.label) == y.label && x.seat == y.seat && x.faces == y.faces && x.permille == y.permille && x.value == y.value;
  });
}

int count(Record const& m, Verb verb) {
  int n = 0;
  for (auto const& e : m.entries()) n += Verb(e.action.verb) == verb;
  return n;
}

// Built cars, grid by seats, sheets for all: turn 1 is the first of the race.
Setup sheets(int seats, char const* how = "link") {
  Setup setup;
  setup.game = "speed_circuit";
  setup.track = "lac_verrain";
  setup.laps = 1;
  setup.settings = Doc{{"decisions", "sheets"}, {"grid", "seats"}};
  for (int i = 0; i < seats; ++i) {
    setup.seats.push_back({"D" + std::to_string(i), i, i + 3, how, Doc::object()});
    setup.seats.back().options["design"] = "60/40/160/60/6/6";
  }
  return setup;
}

void orders(Truth& t, std::initializer_list<char const*> texts) {
  for (char const* text : texts) {
    Verdict const v = *text ? t.commit_text(t.actor(), text) : t.absent();
    INFO(text << ": " << v.why);
    REQUIRE(bool(v));
  }
}

std::unique_ptr<Session> opened(std::string const& link) {
  auto out = open_link(link, 3);
  INFO((out ? "" : out.error().what));
  REQUIRE(out);
  return std::move(out->session);
}

}  // namespace

TEST_CASE("SC-4.10a a told record has the events, the tape and the board of the truth", "[SC-4.10a][speed_circuit][links][long]") {
  int answered = 0, absent = 0, silent = 0, retired = 0;
  for (uint64_t seed = 1; seed <= 40; ++seed) {
    INFO("seed " << seed);
    auto table = race(race_setup(seed, 2 + int(seed % 7), seed % 2 ? "sheets" : "prompts"), seed);
    SeededDice dice(seed * 31);
    while (table->actor() >= 0) {
      play_turn(*table, dice);
      Record const& truth = table->match();
      if (table->actor() >= 0 && truth.turns().size() % 4) continue;
      Record const told = told_record(truth);
      REQUIRE(count(told, Verb::Sheet) == 0);
      REQUIRE(same_events(truth, told));
      REQUIRE(same_boards(truth, told));
      REQUIRE(same_tape(truth.tape(), told.tape()));
      for (Plan const& p : told.state().plans) REQUIRE(p.standing == speed_circuit::Orders{});
      auto const copy = opened(table->table_link());
      REQUIRE(copy->public_hash() == table->public_hash());
      REQUIRE(copy->table_link() == table->table_link());
      auto const again = load_session(copy->save());
      REQUIRE(again);
      REQUIRE((*again)->hash_matches());
      REQUIRE((*again)->table_link() == table->table_link());
      answered += count(told, Verb::Answered), absent += count(told, Verb::AbsentAnswered), silent += count(told, Verb::Silent);
      retired += count(told, Verb::Retire);
    }
    for (Seat seat = 0; seat < table->seats(); ++seat) REQUIRE(opened(table->invite_link(seat))->public_hash() == table->public_hash());
  }
  CHECK(answered > 500);
  CHECK(absent > 100);
  CHECK(silent > 500);
  CHECK(retired > 0);
}

TEST_CASE("SC-4.10a what no turn brought out is in no public link", "[SC-4.10a][speed_circuit][links]") {
  auto a = race(sheets(4)), b = race(sheets(4));
  orders(*a, {"60; lane 1; standing; if #5 out: lane 0", "60", "60; lane 0; if #3 spun: pass any", ""});
  orders(*b, {"60; lane 1; if #6 out: slip, pass any", "60", "60; lane 0", ""});
  orders(*a, {"60; block 2; lane 1; standing", "", "MPS; lane 0; if #3 out: slip", "60; block 2; standing"});
  orders(*b, {"60; lane 1; block 1", "", "MPS; lane 0", "60; block 2"});
  for (auto* t : {a.get(), b.get()}) orders(*t, {"60; lane 1", "60", "MPS; lane 0", ""});   // seat 3: what stands is not seen either
  REQUIRE(same_events(a->match(), b->match()));
  CHECK(a->table_link() == b->table_link());
  CHECK(a->public_hash() == b->public_hash());
  CHECK(dump_doc(a->public_position(0)) == dump_doc(b->public_position(0)));
  CHECK_FALSE(a->replay_link() == b->replay_link());
  CHECK(a->replay_is_secret());
  CHECK(a->invite_link(2) == b->invite_link(2));
  CHECK_FALSE(a->invite_link(0) == b->invite_link(0));   // his own standing orders
  for (int turn : {1, 2, 3})
    for (auto format : post::kReportFormats) {
      std::string const text = post::write_report(a->report(turn), format);
      CHECK(text == post::write_report(b->report(turn), format));
      for (char const* secret : {"standing", "if #", "pass any", "block", "spun:"}) CHECK(text.find(secret) == std::string::npos);
    }
  CHECK(a->order_as_sent(0, 1) == "60");
  CHECK(a->order_as_sent(2, 2) == "MPS");
  CHECK(a->order_as_sent(3, 1).empty());
  auto const copy = opened(a->table_link());
  CHECK(copy->order_as_sent(0, 1) == "60");
  CHECK(dump_doc(copy->save()).find("if-") == std::string::npos);
}

TEST_CASE("SC-4.10a standing orders stay secret when their driver is out, home, or the race is over", "[SC-4.10a][speed_circuit]") {
  auto game = SpeedCircuit::make(sheets(3));
  REQUIRE(game);
  SeededDice dice(1);
  State s = game->start(dice);
  s.plans[1].standing.slip = 1;
  for (auto const phase : {Phase::Plot, Phase::Move, Phase::Over})
    for (auto const status : {Status::Racing, Status::Finished, Status::Out}) {
      s.phase = phase;
      s.cars[1].status = status;
      for (Seat viewer : {kNobody, Seat(0)}) {
        State seen = s;
        game->observe(seen, viewer);
        CHECK(seen.plans[1].standing == speed_circuit::Orders{});
      }
      State own = s;
      game->observe(own, 1);
      CHECK(own.plans[1].standing == s.plans[1].standing);
    }
}

TEST_CASE("SC-4.10a a player's own standing orders stand on his page", "[SC-4.10a][speed_circuit][links]") {
  auto table = race(sheets(3));
  orders(*table, {"60; lane 1; slip; standing", "60; lane 0", "60"});
  auto const stands = [](Session const& s) { return get_int(s.position()["plans"][0]["standing"], "slip"); };
  auto invited = opened(table->invite_link(0));
  CHECK(stands(*invited) == 1);
  CHECK(stands(*opened(table->invite_link(1))) == 0);
  CHECK(invited->public_hash() == table->public_hash());
  // What he writes on it is taken, in the words he sees.
  REQUIRE(invited->type("80; chips chance 1").error_column == 0);
  Action seal;
  REQUIRE(invited->find("Seal", seal));
  REQUIRE(bool(invited->play(seal)));
  auto letter = open_link(invited->orders_link(0), 0);
  REQUIRE(letter);
  auto sheet = table->read_orders(letter->orders);
  REQUIRE(sheet);
  CHECK(sheet->clean == invited->order_text(0));
  // Kept and opened again, with its draft.
  auto loaded = load_session(invited->save());
  REQUIRE(loaded);
  CHECK((*loaded)->hash_matches());
  CHECK(stands(**loaded) == 1);
  CHECK((*loaded)->order_text(0) == invited->order_text(0));
  CHECK(dump_doc((*loaded)->save()) == dump_doc(invited->save()));
  CHECK(stands(*opened((*loaded)->invite_link(0))) == 1);
}

TEST_CASE("SC-4.10a a link for all takes standing orders over from the older copy", "[SC-4.10a][speed_circuit][links]") {
  auto table = race(sheets(3));
  auto first = opened(table->invite_link(0));
  REQUIRE(first->type("60; lane 1; slip; standing").error_column == 0);
  Action seal;
  REQUIRE(first->find("Seal", seal));
  REQUIRE(bool(first->play(seal)));
  orders(*table, {"60; lane 1; slip; standing", "60; lane 0", "60"});
  auto const stands = [](Session const& s) { return get_int(s.position()["plans"][0]["standing"], "slip"); };
  auto second = opened(table->table_link());
  auto const plain = second->hash();
  second->recall(*first);
  REQUIRE(bool(second->sit(0)));
  CHECK(stands(*second) == 1);
  CHECK(second->hash() == plain);
  CHECK(second->table_link() == table->table_link());
  REQUIRE(second->type("80; slip").error_column == 0);
  CHECK(second->order_text(0) == "80");                   // it stands already
  REQUIRE(second->find("Seal", seal));
  REQUIRE(bool(second->play(seal)));
  auto letter = open_link(second->orders_link(0), 0);
  REQUIRE(letter);
  auto sheet = table->read_orders(letter->orders);
  REQUIRE(sheet);
  CHECK(sheet->clean == "80");
  orders(*table, {"80", "60", "60"});
  auto third = opened(table->table_link());               // and on, turn by turn
  third->recall(*second);
  REQUIRE(bool(third->sit(0)));
  CHECK(stands(*third) == 1);
  REQUIRE(bool(third->sit(1)));
  CHECK(stands(*third) == 0);
}

TEST_CASE("a told past goes on as the truth", "[speed_circuit][links]") {
  auto table = race(sheets(4));
  orders(*table, {"60; lane 1; slip; standing", "60; lane 0; if #3 out: slip", "", "60"});
  orders(*table, {"80; chips chance 1", "60; slip", "80", "60; lane 1"});
  auto const link = table->table_link();
  Truth on(static_cast<Truth&>(*opened(link)).match(), Role::Table, 78);   // the GM's own table link
  CHECK(on.match().told() == on.match().entries().size());
  CHECK(on.public_hash() == table->public_hash());
  CHECK(on.table_link().size() == link.size());
  orders(on, {"80; lane 1; if #5 out: lane 0", "80; slip; standing", "80", ""});
  orders(on, {"80; row 20", "80", "80; corners dice", ""});
  CHECK(count(on.match(), Verb::Sheet) > 4);
  auto loaded = load_session(on.save());
  REQUIRE(loaded);
  CHECK((*loaded)->hash_matches());
  CHECK((*loaded)->hash() == on.hash());
  CHECK(dump_doc((*loaded)->save()) == dump_doc(on.save()));
  auto const bots = opened(on.replay_link());             // what a bot elsewhere thinks on
  CHECK(bots->hash() == on.hash());
  CHECK(bots->replay_link() == on.replay_link());
  CHECK(bots->role() == Role::Table);
  auto const told = told_record(on.match());
  CHECK(same_events(on.match(), told));
  CHECK(same_boards(on.match(), told));
  CHECK(count(told, Verb::Sheet) == 0);
  CHECK(opened(on.table_link())->public_hash() == on.public_hash());
  auto fork = on.fork();
  fork->reopen_turn();
  CHECK(fork->hash() == on.hash());
  Doc bad = on.save();
  for (int64_t n : {1, 3, 7, 100000}) {                   // a boundary within a turn, or beyond the race
    bad["told"] = n;
    CHECK_FALSE(load_session(bad));
  }
}

TEST_CASE("a race without sheets is told as it stands", "[speed_circuit][links]") {
  Setup setup = sheets(3, "you");
  setup.settings["decisions"] = "prompts";
  auto table = race(setup);
  SeededDice dice(3);
  for (int i = 0; i < 4; ++i) play_turn(*table, dice);
  CHECK_FALSE(table->replay_is_secret());
  CHECK(static_cast<Truth&>(*opened(table->table_link())).match().told() == 0);
}

// What the record costs: twelve cars, three laps, by sheets of bots.
TEST_CASE("links of a race by sheets, figures", "[.][figures]") {
  for (char const* bot : {"easy", "medium", "hard", "anything legal"}) {
    SimPlan plan;
    plan.game = "speed_circuit";
    plan.track = "lac_verrain";
    plan.laps = 3;
    bool const any = std::string_view(bot).find(' ') != std::string_view::npos;
    plan.bots = std::vector<std::string>(12, any ? "easy" : bot);
    std::vector<int> who;
    SeededDice dice(4);
    Setup setup = sim_setup(plan, 0, who);
    setup.settings["decisions"] = "sheets";
    auto table = race(setup, 7);
    while (any && table->actor() >= 0) play_turn(*table, dice);
    for (uint64_t n = 0; table->actor() >= 0; ++n) REQUIRE(bool(sim_move(*table, bot, mix64(n))));
    auto const begin = std::chrono::steady_clock::now();
    auto const told = told_record(table->match());
    double const ms = std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - begin).count();
    WARN(bot << ": " << table->turn() << " turns, replay link " << table->replay_link().size() << ", table link " << table->table_link().size()
             << ", entries " << table->match().entries().size() << " and " << told.entries().size() << ", silent " << count(told, Verb::Silent)
             << ", told in " << ms << " ms");
  }
}
