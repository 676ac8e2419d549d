// Reading the file of an event. Whatever it says, what comes out is within the bounds of event.hpp.
#include <algorithm>
#include <map>
#include <set>

#include "core/scan.hpp"
#include "core/text.hpp"
#include "events/board.hpp"
#include "events/changes.hpp"
#include "events/event_file.hpp"
#include "events/league_view.hpp"
#include "events/marks.hpp"
#include "events/reading.hpp"
#include "events/rules.hpp"
#include "session/session.hpp"

namespace paddock::app::events {
namespace {

using std::to_string;

constexpr size_t kTitle = 80, kName = 40, kDate = 40, kId = 12, kSettings = 200, kRecordBytes = 4u << 20;

bool plain_id(std::string const& id) {
  return !id.empty() && id.size() <= kId && std::all_of(id.begin(), id.end(), [](char c) { return is_digit(c) || is_letter(c) || c == '-'; });
}

// Settings and options are the game's; here only their size is looked after.
bool flat(Doc const& d) {
  if (!d.is_object() || d.size() > kSettings) return false;
  for (Doc const& one : d)
    if (!one.is_primitive() || (one.is_string() && one.get_ref<std::string const&>().size() > 2000)) return false;
  return true;
}

// Reads with one error, the first; its path says where.
class EventReader {
 public:
  Expected<Event> run(Doc const& d) {
    if (get_text(d, "format") != kFormat) return Error{"/format", std::string("The file of an event says \"format\": \"") + kFormat + "\"; this is another file."};
    if (get_int(d, "schema", kSchema) > kSchema) return Error{"/schema", "This event was kept by a newer Paddock; reload the page to update."};
    head(d);
    if (ok()) entrants(d);
    if (ok()) rounds(d);
    if (ok())
      if (auto wrong = bonus_fault(event_)) fail(wrong->where, wrong->what);
    if (ok()) played_once();
    if (ok() && has(d, "dice")) dice(d["dice"]);
    if (ok() && has(d, "changes")) changes(d["changes"]);
    if (!ok()) return error_;
    return std::move(event_);
  }

 private:
  void fail(std::string where, std::string what) {
    if (ok()) error_ = {std::move(where), std::move(what)};
  }
  bool ok() const { return error_.what.empty(); }

  // ---- parts that stand in several places

  std::string name(Doc const& d, char const* key, size_t most, std::string_view fallback = "") {
    return clean_name(cut(get_text(d, key, fallback), 4 * most), most);
  }

  int number(Doc const& d, char const* key, int low, int high, int fallback, std::string const& where) {
    if (!has(d, key)) return fallback;
    auto const n = whole(d[key], low, high);
    if (!n) fail(where + "/" + key, "A whole number from " + to_string(low) + " to " + to_string(high) + " is expected.");
    return n.value_or(fallback);
  }

  Doc settings(Doc const& d, char const* key, std::string const& where) {
    if (!has(d, key)) return Doc::object();
    if (!flat(d[key])) return fail(where + "/" + key, "Names with texts or numbers are expected, like {\"grid\": \"seats\"}."), Doc::object();
    return d[key];
  }

  // A list within bounds, or null.
  Doc const* list(Doc const& d, char const* key, size_t most, std::string const& where, char const* of) {
    if (!has(d, key)) return nullptr;
    Doc const& found = d[key];
    if (found.is_array() && found.size() <= most) return &found;
    fail(where + "/" + key, "A list of at most " + to_string(most) + " " + of + " is expected.");
    return nullptr;
  }

  int entrant(Doc const& d, std::string const& where) {
    std::string const wanted = d.is_string() ? d.get<std::string>() : "";
    auto const at = by_name_.find(wanted);
    if (at != by_name_.end()) return at->second;
    fail(where, "'" + cut(wanted, kName) + "' is nobody of this event; write a name of /entrants.");
    return -1;
  }

  std::vector<int> people(Doc const& d, std::string const& where) {
    std::vector<int> out;
    std::set<int> seen;
    for (size_t i = 0; i < d.size() && ok(); ++i) {
      int const who = entrant(d[i], where + "/" + to_string(i));
      if (who >= 0 && !seen.insert(who).second) fail(where + "/" + to_string(i), event_.entrants[size_t(who)].name + " stands there twice; once is enough.");
      out.push_back(who);
    }
    return out;
  }

  bool known_game(std::string const& id) { return find_game(id) != nullptr; }

  // ---- the event itself

  void head(Doc const& d) {
    std::string const kind = get_text(d, "kind", "series");
    auto const at = std::find(std::begin(kKinds), std::end(kKinds), kind);
    if (at == std::end(kKinds)) return fail("/kind", "An event is qualifying, series, championship or league.");
    event_.kind = Kind(at - std::begin(kKinds));
    event_.title = name(d, "title", kTitle, "Event");
    if (event_.title.empty()) event_.title = "Event";
    event_.game = get_text(d, "game");
    if (!known_game(event_.game)) return fail("/game", "'" + cut(event_.game, kName) + "' is no game here; write one of those that 'games' lists.");
    GameInfo const& game = *find_game(event_.game);
    if (event_.kind == Kind::Qualifying && !(game.contest && game.contest->qualifying))
      return fail("/kind", std::string(game.title) + " has no rules for races that qualify for a final; make it a series.");
    league_ = event_.kind == Kind::League ? game.league : nullptr;
    if (event_.kind == Kind::League && !league_) return fail("/kind", std::string(game.title) + " has no leagues; make it a series of pairs.");
    event_.run_by = name(d, "runBy", kName);
    if (has(d, "seed") && !Seed::from_hex(get_text(d, "seed"), event_.seed)) return fail("/seed", "16 or 64 hexadecimal digits are expected.");
    event_.settings = settings(d, "settings", "");
    event_.board_text = map(d, "");
    event_.rules = usual_rules(event_.kind);
    bool const scores = game.contest && *game.contest->points;
    if (event_.kind == Kind::Championship && !scores) event_.rules.scoring = Scoring::Table, event_.rules.points = Rules{}.points;   // or all had none
    if (league_) league_head();
    if (!has(d, "rules") || !ok()) return;
    if (!d["rules"].is_object()) return fail("/rules", "Names with values are expected, like {\"dropped\": 2}.");
    for (auto it = d["rules"].begin(); it != d["rules"].end() && ok(); ++it)
      if (auto wrong = rule(it.key(), *it)) fail("/rules/" + cut(it.key(), kName) + wrong->where, wrong->what);
    view_.rules.own = event_.rules.own;
  }

  // Of a league its game's rules stand among the others.
  std::optional<Error> rule(std::string const& name, Doc const& value) {
    for (size_t i = 0; league_ && i < league_->rules.size(); ++i) {
      LeagueRule const& own = league_->rules[i];
      if (name != own.name) continue;
      std::string const text = value.is_string() ? value.get<std::string>() : "";
      std::optional<int> const n = own.read ? whole(own.read(text), own.low, own.high) : whole(value, own.low, own.high);
      if (!n) return Error{"", own.read ? own.right : "A whole number from " + to_string(own.low) + " to " + to_string(own.high) + " is expected."};
      event_.rules.own[i] = *n;
      return std::nullopt;
    }
    return set_rule(event_.rules, name, value);
  }

  // What the game's half of a league reads by, as far as it is known.
  void league_head() {
    view_.title = event_.title, view_.board = event_.board_text, view_.settings = event_.settings;
    for (LeagueRule const& own : league_->rules) event_.rules.own.push_back(own.fallback);
    view_.rules.own = event_.rules.own;
    if (auto wrong = league_->fault(view_)) fail(wrong->where, wrong->what);
  }

  std::string map(Doc const& d, std::string const& where) {
    std::string out = get_text(d, "map");
    if (out.size() > kMapBytes) fail(where + "/map", "A map of at most " + to_string(kMapBytes) + " signs is expected.");
    return out;
  }

  void entrants(Doc const& d) {
    Doc const* all = list(d, "entrants", size_t(kMostEntrants), "", "entrants");
    for (size_t i = 0; all && i < all->size() && ok(); ++i) one_entrant((*all)[i], "/entrants/" + to_string(i));
  }

  void one_entrant(Doc const& d, std::string const& where) {
    Entrant e;
    e.name = name(d, "name", kName);
    if (e.name.empty()) return fail(where + "/name", "A name of 1 to 40 letters is expected.");
    if (!by_name_.emplace(e.name, int(event_.entrants.size())).second) return fail(where + "/name", "There are two called " + e.name + "; rename one.");
    if (Doc const* was = has(d, "was") ? list(d, "was", size_t(kMostNames), where, "names he had") : nullptr)
      for (Doc const& one : *was)
        if (std::string called = one.is_string() ? clean_name(one.get<std::string>(), kName) : ""; !called.empty()) e.was.push_back(std::move(called));
    e.number = number(d, "number", 0, 999, int(event_.entrants.size()) % 99 + 1, where);
    e.livery = number(d, "livery", 0, 63, int(event_.entrants.size()) % 12, where);
    e.laurels = number(d, "laurels", 0, 999, 0, where);
    e.handicap = number(d, "handicap", -99, 99, 0, where);
    e.team = name(d, "team", kName);
    e.driver = name(d, kDriverKey, 20, "screen");
    if (has(d, "tier")) e.tier = tier(d["tier"], where + "/tier");
    if (league_) side(d, e, where);
    else if (has(d, "options")) e.options = options(d["options"], where + "/options");
    event_.entrants.push_back(std::move(e));
  }

  // What a side of a league is made of, in its game's one clean form.
  void side(Doc const& d, Entrant& e, std::string const& where) {
    if (view_.sides.size() >= size_t(kMostSides)) return fail("/entrants", too_many_sides());
    Doc const given = has(d, "options") && has(d["options"], event_.game.c_str()) ? d["options"][event_.game] : Doc::object();
    auto own = league_->side(view_, given);
    if (!own) return fail(where + "/options/" + event_.game + own.error().where, own.error().what);
    e.options[event_.game] = *own;
    view_.sides.push_back({e.name, e.driver, e.livery, std::move(*own)});
  }
  std::string too_many_sides() const {
    return "A league has 2 to " + to_string(kMostSides) + " " + league_->words.sides + "; list them with name and " + league_->words.listed + ".";
  }

  int tier(Doc const& d, std::string const& where) {
    auto const& tiers = event_.rules.tiers;
    auto const at = std::find(tiers.begin(), tiers.end(), d.is_string() ? d.get<std::string>() : "");
    if (at == tiers.end()) return fail(where, "A name of /rules/tiers is expected."), 0;
    return int(at - tiers.begin());
  }

  Doc options(Doc const& d, std::string const& where) {
    bool fine = d.is_object() && d.size() <= 16;
    for (auto it = d.begin(); fine && it != d.end(); ++it) fine = known_game(it.key()) && flat(*it);
    if (!fine) fail(where, "Choices by game are expected, like {\"" + event_.game + "\": {\"name\": \"value\"}}.");
    return fine ? d : Doc::object();
  }

  // ---- what is raced

  void rounds(Doc const& d) {
    Doc const* all = list(d, "rounds", size_t(kMostRounds), "", "rounds");
    for (size_t i = 0; all && i < all->size() && ok(); ++i) round((*all)[i], "/rounds/" + to_string(i));
  }

  void round(Doc const& d, std::string const& where) {
    Round r;
    r.name = name(d, "name", kName, "Round " + to_string(event_.rounds.size() + 1));
    for (Round const& other : event_.rounds)
      if (other.name == r.name) return fail(where + "/name", "There are two rounds called " + r.name + "; rename one.");
    r.date = name(d, "date", kDate);
    r.game = get_text(d, "game");
    if (!r.game.empty() && (!known_game(r.game) || event_.kind == Kind::Qualifying))
      return fail(where + "/game", "'" + cut(r.game, kName) + "' cannot be raced in this event; leave it out for the event's own game.");
    r.board = cut(get_text(d, "board"), 60);
    r.board_text = map(d, where);
    if (!ok()) return;
    r.laps = number(d, kLapsKey, 0, kMostLaps, 0, where);
    r.weight = number(d, "weight", 1, 9, 1, where);
    r.settings = settings(d, "settings", where);
    r.final = get_bool(d, "final");
    if (r.final && event_.kind != Kind::Qualifying) return fail(where + "/final", "Only a qualifying event has a final.");
    if (!event_.rounds.empty() && event_.rounds.back().final) return fail(where, "The final is the last round; nothing stands behind it.");
    if (Doc const* in = list(d, "entered", size_t(kMostEntrants), where, "names")) r.entered = people(*in, where + "/entered");
    Doc const* all = list(d, "races", size_t(kMostRaces), where, "races");
    std::set<int> racing;
    for (size_t i = 0; all && i < all->size() && ok(); ++i) {
      Race one = race((*all)[i], r, where + "/races/" + to_string(i));
      for (int who : one.grid)
        if (ok() && !racing.insert(who).second && event_.kind == Kind::Qualifying)   // SC-1.1
          fail(where + "/races/" + to_string(i) + "/grid", event_.entrants[size_t(who)].name + " stands in two " + race_word(event_, r) + "s of this round; nobody is in two at a time.");
      r.races.push_back(std::move(one));
    }
    event_.rounds.push_back(std::move(r));
  }

  Race race(Doc const& d, Round const& r, std::string const& where) {
    Race out;
    out.id = get_text(d, "id");
    if (!plain_id(out.id) || !ids_.insert(out.id).second) return fail(where + "/id", "A name like \"1A\" that no other " + race_word(event_, r) + " has is expected: letters and digits, 12 at most."), out;
    if (has(d, "tier")) out.tier = tier(d["tier"], where + "/tier");
    Doc const* grid = list(d, "grid", size_t(kMaxSeats), where, "names");
    if (grid) out.grid = people(*grid, where + "/grid");
    if (ok() && out.grid.size() < 2) return fail(where + "/grid", "2 to 12 names are expected, in the order of the seats."), out;
    if (ok() && has(d, "result")) out.result = result(d["result"], r, out, where + "/result");
    return out;
  }

  Result result(Doc const& d, Round const& r, Race const& race, std::string const& where) {
    Result out;
    size_t const n = race.grid.size();
    std::string const many = to_string(n);
    bool fine = has(d, "places") && d["places"].is_array() && d["places"].size() == n;
    for (size_t i = 0; fine && i < n; ++i) {
      auto const place = whole(d["places"][i], 0, int(n));
      fine = place.has_value();
      out.placings.push_back({{place.value_or(0), 0, 0}});
    }
    if (!fine) return fail(where + "/places", many + " whole numbers from 0 to " + many + " are expected, as /grid has the names; 0: not finished."), out;
    if (has(d, "points")) points(d["points"], out, where + "/points");
    if (ok() && league_) meeting(d, race, out, where);
    if (ok() && has(d, "marks")) marks(d["marks"], r, race, out, where + "/marks");
    out.run_by = name(d, "runBy", kName);
    if (!has(d, "record")) return out;
    Doc const& record = d["record"];
    out.record = record.is_string() ? record.get<std::string>() : record.is_object() ? dump_doc(record) : "";
    if (out.record.empty() || out.record.size() > kRecordBytes) fail(where + "/record", "A link (#r..., #t...) or a save is expected.");
    return out;
  }

  // Of a league: which of the season's it was, and what its game keeps.
  void meeting(Doc const& d, Race const& race, Result& out, std::string const& where) {
    out.played = has(d, "played") ? whole(d["played"], 1, 1000).value_or(0) : 0;
    if (!out.played) return fail(where + "/played", "The number of the meeting in the season is expected, from 1.");
    Fixture fixture{1, race.grid, LeagueResult{out.played, {}, Doc::object()}};
    for (Placing const& one : out.placings) fixture.result->score.push_back(one.finish.points / kParts);
    if (race.grid.size() != 2) return fail(where, "Two meet in a league.");
    auto own = league_->result(view_, fixture, has(d, "own") ? d["own"] : Doc::object());
    if (own) return void(out.own = std::move(*own));
    bool const of_score = own.error().where == "/score";
    fail(where + (of_score ? "/points" : "/own" + own.error().where), own.error().what);
  }

  // The order they were played in says what was carried into each.
  void played_once() {
    std::map<int, std::string> seen;
    for (size_t r = 0; league_ && r < event_.rounds.size(); ++r)
      for (size_t i = 0; i < event_.rounds[r].races.size(); ++i) {
        auto const& result = event_.rounds[r].races[i].result;
        std::string const path = "/rounds/" + to_string(r) + "/races/" + to_string(i) + "/result/played";
        if (result && !seen.emplace(result->played, path).second)
          return fail(path, "Two meetings are number " + to_string(result->played) + " of the season; count them in the order they were " + league_->words.met + ".");
      }
    if (league_ && event_.entrants.size() < 2) fail("/entrants", too_many_sides());
  }

  void points(Doc const& d, Result& out, std::string const& where) {
    bool fine = d.is_array() && d.size() == out.placings.size();
    for (size_t i = 0; fine && i < d.size(); ++i) {
      auto const n = d[i].is_string() ? read_ratio(d[i].get<std::string>()) : d[i].is_number_integer() ? read_ratio(dump_doc(d[i])) : std::nullopt;
      Ratio const parts = n.value_or(Ratio(0)) * Ratio(kParts);
      fine = n && parts.whole() && parts.num >= -kParts * 10000 && parts.num <= kParts * 10000;
      if (fine) out.placings[i].finish.points = int(parts.num);
    }
    if (!fine) fail(where, "A number of points for each of the grid is expected, like [7, \"5/2\", 0].");
  }

  void marks(Doc const& d, Round const& r, Race const& race, Result& out, std::string const& where) {
    Contest const* contest = find_game(game_of(event_, r))->contest;
    if (!d.is_object() || d.size() > size_t(kMostMarks)) return fail(where, "Marks with names of the grid are expected, like {\"fastest\": [\"Ann\"]}.");
    for (auto it = d.begin(); it != d.end() && ok(); ++it) {
      int const bit = mark_named(contest, it.key());
      std::string const place = where + "/" + cut(it.key(), kName);
      if (bit < 0) return fail(place, "This game cannot tell that of a " + race_word(event_, r) + "; leave it out.");
      if (!it->is_array() || it->size() > race.grid.size()) return fail(place, "A list of names of the grid is expected.");
      for (int who : people(*it, place)) {
        auto const seat = std::find(race.grid.begin(), race.grid.end(), who);
        if (ok() && seat == race.grid.end()) return fail(place, event_.entrants[size_t(who)].name + " is not in this " + race_word(event_, r) + ".");
        if (ok()) out.placings[size_t(seat - race.grid.begin())].finish.marks |= 1u << bit;
      }
    }
  }

  void changes(Doc const& d) {
    auto read = read_changes(event_, d);
    if (!read) return fail(read.error().where, read.error().what);
    event_.changes = std::move(*read);
  }

  // {"of": "seeding 1", "rolls": {"Ann": 64, "Bo": [12, 80]}}: a list where somebody rolled more than once.
  void dice(Doc const& d) {
    if (!d.is_array() || d.size() > size_t(kMostRolls)) return fail("/dice", "A list of {of, rolls} is expected.");
    for (size_t i = 0; i < d.size() && ok(); ++i) {
      std::string const where = "/dice/" + to_string(i), label = name(d[i], "of", kName);
      if (!has(d[i], "rolls") || !d[i]["rolls"].is_object()) return fail(where + "/rolls", "Names with what they rolled are expected, like {\"Ann\": 64}.");
      for (auto it = d[i]["rolls"].begin(); it != d[i]["rolls"].end() && ok(); ++it) rolled(label, Doc(it.key()), *it, where + "/rolls/" + cut(it.key(), kName));
    }
  }

  void rolled(std::string const& label, Doc const& who, Doc const& d, std::string const& where) {
    Rolled one{label, entrant(who, where), {}};
    if (!ok()) return;
    if (!has_rolled_.insert({label, one.who}).second) return fail(where, "He stands there twice for " + label + "; once is enough.");
    Doc const list = d.is_array() ? d : Doc::array({d});
    bool fine = !list.empty() && list.size() <= 64 && event_.dice.size() < size_t(kMostRolls);
    for (size_t k = 0; fine && k < list.size(); ++k) {
      auto const roll = whole(list[k], 0, 99);
      fine = roll.has_value();
      one.rolls.push_back(roll.value_or(0));
    }
    if (!fine) return fail(where, "Numbers from 0 to 99 are expected, in the order they were rolled.");
    event_.dice.push_back(std::move(one));
  }

  Event event_;
  League const* league_ = nullptr;      // the half of its game; null: it is no league
  LeagueFile view_;                     // what that half reads by
  Error error_;
  std::map<std::string, int> by_name_;
  std::set<std::string> ids_;
  std::set<std::pair<std::string, int>> has_rolled_;
};

}  // namespace

Expected<Event> read_event(Doc const& doc) { return get_text(doc, "format") == kOldLeague ? read_old_league(doc) : EventReader().run(doc); }

}  // namespace paddock::app::events
