// The duel told afterwards, from its record: who won by what, who shot how well, what is worth seeing again.
#include <algorithm>
#include <array>

#include "core/order.hpp"
#include "games/car_wars/car_wars.hpp"
#include "games/car_wars/orders/called.hpp"
#include "games/car_wars/rules/register.hpp"
#include "games/car_wars/rules/scoring.hpp"
#include "games/car_wars/show/say.hpp"

namespace paddock::car_wars {

using namespace duel;
using std::to_string;

namespace {

struct Count {
  int shots = 0, hits = 0, given = 0, taken = 0, collisions = 0, kills = 0, lost_control = 0;
};
using Counts = std::array<Count, kMostCars>;

bool seated(Seat seat) { return seat >= 0 && seat < kMostCars; }

Counts counts_of(Chronicle chronicle) {
  Counts out{};
  for (auto const& turn : chronicle)
    for (Event const& e : turn) {
      if (!seated(e.seat)) continue;
      Count& mine = out[size_t(e.seat)];
      switch (e.kind) {
        case Ev::Fired: mine.shots += !e.dice.empty(), mine.hits += e.e; break;   // without dice: into the air
        case Ev::Struck:
          mine.taken += e.a;
          if (seated(e.other) && e.other != e.seat) out[size_t(e.other)].given += e.a;
          break;
        case Ev::Collided: ++mine.collisions; break;
        case Ev::Control: mine.lost_control += e.d == 3; break;
        case Ev::Killed:
          if (seated(e.other) && e.other != e.seat) ++out[size_t(e.other)].kills;
          break;
        default: break;
      }
    }
  return out;
}

void headline(CarWars const& g, State const& s, List<Seat, kMaxSeats> const& order, Recap& out) {
  std::string winners;
  int many = 0;
  for (Seat seat : order)
    if (s.mask >> seat & 1) winners += (winners.empty() ? "" : " and ") + g.name_of(seat), ++many;
  if (winners.empty()) out.headline = s.stage == Stage::over ? "Nobody wins" : g.name_of(order[0]) + " leads";
  else out.headline = winners + (many > 1 ? " share the duel" : " wins");
  ScoreSettings const& score = g.rules().score;
  std::string const by[] = {"", "with " + to_string(score.instant_points) + " points", "with " + to_string(score.hold_points) + " points held", "by points", "last one in the fight"};
  out.subline = by[std::clamp<int>(s.ended_by, 0, 4)];
  if (s.ended_by == 3) out.subline = "by points after turn " + to_string(s.turn);
  else if (s.turn > 0) out.subline += (out.subline.empty() ? "" : ", ") + std::string("turn ") + to_string(s.turn);
}

void classify(State const& s, List<Seat, kMaxSeats> const& order, Recap& out) {
  for (Seat seat : order) {
    Car const& c = s.cars[seat];
    Recap::Row row;
    row.seat = seat;
    row.text = c.complete ? "killed" : c.out ? "out" : c.mobility ? "cannot drive" : s.stage == Stage::over ? "fought to the end" : "still fighting";
    row.value = orders::points_text(c.points + c.bonus) + (c.points + c.bonus == 6 ? " point" : " points");
    row.cells = 10, row.filled = std::clamp((c.points + c.bonus) / 60, 0, 10);
    out.classification.push_back(std::move(row));
  }
}

// The seats by one of their counts; `out_of`: another that it is said to be of.
void card(Counts const& counts, List<Seat, kMaxSeats> const& order, Recap& out, Recap::Card card, int Count::*of, int Count::*out_of = nullptr) {
  int most = 0;
  std::vector<Seat> seats(order.begin(), order.end());
  for (Seat seat : seats) most = std::max(most, counts[size_t(seat)].*of);
  if (most == 0) return;
  sort_few(seats, [&](Seat a, Seat b) { return counts[size_t(a)].*of > counts[size_t(b)].*of; });
  for (Seat seat : seats) {
    int const n = counts[size_t(seat)].*of;
    Recap::Row row;
    row.seat = seat, row.value = to_string(n);
    if (out_of) row.value += " of " + to_string(counts[size_t(seat)].*out_of);
    row.cells = std::min(most, 10), row.filled = n > 0 ? std::max(1, n * row.cells / most) : 0;   // few are counted by their cells
    card.rows.push_back(std::move(row));
  }
  out.cards.push_back(std::move(card));
}

// ---- where the points come from

struct Deed {
  std::string text;                      // "complete kill of Olle"
  int times = 0, sixths = 0;
};
using Deeds = std::array<std::vector<Deed>, kMostCars>;

constexpr int kFirepower = int(scoring::Event::firepower_kill);

// CW-151: nothing is told of a firepower kill but its points; what it costs comes behind what it brings.
Seat silenced(CarWars const& g, std::span<Event const> from_here) {
  int const gain = g.rules().score.firepower_points;
  auto const costs = [&](Event const& e) { return e.kind == Ev::Scored && e.b == kFirepower && (e.a < 0) != (gain < 0); };
  auto const at = std::find_if(from_here.begin(), from_here.end(), costs);
  return at == from_here.end() ? kNobody : at->seat;
}

// A kill is told right before the points that it brings and costs.
std::string deed_text(CarWars const& g, Event const& e, Seat victim) {
  bool const kill = e.b == int(scoring::Event::mobility_kill) || e.b == int(scoring::Event::complete_kill) || e.b == kFirepower;
  std::string what = orders::scored_for(e.b);
  if (what.starts_with("a ")) what.erase(0, 2);
  if (kill && e.seat == victim) return "own " + what;
  return kill && seated(victim) ? what + " of " + g.name_of(victim) : what;
}

Deeds deeds_of(CarWars const& g, Chronicle chronicle) {
  Deeds out;
  for (auto const& turn : chronicle) {
    Seat victim = kNobody;
    for (Event const& e : turn) {
      if (e.kind == Ev::Killed) victim = e.seat;
      if (e.kind != Ev::Scored || !seated(e.seat)) continue;
      auto& mine = out[size_t(e.seat)];
      std::string const text = deed_text(g, e, e.b == kFirepower ? silenced(g, {&e, size_t(turn.data() + turn.size() - &e)}) : victim);
      auto at = std::find_if(mine.begin(), mine.end(), [&](Deed const& one) { return one.text == text; });
      if (at == mine.end()) at = mine.insert(mine.end(), Deed{text});
      ++at->times, at->sixths += e.a;
    }
  }
  return out;
}

// CW-147: each one's sum, part by part.
void points_card(CarWars const& g, State const& s, Chronicle chronicle, List<Seat, kMaxSeats> const& order, Recap& out) {
  Deeds const deeds = deeds_of(g, chronicle);
  if (std::all_of(deeds.begin(), deeds.end(), [](auto const& mine) { return mine.empty(); })) return;
  Recap::Card card;
  card.title = "Points", card.note = "where they come from", card.rule = rule_named("CW-147");
  for (Seat seat : order) {
    int rest = s.cars[seat].points + s.cars[seat].bonus;
    Recap::Row row;
    row.seat = seat, row.value = orders::points_text(rest);
    auto const add = [&](std::string const& text, int sixths) { row.text += (row.text.empty() ? "" : ", ") + text + " " + (sixths > 0 ? "+" : "") + orders::points_text(sixths); };
    for (Deed const& deed : deeds[size_t(seat)]) add(deed.text + (deed.times > 1 ? " (" + to_string(deed.times) + ")" : ""), deed.sixths), rest -= deed.sixths;
    if (rest != 0) add("what nobody has seen yet", rest);
    row.text = row.text.empty() ? "No points" : capital(std::move(row.text));
    card.rows.push_back(std::move(row));
  }
  out.cards.push_back(std::move(card));
}

void points_trace(State const& s, Chronicle chronicle, List<Seat, kMaxSeats> const& order, Recap& out) {
  Recap::Trace points, damage;
  points.title = "Points", points.unit = "points", points.note = "Points for kills and bonuses", points.tenths = true;
  damage.title = "Damage", damage.unit = "points", damage.note = "Damage each has taken";
  for (Seat seat : order) {
    if (seat >= s.cars.size()) continue;
    Recap::Trace::Series score{seat, {0}}, taken{seat, {0}};
    int64_t sixths = 0, sum = 0;
    for (auto const& turn : chronicle) {
      for (Event const& e : turn) {
        if (e.seat != seat) continue;
        if (e.kind == Ev::Scored) sixths += e.a;
        if (e.kind == Ev::Struck) sum += e.a;
      }
      score.values.push_back(sixths * 10 / 6);
      taken.values.push_back(sum);
    }
    points.series.push_back(std::move(score));
    damage.series.push_back(std::move(taken));
  }
  out.opens = damage.title;              // points come in one leap, with a kill
  out.traces.push_back(std::move(points));
  out.traces.push_back(std::move(damage));
}

// Kills first of all, then explosions, crashes, the hardest blows: at most six, in order of time.
void moments(CarWars const& g, Chronicle chronicle, Recap& out) {
  struct Found { int weight, turn; std::string text; };
  std::vector<Found> found;
  for (size_t i = 0; i < chronicle.size(); ++i) {
    int const turn = int(i) + 1;
    for (Event const& e : chronicle[i]) {
      std::string const who = seated(e.seat) ? g.name_of(e.seat) : "", other = seated(e.other) ? g.name_of(e.other) : "";
      switch (e.kind) {
        case Ev::Killed:
          if (!e.a && std::any_of(chronicle[i].begin(), chronicle[i].end(), [&](Event const& o) { return o.kind == Ev::Killed && o.a && o.seat == e.seat; })) break;   // its end tells it
          found.push_back({e.a ? 0 : 1, turn, who + (e.a ? " is killed" : " is stopped for good") + (other.empty() || other == who ? "" : " by " + other)}); break;
        case Ev::Exploded: found.push_back({0, turn, who + " explodes"}); break;
        case Ev::Collided: found.push_back({e.b >= 30 ? 2 : 4, turn, who + (other.empty() ? " hits a wall" : " collides with " + other) + " at " + to_string(e.b) + " mph"}); break;
        case Ev::Crash:
          if (e.a == 1 && e.d >= int(Crash::spinout)) found.push_back({2, turn, who + (e.d == int(Crash::spinout) ? " spins out" : " rolls over")});
          break;
        case Ev::Lit: found.push_back({3, turn, who + " catches fire"}); break;
        case Ev::Scored:
          if (e.b == int(scoring::Event::first_blood)) found.push_back({3, turn, who + " draws first blood"});
          break;
        case Ev::Struck:
          if (e.a >= 12) found.push_back({5, turn, who + " takes " + to_string(e.a) + " points at once"});
          break;
        default: break;
      }
    }
  }
  for (size_t i = 0; i < found.size(); ++i) {   // who spins out phase after phase is seen once
    Found const& first = found[i];              // all that goes stands behind it
    std::erase_if(found, [&, last = first.turn](Found const& o) mutable {
      bool const goes_on = o.text == first.text && o.turn > first.turn && o.turn <= last + 1;
      if (goes_on) last = o.turn;
      return goes_on;
    });
  }
  sort_few(found, [](Found const& a, Found const& b) { return a.weight < b.weight; });
  if (found.size() > 6) found.resize(6);
  sort_few(found, [](Found const& a, Found const& b) { return a.turn < b.turn; });
  for (Found& f : found) out.moments.push_back({f.turn, std::move(f.text)});
}

Recap::Card titled(char const* title, char const* note, char const* rule) {
  Recap::Card c;
  c.title = title, c.note = note, c.rule = rule_named(rule);
  return c;
}

}  // namespace

Recap CarWars::recap(State const& s, duel::Chronicle chronicle) const {
  Recap out;
  auto const order = outcome(s).ranking;
  if (order.empty()) return out;
  out.before = 1;                        // the line-up
  headline(*this, s, order, out);
  classify(s, order, out);
  points_trace(s, chronicle, order, out);
  points_card(*this, s, chronicle, order, out);
  Counts const counts = counts_of(chronicle);
  card(counts, order, out, titled("Damage given", "points to others", "R-8.6"), &Count::given);
  card(counts, order, out, titled("Shots", "hits of shots", "R-8.3"), &Count::hits, &Count::shots);
  card(counts, order, out, titled("Damage taken", "points", "R-8.6"), &Count::taken);
  card(counts, order, out, titled("Control lost", "times", "R-5.3"), &Count::lost_control);
  moments(*this, chronicle, out);
  return out;
}

}  // namespace paddock::car_wars
