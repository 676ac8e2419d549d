#include "cli/event_edit.hpp"

#include <algorithm>

#include "cli/event_change.hpp"
#include "core/scan.hpp"
#include "core/text.hpp"
#include "events/edit.hpp"
#include "events/event_new.hpp"
#include "events/lines.hpp"

namespace paddock::cli {
namespace {

namespace events = app::events;
using events::Event;
using std::to_string;

Expected<Edited> entrant(Event const& event, std::vector<std::string> const& words) {
  if (words.size() < 3 || words.size() > 4) return Error{"event entrant", "FILE, a name and, to change him, his whole line are expected: entrant FILE Gus \"Gus Ott (link): team Reds\"."};
  auto const who = who_named(event, words[2]);
  if (!who) return who.error();
  if (words.size() == 3) return Edited{std::nullopt, events::entrant_line(event, *who)};
  auto after = events::with_entrant_line(event, *who, words[3]);
  if (!after) return Error{words[3], after.error().what};
  std::string told = events::entrant_line(*after, *who);
  return Edited{std::move(*after), std::move(told)};
}

// What it is, and what may stand there.
std::string rule_help(Event const& event, events::RuleInfo const& rule) {
  std::string out = rule.help, all;
  for (char const* one : rule.choices) all += (all.empty() ? "" : ", ") + std::string(one);
  if (rule.form == events::RuleInfo::Choice) return out + " One of " + all + ".";
  std::string const example = events::rule_example(event, rule);
  return example == out ? out : out + " " + example;
}

std::string rule_line(Event const& event, events::RuleInfo const& rule) {
  std::string const value = events::rule_text(events::rule_value(event.rules, rule.name));
  return std::string(rule.name) + ": " + (value.empty() ? "none" : value);
}

Expected<Edited> rule(Event const& event, std::vector<std::string> const& words) {
  if (words.size() < 2 || words.size() > 4) return Error{"event rule", "FILE, a rule's name and its value are expected: rule FILE points \"10, 7, 5\"; without a value it says what stands."};
  std::string all, known;
  for (events::RuleInfo const& one : events::rule_list()) {
    if (!events::rule_counts(event, one.name)) continue;
    all += (all.empty() ? "" : "\n") + rule_line(event, one), known += (known.empty() ? "" : ", ") + std::string(one.name);
    if (words.size() < 3 || words[2] != one.name) continue;
    if (words.size() == 3) return Edited{std::nullopt, rule_line(event, one) + "\n" + rule_help(event, one)};
    auto const value = events::rule_from_text(one, words[3]);
    if (!value) return value.error();
    auto after = events::with_rule(event, one.name, *value);
    if (!after) return Error{one.name, after.error().what};
    std::string told = rule_line(*after, one);
    return Edited{std::move(*after), std::move(told)};
  }
  if (words.size() == 2) return Edited{std::nullopt, all};
  return Error{"'" + cut(words[2], 20) + "'", "There is no such rule here; there are " + known + "."};
}

Expected<Edited> round(Event const& event, std::vector<std::string> const& words, RoundWishes const& w) {
  int const n = words.size() == 3 ? whole_number(words[2], 3) : -1;
  if (n < 1 || n > int(event.rounds.size())) return Error{"event round", "FILE and a number from 1 to " + to_string(event.rounds.size()) + " are expected, with --name, --date, --board or --laps for what changes."};
  events::RoundEdit edit;
  if (!w.name.empty()) edit.name = w.name;
  if (!w.date.empty()) edit.date = w.date;
  if (!w.board.empty()) edit.board = w.board == "usual" ? "" : w.board;
  if (!w.laps.empty()) edit.laps = whole_number(w.laps, 2);
  auto after = events::with_round(event, n - 1, edit);
  if (!after) return after.error();
  events::Round const& one = after->rounds[size_t(n - 1)];
  bool const asks = (w.name + w.date + w.board + w.laps).empty();
  std::string told = one.name + (one.date.empty() ? "" : ", " + one.date) + (one.board.empty() ? "" : ", on " + one.board) + (one.laps ? ", laps " + to_string(one.laps) : "");
  return Edited{asks ? std::nullopt : std::optional(std::move(*after)), std::move(told)};
}

}  // namespace

Expected<Edited> edited_event(Event const& event, std::vector<std::string> const& words, RoundWishes const& w) {
  return words[0] == "entrant" ? entrant(event, words) : words[0] == "rule" ? rule(event, words) : round(event, words, w);
}

std::string with_drivers(std::string const& text, std::string const& driver) {
  if (driver.empty()) return text;
  std::string out;
  bool title = true;
  for (size_t at = 0; at < text.size();) {
    size_t const end = std::min(text.find('\n', at), text.size());
    std::string const line = text.substr(at, end - at);
    bool const blank = app::trimmed_line(line).empty();
    out += (title || blank ? line : events::with_driver(line, driver)) + "\n";
    title = title && blank;
    at = end + 1;
  }
  return out;
}

}  // namespace paddock::cli
