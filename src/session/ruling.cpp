#include "session/ruling.hpp"

#include <algorithm>

#include "core/dice.hpp"
#include "core/doc_text.hpp"
#include "core/text.hpp"
#include "view/marked.hpp"

namespace paddock::rulings {

namespace {

constexpr size_t kValueBytes = 60;   // of a value in words
constexpr int64_t kLastTurn = 200'000;   // no record has so many

std::string in_quotes(std::string_view text) { return "'" + cut(text, kValueBytes) + "'"; }

std::string value_words(Doc const& value) {
  std::string const text = dump_doc(value);
  return text.size() > kValueBytes ? cut(text, kValueBytes) + "..." : text;
}

Error check_line(std::string& text, size_t points, char const* where, char const* what) {
  std::string const clean = clean_name(text, points);
  if (clean.empty() || points_in(text) > points) return {where, what};
  text = clean;
  return {};
}

// The fields or numbers that may stand at a place.
std::string choices(Doc const& there) {
  if (there.is_array())
    return there.empty() ? "this list is empty; - adds to it" : "this list has 0 to " + std::to_string(there.size() - 1) + ", and - adds to it";
  if (!there.is_object()) return "nothing stands below " + value_words(there);
  std::string out;
  for (auto it = there.begin(); it != there.end() && out.size() < 300; ++it) out += (out.empty() ? "there are " : ", ") + it.key();
  return out;
}

// What one part of a pointer names, or null.
Doc* step(Doc& there, std::string_view part) {
  if (there.is_object()) {
    auto it = there.find(std::string(part));
    return it == there.end() ? nullptr : &*it;
  }
  if (!there.is_array() || part.empty() || part.size() > 4 || (part.size() > 1 && part[0] == '0')) return nullptr;
  size_t index = 0;
  for (char c : part) {
    if (c < '0' || c > '9') return nullptr;
    index = index * 10 + size_t(c - '0');
  }
  return index < there.size() ? &there[index] : nullptr;
}

}  // namespace

Error no_place(std::string_view path) { return {in_quotes(path), "a place is written like /cars/0/speed, from the whole position down"}; }

namespace {

Error put_value(Doc& position, std::string const& path, Doc const& value, std::string& place) {
  if (path.empty() || path[0] != '/') return no_place(path);
  Doc* there = &position;
  for (size_t at = 1; at <= path.size();) {
    size_t const end = std::min(path.find('/', at), path.size());
    std::string_view const part = std::string_view(path).substr(at, end - at);
    if (part == "-" && there->is_array() && end == path.size()) {
      place = path.substr(0, at) + std::to_string(there->size());
      there->push_back(nullptr);
      there = &there->back();
    } else if (Doc* const next = step(*there, part)) {
      there = next;
    } else {
      return {path.substr(0, at), "there is no " + in_quotes(part) + " here; " + choices(*there)};
    }
    at = end + 1;
  }
  if (place.empty()) place = path;
  *there = value;
  return {};
}

bool same_there(Doc const& a, Doc const& b, std::string const& place) {
  Doc const *x = at_pointer(a, place), *y = at_pointer(b, place);
  return x && y ? *x == *y : x == y;
}

}  // namespace

Error check_words(Ruling& ruling) {
  if (Error e = check_line(ruling.author, kAuthorPoints, "/author", "who ruled, a name of 1 to 40 letters"); !e.what.empty()) return e;
  if (Error e = check_line(ruling.reason, kReasonPoints, "/reason", "why, a sentence of 1 to 200 letters"); !e.what.empty()) return e;
  if (!ruling.patch.is_object() || ruling.patch.empty() || ruling.patch.size() > kMostChanges)
    return {"/patch", "1 to 32 changes are expected, like {\"/cars/0/speed\": 5}"};
  if (dump_doc(ruling.patch).size() > kPatchBytes) return {"/patch", "this is longer than a ruling may be, 4096 bytes; make several of it"};
  return {};
}

Error refusal(bool at_table, bool sound) {
  if (!at_table) return {"", "Only who keeps the table makes rulings; tell the GM."};
  return sound ? Error{} : Error{"", "This save does not add up; it can be looked at, not ruled on."};
}

Error put_values(Doc& position, Doc const& patch, std::vector<std::string>& places) {
  for (auto it = patch.begin(); it != patch.end(); ++it) {
    if (it.key().size() > kPathBytes) return {in_quotes(it.key()), "no place has so long a name"};
    if (Error e = put_value(position, it.key(), it.value(), places.emplace_back()); !e.what.empty()) return e;
  }
  for (size_t i = 0; i < places.size(); ++i)   // {"/a/0": 1, "/a": []}
    for (size_t j = 0; j < places.size(); ++j)
      if (i != j && places[i].starts_with(places[j]) && (places[i].size() == places[j].size() || places[i][places[j].size()] == '/'))
        return {places[i], "this stands within " + places[j] + ", which the same ruling changes as a whole"};
  return {};
}

Error tell_changes(Ruling& ruling, std::vector<std::string> const& places, Sight const& was, Sight const& is, std::string& secret) {
  ruling.told.clear();
  ruling.secret = false;
  auto value = ruling.patch.begin();
  Error same;
  for (std::string const& place : places) {
    Doc const* const now = at_pointer(is.truth, place);
    if (!now || *now != *value) return {place, now ? "as the game writes it this would be " + value_words(*now) : "nothing can be added here"};
    if (same_there(was.truth, is.truth, place)) {
      same = same.what.empty() ? Error{place, "it is " + value_words(*now) + " already"} : same;
      value = ruling.patch.erase(value);
      continue;
    }
    ++value;
    if (!same_there(was.truth, was.shown, place) || !same_there(is.truth, is.shown, place)) {
      if (!ruling.secret) secret = place;
      ruling.secret = true;
      continue;
    }
    Doc const* const before = at_pointer(was.truth, place);
    ruling.told += (ruling.told.empty() ? "" : ", ") + place + (before ? " is " : " is new: ") + value_words(*now);
    if (before) ruling.told += ", was " + value_words(*before);
  }
  if (ruling.patch.empty()) return same;
  if (ruling.told.size() > kToldBytes) ruling.told = cut(ruling.told, kToldBytes - 3) + "...";
  return {};
}

std::string as_kept(Ruling const& r) {
  std::string const hidden = r.secret ? "something that not everybody may know" : "";
  return "Ruling by " + r.author + ": " + r.told + (r.told.empty() || hidden.empty() ? "" : ", and ") + hidden + " (" + r.reason + ")";
}

std::string in_words(Ruling const& r, Places const& places) {
  Ruling said = r;
  said.told = places.words(r.told);
  return as_kept(said);
}

Line line_of(Ruling const& r, Places const& places) {
  Line line;
  line.icon = "gavel";
  std::string const who = "Ruling by " + r.author;
  line.text = strong(who) + escaped_stars(in_words(r, places).substr(who.size()));
  line.tone = Tone::Info;
  return line;
}

Ruling taking_back(int first, int last, std::string_view author, std::string_view reason) {
  return {std::string(author), std::string(reason), Doc{{"takenBack", Doc::array({first, last})}}};
}

Error check_taken(Ruling const& ruling, int turn, int& first, int& last) {
  Doc const& given = ruling.patch["takenBack"];
  bool const two = given.is_array() && given.size() == 2 && given[0].is_number_integer() && given[1].is_number_integer();
  int64_t const a = two ? given[0].get<int64_t>() : 0, b = two ? given[1].get<int64_t>() : 0;
  if (!two || a < turn || b < a || b > kLastTurn) return {"/patch/takenBack", "the first and the last turn that were taken back are expected, " + std::to_string(turn) + " or later, like [" + std::to_string(turn) + ", " + std::to_string(turn) + "]"};
  first = int(a), last = int(b);
  return {};
}

void add_lines(std::vector<Line>& out, List const& list, int turn, Places const& places) {
  for (Ruling const& r : list)
    if (r.turn == turn) out.push_back(line_of(r, places));
}

void add_words(std::vector<std::string>& out, List const& list, int turn, std::string const& when, Places const& places) {
  for (Ruling const& r : list)
    if (r.turn == turn) out.push_back(when + ": " + in_words(r, places));
}

uint64_t mixed(uint64_t mark, List const& list, int turn) {
  for (Ruling const& r : list)
    if (r.turn == turn)
      for (char c : as_kept(r)) mark = mix64(mark ^ uint8_t(c));
  return mark;
}

bool unheard(List const& less, List const& more, int turn) {
  auto of_turn = [turn](Ruling const& r) { return r.turn == turn; };
  auto at = more.begin();
  for (Ruling const& r : less) {
    if (!of_turn(r)) continue;
    at = std::find_if(at, more.end(), of_turn);
    if (at == more.end() || !(*at == r)) return false;
    ++at;
  }
  return std::any_of(at, more.end(), of_turn);
}

}  // namespace paddock::rulings
