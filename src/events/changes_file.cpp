// The changes of an event in its file: {"what": "withdrew", "who": "Ann", "from": "Round 3"}. Rounds stand there by their names.
#include <algorithm>

#include "core/scan.hpp"
#include "core/text.hpp"
#include "events/changes.hpp"
#include "events/event_file.hpp"
#include "events/reading.hpp"

namespace paddock::app::events {
namespace {

using std::to_string;

constexpr char const* kWhat[] = {"took back", "withdrew", "substitute", "returned", "moved"};
constexpr char kRightWas[] = "Names with their places are expected, like {\"Ann\": 1, \"Bo\": 0}, or with points: [1, \"5/2\"].";

std::optional<int> parts_of(Doc const& d) {
  auto const n = d.is_string() ? read_ratio(d.get<std::string>()) : d.is_number_integer() ? read_ratio(dump_doc(d)) : std::nullopt;
  Ratio const parts = n.value_or(Ratio(0)) * Ratio(kParts);
  bool const fine = n && parts.whole() && parts.num >= -kParts * 10000 && parts.num <= kParts * 10000;
  return fine ? std::optional(int(parts.num)) : std::nullopt;
}

Doc was_doc(Finish const& finish) {
  if (!finish.points) return Doc(finish.place);
  Ratio const points(finish.points, kParts);
  Doc const written = points.whole() ? Doc(points.num) : Doc(to_string(points.num) + "/" + to_string(points.den));
  return Doc::array({finish.place, written});
}

Doc change_doc(Event const& event, Change const& one) {
  Doc d{{"what", kWhat[one.kind]}};
  if (one.kind == Change::TookBack) {
    d["race"] = one.race;
    d["was"] = Doc::object();
    for (Change::Was const& was : one.was) d["was"][event.entrants[size_t(was.who)].name] = was_doc(was.finish);
    if (one.results) d["results"] = one.results;
    if (one.played) d["played"] = one.played;
    if (!one.by.empty()) d["by"] = one.by;
    return d;
  }
  d["who"] = event.entrants[size_t(one.who)].name;
  d["from"] = event.rounds[size_t(one.from)].name;
  if (one.to >= 0 && one.kind != Change::Moved) d["to"] = event.rounds[size_t(one.to)].name;
  if (one.kind == Change::Moved) d["race"] = one.race;
  for (Change::Seat const& seat : one.left) d["left"][seat.race] = seat.at + 1;
  if (one.kind != Change::Substitute) return d;
  d["name"] = one.name;
  if (!one.driver.empty()) d[kDriverKey] = one.driver;
  return d;
}

class ChangeReader {
 public:
  ChangeReader(Event const& event, Doc const& d, std::string where) : event_(event), d_(d), where_(std::move(where)) {}

  Expected<Change> run() {
    Change one;
    std::string const what = get_text(d_, "what");
    auto const at = std::find(std::begin(kWhat), std::end(kWhat), what);
    if (at == std::end(kWhat)) return Error{where_ + "/what", "A change is took back, withdrew, substitute, returned or moved."};
    one.kind = Change::Kind(at - std::begin(kWhat));
    if (one.kind == Change::TookBack) took_back(one);
    else of_entrant(one);
    if (error_) return *error_;
    return one;
  }

 private:
  void fail(std::string const& where, std::string what) {
    if (!error_) error_ = Error{where_ + where, std::move(what)};
  }

  std::string name(char const* key, size_t most = kNamePoints) { return clean_name(cut(get_text(d_, key), 4 * most), most); }

  int round(char const* key) {
    std::string const wanted = get_text(d_, key);
    for (size_t r = 0; r < event_.rounds.size(); ++r)
      if (event_.rounds[r].name == wanted) return int(r);
    fail(std::string("/") + key, "'" + cut(wanted, 40) + "' is no round of this event; write a name of /rounds.");
    return 0;
  }

  void race(Change& one) {
    one.race = get_text(d_, "race");
    bool const plain = !one.race.empty() && one.race.size() <= 12 && std::all_of(one.race.begin(), one.race.end(), [](char c) { return is_digit(c) || is_letter(c) || c == '-'; });
    if (!plain) fail("/race", "The name of a " + race_word(event_) + " is expected, like \"1A\".");
  }

  void took_back(Change& one) {
    race(one);
    if (has(d_, "was")) was(d_["was"], one);
    if (has(d_, "results")) number("results", kMostRounds * kMostRaces, one.results);
    if (has(d_, "played")) number("played", 1000, one.played);
    one.by = name("by");
  }

  void number(char const* key, int most, int& to) {
    auto const n = whole(d_[key], 1, most);
    if (!n) return fail(std::string("/") + key, "A whole number from 1 to " + to_string(most) + " is expected.");
    to = *n;
  }

  void was(Doc const& d, Change& one) {
    if (!d.is_object() || d.size() > size_t(kMaxSeats)) return fail("/was", kRightWas);
    for (auto it = d.begin(); it != d.end(); ++it) {
      int const who = find_entrant(event_, it.key());
      std::string const path = "/was/" + cut(it.key(), 40);
      if (who < 0) return fail(path, "He is nobody of this event; write a name of /entrants.");
      bool const two = it->is_array() && it->size() == 2;
      auto const place = whole(two ? (*it)[0] : *it, 0, kMaxSeats);
      auto const points = two ? parts_of((*it)[1]) : std::optional(0);
      if (!place || !points) return fail(path, kRightWas);
      one.was.push_back({who, {*place, *points, 0}});
    }
  }

  void left(Doc const& d, Change& one) {
    if (!d.is_object() || d.size() > size_t(kMostRaces)) return fail("/left", capital(race_word(event_)) + "s with his place on their grids are expected, like {\"1B\": 3}.");
    for (auto it = d.begin(); it != d.end(); ++it) {
      auto const at = whole(*it, 1, kMaxSeats);
      if (!at || !find_race(event_, it.key()).any()) return fail("/left/" + cut(it.key(), 12), "A " + race_word(event_) + " of this event and a place on its grid, 1 to " + to_string(kMaxSeats) + ", are expected.");
      one.left.push_back({it.key(), *at - 1});
    }
  }

  void of_entrant(Change& one) {
    one.who = find_entrant(event_, get_text(d_, "who"));
    if (one.who < 0) return fail("/who", "'" + cut(get_text(d_, "who"), 40) + "' is nobody of this event; write a name of /entrants.");
    one.from = round("from");
    if (has(d_, "to")) one.to = round("to");
    if (one.to >= 0 && one.to < one.from) return fail("/to", "The last round stands before the first one; exchange them.");
    if (one.kind == Change::Moved) return one.to = one.from, race(one);
    if (one.kind == Change::Withdrew && has(d_, "left")) left(d_["left"], one);
    if (one.kind != Change::Substitute) return;
    one.name = name("name"), one.driver = name(kDriverKey, 20);
    if (one.name.empty() || one.name == event_.entrants[size_t(one.who)].name) fail("/name", "The name of who stands in for him is expected, 1 to 40 letters.");
  }

  Event const& event_;
  Doc const& d_;
  std::string where_;
  std::optional<Error> error_;
};

}  // namespace

Doc changes_doc(Event const& event) {
  Doc out = Doc::array();
  for (Change const& one : event.changes) out.push_back(change_doc(event, one));
  return out;
}

Expected<std::vector<Change>> read_changes(Event const& event, Doc const& list) {
  if (!list.is_array() || list.size() > size_t(kMostChanges)) return Error{"/changes", "A list of at most " + to_string(kMostChanges) + " changes is expected."};
  std::vector<Change> out;
  for (size_t i = 0; i < list.size(); ++i) {
    auto one = ChangeReader(event, list[i], "/changes/" + to_string(i)).run();
    if (!one) return one.error();
    out.push_back(std::move(*one));
  }
  return out;
}

}  // namespace paddock::app::events
