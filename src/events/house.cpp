#include "events/house.hpp"

#include <algorithm>

#include "core/scan.hpp"
#include "core/text.hpp"
#include "events/board.hpp"
#include "events/edit.hpp"
#include "events/event_file.hpp"
#include "events/lines.hpp"
#include "session/session.hpp"

namespace paddock::app::events {
namespace {

std::vector<Setting> settings_of(Event const& event) {
  GameInfo const* game = find_game(event.game);
  return game ? game->settings() : std::vector<Setting>();
}

std::string text_of(Doc const& value) { return value.is_string() ? value.get<std::string>() : dump_doc(value); }

bool same(std::string_view a, std::string_view b) {
  return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](char x, char y) { return lower(x) == lower(y); });
}

// Where the value begins behind this name, 0: it does not stand there.
size_t behind(std::string_view item, std::string_view name) {
  if (name.empty() || item.size() <= name.size() || !same(item.substr(0, name.size()), name)) return 0;
  size_t const at = item.find_first_not_of(" :=\t", name.size());
  return at == item.npos || at == name.size() ? 0 : at;
}

// "15000" of "$15,000" and the words that people read.
std::string value_of(Setting const& setting, std::string_view text) {
  for (size_t i = 0; i < setting.choices.size(); ++i)
    if (same(text, setting.choices[i]) || (i < setting.words.size() && same(text, setting.words[i]))) return setting.choices[i];
  return std::string(text);
}

bool ends_item(std::string_view text, size_t at) {   // with a line, a semicolon, or a comma that no figure follows at once: "$15,000"
  return at >= text.size() || text[at] == '\n' || text[at] == ';' || (text[at] == ',' && !(at + 1 < text.size() && is_digit(text[at + 1])));
}

// The name of a setting and its value, which may both have commas; `rest` goes on behind them.
std::optional<Error> put_next(Doc& settings, std::vector<Setting> const& known, std::string_view& rest) {
  Setting const* found = nullptr;
  size_t at = 0, end = 0;
  for (Setting const& one : known)
    for (size_t const begins : {behind(rest, one.name), behind(rest, one.label)})
      if (begins > at) found = &one, at = begins;
  std::string_view const text = rest.substr(at);
  if (found)
    for (auto const* list : {&found->choices, &found->words})
      for (std::string const& one : *list)
        if (one.size() > end && one.size() <= text.size() && same(text.substr(0, one.size()), one) && ends_item(text, text.find_first_not_of(" \t\r", one.size()))) end = one.size();
  while (end < text.size() && !ends_item(text, end)) ++end;
  std::string const said(trimmed_line(text.substr(0, end)));
  rest = text.substr(end);
  if (!found && same(said, "none")) return std::nullopt;
  if (!found) return Error{"'" + cut(said, 40) + "'", known.empty() ? "This game has no settings." : "Name a setting and its value, like \"" + known.front().name + " " + known.front().fallback + "\"; the set-up screen and 'paddock-cli games' list them."};
  std::string const value = value_of(*found, said);
  int const number = found->choices.empty() ? whole_number(value, 6) : -1;
  settings[found->name] = number >= 0 ? Doc(number) : Doc(value);
  if (value == found->fallback) settings.erase(found->name);
  return std::nullopt;
}

// Of the rounds that go by the event's own settings.
std::optional<Error> why_they_stay(Event const& event) {
  for (Round const& round : event.rounds)
    if (game_of(event, round) == event.game && has_result(round))
      return Error{"", round.name + " has a result already, so the house rules stay; take the result back first."};
  return std::nullopt;
}

}  // namespace

std::vector<HouseRule> house_rules(Event const& event) {
  std::vector<HouseRule> out;
  for (Setting const& one : settings_of(event)) {
    if (!event.settings.contains(one.name)) continue;
    std::string const value = text_of(event.settings[one.name]);
    if (value != one.fallback) out.push_back({one.name, one.label, one.words_of(value), one.words_of(one.fallback), std::string(one.rule.text())});
  }
  return out;
}

std::string house_text(Event const& event) {
  std::string out;
  for (HouseRule const& one : house_rules(event)) out += (out.empty() ? "" : ", ") + one.name + " " + clean_name(text_of(event.settings[one.name]), 200);
  return out;
}

std::string house_words(Event const& event) {
  std::string out;
  for (HouseRule const& one : house_rules(event)) out += (out.empty() ? "" : "; ") + one.label + " " + one.value;
  return out;
}

std::string house_example(Event const& event) {
  std::string out = "Settings of the game with their values, by the names of the set-up screen";
  auto const known = settings_of(event);
  if (known.empty()) return out + ".";
  auto const main = std::find_if(known.begin(), known.end(), [](Setting const& one) { return one.main; });
  Setting const& one = main == known.end() ? known.front() : *main;
  return out + ": \"" + one.label + " " + one.words_of(one.fallback) + "\". Nothing: all as usual.";
}

Expected<Event> with_house(Event event, std::string_view rest) {
  if (auto stays = why_they_stay(event)) return *stays;
  if (event.kind == Kind::League) return Error{"", "A league has its rules in its own list."};
  auto const known = settings_of(event);
  Doc settings = event.settings.is_object() ? event.settings : Doc::object();   // what is read and no longer listed stays
  for (Setting const& one : known) settings.erase(one.name);
  while (true) {
    rest.remove_prefix(std::min(rest.find_first_not_of(" \t\r\n;,"), rest.size()));
    if (rest.empty()) break;
    if (auto wrong = put_next(settings, known, rest)) return *wrong;
  }
  event.settings = std::move(settings);
  if (auto wrong = settings_fault(event)) return *wrong;
  return event;
}

Expected<Event> with_map(Event event, std::string text) {
  if (!text.empty())
    if (auto const board = own_board(event.game, text); !board) return board.error();
  std::vector<Round*> open, goes;        // rounds of its game without a result, and of these those that would be on this board
  for (Round& round : event.rounds) {
    if (game_of(event, round) != event.game) continue;
    bool const as_event = round.board.empty() && round.board_text.empty();
    if (as_event && has_result(round)) return Error{"", round.name + " has a result on the event's board already, so that stays; other rounds may have boards of their own."};
    if (has_result(round)) continue;
    open.push_back(&round);
    if (as_event) goes.push_back(&round);
  }
  if (!text.empty() && open.empty() && !event.rounds.empty()) return Error{"", "No race is left that could be on this board."};
  if (!text.empty() && goes.empty())
    for (Round* round : open) round->board.clear(), round->board_text.clear();
  event.board_text = std::move(text);
  return event;
}

}  // namespace paddock::app::events
