// The GM's desk: who is missing, what came in, what would happen, what goes out. Three columns, left to right as the
// work flows; on narrow screens one at a time.
#pragma once
#include <string>
#include <vector>

#include "app/play.hpp"
#include "app/screen.hpp"
#include "app/theme.hpp"
#include "app/widgets.hpp"
#include "session/letters.hpp"
#include "session/mend.hpp"

namespace paddock::app {

// "If you resolved now", as a table; made once per change.
struct Outlook {
  struct Row {
    Seat seat = kNobody;
    int place = 0;
    std::string order, ends, what;
    int64_t before = 0, after = 0;
    Rule rule;
    Line missing;              // what the game says of the absent driver; only with `ghost`
    bool ghost = false;
    bool changed = false;      // against the turn with every order that is in
  };
  std::vector<Row> rows;
  std::vector<Draw> draws;     // dice of its own, never those of the turn
  Seat without = kNobody;      // whose order is left out
  std::string main_label;
  Scene scene;
  uint32_t of = 0;
  Play const* play = nullptr;
  bool refresh(Play const& play, Seat without = kNobody);
};

// seats.cpp
inline constexpr char kHandOver[] = "A bot of medium strength takes this place to the end, or until it is given back";
std::string hand_over_words(Play const& play, Seat seat);
void hand_over(Stage& stage, Seat seat);

class GmScreen final : public Screen {
 public:
  void enter(Stage& stage) override;
  void draw(Stage& stage) override;
  void draw_bar(Stage& stage, Rect room) override;
  std::string phone_subtitle(Stage& stage) override;
  void twin(Stage& stage, Twin& twin) override;
  bool twin_command(Stage& stage, std::string const& id, std::string const& value) override;
  std::vector<std::string> mends(Session const& game, Seat seat, std::string_view order) const override { return mends_of(game, seat, order); }
  void take_orders(Play& play, std::string_view text, int64_t now) override { play.paste(text, now); }
  void context_lost() override { picture_ = 0; }

 private:
  enum class Page : uint8_t { Seats, Inbox, Preview, Publish };
  enum class Out : uint8_t { Send, Link, Forum, Json, Invites };
  struct Parcel {              // something to be sent after a turn was published
    char const *label, *icon;
    std::string title, words;
    enum What : uint8_t { Report, Link, Seats } what = Report;
  };

  // seats.cpp
  void draw_seats(Stage& stage, Rect where);
  float seat_row(Stage& stage, Rect row, Seat seat);
  void seat_tools(Stage& stage, Rect in, float y);
  void pace_row(Stage& stage, Rect row);
  // inbox_panel.cpp
  void draw_inbox(Stage& stage, Rect where);
  float paste_well(Stage& stage, Rect in, float y);
  void blind_inbox(Stage& stage, Rect in);
  float draw_letter(Stage& stage, Rect in, float y, size_t index, bool first_open);
  // inbox_letter.cpp
  float letter_body(Stage& stage, Rect in, float y, size_t index);
  float letter_editor(Stage& stage, Rect in, float y, size_t index);
  float letter_lost(Stage& stage, Rect in, float y, size_t index, bool first_open);
  void edit_button(Rect& row, Letter const& letter, size_t index);
  void ask_button(Stage& stage, Rect& row, Letter const& letter, size_t index);
  void drop_button(Stage& stage, Rect& row, size_t index);
  bool editing(Letter const& letter) const { return !edit_of_.empty() && edit_of_ == letter.raw; }
  float letter_whose(Stage& stage, Rect in, float y, size_t index);
  float letter_choice(Stage& stage, Rect in, float y, size_t index, bool first_open);
  float letter_fault(Stage& stage, Rect in, float y, size_t index, bool first_open);
  // outlook.cpp
  void draw_outlook(Stage& stage, Rect where);
  void outlook_board(Stage& stage, Rect where);
  void compare_switch(Stage& stage, Rect board);
  void outlook_rows(Stage& stage, Rect table);
  void outlook_draws(Rect area);
  void outlook_list(Stage& stage, Rect table, float row_h);
  void outlook_row_narrow(Stage& stage, Rect row, Outlook::Row const& what);
  void outlook_row(Stage& stage, Rect row, Outlook::Row const& what, bool zebra);
  // send.cpp
  void out_send(Stage& stage, Rect in);
  void out_invites(Stage& stage, Rect in);
  bool sends_first(Stage& stage) const;
  std::vector<Parcel> parcels(Stage& stage);
  void send_parcel(Stage& stage, Parcel const& parcel);
  bool was_sent(Play const& play, Parcel const& parcel) const;
  void take_back(Stage& stage);
  void take_back_row(Stage& stage, Rect row);
  void twin_send(Stage& stage, Twin& twin);
  bool twin_sent(Stage& stage, std::string const& id, std::string const& value);
  // publish.cpp
  void draw_publish(Stage& stage, Rect where);
  void publish_foot(Stage& stage, Rect row);
  void out_link(Stage& stage, Rect in);
  void out_text(Stage& stage, Rect in, std::string const& words, std::string const& file);
  std::string const& table_url(Stage& stage);
  std::string const& forum_text(Stage& stage);
  std::string const& json_text(Stage& stage);
  void publish(Stage& stage);

  Outlook outlook_;
  unsigned picture_ = 0;       // texture of the outlook's board, and what it shows
  uint64_t picture_of_ = 0;
  std::vector<BoardText> picture_texts_;
  Page page_ = Page::Seats;
  Out out_ = Out::Link;
  Seat selected_ = kNobody;
  bool typing_in_ = false;
  bool compare_ = false, draws_ = false;
  std::string typed_;          // an order typed in for the selected seat
  std::string paste_;          // the paste well
  std::string mend_;           // twin: paste field
  std::string edit_, edit_of_; // the letter that is being changed: new words, and what it says
  post::ReportFormat format_ = post::ReportFormat::BBCode;
  std::string url_, forum_, json_;
  uint32_t sent_ = 0;          // bits of Parcel::What that were copied, after sent_turn_ was published
  int sent_turn_ = 0;
  uint32_t url_of_ = 0, forum_of_ = 0, json_of_ = 0;
  post::ReportFormat forum_format_ = post::ReportFormat::BBCode;
};

// To a host who drives himself and has not sealed.
inline constexpr char const* kBlindDesk =
    "You drive in this game yourself: you see who is in. What they wrote, and what would happen, opens when your own "
    "order is sealed; then it stands.";

inline constexpr char const* kTakeBack =
    "As long as nobody has answered it, the turn can be taken back: every order and letter lies on the desk again. Tell whoever "
    "has the link already.";
// Everybody is in, or the time is over and only people are missing, for whom the autopilot drives.
bool may_publish(Play const& play, int64_t now);

// "3 min ago"
std::string ago(int64_t then, int64_t now);
// How the order of a seat came, in words.
std::string way_words(Play const& play, Seat seat, int64_t now);

}  // namespace paddock::app
