#include "screens/designer/plan.hpp"

#include <algorithm>
#include <array>

#include "ui/finger.hpp"
#include "ui/widgets.hpp"

namespace paddock::app {
namespace {

DesignEdit points_edit(DesignPlan::Plate const& plate, int points) {
  return {plate.label + " " + std::to_string(points), {{plate.path, points}}};
}

Rect on_car(Rect car, float unit, DesignPlan::Area const& a) { return {car.x + a.x * unit, car.y + a.y * unit, a.w * unit, a.h * unit}; }

// A wheel is called by what it is, its title is a number.
std::string part_words(DesignPlan::Part const& p, BillRow const* row) {
  std::string const& name = p.round && !p.note.empty() ? p.note : p.title;
  if (row && !row->note.empty()) return name + ": " + row->note;
  return p.round || p.note.empty() ? name : name + ", " + p.note;
}

bool narrow(Rect free) { return free.w < px(520); }
// Of the plates above and below; where there is little room their names stand over the numbers.
float band_height(Rect free) { return px(narrow(free) ? 78.0f : look().touch ? 56.0f : 48.0f); }

// A plate leans towards the car: its far edge is the longer one. A small one leans less: its buttons lie within it.
void plate_face(Rect r, DesignPlan::Side side) {
  bool const across = side == DesignPlan::Front || side == DesignPlan::Back;
  float const lean = px(across && r.w < px(170) ? 6.0f : 14.0f);
  std::array<ImVec2, 4> c{{r.min(), {r.right(), r.y}, r.max(), {r.x, r.bottom()}}};
  if (side == DesignPlan::Front) c[2].x -= lean, c[3].x += lean;
  if (side == DesignPlan::Back) c[0].x += lean, c[1].x -= lean;
  if (side == DesignPlan::Left) c[1].y += lean, c[2].y -= lean;
  if (side == DesignPlan::Right) c[0].y += lean, c[3].y -= lean;
  shadow(ink(), side == DesignPlan::Left || side == DesignPlan::Right ? r.inset(0, lean / 2) : r.inset(lean / 2, 0));
  ink()->AddConvexPolyFilled(c.data(), 4, colour(Role::Panel));
  ink()->AddPolyline(c.data(), 4, colour(Role::Line2), ImDrawFlags_Closed, px(1));
}

// Read upwards, in the middle of a box.
void text_upwards(Type type, Rect r, std::string_view words, Role role) {
  ImVec2 const size = text_size(type, words), mid = r.middle();
  int const first = ink()->VtxBuffer.Size;
  ink()->PushClipRectFullScreen();       // it is cut where it lies before it is turned
  text(type, mid.x - size.x / 2, mid.y - line_height(type) / 2, words, role);
  ink()->PopClipRect();
  for (int i = first; i < ink()->VtxBuffer.Size; ++i) {
    ImVec2& p = ink()->VtxBuffer[i].pos;
    p = {mid.x + (p.y - mid.y), mid.y - (p.x - mid.x)};
  }
}

// Of what has no room for its name: initials, of one word as many letters as fit.
std::string short_title(Type type, std::string_view title, float width) {
  std::string out;
  if (title.find(' ') != title.npos) {
    for (size_t i = 0; i < title.size(); ++i)
      if (i == 0 || title[i - 1] == ' ' || title[i - 1] == '-') out += capital(std::string(1, title[i]));
  } else {
    out = title;
  }
  while (out.size() > 1 && text_size(type, out).x > width) {
    while (out.size() > 1 && (uint8_t(out.back()) & 0xC0) == 0x80) out.pop_back();   // a letter of several bytes is one
    out.pop_back();
  }
  return out;
}

// What a part is called is always told: in a line, in two, upwards, or in short.
void part_title(Rect in, std::string const& title, Role role) {
  float const whole = text_size(Type::FigureSmall, title).x;
  Type const type = text_size(Type::Title, title).x <= in.w && in.h >= px(20) ? Type::Title : Type::FigureSmall;
  float const h = line_height(type);
  if (type == Type::Title || whole <= in.w + px(4)) return text_mid(type, in, title, role);
  auto const fits = [&](std::string_view words) { return text_size(type, words).x <= in.w; };
  for (size_t blank = title.rfind(' '); in.h >= 2 * h - px(4) && blank != title.npos && blank > 0; blank = title.rfind(' ', blank - 1)) {
    if (!fits(title.substr(0, blank)) || !fits(title.substr(blank + 1))) continue;
    text_mid(type, {in.x, in.middle().y - h, in.w, h}, title.substr(0, blank), role);
    return text_mid(type, {in.x, in.middle().y, in.w, h}, title.substr(blank + 1), role);
  }
  if (in.h > in.w && whole <= in.h + px(6)) return text_upwards(type, in, title, role);
  text_mid(type, in, short_title(type, title, in.w), role);
}

// A finger's part in full, below it: it may stand there in short.
void part_tag(Rect part, std::string_view words, Rect free) {
  float const w = std::min(text_size(Type::SmallStrong, words).x + 1, free.w - px(40)), h = text_height(Type::SmallStrong, w, words);
  Rect box{part.middle().x - w / 2 - px(10), part.bottom() + px(6), w + px(20), h + px(10)};
  box.x = std::clamp(box.x, free.x + px(6), std::max(free.x + px(6), free.right() - box.w - px(6)));
  if (box.bottom() > free.bottom()) box.y = part.y - box.h - px(6);
  fill(box, colour(Role::Panel3), radius::kChip), outline(box, colour(Role::Accent), radius::kChip);
  text_wrapped(Type::SmallStrong, box.x + px(10), box.y + px(5), w, words);
}

}  // namespace

void PlanPanel::plate(Designing& at, Rect where, DesignPlan::Plate const& p, bool upright) {
  bool const apart = p.side == DesignPlan::Top || p.side == DesignPlan::Under;
  if (apart) shadow(ink(), where), fill(where, colour(Role::Panel), radius::kControl), outline(where, colour(Role::Line2), radius::kControl);
  else plate_face(where, p.side);
  float const side = px(look().touch ? 40.0f : 28.0f);
  std::string const fewer = "Less " + p.label, more = "More " + p.label, number = std::to_string(p.points);
  Rect minus, plus, middle;
  if (upright) {
    float const y = where.middle().y - side * 1.5f - px(2);
    text_mid(Type::Caption, {where.x, y - px(22), where.w, px(18)}, p.label, Role::Text2);
    plus = Rect{where.middle().x - side / 2, y, side, side};
    middle = Rect{where.x, plus.bottom() + px(4), where.w, side};
    minus = plus.moved(0, side * 2 + px(8));
  } else if (where.w < px(170)) {
    text_mid(Type::Caption, {where.x, where.y + px(where.h < px(60) ? 1 : 4), where.w, px(18)}, p.label, Role::Text2);
    float const number_w = std::max(px(30), where.w - 2 * side - px(24));
    float const foot = where.bottom() - side - px(8), top = std::max(foot, where.y + px(20));   // of a low plate the number stands clear of its name
    middle = Rect{where.middle().x - number_w / 2, top, number_w, where.bottom() - px(top > foot ? 3 : 8) - top};
    minus = Rect{middle.x - side, foot, side, side};
    plus = Rect{middle.right(), foot, side, side};
  } else {
    float const label_w = text_size(Type::Caption, p.label).x, group = side * 2 + px(40);
    float const x0 = apart ? where.right() - group - px(8) : where.middle().x + (label_w + px(12) - group) / 2;
    minus = Rect{x0, where.middle().y - side / 2, side, side};
    middle = Rect{minus.right(), minus.y, px(40), side};
    plus = Rect{middle.right(), minus.y, side, side};
    text(Type::Caption, apart ? where.x + px(12) : minus.x - label_w - px(12), where.middle().y - px(8), p.label, Role::Text2);
  }
  if (icon_button(minus, fewer.c_str(), "minus", "A point less") && p.points > 0) at.asked = points_edit(p, p.points - 1);
  if (icon_button(plus, more.c_str(), "plus", "A point more") && p.points < p.most) at.asked = points_edit(p, p.points + 1);
  Touch const touch = touch_area(middle, (p.label + "##points").c_str(), p.note.empty() ? "Points: press for a slider" : p.note);
  text_mid(Type::PanelTitle, middle, number, touch.hovered ? Role::AccentText : Role::Text);
  if (touch.pressed) slides_ = true, slid_ = p, slid_at_ = where, shown_ = p.points;
}

void PlanPanel::plates(Designing& at, Rect free, Rect car) {
  bool const tight = narrow(free);
  float const front = tight ? px(152) : std::min(px(250), free.w * 0.44f);   // it has the upper edge to itself
  float const band = band_height(free), third = (free.w - px(12)) / 3, wide = tight ? third : std::min(px(look().touch ? 208.0f : 250.0f), free.w * 0.44f), tall = std::clamp(car.h * 0.74f, px(look().touch ? 156.0f : 118.0f), px(320)), across = px(tight ? 58.0f : 64.0f), apart = px(tight ? 22.0f : 30.0f);
  for (DesignPlan::Plate const& p : at.draft.view().plan.plates) {
    using S = DesignPlan;
    float const cx = car.middle().x, cy = car.middle().y;
    float const corner_w = tight ? third : std::max(px(128), std::min(px(184), (free.w - wide) / 2 - px(10)));
    switch (p.side) {
      case S::Front: plate(at, {cx - front / 2, free.y, front, band}, p, false); break;
      case S::Back: plate(at, {cx - wide / 2, free.bottom() - band, wide, band}, p, false); break;
      case S::Left: plate(at, {car.x - across - apart, cy - tall / 2, across, tall}, p, true); break;
      case S::Right: plate(at, {car.right() + apart, cy - tall / 2, across, tall}, p, true); break;
      case S::Under: plate(at, {free.x, free.bottom() - band, corner_w, band}, p, false); break;
      case S::Top: plate(at, {free.right() - corner_w, free.bottom() - band, corner_w, band}, p, false); break;
    }
  }
}

void PlanPanel::part(Designing& at, Rect where, DesignPlan::Part const& p, PartsPanel& parts) {
  bool const picked = !p.path.empty() && p.path == at.picked;
  BillRow const* const row = row_of(at.draft.view(), p.path);
  Touch const touch = touch_area(where, (p.title + "##" + p.path).c_str(), part_words(p, row));
  if (touch.pressed) at.picked = picked ? "" : p.path;
  if (touch.pressed && !p.section.empty()) parts.section = p.section, parts.query.clear();
  float const round = p.round ? 5.0f : radius::kChip;
  fill(where, p.faulty ? colour(Role::BadFace) : colour(p.round ? Role::Well : touch.hovered ? Role::Panel3 : Role::Panel2), round);
  outline(where, colour(p.faulty ? Role::Bad : picked ? Role::Accent : Role::Line2), round, picked ? 2.0f : 1.0f);
  Rect const in = where.inset(px(3), px(2));
  bool const two = !p.note.empty() && in.h > px(38) && text_size(Type::Caption, p.note).x <= in.w - px(6);
  if (!two) return part_title(in, p.title, p.faulty ? Role::Bad : Role::Text);
  float const h = line_height(Type::Title), y = in.middle().y - (h + px(18)) / 2, nw = text_size(Type::Caption, p.note).x;
  part_title({in.x, y, in.w, h}, p.title, p.faulty ? Role::Bad : Role::Text);
  text(Type::Caption, in.middle().x - nw / 2, y + h + px(2), p.note, Role::Text2);
}

// It lies over its part and over what stands beside it. Of areas that overlap the first one asked has the press: it is asked
// before all parts, and drawn behind them all.
std::optional<PlanPanel::Away> PlanPanel::ask_away(Designing& at, Rect car, float unit) {
  BillRow const* const row = row_of(at.draft.view(), at.picked);
  if (!row || row->remove.empty()) return {};
  for (DesignPlan::Part const& p : at.draft.view().plan.parts) {
    if (p.path != at.picked) continue;
    Rect const over = on_car(car, unit, p.where);
    float const side = finger(26);
    Rect const where{over.right() - side * (look().touch ? 0.35f : 0.6f), over.y - side * 0.4f, side, side};
    Touch const touch = touch_area(where, ("Take out " + p.title).c_str(), row->remove.says);
    if (touch.pressed) at.asked = row->remove, at.picked.clear();
    return Away{where, touch.hovered || touch.held};
  }
  return {};
}

void PlanPanel::rooms(Designing& at, Rect car, float unit, PartsPanel& parts) {
  CatalogueItem const* const held = parts.dragged();
  ImVec2 const mouse = ImGui::GetIO().MousePos;
  for (DesignPlan::Room const& room : at.draft.view().plan.rooms) {
    Rect const r = on_car(car, unit, room.where);
    bool fits = false;
    if (held)
      for (CatalogueItem::Spot const& spot : held->spots) fits |= spot.place == room.place && spot.why.empty();
    if (room.faulty) fill(r, colour(Role::BadFace, 0.5f), radius::kChip), outline(r, colour(Role::Bad), radius::kChip);
    if (held && fits) fill(r, colour(Role::AccentFace, r.has(mouse) ? 1.0f : 0.5f), radius::kChip), outline(r, colour(Role::Accent), radius::kChip, 1.5f);
    if (held && ImGui::IsMouseReleased(0) && r.has(mouse)) parts.drop(at, room.place);
  }
}

// What is said of the rooms stands off their parts: before the vehicle, below it, whose colours may be as dark as words, or at
// the lower end of a room in its middle that is as wide: beside it are wheels.
void PlanPanel::room_faults(Designing& at, Rect car, float unit) {
  bool below = false;
  for (DesignPlan::Room const& room : at.draft.view().plan.rooms) {
    if (!room.faulty || room.label.empty()) continue;
    Rect const r = on_car(car, unit, room.where);
    float const w = text_size(Type::Caption, room.label).x + px(12);
    bool const front = r.middle().y < car.y + car.h * 0.25f, back = !front && (w > r.w || r.middle().y > car.bottom() - car.h * 0.25f);
    Rect const chip{car.middle().x - w / 2, front ? car.y - px(6) : back ? car.bottom() - px(14) : r.bottom() - px(18), w, px(18)};
    below = below || back;
    fill(chip, colour(Role::BadFace), radius::kChip), outline(chip, colour(Role::Bad), radius::kChip);
    text_mid(Type::Caption, chip, room.label, Role::Bad);
  }
  for (DesignPlan::Room const& room : at.draft.view().plan.rooms)
    if (!room.faulty && !room.label.empty() && !below) {
      float const w = text_size(Type::Caption, room.label).x + px(14);
      Rect const chip{car.middle().x - w / 2, car.bottom() - px(14), w, px(20)};
      fill(chip, colour(Role::Panel, 0.86f), radius::kChip);
      text_mid(Type::Caption, chip, room.label, Role::Text2);
    }
}

void PlanPanel::plate_card(Designing& at, Rect window) {
  if (!slides_) return;
  float const w = px(320), h = slider_height() + px(64);
  Rect const where{std::clamp(slid_at_.middle().x - w / 2, window.x, std::max(window.x, window.right() - w)),
                   std::clamp(slid_at_.middle().y - h / 2, window.y, std::max(window.y, window.bottom() - h)), w, h};
  bool const stays = begin_card("##plate", where);
  Rect const in = where.inset(px(16), px(12));
  text(Type::Strong, in.x, in.y, slid_.label + ", points");
  text_right(Type::Title, in.right(), in.y - px(1), std::to_string(shown_));
  int const most = std::min(slid_.most, std::max(60, (slid_.points / 60 + 1) * 60));
  Range const range{.low = 0, .high = most, .step = 1, .value = slid_.points};
  if (std::optional<int> const now = slider({in.x, in.y + px(34), in.w, slider_height()}, ("Points " + slid_.label).c_str(), range, shown_)) {
    at.asked = points_edit(slid_, *now);
    slid_.points = *now;
  }
  end_card();
  if (!stays) slides_ = false;
}

void PlanPanel::draw(Designing at, Rect free, PartsPanel& parts) {
  DesignPlan const& plan = at.draft.view().plan;
  begin_panel("##plan", free, Region::Board, {.shadow = false, .border = false, .bare = true});
  float const band = band_height(free);
  Rect const middle = plan.plates.empty() ? free.inset(px(16), px(20)) : free.inset(narrow(free) ? px(92) : px(106), band + px(12));
  float const unit = std::max(0.1f, std::min(middle.w / 100.0f, middle.h / std::max(1.0f, plan.height)));
  Rect const car = middle.centred(100 * unit, plan.height * unit);
  drawing_shadow(ink(), car, {100, plan.height, plan.shapes, {}, {}});
  drawing(ink(), car, {100, plan.height, plan.shapes, {}}, 0);
  rooms(at, car, unit, parts);
  std::optional<Away> const away = ask_away(at, car, unit);
  for (DesignPlan::Part const& p : plan.parts) part(at, on_car(car, unit, p.where), p, parts);
  room_faults(at, car, unit);
  if (away) {
    fill(away->where, colour(away->hovered ? Role::Panel3 : Role::Panel), radius::kControl);
    outline(away->where, colour(Role::Accent), radius::kControl);
    icon("x", away->where.middle().x, away->where.middle().y, 18, Role::Text);
  }
  plates(at, free, car);
  for (DesignPlan::Part const& p : plan.parts) {
    if (!look().touch || p.path.empty() || p.path != at.picked) continue;
    BillRow const* const row = row_of(at.draft.view(), p.path);
    part_tag(on_car(car, unit, p.where), row ? row->title : part_words(p, nullptr), free);
  }
  end_panel();
  plate_card(at, at.stage.view);
  if (CatalogueItem const* held = parts.dragged()) {
    ImDrawList* const list = ImGui::GetForegroundDrawList();
    ImVec2 const mouse = ImGui::GetIO().MousePos, size = text_size(Type::Strong, held->name);
    Rect const tag{mouse.x + px(10), mouse.y - px(14), size.x + px(20), px(30)};
    list->AddRectFilled(tag.min(), tag.max(), colour(Role::Panel3), px(radius::kChip));
    list->AddRect(tag.min(), tag.max(), colour(Role::Accent), px(radius::kChip));
    draw_text(list, Type::Strong, {tag.x + px(10), tag.y + px(5)}, colour(Role::Text), held->name);
  }
}

}  // namespace paddock::app
