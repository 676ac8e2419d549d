// The GM's inbox: what people paste becomes letters, readable ones become collected orders.
#pragma once
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "desk/changes.hpp"
#include "desk/letter.hpp"
#include "desk/order_reader.hpp"
#include "desk/turn_flow.hpp"

namespace paddock::app {

class Inbox {
 public:
  struct Around {                            // what it stands beside
    Race const& race;
    Drivers const& drivers;
    OrderTray& tray;
    Changes& changes;
    TurnFlow& flow;
  };
  Inbox(Around const& around, OrderReader const& reader) : at_(around), reader_(reader) {}

  std::vector<Letter> const& letters() const { return letters_; }   // the newest first
  int open() const;                          // letters that want the GM's hand
  // Reads whatever was pasted; returns how many orders were found, and says as a notice what it was otherwise.
  int paste(std::string_view text, int64_t now);
  bool mailed() const { return mailed_; }    // what was pasted last with orders in it had headings of mails
  std::string const& notes() const { return notes_; }  // of the last paste: what was left out of it

  void settle(size_t letter, std::string_view text, int64_t now);  // read it as this
  void take(size_t letter, int64_t now);                           // this one, not the one that is in
  void assign(size_t letter, Seat seat, int64_t now);              // this is whose it is
  void drop(size_t letter);
  void type_in(Seat seat, std::string_view text, int64_t now);     // by the GM, without a letter

  void stop(Seat seat, Collected const& said, std::string_view why);   // what it said ahead is not taken unasked
  void end_turn(int turn);                   // what nobody has settled stays
  std::vector<Letter> clear() { return std::exchange(letters_, {}); }
  void put_back(std::vector<Letter> const& letters, int64_t after);   // those that came after then

  Doc kept() const;                          // its letters
  void read(Doc const& letters);
  Doc mails() const { return mails_doc(mails_); }                      // that were read so far, in whatever turn
  void read_mails(Doc const& kept) { mails_ = mails_of(kept, kMaxSeats); }
  void set_mailed(bool on) { mailed_ = on; }

 private:
  enum class Filed : uint8_t { Post, ByHand };
  Letter pull(size_t letter);
  void read_again(Letter& letter) const;
  std::string refusal(Letter const& letter) const;
  bool compare(Letter& letter, Filed how);
  void put(Letter letter);
  int file_silent(std::vector<post::Silent> const& silent, int64_t now);
  bool file(Letter letter, int64_t now, Filed how);
  void tell_paste(int filed, int others, std::vector<std::string> const& notes);

  Around at_;
  OrderReader const& reader_;
  std::vector<Letter> letters_;
  std::vector<ReadMail> mails_;
  std::string notes_;
  bool mailed_ = false;
};

}  // namespace paddock::app
