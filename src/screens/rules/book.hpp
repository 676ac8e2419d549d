// The rules as text, from assets/games/<g>/rules.json, rulings.json and settings.json.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "core/doc.hpp"
#include "core/find_words.hpp"

namespace paddock::app {

struct RuleText {
  std::string id, title, text;
  std::vector<std::string> settings;  // names of settings it depends on
  bool implemented = true;
};

struct Chapter {
  std::string number, title;          // "3", "Steering"; rules with ids like CW-114 have no number
  std::vector<RuleText> rules;
};

// Adds the rules of a register in their order: {"chapters": {number: title}, "rules" or "rulings": [{id, title or summary, rule
// or ruling, section}]} or the list alone. The title of a chapter is its rules' section, else what `chapters` says of its number.
void add_rules(Doc const& doc, std::vector<Chapter>& book);
// Parsed once a game and kept. Unknown game: empty.
std::vector<Chapter> const& rule_book(std::string_view game);
RuleText const* find_rule(std::string_view game, std::string_view id);
// How orders are written, from assets/games/<g>/orders.txt; empty: the game has no such page, or it is still to come.
// "# " begins a heading, two blanks a line to be copied letter by letter, all else is prose with *strong* words.
std::string_view orders_page(std::string_view game);
// How the game is played, in a few sentences for somebody new to it, a line each; from assets/games/<g>/brief.txt. Empty: none yet.
std::string_view brief_of(std::string_view game);
// The game a rule id belongs to ("NR-3.7" -> "nascar"); empty: none.
std::string game_of_rule(std::string_view id);
std::vector<std::string> rules_not_implemented();  // "NR-1.1 Title", of all games

// A setting as it is in force where these settings hold: label, value, whether that is the default. Null: none but the usual ones.
struct InForce {
  std::string name, label, help, value;
  bool changed = false;
};
InForce setting_in_force(std::string_view game, std::string_view name, Doc const* settings);

}  // namespace paddock::app
