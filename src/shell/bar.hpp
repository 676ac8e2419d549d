// The top bar (wordmark, place, the screen's middle, tools) and a phone's tab bar.
#pragma once
#include <string>

#include "screens/home/shelf.hpp"
#include "shell/means.hpp"
#include "shell/offline.hpp"
#include "shell/papers.hpp"
#include "shell/screens.hpp"

namespace paddock::app {

class Bar {
 public:
  Bar(Device const& device, Shelf const& shelf, Screens const& screens, OfflineCard& offline, Papers& papers)
      : device_(device), shelf_(shelf), screens_(screens), offline_(offline), papers_(papers) {}
  void cut(Rect& view, Stage const& stage);     // what it and the tabs take of the window
  float height() const { return height_; }      // 0: the screen has the whole window
  Rect free() const { return free_; }           // what its middle leaves; empty: not known
  void draw(Stage& stage);
  void twin(Twin& twin, Stage const& stage);    // where one can go from here
  bool twin_command(Stage& stage, std::string const& id);

 private:
  static bool has_tabs(Stage const& stage);
  static void draw_tabs(Stage& stage);
  static void toggle(Stage& stage, SheetId id);
  void draw_phone(Stage& stage, Rect bar);
  float draw_place(Stage& stage, Rect bar, float right) const;           // its right end
  void draw_tools(Stage& stage, Rect& bar);                 // at the right; the bar is what they leave
  void sheet_tools(Stage& stage, Rect& row);
  void screen_tools(Stage& stage, Rect& row);
  void facts(Stage& stage, Rect& row, float cy);

  Device const& device_;
  Shelf const& shelf_;
  Screens const& screens_;
  OfflineCard& offline_;
  Papers& papers_;
  float height_ = 0;
  Rect free_;
  ScreenId of_ = ScreenId::Home;                // the screen whose middle left that
  float width_ = 0;                             // and the window's width then
};

}  // namespace paddock::app
