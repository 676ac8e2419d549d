#include "screens/gm/outgoing.hpp"

#include <algorithm>

#include "desk/deadline.hpp"
#include "screens/gm/qr_box.hpp"
#include "session/save_io.hpp"

namespace paddock::app {
namespace {

std::string turn_now(Play const& play) { return play.race().words().turn(play.truth().turn()); }

std::string entry_of(Play const& play, Seat seat) {
  SeatSetup const& s = play.truth().setup().seats[size_t(seat)];
  return s.name + (s.number > 0 ? ", " + play.race().words().seat + " " + std::to_string(s.number) : "");
}

}  // namespace

std::vector<Seat> seats_away(Play const& play) {
  std::vector<Seat> out;
  for (Seat s = 0; s < play.truth().seats(); ++s)
    if (play.drivers().of(s).by == Drives::Remote) out.push_back(s);
  return out;
}

std::string deadline_sentence(Play const& play) {
  if (play.truth().actor() == kOver) return "The " + play.race().words().race + " is over.";
  std::string const turn = play.race().words().turn_title(play.truth().turn());
  if (play.clock().deadline() <= 0) return turn + " lasts until every order is in.";
  return turn + " closes " + date_words(play.clock().deadline()) + ".";
}

std::string invitations(Play const& play, std::string const& base) {
  std::string out = play.race().title() + " (" + play.truth().game_title() + "): ";
  out += play.race().finished() == 0 ? "you are invited.\n" : "the links of " + turn_now(play) + ".\n";
  out += deadline_sentence(play) + "\nOpen the link under your name: there you write your order.\n";
  for (Seat s : seats_away(play)) out += "\n" + entry_of(play, s) + ":\n" + full_link(base, play.invite_link(s)) + "\n";
  return out;
}

std::string reminder(Play const& play, Seat seat, std::string const& base) {
  return play.race().title() + ", " + turn_now(play) + ": your order is missing, " + play.race().seat_name(seat) + ". " + deadline_sentence(play) + " " +
         full_link(base, play.invite_link(seat));
}

// "Ann, car 7, turn 3:" is how the reader of messages knows a seat and a turn (post/thread_text.cpp, strip_labels).
std::string order_post(Play const& play, Seat seat, std::string const& order) {
  bool const numbered = play.race().words().before.empty() || play.race().words().number(play.truth().turn()) > 0;
  std::string const head = play.race().title() + " (" + play.truth().game_title() + ")\n" + entry_of(play, seat) + (numbered ? ", " + turn_now(play) : "") + ":";
  return head + (order.find('\n') == order.npos ? " " : "\n") + order;
}

post::Report turn_report(Play const& play, std::string const& table_url) {
  bool const first = play.race().finished() == 0 && !play.truth().midway();
  post::Report report = first ? play.truth().opening() : play.truth().report(play.race().finished());
  report.link = table_url;
  if (play.truth().actor() == kOver) return report;
  if (play.clock().deadline() > 0) report.deadline = date_words(play.clock().deadline());
  for (Seat s : play.tray().missing())
    if (play.drivers().of(s).by == Drives::Remote) report.missing.push_back(play.race().seat_name(s));
  return report;
}

std::string played_by(Play const& play) {
  int forum = 0, mail = 0;
  for (Seat s : seats_away(play)) {
    forum += play.drivers().of(s).how == "forum";
    mail += play.drivers().of(s).how == "mail";
  }
  return mail > forum ? "mail" : forum > 0 ? "forum" : "";
}

post::ReportFormat report_format(Play const& play, std::string_view kept) {
  if (auto const chosen = post::format_from(kept)) return *chosen;
  std::string const by = played_by(play);
  return by == "mail" || (by.empty() && play.inbox().mailed()) ? post::ReportFormat::Plain : post::ReportFormat::BBCode;
}

std::string calendar_of(Play const& play, int64_t now) {
  return deadline_file({play.race().title(), turn_now(play), saves::to_hex(play.truth().game_id()), play.race().words().number(play.truth().turn()), play.clock().deadline()},
                       now);
}

std::string calendar_name(Play const& play) { return "turn-" + std::to_string(std::max(0, play.race().words().number(play.truth().turn()))) + ".ics"; }

}  // namespace paddock::app
