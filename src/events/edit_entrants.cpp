// Who takes part: one more, or one less before anything is raced.
#include <algorithm>

#include "core/scan.hpp"
#include "core/text.hpp"
#include "events/draw.hpp"
#include "events/edit.hpp"
#include "events/event_file.hpp"
#include "events/event_new.hpp"
#include "events/lines.hpp"

namespace paddock::app::events {
namespace {

constexpr char kLeague[] = "The sides of a league stand in its file from the beginning; begin another league with other sides.";

void forget_who(std::vector<int>& list, int who) {
  std::erase(list, who);
  for (int& one : list) one -= one > who;
}

bool is_drawn(Event const& event, int who) {
  for (Round const& round : event.rounds)
    for (Race const& race : round.races)
      if (std::find(race.grid.begin(), race.grid.end(), who) != race.grid.end()) return true;
  return false;
}

// Of another one; "ines" is read as "Ines" in mails.
std::string name_taken(Event const& event, std::string const& name, int but) {
  for (size_t i = 0; i < event.entrants.size(); ++i) {
    std::string const& other = event.entrants[i].name;
    if (int(i) != but && (same_but_for_case(other, name) || int(i) == find_entrant(event, name))) return other + " is in the event already; another name is expected.";
  }
  return "";
}

std::string tier_fault(Event const& event, std::string const& tier) {
  auto const& tiers = event.rules.tiers;
  if (tier.empty() || std::find(tiers.begin(), tiers.end(), tier) != tiers.end()) return "";
  std::string all;
  for (std::string const& t : tiers) all += (all.empty() ? "" : ", ") + t;
  return "'" + cut(tier, 20) + "' is no division of this event; " + (all.empty() ? "it has none." : "there are " + all + ".");
}

}  // namespace

Expected<Event> with_entrant(Event const& event, std::string_view line) {
  if (event.kind == Kind::League) return Error{"", kLeague};
  line = trimmed_line(line);
  if (line.empty()) return Error{"", "A name is expected."};
  auto one = entrant_of(line);
  if (!one) return Error{"", one.error().what};
  if (std::string wrong = name_taken(event, get_text(*one, "name"), -1); !wrong.empty()) return Error{"", std::move(wrong)};
  if (std::string wrong = tier_fault(event, get_text(*one, "tier")); !wrong.empty()) return Error{"", std::move(wrong)};
  Doc doc = write_event(event);
  doc["entrants"].push_back(std::move(*one));
  auto after = read_event(doc);
  if (!after) return Error{"", after.error().what};
  return after;
}

std::string entrant_line(Event const& event, int who) {
  Entrant const& e = event.entrants[size_t(who)];
  std::string out = e.name + " (" + e.driver + "): number " + std::to_string(e.number);
  if (e.laurels) out += ", laurels " + std::to_string(e.laurels);
  if (e.handicap) out += ", handicap " + std::to_string(e.handicap);
  if (!e.team.empty()) out += ", team " + e.team;
  if (!event.rules.tiers.empty()) out += ", tier " + event.rules.tiers[size_t(e.tier)];
  return out;
}

Expected<Event> with_entrant_line(Event event, int who, std::string_view line) {
  if (event.kind == Kind::League) return Error{"", kLeague};
  if (who < 0 || who >= int(event.entrants.size())) return Error{"", "There is nobody like that in this event."};
  Entrant& e = event.entrants[size_t(who)];
  line = trimmed_line(line);
  std::string written(line);
  // "1. FC Koeln (link)" as it was printed: no mark of a list stands in front of it.
  std::string_view const rest = line.starts_with(e.name) ? trimmed_line(line.substr(e.name.size())) : "-";
  bool const same = rest.empty() || is_one_of(rest[0], "(:");
  if (same) written = "x " + std::string(rest);
  auto const one = entrant_of(written);
  if (!one) return Error{"", one.error().what};
  std::string const name = same ? e.name : clean_name(get_text(*one, "name")), tier = get_text(*one, "tier");
  if (name.empty()) return Error{"", "A name of 1 to 40 letters is expected."};
  if (std::string wrong = name == e.name ? "" : name_taken(event, name, who); !wrong.empty()) return Error{"", std::move(wrong)};
  if (std::string wrong = tier_fault(event, tier); !wrong.empty()) return Error{"", std::move(wrong)};
  auto const number = [&](char const* key, int otherwise) { return one->contains(key) ? (*one)[key].get<int>() : otherwise; };
  int const at = tier.empty() ? e.tier : int(std::find(event.rules.tiers.begin(), event.rules.tiers.end(), tier) - event.rules.tiers.begin()), laurels = number("laurels", 0);
  if ((laurels != e.laurels || at != e.tier) && is_drawn(event, who))
    return Error{"", std::string(at != e.tier ? "Divisions" : "Laurels") + " make the draw, and " + e.name + " is in one already; they change before the first round or for the next season."};
  bool const known = name == e.name || std::find(e.was.begin(), e.was.end(), e.name) != e.was.end();
  if (!known && e.was.size() >= size_t(kMostNames)) return Error{"", e.name + " has had " + std::to_string(kMostNames) + " names already."};
  if (!known) e.was.push_back(e.name);   // the first one stays first: the dice are his by it
  e.name = name, e.tier = at, e.laurels = laurels;
  e.number = number("number", e.number), e.handicap = number("handicap", 0), e.team = get_text(*one, "team");
  if (says_driver(written)) e.driver = get_text(*one, kDriverKey);
  return event;
}

std::string why_all_stay(Event const& event) {
  if (event.kind == Kind::League) return kLeague;
  for (Round const& round : event.rounds)
    for (Race const& race : round.races)
      if (race.result) return round.name + " has a result, so whoever is in the event stays in its tables; he can withdraw.";
  return event.entrants.size() < 3 ? "Two are needed; add another one first." : "";
}

Expected<Event> without_entrant(Event event, int who) {
  if (who < 0 || who >= int(event.entrants.size())) return Error{"", "There is nobody like that in this event."};
  if (std::string why = why_all_stay(event); !why.empty()) return Error{"", std::move(why)};
  event.entrants.erase(event.entrants.begin() + who);
  for (Round& round : event.rounds) {
    bool const drawn = std::any_of(round.races.begin(), round.races.end(), [&](Race const& race) { return std::find(race.grid.begin(), race.grid.end(), who) != race.grid.end(); });
    if (drawn) round.races.clear();
    for (Race& race : round.races) forget_who(race.grid, who);
    if (round.entered) forget_who(*round.entered, who);
  }
  std::erase_if(event.changes, [&](Change const& one) { return one.kind == Change::TookBack || one.who == who; });   // nothing is raced: no result is told of
  for (Change& one : event.changes) one.who -= one.who > who;
  std::erase_if(event.dice, [&](Rolled const& roll) { return roll.who == who; });
  for (Rolled& roll : event.dice) roll.who -= roll.who > who;
  return event;
}

std::vector<int> left_out(Event const& event, int round) {
  std::vector<int> in, out;
  auto const missing = [&](int who) { return std::find(in.begin(), in.end(), who) == in.end(); };
  for (Race const& race : event.rounds[size_t(round)].races) in.insert(in.end(), race.grid.begin(), race.grid.end());
  auto const wanted = entered_of(event, round);
  if (in.empty() || std::none_of(wanted.begin(), wanted.end(), missing)) return out;
  if (auto const draw = draw_of(event, round))
    for (Race const& race : draw->races)
      for (int who : race.grid)
        if (missing(who)) out.push_back(who);
  return out;
}

}  // namespace paddock::app::events
