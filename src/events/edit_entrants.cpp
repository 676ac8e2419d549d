// Who takes part: one more, or one less before anything is raced.
#include <algorithm>

#include "core/text.hpp"
#include "events/draw.hpp"
#include "events/edit.hpp"
#include "events/event_file.hpp"
#include "events/event_new.hpp"
#include "events/lines.hpp"

namespace paddock::app::events {
namespace {

constexpr char kLeague[] = "The sides of a league stand in its file from the beginning; begin another league with other sides.";

void forget_who(std::vector<int>& list, int who) {
  std::erase(list, who);
  for (int& one : list) one -= one > who;
}

}  // namespace

Expected<Event> with_entrant(Event const& event, std::string_view line) {
  if (event.kind == Kind::League) return Error{"", kLeague};
  line = trimmed_line(line);
  if (line.empty()) return Error{"", "A name is expected."};
  auto one = entrant_of(line);
  if (!one) return Error{"", one.error().what};
  if (std::string const name = get_text(*one, "name"); find_entrant(event, name) >= 0) return Error{"", name + " is in the event already; another name is expected."};
  std::string const tier = get_text(*one, "tier");
  auto const& tiers = event.rules.tiers;
  if (!tier.empty() && std::find(tiers.begin(), tiers.end(), tier) == tiers.end()) {
    std::string all;
    for (std::string const& t : tiers) all += (all.empty() ? "" : ", ") + t;
    return Error{"", "'" + cut(tier, 20) + "' is no division of this event; " + (all.empty() ? "it has none." : "there are " + all + ".")};
  }
  Doc doc = write_event(event);
  doc["entrants"].push_back(std::move(*one));
  auto after = read_event(doc);
  if (!after) return Error{"", after.error().what};
  return after;
}

std::string why_all_stay(Event const& event) {
  if (event.kind == Kind::League) return kLeague;
  for (Round const& round : event.rounds)
    for (Race const& race : round.races)
      if (race.result) return round.name + " has a result, so whoever is in the event stays in its tables; he can withdraw.";
  return event.entrants.size() < 3 ? "Two are needed; add another one first." : "";
}

Expected<Event> without_entrant(Event event, int who) {
  if (who < 0 || who >= int(event.entrants.size())) return Error{"", "There is nobody like that in this event."};
  if (std::string why = why_all_stay(event); !why.empty()) return Error{"", std::move(why)};
  event.entrants.erase(event.entrants.begin() + who);
  for (Round& round : event.rounds) {
    bool const drawn = std::any_of(round.races.begin(), round.races.end(), [&](Race const& race) { return std::find(race.grid.begin(), race.grid.end(), who) != race.grid.end(); });
    if (drawn) round.races.clear();
    for (Race& race : round.races) forget_who(race.grid, who);
    if (round.entered) forget_who(*round.entered, who);
  }
  std::erase_if(event.changes, [&](Change const& one) { return one.kind == Change::TookBack || one.who == who; });   // nothing is raced: no result is told of
  for (Change& one : event.changes) one.who -= one.who > who;
  std::erase_if(event.dice, [&](Rolled const& roll) { return roll.who == who; });
  for (Rolled& roll : event.dice) roll.who -= roll.who > who;
  return event;
}

std::vector<int> left_out(Event const& event, int round) {
  std::vector<int> in, out;
  auto const missing = [&](int who) { return std::find(in.begin(), in.end(), who) == in.end(); };
  for (Race const& race : event.rounds[size_t(round)].races) in.insert(in.end(), race.grid.begin(), race.grid.end());
  auto const wanted = entered_of(event, round);
  if (in.empty() || std::none_of(wanted.begin(), wanted.end(), missing)) return out;
  if (auto const draw = draw_of(event, round))
    for (Race const& race : draw->races)
      for (int who : race.grid)
        if (missing(who)) out.push_back(who);
  return out;
}

}  // namespace paddock::app::events
