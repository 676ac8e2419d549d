// The do-nothing game: always compiled, never offered to people. It proves the contract and is the template of the next
// game. In the first turn everybody secretly brings a spring of 1 to 3 (NL-1.5). Then everybody secretly takes 1 to 3 steps
// at once (NL-1.1); who is alone with his number moves (NL-1.2), the others roll a die for one step (NL-1.3). The first time
// somebody is alone with a 3 his spring is let go, too: so many steps more, and everybody sees what he brought (NL-1.6).
// First at 12 wins (NL-1.4).
#pragma once
#include "contract/game.hpp"

namespace paddock::null {

struct Runner {
  int8_t place = 0;
  int8_t pick = 0;      // 1..3, 0: none yet
  int8_t spring = 0;    // 1..3, 0: none yet, or not known in this copy
  bool sprung = false;  // everybody knows the spring
  bool sealed = false;
  bool hidden = false;  // sealed, and what it says is not in this copy
  friend bool operator==(Runner const&, Runner const&) = default;
};

struct State {
  int16_t turn = 1;
  bool over = false;
  List<Runner, kMaxSeats> runners;
  friend bool operator==(State const&, State const&) = default;
};

template <class Ar>
void fields(Ar& ar, Runner& r) {
  ar("place", r.place, 0, 99);
  ar("pick", r.pick, 0, 3);
  ar("spring", r.spring, 0, 3);
  ar("sprung", r.sprung, 0, 1);
  ar("sealed", r.sealed, 0, 1);
  ar("hidden", r.hidden, 0, 1);
}

template <class Ar>
void fields(Ar& ar, State& s) {
  ar("turn", s.turn, 1, 999);
  ar("over", s.over, 0, 1);
  ar("runners", s.runners);
}

enum Verb : uint16_t { Pick, Seal, Absent, Retire, Bring };
enum EventKind : uint8_t { Moved, Tied, Sprung };

inline constexpr Rule kPick{"NL-1.1"}, kAlone{"NL-1.2"}, kTie{"NL-1.3"}, kEnd{"NL-1.4"}, kBring{"NL-1.5"}, kSprung{"NL-1.6"};

class Null {
 public:
  using State = null::State;
  static constexpr Action kSeal{Seal, 0}, kAbsent{Absent, 0}, kRetire{Retire, 0};
  static constexpr bool kLastingSecrets = true;          // NL-1.5 what a seat brought

  static Expected<Null> make(Setup const& setup);
  static constexpr Cover kCover{"null", "Null", "tool", "for tests"};
  static constexpr Versions kVersions{.rules = 1, .coding = 1};
  static std::vector<Setting> settings() { return {}; }
  static std::vector<TrackCard> tracks() { return {{"track", "A line", {"12 steps"}, 1, kMaxSeats}}; }
  static Expected<Doc> check_track(std::string_view) { return Error{"", "This game has no track files."}; }
  static Expected<TrackCard> track_card(std::string_view) { return Error{"", "This game has no track files."}; }
  static std::vector<Sign> signs() { return {}; }
  static std::vector<SeatChoice> seat_choices() { return {}; }
  static Words words();                                  // turns come in pairs
  Setup const& setup() const { return setup_; }
  std::string track_title() const { return "A line"; }

  State start(Dice&) const;
  Seat actor(State const& s) const;
  int turn(State const& s) const { return s.turn; }
  void legal(State const& s, Actions& out) const;
  Verdict why_not(State const& s, Action a) const;
  template <class Log>
  void apply(State& s, Action a, Dice& dice, Log& log) const;
  Verdict may_rule(State const& was, State const& is) const;
  Outcome outcome(State const& s) const;
  void observe(State& s, Seat viewer) const;
  static std::span<char const* const> event_rules();
  std::string fault(State const& s, std::vector<Event> const& events) const;

  std::string name(State const& s, Action a) const;
  Sheet read(State const& s, Seat seat, std::string_view text) const;
  Action answer(State const& s, Seat seat, Sheet const& sheet, int n) const;
  std::string sheet_text(State const& s, Seat seat) const;
  Line say(State const& s, Event const& e) const;
  Line say_roll(Roll const& r) const;
  std::string map_text(State const& s) const;
  Account account(State const& before, State const& after, std::vector<Event> const& events, Seat seat) const;
  Hint hint(State const& s) const;
  std::unique_ptr<Thinker> think(State const& s, Seat seat, Level level, uint64_t seed) const;

  Scene scene(State const& s, Seat viewer) const;
  Film film(State const& before, std::vector<Event> const& events) const;
  Desk desk(State const& s, Seat viewer) const;
  std::vector<Question> questions(State const& s, Seat seat, std::string_view text) const;
  Standing standing(State const& s) const;
  Recap recap(State const& s, Chronicle chronicle) const;
  std::vector<ChartMark> chart_marks(Chronicle) const { return {}; }

 private:
  template <class Log>
  void move(State& s, Dice& dice, Log& log) const;
  static bool brings(State const& s) { return s.turn == 1; }
  static int8_t draft(State const& s, Seat seat) { return brings(s) ? s.runners[seat].spring : s.runners[seat].pick; }
  static std::shared_ptr<Ground const> ground_of(int rows);
  Setup setup_;
  std::shared_ptr<Ground const> ground_;
};

template <class Log>
void Null::apply(State& s, Action a, Dice& dice, Log& log) const {
  Runner& r = s.runners[actor(s)];
  if (a.verb == Pick || a.verb == Bring) {  // NL-1.1, NL-1.5
    (a.verb == Pick ? r.pick : r.spring) = int8_t(a.arg);
    return;
  }
  if (brings(s) && !r.spring) r.spring = 1;   // sent nothing
  r.sealed = true;
  for (Runner const& other : s.runners)
    if (!other.sealed || other.hidden) return;
  if (!brings(s)) move(s, dice, log);
  for (Runner& each : s.runners) {
    if (each.place >= 12 || s.turn >= 200) s.over = true;  // NL-1.4
    each.pick = 0;
    each.sealed = false;
  }
  if (!s.over) ++s.turn;
}

template <class Log>
void Null::move(State& s, Dice& dice, Log& log) const {
  for (int i = 0; i < s.runners.size(); ++i) {
    Runner& r = s.runners[i];
    int alike = 0;
    for (Runner const& other : s.runners) alike += other.pick == r.pick;
    if (alike == 1) {  // NL-1.2
      log(Event{Moved, Seat(i), kAlone, r.pick});
      r.place = int8_t(r.place + r.pick);
      if (r.pick != 3 || r.sprung) continue;
      log(Event{Sprung, Seat(i), kSprung, r.spring});  // NL-1.6
      r.place = int8_t(r.place + r.spring);
      r.sprung = true;
    } else if (dice.roll(6, "tie", Seat(i)) >= 5) {  // NL-1.3
      log(Event{Tied, Seat(i), kTie, 1});
      r.place = int8_t(r.place + 1);
    }
  }
}

}  // namespace paddock::null
