// One lexer for every grammar: a cursor over a text that people typed. It knows bytes and the letters of UTF-8, allocates nothing
// and never reads past the end. What the words mean is the grammar's affair.
#pragma once
#include <algorithm>
#include <cstddef>
#include <string_view>

namespace paddock {

constexpr bool is_digit(char c) { return c >= '0' && c <= '9'; }
constexpr bool is_letter(char c) { return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z'); }   // of English
constexpr char upper(char c) { return c >= 'a' && c <= 'z' ? char(c - 32) : c; }
constexpr char lower(char c) { return c >= 'A' && c <= 'Z' ? char(c + 32) : c; }
constexpr bool is_capital(char c) { return c >= 'A' && c <= 'Z'; }
constexpr bool in_word(char c) { return is_letter(c) || static_cast<unsigned char>(c) >= 128; }   // of any language: Müller
constexpr int hex_digit(char c) {                                                                  // -1: none
  return is_digit(c) ? c - '0' : c >= 'a' && c <= 'f' ? c - 'a' + 10 : c >= 'A' && c <= 'F' ? c - 'A' + 10 : -1;
}
constexpr bool is_one_of(char c, std::string_view signs) { return signs.find(c) != signs.npos; }

// A word that is a whole number of at most so many digits; -1: it is none.
constexpr int whole_number(std::string_view word, size_t most_digits) {
  if (word.empty() || word.size() > most_digits) return -1;
  int n = 0;
  for (char c : word) {
    if (!is_digit(c)) return -1;
    n = n * 10 + (c - '0');
  }
  return n;
}

struct Place {
  int line = 1, column = 1;   // column: bytes, like all columns of errors; of a letter the first
};
Place place_in(std::string_view text, size_t at);

class Scan {
 public:
  explicit constexpr Scan(std::string_view text) : text_(text) {}

  constexpr std::string_view text() const { return text_; }
  constexpr std::string_view rest() const { return text_.substr(at_); }
  constexpr size_t at() const { return at_; }                          // how many bytes lie behind
  constexpr void go(size_t at) { at_ = std::min(at, text_.size()); }
  constexpr bool at_end() const { return at_ == text_.size(); }
  constexpr char peek(size_t ahead = 0) const { return ahead < text_.size() - at_ ? text_[at_ + ahead] : '\0'; }
  constexpr void step() { go(at_ + 1); }
  Place place() const { return place_in(text_, at_); }
  std::string_view letter() const;                                     // here: of UTF-8, of broken text one byte

  // Moves over these signs; whether anything is left.
  constexpr bool skip(std::string_view signs) {
    while (!at_end() && is_one_of(text_[at_], signs)) ++at_;
    return !at_end();
  }
  constexpr bool skip(char const* signs) { return skip(std::string_view(signs)); }
  constexpr bool skip_blanks() { return skip(" \t\r\n"); }
  constexpr bool take(char sign) { return !at_end() && text_[at_] == sign && (++at_, true); }
  constexpr bool take(std::string_view sign) { return rest().starts_with(sign) && (at_ += sign.size(), true); }
  template <class Fits>
  constexpr std::string_view take_while(Fits fits) {
    size_t const from = at_;
    while (!at_end() && fits(text_[at_])) ++at_;
    return text_.substr(from, at_ - from);
  }
  // The word here, up to one of the signs that end words.
  constexpr std::string_view word(std::string_view ends = " \t\r\n") {
    return take_while([ends](char c) { return !is_one_of(c, ends); });
  }
  // A whole number, of which at most so many digits are taken; what is larger than `most` comes out as most + 1. -1: none here.
  constexpr int number(int most, int most_digits = 1 << 20) {
    int n = -1;
    for (; most_digits > 0 && is_digit(peek()); --most_digits, ++at_) n = n > most ? n : std::max(n, 0) * 10 + (text_[at_] - '0');
    return std::min(n, most + 1);
  }

 private:
  std::string_view text_;
  size_t at_ = 0;
};

}  // namespace paddock
