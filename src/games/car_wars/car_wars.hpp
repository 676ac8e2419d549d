// Car Wars: vehicles are built (contract/workshop.hpp), and fight refereed duels of five-phase turns.
#pragma once
#include "contract/game.hpp"
#include "contract/workshop.hpp"
#include "games/car_wars/duel/events.hpp"
#include "games/car_wars/duel/settings.hpp"
#include "games/car_wars/duel/state_fields.hpp"
#include "games/car_wars/duel/work.hpp"

namespace paddock::car_wars {

Workshop const& workshop();
inline constexpr WorkshopCover kWorkshopCover = {"car_wars", "Car Wars", "car", "Build a duelling car, cycle or trike; every rule is checked as you go.",
                                                 "Build a vehicle", true};

class CarWars {
 public:
  using Board = duel::Board;
  using State = duel::State;
  using Event = duel::Event;
  static constexpr Action kSeal{duel::verb::Seal, 0}, kAbsent{duel::verb::Absent, 0}, kRetire{duel::verb::Retire, 0};
  static constexpr bool kOrdersOpen = true;                   // when it is over, reports say what everybody has ordered
  static constexpr bool kLastingSecrets = true;          // designs (R 24)

  static Expected<CarWars> make(Setup const& setup);     // car_wars.cpp
  static constexpr Cover kCover{"car_wars", "Car Wars", "crosshair", "Drive five phases a second, fire, and be the last one rolling."};
  static constexpr Versions kVersions{.rules = 18, .coding = 9};
  static std::vector<Setting> settings() { return duel::setting_list(); }
  static std::vector<TrackCard> tracks();                // show/arenas.cpp
  static Expected<Doc> check_track(std::string_view text);
  static Expected<TrackCard> track_card(std::string_view text);
  static std::vector<Sign> signs();
  static std::vector<SeatChoice> seat_choices();
  static Contest const& contest();                       // duel/contest.cpp
  Setup const& setup() const { return setup_; }
  std::string track_title() const { return arena_->title; }

  // ---- for the rooms of the game
  duel::Arena const& arena() const { return *arena_; }
  duel::Settings const& rules() const { return *rules_; }
  duel::Book book() const { return {*arena_, *rules_}; }
  int seats() const { return int(setup_.seats.size()); }
  // The stock cars as they enter this duel, by their rows; of one that the division or a house rule keeps out `here` is false.
  std::vector<duel::Car> const& stock_cars() const { return *stock_cars_; }
  std::string name_of(Seat seat) const;
  std::shared_ptr<paddock::Ground const> ground() const { return ground_; }

  // ---- duel/turn.cpp
  State start(Dice& dice) const;
  Seat actor(State const& s) const;
  int turn(State const& s) const;                        // 1: cars are brought; then a phase each
  bool nothing_to_order(State const& s, Seat seat) const;   // duel/turn.cpp
  std::string passed_over(State const& s, std::string_view ahead) const;   // orders/read_plan.cpp
  bool on_the_way(State const& s) const { return s.stage == duel::Stage::fire; }
  Action closing(State const& s) const { return on_the_way(s) ? Action{duel::verb::Done, 0} : kSeal; }
  void legal(State const& s, Actions& out) const;
  Verdict why_not(State const& s, Action a) const;
  template <class Log>
  void apply(State& s, Action a, Dice& dice, Log&& log) const {
    carry_out(s, a, dice, sink_of<Event>(log));
  }
  Outcome outcome(State const& s) const;
  std::vector<Finish> finishes(State const& s, duel::Chronicle chronicle) const;

  // ---- duel/view.cpp
  void observe(State& s, Seat viewer) const;
  std::string fault(State const& s, std::vector<Event> const& events) const;
  Verdict may_rule(State const& was, State const& is) const;

  // ---- orders/
  std::string name(State const& s, Action a) const;
  Sheet read(State const& s, Seat seat, std::string_view text) const;
  Action answer(State const& s, Seat seat, Sheet const& sheet, int n) const;
  std::string sheet_text(State const& s, Seat seat) const;
  static OrderWords order_words();
  static bool order_line(std::string_view line, bool inside);  // order_line.cpp
  Hint hint(State const& s) const;
  std::string map_text(State const& s) const;
  Account account(State const& before, State const& after, std::vector<Event> const& events, Seat seat) const;
  Line say(State const& s, Event const& e) const;
  Line say_among(State const& s, std::vector<Event> const& events, size_t at) const;   // with what came before it in the phase
  std::vector<Line> notes(State const& before, State const& after, Seat seat) const;   // show/notes.cpp
  Line say_roll(Roll const& roll) const;
  std::vector<TurnPart> parts(State const& before, State const& after, std::vector<Event> const& events) const;   // the walk-around, once all are there
  static Words words();
  static std::span<PlaceWords const> places();                 // show/words.cpp

  // ---- bot/
  static Expected<std::unique_ptr<DesignSearch>> design_search(Doc const& wishes);   // build/wishes.hpp says their form
  std::unique_ptr<Thinker> think(State const& observed, Seat seat, Level level, uint64_t seed) const;

  // ---- show/
  Scene scene(State const& s, Seat viewer) const;
  Film film(State const& before, std::vector<Event> const& events) const;
  Desk desk(State const& s, Seat viewer) const;
  std::vector<Question> questions(State const& s, Seat seat, std::string_view text) const { return questions(s, seat, text, 0); }
  std::vector<Question> questions(State const& s, Seat seat, std::string_view text, int page) const;
  void offer_kept(State const& s, Seat seat, std::string_view text, std::span<KeptDraft const> kept, std::vector<Question>& questions) const;
  std::vector<FormPage> form_pages(State const& s, Seat seat, std::string_view text) const;   // of a sheet of several phases
  Standing standing(State const& s) const;
  Recap recap(State const& s, duel::Chronicle chronicle) const;
  std::vector<ChartMark> chart_marks(duel::Chronicle chronicle) const;

 private:
  CarWars() = default;
  void carry_out(State& s, Action a, Dice& dice, duel::Sink const& log) const;

  Setup setup_;
  std::shared_ptr<duel::Arena const> arena_;
  std::shared_ptr<duel::Settings const> rules_;
  std::shared_ptr<std::vector<duel::Car> const> stock_cars_;
  std::shared_ptr<paddock::Ground const> ground_;
};

}  // namespace paddock::car_wars
