// A league as a person writes it: its name, then a line for each side.
#include "core/text.hpp"
#include "events/event_file.hpp"
#include "events/league_view.hpp"
#include "events/lines.hpp"

namespace paddock::app::events {
namespace {

// "Hornets (bot easy): Ann 8.6, Bo 7.2, ..."; errors without the line.
Expected<Doc> side_of(League const& game, std::string_view line) {
  size_t const colon = line.find(':');
  if (colon == line.npos) return Error{"", game.line};
  auto head = name_and_leader(line.substr(0, colon), std::string("no ") + game.words.side);
  if (!head) return head.error();
  return Doc{{"name", head->name}, {kDriverKey, head->leader}, {game.words.listed, std::string(trimmed_line(line.substr(colon + 1)))}};
}

}  // namespace

Expected<Event> new_league(League const& game, std::string_view text) {
  std::string const side = game.words.side;
  Doc doc{{"format", kOldLeague}, {"game", game.game}, {"clubs", Doc::array()}};
  std::vector<int> numbers;   // where each side stands
  Lines lines(text);
  while (int(numbers.size()) <= kMostSides) {
    auto const line = lines.next();
    if (!line) break;
    if (!doc.contains("title")) {
      doc["title"] = std::string(*line);
      continue;
    }
    auto one = side_of(game, *line);
    if (!one) return Error{"line " + std::to_string(lines.number()), one.error().what};
    doc["clubs"].push_back(std::move(*one));
    numbers.push_back(lines.number());
  }
  if (!doc.contains("title")) return Error{"line 1", "The name of the league stands first, then a line for each " + side + "."};
  if (doc["title"].get_ref<std::string const&>().find(':') != std::string::npos)
    return Error{"line 1", "The name of the league stands first, by itself; this line is a " + side + "."};
  auto league = read_old_league(doc);
  if (league) return league;
  return Error{line_named(league.error().where, "/clubs/", numbers), league.error().what};
}

}  // namespace paddock::app::events
