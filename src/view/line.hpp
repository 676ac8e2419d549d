// Words and figures with an icon, a tone and the rule they rest on: what log, panels and reports are made of.
#pragma once
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/ids.hpp"
#include "view/scene.hpp"

namespace paddock {

// Icon names are those of ui/tokens.json ("gauge", "alert-triangle"); "" is none.
using Icon = char const*;

// "club" -> "Club"; only a to z.
inline std::string capital(std::string s) {
  if (!s.empty() && s[0] >= 'a' && s[0] <= 'z') s[0] = char(s[0] - 32);
  return s;
}

// "−3", with the sign that readers of figures know; with_plus: "+3", too.
inline std::string number_text(int64_t n, bool with_plus = false) {
  return n < 0 ? "\xE2\x88\x92" + std::to_string(-n) : (with_plus ? "+" : "") + std::to_string(n);
}

struct Figure {             // a key figure: caption above, number below
  std::string label, value;
  Tone tone = Tone::Plain;
  std::string tip{};        // what it is, to whoever rests on it
};

// One sentence with an icon, a value at its right end and the rules it rests on. Words in *stars* are strong.
struct Line {
  Icon icon = "";
  Seat seat = kNobody;      // shows the livery chip before it
  Helmet helmet = Helmet::None;  // or this, of one rider
  std::string text, value;
  Tone tone = Tone::Plain;
  std::vector<Rule> rules;
  std::vector<uint8_t> dice;  // six-sided, as they fell
  std::optional<Vec> at;      // where on the board it happened: lit when the line is pressed
  Seat other = kNobody;       // whom it concerns besides: who was fired at, who did it
  bool concerns(Seat who) const { return seat == who || (who >= 0 && other == who); }
};

// What say() makes of an event: its seat, its rule, these words.
inline Line line(Icon icon, Seat seat, Rule rule, std::string text, Tone tone) {
  Line l;
  l.icon = icon;
  l.seat = seat;
  l.text = std::move(text);
  l.tone = tone;
  if (!rule.empty()) l.rules.push_back(rule);
  return l;
}
template <class Event>
Line line(Icon icon, Event const& e, std::string text, Tone tone = Tone::Plain) {
  return line(icon, e.seat, e.rule, std::move(text), tone);
}

struct Chip {
  Icon icon = "";
  std::string text;
  Tone tone = Tone::Plain;
  Rule rule;
};

}  // namespace paddock
