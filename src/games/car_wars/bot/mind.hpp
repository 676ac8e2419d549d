// How a bot looks at a duel: what a place on the board is worth to it, and where the others are taken to go.
#pragma once
#include <optional>

#include "core/thinker.hpp"
#include "games/car_wars/bot/field.hpp"
#include "games/car_wars/duel/drive.hpp"
#include "games/car_wars/duel/phase.hpp"

namespace paddock::car_wars::bot {

using namespace duel;

// Values are hundredths of a point of damage.
struct Manner {
  bool aims = true;           // drives where it has a shot; else only towards its foe
  int fear = 45;              // percent: what others may do to it counts so much
  bool chooses = true;        // fires at the part that is nearest to giving way, else at the car
  bool asks_foe = true;       // puts itself in the place of its foe
  bool wary = true;           // whoever is at a walk turns on it in time
  bool waits = true;          // holds its fire for a better phase of the turn
  int ahead = 0;              // phases it looks beyond this one
  int wide = 0;               // so many ways of each phase are followed further
  int noise = 0;              // a place may seem so much better or worse
  bool tricks = true;         // lays things by plan, hides in smoke, burns boosters
  int least_chance = 80;      // permille to hit: below it keeps its rounds, but in the last phase of a turn
};
Manner manner_of(Level level);
inline constexpr int kMostAhead = 8;
inline constexpr int kPatience = 10;    // turns after which a duel should come to something

struct Place {
  int16_t pace = 0, move = 0;
  int value = 0;
  Preview seen;
};

// What a turn has brought so far: everybody fires once, in the phase that suits him best.
struct Volley {
  int ours = 0, theirs = 0;
};

class Mind {
 public:
  Mind(Book const& book, Board const& board, Seat seat, Manner const& manner);

  Seat foe() const { return foe_; }
  int phases() const { return manner_.ahead; }
  // The board of so many phases on, before that phase is driven; its cars where they are taken to be.
  Board const& before(int phase) const { return boards_[size_t(phase)]; }
  void follow(Car const& own) { boards_.back().cars[seat_] = own; }   // where it is itself then
  void look_on();                          // one phase more
  // Its own car after a place; of the board of that phase.
  Car driven(Car const& car, Place const& place) const;
  // What it is to drive so, fire left out: control, walls, cars, what lies about.
  int risk(Board const& board, Preview const& seen, int pace) const;
  int clash(Board const& after) const;     // with whoever is taken to have come there, too
  // Everybody has moved: fire that it could give and take now.
  Volley volley(Board const& after) const;
  int stance(Board const& board) const;
  int worth(Board const& board, Seat from, ShotInfo const& one) const;
  // The best of the phases of this turn that are still to come, for who has not fired.
  int later_fire(Board const& now);

 private:
  void bear_down(Board const& now, Board& then) const;
  Place usual_way(Board const& board, Seat seat, Seat towards) const;
  int shut_ahead(Car const& car) const;
  int room(geometry::Pose const& pose) const;   // free inches before it, up to kRoom
  int plate_points(Car const& car, Plate const& plate) const;
  int ram_stance(Car const& car, Car const& foe, int far) const;
  int way_on(geometry::Pose const& pose) const;
  int fire_value(Board const& board, Seat from, Seat only_at) const;

  Book book_;
  Seat seat_, foe_ = kNobody;
  Manner manner_;
  Face strong_ = Front;
  bool armed_ = true;
  int usual_side_ = 0, usual_tire_ = 0;     // points, of cars that are not known
  bool cornered_ = false;                   // with its nose to a wall and too slow to turn away
  bool nose_ = false;                       // and touching it, or a car that stands
  int late_ = 0;                            // turns since it should have come to something
  std::optional<Field> field_;              // by road to the foe
  std::vector<Board> boards_;
};

Place first_thought(Book const& book, Board const& board, Seat seat);      // search.cpp: of this phase alone
Seat nearest_foe(Board const& board, Seat seat);
void next_phase(Board& board);              // as far as driving and fire need it

}  // namespace paddock::car_wars::bot
