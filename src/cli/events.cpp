// event: a whole event from its entry list to its last table, a step at a time or by bots.
#include <cstdio>

#include "cli/cli.hpp"
#include "cli/event_change.hpp"
#include "cli/event_edit.hpp"
#include "cli/event_run.hpp"
#include "events/board.hpp"
#include "events/changes.hpp"
#include "events/draw.hpp"
#include "events/edit.hpp"
#include "events/event_file.hpp"
#include "events/event_new.hpp"
#include "events/house.hpp"
#include "events/marks.hpp"
#include "events/papers.hpp"
#include "session/letters.hpp"

namespace paddock::cli {
namespace {

std::string const kWants = "event wants new, add, remove, entrant, rule, round, house, map, check, draw, next, enter, take-back, withdraw, sub, return, move, standings, merge, run, page, met, link, season or html";

namespace events = app::events;
using events::Event;
using std::to_string;

// What was said on the command line.
struct Wishes {
  std::string out, by, race, places, marks, kind, game, bots, boards, map, seed, driver;
  RoundWishes round_edit;
  int round = 0, rounds = 4, laps = 0, after = -1, from = 0, to = 0;
  bool json = false, audit = false, bare = false;
};

Expected<Event> open_event(std::string const& name) {
  if (name.find('#') != std::string::npos) return events::read_event_text(name);
  auto text = read_file(name);
  if (!text) return text.error();
  auto event = events::read_event_text(*text);
  if (!event) return Error{name + ": " + event.error().where, event.error().what};
  return event;
}

int save(Event const& event, std::string const& name) {
  return write_file(name, events::write_event_text(event)) ? 0 : fail({name, "This file cannot be written."});
}

std::vector<std::string> words_of(std::string const& list) {
  std::vector<std::string> out;
  for (size_t at = 0; at < list.size();) {
    size_t const end = std::min(list.find(',', at), list.size());
    out.push_back(list.substr(at, end - at));
    at = end + 1;
  }
  return out;
}

int print(Paper const& paper) { return out(post::write_paper(paper, post::ReportFormat::Plain)), 0; }
int show(Event const& event) { return print(events::event_paper(event)); }

int begin(std::string const& name, Wishes const& w) {
  auto text = read_file(name);
  if (!text) return fail(text.error());
  events::Plan plan;
  size_t kind = 0;
  while (kind < std::size(events::kKinds) && w.kind != events::kKinds[kind]) ++kind;
  if (kind >= size_t(events::Kind::League)) return fail({"--kind", "An event is qualifying, series or championship; a league is begun by 'league new'."});
  plan.kind = events::Kind(kind);
  plan.game = w.game;
  if (w.rounds < 1 || w.rounds >= events::kMostRounds) return fail({"--rounds", "A number of rounds from 1 to " + to_string(events::kMostRounds - 1) + " is expected; a final is counted beside them."});
  if (w.laps < 0 || w.laps > events::kMostLaps) return fail({"--laps", "A whole number of laps from 0, as the board says, to " + to_string(events::kMostLaps) + " is expected."});
  plan.rounds = w.rounds;
  plan.boards = words_of(w.boards);
  plan.laps = w.laps;
  if (!w.map.empty() && !w.boards.empty()) return fail({"--map", "Either --map, a file, or --boards: rounds are raced on the one or the others."});
  if (auto map = w.map.empty() ? Expected<std::string>(std::string()) : read_file(w.map)) plan.map = std::move(*map);
  else return fail(map.error());
  auto const chance = drawn();
  if (w.seed.empty() && !chance) return fail(chance.error());
  plan.seed = w.seed.empty() ? *chance->seed : Seed(0);
  if (!w.seed.empty() && !Seed::from_hex(w.seed, plan.seed)) return fail({"--seed", "16 or 64 hexadecimal digits are expected."});
  auto event = events::new_event(plan, with_drivers(*text, w.driver));
  if (!event) return fail({name + (event.error().where.empty() ? "" : ", " + event.error().where), event.error().what});
  return save(*event, w.out.empty() ? "-" : w.out);
}

// What could not be raced, or is not what its record says: a line each.
int check(Event const& event, Wishes const& w) {
  int faults = 0, races = 0;
  auto const wrong = [&](std::string const& race, std::string const& why) { ++faults, out(events::race_name(event, race) + ": " + why); };
  for (events::Round const& round : event.rounds) races += int(round.races.size());
  for (events::StartFault const& one : events::start_faults(event)) ++faults, out(one.where + ": " + one.why);
  for (events::DrawTold const& one : events::audit_draws(event))
    if (one.wrong) ++faults, out(one.where + ": " + one.words);
    else out("told: " + one.where + ": " + one.words);
  int records = 0;
  if (w.audit)
    for (events::Audit const& one : events::audit(event)) {
      records += one.has_record;
      if (!one.fault.empty()) wrong(one.race, one.fault);
    }
  for (events::Change const& one : event.changes) out("changed: " + events::change_words(event, one));
  std::string const word = events::race_word(event);
  out(events::counted(int(event.entrants.size()), "entrant", "entrants") + ", " + events::counted(int(event.rounds.size()), "round", "rounds") + ", " + events::counted(races, word, word + "s") +
      (w.audit ? ", " + events::counted(records, "record", "records") + " opened" : "") + ": " + (faults ? to_string(faults) + " wrong" : "sound"));
  return faults ? 1 : 0;
}

int draw(Event const& event, std::string const& name, Wishes const& w) {
  int const round = w.round ? w.round - 1 : events::next_round(event);
  if (round < 0 && !w.round) return fail({name, "Every round of this event is over."});
  auto const draw = events::draw_of(event, round);
  if (!draw) return fail(draw.error());
  auto after = events::drawn(event, round);
  if (!after) return fail(after.error());
  if (int const code = save(*after, w.out.empty() ? name : w.out)) return code;
  if (w.out == "-") return 0;
  auto const& races = after->rounds[size_t(round)].races;
  for (size_t i = 0; i < draw->seeds.size(); ++i) {
    events::Seeded const& seed = draw->seeds[i];
    std::string line = to_string(i + 1) + ". " + event.entrants[size_t(seed.who)].name + ": " + (seed.race < 0 ? "-" : events::race_name(*after, races[size_t(seed.race)].id));
    for (events::Reason const& reason : seed.reasons) line += ", " + events::reason_text(reason);
    out(line + "." + (seed.why.empty() ? "" : " " + seed.why));
  }
  return 0;
}

events::RaceAt wanted_race(Event const& event, Wishes const& w) {
  return w.race.empty() ? events::next_race(event) : events::find_race(event, w.race);
}

int next(Event const& event, std::string const& name, Wishes const& w) {
  events::RaceAt const at = wanted_race(event, w);
  if (!at.any()) return fail({name, w.race.empty() ? "No " + events::race_word(event) + " is drawn that has no result; draw the next round." : "There is no " + events::race_word(event) + " '" + w.race + "'."});
  auto const setup = events::setup_of(event, at);
  if (!setup) return fail(setup.error());
  std::string const file = w.out.empty() ? "-" : w.out;
  return write_file(file, dump_doc(setup_to_doc(*setup), true)) ? 0 : fail({file, "This file cannot be written."});
}

Expected<Event> by_hand(Event const& event, Wishes const& w) {
  if (w.race.empty()) return Error{"--race", "The " + events::race_word(event) + " of these places is expected, like --race 2A."};
  events::RaceAt const at = events::find_race(event, w.race);
  if (!at.any()) return Error{"--race", "There is no " + events::race_word(event) + " '" + w.race + "' in this event."};
  auto const marks = events::read_marks(event, at, w.marks);
  if (!marks) return Error{"--marks " + marks.error().where, marks.error().what};
  std::vector<std::string> places = words_of(w.places);
  for (std::string& one : places)
    if (one == "0") one = "-";
  auto const finishes = events::read_places(places, *marks);
  if (!finishes) return Error{"--places " + finishes.error().where, finishes.error().what};
  return events::entered_by_hand(event, w.race, *finishes, w.by);
}

Expected<Event> by_record(Event const& event, std::string const& name, Wishes const& w) {
  auto race = open_game(name);
  if (!race) return race.error();
  return events::entered(event, **race, (*race)->replay_link(), w.by, w.race);
}

int enter(Event const& event, std::vector<std::string> const& words, Wishes const& w) {
  bool const hand = !w.places.empty();
  if (words.size() != (hand ? 2u : 3u)) return misuse("event enter wants FILE GAME, or FILE --race ID --places 1,3,0,2: a place for each seat, in the order of the grid (event next or event standings shows it).");
  auto after = hand ? by_hand(event, w) : by_record(event, words[2], w);
  if (!after) return fail(after.error());
  if (int const code = save(*after, w.out.empty() ? words[1] : w.out)) return code;
  return w.out == "-" ? 0 : show(*after);
}

Doc line_doc(Event const& event, events::Line const& line) {
  Doc d{{"place", line.place}, {"moved", line.moved}, {"name", event.entrants[size_t(line.who)].name}, {"points", events::points_text(line.points)},
        {"starts", line.starts}, {"wins", line.wins}, {"rounds", Doc::array()}, {"dropped", Doc::array()}, {"reasons", Doc::array()}};
  for (size_t r = 0; r < line.scores.size(); ++r) {
    d["rounds"].push_back(events::points_text(line.scores[r].points));
    if (line.scores[r].dropped) d["dropped"].push_back(r + 1);
  }
  for (events::Reason const& reason : line.reasons) d["reasons"].push_back(events::reason_text(reason));
  return d;
}

int standings(Event const& event, Wishes const& w) {
  if (!w.json) return show(event);
  Doc d = Doc::array();
  events::Standings const now = events::standings(event, w.rounds);
  for (events::Table const& table : now.tiers) {
    d.push_back(Doc::array());
    for (events::Line const& line : table.lines) d.back().push_back(line_doc(event, line));
  }
  out(dump_doc(d, true));
  return 0;
}

int merge(Event const& first, std::vector<std::string> const& words, Wishes const& w) {
  if (words.size() != 3) return misuse("event merge wants two files.");
  auto second = open_event(words[2]);
  if (!second) return fail(second.error());
  auto merged = events::merge(first, *second);
  if (!merged) return fail(merged.error());
  if (int const code = save(merged->event, w.out.empty() ? words[1] : w.out)) return code;
  if (w.out == "-") return 0;
  if (merged->taken.empty() && merged->conflicts.empty()) out("All that " + words[2] + " holds stands in " + words[1] + " already.");
  for (std::string const& what : merged->taken) out("taken: " + what);
  for (events::Conflict const& one : merged->conflicts) out("conflict " + one.where + ": " + one.what + " Other: " + dump_doc(one.other));
  return merged->conflicts.empty() ? 0 : 1;
}

int run(Event event, std::string const& name, Wishes const& w) {
  auto after = run_event(std::move(event), {w.bots, !w.bare});
  if (!after) return fail(after.error());
  if (int const code = save(*after, w.out.empty() ? name : w.out)) return code;
  return w.out == "-" ? 0 : show(*after);
}

int link_of(Event const& event) {
  auto link = events::event_link(event);
  return link ? (out(*link), 0) : fail(link.error());
}

int season_after(Event const& event, Wishes const& w) {
  return save(events::next_season(event), w.out.empty() ? "-" : w.out);
}

// One more entrant, or one less.
int change_field(Event const& event, std::vector<std::string> const& words, Wishes const& w) {
  if (words.size() != 3) return misuse("event add wants FILE and a line like \"" + std::string(events::kExampleLine) + "\"; event remove FILE and a name.");
  auto const who = words[0] == "add" ? Expected<int>(-1) : who_named(event, words[2]);
  if (!who) return fail(who.error());
  auto const after = words[0] == "add" ? events::with_entrant(event, w.driver.empty() ? words[2] : events::with_driver(words[2], w.driver)) : events::without_entrant(event, *who);
  return after ? save(*after, w.out.empty() ? words[1] : w.out) : fail(after.error());
}

// Settings that are not as the game has them.
int house(Event const& event, std::vector<std::string> const& words, Wishes const& w) {
  if (words.size() < 2 || words.size() > 3) return misuse("event house wants FILE and, to change them, all settings that are not as usual, like \"turns 20, division 15000\", or \"usual\".");
  if (words.size() == 2) return out(events::house_text(event)), 0;
  auto const after = events::with_house(event, words[2] == "usual" ? "" : words[2]);
  if (!after) return fail({words[2] + (after.error().where.empty() ? "" : ": " + after.error().where), after.error().what});
  return save(*after, w.out.empty() ? words[1] : w.out);
}

// The board of each round: without one more word it is only told.
int map(Event const& event, std::vector<std::string> const& words, Wishes const& w) {
  if (words.size() < 2 || words.size() > 3) return misuse("event map wants FILE and, to change it, a board's file or \"usual\"; with --round N for that round alone.");
  Expected<Event> after = event;
  if (words.size() == 3) {
    auto text = words[2] == "usual" ? Expected<std::string>(std::string()) : read_file(words[2]);
    if (!text) return fail(text.error());
    events::RoundEdit edit;
    text->empty() ? edit.board = "" : edit.map = *text;
    after = w.round ? events::with_round(event, w.round - 1, edit) : events::with_map(event, std::move(*text));
    if (!after) return fail({words[2] + (after.error().where.empty() ? "" : ": " + after.error().where), after.error().what});
    if (int const code = save(*after, w.out.empty() ? words[1] : w.out)) return code;
    if (w.out == "-") return 0;
  }
  for (events::Round const& round : after->rounds) {
    events::Board const board = events::board_of(*after, round);
    out(round.name + ": " + (board.name.empty() ? "the usual board" : board.name) + (board.places ? ", " + events::counted(board.places, "place", "places") : ""));
  }
  return 0;
}

// What stands, or with one more word what shall.
int edit(Event const& event, std::vector<std::string> const& words, Wishes const& w) {
  auto const after = edited_event(event, words, w.round_edit);
  if (!after) return fail(after.error());
  if (after->event)
    if (int const code = save(*after->event, w.out.empty() ? words[1] : w.out)) return code;
  if (w.out != "-") out(after->told);
  return 0;
}

int change(Event const& event, std::vector<std::string> const& words, Wishes const& w) {
  auto const after = changed_event(event, words, {w.race, w.by, w.after, w.from, w.to});
  if (!after) return fail(after.error());
  if (int const code = save(*after, w.out.empty() ? words[1] : w.out)) return code;
  if (w.out != "-")
    for (std::string const& line : change_lines(event, *after)) out(line);
  return 0;
}

int page(Event const& event, std::vector<std::string> const& words) {
  if (words.size() != 3) return misuse("event page wants FILE and a name.");
  auto const who = who_named(event, words[2]);
  return who ? print(events::page_paper(event, *who)) : fail(who.error());
}

int done_with(std::vector<std::string> const& words, Wishes w) {
  std::string const& what = words[0];
  auto event = open_event(words[1]);
  if (!event) return fail(event.error());
  w.race = race_named(*event, w.race);
  if (what == "check") return check(*event, w);
  if (what == "add" || what == "remove") return change_field(*event, words, w);
  if (what == "entrant" || what == "rule" || what == "round") return edit(*event, words, w);
  if (what == "house") return house(*event, words, w);
  if (what == "map") return map(*event, words, w);
  if (is_event_change(what)) return change(*event, words, w);
  if (what == "draw") return draw(*event, words[1], w);
  if (what == "next") return next(*event, words[1], w);
  if (what == "enter") return enter(*event, words, w);
  if (what == "standings") return standings(*event, w);
  if (what == "merge") return merge(*event, words, w);
  if (what == "run") return run(std::move(*event), words[1], w);
  if (what == "page") return page(*event, words);
  if (what == "met") return print(events::met_paper(*event));
  if (what == "link") return link_of(*event);
  if (what == "season") return season_after(*event, w);
  return misuse(kWants + ".");
}

}  // namespace

int event(Args& args) {
  if (!args.rest().empty() && args.rest()[0] == "html") return event_html(args);
  Wishes w;
  w.out = args.option("out"), w.by = args.option("by"), w.race = args.option("race"), w.places = args.option("places"), w.marks = args.option("marks");
  w.kind = args.option("kind", "series"), w.game = args.option("game", "speed_circuit"), w.bots = args.option("bots", "easy");
  std::string const what = args.rest().empty() ? "" : args.rest()[0];
  if (what == "new" || what == "add") w.driver = args.option("driver");
  if (what == "round") w.round_edit = {args.option("name"), args.option("date"), args.option("board"), args.option("laps")};
  w.boards = args.option("boards"), w.map = args.option("map"), w.seed = args.option("seed");
  w.round = int(args.number("round", 0)), w.rounds = int(args.number("rounds", 4)), w.laps = int(args.number("laps", 0));
  w.after = int(args.number("after", -1)), w.from = int(args.number("from", 0)), w.to = int(args.number("to", 0));
  w.json = args.flag("json"), w.audit = args.flag("audit"), w.bare = args.flag("bare");
  if (auto f = args.fault(); !f.empty()) return misuse(f);
  if (args.rest().size() < 2) return misuse(kWants + ", and a file.");
  if (std::string const& bots = w.bots; bots != "easy" && bots != "medium" && bots != "hard" && bots != "random" && bots != "yellow")
    return misuse("There is no bot '" + bots + "'; there are easy, medium, hard, random and yellow.");
  if (args.rest()[0] == "new") return begin(args.rest()[1], w);
  return done_with(args.rest(), w);
}

}  // namespace paddock::cli
