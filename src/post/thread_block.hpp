// The blocks of one message and what the game makes of them. Used by thread.cpp, which finds the lines.
#pragma once
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "post/thread.hpp"

namespace paddock::post {

inline constexpr std::string_view kWrapping = "*_`\"'.!,;~";  // what people put around an order

// What stands before an order on its line, or alone on a line above it.
struct Label {
  std::optional<Seat> seat;
  int turn = -1;
  bool said = false;  // any label at all
  std::string stranger = {};   // "Martha", who has no seat; "Ann and Ben"
  std::string doubt = {};      // why an order behind it may be none
};

// Lines that may hold one order: neighbours, or one alone.
struct Block {
  size_t begin = 0, end = 0;  // in the text
  int line = 1;
  Label label;
  bool labelled = false;      // the label stands on its first line
  int author = -1;            // in the list of headings
  int section = 0;            // blocks of one writer, under one label
  int caveat = 0;             // the line above it that may make it none of this turn
  int taken_back = 0;         // by the "no wait" of this line
};

// One order, or what was meant as one.
struct BlockRead {
  size_t begin = 0, end = 0;
  bool order = false;
  bool faint = false;         // a doubt that counts only where there is nothing else
  std::string text, left;
  std::vector<std::pair<size_t, size_t>> parts;  // of the text that were read
};

// Asks the game, but not for ever.
class Taster {
 public:
  explicit Taster(Grammar const& grammar) : grammar_(grammar) {}
  Taste ask(std::string_view text, Seat seat);
  bool line(std::string_view line, bool inside) const { return grammar_.line && grammar_.line(line, inside); }
  // The turn of the record that is meant, as people number it.
  int turn(int large, int part) const { return grammar_.turn && large >= 0 ? grammar_.turn(large, part) : large; }
  Seat own(Seat called) const { return grammar_.own ? grammar_.own(called) : called; }
  bool same(std::optional<Seat> a, std::optional<Seat> b) const { return a && b ? own(*a) == own(*b) : a == b; }
  bool many_lines() const { return bool(grammar_.line); }
  OrderWords const& words() const { return grammar_.words; }
  std::string const& names() const { return grammar_.names; }
  std::string const& writer() const { return grammar_.writer; }
  bool letter(char c) const { return grammar_.words.letters.find(c) != std::string_view::npos; }             // a move, of orders that are letters
  bool sign(char c) const { return letter(c) || grammar_.words.signs.find(c) != std::string_view::npos; }    // what may stand in such an order
  bool misspelt(std::string_view word) const;  // in small letters: one slip away from a word of orders
  bool order_word(std::string_view word) const;   // in small letters
  bool nearly_line(std::string_view word) const;  // from one that is a line of an order by itself ("slip")
  bool spent() const { return calls_ <= 0 || bytes_ <= 0; }

 private:
  Grammar const& grammar_;
  int calls_ = 12000;
  int64_t bytes_ = 6 << 20;
};

// Whether words that were not read may belong to an order. `beside`: they stand on its line.
bool may_order(Taster const& taster, std::string_view words, bool beside);
// The orders in a block. `seat`: whose it would be; `known`: a label or a heading says so.
std::vector<BlockRead> read_block(Taster& taster, std::string_view text, Block const& block, Seat seat, bool known);
// All blocks of a section as one order, what stands between them left out; nothing if the game does not take them so.
std::optional<BlockRead> read_together(Taster& taster, std::string_view text, std::vector<Block> const& blocks, Seat seat);

}  // namespace paddock::post
