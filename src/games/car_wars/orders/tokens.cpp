#include "games/car_wars/orders/tokens.hpp"

#include <algorithm>
#include <utility>

#include "core/scan.hpp"

namespace paddock::car_wars::orders {
namespace {

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

// "acc. 5, bend l. 30": this point ends no clause.
bool shortened(std::vector<Token> const& before, size_t at) {
  return !before.empty() && before.back().end == at && before.back().is("acc accel dec decel l r lt rt str b sw dr ph mph deg spd");
}

}  // namespace

bool among(char const* words, std::string_view word) {
  std::string_view const list = words;
  for (size_t from = 0; from < list.size();) {
    size_t const behind = std::min(list.find(' ', from), list.size());
    if (!word.empty() && list.substr(from, behind - from) == word) return true;
    from = behind + 1;
  }
  return false;
}
bool Token::is(char const* words) const { return kind == Word && among(words, word); }

std::vector<Token> tokens_of(std::string_view text) {
  std::vector<Token> out;
  Scan in(text);
  while (in.skip(" \t\r()[]")) {
    Token t;
    t.at = in.at();
    char const c = in.peek();
    bool const begins = out.empty() || out.back().kind == Token::Break || out.back().is("speed pace by");
    size_t const blanks = is_one_of(c, "+-") && begins ? in.rest().substr(1).find_first_not_of(' ') : 0;   // "+ 5", "speed - 10"
    bool const apart = blanks != std::string_view::npos && blanks > 0 && is_digit(in.peek(1 + blanks));
    if (is_one_of(c, "+-") && (is_digit(in.peek(1)) || apart)) t.sign = c == '-' ? -1 : 1, in.go(in.at() + 1 + (apart ? blanks : 0));
    if (in.take("\xC2\xB0")) t.kind = Token::Word, t.word = "degrees";
    else if (is_digit(in.peek())) take_number(in, t);
    else if (in_word(c)) take_word(in, t);
    else if (c == '.' && shortened(out, t.at)) { in.step(); continue; }
    else if (is_one_of(c, ",;\n.!/|")) in.step();
    else if (c == ':' || c == '=') t.kind = Token::Colon, in.step();
    else if (is_one_of(c, "@>#")) t.kind = Token::Word, t.word = c == '#' ? "number" : "at", in.step();
    else if (is_one_of(c, "+-\"'*&")) { in.step(); continue; }   // "8+", a dash between words
    else t.kind = Token::Strange, t.word = std::string(in.letter()), in.go(in.at() + t.word.size());
    t.end = in.at();
    out.push_back(std::move(t));
  }
  Token last;
  last.at = last.end = text.size();
  out.push_back(last);
  return out;
}

namespace {

// "P1 ", "phase 2 ": behind it a long dash before a number may be a dash, or less.
bool ends_with_phase(std::string_view text) {
  size_t const blanks = text.size();
  while (text.ends_with(' ')) text.remove_suffix(1);
  if (text.size() == blanks || text.empty() || !is_digit(text.back())) return false;
  text.remove_suffix(1);
  while (text.ends_with(' ')) text.remove_suffix(1);
  size_t word = text.size();
  while (word > 0 && is_letter(text[word - 1])) --word;
  std::string low(text.substr(word));
  for (char& c : low) c = lower(c);
  return low == "p" || low == "ph" || low == "phase";
}

}  // namespace

Plain plain_of(std::string_view text) {
  static constexpr std::pair<std::string_view, std::string_view> kSigns[] = {
      {"\xE2\x80\x90", "-"}, {"\xE2\x80\x91", "-"}, {"\xE2\x80\x92", "-"}, {"\xE2\x80\x93", "-"}, {"\xE2\x80\x94", "-"}, {"\xE2\x88\x92", "-"},
      {"\xE2\x80\x98", "'"}, {"\xE2\x80\x99", "'"}, {"\xE2\x80\xB2", "'"}, {"\xE2\x80\x9C", "\""}, {"\xE2\x80\x9D", "\""}, {"\xE2\x80\x9E", "\""}, {"\xE2\x80\xB3", "\""},
      {"\xC2\xAB", "\""}, {"\xC2\xBB", "\""}, {"\xC2\xBA", "\xC2\xB0"}, {"\xC2\xA0", " "}, {"\xE2\x80\xAF", " "}, {"\xE2\x80\xA6", "."}, {"\xE2\x86\x92", "->"},
      {"\xC2\xBC", " 1/4"}, {"\xC2\xBD", " 1/2"}, {"\xC2\xBE", " 3/4"}};
  Plain out;
  for (size_t at = 0; at < text.size();) {
    std::string_view const rest = text.substr(at);
    auto const sign = std::find_if(std::begin(kSigns), std::end(kSigns), [&](auto const& s) { return rest.starts_with(s.first); });
    bool const part = sign != std::end(kSigns) && sign->second.find('/') != std::string_view::npos && !out.text.empty() && is_digit(out.text.back());
    bool const known = sign != std::end(kSigns) && (!part || sign->second == " 1/2");   // "27¼" is no speed, and no skid behind one
    bool const dash = (rest.starts_with("\xE2\x80\x93") || rest.starts_with("\xE2\x80\x94")) && rest.size() > 3 && is_digit(rest[3]) && ends_with_phase(out.text);
    out.text += dash ? "- " : !known ? rest.substr(0, 1) : part ? ".5" : sign->second;
    out.from.resize(out.text.size(), at);
    at += known ? sign->first.size() : 1;
  }
  out.from.push_back(text.size());
  return out;
}

}  // namespace paddock::car_wars::orders
