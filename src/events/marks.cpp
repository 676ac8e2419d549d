#include "events/marks.hpp"

#include <algorithm>

#include "core/scan.hpp"
#include "core/text.hpp"
#include "events/lines.hpp"
#include "session/session.hpp"

namespace paddock::app::events {
namespace {

using std::to_string;

constexpr int kMostOwn = 9999;          // points of the game in one race

// One seat as it is written: "2:7".
std::optional<Finish> read_seat(std::string_view word, int seats) {
  size_t const colon = word.find(':');
  std::string_view const place = trimmed_line(word.substr(0, colon));
  Finish out;
  if (place != "-") out.place = whole_number(place, 2);
  if (place != "-" && (out.place < 1 || out.place > seats)) return std::nullopt;
  if (colon == word.npos) return out;
  auto const points = read_ratio(std::string(trimmed_line(word.substr(colon + 1))));
  Ratio const parts = points.value_or(Ratio(0)) * Ratio(kParts);
  if (!points || !parts.whole() || parts.num > kMostOwn * kParts || parts.num < -kMostOwn * kParts) return std::nullopt;
  out.points = int(parts.num);
  return out;
}

// The parts of a list between commas or other signs, without what is empty.
std::vector<std::string_view> parts_of(std::string_view text, char sign) {
  std::vector<std::string_view> out;
  while (!text.empty()) {
    size_t const at = text.find(sign);
    if (std::string_view const part = trimmed_line(text.substr(0, at)); !part.empty()) out.push_back(part);
    text = at == text.npos ? std::string_view() : text.substr(at + 1);
  }
  return out;
}

std::string ids_of(Contest const* contest) {
  std::string out;
  for (size_t i = 0; contest && i < contest->marks.size(); ++i) out += (out.empty() ? "" : ", ") + std::string(contest->marks[i].id);
  return out;
}

}  // namespace

int mark_named(Contest const* contest, std::string_view id) {
  for (size_t i = 0; contest && i < contest->marks.size(); ++i)
    if (id == contest->marks[i].id) return int(i);
  return -1;
}

Contest const* contest_of(Event const& event, Round const& round) {
  GameInfo const* game = find_game(game_of(event, round));
  return game ? game->contest : nullptr;
}

std::optional<Error> bonus_fault(Event const& event) {
  for (Bonus const& bonus : event.rules.bonuses) {
    bool known = std::find(std::begin(kBonuses), std::end(kBonuses), bonus.of) != std::end(kBonuses) || mark_named(contest_of(event, Round{}), bonus.of) >= 0;
    for (Round const& round : event.rounds) known = known || mark_named(contest_of(event, round), bonus.of) >= 0;
    if (known) continue;
    std::string const marks = ids_of(contest_of(event, Round{}));
    return Error{"/rules/bonuses/" + cut(bonus.of, 40), "No game of this event can tell that; there are started, finished, pole and won" + (marks.empty() ? "" : ", and of its game " + marks) + "."};
  }
  return std::nullopt;
}

std::vector<int> counted_marks(Event const& event, Round const& round) {
  std::vector<int> out;
  for (Bonus const& bonus : event.rules.bonuses)
    if (int const mark = mark_named(contest_of(event, round), bonus.of); mark >= 0) out.push_back(mark);
  return out;
}

Expected<std::vector<Finish>> read_places(std::vector<std::string> const& places, std::vector<uint32_t> const& marks) {
  std::vector<Finish> out;
  for (std::string const& word : places) {
    if (trimmed_line(word).empty()) return Error{"", "Each seat wants its place, or - for who did not finish."};
    auto one = read_seat(word, int(places.size()));
    if (!one) return Error{"'" + cut(word, 12) + "'", "A place from 1 to " + to_string(places.size()) + " is expected, or - for who did not finish; behind a colon its points, like 2:7."};
    if (out.size() < marks.size()) one->marks = marks[out.size()];
    out.push_back(*one);
  }
  return out;
}

Expected<std::vector<uint32_t>> read_marks(Event const& event, RaceAt at, std::string_view text) {
  Round const& round = event.rounds[size_t(at.round)];
  Race const& race = round.races[size_t(at.race)];
  Contest const* contest = contest_of(event, round);
  std::vector<uint32_t> out(race.grid.size());
  for (std::string_view const part : parts_of(text, ';')) {
    size_t const colon = part.find(':');
    std::string const id(trimmed_line(part.substr(0, colon)));
    int const mark = mark_named(contest, id);
    if (mark < 0 || colon == part.npos) {
      std::string const ids = ids_of(contest);
      return Error{"'" + cut(id, 20) + "'", ids.empty() ? "This game tells no such marks; leave them out." : "A mark and its names are expected, like \"fastest: Ann\"; there are " + ids + "."};
    }
    for (std::string_view const name : parts_of(part.substr(colon + 1), ',')) {
      auto const seat = std::find_if(race.grid.begin(), race.grid.end(), [&](int who) { return event.entrants[size_t(who)].name == name; });
      if (seat == race.grid.end()) return Error{"'" + cut(name, 40) + "'", "He is not on its grid; write a name that is."};
      out[size_t(seat - race.grid.begin())] |= 1u << mark;
    }
  }
  return out;
}

std::string marks_text(Event const& event, RaceAt at, std::vector<uint32_t> const& marks) {
  Round const& round = event.rounds[size_t(at.round)];
  Race const& race = round.races[size_t(at.race)];
  Contest const* contest = contest_of(event, round);
  std::string out;
  for (size_t m = 0; contest && m < contest->marks.size(); ++m) {
    std::string names;
    for (size_t seat = 0; seat < race.grid.size() && seat < marks.size(); ++seat)
      if (marks[seat] >> m & 1) names += (names.empty() ? "" : ", ") + event.entrants[size_t(race.grid[seat])].name;
    if (!names.empty()) out += (out.empty() ? "" : "; ") + std::string(contest->marks[m].id) + ": " + names;
  }
  return out;
}

}  // namespace paddock::app::events
