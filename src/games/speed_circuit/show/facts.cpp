// Circuits as cards of the set-up screen, and facts(): questions that need no race. For the command line and for cases.
#include <algorithm>

#include "core/assets.hpp"
#include "core/order.hpp"
#include "core/text.hpp"
#include "games/speed_circuit/bot/par.hpp"
#include "games/speed_circuit/orders/phrases.hpp"
#include "games/speed_circuit/rules/event_rules.hpp"
#include "games/speed_circuit/show/form.hpp"
#include "games/speed_circuit/speed_circuit.hpp"

namespace paddock::speed_circuit {
namespace {

constexpr std::string_view kFolder = "assets/games/speed_circuit/tracks/";
constexpr std::string_view kFirst[] = {"lac_verrain", "halvorsen_downs", "porto_ametista", "copper_kettle"};  // then by name

// The first clauses of a sentence that fit into about two lines of a card.
std::string brief(std::string const& about) {
  std::string s = about.substr(0, about.find_last_not_of(". ") + 1);
  while (s.size() > 46 && s.rfind(',') != std::string::npos) s.resize(s.rfind(','));
  return s;
}

std::vector<std::string> board_words(Track const& t) {
  std::vector<std::string> out{plural(t.length, "row") + " round, up to " + plural(t.lanes, "lane") + ", lane 0 is the left edge; off the track beyond either edge"};
  for (size_t i = 0; i < t.corners.size(); ++i) {
    Corner const& c = t.corners[i];
    out.push_back(c.name + ", to the " + (c.right ? "right" : "left") + ", rows " + std::to_string(c.first) + " to " + std::to_string(c.last) + ": " + corner_limits(t, int(i) + 1));
  }
  out.push_back("no pits");
  out.push_back(plural(int(t.grid.size()), "place") + " on the grid, " + plural(t.laps, "lap"));
  return out;
}

TrackCard card(Track const& t) {
  TrackCard c;
  c.id = t.id;
  c.title = t.name;
  c.laps = t.laps;
  c.seats = int(t.grid.size());
  c.words = board_words(t);
  c.facts.push_back(t.about.empty() ? t.kind : brief(t.about));
  c.facts.push_back(plural(int(t.corners.size()), "corner") + ", " + plural(t.length, "row"));
  return c;
}

size_t rank(std::string const& id) { return size_t(std::find(std::begin(kFirst), std::end(kFirst), id) - std::begin(kFirst)); }

Error wrong(std::string what) { return {"/given", std::move(what)}; }

Expected<Doc> design(Doc const& given) {
  std::string const table = get_text(given, "table", "wbc2009");
  for (CarTable const& t : car_tables())
    if (t.id == table) return design_facts(t, get_text(given, "design"), int(std::clamp<int64_t>(get_int(given, "laps", 3), 1, 25)));
  return wrong("There is no car table '" + cut(table, 30) + "'.");
}

Doc heats(Doc const& given) {
  Doc d = Doc::object();
  Doc races = Doc::array();
  for (auto const& race : deal_heats(int(std::clamp<int64_t>(get_int(given, "entrants"), 0, 600)))) {
    Doc list = Doc::array();
    for (int seed : race) list.push_back(seed + 1);
    races.push_back(list);
  }
  d["races"] = races;
  return d;
}

// Percentile dice of a tape; 00 counts as nothing.
int tape_roll(void* dice, int) { return static_cast<TapeDice*>(dice)->roll(100, "final", kNobody) % 100; }

Doc ranks(FinalDraw const& f, size_t from, size_t to) {   // counted from 1
  Doc d = Doc::array();
  for (size_t i = from; i < to; ++i) d.push_back(f.ranking[i].who + 1);
  return d;
}

// {"drivers": [[[place or 0, field], ...], ...], "rolls": [64, 12]}; drivers are counted from 1 in the answer.
Expected<Doc> final_field(Doc const& given) {
  std::vector<Qualified> drivers;
  if (!given.contains("drivers") || !given["drivers"].is_array()) return wrong("'drivers' is a list of lists of heats [place, field].");
  for (auto const& driver : given["drivers"]) {
    Qualified heats;
    for (auto const& heat : driver) {
      if (!heat.is_array() || heat.size() != 2 || !heat[0].is_number_integer() || !heat[1].is_number_integer())
        return wrong("A heat is [place, field], place 0 for a car that did not finish.");
      heats.push_back({heat[0].get<int>(), heat[1].get<int>()});
    }
    drivers.push_back(std::move(heats));
  }
  std::vector<Roll> tape;
  if (given.contains("rolls"))
    for (auto const& roll : given["rolls"]) tape.push_back({"final", kNobody, 100, 0, uint16_t(roll.get<int>() == 0 ? 100 : roll.get<int>())});
  TapeDice dice(tape);
  FinalDraw const f = draw_final(drivers, {&dice, tape_roll});
  Doc d = Doc::object();
  d["ranking"] = ranks(f, 0, f.ranking.size());
  d["field"] = ranks(f, 0, size_t(f.field));
  d["alternates"] = ranks(f, size_t(f.field), size_t(f.field + f.alternates));
  d["finalists"] = f.field;
  Doc points = Doc::array(), sums = Doc::array();
  for (Qualified const& heats : drivers) {
    points.push_back(total_points(heats));
    sums.push_back(heats.empty() ? 0 : place_sum(heats) * 10 / int(heats.size()));
  }
  d["points"] = points;
  d["averageTenths"] = sums;
  d["rollsUsed"] = int(dice.used());
  return d;
}

// The car most drivers would build: the standard one of the 2009 table.
Simple usual_car() {
  CarTable const& table = car_tables()[0];
  CarData const d = car_data(table, table.standard, 3);
  return {d.accel, d.decel, d.top, d.start};
}

Doc points(Doc const& given) {
  Doc d = Doc::object();
  Doc list = Doc::array();
  if (given.contains("places"))
    for (auto const& p : given["places"]) list.push_back(qualifying_points(p.get<int>()));
  d["points"] = list;
  return d;
}

// Of 36 rolls: the odds the desk shows.
Doc odds(Doc const& given) {
  Doc d = Doc::object();
  int const modifier = int(get_int(given, "modifier"));
  for (int i = 0; i < kTables; ++i) {
    int const good = good_ways(Table(i), modifier), bad = bad_ways(Table(i), modifier);
    d[kTableNames[i]] = Doc::array({good, 36 - good - bad, bad});
  }
  return d;
}

}  // namespace

Expected<Doc> SpeedCircuit::facts(std::string_view what, Doc const& given) {
  if (!given.is_object()) return wrong("An object is expected.");
  if (what == "design") return design(given);
  if (what == "heats") return heats(given);
  if (what == "final") return final_field(given);
  if (what == "points") return points(given);
  if (what == "odds") return odds(given);
  return Error{"/what", "Speed Circuit knows design, heats, final, points and odds."};
}

Expected<Doc> SpeedCircuit::check_track(std::string_view text) {
  auto track = load_track(text);
  if (!track) return track.error();
  Doc facts = track_facts(*track);
  if (track->study) return facts;
  Doc par = Doc::object();
  for (Simple const& car : {Simple{40, 40, 160, 60}, Simple{40, 20, 200, 60}, Simple{60, 60, 140, 60}}) {
    std::string const name = std::to_string(car.accel) + "/" + std::to_string(car.decel) + "/" + std::to_string(car.top) + "/" + std::to_string(car.start);
    par[name] = Doc::array({lap_turns(*track, car, 0), lap_turns(*track, car, 6)});
  }
  facts["par"] = par;
  return facts;
}

Expected<TrackCard> SpeedCircuit::track_card(std::string_view text) {
  auto track = load_track(text);
  if (!track) return track.error();
  if (track->study) return Error{"line 1", "This is a piece of road for studies; a race needs a closed circuit with a grid."};
  Track const& t = *track;
  TrackCard c = card(t);
  int spaces = 0, wide = 0, slowest = 0, run = 0, longest = 0;
  for (Row const& r : t.rows) spaces += r.wide(), wide += r.wide() >= 3;
  for (int i = 0; i < 2 * t.length; ++i) {  // twice round: the longest straight may cross the line
    Row const& r = t.rows[size_t(t.wrap(i))];
    bool corner = false;
    for (int lane = r.low; lane <= r.high; ++lane) {
      corner = corner || r.corner[size_t(lane)] != 0;
      if (int const limit = t.limit(t.wrap(i), lane); limit > 0 && (slowest == 0 || limit < slowest)) slowest = limit;
    }
    run = corner ? 0 : run + 1;
    longest = std::max(longest, std::min(run, t.length));
  }
  auto const add = [&](char const* words, std::string value) { c.figures.push_back({words, std::move(value), Tone::Plain}); };
  int const dry = lap_turns(t, usual_car(), 0), worn = lap_turns(t, usual_car(), 6);
  add("par, no wear", std::to_string(dry));
  add("par, 6 wear", std::to_string(worn));
  add("spaces", std::to_string(spaces));
  add("corners", std::to_string(t.corners.size()));
  add("slowest limit", std::to_string(slowest));
  add("longest straight", plural(longest, "row"));
  add("three abreast", std::to_string(wide * 100 / t.length) + " %");
  c.facts.push_back("par " + std::to_string(worn) + " turns a lap");
  return c;
}

std::span<PlaceWords const> SpeedCircuit::places() {
  static constexpr PlaceWords kPlaces[] = {{"/cars/", "car", ""}, {"speed", "speed", "mph"}, {"accel", "acceleration", "mph"}, {"decel", "deceleration", "mph"}, {"top", "top speed", "mph"}, {"start", "start speed", "mph"},
                                           {"chips1", "chips for one roll", ""}, {"chips3", "chips for three rolls", ""}, {"progress", "spaces from the line", ""}, {"misses", "turns without a plot, in a row", ""}};
  return kPlaces;
}

Words SpeedCircuit::words() {
  Words w;
  w.seat = "car", w.seats = "cars", w.track = "Track", w.driver = "driver";
  w.start = "The cars stand on the grid.", w.order = "Race order", w.clean = "A clean turn: everybody drove as ordered.";
  w.lap = "lap", w.many_laps = "laps", w.chart = "Lap chart", w.done = "Driven", w.nothing = "bids nothing";
  w.to_end = "To the flag", w.after_finish = "After the flag", w.leaders = "Leaders";
  w.marks = "Limits", w.marks_tip = "Posted speeds", w.marks_icon = "gauge";
  return w;
}

int SpeedCircuit::early_turns() const { return (built_ != (1u << seats()) - 1) + (rules_.grid == 0); }

Words SpeedCircuit::words_of_race() const {
  Words w = words();
  if (built_ != (1u << seats()) - 1) w.before.push_back("car building");
  if (rules_.grid == 0) w.before.push_back("grid bids");
  w.first = 1 - int(w.before.size());
  return w;
}

std::vector<Sign> SpeedCircuit::signs() {
  return {{Sign::Face, 0x7A4A3C, "60", "limit, charged on entering"},
          {Sign::Arrow, 0xF2DE9A, "", "racing line, raises the limit by 20"},
          {Sign::Bar, 0xC8CDCB, "", "grey side, wins ties in a row"}};
}

std::vector<SeatChoice> SpeedCircuit::seat_choices() {
  SeatChoice car{"design", "Car", {}, {}, {}, "empty: built at the start"};
  car.first_order = true;            // SC-B.15: cars are shown together
  return {car};
}

std::vector<TrackCard> SpeedCircuit::tracks() {
  std::vector<TrackCard> out;
  for (auto name : asset_names())
    if (name.substr(0, kFolder.size()) == kFolder)
      if (auto track = load_track(asset(name)); track) out.push_back(card(*track));
  sort_few(out, [](auto const& a, auto const& b) { return rank(a.id) < rank(b.id); });
  return out;
}

}  // namespace paddock::speed_circuit
