// The inbox in words.
#include <algorithm>
#include <cstdlib>

#include "screens/gm/desk_words.hpp"
#include "screens/gm/gm_inbox.hpp"
#include "screens/gm/inbox_parts.hpp"
#include "screens/gm/letter_words.hpp"

namespace paddock::app {

void GmInbox::twin(Play const& play, int64_t now, Twin& twin) const {
  twin.decision.fields.push_back({"gm-paste", "Message", message_, "", "paste a link, an order, a mail or a thread", "area", {}});
  twin.button("gm-read", "Read the message", message_.empty() ? "nothing is pasted" : "");
  if (play.publishing().blind()) twin.say(kBlindDesk);
  if (!play.inbox().notes().empty()) twin.say(play.inbox().notes());
  if (!play.inbox().letters().empty()) twin.say(kUnsigned);
  for (size_t i = 0; i < play.inbox().letters().size() && !play.publishing().blind(); ++i) letter_twin(play, i, now, twin);
}

void GmInbox::letter_twin(Play const& play, size_t index, int64_t now, Twin& twin) const {
  Letter const& l = play.inbox().letters()[index];
  std::string const who = l.seat >= 0 ? play.race().seat_name(l.seat) : "somebody", n = std::to_string(index);
  std::string said = "\"" + beginning_of(l.raw) + "\"";
  std::replace(said.begin(), said.end(), '\n', ' ');   // a button has one line
  twin.say(letter_words(play, l, now));
  for (size_t k = 0; l.open() && k < l.mends.size(); ++k)
    twin.button("gm-mend-" + n + (k ? "-" + std::to_string(k) : ""), "Read " + who + "'s order as " + l.mends[k]);
  if (l.asks && l.open()) twin.button("gm-take-" + n, "Take " + who + "'s new order: " + order_words(play, l.seat, l.clean));
  else if (l.open() && !l.stops.empty() && l.error.empty()) twin.button("gm-take-" + n, "Go on with " + who + "'s sheet: " + l.clean);
  else if (l.open() && l.seat >= 0 && l.error.empty()) twin.button("gm-take-" + n, "Take " + who + "'s order without the unread words: " + l.clean);
  if (l.open() && l.seat < 0 && l.error.empty())
    for (Seat s = 0; s < play.truth().seats(); ++s)
      if (play.drivers().of(s).by == Drives::Remote && play.tray().decides(s))
        twin.button("gm-whose-" + n + "-" + std::to_string(s), said + " is " + play.race().seat_name(s) + "'s");
  if (l.open() && !l.link && l.seat >= 0) {
    std::string const words = editing(l) ? edit_ : without_marks(l.whole.empty() ? l.raw : l.whole);
    twin.decision.fields.push_back({"gm-edit-" + n, "Words of " + who + "'s order", words, "", "change it, then read it again", "area", {}});
    twin.button("gm-again-" + n, "Read " + who + "'s order again");
  }
  if (l.open() && (l.seat >= 0 || !l.error.empty())) twin.button("gm-ask-" + n, "Copy a question for " + who);
  bool const stays = order_is_in(play, l);
  twin.button("gm-drop-" + n, l.seat >= 0 ? "Put " + who + "'s message aside" + (stays ? "; the order stays in" : "") : "Put " + said + " aside");
  if (stays) twin.button("gm-out-" + n, "Put " + who + "'s message aside and take the order out");
}

bool GmInbox::command(Stage& stage, std::string const& id, std::string const& value) {
  if (id == "gm-paste") message_ = value;
  else if (id == "gm-read") {
    stage.push(Intent::TakeOrders, 0, message_);
    message_.clear();
  } else return letter_command(stage, id, value);
  return true;
}

// "gm-<verb>-<n>" or "gm-<verb>-<n>-<k>", of the n-th letter.
bool GmInbox::letter_command(Stage& stage, std::string const& id, std::string const& value) {
  Play const& play = *stage.play;
  size_t const begin = id.find('-', 3);
  if (begin == std::string::npos || play.publishing().blind()) return false;
  std::string const verb = id.substr(3, begin - 3);
  size_t const n = size_t(std::atoi(id.c_str() + begin + 1)), dash = id.find('-', begin + 1);
  if (n >= play.inbox().letters().size()) return false;
  Letter const& l = play.inbox().letters()[n];
  auto const mend = [&](std::string words, char const* how) { stage.push(Intent::Mend, int64_t(n), std::move(words), how); };
  if (verb == "mend") {
    size_t const k = dash == std::string::npos ? 0 : size_t(std::atoi(id.c_str() + dash + 1));
    if (k < l.mends.size()) mend(l.mends[k], "");
  } else if (verb == "whose") {
    if (dash != std::string::npos) mend(id.substr(dash + 1), "assign");
  } else if (verb == "edit") edit_of_ = l.raw, edit_ = value;
  else if (verb == "again") {
    mend(editing(l) ? edit_ : l.raw, "");
    edit_of_.clear();
  } else if (verb == "ask") stage.push(Intent::Copy, 0, question_of(play, l), "Question copied");
  else if (verb == "out") {
    if (order_is_in(play, l)) take_out(stage, l, n);
  } else if (verb == "take" || verb == "drop") mend("", verb.c_str());
  else return false;
  return true;
}

}  // namespace paddock::app
