#include "games/car_wars/ask/counter_types.hpp"

#include <algorithm>
#include <cassert>

#include "core/assets.hpp"
#include "core/filled.hpp"
#include "core/scan.hpp"
#include "games/car_wars/ask/givens.hpp"

namespace paddock::car_wars {
namespace {

constexpr char const* kFile = "assets/games/car_wars/counters.json";

bool is_pair(Doc const& row, bool text) {
  return row.is_array() && row.size() == 2 && row[0].is_string() && (text ? row[1].is_string() : row[1].is_number_integer());
}

bool is_state(Doc const& row) {
  if (!is_pair(row, true)) return false;
  std::string const state = row[1].get<std::string>();
  return state == "solid" || state == "liquid" || state == "gas";
}
bool is_miss(Doc const& row) {
  return is_pair(row, true) && (row[1] == "no_effect" || row[1] == "scatter");
}
bool is_life(Doc const& row) { return is_pair(row, false) && row[1].get<int64_t>() >= 0 && row[1].get<int64_t>() <= 1000; }
bool is_dice(Doc const& row, char const* key) {
  return row.contains(key) && row[key].is_object() && get_int(row[key], "dice", -1) >= 0 && get_int(row[key], "plus", 99) < 60;
}
bool is_spikes(Doc const& row) {
  if (!row.is_object() || !is_dice(row, "tire") || !is_dice(row, "hard") || !row.contains("names") || !row["names"].is_array()) return false;
  return std::all_of(row["names"].begin(), row["names"].end(), [](Doc const& name) { return name.is_string(); });
}
bool is_scatter(Doc const& row) {
  return row.is_object() && get_int(row, "missed_by", -1) >= 0 && get_int(row, "dice", 0) > 0 && get_int(row, "least", -1) >= 0 && row.contains("plus");
}

driving::DiceSum dice_of(Doc const& doc) { return {int(get_int(doc, "dice")), int(get_int(doc, "plus"))}; }

Doc const* row_named(Doc const& rows, std::string_view name) {
  for (Doc const& row : rows)
    if (row[0].get_ref<std::string const&>() == name) return &row;
  return nullptr;
}

}  // namespace

std::optional<dropping::State> CounterTypes::state(std::string_view type) const {
  for (Doc const& row : doc["states"]) {
    if (type.find(row[0].get_ref<std::string const&>()) == std::string_view::npos) continue;
    std::string const& state = row[1].get_ref<std::string const&>();
    return state == "solid" ? dropping::State::solid : state == "gas" ? dropping::State::gas : dropping::State::liquid;
  }
  return {};
}

std::optional<int> CounterTypes::life(std::string_view type) const {
  Doc const* const row = row_named(doc["lives"], type);
  return row ? std::optional(int((*row)[1].get<int64_t>())) : std::nullopt;
}

std::optional<SpikeLoad> CounterTypes::spikes(std::string_view load) const {
  for (Doc const& row : doc["spikes"])
    for (Doc const& name : row["names"])
      if (name.get_ref<std::string const&>() == load) return SpikeLoad{dice_of(row["tire"]), dice_of(row["hard"])};
  return {};
}

bool is_word(std::string_view text, std::string_view small) {
  return std::equal(text.begin(), text.end(), small.begin(), small.end(), [](char a, char b) { return lower(a) == b; });
}

std::optional<bool> CounterTypes::projector(std::string_view weapon) const {
  std::string const word = folded(weapon);   // "og" and "Oil Gun", too
  auto const& rows = doc["projectors"];
  auto const same = [&](Doc const& one) { return is_word(one[0].get_ref<std::string const&>(), word); };
  auto const row = std::find_if(rows.begin(), rows.end(), same);
  return row != rows.end() ? std::optional((*row)[1] == "no_effect") : std::nullopt;
}

dropping::Scatter CounterTypes::scatter(int missed_by) const {
  dropping::Scatter out;
  for (Doc const& row : doc["scatter"])
    if (get_int(row, "missed_by") <= missed_by)
      out = {int(get_int(row, "missed_by")), int(get_int(row, "dice")), int(get_int(row, "plus")), int(get_int(row, "least"))};
  return out;
}

Expected<CounterTypes> read_counter_types(std::string_view json) {
  Expected<Doc> doc = parse_doc(json);
  if (!doc) return Error{kFile + (" " + doc.error().where), doc.error().what};
  static constexpr struct {
    char const* key;
    bool (*good)(Doc const&);
  } kLists[] = {{"states", is_state}, {"lives", is_life}, {"spikes", is_spikes}, {"projectors", is_miss}, {"scatter", is_scatter}};
  for (auto const& list : kLists) {
    if (!doc->is_object() || !doc->contains(list.key) || !(*doc)[list.key].is_array()) return Error{std::string(kFile) + "/" + list.key, "a list is expected"};
    Doc const& rows = (*doc)[list.key];
    for (size_t i = 0; i < rows.size(); ++i)
      if (!list.good(rows[i])) return Error{filled("{}/{}/{}", {kFile, list.key, i}), "this row has not the form of the others"};
  }
  return CounterTypes{std::move(*doc)};
}

CounterTypes const& counter_types() {
  static CounterTypes const all = [] {
    Expected<CounterTypes> read = read_counter_types(asset(kFile));
    assert(read);
    return read ? std::move(*read) : CounterTypes{};
  }();
  return all;
}

}  // namespace paddock::car_wars
