// Nascar 10: the Game (contract/game.hpp). Rules data in assets/games/nascar, control flow here.
//
// A turn: seats commit one after the other in seat order (letters of the order as sent, then `seal`; or `no order`, or
// the GM's `retire`). When the last racing seat has committed, apply() carries the whole turn out (turn.cpp) exactly in
// the order of rules/turn.cpp and the next turn begins.
#pragma once
#include <memory>
#include <string>
#include <vector>

#include "contract/game.hpp"
#include "games/nascar/rules/events.hpp"
#include "games/nascar/rules/settings.hpp"
#include "games/nascar/rules/state.hpp"
#include "games/nascar/rules/track.hpp"

namespace paddock::nascar {

// Things derived from a track that cost time and are made when first needed; shared by all copies of a game.
struct Cache;

class Nascar {
 public:
  using Board = nascar::Board;
  using State = nascar::State;
  using Event = nascar::Event;
  // The three verbs every game has (contract/game.hpp).
  static constexpr Action kSeal{uint16_t(Verb::Seal), 0}, kAbsent{uint16_t(Verb::NoOrder), 0},
      kRetire{uint16_t(Verb::Retire), 0};

  static Expected<Nascar> make(Setup const& setup);
  static constexpr Cover kCover{"nascar", "Nascar 10", "flag-3", "Write your moves in secret; then all cars drive at once."};
  static constexpr Versions kVersions{.rules = 1, .coding = 1};
  static std::vector<Setting> settings() { return setting_list(); }
  static std::vector<TrackCard> tracks();
  static Expected<Doc> check_track(std::string_view text);    // facts of a map file, or what is wrong and where
  static Expected<TrackCard> track_card(std::string_view text);
  static std::vector<Sign> signs();
  static Words words();
  static std::span<PlaceWords const> places();
  static OrderWords order_words();
  static std::vector<SeatChoice> seat_choices();
  static Contest const& contest();                            // rules/contest.cpp

  Setup const& setup() const { return setup_; }
  std::string track_title() const { return track_->name; }
  Track const& track() const { return *track_; }
  Settings const& rules() const { return rules_; }
  int laps() const { return laps_; }
  int seats() const { return int(setup_.seats.size()); }
  int density() const { return rules_.density < 0 ? track_->density : rules_.density; }
  int max_turns() const { return rules_.max_turns ? rules_.max_turns : 60 * laps_; }
  Cache& cache() const { return *cache_; }

  State start(Dice& dice) const;
  Seat actor(State const& s) const;
  int turn(State const& s) const { return s.turn; }
  void legal(State const& s, Actions& out) const;
  Verdict why_not(State const& s, Action a) const;
  template <class Log>
  void apply(State& s, Action a, Dice& dice, Log&& log) const {
    if (!commit(s, a)) return;
    resolve(s, dice, sink_of<Event>(log));
  }
  Outcome outcome(State const& s) const;
  std::vector<Finish> finishes(State const& s, ChronicleOf<Event> chronicle) const;
  void observe(State& s, Seat seat) const;

  std::string name(State const& s, Action a) const;
  Sheet read(State const& s, Seat seat, std::string_view text) const;
  Action answer(State const& s, Seat seat, Sheet const& sheet, int n) const;
  std::string sheet_text(State const& s, Seat seat) const;
  Line say(State const& s, Event const& e) const;
  Line say_roll(Roll const& r) const;
  std::string map_text(State const& s) const;
  // Contract additions of contract/game.hpp: how a seat's turn went, what the next letter depends on, a bot (bot.cpp).
  Account account(State const& before, State const& after, std::vector<Event> const& events, Seat seat) const;
  Hint hint(State const& s) const;
  std::unique_ptr<Thinker> think(State const& observed, Seat seat, Level level, uint64_t seed) const;

  Scene scene(State const& s, Seat seat) const;                        // scene.cpp
  Film film(State const& before, std::vector<Event> const& events) const;  // film.cpp
  Desk desk(State const& s, Seat seat) const;
  std::vector<Question> questions(State const&, Seat, std::string_view) const { return {}; }   // it has keys
  Standing standing(State const& s) const;
  Recap recap(State const& s, Chronicle chronicle) const;
  std::vector<ChartMark> chart_marks(Chronicle chronicle) const;

  // ---- beyond the contract
  // Whether a position from outside fits this track and set-up; the reason when not. apply() is safe on sound states.
  Verdict sound(State const& s) const;
  // What a ruling may make of a position: sound, and the plans of the turn as they were.
  Verdict may_rule(State const& was, State const& is) const;
  // NR-12.6 seats in race order: finished cars by place, then crossings, progress, speed, grid; retired ones last.
  List<Seat, kMaxSeats> race_order(Board const& s) const;
  // NR-4.1 whether S would be valid for this seat on these positions; `ahead` gets the car that pulls, if asked for.
  bool slipstream(Board const& s, Seat seat, Seat* ahead = nullptr) const;
  // NR-13.2 what drives when no order comes.
  Letters autopilot(Board const& s, Seat seat) const;
  // The one clean form of an order: "A(6M)LRMM(A+1)".
  static std::string text(Letters const& order);
  // Tile of a seat's car; kOff only on unsound states.
  int tile_of(Car const& c) const { return track_->at(c.at[0], c.at[1]); }

 private:
  Nascar() = default;
  Letters get_under_way(Board const& s, Seat seat) const;              // autopilot.cpp
  bool commit(State& s, Action a) const;                               // true: the turn is complete
  void resolve(State& s, Dice& dice, Sink const& log) const;           // turn.cpp

  Setup setup_;
  std::shared_ptr<Track const> track_;
  std::shared_ptr<Cache> cache_;
  Settings rules_;
  int laps_ = 1;
};

}  // namespace paddock::nascar
