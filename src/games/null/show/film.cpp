// A turn as motion: who moves slides, who wins a roll turns about himself first, springs come after that.
#include "games/null/show/parts.hpp"

namespace paddock::null {
namespace {

constexpr float kMoves = 10, kSprings = 13, kEnd = 18, kSettles = 3;     // steps of the film
constexpr float kRound = 6.2831853f;

class Director {
 public:
  explicit Director(State const& before) : before_(before) {}

  void tell(Event const& e) {
    if (e.seat < 0 || e.seat >= before_.runners.size()) return;
    switch (e.kind) {
      case Ev::Moved: moves(e); break;
      case Ev::Sprung: springs(e); break;
      case Ev::Tied: turns(e); break;
    }
  }
  Film finish() {
    if (film_.tracks.empty()) return {};
    film_.arrival = film_.parts.size() > 1 ? kEnd : kMoves;
    film_.length = film_.arrival + kSettles;
    film_.legs = int(film_.parts.size());
    return std::move(film_);
  }

 private:
  Film::Track& begin(Seat seat, Film::Track::Motion motion) {
    if (film_.parts.empty()) film_.parts.push_back({0, 0, "steps"});
    film_.tracks.emplace_back();
    Film::Track& track = film_.tracks.back();
    track.seat = seat, track.motion = motion;
    track.keys.push_back({0, place_of(seat, before_.runners[seat].place), 0});
    return track;
  }
  Film::Effect& effect(Event const& e, Film::Effect::Look look, float time, Vec at) {
    Film::Effect f;
    f.look = look, f.time = time, f.at = at, f.seat = e.seat, f.rule = e.rule;
    film_.effects.push_back(f);
    return film_.effects.back();
  }

  void moves(Event const& e) {
    Film::Track& track = begin(e.seat, Film::Track::Linear);
    Vec const from = track.keys[0].at;
    track.keys.push_back({kMoves, {from.x + float(e.steps), from.y}, 0});
    effect(e, Film::Effect::Dust, 0, from).size = 0.5f;
  }
  void turns(Event const& e) {
    Film::Track& track = begin(e.seat, Film::Track::Rigid);
    Vec const from = track.keys[0].at;
    track.keys[0].pivot = from;
    track.keys.push_back({kMoves / 2, from, kRound});
    track.keys.push_back({kMoves, {from.x + float(e.steps), from.y}, kRound});
    Film::Effect& ring = effect(e, Film::Effect::Ring, 0, from);
    ring.size = 0.6f, ring.tone = Tone::Info, ring.icon = "dice-5";
  }
  void springs(Event const& e) {   // right after his Moved
    if (film_.tracks.empty() || film_.tracks.back().seat != e.seat) return;
    if (film_.parts.size() < 2) film_.parts.push_back({kMoves, 0, "springs"});
    auto& keys = film_.tracks.back().keys;
    Vec const from = keys.back().at, to{from.x + float(e.steps), from.y};
    keys.push_back({kSprings, from, 0});
    keys.push_back({kEnd, to, 0});
    Film::Effect& shot = effect(e, Film::Effect::Tracer, kMoves, from);
    shot.to = to, shot.lasts = kSprings - kMoves;
    effect(e, Film::Effect::Burst, kSprings, from).size = 0.5f;
    Film::Effect& smoke = effect(e, Film::Effect::Smoke, kSprings, from);
    smoke.to = to, smoke.size = 0.5f, smoke.tone = Tone::Warn, smoke.icon = "wand";
    Film::Timed<DrawnShape> way;
    way.kind = DrawnShape::Segment, way.points = {from, to}, way.tone = Tone::Warn, way.dash = 0.3f, way.width = 0.05f;
    way.from = kMoves, way.until = kEnd;
    film_.shapes.push_back(way);
  }

  State const& before_;
  Film film_;
};

}  // namespace

Film Null::film(State const& before, std::vector<Event> const& events) const {
  Director director(before);
  for (Event const& e : events) director.tell(e);
  return director.finish();
}

}  // namespace paddock::null
