#include "screens/designer/parts.hpp"

#include <algorithm>

#include "core/find_words.hpp"
#include "screens/designer/bill.hpp"
#include "screens/designer/event_card.hpp"
#include "ui/finger.hpp"
#include "ui/widgets.hpp"

namespace paddock::app {
namespace {

constexpr float kWeight = 46, kSpaces = 28;   // columns from the right, CSS px
constexpr float kBar = 6;                                   // clear of the scroll bar

}  // namespace

void PartsPanel::enter() {
  query.clear(), open_.clear();
  filter_ = 0;
  dragging_ = pressed_ = false;
}

bool PartsPanel::escape() {
  if (!open_.empty()) return open_.clear(), true;
  if (!query.empty()) return query.clear(), true;
  return false;
}

std::vector<CatalogueItem const*> PartsPanel::found(DesignDraft& draft) const {
  std::vector<CatalogueItem const*> out;
  CataloguePage const& page = draft.page(query.empty() ? section : "");
  for (CatalogueItem const& item : page.items)
    if ((query.empty() || has_words({item.name, item.id, item.note, item.help}, query)) && (!query.empty() || filter_ == 0 || (item.filters & filter_))) out.push_back(&item);
  return out;
}

float PartsPanel::sections(Designing& at, Rect in, float y) {
  auto const& all = at.draft.shop().sections();
  float const h = px(look().touch ? 56.0f : 50.0f), gap = px(6);
  int const columns = at.stage.layout == Layout::Phone || at.stage.low ? 4 : 3;
  for (size_t i = 0; i < all.size(); ++i) {
    CatalogueSection const& one = all[i];
    Rect const cell = Rect{in.x, y + float(i / size_t(columns)) * (h + gap), in.w, h}.column(int(i) % columns, columns, gap);
    bool const on = query.empty() && one.id == section;
    if (touch_area(cell, (one.label + "##section").c_str()).pressed) section = one.id, query.clear(), open_.clear(), filter_ = 0;
    fill(cell, colour(on ? Role::Panel3 : Role::Panel2), radius::kControl);
    outline(cell, colour(on ? Role::Line2 : Role::Line), radius::kControl);
    icon(one.icon, cell.middle().x, cell.y + px(17), 18, on ? Role::Text : Role::Text2);
    text_mid(Type::Caption, {cell.x, cell.bottom() - px(23), cell.w, px(18)}, one.label, on ? Role::Text : Role::Text2);
  }
  return y + float((all.size() + size_t(columns) - 1) / size_t(columns)) * (h + gap);
}

float PartsPanel::filters(CataloguePage const& page, Rect in, float y) {
  if (page.filters.empty() || !query.empty()) return y;
  float x = in.x;
  float const h = px(look().touch ? 40.0f : 28.0f);
  for (size_t i = 0; i < page.filters.size(); ++i) {
    std::string const label = page.filters[i] + "##filter";
    bool const on = (filter_ >> i & 1) != 0;
    float const w = text_size(Type::Caption, page.filters[i]).x + px(look().touch ? 22.0f : 15.0f);
    if (x > in.x && x + w > in.right()) x = in.x, y += h + px(4);
    Rect const chip{x, y, w, h};
    Touch const touch = touch_area(chip, label.c_str());
    if (touch.pressed) filter_ ^= 1u << i;
    fill(chip, colour(on ? Role::AccentFace : touch.hovered ? Role::Panel3 : Role::Panel2), radius::kChip);
    outline(chip, colour(on ? Role::Accent : Role::Line), radius::kChip);
    text_mid(Type::Caption, chip, page.filters[i], on ? Role::AccentText : Role::Text2);
    x += w + px(4);
  }
  return y + h + px(6);
}

void PartsPanel::press(Designing& at, CatalogueItem const& item) {
  bool const barred = !item.why.empty(), one_place = item.spots.size() == 1 && item.spots[0].why.empty();
  if (barred && !at.switching) return;
  if (one_place && !at.switching) return void(at.asked = item.spots[0].edit);
  open_ = open_ == item.id ? "" : item.id;
  shows_ = !open_.empty();
}

void PartsPanel::spots(Designing& at, Rect row, CatalogueItem const& item) {
  float x = row.x, y = row.y;
  float const h = finger(30);
  for (CatalogueItem::Spot const& spot : item.spots) {
    std::string const label = spot.label + "##" + item.id;
    ButtonStyle const style{.kind = ButtonStyle::Outline, .enabled = spot.why.empty(), .why = spot.why, .type = Type::Small};
    float const w = std::min(button_width(label.c_str(), style), row.w);
    if (x > row.x && x + w > row.right()) x = row.x, y += h + px(4);
    if (button({x, y, w, h}, label.c_str(), style)) at.asked = spot.edit, open_.clear();
    x += w + px(4);
  }
}

float PartsPanel::item(Designing& at, Rect in, float y, CatalogueItem const& one) {
  float const name_w = in.w - px(kWeight + kSpaces + 10) - text_size(Type::FigureSmall, one.cost).x;
  bool const open = open_ == one.id, barred = !one.why.empty();
  std::string const& help = barred ? one.why : one.help;
  float const name_h = text_height(Type::Strong, name_w, one.name), words_h = name_h + (one.note.empty() ? 0 : text_height(Type::Caption, name_w, one.note));
  float h = std::max(px(look().touch ? 56.0f : 46.0f), words_h + px(10));
  Rect const row{in.x - px(8), y, in.w + px(16), h};
  if (ImGui::IsRectVisible(row.min(), row.max()) || open) {
    Touch const touch = touch_area(row, (one.name + "##item").c_str(), open && !at.switching ? std::string() : help, !barred || at.switching);
    bool const mouse = ImGui::GetIO().MouseSource != ImGuiMouseSource_TouchScreen;
    if (touch.held && mouse && !pressed_ && !barred && !at.switching) pressed_ = true, held_ = one, from_ = ImGui::GetIO().MousePos;
    if (touch.pressed && !dragging_) press(at, one);
    if (one.chosen) fill(row, colour(Role::AccentFace), radius::kControl);
    else if (touch.hovered || open) fill(row, colour(Role::Panel3, 0.6f), radius::kControl);
    Role const ink_role = barred ? Role::Text3 : one.chosen ? Role::AccentText : Role::Text;
    float const first = y + (h - words_h) / 2, line = y + (h - line_height(Type::FigureSmall)) / 2;
    text_wrapped(Type::Strong, in.x, first, name_w, one.name, ink_role);
    if (!one.note.empty()) text_wrapped(Type::Caption, in.x, first + name_h, name_w, one.note, Role::Text2);
    text_right(Type::FigureSmall, in.right() - px(kSpaces + kWeight), line, one.cost, ink_role);
    text_right(Type::FigureSmall, in.right() - px(kSpaces), line, one.weight, ink_role);
    text_right(Type::FigureSmall, in.right(), line, one.spaces, ink_role);
  }
  y += h;
  if (open && at.switching) {
    Rect const line{in.x, y + px(2), in.w, finger(32)};
    std::string const label = (barred ? "Let it in##" : "Keep it out##") + one.id;
    if (button(line, label.c_str(), {.icon = barred ? "check" : "ban", .enabled = !one.part.empty(), .why = "it is no part of its own"}))
      at.event = with_part(std::move(at.event), one.part, barred), at.event_asked = true, open_.clear();
    y = line.bottom() + px(8);
  } else if (open) {
    y += text_wrapped(Type::Small, in.x, y + px(2), in.w, one.help, Role::Text2) + px(8);
    float const each = px(look().touch ? 48.0f : 34.0f);
    float x = 0, lines = 1;
    for (CatalogueItem::Spot const& spot : one.spots) {
      float const w = button_width((spot.label + "##" + one.id).c_str(), {.type = Type::Small});
      if (x > 0 && x + w > in.w) x = 0, ++lines;
      x += w + px(4);
    }
    spots(at, {in.x, y, in.w, each * lines}, one);
    y += each * lines + px(6);
  }
  hairline(in.x, in.right(), y);
  if (open && shows_) unfolded(row.y, y);
  return y;
}

// What has unfolded below the list's end comes up, as far as its row stays in sight.
void PartsPanel::unfolded(float top, float bottom) {
  shows_ = false;
  float const from = ImGui::GetWindowPos().y, below = bottom + px(4) - from - ImGui::GetWindowHeight();
  if (below <= 0) return;
  ImGui::SetScrollY(ImGui::GetScrollY() + std::min(below, std::max(0.0f, top - from)));
  motion::keep_moving();
}

void PartsPanel::draw(Designing at, Rect where) {
  if (section.empty() && !at.draft.shop().sections().empty()) section = at.draft.shop().sections().front().id;
  Rect in = begin_panel("##parts", where, Region::Board, {}).inset(px(12), px(12));
  Rect const field = in.cut_top(finger(36), px(10));
  if (text_field(field, "##Find a part", query, {.hint = "Find a part"})) open_.clear();
  probe_add("Find a part", field);
  bool const low = at.stage.view.h < px(540), asks = !query.empty();   // what is asked for comes first, the sections behind it
  if (!low) in.cut_top(sections(at, in, in.y) - in.y, px(4));
  CataloguePage const& page = at.draft.page(section);
  bool const phone = at.stage.layout == Layout::Phone || low;   // there the filters go away with the list
  if (!phone) in.cut_top(filters(page, in, in.y) - in.y);
  WorkshopWords const& words = at.draft.shop().words;
  auto const heads = [&](Rect head) {
    column_head(head.right() - px(kSpaces + kWeight), head.y, words.cost, "parts");
    column_head(head.right() - px(kSpaces), head.y, words.weight, "parts");
    column_head(head.right(), head.y, words.spaces, "parts");
  };
  if (Rect head = phone ? Rect{} : in.cut_top(px(20), px(2)); !phone) head.w -= px(kBar), heads(head);
  hairline(in.x, in.right(), in.y);
  if (std::string now = section + "/" + query + "/" + std::to_string(filter_); now != shown_) shown_ = std::move(now), ImGui::SetNextWindowScroll({0, 0});
  Rect list = begin_scroll("##part-list", {in.x - px(8), in.y + 1, in.w + px(16), in.h - 1}).inset(px(8), 0);
  list.w -= px(kBar);
  float y = low && !asks ? sections(at, list, list.y + px(4)) : list.y;
  if (phone) y = filters(page, list, y + px(4));
  auto const items = found(at.draft);
  float const first = y, top = ImGui::GetWindowPos().y;
  if (phone) y += px(22);
  for (CatalogueItem const* one : items) y = item(at, list, y, *one);
  if (phone) {   // they stay over the numbers while the list is scrolled
    Rect const head{list.x - px(8), std::max(first, top), list.w + px(8), px(22)};
    fill(head, colour(Role::Panel));
    heads({list.x, head.y, list.w, head.h});
    hairline(list.x, list.right(), head.bottom());
  }
  if (items.empty()) {
    text_wrapped(Type::Small, list.x, y + px(12), list.w, words.nothing_found, Role::Text2);
    y += px(60);
  }
  if (low && asks) y = sections(at, list, y + px(8));
  end_scroll(y);
  end_panel();
  ImGuiIO const& io = ImGui::GetIO();
  float const dx = io.MousePos.x - from_.x, dy = io.MousePos.y - from_.y;
  if (pressed_ && !dragging_ && ImGui::IsMouseDown(0) && dx * dx + dy * dy > px(8) * px(8)) dragging_ = true;
}

bool PartsPanel::drop(Designing& at, std::string const& place) {
  for (CatalogueItem::Spot const& spot : held_.spots)
    if (spot.place == place || held_.spots.size() == 1) {
      if (!spot.why.empty()) toast(spot.why, Tone::Bad, "alert-circle");
      else at.asked = spot.edit;
      return true;
    }
  toast(held_.name + " does not go there.", Tone::Bad, "alert-circle");
  return false;
}

void PartsPanel::end_frame() {
  if (!ImGui::IsMouseDown(0)) pressed_ = dragging_ = false;
}

}  // namespace paddock::app
