// Random rulings: whatever is accepted can be looked at, kept, handed on and played on; what is refused changes nothing.
#include "ruled.hpp"

#include "../sanitized.hpp"
#include "core/dice.hpp"

using namespace ruled;

namespace {

struct Leaf {
  std::string place;
  Doc value;
};

void collect(Doc const& d, std::string const& place, std::vector<Leaf>& out) {
  if (!place.empty() && (!d.is_structured() || out.size() % 7 == 0)) out.push_back({place, d});
  if (d.is_object())
    for (auto it = d.begin(); it != d.end(); ++it) collect(it.value(), place + "/" + it.key(), out);
  if (d.is_array())
    for (size_t i = 0; i < d.size(); ++i) collect(d[i], place + "/" + std::to_string(i), out);
}

class Whim {
 public:
  explicit Whim(uint64_t seed) : dice_(seed) {}
  int below(int n) { return dice_.roll(n, "whim", kNobody) - 1; }

  Doc value_like(Doc const& old, std::vector<Leaf> const& leaves) {
    if (below(12) == 0) return leaves[size_t(below(int(leaves.size())))].value;
    if (old.is_boolean()) return !old.get<bool>();
    if (old.is_number()) return below(4) ? old.get<int64_t>() + below(7) - 3 : int64_t(below(600) - 100);
    if (old.is_string())
      for (int i = 0; i < 200; ++i)
        if (Doc const& other = leaves[size_t(below(int(leaves.size())))].value; other.is_string() && other != old) return other;
    if (old.is_array() && !old.empty()) {
      Doc out = old;
      if (below(2)) out.push_back(old[size_t(below(int(old.size())))]);
      else out.erase(size_t(below(int(old.size()))));
      return out;
    }
    return nullptr;
  }

  Doc patch(Session const& s) {
    std::vector<Leaf> leaves;
    collect(s.position(), "", leaves);
    Doc out = Doc::object();
    if (below(3) == 0) exchange(out, leaves);
    for (int n = out.empty() ? 1 : below(4) == 0; n > 0; --n) add(out, leaves);
    if (below(30) == 0) out["/x/" + std::to_string(below(9))] = 1;
    return out;
  }

 private:
  // Two of the same part of the position change places: cards of a heat.
  void exchange(Doc& out, std::vector<Leaf> const& leaves) {
    auto part = [](Leaf const& l) { return l.place.substr(0, l.place.find('/', l.place.find('/', 1) + 1)); };
    Leaf const& one = leaves[size_t(below(int(leaves.size())))];
    for (int i = 0; i < 300 && out.empty(); ++i) {
      Leaf const& other = leaves[size_t(below(int(leaves.size())))];
      if (part(one) == part(other) && one.value.type() == other.value.type() && one.value != other.value)
        out[one.place] = other.value, out[other.place] = one.value;
    }
  }

  void add(Doc& out, std::vector<Leaf> const& leaves) {
    for (int n = 1 + below(3) * below(2); n > 0; --n) {
      Leaf const& leaf = leaves[size_t(below(int(leaves.size())))];
      size_t const last = leaf.place.rfind('/');
      bool const adds = below(20) == 0 && leaf.place.find_first_not_of("0123456789", last + 1) == std::string::npos;
      out[adds ? leaf.place.substr(0, last) + "/-" : leaf.place] = value_like(leaf.value, leaves);
    }
  }

  SeededDice dice_;
};

void look(Session const& s) {
  for (Seat viewer = kNobody; viewer < s.seats(); ++viewer) {
    (void)s.scene(viewer), (void)s.desk(viewer), (void)s.questions(viewer, ""), (void)s.standing(viewer), (void)s.papers(viewer);
    (void)s.what_if(viewer, "", "");
  }
  (void)s.recap(), (void)s.chart_marks(), (void)s.map_text();
  for (Progress const& p : s.timeline()) (void)s.film(p.turn), (void)s.log(p.turn), (void)s.report(p.turn);
}

void check_copies(Session const& s) {
  auto loaded = load_session(s.save());
  if (!loaded) FAIL(loaded.error().text());
  CHECK((*loaded)->hash_matches());
  CHECK((*loaded)->hash() == s.hash());
  CHECK(opened(s.replay_link())->hash() == s.hash());
  for (std::string const& link : {s.table_link(), s.invite_link(0), s.invite_link(1)}) {
    auto const player = opened(link);
    CHECK(player->public_hash() == s.public_hash());
    CHECK((player->rulings() == s.rulings()));
  }
}

void play_on(Session& s, uint64_t seed) {
  Actions legal;
  for (int i = 0; i < 60 && s.actor() >= 0; ++i) {
    if (i % 20 == 7) s.clear_draft();
    s.legal(legal);
    REQUIRE(legal.size() > 0);
    if (i % 20 == 7) REQUIRE(bool(sim_move(s, "easy", seed)));
    else REQUIRE(s.play(legal[int((mix64(seed + uint64_t(i)) >> 32) % uint64_t(legal.size()))]));
  }
}

// How many of `n` random rulings were accepted.
int try_rulings(Session const& start, int n, uint64_t seed) {
  Whim whim(seed);
  std::string const before = dump_doc(start.save());
  int accepted = 0;
  for (int i = 0; i < n; ++i) {
    auto s = start.fork();
    Doc const patch = whim.patch(*s);
    INFO(dump_doc(patch));
    auto const made = s->rule(patch, "Ann", "a whim");
    if (!made) {
      REQUIRE_FALSE(made.error().what.empty());
      REQUIRE(dump_doc(s->save()) == before);
      continue;
    }
    ++accepted;
    CHECK(s->turn() == start.turn());
    look(*s);
    check_copies(*s);
    play_on(*s, seed + uint64_t(i));
    look(*s);
    check_copies(*s);
  }
  return accepted;
}

}  // namespace

namespace {

void battery(int n, uint64_t seed) {
  for (GameInfo const& game : games()) {
    int accepted = 0;
    for (char const* driver : {"you", "link"})
      for (int turn : {1, 4, 7}) {
        std::string const id = game.id;
        if (id == "gravel_kings" && turn == 1) continue;   // nothing of the race-cards may be ruled
        bool const sheets = driver == std::string("link") && (id == "speed_circuit" || id == "gravel_kings");
        auto const s = race_or_over(id, turn, id == "gravel_kings" ? 2 : 4, driver, sheets ? "sheets" : "");
        if (s->actor() < 0) continue;
        INFO(id << " " << driver << " " << turn);
        accepted += try_rulings(*s, n, seed + uint64_t(turn) * 31 + (sheets ? 7 : 0));
      }
    INFO(game.id);
    CHECK(accepted > 0);
  }
}

}  // namespace

TEST_CASE("random rulings are refused or can be played on", "[ruling][random]") { battery(kSanitized ? 16 : kInPart ? 20 : 60, 0); }

TEST_CASE("thousands of random rulings", "[.][long]") {
  for (uint64_t seed = 1; seed <= (kSanitized ? 2 : 20); ++seed) battery(100, seed * 1000);
}

TEST_CASE("a replay link with a ruling, letters of it changed, opens to nothing else", "[ruling][links]") {
  auto s = race("nascar", 3);
  require_ruled(*s, public_patch(*s));
  for (std::string const& link : {s->replay_link(), s->table_link()})
    for (size_t at = 4; at < link.size(); at += 3) {
      std::string bad = link;
      bad[at] = bad[at] == 'A' ? 'B' : 'A';
      CHECK_FALSE(open_link(bad, 1));
      CHECK_FALSE(open_link(link.substr(0, at), 1));
    }
}
