// Orders that a turn still waits to carry out, kept by `play` in the save as the GM's desk keeps them (desk/tray.cpp): mails come in any
// order, and a sheet may say more than one turn. Who opens the save on the desk finds them there.
#pragma once
#include <string>
#include <vector>

#include "core/doc.hpp"
#include "session/mail.hpp"
#include "session/session.hpp"

namespace paddock::cli {

struct Waiting {
  std::string text, ahead;     // of this turn, in the clean form; what the same sheet says for later ones
  bool here = false;           // there is one for this turn, be it empty
  bool carried = false;        // it was said in an earlier turn: what is sent now takes its place unasked
};

struct PostBox {
  Doc desk = Doc::object();    // all that the save keeps of the desk
  int turn = 0;                // of the record: which one `seats` are for
  std::vector<Waiting> seats;
  std::vector<ReadMail> mails;   // that were read so far
};

PostBox waiting_in(std::string const& path);   // of a save; of everything else, and of what is damaged, an empty one
// What seats bring waits for the first turn, as a mail of theirs would.
void put_brought(Session const& game, std::vector<std::string> const& brought, PostBox& box);
Doc with_waiting(Doc save, PostBox const& box);

}  // namespace paddock::cli
