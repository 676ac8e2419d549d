// What the next decision depends on, for the arithmetic coder of links. Of the position alone, never of the ghost or a bot: links must
// open for ever, and those become better.
#include <cstdlib>

#include "games/car_wars/car_wars.hpp"
#include "games/car_wars/duel/moves.hpp"

namespace paddock::car_wars {

using namespace duel;

namespace {

// In which eighth of the circle, seen from the nose, the nearest other car stands, and how far away: 0 to 3.
int where_is_the_nearest(State const& s, Seat seat) {
  Car const& me = s.cars[seat];
  int64_t least = INT64_MAX;
  geometry::Vec to;
  for (int i = 0; i < s.cars.size(); ++i) {
    if (i == seat || !s.cars[i].fights()) continue;
    geometry::Vec const v = s.cars[i].pose.at - me.pose.at;
    int64_t const far = geometry::dot(v, v);
    if (far < least) least = far, to = v;
  }
  if (least == INT64_MAX) return 0;
  geometry::Vec const nose = geometry::rotate({geometry::kInch, 0}, me.pose.heading);
  int64_t const ahead = geometry::dot(nose, to), left = geometry::cross(nose, to);
  int const eighth = (ahead > 0) * 4 + (left > 0) * 2 + (std::abs(ahead) > std::abs(left));
  int const inches = geometry::root(least) / geometry::kInch;
  return eighth * 4 + (inches < 4 ? 0 : inches < 10 ? 1 : inches < 20 ? 2 : 3);
}

}  // namespace

Hint CarWars::hint(State const& s) const {
  Hint h;
  Seat const seat = actor(s);
  if (seat < 0) return h;
  Plan const& p = s.plans[seat];
  Car const& c = s.cars[seat];
  h.kind = uint32_t(s.stage) * 32 + uint32_t(p.rank);
  if (s.stage == Stage::bring) {
    int const letters = p.tag.size();
    h.contexts[0] = context_of(1, letters, letters ? int(p.tag.back()) : -1);
    h.contexts[1] = context_of(2, letters ? int(p.tag.back()) : -1, letters > 1 ? int(p.tag[letters - 2]) : -1);
    h.contexts[2] = context_of(3, p.rank, p.stock >= 0);
    h.used = 3;
    return h;
  }
  Actions now;
  legal(s, now);
  int const where = where_is_the_nearest(s, seat);
  if (s.stage == Stage::fire) {
    h.likely = p.shots.empty() && now.size() > 1 ? 0 : now.find({verb::Done, 0});
    h.contexts[0] = context_of(10, p.shots.size(), now.size(), where);
    h.contexts[1] = context_of(11, seat, p.shots.size(), where % 4);
    h.contexts[2] = context_of(12, now.size());
    h.used = 3;
    return h;
  }
  int const straight = now.find({verb::Move, kStraight});
  h.likely = p.rank > verb::Pace + 1 || straight < 0 ? now.find(kSeal) : straight;
  h.contexts[0] = context_of(20, p.rank, where, c.pace / 4, c.hs);
  h.contexts[1] = context_of(21, p.rank, seat, p.move, c.changed, s.phase);
  h.contexts[2] = context_of(22, p.rank, c.pace, c.changed, p.pace == Plan::kNoPace);
  h.contexts[3] = context_of(23, p.rank, int(p.fire), p.move);
  h.used = 4;
  return h;
}

}  // namespace paddock::car_wars
