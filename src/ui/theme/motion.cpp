// Animated numbers: a small table by id; what has not been asked for in a while is forgotten.
#include "ui/motion.hpp"

#include <cmath>
#include <unordered_map>

namespace paddock::app {
namespace {

// One coordinate of a cubic Bezier from (0,0) to (1,1).
float bezier(float a, float b, float t) {
  float const u = 1 - t;
  return 3 * u * u * t * a + 3 * u * t * t * b + t * t * t;
}

struct Run {
  float from = 0, to = 0, now = 0;
  float passed = 0, length = 0;  // seconds
  Ease kind = Ease::Standard;
  unsigned seen = 0;             // frame it was last asked for
};

struct State {
  std::unordered_map<ImGuiID, Run> runs;
  float seconds = 0;
  bool reduced = false, moving = false;
  unsigned frame = 0;
};
State& state() {
  static State the_state;
  return the_state;
}

}  // namespace

float ease(Ease kind, float t) {
  static constexpr float kCurves[4][4] = {{0.2f, 0, 0, 1}, {0, 0, 0, 1}, {0.3f, 0, 1, 1}, {0.35f, 0, 0.25f, 1}};
  if (t <= 0) return 0;
  if (t >= 1) return 1;
  float const* c = kCurves[int(kind)];
  float low = 0, high = 1, s = t;
  for (int i = 0; i < 20; ++i) {  // x(s) = t by halving
    s = (low + high) * 0.5f;
    (bezier(c[0], c[2], s) < t ? low : high) = s;
  }
  return bezier(c[1], c[3], s);
}

namespace motion {

void begin_frame(float seconds, bool reduced) {
  State& s = state();
  s.seconds = seconds > 0.1f ? 0.1f : seconds;  // after a pause nothing jumps
  s.reduced = reduced;
  s.moving = false;
  ++s.frame;
  for (auto at = s.runs.begin(); at != s.runs.end();)
    at = s.frame - at->second.seen > 600 ? s.runs.erase(at) : std::next(at);
}

bool moving() { return state().moving; }
void keep_moving() { state().moving = true; }

float to_from(ImGuiID id, float from, float target, float ms, Ease kind, bool always) {
  State& s = state();
  auto [at, fresh] = s.runs.try_emplace(id);
  Run& r = at->second;
  if (fresh) r.from = r.to = r.now = from;
  bool const first_this_frame = r.seen != s.frame;
  r.seen = s.frame;
  if (r.to != target) {
    r.from = r.now;
    r.to = target;
    r.passed = 0;
    r.length = ms / 1000;
    r.kind = kind;
  } else if (first_this_frame && r.passed < r.length) {
    r.passed += s.seconds;
  }
  if (s.reduced && !always) r.passed = r.length;
  if (r.passed >= r.length) {
    r.now = r.to;
  } else {
    r.now = r.from + (r.to - r.from) * ease(r.kind, r.passed / r.length);
    s.moving = true;
  }
  return r.now;
}

float to(ImGuiID id, float target, float ms, Ease kind, bool always) {
  return to_from(id, target, target, ms, kind, always);
}

void finish_all() {
  for (auto& [id, run] : state().runs) run.passed = run.length;
}

}  // namespace motion
}  // namespace paddock::app
