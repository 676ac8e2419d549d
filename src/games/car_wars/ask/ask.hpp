// The referee's calculator: single questions of the rules, each answered by the very functions the duel runs on.
#pragma once
#include <span>

#include "contract/workshop.hpp"
#include "games/car_wars/ask/givens.hpp"

namespace paddock::car_wars {

// A question with the function that reads its givens, asks the rules and writes the answer, "reasons" (a list of {value, reason,
// rule}) and "ruling" last. A fault of the givens is reported by Givens; what the function returns then is thrown away.
struct Question {
  QuestionInfo info;
  Doc (*answer)(Givens& given);
  char const* why = "";   // what its answer rests on, where the answer brings no reasons of its own
};

// The parts of the rules, a file each; sorted by name within.
std::span<Question const> movement_questions();   // move brake device jump skid maneuver path arc range
std::span<Question const> counter_questions();    // drop gas
std::span<Question const> control_questions();    // control hs hazard crash
std::span<Question const> collision_questions();  // collision ram tst tire
std::span<Question const> fire_questions();       // tohit target fire dice
std::span<Question const> damage_questions();     // damage burn crew
std::span<Question const> score_questions();      // score

std::span<QuestionInfo const> questions();        // all, in the order above
Doc ask(std::string_view question, Doc const& given, Doc const& settings);
std::string_view question_title(std::string_view question);   // "Difficulty of a maneuver" (ask_titles.cpp); of none it is empty
AskWords const& ask_words();                      // what a page calls all of it (ask_words.cpp, ask_sentences.cpp)
std::string sentence_of(std::string_view question, Doc const& given, Doc const& answer);
bool told_in_sentence(std::string_view question, std::string_view key);

}  // namespace paddock::car_wars
