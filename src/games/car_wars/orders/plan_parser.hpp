// What a driver writes for a phase, word by word. Internal to orders/: read_plan.cpp and plan_words.cpp.
#pragma once
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "games/car_wars/duel/moves.hpp"
#include "games/car_wars/orders/sheet.hpp"
#include "games/car_wars/orders/tokens.hpp"

namespace paddock::car_wars::orders {

using namespace duel;
using driving::Maneuver;
using driving::Side;

class PlanParser {
 public:
  PlanParser(CarWars const& g, State const& s, Seat seat, std::string_view text)
      : g_(g), s_(s), seat_(seat), car_(s.cars[seat]), text_(text), tokens_(tokens_of(text)) {}

  Sheet run();
  bool unknown_word() const { return unknown_; }
  bool bend_lacks() const { return bend_lacks_; }   // the word before an angle

 private:
  enum class Awaits : uint8_t { nothing, speed, faster, slower, fire, drop, inch, skid, device };

  bool ok() const { return out_.error_column == 0; }
  void fail(Token const& t, char const* what, char const* rule = "", bool forbidden = false);
  void fail(Token const& t, std::string what, char const* rule = "", bool forbidden = false);
  Token const& next() const { return tokens_[i_ + 1 < tokens_.size() ? i_ + 1 : i_]; }
  bool after(char const* words) const { return i_ > 0 && tokens_[i_ - 1].is(words); }
  static std::optional<Side> side_of(Token const& t);
  void step();

  // ---- words
  void word(Token const& t);
  bool ruled_out(Token const& t);
  void unknown(Token const& t);
  bool maneuver_word(Token const& t);

  // "measure 2", "boost", "chute", "sidecar", "pod", "torque", "overdrive", "automatic 3", "magazine 1", "detonate 1", "open 2", "turret": numbers from 1 on.
  bool device_word(Token const& t);
  void await(Token const& t, int code);
  bool device_at(Token const& t);
  // Without a number the first one that is good for something.
  void find_device(Token const& t);
  void put_device(Token const& t, int code);

  // "D1 left" is a drift, "D3 left" a steep one; behind a maneuver its D is only told.
  bool difficulty(Token const& t);
  bool fire_word(Token const& t);
  // "VMG front at Cy", "smoke now": a weapon without "fire" or "drop" before it; with its place first, "left MG at Cy".
  bool gun_word(Token const& t);
  bool placed_gun(Token const& t) const;
  // Behind "fire": which weapons, at whom; "else nearest" behind a name.
  bool aim_word(Token const& t);
  void aim_at(Token const& t, NamedSeat who);       // one target, and one that fights; else why not
  bool no_drop();
  bool no_drop_word(Token const& t, size_t end);    // it fails: the dropper named up to there is not dropped by such words
  bool drop_word(Token const& t);
  void step_over(size_t end);
  bool hold(Token const& t);
  bool behind_bare_dropper() const;
  bool negated(Token const& t);                     // "no change", "don't bend": what is not to be done
  bool speed_word(Token const& t);
  std::string reverse_so() const;                   // "'reverse 5'", of a cycle 2.5
  void speed_of(Token const& t);

  // ---- what they stand for

  bool put(Token const& t, Maneuver m);
  // "bend 30 left, skid 1/4": the comma ended nothing.
  void go_on_with_skid();
  static std::string move_name(Maneuver m);
  void put_side(Token const& t, Side side);
  void put_inch(Token const& t, int n);
  void part(Token const& t);
  void number(Token const& t);
  bool no_number(Token const& t);                   // what looks like a speed and is none; why
  bool angle(Token const& t, int n);                // "15 degrees", "30 left"
  void put_fire(Token const& t, int n);
  bool fire_number(Token const& t, int n);          // whether the number behind "fire" is that of two dice; else why not
  void finish_fire(Token const& t);                 // something else begins: "fire at Cy and bend 30 left"
  void put_drop(Token const& t, int n);
  void speed(Token const& t, int twice);

  // ---- the end of a clause, and of all

  void end_clause(Token const& t);
  void end_maneuver();

  // What the rules say of it: step by step as it would be played.
  void settle();
  bool said_anything() const { return said_ && (done_ || has_speed_ || !wish_.empty()) ? text_.find_first_not_of(" \t\r\n,;.") != text_.npos : false; }
  bool any_whole(uint32_t guns) const;
  Token const& place_of(Action a) const;
  bool check_speed();

  CarWars const& g_;
  State const& s_;
  Seat const seat_;
  Car const& car_;
  std::string_view const text_;
  std::vector<Token> const tokens_;
  size_t i_ = 0;
  Sheet out_;
  Wish wish_;
  Awaits awaits_ = Awaits::nothing;
  bool firing_ = false, named_ = false, no_drop_ = false;   // within words of fire; the nearest is named; droppers are told to rest
  bool all_guns_ = false;                           // "guns", "everything": no weapon by its name
  bool reverse_ = false, standing_ = false, has_speed_ = false, done_ = false, unknown_ = false, bend_lacks_ = false;
  std::optional<Maneuver> maneuver_;
  std::optional<Side> side_;
  std::optional<int> degrees_;
  int skid_ = 0, device_ = 0, d_ = 0;
  int laid_to_ = -1;                                // the last token of a dropper that was named without "drop"
  Token device_at_, maneuver_at_, speed_at_, inch_at_, fire_at_;
  bool any_number_ = false;                         // fire has no number of its own yet: one may still come, "fire at Cy, on 9+"
  bool pointed_ = false;                            // "at": at whom is still to come
  bool said_ = false;                               // more than "and", "please"
  bool fire_said_ = false;                          // there are words of fire, and they must come to something
};

}  // namespace paddock::car_wars::orders
