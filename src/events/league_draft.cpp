#include "events/league_draft.hpp"

#include <algorithm>

#include "core/scan.hpp"
#include "events/lines.hpp"

namespace paddock::app {
namespace {

constexpr int kUsualMembers = 7;

// "Archer 8.6": behind the last blank stands his number, where it is one.
LeagueDraft::Member member_of(std::string_view text) {
  text = trimmed_line(text);
  size_t const blank = text.rfind(' ');
  if (blank == text.npos || !is_digit(text[blank + 1])) return {std::string(text), ""};
  return {std::string(trimmed_line(text.substr(0, blank))), std::string(text.substr(blank + 1))};
}

LeagueDraft::Side side_of(std::string_view line) {
  LeagueDraft::Side out;
  size_t const colon = std::min(line.find(':'), line.size());
  std::string_view const head = trimmed_line(line.substr(0, colon));
  size_t const open = head.ends_with(')') ? head.rfind('(') : head.npos;
  out.name = std::string(trimmed_line(head.substr(0, open)));
  if (open != head.npos) out.leader = std::string(trimmed_line(head.substr(open + 1, head.size() - open - 2)));
  std::string_view rest = colon < line.size() ? line.substr(colon + 1) : std::string_view();
  while (!rest.empty() && out.members.size() < size_t(kDraftMembers)) {
    size_t const comma = std::min(rest.find(','), rest.size());
    if (LeagueDraft::Member one = member_of(rest.substr(0, comma)); !one.name.empty()) out.members.push_back(std::move(one));
    rest.remove_prefix(std::min(comma + 1, rest.size()));
  }
  return out;
}

bool empty(LeagueDraft::Side const& side) {
  return side.name.empty() && std::all_of(side.members.begin(), side.members.end(), [](LeagueDraft::Member const& m) { return m.name.empty(); });
}

// What a row may not say, for the text would say something else then.
std::string plain(std::string text, std::string_view without) {
  std::erase_if(text, [&](char c) { return c == '\n' || without.find(c) != without.npos; });
  return std::string(trimmed_line(text));
}

}  // namespace

LeagueDraft::Side empty_side() {
  LeagueDraft::Side out;
  out.members.resize(kUsualMembers);
  return out;
}

bool LeagueDraft::ready() const {
  auto const filled = std::count_if(sides.begin(), sides.end(), [](Side const& side) {
    return !side.name.empty() && std::any_of(side.members.begin(), side.members.end(), [](Member const& m) { return !m.name.empty(); });
  });
  return !title.empty() && filled >= 2;
}

LeagueDraft read_draft(std::string_view text) {
  LeagueDraft out;
  Lines lines(text);
  while (auto line = lines.next())
    if (lines.number() > 0 && out.title.empty() && line->find(':') == line->npos) out.title = std::string(*line);
    else if (out.sides.size() < size_t(kDraftSides)) out.sides.push_back(side_of(*line));
  while (out.sides.size() < 2) out.sides.push_back(empty_side());
  return out;
}

std::string draft_text(LeagueDraft const& draft) {
  std::string lines;
  for (LeagueDraft::Side const& side : draft.sides) {
    if (empty(side)) continue;
    std::string members;
    for (LeagueDraft::Member const& one : side.members) {
      std::string const name = plain(one.name, ",:"), number = plain(one.number, ",: ");
      if (!name.empty()) members += (members.empty() ? "" : ", ") + name + (number.empty() ? "" : " " + number);
    }
    lines += plain(side.name, ":()") + (side.leader == "screen" ? "" : " (" + side.leader + ")") + ": " + members + "\n";
  }
  std::string const title = plain(draft.title, ":");
  return title.empty() && lines.empty() ? "" : title + "\n" + lines;
}

}  // namespace paddock::app
