// What a screen gets. Screens read views and push Intents; the shell applies them once, at the end of the frame. Nothing of the
// game changes while ImGui draws.
#pragma once
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "board/board.hpp"
#include "core/action.hpp"
#include "core/doc.hpp"
#include "core/ids.hpp"
#include "desk/host.hpp"
#include "desk/intent.hpp"
#include "ui/gesture.hpp"
#include "ui/theme/board_look.hpp"
#include "ui/rect.hpp"
#include "ui/twin.hpp"

namespace paddock {
class SessionOrders;
struct Setup;
namespace store { class Library; }
}  // namespace paddock

namespace paddock::app {

inline constexpr char kSeeResult[] = "See the result";

class EventDesk;
class Jobs;
class Play;

enum class ScreenId : uint8_t { Home, Setup, Table, Gm, End, Designer, Referee, Events };
inline constexpr int kScreens = 8;
enum class SheetId : uint8_t { None, Rules, Settings, Link, Papers };  // side sheets over any screen
enum class Layout : uint8_t { Phone, Tablet, Desktop, Wide };     // by window width / UI scale: 600, 1024, 1680
enum class PhoneTab : uint8_t { Board, Order, Log, Replay };      // tab bar of the table on a phone

// What undo would not restore. One for the window, not for the game.
struct UiState {
  ScreenId screen = ScreenId::Home;
  SheetId sheet = SheetId::None;
  std::string rule;              // the rule card that floats; empty: none
  float rule_x = 0, rule_y = 0;  // where its chip stood
  std::string rules_query;
  bool rules_of_orders = false;  // the rules sheet shows how orders are written
  std::string setup_game;        // the set-up screen's game
  std::string setup_brings;      // a tag that my seat brings: taken when it is entered
  std::string dropped_map;       // a map file came while the screen is on that takes one: set-up, the event's
  std::string event_title;       // of the event's screen, for the bar
  std::string event_game;        // the same: whose rules and boards are meant there
  Doc event_settings;            // and what is in force
  std::string workshop;          // the game of workshop and calculator; empty: the first that has one
  std::string design_name;       // of the vehicle on its bench, for the bar
  std::string dropped_design;    // a vehicle's document came: the workshop takes it
  PhoneTab tab = PhoneTab::Board;
  // Phone: the screen has the whole window (order entry): no tab bar and no bar of the shell; it draws its own, 56 high.
  // The screen sets it while drawing; it counts from the next frame on.
  bool whole_window = false;
  bool left_drawer = false;      // tablet: the left column is out
  bool show_grid = true;         // key G
  bool show_trails = true;       // key T
  bool show_places = false;      // key C: numbers of columns and rows at the board's edge
  bool leaving = false;          // the card of ways out of the race is open
  std::string hint_open;         // phone: the advice that is shown in full
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
  Jobs* jobs = nullptr;          // what takes a while is asked for here (desk/jobs.hpp)
  bool low = false;              // the window is, as of a phone on its side: what stands in sight elsewhere is scrolled

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
  // The top bar's middle: chips and figures of this screen, cut from `room`; what is left may hold a toast. The shell draws wordmark,
  // place and tools.
  virtual void draw_bar(Stage&, Rect& room) { (void)room; }
  // Phone: the second line of the top bar ("Turn 25, lap 2 of 3").
  virtual std::string phone_subtitle(Stage&) { return {}; }
  // True when it used the key. Called for every key press while no text field has the keyboard.
  virtual bool key(Stage&, int imgui_key, bool ctrl, bool shift) { return (void)imgui_key, (void)ctrl, (void)shift, false; }
  virtual bool escape(Stage&) { return false; }       // close something, then clear the selection; true when it did
  virtual bool wants_frame(Stage&) const { return false; }  // something of its own still moves
  virtual bool plays(Stage&) const { return false; }        // something moves for show: frames are wanted, nothing waits for its end
  virtual bool waits(Stage&) const { return false; }        // for a job: no frame is wanted until it has news
  // The text twin. The shell fills title, nav, log and whatever the screen leaves empty.
  virtual void twin(Stage&, Twin&) {}
  virtual bool twin_command(Stage&, std::string const& id, std::string const& value) { return (void)id, (void)value, false; }
  virtual void take_orders(Play&, std::string_view, int64_t now) { (void)now; }  // the GM desk: whatever was pasted
  // The GM desk: what a faulty order may mean (session/mend.hpp).
  virtual std::vector<std::string> mends(SessionOrders const&, Seat, std::string_view) const { return {}; }
  virtual void draw_code(Rect where, std::string_view words) const { (void)where, (void)words; }   // the GM desk: as a QR code
  virtual void context_lost() {}                      // drop GL objects; they are made again when next needed
};

// Liveries and numbers of a setup's seats, for Board::set_entrants and swatches.
std::vector<Entrant> entrants(Setup const& setup);

// One maker a screen, each in its own folder.
std::unique_ptr<Screen> make_setup_screen();
std::unique_ptr<Screen> make_table_screen();
std::unique_ptr<Screen> make_gm_screen();
std::unique_ptr<Screen> make_end_screen();
std::unique_ptr<Screen> make_designer_screen();
std::unique_ptr<Screen> make_referee_screen();
std::unique_ptr<Screen> make_events_screen(EventDesk& desk);

}  // namespace paddock::app
