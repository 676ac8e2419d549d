// GM desk, third column below: what goes out. Link and QR, forum text in four formats, JSON, invites, what is to be sent after a
// turn was published; and the button that resolves the turn, grey until every order is in.
#pragma once
#include <string>
#include <vector>

#include "desk/play.hpp"
#include "screens/gm/desk_words.hpp"
#include "session/letters.hpp"
#include "screens/screen.hpp"
#include "ui/rect.hpp"

namespace paddock::app {

class GmOut {
 public:
  void enter(Play const& play, bool fresh);
  bool long_lists(Play const& play) const;      // they have more to show
  void draw(Stage& stage, Rect where, Step step);
  bool shows(Step step) const;                  // the page that is open has the button of this step itself
  StepWords next_words(Play const& play) const; // of Step::Send: what is copied next
  void send_next(Stage& stage);
  void copy_invitations(Stage& stage);
  Sent sent(Play const& play) const;
  void publish(Stage& stage);
  void twin(Stage& stage, Twin& twin);
  bool command(Stage& stage, std::string const& id, std::string const& value);

 private:
  enum class Out : uint8_t { Send, Link, Forum, Json, Invites };
  struct Parcel {              // something to be sent after a turn was published
    char const *label, *icon;
    std::string title, words;
    enum What : uint8_t { Report, Link, Seats } what = Report;
  };

  void tabs(Stage& stage, Rect& in, Out out);
  std::string foot_note(Play const& play, int64_t now) const;
  void foot(Stage& stage, Rect in, Step step);
  void publish_button(Stage& stage, Rect where, Step step);
  void link(Stage& stage, Rect in);
  void text_of(Stage& stage, Rect in, std::string const& words, std::string const& file);
  // send.cpp
  void send(Stage& stage, Rect in, Step step);
  float parcel_row(Stage& stage, Rect row, Parcel const& parcel, bool next);
  void invites(Stage& stage, Rect in, Step step);
  void seat_invites(Stage& stage, Rect in);
  std::vector<Parcel> parcels(Play const& play) const;
  void send_parcel(Stage& stage, Parcel const& parcel);
  bool was_sent(Play const& play, Parcel const& parcel) const;
  void take_back(Stage& stage);
  bool asks_back(Play const& play) const;
  bool offers_back(Play const& play) const;
  void take_back_button(Stage& stage, Rect where);
  std::string why_not_back(Play const& play) const;
  void why_back(Rect where);
  post::ReportFormat format(Stage& stage) const;
  std::string const& table_url(Stage& stage);
  std::string const& forum_text(Stage& stage);
  std::string const& json_text(Stage& stage);

  Out out_ = Out::Link;
  std::string url_, forum_, json_;
  uint32_t url_of_ = 0, forum_of_ = 0, json_of_ = 0;
  post::ReportFormat forum_format_ = post::ReportFormat::BBCode;
  uint32_t sent_ = 0;          // bits of Parcel::What that were copied, of the race and turn that sent_of_ names
  std::string back_asked_of_, back_why_;   // the race and its last finished turn that may be taken back by one more press; the reason so far
  std::string sent_of_, invited_of_;   // invited_of_: the race whose invitations were copied
};

}  // namespace paddock::app
