// A turn as motion: cars drive one after the other, in the order of movement, space by space.
#include <algorithm>
#include <cmath>

#include "games/speed_circuit/events.hpp"
#include "games/speed_circuit/scene_parts.hpp"

namespace paddock::speed_circuit {
namespace {

constexpr float kStep = 0.6f;         // of a space, in film steps

class Filming {
 public:
  Filming(SpeedCircuit const& g, State const& before) : t_(g.track()), course_(course_of(g.track())) {
    for (int i = 0; i < before.cars.size(); ++i) {
      Car const& c = before.cars[i];
      Film::Track track;
      track.seat = Seat(i);
      if (c.on_board()) track.keys.push_back(key(0, c.progress, side_lane(c.progress, c.lane, c.where), 0));
      film_.tracks.push_back(std::move(track));
    }
  }

  Film make(std::vector<Event> const& events) {
    for (Event const& e : events)
      if (e.seat >= 0 && size_t(e.seat) < film_.tracks.size()) take(e);
    film_.arrival = time_;
    film_.length = time_ + 1.2f;
    film_.legs = std::max<int>(1, int(film_.tracks.size()));
    return film_;
  }

 private:
  float side_lane(int progress, int lane, Where where) const {
    Row const& r = t_.rows[size_t(t_.wrap(progress))];
    return where == Where::Left ? float(r.low) - 1.15f : where == Where::Right ? float(r.high) + 1.15f : float(lane);
  }

  Film::Key key(float time, int progress, float lane, float last_angle) const {
    Row const& r = t_.rows[size_t(t_.wrap(progress))];
    float const row = drawn_row(t_, progress, std::clamp<int>(int(std::lround(lane)), r.low, r.high));
    float angle = course_.angle(row);
    while (angle - last_angle > 3.14159f) angle -= 6.2831853f;   // no jumps
    while (angle - last_angle < -3.14159f) angle += 6.2831853f;
    return {time, course_.place(row, lane), angle};
  }

  Film::Track& track(Seat seat) { return film_.tracks[size_t(seat)]; }

  void rest_until_now(Film::Track& tr) {
    if (!tr.keys.empty() && tr.keys.back().time < time_) {
      Film::Key k = tr.keys.back();
      k.time = time_;
      tr.keys.push_back(k);
    }
  }

  void move_to(Event const& e, int progress, float lane) {
    Film::Track& tr = track(e.seat);
    rest_until_now(tr);
    time_ += kStep;
    tr.keys.push_back(key(time_, progress, lane, tr.keys.empty() ? 0 : tr.keys.back().angle));
  }

  void effect(Film::Effect::Kind kind, Event const& e, std::string text) {
    Film::Effect f;
    f.kind = kind;
    f.time = time_;
    f.seat = e.seat;
    f.rule = e.rule;
    f.text = std::move(text);
    Film::Track const& tr = track(e.seat);
    if (!tr.keys.empty()) f.at = tr.keys.back().at;
    film_.effects.push_back(std::move(f));
  }

  void take(Event const& e) {
    switch (Ev(e.kind)) {
      case Ev::Grid: move_to(e, e.b, float(e.c)); break;
      case Ev::Moved: move_to(e, e.a, side_lane(e.a, e.b, Where(e.c))); break;
      case Ev::Over: effect(Film::Effect::Skid, e, e.c ? std::to_string(e.c) + " wear" : "dice"); break;
      case Ev::Spin: {
        effect(Film::Effect::OilTurn, e, "spin");
        Film::Track& tr = track(e.seat);
        if (tr.keys.empty()) break;
        rest_until_now(tr);
        Film::Key k = tr.keys.back();
        time_ += 1;
        k.time = time_;
        k.angle += 6.2831853f;
        tr.keys.push_back(k);
        break;
      }
      case Ev::Crash: effect(Film::Effect::Crash, e, "crash"); break;
      case Ev::OffTrack: effect(Film::Effect::OffTrack, e, "off the track"); break;
      case Ev::Engine: effect(Film::Effect::Violation, e, e.a ? "engine failure" : "engine damage"); break;
      case Ev::Brakes: effect(Film::Effect::Violation, e, e.a ? "brake failure" : "brake damage"); break;
      case Ev::Finish:
        effect(Film::Effect::Flag, e, "finish, place " + std::to_string(e.a));
        track(e.seat).leaves = true;
        break;
      case Ev::Out: track(e.seat).leaves = true; break;
      default: break;
    }
  }

  Track const& t_;
  Course course_;
  Film film_;
  float time_ = 0;
};

}  // namespace

Film SpeedCircuit::film(State const& before, std::vector<Event> const& events) const { return Filming(*this, before).make(events); }

}  // namespace paddock::speed_circuit
