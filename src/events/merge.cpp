// Two files of one event made one: of GMs who ran different races.
#include <algorithm>

#include "events/changes.hpp"
#include "events/event_file.hpp"
#include "events/league_view.hpp"
#include "events/merge_changes.hpp"
#include "events/rules.hpp"

namespace paddock::app::events {
namespace {

using std::to_string;

std::string placed(int place) { return place ? "place " + to_string(place) : "not finished"; }

class Merger {
 public:
  Merger(Event const& a, Event const& b) : a_(a), b_(b), b_doc_(write_event(b)) { out_.event = a; }

  Expected<Merged> run() {
    if (auto wrong = two_events()) return *wrong;
    rules();
    for (size_t i = 0; i < b_.entrants.size(); ++i) entrant(int(i));
    for (size_t r = 0; r < b_.rounds.size(); ++r) round(int(r));
    for (Rolled const& one : b_.dice) roll(one);
    merge_changes(a_, b_, out_);
    if (event().kind == Kind::League) count_played(event());   // each has counted its own
    return std::move(out_);
  }

 private:
  Event& event() { return out_.event; }
  void took(std::string what) { out_.taken.push_back(std::move(what)); }
  void conflict(std::string where, std::string what, Doc other) { out_.conflicts.push_back({std::move(where), std::move(what), std::move(other)}); }
  std::string race_name(std::string const& id) { return events::race_name(find_race(event(), id).any() ? event() : b_, id); }
  int ours(int theirs) const { return names_[size_t(theirs)]; }

  std::optional<Error> two_events() {
    Event const& a = event();
    if (a.kind != b_.kind || a.game != b_.game) return Error{"/kind", "These are two events of different kinds; merge files of one event."};
    if (a.title != b_.title) return Error{"/title", "One is '" + a.title + "', the other '" + b_.title + "'; merge files of one event."};
    if (a.seed != b_.seed) return Error{"/seed", "Their dice come from different seeds, so they are two events; merge files of one event."};
    if (a.entrants.size() + b_.entrants.size() > size_t(2 * kMostEntrants)) return Error{"/entrants", "There are too many entrants."};
    return std::nullopt;
  }

  void rules() {
    for (RuleInfo const& rule : rule_list()) {
      Doc const mine = rule_value(event().rules, rule.name), other = rule_value(b_.rules, rule.name);
      if (mine != other) conflict(std::string("/rules/") + rule.name, std::string(rule.label) + ": " + dump_doc(mine) + " in one, " + dump_doc(other) + " in the other.", other);
    }
    if (event().rules.own != b_.rules.own) conflict("/rules", "What the league's game carries on is ruled differently in the two.", b_doc_["rules"]);
    if (event().settings != b_.settings) conflict("/settings", "The settings of the two differ.", b_.settings);
    if (event().board_text != b_.board_text) conflict("/map", "The boards of the two differ.", b_.board_text);
    if (event().run_by.empty()) event().run_by = b_.run_by;
  }

  // Divisions are compared by name: the lists of both may differ.
  static std::string tier_name(Event const& of, Entrant const& e) { return of.rules.tiers.empty() ? "" : of.rules.tiers[size_t(e.tier)]; }
  int tier_called(std::string const& name) {   // -1: none here
    auto const& tiers = event().rules.tiers;
    auto const at = std::find(tiers.begin(), tiers.end(), name);
    return at == tiers.end() ? -1 : int(at - tiers.begin());
  }

  void entrant(int theirs) {
    Entrant const& other = b_.entrants[size_t(theirs)];
    int at = find_entrant(event(), other.name);
    for (std::string const& was : other.was)
      if (at < 0) at = find_entrant(event(), was);
    std::string const path = "/entrants/" + to_string(at < 0 ? int(event().entrants.size()) : at);
    names_.push_back(at);
    if (at < 0 && event().entrants.size() >= size_t(kMostEntrants))
      return conflict(path, other.name + " does not fit in: an event has at most " + to_string(kMostEntrants) + " entrants.", b_doc_["entrants"][size_t(theirs)]);
    if (at >= 0) {
      Entrant& mine = event().entrants[size_t(at)];
      take_secrets(mine, other);   // ours came as a link
      if (std::find(other.was.begin(), other.was.end(), mine.name) != other.was.end()) {
        took(mine.name + " is called " + other.name + " now.");
        mine.name = other.name, mine.was = other.was;
      }
      bool const options = mine.options == other.options || other.options == open_options(mine.options);
      bool const same = mine.laurels == other.laurels && mine.number == other.number && mine.livery == other.livery && mine.team == other.team &&
                        mine.handicap == other.handicap && options && mine.driver == other.driver &&
                        tier_name(event(), mine) == tier_name(b_, other);
      if (!same) conflict(path, other.name + " is entered differently in the two.", b_doc_["entrants"][size_t(theirs)]);
      return;
    }
    names_.back() = int(event().entrants.size());
    Entrant copy = other;
    int const tier = tier_called(tier_name(b_, other));
    copy.tier = std::max(tier, 0);
    if (tier < 0 && !tier_name(b_, other).empty()) conflict(path + "/tier", other.name + " is in a division that the first file does not have.", tier_name(b_, other));
    event().entrants.push_back(std::move(copy));
    took(other.name + " is entered.");
  }

  // ---- rounds are the same by their name

  Round translated(Round round) {
    if (round.entered)
      for (int& who : *round.entered) who = ours(who);
    for (Race& race : round.races) race = translated(std::move(race));
    return round;
  }
  Race translated(Race race) {
    for (int& who : race.grid) who = ours(who);
    if (race.tier >= 0) race.tier = tier_called(b_.rules.tiers[size_t(race.tier)]);
    return race;
  }

  bool all_known(Race const& race) const {
    return std::all_of(race.grid.begin(), race.grid.end(), [&](int who) { return ours(who) >= 0; });
  }

  void round(int theirs) {
    Round const& other = b_.rounds[size_t(theirs)];
    auto& rounds = event().rounds;
    auto const at = std::find_if(rounds.begin(), rounds.end(), [&](Round const& r) { return r.name == other.name; });
    if (at == rounds.end()) return new_round(theirs);
    int const r = int(at - rounds.begin());
    std::string const path = "/rounds/" + to_string(r);
    if (at->game != other.game || at->board != other.board || at->board_text != other.board_text || at->laps != other.laps ||
        at->settings != other.settings || at->weight != other.weight || at->final != other.final)
      conflict(path, other.name + " is held differently in the two.", b_doc_["rounds"][size_t(theirs)]);
    if (at->date.empty()) at->date = other.date;
    else if (!other.date.empty() && at->date != other.date) conflict(path + "/date", other.name + " has two dates.", other.date);
    entries(*at, other, path, theirs);
    for (size_t i = 0; i < other.races.size(); ++i) race(r, other.races[i], b_doc_["rounds"][size_t(theirs)]["races"][i]);
  }

  // ---- the final follows from all results before it: what comes after it was drawn is not taken over, nor a final drawn without
  // what stands here

  static constexpr char kBehindFinal[] = "came after the final here was drawn; if it counts, take the final back and draw it again.";

  bool behind_final(Round const& round) { return !round.final && !event().rounds.empty() && event().rounds.back().final && !event().rounds.back().races.empty(); }

  static bool same_places(Race const& mine, Race const& other) {
    if (!mine.result || !other.result || mine.grid != other.grid) return false;
    for (size_t seat = 0; seat < mine.grid.size(); ++seat)
      if (mine.result->placings[seat].finish.place != other.result->placings[seat].finish.place) return false;
    return true;
  }

  // Why their final does not follow from the results here; empty: it does.
  std::string other_heats() {
    auto const say = [&](std::string const& id) { std::string const name = race_name(id); return "was drawn in the second file from another result of " + name + " than stands here, or from none; draw it again here."; };
    for (Round const& round : event().rounds)
      for (Race const& race : round.races)
        if (RaceAt const at = find_race(b_, race.id); !round.final && race.result && (!at.any() || !all_known(race_at(b_, at)) || !same_places(race, translated(race_at(b_, at))))) return say(race.id);
    for (Round const& round : b_.rounds)
      for (Race const& race : round.races)
        if (RaceAt const at = find_race(event(), race.id); !round.final && race.result && (!at.any() || !race_at(event(), at).result)) return say(race.id);
    return "";
  }

  static Race const& race_at(Event const& of, RaceAt at) { return of.rounds[size_t(at.round)].races[size_t(at.race)]; }

  void new_round(int theirs) {
    Round const& other = b_.rounds[size_t(theirs)];
    auto& rounds = event().rounds;
    bool const closed = !rounds.empty() && rounds.back().final;
    if (std::string why = other.final && !other.races.empty() ? other_heats() : behind_final(other) ? kBehindFinal : ""; !why.empty())
      return conflict("/rounds", other.name + " " + why, b_doc_["rounds"][size_t(theirs)]);
    bool known = rounds.size() < size_t(kMostRounds) && !(closed && other.final);
    for (Race const& one : other.races) known = known && all_known(one) && !find_race(event(), one.id).any();
    if (other.entered)
      for (int who : *other.entered) known = known && ours(who) >= 0;
    if (!known) return conflict("/rounds", other.name + " cannot be taken over beside what stands there.", b_doc_["rounds"][size_t(theirs)]);
    if (closed)
      for (Change& one : event().changes) one.from += one.from == int(rounds.size()) - 1, one.to += one.to == int(rounds.size()) - 1;
    rounds.insert(closed ? rounds.end() - 1 : rounds.end(), translated(other));
    took(other.name + " is a round.");
  }

  // Who enters a round in either file enters it.
  void entries(Round& mine, Round const& other, std::string const& path, int theirs) {
    if (!mine.entered && !other.entered) return;
    if (!mine.entered || !other.entered)
      return conflict(path + "/entered", "Everybody is in " + mine.name + " in one, only some in the other.",
                      other.entered ? b_doc_["rounds"][size_t(theirs)]["entered"] : Doc());
    for (int who : *other.entered)
      if (ours(who) >= 0 && std::find(mine.entered->begin(), mine.entered->end(), ours(who)) == mine.entered->end()) {
        if (mine.final && !mine.races.empty()) return conflict(path + "/entered", b_.entrants[size_t(who)].name + " is there for the final in the second file, and it is drawn without him here.", b_doc_["rounds"][size_t(theirs)]["entered"]);
        mine.entered->push_back(ours(who));
        took(b_.entrants[size_t(who)].name + " is in " + mine.name + ".");
      }
  }

  // ---- races

  // A start of ours that gives way to theirs.
  bool raced_there(std::string const& id) {
    RaceAt const at = find_race(b_, id);
    return at.any() && race_at(b_, at).result;
  }

  // SC-1.1: nobody is in two races of a slot, nor of another round.
  std::string clash(Round const& round, Race const& race) {
    if (event().kind == Kind::League) return "";
    for (Race const& other : round.races)
      if (other.id != race.id && (other.result || !raced_there(other.id)))
        for (int who : race.grid)
          if (std::find(other.grid.begin(), other.grid.end(), who) != other.grid.end())
            return event().entrants[size_t(who)].name + " is in " + race_name(other.id) + " of the same round already.";
    return "";
  }

  void race(int r, Race const& theirs, Doc const& doc) {
    std::string const path = "/rounds/" + to_string(r) + "/races/", name = capital(race_name(theirs.id));
    if (!all_known(theirs)) return conflict(path, name + " has somebody who could not be taken over.", doc);
    Race other = translated(theirs);
    Round& round = event().rounds[size_t(r)];
    RaceAt const at = find_race(event(), other.id);
    if (at.any() && at.round != r) return conflict(path, name + " stands in another round of the first file.", doc);
    bool const news = !at.any() || (other.result && !round.races[size_t(at.race)].result);
    if (std::string const why = !news ? "" : round.final ? other_heats() : behind_final(round) ? kBehindFinal : ""; !why.empty())
      return conflict(path, (round.final ? round.name : name) + " " + why, doc);
    if (!at.any()) {
      if (std::string why = clash(round, other); !why.empty()) return conflict(path, name + ": " + why, doc);
      if (round.races.size() >= size_t(kMostRaces)) return conflict(path, name + " does not fit in.", doc);
      took(name + (other.result ? " with its result." : " as it is drawn."));
      return void(round.races.push_back(std::move(other)));
    }
    Race& mine = round.races[size_t(at.race)];
    std::string const here = path + to_string(at.race);
    if (mine.grid != other.grid) return other_grid(mine, std::move(other), here, doc);
    if (!other.result) return;
    if (!mine.result) {
      mine.result = std::move(other.result);
      return took(name + " has its result.");
    }
    result(mine, other, here + "/result", doc["result"]);
  }

  // Its grid without those who have withdrawn in either file.
  std::vector<int> staying(Race const& race) {
    RaceAt const here = find_race(event(), race.id), there = find_race(b_, race.id);
    std::vector<int> out = race.grid;
    std::erase_if(out, [&](int who) {
      auto const theirs = std::find(names_.begin(), names_.end(), who);
      return is_gone(event(), who, here.round) || (theirs != names_.end() && is_gone(b_, int(theirs - names_.begin()), there.round));
    });
    return out;
  }

  // A draw that nobody has raced gives way to one that was.
  void other_grid(Race& mine, Race other, std::string const& where, Doc const& doc) {
    if (mine.result && !other.result) return;
    if (!mine.result && !other.result && staying(mine) == staying(other)) {   // one goes on without who has withdrawn
      if (other.grid.size() < mine.grid.size()) mine.grid = std::move(other.grid);
      return;
    }
    std::string const name = capital(race_name(mine.id));
    std::string const why = clash(event().rounds[size_t(find_race(event(), mine.id).round)], other);
    if (mine.result || !other.result || !why.empty())
      return conflict(where + "/grid", name + " is drawn differently in the two" + (why.empty() ? "." : ", and " + why), doc);
    mine = std::move(other);
    took(name + " has its result, and the start it came from.");
  }

  void result(Race& mine, Race const& other, std::string const& where, Doc const& doc) {
    std::string const race = capital(race_name(mine.id));
    Result& first = *mine.result;
    Result const& second = *other.result;
    for (size_t seat = 0; seat < mine.grid.size(); ++seat) {
      Finish const &x = first.placings[seat].finish, &y = second.placings[seat].finish;
      if (x == y) continue;
      std::string const name = event().entrants[size_t(mine.grid[seat])].name;
      return conflict(where, race + ": " + name + (x.place == y.place ? " has other points or marks in the two." :
                      ", " + placed(x.place) + " in one, " + placed(y.place) + " in the other."), doc);
    }
    if (first.own.empty()) first.own = second.own;
    else if (!second.own.empty() && first.own != second.own) conflict(where + "/own", race + ": what its game keeps of it differs in the two.", doc);
    if (first.run_by.empty()) first.run_by = second.run_by;
    if (first.record.empty() && !second.record.empty()) {
      first.record = second.record;
      took(race + " has its record.");
    } else if (!second.record.empty() && first.record != second.record) {
      conflict(where + "/record", race + " has two different records of the same result.", doc);
    }
  }

  void roll(Rolled const& theirs) {
    if (ours(theirs.who) < 0) return;
    for (Rolled& mine : event().dice) {
      if (mine.who != ours(theirs.who) || mine.label != theirs.label) continue;
      size_t const both = std::min(mine.rolls.size(), theirs.rolls.size());
      if (!std::equal(mine.rolls.begin(), mine.rolls.begin() + long(both), theirs.rolls.begin()))
        return conflict("/dice", b_.entrants[size_t(theirs.who)].name + " rolled differently for " + theirs.label + ".", Doc(theirs.rolls));
      if (theirs.rolls.size() > both) mine.rolls = theirs.rolls;
      return;
    }
    if (event().dice.size() < size_t(kMostRolls)) event().dice.push_back({theirs.label, ours(theirs.who), theirs.rolls});
    else conflict("/dice", "There are too many dice for one file.", Doc(theirs.rolls));
  }

  Event const &a_, &b_;
  Doc b_doc_;
  std::vector<int> names_;              // of their entrants, ours; -1: not taken over
  Merged out_;
};

}  // namespace

Expected<Merged> merge(Event const& a, Event const& b) { return Merger(a, b).run(); }

}  // namespace paddock::app::events
