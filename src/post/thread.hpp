// Reads what people paste: a link, an order, a mail, or a page of a forum thread, and finds whose orders are in it.
#pragma once
#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/expected.hpp"
#include "core/ids.hpp"
#include "post/envelope.hpp"
#include "view/words.hpp"

namespace paddock::post {

inline constexpr size_t kThreadText = 512u << 10;  // bytes of pasted text that are read; of longer ones the end
inline constexpr int kThreadFinds = 256;           // of more, the last ones
inline constexpr size_t kBlockText = 16000;        // bytes of one order
inline constexpr size_t kWholeText = 4000;         // bytes of `whole`, but for the order itself
inline constexpr char kUnread = '\x02', kRead = '\x03';

// How a seat may be called in a message. Compared without regard to case.
struct SeatName {
  Seat seat = 0;
  std::string name;  // of who writes its orders: "Ann"
  std::string sign;  // its number or letter: "7" or "K"; also found as "#7", "No. 7"
  std::string thing = {};  // what the game calls a seat ("boat"): its sign is found as "boat 7", too
};

// What a game makes of a text.
struct Taste {
  bool order = false;  // it is one
  bool near = false;   // it is none, but the game has a mend for it
  size_t reach = 0;    // of a text that is none: bytes before the fault
  bool forbidden = false;   // it reads as one, but the rules do not allow it
};

// How orders of a game look.
struct Grammar {
  // The text as the order of `seat`; kNobody: of anybody who owes one.
  std::function<Taste(std::string_view text, Seat seat)> taste;
  // Whether a line may stand in an order of several lines. `inside`: the line above it does. Empty: an order is one line.
  std::function<bool(std::string_view line, bool inside)> line;
  OrderWords words = {};
  std::string writer = "player";   // who writes orders, in a word of the game
  std::string names = {};          // " ann ben ": of those who play, in small letters; beside an order they may be part of it
  // Where turns are small ones of a larger one: the number of the `part`-th of a large one; 0: none was said.
  std::function<int(int large, int part)> turn = {};
  // Whom somebody drives for may be called by a number of his own: whose seat that is. Empty: each number is a seat.
  std::function<Seat(Seat called)> own = {};
};

struct Find {
  // Doubt: meant as an order ("Ann: MMXM", a sheet with a fault in it), but it does not read as one; show it to the GM.
  enum class What : uint8_t { Order, Link, Doubt } what = What::Order;
  Seat seat = kNobody;    // whose; kNobody: nothing in the text says so (links name their seat inside)
  std::string text;       // the order as written, all its lines, or the fragment ("#o...")
  Kind kind = Kind::Orders;  // of a link
  int turn = -1;          // "Turn 25:" before it, -1: not said
  int line = 1, column = 1;  // where it starts, from 1, in letters
  std::string author;     // who wrote the post by its heading line, as written; may be empty
  int author_line = 0;    // the line that says so, 0: none
  bool himself = false;   // it is of the seat's other number (Grammar::own), and nobody else wrote it
  bool superseded = false;   // the same seat wrote another one further down
  bool taken_back = false;   // its writer says so ("no wait", "scrap that")
  std::string why;        // of a doubt that reads as an order: why it may be none
  std::string left;       // what stood in its lines and is no part of it: "Good luck everybody!"
  // All that its writer says here, each part that was not read between kUnread and kRead.
  std::string whole;
  std::string lost;       // of an order: words that were not read and may belong to it
  int64_t sent = 0;       // when its mail was sent; good for comparing, 0: not said
};

struct Silent {
  Seat seat = kNobody;
  std::string text;       // what they write, up to where somebody else does; empty: the line only names them
  bool unsure = false;    // it may change or take back an order that came before
};

struct Reading {
  std::vector<Find> finds;  // in the order of the text, duplicates left out
  // What was met and left out or read in another way, as sentences: quotes, signatures, crossed-out text, HTML, UTF-16,
  // orders taken back; and what was not read because the text is too long.
  std::vector<std::string> notes;
  bool mails = false;       // it has headings of mails in it ("From: ... Subject: ...")
  std::vector<Silent> silent; // who writes in it, but nothing of theirs is an order; `notes` says so, too
  bool cut = false;         // the text was longer than kThreadText, or held more than kThreadFinds; a note says so
};

// An order is the longest block of lines that the game understands as one, within one post and under one label ("Ann:",
// "Turn 3:", also alone on the line above). Prose inside a block is left out and told. Quoted parts are skipped: they
// repeat what stands elsewhere. A text that is quoted from end to end (a forwarded mail) is read as if it were not.
Reading read_thread(std::string_view text, std::span<SeatName const> seats, Grammar const& grammar);

// Where byte `column` (from 1) of a find's text stands in the message, as "line 4, column 12".
std::string place_of(Find const& find, int column);
// The same in the lines of the order alone, as its writer knows them: "line 1, column 12".
std::string own_place_of(Find const& find, int column);

}  // namespace paddock::post
