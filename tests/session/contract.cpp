// The contract battery: what every game of the registry must hold, whatever its rules.
#include <catch2/catch_test_macros.hpp>
#include <cstdlib>
#include <new>

#include "games/all.hpp"
#include "picture.hpp"
#include "session/case.hpp"
#include "session/sim.hpp"

using namespace paddock;

// Every allocation of the test program is counted; legal() and apply() must make none. The sanitizers have allocators of
// their own, which must not be mixed with ours: there nothing is counted.
static size_t allocations = 0;
#if defined(__has_feature)
#if __has_feature(address_sanitizer)
#define PADDOCK_OWN_ALLOCATOR 0
#endif
#endif
#ifndef PADDOCK_OWN_ALLOCATOR
void* operator new(size_t n) {
  ++allocations;
  if (void* p = std::malloc(n ? n : 1)) return p;
  std::abort();
}
void operator delete(void* p) noexcept { std::free(p); }
void operator delete(void* p, size_t) noexcept { std::free(p); }
#endif

namespace {

SimPlan plan_of(GameInfo const& game, size_t track, char const* bot, int seats = 4) {
  SimPlan plan;
  plan.game = game.id;
  plan.track = game.tracks()[track % game.tracks().size()].id;
  plan.laps = 1;
  plan.bots.assign(size_t(seats), bot);
  return plan;
}

std::unique_ptr<Session> fresh(GameInfo const& game, int seats = 4, size_t track = 0) {
  std::vector<int> who;
  auto session = start_session(sim_setup(plan_of(game, track, "random", seats), 0, who), 5, 77);
  REQUIRE(session);
  return std::move(*session);
}

// Plays `n` random decisions.
void wander(Session& s, int n, uint64_t seed) {
  Actions legal;
  for (int i = 0; i < n && s.actor() >= 0; ++i) {
    s.legal(legal);
    REQUIRE(legal.size() > 0);
    REQUIRE(s.play(legal[int((mix64(seed + uint64_t(i)) >> 32) % uint64_t(legal.size()))]));
  }
}

}  // namespace

TEST_CASE("a random game never has an empty legal list, applies what is legal, and ends", "[contract]") {
  for (GameInfo const& game : games())
    for (uint64_t seed = 0; seed < 6; ++seed) {
      SimPlan plan = plan_of(game, seed, "random");
      plan.seed = seed;
      auto result = sim_race(plan, int(seed));
      REQUIRE(result);
      CHECK(result->session->actor() == kOver);
      CHECK(result->session->outcome().over);
      CHECK(result->ranking.size() == 4);
    }
}

TEST_CASE("a setting that a game does not have is refused where it stands", "[contract]") {
  for (GameInfo const& game : games()) {
    std::vector<int> who;
    Setup setup = sim_setup(plan_of(game, 0, "random"), 0, who);
    setup.settings = {{"wibble", 1}};
    auto const made = start_session(setup, 5, 77);
    INFO(game.id);
    REQUIRE_FALSE(made);
    CHECK(made.error().where == "/settings/wibble");
  }
}

TEST_CASE("every refusal says why and cites a rule", "[contract]") {
  for (GameInfo const& game : games()) {
    auto s = fresh(game);
    for (int step = 0; step < 60 && s->actor() >= 0; ++step) {
      Actions legal;
      s->legal(legal);
      for (uint16_t verb = 0; verb < 16; ++verb)
        for (int16_t arg = -1; arg < 4; ++arg) {
          Verdict const v = s->why_not({verb, arg});
          bool const listed = legal.find({verb, arg}) >= 0;
          INFO(game.id << " verb " << verb << " arg " << arg << " step " << step);
          CHECK(bool(v) == listed);
          if (!v) CHECK_FALSE(v.rule.empty());
        }
      wander(*s, 1, uint64_t(step) * 31);
    }
  }
}

TEST_CASE("names of legal actions are unique and hold no blank", "[contract]") {
  for (GameInfo const& game : games()) {
    auto s = fresh(game);
    for (int step = 0; step < 80 && s->actor() >= 0; ++step) {
      Actions legal;
      s->legal(legal);
      for (Action a : legal) {
        Action found;
        REQUIRE(s->find(s->name(a), found));
        CHECK(found == a);
        CHECK(s->name(a).find(' ') == std::string::npos);
      }
      wander(*s, 1, uint64_t(step));
    }
  }
}

TEST_CASE("saves, links and forks bring back the same game", "[contract]") {
  for (GameInfo const& game : games())
    for (int steps : {0, 1, 7, 40, 300}) {
      auto s = fresh(game, 3, size_t(steps));
      wander(*s, steps, uint64_t(steps));
      auto loaded = load_session(s->save());
      REQUIRE(loaded);
      CHECK((*loaded)->hash() == s->hash());
      CHECK((*loaded)->hash_matches());
      CHECK(dump_doc((*loaded)->save()) == dump_doc(s->save()));
      auto replay = open_link(s->replay_link(), 9);
      REQUIRE(replay);
      CHECK(replay->session->hash() == s->hash());
      CHECK(replay->session->replay_link() == s->replay_link());
      CHECK(s->fork()->hash() == s->hash());
    }
}

TEST_CASE("a save that does not add up is shown, not played on", "[contract]") {
  auto s = fresh(games()[0]);
  wander(*s, 50, 3);
  Doc save = s->save();
  save["hash"] = "0123456789abcdef";
  auto loaded = load_session(save);
  REQUIRE(loaded);
  CHECK_FALSE((*loaded)->hash_matches());
  CHECK_FALSE((*loaded)->play(Action{}));
}

TEST_CASE("undo and redo give equal games", "[contract]") {
  for (GameInfo const& game : games()) {
    auto s = fresh(game);
    for (int round = 0; round < 40 && s->actor() >= 0; ++round) {
      uint64_t const before = s->hash();
      Seat const seat = s->actor();
      int const turn = s->turn();
      wander(*s, 1, uint64_t(round) * 7);
      if (s->turn() != turn || s->actor() != seat) continue;
      uint64_t const after = s->hash();
      REQUIRE(s->undo());
      CHECK(s->hash() == before);
      REQUIRE(s->redo());
      CHECK(s->hash() == after);
    }
  }
}

TEST_CASE("what a seat sees does not depend on what others wrote", "[contract]") {
  for (GameInfo const& game : games()) {
    auto a = fresh(game), b = fresh(game);
    wander(*a, 2, 11);
    wander(*b, 9, 12345);
    if (a->turn() != 1 || b->turn() != 1) continue;
    a->reopen_turn();
    b->reopen_turn();
    Actions legal;
    a->legal(legal);
    REQUIRE(a->play(legal[0]));
    b->legal(legal);
    REQUIRE(b->play(legal[1]));
    CHECK(a->hash() != b->hash());
    for (Seat viewer = kNobody; viewer < a->seats(); ++viewer) {
      if (viewer == 0) continue;
      INFO(game.id << ", seen by " << int(viewer));
      CHECK(picture::difference(picture::of(*a, viewer), picture::of(*b, viewer)) == "");
    }
  }
}

TEST_CASE("who has no seat may look at everything and orders nothing", "[contract]") {
  for (GameInfo const& game : games())
    for (char const* driver : {"you", "link"}) {
      std::vector<int> who;
      Setup setup = sim_setup(plan_of(game, 0, "random", 4), 0, who);
      for (auto& seat : setup.seats) seat.driver = driver;
      auto s = start_session(setup, 5, 77);
      REQUIRE(s);
      for (uint64_t n = 0; (*s)->actor() >= 0 && n < 400; ++n) {
        for (Seat viewer : {kNobody, kOver}) {
          CHECK((*s)->questions(viewer, "").empty());
          CHECK((*s)->what_if(viewer, "", "").lines.empty());
          CHECK((*s)->desk(viewer).commit_play.empty());
          CHECK((*s)->read(viewer, "").error_column > 0);
          (void)(*s)->scene(viewer, 0), (void)(*s)->standing(viewer, 0), (void)(*s)->papers(viewer);
        }
        REQUIRE(sim_move(**s, n % 5 ? "easy" : "random", n));
      }
    }
}

TEST_CASE("orders travel by link: only to their game, turn and position", "[contract]") {
  for (GameInfo const& game : games()) {
    auto table = fresh(game);
    auto opened = open_link(table->invite_link(1), 3);
    REQUIRE(opened);
    Session& player = *opened->session;
    CHECK(opened->seat == 1);
    CHECK(player.actor() == 1);
    Actions legal;
    player.legal(legal);
    REQUIRE(player.play(legal[0]));
    Action seal;
    if (!player.find("Seal", seal)) wander(player, 1, 1);
    auto orders = open_link(player.orders_link(1), 0);
    REQUIRE(orders);
    REQUIRE(orders->kind == Opened::OrdersFor);
    auto sheet = table->read_orders(orders->orders);
    REQUIRE(sheet);
    CHECK(sheet->clean == player.order_text(1));
    auto other = start_session(table->setup(), 5, 78);
    REQUIRE(other);
    CHECK_FALSE((*other)->read_orders(orders->orders));
    CHECK(player.orders_link(1).size() <= 100);
  }
}

// Dice that nobody may ask.
class NoDice final : public Dice {
 public:
  bool asked = false;

 private:
  int ask(Roll const&) override { return asked = true, 1; }
};

// The seat that decides writes and seals in a copy of what it may see. Whoever is the last one to seal, nothing is carried
// out there: the dice are the game master's.
template <class G>
void seal_in_a_copy(G const& game, typename G::State const& truth, uint64_t seed) {
  Seat const seat = game.actor(truth);
  auto copy = truth;
  game.observe(copy, seat);
  REQUIRE(game.actor(copy) == seat);
  NoDice dice;
  int told = 0;
  auto log = [&](auto const&) { ++told; };
  Actions legal;
  bool sealed = false;
  for (int i = 0; i < 400 && !sealed; ++i) {
    game.legal(copy, legal);
    int const seal = legal.find(G::kSeal), pick = int((mix64(seed + uint64_t(i)) >> 32) % uint64_t(legal.size()));
    sealed = seal >= 0;
    Action const a = legal[sealed ? seal : pick];
    if (a == G::kAbsent || a == G::kRetire) continue;
    game.apply(copy, a, dice, log);
  }
  CHECK(sealed);
  CHECK(game.actor(copy) == kNobody);
  CHECK(game.turn(copy) == game.turn(truth));
  CHECK_FALSE(dice.asked);
  CHECK(told == 0);
}

// Whether a turn begins in `s` and this seat alone is asked in it.
template <class G>
bool asks_one(G const& game, typename G::State s) {
  NoLog log;
  SeededDice dice(1);
  int const turn = game.turn(s);
  game.apply(s, G::kAbsent, dice, log);
  return game.turn(s) != turn || game.actor(s) == kOver;
}

// Turns in which one seat alone was asked; the autopilot drives for everybody, so that the field comes home one by one.
template <class G>
int seals_in_copies(Setup setup) {
  auto made = G::make(setup);
  REQUIRE(made);
  SeededDice dice(8);
  NoLog log;
  auto s = made->start(dice);
  int begun = -1, alone = 0;
  for (int i = 0; i < 4000 && made->actor(s) >= 0; ++i) {
    bool asked_on_the_way = false;
    if constexpr (AsksOnTheWay<G>) asked_on_the_way = made->on_the_way(s);
    if (made->turn(s) != begun && !asked_on_the_way) {
      begun = made->turn(s);
      alone += asks_one(*made, s);
      seal_in_a_copy(*made, s, uint64_t(i));
    }
    made->apply(s, G::kAbsent, dice, log);
  }
  return alone;
}

template <class G>
void battery_of_states(Setup setup) {
  auto made = G::make(setup);
  REQUIRE(made);
  G const& game = *made;
  SeededDice dice(3);
  auto s = game.start(dice);
  Actions legal;
  NoLog log;
  size_t in_rules = 0;
  for (int i = 0; i < 4000 && game.actor(s) >= 0; ++i) {
    for (Seat viewer : {kNobody, Seat(0), Seat(1)}) {
      if (i % 16) break;
      auto once = s;
      game.observe(once, viewer);
      auto twice = once;
      game.observe(twice, viewer);
      CHECK(once == twice);
      if (viewer == kNobody) CHECK(game.actor(once) < 0);
      auto all = s;
      game.observe(all, kNobody);
      game.observe(twice, kNobody);       // orders name the position they were written for by this
      if (lasting_secrets<G>()) CHECK(twice == all);
    }
    if (i % 16 == 0) {
      typename G::State back{};
      REQUIRE(unpack_fields(pack_fields(s), back));
      CHECK(back == s);
      auto read = from_doc<typename G::State>(to_doc(s));
      REQUIRE(read);
      CHECK(*read == s);
      CHECK(hash_fields(*read) == hash_fields(s));
    }
    size_t const before = allocations;
    game.legal(s, legal);
    Action const a = legal[int((dice.next() >> 32) % uint64_t(legal.size()))];
    game.apply(s, a, dice, log);
    in_rules += allocations - before;
  }
  CHECK(in_rules == 0);
}

// The game's set-ups on each of its tracks with `seats`, or the nearest number it takes: as they stand, and with each way to
// decide, where people may choose one.
template <class G>
std::vector<Setup> set_ups(int seats) {
  std::vector<Setup> out;
  std::vector<int> who;
  GameInfo const& game = *find_game(G::kCover.id);
  for (size_t track = 0; track < game.tracks().size(); ++track) {
    auto const takes = [&](int n) { return bool(G::make(sim_setup(plan_of(game, track, "random", n), 0, who))); };
    int n = seats;
    while (n < kMaxSeats && !takes(n)) ++n;
    if (!takes(n))
      for (n = seats; n > 1 && !takes(n);) --n;
    Setup const plain = sim_setup(plan_of(game, track, "random", n), 0, who);
    out.push_back(plain);
    for (Setting const& setting : game.settings())
      if (setting.name == "decisions")
        for (std::string const& choice : setting.choices) {
          out.push_back(plain);
          out.back().settings["decisions"] = choice;
        }
  }
  return out;
}

template <class G>
void states() {
  INFO(G::kCover.id);
  for (int seats : {4, 8})
    for (Setup const& setup : set_ups<G>(seats)) battery_of_states<G>(setup);
}

template <class G>
void seals_everywhere() {
  INFO(G::kCover.id);
  for (Setup const& setup : set_ups<G>(1)) {
    int const alone = seals_in_copies<G>(setup);
    if (setup.seats.size() == 1) CHECK(alone > 5);
  }
  for (Setup const& setup : set_ups<G>(3)) seals_in_copies<G>(setup);
}

#define PADDOCK_STATES(folder, Class) states<folder::Class>();
#define PADDOCK_SEALS(folder, Class) seals_everywhere<folder::Class>();

TEST_CASE("states pack, print, hash; observe is idempotent; rules use no heap", "[contract]") { PADDOCK_GAMES(PADDOCK_STATES) }

TEST_CASE("a copy of what a seat may see never carries a turn out, not even the last driver's", "[contract]") {
  PADDOCK_GAMES(PADDOCK_SEALS)
}
