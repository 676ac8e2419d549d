// Who is in the final of a qualifying event, and why: the game's own rules say the order, here it is given its reasons.
#include <algorithm>

#include "events/draw.hpp"
#include "events/final.hpp"

namespace paddock::app::events {
namespace {

// Lots of whoever is asked: his next roll each time.
struct Rolling {
  Event const* event;
  std::vector<int> rolled;
  static int roll(void* to, int who) {
    auto* self = static_cast<Rolling*>(to);
    return roll_of(*self->event, kFinalDice, who, self->rolled[size_t(who)]++);
  }
};

// Races in the order he entered them, of the first so many rounds.
std::vector<Qualified> raced_by(Event const& event, int rounds) {
  std::vector<Qualified> out(event.entrants.size());
  for (int r = 0; r < rounds; ++r) {
    Round const& round = event.rounds[size_t(r)];
    for (Race const& race : round.races)
      for (size_t seat = 0; race.result && !round.final && seat < race.grid.size(); ++seat)
        out[size_t(race.grid[seat])].push_back({race.result->placings[seat].finish.place, int(race.grid.size())});
  }
  return out;
}

// The first question whose numbers differ.
size_t parted_at(FinalDraw::Row const& a, FinalDraw::Row const& b) {
  size_t i = 0;
  while (i < a.numbers.size() && i < b.numbers.size() && a.numbers[i] == b.numbers[i]) ++i;
  return i;
}

std::vector<Reason> reasons_of(Qualifying const& rules, FinalDraw const& draw, size_t rank) {
  FinalDraw::Row const& row = draw.ranking[rank];
  size_t last = 0;
  if (rank > 0) last = std::max(last, parted_at(row, draw.ranking[rank - 1]));
  if (rank + 1 < draw.ranking.size()) last = std::max(last, parted_at(row, draw.ranking[rank + 1]));
  std::vector<Reason> out;
  for (size_t i = 0; i <= last && i < row.numbers.size(); ++i) {
    Criterion const& asked = rules.criteria[std::min(i, rules.criteria.size() - 1)];
    out.push_back({asked.words, asked.rule, row.numbers[i], asked.low, asked.measure});
  }
  return out;
}

int best_points(Qualifying const& rules, Qualified const& races) {
  int best = 0;
  for (Started const& one : races)
    if (one.place && (!best || one.place < best)) best = one.place;
  return best ? rules.points(best) : 0;
}

// A place of the twelve that stays empty goes to an alternate who is there, in rank order; to nobody else.
void seat_finalists(Event const& event, FinalField& field) {
  bool const final = !event.rounds.empty() && event.rounds.back().final;
  auto const present = final ? entered_of(event, int(event.rounds.size()) - 1) : std::vector<int>();
  auto const there = [&](int who) { return !final || std::find(present.begin(), present.end(), who) != present.end(); };
  int in = 0;
  for (Finalist& one : field.ranking) {
    if (one.rank > field.field + field.alternates) break;
    if (!there(one.who)) one.is = Finalist::Absent;
    else if (in < field.field) one.is = Finalist::In, ++in;
    else one.is = Finalist::Alternate;
  }
}

}  // namespace

Qualifying const* qualifying_of(Event const& event) {
  if (event.kind != Kind::Qualifying) return nullptr;
  GameInfo const* game = find_game(event.game);
  return game && game->contest ? game->contest->qualifying : nullptr;
}

FinalField final_after(Event const& event, int rounds) {
  FinalField out;
  Qualifying const* rules = qualifying_of(event);
  if (!rules) return out;
  auto races = raced_by(event, rounds);
  Rolling rolling{&event, std::vector<int>(event.entrants.size())};
  FinalDraw const draw = rules->draw(races, {&rolling, Rolling::roll});
  out.field = draw.field;
  out.alternates = draw.alternates;
  std::vector<bool> ranked(event.entrants.size());
  for (size_t i = 0; i < draw.ranking.size(); ++i) {
    int const who = draw.ranking[i].who;
    ranked[size_t(who)] = true;
    int const points = best_points(*rules, races[size_t(who)]);
    out.ranking.push_back({who, int(i) + 1, Finalist::Out, points, reasons_of(*rules, draw, i), std::move(races[size_t(who)])});
  }
  for (size_t who = 0; who < ranked.size(); ++who)
    if (!ranked[who]) out.out.push_back(int(who));
  seat_finalists(event, out);
  return out;
}

void keep_final_rolls(Event& event) {
  Qualifying const* rules = qualifying_of(event);
  if (!rules) return;
  Rolling rolling{&event, std::vector<int>(event.entrants.size())};
  (void)rules->draw(raced_by(event, int(event.rounds.size())), {&rolling, Rolling::roll});
  auto const rolled = std::move(rolling.rolled);
  for (size_t who = 0; who < rolled.size(); ++who) keep_rolls(event, kFinalDice, int(who), rolled[who]);
}

Expected<FinalField> final_field(Event const& event) {
  if (!qualifying_of(event)) return Error{"/kind", "Only a qualifying event has a final."};
  return final_after(event, int(event.rounds.size()));
}

}  // namespace paddock::app::events
