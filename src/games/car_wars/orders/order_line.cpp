// Which lines of a post may stand in an order: told by how they begin, so that a line with a fault counts, too.
#include "core/text.hpp"
#include "games/car_wars/build/design.hpp"
#include "games/car_wars/car_wars.hpp"
#include "games/car_wars/duel/entry.hpp"
#include "games/car_wars/orders/ahead.hpp"
#include "games/car_wars/orders/tokens.hpp"

namespace paddock::car_wars {

using orders::Token;

namespace {

// A first word, and what may follow it; "n": a number, "e": the end of what it begins.
struct Follow {
  char const *first, *kinds, *words;
};
constexpr Follow kFollow[] = {
    {"bend b turn swerve sw pivot", "n", "left right l r"}, {"drift steep d", "n", "left right l r drift"}, {"straight str ahead", "e", ""},
    {"bootlegger bootleg bl tstop", "e", "left right"},     {"fire shoot", "n", "on at the when"},         {"drop", "n", "within when the now"},
    {"speed faster slower brake accelerate acc dec reverse", "n", "to by"},                                {"hold keep no cease", "", "fire course"},
    {"move movement maneuver manoeuvre", "", "bend drift steep swerve straight bootlegger tstop"},
    {"then", "", "hold keep"},                              {"stop", "", "when and never if within"},      {"ask", "e", "me when"},
    {"measure", "n", "mark"},                               {"boost torque overdrive", "ne", ""},          {"automatic magazine detonate", "n", ""},
    {"wait", "e", ""},                                      {"skid", "", ""},
    {"on at in within else or with", "", ""}};           // the end of a line that was wrapped

bool has(char const* kinds, char kind) { return std::string_view(kinds).find(kind) != std::string_view::npos; }

bool stock_car(std::string_view line) {
  for (int i = 0; i < duel::most_stock(); ++i) {
    std::string_view const name = duel::stock_name(i);
    bool same = !name.empty() && line.size() >= name.size();
    for (size_t k = 0; same && k < name.size(); ++k) same = lower(name[k]) == lower(line[k]);
    if (same && (line.size() == name.size() || !in_word(line[name.size()]))) return true;
  }
  return false;
}

}  // namespace

bool CarWars::order_line(std::string_view line, bool inside) {
  line = cut_at_letter(line.substr(std::min(line.find_first_not_of(" \t"), line.size())), 800);
  std::string const plain = orders::plain_of(line).text;
  line = plain;
  Scan in(line);
  if (orders::phase_head(in).phase > 0 || line.starts_with(build::kTagHead) || stock_car(line)) return true;
  std::vector<Token> const tokens = orders::tokens_of(line);
  if (tokens.size() < 2) return false;
  Token const &first = tokens[0], &second = tokens[1];
  if (second.kind == Token::Colon && first.is("speed move movement maneuver manoeuvre fire firing drop")) return true;   // "Move: bend 15 left"
  bool const number = second.kind == Token::Number, ends = second.kind == Token::Break;
  if (first.kind == Token::Number) {
    bool const fives = first.twice % 5 == 0;           // "55", "27.5"
    return fives && (ends || inside || second.is("mph straight bend b drift swerve fire hold"));
  }
  for (Follow const& f : kFollow)
    if (first.kind == Token::Word && first.is(f.first))
      return inside || (number && has(f.kinds, 'n')) || (ends && has(f.kinds, 'e')) || (second.kind == Token::Word && second.is(f.words));
  return false;
}

}  // namespace paddock::car_wars
