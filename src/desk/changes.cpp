#include "desk/changes.hpp"

namespace paddock::app {

std::string with_rule(Verdict const& v) {
  return v.rule.empty() ? v.why : v.why + " (" + std::string(v.rule.text()) + ")";
}

}  // namespace paddock::app
