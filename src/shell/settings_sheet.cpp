#include "shell/settings_sheet.hpp"

#include <cstdlib>

#include "core/text.hpp"
#include "desk/play.hpp"
#include "screens/rules/book.hpp"
#include "screens/table/leave.hpp"
#include "ui/finger.hpp"
#include "ui/widgets.hpp"

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
  Rect row = in.cut_top(finger(36), px(10));
  text(Type::Body, row.x, row.middle().y - px(10), label, Role::Text2);
  row.cut_left(px(84));
  return segmented(row, label, options, chosen);
}

// `column`: how wide the keys are.
void draw_key_line(Rect& in, KeyLine const& k, float column) {
  draw_text(ink(), Type::Cite, {in.x, in.y + px(3)}, colour(Role::Text), k.keys);
  in.cut_top(std::max(px(24), px(6) + text_wrapped(Type::Small, in.x + column, in.y + px(3), in.w - column, k.words, Role::Text2)));
}

void draw_keys(Rect& in, Words const* of_game) {
  section(in, "Keys");
  std::vector<KeyLine> lines(std::begin(kKeys), std::end(kKeys));
  if (of_game && !of_game->keys.empty()) lines.push_back({of_game->keys.c_str(), of_game->keys_help.c_str()});
  float column = 0;
  for (KeyLine const& k : lines) column = std::max(column, text_size(Type::Cite, k.keys).x + px(12));
  for (KeyLine const& k : lines) draw_key_line(in, k, column);
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

TwinField select(std::string id, std::string label, int chosen, std::vector<TwinOption> options) {
  return {std::move(id), std::move(label), std::to_string(chosen), "", "", "select", std::move(options)};
}

}  // namespace

void SettingsSheet::draw(Stage& stage, Rect where) {
  Rect in = begin_panel("##settings", where, Region::Sheet, {.scroll = true});
  in = in.inset(px(20), px(16));
  Rect head = in.cut_top(finger(32), px(12));
  text(Type::PanelTitle, head.x, head.middle().y - px(13), "Settings");
  if (icon_button(head.cut_right(finger(32)), "Close##settings", "x", "Close (Esc)")) stage.ui.sheet = SheetId::None;
  draw_ways(stage, in);
  draw_choices(stage, in);
  draw_keeping(stage, in);
  if (!look().touch) draw_keys(in, stage.play ? &stage.play->race().words() : nullptr);
  draw_about(in);
  end_panel(in.y + px(16));
}

void SettingsSheet::draw_ways(Stage& stage, Rect& in) {
  Play const* const play = stage.play;
  if (stage.layout == Layout::Phone) {  // the bar of a phone has no room for these
    Rect const row = in.cut_top(px(size::kTouchMin), px(12));
    if (button(row.column(0, 2, px(8)), "Rules##menu", {.icon = "book-2"}))
      stage.push(Intent::OpenSheet, int(SheetId::Rules));
    if (button(row.column(1, 2, px(8)), "Links##menu", {.icon = "link", .enabled = play != nullptr, .why = "No race is open"}))
      stage.push(Intent::OpenSheet, int(SheetId::Link));
    if (papers_.any() && button(in.cut_top(px(size::kTouchMin), px(12)), "Programme and league##menu", {.icon = "printer"}))
      stage.push(Intent::OpenSheet, int(SheetId::Papers));
  }
  if (play && stage.ui.screen == ScreenId::Table && !stage.read_only && !ways_out(*play).empty() &&
      button(in.cut_top(px(look().touch ? size::kTouchMin : size::kPrimary - 8.0f), px(12)), "A way out##menu", {.icon = "flag-3"})) {
    stage.ui.leaving = true;
    stage.ui.tab = PhoneTab::Board;
    stage.push(Intent::CloseSheet);
  }
}

void SettingsSheet::draw_choices(Stage& stage, Rect& in) const {
  static constexpr char const* kThemes[] = {"System", "Dark", "Light"};
  static constexpr char const* kMotions[] = {"System", "Full", "Reduced"};
  static constexpr char const* kScales[] = {"85", "100", "115", "130", "150"};
  static constexpr int kPercent[] = {85, 100, 115, 130, 150};
  if (int const n = choice(in, "Theme", kThemes, look_.theme()); n != look_.theme())
    stage.push(Intent::SetTheme, n);
  if (int const n = choice(in, "Motion", kMotions, look_.motion()); n != look_.motion())
    stage.push(Intent::SetMotion, n);
  int at = 1;
  for (int i = 0; i < 5; ++i)
    if (std::abs(kPercent[i] - look_.percent()) < 8) at = i;
  if (int const n = choice(in, "Size, %", kScales, at); n != at) stage.push(Intent::SetScale, kPercent[n]);
  Rect name_row = in.cut_top(finger(36), px(10));
  text(Type::Body, name_row.x, name_row.middle().y - px(10), "Your name", Role::Text2);
  name_row.cut_left(px(84));
  std::string name = stage.library.setting("name");
  if (text_field(name_row, "Your name", name, {.hint = "in every race you begin"})) stage.library.set_setting("name", fit_points(name, kNamePoints));
}

void SettingsSheet::draw_keeping(Stage& stage, Rect& in) const {
  section(in, "Keeping");
  in.cut_top(text_wrapped(Type::Small, in.x, in.y, in.w,
                          device_.kept ? "Races are kept on this device; the system has promised not to clear them away."
                               : "Races are kept on this device. The system may clear them when space runs out: back up now and then.",
                          Role::Text2), px(10));
  Rect const row = in.cut_top(finger(36), px(4));
  if (button(row.column(0, 2, px(8)), "Back up all", {.icon = "download"})) stage.push(Intent::ExportSaved);
  if (button(row.column(1, 2, px(8)), "Take in a file", {.icon = "file-import"})) stage.push(Intent::ImportFile);
}

void SettingsSheet::twin(Stage& stage, Twin& twin) const {
  twin.decision.heading = "Settings";
  auto& fields = twin.decision.fields;
  fields.push_back(select("set-theme", "Theme", look_.theme(), {{"0", "as the system"}, {"1", "dark"}, {"2", "light"}}));
  fields.push_back(select("set-motion", "Motion", look_.motion(), {{"0", "as the system"}, {"1", "full"}, {"2", "reduced"}}));
  fields.push_back(select("set-scale", "Size in per cent", look_.percent(),
                          {{"85", "85"}, {"100", "100"}, {"115", "115"}, {"130", "130"}, {"150", "150"}}));
  twin.field("your-name", "Your name in every race you begin", stage.library.setting("name"));
  twin.button("backup-all", "Back up all races to a file");
  twin.button("take-file", "Take in a file");
}

bool SettingsSheet::twin_command(Stage& stage, std::string const& id, std::string const& value) const {
  auto const push = [&](Intent::Kind kind, int64_t number = 0) { return stage.push(kind, number), true; };
  if (id == "set-theme") return push(Intent::SetTheme, std::atoi(value.c_str()));
  if (id == "set-motion") return push(Intent::SetMotion, std::atoi(value.c_str()));
  if (id == "set-scale") return push(Intent::SetScale, std::atoi(value.c_str()));
  if (id == "your-name") return stage.library.set_setting("name", fit_points(value, kNamePoints)), true;
  if (id == "backup-all") return push(Intent::ExportSaved);
  return id == "take-file" && push(Intent::ImportFile);
}

}  // namespace paddock::app
