#include "games/speed_circuit/rules/car_doc.hpp"

#include <algorithm>

#include "core/assets.hpp"
#include "core/order.hpp"
#include "core/scan.hpp"
#include "core/text.hpp"

namespace paddock::speed_circuit {
namespace {

CarTable const* table_of(std::string_view id) {
  for (CarTable const& t : car_tables())
    if (t.id == id) return &t;
  return nullptr;
}

std::string table_ids() {
  std::string out;
  for (CarTable const& t : car_tables()) out += (out.empty() ? "" : ", ") + t.id;
  return out;
}

std::string values_of(CarTable::Row const& row) {
  std::string out;
  for (int const v : row.values) out += (out.empty() ? "" : ", ") + std::to_string(v);
  return out;
}

Expected<CarTable const*> read_table(Doc const& doc, std::string const& root) {
  if (!doc.contains("cars")) return &car_tables().front();
  CarTable const* const t = doc["cars"].is_string() ? table_of(get_text(doc, "cars")) : nullptr;
  if (!t) return Error{root + "/cars", "A table of cars is expected: " + table_ids() + "."};
  return t;
}

bool known_key(std::string_view key) {
  if (key == "cars" || key == "car" || key == "name") return true;
  for (char const* one : kLineKeys)
    if (key == one) return true;
  return false;
}

Expected<Levels> read_lines(CarTable const& t, Doc const& doc, std::string const& root) {
  Levels out = {};
  for (size_t i = 0; i < kLines; ++i) {
    std::string const path = root + "/" + kLineKeys[i];
    auto const at = doc.find(kLineKeys[i]);
    int const level = at != doc.end() && at->is_number_integer() ? t.rows[i].level_of(int(std::clamp<int64_t>(at->get<int64_t>(), -1, 99999))) : -99;
    if (level == -99) return Error{path, capital(t.rows[i].name) + ": one of " + values_of(t.rows[i]) + " is expected."};
    out[i] = int8_t(level);
  }
  return out;
}

Doc fault(char const* rule, std::string path, std::string why, Doc mend) {
  return {{"ruling", rule}, {"path", std::move(path)}, {"why", std::move(why)}, {"mend", std::move(mend)}};
}

}  // namespace

bool is_car_doc(Doc const& doc) { return doc.is_object() && (doc.contains("accel") || doc.contains("cars")); }

Expected<CarDoc> read_car_doc(Doc const& whole) {
  bool const wrapped = whole.is_object() && whole.contains("spec");
  Doc const& doc = wrapped ? whole["spec"] : whole;
  std::string const root = wrapped ? "/spec" : "";
  if (doc.is_string()) {
    Expected<CarDoc> const read = read_car_tag(doc.get_ref<std::string const&>());
    return read ? read : Expected<CarDoc>(Error{root, read.error().what});
  }
  if (!doc.is_object()) return Error{root, "A car is expected: a tag, or an object with accel, decel, top, start, wear and skill."};
  for (auto const& [key, value] : doc.items())
    if (!known_key(key)) return Error{root + "/" + cut(key, 40), "A car has cars, accel, decel, top, start, wear and skill, and nothing else."};
  Expected<CarTable const*> const table = read_table(doc, root);
  if (!table) return table.error();
  if (!doc.contains("car")) {
    Expected<Levels> const levels = read_lines(**table, doc, root);
    if (!levels) return levels.error();
    return CarDoc{*table, *levels};
  }
  Expected<Levels> const levels = read_levels(**table, get_text(doc, "car"));
  if (!levels) return Error{root + "/car", levels.error().text()};
  return CarDoc{*table, *levels};
}

Expected<CarDoc> read_car_tag(std::string_view text) {
  while (!text.empty() && text.front() == ' ') text.remove_prefix(1);
  CarTable const* table = &car_tables().front();
  if (!text.empty() && text.front() >= 'A' && text.front() <= 'Z') {
    std::string letters;
    table = nullptr;
    for (CarTable const& t : car_tables()) {
      letters += (letters.empty() ? "" : ", ") + std::string(1, t.letter) + " of " + t.name;
      if (t.letter == text.front()) table = &t;
    }
    if (!table) return Error{"character 1", "Tags of cars begin with " + letters + "."};
  }
  Expected<Levels> const levels = read_levels(*table, text);
  if (!levels) return levels.error();
  return CarDoc{table, *levels};
}

bool is_car_tag_like(std::string_view text) {
  while (!text.empty() && is_one_of(text.front(), " \r\n")) text.remove_prefix(1);
  while (!text.empty() && is_one_of(text.back(), " \r\n")) text.remove_suffix(1);
  if (text.size() < 5 || text.size() > 14) return false;
  bool const known = std::any_of(car_tables().begin(), car_tables().end(), [&](CarTable const& t) { return t.letter == text.front(); });
  auto const of_tag = [](char c) { return is_capital(c) || is_digit(c) || c == '-'; };
  return known && std::all_of(text.begin(), text.end(), of_tag) && std::count_if(text.begin(), text.end(), is_digit) >= 4;
}

Expected<CarEvent> read_car_event(Doc const& event) {
  CarEvent out;
  if (event.is_null()) return out;
  if (!event.is_object()) return Error{"", "What a race asks of a car is an object: cars, laps, circuit."};
  for (auto const& [key, value] : event.items()) {
    std::string const path = "/" + cut(key, 40);
    if (key == "cars") {
      out.table = value.is_string() ? table_of(get_text(event, "cars")) : nullptr;
      if (!out.table) return Error{path, "A table of cars is expected: " + table_ids() + "."};
    } else if (key == "laps") {
      if (!value.is_number_integer() || value < 1 || value > 25) return Error{path, "1 to 25 laps are expected."};
      out.laps = value.get<int>();
    } else if (key == "circuit") {
      out.circuit = get_text(event, "circuit");
      if (asset("assets/games/speed_circuit/tracks/" + cut(out.circuit, 40) + ".txt").empty()) return Error{path, "There is no built-in circuit '" + cut(out.circuit, 40) + "'."};
    } else return Error{path, "Nothing of that name: cars, laps and circuit are expected."};
  }
  return out;
}

Doc car_doc(CarTable const& t, Levels const& levels) {
  Doc out = Doc::object();
  out["cars"] = t.id;
  for (size_t i = 0; i < kLines; ++i) out[kLineKeys[i]] = t.rows[i].value(levels[i]);
  return out;
}

Doc check_car(Doc const& doc, Doc const& said) {
  Expected<CarDoc> const car = read_car_doc(doc);
  Expected<CarEvent> const event = read_car_event(said);
  Doc errors = Doc::array();
  if (!car) errors.push_back(fault("SC-3.T", car.error().where, car.error().what, nullptr));
  if (!event) errors.push_back(fault("SC-3.T", event.error().where, event.error().what, nullptr));
  if (!car || !event) return {{"legal", false}, {"errors", std::move(errors)}};
  CarTable const& t = *car->table;
  if (event->table && event->table != &t)
    errors.push_back(fault("SC-3.T", "/cars", "This race is driven with cars of " + event->table->name + "; this one is of " + t.name + ".", event->table->id));
  if (points_of(car->levels) > t.budget) {
    Levels const mend = mend_design(t, car->levels);
    errors.push_back(fault("SC-3.T", "", "This car costs " + std::to_string(points_of(car->levels)) + " points; " + std::to_string(t.budget) + " may be spent.", design_text(t, mend)));
  }
  bool const legal = errors.empty();
  CarData const d = car_data(t, car->levels, event->laps);
  return {{"legal", legal}, {"errors", std::move(errors)}, {"design", design_text(t, car->levels)}, {"tag", design_tag(t, car->levels)},
          {"points", points_of(car->levels)}, {"budget", t.budget}, {"acceleration", d.accel}, {"deceleration", d.decel}, {"topSpeed", d.top},
          {"startSpeed", d.start}, {"wear", d.wear}, {"chips1", d.chips1}, {"chips3", d.chips3}};
}

}  // namespace paddock::speed_circuit
