// What a question answers: its values, then "reasons" (a list of {value, reason, rule}) and "ruling".
#pragma once
#include "core/doc_object.hpp"

namespace paddock::car_wars {

// A reason more of a list of them.
void because(Doc& reasons, Doc const& value, char const* why, char const* rule);
void because(Doc& reasons, Doc const& value, std::string_view why, char const* rule);
void because_flag(Doc& reasons, bool value, char const* why, char const* rule);
void because_number(Doc& reasons, int64_t value, char const* why, char const* rule);
template <class Number>
  requires std::is_integral_v<Number>
void because(Doc& reasons, Number value, char const* why, char const* rule) {
  if constexpr (std::is_same_v<Number, bool>) because_flag(reasons, value, why, rule);
  else because_number(reasons, value, why, rule);
}

class Answer : public DocObject {
 public:
  template <class Value>
  Answer& with(char const* name, Value&& value) {
    DocObject::with(name, std::forward<Value>(value));
    return *this;
  }
  template <class Value, class Text>
  Answer& because(Value&& value, Text&& why, char const* rule) {
    car_wars::because(reasons_, std::forward<Value>(value), std::forward<Text>(why), rule);
    return *this;
  }
  Answer& update(Doc const& members) {
    DocObject::update(members);
    return *this;
  }
  Answer& ruling(char const* rule);   // the last word: the reasons stand before it
  Answer& ruling(std::string const& rule) { return ruling(rule.c_str()); }

 private:
  Doc reasons_;
};

}  // namespace paddock::car_wars
