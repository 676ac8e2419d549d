// What can be clicked: the next step to the left, ahead and to the right, and every tile that straight driving with at
// most one free turn to each side reaches within this turn.
#include <algorithm>
#include <vector>

#include "games/nascar/orders/order.hpp"
#include "games/nascar/orders/paper.hpp"
#include "games/nascar/orders/phrases.hpp"
#include "games/nascar/orders/preview.hpp"
#include "games/nascar/show/scene_parts.hpp"

namespace paddock::nascar {
namespace {

int written(Letters const& order, Verb kind) {
  return int(std::count_if(order.begin(), order.end(), [kind](Verb v) { return unmarked(v) == kind; }));
}

// NR-3.11 a second steer takes its +1 by itself, as the keys do.
Verb as_written(Nascar const& g, State const& s, Seat seat, Verb kind) {
  bool const second = kind != Verb::M && written(s.plans[seat].order, kind) >= 1;
  bool const waived = s.cars[seat].upgrade == Upgrade::Swaybars && !g.rules().strict_second;
  return second && !waived ? Verb(int(kind) + 1) : kind;
}

std::string hint_of(Verb kind, PreviewStep const& step) {
  std::string text = kind == Verb::M ? "straight ahead" : kind == Verb::L ? "left turn" : "right turn";
  if (step.cards) text += ", " + plural(step.cards, "wild card");
  if (step.is(PreviewStep::Off)) text += ", off the track";
  if (step.is(PreviewStep::Unexplored)) text += ", unexplored sand";
  if (step.is(PreviewStep::Bag)) text += ", a sandbag";
  if (step.is(PreviewStep::OilHere)) text += ", oil";
  if (step.is(PreviewStep::Violation)) text += ", too fast for the pits";
  if (step.is(PreviewStep::Banked)) text += ", the bank turns the car";
  return text;
}

void add_next(Scene& scene, Nascar const& g, State const& s, Seat seat, int steps) {
  for (Verb kind : {Verb::L, Verb::M, Verb::R}) {
    Verb const verb = as_written(g, s, seat, kind);
    if (!may_follow(s.plans[seat].order, verb)) continue;
    Letters with = s.plans[seat].order;
    if (with.full()) return;
    with.push(verb);
    Preview const p = preview(g, s, seat, with, false);
    if (p.steps.size() <= steps || p.steps.back().is(PreviewStep::AsM)) continue;
    PreviewStep const& last = p.steps.back();
    Vec const at = middle_of(last.x, last.y);
    scene.marks.push_back({last.is(PreviewStep::Off) ? Mark::OffTrack : Mark::Reach, at, verb_word(kind)});
    scene.spots.push_back({at, 0.5f, hint_of(kind, last), {Action{uint16_t(verb), 0}}});
  }
}

// All ways on with free steers only; the first and cheapest to each tile is kept.
class Reach {
 public:
  Reach(Nascar const& g, State const& s, Seat seat)
      : g_(g), world_{s}, driver_(g.track(), g.rules(), g.laps(), world_), best_(g.track().tiles.size()) {
    Letters const& order = s.plans[seat].order;
    Parts const parts = parts_of(order);
    Ride ride = driver_.ready(s.cars[seat], seat, g.tile_of(s.cars[seat]), g.slipstream(s, seat));
    for (int i = 0; i < parts.begin; ++i) driver_.speed_order(ride, order[i], false);
    driver_.begin_done(ride);
    for (int i = 0; i < parts.moves; ++i) letters_[i] = order[parts.begin + i];
    while (driver_.moving(ride) && ride.done < parts.moves) driver_.step(ride, Moves{letters_, parts.moves});
    first_ = parts.moves;
    if (parts.end == 0 && ride.done == first_) go(ride, written(order, Verb::L) > 0, written(order, Verb::R) > 0, 0);
  }

  void add_to(Scene& scene) const {
    for (size_t i = 0; i < best_.size(); ++i) {
      Way const& way = best_[i];
      if (way.letters.size() < 2) continue;
      Tile const& t = g_.track()[int(i)];
      Letters order;
      Spot spot{middle_of(t.x, t.y), 0.5f, {}, {}};
      for (Verb v : way.letters) order.push(v), spot.play.push_back(Action{uint16_t(v), 0});
      spot.hint = plural(order.size(), "move") + ": " + order_text(order);
      scene.spots.push_back(std::move(spot));
    }
  }

 private:
  struct Way {
    int cost = 1 << 20;
    Letters letters;
  };

  void go(Ride const& ride, bool left, bool right, int cost) {
    if (ride.off) return;
    if (ride.done > first_) {
      Way& way = best_[size_t(ride.tile)];
      int const all = cost + 100 * (ride.done - first_);
      if (all < way.cost) {
        way.cost = all;
        way.letters.clear();
        for (int i = first_; i < ride.done; ++i) way.letters.push(letters_[i]);
      }
    }
    if (!driver_.moving(ride) || ride.done >= kMaxLetters) return;
    for (Verb v : {Verb::M, Verb::L, Verb::R}) {
      if ((v == Verb::L && left) || (v == Verb::R && right)) continue;
      Ride on = ride;
      letters_[ride.done] = v;
      driver_.step(on, Moves{letters_, ride.done + 1});
      bool const steers = v != Verb::M;
      go(on, left || v == Verb::L, right || v == Verb::R, cost + (steers ? 10 + std::min<int>(ride.done, 9) : 0) + 400 * (on.hits - ride.hits));
    }
  }

  Nascar const& g_;
  PaperWorld world_;
  Driver<PaperWorld> driver_;
  std::vector<Way> best_;
  Verb letters_[kMaxLetters + 1] = {};
  int first_ = 0;
};

}  // namespace

void add_reach(Scene& scene, Nascar const& g, State const& s, Seat seat) {
  Preview const now = preview(g, s, seat, false);
  if (now.off_spaces || now.end_orders || now.written >= now.moves || g.tile_of(s.cars[seat]) == kOff) return;
  add_next(scene, g, s, seat, now.steps.size());
  size_t const near = scene.spots.size();
  Reach(g, s, seat).add_to(scene);
  // The next step has its own spot; a far way never lies on it.
  auto const covered = [&](Spot const& far) {
    return std::any_of(scene.spots.begin(), scene.spots.begin() + std::ptrdiff_t(near), [&](Spot const& n) { return n.at == far.at; });
  };
  std::vector<Spot> kept(scene.spots.begin(), scene.spots.begin() + std::ptrdiff_t(near));
  for (size_t i = near; i < scene.spots.size(); ++i)
    if (!covered(scene.spots[i])) kept.push_back(scene.spots[i]);
  scene.spots = std::move(kept);
}

}  // namespace paddock::nascar
