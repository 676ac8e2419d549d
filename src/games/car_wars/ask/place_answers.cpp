// arc.*, maneuver.end, path.hits_point, range.measure: everything with a place on the board.
#include <algorithm>

#include "games/car_wars/ask/fire_forms.hpp"
#include "games/car_wars/ask/maneuver_reading.hpp"
#include "games/car_wars/ask/movement_answers.hpp"
#include "games/car_wars/ask/numbers.hpp"
#include "games/car_wars/ask/way_reading.hpp"
#include "games/car_wars/rules/board.hpp"
#include "games/car_wars/rules/to_hit_settings.hpp"

namespace paddock::car_wars::movement_answers {
namespace {

using namespace board;
using geometry::Corner;

constexpr unsigned kAllRound = 15;

struct Vehicle {
  Piece piece;                    // its heading to the next tenth
  Kind kind = Kind::car;
  FinePose fine = {};
};

// Both as the first sees it whose heading is made a whole tenth.
void look_from(Vehicle& firer, Vehicle& target) {
  Turned const view(firer.fine);
  firer.piece.at = view.self(), target.piece.at = nearest(view.seen(target.fine));
}

// "counter" and "kind" are told both or one for the other: a cycle's counter is a cycle's, and a cycle has one.
Vehicle read_vehicle(Givens& given) {
  Vehicle out;
  int const kind = given.word("kind", {"car", "cycle", "trike", "reversed_trike"}, -1);
  int const counter = given.word("counter", {"car", "trike", "cycle", "sidecar", "pedestrian", "reversed_trike"}, -1);
  bool const square = counter == int(Counter::cycle) || counter == int(Counter::sidecar);
  if (kind >= 0) out.kind = Kind(kind);
  else if (counter >= 0)
    out.kind = square ? Kind::cycle : counter == int(Counter::trike) ? Kind::trike : counter == 5 ? Kind::reversed_trike : Kind::car;
  Counter const size = counter == 5 ? Counter::trike : counter >= 0 ? Counter(counter) : kind == int(Kind::cycle) ? Counter::cycle : Counter::car;
  out.fine = read_pose(given, "at");
  out.piece = {nearest(out.fine), body(size)};
  return out;
}
Vehicle read_vehicle(Givens& given, char const* key) {
  Givens part = given.within(given.object(key), key);
  Vehicle const out = read_vehicle(part);
  given.take(part);
  return out;
}

// Who fires: {"counter", "at", "kind"}; the kind may stand beside it, too.
Vehicle read_firer(Givens& given) {
  Vehicle out = read_vehicle(given, "firer");
  out.kind = Kind(given.word("kind", {"car", "cycle", "trike", "reversed_trike"}, int(out.kind)));
  return out;
}

// The faces a mount fires to; all round from a turret or the top.
unsigned read_reach(Givens& given, Kind kind) {
  int const mount = given.word("mount", {"front", "back", "left", "right", "turret", "top", "underbody", "platform"});
  return mount < 4 ? reach(kind, Face(mount)) : kAllRound;
}

// "front_left", "rear_right", "back_right": that corner of the counter. "front", "rear", "back": the one wheel in the middle of an end.
bool tire_named(std::string_view name, Vehicle const& of, geometry::Point& out) {
  static constexpr struct {
    std::string_view name;
    Corner corner;
  } kCorners[] = {{"front_left", Corner::FrontLeft}, {"front_right", Corner::FrontRight}, {"rear_left", Corner::RearLeft},
                  {"rear_right", Corner::RearRight}, {"back_left", Corner::RearLeft},     {"back_right", Corner::RearRight},
                  {"left_front", Corner::FrontLeft}, {"right_front", Corner::FrontRight}, {"left_rear", Corner::RearLeft},
                  {"right_rear", Corner::RearRight}, {"left_back", Corner::RearLeft},     {"right_back", Corner::RearRight}};
  if (name.ends_with("_tire")) name.remove_suffix(5);
  for (auto const& c : kCorners)
    if (c.name == name) return out = geometry::place(of.piece.at, geometry::local(of.piece.body, c.corner)), true;
  if (name == "front") return out = wheel(of.piece, of.kind, Tire::front_left), true;
  return name == "rear" || name == "back" ? out = wheel(of.piece, of.kind, Tire::rear_left), true : false;
}
geometry::Point read_tire(Givens& given, char const* key, Vehicle const& of) {
  geometry::Point out;
  bool const known = tire_named(given.has(key) ? given.term(key) : std::string(), of, out);
  if (!known) given.expected(key, "front_left, front_right, rear_left or rear_right");
  return out;
}

Doc place_doc(FinePose const& pose) {
  return DocObject().with("x", mils(pose.at.x)).with("y", mils(pose.at.y)).with("heading", number_doc(compass(pose)));
}

bool face_named(std::string_view name, Face& out) {
  for (unsigned f = 0; f < 4; ++f)
    if (name == kFaces[f]) return out = Face(f), true;
  return name == "rear" ? out = Face::back, true : false;
}

// Mils from a point to a part of the target: the whole of it, the turret, a tire or the middle of a side (CW-073).
int range_to(Givens& given, geometry::Point from, Vehicle const& target) {
  std::string const part = given.term("part", "vehicle");
  Face face = Face::front;
  geometry::Point tire;
  if (part == "vehicle") return range_mils(from, geometry::box(target.piece.at, target.piece.body));
  if (turret_part(part)) return range_mils(from, target.piece.at.at);
  if (part.starts_with("side:") && face_named(std::string_view(part).substr(5), face)) return range_mils(from, middle(target.piece, face));
  if (tire_named(part, target, tire)) return range_mils(from, tire);
  given.refuse("'part' is vehicle, turret, a tire like rear_left_tire or a side like side:left.");
  return 0;
}

FinePose read_start(Givens& given) { return given.has("start") ? read_pose(given, "start") : FinePose{}; }

}  // namespace

Doc arc_point(Givens& given) {
  Vehicle of = read_vehicle(given);
  Turned const view(of.fine);
  of.piece.at = view.self();
  unsigned const in = arcs_of(of.piece, view.seen(read_point(given, "point")));
  Doc out = Answer().with("arcs", Doc::array()).ruling("CW-078");
  for (unsigned f = 0; f < 4; ++f)
    if (in >> f & 1) out["arcs"].push_back(kFaces[f]);
  return out;
}

Doc arc_target(Givens& given) {
  Vehicle firer = read_firer(given), target = read_vehicle(given, "target");
  look_from(firer, target);
  unsigned const faces = read_reach(given, firer.kind);
  bool const in = faces == kAllRound || in_reach(firer.piece, faces, geometry::box(target.piece.at, target.piece.body));
  return Answer().with("in_arc", in).ruling("CW-078");
}

Doc arc_tire(Givens& given) {
  Vehicle firer = read_firer(given), target = read_vehicle(given, "target");
  look_from(firer, target);
  unsigned const faces = read_reach(given, firer.kind);
  geometry::Point const at = read_tire(given, "tire", target);
  bool const itself = (arcs_of(firer.piece, at) & faces) != 0;
  bool const any_part = !given.settings_as<aim::ToHitSettings>().specific_needs_in_arc && in_reach(firer.piece, faces, geometry::box(target.piece.at, target.piece.body));
  char const* const why = any_part && !itself ? "its car lies in the arc, in part at least" : "a tire is aimed at only where its own corner lies in the arc";
  return Answer().with("in_arc", itself || any_part).because(itself || any_part, why, "CW-078").ruling("CW-078");
}

Doc maneuver_end(Givens& given) {
  Counter const counter = read_counter(given);
  geometry::Body const size = body(counter);
  bool const cycle = counter == Counter::cycle || counter == Counter::sidecar;
  FinePose at = read_start(given);
  auto const settings = given.settings_as<ManeuverSettings>();
  Doc const& moves = given.list("moves", 200);
  Answer out;
  Doc path = Doc::array();
  bool stopping = false;
  Ratio began;
  for (size_t i = 0; i < moves.size(); ++i) {
    Givens one = given.within(moves[i], "moves/" + std::to_string(i));
    FineWay way = read_way(one);
    given.take(one);
    if (cycle && way.way.step == driving::Step::bootlegger) out.because(false, "Cycles make no bootlegger.", "R-4");
    // A T-stop that goes on slides in the direction in which it began; it does not turn again (R 4).
    bool const goes_on = way.way.step == driving::Step::t_stop && stopping;
    stopping = way.way.step == driving::Step::t_stop;
    if (goes_on) way.way.step = driving::Step::slide_inch, way.direction = began;
    else began = turned(at.heading, Ratio(way.way.reverse ? 180 * geometry::kDegree : 0));
    FineTrack const track = moved(at, size, way, settings);
    for (int k = 0; k < track.count; ++k) path.push_back(place_doc(at = track.at[k]));
  }
  return out.with("path", std::move(path)).ruling("R-4");
}

Doc hits_point(Givens& given) {
  geometry::Body const size = body(read_counter(given));
  FinePose const start = read_start(given);
  Turned const view(start);
  geometry::Point const point = view.seen(read_point(given, "point"));
  auto const settings = given.settings_as<ManeuverSettings>();
  Givens probe = given;
  Doc const& move = probe.object("move");
  // "move": "straight" is as good as {"maneuver": "straight"}.
  Doc const by_name = DocObject().with("maneuver", probe.fault().empty() ? "" : given.text("move"));
  Givens way = given.within(probe.fault().empty() ? move : by_name, "move");
  FineTrack const track = moved(view.self(), size, view.seen(read_way(way)), settings);
  given.take(way);
  bool hit = false;
  for (int k = 0; k < track.count; ++k)
    hit = hit || driving::sweeps(k ? nearest(track.at[k - 1]) : view.self(), nearest(track.at[k]), size, point, settings);
  return Answer().with("hit", hit).with("end", place_doc(view.back(track.at[std::max(0, track.count - 1)]))).ruling("CW-118");
}

Doc range_measure(Givens& given) {
  Vehicle firer = read_vehicle(given, "firer"), target = read_vehicle(given, "target");
  look_from(firer, target);
  int const mount = given.word("from", {"front", "back", "left", "right", "turret", "top", "platform"});
  geometry::Point const from = mount < 4 ? middle(firer.piece, Face(mount)) : firer.piece.at.at;
  return Answer().with("mils", range_to(given, from, target)).ruling("CW-073");
}

}  // namespace paddock::car_wars::movement_answers
