// Reading and writing the file of a league.
#include <algorithm>

#include "core/text.hpp"
#include "events/reading.hpp"
#include "events/season.hpp"

namespace paddock::app::seasons {
namespace {

using std::to_string;

constexpr char const* kTies[] = {"difference", "headToHead", "for"};
constexpr char const* kPlaces[] = {"home", "away"};

struct Amount { char const* name; int LeagueRules::* slot; };
constexpr int kMostPoints = 9;
constexpr Amount kAmounts[] = {{"win", &LeagueRules::win}, {"draw", &LeagueRules::draw}, {"bonus", &LeagueRules::bonus}};

int number(Doc const& d, int low, int high) { return whole(d, low, high).value_or(-1); }   // -1: it is none of these

// Reads with one error, the first; its path says where.
class Reader {
 public:
  explicit Reader(League const& game) : game_(game), words_(game.words) {}

  Expected<LeagueFile> run(Doc const& doc) {
    if (get_text(doc, "format") != "paddock-league" || get_text(doc, "game") != game_.game)
      return Error{"/format", std::string("A league file says \"format\": \"paddock-league\" and \"game\": \"") + game_.game + "\"; this is another file."};
    if (get_int(doc, "schema", 1) > 1) return Error{"/schema", "This league was kept by a newer Paddock; reload the page to update."};
    league_.title = cut(get_text(doc, "title", "League"), 80);
    league_.board = get_text(doc, words_.board);
    if (has(doc, "settings")) league_.settings = doc["settings"];
    if (auto fault = game_.fault(league_)) return *fault;
    for (LeagueRule const& rule : game_.rules) league_.rules.own.push_back(rule.fallback);
    if (has(doc, "rules")) rules(doc["rules"]);
    if (ok()) sides(has(doc, "clubs") ? doc["clubs"] : Doc());
    if (ok() && has(doc, "fixtures")) fixtures(doc["fixtures"]);
    else if (ok()) league_.fixtures = double_round(int(league_.sides.size()));
    if (!ok()) return error_;
    return std::move(league_);
  }

 private:
  void fail(std::string where, std::string what) {
    if (ok()) error_ = {std::move(where), std::move(what)};
  }
  bool ok() const { return error_.what.empty(); }

  // Of the part of the file that the game reads; its path begins at `where`.
  bool take(Expected<Doc> read, std::string const& where, Doc& own) {
    if (!read) return fail(where + read.error().where, read.error().what), false;
    own = std::move(*read);
    return true;
  }

  void rules(Doc const& d) {
    if (!d.is_object()) return fail("/rules", "Names with values are expected, like {\"win\": 2}.");
    for (auto it = d.begin(); it != d.end() && ok(); ++it) rule(it.key(), *it);
  }

  void rule(std::string const& name, Doc const& d) {
    std::string const where = "/rules/" + name;
    for (Amount const& a : kAmounts)
      if (name == a.name) return amount(d, where, 0, kMostPoints, league_.rules.*a.slot);
    if (name == "ties") {
      auto const t = std::find(std::begin(kTies), std::end(kTies), d.is_string() ? d.get<std::string>() : "");
      if (t == std::end(kTies)) return fail(where, std::string("Equal ") + words_.sides + " are parted by difference, headToHead or for.");
      league_.rules.ties = LeagueRules::Ties(t - std::begin(kTies));
      return;
    }
    for (size_t i = 0; i < game_.rules.size(); ++i) {
      LeagueRule const& own = game_.rules[i];
      if (name != own.name) continue;
      if (!own.read) return amount(d, where, own.low, own.high, league_.rules.own[i]);
      int const n = d.is_string() ? own.read(d.get<std::string>()) : -1;
      if (n < own.low || n > own.high) return fail(where, own.right);
      league_.rules.own[i] = n;
      return;
    }
    fail(where, "There is no such rule of a league; there are " + rule_names() + ".");
  }

  void amount(Doc const& d, std::string const& where, int low, int high, int& slot) {
    int const n = number(d, low, high);
    if (n < 0) return fail(where, "A whole number from " + to_string(low) + " to " + to_string(high) + " is expected.");
    slot = n;
  }

  std::string rule_names() const {
    std::vector<std::string> names;
    for (Amount const& a : kAmounts) names.push_back(a.name);
    names.push_back("ties");
    for (LeagueRule const& own : game_.rules) names.push_back(own.name);
    std::string out = names[0];
    for (size_t i = 1; i < names.size(); ++i) out += (i + 1 < names.size() ? ", " : " and ") + names[i];
    return out;
  }

  void sides(Doc const& d) {
    if (!d.is_array() || d.size() < 2 || d.size() > size_t(kMostSides))
      return fail("/clubs", "A league has 2 to " + to_string(kMostSides) + " " + words_.sides + "; list them with name and " + words_.listed + ".");
    for (size_t i = 0; i < d.size() && ok(); ++i) side(d[i], "/clubs/" + to_string(i));
  }

  void side(Doc const& d, std::string const& where) {
    LeagueSide s;
    s.name = cut(get_text(d, "name"), 40);
    s.driver = cut(get_text(d, "driver", "screen"), 20);
    s.livery = int(std::clamp<int64_t>(get_int(d, "livery", int64_t(league_.sides.size())), 0, 63)) % 12;
    if (s.name.empty()) return fail(where + "/name", std::string("Every ") + words_.side + " has a name.");
    if (side_named(s.name) >= 0)
      return fail(where + "/name", std::string("There are two ") + words_.sides + " called " + s.name + "; rename one.");
    if (take(game_.side(league_, d), where, s.own)) league_.sides.push_back(std::move(s));
  }

  int side_named(std::string const& name) const {
    for (size_t i = 0; i < league_.sides.size(); ++i)
      if (league_.sides[i].name == name) return int(i);
    return -1;
  }

  void fixtures(Doc const& d) {
    if (!d.is_array() || d.empty() || d.size() > 1000)
      return fail("/fixtures", "A list of {round, home, away} is expected; leave it out and everybody meets everybody twice.");
    for (size_t i = 0; i < d.size() && ok(); ++i) fixture(d[i], "/fixtures/" + to_string(i));
    for (size_t i = 0; i < league_.fixtures.size(); ++i)
      for (size_t j = 0; j < i; ++j) {
        auto const &a = league_.fixtures[i].result, &b = league_.fixtures[j].result;
        if (a && b && a->played == b->played)
          return fail("/fixtures/" + to_string(i) + "/result/played", "Two meetings are number " + to_string(a->played) +
                      " of the season; count them in the order they were " + words_.met + ".");
      }
  }

  void fixture(Doc const& d, std::string const& where) {
    Fixture f;
    f.round = int(std::clamp<int64_t>(get_int(d, "round", 1), 1, 999));
    for (char const* place : kPlaces) {
      std::string const name = get_text(d, place);
      f.sides.push_back(side_named(name));
      if (f.sides.back() < 0)
        return fail(where + "/" + place, "'" + cut(name, 40) + "' is no " + words_.side + " of this league; write a name of /clubs.");
    }
    if (f.sides[0] == f.sides[1])
      return fail(where, std::string("A ") + words_.side + " does not " + words_.meet + " against itself; write two " + words_.sides + ".");
    if (has(d, "result")) result(d["result"], where + "/result", f);
    league_.fixtures.push_back(std::move(f));
  }

  void result(Doc const& d, std::string const& where, Fixture& f) {
    LeagueResult r;
    r.played = has(d, "played") ? number(d["played"], 1, 1000) : -1;
    if (r.played < 0) return fail(where + "/played", "The number of the meeting in the season is expected, from 1.");
    bool pair = has(d, "score") && d["score"].is_array() && d["score"].size() == f.sides.size();
    for (size_t i = 0; i < f.sides.size() && pair; ++i) {
      r.score.push_back(number(d["score"][i], 0, 999));
      pair = r.score.back() >= 0;
    }
    if (!pair) return fail(where + "/score", "Two numbers are expected, home and visitors, like [20, 16].");
    f.result = std::move(r);
    take(game_.result(league_, f, d), where, f.result->own);
  }

  League const& game_;
  LeagueWords const& words_;
  LeagueFile league_;
  Error error_;
};

Doc write_rules(League const& game, LeagueRules const& rules) {
  Doc d = Doc::object();
  for (Amount const& a : kAmounts) d[a.name] = rules.*a.slot;
  for (size_t i = 0; i < game.rules.size(); ++i)
    if (!game.rules[i].write) d[game.rules[i].name] = rules.own[i];
  d["ties"] = kTies[rules.ties];
  for (size_t i = 0; i < game.rules.size(); ++i)
    if (game.rules[i].write) d[game.rules[i].name] = game.rules[i].write(rules.own[i]);
  return d;
}

// What the game keeps stands behind what is general.
void add_own(Doc& d, Doc const& own) {
  for (auto it = own.begin(); it != own.end(); ++it) d[it.key()] = *it;
}

}  // namespace

Expected<LeagueFile> read_file(League const& game, Doc const& doc) { return Reader(game).run(doc); }

Doc write_file(League const& game, LeagueFile const& l) {
  Doc d{{"format", "paddock-league"}, {"game", game.game}, {"schema", 1}, {"title", l.title}};
  if (!l.board.empty()) d[game.words.board] = l.board;
  if (!l.settings.empty()) d["settings"] = l.settings;
  d["rules"] = write_rules(game, l.rules);
  d["clubs"] = Doc::array();
  for (LeagueSide const& s : l.sides) {
    Doc side{{"name", s.name}, {"driver", s.driver}, {"livery", s.livery}};
    add_own(side, s.own);
    d["clubs"].push_back(std::move(side));
  }
  d["fixtures"] = Doc::array();
  for (Fixture const& f : l.fixtures) {
    Doc one = Doc::object();
    one["round"] = f.round;
    for (size_t i = 0; i < f.sides.size(); ++i) one[kPlaces[i]] = l.sides[size_t(f.sides[i])].name;
    if (f.result) {
      Doc result{{"played", f.result->played}, {"score", f.result->score}};
      add_own(result, f.result->own);
      one["result"] = std::move(result);
    }
    d["fixtures"].push_back(std::move(one));
  }
  return d;
}

}  // namespace paddock::app::seasons
