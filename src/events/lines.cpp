#include "events/lines.hpp"

#include <algorithm>
#include <cstdlib>

#include "core/scan.hpp"
#include "core/text.hpp"

namespace paddock::app {
namespace {

constexpr char const* kLeaders[] = {"screen", "link", "forum", "mail", "bot easy", "bot medium", "bot hard"};

}  // namespace

std::string_view trimmed_line(std::string_view s) {
  while (!s.empty() && uint8_t(s.front()) <= ' ') s.remove_prefix(1);
  while (!s.empty() && uint8_t(s.back()) <= ' ') s.remove_suffix(1);
  return s;
}

bool same_but_for_case(std::string_view a, std::string_view b) {
  return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](char x, char y) { return lower(x) == lower(y); });
}

std::optional<std::string_view> Lines::next() {
  while (!text_.empty()) {
    size_t const end = text_.find('\n');
    std::string_view const line = trimmed_line(text_.substr(0, end));
    text_.remove_prefix(end == text_.npos ? text_.size() : end + 1);
    ++number_;
    if (!line.empty()) return line;
  }
  return std::nullopt;
}

Expected<Leader> name_and_leader(std::string_view text, std::string const& nothing) {
  std::string_view const whole = trimmed_line(text);
  size_t const open = whole.find('(');
  if (open == whole.npos) return Leader{std::string(whole), "screen"};
  size_t const end = whole.find(')', open);
  std::string const said(trimmed_line(whole.substr(open + 1, end == whole.npos ? end : end - open - 1)));
  std::string leader;
  for (char const c : said)
    if (c != ',') leader += lower(c);
  if (leader.starts_with("by ")) leader.erase(0, 3);
  if (leader == "e-mail" || leader == "email") leader = "mail";
  if (std::find(std::begin(kLeaders), std::end(kLeaders), leader) == std::end(kLeaders))
    return Error{"", "'" + cut(said, 20) + "' leads " + nothing + "; write screen, link, forum, mail, bot easy, bot medium or bot hard."};
  if (std::string_view const behind = end == whole.npos ? "" : trimmed_line(whole.substr(end + 1)); !behind.empty())
    return Error{"", "'" + cut(behind, 20) + "' stands behind (" + leader + "), where a line ends or a colon comes."};
  return Leader{std::string(trimmed_line(whole.substr(0, open))), leader};
}

std::string line_named(std::string_view where, std::string_view list, std::vector<int> const& lines) {
  if (!where.starts_with(list)) return "";
  size_t const at = size_t(std::atoi(std::string(where.substr(list.size(), 6)).c_str()));
  return at < lines.size() ? "line " + std::to_string(lines[at]) : "";
}

}  // namespace paddock::app
