#include "screens/designer/faults.hpp"

#include <algorithm>

#include "ui/widgets.hpp"

namespace paddock::app {
namespace {

constexpr size_t kShown = 12;   // more are counted
constexpr char kLegal[] = "It breaks no rule. Change what you like; once kept, it is offered wherever you are asked what you bring.";
constexpr char kKept[] = "It breaks no rule and is kept: it is offered wherever you are asked what you bring.";

float cites_width(DesignFault const& fault) {
  float w = 0;
  for (Rule const& rule : fault.rules) w += cite_width(rule) + px(4);
  return w;
}

float fault_height(DesignFault const& fault, float width) {
  return text_height(Type::Body, width - px(36) - cites_width(fault), "*" + fault.title + "* " + fault.why) + px(16);
}

// Below the verdict of a legal one; what it lacks comes first.
std::string legal_words(DesignView const& view, bool kept) { return (view.lacks.empty() ? "" : "*" + view.lacks + "* ") + (kept ? kKept : kLegal); }

float button_height() { return px(look().touch ? size::kPrimaryTouch : size::kPrimary); }

}  // namespace

std::string verdict_words(DesignView const& view) {
  static constexpr char const* kNumbers[] = {"No", "One", "Two", "Three", "Four", "Five", "Six"};
  size_t const n = view.faults.size();
  if (n == 0) return "Legal";
  std::string const count = n < 7 ? kNumbers[n] : std::to_string(n);
  if (std::all_of(view.faults.begin(), view.faults.end(), [](DesignFault const& f) { return f.missing; })) return count + (n == 1 ? " thing is missing" : " things are missing");
  return count + (n == 1 ? " rule broken" : " rules broken");
}

float FaultsPanel::height(DesignView const& view, float width, float most) {
  float h = px(82) + button_height();
  for (size_t i = 0; i < std::min(view.faults.size(), kShown); ++i) h += fault_height(view.faults[i], width - px(32));
  if (view.faults.empty()) h += text_height(Type::Body, width - px(32), legal_words(view, false)) + px(4);
  return std::min(h, most);
}

// A legal one is kept, and once it is, raced; else what mends it, and the way back where there is one.
void FaultsPanel::foot(Designing& at, Rect row) {
  DesignView const& view = at.draft.view();
  if (view.faults.empty()) {
    Rect const press{row.x, row.y, row.w < px(480) ? row.w : px(260), row.h};
    if (!at.kept) {
      if (primary_button(press, "Keep this design", "device-floppy")) wish_ = BillPanel::Keep;
    } else if (primary_button(press, at.start.c_str(), "flag-3")) {
      wish_ = BillPanel::Start;
    }
    return;
  }
  if (at.draft.can_undo()) {
    static constexpr char kUndo[] = "Undo the last change";
    float const w = button_width(kUndo);
    bool const words = view.mends.empty() || w < row.w * 0.4f;
    Rect const back = row.cut_right(words ? w : row.h, px(8));
    if (words ? button(back, kUndo) : icon_button(back, kUndo, "arrow-back-up")) wish_ = BillPanel::Undo;
  }
  for (size_t i = 0; i < view.mends.size() && i < 3; ++i) {
    DesignEdit const& mend = view.mends[i];
    float const room = i == 0 ? std::min(row.w, px(60) + text_size(Type::Button, mend.says).x + px(30)) : button_width(mend.says.c_str());
    if (room > row.w) break;
    Rect const r = row.cut_left(room, px(8));
    if (i == 0 ? primary_button(r, mend.says.c_str(), "wand") : button(r, mend.says.c_str())) at.asked = mend;
  }
}

void FaultsPanel::draw(Designing at, Rect where) {
  DesignView const& view = at.draft.view();
  bool const legal = view.faults.empty();
  Rect in = begin_panel("##faults", where, Region::Decision, {.kerb = legal ? PanelStyle::None : PanelStyle::Yours}).inset(px(16), px(12));
  text(Type::Title, in.x, in.y, !legal ? verdict_words(view) : view.verdict.empty() ? at.draft.shop().words.legal : view.verdict);
  if (legal) icon("shield-check", in.right() - px(12), in.y + px(11), 22, Role::Good);
  in.cut_top(px(32));
  Rect const foot_at = in.cut_bottom(button_height(), px(8));
  Rect const list = begin_scroll("##fault-list", {in.x, in.y, in.w, std::max(in.h, 1.0f)});
  float y = list.y;
  if (legal && in.h >= px(22)) y += rich_text(list.x, y, list.w, Type::Body, legal_words(view, at.kept), Role::Text2);
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
  foot(at, foot_at);
  end_panel();
}

}  // namespace paddock::app
