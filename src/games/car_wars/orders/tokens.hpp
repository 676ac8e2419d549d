// A typed order of a phase cut into words, numbers and signs; what they mean is read_plan.cpp's affair.
#pragma once
#include <string>
#include <string_view>
#include <vector>

namespace paddock::car_wars::orders {

bool among(char const* words, std::string_view word);   // one of these words, blanks between

struct Token {
  enum Kind : uint8_t { Word, Number, Part, Break, Colon, Strange } kind = Break;
  std::string word;          // small letters, without dashes
  int twice = 0;             // of a number: twice its value; of a Part ("1/2") its quarters
  int sign = 0;              // a sign stood before the number: -1, 1
  size_t at = 0, end = 0;    // bytes of the text
  bool is(char const* words) const;   // among them
};
std::vector<Token> tokens_of(std::string_view text);   // a Break at the end

// The same words with the signs of a plain keyboard: dashes, quotes and halves as a phone or a mail writes them.
struct Plain {
  std::string text;
  std::vector<size_t> from;  // of each byte, and of the end: where it was written
};
Plain plain_of(std::string_view text);

}  // namespace paddock::car_wars::orders
