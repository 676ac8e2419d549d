// league: the table of a season, the set-up of its next meeting, a result that is entered. A league is an event; this says it in
// its own words.
#include "cli/cli.hpp"
#include "events/draw.hpp"
#include "events/event_file.hpp"
#include "events/league_view.hpp"
#include "events/papers.hpp"
#include "session/letters.hpp"

namespace paddock::cli {

namespace {

namespace events = app::events;
using events::Event;

int show(Event const& league) { return out(post::write_paper(events::event_paper(league), post::ReportFormat::Plain)), 0; }

int save(Event const& league, std::string const& name) {
  return write_file(name, events::write_event_text(league)) ? 0 : fail({name, "This file cannot be written."});
}

Expected<Event> open_league(std::string const& name) {
  auto text = read_file(name);
  if (!text) return text.error();
  auto league = events::read_event_text(*text);
  if (!league) return Error{name + ": " + league.error().where, league.error().what};
  if (league->kind != events::Kind::League) return Error{name + ": /kind", "This event is no league; 'event' has the word for it."};
  return league;
}

int enter(Event const& league, std::string const& name, std::string const& file) {
  auto meeting = open_game(name);
  if (!meeting) return fail(meeting.error());
  if (!(*meeting)->hash_matches()) return fail({name, "This save does not add up; enter one that does (verify tells)."});
  auto entered = events::entered(league, **meeting, (*meeting)->replay_link(), "");
  if (!entered) return fail(entered.error());
  if (int const code = save(*entered, file)) return code;
  return file == "-" ? 0 : show(*entered);
}

int found(std::string const& name, std::string const& file) {
  auto text = read_file(name);
  if (!text) return fail(text.error());
  for (GameInfo const& game : paddock::games()) {
    if (!game.league) continue;
    auto league = events::new_league(*game.league, *text);
    if (!league) return fail({name + (league.error().where.empty() ? "" : ", " + league.error().where), league.error().what});
    return save(*league, file.empty() ? "-" : file);
  }
  return fail({name, "No game here has leagues."});
}

// The meetings in order; `fixture`: from 1, 0: the next one that has no result.
Expected<events::RaceAt> wanted_meeting(Event const& league, int fixture) {
  std::string const met = events::league_of(league)->words.met;
  events::RaceAt const next = events::next_race(league);
  if (fixture == 0) return next.any() ? Expected(next) : Error{"/rounds", "Every fixture of this league is " + met + "."};
  int n = 0;
  for (size_t r = 0; r < league.rounds.size(); ++r)
    for (size_t i = 0; i < league.rounds[r].races.size(); ++i) {
      if (++n != fixture) continue;
      if (!league.rounds[r].races[i].result) return events::RaceAt{int(r), int(i)};
      return Error{"/rounds/" + std::to_string(r) + "/races/" + std::to_string(i), "Fixture " + std::to_string(fixture) + " is " + met + " already; choose one without a result."};
    }
  return Error{"/rounds", "There is no fixture " + std::to_string(fixture) + "; they are 1 to " + std::to_string(n) + "."};
}

int next(Event const& league, int fixture, std::string const& file) {
  auto const at = wanted_meeting(league, fixture);
  if (!at) return fail(at.error());
  auto const setup = events::setup_of(league, *at);
  if (!setup) return fail(setup.error());
  return write_file(file, dump_doc(setup_to_doc(*setup), true)) ? 0 : fail({file, "This file cannot be written."});
}

}  // namespace

int league(Args& args) {
  int const fixture = int(args.number("fixture", 0));
  bool const json = args.flag("json");
  std::string const file = args.option("out");
  if (auto f = args.fault(); !f.empty()) return misuse(f);
  auto const& words = args.rest();
  std::string const what = words.size() > 1 ? words[1] : "";
  if (words.size() == 1 && words[0] == "new") return misuse("league new wants a text of clubs and riders.");
  if (words.size() == 2 && words[0] == "new") return found(what, file);
  bool const sound = words.size() == 1 || (what == "next" && words.size() == 2) || (what == "enter" && words.size() == 3);
  if (!sound) return misuse("league wants new TEXT, FILE, FILE next or FILE enter GAME.");
  auto league = open_league(words[0]);
  if (!league) return fail(league.error());
  if (what == "enter") return enter(*league, words[2], file.empty() ? words[0] : file);
  if (what == "next") return next(*league, fixture, file.empty() ? "-" : file);
  if (!json) return show(*league);
  out(events::write_event_text(*league));
  return 0;
}

// The table as names, points and what parts equals, the next fixture, and the team of a side as its next set-up would say it.
Expected<Doc> league_answer(std::string const&, Doc const& given) {
  auto league = events::read_event(given.contains("file") ? given["file"] : Doc());
  if (!league) return league.error();
  Doc d{{"table", Doc::array()}, {"points", Doc::array()}, {"places", Doc::array()}, {"reasons", Doc::object()}, {"next", 0}};
  int fixtures = 0;
  for (events::Round const& round : league->rounds)
    for (events::Race const& race : round.races)
      if (++fixtures; !race.result && d["next"] == 0) d["next"] = fixtures;
  d["fixtures"] = fixtures;
  events::Standings const now = events::standings(*league);
  for (events::Line const& line : now.tiers.front().lines) {
    std::string const& name = league->entrants[size_t(line.who)].name;
    d["table"].push_back(name);
    d["points"].push_back(line.points / kParts);
    d["places"].push_back(line.place);
    for (events::Reason const& reason : line.reasons) d["reasons"][name].push_back(events::reason_text(reason));
  }
  int const club = events::find_entrant(*league, get_text(given, "club"));
  if (club < 0) return d;
  events::Event other = *league;          // a meeting he is in, whether it stands in the calendar or not
  other.rounds.push_back({"Asked", "", ""});
  other.rounds.back().races.push_back({"asked", -1, {club, (club + 1) % int(other.entrants.size())}, {}});
  auto const setup = events::setup_of(other, {int(other.rounds.size()) - 1, 0});
  if (!setup) return setup.error();
  d["team"] = get_text(setup->seats[0].options, events::league_of(*league)->words.listed);
  return d;
}

}  // namespace paddock::cli
