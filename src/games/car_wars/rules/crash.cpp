#include "games/car_wars/rules/crash.hpp"

#include "core/assets.hpp"
#include "core/doc.hpp"
#include "core/filled.hpp"

namespace paddock::car_wars {
namespace {

constexpr char const* kFile = "assets/games/car_wars/crash.json";

Error broken(char const* list, size_t row, char const* why) {
  return {filled("{}, {} {}", {kFile, list, row}), why};
}

template <size_t N>
int index_of(std::string const& id, char const* const (&names)[N]) {
  for (size_t n = 0; n < N; ++n)
    if (id == names[n]) return int(n);
  return -1;
}

char const* fault_of(CrashRow const& row, Doc const& doc) {
  if (row.skid < 0 || row.skid > 4) return "a skid is 0 to 4 quarter inches";
  if (row.speed > 0 || row.speed < -100) return "'speed' is what is lost, 0 to -100";
  if (row.tire < 0 || row.tire > 10) return "'tire' is 0 to 10 points";
  if (row.aimed > kNoAim || row.aimed < -20) return "'aimed' is 0 to -20";
  return doc.contains("then") && row.then > Crash::severe_skid ? "'then' is the id of a skid" : nullptr;
}
char const* fault_of(FishtailRow const& row, Doc const&) {
  if (row.rear < 1 || row.rear > 4) return "'rear' is 1 to 4 quarter inches";
  return row.aimed > kNoAim || row.aimed < -20 ? "'aimed' is 0 to -20" : nullptr;
}

void read_row(CrashRow& row, Doc const& doc) {
  row.skid = int(get_int(doc, "skid")), row.speed = int(get_int(doc, "speed")), row.tire = int(get_int(doc, "tire"));
  int const then = index_of(get_text(doc, "then"), kCrashes);
  row.then = then < 0 ? Crash::none : Crash(then);
  row.aimed = int(get_int(doc, "aimed", kNoAim));
}
void read_row(FishtailRow& row, Doc const& doc) {
  row.rear = int(get_int(doc, "rear")), row.ct1 = get_bool(doc, "ct1");
  row.aimed = int(get_int(doc, "aimed", kNoAim));
}

template <class Row, size_t N>
std::optional<Error> read_list(Doc const& doc, char const* list, std::array<Row, N>& rows, char const* const (&names)[N]) {
  Doc const* const all = at_pointer(doc, std::string("/") + list);
  if (!all || !all->is_array() || all->size() != N) return Error{kFile, filled("'{}' has {} rows", {list, N})};
  for (size_t n = 0; n < N; ++n) {
    Doc const& from = (*all)[n];
    if (index_of(get_text(from, "id"), names) != int(n)) return broken(list, n, "its id is another");
    rows[n].up_to = int(get_int(from, "up_to", -100));
    if (n > 0 && rows[n].up_to <= rows[n - 1].up_to) return broken(list, n, "'up_to' rises from row to row");
    read_row(rows[n], from);
    if (char const* const why = fault_of(rows[n], from)) return broken(list, n, why);
  }
  return std::nullopt;
}

}  // namespace

Expected<CrashTables> read_crash_tables(std::string_view json) {
  Expected<Doc> const doc = parse_doc(json);
  if (!doc) return Error{kFile, doc.error().text()};
  CrashTables tables;
  if (auto fault = read_list(*doc, "ct1", tables.ct1, kCrashes)) return *fault;
  if (auto fault = read_list(*doc, "ct2", tables.ct2, kFishtails)) return *fault;
  return tables;
}

CrashTables const& crash_tables() {
  static CrashTables const tables = *read_crash_tables(asset(kFile));
  return tables;
}

CrashModifier crash_modifier(CrashCase const& of, ControlSettings const& settings) {
  CrashModifier m;
  m.speed = crash_speed_modifier(of.speed, settings);
  m.d = of.d - 3;
  m.driver = -of.driver_plus;
  m.off_road = of.off_road ? -3 : 0;
  m.t_stop = int((of.t_stop_mph / Ratio(20)).ceil());  // +1 per 20 mph or part
  m.cyclist = of.cycle_driver_lost ? 4 : 0;
  return m;
}

Crash crash_of(int total) {
  size_t n = 0;
  while (n + 1 < crash_tables().ct1.size() && total > crash_tables().ct1[n].up_to) ++n;
  return Crash(n);
}

Fishtail fishtail_of(int total) {
  size_t n = 0;
  while (n + 1 < crash_tables().ct2.size() && total > crash_tables().ct2[n].up_to) ++n;
  return Fishtail(n);
}

}  // namespace paddock::car_wars
