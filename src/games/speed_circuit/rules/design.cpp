#include "games/speed_circuit/rules/design.hpp"

#include <algorithm>
#include <cstdlib>

#include "core/assets.hpp"
#include "core/dice.hpp"
#include "core/scan.hpp"
#include "core/text.hpp"

namespace paddock::speed_circuit {
namespace {

constexpr char kLetters[] = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";  // 32, none that look alike

std::vector<CarTable> load_tables() {
  std::vector<CarTable> out;
  auto doc = parse_doc(asset("assets/games/speed_circuit/cars.json"));
  if (!doc) return out;
  for (auto const& e : *doc) {
    CarTable t;
    t.id = get_text(e, "id");
    t.name = get_text(e, "name");
    t.letter = get_text(e, "letter", "W")[0];
    t.budget = int(get_int(e, "budget"));
    for (size_t i = 0; i < kLines; ++i) {
      Doc const& line = e["lines"][i];
      CarTable::Row& row = t.rows[i];
      row.name = get_text(line, "name");
      row.low = int(get_int(line, "low"));
      for (auto const& v : line["values"]) row.values.push_back(v.get<int>());
      if (line.contains("threes"))
        for (auto const& v : line["threes"]) row.threes.push_back(v.get<int>());
      row.threes_inside = get_bool(line, "threes_inside");
      row.whole_race = get_bool(line, "whole_race");
      t.standard[i] = int8_t(e["standard"][i].get<int>());
    }
    out.push_back(std::move(t));
  }
  return out;
}

std::string check_letters(std::string_view head) {
  uint64_t h = 0x5C;
  for (char c : head) h = mix64(h ^ uint8_t(c));
  return {kLetters[h & 31], kLetters[(h >> 5) & 31]};
}

std::string values_text(CarTable::Row const& row) {
  std::string all;
  for (int v : row.values) all += (all.empty() ? "" : ", ") + std::to_string(v);
  return all;
}

Error too_dear(CarTable const& t, Levels const& l) {
  Levels const mend = mend_design(t, l);
  std::string change;
  for (size_t i = 0; i < kLines; ++i)
    if (mend[i] != l[i])
      change += (change.empty() ? "" : " and ") + t.rows[i].name + " " + std::to_string(t.rows[i].value(mend[i])) +
                " instead of " + std::to_string(t.rows[i].value(l[i]));
  return {"", "This car costs " + std::to_string(points_of(l)) + " points; " + std::to_string(t.budget) +
                  " may be spent. Smallest mend: " + change + " (" + design_text(t, mend) + ")."};
}

Expected<Levels> read_tag(CarTable const& t, std::string const& tag) {
  if (tag.size() != 10 || tag[7] != '-')
    return Error{"", "A car tag has ten signs, as " + design_tag(t, t.standard) + "; this one has " +
                         std::to_string(tag.size()) + "."};
  if (tag[0] != t.letter)
    return Error{"character 1", "This tag is of another car table; tags of " + t.name + " begin with " +
                                    std::string(1, t.letter) + "."};
  for (size_t i = 1; i < 7; ++i)
    if (tag[i] < '0' || tag[i] > '5')
      return Error{"character " + std::to_string(i + 1), "'" + std::string(letter_in(tag, i)) + "' cannot stand here: a digit from 0 to 5 does. Copy the tag again."};
  if (check_letters(tag.substr(0, 7)) != tag.substr(8))
    return Error{"character 9", "A sign of this tag is wrong: its check letters do not fit. Copy it again."};
  Levels l{};
  for (size_t i = 0; i < kLines; ++i) {
    l[i] = int8_t(tag[i + 1] - '2');
    if (!t.rows[i].sells(l[i])) return Error{"character " + std::to_string(i + 2), "This tag names a column that is not for sale."};
  }
  return l;
}

}  // namespace

std::vector<CarTable> const& car_tables() {
  static std::vector<CarTable> const all = load_tables();
  return all;
}

int CarTable::Row::level_of(int value) const {
  for (size_t i = 0; i < values.size(); ++i)
    if (values[i] == value) return low + int(i);
  return -99;
}

int points_of(Levels const& levels) {
  int sum = 0;
  for (int l : levels) sum += l;
  return sum;
}

// SC-3.1 each star turns three points of the value into one -3 chip; the number of stars does not grow with the laps.
CarData car_data(CarTable const& t, Levels const& l, int laps) {
  auto value = [&](int line) {
    CarTable::Row const& row = t.rows[size_t(line)];
    return row.value(l[size_t(line)]) * (line < kWear || row.whole_race ? 1 : laps);
  };
  CarData d{value(kAccel), value(kDecel), value(kTop), value(kStart), value(kWear), value(kSkill), 0};
  CarTable::Row const& skill = t.rows[kSkill];
  if (!skill.threes.empty()) d.chips3 = skill.threes[size_t(l[kSkill] - skill.low)];
  if (skill.threes_inside) {
    d.chips3 = std::min(d.chips3, d.chips1 / 3);
    d.chips1 -= 3 * d.chips3;
  }
  return d;
}

Levels mend_design(CarTable const& t, Levels const& wanted) {
  Levels best = t.standard, at{};
  int best_cost = 1 << 30;
  // Every design of the table, by counting.
  for (size_t i = 0; i < kLines; ++i) at[i] = int8_t(t.rows[i].low);
  for (;;) {
    int cost = 0;
    for (size_t i = 0; i < kLines; ++i) cost += std::abs(at[i] - wanted[i]) * 100 + (at[i] != wanted[i] ? 10 - int(i) : 0);
    if (points_of(at) <= t.budget && cost < best_cost) best_cost = cost, best = at;
    size_t i = 0;
    while (i < kLines && at[i] == t.rows[i].high()) at[i] = int8_t(t.rows[i].low), ++i;
    if (i == kLines) return best;
    ++at[i];
  }
}

std::string design_text(CarTable const& t, Levels const& l) {
  std::string out;
  for (size_t i = 0; i < kLines; ++i) out += (i ? "/" : "") + std::to_string(t.rows[i].value(l[i]));
  return out;
}

std::string design_tag(CarTable const& t, Levels const& l) {
  std::string head(1, t.letter);
  for (int level : l) head += char('2' + level);
  return head + "-" + check_letters(head);
}

Expected<Levels> read_levels(CarTable const& t, std::string_view text) {
  std::string tag;
  for (char c : cut_at_letter(text, 60))
    if (c != ' ') tag += upper(c);
  Levels l{};
  if (!tag.empty() && is_capital(tag[0])) {
    auto read = read_tag(t, tag);
    if (!read) return read.error();
    l = *read;
  } else {
    constexpr std::string_view kBetween = " ,/;";
    Scan in(text);
    for (size_t i = 0; i < kLines; ++i) {
      in.skip(kBetween);
      std::string const where = "character " + std::to_string(in.at() + 1);
      int const n = in.number(99999, 5);
      if (n < 0)
        return Error{where, "Six numbers make a car: acceleration/deceleration/top/start/wear/skill, as " +
                                design_text(t, t.standard) + "."};
      int const level = t.rows[i].level_of(n);
      if (level == -99)
        return Error{where, t.rows[i].name + " " + std::to_string(n) + " is not on the table; there is " +
                                values_text(t.rows[i]) + "."};
      l[i] = int8_t(level);
    }
    size_t const end = in.at();
    if (in.skip(kBetween)) return Error{"character " + std::to_string(end + 1), "Six numbers make a car; this is more."};
  }
  return l;
}

Expected<Levels> read_design(CarTable const& t, std::string_view text) {
  auto l = read_levels(t, text);
  if (l && points_of(*l) > t.budget) return too_dear(t, *l);
  return l;
}

Expected<Doc> design_facts(CarTable const& t, std::string_view text, int laps) {
  auto l = read_design(t, text);
  if (!l) return l.error();
  CarData const c = car_data(t, *l, laps);
  Doc d = Doc::object();
  d["design"] = design_text(t, *l);
  d["tag"] = design_tag(t, *l);
  d["points"] = points_of(*l);
  d["budget"] = t.budget;
  d["acceleration"] = c.accel;
  d["deceleration"] = c.decel;
  d["topSpeed"] = c.top;
  d["startSpeed"] = c.start;
  d["wear"] = c.wear;
  d["skill"] = c.chips1 + 3 * c.chips3;
  d["chips1"] = c.chips1;
  d["chips3"] = c.chips3;
  if (points_of(*l) < t.budget)
    d["warning"] = std::to_string(t.budget - points_of(*l)) + " points are left.";
  return d;
}

}  // namespace paddock::speed_circuit
