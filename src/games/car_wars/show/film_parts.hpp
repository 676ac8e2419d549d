// A phase as motion: the reel that events are put on, one after the other. film_motion.cpp moves cars, film_fire.cpp shows fire and what
// it does, film.cpp knows which event is which.
#pragma once
#include <vector>

#include "games/car_wars/show/scene_parts.hpp"
#include "view/film.hpp"

namespace paddock::car_wars::show {

class Reel {
 public:
  Reel(CarWars const& game, duel::State const& before, std::vector<duel::Event> const& events);
  void tell(duel::Event const& e);
  Film finish();

 private:
  using Event = duel::Event;
  using Look = Film::Effect::Look;

  // ---- film_motion.cpp
  void went(Event const& e);
  void go_on(Seat seat, Stand to, float steps);               // one stiff piece of a way
  void rest(Film::Track& track);                              // it stands still until now
  bool slides_first(Event const& e, Stand from, Stand to, Stand* middle) const;
  float length_of(Stand from, Stand to) const;                // of a way: quarter inches, a turn counts, too
  void collided(Event const& e);
  void entered(Event const& e);

  // ---- film_fire.cpp
  void fired(Event const& e);
  void dropped(Event const& e);
  void struck(Event const& e);
  void touched(Event const& e);
  void burns(Event const& e);
  void exploded(Event const& e);

  // ---- film.cpp
  void killed(Event const& e);
  void scored(Event const& e);
  void control(Event const& e);
  void crash(Event const& e);
  void part(char const* label);                               // from now on; a part that there has been is not begun again
  Film::Effect& effect(Event const& e, Look look, Vec at);
  void caption(Vec car, float below, std::string text, Tone tone);
  Film::Told& card(Event const& e, std::string title, Tone tone);
  bool has(Seat seat) const { return seat >= 0 && seat < before_.cars.size(); }
  Stand place(Seat seat) const { return now_[size_t(seat)]; }
  Stand place_of(Event const& e) const;                       // where the event is, else where its car is
  duel::Gun const* gun_of(Event const& e) const;              // null: nobody knows it
  std::string name(Seat seat) const { return game_.name_of(seat); }

  CarWars const& game_;
  duel::State const& before_;
  Upright up_;
  Film film_;
  std::vector<Stand> now_;               // by seat
  float quarter_ = 1;                    // film steps of a quarter inch
  float shot_ = 1;                       // and of a shot
  float time_ = 0, hit_ = 0;             // now; when what was fired last is there
  bool firing_ = false;
  int captions_ = 0;
};

std::string weapon_words(duel::Gun const* gun);               // "heavy machine gun"; of one that nobody knows "gun"
std::string spaced(std::string words);                        // "minor_skid": "minor skid"

}  // namespace paddock::car_wars::show
