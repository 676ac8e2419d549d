// The rules of an event: what there are, their bounds, to and from the file.
#include "events/rules.hpp"

#include <algorithm>

#include "core/text.hpp"
#include "events/reading.hpp"

namespace paddock::app::events {
namespace {

using std::to_string;
using Form = RuleInfo::Form;

constexpr int kMostPoints = 999, kMostBonus = 99, kMostBonuses = 12, kTierName = 40, kMostMeeting = 9;

constexpr char const* kScoringWords[] = {"Table of points", "Points of the game", "Both added", "Meetings won and drawn"};
constexpr char const* kHandicapWords[] = {"None", "Each time finished", "Once a season"};
constexpr char const* kFormatWords[] = {"All of a division", "Two by two"};
constexpr char const* kGridWords[] = {"By draw", "As entered", "By the table", "The table reversed"};
static_assert(std::size(kScoringWords) == std::size(kScorings) && std::size(kHandicapWords) == std::size(kHandicaps));
static_assert(std::size(kFormatWords) == std::size(kFormats) && std::size(kGridWords) == std::size(kGrids));

constexpr char const* kWithdrawnWords[] = {"What was held stands", "Nothing of it counts", "The others win what is left"};
static_assert(std::size(kWithdrawnWords) == std::size(kWithdrawn));

constexpr char const* kTieWords[] = {"wins", "countback", "best place", "ahead of one another", "latest round", "times finished", "the game's points", "dice",
                                     "difference", "points scored", "meetings of these alone"};
static_assert(std::size(kTieWords) == std::size(kTies));

constexpr RuleInfo kRules[] = {
    {"scoring", "Points come from", "The table below, the points of the games themselves, both added, or meetings that are won and drawn.", Form::Choice, 0, 0, 1, kScorings, kScoringWords},
    {"points", "Points by place", "For the first, the second and so on; whoever does not finish gets none.", Form::Numbers, 0, kMostPoints, kMostPlaces},
    {"bonuses", "Bonus points", "For started, finished, pole, won, or what a game can tell besides.", Form::Points, -kMostBonus, kMostBonus, kMostBonuses},
    {"dropped", "Dropped rounds", "Of the whole calendar so many rounds with the fewest points do not count.", Form::Number, 0, kMostRounds - 1},
    {"ties", "Equal points", "What parts those with equal points, in this order.", Form::Choices, 0, 0, int(std::size(kTies)), kTies, kTieWords},
    {"handicap", "Handicap", "Points of an entrant's handicap are added each time he finishes, or once.", Form::Choice, 0, 0, 1, kHandicaps, kHandicapWords},
    {"field", "Largest field", "Where more are in, they are drawn into several.", Form::Number, 2, kMaxSeats},
    {"format", "Who meets whom", "All of a division, or two by two, so that everybody meets everybody in turn.", Form::Choice, 0, 0, 1, kFormats, kFormatWords},
    {"grid", "Order at the start", "By draw, as entered, by the table, or the table turned round.", Form::Choice, 0, 0, 1, kGrids, kGridWords},
    {"tiers", "Divisions", "Their names, the best first.", Form::Texts, 0, 0, kMostTiers},
    {"promoted", "Promoted", "So many of a division move up at the end.", Form::Number, 0, 99},
    {"relegated", "Relegated", "So many of a division move down at the end.", Form::Number, 0, 99},
    {"teamCounts", "A team's best", "So many of a team count in a round; 0: all.", Form::Number, 0, 99},
    {"win", "A meeting that is won", "So many points for whoever comes first alone.", Form::Number, 0, kMostMeeting},
    {"draw", "A meeting that is drawn", "So many points for each of those who come first together.", Form::Number, 0, kMostMeeting},
    {"withdrawn", "Meetings of who withdraws", "What was held stands and the rest is void; or all is void; or the others win what is left.", Form::Choice, 0, 0, 1, kWithdrawn, kWithdrawnWords},
    {"aggregate", "The better aggregate", "So many points beside for the better score of two meetings of the same two.", Form::Number, 0, kMostMeeting},
};

struct NumberSlot { char const* name; int Rules::* slot; };
constexpr NumberSlot kNumbers[] = {{"dropped", &Rules::dropped}, {"field", &Rules::field}, {"promoted", &Rules::promoted},
                                   {"relegated", &Rules::relegated}, {"teamCounts", &Rules::team_counts},
                                   {"win", &Rules::win}, {"draw", &Rules::draw}, {"aggregate", &Rules::aggregate}};

RuleInfo const* info_of(std::string_view name) {
  for (RuleInfo const& info : kRules)
    if (name == info.name) return &info;
  return nullptr;
}

std::string names_of(std::span<char const* const> names) {
  std::string out;
  for (size_t i = 0; i < names.size(); ++i) out += (i == 0 ? "" : i + 1 < names.size() ? ", " : " and ") + std::string(names[i]);
  return out;
}

int index_of(std::span<char const* const> names, Doc const& value) {
  std::string const word = value.is_string() ? value.get<std::string>() : "";
  auto const at = std::find(names.begin(), names.end(), word);
  return at == names.end() ? -1 : int(at - names.begin());
}

// ---- values into rules, already within their bounds

int choice_of(Rules const& rules, std::string_view name) {
  if (name == "scoring") return int(rules.scoring);
  if (name == "handicap") return int(rules.handicap);
  if (name == "format") return int(rules.format);
  if (name == "withdrawn") return int(rules.withdrawn);
  return int(rules.grid);
}

void set_choice(Rules& rules, std::string_view name, int index) {
  if (name == "scoring") rules.scoring = Scoring(index);
  else if (name == "handicap") rules.handicap = Handicap(index);
  else if (name == "format") rules.format = Format(index);
  else if (name == "withdrawn") rules.withdrawn = Withdrawn(index);
  else rules.grid = Grid(index);
}

std::optional<Error> set_numbers(Rules& rules, RuleInfo const& info, Doc const& value) {
  std::string const right = "A list of up to " + to_string(info.most) + " whole numbers from " + to_string(info.low) + " to " + to_string(info.high) + " is expected, like [10, 7, 5].";
  if (!value.is_array() || value.size() > size_t(info.most)) return Error{"", right};
  std::vector<int> out;
  for (Doc const& one : value) {
    auto const n = whole(one, info.low, info.high);
    if (!n) return Error{"", right};
    out.push_back(*n);
  }
  rules.points = std::move(out);
  return std::nullopt;
}

std::optional<Error> set_ties(Rules& rules, RuleInfo const& info, Doc const& value) {
  std::string const right = "A list of " + names_of(info.choices) + " in the order in which they are asked is expected, each at most once.";
  if (!value.is_array() || value.size() > size_t(info.most)) return Error{"", right};
  std::vector<Tie> out;
  for (Doc const& one : value) {
    int const at = index_of(info.choices, one);
    if (at < 0 || std::find(out.begin(), out.end(), Tie(at)) != out.end()) return Error{"", right};
    out.push_back(Tie(at));
  }
  rules.ties = std::move(out);
  return std::nullopt;
}

std::optional<Error> set_tiers(Rules& rules, RuleInfo const& info, Doc const& value) {
  std::string const right = "A list of up to " + to_string(info.most) + " different names is expected, the best division first.";
  if (!value.is_array() || value.size() > size_t(info.most)) return Error{"", right};
  std::vector<std::string> out;
  for (Doc const& one : value) {
    std::string name = one.is_string() ? clean_name(one.get<std::string>(), kTierName) : "";
    if (name.empty() || std::find(out.begin(), out.end(), name) != out.end()) return Error{"", right};
    out.push_back(std::move(name));
  }
  rules.tiers = std::move(out);
  return std::nullopt;
}

std::optional<Error> set_bonuses(Rules& rules, RuleInfo const& info, Doc const& value) {
  if (!value.is_object() || value.size() > size_t(info.most))
    return Error{"", "Up to " + to_string(info.most) + " names with points are expected, like {\"finished\": 1}."};
  std::vector<Bonus> out;
  for (auto it = value.begin(); it != value.end(); ++it) {
    auto const n = whole(*it, info.low, info.high);
    if (!n) return Error{"/" + cut(it.key(), 40), "A whole number from " + to_string(info.low) + " to " + to_string(info.high) + " is expected."};
    out.push_back({it.key(), *n});
  }
  rules.bonuses = std::move(out);
  return std::nullopt;
}

std::optional<Error> set_plain(Rules& rules, RuleInfo const& info, Doc const& value) {
  if (info.form == Form::Choice) {
    int const at = index_of(info.choices, value);
    if (at < 0) return Error{"", "One of " + names_of(info.choices) + " is expected."};
    set_choice(rules, info.name, at);
    return std::nullopt;
  }
  auto const n = whole(value, info.low, info.high);
  if (!n) return Error{"", "A whole number from " + to_string(info.low) + " to " + to_string(info.high) + " is expected."};
  for (NumberSlot const& number : kNumbers)
    if (number.name == std::string_view(info.name)) rules.*number.slot = *n;
  return std::nullopt;
}

}  // namespace

std::span<RuleInfo const> rule_list() { return kRules; }

Rules usual_rules(Kind kind) {
  Rules rules;
  if (kind == Kind::League) {
    rules.scoring = Scoring::Meetings, rules.format = Format::Pairs, rules.grid = Grid::Entry;
    rules.points.clear();
    rules.ties = {Tie::Difference, Tie::Scored};
  }
  if (kind != Kind::Championship) return rules;
  rules.scoring = Scoring::Own;
  rules.points.clear();
  rules.ties = {Tie::Wins, Tie::HeadToHead, Tie::Countback, Tie::Last};
  return rules;
}

bool rule_counts(Rules const& rules, std::string_view name) {
  bool const meetings = rules.scoring == Scoring::Meetings;
  if (name == "win" || name == "draw" || name == "aggregate") return meetings;
  if (name == "withdrawn") return rules.format == Format::Pairs;
  return name != "points" || rules.scoring == Scoring::Table || rules.scoring == Scoring::Both;
}

bool rule_counts(Event const& event, std::string_view name) {
  if (event.kind != Kind::Qualifying) return rule_counts(event.rules, name);
  return name == "field" || name == "teamCounts";
}

Doc rule_value(Rules const& rules, std::string_view name) {
  RuleInfo const* info = info_of(name);
  if (!info) return Doc();
  Doc out = Doc::array();
  switch (info->form) {
    case Form::Number:
      for (NumberSlot const& number : kNumbers)
        if (number.name == name) return Doc(rules.*number.slot);
      return Doc();
    case Form::Choice: return Doc(info->choices[size_t(choice_of(rules, name))]);
    case Form::Numbers: return Doc(rules.points);
    case Form::Choices:
      for (Tie tie : rules.ties) out.push_back(kTies[size_t(tie)]);
      return out;
    case Form::Texts: return Doc(rules.tiers);
    case Form::Points:
      out = Doc::object();
      for (Bonus const& bonus : rules.bonuses) out[bonus.of] = bonus.points;
      return out;
  }
  return out;
}

std::optional<Error> set_rule(Rules& rules, std::string_view name, Doc const& value) {
  RuleInfo const* info = info_of(name);
  if (!info) {
    std::vector<char const*> names;
    for (RuleInfo const& one : kRules) names.push_back(one.name);
    return Error{"", "There is no such rule of an event; there are " + names_of(names) + "."};
  }
  switch (info->form) {
    case Form::Numbers: return set_numbers(rules, *info, value);
    case Form::Choices: return set_ties(rules, *info, value);
    case Form::Texts: return set_tiers(rules, *info, value);
    case Form::Points: return set_bonuses(rules, *info, value);
    default: return set_plain(rules, *info, value);
  }
}

}  // namespace paddock::app::events
