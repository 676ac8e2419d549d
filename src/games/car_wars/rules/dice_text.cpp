#include "games/car_wars/rules/dice_text.hpp"

#include <algorithm>

#include "core/scan.hpp"

namespace paddock::car_wars {
namespace {

// Eats digits from the front; -1 when there are none or too many.
int eat_number(std::string_view& text, int most) {
  size_t n = 0;
  while (n < text.size() && is_digit(text[n])) ++n;
  int const value = whole_number(text.substr(0, n), 4);
  text.remove_prefix(n);
  return value > most ? -1 : value;
}

bool eat(std::string_view& text, std::string_view word) {
  if (!text.starts_with(word)) return false;
  text.remove_prefix(word.size());
  return true;
}

}  // namespace

std::optional<DamageDice> read_damage_dice(std::string_view text) {
  DamageDice out;
  while (eat(text, " ")) {}
  if (eat(text, "1/2")) {
    out.half = true;
    out.dice = 1;
    while (eat(text, " ")) {}
  } else {
    int const number = text.starts_with('d') || text.starts_with('D') ? 1 : eat_number(text, 1000);
    if (number < 0) return {};
    out.dice = number;
  }
  if (eat(text, "d") || eat(text, "D")) {
    if (out.dice > 100) return {};
    eat(text, "6");
    while (eat(text, " ")) {}
    if (bool const minus = text.starts_with('-'); minus || text.starts_with('+')) {
      text.remove_prefix(1);
      while (eat(text, " ")) {}
      int const flat = eat_number(text, 1000);
      if (flat < 0) return {};
      out.flat = minus ? -flat : flat;
    }
  } else {
    if (out.half) return {};
    out.flat = out.dice;
    out.dice = 0;
    if (eat(text, " hit") || eat(text, " point")) eat(text, "s");
  }
  while (eat(text, " ")) {}
  return text.empty() ? std::optional(out) : std::nullopt;
}

int damage_of(DamageDice const& damage, std::span<int const> dice) {
  int sum = damage.flat;
  for (int const die : dice) sum += damage.half ? (die + 1) / 2 : die;
  return std::max(sum, 0);
}

}  // namespace paddock::car_wars
