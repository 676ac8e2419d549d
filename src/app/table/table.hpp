// The table: board, race order, log, decision, timeline. One class, one file a panel; everything it shows comes from
// TableView, everything it does goes out as Intents.
#pragma once
#include <string>

#include "app/board/camera.hpp"
#include "app/screen.hpp"
#include "app/table/view.hpp"
#include "app/theme.hpp"
#include "app/widgets.hpp"

namespace paddock::app {

// For who opened what everybody may know.
inline constexpr char kWatching[] =
    "This link shows what everybody may know: no hand and no orders. If you hold a seat, ask the game master for your own link; "
    "each seat gets a new one every turn. A game master goes on from a back-up file: no link of this game holds its dice.";
inline constexpr char kGmGoesOn[] = "I am the GM: go on from here";

inline constexpr char kToTheFlag[] = "To the flag";   // the rest without films
inline constexpr char kWayOutTip[] = "A way out: autopilot, give up, end now";

// A way out of a lost race, and the intent it is.
struct WayOut {
  char const* id;
  std::string label, words;
  char const* icon;
  Intent::Kind kind = Intent::HandOver;
  int64_t number = 0;
  char const* text = "";
};

class TableScreen final : public Screen {
 public:
  void enter(Stage& stage) override;
  void draw(Stage& stage) override;
  void draw_bar(Stage& stage, Rect room) override;
  std::string phone_subtitle(Stage& stage) override;
  bool key(Stage& stage, int imgui_key, bool ctrl, bool shift) override;
  bool escape(Stage& stage) override;
  bool wants_frame(Stage& stage) const override;
  void twin(Stage& stage, Twin& twin) override;
  bool twin_command(Stage& stage, std::string const& id, std::string const& value) override;
  void context_lost() override { marks_of_ = 0, map_ = 0; }

 private:
  // layout (table.cpp)
  void draw_wide(Stage& stage);
  void draw_phone(Stage& stage);
  void notice_changes(Stage& stage);
  // board (board_view.cpp)
  void draw_board(Stage& stage, Rect free);
  void steer_camera(Stage& stage, Rect free);
  void hold_path(Stage& stage);
  void pointer(Stage& stage, Rect free);
  void keep_marks(Stage& stage);
  void follow_me(Stage& stage, bool glide);
  bool fight_at(Stage& stage, Vec& at) const;
  bool leader_at(Stage& stage, Vec& at) const;
  bool is_out(Stage& stage) const;
  void light(Stage& stage);
  void look_at_line(Stage& stage, int line);
  // pointed.cpp: another car, pointed at on the board or in the race order
  void point_at(Stage& stage, Seat seat);
  Seat car_under(Stage& stage, Vec mouse) const;
  void draw_pointed(Stage& stage, Rect free);
  void draw_places(Stage& stage, Rect free);
  // leave.cpp: ways out of a lost race
  bool to_the_flag(Stage& stage) const;      // my race is run, and only bots drive on
  void draw_leave(Stage& stage, Rect where);
  std::vector<WayOut> ways_out(Stage& stage) const;
  void take_way(Stage& stage, WayOut const& way);
  void twin_ways(Stage& stage, Twin& twin);
  bool twin_way(Stage& stage, std::string const& id);
#ifdef PADDOCK_PROBE
  void probe_board(Stage& stage, Rect free, bool spots);
#endif
  void draw_cards(Stage& stage);
  void draw_told(Stage& stage, Rect free);   // told.cpp: the card of chance a film waits for
  void draw_tools(Stage& stage, Rect where);
  // panels.cpp, trays.cpp
  void draw_page_tools(Stage& stage, Rect where);
  void draw_panels(Rect& column);
  void draw_lists(Rect view);
  float panel_row(Rect r, Panel::Row const& row, Panel const& panel);
  bool on_page(int page) const;
  std::vector<Tray const*> trays() const;
  void draw_trays(Stage& stage, Rect& area);
  float trays_inline(Stage& stage, Rect in, float y, bool hands = true);
  void draw_tray(Stage& stage, Rect where, Tray const& tray);
  bool tray_place(Rect r, Tray const& tray, size_t i);
  void draw_minimap(Stage& stage, Rect where);
  Playhead playhead(Stage& stage) const;
  // left column (standing.cpp, log.cpp)
  void draw_left(Stage& stage, Rect column);
  void draw_order(Stage& stage, Rect where);
  float order_row(Stage& stage, Rect row, Standing::Row const& who);
  void draw_log(Stage& stage, Rect where, bool heading = true);
  float draw_draws(Stage& stage, Rect area, float y);
  // right column (decision.cpp, order_entry.cpp, waiting.cpp)
  void draw_decision(Stage& stage, Rect where);
  void decide(Stage& stage, Rect inside);
  float head(Stage& stage, Rect inside, std::string_view title);
  float closing_line(Stage& stage, Rect inside, float y);
  static bool closing(Play const& play);   // the deadline of a player's copy is shown
  static void save_deadline(Stage& stage);
  float figures(Rect inside, float y, bool slim = false);
  float order_entry(Stage& stage, Rect inside, float y, float key_height);
  float order_error(Stage& stage, Rect inside, float y);
  float slots(Rect inside, float y);
  float keys(Stage& stage, Rect inside, float y, float key_height);
  float reasons(Stage& stage, Rect inside, float y, float bottom);
  void wait(Stage& stage, Rect inside);
  void waiting_seats(Stage& stage, Rect inside, float y);
  void sealed_for_gm(Stage& stage, Rect inside, float y);
  void look_back(Stage& stage, Rect inside);
  void turn_lines(Stage& stage, Rect where, int turn, Rule& opened);   // `opened`: a rule that was pressed
  void pick_seat(Stage& stage, Rect inside);
  float gm_row(Stage& stage, Rect row);
  void type(Stage& stage, std::string text);
  void read_as(Stage& stage, size_t mend);
  void copy_order(Stage& stage);
  std::string doubt() const;                 // what a seal of the draft as it stands would bring; empty: nothing amiss
  void seal(Stage& stage);
  bool seal_button(Stage& stage, Rect where);
  float asks_height(float width) const;      // of its question, above the button; 0: nothing is asked
  std::string sealed_words(Play const& play) const;
  float sealed_order(Play const& play, Rect inside, float y);
  // form.cpp, workshop.cpp
  void decide_form(Stage& stage, Rect inside);
  float car_card(Rect inside, float y);
  float form(Stage& stage, Rect inside, float y, bool with_sums = true);
  void pin_sums(Stage& stage, Rect& rest);
  float form_text(Stage& stage, Rect inside, float y, bool with_error = true);
  float ladder(Stage& stage, Rect inside, float y, Question const& q);
  float strip(Stage& stage, Rect inside, float y, Question const& q);
  float fold(Stage& stage, Rect inside, float y, Question const& q);
  float answers(Stage& stage, Rect inside, float y, Question const& q, std::string const& id);
  void choose(Stage& stage, Choice const& choice);
  bool form_key(Stage& stage, int n, int by);
  float form_head(Rect inside, float y, Question const& q);
  bool commit_picked(Stage& stage);
  bool is_picked(Question const& q, size_t i) const;
  bool just_asked() const;
  void press_spot(Stage& stage, Spot const& spot);
  int lit_spot() const;
  float sheet_pages(Stage& stage, Rect inside, float y);
  // tester.cpp
  void try_draft(Stage& stage);
  float tester(Stage& stage, Rect inside, float y);
  void draw_workshop(Stage& stage, Rect free);
  float sums(Rect inside, float y);
  float shelf(Stage& stage, Rect inside, float y);
  // compare.cpp
  void put_aside(Scene const& scene);
  void add_aside(Play const& play);
  float comparison(Stage& stage, Rect inside, float y);
  // the rest
  float play_controls(Stage& stage, Rect in);
  void draw_timeline(Stage& stage, Rect where);
  float draw_queue(Stage& stage, Rect in, float right);
  void draw_cover(Stage& stage);
  float draw_coach(Stage& stage, Rect free);
  void phone_strip(Stage& stage, Rect where);
  void phone_board(Stage& stage, Rect view);
  void entry_bar(Stage& stage, Rect bar);
  void phone_entry(Stage& stage, Rect view);

  TableView view_;
  Camera camera_;
  Canvas canvas_;
  Play const* of_ = nullptr;   // the game the camera and the field belong to
  uint32_t noticed_ = 0;       // the play's revision the field was put in step with
  bool fitted_ = false;
  bool free_look_ = false;     // the user moved the camera himself: it follows nobody until the next decision
  bool dragging_ = false;
  float drag_px_ = 0;
  int hovered_spot_ = -1;
  int seen_turn_ = -1;         // the running turn whose decision the camera has been shown
  Box held_;                   // the path that was brought into sight last, and where
  Canvas held_in_;
  float held_over_ = 0;       // height of the advice then
  int marks_of_ = 0;           // tyre marks are on the board up to this finished turn
  bool writing_ = false;       // phone: the order sheet is up
  std::string form_of_;        // the form that was shown last: another one begins at its top
  int form_frames_ = 0;        // so long it has been
  float picked_bottom_ = 0;    // of the row the yellow button plays, in this frame
  bool maximised_ = false;
  bool draws_open_ = false;
  bool driven_open_ = true;
  std::vector<std::string> notes_;  // what reading the draft says of it: "3 moves written, 6 needed: the rest is M."
  std::string asked_text_;     // the draft whose seal was pressed once: the next press seals it
  Seat pointed_ = kNobody;     // UiState::selected as the marks below were made for it
  uint32_t pointed_of_ = 0;
  std::vector<Mark> reach_;    // of the car pointed at
  std::vector<Vec> lit_;       // tiles that a log line names
  int lit_turn_ = 0;           // whose log it is
  int looked_turn_ = 0;        // the shown turn the camera has been taken to
  float coach_height_ = 0;     // of the last frame; the board, or its path, keeps clear of it
  std::string field_;          // what stands in the order field
  std::string field_of_;       // the clean text it stood for
  Sheet sheet_;                // what the typed text means
  std::vector<std::string> mends_;   // what a faulty one may mean
  std::vector<Question> questions_;  // of the decision, filled with field_
  WhatIf what_if_;                   // the draft tried on `assumed_`
  std::string assumed_;
  bool tester_open_ = false;
  std::vector<Action> picked_;       // what the yellow button would play: an answer that was only picked so far
  std::string picked_commit_;        // and what it says
  std::string questions_text_, open_fold_, design_name_;
  std::string group_;                // whose answers are drawn: the heading above them
  int drawn_page_ = -1;              // of Standing::pages, while a phone's sheet goes through all of them; -1: the shown one
  double asked_at_ = -1;             // when the question on the way appeared, in seconds; the pointer lay there
  float asked_x_ = 0, asked_y_ = 0;
  uint32_t questions_of_ = 0;
  Desk aside_;                 // the order put aside to compare with; no text: none
  std::vector<Vec> aside_way_; // its way on the board
  bool typing_ = false;        // the field has the keyboard and is ahead of the clean text
  bool ended_ = false;         // the race end has been shown
  unsigned map_ = 0;           // texture of the minimap, and what it shows
  uint64_t map_of_ = 0;
  Rect map_at_;               // where the small map lay in the last frame
};

// The card of chance in a sentence: "Chance table, Marta: 5 and 3 make 8, spin: stands still."
std::string told_words(Film::Told const& card, std::string const& who);

// What a row's icon says: "sealed", "awaited", "not known here"; `now`: not a turn looked back at.
char const* state_words(Play const& play, Standing::Row const& row, bool now);

}  // namespace paddock::app
