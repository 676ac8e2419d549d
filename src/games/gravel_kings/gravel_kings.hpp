// Gravel Kings 1.3, a speedway meeting by post: the Game (contract/game.hpp). Rules data in assets/games/gravel_kings.
//
// A meeting is a row of postal turns. Turn 0 takes the race-cards; then every turn the sheets of those who play by post
// are sealed, one after the other, and the machine of drive.hpp runs a step of each heat under way. Who sits at the table
// hands nothing in: he is asked when his rider's turn comes. The "track" of a set-up is a deck of cards.
#pragma once
#include <memory>
#include <string>
#include <vector>

#include "contract/game.hpp"
#include "contract/league.hpp"
#include "games/gravel_kings/rules/drive.hpp"

namespace paddock::gravel_kings {

class GravelKings {
 public:
  using Board = gravel_kings::Board;
  using State = gravel_kings::State;
  using Event = gravel_kings::Event;
  static constexpr Action kSeal{uint16_t(Verb::Seal), 0}, kAbsent{uint16_t(Verb::NoOrder), 0},
      kRetire{uint16_t(Verb::Retire), 0};

  static constexpr bool kLastingSecrets = true;               // GK-1.7 hands are dealt

  static Expected<GravelKings> make(Setup const& setup);
  static constexpr Cover kCover{"gravel_kings", "Gravel Kings", "motorbike", "Lead a speedway club: choose riders, play cards for the lane."};
  static constexpr Versions kVersions{.rules = 1, .coding = 1};
  static std::vector<Setting> settings() { return setting_list(); }
  static std::vector<TrackCard> tracks();
  static Expected<Doc> check_track(std::string_view text);
  static Expected<TrackCard> track_card(std::string_view text);
  static std::vector<Sign> signs() { return {}; }
  static bool order_line(std::string_view line, bool inside);  // order_line.cpp
  static OrderWords order_words();
  static std::vector<SeatChoice> seat_choices();
  static paddock::Words words();
  static League const& league();                          // league.cpp
  static Contest const& contest();                        // rules/contest.cpp
  // "hands", "rank", "cma", "team", "order", "window": see facts.cpp. For the command line and for cases.
  static Expected<Doc> facts(std::string_view what, Doc const& given);

  Setup const& setup() const { return setup_; }
  std::string track_title() const { return book_.deck->name; }
  Book const& book() const { return book_; }
  std::string name_of(int seat) const;
  std::string rider_name(int heat, int lane, int rider) const;
  bool names_rider(Seat seat, std::string_view text) const;  // begins with the name of a rider of the seat's team
  bool by_sheet(int seat) const { return seat >= 0 && (book_.by_sheet >> seat & 1); }   // kNobody looks on, too

  State start(Dice& dice) const;
  Seat actor(State const& s) const;
  int turn(State const& s) const { return s.turn + 1; }
  void legal(State const& s, Actions& out) const;
  Verdict why_not(State const& s, Action a) const;
  template <class Log>
  void apply(State& s, Action a, Dice& dice, Log&& log) const {
    carry_out(s, a, dice, sink_of<Event>(log));
  }
  Outcome outcome(State const& s) const;
  std::vector<Finish> finishes(State const& s, ChronicleOf<Event> chronicle) const;
  void observe(State& s, Seat viewer) const;
  void imagine(Board& s, Seat viewer, Dice& dice) const;

  std::string name(State const& s, Action a) const;
  Sheet read(State const& s, Seat seat, std::string_view text) const;
  Action answer(State const& s, Seat seat, Sheet const& sheet, int n) const;
  std::string sheet_text(State const& s, Seat seat) const;
  Line say(State const& s, Event const& e) const;
  Line say_roll(Roll const& r) const;
  std::vector<TurnPart> parts(State const& before, State const& after, std::vector<Event> const& events) const;   // show/parts.cpp: by heats
  std::vector<TurnPart> opening(State const& s) const;                                                            // the clubs and their CMAs
  std::string map_text(State const& s) const;
  Account account(State const& before, State const& after, std::vector<Event> const& events, Seat seat) const;
  Hint hint(State const& s) const;
  std::unique_ptr<Thinker> think(State const& observed, Seat seat, Level level, uint64_t seed) const;

  Scene scene(State const& s, Seat viewer) const;
  Film film(State const& before, std::vector<Event> const& events) const;
  Desk desk(State const& s, Seat viewer) const;
  std::vector<Question> questions(State const& s, Seat seat, std::string_view text) const;
  WhatIf what_if(State const& s, Seat seat, std::string_view text, std::string_view assumed) const;
  Standing standing(State const& s) const;
  std::vector<Paper> papers(State const& s, Chronicle chronicle) const;
  Recap recap(State const& s, Chronicle chronicle) const;
  std::vector<ChartMark> chart_marks(Chronicle chronicle) const;

  // ---- views by link (view.cpp)
  std::string fault(State const& s, std::vector<Event> const& events) const;
  Verdict may_rule(State const& was, State const& is) const;   // ruling.cpp

  // ---- beyond the contract
  bool on_the_way(State const& s) const { return s.phase == Phase::Racing; }   // a turn may begin with a question
  std::array<int, 2> score(Board const& s) const;         // GK-1.2 of finished heats
  Seat due_seat(State const& s) const;                    // whose decision is due, whoever looks

 private:
  GravelKings() = default;
  void carry_out(State& s, Action a, Dice& dice, Sink const& log) const;
  bool names_due(State const& s, Seat seat) const;
  void orders_legal(State const& s, Seat seat, Actions& out) const;
  void asked_legal(State const& s, Actions& out) const;

  Setup setup_;
  Book book_;
  std::shared_ptr<std::shared_ptr<Ground const>> ground_;   // made when first drawn, shared by copies
};

// Words that may follow a draft: never more than its space can still end (GK-9.7).
void word_options(GravelKings const& g, State const& s, Seat seat, Actions& out);

}  // namespace paddock::gravel_kings
