// What a screen gets and what it may ask for. Screens read views and push Intents; the shell applies them once, at the
// end of the frame. Nothing of the game changes while ImGui draws.
//
// What the shell needs from the running game (app/play.hpp, class Play):
//   Session& session();  std::string const& id();         the game and its key in the library
//   Seat viewer() const;                                  whose eyes look: a seat of this screen, or kNobody
//   bool covered() const;                                 the hot-seat cover is up: draw no secret, the twin says none
//   bool apply(Intent const&, Host&);                     game intents (below); true when the game changed
//   bool step(double now_ms);                             one slice of bots and playback (<= 4 ms); true: frame wanted
//   bool thinking() const;  bool animating() const;
//   int shown_turn() const;                               0: the running turn, else the scrubbed one
//   uint64_t generation() const;                          grows with every change that must be saved
//   std::string state_chip() const;                       "your turn", "waiting for 3", for the home screen
//   bool waits_for_me() const;
//   bool by_link() const;                                 some seat plays by link, forum or mail: the GM desk exists
#pragma once
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "app/board/board.hpp"
#include "app/gesture.hpp"
#include "app/host.hpp"
#include "app/rect.hpp"
#include "app/twin.hpp"
#include "core/action.hpp"
#include "core/ids.hpp"

namespace paddock {
class Session;
struct Setup;
namespace store { class Library; }
}  // namespace paddock

namespace paddock::app {

inline constexpr char kSeeResult[] = "See the result";

class Play;

enum class ScreenId : uint8_t { Home, Setup, Table, Gm, End };
enum class SheetId : uint8_t { None, Rules, Settings, Link, Papers };  // side sheets over any screen
enum class Layout : uint8_t { Phone, Tablet, Desktop, Wide };     // by window width / UI scale: 600, 1024, 1680
enum class PhoneTab : uint8_t { Board, Order, Log, Replay };      // tab bar of the table on a phone

struct Intent {
  enum Kind : uint8_t {
    // shell
    Go,            // number: ScreenId
    OpenSheet,     // number: SheetId; text: rule id for Rules, or "orders": how they are written (may be empty)
    CloseSheet,
    OpenRule,      // text: rule id; shows the rule's card (states.png), from there the whole chapter
    OpenText,      // text: anything pasted; a link, orders, a message: one function decides
    OpenSaved,     // text: id in the library
    ForgetSaved,   // text: id
    ExportSaved,   // text: id, empty: all
    ImportFile,    // asks the host for a file
    Paste,         // asks the host for the clipboard
    StartSetup,    // the set-up screen; text: game id
    TryRace,       // a sensible solo race against bots, at once; text: game id, may be empty
    StartRace,     // text: Setup as JSON (setup_to_doc); number: hours a turn (0: no deadline)
    Copy,          // text; aux: what the toast says
    SaveFile,      // text: bytes; aux: file name
    SetTheme,      // number: 0 as the system, 1 dark, 2 light
    SetScale,      // number: per cent
    SetMotion,     // number: 0 as the system, 1 full, 2 reduced
    League,        // number: LeagueDo (app/league.hpp)
    TakeOver,      // this tab takes the game from the other one
    GoOnAsGm,      // a table link was opened, on another device than the GM's: the race goes on here
    OpenOther,     // the copy that a card of the shell speaks of
    TakeOrders,    // text: any mix of links, orders, messages (GM inbox); to the GM desk, whose code comes late
    // game, to Play::apply
    PlayActions,   // actions: played in order
    TypeOrder,     // text: replaces the draft
    Commit,        // seal what the draft says
    ClearDraft,
    Undo,
    Redo,
    Absent,        // number: seat; the autopilot drives
    Retire,        // number: seat
    ReopenTurn,
    Mend,          // number: index of the message; text: repaired order
    Resolve,       // GM: publish the turn; after the deadline the autopilot drives for the missing
    TakeBack,      // GM: the turn published last runs again
    LookIn,        // GM: the desk shows what came in; his own sealed order stands from now on
    Pace,          // GM, number: hours every turn has from now on; 0: no deadline
    Extend,        // GM, number: hours more for this turn
    ShowTurn,      // number: turn, 0: now
    Replay,        // play the shown (or last) turn's film; number: turn
    PlaySpeed,     // number: 1, 2, 4
    PressOn,       // past the card of chance a film waits for, else to its next one, else to its end
    GoOn,          // a race of bots alone runs on
    Uncover,       // the hot-seat driver opens his cover
    Cover,
    HandOver,      // number: seat; text: who drives it to the end ("autopilot", "bot medium"), empty: its own driver again
    RunToEnd,      // bots drive the rest at once
    EndNow,        // number: 1 the race ends with the standing, 0 it goes on after all
    PlayAs,        // number: seat to look through (hot seat, a table link's choice of seat)
  };
  Kind kind = Go;
  int64_t number = 0;
  std::string text, aux;
  std::vector<Action> actions;
};

// What undo would not restore. One for the window, not for the game.
struct UiState {
  ScreenId screen = ScreenId::Home;
  SheetId sheet = SheetId::None;
  std::string rule;              // the rule card that floats; empty: none
  float rule_x = 0, rule_y = 0;  // where its chip stood
  std::string rules_query;
  bool rules_of_orders = false;  // the rules sheet shows how orders are written
  std::string setup_game;        // the set-up screen's game
  std::string dropped_map;       // a map file came while the set-up screen is on: it takes it
  PhoneTab tab = PhoneTab::Board;
  // Phone: the screen has the whole window (order entry): no tab bar and no bar of the shell; it draws its own, 56 high.
  // The screen sets it while drawing; it counts from the next frame on.
  bool whole_window = false;
  bool left_drawer = false;      // tablet: the left column is out
  bool show_grid = true;         // key G
  bool show_trails = true;       // key T
  bool show_places = false;      // key C: numbers of columns and rows at the board's edge
  bool leaving = false;          // the card of ways out of the race is open
  Seat selected = kNobody;       // a car pointed at
  int log_line = -1;             // keys [ ]
};

struct Stage {
  Host& host;
  UiState& ui;
  store::Library& library;
  Play* play = nullptr;          // the open game
  class Screen const* desk = nullptr;  // the GM's, which reads what people write; nullptr until its code has come
  // The one board renderer; nullptr while the GL context is lost. A screen calls board->draw(...) at once inside its
  // draw() (the window is cleared already, ImGui's data is rendered later), then draw_texts into
  // ImGui::GetBackgroundDrawList() with board_fonts(). Pictures and minimaps the same way, before they are shown.
  // Picture slots: 0..15 home and set-up, 16..31 table, GM desk, race end.
  Board* board = nullptr;
  Rect window;                   // the whole window
  Rect view;                     // below the top bar, above a phone's tab bar
  Layout layout = Layout::Desktop;
  double now_ms = 0;
  float dt = 0;                  // seconds since the last frame
  Gesture gesture;               // pinches and two-finger pans of this frame (over the board)
  bool read_only = false;        // another tab holds the game, or a save's hash did not match
  std::vector<Intent>& intents;

  // The geometry for the board with `free` as the rectangle between the panels.
  Canvas canvas(Rect free) const;
  // The pointer is over the board and no panel has it.
  bool over_board() const;

  void push(Intent::Kind kind, int64_t number = 0, std::string text = {}, std::string aux = {}) {
    intents.push_back({kind, number, std::move(text), std::move(aux), {}});
  }
  void play_actions(std::vector<Action> actions) { intents.push_back({Intent::PlayActions, 0, {}, {}, std::move(actions)}); }
};

// Keys a screen may take before the shell does (ui.md "Keys"); ImGuiKey with modifiers as ImGuiKeyChord.
class Screen {
 public:
  virtual ~Screen() = default;
  virtual void enter(Stage&) {}                       // it becomes the screen
  virtual void draw(Stage&) = 0;
  // The top bar's middle: chips and figures of this screen, in `room`; the shell draws wordmark, place and tools.
  virtual void draw_bar(Stage&, Rect room) { (void)room; }
  // Phone: the second line of the top bar ("Turn 25, lap 2 of 3").
  virtual std::string phone_subtitle(Stage&) { return {}; }
  // True when it used the key. Called for every key press while no text field has the keyboard.
  virtual bool key(Stage&, int imgui_key, bool ctrl, bool shift) { return (void)imgui_key, (void)ctrl, (void)shift, false; }
  virtual bool escape(Stage&) { return false; }       // close something, then clear the selection; true when it did
  virtual bool wants_frame(Stage&) const { return false; }  // something of its own still moves
  virtual bool plays(Stage&) const { return false; }        // something moves for show: frames are wanted, nothing waits for its end
  // The text twin. The shell fills title, nav, log and whatever the screen leaves empty.
  virtual void twin(Stage&, Twin&) {}
  virtual bool twin_command(Stage&, std::string const& id, std::string const& value) { return (void)id, (void)value, false; }
  virtual void take_orders(Play&, std::string_view, int64_t now) { (void)now; }  // the GM desk: whatever was pasted
  // The GM desk: what a faulty order may mean (session/mend.hpp).
  virtual std::vector<std::string> mends(Session const&, Seat, std::string_view) const { return {}; }
  virtual void context_lost() {}                      // drop GL objects; they are made again when next needed
};

BoardFonts board_fonts();
BoardTheme board_theme();
// Liveries and numbers of a setup's seats, for Board::set_entrants and swatches.
std::vector<Entrant> entrants(Setup const& setup);

// One maker a screen, each in its own folder: src/app/home, setup (shell), table, gm, end.
std::unique_ptr<Screen> make_setup_screen();
std::unique_ptr<Screen> make_table_screen();
std::unique_ptr<Screen> make_gm_screen();
std::unique_ptr<Screen> make_end_screen();

}  // namespace paddock::app
