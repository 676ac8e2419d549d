// The file of a league as it was before leagues were events ("format": "paddock-league"), turned into that of an event. People
// keep such files; nothing writes them any more. Whatever stands in it is checked by read_event(): here it only finds its place.
#include <algorithm>

#include "core/order.hpp"
#include "core/text.hpp"
#include "events/event_file.hpp"
#include "events/fixtures.hpp"
#include "events/league_view.hpp"
#include "events/reading.hpp"

namespace paddock::app::events {
namespace {

using std::to_string;

constexpr size_t kMostFixtures = 1000;

struct OldTies { char const* name; std::vector<char const*> ties; };

class OldLeague {
 public:
  explicit OldLeague(League const& game) : game_(game), words_(game.words) {}

  Expected<Event> run(Doc const& d) {
    if (get_int(d, "schema", 1) > 1) return Error{"/schema", "This league was kept by a newer Paddock; reload the page to update."};
    out_ = Doc{{"format", kFormat}, {"kind", kKinds[size_t(Kind::League)]}, {"title", get_text(d, "title", "League")}, {"game", game_.game}};
    if (has(d, words_.board)) out_["map"] = d[words_.board];
    if (has(d, "settings")) out_["settings"] = d["settings"];
    if (has(d, "rules")) rules(d["rules"]);
    if (ok()) sides(has(d, "clubs") ? d["clubs"] : Doc());
    if (ok()) fixtures(has(d, "fixtures") ? d["fixtures"] : calendar());
    if (!ok()) return error_;
    auto event = read_event(out_);
    if (event) return event;
    return Error{old_place(event.error().where), event.error().what};
  }

 private:
  void fail(std::string where, std::string what) {
    if (ok()) error_ = {std::move(where), std::move(what)};
  }
  bool ok() const { return error_.what.empty(); }

  void rules(Doc const& d) {
    if (!d.is_object()) return fail("/rules", "Names with values are expected, like {\"win\": 2}.");
    out_["rules"] = Doc::object();
    for (auto it = d.begin(); it != d.end() && ok(); ++it) {
      if (it.key() == "ties") ties(*it);
      else if (it.key() == "bonus") out_["rules"]["aggregate"] = *it;
      else if (known_rule(it.key())) out_["rules"][it.key()] = *it;
      else fail("/rules/" + cut(it.key(), 40), "There is no such rule of a league; there are " + rule_names() + ".");
    }
  }

  bool known_rule(std::string const& name) const {
    return name == "win" || name == "draw" || std::any_of(game_.rules.begin(), game_.rules.end(), [&](LeagueRule const& own) { return name == own.name; });
  }

  std::string rule_names() const {
    std::string out = "win, draw, bonus";
    for (LeagueRule const& own : game_.rules) out += std::string(", ") + own.name;
    return out + " and ties";
  }

  void ties(Doc const& d) {
    OldTies const all[] = {{"difference", {"difference", "scored"}}, {"headToHead", {"meetings", "difference"}}, {"for", {"scored", "difference"}}};
    for (OldTies const& one : all)
      if (d.is_string() && d.get_ref<std::string const&>() == one.name) return void(out_["rules"]["ties"] = Doc(one.ties));
    fail("/rules/ties", std::string("Equal ") + words_.sides + " are parted by difference, headToHead or for.");
  }

  void sides(Doc const& d) {
    if (!d.is_array() || d.size() < 2 || d.size() > size_t(kMostSides))
      return fail("/clubs", "A league has 2 to " + to_string(kMostSides) + " " + words_.sides + "; list them with name and " + words_.listed + ".");
    out_["entrants"] = Doc::array();
    for (Doc const& side : d) {
      std::string const name = cut(get_text(side, "name"), 40), where = "/clubs/" + to_string(out_["entrants"].size()) + "/name";
      if (name.empty()) return fail(where, std::string("Every ") + words_.side + " has a name.");
      if (known_side(name)) return fail(where, std::string("There are two ") + words_.sides + " called " + name + "; rename one.");
      Doc own = side.is_object() ? side : Doc::object();
      Doc one{{"name", name}, {"number", int(out_["entrants"].size()) + 1}, {"livery", std::clamp<int64_t>(get_int(side, "livery", int64_t(out_["entrants"].size())), 0, 63) % 12}, {kDriverKey, get_text(side, kDriverKey, "screen")}};
      for (char const* general : {"name", kDriverKey, "livery"}) own.erase(general);
      one["options"][game_.game] = std::move(own);
      out_["entrants"].push_back(std::move(one));
    }
  }

  // Where a file has no fixtures, everybody meets everybody at home and away.
  Doc calendar() const {
    Doc out = Doc::array();
    int const many = int(out_["entrants"].size()), rounds = circle_rounds(many);
    for (int n = 0; n < 2 * rounds; ++n)
      for (Pair const& pair : circle_round(many, n % rounds)) {
        int const home = n < rounds ? pair.home : pair.away, away = n < rounds ? pair.away : pair.home;
        out.push_back(Doc{{"round", n + 1}, {"home", out_["entrants"][size_t(home)]["name"]}, {"away", out_["entrants"][size_t(away)]["name"]}});
      }
    return out;
  }

  void fixtures(Doc const& d) {
    if (!d.is_array() || d.empty() || d.size() > kMostFixtures)
      return fail("/fixtures", "A list of {round, home, away} is expected; leave it out and everybody meets everybody twice.");
    std::vector<int> numbers;
    for (Doc const& one : d) numbers.push_back(round_of(one));
    sort_many(numbers);
    numbers.erase(std::unique(numbers.begin(), numbers.end()), numbers.end());
    out_["rounds"] = Doc::array();
    for (int number : numbers) out_["rounds"].push_back(Doc{{"name", "Round " + to_string(number)}, {"races", Doc::array()}});
    places_.resize(numbers.size());
    for (size_t i = 0; i < d.size() && ok(); ++i)
      fixture(d[i], int(i), size_t(std::lower_bound(numbers.begin(), numbers.end(), round_of(d[i])) - numbers.begin()));
  }

  bool known_side(std::string const& name) const {
    return std::any_of(out_["entrants"].begin(), out_["entrants"].end(), [&](Doc const& one) { return one["name"] == Doc(name); });
  }

  static int round_of(Doc const& d) { return int(std::clamp<int64_t>(get_int(d, "round", 1), 1, 999)); }

  void fixture(Doc const& d, int index, size_t round) {
    std::string const where = "/fixtures/" + to_string(index), home = get_text(d, "home"), away = get_text(d, "away");
    if (home == away) return fail(where, std::string("A ") + words_.side + " does not " + words_.meet + " against itself; write two " + words_.sides + ".");
    for (char const* place : {"home", "away"})
      if (!known_side(get_text(d, place)))
        return fail(where + "/" + place, "'" + cut(get_text(d, place), 40) + "' is no " + words_.side + " of this league; write a name of /clubs.");
    Doc& races = out_["rounds"][round]["races"];
    Doc one{{"id", fresh_race_id(int(round), int(races.size()))}, {"grid", Doc::array({home, away})}};
    if (has(d, "result")) one["result"] = result(d["result"], where + "/result");
    races.push_back(std::move(one));
    places_[round].push_back(index);
  }

  Doc result(Doc const& d, std::string const& where) {
    int score[2] = {0, 0};
    bool pair = has(d, "score") && d["score"].is_array() && d["score"].size() == 2;
    for (size_t i = 0; i < 2 && pair; ++i) {
      auto const n = whole(d["score"][i], 0, 999);
      pair = n.has_value(), score[i] = n.value_or(0);
    }
    Doc out{{"places", {score[0] >= score[1] ? 1 : 2, score[1] >= score[0] ? 1 : 2}}, {"points", {score[0], score[1]}}};
    if (has(d, "played")) out["played"] = d["played"];
    if (!pair && whole(out.contains("played") ? out["played"] : Doc(), 1, 1000)) fail(where + "/score", "Two numbers are expected, home and visitors, like [20, 16].");
    Doc own = d.is_object() ? d : Doc::object();
    for (char const* general : {"played", "score"}) own.erase(general);
    if (!own.empty()) out["own"] = std::move(own);
    return out;
  }

  // A place in the event's file as it was in the one that was given.
  std::string old_place(std::string where) const {
    std::string const options = "/options/" + std::string(game_.game);
    auto const turn = [&](std::string const& from, std::string const& to) {
      if (size_t const at = where.find(from); at != std::string::npos) where.replace(at, from.size(), to);
    };
    if (where.rfind("/rules/aggregate", 0) == 0) return "/rules/bonus";
    if (where.rfind("/map", 0) == 0) return std::string("/") + words_.board;
    if (where.rfind("/entrants", 0) == 0) {
      turn("/entrants", "/clubs");
      turn(options, "");
    }
    for (size_t r = 0; r < places_.size(); ++r)
      for (size_t i = 0; i < places_[r].size(); ++i) {
        std::string const place = "/rounds/" + to_string(r) + "/races/" + to_string(i);
        if (where.rfind(place, 0) != 0 || (where.size() > place.size() && where[place.size()] != '/')) continue;
        where.replace(0, place.size(), "/fixtures/" + to_string(places_[r][i]));
        turn("/result/own", "/result"), turn("/result/points", "/result/score"), turn("/grid/0", "/home"), turn("/grid/1", "/away");
        return where;
      }
    return where;
  }

  League const& game_;
  LeagueWords const& words_;
  Doc out_;
  std::vector<std::vector<int>> places_;   // of each round's races: their number in the file that was given
  Error error_;
};

}  // namespace

Expected<Event> read_old_league(Doc const& doc) {
  GameInfo const* game = find_game(get_text(doc, "game"));
  if (!game || !game->league) return Error{"/game", "'" + cut(get_text(doc, "game"), 40) + "' is no game that has leagues here; a newer Paddock may know it."};
  return OldLeague(*game->league).run(doc);
}

}  // namespace paddock::app::events
