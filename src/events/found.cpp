// A league as a person writes it: its name, then a line for each side.
#include <algorithm>
#include <cstdlib>

#include "core/text.hpp"
#include "events/season.hpp"

namespace paddock::app::seasons {
namespace {

constexpr char const* kLeaders[] = {"screen", "link", "forum", "mail", "bot easy", "bot medium", "bot hard"};

std::string_view trim(std::string_view s) {
  while (!s.empty() && uint8_t(s.front()) <= ' ') s.remove_prefix(1);
  while (!s.empty() && uint8_t(s.back()) <= ' ') s.remove_suffix(1);
  return s;
}

// "Hornets (bot easy): Ann 8.6, Bo 7.2, ..."; errors without the line.
Expected<Doc> side_of(League const& game, std::string_view line) {
  size_t const colon = line.find(':');
  if (colon == line.npos) return Error{"", game.line};
  std::string_view name = trim(line.substr(0, colon));
  std::string driver = "screen";
  if (size_t const open = name.find('('); open != name.npos) {
    size_t const end = name.find(')', open);
    driver = std::string(trim(name.substr(open + 1, end == name.npos ? end : end - open - 1)));
    if (std::find(std::begin(kLeaders), std::end(kLeaders), driver) == std::end(kLeaders))
      return Error{"", "'" + cut(driver, 20) + "' leads no " + game.words.side + "; write screen, link, forum, mail, bot easy, bot medium or bot hard."};
    name = trim(name.substr(0, open));
  }
  return Doc{{"name", std::string(name)}, {"driver", driver}, {game.words.listed, std::string(trim(line.substr(colon + 1)))}};
}

}  // namespace

Expected<LeagueFile> found(League const& game, std::string_view text) {
  std::string const side = game.words.side;
  Doc doc{{"format", "paddock-league"}, {"game", game.game}, {"clubs", Doc::array()}};
  std::vector<int> lines;   // where each side stands
  int n = 0;
  while (!text.empty() && int(lines.size()) <= kMostSides) {
    size_t const end = text.find('\n');
    std::string_view const line = trim(text.substr(0, end));
    text.remove_prefix(end == text.npos ? text.size() : end + 1);
    ++n;
    if (line.empty()) continue;
    if (!doc.contains("title")) {
      doc["title"] = std::string(line);
      continue;
    }
    auto one = side_of(game, line);
    if (!one) return Error{"line " + std::to_string(n), one.error().what};
    doc["clubs"].push_back(std::move(*one));
    lines.push_back(n);
  }
  if (!doc.contains("title")) return Error{"line 1", "The name of the league stands first, then a line for each " + side + "."};
  if (doc["title"].get_ref<std::string const&>().find(':') != std::string::npos)
    return Error{"line 1", "The name of the league stands first, by itself; this line is a " + side + "."};
  auto league = read_file(game, doc);
  if (league) return league;
  Error error = league.error();   // "/clubs/2/..., column 7" is a place of the file; people wrote lines
  constexpr std::string_view kSides = "/clubs/";
  if (error.where.rfind(kSides, 0) != 0) return Error{"", error.what};
  size_t const at = size_t(std::atoi(error.where.c_str() + kSides.size()));
  return Error{at < lines.size() ? "line " + std::to_string(lines[at]) : "", error.what};
}

}  // namespace paddock::app::seasons
