#include "events/event_new.hpp"

#include <algorithm>

#include "core/scan.hpp"
#include "core/text.hpp"
#include "events/board.hpp"
#include "events/edit.hpp"
#include "events/event_file.hpp"
#include "events/lines.hpp"
#include "events/rules.hpp"

namespace paddock::app::events {
namespace {

using std::to_string;

constexpr char kRight[] = "Behind the colon stand laurels, number, handicap with a number, team and tier with a name: \"Ann: laurels 3, team Reds\".";

struct NumberKey { char const* key; int low, high; };
constexpr NumberKey kNumbers[] = {{"laurels", 0, 999}, {"number", 0, 999}, {"handicap", -99, 99}};

std::optional<Error> add_word(std::string_view word, Doc& entrant) {
  size_t const blank = word.find(' ');
  std::string const key(word.substr(0, blank));
  std::string_view const value = blank == word.npos ? std::string_view() : trimmed_line(word.substr(blank));
  if ((key == "team" || key == "tier") && !value.empty()) return entrant[key] = clean_name(value), std::nullopt;
  for (NumberKey const& one : kNumbers) {
    if (key != one.key) continue;
    bool const minus = value.starts_with('-');
    int n = whole_number(value.substr(minus ? 1 : 0), 3);
    if (n >= 0 && minus) n = -n;
    else if (n < 0) n = one.low - 1;
    if (n < one.low || n > one.high) return Error{"", key + " is a whole number from " + to_string(one.low) + " to " + to_string(one.high) + "."};
    entrant[key] = n;
    return std::nullopt;
  }
  return Error{"", kRight};
}

Doc rounds_of(Plan const& plan) {
  Doc out = Doc::array();
  for (int i = 0; i < plan.rounds; ++i) {
    Doc one{{"name", std::string(plan.kind == Kind::Qualifying ? "Slot " : "Round ") + to_string(i + 1)}};
    if (!plan.boards.empty()) one["board"] = plan.boards[size_t(i) % plan.boards.size()];
    if (plan.laps) one[kLapsKey] = plan.laps;
    out.push_back(std::move(one));
  }
  if (plan.kind != Kind::Qualifying) return out;
  Doc final{{"name", "Final"}, {"final", true}};
  if (!plan.boards.empty()) final["board"] = plan.boards[size_t(plan.rounds) % plan.boards.size()];
  if (plan.laps) final[kLapsKey] = plan.laps;
  out.push_back(std::move(final));
  return out;
}

// "Bob, laurels 4": the colon is missing.
bool key_in_name(std::string_view name) {
  for (std::string_view key : {"laurels ", "number ", "handicap ", "team ", "tier "})
    for (size_t at = name.find_first_of(",;\t)"); at != name.npos; at = name.find_first_of(",;\t)", at + 1))
      if (trimmed_line(name.substr(at + 1)).starts_with(key)) return true;
  return false;
}

// The colon of "mailto:" is none.
size_t end_of_name(std::string_view line) {
  size_t at = line.find(':');
  while (at != line.npos && at >= 6 && same_but_for_case(line.substr(at - 6, 6), "mailto")) at = line.find(':', at + 1);
  return std::min(at, line.size());
}

// As lists are pasted: "> 3) Ann Lee <ann@example.org>". Marks before the name, its quotes and a mail address are none of it.
std::string plain_line(std::string_view line) {
  while (!line.empty() && is_one_of(line[0], "> \t")) line.remove_prefix(1);
  size_t const digits = std::min(line.find_first_not_of("0123456789"), line.size());
  size_t mark = digits > 0 && digits <= 3 && digits < line.size() && is_one_of(line[digits], ".)") ? digits + 1 : 0;
  for (std::string_view bullet : {"-", "*", "\xE2\x80\xA2", "\xE2\x80\x93", "\xC2\xB7"})
    if (line.starts_with(bullet)) mark = bullet.size();
  if (mark && mark < line.size() && is_one_of(line[mark], " \t")) line = trimmed_line(line.substr(mark));
  size_t const colon = end_of_name(line);
  std::string name(line.substr(0, colon));
  for (size_t sign = name.find('@'); sign != name.npos; sign = name.find('@', sign)) {
    size_t const open = name.find_last_of(" \t<(,;", sign), end = std::min(name.find_first_of(" \t>),;", sign), name.size());
    bool const address = open != name.npos && open > 0 && sign > open + 1 && name.find('.', sign) < end;   // else nothing else is his name, or it is part of it
    if (!address && ++sign) continue;
    bool const round = end < name.size() && is_one_of(name[open], "<(");
    name.erase(open, end + (round ? 1 : 0) - open);
    sign = open;
  }
  name = std::string(trimmed_line(name));
  while (!name.empty() && is_one_of(name.back(), ",; ")) name.pop_back();
  if (name.size() > 2 && is_one_of(name[0], "\"'") && name.find(name[0], 1) == name.size() - 1) name = name.substr(1, name.size() - 2);
  return name + std::string(line.substr(colon));
}

}  // namespace

char const kExample[] =
    "Friday Night Series\n"
    "Ann (bot medium): laurels 3, team Reds\n"
    "Bo (bot medium): team Reds\n"
    "Cy (bot easy): laurels 1, team Blues\n"
    "Di (screen): team Blues\n";

Expected<Doc> entrant_of(std::string_view written) {
  std::string const plain = plain_line(written);
  std::string_view const line = plain;
  size_t const colon = end_of_name(line);
  if (key_in_name(line.substr(0, colon))) return Error{"", kRight};
  auto head = name_and_leader(line.substr(0, colon), "nobody");
  if (!head) return head.error();
  Doc out{{"name", head->name}, {kDriverKey, head->leader}};
  std::string_view rest = line.substr(std::min(colon + 1, line.size()));
  while (!rest.empty()) {
    size_t const comma = rest.find(',');
    if (std::string_view const word = trimmed_line(rest.substr(0, comma)); !word.empty())
      if (auto wrong = add_word(word, out)) return *wrong;
    rest = comma == rest.npos ? std::string_view() : rest.substr(comma + 1);
  }
  return out;
}

bool says_driver(std::string_view written) {
  std::string const line = plain_line(written);
  return line.find('(') < end_of_name(line);
}

std::string with_driver(std::string line, std::string const& driver) {
  line = plain_line(line);
  if (!says_driver(line)) line.insert(end_of_name(line), " (" + driver + ")");
  return line;
}

Expected<Event> new_event(Plan const& plan, std::string_view text) {
  Doc doc{{"format", kFormat}, {"kind", kKinds[size_t(plan.kind)]}, {"game", plan.game}, {"seed", plan.seed.hex()}, {"entrants", Doc::array()}};
  Doc tiers = Doc::array();
  Lines lines(text);
  std::vector<int> line_of;
  while (auto line = lines.next()) {
    if (!doc.contains("title")) {
      if (line->find(':') != line->npos) return Error{"line " + to_string(lines.number()), "The title stands first, by itself; this line is an entrant."};
      doc["title"] = std::string(*line);
      continue;
    }
    if (line_of.size() >= size_t(kMostEntrants)) return Error{"line " + to_string(lines.number()), "An event has at most " + to_string(kMostEntrants) + " entrants."};
    auto one = entrant_of(*line);
    if (!one) return Error{"line " + to_string(lines.number()), one.error().what};
    std::string const name = get_text(*one, "name");
    for (Doc const& other : doc["entrants"])
      if (same_but_for_case(name, get_text(other, "name"))) return Error{"line " + to_string(lines.number()), "There are two called " + name + "; rename one."};
    if (one->contains("tier") && std::find(tiers.begin(), tiers.end(), (*one)["tier"]) == tiers.end()) tiers.push_back((*one)["tier"]);
    doc["entrants"].push_back(std::move(*one));
    line_of.push_back(lines.number());
  }
  if (!doc.contains("title")) return Error{"line 1", "The title stands first, then a line for each entrant."};
  if (!tiers.empty()) doc["rules"] = Doc{{"tiers", tiers}};
  for (std::string const& board : plan.boards)
    if (std::string const wrong = board_fault(plan.game, board); !wrong.empty()) return Error{"--boards", wrong};
  if (!plan.map.empty()) {
    if (auto const board = own_board(plan.game, plan.map); !board) return Error{"the board" + (board.error().where.empty() ? "" : ", " + board.error().where), board.error().what};
    doc["map"] = plan.map;
  }
  doc["rounds"] = rounds_of(plan);
  auto event = read_event(doc);
  if (event) return event;
  return Error{line_named(event.error().where, "/entrants/", line_of), event.error().what};
}

}  // namespace paddock::app::events
