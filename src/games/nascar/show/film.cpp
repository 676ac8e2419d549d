// A turn as motion: every car drives its path in the same time (NR-12.3: a turn is the same time for all), what happens
// on the way stands where and when it happened, crashes come when all have arrived.
#include <algorithm>
#include <array>
#include <cmath>

#include "core/order.hpp"
#include "games/nascar/rules/events.hpp"
#include "games/nascar/show/scene_parts.hpp"

namespace paddock::nascar {
namespace {

constexpr float kTurn = 6.2831853f;

float nearest_turn(float from, float to) { return std::remainder(to - from, kTurn); }

// What the events say of one car.
struct Trip {
  struct Stop {
    Vec at;
    Heading in = kE, out = kE;   // direction of the step, heading afterwards (bank, oil)
    int spin = 0;                // oil has turned the car: -1 left, 1 right
  };
  std::vector<Stop> stops;       // the first is where it started
  int planned = 0;               // moves of the turn
  int off = 0;                   // tiles beyond the track, 0: none
  Heading off_heading = kE;
  bool drives = false, finished = false, retired = false;
};

class Filming {
 public:
  explicit Filming(State const& before) : before_(before) {
    for (int i = 0; i < before.cars.size(); ++i) {
      Car const& c = before.cars[i];
      trips_[size_t(i)].stops.push_back({middle_of(c.at[0], c.at[1]), c.heading, c.heading, 0});
      trips_[size_t(i)].planned = c.speed;
    }
  }

  Film make(std::vector<Event> const& events) {
    for (Event const& e : events)
      if (e.seat >= 0 && e.seat < before_.cars.size()) travel(trips_[size_t(e.seat)], e);
    int longest = 6;
    for (Trip& t : trips_) {
      t.planned = std::max({1, t.planned, int(t.stops.size()) - 1 + (t.off ? 1 : 0)});
      if (t.drives) longest = std::max(longest, t.planned);
    }
    length_ = std::min(float(longest), 14.0f);
    film_.arrival = length_;
    film_.length = length_ + 0.4f;
    for (int i = 0; i < before_.cars.size(); ++i) drive(Seat(i));
    for (Event const& e : events) happen(e);
    sort_few(film_.effects, [](auto& a, auto& b) { return a.time < b.time; });
    return std::move(film_);
  }

 private:
  static void travel(Trip& t, Event const& e) {
    switch (e.kind) {
      case Ev::Speed:
        if (!e.d) t.planned = e.b;
        t.drives = true;
        break;
      case Ev::Step:
        t.stops.push_back({middle_of(e.a, e.b), Heading(e.c & 7), Heading(e.c & 7), 0});
        t.drives = true;
        break;
      case Ev::Bank: t.stops.back().out = Heading(e.d & 7); break;
      case Ev::OilTurn:
        t.stops.back().out = Heading(e.d & 7);
        t.stops.back().spin = e.c;
        break;
      case Ev::OffTrack:
        t.off = std::clamp<int>(e.a, 1, 4);
        t.off_heading = Heading(e.d & 7);
        t.drives = true;
        break;
      case Ev::Finish: t.finished = true; break;
      case Ev::Retired: t.retired = true; break;
      case Ev::Sent:
      case Ev::Autopilot:
      case Ev::Coast: t.drives = true; break;
      default: break;
    }
  }

  float time_of(Trip const& t, int step) const { return length_ * float(std::min(step, t.planned)) / float(t.planned); }

  void drive(Seat seat) {
    Trip const& t = trips_[size_t(seat)];
    if (!before_.cars[seat].racing()) return;
    Film::Track track;
    track.seat = seat;
    track.leaves = t.finished || t.retired;
    float angle = angle_of(t.stops[0].in);
    track.keys.push_back({0, t.stops[0].at, angle});
    int const n = int(t.stops.size()) - 1;
    for (int i = 1; i <= n; ++i) {
      Trip::Stop const& s = t.stops[size_t(i)];
      // A car passing a tile points half way between coming and going.
      Heading const next = i < n ? t.stops[size_t(i + 1)].in : t.off ? t.off_heading : s.out;
      float const in = angle_of(s.in), target = i < n || t.off ? in + nearest_turn(in, angle_of(next)) / 2 : angle_of(s.out);
      angle += nearest_turn(angle, target);
      track.keys.push_back({time_of(t, i), s.at, angle});
      if (s.spin) angle += kTurn * float(s.spin);   // once round on the way to the next
    }
    if (t.off) excursion(t, track, angle);
    else settle(t, track, angle);
    if (t.retired) track.keys.push_back({length_ * 0.5f, t.stops[0].at, angle});
    film_.tracks.push_back(std::move(track));
  }

  // A spin on the last tile ends there; cars that meet come to rest side by side.
  void settle(Trip const& t, Film::Track& track, float angle) {
    Vec at = t.stops.back().at;
    int before = 0, all = 0;
    for (int i = 0; i < before_.cars.size() && !track.leaves; ++i) {
      Trip const& other = trips_[size_t(i)];
      if (before_.cars[i].racing() && !other.finished && !other.retired && other.stops.back().at == at) ++all, before += i < track.seat;
    }
    if (all < 2 && !t.stops.back().spin) return;
    stand_aside(at, angle, before, all);
    track.keys.push_back({length_ + 0.9f, at, angle});
    film_.length = std::max(film_.length, length_ + 1.0f);
  }

  // NR-5: off over the grass, round once, and back to the last tile it stood on.
  void excursion(Trip const& t, Film::Track& track, float angle) {
    Vec const from = t.stops.back().at;
    int const n = int(t.stops.size()) - 1;
    float const way = angle_of(t.off_heading), far = 0.75f + 0.85f * float(t.off), leave = time_of(t, n);
    Vec const out{from.x + std::cos(way) * far, from.y + std::sin(way) * far};
    float const side = seat_side(track.seat), stop = std::min(length_, leave + 0.9f + 0.9f * float(t.off));
    Vec const rest{out.x + std::cos(way + 1.2f * side) * 0.4f, out.y + std::sin(way + 1.2f * side) * 0.4f};
    angle += nearest_turn(angle, way);
    track.keys.push_back({(leave + stop) / 2, {(from.x + out.x) / 2, (from.y + out.y) / 2}, angle + 0.35f * side});
    track.keys.push_back({stop, rest, angle + 2.3f * side});
    track.keys.push_back({stop + 1.1f, rest, angle + 2.6f * side});
    track.keys.push_back({stop + 2.6f, from, angle + kTurn * side});
    add(Film::Effect::OffTrack, leave + (stop - leave) * 0.55f, {(from.x + out.x) / 2, (from.y + out.y) / 2}, track.seat, Rule{"NR-5.1"});
    add(Film::Effect::OffTrack, stop, rest, track.seat, Rule{"NR-5.1"});
    film_.length = std::max(film_.length, stop + 2.8f);
  }

  static float seat_side(Seat seat) { return seat % 2 ? -1.0f : 1.0f; }

  Film::Effect& add(Film::Effect::Kind kind, float time, Vec at, Seat seat, Rule rule) {
    Film::Effect e;
    e.kind = kind;
    e.time = time;
    e.at = at;
    e.seat = seat;
    e.rule = rule;
    film_.effects.push_back(std::move(e));
    film_.length = std::max(film_.length, time + 0.6f);
    return film_.effects.back();
  }

  // Where and when the running event of a seat takes place: at its last step so far.
  struct Moment { Vec at; float time; };
  Moment moment(Seat seat) const {
    Trip const& t = trips_[size_t(seat)];
    int const step = std::min(done_[size_t(seat)], int(t.stops.size()) - 1);
    return {t.stops[size_t(step)].at, time_of(t, step)};
  }

  void happen(Event const& e) {
    if (e.seat >= before_.cars.size()) return;
    if (e.seat < 0) return table_event(e);
    if (e.kind == Ev::Step) ++done_[size_t(e.seat)];
    Moment const m = moment(e.seat);
    switch (e.kind) {
      case Ev::Paid: add(Film::Effect::Skid, m.time, m.at, e.seat, e.rule); break;
      case Ev::OilTurn: add(Film::Effect::OilTurn, m.time, m.at, e.seat, e.rule); break;
      case Ev::Sand: return sand(e, m);
      case Ev::Violation: add(Film::Effect::Violation, m.time, m.at, e.seat, e.rule).text = "too fast in the pits"; break;
      case Ev::Repair:
        add(Film::Effect::Repair, m.time, m.at, e.seat, e.rule).text = "max speed +" + std::to_string(e.a);
        film_.length = std::max(film_.length, m.time + 2.2f);
        break;
      case Ev::Crash:
        add(Film::Effect::Crash, length_, middle_of(e.a, e.b), e.seat, e.rule).text = "crash";
        film_.length = std::max(film_.length, length_ + 3.4f);
        break;
      case Ev::Finish: flag(e); break;
      default: break;
    }
  }

  void sand(Event const& e, Moment const& m) {
    bool const hit = e.d != 0;
    bool const fresh = Sand(e.c) == Sand::Unexplored;
    int const lies = !hit ? Counter::Clear : fresh ? Counter::Bag : Sand(e.c) == Sand::Bag ? Counter::FlatBag : Counter::Clear;
    Film::Effect& seen = add(hit && fresh ? Film::Effect::BagFound : Film::Effect::Sand, m.time, m.at, e.seat, e.rule);
    if (hit) seen.text = "sandbag, speed " + std::to_string(e.e);
    seen.lays = int8_t(lies);
  }

  void flag(Event const& e) {
    Trip const& t = trips_[size_t(e.seat)];
    int const step = std::clamp<int>(e.b, 0, int(t.stops.size()) - 1);
    add(Film::Effect::Flag, time_of(t, step), t.stops[size_t(step)].at, e.seat, e.rule).text = "finish, place " + std::to_string(e.a);
    film_.length = std::max(film_.length, time_of(t, step) + 3.0f);
  }

  void table_event(Event const& e) {
    if (e.kind != Ev::NewOil) return;
    Film::Effect& seen = add(Film::Effect::NewOil, length_ + 0.3f, middle_of(e.a, e.b), kNobody, e.rule);
    seen.text = "oil on the track";
    seen.lays = Counter::Oil;
  }

  State const& before_;
  std::array<Trip, kMaxSeats> trips_;
  std::array<int, kMaxSeats> done_ = {};
  Film film_;
  float length_ = 6;
};

}  // namespace

Film Nascar::film(State const& before, std::vector<Event> const& events) const { return Filming(before).make(events); }

}  // namespace paddock::nascar
