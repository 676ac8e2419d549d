// Events of this device beside the one that is on the screen, and who runs races here.
#include <cstdlib>

#include "screens/events/panels.hpp"

namespace paddock::app::events {

float draw_kept(Stage& stage, EventDesk& desk, Rect in, float y) {
  auto const& others = desk.others();
  float const h = px(app::look().touch ? 48 : 40);
  if (others.empty() && !desk.any()) return y;
  if (!others.empty()) text(Type::Strong, in.x, y, "Also kept on this device"), y += px(28);
  for (EventDesk::Kept const& one : others) {
    Rect const row{in.x, y, in.w, h};
    std::string const slot = std::to_string(one.slot);
    if (list_row(row, ("Kept " + one.title + "##" + slot).c_str(), false, false)) stage.push(Intent::Event, int64_t(EventDo::Choose), slot);
    icon("trophy", row.x + px(12), row.middle().y, 18, Role::Text3);
    text_fit(Type::Body, row.x + px(32), row.middle().y - px(10), one.title, row.w - px(60));
    hairline(row.x, row.right(), row.bottom());
    y = row.bottom();
  }
  if (!desk.any()) return y;
  y += px(others.empty() ? 0 : 10);
  if (button({in.x, y, in.w, h}, "Another event##kept", {.icon = "plus", .tip = "This one stays; each has its own place on this device"})) stage.push(Intent::Event, int64_t(EventDo::Another));
  return y + h;
}

void twin_kept(EventDesk& desk, Twin& twin) {
  for (EventDesk::Kept const& one : desk.others()) twin.button("kept-" + std::to_string(one.slot), "Go over to " + one.title + ", which is kept here, too");
  if (desk.any()) twin.button("event-another", "Begin or open another event; this one stays");
}

bool twin_turns(Stage& stage, std::string const& id, std::string const&) {
  if (id == "event-another") return stage.push(Intent::Event, int64_t(EventDo::Another)), true;
  if (id.rfind("kept-", 0) != 0) return false;
  return stage.push(Intent::Event, int64_t(EventDo::Choose), id.substr(5)), true;
}

// Asked for once, and to be changed by a press later.
float name_field(EventFrame const& f, Rect in, float y) {
  float const h = px(app::look().touch ? 48 : 36);
  if (!f.desk.run_by.empty() && !f.pick.names) {
    Rect row{in.x, y, in.w, h};
    bool const press = icon_button(row.cut_right(h, px(8)), "Name##event", "pencil", "Another name");
    text_fit(Type::Small, row.x, row.middle().y - px(9), "Results entered here are signed " + f.desk.run_by, row.w, Role::Text2);
    if (press) f.pick.names = true, f.pick.name = f.desk.run_by;
    return row.bottom();
  }
  text_fit(Type::Caption, in.x, y, "Your name, to stand with each result you enter", in.w, Role::Text3);
  Rect row{in.x, y + px(18), in.w, h};
  Rect const press = row.cut_right(px(84), px(8));
  text_field(row, "##Your name", f.pick.name, {.hint = "Name of the game master"});
  probe_add("Your name", row);
  if (button(press, "Keep##name", {.kind = ButtonStyle::Filled, .icon = "check"})) f.ask(EventDo::Name, f.pick.name), f.pick.names = false;
  return row.bottom();
}

}  // namespace paddock::app::events
