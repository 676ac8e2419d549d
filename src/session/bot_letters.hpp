// What goes to a bot that thinks elsewhere (in a Worker of the page) and what comes back, as short lines of text. The
// position goes as a replay link: it holds what was carried out, and no order of the running turn.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "core/action.hpp"
#include "core/thinker.hpp"

namespace paddock {

class Session;

struct BotTask {
  Seat seat = kNobody;
  Level level = Level::Medium;
  uint64_t seed = 0;
};

struct BotAnswer {
  std::vector<Action> orders;  // the whole commitment; empty: the bot could not answer
  std::string why;
};

// "3 hard 9f01c2"
std::string task_line(BotTask const& task);
// Thinks to the end. A line of another form, or one for a seat that the race does not have, gets an empty answer.
std::string answer_task(Session const& position, std::string_view line);
// "verb:arg verb:arg\nwhy". An answer of another form has no orders.
BotAnswer read_answer(std::string_view answer);

}  // namespace paddock
