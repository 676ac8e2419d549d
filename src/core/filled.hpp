// Sentences with gaps: filled("It weighs {} lb; {} lb is the most.", {weight, most}). In compiled code a gap costs half of what
// joining strings with + does (the page's download), and the sentence can be read as a whole.
#pragma once
#include <cstdint>
#include <string>
#include <string_view>
#include <type_traits>

namespace paddock {

// What stands in a gap: a text, which it looks at until the sentence is filled, or a whole number.
class Gap {
 public:
  Gap(char const* text) : c_str_(text), kind_(Kind::c_str) {}
  Gap(std::string const& text) : string_(&text), kind_(Kind::string) {}
  Gap(std::string_view text) : view_(text), kind_(Kind::view) {}
  template <class Number>
    requires(std::is_integral_v<Number> && !std::is_same_v<Number, char> && !std::is_same_v<Number, bool>)
  Gap(Number number) : number_(number), kind_(Kind::number) {}
  void add_to(std::string& out) const;

 private:
  union {
    char const* c_str_;
    std::string const* string_;
    std::string_view view_;
    int64_t number_;
  };
  enum class Kind : uint8_t { c_str, string, view, number } kind_;
};

// As many gaps as the text has {}.
std::string fill(std::string_view text, Gap const* gaps);
template <size_t kGaps>
std::string filled(char const* text, Gap const (&gaps)[kGaps]) { return fill(text, gaps); }

// A JSON pointer, one step deeper: under("/crew", 0) is "/crew/0".
std::string under(std::string const& path, Gap const& step);

}  // namespace paddock
