// Settings that rulings.json gives as a list, a table or a sentence, which a struct of settings cannot hold. What is not of the
// form that is named is refused by a sentence.
#pragma once
#include <initializer_list>
#include <string_view>
#include <vector>

#include "games/car_wars/ask/givens.hpp"
#include "games/car_wars/rules/dropping.hpp"
#include "games/car_wars/rules/to_hit_settings.hpp"

namespace paddock::car_wars::readings {

// CW-050: {"adjacent": [1, 2], "crossing": [3, 4]}. What is not named stays as it is; no face stands in both.
dropping::TriggerRoll trigger_roll(Givens& given);
// R 17.1 with CW-064: {"0.5": -1}, width in inches and modifier; null takes a width away, what is not named stays as it is.
aim::ToHitSettings to_hit_settings(Givens& given);
// "1 on 1d", "2 in 6": the highest face that counts, 0 to 6. `ending`: what follows the number.
int chance(Givens& given, char const* key, std::string_view ending, int otherwise);
// CW-083: what is added to the die, of "1d+3".
int die_plus(Givens& given, char const* key, int otherwise);
// A list of some of the words, each once: true for each word that stands in it. Where it is not set, `otherwise`.
std::vector<bool> words_listed(Givens& given, char const* key, std::initializer_list<char const*> words, std::vector<bool> otherwise);
// Index of the list that the setting is, item by item; 0 where it is not set.
int one_of_lists(Givens& given, char const* key, std::initializer_list<char const*> lists);
int one_of_words(Givens& given, char const* key, std::initializer_list<char const*> words);

}  // namespace paddock::car_wars::readings
