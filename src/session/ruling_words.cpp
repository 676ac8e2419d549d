// What a ruling changed, in the words and units of its game.
#include <algorithm>
#include <cstdlib>

#include "core/doc_text.hpp"
#include "session/ruling.hpp"

namespace paddock::rulings {
namespace {

bool number(std::string_view text, int64_t& out) {
  char* end = nullptr;
  std::string const copy(text);
  out = std::strtoll(copy.c_str(), &end, 10);
  return !copy.empty() && !*end && copy.size() < 12;
}

// "teams/0/riders/2/gateLuck" -> "team 1 rider 3 gate luck": people count from one
std::string plain(std::string_view path) {
  std::string out;
  for (size_t at = 0; at < path.size();) {
    size_t const end = std::min(path.find('/', at), path.size());
    std::string_view const part = path.substr(at, end - at);
    int64_t index = 0;
    if (!out.empty() && number(part, index)) {
      if (out.back() == 's') out.pop_back();
      out += " " + std::to_string(index + 1);
    } else {
      if (!out.empty()) out += ' ';
      for (char c : part) out += c >= 'A' && c <= 'Z' ? std::string(" ") + char(c + 32) : std::string(1, c == '_' ? ' ' : c);
    }
    at = end + 1;
  }
  return out;
}

// What a pointer into a list by seats leaves of itself, whose member it is and what that is called; of any other all but its first sign, kNobody.
struct Owned {
  std::string_view place, called;
  Seat seat = kNobody;
};
Owned owned(std::string_view pointer, size_t seats, std::span<PlaceWords const> all) {
  for (PlaceWords const& list : all) {
    if (!list.place.starts_with('/') || !pointer.starts_with(list.place)) continue;
    size_t const from = list.place.size(), end = pointer.find('/', from);
    int64_t at = 0;
    if (end != std::string_view::npos && number(pointer.substr(from, end - from), at) && at >= 0 && size_t(at) < seats) return {pointer.substr(end + 1), list.words, Seat(at)};
  }
  return {pointer.substr(pointer.starts_with('/') ? 1 : 0), "", kNobody};
}

PlaceWords const* known(std::span<PlaceWords const> all, std::string_view place) {
  for (PlaceWords const& one : all)
    if (one.place == place || (place.size() > one.place.size() && place.ends_with(one.place) && place[place.size() - one.place.size() - 1] == '/')) return &one;
  return nullptr;
}

// To two decimals, without noughts behind them.
std::string decimal(int64_t value, PlaceWords const& unit) {
  int64_t const by = unit.of, hundredths = value * unit.number * 100, whole = (std::abs(hundredths) + by / 2) / by;
  std::string out = std::string(hundredths < 0 && whole ? "-" : "") + std::to_string(whole / 100);
  if (int64_t const rest = whole % 100) out += "." + std::to_string(rest / 10) + (rest % 10 ? std::to_string(rest % 10) : "");
  return out;
}

}  // namespace

std::string Places::name(std::string_view pointer) const {
  Owned const is = owned(pointer, setup.seats.size(), of_game);
  PlaceWords const* const one = known(of_game, is.place);
  std::string const words = one ? std::string(one->words) : plain(is.place);
  return is.seat == kNobody ? words : setup.seats[size_t(is.seat)].name + "'s " + std::string(is.called) + ": " + words;
}

std::string Places::value(std::string_view pointer, std::string_view json) const {
  PlaceWords const* const one = known(of_game, owned(pointer, setup.seats.size(), of_game).place);
  int64_t value = 0;
  if (json == "true" || json == "false") return json == "true" ? "yes" : "no";
  if (one && number(json, value)) return decimal(value, *one) + (one->unit.empty() ? "" : " ") + std::string(one->unit);
  bool const quoted = json.size() > 1 && json.front() == '"' && json.back() == '"' && json.substr(1, json.size() - 2).find_first_of("\"\\") == std::string_view::npos;
  return std::string(quoted ? json.substr(1, json.size() - 2) : json);
}

std::string Places::words(std::string const& told) const {
  std::string out;
  for (size_t at = 0; at < told.size();) {
    size_t const end = std::min(told.find(", /", at), told.size());
    std::string_view const one = std::string_view(told).substr(at, end - at);
    size_t const is = one.find(" is ");
    if (one[0] != '/' || is == std::string_view::npos || is != one.find(' ')) return told;
    std::string_view const place = one.substr(0, is), rest = one.substr(is + 4);
    bool const fresh = rest.starts_with("new: ");
    size_t const was = fresh ? std::string_view::npos : rest.rfind(", was ");
    out += (out.empty() ? "" : "; ") + name(place) + (fresh ? " is new: " : " is ") + value(place, fresh ? rest.substr(5) : rest.substr(0, was));
    if (was != std::string_view::npos) out += ", was " + value(place, rest.substr(was + 6));
    at = end + 2;
  }
  return out;
}

}  // namespace paddock::rulings
