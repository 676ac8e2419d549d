// The answers of score_questions(), by file.
#pragma once
#include "games/car_wars/ask/givens.hpp"

namespace paddock::car_wars::score_answers {

Doc credit(Givens& given);       // score_answers.cpp
Doc jump(Givens& given);
Doc kill_state(Givens& given);
Doc no_drop(Givens& given);
Doc points(Givens& given);
Doc target(Givens& given);
Doc end(Givens& given);          // score_end_answer.cpp

}  // namespace paddock::car_wars::score_answers
