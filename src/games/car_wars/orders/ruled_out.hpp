// What the questionnaire forbids: an order that asks for it is told its ruling, not that a word is unknown.
#pragma once
#include "games/car_wars/orders/tokens.hpp"

namespace paddock::car_wars::orders {

struct RuledOut {
  char const *rule = "", *why = nullptr;   // null: nothing speaks against it
};
RuledOut ruling_against(Token const& word, std::string_view text);
// How that is said here; null: it is no word that players write for something else.
char const* said_instead(Token const& word);

}  // namespace paddock::car_wars::orders
