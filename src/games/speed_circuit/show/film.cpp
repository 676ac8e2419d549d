// A turn as motion: cars drive one after the other, in the order of movement, space by space.
#include <algorithm>
#include <cmath>

#include "games/speed_circuit/orders/phrases.hpp"
#include "games/speed_circuit/rules/events.hpp"
#include "games/speed_circuit/show/scene_parts.hpp"

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

  Film::Told& tell(Event const& e, Tone tone) {
    time_ += kStep;
    Film::Told card;
    card.time = time_;
    card.seat = e.seat;
    card.rule = e.rule;
    card.tone = tone;
    time_ += kStep;
    return film_.told.emplace_back(std::move(card));
  }

  // The table, what came with what was added, what follows: everything waits for it.
  void rolled(Event const& e) {
    Film::Track& tr = track(e.seat);
    if (tr.keys.empty()) return;
    rest_until_now(tr);
    Table const table = Table(e.a % kTables);
    Fall const fall = Fall(e.e % 4);
    Film::Told& card = tell(e, tone_of(fall));
    card.title = capital(kTableNames[int(table)]) + " table";
    card.dice = {uint8_t(e.e / 4), uint8_t(e.b - e.e / 4)};
    card.total = std::clamp(e.b + e.c - e.d % 10 + e.d / 10, 2, 12);
    card.sum = added_text(e);
    card.result = fall_word(table, fall);
    card.then = what_follows(table, fall);
    Bands const b = kBands[int(table)];
    card.bands = {{b.good, fall_word(table, Fall::Good), Tone::Good}};
    if (b.middle > b.good) card.bands.push_back({b.middle, fall_word(table, Fall::Middle), Tone::Warn});
    card.bands.push_back({12, fall_word(table, Fall::Bad), Tone::Bad});
  }

  static Tone tone_of(Fall fall) { return fall == Fall::Good ? Tone::Good : fall == Fall::Middle ? Tone::Warn : Tone::Bad; }

  std::string where(Event const& e) const {
    int const id = t_.corner(t_.wrap(e.a), std::clamp<int>(e.b, 0, t_.lanes - 1));
    return id ? " in " + t_.corners[size_t(id - 1)].name : "";
  }

  void out(Event const& e) {
    static constexpr char const* kWhy[] = {"crash", "crash", "engine failure", "brake failure", "stuck off the track", "retired"};
    std::string const why = kWhy[std::clamp<int>(e.a, 0, 5)] + (e.a < 2 ? crash_ : "");
    effect(Film::Effect::Violation, e, "Out: " + why);
    Film::Told& card = tell(e, Tone::Bad);
    card.title = "Out: " + why;
    rest_until_now(track(e.seat));
    track(e.seat).leaves = true;
  }

  void take(Event const& e) {
    switch (e.kind) {
      case Ev::Grid: move_to(e, e.b, float(e.c)), track(e.seat).driven = false; break;
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
      case Ev::Rolled: rolled(e); break;
      case Ev::Crash:
        crash_ = where(e);
        effect(Film::Effect::Crash, e, "crash" + crash_);
        break;
      case Ev::OffTrack: effect(Film::Effect::OffTrack, e, "off the track"); break;
      case Ev::Engine: effect(Film::Effect::Violation, e, e.a ? "engine failure" : "engine damage"); break;
      case Ev::Brakes: effect(Film::Effect::Violation, e, e.a ? "brake failure" : "brake damage"); break;
      case Ev::Finish:
        effect(Film::Effect::Flag, e, "finish, place " + std::to_string(e.a));
        track(e.seat).leaves = true;
        break;
      case Ev::Out: out(e); break;
      default: break;
    }
  }

  Track const& t_;
  Course course_;
  Film film_;
  std::string crash_;                  // where the last one was: " in Willow"
  float time_ = 0;
};

}  // namespace

Film SpeedCircuit::film(State const& before, std::vector<Event> const& events) const { return Filming(*this, before).make(events); }

}  // namespace paddock::speed_circuit
