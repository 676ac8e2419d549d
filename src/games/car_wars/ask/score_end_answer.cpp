// score.end
#include <algorithm>
#include <vector>

#include "games/car_wars/ask/score_answers.hpp"
#include "games/car_wars/rules/pace.hpp"
#include "games/car_wars/rules/scoring.hpp"

namespace paddock::car_wars::score_answers {
namespace {

using namespace scoring;

struct Row {
  std::vector<Standing> standings;
  int alive = -1;
};

std::vector<std::string> read_players(Givens& given) {
  std::vector<std::string> out;
  for (Doc const& entry : given.list("players", kPlayers)) {
    if (entry.is_string()) out.push_back(entry.get<std::string>());
    else given.refuse("'players' lists their ids.");
  }
  if (out.empty()) given.refuse("'players' lists at least one id.");
  return out;
}

// [duel points, in control, bonus points?] of each player; who is not named has none and is under control.
Row read_row(Givens& state, std::vector<std::string> const& players) {
  Row row;
  for (std::string const& id : players) {
    Standing s;
    if (state.has(id.c_str())) {
      Doc const& pair = state.list(id.c_str(), 3);
      Doc const parts = DocObject().with("points", pair.empty() ? Doc() : pair[0]).with("in_control", pair.size() >= 2 ? pair[1] : Doc(true))
          .with("bonus", pair.size() == 3 ? pair[2] : Doc(0));
      Givens both = state.within(parts, id);
      s = {both.number("points", -1000000, 1000000), both.flag("in_control", true), both.number("bonus", -1000000, 1000000)};
      state.take(both);
    }
    row.standings.push_back(s);
  }
  return row;
}

// Vehicles left: a number, or the list of who is.
int read_alive(Givens& given, Doc const& doc) {
  if (doc.is_null()) return -1;
  if (doc.is_array()) return int(doc.size());
  Doc const entry = DocObject().with("alive", doc);
  Givens part = given.within(entry, "alive");
  int const alive = part.whole("alive", 0, kPlayers);
  given.take(part);
  return alive;
}

// "alive": a number a phase, or runs of equal ones.
Doc read_alive_list(Givens& given) {
  Doc out = Doc::array();
  if (!given.has("alive")) return out;
  Givens probe = given;
  Doc const& list = probe.list("alive", 100000);
  if (probe.fault().empty()) return list;
  Givens runs = given.within(given.object("alive"), "alive");
  for (Doc const& entry : runs.list("runs", 10000)) {
    Givens run = runs.within(entry, "runs");
    int const times = run.whole("phases", 0, 100000), left = run.whole(run.has("alive") ? "alive" : "state", 0, kPlayers);
    for (int i = 0; i < times && out.size() < 100000; ++i) out.push_back(left);
    runs.take(run);
  }
  given.take(runs);
  return out;
}

// Who is left, told with a phase or a run of them.
Doc left_of(Doc const& entry) { return entry.is_object() && entry.contains("alive") ? entry["alive"] : Doc(); }

struct Reader {
  Givens& given;
  std::vector<std::string> const& players;
  size_t most;
  Doc alive = Doc::array();  // of each phase, told beside them; the last entry holds on
  std::vector<Row> rows = {};
  Doc last_alive = nullptr;

  void add(Doc const& state, Doc const& left, size_t times, std::string const& where) {
    Givens part = given.within(state, where);
    Row row = read_row(part, players);
    given.take(part);
    for (size_t i = 0; i < times && rows.size() < most; ++i) {
      row.alive = read_alive(given, left.is_null() ? beside() : left);
      rows.push_back(row);
    }
  }
  Doc beside() {
    if (rows.size() < alive.size()) last_alive = alive[rows.size()];
    return last_alive;
  }
};

// A list of phases, or runs of equal ones: {"runs": [{"phases": 10, "state": {...}, "alive"?}]}.
std::vector<Row> read_phases(Givens& given, std::vector<std::string> const& players, size_t most) {
  Reader reader{given, players, most, read_alive_list(given)};
  Givens probe = given;
  Doc const& list = probe.list("phases", 100000);
  if (probe.fault().empty()) {
    for (size_t i = 0; i < list.size() && i < most; ++i) reader.add(list[i], left_of(list[i]), 1, "phases/" + std::to_string(i));
    return std::move(reader.rows);
  }
  Givens runs = given.within(given.object("phases"), "phases");
  for (Doc const& entry : runs.list("runs", 10000)) {
    Givens run = runs.within(entry, "runs");
    size_t const times = size_t(run.whole("phases", 0, 1000000));
    Doc const& state = run.object("state");
    reader.add(state, left_of(entry), times, "state");
    runs.take(run);
  }
  given.take(runs);
  return std::move(reader.rows);
}

// The phase until which each could move; who is not named still can.
std::vector<int> read_mobile(Givens& given, std::vector<std::string> const& players) {
  Doc const& doc = given.has("mobile_until") ? given.object("mobile_until") : Doc::object();
  Givens part = given.within(doc, "mobile_until");
  std::vector<int> out;
  for (std::string const& id : players) out.push_back(part.whole(id.c_str(), -1, 1000000, 1000001));
  given.take(part);
  return out;
}

// The event's own limit, by the name its set-up has for it; of two the shorter counts (CW-148).
struct EventTurns {
  int turns = 0;                           // 0: not said
};
template <class Ar>
void fields(Ar& ar, EventTurns& s) { ar("turns", s.turns, 1, 60); }

}  // namespace

Doc end(Givens& given) {
  auto settings = given.settings_as<ScoreSettings>();
  if (int const turns = given.settings_as<EventTurns>().turns; turns > 0) settings.max_turns = std::min(settings.max_turns, turns);
  std::vector<std::string> const players = read_players(given);
  std::vector<Row> const rows = read_phases(given, players, size_t(settings.max_turns) * pace::kPhases);
  std::vector<int> mobile = read_mobile(given, players);
  Answer out;
  out.with("ends_at", nullptr).with("winner", nullptr).with("by", nullptr).ruling("CW-148");
  EndWatch watch;
  for (Row const& row : rows) {
    By const by = watch.phase(row.standings, row.alive, settings);
    if (by == By::going_on) continue;
    for (int& until : mobile) until = std::min(until, watch.index());   // who could move to the end could so no longer than others
    bool const scored = by == By::turns || by == By::last;
    Players const winners = scored ? best(row.standings, mobile, settings) : watch.winners();
    pace::Moment const at = pace::after({1, 1}, watch.index());
    Doc when = Doc::array(), names = Doc::array();
    when.push_back(at.turn), when.push_back(at.phase);
    for (int const p : winners) names.push_back(players[size_t(p)]);
    out.with("ends_at", std::move(when)).with("winner", names.size() == 1 ? names[0] : names).with("by", kBy[size_t(by)]);
    break;
  }
  return out;
}

}  // namespace paddock::car_wars::score_answers
