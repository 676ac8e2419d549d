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

namespace paddock::post {

inline constexpr size_t kThreadText = 512u << 10;  // bytes of pasted text that are read
inline constexpr int kThreadFinds = 256;

// How a seat may be called in a message. Compared without regard to case.
struct SeatName {
  Seat seat = 0;
  std::string name;  // of the player or driver: "Ann"
  std::string sign;  // what stands on the car: "7" or "K"; also found as "#7", "car 7", "No. 7"
};

struct Find {
  // Doubt: a line labelled as an order ("Ann: MMXM", "Turn 3: ...") that does not read as one; show it to the GM.
  enum class What : uint8_t { Order, Link, Doubt } what = What::Order;
  Seat seat = kNobody;    // whose; kNobody: nothing in the text says so (links name their seat inside)
  std::string text;       // the order as written, or the fragment ("#o...")
  Kind kind = Kind::Orders;  // of a link
  int turn = -1;          // "Turn 25:" before it, -1: not said
  int line = 1, column = 1;  // where it starts, from 1
  std::string author;     // who wrote the post by its heading line, as written; may be empty
  int author_line = 0;    // the line that says so, 0: none
  bool superseded = false;   // the same seat wrote another one further down (a revision)
};

struct Reading {
  std::vector<Find> finds;  // in the order of the text, duplicates left out
  bool cut = false;         // the text was longer than kThreadText, or held more than kThreadFinds
};

// `looks_like_order` is the game's: true when a whole line (or what stands behind "Ann:" or "Turn 3:") reads as an
// order. Quoted parts ('>' lines, [quote]...[/quote]) are skipped: they repeat what stands elsewhere. A text that is
// quoted from end to end (a forwarded mail) is read as if it were not.
Reading read_thread(std::string_view text, std::span<SeatName const> seats,
                    std::function<bool(std::string_view)> const& looks_like_order);

}  // namespace paddock::post
