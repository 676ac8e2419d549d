// Reading and writing the league's file.
#include <algorithm>

#include "core/text.hpp"
#include "games/gravel_kings/league/league.hpp"

namespace paddock::gravel_kings {
namespace {

using std::to_string;

constexpr char const* kTies[] = {"difference", "headToHead", "for"};

struct Amount { char const* name; int LeagueRules::* slot; int high; };
constexpr Amount kAmounts[] = {{"win", &LeagueRules::win, 9}, {"draw", &LeagueRules::draw, 9}, {"bonus", &LeagueRules::bonus, 9},
                               {"injury", &LeagueRules::injury, 99}};

bool has(Doc const& d, char const* key) { return d.is_object() && d.contains(key); }
// A whole number from 0 to `high`, -1: it is none.
int number(Doc const& d, int high) {
  int64_t const n = d.is_number_integer() ? d.get<int64_t>() : -1;
  return n < 0 || n > high ? -1 : int(n);
}

// Reads with one error, the first; its path says where.
class Reader {
 public:
  Expected<LeagueFile> run(Doc const& doc) {
    if (get_text(doc, "format") != "paddock-league" || get_text(doc, "game") != "gravel_kings")
      return Error{"/format", "A league file says \"format\": \"paddock-league\" and \"game\": \"gravel_kings\"; this is another file."};
    if (get_int(doc, "schema", 1) > 1) return Error{"/schema", "This league was kept by a newer Paddock; reload the page to update."};
    league_.title = cut(get_text(doc, "title", "League"), 80);
    league_.deck = get_text(doc, "deck");
    if (has(doc, "settings")) league_.settings = doc["settings"];
    if (auto known = read_settings(league_.settings); !known) return known.error();
    else settings_ = *known;
    if (has(doc, "rules")) rules(doc["rules"]);
    clubs(has(doc, "clubs") ? doc["clubs"] : Doc());
    if (has(doc, "fixtures")) fixtures(doc["fixtures"]);
    else if (error_.what.empty()) league_.fixtures = double_round(int(league_.clubs.size()));
    if (!error_.what.empty()) return error_;
    return std::move(league_);
  }

 private:
  void fail(std::string where, std::string what) {
    if (error_.what.empty()) error_ = {std::move(where), std::move(what)};
  }
  bool ok() const { return error_.what.empty(); }

  void rules(Doc const& d) {
    if (!d.is_object()) return fail("/rules", "Names with values are expected, like {\"win\": 2}.");
    for (auto it = d.begin(); it != d.end(); ++it) {
      std::string const where = "/rules/" + it.key();
      bool found = false;
      for (Amount const& a : kAmounts) {
        if (it.key() != a.name) continue;
        found = true;
        int const n = number(*it, a.high);
        if (n < 0) return fail(where, "A whole number from 0 to " + to_string(a.high) + " is expected.");
        league_.rules.*a.slot = n;
      }
      if (it.key() == "ties") {
        auto const t = std::find(std::begin(kTies), std::end(kTies), it->is_string() ? it->get<std::string>() : "");
        if (t == std::end(kTies)) return fail(where, "Equal clubs are parted by difference, headToHead or for.");
        league_.rules.ties = LeagueRules::Ties(t - std::begin(kTies));
      } else if (it.key() == "guest") {
        int const n = it->is_string() ? read_tenths(it->get<std::string>()) : -1;
        if (n < 10 || n > 115) return fail(where, "A guest's CMA is a text from \"1.0\" to \"11.5\".");
        league_.rules.guest = n;
      } else if (!found) {
        return fail(where, "There is no such rule of a league; there are win, draw, bonus, ties, injury and guest.");
      }
    }
  }

  static Rides read_rides(std::string const& text, bool& sound) {
    Rides out;
    for (char c : text) {
      sound = sound && c >= '0' && c <= '3';
      if (sound) add_ride(out, c - '0');
    }
    return out;
  }

  void clubs(Doc const& d) {
    if (!d.is_array() || d.size() < 2 || d.size() > size_t(kClubs))
      return fail("/clubs", "A league has 2 to " + to_string(kClubs) + " clubs; list them with name and riders.");
    for (size_t i = 0; i < d.size() && ok(); ++i) club(d[i], "/clubs/" + to_string(i));
  }

  void club(Doc const& d, std::string const& where) {
    LeagueClub c;
    c.name = cut(get_text(d, "name"), 40);
    c.driver = cut(get_text(d, "driver", "screen"), 20);
    c.livery = int(std::clamp<int64_t>(get_int(d, "livery", int64_t(league_.clubs.size())), 0, 63)) % 12;
    c.carried = get_bool(d, "carried");
    if (c.name.empty()) return fail(where + "/name", "Every club has a name.");
    if (club_named(c.name) >= 0) return fail(where + "/name", "There are two clubs called " + c.name + "; rename one.");
    if (!has(d, "riders")) return fail(where + "/riders", "List five to seven riders, like \"Ann 8.6, Bo 7.2, ...\".");
    Doc const& riders = d["riders"];
    std::string text;
    for (size_t i = 0; riders.is_array() && i < riders.size(); ++i) {
      std::string const rides = get_text(riders[i], "rides");
      text += (i ? ", " : "") + get_text(riders[i], "name") + " " + get_text(riders[i], "initial") + (rides.empty() ? "" : "/" + rides);
    }
    auto roster = read_roster(riders.is_string() ? riders.get<std::string>() : text, settings_, c.carried);
    if (!roster) return fail(where + "/riders" + (roster.error().where.empty() ? "" : ", " + roster.error().where), roster.error().what);
    for (int i = 0; i < roster->size; ++i) {
      LeagueRider r{roster->names[size_t(i)], roster->initial[size_t(i)], roster->rides[size_t(i)]};
      for (LeagueRider const& other : c.riders)
        if (other.name == r.name) return fail(where + "/riders", "Two riders of " + c.name + " are called " + r.name + "; rename one.");
      c.riders.push_back(std::move(r));
    }
    league_.clubs.push_back(std::move(c));
  }

  int club_named(std::string const& name) const {
    for (size_t i = 0; i < league_.clubs.size(); ++i)
      if (league_.clubs[i].name == name) return int(i);
    return -1;
  }

  void fixtures(Doc const& d) {
    if (!d.is_array() || d.empty() || d.size() > 1000)
      return fail("/fixtures", "A list of {round, home, away} is expected; leave it out and everybody meets everybody twice.");
    for (size_t i = 0; i < d.size() && ok(); ++i) {
      std::string const where = "/fixtures/" + to_string(i);
      Fixture f;
      f.round = int(std::clamp<int64_t>(get_int(d[i], "round", 1), 1, 999));
      char const* const kSides[] = {"home", "away"};
      for (size_t side = 0; side < 2; ++side) {
        std::string const name = get_text(d[i], kSides[side]);
        if ((f.clubs[side] = club_named(name)) < 0)
          return fail(where + "/" + kSides[side], "'" + cut(name, 40) + "' is no club of this league; write a name of /clubs.");
      }
      if (f.clubs[0] == f.clubs[1]) return fail(where, "A club does not ride against itself; write two clubs.");
      if (has(d[i], "result")) result(d[i]["result"], where + "/result", f);
      league_.fixtures.push_back(std::move(f));
    }
    for (size_t i = 0; i < league_.fixtures.size(); ++i)
      for (size_t j = 0; j < i; ++j) {
        auto const &a = league_.fixtures[i].result, &b = league_.fixtures[j].result;
        if (a && b && a->played == b->played)
          return fail("/fixtures/" + to_string(i) + "/result/played", "Two meetings are number " + to_string(a->played) + " of the season; count them in the order they were ridden.");
      }
  }

  void result(Doc const& d, std::string const& where, Fixture& f) {
    LeagueResult r;
    r.played = has(d, "played") ? number(d["played"], 1000) : 0;
    if (r.played < 1) return fail(where + "/played", "The number of the meeting in the season is expected, from 1.");
    bool const pair = has(d, "score") && d["score"].is_array() && d["score"].size() == 2;
    if (pair) r.score = {number(d["score"][0], 999), number(d["score"][1], 999)};
    if (!pair || r.score[0] < 0 || r.score[1] < 0) return fail(where + "/score", "Two numbers are expected, home and visitors, like [20, 16].");
    if (r.score[0] + r.score[1] > 36)
      return fail(where + "/score", "Six heats pay 36 points at most, not " + to_string(r.score[0]) + " and " + to_string(r.score[1]) + " (GK-6.11).");
    if (has(d, "rides")) ridden(d["rides"], where + "/rides", r);
    if (has(d, "injured")) injured(d["injured"], where + "/injured", f, r);
    f.result = std::move(r);
  }

  void ridden(Doc const& d, std::string const& where, LeagueResult& r) {
    if (!d.is_array() || d.size() != 2 || !d[0].is_object() || !d[1].is_object()) return fail(where, "Two lists are expected, home and visitors, like {\"Ann\": \"321\"}.");
    for (size_t side = 0; side < 2; ++side) {
      int sum = 0;
      for (auto it = d[side].begin(); it != d[side].end(); ++it) {
        bool sound = it->is_string() && it->get<std::string>().size() <= size_t(kHeats);
        Rides const rides = sound ? read_rides(it->get<std::string>(), sound) : Rides{};
        if (!sound) return fail(where + "/" + to_string(side) + "/" + it.key(), "The points of his rides are expected, 0 to 3 each, like \"320\".");
        for (int8_t p : rides) sum += p;
        r.ridden[side].push_back({it.key(), rides});
      }
      if (sum != r.score[side] && !r.ridden[side].empty())
        return fail(where + "/" + to_string(side), "These rides make " + to_string(sum) + " points, the score says " + to_string(r.score[side]) + "; one of them is wrong.");
    }
  }

  void injured(Doc const& d, std::string const& where, Fixture const& f, LeagueResult& r) {
    if (!d.is_array() || d.size() != 2 || !d[0].is_array() || !d[1].is_array()) return fail(where, "Two lists of names are expected, home and visitors.");
    for (size_t side = 0; side < 2; ++side)
      for (Doc const& name : d[side]) {
        auto const& riders = league_.clubs[size_t(f.clubs[side])].riders;
        std::string const who = name.is_string() ? name.get<std::string>() : "";
        bool const known = std::any_of(riders.begin(), riders.end(), [&](LeagueRider const& x) { return x.name == who; });
        if (!known) return fail(where + "/" + to_string(side), "'" + cut(who, 40) + "' is no rider of this club.");
        r.injured[side].push_back(who);
      }
  }

  LeagueFile league_;
  Settings settings_;
  Error error_;
};

std::string digits(Rides const& rides) {
  std::string out;
  for (int8_t p : rides) out += char('0' + p);
  return out;
}

Doc write_result(LeagueResult const& r) {
  Doc d{{"played", r.played}, {"score", Doc::array({r.score[0], r.score[1]})}};
  if (!r.ridden[0].empty() || !r.ridden[1].empty()) {
    d["rides"] = Doc::array({Doc::object(), Doc::object()});
    for (size_t side = 0; side < 2; ++side)
      for (auto const& one : r.ridden[side]) d["rides"][side][one.name] = digits(one.rides);
  }
  if (!r.injured[0].empty() || !r.injured[1].empty()) {
    d["injured"] = Doc::array({Doc::array(), Doc::array()});
    for (size_t side = 0; side < 2; ++side)
      for (auto const& name : r.injured[side]) d["injured"][side].push_back(name);
  }
  return d;
}

}  // namespace

Expected<LeagueFile> read_league(Doc const& doc) { return Reader().run(doc); }

Doc write_league(LeagueFile const& l) {
  Doc d{{"format", "paddock-league"}, {"game", "gravel_kings"}, {"schema", 1}, {"title", l.title}};
  if (!l.deck.empty()) d["deck"] = l.deck;
  if (!l.settings.empty()) d["settings"] = l.settings;
  d["rules"] = Doc::object();
  for (Amount const& a : kAmounts) d["rules"][a.name] = l.rules.*a.slot;
  d["rules"]["ties"] = kTies[l.rules.ties];
  d["rules"]["guest"] = tenths(l.rules.guest);
  d["clubs"] = Doc::array();
  for (LeagueClub const& c : l.clubs) {
    Doc club{{"name", c.name}, {"driver", c.driver}, {"livery", c.livery}, {"riders", Doc::array()}};
    if (c.carried) club["carried"] = true;
    for (LeagueRider const& r : c.riders) {
      Doc rider{{"name", r.name}, {"initial", tenths(r.initial)}};
      if (!r.rides.empty()) rider["rides"] = digits(r.rides);
      club["riders"].push_back(std::move(rider));
    }
    d["clubs"].push_back(std::move(club));
  }
  d["fixtures"] = Doc::array();
  for (Fixture const& f : l.fixtures) {
    Doc one{{"round", f.round}, {"home", l.clubs[size_t(f.clubs[0])].name}, {"away", l.clubs[size_t(f.clubs[1])].name}};
    if (f.result) one["result"] = write_result(*f.result);
    d["fixtures"].push_back(std::move(one));
  }
  return d;
}

// The circle: one club stands, the others go round; the second half mirrors the first. A bye when they are odd.
std::vector<Fixture> double_round(int clubs) {
  std::vector<Fixture> out;
  int const n = clubs + clubs % 2, rounds = n - 1;
  for (int half = 0; half < 2; ++half)
    for (int round = 0; round < rounds; ++round)
      for (int i = 0; i < n / 2; ++i) {
        int a = i == 0 ? n - 1 : (round + i) % rounds, b = (round + rounds - i) % rounds;
        if (a >= clubs || b >= clubs) continue;
        if ((i == 0 ? round % 2 : i % 2) != half) std::swap(a, b);
        out.push_back({half * rounds + round + 1, {a, b}, std::nullopt});
      }
  return out;
}

}  // namespace paddock::gravel_kings
