// Who leads, how fast everybody is and what he has scored, at a glance; and who moves when.
#include <cstdlib>

#include "core/order.hpp"
#include "games/car_wars/build/stock.hpp"
#include "games/car_wars/duel/drive.hpp"
#include "games/car_wars/duel/entry.hpp"
#include "games/car_wars/duel/score.hpp"
#include "games/car_wars/orders/called.hpp"
#include "games/car_wars/orders/picture.hpp"
#include "games/car_wars/rules/register.hpp"
#include "games/car_wars/show/seen.hpp"

namespace paddock::car_wars {

using namespace duel;
using std::to_string;

namespace {

// CW-131: faster first, then the better driver; what a die will decide stands by seat.
std::vector<Seat> moving_order(Settings const& rules, State const& s) {
  std::vector<Seat> out;
  for (int i = 0; i < s.cars.size(); ++i) out.push_back(Seat(i));
  bool const by_skill = rules.movement.driver_skill_chooses, absolute = rules.movement.reverse_order == MovementSettings::Backward::absolute;
  auto const speed = [&](Seat seat) { return absolute ? std::abs(int(s.cars[seat].pace)) : int(s.cars[seat].pace); };
  sort_few(out, [&](Seat a, Seat b) {
    if (s.cars[a].fights() != s.cars[b].fights()) return s.cars[a].fights();
    if (speed(a) != speed(b)) return speed(a) > speed(b);
    return by_skill && driver_plus(s.cars[a]) > driver_plus(s.cars[b]);
  });
  return out;
}

paddock::Standing::Row::State row_state(State const& s, Seat seat) {
  if (s.stage == Stage::over || (s.stage != Stage::bring && !s.cars[seat].fights())) return s.cars[seat].out ? paddock::Standing::Row::Retired : paddock::Standing::Row::Finished;
  if (s.stage == Stage::fire) return s.asked == seat ? paddock::Standing::Row::Deciding : paddock::Standing::Row::Sealed;
  return s.plans[seat].sealed ? paddock::Standing::Row::Sealed : paddock::Standing::Row::Deciding;
}

// What everybody may see of it in a word.
std::string mark_of(Car const& c) {
  if (c.complete) return "killed";
  if (c.mobility) return "cannot drive";
  if (c.burning) return "on fire";
  return orders::going_text(c);
}

std::vector<Figure> more_of(Car const& c) {
  std::vector<Figure> out = {{"Points", orders::points_text(c.points + c.bonus), c.points < 0 ? Tone::Bad : c.points > 0 ? Tone::Good : Tone::Plain}};
  // As a table they stand below one another: of all cars the same, "none" where there is none yet.
  std::string const name = show::car_name(c);
  out.push_back({"Drives", name.empty() ? "none yet" : name});
  out.push_back({"Handling now", c.here ? number_text(c.hs) : "none yet", c.here && c.hs < 0 ? Tone::Warn : Tone::Plain});
  std::string const mark = mark_of(c);
  out.push_back({"State", mark.empty() ? "well" : mark, mark.empty() ? Tone::Plain : Tone::Bad});
  return out;
}

}  // namespace

Standing CarWars::standing(State const& s) const {
  paddock::Standing out;
  out.main_label = "mph", out.note_label = "points", out.note_head = "pts";
  bool const over = s.stage == Stage::over;
  std::vector<Seat> order = moving_order(*rules_, s);
  if (s.stage == Stage::bring) out.sorted = "Cars";
  if (over) {
    auto const ranking = outcome(s).ranking;
    order.assign(ranking.begin(), ranking.end());
  }
  std::vector<Seat> ranked = order;      // who leads; of one place in the order of movement
  if (!over) sort_few(ranked, [&](Seat a, Seat b) { return place_of(s, a) < place_of(s, b); });
  for (Seat seat : ranked) {
    Car const& c = s.cars[seat];
    paddock::Standing::Row row;
    row.seat = seat;
    row.place = place_of(s, seat);
    row.main = c.pace * 5 / 2;
    row.main_note = orders::points_text(c.points + c.bonus);
    if (c.burning) row.mark = "flame", row.mark_tone = Tone::Warn;
    else if (c.mobility) row.mark = "engine-off", row.mark_tone = Tone::Bad;
    else if (c.here && !in_control(c)) row.mark = "alert-triangle", row.mark_tone = Tone::Warn;
    row.drives = show::car_name(c);
    row.says = show::seen_lines(s, seat, row.place);
    row.more = more_of(c);
    row.state = row_state(s, seat);
    out.rows.push_back(std::move(row));
  }
  if (s.stage == Stage::bring) {
    out.top = {{"", "Line-up"}};
  } else {
    out.top = {{"Turn", to_string(s.turn)}, {"Phase", to_string(s.phase) + " of 5"}};
    if (s.stage == Stage::fire) out.top.push_back({"Now", "fire"});
  }
  if (!over && s.stage != Stage::bring) {
    for (Seat seat : order)
      if (s.cars[seat].fights()) out.queue.push_back(seat);
    out.queue_label = s.stage == Stage::fire ? "Moved in this order" : "Moves in this order";
    out.by_queue = true;
    out.queue_rule = rule_named("CW-131");
  }
  if (!over && s.stage != Stage::bring) out.step = s.phase, out.steps = 5;
  if (!over) out.last_turn = rules_->duel.turns;   // turns of five phases, as `top` counts
  return out;
}

std::vector<ChartMark> CarWars::chart_marks(duel::Chronicle chronicle) const {
  std::vector<ChartMark> out;
  for (size_t i = 0; i < chronicle.size(); ++i)
    for (Event const& e : chronicle[i]) {
      int const turn = int(i) + 1;
      bool const spin = e.kind == Ev::Crash && e.a == 1 && e.d >= int(Crash::spinout);
      if (e.kind == Ev::Collided || e.kind == Ev::Exploded) out.push_back({turn, e.seat, ChartMark::Crash});
      else if (spin) out.push_back({turn, e.seat, ChartMark::Spin});
      else if (e.kind == Ev::Broke && e.a <= int(Lost::wheel)) out.push_back({turn, e.seat, ChartMark::Damage});
      else if (e.kind == Ev::Killed && e.a == 1) out.push_back({turn, e.seat, ChartMark::Finish});
    }
  return out;
}

std::vector<SeatChoice> CarWars::seat_choices() {
  SeatChoice car{"car", "Own design", {}, {}, {}, "The tag of a design (CW1. ...), or a stock car and its speed: Needlework, 30 mph."};
  car.first_order = car.lasting = true;
  car.none = "None: the car above", car.given = "It is brought as it stands, in secret; nobody is asked at the line-up.";
  SeatChoice stock{"stock", "Car", {"any"}, {"Chosen at the line-up"}, {"Each driver chooses in secret. The list begins with the plainest car for the money."}, ""};
  stock.setting = "division", stock.values = {""};
  for (build::StockDesign const& one : build::stock()) {
    stock.ids.push_back(one.name);
    stock.words.push_back(one.name + ", $" + to_string(one.division / 1000) + ",000");
    stock.help.push_back(one.role + ": " + one.says + " It stands first in the list at the line-up.");
    stock.values.push_back(std::to_string(one.division));
  }
  return {stock, car};
}

}  // namespace paddock::car_wars
