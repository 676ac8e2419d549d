// What a referee's ruling must leave whole. Here belongs what the rules rely on and the bounds of fields() alone do not say.
#include "games/null/null.hpp"

namespace paddock::null {

// A referee may move runners and change what they brought, not take away what the turn has asked for already.
Verdict Null::may_rule(State const& was, State const& is) const {
  if (std::string const why = fault(is, {}); !why.empty()) return {Rule{}, why};
  for (int i = 0; i < is.runners.size(); ++i) {
    Runner const& r = is.runners[i];
    Plan const &before = was.plans[i], &plan = is.plans[i];
    if (plan.sealed != before.sealed || plan.hidden != before.hidden) return {kPick, "Who has sealed is what the turn has come to, not a matter of a ruling."};
    if (!is.over && r.place >= kGoal) return {kEnd, "Who stands at 12 has won; the race goes on with all runners short of it."};
    if (!brings(is) && !r.spring) return {kBring, "Every runner has brought a spring of 1, 2 or 3 by now."};
  }
  return {};
}

}  // namespace paddock::null
