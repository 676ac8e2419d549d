#include "screens/table/form_looks.hpp"

#include <algorithm>
#include <cmath>

#include "ui/motion.hpp"
#include "ui/theme.hpp"
#include "ui/widgets.hpp"
#include "view/marked.hpp"

namespace paddock::app {
namespace {

constexpr int kFirstRows = 12;       // of a list, before somebody asks for all of it

float control() { return px(look().touch ? size::kTouchMin : 36.0f); }

// Icon, label, present answer at the right end, rule. Returns the y below.
float question_head(Rect in, float y, Question const& q, std::string_view value) {
  float x = in.x, right = in.right();
  if (q.icon[0]) icon(q.icon, in.x + px(9), y + px(11), 18, Role::Text3), x += px(26);
  if (!q.rule.empty()) {
    right -= cite_width(q.rule);
    cite(right, y + px(11), q.rule);
    right -= px(8);
  }
  float const w = std::min(text_size(Type::Title, value).x, (right - x) * 0.6f);
  text_fit(Type::Strong, x, y + px(1), q.label, std::max(0.0f, right - w - px(8) - x));
  text_fit(Type::Title, right - w, y, value, w + 1);
  return y + px(28);
}

float question_note(Rect in, float y, Question const& q) {
  return q.note.empty() ? y + px(6) : y + text_wrapped(Type::Caption, in.x, y, in.w, q.note, Role::Text2) + px(10);
}

}  // namespace

// ------------------------------------------------------------------------------------------------ a number

float slider_question(Deciding at, Rect in, float y, size_t i, std::string const& id) {
  Draft& draft = at.draft;
  Question const& q = draft.questions[i];
  float const top = y;
  y += px(28);
  int shown = q.range.value;
  auto const next = slider({in.x, y, in.w, slider_height()}, (q.label + "##slider" + id).c_str(), q.range, shown);
  std::string const number = std::to_string(shown) + (q.range.unit.empty() ? "" : " " + q.range.unit);
  bool const open = !q.range.written && shown == q.range.nearest(q.range.value);
  question_head(in, top, q, open ? "choose" : number);
  y += slider_height() + px(4);
  y = question_note(in, y, q);
  bool const other = next && (!q.range.written || *next != q.range.nearest(q.range.value));
  if (other && !draft.just_asked()) draft.change(at.stage, q.range.edit_to(*next));
  return y;
}

// ------------------------------------------------------------------------------------------------ a long list

Rows rows_in_sight(float top, float row, int rows, float sight_top, float sight_bottom) {
  if (row <= 0 || sight_bottom <= sight_top) return {};
  auto const place = [&](float y) { return std::clamp(int(std::floor(std::clamp((y - top) / row, -1.0f, float(rows)))), 0, rows); };
  return {place(sight_top), std::min(rows, place(sight_bottom) + 1)};
}

namespace {

float search_row(Rect in, float y, Question const& q, Listing& listing, std::string const& id) {
  Rect const box{in.x, y, in.w, control()};
  std::string const label = "Search " + q.label + "##" + id;
  text_field(box, label.c_str(), listing.search, {.hint = "Search", .right_room = listing.search.empty() ? 0 : box.h});
  if (!listing.search.empty() && icon_button(Rect{box.right() - box.h, box.y, box.h, box.h}.inset(px(3)), ("Search no more##" + id).c_str(), "x", "Search no more"))
    listing.search.clear(), motion::keep_moving();
  y = box.bottom() + px(8);
  float x = in.x;
  float const h = px(look().touch ? size::kTouchMin : size::kControlSmall);
  for (size_t k = 0; k < q.filters.size() && k < 32; ++k) {
    uint32_t const bit = uint32_t(1) << k;
    bool const on = listing.filters & bit;
    std::string const name = q.filters[k] + "##filter" + id;
    ButtonStyle const style{.kind = on ? ButtonStyle::Face : ButtonStyle::Outline, .icon = on ? "check" : ""};
    float const w = std::min(in.w, std::max(px(44), button_width(name.c_str(), style)));
    if (x > in.x && x + w > in.right()) x = in.x, y += h + px(6);
    if (button({x, y, w, h}, name.c_str(), style)) listing.filters ^= bit, motion::keep_moving();
    x += w + px(6);
  }
  return q.filters.empty() ? y : y + h + px(8);
}

float list_room(Rect r, Choice const& c) {
  float const value = c.value.empty() ? 0 : text_size(Type::FigureRow, c.value).x + px(8);
  return r.w - (c.icon[0] ? px(30) : px(8)) - value - px(12);
}

std::string list_note(Choice const& c) { return c.enabled || c.why.empty() ? unmarked(c.note) : c.why; }

// What fits in two lines.
std::string two_lines(std::string note, float width) {
  constexpr std::string_view kMore = "\u2026";
  if (text_height(Type::Caption, width, note) <= line_height(Type::Caption) * 2.5f) return note;
  for (size_t blank = note.rfind(' '); blank != note.npos && blank > 0; blank = note.rfind(' ')) {
    note.resize(note.find_last_not_of(" ,;:", blank) + 1);
    if (text_height(Type::Caption, width, note + std::string(kMore)) <= line_height(Type::Caption) * 2.5f) break;
  }
  return note + std::string(kMore);
}

bool list_answer(Rect r, Choice const& c, bool chosen, std::string const& id) {
  Touch const t = touch_area(r, (c.text + "##list" + id).c_str(), c.enabled ? std::string_view{} : std::string_view(c.why), c.enabled);
  if (chosen) fill(r, colour(Role::AccentFace), radius::kControl), outline(r, colour(Role::Accent), radius::kControl, 1.5f);
  else if (t.hovered || t.held) fill(r, colour(Role::Panel3, t.held ? 1.0f : 0.6f), radius::kControl);
  Role const words = c.enabled ? Role::Text : Role::Text3;
  float const room = list_room(r, c);
  std::string const note = two_lines(list_note(c), room);
  float const cy = r.middle().y, lead = c.icon[0] ? px(30) : px(8);
  bool const plain = c.tone == Tone::Plain || c.tone == Tone::Quiet || !c.enabled;
  if (c.icon[0]) icon(c.icon, r.x + px(17), cy, 18, plain ? colour(Role::Text3) : tone_colour(c.tone));
  float const value = c.value.empty() ? 0 : text_size(Type::FigureRow, c.value).x + px(8);
  float const words_h = note.empty() ? 0 : text_height(Type::Caption, room, note), line = c.below.empty() ? 0 : line_height(Type::Caption), top = cy - (px(20) + words_h + line) / 2;
  text_fit(Type::Strong, r.x + lead, top, c.text, room, words);
  if (!note.empty()) text_wrapped(Type::Caption, r.x + lead, top + px(20), room, note, c.enabled ? Role::Text2 : Role::Text3);
  if (line > 0) text_fit(Type::Caption, r.x + lead, top + px(20) + words_h, c.below, room, c.enabled ? Role::Text2 : Role::Text3);
  if (value > 0) text_right(Type::FigureRow, r.right() - px(10), cy - px(9), c.value, words);
  return t.pressed;
}

}  // namespace

float list_question(Deciding at, Rect in, float y, size_t i, std::string const& id) {
  Draft& draft = at.draft;
  Question const& q = draft.questions[i];
  Listing& listing = draft.listing(i);
  bool const answered = q.chosen >= 0 && size_t(q.chosen) < q.choices.size();
  y = question_head(in, y, q, !q.value.empty() ? q.value : answered ? q.choices[size_t(q.chosen)].text : "");
  y = search_row(in, y, q, listing, q.label + id);
  std::vector<int> const& rows = listing.rows(q);
  int const all = int(rows.size()), most = listing.whole ? all : std::min(all, kFirstRows);
  std::string const left = rows.empty() ? "None is left: write less or take a filter away." : std::to_string(all) + " of " + std::to_string(q.choices.size());
  text(Type::Caption, in.x, y, left, rows.empty() ? Role::Warn : Role::Text3);
  y += px(20);
  // All rows are as tall: those of whom one says more than a line have room for two.
  bool const two = std::any_of(rows.begin(), rows.begin() + most, [&](int k) {
    Choice const& c = q.choices[size_t(k)];
    return text_size(Type::Caption, list_note(c)).x > list_room({in.x, y, in.w + px(7), 0}, c);
  });
  bool const more = std::any_of(rows.begin(), rows.begin() + most, [&](int k) { return !q.choices[size_t(k)].below.empty(); });
  float const h = px(look().touch ? 52.0f : 44.0f) + float(two + more) * line_height(Type::Caption);
  Rows const sight = rows_in_sight(y, h, most, ink()->GetClipRectMin().y - h, ink()->GetClipRectMax().y + h);
  for (int n = sight.from; n < sight.to; ++n) {
    size_t const k = size_t(rows[size_t(n)]);
    Rect const row{in.x - px(6), y + float(n) * h, in.w + px(7), h - px(2)};
    bool const pressed = list_answer(row, q.choices[k], draft.is_picked(q, k), std::to_string(k) + q.label + id);
    if (resting()) draft.consider(q.choices[k].ghost);
    if (pressed && !draft.just_asked()) draft.choose(at.stage, q.choices[k]);
  }
  y += float(most) * h;
  if (all > most) {
    std::string const label = "Show all " + std::to_string(all) + "##" + q.label + id;
    if (button({in.x, y + px(2), in.w, control()}, label.c_str(), {.icon = "chevron-down"})) listing.whole = true, motion::keep_moving();
    y += control() + px(8);
  }
  return question_note(in, y + px(4), q);
}

// ------------------------------------------------------------------------------------------------ a plan

Rect pressed_where(Rect place, float least) { return place.centred(std::max(place.w, least), std::max(place.h, least)); }

int nearest_place(std::span<Rect const> places, float least, ImVec2 at) {
  int best = -1;
  float least_away = 0;
  for (size_t i = 0; i < places.size(); ++i) {
    if (!pressed_where(places[i], least).has(at)) continue;
    float const dx = std::max({places[i].x - at.x, at.x - places[i].right(), 0.0f}), dy = std::max({places[i].y - at.y, at.y - places[i].bottom(), 0.0f});
    float const away = dx * dx + dy * dy;
    if (best < 0 || away < least_away) best = int(i), least_away = away;
  }
  return best;
}

namespace {

void plan_place(Rect r, Choice const& c, bool chosen, Touch const& t) {
  fill(r, chosen ? colour(Role::AccentFace) : colour(t.hovered || t.held ? Role::Panel3 : Role::Panel, 0.85f), radius::kChip);
  bool const amiss = c.tone == Tone::Bad || c.tone == Tone::Warn;
  outline(r, chosen ? colour(Role::Accent) : amiss ? tone_colour(c.tone) : colour(c.enabled ? Role::Line2 : Role::Line), radius::kChip, chosen ? 2.0f : 1.0f);
  std::string const words = (c.badge > 0 ? std::to_string(c.badge) + ". " : "") + c.text;
  Role const role = chosen ? Role::AccentText : c.enabled ? Role::Text : Role::Text3;
  bool const two = !c.value.empty() && r.h >= px(36);
  float const top = r.middle().y - px(two ? 17.0f : 9.0f);
  auto const middle = [&](Type type, float y, std::string_view line, Role ink) {
    float const w = std::min(text_size(type, line).x, r.w - px(6));
    if (w > px(8)) text_fit(type, r.middle().x - w / 2, y, line, w + 1, ink);
  };
  middle(Type::SmallStrong, top, words, role);
  if (two) middle(Type::Caption, top + px(18), c.value, chosen ? Role::AccentText : Role::Text2);
}

}  // namespace

float plan_question(Deciding at, Rect in, float y, size_t i, std::string const& id) {
  Draft& draft = at.draft;
  Question const& q = draft.questions[i];
  bool const answered = q.chosen >= 0 && size_t(q.chosen) < q.choices.size();
  y = question_head(in, y, q, !q.value.empty() ? q.value : answered ? q.choices[size_t(q.chosen)].text : "");
  if (!q.drawing || q.drawing->width <= 0 || q.drawing->height <= 0) return question_note(in, y, q);
  Drawing const& d = *q.drawing;
  float const scale = std::min(in.w / d.width, px(520) / d.height), least = px(look().touch ? size::kTouchMin : 24.0f);
  Rect const sheet{in.x, y, in.w, d.height * scale}, where = sheet.centred(d.width * scale, sheet.h);
  fill(sheet, colour(Role::Well), radius::kControl);
  Seat const seat = at.stage.play ? at.stage.play->chair().me() : kNobody;
  drawing(ink(), where, d, seat >= 0 ? at.stage.play->truth().setup().seats[size_t(seat)].livery : 0);
  std::vector<Rect> places;
  for (size_t k = 0; k < d.places.size() && k < q.choices.size(); ++k) {
    Drawing::Place const& p = d.places[k];
    places.push_back({where.x + (p.at.x - p.width / 2) * scale, where.y + (p.at.y - p.height / 2) * scale, p.width * scale, p.height * scale});
  }
  int const meant = nearest_place(places, least, ImGui::GetIO().MousePos);
  int pressed = -1;
  for (int k = 0; k < int(places.size()); ++k) {
    Choice const& c = q.choices[size_t(k)];
    Rect const hit = k == meant || meant < 0 ? pressed_where(places[size_t(k)], least) : places[size_t(k)];
    std::string const tip = c.enabled ? unmarked(c.note) : c.why;
    Touch const t = touch_area(hit, (c.text + "##plan" + std::to_string(k) + q.label + id).c_str(), tip, c.enabled);
    if (t.pressed) pressed = k;
    if (resting()) draft.consider(c.ghost);
    plan_place(places[size_t(k)], c, draft.is_picked(q, size_t(k)) || c.badge > 0, t);
  }
  if (pressed >= 0 && !draft.just_asked()) draft.choose(at.stage, q.choices[size_t(pressed)]);
  y = sheet.bottom() + px(8);
  if (answered && !q.choices[size_t(q.chosen)].note.empty())
    y += rich_text(in.x, y, in.w, Type::Small, q.choices[size_t(q.chosen)].note, Role::Text2) + px(6);
  return question_note(in, y, q);
}

// ------------------------------------------------------------------------------------------------ pages

float page_tabs(Draft& draft, Rect in, float y) {
  if (draft.pages.size() < 2) return y;
  float all = -px(6);
  for (FormPage const& p : draft.pages) all += text_size(Type::Strong, p.title).x + px(30);
  Rect const row{in.x, y, in.w, control()};
  int next = draft.page;
  if (all > in.w) {                    // no room side by side
    std::vector<std::string> titles;
    for (size_t i = 0; i < draft.pages.size(); ++i)
      titles.push_back(std::to_string(i + 1) + " of " + std::to_string(draft.pages.size()) + ": " + draft.pages[i].title);
    next = dropdown(row, "Page##form", titles, draft.page);
  } else {
    float x = row.x;
    for (int i = 0; i < int(draft.pages.size()); ++i) {
      FormPage const& p = draft.pages[size_t(i)];
      Rect const cell{x, row.y, text_size(Type::Strong, p.title).x + px(24), row.h};
      Touch const t = touch_area(cell, (p.title + "##form page").c_str());
      if (i == draft.page || t.hovered) fill(cell, colour(i == draft.page ? Role::Panel3 : Role::Panel2), radius::kControl);
      bool const amiss = p.tone == Tone::Warn || p.tone == Tone::Bad;
      text_mid(Type::Strong, cell, p.title, amiss ? p.tone == Tone::Bad ? Role::Bad : Role::Warn : i == draft.page ? Role::Text : Role::Text2);
      if (t.pressed) next = i;
      x = cell.right() + px(6);
    }
  }
  if (next != draft.page) draft.page = next, motion::keep_moving();
  return row.bottom() + px(8);
}

}  // namespace paddock::app
