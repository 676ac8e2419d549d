#include "screens/events/events.hpp"

#include <algorithm>
#include <utility>

#include "events/event_file.hpp"

namespace paddock::app {

using namespace events;

std::unique_ptr<Screen> make_events_screen(EventDesk& desk) { return std::make_unique<EventsScreen>(desk); }

// What races of the event came to meanwhile is looked up again.
void EventsScreen::enter(Stage& stage) {
  if (!parts_) parts_ = std::make_unique<Parts>();
  parts_->revision = 0;
  read(stage);
  parts_->pick.tab = stage.layout == Layout::Phone ? EventTab::Home : parts_->pick.tab == EventTab::Home ? EventTab::Table : parts_->pick.tab;
}

bool EventsScreen::read(Stage& stage) {
  if (!parts_) parts_ = std::make_unique<Parts>();
  Parts& p = *parts_;
  if (p.revision == desk_.revision()) return bool(p.view);
  p.revision = desk_.revision();
  p.view.reset(), p.fault.clear();
  stage.ui.event_title.clear();
  if (!desk_.any()) return false;
  auto event = read_event_text(desk_.text());
  if (!event) return p.fault = event.error().text(), false;
  if (event->rounds.empty()) return p.fault = "This event has no rounds.", false;
  p.view.emplace(std::move(*event), stage.library);
  stage.ui.event_title = p.view->event.title;
  EventPick& pick = p.pick;
  int const rounds = int(p.view->event.rounds.size());
  if (pick.who >= int(p.view->event.entrants.size())) pick.who = -1;
  pick.line_of = -1, pick.line_fault.clear();   // whoever has that number now is another one
  pick.round = std::clamp(pick.round, 0, std::max(0, rounds - 1));
  if (pick.after > int(p.view->season.size())) pick.after = 0;
  if (p.view->season.empty() && pick.tab == EventTab::Table && p.view->round >= 0) pick.tab = EventTab::Round, pick.round = p.view->round;
  return true;
}

// Whose rules and boards are meant: of the form's game, of the event's, of the round's that is shown.
void EventsScreen::tell_shell(Stage& stage, bool any) {
  bool const waits = !parts_->fault.empty() || !desk_.offered().empty();   // for a press: nothing that is dropped has a place here
  if (!any || waits) {
    stage.ui.event_game = waits ? "" : parts_->form.game();
    if (std::exchange(parts_->told, 0)) stage.ui.event_settings = Doc::object();
    return;
  }
  int const shown = parts_->pick.tab == EventTab::Round ? parts_->pick.round : -1;
  uint64_t const now = parts_->revision;
  if (std::exchange(parts_->told, now) == now && std::exchange(parts_->told_round, shown) == shown) return;   // asked every frame
  parts_->told_round = shown;
  Event const& event = parts_->view->event;
  stage.ui.event_game = event.game, stage.ui.event_settings = event.settings;
  if (shown < 0) return;
  Round const& round = event.rounds[size_t(shown)];
  if (game_of(event, round) != event.game) stage.ui.event_settings = Doc::object();
  stage.ui.event_game = game_of(event, round);
  stage.ui.event_settings.update(round.settings);
}

void EventsScreen::draw_tabs(EventFrame const& f, Rect& in) {
  static constexpr char const* kNames[] = {"Event", "Standings", "Chart", "Round", "Entrants", "Rules"};
  int const from = f.phone() ? 0 : 1, now = std::max(0, int(f.pick.tab) - from);
  std::span<char const* const> const names(kNames + from, std::size(kNames) - size_t(from));
  Rect row = in.cut_top(px(app::look().touch ? 48 : 36), px(f.phone() ? 0 : 10));
  if (f.phone()) fill(row, colour(Role::Panel));
  int then = now;
  if (f.phone()) {   // six of them fill the breadth
    for (int i = 0; i < int(names.size()); ++i) {
      Rect const cell = row.column(i, int(names.size()), 0);
      if (touch_area(cell, (std::string(names[size_t(i)]) + "##tab").c_str()).pressed) then = i;
      text_mid(i == now ? Type::SmallStrong : Type::Small, cell, names[size_t(i)], i == now ? Role::AccentText : Role::Text2);
      if (i == now) fill({cell.x + px(10), cell.bottom() - px(3), cell.w - px(20), px(3)}, colour(Role::Accent), 2);
    }
  } else {
    then = tabs(row, "Event", names, now);
  }
  if (then == now) return;
  f.pick.tab = EventTab(then + from);
  if (f.pick.tab == EventTab::Round && f.view.round >= 0 && f.pick.by_hand.empty()) f.pick.round = f.view.round;
}

void EventsScreen::draw_tab(EventFrame const& f, Rect where) {
  switch (f.pick.tab) {
    case EventTab::Home: return draw_overview(f, where);
    case EventTab::Table: return draw_table(f, where);
    case EventTab::Chart: return draw_chart_panel(f, where);
    case EventTab::Round: return draw_round_panel(f, where);
    case EventTab::Entries: return draw_entries(f, where);
    case EventTab::Rules: return draw_rules(f, where);
  }
}

void EventsScreen::draw_wide(EventFrame const& f) {
  float const gutter = px(size::kGutter);
  Rect area = f.stage.view.inset(gutter);
  bool const tablet = f.stage.layout == Layout::Tablet;
  draw_overview(f, area.cut_left(px(tablet ? 280 : 320), gutter));
  begin_panel("##event tabs", {area.x, area.y, area.w, px(app::look().touch ? 48 : 36)}, Region::Bar, {.shadow = false, .border = false, .face = Role::Canvas, .round = 0});
  draw_tabs(f, area);
  end_panel();
  if (f.pick.who < 0) return draw_tab(f, area);
  if (tablet) return draw_driver(f, area);
  Rect const side = area.cut_right(px(f.stage.layout == Layout::Wide ? 400 : 340), gutter);
  draw_tab(f, area);
  draw_driver(f, side);
}

void EventsScreen::draw_phone(EventFrame const& f) {
  Rect area = f.stage.view;
  if (f.pick.who >= 0) return draw_driver(f, area);
  begin_panel("##event tabs", {area.x, area.y, area.w, px(48)}, Region::Bar, {.shadow = false, .border = false, .round = 0});
  draw_tabs(f, area);
  end_panel();
  draw_tab(f, area);
}

void EventsScreen::draw(Stage& stage) {
  bool const any = read(stage), phone = stage.layout == Layout::Phone;
  tell_shell(stage, any);
  Rect page = stage.view;
  if (!phone) page = page.inset(px(size::kGutter)).centred(std::min(page.w - px(24), px(760)), page.h - px(24));
  if (!any && !parts_->fault.empty()) {
    Rect const in = begin_panel("##event fault", page, Region::Decision, {.scroll = true}).inset(px(24), px(20));
    text(Type::PanelTitle, in.x, in.y, "The kept event cannot be read");
    float const y = in.y + px(34) + text_wrapped(Type::Body, in.x, in.y + px(34), in.w, parts_->fault, Role::Bad) + px(16);
    Rect const row{in.x, y, std::min(in.w, px(420)), px(app::look().touch ? 48 : 40)};
    if (button(row.column(0, 2, px(8)), "Save file##event", {.kind = ButtonStyle::Filled, .icon = "download"})) stage.push(Intent::Event, int64_t(EventDo::Save));
    if (button(row.column(1, 2, px(8)), "Forget for good##event")) stage.push(Intent::Event, int64_t(EventDo::Forget));
    return end_panel(row.bottom() + px(20));
  }
  std::string const map = std::exchange(stage.ui.dropped_map, {});
  if (!any && !map.empty()) parts_->form.take_board(map);
  if (!any) return parts_->form.draw(stage, desk_, page);
  EventFrame const f = frame(stage);
  if (!map.empty() && desk_.offered().empty()) take_board(f, map);
  if (stage.jobs) parts_->pick.audit.hear(*stage.jobs, f.view.event);
  if (!desk_.offered().empty()) return parts_->offer.draw(f, page);
  phone ? draw_phone(f) : draw_wide(f);
}

void EventsScreen::draw_bar(Stage& stage, Rect& middle) {
  if (!read(stage)) return;
  EventView const& view = *parts_->view;
  Chip const state{view.round < 0 ? "check" : "flag-3", view.round < 0 ? "All rounds over" : "Next: " + round_words(view, view.round), view.round < 0 ? Tone::Good : Tone::Accent, {}};
  std::string const raced = std::to_string(races_raced(view));
  float const w = chip_width(state), label = text_size(Type::Body, "Results").x + px(8), all = w + px(24) + label + text_size(Type::Title, raced).x;
  if (all > middle.w) return;
  float x = middle.x + (middle.w - all) / 2;
  chip(x, middle.middle().y, state);
  x += w + px(24);
  text(Type::Body, x, middle.middle().y - px(10), "Results", Role::Text2);
  text(Type::Title, x + label, middle.middle().y - px(11), raced);
  middle.cut_left(x - middle.x + all - w - px(24), px(20));
}

std::string EventsScreen::phone_subtitle(Stage& stage) { return read(stage) ? state_words(*parts_->view) : "Qualifying races, or a season"; }

bool EventsScreen::escape(Stage&) {
  if (!parts_) return false;
  EventPick& pick = parts_->pick;
  if (pick.who >= 0) return pick.who = pick.line_of = -1, true;
  if (!pick.by_hand.empty()) return pick.by_hand.clear(), true;
  if (!pick.rule.empty() || !pick.brings.empty()) return pick.rule.clear(), pick.brings.clear(), pick.rule_fault.clear(), pick.brings_fault.clear(), true;
  if (pick.adds_open) return pick.adds_open = false, true;
  if (pick.edits_round >= 0) return pick.edits_round = -1, true;
  if (pick.asks_forget) return pick.asks_forget = false, true;
  return false;
}

void EventsScreen::twin(Stage& stage, Twin& twin) {
  twin.title = "Event";
  if (!read(stage)) {
    if (parts_->fault.empty()) return parts_->form.twin(desk_, twin);
    twin.heading = "The kept event cannot be read";
    twin.state = parts_->fault;
    return void(twin.button("event-save", "Save it as a file").button("event-forget-now", "Forget it for good"));
  }
  EventFrame const f = frame(stage);
  if (!desk_.offered().empty()) return parts_->offer.twin(f, twin);
  twin_of(f, twin);
}

bool EventsScreen::twin_command(Stage& stage, std::string const& id, std::string const& value) {
  if (id == "event-save") return stage.push(Intent::Event, int64_t(EventDo::Save)), true;
  if (id == "event-forget-now") return stage.push(Intent::Event, int64_t(EventDo::Forget)), true;
  if (twin_turns(stage, id, value)) return true;
  if (!read(stage)) return parts_->form.twin_does(stage, id, value);
  EventFrame const f = frame(stage);
  if (!desk_.offered().empty()) return parts_->offer.twin_does(f, id);
  return twin_does(f, id, value);
}

}  // namespace paddock::app
