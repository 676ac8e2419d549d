// Writing the file of an event: one clean form; what equals its default is left out.
#include <algorithm>
#include <map>

#include "events/changes.hpp"
#include "events/event_file.hpp"
#include "events/league_view.hpp"
#include "events/rules.hpp"
#include "events/standings.hpp"
#include "session/session.hpp"

namespace paddock::app::events {
namespace {

void put(Doc& d, char const* key, std::string const& text, std::string_view fallback = "") {
  if (text != fallback) d[key] = text;
}
void put(Doc& d, char const* key, int number, int fallback = 0) {
  if (number != fallback) d[key] = number;
}

Doc names(Event const& event, std::vector<int> const& who) {
  Doc out = Doc::array();
  for (int one : who) out.push_back(event.entrants[size_t(one)].name);
  return out;
}

Doc entrant_doc(Event const& event, Entrant const& e) {
  Doc d{{"name", e.name}, {"number", e.number}, {"livery", e.livery}};
  if (!e.was.empty()) d["was"] = e.was;
  put(d, "laurels", e.laurels);
  put(d, "team", e.team);
  if (!event.rules.tiers.empty()) d["tier"] = event.rules.tiers[size_t(e.tier)];
  put(d, "handicap", e.handicap);
  put(d, kDriverKey, e.driver, "screen");
  if (!e.options.empty()) d["options"] = e.options;
  return d;
}

// A whole number, or a fraction as text.
Doc points_doc(int parts) {
  Ratio const points(parts, kParts);
  if (points.whole()) return Doc(points.num);
  return Doc(std::to_string(points.num) + "/" + std::to_string(points.den));
}

Doc marks_doc(Event const& event, Round const& round, Race const& race) {
  Doc out = Doc::object();
  GameInfo const* game = find_game(game_of(event, round));
  if (!game || !game->contest) return out;
  for (size_t m = 0; m < game->contest->marks.size(); ++m) {
    std::vector<int> who;
    for (size_t i = 0; i < race.grid.size(); ++i)
      if (race.result->placings[i].finish.marks >> m & 1) who.push_back(race.grid[i]);
    if (!who.empty()) out[game->contest->marks[m].id] = names(event, who);
  }
  return out;
}

Doc result_doc(Event const& event, Round const& round, Race const& race) {
  Result const& result = *race.result;
  Doc d = Doc::object();
  Doc places = Doc::array(), points = Doc::array();
  bool any = false;
  for (Placing const& one : result.placings) {
    places.push_back(one.finish.place);
    points.push_back(points_doc(one.finish.points));
    any = any || one.finish.points != 0;
  }
  d["places"] = std::move(places);
  if (any) d["points"] = std::move(points);
  if (Doc marks = marks_doc(event, round, race); !marks.empty()) d["marks"] = std::move(marks);
  put(d, "played", result.played);
  if (!result.own.empty()) d["own"] = result.own;
  put(d, "runBy", result.run_by);
  put(d, "record", result.record);
  return d;
}

bool unsaid(Rules const& rules, std::string_view name) { return name == "withdrawn" && rules.withdrawn == Withdrawn::Stand; }

// The points of meetings stand only where they count: what was written before they were known stays as it was.
Doc rules_doc(Event const& event) {
  Doc d = Doc::object();
  for (RuleInfo const& rule : rule_list())
    if ((rule_counts(event.rules, rule.name) || std::string_view(rule.name) == "points") && !unsaid(event.rules, rule.name)) d[rule.name] = rule_value(event.rules, rule.name);
  League const* league = league_of(event);
  for (size_t i = 0; league && i < std::min(league->rules.size(), event.rules.own.size()); ++i) {
    LeagueRule const& own = league->rules[i];
    d[own.name] = own.write ? Doc(own.write(event.rules.own[i])) : Doc(event.rules.own[i]);
  }
  return d;
}

Doc round_doc(Event const& event, Round const& r) {
  Doc d{{"name", r.name}};
  put(d, "date", r.date);
  put(d, "game", r.game);
  put(d, "board", r.board);
  put(d, "map", r.board_text);
  put(d, kLapsKey, r.laps);
  if (!r.settings.empty()) d["settings"] = r.settings;
  put(d, "weight", r.weight, 1);
  if (r.final) d["final"] = true;
  if (r.entered) d["entered"] = names(event, *r.entered);
  if (r.races.empty()) return d;
  d["races"] = Doc::array();
  for (Race const& race : r.races) {
    Doc one{{"id", race.id}};
    if (race.tier >= 0 && size_t(race.tier) < event.rules.tiers.size()) one["tier"] = event.rules.tiers[size_t(race.tier)];
    one["grid"] = names(event, race.grid);
    if (race.result) one["result"] = result_doc(event, r, race);
    d["races"].push_back(std::move(one));
  }
  return d;
}

// What was rolled for the same thing together.
Doc dice_doc(Event const& event) {
  Doc out = Doc::array();
  std::map<std::string, size_t> places;
  for (Rolled const& one : event.dice) {
    auto const [at, fresh] = places.emplace(one.label, out.size());
    if (fresh) out.push_back(Doc{{"of", one.label}, {"rolls", Doc::object()}});
    out[at->second]["rolls"][event.entrants[size_t(one.who)].name] = one.rolls.size() == 1 ? Doc(one.rolls[0]) : Doc(one.rolls);
  }
  return out;
}

// For whoever reads the file itself; it is worked out from the results, and nobody reads it back.
Doc table_doc(Event const& event) {
  Doc out = Doc::array();
  for (Table const& table : standings(event).tiers)
    for (Line const& line : table.lines)
      if (line.starts)
        out.push_back(std::to_string(line.place) + ". " + event.entrants[size_t(line.who)].name + " " + points_text(line.points));
  return out;
}

// A line for each thing of a list, so that people and version control can read it.
void put_list(std::string& out, Doc const& list, std::string const& indent) {
  out += "[";
  for (size_t i = 0; i < list.size(); ++i) out += (i ? ",\n" : "\n") + indent + " " + dump_doc(list[i]);
  out += list.empty() ? "]" : "\n" + indent + "]";
}

// A round over several lines, its races a line each.
void put_round(std::string& out, Doc const& round) {
  out += "{";
  bool first = true;
  for (auto it = round.begin(); it != round.end(); ++it) {
    out += std::string(first ? "" : it.key() == "races" ? ",\n   " : ", ") + dump_doc(Doc(it.key())) + ": ";
    if (it.key() == "races") put_list(out, *it, "   ");
    else out += dump_doc(*it);
    first = false;
  }
  out += "}";
}

}  // namespace

Doc write_event(Event const& event) {
  Doc d{{"format", kFormat}, {"schema", kSchema}, {"kind", kKinds[size_t(event.kind)]}, {"title", event.title}, {"game", event.game}};
  put(d, "runBy", event.run_by);
  d["seed"] = event.seed.hex();
  if (!event.settings.empty()) d["settings"] = event.settings;
  put(d, "map", event.board_text);
  d["rules"] = rules_doc(event);
  d["entrants"] = Doc::array();
  for (Entrant const& one : event.entrants) d["entrants"].push_back(entrant_doc(event, one));
  d["rounds"] = Doc::array();
  for (Round const& one : event.rounds) d["rounds"].push_back(round_doc(event, one));
  if (!event.dice.empty()) d["dice"] = dice_doc(event);
  if (!event.changes.empty()) d["changes"] = changes_doc(event);
  if (Doc table = table_doc(event); !table.empty()) d["standings"] = std::move(table);
  return d;
}

std::string write_event_text(Event const& event) {
  Doc const d = write_event(event);
  std::string out = "{";
  for (auto it = d.begin(); it != d.end(); ++it) {
    out += std::string(it == d.begin() ? "\n " : ",\n ") + dump_doc(Doc(it.key())) + ": ";
    if (it.key() == "rounds") {
      out += "[";
      for (size_t i = 0; i < it->size(); ++i) out += i ? ",\n  " : "\n  ", put_round(out, (*it)[i]);
      out += it->empty() ? "]" : "\n ]";
    } else if (it->is_array()) {
      put_list(out, *it, " ");
    } else {
      out += dump_doc(*it);
    }
  }
  return out + "\n}\n";
}

}  // namespace paddock::app::events
