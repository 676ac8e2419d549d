// Cards under the board: what lies open and what is in the hand; on narrow screens they stand in the decision.
#include <algorithm>

#include "screens/table/trays.hpp"
#include "ui/theme.hpp"
#include "ui/widgets.hpp"

namespace paddock::app {
namespace {

constexpr float kRatio = 0.70f;   // width of a card to its height

void badge(ImVec2 at, int n) {
  float const r = px(11);
  ink()->AddCircleFilled(at, r + px(2), colour(Role::Panel), 24);
  ink()->AddCircleFilled(at, r, colour(n == 1 ? Role::Accent : Role::Panel3), 24);
  text_mid(Type::FigureRow, {at.x - r, at.y - r, 2 * r, 2 * r}, std::to_string(n), n == 1 ? Role::OnAccent : Role::Text);
}

bool lies_picked(std::vector<Action> const& picked, Choice const& c) { return !c.play.empty() && picked == c.play; }

// One place; returns true when it was pressed.
bool tray_place(Draft const& draft, Rect r, Tray const& tray, size_t i) {
  Tray::Place const& p = tray.places[i];
  bool const empty = p.face.value.empty() && !p.down;
  bool const able = p.choice.enabled && (!p.choice.play.empty() || p.choice.edit);
  std::string const name = p.down ? p.choice.text : p.choice.text.empty() ? p.face.brief + p.face.value : p.choice.text;
  std::string const label = name + "##" + tray.title + std::to_string(i);
  Touch const t = empty ? Touch{} : touch_area(r, label.c_str(), p.choice.enabled ? std::string_view(p.choice.note) : std::string_view(p.choice.why), able);
  bool const chosen = lies_picked(draft.picked, p.choice);
  Rect card = r;
  if (able && (chosen || t.hovered) && !look().reduced_motion) card.y -= px(tray.big ? 6.0f : 3.0f);
  if (empty) {
    outline(r, colour(Role::Line), 6);
  } else if (p.down) {
    card_back(ink(), card, chosen || p.lit);
  } else {
    playing_card(ink(), card, p.face, {.dim = p.dim, .lit = chosen || p.lit});
  }
  if (chosen) brackets(ink(), card.inset(-px(5)), 12, 3);
  if (p.badge > 0) badge({card.right() - px(4), card.y + px(2)}, p.badge);
  if (tray.big && !p.choice.enabled && !p.choice.why.empty() && p.dim && r.w > px(80)) {
    Rect const plate{r.x + px(5), r.bottom() - px(58), r.w - px(10), px(40)};
    fill(plate, IM_COL32(0x0D, 0x14, 0x17, 225), 6);
    icon("lock", plate.x + px(12), plate.middle().y, 16, IM_COL32(0xFF, 0xA1, 0x4D, 255));
    ink()->PushClipRect(plate.min(), plate.max(), true);
    std::string const why = p.below;
    float const h = text_height(Type::Caption, plate.w - px(28), why);
    rich_text(plate.x + px(24), plate.middle().y - h / 2, plate.w - px(28), Type::Caption, why, look().dark ? Role::Text : Role::Panel);
    ink()->PopClipRect();
  }
  return t.pressed && able;
}

// Where there is no room for all of a note: up to its first semicolon.
std::string first_part(std::string const& note) { return note.substr(0, note.find(';')); }

// Side by side they would be too narrow for a finger: they lie in two rows.
bool narrow(float width, Tray const& tray) { return look().touch && width < px(420) && tray.places.size() > 6; }

// So many places from `first` on, in one row.
void lay_places(Deciding at, Rect in, Tray const& tray, size_t first, size_t count) {
  bool const numbered = !tray.big;
  float const under = numbered ? px(22) : px(4), above = px(10);
  int const n = std::max<int>(tray.big ? 5 : 1, int(count));
  float const gap = std::min(px(8), in.w / float(n) * 0.12f);
  float const h = std::min(in.h - under - above, ((in.w + gap) / float(n) - gap) / kRatio), w = h * kRatio;
  if (h < px(20)) return;
  float const y = in.y + above + std::max(0.0f, (in.h - under - above - h) / 2);
  for (size_t k = 0; k < count; ++k) {
    size_t const i = first + k;
    Rect const r{std::round(in.x + float(k) * (w + gap)), std::round(y), std::round(w), std::round(h)};
    if (tray_place(at.draft, r, tray, i) && !at.draft.just_asked()) at.draft.choose(at.stage, tray.places[i].choice, at.view.desk.text);
    if (tray.places[i].choice.ghost && resting()) at.draft.consider(tray.places[i].choice.ghost);
    if (numbered) text_mid(Type::Caption, {r.x - gap, r.bottom() + px(3), r.w + 2 * gap, px(16)}, tray.places[i].below, int(i) < tray.reach ? Role::Text : Role::Text3);
  }
  int const reach = std::clamp(tray.reach - int(first), 0, int(count));
  if (reach == 0 || !numbered) return;
  float const x1 = in.x + float(reach) * (w + gap) - gap, ly = y + h + px(20);
  ImU32 const paint = colour(Role::Info);
  ink()->AddLine({in.x, ly}, {x1, ly}, paint, px(2));
  for (float x : {in.x, x1}) ink()->AddLine({x, ly - px(5)}, {x, ly}, paint, px(2));
}

// A row of cards in `where`, words at the left when there is room for them.
void draw_tray(Deciding at, Rect where, Tray const& tray) {
  Rect in = where;
  float const words = where.w > px(560) && !tray.beside ? px(116) : 0;
  if (words > 0) {
    Rect side = in.cut_left(words, px(6));
    float y = side.y + px(10);
    if (tray.helmet != Helmet::None) helmet(ink(), {side.x + px(9), y + px(10)}, px(9), tray.helmet), y += px(2);
    float const lead = tray.helmet != Helmet::None ? px(26) : 0;
    y += text_wrapped(Type::Title, side.x + lead, y, side.w - lead, tray.title) + px(4);
    bool const fits = y + text_height(Type::Caption, side.w, tray.note) + px(6 + 18) <= where.bottom();
    y += text_wrapped(Type::Caption, side.x, y, side.w, fits ? tray.note : first_part(tray.note), Role::Text2) + px(6);
    if (!tray.rule.empty()) cite(side.x, y + px(9), tray.rule);
  } else {
    Rect line = in.cut_top(px(24));
    float x = line.x;
    if (tray.helmet != Helmet::None) helmet(ink(), {x + px(9), line.y + px(10)}, px(8), tray.helmet), x += px(24);
    x += text(Type::Strong, x, line.y, tray.title) + px(8);
    float const c = tray.rule.empty() ? 0 : cite_width(tray.rule) + px(6);
    float const room = line.right() - x - c;
    bool const fits = text_size(Type::Caption, tray.note).x <= room;
    text_fit(Type::Caption, x, line.y + px(2), fits ? tray.note : first_part(tray.note), room, Role::Text2);
    if (c > 0) cite(line.right() - c + px(6), line.y + px(10), tray.rule);
  }
  if (!tray.big && narrow(in.w, tray)) {
    size_t const half = (tray.places.size() + 1) / 2;
    Rect const upper = in.cut_top(in.h / 2);
    lay_places(at, upper, tray, 0, half);
    return lay_places(at, in, tray, half, tray.places.size() - half);
  }
  lay_places(at, in, tray, 0, tray.places.size());
}

}  // namespace

std::vector<Tray const*> trays_of(TableView const& view) {
  std::vector<Tray const*> out;
  if (view.now || view.cards_stay)
    for (Tray const& t : view.desk.trays)
      if (view.on_page(t.page)) out.push_back(&t);
  return out;
}

void draw_trays(Deciding at, Rect& area) {
  auto const all = trays_of(at.view);
  for (size_t last = all.size(); last > 0;) {
    size_t first = last - 1;
    while (first > 0 && all[first]->beside) --first;
    bool const big = all[first]->big;
    float const height = std::min(px(big ? 162.0f : 134.0f), area.h * (big ? 0.27f : 0.22f));
    Rect const strip = area.cut_bottom(height, px(size::kGutter));
    Rect const in = begin_panel(("##tray" + std::to_string(first)).c_str(), strip, Region::Decision).inset(px(14), px(8));
    for (size_t i = first; i < last; ++i) draw_tray(at, in.column(int(i - first), int(last - first), px(18)), *all[i]);
    end_panel();
    last = first;
  }
}

float trays_inline(Deciding at, Rect in, float y, bool hands) {
  for (Tray const* t : trays_of(at.view)) {
    if (t->big && !hands) continue;
    float const n = float(std::max<size_t>(t->big ? 5 : 1, t->places.size()));
    float const card = std::min(px(t->big ? 108.0f : 58.0f), in.w / n / kRatio * 0.9f);
    float const height = !t->big && narrow(in.w, *t) ? px(24 + 2 * 104) : card + px(t->big ? 44.0f : 62.0f);
    draw_tray(at, {in.x, y, std::min(in.w, px(550)), height}, *t);
    y += height + px(6);
  }
  return y;
}

void KeptTrays::keep(TableView const& view, Seat viewer) {
  trays_.clear(), for_ = viewer, page_ = view.page;
  for (Tray const* t : trays_of(view)) {
    Tray& kept = trays_.emplace_back(*t);
    kept.page = -1;
    for (Tray::Place& p : kept.places) {   // nothing is chosen any more
      p.choice = {}, p.dim = p.lit = false, p.badge = 0;
      if (kept.big) p.below.clear();
    }
  }
}

std::vector<Tray> KeptTrays::shown(TableView const& view, Seat viewer, Film const& film) const {
  std::vector<Tray> out;
  for (Tray const& kept : trays_) {
    bool const seen = view.page == page_ && (!kept.big || (viewer >= 0 && viewer == for_));
    Tray& t = out.emplace_back(seen ? kept : Tray{.big = kept.big, .beside = kept.beside, .places = std::vector<Tray::Place>(kept.places.size())});
    for (LaidCard const& laid : film.cards) {
      auto const same = [&](Tray::Place const& p) {
        return t.big && t.helmet == laid.helmet && !p.face.value.empty() && p.face.value == laid.face.value && p.face.suit == laid.face.suit && p.face.risk == laid.face.risk;
      };
      if (auto const p = std::find_if(t.places.begin(), t.places.end(), same); p != t.places.end()) p->face = {};
    }
  }
  return out;
}

}  // namespace paddock::app
