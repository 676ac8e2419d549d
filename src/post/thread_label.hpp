// Labels in front of orders: whose they are and for which turn. Words that are not known beside a name are not passed over:
// "Ann (draft):", "Ann for Ben:" and "Ann and Ben:" are nobody's.
#pragma once
#include <optional>
#include <span>
#include <string_view>

#include "post/thread_block.hpp"

namespace paddock::post {

// Takes labels off the front: "Ann: turn 3: order: ...", "Orders for Ann, turn 25: ...", "20:14 - Ann: ...".
Label strip_labels(std::string_view& rest, std::span<SeatName const> seats, Taster const& taster);
// Whether the name of a seat stands in a line, as a word of its own.
bool names_seat(std::string_view line, SeatName const& seat);
// "Turn 25", "Orders for turn 25", "T2P1", alone on a line. -1: it is something else.
int turn_alone(std::string_view line, Taster const& taster);
// "My final move", "Plot for": they say that an order follows, and nothing more.
bool says_order(std::string_view words, Taster const& taster);

// "sorry, 100": bytes before what is meant now; 0: none, or what follows is no order.
size_t own_words_before(std::string_view words, Seat seat, Taster& taster);

// Where a line without such a label stands.
struct Around {
  std::span<SeatName const> seats;
  std::optional<Seat> writer;   // of the post, or of the label above it
  bool headed = false;          // somebody is known to write the post, who may have no seat
};
// The label of a line that has none with a colon, or one that nobody knows: "Ann - MMM", "Ann MMM", "EDIT: MMM", "Plan B: MMM",
// "Martha: MMM". What follows must be an order.
Label loose_label(std::string_view& rest, Around const& around, Taster& taster);

// A line that may make the order below it none of this turn: "If Ben crashes:", "else", "Next turn", "DRAFT - do not count".
bool caveat(std::string_view line);

}  // namespace paddock::post
