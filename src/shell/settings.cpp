// The settings sheet: look, keys, storage, about.
#include "shell/impl.hpp"

#include "core/text.hpp"
#include "screens/rules/book.hpp"
#include "screens/table/leave.hpp"

namespace paddock::app {
namespace {

struct KeyLine {
  char const* keys;
  char const* words;
};
constexpr KeyLine kKeys[] = {
    {"Enter", "the yellow action"},          {"Esc", "close, then clear selection"},
    {"Ctrl Z, Shift Ctrl Z", "undo, redo"},  {"arrows, + - 0", "pan, zoom, fit"},
    {"F", "follow me"},                       {"Space , .", "play, step back, step on"},
    {"1 to 9", "choice, slot or row"},       {"Alt left", "back a screen"},
    {"G T C", "grid, trails, numbers"},      {"[ ]", "previous, next log line; its place lights up"},
    {"Tab, F6", "next control, next region"}, {"?", "this table"},
};

constexpr char const* kThirdParty[] = {
    "Dear ImGui, MIT", "nlohmann JSON, MIT", "QR Code generator library, MIT",
    "Inter, SIL Open Font License 1.1", "Archivo Narrow, SIL Open Font License 1.1",
    "JetBrains Mono, SIL Open Font License 1.1", "Tabler Icons, MIT"};

void section(Rect& in, char const* title) {
  in.cut_top(px(8));
  hairline(in.x, in.right(), in.y);
  in.cut_top(px(14));
  text(Type::Title, in.x, in.y, title);
  in.cut_top(px(22), px(10));
}

template <size_t N>
int choice(Rect& in, char const* label, char const* const (&options)[N], int chosen) {
  Rect row = in.cut_top(px(36), px(10));
  text(Type::Body, row.x, row.y + px(8), label, Role::Text2);
  row.cut_left(px(84));
  return segmented(row, label, options, chosen);
}

void draw_key_line(Rect& in, KeyLine const& k) {
  Rect row = in.cut_top(px(24));
  draw_text(ink(), Type::Cite, {row.x, row.y + px(3)}, colour(Role::Text), k.keys);
  float const x = row.x + std::max(px(150), text_size(Type::Cite, k.keys).x + px(12));
  text_fit(Type::Small, x, row.y + px(3), k.words, row.right() - x, Role::Text2);
}

void draw_keys(Rect& in, Words const* of_game) {
  section(in, "Keys");
  for (KeyLine const& k : kKeys) draw_key_line(in, k);
  if (of_game && !of_game->keys.empty()) draw_key_line(in, {of_game->keys.c_str(), of_game->keys_help.c_str()});
  in.cut_top(px(4));
  in.cut_top(text_wrapped(Type::Caption, in.x, in.y, in.w, "While a text field has the keyboard only Enter, Esc and F6 act.",
                          Role::Text3), px(4));
}

void draw_about(Rect& in) {
  section(in, "About");
  in.cut_top(text_wrapped(Type::Small, in.x, in.y, in.w,
                          "Paddock keeps every race on this device and sends nothing anywhere. A race travels as a link that "
                          "you hand on yourself.", Role::Text2), px(10));
  std::vector<std::string> const missing = rules_not_implemented();
  text(Type::Strong, in.x, in.y, "Rules not carried out");
  in.cut_top(px(22));
  if (missing.empty()) in.cut_top(text_wrapped(Type::Small, in.x, in.y, in.w, "None. Every numbered rule is played.", Role::Text2), px(8));
  for (std::string const& line : missing) in.cut_top(text_wrapped(Type::Small, in.x, in.y, in.w, line, Role::Warn), px(4));
  in.cut_top(px(4));
  text(Type::Strong, in.x, in.y, "With thanks to");
  in.cut_top(px(22));
  for (char const* line : kThirdParty) {
    text_fit(Type::Small, in.x, in.y, line, in.w, Role::Text2);
    in.cut_top(px(20));
  }
}

}  // namespace

void App::Impl::draw_settings(Rect where) {
  Rect in = begin_panel("##settings", where, Region::Sheet, {.scroll = true});
  in = in.inset(px(20), px(16));
  Rect head = in.cut_top(px(32), px(12));
  text(Type::PanelTitle, head.x, head.y + px(3), "Settings");
  if (icon_button(head.cut_right(px(32)), "Close##settings", "x", "Close (Esc)")) ui.sheet = SheetId::None;
  if (layout == Layout::Phone) {  // the bar of a phone has no room for these
    Rect const row = in.cut_top(px(size::kTouchMin), px(12));
    if (button(row.column(0, 2, px(8)), "Rules##menu", {.icon = "book-2"}))
      intents.push_back({Intent::OpenSheet, int(SheetId::Rules), {}, {}, {}});
    if (button(row.column(1, 2, px(8)), "Links##menu", {.icon = "link", .enabled = play != nullptr, .why = "No race is open"}))
      intents.push_back({Intent::OpenSheet, int(SheetId::Link), {}, {}, {}});
    if (has_pages() && button(in.cut_top(px(size::kTouchMin), px(12)), "Programme and league##menu", {.icon = "clipboard"}))
      intents.push_back({Intent::OpenSheet, int(SheetId::Papers), {}, {}, {}});
  }
  if (play && ui.screen == ScreenId::Table && !read_only() && !ways_out(*play).empty() &&
      button(in.cut_top(px(look().touch ? size::kTouchMin : size::kPrimary - 8.0f), px(12)), "A way out of this race##menu", {.icon = "flag-3"})) {
    ui.leaving = true;
    ui.tab = PhoneTab::Board;
    intents.push_back({Intent::CloseSheet, 0, {}, {}, {}});
  }
  static constexpr char const* kThemes[] = {"System", "Dark", "Light"};
  static constexpr char const* kMotions[] = {"System", "Full", "Reduced"};
  static constexpr char const* kScales[] = {"85", "100", "115", "130", "150"};
  static constexpr int kPercent[] = {85, 100, 115, 130, 150};
  if (int const n = choice(in, "Theme", kThemes, theme_choice); n != theme_choice)
    intents.push_back({Intent::SetTheme, n, {}, {}, {}});
  if (int const n = choice(in, "Motion", kMotions, motion_choice); n != motion_choice)
    intents.push_back({Intent::SetMotion, n, {}, {}, {}});
  int at = 1;
  for (int i = 0; i < 5; ++i)
    if (std::abs(kPercent[i] - int(scale_choice * 100 + 0.5f)) < 8) at = i;
  if (int const n = choice(in, "Size, %", kScales, at); n != at) intents.push_back({Intent::SetScale, kPercent[n], {}, {}, {}});
  Rect name_row = in.cut_top(px(36), px(10));
  text(Type::Body, name_row.x, name_row.y + px(8), "Your name", Role::Text2);
  name_row.cut_left(px(84));
  std::string name = library.setting("name");
  if (text_field(name_row, "Your name", name, {.hint = "in every race you begin"})) library.set_setting("name", fit_points(name, kNamePoints));
  section(in, "Keeping");
  in.cut_top(text_wrapped(Type::Small, in.x, in.y, in.w,
                          kept ? "Races are kept on this device; the system has promised not to clear them away."
                               : "Races are kept on this device. The system may clear them when space runs out: back up now and then.",
                          Role::Text2), px(10));
  Rect const row = in.cut_top(px(36), px(4));
  if (button(row.column(0, 2, px(8)), "Back up all", {.icon = "download"})) intents.push_back({Intent::ExportSaved, 0, {}, {}, {}});
  if (button(row.column(1, 2, px(8)), "Take in a file", {.icon = "file-import"})) intents.push_back({Intent::ImportFile, 0, {}, {}, {}});
  if (!look().touch) draw_keys(in, play ? &play->words() : nullptr);
  draw_about(in);
  end_panel(in.y + px(16));
}

}  // namespace paddock::app
