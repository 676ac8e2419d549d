#include "screens/table/choice_row.hpp"

#include <algorithm>

#include "ui/theme.hpp"
#include "ui/widgets.hpp"

namespace paddock::app {
namespace {

bool plain(Tone tone) { return tone == Tone::Plain || tone == Tone::Quiet; }

// Shares of all outcomes, side by side.
void odds_bar(Rect in, std::vector<Share> const& odds) {
  float x = in.x;
  for (Share const& share : odds) {
    if (share.percent <= 0) continue;
    float const w = in.w * float(share.percent) / 100;
    fill({x, in.y, std::max(px(2), w - px(1.5f)), in.h}, tone_colour(share.tone), 2);
    x += w;
  }
}

// An answer that is a card: its picture, what it means beside it.
float card_row(Rect in, Choice const& c, std::string const& label, bool chosen, bool& pressed) {
  float const card = px(54), x = in.x + px(62), width = in.right() - px(10) - x;
  float const value = c.value.empty() ? 0 : text_height(Type::SmallStrong, width, c.value) + px(2), bar = c.odds.empty() ? 0 : px(11);
  float const words = text_height(Type::Small, width, c.note) + value + bar;
  Rect const r{in.x, in.y, in.w, std::max(card + px(14), words + px(16))};
  Touch const touch = touch_area(r, label.c_str(), c.enabled ? std::string_view{} : std::string_view(c.why), c.enabled);
  pressed = touch.pressed;
  if (chosen) fill(r, colour(Role::AccentFace), radius::kControl), outline(r, colour(Role::Accent), radius::kControl, 1.5f);
  else if (touch.hovered || touch.held) fill(r, colour(Role::Panel3, touch.held ? 1.0f : 0.6f), radius::kControl);
  playing_card(ink(), {r.x + px(12), r.middle().y - card / 2, card * 0.70f, card}, c.card[0], {.dim = !c.enabled});
  float const top = r.middle().y - words / 2;
  rich_text(x, top, width, Type::Small, c.note, c.enabled ? Role::Text2 : Role::Text3);
  if (bar > 0) odds_bar({x, top + words - px(6), width, px(6)}, c.odds);
  if (value > 0) text_wrapped(Type::SmallStrong, x, top + words - bar - value + px(2), width, c.value, plain(c.tone) ? Role::Text2 : c.tone == Tone::Bad ? Role::Bad : Role::Warn);
  return r.h;
}

}  // namespace

namespace {

// Where the parts of an answer without a card stand: its price beside its name, in two lines at most, or else below it over the
// whole width.
struct RowLayout {
  float x = 0, width = 0, note = 0, bar = 0, value_w = 0, height = 0;
  bool below = false;

  // The chosen one is written stronger, and its row does not grow for that.
  static float tall(Choice const& c, float width) {
    return c.note.empty() ? 0 : std::max(text_height(Type::Small, width, c.note), text_height(Type::SmallStrong, width, c.note));
  }

  RowLayout(Rect in, Choice const& c, float column) {
    value_w = c.value.empty() ? 0 : text_size(Type::Caption, c.value).x + px(12);
    bar = c.odds.empty() ? 0 : px(11);
    x = in.x + px(38) + column, width = in.right() - px(12) - value_w - x;
    note = tall(c, width);
    below = note > line_height(Type::Small) * 2.5f;
    if (below) x = in.x + px(38), width = in.right() - px(12) - x, note = text_height(Type::Small, width, c.note);
    height = std::max(px(look().touch ? 48.0f : 36.0f), note + bar + (below ? px(22) : 0) + px(14));
  }
};

}  // namespace

float ladder_row(Rect in, Choice const& c, std::string const& label, bool chosen, float column, bool& pressed) {
  if (!c.card.empty()) return card_row(in, c, label, chosen, pressed);
  RowLayout const l(in, c, column);
  Rect const r{in.x, in.y, in.w, l.height};
  Touch const touch = touch_area(r, label.c_str(), c.enabled ? std::string_view{} : std::string_view(c.why), c.enabled);
  pressed = touch.pressed;
  if (chosen) {
    fill(r, colour(Role::AccentFace), radius::kControl);
    outline(r, colour(Role::Accent), radius::kControl, 1.5f);
  } else if (touch.hovered || touch.held) {
    fill(r, colour(Role::Panel3, touch.held ? 1.0f : 0.6f), radius::kControl);
  }
  Type const type = chosen && !l.below ? Type::SmallStrong : Type::Small;
  float const note = c.note.empty() ? 0 : text_height(type, l.width, c.note);
  float const cy = r.middle().y, words = note + l.bar, head = l.below ? r.y + px(18) : cy, top = l.below ? head + px(12) : cy - words / 2;
  ImU32 const paint = plain(c.tone) ? colour(Role::Text2) : tone_colour(c.tone);
  if (c.icon[0]) icon(c.icon, r.x + px(18), head, 20, c.enabled ? paint : colour(Role::Text3));
  text(Type::Title, r.x + px(38), head - px(11), c.text, c.enabled ? Role::Text : Role::Text3);
  if (!c.note.empty()) rich_text(l.x, top, l.width, type, c.note, chosen ? Role::Text : Role::Text2);
  if (l.bar > 0) odds_bar({l.x, top + words - px(6), l.width, px(6)}, c.odds);
  if (l.value_w > 0) text_right(Type::Caption, r.right() - px(10), head - px(8), c.value, chosen ? Role::Text : Role::Text2);
  return r.h;
}

// ------------------------------------------------------------------------------------------------ answers with columns

// The head of the first one may stand over what the names leave free.
std::vector<float> cell_widths(Question const& q) {
  std::vector<float> out;
  for (size_t n = 0; n < q.columns.size(); ++n) {
    float most = n ? text_size(Type::Caption, q.columns[n]).x : 0;
    for (Choice const& c : q.choices)
      if (n < c.cells.size()) most = std::max(most, text_size(Type::SmallStrong, c.cells[n].text).x);
    out.push_back(std::min(most + px(14), px(110)));
  }
  return out;
}

void column_heads(Rect in, float y, Question const& q, std::vector<float> const& widths) {
  text(Type::Caption, in.x, y, q.label, Role::Text2);
  float right = in.right();
  for (size_t n = widths.size(); n-- > 0; right -= widths[n]) text_right(Type::Caption, right, y, q.columns[n], Role::Text2);
}

float cells_row(Rect in, Choice const& c, std::string const& label, bool chosen, std::vector<float> const& widths, bool& pressed) {
  bool const two = !c.below.empty();     // lines
  Rect const r{in.x, in.y, in.w, px(two ? 50.0f : look().touch ? 48.0f : 33.0f)};
  Touch const touch = touch_area(r, label.c_str(), c.enabled ? std::string_view(c.note) : std::string_view(c.why), c.enabled);
  pressed = touch.pressed;
  if (chosen) fill(r, colour(Role::AccentFace), radius::kControl), outline(r, colour(Role::Accent), radius::kControl, 1.5f);
  else if (touch.hovered || touch.held) fill(r, colour(Role::Panel3, touch.held ? 1.0f : 0.6f), radius::kControl);
  float const cy = r.middle().y - px(two ? 9.0f : 0);
  Role const words = c.enabled ? Role::Text : Role::Text3;
  if (two) text_fit(Type::Caption, r.x + px(36), cy + px(9), c.below, r.w - px(42), Role::Text2);
  if (c.icon[0]) icon(c.icon, r.x + px(17), cy, 20, chosen ? Role::AccentText : c.enabled ? Role::Text2 : Role::Text3);
  float right = r.right() - px(6);
  for (size_t n = widths.size(); n-- > 0; right -= widths[n]) {
    if (n >= c.cells.size()) continue;
    Cell const& cell = c.cells[n];
    float const w = std::min(text_size(Type::SmallStrong, cell.text).x, widths[n] - px(4));
    bool const quiet = cell.tone == Tone::Quiet || !c.enabled;
    if (cell.tone == Tone::Plain || quiet) text_fit(Type::SmallStrong, right - w, cy - px(9), cell.text, w + 1, quiet ? Role::Text3 : Role::Text);
    else draw_text(ink(), Type::SmallStrong, {right - w, cy - px(9)}, tone_colour(cell.tone), cell.text);
  }
  text_fit(chosen ? Type::Strong : Type::Body, r.x + px(36), cy - px(10), c.text, right - r.x - px(38), words);
  return r.h;
}

}  // namespace paddock::app
