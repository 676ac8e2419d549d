#include "games/car_wars/rules/control.hpp"

#include <algorithm>

#include "core/assets.hpp"
#include "core/doc.hpp"
#include "core/filled.hpp"

namespace paddock::car_wars {
namespace {

constexpr char const* kFile = "assets/games/car_wars/control.json";

Error broken(size_t row, std::string why) { return {filled("{}, row {}", {kFile, row}), std::move(why)}; }

// The row of a speed, -1 at a stand. Rows hold two speeds each, 5-10, 15-20, ...
int row_of(Ratio speed, ControlSettings const& settings) {
  Ratio const fives = (speed < Ratio(0) ? Ratio(0) - speed : speed) / Ratio(5);
  int64_t const five = settings.between_rows == Between::up ? fives.ceil() : fives.floor();
  int const last = int(std::size(control_table().rows)) - 1;
  return five == 0 ? -1 : int(std::min<int64_t>((five - 1) / 2, last));
}

}  // namespace

Expected<ControlTable> read_control_table(std::string_view json) {
  Expected<Doc> const doc = parse_doc(json);
  if (!doc) return Error{kFile, doc.error().text()};
  ControlTable table;
  Doc const* const rows = at_pointer(*doc, "/rows");
  if (!rows || !rows->is_array() || rows->size() != table.rows.size())
    return Error{kFile, filled("a list of {} rows is expected", {table.rows.size()})};
  for (size_t n = 0; n < table.rows.size(); ++n) {
    ControlRow& row = table.rows[n];
    row.speed = int(get_int((*rows)[n], "speed", -1));
    row.crash = int(get_int((*rows)[n], "crash", -99));
    if (row.speed != int(n + 1) * 10) return broken(n, "its speed is " + std::to_string((n + 1) * 10));
    if (row.crash < -3 || row.crash > 9) return broken(n, "'crash' is a number from -3 to 9");
    std::string const need = get_text((*rows)[n], "need");
    if (need.size() != row.need.size()) return broken(n, "'need' has a digit for each of the 14 statuses");
    for (size_t column = 0; column < need.size(); ++column) {
      int const digit = need[column] - '0';
      if (digit < kNeedNothing || digit > kNeedTooMuch) return broken(n, "'need' has digits from 1 to 7");
      if (column > 0 && digit < row.need[column - 1]) return broken(n, "a worse status never needs less");
      row.need[column] = int8_t(digit);
    }
  }
  return table;
}

ControlTable const& control_table() {
  static ControlTable const table = *read_control_table(asset(kFile));
  return table;
}

ControlRow const* control_row(Ratio speed, ControlSettings const& settings) {
  int const row = row_of(speed, settings);
  return row < 0 ? nullptr : &control_table().rows[size_t(row)];
}

int control_need(Ratio speed, int status, ControlSettings const& settings) {
  ControlRow const* const row = control_row(speed, settings);
  return !row ? kNeedNothing : row->need[size_t(kBestColumn - std::clamp(status, kWorstStatus, kBestColumn))];
}

int crash_speed_modifier(Ratio speed, ControlSettings const& settings) {
  return control_table().rows[size_t(std::max(0, row_of(speed, settings)))].crash;  // 0 mph counts like the first row
}

ControlCheck control_check(int status, int d, Ratio speed, ControlSettings const& settings) {
  int const after = d > 0 ? std::max(kWorstStatus, status - d) : status;
  return {d, after, control_need(speed, after, settings)};
}

Control control_result(ControlCheck const& check, int die) {
  if (check.d <= 0) return Control::none;
  if (check.need == kNeedNothing) return Control::safe;
  return check.rolls() && die >= check.need ? Control::kept : Control::lost;
}

}  // namespace paddock::car_wars
