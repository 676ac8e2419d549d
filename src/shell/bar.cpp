#include "shell/bar.hpp"

#include "session/workshops.hpp"
#include "ui/widgets.hpp"
#include "ui/wrap.hpp"

namespace paddock::app {
namespace {

struct Place {
  std::string icon, first, last;
};

bool in_workshop(ScreenId screen) { return screen == ScreenId::Designer || screen == ScreenId::Referee; }
bool without_race(ScreenId screen) { return in_workshop(screen) || screen == ScreenId::Events; }

Place place_of(UiState const& ui, Play const* play) {
  if (ui.screen == ScreenId::Setup) {
    GameInfo const* game = find_game(ui.setup_game);
    return {game ? game->icon : "flag-3", game ? game->title : "New race", game ? "New " + game->words().race : ""};
  }
  if (ui.screen == ScreenId::Events) return {"trophy", "Event", ui.event_title};
  if (in_workshop(ui.screen)) {
    bool const asks = ui.screen == ScreenId::Referee;
    WorkshopCover const& shop = workshop_cover(ui.workshop, asks);
    return {shop.icon, shop.title, asks ? "Ask the rules" : ui.design_name.empty() ? "Workshop" : ui.design_name};
  }
  if (!play || ui.screen == ScreenId::Home) return {};
  Session const& s = play->truth();
  if (ui.screen == ScreenId::Gm) return {"gavel", "GM desk", play->race().title()};
  GameInfo const* const game = find_game(s.setup().game);
  return {game ? game->icon : "flag-3", s.game_title(), play->race().title()};
}

std::string kept_words(int count) {
  static constexpr char const* kWords[] = {"No", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine",
                                           "Ten", "Eleven", "Twelve"};
  std::string const n = count <= 12 ? kWords[count] : std::to_string(count);
  return n + (count == 1 ? " race kept here" : " races kept here");
}

// A race is on the screen.
bool of_game(Stage const& stage) { return stage.play && stage.ui.screen != ScreenId::Home && stage.ui.screen != ScreenId::Setup && !without_race(stage.ui.screen); }
float tool_side() { return look().touch ? px(40) : px(32); }

}  // namespace

bool Bar::has_tabs(Stage const& stage) {
  bool const table = stage.ui.screen == ScreenId::Table && stage.play && !stage.play->chair().covered();
  return stage.layout == Layout::Phone && table && !stage.ui.whole_window;
}

void Bar::cut(Rect& view, Stage const& stage) {
  if (!stage.ui.whole_window) view.cut_top(px(stage.layout == Layout::Phone ? 56 : size::kTopBar));
  height_ = view.y;
  if (has_tabs(stage)) view.cut_bottom(px(size::kTabBar));
}

void Bar::draw(Stage& stage) {
  bool const same = of_ == stage.ui.screen && width_ == stage.window.w;
  Rect const last = free_;
  of_ = stage.ui.screen, width_ = stage.window.w, free_ = {};
  if (stage.ui.whole_window) return;
  Rect const bar{0, 0, stage.window.w, height_};
  PanelStyle style;
  style.border = style.shadow = false;
  style.round = 0;
  begin_panel("##bar", bar, Region::Bar, style);
  hairline(0, bar.w, bar.bottom() - 1);
  if (stage.layout == Layout::Phone && stage.ui.screen != ScreenId::Home) {
    draw_phone(stage, bar);
  } else {
    Rect room = bar;
    draw_tools(stage, room);
    float const left = draw_place(stage, bar, room.right());
    Rect middle{left + px(20), bar.y, room.right() - left - px(32), bar.h};
    if (of_ != ScreenId::Home) {
      // Else the toast stands in the middle's place; the first frame finds out.
      bool const room_for_both = !same || toast_width(bar.w) <= std::max(0.0f, last.w);
      if (room_for_both && middle.w > px(80)) screens_.now().draw_bar(stage, middle);
      free_ = room_for_both ? middle : Rect{last.x, last.y, std::min(last.right(), middle.right()) - last.x, last.h};   // a tool may have come
    }
  }
  end_panel();
  if (has_tabs(stage)) draw_tabs(stage);
}

// Up to `right`. A race's title gives way to its turn and phase.
float Bar::draw_place(Stage& stage, Rect bar, float right) const {
  UiState const& ui = stage.ui;
  float const cy = bar.y + bar.h * 0.5f;
  Rect const home{px(8), bar.y + px(4), px(120), bar.h - px(8)};
  Touch const t = touch_area(home, "Home##wordmark", ui.screen == ScreenId::Home ? "" : "All races");
  if (t.pressed && ui.screen != ScreenId::Home) stage.push(Intent::Go, int(ScreenId::Home));
  wordmark(ink(), {px(16), cy});
  Place const p = place_of(ui, stage.play);
  if (p.first.empty()) return home.right();
  float x = px(133);
  vline(x, cy - px(10), cy + px(10));
  x += px(16);
  icon(p.icon, x + px(9), cy, 18, Role::Text2);
  x += px(28);
  x += text(Type::Body, x, cy - px(10), p.first, Role::Text2);
  if (p.last.empty()) return x;
  float const slash = px(20) + text_size(Type::Body, "/").x, room = right - x - slash - px(of_game(stage) ? 460 : 12);
  if (room < px(-180)) return x;
  text(Type::Body, x + px(10), cy - px(10), "/", Role::Text3);
  x += slash;
  return x + text_fit_title(Type::Strong, x, cy - px(10), p.last, std::clamp(room, px(70), px(240)));
}

// A side sheet, or none when it is the one that is open.
void Bar::toggle(Stage& stage, SheetId id) { stage.push(stage.ui.sheet == id ? Intent::CloseSheet : Intent::OpenSheet, int64_t(id)); }

void Bar::draw_tools(Stage& stage, Rect& bar) {
  Rect row = bar.inset(px(16), (bar.h - tool_side()) * 0.5f);
  sheet_tools(stage, row);
  screen_tools(stage, row);
  facts(stage, row, bar.y + bar.h * 0.5f);
  bar.w = row.right() - bar.x;
}

void Bar::sheet_tools(Stage& stage, Rect& row) {
  UiState const& ui = stage.ui;
  auto const tool = [&](char const* label, char const* icon_name, char const* tip, bool selected) {
    return icon_button(row.cut_right(tool_side(), px(6)), label, icon_name, tip, selected);
  };
  if (tool("Settings", "settings", "Settings and keys (?)", ui.sheet == SheetId::Settings)) toggle(stage, SheetId::Settings);
  if (tool("Theme", look().dark ? "sun" : "moon", look().dark ? "Light theme" : "Dark theme", false)) stage.push(Intent::SetTheme, look().dark ? 2 : 1);
  bool const home = ui.screen == ScreenId::Home, game = of_game(stage);
  if (game && tool("Links", "link", ("Links and files of this " + stage.play->race().words().race).c_str(), ui.sheet == SheetId::Link)) toggle(stage, SheetId::Link);
  bool const pages = (game || ui.screen == ScreenId::Events) && ui.screen != ScreenId::Table && papers_.any();  // the table has its own button
  if (pages && tool("Papers", "printer", game ? "Programme and league: print or save" : "Pages to print or save", ui.sheet == SheetId::Papers)) toggle(stage, SheetId::Papers);
  if (home && stage.layout != Layout::Phone) {
    ButtonStyle const style{.icon = "book-2"};
    if (button(row.cut_right(button_width("Rules", style), px(6)), "Rules", style)) toggle(stage, SheetId::Rules);
  } else if (tool("Rules", "book-2", "Rules", ui.sheet == SheetId::Rules)) {
    toggle(stage, SheetId::Rules);
  }
}

void Bar::screen_tools(Stage& stage, Rect& row) {
  if (of_game(stage) && stage.play->drivers().by_link()) {
    bool const desk = stage.ui.screen == ScreenId::Gm;
    char const* const label = desk ? "Players' view" : "GM desk";
    ButtonStyle const style{.icon = desk ? "eye" : "gavel"};
    if (button(row.cut_right(button_width(label, style), px(6)), label, style)) stage.push(Intent::Go, int(desk ? ScreenId::Table : ScreenId::Gm));
  }
  if (stage.ui.screen == ScreenId::Home && device_.update_waits) {
    ButtonStyle const style{.kind = ButtonStyle::Filled, .icon = "download", .tip = "Loads the new version now; races stay as they are"};
    if (button(row.cut_right(button_width("Update Paddock", style), px(6)), "Update Paddock", style)) stage.host.reload_for_update();
  }
}

void Bar::facts(Stage& stage, Rect& row, float cy) {
  if (stage.ui.screen == ScreenId::Home && stage.layout != Layout::Phone) {
    vline(row.right() - px(8), cy - px(10), cy + px(10));
    row.cut_right(px(22));
    std::string const words = kept_words(shelf_.kept());
    float const w = text_size(Type::Small, words).x;
    text(Type::Small, row.right() - w, cy - px(9), words, Role::Text2);
    icon("device-floppy", row.right() - w - px(16), cy, 18, device_.kept ? Role::Good : Role::Text3);
    row.cut_right(w + px(40));
  }
  if (!offline_.online()) {
    size_t const waiting = offline_.waiting();
    Chip const chip_{"wifi-off", waiting == 0 ? "offline" : "offline, " + std::to_string(waiting) + " to send", Tone::Quiet, {}};
    float const w = chip_width(chip_);
    if (touch_area({row.right() - w, cy - px(16), w, px(32)}, "Offline", "No connection, no harm").pressed) offline_.toggle();
    chip(row.right() - w, cy, chip_);
    row.cut_right(w + px(6));
  }
  if (stage.play && !stage.play->session().hash_matches()) {
    Chip const chip_{"alert-octagon", "state differs", Tone::Bad, {}};
    chip(row.right() - chip_width(chip_), cy, chip_);
    row.cut_right(chip_width(chip_) + px(6));
  }
}

void Bar::draw_phone(Stage& stage, Rect bar) {
  UiState const& ui = stage.ui;
  float const side = px(48), cy = bar.y + bar.h * 0.5f;
  Rect row = bar.inset(px(4), (bar.h - side) * 0.5f);
  Rect const back = row.cut_left(side);
  Touch const t = touch_area(back, "Back");
  icon("arrow-left", back.middle().x, cy, 24, Role::Text);
  if (t.pressed) stage.push(Intent::Go, int(ScreenId::Home));
  Rect const dots = row.cut_right(side);
  Touch const more = touch_area(dots, "More");
  icon("dots-vertical", dots.middle().x, cy, 24, Role::Text);
  if (more.pressed) toggle(stage, SheetId::Settings);
  if (stage.play && stage.play->drivers().by_link()) {
    bool const desk = ui.screen == ScreenId::Gm;
    Rect const where = row.cut_right(side);
    Touch const gm = touch_area(where, desk ? "Players' view" : "GM desk");
    icon(desk ? "eye" : "gavel", where.middle().x, cy, 22, Role::Text);
    if (gm.pressed) stage.push(Intent::Go, int(desk ? ScreenId::Table : ScreenId::Gm));
  }
  if (!offline_.online()) {
    Rect const where = row.cut_right(px(44));
    if (touch_area(where, "Offline", "No connection, no harm").pressed) offline_.toggle();
    icon("wifi-off", where.middle().x, cy, 18, Role::Text3);
  }
  Place const p = place_of(ui, stage.play);
  float const room = row.w - px(8);
  bool const told = !toast_words().empty();
  if (told && !toast_in_line(room)) return void(free_ = {row.x, bar.y, row.w, bar.h});   // it takes the whole height between the buttons
  if (told) free_ = {row.x, bar.y + px(21), room, bar.h - px(21)};
  std::string const under = told ? "" : screens_.now().phone_subtitle(stage);
  text_fit_title(told ? Type::SmallStrong : Type::Title, row.x, told ? bar.y + px(3) : cy - px(under.empty() ? 11 : 20), p.last.empty() ? p.first : p.last, room);
  auto const fits = [&](std::string_view words) { return text_size(Type::Caption, words).x <= room; };
  if (!under.empty()) text_fit(Type::Caption, row.x, cy + px(3), whole_parts(under, fits), room, Role::Text2);
}

void Bar::draw_tabs(Stage& stage) {
  static constexpr char const* kNames[] = {"Board", "Order", "Log", "Replay"};
  static constexpr char const* kIcons[] = {"map-2", "list-numbers", "message-2", "history"};
  Rect const bar{0, stage.view.bottom(), stage.window.w, stage.window.h - stage.view.bottom()};
  PanelStyle style;
  style.border = style.shadow = false;
  style.round = 0;
  begin_panel("##tabs", bar, Region::Bar, style);
  hairline(0, bar.w, bar.y);
  for (int i = 0; i < 4; ++i) {
    Rect const cell = bar.column(i, 4, 0);
    bool const on = int(stage.ui.tab) == i;
    if (touch_area(cell, kNames[i]).pressed) stage.ui.tab = PhoneTab(i);
    icon(kIcons[i], cell.middle().x, cell.y + px(24), 22, on ? Role::AccentText : Role::Text2);
    text_mid(Type::Caption, {cell.x, cell.y + px(36), cell.w, px(16)}, kNames[i], on ? Role::AccentText : Role::Text2);
  }
  end_panel();
}

void Bar::twin(Twin& twin, Stage const& stage) {
  ScreenId const screen = stage.ui.screen;
  if (screen != ScreenId::Home) twin.go("nav-home", "All races");
  if (stage.play && stage.play->drivers().by_link()) {
    if (screen == ScreenId::Gm) twin.go("nav-table", "Players' view");
    else twin.go("nav-gm", "GM desk");
  }
  if (stage.play && screen == ScreenId::End) twin.go("nav-table", "Back to the table");
  twin.go("nav-rules", "Rules");
  if (stage.play) twin.go("nav-links", "Links");
  if (papers_.any()) twin.go("nav-papers", screen == ScreenId::Events ? "Pages to print" : "Programme and league");
  twin.go("nav-settings", "Settings");
  if (device_.update_waits) twin.go("nav-update", "Update Paddock: loads the new version now; races stay as they are");
  twin.go("nav-theme", look().dark ? "Light theme" : "Dark theme");
}

bool Bar::twin_command(Stage& stage, std::string const& id) {
  if (id == "nav-home") return stage.push(Intent::Go, int(ScreenId::Home)), true;
  if (id == "nav-table") return stage.push(Intent::Go, int(ScreenId::Table)), true;
  if (id == "nav-gm") return stage.push(Intent::Go, int(ScreenId::Gm)), true;
  if (id == "nav-theme") return stage.push(Intent::SetTheme, look().dark ? 2 : 1), true;
  if (id == "nav-update") return stage.host.reload_for_update(), true;
  return false;
}

}  // namespace paddock::app
