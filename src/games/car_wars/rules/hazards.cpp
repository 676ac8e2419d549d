#include "games/car_wars/rules/hazards.hpp"

#include <algorithm>

#include "core/assets.hpp"
#include "core/doc.hpp"
#include "core/filled.hpp"

namespace paddock::car_wars {
namespace {

constexpr char const* kFile = "assets/games/car_wars/hazards.json";

Error broken(std::string const& list, size_t row, std::string why) {
  return {filled("{}, {} {}", {kFile, list, row}), std::move(why)};
}

// The rows of a list stand in the order of the names; read(row, doc) tells whether their numbers are right.
template <class Row, size_t N, class Read>
std::string read_rows(Doc const& doc, char const* list, std::array<Row, N>& rows, char const* const* names, Read read) {
  Doc const* const all = at_pointer(doc, std::string("/") + list);
  if (!all || !all->is_array() || all->size() != N) return filled("a list of {} is expected as '{}'", {N, list});
  for (size_t n = 0; n < N; ++n) {
    if (get_text((*all)[n], "id") != names[n]) return broken(list, n, std::string("its id is ") + names[n]).text();
    if (!read(rows[n], (*all)[n])) return broken(list, n, "a D is a number from 0 to 10").text();
  }
  return {};
}

bool is_d(int d) { return d >= 0 && d <= 10; }

}  // namespace

Expected<HazardTable> read_hazard_table(std::string_view json) {
  Expected<Doc> const doc = parse_doc(json);
  if (!doc) return Error{kFile, doc.error().text()};
  HazardTable table;
  std::string fault = read_rows(*doc, "surfaces", table.surfaces, kGrounds, [](GroundRow& row, Doc const& d) {
    row = {int(get_int(d, "hazard", -1)), get_bool(d, "slick")};
    return is_d(row.hazard);
  });
  if (!fault.empty()) return Error{"", fault};
  fault = read_rows(*doc, "hazards", table.hazards, kHazardEvents, [](HazardRow& row, Doc const& d) {
    row = {int(get_int(d, "d")), int(get_int(d, "if_damaged")), get_bool(d, "by_damage")};
    return is_d(row.d) && is_d(row.if_damaged);
  });
  if (!fault.empty()) return Error{"", fault};
  Doc const* const steps = at_pointer(*doc, "/damage");
  if (!steps || !steps->is_array() || steps->size() != table.damage.size()) return Error{kFile, "'damage' has three numbers"};
  for (size_t n = 0; n < table.damage.size(); ++n) {
    if (!(*steps)[n].is_number_integer()) return broken("damage", n, "a whole number is expected");
    table.damage[n] = (*steps)[n].get<int>();
    if (n > 0 && table.damage[n] <= table.damage[n - 1]) return broken("damage", n, "the numbers rise");
  }
  return table;
}

HazardTable const& hazard_table() {
  static HazardTable const table = *read_hazard_table(asset(kFile));
  return table;
}

namespace {
int d_of(int damage, HazardSettings const& settings) {
  int d = 0;
  for (int const least : hazard_table().damage) d += damage >= least;
  return std::min(d, settings.max_d);
}
}  // namespace

int damage_hazard(std::span<int const> hits, HazardSettings const& settings) {
  int sum = 0, each = 0;
  for (int const hit : hits) sum += std::max(0, hit), each += d_of(hit, settings);
  return settings.salvo_single_hazard ? d_of(sum, settings) : each;
}

int event_hazard(HazardEvent event, int damage, bool snow_tires, HazardSettings const& settings) {
  if (event == HazardEvent::ice_patch) return snow_tires ? settings.with_snow_tires : settings.ice_entry_hazard;
  if (event == HazardEvent::atg_fired) return settings.atg_fire_hazard;
  if (event == HazardEvent::flame_cloud && settings.flame_cloud_hazard == CloudHazard::two) return 2;
  if (event == HazardEvent::flaming_oil && settings.flaming_oil_hazard == OilHazard::one) return 1;
  HazardRow const& row = hazard_table().hazards[size_t(event)];
  int const more = event == HazardEvent::obstacle_and_debris && !settings.obstacle_overrides_debris
                       ? hazard_table().hazards[size_t(HazardEvent::debris)].d : 0;
  return (row.by_damage ? d_of(damage, settings) : row.d) + (damage > 0 ? row.if_damaged : 0) + more;
}

int surface_hazard(std::span<Ground const> surfaces, HazardSettings const& settings) {
  int slick = 0, more = 0;
  for (size_t n = 0; n < surfaces.size(); ++n) {
    GroundRow const& row = hazard_table().surfaces[size_t(surfaces[n])];
    bool const worst = row.slick && settings.slick_combination == SlickRule::worst &&
                       (surfaces[n] != Ground::sand_counter || settings.sand_is_slick);
    bool const again = std::find(surfaces.begin(), surfaces.begin() + ptrdiff_t(n), surfaces[n]) != surfaces.begin() + ptrdiff_t(n);
    if (worst) slick = std::max(slick, row.hazard);
    else if (row.slick || !again) more += row.hazard;  // rain named twice is one rain
  }
  return slick + more;
}

int adjusted_hazard(int d, std::span<Ground const> surfaces, bool shocks, HazardSettings const& settings) {
  if (shocks && settings.shocks_before_surfaces) d -= 1;
  if (d <= 0) return 0;
  d += surface_hazard(surfaces, settings);
  return shocks && !settings.shocks_before_surfaces ? d - 1 : d;
}

int landing_hazard(Ratio flight, Slope slope, int airborne, HazardSettings const& settings) {
  int const landing = 1 + int((flight / Ratio(2)).floor()) + (slope == Slope::up ? 1 : slope == Slope::down ? -1 : 0);
  return landing + (settings.airborne_hazards == Airborne::added_to_landing ? airborne : 0);
}

}  // namespace paddock::car_wars
