#include "games/car_wars/ask/readings.hpp"

#include <algorithm>

#include "core/filled.hpp"

namespace paddock::car_wars::readings {
namespace {

std::optional<int> whole_of(Doc const& doc, int least, int most) {
  std::optional<Ratio> const value = ratio_of(doc);
  if (!value || !value->whole() || *value < Ratio(least) || *value > Ratio(most)) return std::nullopt;
  return int(value->num);
}

std::string bounds(int least, int most) { return filled("{} to {}", {least, most}); }

}  // namespace

Ratio speed(Givens& given, char const* key) { return given.number(key, -kMostMph, kMostMph); }

// Tried on a copy that may take the fault.
bool is_list(Givens const& given, char const* key) {
  Givens probe = given;
  probe.list(key, 100000);
  return probe.fault().empty();
}

std::vector<int> wholes(Givens& given, char const* key, int least, int most) {
  if (!is_list(given, key)) return {given.whole(key, least, most)};
  std::vector<int> out;
  for (Doc const& item : given.list(key)) {
    std::optional<int> const value = whole_of(item, least, most);
    if (!value) given.refuse(filled("'{}' is a list of whole numbers from {}.", {key, bounds(least, most)}));
    out.push_back(value.value_or(least));
  }
  return out;
}
std::vector<int> wholes_or_none(Givens& given, char const* key, int least, int most) {
  return given.has(key) ? wholes(given, key, least, most) : std::vector<int>{};
}

int total(Givens& given, char const* key, int most) {
  int64_t sum = 0;
  for (int const part : wholes(given, key, -most, most)) sum += std::max(0, part);
  return int(std::min<int64_t>(sum, INT32_MAX / 2));
}

int two_dice(Givens& given, char const* key) {
  if (!is_list(given, key)) return given.whole(key, 2, 12);
  std::vector<int> const dice = wholes(given, key, 1, 6);
  if (dice.size() == 2) return dice[0] + dice[1];
  given.expected(key, "the sum of two dice, 2 to 12, or a list of both");
  return 2;
}

int count(Givens& given, char const* key, int most) {
  if (!given.has(key)) return 0;
  if (given.is_flag(key)) return given.flag(key);
  if (is_list(given, key)) return int(given.list(key, size_t(most)).size());
  return given.whole(key, 0, most);
}

int die_where(bool rolled, Givens& given, char const* key) {
  int const die = rolled || given.has(key) ? given.whole(key, 1, 6) : 0;
  return rolled ? die : 0;
}

int Dice::next() {
  if (!empty()) return dice_[next_++];
  given_.refuse(filled("'{}' has a die from 1 to 6 for each roll that is made; {} are needed.", {key_, next_ + 1}));
  return 1;
}

int ruling_whole(Givens& given, char const* ruling, char const* key, int otherwise, int most) {
  auto const at = given.settings().find(ruling);
  if (at == given.settings().end() || !at->is_object() || !at->contains(key)) return otherwise;
  std::optional<int> const value = whole_of((*at)[key], 0, most);
  if (!value) given.refuse(filled("The setting '{}' is a whole number from {}.", {key, bounds(0, most)}));
  return value.value_or(otherwise);
}

Doc const* setting_list(Givens& given, char const* key) {
  Doc const* const found = given.setting_doc(key);
  if (!found || (found->is_array() && found->size() <= 100)) return found;
  given.refuse(filled("The setting '{}' is a list.", {key}));
  return nullptr;
}

Doc list_of(std::vector<int> const& numbers) {
  Doc out = Doc::array();
  for (int const n : numbers) out.push_back(n);
  return out;
}

}  // namespace paddock::car_wars::readings
