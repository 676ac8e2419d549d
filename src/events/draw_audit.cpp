// Whether the races of a round are what its draw says: it is drawn once more as it was then, and compared.
#include <algorithm>
#include <set>

#include "core/order.hpp"
#include "events/changes.hpp"
#include "events/draw.hpp"
#include "events/final.hpp"
#include "events/fixtures.hpp"

namespace paddock::app::events {
namespace {

using std::to_string;

constexpr size_t kMostTold = 6;         // of a round; of more it is said how many

// Of two who are back, as earlier builds have written them.
constexpr char kCameBack[] = ": one place off, as 'event return' before Paddock 0.5.13 seated who came back when two had left; else they were swapped by hand.";

bool holds(std::vector<int> const& list, int who) { return std::find(list.begin(), list.end(), who) != list.end(); }

// "4A" was drawn as round 4, wherever the round stands by now.
int drawn_as(Round const& round, int index) {
  int n = 0;
  for (char c : round.races.front().id.substr(0, 2)) {
    if (c < '0' || c > '9') break;
    n = n * 10 + (c - '0');
  }
  return n > 0 && n <= kMostRounds ? n - 1 : index;
}

class Redraw {
 public:
  Redraw(Event const& event, int round) : event_(event), as_(event), index_(round) {
    drawn_then();
    for (Race const& race : races()) in_.insert(race.grid.begin(), race.grid.end());
  }

  void tell(std::vector<DrawTold>& out) {
    std::vector<Race> best;
    size_t fewest = SIZE_MAX;
    std::string fault;
    auto const fits = [&] {
      auto draw = draw_then();
      if (!draw) return fault = draw.error().what, false;
      if (size_t const n = as_drawn(draw->races) ? 0 : differences(draw->races).size(); n < fewest) fewest = n, best = std::move(draw->races);
      return fewest == 0;
    };
    as_it_may_have_been(fits);            // before 0.5.17 nobody asked how many places a board has
    if (int const field = field_of(event_, index_); fewest > 0 && field < field_by_rules(event_)) field_ = field, as_it_may_have_been(fits), field_ = 0;
    if (fewest == SIZE_MAX) return out.push_back({name(), "It is drawn, and cannot be: " + fault}), void();
    if (fewest > 0 && (by_other_rules(out) || from_older_table(out))) return;
    auto told = differences(best);
    size_t const more = told.size() > kMostTold ? told.size() - kMostTold : 0;
    told.resize(told.size() - more);
    out.insert(out.end(), told.begin(), told.end());
    if (more) out.push_back({name(), to_string(more) + " more stand elsewhere than in its draw."});
    thrown(out);
    left_over(best, out);
  }

 private:
  std::vector<Race> const& races() const { return as_.rounds[size_t(at_)].races; }
  std::string name() const { return event_.rounds[size_t(index_)].name; }
  std::string word() const { return race_word(event_, event_.rounds[size_t(index_)]); }
  std::string const& who(int one) const { return event_.entrants[size_t(one)].name; }

  // As it stood right behind its draw: who withdrew later sits again, nothing is raced.
  void drawn_then() {
    Round& round = as_.rounds[size_t(index_)];
    for (size_t i = event_.changes.size(); i-- > 0;)
      for (Change::Seat const& seat : event_.changes[i].left)
        for (Race& race : round.races)
          if (race.id == seat.race && !holds(race.grid, event_.changes[i].who)) race.grid.push_back(event_.changes[i].who), left_.insert(event_.changes[i].who);
    for (Race& race : round.races) race.result.reset();
    at_ = index_;
    std::erase_if(as_.dice, [&](Rolled const& one) { return one.label != dice(); });   // of a long season there are many
    int const then = drawn_as(round, index_);
    if (round.final || by_table(event_) || then == index_) return;
    Round const alone = round;
    as_.rounds.assign(size_t(then), Round{});
    as_.rounds.push_back(alone);
    at_ = then;
  }

  std::string dice() const { return event_.rounds[size_t(index_)].final ? kFinalDice : seeding_dice(by_table(event_) ? index_ : drawn_as(event_.rounds[size_t(index_)], index_)); }

  // The table it was drawn from may be another one by now. Who was there then, before others who are in it, is in it all the same.
  bool from_older_table(std::vector<DrawTold>& out) const {
    if (index_ == 0 || event_.rounds[size_t(index_)].final || !by_table(event_)) return false;   // before the first round there is no table
    for (int one : entered_of(event_, index_))
      if (!in_.contains(one)) out.push_back({name(), who(one) + " is entered and in none of its " + word() + "s.", one < *in_.rbegin()});
    out.push_back({name(), "It does not follow from the table before it as that stands by now: it may have been drawn before a result came in or was taken back, or before the points or the divisions were changed.", false});
    return true;
  }

  // As it is drawn in as_, its races called as they are here, with who was moved.
  Expected<Draw> draw_then() {
    bool const table = by_table(as_) && !as_.rounds[size_t(at_)].final;
    if (table && places_.empty()) places_ = places_before(as_, at_);
    auto draw = draw_of(as_, at_, table ? places_ : std::vector<int>(as_.entrants.size()), field_ ? field_ : field_by_rules(as_));
    if (!draw) return draw;
    for (Race& race : draw->races)
      for (Race const& here : races())
        if (here.id.starts_with(race.id) && here.id.find_first_not_of(kTaken, race.id.size()) == here.id.npos) race.id = here.id;
    moved(draw->races);
    return draw;
  }

  // Who came into the event later was not in the draw, and nothing says when somebody came: what fits best is compared. Entrants who
  // come later stand behind the others. `fits`: as_ is one that may be; true ends it.
  template <class Fits>
  void as_it_may_have_been(Fits fits) {
    Round& round = as_.rounds[size_t(at_)];
    if (round.final) return void(fits());
    as_.changes.clear();
    std::vector<int> in(in_.begin(), in_.end()), all = in;
    for (int who : entered_of(event_, index_))
      if (!in_.contains(who)) all.push_back(who);
    sort_many(all);
    round.entered = in;
    if (!in_pairs(event_)) return void(fits() || (round.entered = all, fits()));
    for (Round& one : as_.rounds)
      if (&one != &round) one.races.clear(), one.entered.reset();
    for (int many = int(event_.entrants.size()); many > in.back(); --many) {
      if (many < int(event_.entrants.size()) && !may_have_met(many)) continue;
      as_.entrants.resize(size_t(many));
      std::erase_if(all, [&](int who) { return who >= many; });
      round.entered = all;
      if (fits()) return;
    }
  }

  // Whether half of those who meet here meet in that round of so many: else nothing is gained by drawing it. Divisions count by themselves.
  bool may_have_met(int many) const {
    if (tiers_of(as_) > 1) return true;
    std::vector<int> other(size_t(many), -1);
    for (Pair const& pair : circle_round(many, at_ % circle_rounds(many))) other[size_t(pair.home)] = pair.away, other[size_t(pair.away)] = pair.home;
    auto const met = std::count_if(races().begin(), races().end(), [&](Race const& race) { return race.grid.size() == 2 && other[size_t(race.grid[0])] == race.grid[1]; });
    return size_t(met) * 2 >= races().size();
  }

  // Rules may be changed between two rounds: what was drawn by the old ones fits them to the last seat.
  bool by_other_rules(std::vector<DrawTold>& out) {
    if (as_.rounds[size_t(at_)].final || in_pairs(event_)) return false;
    if (fits_other_rules(out, "")) return true;
    if (tiers_of(as_) == 1) return false;
    as_.rules.tiers.clear(), places_.clear();
    return fits_other_rules(out, ", no divisions");
  }

  bool fits_other_rules(std::vector<DrawTold>& out, char const* more) {
    for (int field = 2; field <= kMaxSeats; ++field)
      for (Grid const grid : {Grid::Draw, Grid::Entry, Grid::Standings, Grid::Reversed}) {
        as_.rules.field = field, as_.rules.grid = grid;
        bool same = false;
        as_it_may_have_been([&] {
          if (many_races(field) != races().size()) return false;
          auto draw = draw_then();
          return same = draw && as_drawn(draw->races);
        });
        if (same) return out.push_back({name(), "It stands as it was drawn by other rules: at most " + to_string(field) + " in a " + word() + ", grid " + kGrids[size_t(grid)] + more + ".", false}), true;
      }
    return false;
  }

  // So many races of at most `field` are drawn of who is in the round.
  size_t many_races(int field) const {
    std::vector<int> many(size_t(tiers_of(as_)));
    for (int one : entered_of(as_, at_)) ++many[tiers_of(as_) > 1 ? size_t(as_.entrants[size_t(one)].tier) : 0];
    size_t out = 0;
    for (int one : many)
      for (auto const& together : deal_snake(one, field)) out += together.size() > 1;
    return out;
  }

  // Whether nothing differs.
  bool as_drawn(std::vector<Race> const& drawn) const {
    size_t here = 0, then = 0;
    for (Race const& race : races()) here += race.grid.size();
    for (Race const& race : drawn) {
      Race const* const there = called(race.id);
      then += race.grid.size();
      if (!there || there->grid.size() != race.grid.size() || who_stayed(*there) != who_stayed(race)) return false;
      if (!left_.empty() && !std::is_permutation(race.grid.begin(), race.grid.end(), there->grid.begin())) return false;
    }
    return here == then;
  }

  Race const* called(std::string const& id) const {
    for (Race const& race : races())
      if (race.id == id) return &race;
    return nullptr;
  }

  void moved(std::vector<Race>& drawn) const {
    for (Change const& one : event_.changes) {
      if (one.kind != Change::Moved || one.from != index_) continue;
      auto const to = std::find_if(drawn.begin(), drawn.end(), [&](Race const& race) { return race.id == one.race; });
      if (to == drawn.end()) continue;
      for (Race& race : drawn) std::erase(race.grid, one.who);
      to->grid.push_back(one.who);
    }
  }

  std::vector<DrawTold> differences(std::vector<Race> const& drawn) const {
    std::vector<DrawTold> out;
    std::set<int> told;
    for (Race const& race : races())
      for (int one : race.grid)
        if (std::string const was = race_in(drawn, one); was != race.id && told.insert(one).second)
          out.push_back({race_name(event_, race.id), who(one) + " is in it, whom the draw has in " + (was.empty() ? "no " + word() : race_name(event_, was)) + "."});
    for (Race const& race : drawn)
      for (int one : race.grid)
        if (!in_.contains(one)) out.push_back({race_name(event_, race.id), who(one) + " is not in it, though the draw has him there."});
    for (Race const& race : drawn) {
      Race const* const there = called(race.id);
      auto const here = there ? who_stayed(*there) : std::vector<int>(), was = who_stayed(race);
      if (here == was || !std::is_permutation(here.begin(), here.end(), was.begin(), was.end())) continue;
      size_t const seat = size_t(std::mismatch(here.begin(), here.end(), was.begin()).first - here.begin());
      bool const came_back = neighbours_only(here, was) && other_raced(race.id);
      out.push_back({race_name(event_, race.id), who(here[seat]) + " has place " + to_string(seat + 1) + " of its grid, where the draw has " + who(was[seat]) + (came_back ? kCameBack : ".")});
    }
    return out;
  }

  // Two who stand beside each other have changed places, and nobody else.
  static bool neighbours_only(std::vector<int> here, std::vector<int> const& was) {
    auto const at = std::mismatch(here.begin(), here.end(), was.begin()).first;
    if (at == here.end() || at + 1 == here.end()) return false;
    std::iter_swap(at, at + 1);
    return here == was;
  }

  // Who withdrew and came back is in his race again where others of its round were raced meanwhile.
  bool other_raced(std::string const& id) const {
    auto const& round = event_.rounds[size_t(index_)].races;
    return std::any_of(round.begin(), round.end(), [&](Race const& race) { return race.id != id && race.result; });
  }

  // Where who has left sat among the others is told by nothing but himself.
  std::vector<int> who_stayed(Race const& race) const {
    std::vector<int> out = race.grid;
    std::erase_if(out, [&](int one) { return left_.contains(one); });
    return out;
  }

  static std::string race_in(std::vector<Race> const& drawn, int one) {
    for (Race const& race : drawn)
      if (holds(race.grid, one)) return race.id;
    return "";
  }

  // Dice of the draw that are not the seed's.
  void thrown(std::vector<DrawTold>& out) const {
    std::string const label = dice();
    std::string names;
    for (Rolled const& one : event_.dice)
      for (size_t n = 0; one.label == label && n < one.rolls.size(); ++n)
        if (one.rolls[n] != seeded_roll(event_, label, one.who, int(n))) {
          names += (names.empty() ? "" : ", ") + who(one.who);
          break;
        }
    if (!names.empty()) out.push_back({name(), "The dice for it were thrown by hand, not as the event's seed has them: " + names + ".", false});
  }

  void left_over(std::vector<Race> const& drawn, std::vector<DrawTold>& out) const {
    if (event_.rounds[size_t(index_)].final || in_pairs(event_)) return;
    for (int one : entered_of(event_, index_))
      if (!in_.contains(one) && race_in(drawn, one).empty()) out.push_back({name(), who(one) + " is entered and in none of its " + word() + "s: he came after it was drawn.", false});
  }

  Event const& event_;
  Event as_;                            // as it stood when the round was drawn
  int index_, at_ = 0;                  // the round, in event_ and in as_
  int field_ = 0;                       // so many together at most; 0: as the rules say
  std::set<int> in_, left_;             // who is in its races, and of these who has left one
  std::vector<int> places_;             // in the table before it
};

// Of a round that is to be drawn again the races are not known.
void tell_moved(Event const& event, int round, std::vector<DrawTold>& out) {
  for (Change const& one : event.changes) {
    if (one.kind != Change::Moved || one.from != round) continue;
    RaceAt const at = find_race(event, one.race);
    bool const fine = at.any() ? at.round == round : event.rounds[size_t(round)].races.empty();
    if (!fine) out.push_back({event.rounds[size_t(round)].name, event.entrants[size_t(one.who)].name + " is said to have been moved to " + race_name(event, one.race, round) + ", which is none of its " + race_word(event, event.rounds[size_t(round)]) + "s."});
  }
}

}  // namespace

DrawAudit::DrawAudit(Event event) : event_(std::move(event)) {
  for (Round& round : event_.rounds)
    for (Race& race : round.races)
      if (race.result) race.result->record.clear();   // the largest part of it
}

void DrawAudit::step(std::vector<DrawTold>& out) {
  int const round = int(at_++);
  if (event_.kind == Kind::League) return;
  tell_moved(event_, round, out);
  if (!event_.rounds[size_t(round)].races.empty()) Redraw(event_, round).tell(out);
}

std::vector<DrawTold> audit_draws(Event const& event) {
  std::vector<DrawTold> out;
  for (DrawAudit audit(event); !audit.done();) audit.step(out);
  return out;
}

}  // namespace paddock::app::events
