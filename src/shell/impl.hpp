// The inside of App: what lives as long as the window, and the steps of a frame. One file a concern; frame.cpp first.
#pragma once
#include <array>
#include <memory>
#include <string>
#include <vector>

#include "desk/kinship.hpp"
#include "desk/play.hpp"
#include "events/league.hpp"
#include "screens/home/shelf.hpp"
#include "screens/screen.hpp"
#include "shell/app.hpp"
#include "shell/problem.hpp"
#include "shell/sheets.hpp"
#include "store/library.hpp"
#include "ui/theme.hpp"
#include "ui/widgets.hpp"

namespace paddock::app {

// A link of the open race that its people hand on.
struct LinkRow {
  char const* title;
  std::string words;
  char const* button_label;
  std::string link;           // "#t..."
};
std::vector<LinkRow> links_of(Play const& play);
// Whether what is shown is a game of clubs, or its set-up: their plates are shields.
bool clubs_meet(UiState const& ui, Play const* play);

enum class From : uint8_t { Link, File, Gm, Meanwhile };

// 2 for "<id>-2", which is kept beside "<id>"; 1 for that.
int copy_number(std::string_view id);
// Behind the name of a game under which a copy is kept: of a player, of one seat, of who watches.
std::string copy_suffix(Session const& s);
// Screens nobody needs at first: on the page their code follows after the first frame (PADDOCK_LATE_SCREENS).
constexpr bool comes_late(ScreenId id) { return id == ScreenId::Setup || id == ScreenId::Gm || id == ScreenId::End; }

struct App::Impl {
  Impl(Host& host, std::string_view glsl_prefix);

  // ---- frame.cpp
  void frame(int width, int height, float pixel_ratio);
  void begin(int width, int height, float pixel_ratio);
  void advance();
  void draw_screen();
  void draw_notices();
  void finish();
  bool has_tabs() const;
  bool moves() const;                   // frames are wanted by what people and tests wait for
  bool busy() const { return moves() || screen_waits; }   // the same, and what is worked out beside the frames for a screen
  bool wants_frame() const { return moves() || screen_plays; }
  double wake_in_ms() const;
  void poke();
  Stage stage();
  Screen& screen();

  // ---- look.cpp: theme, scale, motion; the system's wish unless the user has chosen
  void read_preferences();
  void apply_look(float pixel_ratio);

  // ---- bar.cpp
  void draw_bar();
  void draw_phone_bar(Rect bar);
  float bar_place(Rect bar);
  void bar_tools(Rect& bar);
  void draw_tabs();

  // ---- keys.cpp
  void keys();
  void press_key(int key, bool ctrl, bool shift);
  void escape();

  // ---- back.cpp: screens and sheets as a pile
  int depth();
  bool back();                                  // closes the uppermost; false: there is none
  void went(ScreenId to);                       // `go` has changed the screen

  // ---- intents.cpp
  void apply_intents();
  void apply(Intent const& intent);
  void take_orders(std::string const& text);
  bool apply_look_intent(Intent const& intent);
  bool apply_shelf_intent(Intent const& intent);
  void go(ScreenId id);

  // ---- open.cpp: whatever comes in, one function decides
  void open_anything(std::string_view text, bool address = false);  // address: it can only be a link
  void open_file(std::string_view name, std::string_view bytes);
  void open_game(Opened opened, char kind, int64_t deadline);
  void open_orders(Opened const& opened, std::string_view text);
  Problem not_kept(Orders const& orders);
  void open_saved(std::string const& id);
  void open_save_doc(std::string_view text, std::string const& id, Seat seat = kNobody);
  void open_save(Doc const& save);              // of one race, out of a file
  void start_race(Setup const& setup);
  void become(std::unique_ptr<Play> game);      // the open game, and the screen that fits it
  void leave_game(bool unlock = true);
  void show_problem(Problem problem);

  // ---- copies.cpp: a race that is kept here already, perhaps otherwise
  struct CopyPlace {
    std::string id;
    std::unique_ptr<Session> kept{};            // the copy there; null: none that can be read
    Doc doc{};                                  // its save
    Kinship::Kind kin = Kinship::Same;          // of what came to it
    int turn = 0;                               // it is in
    std::string parted{};                       // the first copy that went otherwise; its turns: when it parted, and now
    int parted_turn = 0, parted_now = 0;
  };
  struct OtherCopy {
    std::string id, text;                       // text: not kept yet
  };
  CopyPlace place_for(std::string const& base, Session const& came);
  // True when what came is open, false when the kept copy is.
  bool open_beside(std::string const& base, std::unique_ptr<Session> came, Doc const& extra, Seat seat, From from);
  void open_kept_copy(CopyPlace& at, Seat seat);
  void tell_kept(CopyPlace const& at, Doc const& came, std::string const& came_turn, From from);
  void open_other();
  Expected<Doc> kept_doc(std::string const& id);
  static Doc with_desk(Doc save, Doc const& extra);
  std::string table_for(Orders const& orders);
  void go_on_as_gm();

  // ---- keep.cpp: autosave, locks
  void keep();
  bool unsaved() const;
  store::Summary summary_of(Play const& game) const;
  bool read_only() const;
  void take_over();
  void reload_kept();                           // what another tab wrote last is the truth
  void saved(std::string const& id, std::string const& error);
  void drop_views(std::string const& id);
  void storage_came();                          // what is kept could be read at last

  // ---- league.cpp: what is done with the league of this device
  void open_league(Doc const& doc);
  void apply_league(LeagueDo what);
  void next_meeting();
  void enter_result();
  bool counts_for_league();                     // the open game's result may be entered

  // ---- papers_sheet.cpp: what can be printed, and the league
  bool has_pages();                             // Programme and league is of use here: not in a race that prints none
  std::vector<Paper> const& papers();           // of the open game, as its viewer may read them
  void draw_papers_sheet(Rect where);
  void draw_league_head(Rect& in);
  void league_button(Rect where, char const* label, ButtonStyle const& style, LeagueDo what);
  void draw_league_offer(Rect& in);
  void draw_league_new(Rect& in);

  // ---- sheets.cpp, settings.cpp, link_sheet.cpp, notices.cpp
  Rect sheet_rect() const;
  void draw_settings(Rect where);
  void draw_link_sheet(Rect where);
  void save_as_file();
  void draw_banner(Rect& room);
  void draw_problem();
  void draw_offline();
  void keep_outgoing(Intent const& copied);

  // ---- twin_shell.cpp
  void tell_twin();
  void twin_command(std::string const& id, std::string const& value);
  void twin_frame(Twin& twin, Stage& stage);
  bool twin_shell_command(std::string const& id, std::string const& value);

  // ---- twin_sheets.cpp
  void twin_sheet(Twin& twin, Stage& stage);
  void twin_papers(Twin& twin);
  bool twin_sheet_command(std::string const& id, std::string const& value);

  std::string status() const;

  Host& host;
  Jobs jobs{host.backend()};                    // outlives the game and the screens, which ask
  store::Library library;
  LeagueDesk league{library.league()};          // kept on this device
  std::unique_ptr<Board> board;
  std::string glsl_prefix;
  std::array<std::unique_ptr<Screen>, 5> screens;
  std::unique_ptr<Sheets> sheets = make_sheets();
  UiState ui;
  std::vector<ScreenId> trail;          // screens under the present one, Home left out
  int told_depth = 0;
  Shelf shelf;                          // the saved races, opened far enough to be shown
  std::unique_ptr<Play> play;
  std::vector<Intent> intents;
  std::string mail;                     // pasted before the desk's code had come
  Problem problem;                      // the card of an error; empty: none
  OtherCopy other_copy;                 // what its button opens

  Rect window, view;                    // logical px
  float bar_height = 0;
  bool papers_top = false;              // the papers' sheet begins at its top
  Layout layout = Layout::Desktop;
  Gesture gesture;
  double now = 0, frame_cpu_ms = 0;
  uint64_t frames = 0;
  int settle = 3;                       // frames still to draw after input
  bool stepping = false;                // bots think, a film runs
  bool screen_moves = false;            // something of the screen's own still comes or moves
  bool screen_plays = false;            // for show
  bool screen_waits = false;            // for jobs
  bool context = true;                  // the GL context is alive
  Screen* entered = nullptr;            // the screen that knows it is on
  bool is_online = true, update_waits = false, kept = false, asked_to_keep = false;
  bool offline_open = false;            // the card about it
  struct Outgoing {
    std::string title, text;
  };
  std::vector<Outgoing> outgoing;       // copied while there was no connection
  LockState lock = LockState::Free;
  uint64_t saved_generation = 0;        // of the open game, given to the library
  bool save_conflict = false;           // another tab wrote a later step
  std::string save_error;               // the last save did not succeed: one sentence
  std::string storage_error;            // what is kept here could not be read: one sentence
  int theme_choice = 0, motion_choice = 0;
  float scale_choice = 1.0f;
  std::string twin_sent;
  std::vector<Paper> papers_;
  std::string papers_of_;               // the state they were written from
};

}  // namespace paddock::app
