// The decision of a seat as a form (view/view.hpp, Question), and the words its parts share.
#pragma once
#include <string>
#include <vector>

#include "games/speed_circuit/rules/way.hpp"
#include "games/speed_circuit/speed_circuit.hpp"
#include "view/form.hpp"

namespace paddock::speed_circuit {

std::vector<Share> odds_of(Table table, int modifier);   // good, in between, bad
std::string odds_text(Table table, int modifier);        // "83 % brakes hold, 17 % brakes fail: 1 wear more, brakes damaged"
std::string odds_text(Table table, int modifier, Car const& car);   // of this car: a damaged part that fails ends its race
// Where an answer may end in a brakes test, said once for all: "A brakes test: 83 % hold, 17 % fail: 1 wear more, brakes damaged."
std::string brakes_note(Question const& q, Car const& car);
// What something costs; `odds` where one roll decides.
struct Price {
  std::string words;
  std::vector<Share> odds;
};
// What a plot costs before the car moves: "free", "1 wear or a brakes test".
Price plot_price(Book const& book, Car const& car, int plot);

// The price of a plot from the card to its last space, as things stand.
Choice plot_choice(SpeedCircuit const& game, State const& s, Seat seat, int speed);
int card_for(Car const& car, int speed);                 // the card that says so

extern Icon const kLineIcons[kLines];                    // of acceleration, deceleration, top speed, start speed, wear, skill
// What a value of a line buys, in a sentence.
std::string bought(CarTable const& table, size_t line, Levels const& levels, int laps);
std::vector<Question> build_questions(SpeedCircuit const& game, State const& s, Seat seat, std::string_view text);
std::vector<Question> bid_questions(SpeedCircuit const& game, State const& s, Seat seat, std::string_view text);
std::vector<Question> plot_questions(SpeedCircuit const& game, State const& s, Seat seat, std::string_view text);
// The order sheet beside a plot: what it says of what may come up on the way.
void sheet_questions(SpeedCircuit const& game, State const& s, Seat seat, std::string_view text, std::vector<Question>& out);
std::vector<Question> move_questions(SpeedCircuit const& game, State const& s, Seat seat);
std::string move_title(SpeedCircuit const& game, State const& s);

// "at most 80 in lane 0, 100 in lane 1": the lowest posted speed of each lane, driven through (around.cpp).
std::string corner_limits(Track const& t, int id);
// Rows and lanes to what matters now: corners with their limits, cars, crash marks, the flag (around.cpp).
std::vector<std::string> around_words(SpeedCircuit const& game, State const& s, Seat seat);

// What the usual driver (usual.hpp) would do now, as far as nobody is asked anything else: spaces of a way in a row, or one decision.
struct Advice {
  std::vector<Action> play;
  std::string text;                                      // "Drive 4 of 7 spaces, lanes 1, 0"
  std::string why;                                       // "a space for nothing in the slipstream"; "after 4 spaces a car is in the way"
};
Advice advice(SpeedCircuit const& game, State const& s, Seat seat);

}  // namespace paddock::speed_circuit
