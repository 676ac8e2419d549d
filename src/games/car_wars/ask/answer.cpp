#include "games/car_wars/ask/answer.hpp"

namespace paddock::car_wars {

void because(Doc& reasons, Doc const& value, std::string_view why, char const* rule) {
  reasons.push_back(DocObject().with("value", value).with("reason", why).with("rule", rule));
}
void because(Doc& reasons, Doc const& value, char const* why, char const* rule) { because(reasons, value, std::string_view(why), rule); }
void because_flag(Doc& reasons, bool value, char const* why, char const* rule) { because(reasons, Doc(value), why, rule); }
void because_number(Doc& reasons, int64_t value, char const* why, char const* rule) { because(reasons, Doc(value), why, rule); }

Answer& Answer::ruling(char const* rule) {
  if (!reasons_.is_null()) with("reasons", std::move(reasons_));
  return with("ruling", rule);
}

}  // namespace paddock::car_wars
