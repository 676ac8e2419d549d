#include "events/tally.hpp"

#include <algorithm>

#include "events/changes.hpp"
#include "events/final.hpp"

namespace paddock::app::events {
namespace {

bool raced(Event const& event, int round) {
  auto const& races = event.rounds[size_t(round)].races;
  for (size_t i = 0; i < races.size(); ++i)
    if (races[i].result || awarded_to(event, {round, int(i)}) >= 0) return true;
  return false;
}

bool earned(Event const& event, Round const& round, Bonus const& bonus, Finish const& finish, size_t seat) {
  if (bonus.of == "started") return true;
  if (bonus.of == "finished") return finish.place > 0;
  if (bonus.of == "won") return finish.place == 1;
  GameInfo const* game = find_game(game_of(event, round));
  if (game && game->contest)
    for (size_t i = 0; i < game->contest->marks.size(); ++i)
      if (bonus.of == game->contest->marks[i].id) return finish.marks >> i & 1;
  return bonus.of == "pole" && seat == 0;
}

int of_meeting(Rules const& rules, Met met) { return met == Met::Won ? rules.win : met == Met::Drawn ? rules.draw : 0; }

bool asks(Rules const& rules, Tie tie) { return std::find(rules.ties.begin(), rules.ties.end(), tie) != rules.ties.end(); }

}  // namespace

Met met_of(Result const& result, size_t seat) {
  Finish const& mine = result.placings[seat].finish;
  bool shared = false;
  for (size_t other = 0; other < result.placings.size(); ++other) {
    if (other == seat) continue;
    if (!mine.place || before(result.placings[other].finish, mine)) return Met::Lost;
    shared = shared || result.placings[other].finish.place == mine.place;
  }
  return shared ? Met::Drawn : Met::Won;
}

Gain gain_of(Event const& event, Round const& round, Race const& race, size_t seat) {
  Finish const& finish = race.result->placings[seat].finish;
  Entrant const& who = event.entrants[size_t(race.grid[seat])];
  Rules const& rules = event.rules;
  Gain out;
  out.own = finish.points;
  if (Qualifying const* heats = qualifying_of(event)) {          // its rules say the points, and nothing else counts
    if (finish.place && !round.final) out.points = int64_t(heats->points(finish.place)) * kParts;
    return out;
  }
  bool const table = rules.scoring == Scoring::Table || rules.scoring == Scoring::Both, own = rules.scoring == Scoring::Own || rules.scoring == Scoring::Both;
  if (table && finish.place && size_t(finish.place) <= rules.points.size()) out.points += int64_t(rules.points[size_t(finish.place) - 1]) * kParts;
  if (own) out.points += finish.points;
  if (rules.scoring == Scoring::Meetings) out.points += int64_t(of_meeting(rules, met_of(*race.result, seat))) * kParts;
  for (Bonus const& bonus : rules.bonuses)
    if (earned(event, round, bonus, finish, seat)) out.bonus += int64_t(bonus.points) * kParts;
  out.points = (out.points + out.bonus) * round.weight;
  out.bonus *= round.weight;
  if (rules.handicap == Handicap::Race && finish.place) out.points += int64_t(who.handicap) * kParts, out.bonus += int64_t(who.handicap) * kParts;
  return out;
}

Tally::Tally(Event const& event) : event_(event), sums_(event.entrants.size()) {
  for (size_t r = 0; r < event.rounds.size(); ++r) {
    has_result_.push_back(raced(event, int(r)));
    if (has_result_.back()) last_raced_ = int(r) + 1;
  }
  for (size_t i = 0; i < sums_.size(); ++i) {
    sums_[i].tier = tiers_of(event) > 1 ? event.entrants[i].tier : 0;
    sums_[i].scores.reserve(event.rounds.size());
  }
  meets_ = asks(event.rules, Tie::HeadToHead), duels_asked_ = asks(event.rules, Tie::Meetings);
  if (meets_) met_.resize(sums_.size() * sums_.size());
  if (duels_asked_) duels_.resize(sums_.size() * sums_.size());
}

void Tally::add_race(Round const& round, Race const& race) {
  for (size_t seat = 0; seat < race.grid.size(); ++seat) {
    Finish const& finish = race.result->placings[seat].finish;
    Gain const gain = gain_of(event_, round, race, seat);
    Sum& sum = sums_[size_t(race.grid[seat])];
    Score& score = sum.scores.back();
    score.started = true;
    score.points += gain.points, score.bonus += gain.bonus, score.marks |= finish.marks;
    if (finish.place && (!score.place || finish.place < score.place)) score.place = finish.place;
    sum.own += gain.own;
    ++sum.starts;
    sum.finishes += finish.place > 0;
    sum.wins += finish.place == 1;
    if (finish.place && (!sum.best || finish.place < sum.best)) sum.best = finish.place;
    if (finish.place && finish.place <= kMaxSeats) ++sum.places[size_t(finish.place)];
    for (size_t other = 0; meets_ && other < race.grid.size(); ++other)
      met_[size_t(race.grid[seat]) * sums_.size() + size_t(race.grid[other])] += before(finish, race.result->placings[other].finish);
  }
}

// Scores against one another: of each against the best of the others, and of two by themselves.
void Tally::add_meeting(Round const& round, Race const& race) {
  auto const score = [&](size_t seat) { return int64_t(race.result->placings[seat].finish.points); };
  for (size_t seat = 0; seat < race.grid.size(); ++seat) {
    Sum& sum = sums_[size_t(race.grid[seat])];
    Met const met = met_of(*race.result, seat);
    sum.won += met == Met::Won, sum.drawn += met == Met::Drawn;
    sum.scored += score(seat);
    int64_t best = seat ? score(0) : score(1);
    for (size_t other = 0; other < race.grid.size(); ++other)
      if (other != seat) best = std::max(best, score(other));
    sum.against += best;
  }
  if (race.grid.size() != 2) return;
  for (size_t seat = 0; seat < 2 && duels_asked_; ++seat) {
    Duel& duel = duels_[size_t(race.grid[seat]) * sums_.size() + size_t(race.grid[1 - seat])];
    duel.points += int64_t(of_meeting(event_.rules, met_of(*race.result, seat)) * round.weight) * kParts;
    duel.difference += score(seat) - score(1 - seat);
  }
  if (event_.rules.aggregate && event_.rules.scoring == Scoring::Meetings) add_aggregate(race);
}

// For the better score of two meetings, when both are over.
void Tally::add_aggregate(Race const& race) {
  auto const [low, high] = std::minmax(race.grid[0], race.grid[1]);
  int64_t const ahead = int64_t(race.result->placings[0].finish.points) - race.result->placings[1].finish.points;
  Twice& twice = twice_[{low, high}];
  twice.ahead += race.grid[0] == low ? ahead : -ahead;
  if (++twice.meetings % 2) return;
  if (twice.ahead) {
    Score& score = sums_[size_t(twice.ahead > 0 ? low : high)].scores.back();
    score.points += int64_t(event_.rules.aggregate) * kParts, score.bonus += int64_t(event_.rules.aggregate) * kParts;
  }
  twice.ahead = 0;
}

// A meeting that is won because the other side has withdrawn.
void Tally::add_award(Round const& round, int who) {
  Sum& sum = sums_[size_t(who)];
  Score& score = sum.scores.back();
  int64_t const points = event_.rules.scoring == Scoring::Meetings ? int64_t(event_.rules.win) * round.weight * kParts : 0;
  score.started = true, score.points += points, sum.points += points;
  ++sum.starts, ++sum.won, ++sum.wins;
}

void Tally::add_round() {
  Round const& round = event_.rounds[size_t(done_)];
  bool const is_raced = has_result_[size_t(done_)];
  for (Sum& sum : sums_) sum.scores.push_back({});
  for (size_t i = 0; i < round.races.size(); ++i) {
    RaceAt const at{done_, int(i)};
    Race const& race = round.races[i];
    if (int const won = awarded_to(event_, at); won >= 0) add_award(round, won);
    if (race.result && !is_void(event_, at)) add_race(round, race), add_meeting(round, race);
  }
  if (is_raced)
    for (Sum& sum : sums_) sum.last = sum.scores.back().place;
  ++done_;
  raced_ += is_raced;
  drop();
}

// Of the whole calendar the rounds with the fewest points do not count: one begins to be dropped when more are raced than count.
void Tally::drop() {
  int const counting = std::max(1, int(event_.rounds.size()) - event_.rules.dropped);
  int const dropped = event_.kind == Kind::Qualifying ? 0 : std::max(0, raced_ - counting);
  for (size_t who = 0; who < sums_.size(); ++who) {
    Sum& sum = sums_[who];
    sum.points = event_.rules.handicap == Handicap::Season && event_.kind != Kind::Qualifying ? int64_t(event_.entrants[who].handicap) * kParts : 0;
    for (Score& score : sum.scores) score.dropped = false, sum.points += score.points;
    for (int n = 0; n < dropped; ++n) {
      int worst = -1;
      for (size_t r = 0; r < sum.scores.size(); ++r)
        if (has_result_[r] && !sum.scores[r].dropped && (worst < 0 || sum.scores[r].points < sum.scores[size_t(worst)].points)) worst = int(r);
      sum.scores[size_t(worst)].dropped = true;
      sum.points -= sum.scores[size_t(worst)].points;
    }
  }
}

}  // namespace paddock::app::events
