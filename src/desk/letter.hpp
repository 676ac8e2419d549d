// One message that came to the GM, and what could be read in it.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "core/doc.hpp"
#include "session/mail.hpp"

namespace paddock::app {

struct Letter {
  Seat seat = kNobody;          // kNobody: the GM has to say whose it is
  bool link = false;
  std::string raw;              // as written
  std::string author;           // by its heading line, may be empty
  std::string clean;            // the order read from it
  std::string ahead;            // what it says for later turns; the desk gives it in then
  int error_column = 0;         // in raw, 1-based
  std::string error;            // not empty: not readable, not allowed, or of another turn or game
  std::string rule;
  bool forbidden = false;       // of an error: it reads well, but the rules do not allow it
  std::vector<std::string> mends;  // what it may mean, or what would be allowed; the likeliest first
  int64_t when = 0;
  uint32_t revision = 0;
  std::string where;            // of an error: "line 4, column 12" of the order, as its writer wrote it
  std::string left;             // what stood in its lines and is no part of it
  std::string whole;            // all its writer says, unread words marked (post/thread.hpp); empty: `raw` is all
  std::string lost;             // unread words that may belong to the order: the GM looks first
  std::string stops;            // the rest of a sheet that was sent for earlier turns, too: why it is not taken unasked (Sheet::asks)
  int turn = -1;                // as its writer numbers it; -1: not said
  bool replaced = false;        // a later one of the same seat stands
  bool older = false;           // replaced, because it came with an older revision
  bool other_turn = false;      // of a turn that is over or still to come; `error` says so
  bool asks = false;            // it reads well, but another order of its seat is in: the GM takes one of them
  bool typed_in() const { return author == kTypedIn; }   // by the GM himself
  static constexpr char const* kTypedIn = "typed in";
  // Wants the GM's hand.
  bool open() const { return !replaced && !other_turn && (asks || !error.empty() || !lost.empty() || !stops.empty() || seat == kNobody); }
};

Letter letter_of(Message const& m);
// It keeps so much of its text; of a longer one, which no game takes, it says what is missing.
void keep_text(Letter& letter, std::string_view text);
// What it is to be read as again: an order of its seat, or a link that names its seat; and what was read.
Message to_read(Letter const& letter);
void take_over(Letter& letter, Message const& m);

// In a save. What was read in it is not kept: it is read again. `seat`: of the entry, when this race has it.
Doc letter_doc(Letter const& letter);
Letter letter_of(Doc const& kept, Seat seat);

}  // namespace paddock::app
