// Numbers and reasons in words.
#include "events/standings.hpp"

namespace paddock::app::events {
namespace {

std::string ordinal(int64_t n) {
  int64_t const tens = n % 100, ones = n % 10;
  char const* end = tens >= 11 && tens <= 13 ? "th" : ones == 1 ? "st" : ones == 2 ? "nd" : ones == 3 ? "rd" : "th";
  return std::to_string(n) + end;
}

// To two decimals, without empty ones.
std::string decimal(Ratio number) {
  int64_t const hundredths = (number * Ratio(100)).half_up();
  std::string out = std::to_string(hundredths / 100);
  if (int const rest = int(hundredths % 100)) out += "." + std::to_string(rest / 10) + (rest % 10 ? std::to_string(rest % 10) : "");
  return out;
}

}  // namespace

std::string points_text(int64_t parts) {
  Ratio const points(parts < 0 ? -parts : parts, kParts);
  int64_t const whole = points.floor();
  Ratio const rest = points - Ratio(whole);
  std::string out = parts < 0 ? "-" : "";
  if (whole || rest.num == 0) out += std::to_string(whole);
  if (rest.num) out += std::string(whole ? " " : "") + std::to_string(rest.num) + "/" + std::to_string(rest.den);
  return out;
}

std::string number_text(Reason const& reason) {
  switch (reason.measure) {
    case Measure::Number: return decimal(reason.number);
    case Measure::Points: return points_text(reason.number.floor());
    case Measure::Place: return reason.number.num ? ordinal(reason.number.floor()) : "none";
    case Measure::Average: return decimal(reason.number);
    case Measure::Whether: return reason.number.num ? "yes" : "no";
  }
  return "";
}

std::string reason_text(Reason const& reason) {
  std::string out = std::string(reason.words) + " " + number_text(reason);
  return reason.rule.empty() ? out : out + " (" + std::string(reason.rule.text()) + ")";
}

}  // namespace paddock::app::events
