// The races of a round: who is seeded where and why, who races whom.
#include "events/draw.hpp"

#include <algorithm>
#include <numeric>

#include "events/board.hpp"
#include "events/changes.hpp"
#include "events/final.hpp"
#include "events/fixtures.hpp"
#include "events/ranking.hpp"

namespace paddock::app::events {
namespace {

using std::to_string;

// What seeding asks of.
struct Seeding {
  Event const& event;
  std::string label;                    // of the dice
  std::vector<int> places;              // in the table before, by entrant
  std::vector<int> rolled;              // how many rolls each has made
  int field = 0;                        // the most that race together
};

void ask_laurels(Ask const& ask, std::span<int const> who, int, std::span<int64_t> out) {
  Event const& event = static_cast<Seeding const*>(ask.of)->event;
  for (size_t i = 0; i < who.size(); ++i) out[i] = event.entrants[size_t(who[i])].laurels;
}

void ask_place(Ask const& ask, std::span<int const> who, int, std::span<int64_t> out) {
  auto const& places = static_cast<Seeding const*>(ask.of)->places;
  for (size_t i = 0; i < who.size(); ++i) out[i] = places[size_t(who[i])];
}

void ask_entry(Ask const&, std::span<int const> who, int, std::span<int64_t> out) { for (size_t i = 0; i < who.size(); ++i) out[i] = who[i] + 1; }

void ask_roll(Ask const& ask, std::span<int const> who, int round, std::span<int64_t> out) {
  auto* seeding = const_cast<Seeding*>(static_cast<Seeding const*>(ask.of));   // it keeps count of what was rolled
  for (size_t i = 0; i < who.size(); ++i) {
    out[i] = roll_of(seeding->event, seeding->label, who[i], round);
    seeding->rolled[size_t(who[i])] = std::max(seeding->rolled[size_t(who[i])], round + 1);
  }
}

std::vector<Ask> asks_of(Seeding const& seeding) {
  Event const& event = seeding.event;
  Ask roll{"roll", {}, false, Measure::Number, true, Ask::UntilDifferent, ask_roll, &seeding, 0};
  if (Qualifying const* rules = qualifying_of(event)) {
    roll.rule = rules->seed_rule;
    return {{"laurels", rules->seed_rule, false, Measure::Number, true, Ask::No, ask_laurels, &seeding, 0}, roll};
  }
  Ask const entry{"entry", {}, true, Measure::Place, true, Ask::No, ask_entry, &seeding, 0};
  if (in_pairs(event)) return {entry};     // their order must stay for everybody to meet everybody
  bool const turned = event.rules.grid == Grid::Reversed;
  Ask const place{"place in the table", {}, !turned, Measure::Place, true, Ask::No, ask_place, &seeding, 0};
  switch (event.rules.grid) {
    case Grid::Draw: return {roll};
    case Grid::Entry: return {entry};
    case Grid::Standings: case Grid::Reversed: return {place, roll};
  }
  return {roll};
}

// Who races whom when everybody meets everybody two by two: indices of the list.
std::vector<std::vector<int>> pairs_of(int round, int many) {
  std::vector<std::vector<int>> out;
  if (many < 2) return out;
  int const rounds = circle_rounds(many);
  for (Pair const& pair : circle_round(many, round % rounds)) {
    out.push_back({pair.home, pair.away});
    if (round / rounds % 2) std::swap(out.back()[0], out.back()[1]);   // the other way round when all have met
  }
  return out;
}

std::string why_of(Seeding const& seeding, Round const& round, Seeded const& seed, int rank, int races, int many) {
  Event const& event = seeding.event;
  std::string const name = "Seed " + to_string(rank);
  Qualifying const* rules = qualifying_of(event);
  std::string const by = rules ? " (" + std::string(rules->deal_rule.text()) + ")" : "";
  if (seed.race < 0) return name + " meets nobody this time.";
  if (races == 1) return "";             // all race together: the same for each, so it is said once above them
  if (in_pairs(event)) return name + ": everybody meets everybody in turn.";
  std::string const word = race_word(event, round);
  if (rank > many / races * races) return name + " is left over: such seeds go to the last " + word + " first" + by + ".";
  return name + ": dealt in snake order into " + word + "s of at most " + to_string(seeding.field) + by + ".";
}

// One division of a round into races; `first`: how many races the round has already.
void deal_tier(Seeding const& seeding, int round, int tier, std::vector<Ranked> seeds, Draw& out) {
  Event const& event = seeding.event;
  int const many = int(seeds.size()), first = int(out.races.size());
  auto const in = entered_of(event, round);
  auto const there = [&](int seed) { return std::find(in.begin(), in.end(), seeds[size_t(seed)].who) != in.end(); };
  auto const dealt = in_pairs(event) ? pairs_of(round, many) : deal_snake(many, seeding.field);
  std::vector<int> race_of(seeds.size(), -1);
  for (auto const& together : dealt) {
    if (together.size() < 2 || !std::all_of(together.begin(), together.end(), there)) continue;
    Race race{fresh_race_id(round, int(out.races.size())), tiers_of(event) > 1 ? tier : -1, {}, {}};
    for (int seed : together) {
      race.grid.push_back(seeds[size_t(seed)].who);
      race_of[size_t(seed)] = int(out.races.size());
    }
    out.races.push_back(std::move(race));
  }
  int const races = int(out.races.size()) - first;
  for (size_t i = 0; i < seeds.size(); ++i) {
    Seeded one{seeds[i].who, std::move(seeds[i].reasons), race_of[i], ""};
    one.why = why_of(seeding, event.rounds[size_t(round)], one, int(i) + 1, std::max(races, 1), many);
    out.seeds.push_back(std::move(one));
  }
}

Expected<Draw> final_draw(Event const& event, int round) {
  for (int r = 0; r < round; ++r) {
    Round const& slot = event.rounds[size_t(r)];
    if (slot.races.empty() && entered_of(event, r).size() > 1) return Error{"/rounds/" + to_string(r), slot.name + " is not drawn yet; the final is drawn when all rounds have their results. If it is not held, draw it and enter its races without places."};
    for (size_t i = 0; i < slot.races.size(); ++i)
      if (!slot.races[i].result && !is_off(event, {r, int(i)})) return Error{"/rounds/" + to_string(r), race_words(event, slot.races[i].id) + " has no result yet; the final is drawn when all have one."};
  }
  FinalField const field = final_after(event, round);
  Draw out;
  Race race{"final", -1, {}, {}};
  for (Finalist const& one : field.ranking) {
    if (one.is != Finalist::In) continue;
    race.grid.push_back(one.who);
    out.seeds.push_back({one.who, one.reasons, 0, "Rank " + to_string(one.rank) + ", with " + to_string(one.points) + " points for the start."});
  }
  if (race.grid.size() < 2) return Error{"/rounds/" + to_string(round), "Fewer than two have finished a race; there is nobody for a final."};
  out.races.push_back(std::move(race));
  return out;
}

std::optional<Error> undrawable(Event const& event, int round) {
  if (round < 0 || round >= int(event.rounds.size()))
    return Error{"/rounds", "There is no round " + to_string(round + 1) + "; they are 1 to " + to_string(event.rounds.size()) + "."};
  for (Race const& race : event.rounds[size_t(round)].races)
    if (race.result) return Error{"/rounds/" + to_string(round), race_words(event, race.id) + " has its result already; a round is drawn before that."};
  return std::nullopt;
}

// Nobody asks for the table where nothing is drawn from it.
std::vector<int> places_for(Event const& event, int round) {
  bool const asked = by_table(event) && round >= 0 && round < int(event.rounds.size()) && !event.rounds[size_t(round)].final;
  return asked ? places_before(event, round) : std::vector<int>(event.entrants.size());
}

Expected<Draw> draw_with(Event const& event, int round, Seeding& seeding) {
  if (auto wrong = undrawable(event, round)) return *wrong;
  Round const& r = event.rounds[size_t(round)];
  if (r.final) return final_draw(event, round);
  Draw out;
  std::vector<int> in = entered_of(event, round);
  if (in_pairs(event)) in.resize(event.entrants.size()), std::iota(in.begin(), in.end(), 0);   // who is away has nobody to meet
  auto const asks = asks_of(seeding);
  for (int tier = 0; tier < tiers_of(event); ++tier) {
    std::vector<int> who;
    for (int one : in)
      if (tiers_of(event) == 1 || event.entrants[size_t(one)].tier == tier) who.push_back(one);
    if (!who.empty()) deal_tier(seeding, round, tier, ranked(std::move(who), asks), out);
  }
  if (out.races.empty()) return Error{"/rounds/" + to_string(round) + "/entered", "Two entrants at least are needed; nobody or one alone is in this round."};
  return out;
}

}  // namespace

bool by_table(Event const& event) {
  return !qualifying_of(event) && !in_pairs(event) && (event.rules.grid == Grid::Standings || event.rules.grid == Grid::Reversed);
}

std::vector<int> places_before(Event const& event, int round) {
  std::vector<int> places(event.entrants.size());
  for (Table const& table : standings(event, round).tiers)
    for (Line const& line : table.lines) places[size_t(line.who)] = round == 0 ? 0 : line.place;
  return places;
}

bool in_pairs(Event const& event) { return event.rules.format == Format::Pairs && !qualifying_of(event); }

int field_by_rules(Event const& event) {
  Qualifying const* rules = qualifying_of(event);
  return rules ? std::min(event.rules.field, rules->field) : event.rules.field;
}

int field_of(Event const& event, int round) {
  bool const any = round >= 0 && round < int(event.rounds.size());
  int const rule = field_by_rules(event), places = any && !in_pairs(event) ? board_of(event, event.rounds[size_t(round)]).places : 0;
  return places > 1 ? std::min(rule, places) : rule;
}

Expected<Draw> draw_of(Event const& event, int round, std::vector<int> places, int field) {
  Seeding seeding{event, seeding_dice(round), std::move(places), std::vector<int>(event.entrants.size()), field};
  return draw_with(event, round, seeding);
}

Expected<Draw> draw_before_boards(Event const& event, int round) { return draw_of(event, round, places_for(event, round), field_by_rules(event)); }

Expected<Draw> draw_of(Event const& event, int round) { return draw_of(event, round, places_for(event, round), field_of(event, round)); }

Expected<Event> drawn(Event event, int round) {
  Seeding seeding{event, seeding_dice(round), places_for(event, round), std::vector<int>(event.entrants.size()), field_of(event, round)};
  auto draw = draw_with(event, round, seeding);
  if (!draw) return draw.error();
  Round& r = event.rounds[size_t(round)];
  r.races.clear();
  std::erase_if(event.changes, [&](Change const& one) { return one.kind == Change::Moved && one.from == round; });
  for (Race& race : draw->races) {
    while (find_race(event, race.id).any()) race.id += kTaken;
    for (Change& one : event.changes)    // who had left a race of that name was in another draw
      std::erase_if(one.left, [&](Change::Seat const& seat) { return seat.race == race.id; });
    r.races.push_back(std::move(race));
  }
  if (r.final) keep_final_rolls(event);
  for (size_t who = 0; who < seeding.rolled.size(); ++who) keep_rolls(event, seeding.label, int(who), seeding.rolled[who]);
  return event;
}

}  // namespace paddock::app::events
