// Speed Circuit as raced at the WBC in 2009: the Game (contract/game.hpp). Rules data in assets/games/speed_circuit.
//
// A race is a row of turns: cars are built (unless the set-up brings them), grid places are bid for, then every turn all
// seats plot in secret, one after the other, and the machine of drive.hpp carries the turn out, stopping at each decision
// of a driver who sits at the table. Who plays by link, forum or mail is never asked: his sheet answers.
#pragma once
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "contract/game.hpp"
#include "contract/workshop.hpp"
#include "games/speed_circuit/orders/sheet.hpp"
#include "games/speed_circuit/rules/drive.hpp"

namespace paddock::speed_circuit {

// What is made when first needed and shared by all copies of a game (scene.cpp).
struct Cache;

Workshop const& workshop();
inline constexpr WorkshopCover kWorkshopCover = {"speed_circuit", "Speed Circuit", "steering-wheel", "Build a car for a race to come, keep it, and bring it by a tag.", "Build a car"};

class SpeedCircuit {
 public:
  using Board = speed_circuit::Board;
  using State = speed_circuit::State;
  using Event = speed_circuit::Event;
  static constexpr Action kSeal{uint16_t(Verb::Seal), 0}, kAbsent{uint16_t(Verb::NoOrder), 0},
      kRetire{uint16_t(Verb::Retire), 0};

  static Expected<SpeedCircuit> make(Setup const& setup);
  static constexpr Cover kCover{"speed_circuit", "Speed Circuit", "steering-wheel", "Plot your speed in secret and brake in time for the corners."};
  static constexpr Versions kVersions{.rules = 1, .coding = 1};
  static std::vector<Setting> settings() { return setting_list(); }
  static std::vector<TrackCard> tracks();
  static Expected<Doc> check_track(std::string_view text);
  static Expected<TrackCard> track_card(std::string_view text);
  static std::vector<Sign> signs();
  static bool order_line(std::string_view line, bool inside);  // sheet_line.cpp
  static OrderWords order_words();
  static Words words();
  Words words_of_race() const;                            // turn 1 is the first plot: cars and bids come before it
  int early_turns() const;
  static std::span<PlaceWords const> places();
  static std::vector<SeatChoice> seat_choices();
  static Contest const& contest();                             // rules/contest.cpp
  // "design", "heats", "final", "grid", "average", "points": see facts.cpp. For the command line and for cases.
  static Expected<Doc> facts(std::string_view what, Doc const& given);

  Setup const& setup() const { return setup_; }
  std::string track_title() const { return track_->name; }
  Track const& track() const { return *track_; }
  Settings const& rules() const { return rules_; }
  CarTable const& table() const { return car_tables()[size_t(rules_.car_table)]; }
  Book book() const { return {*track_, rules_, laps_}; }
  Cache& cache() const { return *cache_; }
  int laps() const { return laps_; }
  int seats() const { return int(setup_.seats.size()); }
  std::string name_of(int seat) const;                    // as the set-up calls the driver
  int number_of(int seat) const { return setup_.seats[size_t(seat)].number; }
  bool by_sheet(int seat) const { return seat >= 0 && (by_sheet_ >> seat & 1); }

  State start(Dice& dice) const;
  Seat actor(State const& s) const;
  int turn(State const& s) const { return s.turn; }
  void legal(State const& s, Actions& out) const;
  Verdict why_not(State const& s, Action a) const;
  template <class Log>
  void apply(State& s, Action a, Dice& dice, Log&& log) const {
    carry_out(s, a, dice, sink_of<Event>(log));
  }
  Outcome outcome(State const& s) const;
  std::vector<Finish> finishes(State const& s, ChronicleOf<Event> chronicle) const;
  void observe(State& s, Seat viewer) const;

  // The told record (TellsOnly): told.cpp.
  using Kept = Orders;
  bool tells_only() const { return by_sheet_ != 0; }
  void begin_telling(State& s) const;
  void claim(State& s) const;
  void tell(State const& before, std::span<Action const> actions, State const& told,
            Telling const& play) const;
  static bool shown(Action a);
  Kept kept(State const& s, Seat seat) const;
  bool keep(State& s, Seat seat, Kept const& orders) const;

  std::string name(State const& s, Action a) const;
  Sheet read(State const& s, Seat seat, std::string_view text) const { return read_sheet(*this, s, seat, text); }
  Action answer(State const& s, Seat seat, Sheet const& sheet, int n) const;
  std::string sheet_text(State const& s, Seat seat) const;
  std::string empty_order(State const& s) const;         // a bid of nothing
  Line say(State const& s, Event const& e) const;
  Line say_roll(Roll const& roll) const;
  std::string map_text(State const& s) const;
  Account account(State const& before, State const& after, std::vector<Event> const& events, Seat seat) const;
  Hint hint(State const& s) const;
  std::unique_ptr<Thinker> think(State const& observed, Seat seat, Level level, uint64_t seed) const;

  Scene scene(State const& s, Seat viewer) const;
  Film film(State const& before, std::vector<Event> const& events) const;
  Desk desk(State const& s, Seat viewer) const;
  std::vector<Question> questions(State const& s, Seat seat, std::string_view text) const;
  Standing standing(State const& s) const;
  Recap recap(State const& s, Chronicle chronicle) const;
  std::vector<ChartMark> chart_marks(Chronicle chronicle) const;

  // ---- beyond the contract
  // SC-4.14 finishers by place, then those still racing and those out by how far they got.
  List<Seat, kMaxSeats> race_order(State const& s) const;
  // The same while the race is on, for people: who is out stands behind, level cars as they move (SC-B.5).
  List<Seat, kMaxSeats> running_order(State const& s) const;
  // The seat whose decision is due, whoever looks.
  Seat due_seat(State const& s) const;
  void outfit(Car& car, Levels const& levels) const;      // SC-3.1 what a design gives
  // Whether a position from outside fits this race; the reason when not.
  Verdict sound(State const& s) const;
  // What a ruling may make of a position: sound, and what a turn is carried out with as it was.
  Verdict may_rule(State const& was, State const& is) const;

 private:
  SpeedCircuit() = default;
  void carry_out(State& s, Action a, Dice& dice, Sink const& log) const;
  void commit(State& s, Seat seat, Action a) const;        // a draft grows or is sealed
  void tell_answer(State const& told, Plan const& plan, Telling const& play) const;
  void advance(State& s, Dice& dice, Sink const& log) const;
  void reveal_cars(State& s, Dice& dice, Sink const& log) const;
  void reveal_bids(State& s, Dice& dice, Sink const& log) const;
  void place_on_grid(State& s, List<Seat, kMaxSeats> const& order, Sink const& log) const;
  void begin_race(State& s) const;

  Setup setup_;
  std::shared_ptr<Track const> track_;
  std::shared_ptr<Cache> cache_;
  Settings rules_;
  int laps_ = 3;
  uint16_t by_sheet_ = 0;               // bit a seat: its sheet answers
  uint16_t built_ = 0;                  // bit a seat: the set-up brings its car
  std::array<Levels, kMaxSeats> levels_ = {};
  std::array<int, kMaxSeats> points_ = {};  // SC-2.4 qualifying points of the final
};

}  // namespace paddock::speed_circuit
