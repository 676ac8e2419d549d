// Messages read for a game: whose order each is, what it says, or why it cannot be taken. The GM's desk and the command line
// both read with it, so that they say the same of the same post.
#pragma once
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "post/thread.hpp"
#include "session/session.hpp"

namespace paddock {

struct Message {
  enum Is : uint8_t {
    Order,      // it can be taken
    Faulty,     // `error` says why not
    Partly,     // `clean` is what was read of it; `lost` was not, and may belong to the order
    Nobodys,    // nothing says whose it is, or its writer holds no seat
    OtherTurn,  // it is for a turn that is over or still to come; `error` says so
  } is = Faulty;
  Seat seat = kNobody;
  bool link = false;
  std::string text;            // as written, or the link
  std::string author;          // by the heading line of its post, may be empty
  std::string clean;           // the order that was read
  std::string ahead;           // what it says for later turns (Sheet::ahead)
  int error_column = 0;        // byte of `text`, from 1
  std::string error, rule;
  bool forbidden = false;      // it reads well, but the rules do not allow it: `error` says why
  std::vector<std::string> mends;  // what it may mean, or what would be allowed, in the clean form, the likeliest first
  std::string where;           // "line 4, column 12" of the message: where the order begins, or its fault
  std::string place;           // of the fault in the lines of the order alone, as its writer knows them; empty: there is none
  std::string left;            // what stood in its lines and is no part of it
  std::string whole;           // all its writer says, what was not read between post::kUnread and kRead; empty: `text` is all
  std::vector<std::string> notes;  // of an order that counts: what may be a slip ("needless mark on the first R")
  std::string lost;            // words that were not read and may belong to the order
  int64_t sent = 0;            // by the heading of its mail; good for comparing
  int turn = -1;               // as people number it, -1: not said
  uint32_t revision = 0;       // of a link
  bool again = false;          // OtherTurn, as it was read for an earlier one
  bool superseded = false;     // its seat wrote another one for this turn further down, or with a higher revision
};

struct Mail {
  std::vector<Message> messages;   // in the order of the text
  std::vector<std::string> notes;  // what was left out or read in another way, and who wrote twice
  bool mails = false;              // the text has headings of mails in it
  std::vector<post::Silent> silent;   // who writes in it, but nothing of theirs is an order
};

// A mail that was read for a turn of the record, known by its writer and when it was sent: pasted again in a later one it is none of that.
struct ReadMail {
  Seat seat = kNobody;
  int64_t sent = 0;
  int turn = 0;
  friend bool operator==(ReadMail const&, ReadMail const&) = default;
};
Mail read_mail(Session const& game, std::string_view text, std::span<ReadMail const> before = {});
// Those of a mail that was read for the running turn come behind the others. In a save: the newest of them.
void remember_mails(SessionFacts const& game, Mail const& mail, std::vector<ReadMail>& mails);
Doc mails_doc(std::vector<ReadMail> const& mails);
std::vector<ReadMail> mails_of(Doc const& kept, int seats);
// Reads `text` of a message (a link, or words of its seat) again and sets what it is.
void read_message(Session const& game, Message& message);

}  // namespace paddock
