// What stands in a league's file of clubs and results beyond what is general.
#include <algorithm>

#include "core/text.hpp"
#include "games/gravel_kings/league/league.hpp"

namespace paddock::gravel_kings {
namespace {

using std::to_string;

bool has(Doc const& d, char const* key) { return d.is_object() && d.contains(key); }

Rides read_rides(std::string const& text, bool& sound) {
  Rides out;
  for (char c : text) {
    sound = sound && c >= '0' && c <= '3';
    if (sound) add_ride(out, c - '0');
  }
  return out;
}

// The riders as the set-up's text, from such a text or from a list of what each is.
std::string roster_text(Doc const& riders) {
  if (riders.is_string()) return riders.get<std::string>();
  std::string text;
  for (size_t i = 0; riders.is_array() && i < riders.size(); ++i) {
    std::string const rides = get_text(riders[i], "rides");
    text += (i ? ", " : "") + get_text(riders[i], "name") + " " + get_text(riders[i], "initial") + (rides.empty() ? "" : "/" + rides);
  }
  return text;
}

// The part of a result, or null.
Doc const& part_of(LeagueResult const& result, char const* key, size_t side) {
  static Doc const none;
  if (!has(result.own, key) || !result.own[key].is_array() || side >= result.own[key].size()) return none;
  return result.own[key][side];
}

Expected<std::array<Doc, 2>> read_ridden(Doc const& d, std::vector<int> const& score) {
  if (!d.is_array() || d.size() != 2 || !d[0].is_object() || !d[1].is_object()) return Error{"", "Two lists are expected, home and visitors, like {\"Ann\": \"321\"}."};
  for (size_t side = 0; side < 2; ++side) {
    std::string const where = "/" + to_string(side);
    int sum = 0;
    for (auto it = d[side].begin(); it != d[side].end(); ++it) {
      bool sound = it->is_string() && it->get<std::string>().size() <= size_t(kHeats);
      Rides const rides = sound ? read_rides(it->get<std::string>(), sound) : Rides{};
      if (!sound) return Error{where + "/" + it.key(), "The points of his rides are expected, 0 to 3 each, like \"320\"."};
      for (int8_t p : rides) sum += p;
    }
    if (sum != score[side] && !d[side].empty())
      return Error{where, "These rides make " + to_string(sum) + " points, the score says " + to_string(score[side]) + "; one of them is wrong."};
  }
  return std::array<Doc, 2>{d[0], d[1]};
}

Expected<std::array<Doc, 2>> read_injured(Doc const& d, LeagueFile const& league, Fixture const& f) {
  if (!d.is_array() || d.size() != 2 || !d[0].is_array() || !d[1].is_array()) return Error{"", "Two lists of names are expected, home and visitors."};
  for (size_t side = 0; side < 2; ++side) {
    auto const riders = riders_of(league.sides[size_t(f.sides[side])]);
    for (Doc const& name : d[side]) {
      std::string const who = name.is_string() ? name.get<std::string>() : "";
      bool const known = std::any_of(riders.begin(), riders.end(), [&](LeagueRider const& x) { return x.name == who; });
      if (!known) return Error{"/" + to_string(side), "'" + cut(who, 40) + "' is no rider of this club."};
    }
  }
  return std::array<Doc, 2>{d[0], d[1]};
}

}  // namespace

std::string digits(Rides const& rides) {
  std::string out;
  for (int8_t p : rides) out += char('0' + p);
  return out;
}

Expected<Doc> read_club(LeagueFile const& league, Doc const& d) {
  if (!has(d, "riders")) return Error{"/riders", "List five to seven riders, like \"Ann 8.6, Bo 7.2, ...\"."};
  bool const carried = get_bool(d, "carried");
  auto roster = read_roster(roster_text(d["riders"]), settings_of(league), carried);
  if (!roster) return Error{"/riders" + (roster.error().where.empty() ? "" : ", " + roster.error().where), roster.error().what};
  Doc riders = Doc::array();
  for (size_t i = 0; i < size_t(roster->size); ++i) {
    std::string const& name = roster->names[i];
    for (size_t j = 0; j < i; ++j)
      if (roster->names[j] == name) return Error{"/riders", "Two riders of " + cut(get_text(d, "name"), 40) + " are called " + name + "; rename one."};
    Doc rider{{"name", name}, {"initial", tenths(roster->initial[i])}};
    if (!roster->rides[i].empty()) rider["rides"] = digits(roster->rides[i]);
    riders.push_back(std::move(rider));
  }
  Doc own = Doc::object();
  own["riders"] = std::move(riders);
  if (carried) own["carried"] = true;
  return own;
}

std::vector<LeagueRider> riders_of(LeagueSide const& club) {
  std::vector<LeagueRider> out;
  if (!has(club.own, "riders")) return out;
  for (Doc const& r : club.own["riders"]) {
    bool sound = true;
    out.push_back({get_text(r, "name"), read_tenths(get_text(r, "initial")), read_rides(get_text(r, "rides"), sound)});
  }
  return out;
}

Expected<Doc> read_result(LeagueFile const& league, Fixture const& f, Doc const& d) {
  auto const& score = f.result->score;
  if (score[0] + score[1] > 36)
    return Error{"/score", "Six heats pay 36 points at most, not " + to_string(score[0]) + " and " + to_string(score[1]) + " (GK-6.11)."};
  std::array<Doc, 2> rides, hurt;
  if (has(d, "rides")) {
    auto read = read_ridden(d["rides"], score);
    if (!read) return Error{"/rides" + read.error().where, read.error().what};
    rides = std::move(*read);
  }
  if (has(d, "injured")) {
    auto read = read_injured(d["injured"], league, f);
    if (!read) return Error{"/injured" + read.error().where, read.error().what};
    hurt = std::move(*read);
  }
  return write_result(std::move(rides), std::move(hurt));
}

Doc write_result(std::array<Doc, 2> rides, std::array<Doc, 2> hurt) {
  Doc own = Doc::object();
  auto add = [&](char const* key, std::array<Doc, 2>& sides) {
    if (sides[0].empty() && sides[1].empty()) return;
    own[key] = Doc::array();
    for (Doc& side : sides) own[key].push_back(std::move(side));
  };
  add("rides", rides);
  add("injured", hurt);
  return own;
}

Rides ridden_by(LeagueResult const& result, size_t side, std::string const& name) {
  bool sound = true;
  return read_rides(get_text(part_of(result, "rides", side), name.c_str()), sound);
}

bool injured(LeagueResult const& result, size_t side, std::string const& name) {
  Doc const& hurt = part_of(result, "injured", side);
  return std::find(hurt.begin(), hurt.end(), Doc(name)) != hurt.end();
}

}  // namespace paddock::gravel_kings
