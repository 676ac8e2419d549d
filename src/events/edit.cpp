#include "events/edit.hpp"

#include <algorithm>

#include "core/scan.hpp"
#include "core/text.hpp"
#include "events/board.hpp"
#include "events/changes.hpp"
#include "events/draw.hpp"
#include "events/event_file.hpp"
#include "events/lines.hpp"
#include "events/marks.hpp"
#include "session/brought.hpp"

namespace paddock::app::events {
std::string board_fault(std::string const& game_id, std::string const& board) {
  GameInfo const* game = find_game(game_id);
  std::string titles;
  bool known = board.empty();
  for (TrackCard const& card : game ? game->tracks() : std::vector<TrackCard>{}) {
    known = known || card.id == board;
    titles += (titles.empty() ? "" : ", ") + card.id;
  }
  return known ? "" : "'" + cut(board, 40) + "' is no board of this game; there are " + titles + ".";
}

namespace {

using std::to_string;

constexpr size_t kName = 40, kChoice = 2000;

std::vector<std::string> words_of(std::string_view text) {
  std::vector<std::string> out;
  while (!text.empty()) {
    size_t const comma = std::min(text.find_first_of(",\n"), text.size());
    if (std::string_view const word = trimmed_line(text.substr(0, comma)); !word.empty()) out.emplace_back(word);
    text.remove_prefix(std::min(comma + 1, text.size()));
  }
  if (out.size() == 1 && out[0] == "none") out.clear();
  return out;
}

// "-3"; not a number: the word itself, which whoever checks the rule refuses.
Doc number_doc(std::string_view word) {
  bool const minus = word.starts_with('-');
  int const n = whole_number(word.substr(minus ? 1 : 0), 4);
  if (n < 0) return Doc(std::string(word));
  return Doc(minus ? -n : n);
}

// "finished 1": the number stands behind the last blank.
std::optional<Error> add_points(Doc& out, std::string_view word) {
  size_t const blank = word.rfind(' ');
  if (blank == word.npos) return Error{"'" + cut(word, 20) + "'", "A name and its points are expected, like \"finished 1\"."};
  out[std::string(trimmed_line(word.substr(0, blank)))] = number_doc(word.substr(blank + 1));
  return std::nullopt;
}

void move_tiers(Event& event, std::vector<std::string> const& now) {
  auto const& was = event.rules.tiers;
  auto const moved = [&](int tier) {
    if (now.empty()) return 0;
    if (now.size() == was.size()) return tier;
    auto const at = size_t(tier) < was.size() ? std::find(now.begin(), now.end(), was[size_t(tier)]) : now.end();
    return at != now.end() ? int(at - now.begin()) : was.empty() ? 0 : int(now.size()) - 1;
  };
  for (Entrant& e : event.entrants) e.tier = moved(e.tier);
  for (Round& round : event.rounds)
    for (Race& race : round.races) race.tier = now.empty() || race.tier < 0 ? -1 : moved(race.tier);
}

std::optional<Error> set_names(Event& event, int round, RoundEdit const& edit, std::string const& path) {
  Round& r = event.rounds[size_t(round)];
  if (edit.date) r.date = clean_name(cut(*edit.date, 4 * kName), kName);
  if (!edit.name) return std::nullopt;
  std::string name = clean_name(cut(*edit.name, 4 * kName), kName);
  if (name.empty()) return Error{path + "/name", "A name of 1 to 40 letters is expected."};
  for (Round const& other : event.rounds)
    if (&other != &r && other.name == name) return Error{path + "/name", "There is another round called " + name + "; choose another name."};
  r.name = std::move(name);
  return std::nullopt;
}

std::optional<Error> set_board(Event& event, int round, RoundEdit const& edit, std::string const& path) {
  Round& r = event.rounds[size_t(round)];
  bool const changes = (edit.board && (*edit.board != r.board || !r.board_text.empty())) || (edit.laps && *edit.laps != r.laps) || edit.map;
  if (!changes) return std::nullopt;
  if (has_result(r)) return Error{path, r.name + " has a result already, so its board and its length stay; take the result back first."};
  if (edit.laps && (*edit.laps < 0 || *edit.laps > kMostLaps)) return Error{path + "/" + kLapsKey, "A whole number from 0 to 99 is expected; 0: as the board says."};
  if (edit.laps) r.laps = *edit.laps;
  if (edit.map) {
    if (auto const board = own_board(game_of(event, r), *edit.map); !board) return Error{board.error().where, board.error().what};
    r.board.clear(), r.board_text = *edit.map;
  }
  if (!edit.board) return std::nullopt;
  if (std::string const wrong = board_fault(game_of(event, r), *edit.board); !wrong.empty()) return Error{path + "/board", wrong};
  r.board = *edit.board;
  r.board_text.clear();
  return std::nullopt;
}

// Why this race could not start; nothing: it can.
std::optional<Error> start_fault(Event const& event, RaceAt at) {
  auto const setup = setup_of(event, at);
  if (!setup) return setup.error();
  std::vector<std::string> brought;
  auto const session = start_without_brought(*setup, Seed(1), 1, brought);
  return session ? std::nullopt : std::optional(session.error());
}

// The same of a race of two as this round has them.
std::optional<Error> start_fault(Event event, Round alone, std::vector<int> two) {
  alone.name = "alone", alone.final = false;
  alone.races = {{"alone", -1, std::move(two), {}}};
  event.rounds.push_back(std::move(alone));
  return start_fault(event, {int(event.rounds.size()) - 1, 0});
}

// The same of him and one other, on the board of a round of his game.
std::optional<Error> start_fault(Event const& event, int who, std::string const& game) {
  Round alone{"alone", "", ""};
  for (Round const& round : event.rounds)
    if (game_of(event, round) == game) alone = round;
  alone.game = game == event.game ? "" : game;
  return start_fault(event, std::move(alone), {who, who == 0 ? 1 : 0});
}

}  // namespace

std::optional<Error> settings_fault(Event event) {
  for (Entrant& one : event.entrants) one.options = Doc::object();
  if (event.entrants.size() < 2 || event.rounds.empty()) return std::nullopt;
  return start_fault(event, 0, event.game);
}

std::vector<StartFault> start_faults(Event const& event) {
  std::vector<StartFault> out;
  // Rounds that differ in nothing that a start minds are tried once.
  auto const alike = [&](size_t a, size_t b) {
    Round const &x = event.rounds[a], &y = event.rounds[b];
    return y.races.empty() && !y.final && x.game == y.game && x.board == y.board && x.board_text == y.board_text && x.laps == y.laps && x.settings == y.settings && x.entered == y.entered;
  };
  for (size_t r = 0; r < event.rounds.size(); ++r) {
    Round const& round = event.rounds[r];
    for (size_t i = 0; i < round.races.size(); ++i)
      if (auto wrong = start_fault(event, {int(r), int(i)})) out.push_back({race_name(event, round.races[i].id), wrong->text()});
    if (!round.races.empty() || round.final || event.kind == Kind::League) continue;
    bool known = false;
    for (size_t i = 0; i < r; ++i) known = known || alike(r, i);
    if (known) continue;
    auto const in = entered_of(event, int(r));
    std::string fault;                  // one a round: of its board, its settings, what somebody brings
    for (size_t i = 0; i < in.size() && in.size() > 1 && fault.empty(); i += 2)
      if (auto wrong = start_fault(event, round, {in[i], in[i + 1 < in.size() ? i + 1 : 0]})) fault = wrong->text();
    if (!fault.empty()) out.push_back({round.name, fault});
  }
  return out;
}

std::string rule_text(Doc const& value) {
  std::string out;
  if (value.is_string()) return value.get<std::string>();
  if (value.is_array())
    for (Doc const& one : value) out += (out.empty() ? "" : ", ") + rule_text(one);
  else if (value.is_object())
    for (auto const& [key, one] : value.items()) out += (out.empty() ? "" : ", ") + key + " " + rule_text(one);
  else return dump_doc(value);
  return out;
}

std::string rule_words(RuleInfo const& rule, Doc const& value) {
  if (rule.form != RuleInfo::Choices || !value.is_array()) return rule_text(value);
  std::string out;
  for (Doc const& one : value)
    for (size_t i = 0; i < rule.choices.size(); ++i)
      if (one == Doc(rule.choices[i])) out += (out.empty() ? "" : ", ") + std::string(rule.words[i]);
  return out;
}

Expected<Doc> rule_from_text(RuleInfo const& rule, std::string_view text) {
  Doc list = Doc::array(), points = Doc::object();
  if (rule.form == RuleInfo::Choice) return Doc(std::string(trimmed_line(text)));
  if (rule.form == RuleInfo::Number) return number_doc(trimmed_line(text));
  for (std::string const& word : words_of(text)) {
    if (rule.form == RuleInfo::Points) {
      if (auto wrong = add_points(points, word)) return *wrong;
    } else if (rule.form == RuleInfo::Numbers) {
      list.push_back(number_doc(word));
    } else {
      list.push_back(word);
    }
  }
  return rule.form == RuleInfo::Points ? points : list;
}

std::string rule_example(Event const& event, RuleInfo const& rule) {
  std::string out;
  switch (rule.form) {
    case RuleInfo::Numbers: return "Whole numbers with commas, the first place first: 10, 7, 5, 4.";
    case RuleInfo::Texts: return "Names with commas, the best first: Gold, Silver. Nothing: one without a name.";
    case RuleInfo::Points: {
      for (char const* of : kBonuses) out += (out.empty() ? "" : ", ") + std::string(of);
      Contest const* contest = contest_of(event, Round{});
      for (size_t i = 0; contest && i < contest->marks.size(); ++i)
        if (std::string_view(contest->marks[i].id) != "pole") out += std::string(", ") + contest->marks[i].id;
      return "Names with points and commas: finished 1, pole 2. There are " + out + ".";
    }
    case RuleInfo::Choices:
      for (size_t i = 0; i < rule.choices.size(); ++i) {
        bool const same = std::string_view(rule.choices[i]) == rule.words[i];
        out += (out.empty() ? "" : ", ") + std::string(rule.choices[i]) + (same ? "" : " (" + std::string(rule.words[i]) + ")");
      }
      return "In the order they are asked, with commas, of " + out + ".";
    default: return rule.help;
  }
}

Expected<Event> with_rule(Event event, std::string_view name, Doc const& value) {
  Rules rules = event.rules;
  if (auto wrong = set_rule(rules, name, value)) return Error{wrong->where.empty() ? "" : wrong->where.substr(1), wrong->what};
  bool scores = false;
  for (std::string const& game : games_of(event))
    if (GameInfo const* info = find_game(game); info && info->contest) scores = scores || *info->contest->points;
  if (rules.scoring == Scoring::Own && rules.scoring != event.rules.scoring && !scores)
    return Error{"", "Its races give no points of their own, so everybody would have none; there are table and meetings."};
  if (rules.tiers != event.rules.tiers) move_tiers(event, rules.tiers);
  event.rules = std::move(rules);
  if (auto wrong = bonus_fault(event)) return Error{"", wrong->what};
  return event;
}

Expected<Event> with_round(Event event, int round, RoundEdit const& edit) {
  if (round < 0 || round >= int(event.rounds.size())) return Error{"/rounds", "There is no such round."};
  std::string const path = "/rounds/" + to_string(round);
  if (auto wrong = set_names(event, round, edit, path)) return *wrong;
  if (auto wrong = set_board(event, round, edit, path)) return *wrong;
  return event;
}

std::string choice_of_entrant(Event const& event, int who, std::string const& game, std::string const& key) {
  Doc const& options = event.entrants[size_t(who)].options;
  return options.contains(game) ? get_text(options[game], key.c_str()) : "";
}

Expected<Event> with_choice(Event event, int who, std::string const& game, std::string const& key, std::string const& value) {
  GameInfo const* info = find_game(game);
  if (who < 0 || who >= int(event.entrants.size()) || !info) return Error{"/entrants", "There is nobody like that in this event."};
  auto const choices = info->seat_choices();
  auto const choice = std::find_if(choices.begin(), choices.end(), [&](SeatChoice const& one) { return one.key == key; });
  if (choice == choices.end()) return Error{"", std::string(info->title) + " has no such choice of a seat."};
  if (value.size() > kChoice) return Error{"", "At most " + to_string(kChoice) + " signs are expected."};
  if (!value.empty() && !choice->ids.empty() && std::find(choice->ids.begin(), choice->ids.end(), value) == choice->ids.end())
    return Error{"'" + cut(value, 20) + "'", choice->label + " is one of those that the game offers."};
  bool const fine = event.entrants.size() < 2 || !start_fault(event, who, game);
  Doc& options = event.entrants[size_t(who)].options;
  if (value.empty()) {
    if (options.contains(game)) options[game].erase(key);
    if (options.contains(game) && options[game].empty()) options.erase(game);
    return event;
  }
  options[game][key] = value;
  if (event.entrants.size() > 1 && fine)
    if (auto wrong = start_fault(event, who, game)) return Error{"", wrong->what};
  return event;
}

std::vector<std::string> games_of(Event const& event) {
  std::vector<std::string> out{event.game};
  for (Round const& round : event.rounds)
    if (std::find(out.begin(), out.end(), game_of(event, round)) == out.end()) out.push_back(game_of(event, round));
  return out;
}

}  // namespace paddock::app::events
