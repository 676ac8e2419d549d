// What goes to a bot that thinks elsewhere (work.hpp) and what comes back, as short lines of text. The position goes as a
// replay link: it holds what was carried out, and no order of the running turn.
#pragma once
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "core/action.hpp"
#include "core/thinker.hpp"
#include "session/work.hpp"

namespace paddock {

struct BotTask {
  Seat seat = kNobody;
  Level level = Level::Medium;
  uint64_t seed = 0;
};

struct BotAnswer {
  std::vector<Action> orders;  // the whole commitment; empty: the bot could not answer
  std::string why;
};

// "3 hard 9f01c2", a line break, "#r...".
std::string bot_letter(BotTask const& task, std::string_view link);
// A letter of another form, or about a seat that the race does not have, gets no work.
std::unique_ptr<Work> begin_bot(std::string_view letter, Position& at);
// "verb:arg verb:arg\nwhy". An answer of another form has no orders.
BotAnswer read_answer(std::string_view answer);

}  // namespace paddock
