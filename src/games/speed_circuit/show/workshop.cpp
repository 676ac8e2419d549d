#include "games/speed_circuit/show/workshop.hpp"

#include <algorithm>

#include "games/speed_circuit/bot/par.hpp"
#include "games/speed_circuit/show/form.hpp"

namespace paddock::speed_circuit {
namespace {

using std::to_string;

std::string points_words(int level) { return level < 0 ? "gives " + to_string(-level) : plural(level, "point"); }

std::string root_of(Doc const& doc) { return doc.is_object() && doc.contains("spec") ? "/spec" : ""; }

// The whole car anew: whatever form the document had, it is the clean one afterwards.
DesignEdit edit_to(Doc const& doc, CarTable const& t, Levels const& levels, std::string says) {
  return {std::move(says), {{root_of(doc), car_doc(t, levels)}}};
}

std::string line_words(CarTable const& t, size_t line, int level) { return capital(t.rows[line].name) + " " + to_string(t.rows[line].value(level)); }

// What changes from one car to the other: "Skill a lap 4, wear a lap 6".
std::string difference(CarTable const& t, Levels const& from, Levels const& to) {
  std::string out;
  for (size_t i = 0; i < kLines; ++i)
    if (from[i] != to[i]) out += (out.empty() ? "" : ", ") + t.rows[i].name + " " + to_string(t.rows[i].value(to[i])) + " instead of " + to_string(t.rows[i].value(from[i]));
  return out;
}

// The same car by another table: the nearest values.
Levels by_table(CarTable const& from, Levels const& levels, CarTable const& to) {
  Levels out = {};
  for (size_t i = 0; i < kLines; ++i) {
    int const wanted = from.rows[i].value(levels[i]);
    int best = to.rows[i].low;
    for (int level = to.rows[i].low; level <= to.rows[i].high(); ++level)
      if (std::abs(to.rows[i].value(level) - wanted) < std::abs(to.rows[i].value(best) - wanted)) best = level;
    out[i] = int8_t(best);
  }
  return mend_design(to, out);
}

Line note(Icon icon, std::string text, std::string value, Rule rule, Tone tone = Tone::Plain) {
  Line l;
  l.icon = icon, l.text = std::move(text), l.value = std::move(value), l.tone = tone;
  l.rules.push_back(rule);
  return l;
}

// A race against nobody on the circuit in mind: turns with wear only; 0: none in mind.
int turns_alone(CarDoc const& car, CarEvent const& event, std::string& circuit) {
  if (event.circuit.empty()) return 0;
  Setup setup;
  setup.track = event.circuit, setup.laps = event.laps;
  setup.seats.push_back({});
  setup.settings["carTable"] = car.table->id;
  Expected<SpeedCircuit> const game = SpeedCircuit::make(setup);
  if (!game) return 0;
  circuit = game->track().name;
  return par_turns(game->book(), car_data(*car.table, car.levels, event.laps));
}

std::vector<Line> notes_of(CarDoc const& car, CarEvent const& event, CarData const& d) {
  std::vector<Line> out;
  int const left = car.table->budget - points_of(car.levels);
  if (left > 0) out.push_back(note("alert-triangle", plural(left, "point") + " left to spend", "", Rule{"SC-3.T"}, Tone::Warn));
  int const gain = std::max(20, d.accel), slow = std::max(20, d.decel);
  out.push_back(note("gauge", "From rest to " + to_string(d.top) + " without a test", plural(1 + (std::max(0, d.top - d.start) + gain - 1) / gain, "turn"), Rule{"SC-B.6"}));
  out.push_back(note("wheel", "From " + to_string(d.top) + " to 60 without wear", plural((std::max(0, d.top - 60) + slow - 1) / slow, "turn"), Rule{"SC-5.T1"}));
  std::string circuit;
  if (int const turns = turns_alone(car, event, circuit); turns > 0)
    out.push_back(note("trophy", "Alone on " + circuit + ", " + plural(event.laps, "lap") + ", with wear only", plural(turns, "turn"), Rule{"SC-B.6"}));
  return out;
}

void faults_of(Doc const& doc, CarDoc const& car, CarEvent const& event, DesignView& v) {
  CarTable const& t = *car.table;
  if (event.table && event.table != &t) {
    CarTable const& to = *event.table;
    DesignEdit const mend = edit_to(doc, to, by_table(t, car.levels, to), "The nearest car of " + to.name);
    v.faults.push_back({"This race is driven with cars of " + to.name + ".", "This one is of " + t.name + ", where other values are sold.", {Rule{"SC-3.T"}}, "/cars", mend});
  }
  int const spent = points_of(car.levels);
  if (spent > t.budget) {
    Levels const mended = mend_design(t, car.levels);
    DesignEdit const mend = edit_to(doc, t, mended, capital(difference(t, car.levels, mended)));
    v.faults.push_back({"This car costs " + to_string(spent) + " points, " + to_string(t.budget) + " may be spent.", "The columns of its six lines, added up; one below the usual gives points back.",
                        {Rule{"SC-3.T"}}, "", mend});
  }
  for (DesignFault const& f : v.faults) v.mends.push_back(f.mend);
}

std::vector<BillRow> bill_of(CarTable const& t, Levels const& l, int laps) {
  std::vector<BillRow> out;
  for (size_t i = 0; i < kLines; ++i) {
    BillRow row;
    row.title = line_words(t, i, l[i]);
    row.spaces = to_string(l[i]);
    row.note = bought(t, i, l, laps);
    row.rule = Rule{i == kSkill ? "SC-3.2" : "SC-3.T"};
    row.path = std::string("/") + kLineKeys[i];
    out.push_back(std::move(row));
  }
  return out;
}

DesignView unreadable(Error const& error) {
  DesignView v;
  v.name = "A car";
  DesignEdit const mend = {"Start from a sound car", {{"", car_doc(car_tables().front(), car_tables().front().standard)}}};
  v.faults.push_back({"This cannot be read as a car.", error.text(), {Rule{"SC-3.T"}}, error.where, mend});
  v.mends.push_back(mend);
  v.plan = car_plan(car_tables().front(), car_tables().front().standard);
  return v;
}

}  // namespace

DesignView view_car(Doc const& doc, Doc const& said) {
  Expected<CarDoc> const car = read_car_doc(doc);
  if (!car) return unreadable(car.error());
  Expected<CarEvent> const read = read_car_event(said);
  CarEvent const event = read ? *read : CarEvent{};
  CarTable const& t = *car->table;
  CarData const d = car_data(t, car->levels, event.laps);
  DesignView v;
  v.name = get_text(doc.is_object() ? doc : Doc::object(), "name", design_text(t, car->levels));
  v.tag = design_tag(t, car->levels);
  v.summary = design_text(t, car->levels);
  v.figures = {{"Accel", to_string(d.accel), "Acceleration: by how much it may speed up in a turn without a test."},
               {"Decel", to_string(d.decel), "Deceleration: by how much it may slow down in a turn without wear."},
               {"Top", to_string(d.top), "Top speed: how fast it can go."},
               {"Start", to_string(d.start), "How fast it comes off the grid in its first turn."},
               {"Wear", to_string(d.wear), "Wear points for the whole race: hard braking and fast corners use them up."},
               {"Skill", to_string(d.chips1 + 3 * d.chips3), "Skill chips for the whole race, counted by what they take off a roll: a low roll is a good one."}};
  v.bill = bill_of(t, car->levels, event.laps);
  int const spent = points_of(car->levels);
  v.limits.push_back({"Points", to_string(spent), to_string(t.budget), std::clamp(spent * 1000 / std::max(1, t.budget), 0, 1000), spent > t.budget});
  v.notes = notes_of(*car, event, d);
  faults_of(doc, *car, event, v);
  v.legal = v.faults.empty();
  v.plan = car_plan(t, car->levels);
  return v;
}

std::vector<CatalogueSection> car_sections() {
  static constexpr char const* kLabels[kLines] = {"Acceleration", "Brakes", "Top speed", "Start", "Wear", "Skill"};
  std::vector<CatalogueSection> out;
  for (size_t i = 0; i < kLines; ++i) out.push_back({kLineKeys[i], kLabels[i], kLineIcons[i]});
  out.push_back({"cars", "Car table", "list-numbers"});
  return out;
}

namespace {

void line_items(Doc const& doc, CarDoc const& car, int laps, size_t line, std::vector<CatalogueItem>& out) {
  CarTable const& t = *car.table;
  CarTable::Row const& row = t.rows[line];
  if (row.values.size() < 2) return;
  for (int level = row.low; level <= row.high(); ++level) {
    Levels with = car.levels;
    with[line] = int8_t(level);
    int const over = points_of(with) - t.budget;
    CatalogueItem item;
    item.id = std::string(kLineKeys[line]) + "/" + to_string(row.value(level));
    item.name = line_words(t, line, level);
    item.note = points_words(level) + (over > 0 ? ", " + to_string(over) + " too many" : "");
    item.help = bought(t, line, with, laps);
    item.spaces = to_string(level);
    item.chosen = level == car.levels[line];
    item.spots.push_back({"car", "Take it", edit_to(doc, t, with, item.name), ""});
    out.push_back(std::move(item));
  }
}

void table_items(Doc const& doc, CarDoc const& car, CarEvent const& event, std::vector<CatalogueItem>& out) {
  for (CarTable const& t : car_tables()) {
    CatalogueItem item;
    item.id = "cars/" + t.id, item.name = t.name;
    item.note = plural(t.budget, "point") + " to spend";
    item.help = "Which values are sold and what they cost. A race says which table it is driven with; the car becomes the nearest one of it.";
    item.chosen = &t == car.table;
    if (event.table && event.table != &t) item.why = "This race is driven with cars of " + event.table->name + ".";
    item.spots.push_back({"car", "Take it", edit_to(doc, t, by_table(*car.table, car.levels, t), t.name), ""});
    out.push_back(std::move(item));
  }
}

}  // namespace

CataloguePage car_page(Doc const& doc, Doc const& said, std::string_view section) {
  CataloguePage page;
  Expected<CarDoc> const read = read_car_doc(doc);
  Expected<CarEvent> const event = read_car_event(said);
  CarDoc const car = read ? *read : CarDoc{&car_tables().front(), car_tables().front().standard};
  int const laps = event ? event->laps : CarEvent{}.laps;
  for (size_t i = 0; i < kLines; ++i)
    if (section.empty() || section == kLineKeys[i]) line_items(doc, car, laps, i, page.items);
  if (section.empty() || section == "cars") table_items(doc, car, event ? *event : CarEvent{}, page.items);
  return page;
}

std::vector<EventChoice> car_event_choices(Doc const& event) {
  EventChoice cars{"cars", "Cars", "Which table of cars the race is driven with.", {"any"}, {nullptr}};
  for (CarTable const& t : car_tables()) cars.options.push_back(t.name), cars.values.push_back(t.id);
  EventChoice laps{"laps", "Laps", "Wear and skill are bought for each lap.", {"1", "2", "3", "4", "5"}, {1, 2, nullptr, 4, 5}, 2};
  EventChoice circuit{"circuit", "Circuit", "Shows how many turns the car needs there alone.", {"none in mind"}, {nullptr}};
  for (TrackCard const& track : SpeedCircuit::tracks()) circuit.options.push_back(track.title), circuit.values.push_back(track.id);
  std::vector<EventChoice> out{std::move(cars), std::move(laps), std::move(circuit)};
  for (EventChoice& c : out)
    for (size_t i = 0; i < c.values.size(); ++i)
      if (event.is_object() && event.contains(c.key) && event[c.key] == c.values[i]) c.chosen = int(i);
  return out;
}

Expected<Doc> clean_car_event(Doc const& event) {
  Expected<CarEvent> const read = read_car_event(event);
  if (!read) return read.error();
  Doc out = Doc::object();
  if (read->table) out["cars"] = read->table->id;
  if (read->laps != CarEvent{}.laps) out["laps"] = read->laps;
  if (!read->circuit.empty()) out["circuit"] = read->circuit;
  return out;
}

std::vector<DesignTemplate> car_templates() {
  std::vector<DesignTemplate> out;
  Expected<Doc> const doc = parse_doc(asset("assets/games/speed_circuit/stock.json"));
  if (!doc || !doc->is_array()) return out;
  for (Doc const& one : *doc) {
    Expected<CarDoc> const car = read_car_doc(one["design"]);
    if (!car) continue;
    bool const role = !one.contains("circuit");
    out.push_back({get_text(one, "name"), capital(get_text(one, "role")), get_text(one, "says"), role ? "" : car->table->name, car_doc(*car->table, car->levels)});
  }
  return out;
}

Paper car_sheet(Doc const& doc, Doc const& event) {
  DesignView const v = view_car(doc, event);
  Paper out;
  out.name = "Car sheet", out.title = v.name, out.subtitle = v.tag;
  Paper::Table lines{"The car", v.limits.empty() ? "" : v.limits[0].label + " " + v.limits[0].value + " of " + v.limits[0].of, {"Line", ">Points", "What it buys"}, {}};
  for (BillRow const& row : v.bill) lines.rows.push_back({row.title, row.spaces, row.note});
  Paper::Table left{"To tick off", "", {"What", "In the race"}, {}};
  for (paddock::Figure const& f : v.figures) {
    if (f.label != "Wear" && f.label != "Skill") continue;
    std::string boxes;
    for (int i = 0; i < std::min(120, std::atoi(f.value.c_str())); ++i) boxes += (i > 0 && i % 5 == 0 ? " " : "") + std::string("\u25A1");
    left.rows.push_back({f.label, boxes});
  }
  out.tables = {std::move(lines), std::move(left)};
  for (DesignFault const& f : v.faults) out.foot.push_back(f.title + " " + f.why);
  return out;
}

}  // namespace paddock::speed_circuit
