#include "games/car_wars/orders/tokens.hpp"

#include "core/scan.hpp"

namespace paddock::car_wars::orders {
namespace {

bool in_number(char c) { return is_digit(c); }

// A letter behind the dash: "t-stop" is one word, "30-" is not.
void take_word(Scan& in, Token& t) {
  t.kind = Token::Word;
  for (;;) {
    for (char c : in.take_while(in_word)) t.word.push_back(lower(c));
    bool const joined = is_one_of(in.peek(), "-'") && in_word(in.peek(1));
    if (!joined) return;
    in.step();
  }
}

void take_number(Scan& in, Token& t) {
  t.kind = Token::Number;
  int const whole = std::max(in.number(9999, 6), 0);
  t.twice = 2 * whole;
  if (in.peek() == '/' && is_digit(in.peek(1))) {
    in.step();
    int const below = std::max(in.number(99, 3), 0);
    t.kind = below > 0 && 4 * whole % below == 0 ? Token::Part : Token::Strange;
    t.twice = below > 0 ? 4 * whole / below : 0;
  } else if (in.peek() == '.' && is_digit(in.peek(1)) && !is_digit(in.peek(2))) {
    bool const half = in.peek(1) == '5', nothing = in.peek(1) == '0';
    in.step(), in.step();
    t.twice += half;
    if (!half && !nothing) t.kind = Token::Strange;
  }
}

}  // namespace

bool Token::is(std::string_view list) const {
  if (kind != Word) return false;
  for (size_t from = 0; from < list.size();) {
    size_t const behind = std::min(list.find(' ', from), list.size());
    if (list.substr(from, behind - from) == word) return true;
    from = behind + 1;
  }
  return false;
}

std::vector<Token> tokens_of(std::string_view text) {
  std::vector<Token> out;
  Scan in(text);
  while (in.skip(" \t\r()")) {
    Token t;
    t.at = in.at();
    char const c = in.peek();
    bool const begins = out.empty() || out.back().kind == Token::Break || out.back().is("speed pace by");
    size_t const blanks = is_one_of(c, "+-") && begins ? in.rest().substr(1).find_first_not_of(' ') : 0;   // "+ 5", "speed - 10"
    bool const apart = blanks != std::string_view::npos && blanks > 0 && is_digit(in.peek(1 + blanks));
    if (is_one_of(c, "+-") && (is_digit(in.peek(1)) || apart)) t.sign = c == '-' ? -1 : 1, in.go(in.at() + 1 + (apart ? blanks : 0));
    if (in.take("\xC2\xB0")) continue;                        // "15°"
    if (in_number(in.peek())) take_number(in, t);
    else if (in_word(c)) take_word(in, t);
    else if (is_one_of(c, ",;\n.!")) in.step();
    else if (c == ':' || c == '=') t.kind = Token::Colon, in.step();
    else if (is_one_of(c, "+-\"*")) { in.step(); continue; }   // "8+", a dash between words
    else t.kind = Token::Strange, t.word = std::string(in.letter()), in.go(in.at() + t.word.size());
    t.end = in.at();
    out.push_back(std::move(t));
  }
  Token last;
  last.at = last.end = text.size();
  out.push_back(last);
  return out;
}

}  // namespace paddock::car_wars::orders
