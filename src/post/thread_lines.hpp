// Cuts a message into blocks that may be orders: who writes them, under which label. Used by thread.cpp, which reads them.
#pragma once
#include <algorithm>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "post/thread_block.hpp"
#include "post/thread_page.hpp"
#include "post/thread_whole.hpp"

namespace paddock::post {

struct Author {
  int line = 0;
  std::string name;
  std::optional<Seat> seat;
  int64_t sent = 0;
  std::string forwarder = {};   // who forwards this mail
  std::optional<Seat> forwarded_by = {};
};

// The fields are its result, filled by run().
class Lines {
 public:
  Lines(std::string& text, std::span<SeatName const> seats, Heads const& heads, Taster& taster)
      : text_(text), seats_(seats), heads_(heads), taster_(taster) {}

  void run();
  // "Craig" of "Craig O'Hara", the only one that begins so: nothing is taken as his by that, but who wrote is told. kNobody: nobody.
  Seat first_name(std::string_view name) const;
  std::string const& name_of(Seat seat) const {
    return std::find_if(seats_.begin(), seats_.end(), [&](SeatName const& s) { return s.seat == seat; })->name;
  }

  std::vector<Block> blocks_;
  std::vector<Author> authors_;
  std::vector<Author> named_lines_;   // lines with a name and a number in a text that says nowhere who writes
  std::vector<size_t> starts_;  // of the lines
  std::vector<Passage> sections_;
  std::vector<std::pair<size_t, size_t>> labels_;  // where they stand, read as such

 private:
  int number() const { return int(starts_.size()); }
  void read_line(size_t begin, size_t end);
  bool name_alone(std::string_view line);  // a forum's heading; a number alone is the page's, or counts something
  bool says_more(std::string_view line);   // "Olle MMRM": the name, and an order behind it
  void name_in_post(std::string_view line, size_t begin, size_t end);
  void set_author(std::string name, size_t begin, size_t end);
  void begin_section(Label label, size_t at, size_t from, bool claims);
  Label headed(std::string_view& rest, Seat seat);
  void read_words(std::string_view line, size_t begin, size_t end);
  std::optional<Seat> writer() const;
  bool greets(Label const& label, std::string_view line) const;
  void take_label(Label& label, bool bare, std::string_view rest, size_t at, size_t from);
  bool orders(std::string_view rest);
  void add(size_t begin, size_t end, Label const& own);
  size_t correction(std::string_view rest, bool& earlier);
  bool form_name(std::string_view line, size_t begin, size_t end);
  std::optional<Seat> on_behalf(std::string_view line) const;
  void take_back(Label const& label, bool earlier);
  bool names_below(size_t end) const;
  bool part_of_turn(std::string_view line) const;
  static bool tells_of(std::string_view line);

  std::string& text_;
  std::span<SeatName const> seats_;
  Heads const& heads_;
  Taster& taster_;
  Label label_;                 // of the section
  std::optional<Seat> seat_;    // of a label alone on its line
  std::optional<Seat> named_;   // by the last label with a name, where no heading says who writes
  int turn_ = -1;               // likewise of a turn
  std::string turn_words_;      // of the last heading of a turn, in line turn_line_
  int turn_line_ = 0;
  bool tells_ = false;          // of which results are told
  std::string stranger_;        // the name in a form that nobody here has
  int caveat_ = 0;              // the line of the last one
  bool warned_ = false;         // it has been told of what stands below it
  int section_ = 0, blanks_ = 0;
  size_t correction_at_ = 0;
  bool open_ = false;           // the last block goes on
  int forwards_ = -1;           // the author below whose words a forwarded mail begins
  bool in_mail_ = false;        // the last heading is a mail's
  bool headed_ = false;         // a heading of a post or a mail has been seen
};

}  // namespace paddock::post
