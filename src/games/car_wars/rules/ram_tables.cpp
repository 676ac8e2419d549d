#include "games/car_wars/rules/ram_tables.hpp"

#include "core/assets.hpp"
#include "core/doc.hpp"
#include "core/filled.hpp"

namespace paddock::car_wars {
namespace {

constexpr char const* kFile = "assets/games/car_wars/collision.json";

Error broken(char const* list, size_t row, char const* why) {
  return {filled("{}, {} {}", {kFile, list, row}), why};
}

Doc const* rows(Doc const& doc, char const* list, size_t count) {
  Doc const* const all = at_pointer(doc, std::string("/") + list);
  return all && all->is_array() && all->size() == count ? all : nullptr;
}
bool is_pair(Doc const& doc) { return doc.is_array() && doc.size() == 2 && doc[0].is_number_integer(); }

char const* read_quarters(std::array<int8_t, kModifiers>& row, Doc const& doc) {
  std::string const text = doc.is_string() ? doc.get<std::string>() : "";
  if (text.size() != row.size()) return "a digit for each of the 22 modifiers is expected";
  for (size_t n = 0; n < row.size(); ++n) {
    row[n] = int8_t(text[n] - '0');
    if (row[n] < 0 || row[n] > 4) return "the digits are quarters, 0 to 4";
    if (n > 0 && row[n] > row[n - 1]) return "against a heavier thing nobody keeps more speed";
  }
  return nullptr;
}

}  // namespace

Expected<RamTables> read_ram_tables(std::string_view json) {
  Expected<Doc> const doc = parse_doc(json);
  if (!doc) return Error{kFile, doc.error().text()};
  RamTables tables;
  Doc const *weights = rows(*doc, "dm", tables.weights.size()), *ram = rows(*doc, "ram", tables.ram.size()),
            *temporary = rows(*doc, "temporary", tables.quarters.size());
  if (!weights || !ram || !temporary) return Error{kFile, "'dm', 'ram' and 'temporary' have 3, 7 and 22 rows"};
  for (size_t n = 0; n < tables.weights.size(); ++n) {
    std::optional<Ratio> const dm = is_pair((*weights)[n]) ? ratio_of((*weights)[n][1]) : std::nullopt;
    if (!dm || *dm <= Ratio(0)) return broken("dm", n, "a weight and a modifier above 0 are expected");
    tables.weights[n] = {(*weights)[n][0].get<int>(), *dm};
    if (n > 0 && tables.weights[n].most <= tables.weights[n - 1].most) return broken("dm", n, "the weights rise");
  }
  for (size_t n = 0; n < tables.ram.size(); ++n) {
    if (!is_pair((*ram)[n]) || !(*ram)[n][1].is_number_integer()) return broken("ram", n, "dice and what is added are expected");
    tables.ram[n] = {(*ram)[n][0].get<int>(), (*ram)[n][1].get<int>()};
  }
  for (size_t n = 0; n < tables.quarters.size(); ++n)
    if (char const* const why = read_quarters(tables.quarters[n], (*temporary)[n])) return broken("temporary", n, why);
  return tables;
}

RamTables const& ram_tables() {
  static RamTables const tables = *read_ram_tables(asset(kFile));
  return tables;
}

Ratio damage_modifier(Ratio weight) {
  for (WeightStep const& step : ram_tables().weights)
    if (weight <= Ratio(step.most)) return step.dm;
  WeightStep const& last = ram_tables().weights.back();
  return last.dm + Ratio(((weight - Ratio(last.most)) / Ratio(4000)).ceil());
}

int modifier_column(Ratio dm) {
  if (dm == Ratio(1, 3)) return 0;
  if (dm == Ratio(2, 3)) return 1;
  return dm.whole() && dm >= Ratio(1) && dm <= Ratio(20) ? int(dm.num) + 1 : -1;
}

RamDice ram_dice(Ratio speed, RowBetween between) {
  Ratio const rows = (speed < Ratio(0) ? Ratio(0) - speed : speed) / Ratio(5);
  int64_t const five = between == RowBetween::below ? rows.floor() : rows.ceil();
  auto const& slow = ram_tables().ram;
  return five < int64_t(slow.size()) ? slow[size_t(five)] : RamDice{int(five) - 5, 0};  // (speed - 25) / 5
}

std::string ram_text(RamDice dice) {
  if (dice.dice == 0) return std::to_string(dice.add);
  return filled("{}d{}{}", {dice.dice, dice.add > 0 ? "+" : "", dice.add ? std::to_string(dice.add) : ""});
}

Ratio temporary_factor(int own, int opposing) { return {ram_tables().quarters[size_t(own)][size_t(opposing)], 4}; }

Ratio next_five(Ratio speed) { return Ratio((speed / Ratio(5)).ceil() * 5); }

Ratio temporary_speed(Ratio speed, int own, int opposing) {
  Ratio const factor = temporary_factor(own, opposing);
  return speed < Ratio(0) ? Ratio(0) - next_five((Ratio(0) - speed) * factor) : next_five(speed * factor);
}

Ratio object_modifier(int dp) {
  if (dp <= 5) return {1, 3};
  if (dp <= 10) return {2, 3};
  return dp <= 20 ? Ratio(1) : Ratio(1) + Ratio(Ratio(dp - 20, 20).ceil());
}

}  // namespace paddock::car_wars
