// A desk's count in words ("3 of 10"), read back as numbers.
#pragma once
#include <string>
#include <string_view>

namespace paddock::app {

// False when the words say something else.
inline bool read_count(std::string_view words, int& have, int& need) {
  auto const number = [&](int& out) {
    size_t n = 0;
    for (out = 0; n < words.size() && n < 6 && words[n] >= '0' && words[n] <= '9'; ++n) out = out * 10 + (words[n] - '0');
    words.remove_prefix(n);
    return n > 0;
  };
  constexpr std::string_view kOf = " of ";
  if (!number(have) || words.substr(0, kOf.size()) != kOf) return false;
  words.remove_prefix(kOf.size());
  return number(need);
}

// "3 of 10 moves are written.", "0 of 1 move is written.": the verb is that of what is written, of nothing that of what is needed.
inline std::string count_sentence(int have, int need) {
  bool const one = (have > 0 ? have : need) == 1;
  return std::to_string(have) + " of " + std::to_string(need) + (need == 1 && have < 2 ? " move" : " moves") + (one ? " is written." : " are written.");
}

}  // namespace paddock::app
