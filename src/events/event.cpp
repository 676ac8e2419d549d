// What of an event's values is asked for again and again.
#include <algorithm>

#include "events/changes.hpp"

namespace paddock::app::events {

RaceAt find_race(Event const& event, std::string_view id) {
  for (size_t r = 0; r < event.rounds.size(); ++r)
    for (size_t i = 0; i < event.rounds[r].races.size(); ++i)
      if (event.rounds[r].races[i].id == id) return {int(r), int(i)};
  return {};
}

RaceAt next_race(Event const& event) {
  for (size_t r = 0; r < event.rounds.size(); ++r)
    for (size_t i = 0; i < event.rounds[r].races.size(); ++i)
      if (!event.rounds[r].races[i].result && !is_off(event, {int(r), int(i)})) return {int(r), int(i)};
  return {};
}

int next_round(Event const& event) {
  for (size_t r = 0; r < event.rounds.size(); ++r) {
    if (event.rounds[r].races.empty()) return int(r);
    for (size_t i = 0; i < event.rounds[r].races.size(); ++i)
      if (!event.rounds[r].races[i].result && !is_off(event, {int(r), int(i)})) return int(r);
  }
  return -1;
}

int find_entrant(Event const& event, std::string_view name) {
  for (size_t i = 0; i < event.entrants.size(); ++i)
    if (event.entrants[i].name == name) return int(i);
  for (size_t i = 0; i < event.entrants.size(); ++i)
    if (std::find(event.entrants[i].was.begin(), event.entrants[i].was.end(), name) != event.entrants[i].was.end()) return int(i);
  return -1;
}

bool has_result(Round const& round) {
  return std::any_of(round.races.begin(), round.races.end(), [](Race const& race) { return race.result.has_value(); });
}

std::string const& game_of(Event const& event, Round const& round) { return round.game.empty() ? event.game : round.game; }

std::vector<int> entered_of(Event const& event, int round) {
  std::vector<int> out;
  if (auto const& entered = event.rounds[size_t(round)].entered) out = *entered;
  else
    for (size_t i = 0; i < event.entrants.size(); ++i) out.push_back(int(i));
  if (!awards(event)) std::erase_if(out, [&](int who) { return is_gone(event, who, round); });
  return out;
}

std::string fresh_race_id(int round, int race) {
  std::string letters;
  for (int n = race + 1; n > 0; n = (n - 1) / 26) letters.insert(letters.begin(), char('A' + (n - 1) % 26));
  return std::to_string(round + 1) + letters;
}

int tiers_of(Event const& event) {
  return event.kind == Kind::Qualifying || event.rules.tiers.empty() ? 1 : int(event.rules.tiers.size());
}

}  // namespace paddock::app::events
