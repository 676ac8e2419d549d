// What a car has, above its decision; and a plan to work on, with the room of the board: a table of what can be had for what.
#include <algorithm>

#include "screens/table/order_entry.hpp"
#include "screens/table/workshop.hpp"
#include "ui/theme.hpp"
#include "ui/widgets.hpp"
#include "store/library.hpp"

namespace paddock::app {

namespace {

std::string points_text(int n) { return n < 0 ? std::to_string(-n) + " back" : std::to_string(n); }

float store_row(Rect in, float y, Gauge const& g) {
  text(Type::Caption, in.x, y, g.label, Role::Text2);
  float const value_w = text_size(Type::Title, g.value).x;
  text_right(Type::Title, in.right(), y - px(3), g.value);
  float const x0 = in.x + px(50), room = in.right() - value_w - px(12) - x0;
  int const cells = std::max(1, g.cells);
  float const step = std::min(px(g.discs ? 13.0f : 9.0f), room / float(cells)), gap = std::min(px(2), step * 0.25f);
  for (int i = 0; i < cells; ++i) {
    bool const full = i < g.filled, big = full && i >= g.filled - g.big;
    float const x = x0 + float(i) * step;
    if (!g.discs) {
      fill({x, y + px(1), step - gap, px(14)}, colour(full ? Role::Text : Role::Panel3), 1.5f);
      continue;
    }
    ImVec2 const at{x + step / 2, y + px(8)};
    float const r = (step - gap) / 2;
    if (big) {
      ink()->AddCircleFilled(at, r + px(0.5f), colour(Role::Accent), 24);
      if (step >= px(11)) {
        std::string const worth = std::to_string(g.big_worth);
        ImVec2 const size = text_size(Type::Caption, worth);
        draw_text(ink(), Type::Caption, {at.x - size.x / 2, at.y - size.y / 2}, colour(Role::OnAccent), worth);
      }
    } else if (full) {
      ink()->AddCircleFilled(at, r, colour(Role::Panel3), 24);
      ink()->AddCircle(at, r, colour(Role::Text2), 24, px(1.2f));
    } else {
      ink()->AddCircle(at, r * 0.8f, colour(Role::Line), 24, px(1));
    }
  }
  return y + px(25);
}

// What is behind, what is now, what is still to come, as a row of cells under its caption.
void parts_row(Rect in, float y, StepTrack const& parts, std::string_view label) {
  if (parts.steps.empty()) return;
  text_fit(Type::Caption, in.x, y, label, in.w, Role::Text2);
  float const each = std::min(px(32), in.w / float(parts.steps.size()));
  for (int i = 0; i < int(parts.steps.size()); ++i) {
    Rect const cell{in.x + float(i) * each, y + px(22), each - px(4), px(22)};
    bool const now = i == parts.now;
    if (i <= parts.now) fill(cell, colour(now ? Role::Accent : Role::Panel3), radius::kChip);
    else outline(cell, colour(Role::Line2), radius::kChip);
    text_mid(Type::FigureSmall, cell, parts.steps[size_t(i)].text, now ? Role::OnAccent : Role::Text2);
  }
}

// Cells in a row, a mark over the one where it is, another over the one where it would be then.
float track_row(Rect in, float y, StepTrack const& track) {
  if (track.steps.empty()) return y;
  float const each = in.w / float(track.steps.size()), top = y + px(12);
  auto const middle = [&](int i) { return in.x + (float(i) + 0.5f) * each; };
  auto const mark = [&](int i, Role role) {
    if (i < 0 || i >= int(track.steps.size())) return;
    ink()->AddTriangleFilled({middle(i) - px(5), y + px(1)}, {middle(i) + px(5), y + px(1)}, {middle(i), y + px(9)}, colour(role));
  };
  bool below = false;
  if (track.then >= 0 && track.now >= 0) ink()->AddLine({middle(track.now), y + px(3)}, {middle(track.then), y + px(3)}, colour(Role::Accent), px(2));
  mark(track.now, Role::Text);
  if (track.then != track.now) mark(track.then, Role::Accent);
  for (int i = 0; i < int(track.steps.size()); ++i) {
    StepTrack::Step const& step = track.steps[size_t(i)];
    Rect const cell{in.x + float(i) * each + px(1), top, each - px(2), px(24)};
    bool const there = i == (track.then >= 0 ? track.then : track.now);
    fill(cell, step.tone == Tone::Plain ? colour(Role::Panel3) : tone_face(step.tone), radius::kChip);
    if (there) outline(cell, colour(Role::Accent), radius::kChip, 2);
    ImVec2 const size = text_size(Type::FigureSmall, step.text);
    draw_text(ink(), Type::FigureSmall, {cell.middle().x - size.x / 2, cell.middle().y - size.y / 2}, there ? colour(Role::Text) : tone_colour(step.tone), step.text);
    float const w = text_size(Type::Caption, step.below).x;
    if (!step.below.empty()) text(Type::Caption, cell.middle().x - w / 2, cell.bottom() + px(3), step.below, Role::Text2), below = true;
  }
  explain({in.x, y, in.w, px(36)}, track.tip);
  return top + px(24) + px(below ? 24.0f : 10.0f);
}

}  // namespace

// Key figures at the left, stores that run down beside them, small figures below; `track`: and what each status means.
float car_card(Desk const& desk, Rect in, float y, bool track) {
  float left = 0;
  for (Figure const& f : desk.figures) left += figure(in.x + left, y, f) + px(20);
  Rect const right{in.x + left, y, in.w - left, 0};
  float at = y + px(4);
  for (Gauge const& g : desk.gauges) at = store_row(right, at, g);
  parts_row(right, y, desk.parts, desk.parts_label);
  y = desk.figures.empty() && desk.gauges.empty() ? y : std::max(at, y + px(52)) + px(4);
  if (track) y = track_row(in, y, desk.track);
  if (!desk.stats.empty()) {
    Rect const row{in.x, y, in.w, px(26)};
    for (size_t i = 0; i < desk.stats.size(); ++i) {
      Rect const cell = row.column(int(i), int(desk.stats.size()), px(6));
      Figure const& f = desk.stats[i];
      bool const plain = f.tone == Tone::Plain || f.tone == Tone::Quiet;
      fill(cell, plain ? colour(Role::Panel2) : tone_face(f.tone), radius::kChip);
      float const a = text_size(Type::Caption, f.label).x, b = text_size(Type::FigureSmall, f.value).x;
      float const x = cell.x + (cell.w - a - b - px(5)) / 2;
      text(Type::Caption, x, cell.y + px(5), f.label, Role::Text2);
      draw_text(ink(), Type::FigureSmall, {x + a + px(5), cell.y + px(4)}, tone_colour(f.tone), f.value);
    }
    y += px(34);
  }
  Rule opened;
  float x = in.x;
  for (Chip const& c : desk.chips) {
    if (x > in.x && x + chip_width(c) > in.right()) x = in.x, y += px(30);
    x += chip(x, y + px(12), c, &opened) + px(8);
  }
  return desk.chips.empty() ? y : y + px(32);
}

namespace {

// The tag at the right of the heading, with a button that copies it.
void tag_box(Stage& stage, std::string const& tag, Rect in, float y) {
  float const w = text_size(Type::Code, tag).x;
  Rect const copy{in.right() - px(36), y - px(4), px(36), px(36)};
  if (icon_button(copy, "Copy the tag", "copy", "Copy this tag: six choices and a check, for a friend or the GM"))
    stage.push(Intent::Copy, 0, tag, "Tag copied");
  fill({copy.x - w - px(28), y - px(2), w + px(20), px(32)}, colour(Role::Well), radius::kControl);
  text(Type::Code, copy.x - w - px(18), y + px(4), tag, Role::Text2);
  text_right(Type::Caption, copy.x - w - px(36), y + px(6), "Tag", Role::Text3);
}

// One choice of a row; true: it was pressed.
bool choice_cell(Rect cell, Question const& q, Choice const& c, bool chosen) {
  bool const dear = c.tone == Tone::Bad;
  Touch const touch = touch_area(cell, (c.text + "##" + q.label).c_str(), dear ? "More than the budget; something else must give" : "");
  fill(cell, chosen ? colour(Role::AccentFace) : colour(touch.hovered ? Role::Panel3 : Role::Panel2), radius::kControl);
  if (chosen) outline(cell, colour(Role::Accent), radius::kControl, 1.5f);
  else if (dear) outline(cell, colour(Role::Bad, 0.45f), radius::kControl);
  text_mid(Type::PanelTitle, cell, c.text, chosen ? Role::AccentText : dear ? Role::Text3 : Role::Text);
  return touch.pressed;
}

}  // namespace

void draw_workshop(Deciding at, Rect free) {
  Stage& stage = at.stage;
  TableView& view = at.view;
  Draft& draft = at.draft;
  Desk const& desk = view.desk;
  int low = 99, high = -99;
  for (Question const& q : draft.questions)
    for (Choice const& c : q.choices) low = std::min(low, c.column), high = std::max(high, c.column);
  if (low > high) return;
  int const columns = high - low + 1;
  float const width = std::min(free.w, px(860)), label_w = std::min(px(340), (width - px(40)) * 0.48f), note_w = label_w - px(44);
  auto const row_height = [&](Question const& q) {
    return q.look == Question::Sum ? 0 : std::max(px(72), px(42) + text_height(Type::Caption, note_w, q.note));
  };
  float all = px(96) + px(draft.sheet.error_column ? 200.0f : 112.0f);
  for (Question const& q : draft.questions) all += row_height(q);
  float const height = std::min(free.h, all);
  Rect const where{free.x + (free.w - width) / 2, free.y + std::max(0.0f, (free.h - height) * 0.35f), width, height};
  Rect in = begin_panel("##workshop", where, Region::Board, {.scroll = true}).inset(px(20), 0);
  float y = in.y + px(14);
  text(Type::PanelTitle, in.x, y, desk.title);
  if (!desk.tag.empty() && draft.sheet.error_column == 0) tag_box(stage, desk.tag, in, y);
  y += px(44);
  Rect const grid{in.x + label_w, y, in.w - label_w, 0};
  text_fit(Type::Caption, in.x + px(30), y + px(2), "Points it costs", label_w - px(36), Role::Text3);
  for (int i = 0; i < columns; ++i) {
    Rect const cell = Rect{grid.x, y, grid.w, px(20)}.column(i, columns, px(8));
    text_mid(Type::Caption, cell, points_text(low + i), Role::Text3);
  }
  y += px(26);
  for (Question const& q : draft.questions) {
    if (q.look == Question::Sum) continue;
    hairline(in.x, in.right(), y);
    Rect const row{in.x, y, in.w, row_height(q)};
    icon(q.icon, row.x + px(10), row.y + px(20), 20, Role::Text2);
    text(Type::Title, row.x + px(30), row.y + px(9), q.label);
    text_wrapped(Type::Caption, row.x + px(30), row.y + px(33), note_w, q.note, Role::Text2);
    for (size_t i = 0; i < q.choices.size(); ++i) {
      Choice const& c = q.choices[i];
      Rect const cell = Rect{grid.x, row.middle().y - px(24), grid.w, px(48)}.column(c.column - low, columns, px(8));
      if (choice_cell(cell, q, c, int(i) == q.chosen)) draft.choose(stage, c);
    }
    y = row.bottom();
  }
  hairline(in.x, in.right(), y);
  y = sums(draft.questions, in, y + px(10));
  y = form_text(at, in, y);
  end_panel(y + px(10));
}

// What the answers come to: a row of cells, red beyond the last.
float sums(std::span<Question const> questions, Rect in, float y) {
  for (Question const& q : questions) {
    if (q.look != Question::Sum) continue;
    bool const over = q.chosen > q.cells;
    float const w = text_size(Type::Title, q.value).x;
    text(Type::Strong, in.x, y + px(4), q.label);
    int const cells = std::max(q.cells, q.chosen);
    Rect const bar{in.x + px(70), y + px(7), in.w - px(70) - w - px(16), px(14)};
    for (int i = 0; i < cells; ++i) {
      Role const face = i >= q.cells ? Role::Bad : i < q.chosen ? Role::Text : Role::Panel3;
      fill(bar.column(i, cells, px(3)), colour(face), 2);
    }
    probe_add(q.label + "##sum", bar);
    text_right(Type::Title, in.right(), y + px(3), q.value, over ? Role::Bad : Role::Text);
    y += px(36);
  }
  return y;
}

// Drafts kept on this device: one press takes one up again.
float DraftShelf::draw(Deciding at, Rect in, float y) {
  Stage& stage = at.stage;
  TableView& view = at.view;
  Draft& draft = at.draft;
  Desk const& desk = view.desk;
  std::string const game = stage.play->truth().setup().game;
  store::Designs& designs = stage.library.designs();
  hairline(in.x, in.right(), y + px(6));
  text(Type::Strong, in.x, y + px(16), "Saved " + desk.shelf);
  y += px(44);
  float const h = px(look().touch ? 48.0f : 36.0f);
  Rect row{in.x, y, in.w, h};
  Rect const save = row.cut_right(px(84), px(8));
  text_field(row, "##Design name", name_, {.hint = "Name of this one"});
  probe_add("Design name", row);
  bool const can = !name_.empty() && !desk.tag.empty() && draft.sheet.error_column == 0;
  if (button(save, "Save##design", {.icon = "device-floppy", .enabled = can, .why = name_.empty() ? "give it a name" : "the draft has a fault"})) {
    designs.keep(game, name_, desk.tag, [](std::string const& error) {
      if (error.empty()) toast("Saved on this device");
      else toast(error, Tone::Bad, "alert-octagon");
    });
    name_.clear();
  }
  y += h + px(8);
  for (auto const& d : designs.list(game)) {
    Rect const line{in.x, y, in.w, h};
    Rect const drop{line.right() - h, line.y, h, h};
    Touch const touch = touch_area({line.x, line.y, line.w - h - px(4), h}, (d.name + "##take").c_str(), "Take this one");
    if (touch.hovered) fill({line.x - px(6), line.y, line.w - h, h}, colour(Role::Panel3, 0.6f), radius::kControl);
    float const tag_w = std::min(text_size(Type::Cite, d.text).x, line.w * 0.4f);
    text_fit(Type::Body, line.x, line.middle().y - px(10), d.name, line.w - h - tag_w - px(20), d.text == desk.tag ? Role::AccentText : Role::Text);
    text_fit(Type::Cite, drop.x - tag_w - px(8), line.middle().y - px(9), d.text, tag_w + 1, Role::Text3);
    if (icon_button(drop.inset(px(3)), ("Forget " + d.name).c_str(), "x", "Forget it")) {
      designs.forget(game, d.name);
      break;
    }
    if (touch.pressed) {
      draft.field = d.text;
      draft.type(stage, draft.field);
    }
    y += h;
  }
  return y + px(6);
}

}  // namespace paddock::app
