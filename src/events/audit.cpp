// Whether a result is what its record says.
#include <algorithm>

#include "events/changes.hpp"
#include "events/draw.hpp"
#include "events/final.hpp"
#include "events/league_view.hpp"

namespace paddock::app::events {
namespace {

std::string place_words(int place) { return place ? "place " + std::to_string(place) : "not finished"; }

std::string of_finishes(Event const& event, Race const& race, std::vector<Finish> const& finishes) {
  for (size_t seat = 0; seat < race.grid.size() && seat < finishes.size(); ++seat) {
    Finish const &says = race.result->placings[seat].finish, &is = finishes[seat];
    std::string const name = event.entrants[size_t(race.grid[seat])].name;
    if (says.place != is.place) return name + ": " + place_words(is.place) + " in the record, " + place_words(says.place) + " in the event.";
    if (says.points != is.points) return name + ": " + points_text(is.points) + " points in the record, " + points_text(says.points) + " in the event.";
    if (says.marks != is.marks) return name + ": the record tells other marks than the event.";
  }
  return "";
}

// As it was when it was raced: in a league that follows from the meetings before it.
Expected<Setup> raced_setup(Event const& event, RaceAt at) {
  if (event.kind != Kind::League) return setup_of(event, at);
  return setup_of(before_meeting(event, at), at);
}

}  // namespace

std::string fault_of_record(Event const& event, RaceAt at, Expected<RecordTold> const& told) {
  if (!told) return "Its record cannot be opened: " + told.error().text();
  Race const& race = event.rounds[size_t(at.round)].races[size_t(at.race)];
  if (std::string const first = race_with(event, race.result->record); !first.empty() && first != race.id) return "Its record is " + race_name(event, first) + " once more.";
  if (!told->sound) return "Its record does not add up: it was changed afterwards.";
  if (!told->over) return "Its record is of one that is not over.";
  auto const wanted = raced_setup(event, at);
  if (!wanted) return wanted.error().what;
  if (std::string const other = setup_difference(event, at, *wanted, told->setup); !other.empty()) return "Its record is another one: " + other + ".";
  return of_finishes(event, race, told->finishes);
}

std::vector<RaceAt> races_with_results(Event const& event) {
  std::vector<RaceAt> out;
  for (size_t r = 0; r < event.rounds.size(); ++r)
    for (size_t i = 0; i < event.rounds[r].races.size(); ++i)
      if (event.rounds[r].races[i].result) out.push_back({int(r), int(i)});
  return out;
}

std::vector<Audit> audit(Event const& event) {
  std::vector<Audit> out;
  for (RaceAt at : races_with_results(event)) {
    Race const& race = event.rounds[size_t(at.round)].races[size_t(at.race)];
    std::string const& record = race.result->record;
    out.push_back({race.id, !record.empty(), record.empty() ? "" : fault_of_record(event, at, tell_record(record))});
  }
  return out;
}

}  // namespace paddock::app::events
