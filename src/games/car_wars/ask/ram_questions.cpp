#include "core/filled.hpp"
#include "games/car_wars/ask/crash_parts.hpp"
#include "games/car_wars/ask/dm_reading.hpp"
#include "games/car_wars/ask/numbers.hpp"
#include "games/car_wars/ask/readings.hpp"

namespace paddock::car_wars {
namespace {

using namespace readings;

constexpr int kMostPounds = 100000;

Ratio pounds(Givens& given, char const* key) { return given.number(key, 0, kMostPounds); }

Doc damage(Givens& given) {
  Ram ram;
  ram.roll = given.whole("roll", -100, 10000);
  for (size_t n = 0; n < 2; ++n) {
    std::string const own = n == 0 ? "1" : "2";
    ram.dm[n] = given.has(("dm" + own).c_str()) ? dm(given, ("dm" + own).c_str()) : damage_modifier(pounds(given, ("weight" + own).c_str()));
    ram.ramplate[n] = given.flag(("ramplate" + own).c_str(), false);
    ram.spikes[n] = given.whole(("spikes" + own).c_str(), 0, 6, 0);
  }
  std::array<int64_t, 2> const taken = ram_damage(ram);
  Answer out;
  out.because(ratio_doc(ram.dm[0]), "damage modifier of V1", "R-7");
  out.because(ratio_doc(ram.dm[1]), "damage modifier of V2", "R-7");
  return out.with("to2", taken[1]).with("to1", taken[0]).ruling("R-7");
}

Doc dice(Givens& given) {
  Ratio const mph = given.number("speed", -2 * kMostMph, 2 * kMostMph);
  RowBetween const between = given.settings_as<CollisionSettings>().ram_dice_between;
  Ratio const size = mph < Ratio(0) ? Ratio(0) - mph : mph;
  std::string const text = ram_text(ram_dice(size, between));
  Doc const row = DocObject().with("speed", number_doc(between == RowBetween::below ? Ratio((size / Ratio(5)).floor() * 5) : next_five(size)))
      .with("ram", text);
  return Answer().with("dice", text).with("row", row).ruling("R-7");
}

Doc weight(Givens& given) {
  Ratio const sidecar = given.number("sidecar_weight", 0, kMostPounds, 0);
  Ratio const all = pounds(given, "weight") + (given.settings_as<CollisionSettings>().sidecar_weight_counts ? sidecar : Ratio(0));
  return Answer().with("dm", ratio_doc(damage_modifier(all))).ruling("R-7");
}

// The table's two sides, under the names a referee may use for them.
std::array<int, 2> sides(Givens& given) {
  auto side = [&](std::initializer_list<char const*> names) {
    char const* key = *names.begin();
    for (char const* const name : names)
      if (given.has(name)) key = name;
    return dm_column(given, key);
  };
  int const own = side({"own", "own_dm", "dm"});
  return {own, side({"opp", "opposing", "opp_dm", "opposing_dm"})};
}

// The row of a vehicle in the table: the factors against 1/3, 2/3, 1, 2 and so on up to 20.
Doc factors_row(int own) {
  Doc factors = Doc::array();
  for (int opp = 0; opp < kModifiers; ++opp) factors.push_back(ratio_doc(temporary_factor(own, opp)));
  return DocObject().with("own", ratio_doc(own < 2 ? Ratio(own + 1, 3) : Ratio(own - 1))).with("factors", factors);
}

Doc factor(Givens& given) {
  auto const [own, opp] = sides(given);
  return Answer().with("factor", ratio_doc(temporary_factor(own, opp))).with("row", factors_row(own)).ruling("R-7");
}

Doc temporary(Givens& given) {
  Ratio const mph = given.number("speed", -kMostMph, kMostMph);
  auto const [own, opp] = sides(given);
  Doc const after = number_doc(temporary_speed(mph, own, opp));
  Answer out;
  out.because(ratio_doc(temporary_factor(own, opp)), "of the speed, up to the next 5", "R-7");
  return out.with("speed", after).with("temporary", after).with("temporary_speed", after).ruling("R-7");
}

constexpr Question kRamQuestions[] = {
    {{"ram.damage", "What both vehicles of a collision take, from one roll.", R"({"roll": 14, "weight1": 2300, "weight2": 6600})"}, damage},
    {{"ram.dice", "The dice of a collision at a speed.", R"({"speed": 100})"}, dice,
     "the ram column of the movement chart"},
    {{"ram.dm", "The damage modifier of a weight in pounds.", R"({"weight": 2300})"}, weight,
     "1/3 up to 2,000 lb, 2/3 up to 4,000, 1 up to 8,000, and 1 more for each 4,000 or part"},
};
constexpr Question kTemporaryQuestions[] = {
    {{"tst.factor", "The part of its speed a vehicle keeps, by both damage modifiers.", R"({"own": "1", "opp": "2/3"})"}, factor,
     "the table of temporary speeds"},
    {{"tst.speed", "The temporary speed of a vehicle in a collision.", R"({"speed": 50, "own": "1/3", "opp": "1"})"}, temporary},
};

}  // namespace

Ratio dm(Givens& given, char const* key) {
  Ratio const modifier = given.number(key, Ratio(1, 5), 20);
  return modifier > Ratio(0) ? modifier : Ratio(1);
}

int dm_column(Givens& given, char const* key) {
  int const column = modifier_column(given.number(key, Ratio(1, 3), 20));
  if (column < 0) given.refuse(filled("'{}' is a damage modifier: \"1/3\", \"2/3\", 1, 2 and so on up to 20.", {key}));
  return std::max(0, column);
}

std::span<Question const> ram_questions() { return kRamQuestions; }
std::span<Question const> temporary_questions() { return kTemporaryQuestions; }

}  // namespace paddock::car_wars
