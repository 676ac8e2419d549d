#include "screens/designer/faults.hpp"

#include <algorithm>

#include "ui/widgets.hpp"

namespace paddock::app {
namespace {

constexpr size_t kShown = 12;   // more are counted
constexpr char kLegal[] = "Every rule of construction holds. Keep it, and it is offered where your seat is asked what it brings; its tag (the button beside its name) says it in a chat or a mail.";

float cites_width(DesignFault const& fault) {
  float w = 0;
  for (Rule const& rule : fault.rules) w += cite_width(rule) + px(4);
  return w;
}

float fault_height(DesignFault const& fault, float width) {
  return text_height(Type::Body, width - px(36) - cites_width(fault), "*" + fault.title + "* " + fault.why) + px(16);
}

float button_height() { return px(look().touch ? size::kPrimaryTouch : size::kPrimary); }

}  // namespace

std::string verdict_words(DesignView const& view) {
  static constexpr char const* kNumbers[] = {"No rule", "One rule", "Two rules", "Three rules", "Four rules", "Five rules", "Six rules"};
  size_t const n = view.faults.size();
  if (n == 0) return "Legal";
  std::string words = n < 7 ? kNumbers[n] : std::to_string(n) + " rules";
  return words + " broken";
}

float FaultsPanel::height(DesignView const& view, float width, float most) {
  float h = px(82) + button_height();
  for (size_t i = 0; i < std::min(view.faults.size(), kShown); ++i) h += fault_height(view.faults[i], width - px(32));
  if (view.faults.empty()) h += text_height(Type::Body, width - px(32), kLegal) + px(4);
  return std::min(h, most);
}

void FaultsPanel::draw(Designing at, Rect where) {
  DesignView const& view = at.draft.view();
  bool const legal = view.faults.empty();
  Rect in = begin_panel("##faults", where, Region::Decision, {.kerb = legal ? PanelStyle::None : PanelStyle::Yours}).inset(px(16), px(12));
  text(Type::Title, in.x, in.y, legal ? at.draft.shop().words.legal : verdict_words(view));
  if (legal) icon("shield-check", in.right() - px(12), in.y + px(11), 22, Role::Good);
  in.cut_top(px(32));
  Rect const foot = in.cut_bottom(button_height(), px(8));
  Rect const list = begin_scroll("##fault-list", {in.x, in.y, in.w, std::max(in.h, 1.0f)});
  float y = list.y;
  if (legal) y += text_wrapped(Type::Body, list.x, y, list.w, kLegal, Role::Text2);
  for (size_t i = 0; i < std::min(view.faults.size(), kShown); ++i) {
    DesignFault const& fault = view.faults[i];
    float const h = fault_height(fault, list.w), cites = cites_width(fault);
    hairline(list.x, list.right(), y);
    icon("alert-circle", list.x + px(10), y + px(17), 18, Role::Bad);
    Touch const touch = touch_area({list.x, y, list.w - cites, h}, (fault.title + "##fault").c_str());
    if (touch.pressed) at.picked = fault.path;
    rich_text(list.x + px(30), y + px(8), list.w - px(36) - cites, Type::Body, "*" + fault.title + "* " + fault.why);
    float x = list.right() - cites;
    for (Rule const& rule : fault.rules) {
      cite(x, y + px(18), rule);
      x += cite_width(rule) + px(4);
    }
    y += h;
  }
  if (view.faults.size() > kShown) {
    text(Type::Small, list.x + px(30), y + px(4), "and " + std::to_string(view.faults.size() - kShown) + " more, which may go with these", Role::Text2);
    y += px(26);
  }
  end_scroll(y);
  Rect row = foot;
  if (legal) {
    if (primary_button({row.x, row.y, std::min(row.w, px(240)), row.h}, "Keep this design", "device-floppy")) keep_ = true;
  }
  for (size_t i = 0; i < view.mends.size() && i < 3; ++i) {
    DesignEdit const& mend = view.mends[i];
    float const room = i == 0 ? std::min(row.w, px(60) + text_size(Type::Button, mend.says).x + px(30)) : button_width(mend.says.c_str());
    if (room > row.w) break;
    Rect const r = row.cut_left(room, px(8));
    if (i == 0 ? primary_button(r, mend.says.c_str(), "wand") : button(r, mend.says.c_str())) at.asked = mend;
  }
  end_panel();
}

}  // namespace paddock::app
