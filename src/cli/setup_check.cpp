#include "cli/setup_check.hpp"

#include <algorithm>
#include <set>
#include <span>
#include <string>
#include <vector>

#include "core/text.hpp"
#include "session/session.hpp"

namespace paddock::cli {
namespace {

using Names = std::vector<std::string>;

// How many letters one word is from another.
size_t apart(std::string const& a, std::string const& b) {
  std::vector<size_t> row(b.size() + 1);
  for (size_t j = 0; j <= b.size(); ++j) row[j] = j;
  for (size_t i = 1; i <= a.size(); ++i) {
    size_t corner = std::exchange(row[0], i);
    for (size_t j = 1; j <= b.size(); ++j) corner = std::exchange(row[j], std::min({row[j] + 1, row[j - 1] + 1, corner + (a[i - 1] != b[j - 1])}));
  }
  return row[b.size()];
}

std::string listed(Names const& names) {
  std::string out;
  for (std::string const& name : names) out += (out.empty() ? "" : ", ") + name;
  return out;
}

// "; did you mean track?", or all there are where none is near.
std::string instead(std::string const& word, Names const& names) {
  std::string nearest;
  size_t least = std::max<size_t>(2, word.size() / 3) + 1;
  for (std::string const& name : names)
    if (size_t const n = word.find(name) != std::string::npos || name.find(word) != std::string::npos ? 1 : apart(word, name); n < least) least = n, nearest = name;
  if (!nearest.empty()) return "did you mean " + nearest + "?";
  return names.size() > 16 ? "paddock-cli games lists them" : "there are " + listed(names);
}

std::string shown(Doc const& value) {
  std::string const text = dump_doc(value);
  return text.size() > 40 ? "this" : text;
}

enum class Kind : uint8_t { Text, Number, List, Object };

Error wrong_kind(Doc const& value, Kind kind, std::string const& path) {
  if (kind == Kind::Text && !value.is_string()) return {path, shown(value) + " is no text; write it in quotation marks"};
  if (kind == Kind::Number && !value.is_number_integer()) return {path, shown(value) + " is no whole number" + (value.is_string() ? "; write it without quotation marks" : "")};
  if (kind == Kind::List && !value.is_array()) return {path, "a list in [ ] is expected"};
  if (kind == Kind::Object && !value.is_object()) return {path, "name and value in { } are expected"};
  return {};
}

struct Key {
  std::string name;
  Kind kind;
};

Error check_keys(Doc const& doc, std::string const& path, std::span<Key const> keys) {
  Names names;
  for (Key const& key : keys) names.push_back(key.name);
  for (auto it = doc.begin(); it != doc.end(); ++it) {
    auto const key = std::find_if(keys.begin(), keys.end(), [&](Key const& k) { return k.name == it.key(); });
    std::string const where = path + "/" + it.key();
    if (key == keys.end()) return {where, "there is no '" + it.key() + "' here; " + instead(it.key(), names)};
    if (Error e = wrong_kind(it.value(), key->kind, where); !e.what.empty()) return e;
  }
  return {};
}

// The words of Setup for who decides for a seat; games that were begun elsewhere may have others in their saves.
Error check_driver(std::string const& driver, std::string const& path) {
  static Names const kWords = {"you", "screen", "link", "forum", "mail", "bot easy", "bot medium", "bot hard"}, kMore = {"", "autopilot", "bot random", "bot yellow"};
  for (Names const* list : {&kWords, &kMore})
    if (std::find(list->begin(), list->end(), driver) != list->end()) return {};
  std::string const near = instead(driver, kWords);
  return {path, "'" + cut(driver, 40) + "' drives nobody; " + (near.ends_with('?') ? near + " There are " + listed(kWords) : near)};
}

Error check_seat(Doc const& seat, std::string const& path, GameInfo const& game) {
  if (!seat.is_object()) return {path, "a seat is {\"name\": \"Marta\", \"number\": 7, \"driver\": \"mail\"}"};
  std::vector<Key> keys = {{"name", Kind::Text}, {"number", Kind::Number}, {"driver", Kind::Text}, {"livery", Kind::Number}};
  for (SeatChoice const& choice : game.seat_choices()) keys.push_back({choice.key, Kind::Text});
  // What events and leagues write into set-ups of their own.
  Doc known = seat;
  for (char const* key : {"carried", "points"}) known.erase(key);
  if (auto it = known.find("options"); it != known.end() && it->is_object() && it->empty()) known.erase("options");
  if (Error e = check_keys(known, path, keys); !e.what.empty()) return e;
  std::string const name = get_text(seat, "name"), whole = clean_name(name, name.size());
  if (whole != clean_name(name)) return {path + "/name", "'" + whole + "' has more than the 40 letters a name may have"};
  return check_driver(get_text(seat, "driver"), path + "/driver");
}

Error check_numbers(Doc const& seats) {
  for (size_t i = 0; i < seats.size(); ++i)
    for (size_t j = 0; j < i; ++j)
      if (seats[i].contains("number") && seats[j].contains("number") && seats[i]["number"] == seats[j]["number"])
        return {"/seats/" + std::to_string(i) + "/number", dump_doc(seats[i]["number"]) + " is the number of " + get_text(seats[j], "name") + " already; each seat has its own"};
  return {};
}

Error check_settings(Doc const& settings, GameInfo const& game) {
  std::vector<Key> keys;
  Doc numbers = Doc::object();   // of the others the game's own reader says what is right
  auto const all = game.settings();
  for (Setting const& s : all) keys.push_back({s.name, Kind::Number});
  for (auto it = settings.begin(); it != settings.end(); ++it) {
    auto const s = std::find_if(all.begin(), all.end(), [&](Setting const& one) { return one.name == it.key(); });
    if (s == all.end() || s->choices.empty()) numbers[it.key()] = it.value();
  }
  return check_keys(numbers, "/settings", keys);
}

}  // namespace

Error game_fault(std::string const& id, char const* where) {
  if (find_game(id)) return {};
  Names ids;
  for (GameInfo const& g : paddock::games())
    if (!g.hidden) ids.push_back(g.id);
  return {where, (id.empty() ? std::string("the name of a game is expected") : "there is no game '" + id + "'") + "; " + instead(id, ids)};
}

Error setup_fault(Doc const& setup) {
  static Key const kKeys[] = {{"game", Kind::Text}, {"title", Kind::Text}, {"track", Kind::Text}, {"map", Kind::Text}, {"laps", Kind::Number}, {"seats", Kind::List}, {"settings", Kind::Object}};
  if (Error e = check_keys(setup, "", kKeys); !e.what.empty()) return e;
  std::string const id = get_text(setup, "game");
  if (Error e = game_fault(id, "/game"); !e.what.empty()) return e;
  GameInfo const* const game = find_game(id);
  Doc const seats = setup.contains("seats") ? setup["seats"] : Doc::array();
  for (size_t i = 0; i < seats.size(); ++i)
    if (Error e = check_seat(seats[i], "/seats/" + std::to_string(i), *game); !e.what.empty()) return e;
  if (Error e = check_numbers(seats); !e.what.empty()) return e;
  return setup.contains("settings") ? check_settings(setup["settings"], *game) : Error{};
}

Doc with_numbers(Doc setup) {
  struct Given {
    char const* key;
    int first;
  };
  for (Given const given : {Given{"number", 1}, Given{"livery", 0}}) {
    std::set<int64_t> taken;
    auto const seats = setup.find("seats");
    if (seats == setup.end() || !seats->is_array()) return setup;
    for (Doc const& seat : *seats)
      if (seat.is_object() && seat.contains(given.key)) taken.insert(get_int(seat, given.key));
    int64_t next = given.first;
    for (Doc& seat : *seats) {
      if (!seat.is_object() || seat.contains(given.key)) continue;
      while (taken.count(next)) ++next;
      taken.insert(next), seat[given.key] = next;
    }
  }
  return setup;
}

}  // namespace paddock::cli
