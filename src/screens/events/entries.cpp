// The entry list.
#include "events/changes.hpp"
#include "screens/events/panels.hpp"
#include "screens/setup/defaults.hpp"

namespace paddock::app::events {
namespace {

float entry_row(EventFrame const& f, Rect in, float y, int who) {
  Entrant const& e = f.view.who(who);
  Rect const row{in.x, y, in.w, px(f.phone() ? 52 : size::kRow)};
  if (!ImGui::IsRectVisible(row.min(), row.max())) return row.bottom();
  float const cy = row.middle().y;
  if (list_row(row, ("Entry " + e.name).c_str(), f.pick.who == who, false)) f.pick.who = f.pick.who == who ? -1 : who;
  entrant_swatch({row.x + px(14), cy - px(10), px(48), px(20)}, e);
  DriverKind const& kind = driver_kind(e.driver);
  icon(kind.icon, row.right() - px(24), cy, 18, Role::Text3);
  std::string facts = e.team;
  if (!f.view.event.rules.tiers.empty()) facts += (facts.empty() ? "" : ", ") + tier_words(f.view, f.view.tier_of(who));
  if (std::string const withdrew = withdrew_words(f.view.event, who); !withdrew.empty()) facts += (facts.empty() ? "" : ", ") + withdrew;
  if (e.handicap) facts += (facts.empty() ? "handicap " : ", handicap ") + std::to_string(e.handicap);
  std::string const laurels = e.laurels ? std::to_string(e.laurels) + (e.laurels == 1 ? " laurel" : " laurels") : "";
  float const x = row.x + px(74);
  if (f.phone()) {
    facts = std::string(kind.words) + (facts.empty() ? "" : ", ") + facts;
    text_fit(Type::Body, x, cy - px(facts.empty() && laurels.empty() ? 10 : 20), e.name, row.right() - px(44) - x);
    text_fit(Type::Caption, x, cy + px(2), facts + (facts.empty() || laurels.empty() ? "" : ", ") + laurels, row.right() - px(44) - x, Role::Text3);
  } else {
    text_fit(Type::Body, x, cy - px(10), e.name, px(180));
    text_fit(Type::Small, x + px(192), cy - px(9), facts, row.right() - px(250) - x - px(192), Role::Text2);
    text_right(Type::Small, row.right() - px(150), cy - px(9), laurels, Role::Text2);
    text_right(Type::Caption, row.right() - px(42), cy - px(8), kind.words, Role::Text3);
  }
  hairline(row.x, row.right(), row.bottom());
  return row.bottom();
}

}  // namespace

void draw_entries(EventFrame const& f, Rect where) {
  Rect const in = open_panel(f, "##entries", where, Region::Log);
  float y = in.y + px(14);
  text(Type::PanelTitle, in.x + px(14), y, std::to_string(f.view.event.entrants.size()) + " entrants");
  ButtonStyle const style{.icon = "plus", .selected = f.pick.adds_open};
  float const w = button_width("Add an entrant", style), h = px(app::look().touch ? 48 : 36);
  if (f.view.event.kind != Kind::League && button({in.right() - px(14) - w, y + px(14) - h / 2, w, h}, "Add an entrant", style)) {
    f.pick.adds_open = !f.pick.adds_open;
    if (!f.view.event.entrants.empty()) f.pick.adds_driver = f.view.event.entrants.back().driver;
  }
  y = draw_entering(f, in.inset(px(14), 0), y + px(44));
  hairline(in.x, in.right(), y);
  for (int who = 0; who < int(f.view.event.entrants.size()); ++who) y = entry_row(f, in, y, who);
  end_panel(y + px(24));
}

}  // namespace paddock::app::events
