// The inside of App: what lives as long as the window, and the steps of a frame (frame.cpp). Its parts have state of their own; each
// sees what it is given here and nothing else.
#pragma once
#include <memory>
#include <string>
#include <vector>

#include "events/event_desk.hpp"
#include "events/league.hpp"
#include "shell/app.hpp"
#include "shell/back.hpp"
#include "shell/banner.hpp"
#include "shell/bar.hpp"
#include "shell/copies.hpp"
#include "shell/event_work.hpp"
#include "shell/files.hpp"
#include "shell/league_work.hpp"
#include "shell/look.hpp"
#include "shell/offline.hpp"
#include "shell/opener.hpp"
#include "shell/other_tabs.hpp"
#include "shell/papers.hpp"
#include "shell/problem_card.hpp"
#include "shell/race.hpp"
#include "shell/races.hpp"
#include "shell/screens.hpp"
#include "shell/sheets.hpp"
#include "shell/shell_twin.hpp"

namespace paddock::app {

struct App::Impl {
  Impl(Host& host, std::string_view glsl_prefix);

  // ---- frame.cpp
  void frame(int width, int height, float pixel_ratio);
  void begin(int width, int height, float pixel_ratio);
  void advance();
  void draw();
  void draw_notices();
  void finish();
  bool moves() const;                   // frames are wanted by what people and tests wait for
  bool busy() const { return moves() || screens.waits(); }   // the same, and what is worked out beside the frames for a screen
  Stage stage();

  // ---- intents.cpp: what the parts asked for
  void take(Intent intent);             // from outside: done at once
  void apply_intents();
  void hold(Intent const& intent);
  void apply(Intent const& intent);
  void apply_to_race(Intent const& intent);
  bool apply_to_shelf(Intent const& intent);
  void start_race(Intent const& asked);
  void open_sheet(Intent const& asked);

  // ---- app.cpp
  void read_preferences();
  void storage_came();                  // what is kept could be read at last
  std::string status() const;           // status.cpp

  Host& host;
  Jobs jobs{host.backend()};            // outlives the game and the screens, which ask
  store::Library library;
  LeagueDesk league{library.league()};  // kept on this device
  EventDesk event{library};             // the events
  Board board;
  UiState ui;
  std::vector<Intent> intents, held;    // held: until the code that does it has come
  Frames frames;
  Means const means{host, library, ui, intents, frames};
  Device device;
  Shelf shelf;                          // the saved races, opened far enough to be shown
  OpenRace race{means, jobs, shelf};
  Screens screens{means, race, shelf, league, event};
  LookChoice choice;
  ProblemCard problem{frames};
  OfflineCard offline;
  Back back{ui, screens, problem, offline};

  Races races{means, board, race, screens, problem};
  Copies copies{means, race, races, problem};
  OtherTabs other_tabs{means, race, races, copies};
  Papers papers{ui, race, league, event};
  LeagueWork league_work{means, league, race, races, papers, problem};
  EventWork event_work{means, event, race, races, screens, problem};
  Files files{means, shelf, copies, league_work, event_work, problem};
  Opener opener{means, race, races, copies, files, problem};

  std::unique_ptr<Sheets> sheets = make_sheets(choice, device, race, league, papers);
  Banner banner{device, race, league, event, papers};
  Bar bar{device, shelf, screens, offline, papers};
  ShellTwin twin{screens, *sheets, problem, banner, bar};

  Rect window, view;                    // logical px
  Layout layout = Layout::Desktop;
  bool low = false;                              // of the view; it stays while a text field has the keyboard
  Gesture gesture;
  double frame_cpu_ms = 0;
  bool context = true;                  // the GL context is alive
};

}  // namespace paddock::app
