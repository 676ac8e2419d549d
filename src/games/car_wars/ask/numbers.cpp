#include "games/car_wars/ask/numbers.hpp"

#include "core/filled.hpp"
#include "games/car_wars/rules/board.hpp"

namespace paddock::car_wars {
namespace {

constexpr int kFastest = 1000;        // mph; far above any vehicle, and no sum of speeds overflows
constexpr int kLeastMils = 50;        // shorter than any step of a vehicle
constexpr int kFarthest = 1'000'000;  // mils, half of what core/geometry.hpp reaches

Ratio speed_in_steps(Givens& given, char const* key, Ratio mph) {
  if (!(mph / Ratio(5, 2)).whole()) given.expected(key, "a speed in steps of 2.5 mph");
  return mph;
}

int32_t read_length(Givens& given, char const* key) { return board::units(given.number(key, -kFarthest, kFarthest)); }

// [x, y] as [{"x", "y"}]; null if it is written otherwise. The copy takes the fault of what may well be an object.
Doc as_pair(Givens const& given, char const* key) {
  Givens probe = given;
  Doc const& list = probe.list(key, 2);
  if (list.size() != 2) return nullptr;
  Doc place = Doc::object(), out = Doc::array();
  place["x"] = list[0], place["y"] = list[1];
  out.push_back(std::move(place));
  return out;
}

}  // namespace

Doc number_doc(Ratio const& value) {
  constexpr int64_t kMillion = 1'000'000;
  if (value.whole() || kMillion % value.den != 0) return ratio_doc(value);
  return decimal_doc(value.num * (kMillion / value.den));
}

Ratio read_speed(Givens& given, char const* key) { return speed_in_steps(given, key, given.number(key, -kFastest, kFastest)); }
Ratio read_speed(Givens& given, char const* key, Ratio fallback) {
  return speed_in_steps(given, key, given.number(key, -kFastest, kFastest, fallback));
}

Ratio read_inches(Givens& given, char const* key, Ratio fallback) {
  Ratio const length = given.number(key, 0, 1000, fallback);
  if (length <= 1) return length;
  if (length < kLeastMils) given.expected(key, "a number of inches up to 1, or of mils up to 1000");
  return length / 1000;
}

geometry::Point read_point(Givens& given, char const* key) {
  Doc const both = as_pair(given, key);
  if (!both.is_array() && !given.is_object(key)) given.expected(key, "a place in mils, like [0, 500]");
  Givens part = given.within(both.is_array() ? both[0] : given.object(key), key);
  geometry::Point const at{read_length(part, "x"), read_length(part, "y")};
  given.take(part);
  return at;
}

FinePose read_pose(Givens& given, char const* key) {
  if (!given.is_object(key)) given.expected(key, "a place with its heading, like {\"x\": 0, \"y\": 0, \"heading\": 90}");
  Givens part = given.within(given.object(key), key);
  FinePose pose;
  pose.at = {read_length(part, "x"), read_length(part, "y")};
  pose.heading = from_compass(part.number("heading", -36000, 36000, 0));
  given.take(part);
  return pose;
}

void read_pair_setting(Givens& given, char const* key, int& first, int& second) {
  Doc const* const at = given.setting_doc(key);
  if (!at) return;
  bool const pair = at->is_array() && at->size() == 2;
  std::optional<int> const low = pair ? whole_in((*at)[0], -kFastest, kFastest) : std::nullopt, high = pair ? whole_in((*at)[1], -kFastest, kFastest) : std::nullopt;
  if (low && high && *low <= *high) first = *low, second = *high;
  else given.refuse(filled("The setting '{}' is a list of two whole numbers, the smaller one first.", {key}));
}

void read_number_setting(Givens& given, char const* key, Ratio& value) {
  Doc const* const at = given.setting_doc(key);
  if (!at) return;
  if (std::optional<Ratio> const read = ratio_of(*at); read && *read >= 0 && *read <= kFastest) value = *read;
  else given.refuse(filled("The setting '{}' is a number from 0 to 1000.", {key}));
}

}  // namespace paddock::car_wars
