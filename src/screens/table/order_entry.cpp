// One order in three forms that are always in step: text, tokens, keys.
#include <algorithm>

#include "core/text.hpp"
#include "screens/table/count.hpp"
#include "screens/table/order_entry.hpp"
#include "screens/table/slot_rows.hpp"
#include "ui/theme.hpp"
#include "ui/widgets.hpp"
#include "view/marked.hpp"

namespace paddock::app {
namespace {

Chip count_chip(Desk const& desk) {
  char const* name = desk.count_tone == Tone::Good ? "check" : desk.count_tone == Tone::Warn ? "alert-triangle" : "";
  return {name, desk.count, desk.count_tone, {}};
}

// "3 of 10": the middle group has ten cells.
int wanted_cells(Desk const& desk) {
  int have = 0, need = 0;
  return read_count(desk.count, have, need) ? std::clamp(need, 0, 40) : 0;
}

void cell(Rect r, std::string_view words, Tone tone, bool empty) {
  ImU32 const face = tone == Tone::Plain ? colour(Role::Panel3) : tone_face(tone);
  if (empty) return outline(r, colour(Role::Line), radius::kChip);
  fill(r, tone == Tone::Quiet ? colour(Role::Panel2) : face, radius::kChip);
  outline(r, tone == Tone::Plain || tone == Tone::Quiet ? colour(Role::Line2, 0.6f) : tone_colour(tone), radius::kChip);
  ImVec2 const size = text_size(Type::OrderSmall, words);
  ImU32 const paint = tone == Tone::Quiet ? colour(Role::Text2) : tone_colour(tone);
  draw_text(ink(), Type::OrderSmall, {r.x + (r.w - size.x) / 2, r.y + (r.h - size.y) / 2}, paint, words);
}

float slots(Desk const& desk, Rect in, float y) {
  if (desk.groups.empty()) return y;
  std::vector<std::vector<Slot const*>> written(desk.groups.size());
  for (Slot const& s : desk.slots)
    if (s.group >= 0 && s.group < int(written.size())) written[size_t(s.group)].push_back(&s);
  size_t const middle = written.size() / 2;
  std::vector<SlotGroup> groups;
  for (size_t g = 0; g < written.size(); ++g) {
    SlotGroup group{{}, text_size(Type::Caption, desk.groups[g]).x};
    for (Slot const* s : written[g]) group.cells.push_back(s->text.size() > 1 ? text_size(Type::OrderSmall, s->text).x + px(14) : 0);
    group.cells.resize(size_t(std::max({1, int(written[g].size()), g == middle ? wanted_cells(desk) : 1})));
    groups.push_back(std::move(group));
  }
  float const height = px(32), pitch = height + px(28);
  SlotRows const rows = slot_rows(groups, {in.w, px(26), px(18), px(10), px(3)});
  for (SlotPlace const& c : rows.cells) {
    auto const& of = written[size_t(c.group)];
    Slot const* s = c.cell < int(of.size()) ? of[size_t(c.cell)] : nullptr;
    cell({in.x + c.x, y + pitch * float(c.row), c.width, height}, s ? std::string_view(s->text) : "", s ? s->tone : Tone::Plain, s == nullptr);
  }
  for (SlotPlace const& c : rows.captions)
    text(Type::Caption, in.x + c.x, y + pitch * float(c.row) + height + px(4), desk.groups[size_t(c.group)], Role::Text3);
  return y + pitch * float(rows.rows);
}

float sheet_notes(Sheet const& sheet, Rect in, float y) {
  for (auto const& note : sheet.notes) {
    icon("alert-triangle", in.x + px(8), y + px(8), 16, Role::Warn);
    y += text_wrapped(Type::Caption, in.x + px(24), y, in.w - px(24), note, Role::Text2) + px(6);
  }
  return y;
}

}  // namespace

std::vector<Key> key_cells(Desk const& desk, bool phone, bool can_undo) {
  bool const fours = phone || desk.keys.size() > 5;
  std::vector<Key> cells = desk.keys;
  Key undo{.cap = kUndoKey, .label = "undo", .enabled = can_undo, .why = "nothing is written yet"};
  Key anew{.cap = kAnewKey, .label = "anew", .enabled = can_undo, .why = undo.why};
  cells.insert(fours && cells.size() > 3 ? cells.begin() + 3 : cells.end(), std::move(undo));
  if (fours && cells.size() % 4 == 3) cells.push_back(std::move(anew));
  return cells;
}

float order_keys(Deciding at, Rect in, float y, float height) {
  Stage& stage = at.stage;
  bool const phone = stage.layout == Layout::Phone;
  auto const cells = key_cells(at.view.desk, phone, stage.play->draft().can_undo());
  int const count = int(cells.size());
  int const per_row = phone || count > 6 ? 4 : count;
  float const gap = phone ? px(8) : px(6);
  for (int i = 0; i < count; ++i) {
    Rect const row{in.x, y + float(i / per_row) * (height + gap), in.w, height};
    Rect const r = row.column(i % per_row, per_row, gap);
    Key const& key = cells[size_t(i)];
    bool const reason = phone && text_size(Type::Caption, key.why).x < r.w - px(6);
    bool const pressed = key_button(r, key, reason);
    if (resting()) at.draft.consider(key.ghost);
    if (!pressed) continue;
    if (key.cap == kUndoKey) stage.push(Intent::Undo);
    else if (key.cap == kAnewKey) at.draft.start_anew(stage);
    else stage.play_actions(key.play);
  }
  int const rows = (count + per_row - 1) / per_row;
  return y + float(rows) * (height + gap) + px(4);
}

// "Column 12"; of a sheet "Line 2, column 5". A letter of several bytes is one column.
std::string fault_place(std::string_view text, int column) {
  std::string_view const before = text.substr(0, std::min(size_t(std::max(column, 1) - 1), text.size()));
  size_t const start = before.rfind('\n') + 1;   // 0 where there is none
  std::string const letters = std::to_string(points_in(before.substr(start)) + 1);
  if (text.find('\n') == text.npos) return "Column " + letters;
  return "Line " + std::to_string(std::count(before.begin(), before.end(), '\n') + 1) + ", column " + letters;
}

std::string fault_words(std::string_view text, Sheet const& sheet) {
  return strong(fault_place(text, sheet.error_column) + ":") + " " + escaped_stars(sheet.error);
}

float order_error(Stage& stage, Draft& draft, Rect in, float y) {
  icon("alert-octagon", in.x + px(9), y + px(9), 18, Role::Bad);
  float const x = in.x + px(26), width = in.w - px(26);
  float const cite_w = draft.sheet.rule.empty() ? 0 : cite_width(draft.sheet.rule) + px(8);
  float height = rich_text(x, y, width - cite_w, Type::Small, fault_words(draft.field, draft.sheet), Role::Text2);
  if (cite_w > 0 && cite(in.right() - cite_w + px(8), y + px(9), draft.sheet.rule))
    stage.push(Intent::OpenRule, 0, std::string(draft.sheet.rule.text()));
  height = std::max(height, px(18)) + px(8);
  for (size_t i = 0; i < draft.mends.size(); ++i) {   // several sensible readings: none of them is the usual one
    std::string const label = "Read it as " + draft.mends[i];
    float const w = std::min(in.w - px(26), button_width(label.c_str(), {.icon = "wand"}));
    ButtonStyle const style{.kind = draft.mends.size() > 1 ? ButtonStyle::Outline : ButtonStyle::Filled, .icon = "wand"};
    if (button({x, y + height, w, px(36)}, label.c_str(), style)) return draft.read_as(stage, i), y + height;
    height += px(44);
  }
  return y + height;
}

float order_entry(Deciding at, Rect in, float y, float key_height) {
  Stage& stage = at.stage;
  TableView& view = at.view;
  Draft& draft = at.draft;
  Desk const& desk = view.desk;
  Chip const count = count_chip(desk);
  float const chip_w = desk.count.empty() ? 0 : chip_width(count);
  Rect const box{in.x, y, in.w, px(48)};
  FieldStyle style{
      .type = Type::Order, .hint = "type or press keys", .error = draft.sheet.error_column != 0, .active = true};
  style.right_room = chip_w > 0 ? chip_w + px(18) : 0;
  if (text_field(box, "##Order text", draft.field, style)) draft.type(stage, draft.field);
  probe_add("Order text", box);
  if (draft.sheet.error_column > 0) {  // the place where it stops making sense
    size_t const before = std::min(draft.field.size(), size_t(draft.sheet.error_column - 1));
    float const x0 = box.x + px(12) + text_size(Type::Order, std::string_view(draft.field).substr(0, before)).x;
    float const w = text_size(Type::Order, "M").x;
    if (x0 + w < box.right() - style.right_room) fill({x0, box.bottom() - px(9), w, px(2)}, colour(Role::Bad));
  }
  if (chip_w > 0) chip(box.right() - chip_w - px(12), box.middle().y, count);
  y = box.bottom() + px(12);
  if (draft.sheet.error_column) return order_keys(at, in, order_error(stage, draft, in, y) + px(4), key_height);
  y = slots(desk, in, sheet_notes(draft.sheet, in, y));
  return order_keys(at, in, y, key_height);
}

float form_text(Deciding at, Rect in, float y, bool with_error) {
  Draft& draft = at.draft;
  if (!at.view.desk.text_entry) return y;
  int const lines = at.view.desk.text_lines;
  Rect const box{in.x, y + px(4), in.w, px(lines > 1 ? 18.0f + 20.0f * float(lines) : 40.0f)};
  FieldStyle const style{.type = Type::OrderSmall, .hint = "or type it", .error = draft.sheet.error_column != 0, .lines = lines > 1};
  if (text_field(box, "##Order text", draft.field, style)) draft.type(at.stage, draft.field);
  probe_add("Order text", box);
  y = box.bottom() + px(8);
  if (draft.sheet.error_column && with_error) y = order_error(at.stage, draft, in, y);
  return sheet_notes(draft.sheet, in, y);
}

}  // namespace paddock::app
