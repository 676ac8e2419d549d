// The kinds of work. PADDOCK_BOTS_ELSEWHERE: the page's own module has none of them, its Worker has (platform/bots).
#include "session/bot_letters.hpp"
#include "session/card_letters.hpp"
#include "session/design_letters.hpp"
#include "session/recap_letters.hpp"
#include "session/record_letters.hpp"
#include "session/work.hpp"

namespace paddock {

std::span<WorkKind const> work_kinds() {
#ifdef PADDOCK_BOTS_ELSEWHERE
  return {};
#else
  static WorkKind const all[] = {{"bot", begin_bot}, {"card", begin_card}, {"recap", begin_recap}, {"designs", begin_designs}, {"record", begin_record}};
  return all;
#endif
}

}  // namespace paddock
