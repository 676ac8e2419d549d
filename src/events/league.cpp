#include "events/league.hpp"

#include <utility>

#include "desk/play.hpp"

namespace paddock::app {
namespace {

// The first game that has leagues.
League const* league_here() {
  for (GameInfo const& g : games())
    if (g.league) return g.league;
  return nullptr;
}

}  // namespace

void LeagueDesk::renewed() {
  EventDesk::renewed();
  asks_forget = false;
}

std::optional<Error> LeagueDesk::open(std::string_view text) {
  auto look = events::room->look(text);
  if (!look) return look.error();
  if (!look->league) return Error{"/kind", "This event is no league; open it among the events."};
  if (auto refused = EventDesk::open(text)) return refused;
  if (!offered().empty()) offered_card_ = std::move(look->card);
  return std::nullopt;
}

void LeagueDesk::answer_offer(bool replace) {
  offered_card_.reset();
  EventDesk::answer_offer(replace);
}

bool LeagueDesk::can_found() {
  return !any() && league_here();
}

std::string_view LeagueDesk::example() {
  League const* const door = league_here();
  return door ? door->example : "";
}

LeagueWords const* LeagueDesk::words() {
  League const* const door = league_here();
  return door ? &door->words : nullptr;
}

std::string_view LeagueDesk::how_to_found() {
  League const* const door = league_here();
  return door ? door->how : "";
}

std::optional<Error> LeagueDesk::found() {
  League const* const door = league_here();
  if (!door) return Error{"", "No game here has leagues; it may still be on its way."};
  auto file = events::room->found(*door, written);
  if (!file) return file.error();
  written.clear();
  wrong.clear();
  return open(*file);
}

std::optional<Error> LeagueDesk::take_back() {
  auto file = events::room->take_back(text(), run_by);
  if (!file) return file.error();
  taken_from_ = text();
  take(*file);
  taken_to_ = text();
  return std::nullopt;
}

void LeagueDesk::undo() {
  if (can_undo()) take(std::exchange(taken_from_, {}));
}

std::optional<LeagueDo> LeagueDesk::next_step(Play const* play) {
  if (!any()) return can_found() ? std::optional(LeagueDo::Found) : std::nullopt;
  if (offered_card_) return LeagueDo::Refuse;
  if (asks_forget) return LeagueDo::AskForget;
  if (!error().empty()) return LeagueDo::KeepAgain;
  if (ready() && play && entered(*play)) return LeagueDo::Enter;
  return ready() && next() ? LeagueDo::Next : LeagueDo::Save;
}

}  // namespace paddock::app
