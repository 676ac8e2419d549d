#include "cli/event_change.hpp"

#include <algorithm>

#include "core/scan.hpp"
#include "core/text.hpp"
#include "events/changes.hpp"
#include "events/lines.hpp"

namespace paddock::cli {
namespace {

namespace events = app::events;
using events::Event;
using std::to_string;

Expected<Event> substituted(Event const& event, int who, std::string const& line, ChangeWishes const& w) {
  if (w.race.empty() && !w.from) return Error{"--race", "One " + events::race_word(event) + " (--race 2A) or rounds (--from 2, and --to 3 where it ends) are expected."};
  if (w.race.empty()) return events::with_substitute(event, who, line, w.from - 1, w.to ? w.to - 1 : -1);
  events::RaceAt const at = events::find_race(event, w.race);
  if (!at.any()) return Error{"--race", "There is no " + events::race_word(event) + " '" + cut(w.race, 12) + "' in this event; a round that is not drawn is named by --from 2 --to 2."};
  auto const& grid = event.rounds[size_t(at.round)].races[size_t(at.race)].grid;
  if (std::find(grid.begin(), grid.end(), who) == grid.end()) return Error{"--race", event.entrants[size_t(who)].name + " is not in " + events::race_name(event, w.race) + "."};
  return events::with_substitute(event, who, line, at.round, at.round);
}

}  // namespace

std::string race_named(Event const& event, std::string const& word) {
  if (events::find_race(event, word).any()) return word;
  int n = event.kind == events::Kind::League ? whole_number(word, 4) : -1;
  for (events::Round const& round : event.rounds)
    for (events::Race const& race : round.races)
      if ((n > 0 && --n == 0) || (n < 0 && app::same_but_for_case(race.id, word))) return race.id;
  return word;
}

Expected<int> who_named(Event const& event, std::string const& name) {
  int const who = events::find_entrant(event, name);
  if (who >= 0) return who;
  int like = -1, many = 0;
  for (size_t i = 0; i < event.entrants.size(); ++i)
    if (app::same_but_for_case(event.entrants[i].name, name)) like = int(i), ++many;
  if (many == 1) return like;
  // The alike first: "Ben A", "Benn Aachmann".
  auto const begin = [](std::string_view text) { return text.substr(0, std::min(text.find(' '), size_t(3))); };
  std::vector<std::string> near, all;
  for (events::Entrant const& one : event.entrants) all.push_back(one.name), app::same_but_for_case(begin(one.name), begin(name)) ? near.push_back(one.name) : void();
  bool const some = !near.empty() && near.size() < all.size();
  if (near.empty()) near = std::move(all);
  size_t const most = std::min(near.size(), size_t(24));
  std::string out = "'" + cut(name, 40) + "' is nobody of this event; " + (some ? "names like it: " : "there are ");
  for (size_t i = 0; i < most; ++i) out += (i ? ", " : "") + near[i];
  return Error{"", out + (most < near.size() ? " and more." : ".")};
}

bool is_event_change(std::string const& word) { return word == "take-back" || word == "withdraw" || word == "sub" || word == "return" || word == "move"; }

Expected<Event> changed_event(Event const& event, std::vector<std::string> const& words, ChangeWishes const& w) {
  if (words.size() != (words[0] == "sub" ? 4u : 3u)) return Error{"event " + words[0], words[0] == "sub" ? "FILE, the entrant's name and who stands in for him are expected, like: sub FILE Ann \"Kim (link)\" --race 2A." : words[0] == "take-back" ? "FILE and a " + events::race_word(event) + " are expected, like: take-back FILE 2A." : "FILE and the entrant's name are expected."};
  if (words[0] == "take-back") return events::with_result_back(event, race_named(event, words[2]), w.by);
  auto const who = who_named(event, words[2]);
  if (!who) return who.error();
  if (words[0] == "withdraw") return events::with_withdrawal(event, *who, w.after);
  if (words[0] == "sub") return substituted(event, *who, words[3], w);
  if (words[0] == "move" && w.race.empty()) return Error{"--race", "The " + events::race_word(event) + " he is moved to is expected, like --race 2B."};
  if (words[0] == "move") return events::with_move(event, *who, w.race);
  if (!w.from) return Error{"--from", "The round from which he is there again is expected, like --from 4."};
  return events::with_return(event, *who, w.from - 1);
}

namespace {

// The change that is no more: others may have been made behind it.
std::string gone_words(Event const& before, Event const& after) {
  for (size_t i = 0; i < after.changes.size(); ++i)
    if (std::string const was = events::change_words(before, before.changes[i]); was != events::change_words(after, after.changes[i])) return was;
  return events::change_words(before, before.changes.back());
}

}  // namespace

std::vector<std::string> change_lines(Event const& before, Event const& after) {
  std::vector<std::string> out;
  if (after.changes.size() > before.changes.size()) out.push_back(events::change_words(after, after.changes.back()));
  else out.push_back("The change before it is taken back: " + gone_words(before, after));
  for (size_t r = 0; r < after.rounds.size(); ++r)
    if (after.rounds[r].races.empty() && !before.rounds[r].races.empty()) out.push_back(after.rounds[r].name + " is to be drawn again.");
  if (after.changes.empty() || after.changes.back().kind != events::Change::TookBack) return out;
  if (events::RaceAt const at = events::find_race(before, after.changes.back().race); at.any()) {
    events::Depends left = events::depends_on(before, at);
    left.redrawn.clear();
    if (std::string const words = left.words(before); !words.empty()) out.push_back(words);
  }
  return out;
}

}  // namespace paddock::cli
