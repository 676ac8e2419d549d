// The top bar (wordmark, place, the screen's middle, tools) and a phone's tab bar.
#include "shell/impl.hpp"
#include "ui/wrap.hpp"

namespace paddock::app {
namespace {

struct Place {
  std::string icon, first, last;
};

Place place_of(UiState const& ui, Play const* play) {
  if (ui.screen == ScreenId::Setup) {
    GameInfo const* game = find_game(ui.setup_game);
    return {game ? game->icon : "flag-3", game ? game->title : "New race", game ? "New " + game->words().race : ""};
  }
  if (!play || ui.screen == ScreenId::Home) return {};
  Session const& s = play->session();
  if (ui.screen == ScreenId::Gm) return {"gavel", "GM desk", play->title()};
  GameInfo const* const game = find_game(s.setup().game);
  return {game ? game->icon : "flag-3", s.game_title(), play->title()};
}

std::string kept_words(int count) {
  static constexpr char const* kWords[] = {"No", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine",
                                           "Ten", "Eleven", "Twelve"};
  std::string const n = count <= 12 ? kWords[count] : std::to_string(count);
  return n + (count == 1 ? " race kept here" : " races kept here");
}

}  // namespace

void App::Impl::draw_bar() {
  if (ui.whole_window) return;
  Rect const bar{0, 0, window.w, bar_height};
  PanelStyle style;
  style.border = style.shadow = false;
  style.round = 0;
  begin_panel("##bar", bar, Region::Bar, style);
  hairline(0, window.w, bar.bottom() - 1);
  if (layout == Layout::Phone && ui.screen != ScreenId::Home) {
    draw_phone_bar(bar);
  } else {
    Rect room = bar;
    float const left = bar_place(bar);
    bar_tools(room);
    Stage s = stage();
    Rect const middle{left + px(20), bar.y, room.right() - left - px(32), bar.h};
    if (ui.screen != ScreenId::Home && middle.w > px(80)) screen().draw_bar(s, middle);
  }
  end_panel();
  if (has_tabs()) draw_tabs();
}

float App::Impl::bar_place(Rect bar) {
  float const cy = bar.y + bar.h * 0.5f;
  Rect const home{px(8), bar.y + px(4), px(120), bar.h - px(8)};
  Touch const t = touch_area(home, "Home##wordmark", ui.screen == ScreenId::Home ? "" : "All races");
  if (t.pressed && ui.screen != ScreenId::Home) intents.push_back({Intent::Go, int(ScreenId::Home), {}, {}, {}});
  wordmark(ink(), {px(16), cy});
  Place const p = place_of(ui, play.get());
  if (p.first.empty()) return home.right();
  float x = px(133);
  vline(x, cy - px(10), cy + px(10));
  x += px(16);
  icon(p.icon, x + px(9), cy, 18, Role::Text2);
  x += px(28);
  x += text(Type::Body, x, cy - px(10), p.first, Role::Text2);
  if (p.last.empty()) return x;
  x += px(10);
  x += text(Type::Body, x, cy - px(10), "/", Role::Text3) + px(10);
  return x + text_fit(Type::Strong, x, cy - px(10), p.last, px(240));
}

void App::Impl::bar_tools(Rect& bar) {
  float const side = look().touch ? px(40) : px(32), gap = px(6);
  Rect row = bar.inset(px(16), (bar.h - side) * 0.5f);
  auto const open = [&](SheetId id) {
    intents.push_back({ui.sheet == id ? Intent::CloseSheet : Intent::OpenSheet, int64_t(id), {}, {}, {}});
  };
  auto const tool = [&](char const* label, char const* icon_name, char const* tip, bool selected) {
    return icon_button(row.cut_right(side, gap), label, icon_name, tip, selected);
  };
  if (tool("Settings", "settings", "Settings and keys (?)", ui.sheet == SheetId::Settings)) open(SheetId::Settings);
  if (tool("Theme", look().dark ? "sun" : "moon", look().dark ? "Light theme" : "Dark theme", false))
    intents.push_back({Intent::SetTheme, look().dark ? 2 : 1, {}, {}, {}});
  bool const home = ui.screen == ScreenId::Home, game = play && !home && ui.screen != ScreenId::Setup;
  if (game && tool("Links", "link", ("Links and files of this " + play->words().race).c_str(), ui.sheet == SheetId::Link)) open(SheetId::Link);
  bool const pages = game && ui.screen != ScreenId::Table && has_pages();  // the table has its own button
  if (pages && tool("Papers", "clipboard", "Programme and league: print or save", ui.sheet == SheetId::Papers)) open(SheetId::Papers);
  if (home && layout != Layout::Phone) {
    ButtonStyle const style{.icon = "book-2"};
    if (button(row.cut_right(button_width("Rules", style), gap), "Rules", style)) open(SheetId::Rules);
  } else if (tool("Rules", "book-2", "Rules", ui.sheet == SheetId::Rules)) {
    open(SheetId::Rules);
  }
  if (game && play->gm()) {
    bool const desk = ui.screen == ScreenId::Gm;
    char const* const label = desk ? "Players' view" : "GM desk";
    ButtonStyle const style{.icon = desk ? "eye" : "gavel"};
    if (button(row.cut_right(button_width(label, style), gap), label, style))
      intents.push_back({Intent::Go, int(desk ? ScreenId::Table : ScreenId::Gm), {}, {}, {}});
  }
  if (home && update_waits) {
    ButtonStyle const style{.kind = ButtonStyle::Filled, .icon = "download", .tip = "Loads the new version now; races stay as they are"};
    if (button(row.cut_right(button_width("Update Paddock", style), gap), "Update Paddock", style)) host.reload_for_update();
  }
  float const cy = bar.y + bar.h * 0.5f;
  if (home && layout != Layout::Phone) {
    vline(row.right() - px(8), cy - px(10), cy + px(10));
    row.cut_right(px(22));
    std::string const words = kept_words(shelf.kept());
    float const w = text_size(Type::Small, words).x;
    text(Type::Small, row.right() - w, cy - px(9), words, Role::Text2);
    icon("device-floppy", row.right() - w - px(16), cy, 18, kept ? Role::Good : Role::Text3);
    row.cut_right(w + px(40));
  }
  if (!is_online) {
    std::string const words = outgoing.empty() ? "offline" : "offline, " + std::to_string(outgoing.size()) + " to send";
    Chip const chip_{"wifi-off", words, Tone::Quiet, {}};
    float const w = chip_width(chip_);
    if (touch_area({row.right() - w, cy - px(16), w, px(32)}, "Offline", "No connection, no harm").pressed) offline_open = !offline_open;
    chip(row.right() - w, cy, chip_);
    row.cut_right(w + gap);
  }
  if (play && !play->session().hash_matches()) {
    Chip const chip_{"alert-octagon", "state differs", Tone::Bad, {}};
    chip(row.right() - chip_width(chip_), cy, chip_);
    row.cut_right(chip_width(chip_) + gap);
  }
  bar.w = row.right() - bar.x;
}

void App::Impl::draw_phone_bar(Rect bar) {
  float const side = px(48), cy = bar.y + bar.h * 0.5f;
  Rect row = bar.inset(px(4), (bar.h - side) * 0.5f);
  Rect const back = row.cut_left(side);
  Touch const t = touch_area(back, "Back");
  icon("arrow-left", back.middle().x, cy, 24, Role::Text);
  if (t.pressed) intents.push_back({Intent::Go, int(ScreenId::Home), {}, {}, {}});
  Rect const dots = row.cut_right(side);
  Touch const more = touch_area(dots, "More");
  icon("dots-vertical", dots.middle().x, cy, 24, Role::Text);
  if (more.pressed)
    intents.push_back({ui.sheet == SheetId::Settings ? Intent::CloseSheet : Intent::OpenSheet, int(SheetId::Settings), {}, {}, {}});
  if (play && play->gm()) {
    bool const desk = ui.screen == ScreenId::Gm;
    Rect const where = row.cut_right(side);
    Touch const gm = touch_area(where, desk ? "Players' view" : "GM desk");
    icon(desk ? "eye" : "gavel", where.middle().x, cy, 22, Role::Text);
    if (gm.pressed) intents.push_back({Intent::Go, int(desk ? ScreenId::Table : ScreenId::Gm), {}, {}, {}});
  }
  if (!is_online) {
    Rect const where = row.cut_right(px(44));
    if (touch_area(where, "Offline", "No connection, no harm").pressed) offline_open = !offline_open;
    icon("wifi-off", where.middle().x, cy, 18, Role::Text3);
  }
  Place const p = place_of(ui, play.get());
  Stage s = stage();
  std::string const under = screen().phone_subtitle(s);
  float const room = row.w - px(8);
  text_fit(Type::Title, row.x, cy - (under.empty() ? px(11) : px(20)), p.last.empty() ? p.first : p.last, room);
  auto const fits = [&](std::string_view words) { return text_size(Type::Caption, words).x <= room; };
  if (!under.empty()) text_fit(Type::Caption, row.x, cy + px(3), whole_parts(under, fits), room, Role::Text2);
}

void App::Impl::draw_tabs() {
  static constexpr char const* kNames[] = {"Board", "Order", "Log", "Replay"};
  static constexpr char const* kIcons[] = {"map-2", "list-numbers", "message-2", "history"};
  Rect const bar{0, view.bottom(), window.w, window.h - view.bottom()};
  PanelStyle style;
  style.border = style.shadow = false;
  style.round = 0;
  begin_panel("##tabs", bar, Region::Bar, style);
  hairline(0, window.w, bar.y);
  for (int i = 0; i < 4; ++i) {
    Rect const cell = bar.column(i, 4, 0);
    bool const on = int(ui.tab) == i;
    if (touch_area(cell, kNames[i]).pressed) ui.tab = PhoneTab(i);
    icon(kIcons[i], cell.middle().x, cell.y + px(24), 22, on ? Role::AccentText : Role::Text2);
    text_mid(Type::Caption, {cell.x, cell.y + px(36), cell.w, px(16)}, kNames[i], on ? Role::AccentText : Role::Text2);
  }
  end_panel();
}

}  // namespace paddock::app
