// The do-nothing game: always compiled, never offered to people. It proves the contract and is the template of the next
// game. In the first turn everybody secretly brings a spring of 1 to 3 (NL-1.5). Then everybody secretly takes 1 to 3 steps
// at once (NL-1.1); who is alone with his number moves (NL-1.2), the others roll a die for one step (NL-1.3). The first time
// somebody is alone with a 3 his spring is let go, too: so many steps more, and everybody sees what he brought (NL-1.6).
// First at 12 wins (NL-1.4).
//
// Its rooms: rules/ state, events, settings, the turn, what a seat may know (view), what a ruling must leave whole; orders/ their
// grammar and texts; bot/ who plays by himself; show/ the board, films, forms, panels and the log, the only room with floats.
// This class is all that others see of the game. The functions that every game must have are the contract's (contract/game.hpp);
// here they stand by the room that defines them.
#pragma once
#include "contract/game.hpp"
#include "games/null/rules/events.hpp"
#include "games/null/rules/settings.hpp"
#include "games/null/rules/state.hpp"

namespace paddock::null {

class Null {
 public:
  using Board = null::Board;
  using State = null::State;
  using Event = null::Event;
  static constexpr Action kSeal{Seal, 0}, kAbsent{Absent, 0}, kRetire{Retire, 0};
  static constexpr bool kLastingSecrets = true;          // NL-1.5 what a seat brought

  static Expected<Null> make(Setup const& setup);        // null.cpp
  static constexpr Cover kCover{"null", "Null", "tool", "for tests"};
  static constexpr Versions kVersions{.rules = 1, .coding = 1};
  static std::vector<Setting> settings() { return setting_list(); }
  static std::vector<TrackCard> tracks() { return {{"track", "A line", {"12 steps"}, 1, kMaxSeats}}; }
  static Expected<Doc> check_track(std::string_view) { return Error{"", "This game has no track files."}; }
  static Expected<TrackCard> track_card(std::string_view) { return Error{"", "This game has no track files."}; }
  static std::vector<Sign> signs() { return {}; }
  static std::vector<SeatChoice> seat_choices() { return {}; }
  static Contest const& contest();                       // rules/contest.cpp
  Setup const& setup() const { return setup_; }
  std::string track_title() const { return "A line"; }

  // ---- rules/turn.cpp
  State start(Dice&) const;
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

  // ---- rules/view.cpp, rules/rulings.cpp
  void observe(State& s, Seat viewer) const;
  std::string fault(State const& s, std::vector<Event> const& events) const;
  Verdict may_rule(State const& was, State const& is) const;

  // ---- orders/
  std::string name(State const& s, Action a) const;                              // grammar.cpp
  Sheet read(State const& s, Seat seat, std::string_view text) const;
  Action answer(State const& s, Seat seat, Sheet const& sheet, int n) const;
  std::string sheet_text(State const& s, Seat seat) const;
  std::string map_text(State const& s) const;                                    // words.cpp
  Account account(State const& before, State const& after, std::vector<Event> const& events, Seat seat) const;
  Hint hint(State const& s) const;                                               // hint.cpp

  // ---- bot/bot.cpp
  std::unique_ptr<Thinker> think(State const& s, Seat seat, Level level, uint64_t seed) const;

  // ---- show/
  Scene scene(State const& s, Seat viewer) const;                                // scene.cpp
  Film film(State const& before, std::vector<Event> const& events) const;        // film.cpp
  std::vector<FormPage> form_pages(State const& s, Seat seat, std::string_view text) const;  // form.cpp: every look once
  std::vector<Question> questions(State const& s, Seat seat, std::string_view text, int page = 0) const;
  Desk desk(State const& s, Seat viewer) const;                                  // desk.cpp
  Standing standing(State const& s) const;
  Recap recap(State const& s, Chronicle chronicle) const;
  std::vector<ChartMark> chart_marks(Chronicle) const { return {}; }
  static Words words();                                                          // words.cpp: turns come in pairs
  Line say(State const& s, Event const& e) const;
  Line say_roll(Roll const& r) const;

 private:
  bool commit(State& s, Action a) const;                                         // true: all have sealed
  void resolve(State& s, Dice& dice, Sink const& log) const;
  void move(State& s, Dice& dice, Sink const& log) const;
  static std::shared_ptr<Ground const> ground_of(int rows);                      // show/ground.cpp
  Setup setup_;
  std::shared_ptr<Ground const> ground_;
};

}  // namespace paddock::null
