// A letter of the GM's inbox in words: the screen and its text twin say the same.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "desk/play.hpp"

namespace paddock::app {

inline constexpr char const* kUnsigned =
    "Unsigned: whoever has the link of this table could have written it. Ask the sender if it looks odd.";

// "Ann's order is in already (by link, revision 2, 5 min ago). Take the newer one?"
std::string ask_words(Play const& play, Letter const& letter, int64_t now);
// "unsigned link, revision 2, 5 min ago"
std::string came_from(Letter const& letter, int64_t now);
// Where the fault of a letter is: "Line 4, column 12", or nothing.
std::string fault_place(Letter const& letter);
// Where it is and what it is, as a text with *strong* words: "*Line 4, column 12:* ..."; of what is not allowed with its rule.
std::string fault_words(Letter const& letter);
// "Not readable", "Not allowed", "Not taken".
char const* fault_label(Letter const& letter);
// Why nobody's letter is nobody's: "Zed holds no seat here."
std::string stranger_words(Letter const& letter);
// The letter whose button is the yellow one: the one that is being changed (its raw text is `changed`), else the first open
// one. The size of the inbox: none.
size_t yellow_letter(std::vector<Letter> const& inbox, std::string const& changed);
// All that the twin says of a letter.
std::string letter_words(Play const& play, Letter const& letter, int64_t now);

// What to ask its writer, to be sent to him.
std::string question_of(Play const& play, Letter const& letter);
// The text of a letter without the marks of what was not read, and those parts alone, with " / " between.
std::string without_marks(std::string_view marked);
std::string unread_words(std::string_view marked);

// An order as it is shown: one with nothing in it says so ("bids nothing").
std::string order_words(Play const& play, Seat seat, std::string const& clean);
// The same in one line, of a long one its beginning.
std::string order_line(Play const& play, Seat seat, std::string const& clean);
// What is in for a seat: its order, or what the GM decided; "no order".
std::string collected_words(Play const& play, Seat seat);
// Whether the order of a settled letter is the one that is in.
bool order_is_in(Play const& play, Letter const& letter);
// What becomes of that order when the letter is put aside.
std::string aside_words(Play const& play, Letter const& letter);
// Of a letter whose order counts no more: what stands in its place.
std::string replaced_words(Play const& play, Letter const& letter);
// What the card of a letter shows as written: of one that has to be claimed the order first, then what else stands there.
std::string shown_words(Letter const& letter);

// A text as far as a card has room for it, and how much more there is: "... (34 more lines)".
std::string beginning_of(std::string const& text);
// The line of a text in which byte `column` (from 1) stands; `column` becomes its place in that line.
std::string_view line_at(std::string_view text, int& column);

}  // namespace paddock::app
