// An event as others see it: its card, its papers; and the door for early code.
#include "events/room.hpp"

#include "events/board.hpp"
#include "events/changes.hpp"
#include "events/draw.hpp"
#include "events/event_file.hpp"
#include "events/html.hpp"
#include "events/league_view.hpp"
#include "events/lost_race.hpp"
#include "events/papers.hpp"

namespace paddock::app::events {
namespace {

using std::to_string;

std::string next_words(Event const& event) {
  if (RaceAt const at = next_race(event); at.any()) {
    Round const& round = event.rounds[size_t(at.round)];
    if (league_of(event)) return round.name + ": " + meeting_words(event, at);
    std::string const race = round.races.size() == 1 ? "" : race_words(event, round.races[size_t(at.race)].id) + ": ";   // alone it is called as its round
    Board const board = board_of(event, round);
    return race + round.name + (round.date.empty() ? "" : ", " + round.date) + (board.own ? ", on " + board.name : "");
  }
  int const round = next_round(event);
  return round < 0 ? "" : event.rounds[size_t(round)].name + " is to be drawn";
}

Expected<std::string> open_door(std::string_view text, std::string_view here) {
  auto event = read_event_text(text);
  if (!event) return event.error();
  if (auto const old = here.empty() || is_event_file(text) ? Expected<Event>(Event{}) : read_event_text(here))
    for (Entrant const& kept : old->entrants)
      if (int const at = find_entrant(*event, kept.name); at >= 0) take_secrets(event->entrants[size_t(at)], kept);
  return write_event_text(*event);
}

Expected<Look> look_door(std::string_view file) {
  auto event = read_event_text(file);
  if (!event) return event.error();
  return look(*event);
}

Expected<std::string> enter_door(std::string_view file, SessionViews const& race, std::string_view record, std::string_view run_by) {
  auto event = read_event_text(file);
  if (!event) return event.error();
  auto after = entered(std::move(*event), race, std::string(record), std::string(run_by));
  if (!after) return after.error();
  return write_event_text(*after);
}

Expected<PageFile> html_door(std::string_view file, std::string_view app) {
  auto event = read_event_text(file);
  if (!event) return event.error();
  return PageFile{html_file(*event), season_html(*event, std::string(app))};
}

Race const* last_result(Event const& event) {
  Race const* last = nullptr;
  for (Round const& round : event.rounds)
    for (Race const& race : round.races)
      if (race.result && (!last || race.result->played > last->result->played)) last = &race;
  return last;
}

Expected<std::string> take_back_door(std::string_view file, std::string_view run_by) {
  auto event = read_event_text(file);
  if (!event) return event.error();
  Race const* const last = last_result(*event);
  if (!last) return Error{"", "No result stands that could be taken back."};
  std::string const id = last->id;
  auto after = with_result_back(std::move(*event), id, std::string(run_by));
  if (!after) return after.error();
  return write_event_text(*after);
}

std::string lost_door(std::string_view now, std::string_view after, store::Library const& library) {
  auto const before = read_event_text(now), then = read_event_text(after);
  return before && then ? lost_race(*before, *then, library) : "";
}

Expected<std::string> found_door(League const& game, std::string_view text) {
  auto league = new_league(game, text);
  if (!league) return league.error();
  return write_event_text(*league);
}

constexpr Room kRoom{open_door, look_door, enter_door, html_door, take_back_door, lost_door, found_door};

}  // namespace

Room const* const volatile room = &kRoom;

Look look(Event const& event) {
  Look out;
  out.league = event.kind == Kind::League;
  out.card = {event.title, state_words(event), next_words(event)};
  if (RaceAt const at = next_race(event); at.any())
    if (auto setup = setup_of(event, at)) out.next = std::move(*setup);
  out.raced = last_result(event);
  out.papers = {event_paper(event)};
  return out;
}

}  // namespace paddock::app::events
