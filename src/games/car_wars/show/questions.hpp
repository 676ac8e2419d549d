// A seat's decision as a form, and what its parts share.
#pragma once
#include <string>
#include <vector>

#include "games/car_wars/duel/drive.hpp"
#include "games/car_wars/duel/shoot.hpp"
#include "games/car_wars/orders/ahead.hpp"
#include "games/car_wars/orders/sheet.hpp"
#include "view/desk.hpp"
#include "view/form.hpp"

namespace paddock::car_wars::show {

// The draft of a phase, or the careful driver's proposal where nothing is written yet.
struct Drafted {
  CarWars const& game;
  duel::State const& s;
  Seat seat;
  std::string_view text;                 // as it stands in the field
  orders::Wish wish;
  bool written = false;
  orders::Later rest;                    // what the text says for later phases
  std::string now{};                     // of a later phase of the sheet: the words of the running one; else empty

  duel::Car const& car() const { return s.cars[seat]; }
  int pace() const { return wish.pace == duel::Plan::kNoPace ? int(car().pace) : wish.pace; }
  int move() const { return wish.move < 0 || wish.move >= int(duel::moves().size()) ? duel::kStraight : wish.move; }
  Edit edit(orders::Wish const& with) const;
  Edit edit(orders::Later const& with) const;
};
Drafted drafted(CarWars const& game, duel::State const& s, Seat seat, std::string_view text);
// What it plays besides the seal: the draft's own actions are played already, of a proposal all that is legal of it.
std::vector<Action> play_of(Drafted const& d);

// What a way of driving this phase comes to, in words and as a picture.
struct Price {
  std::string control;                   // "safe", "2 or more", "lost"
  std::string meets;                     // "wall", "Olle", "mine"; empty: nothing
  Tone tone = Tone::Good;
};
Price price_of(CarWars const& game, duel::State const& s, duel::Preview const& p);
std::shared_ptr<Ghost const> ghost_of(CarWars const& game, duel::State const& s, Seat seat, duel::Preview const& p);
std::string recovery_text(CarWars const& game, duel::Car const& car);   // "at the end of this turn up to 3 points come back (handling class 2, driver +1), never above 4"
std::vector<Line> sum_of(CarWars const& game, duel::State const& s, Seat seat, duel::Shot const& shot);   // what two dice must show, part by part
std::shared_ptr<Ghost const> ghost_of(CarWars const& game, duel::State const& s, Seat seat, duel::ShotInfo const& one);   // null: a drop, or out of reach
std::shared_ptr<Ghost const> no_sum();     // of an answer that no dice are rolled for

// The best shot at the nearest car from where a preview ends, or from where it stands; needed 13: there is none.
Seat nearest_of(duel::State const& s, Seat seat);        // of those that fight; kNobody: there is none
int best_number(CarWars const& game, duel::State const& s, Seat seat, duel::Preview const* after);
struct NoShotWords {
  std::string brief, whole;              // "wall", "a wall stands in the line of fire to Olle"
};
NoShotWords no_shot_words(CarWars const& game, duel::State const& s, Seat seat, duel::Preview const& after);   // where best_number() is 13
std::string shot_text(CarWars const& game, duel::State const& s, Seat seat, duel::Shot const& shot);   // "HMG front at Olle, turret"
std::string struck_text(CarWars const& game, duel::State const& s, Seat seat, duel::Shot const& shot);   // "HMG front at Olle, right side": that, and the side it strikes
std::string side_text(CarWars const& game, duel::State const& s, Seat seat, duel::Shot const& shot);   // the side that a shot at a car as a whole strikes; empty: it names its own

// What stands in the line-up's form: the draft, else the usual car; and the car it makes, without its place.
orders::Bringing brought_now(CarWars const& game, duel::State const& s, Seat seat);
duel::Car car_of(CarWars const& game, orders::Bringing const& b);
std::string arms_text(duel::Car const& car);             // "2 machine guns front, smokescreen back"
int armor_of(duel::Car const& car, int face);            // points there now

std::vector<Question> bring_questions(CarWars const& game, duel::State const& s, Seat seat, std::string_view text);
// Cars that the player has built and keeps, as answers before the stock ones; what the duel does not let in is told below them.
void offer_own(CarWars const& game, duel::State const& s, Seat seat, std::string_view text, std::span<KeptDraft const> kept, std::vector<Question>& questions);
std::vector<Question> drive_questions(Drafted const& d);
Question question(Question::Look look, Icon icon, std::string label, char const* rule);
void drop_question(Drafted const& d, std::vector<Question>& out);
void device_questions(Drafted const& d, std::vector<Question>& out);
void fire_words_questions(Drafted const& d, std::vector<Question>& out);
// A sheet: more phases than this one. Its pages are the phases, and what comes behind them; none while it says nothing (later.cpp).
std::vector<FormPage> sheet_pages(Drafted const& d);
std::vector<Question> page_questions(Drafted const& d, int page);   // from 1 on
Question more_phases(Drafted const& d);
std::vector<Question> fire_questions(CarWars const& game, duel::State const& s, Seat seat);

// What the careful gunner would do now: shots, then the word that there are no more; what the yellow button says of it.
struct FireAdvice {
  std::vector<Action> play;
  std::string text;
  duel::Shot best;                       // gun -1: none
  duel::Shot shown{};      // whose number is shown: the best, or of those it does not advise the most promising; gun -1: none
};
FireAdvice fire_advice(CarWars const& game, duel::State const& s, Seat seat);

}  // namespace paddock::car_wars::show
