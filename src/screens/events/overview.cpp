// What the event is, what is next with the one yellow button, and its rounds as cards.
#include <algorithm>

#include "screens/events/panels.hpp"

namespace paddock::app::events {
namespace {

void heading(EventFrame const& f, Rect& in) {
  EventView& view = f.view;
  in.cut_top(text_wrapped(Type::PanelTitle, in.x, in.y, in.w, view.event.title), px(2));
  text_fit(Type::Small, in.x, in.y, kind_words(view), in.w, Role::Text2);
  in.cut_top(px(20));
  std::string const state = state_words(view);
  in.cut_top(text_wrapped(Type::Small, in.x, in.y, in.w, state, Role::Text2), px(14));
}

// Who is in it, as plates: two rows at most.
float plates(EventFrame const& f, Rect in, float y, std::vector<int> const& who) {
  float const w = px(size::kSwatchW), gap = px(5);
  int const columns = std::max(1, int((in.w + gap) / (w + gap)));
  size_t const room = size_t(columns) * 2, shown = who.size() > room ? room - 1 : who.size();
  for (size_t i = 0; i < shown; ++i)
    entrant_swatch({in.x + float(int(i) % columns) * (w + gap), y + float(int(i) / columns) * px(26), w, px(20)}, f.view.who(who[i]));
  if (shown < who.size())
    text(Type::FigureSmall, in.x + float(int(shown) % columns) * (w + gap), y + px(27), "+" + std::to_string(who.size() - shown), Role::Text2);
  return y + px(who.size() > size_t(columns) ? 50 : 24);
}

std::vector<int> next_ones(EventFrame const& f, Step step, RaceAt at) {
  if (at.any()) return f.view.event.rounds[size_t(at.round)].races[size_t(at.race)].grid;
  std::vector<int> out;
  if (Draw const* draw = step == Step::DrawRound ? f.view.draw(f.view.round) : nullptr)
    for (Seeded const& one : draw->seeds) out.push_back(one.who);
  return out;
}

void last_words(EventFrame const& f, Rect& in) {
  Standings const* const table = f.view.season.empty() ? nullptr : &f.view.season.back();
  icon("trophy", in.x + px(18), in.y + px(22), 34, Role::AccentText);
  bool const any = table && !table->tiers.empty() && !table->tiers[0].lines.empty();
  std::string const first = any ? f.view.who(table->tiers[0].lines[0].who).name : "";
  text_fit(Type::PanelTitle, in.x + px(46), in.y, first.empty() ? "It is over" : first + " wins", in.w - px(46));
  text_fit(Type::Small, in.x + px(46), in.y + px(26), "Every round has its result.", in.w - px(46), Role::Text2);
  in.cut_top(px(56));
  bool const moves_on = !events::moves(f.view.event).empty();
  float const h = px(app::look().touch ? size::kPrimaryTouch : size::kPrimary);
  if (moves_on && button(in.cut_top(h, px(12)), "Begin the next season", {.kind = ButtonStyle::Filled, .icon = "repeat", .tip = "Saves this one as a file first", .type = Type::Strong}))
    begin_next_season(f);
}

// The one yellow button of the screen.
void next_block(EventFrame const& f, Rect& in) {
  Step const step = f.view.next_step();
  RaceAt const at = step == Step::DrawRound ? RaceAt{} : f.view.next();
  if (f.view.round < 0) return last_words(f, in);
  text(Type::Caption, in.x, in.y, "Next", Role::Text3);
  in.cut_top(px(18));
  std::string const title = at.any() ? race_words(f.view, at) : round_words(f.view, f.view.round);
  text_fit(Type::Title, in.x, in.y, title, in.w);
  in.cut_top(px(25));
  Round const& round = f.view.event.rounds[size_t(f.view.round)];
  std::string where = at.any() && round.races.size() > 1 ? round_words(f.view, f.view.round) : "";
  for (std::string const& one : {round.date, f.view.boards[size_t(f.view.round)].name})
    if (!one.empty()) where += (where.empty() ? "" : ", ") + one;
  if (!where.empty()) text_fit(Type::Small, in.x, in.y, where, in.w, Role::Text2), in.cut_top(px(20));
  std::string const reason = step_reason(f.view, step);
  if (!reason.empty()) in.cut_top(text_wrapped(Type::Small, in.x, in.y, in.w, reason, Role::Text2), px(10));
  if (auto const ones = next_ones(f, step, at); !ones.empty()) in.cut_top(plates(f, in, in.y, ones) - in.y, px(10));
  float const h = px(app::look().touch ? size::kPrimaryTouch : size::kPrimary);
  static constexpr char const* kIcons[] = {"", "dice-5", "flag-3", "steering-wheel", "check"};
  if (step != Step::Nothing) {
    std::string const label = step_words(f.view, step, at) + "##event";
    if (primary_button(in.cut_top(h, px(8)), label.c_str(), kIcons[size_t(step)])) do_step(f, step, at);
  }
  if (at.any() && step != Step::Enter && button(in.cut_top(px(size::kControl), px(12)), "Write the result down##next", {.icon = "pencil"})) start_by_hand(f, at);
}

float round_card(EventFrame const& f, Rect in, float y, int index) {
  Round const& round = f.view.event.rounds[size_t(index)];
  float const h = px(size::kRowRoomy);
  Rect const row{in.x, y, in.w, h};
  if (!ImGui::IsRectVisible(row.min(), row.max())) return row.bottom();
  bool const on = f.pick.tab == EventTab::Round && f.pick.round == index && !f.phone();
  std::string const label = "Round " + std::to_string(index + 1) + "##card";
  if (list_row(row, label.c_str(), false, on)) f.pick.tab = EventTab::Round, f.pick.round = index, f.pick.by_hand.clear();
  float const cy = row.middle().y;
  Chip state = round_chip(f.view, index);
  if (on) state.tone = Tone::Quiet;      // on the face of the row that is chosen the accent would be lost
  float const w = chip_width(state);
  chip(row.right() - px(14) - w, cy, state);
  text_right(Type::FigureRow, row.x + px(36), cy - px(9), round.final ? "F" : std::to_string(index + 1), index == f.view.round ? Role::Text : Role::Text2);
  float const x = row.x + px(48), room = row.w - px(48) - w - px(24);
  std::string under = round.date;
  std::string const& of = game_of(f.view.event, round);
  if (of != f.view.event.game)
    if (GameInfo const* game = find_game(of)) under += (under.empty() ? "" : ", ") + std::string(game->title);
  if (round.weight > 1) under += (under.empty() ? "counts " : ", counts ") + std::to_string(round.weight) + " times";
  text_fit(index == f.view.round ? Type::Strong : Type::Body, x, cy - px(under.empty() ? 10 : 19), round_words(f.view, index), room);
  if (!under.empty()) text_fit(Type::Caption, x, cy + px(2), under, room, Role::Text3);
  hairline(row.x, row.right(), row.bottom());
  return row.bottom();
}

// How far the records are looked into, or what that has shown.
float audit_words(EventFrame const& f, Rect in, float y) {
  AuditRun const& audit = f.pick.audit;
  if (!audit.busy()) return audit.words().empty() ? y : y + px(10) + text_wrapped(Type::Small, in.x, y + px(10), in.w, audit.words(), Role::Text2);
  Rect const bar{in.x, y + px(34), in.w, px(6)};
  text_fit(Type::Small, in.x, y + px(10), audit.under_way(), in.w, Role::Text2);
  fill(bar, colour(Role::Panel3), radius::kCell);
  fill({bar.x, bar.y, bar.w * float(audit.done()) / float(std::max(1, audit.all())), bar.h}, colour(Role::Info), radius::kCell);
  return bar.bottom();
}

// Two by two: what takes the event elsewhere.
float tools(EventFrame const& f, Rect in, float y) {
  float const h = px(app::look().touch ? size::kTouchMin : 36), gap = px(8);
  struct { char const *label, *icon, *tip; } const all[] = {
      {"Copy link##event", "link", "The whole event without its records and without designs, while it is small enough"},
      {"Save file##event", "download", "With all its records"},
      {"Print##event", "printer", "Standings, calendar and draws as pages"},
      {"Web page##event", "device-desktop", "The whole season as one page for a club's site: tables, charts, everybody's results"},
      {"Open another##event", "file-import", "A file of this event from whoever ran another part of it is put together with this one"},
      {f.pick.audit.busy() ? "Stop checking##event" : "Check records##event", "shield-check", "Opens the record of every result and compares; all else goes on meanwhile"}};
  for (int i = 0; i < 6; ++i) {
    Rect const row{in.x, y + float(i / 2) * (h + gap), in.w, h};
    if (!button(row.column(i % 2, 2, gap), all[i].label, {.icon = all[i].icon, .tip = all[i].tip})) continue;
    if (i == 0) copy_link(f);
    if (i == 1) f.ask(EventDo::Save);
    if (i == 2) f.stage.push(Intent::OpenSheet, int64_t(SheetId::Papers));
    if (i == 3) f.ask(EventDo::WebPage);
    if (i == 4) f.stage.push(Intent::ImportFile);
    if (i == 5) audit_records(f);
  }
  return audit_words(f, in, y + 3 * h + 2 * gap);
}

// What cannot be undone stands by itself below all else, and asks.
float forgetting(EventFrame const& f, Rect in, float y) {
  float const h = px(app::look().touch ? size::kTouchMin : 36), gap = px(8);
  hairline(in.x, in.right(), y);
  y += px(12);
  if (!f.pick.asks_forget) {
    if (button({in.x, y, in.w, h}, "Forget this event...##event", {.kind = ButtonStyle::Quiet, .icon = "alert-triangle", .tip = "Takes the event off this device; all that was begun from it stays"})) f.pick.asks_forget = true;
    return y + h;
  }
  in_sight(f, "forget", y, y + px(48) + h);
  y += text_wrapped(Type::Small, in.x, y, in.w, "The event goes off this device; all that was begun from it stays. Save it first if you may want it again.", Role::Bad) + px(8);
  Rect const row{in.x, y, in.w, h};
  if (button(row.column(0, 2, gap), "Forget for good##event", {.kind = ButtonStyle::Filled, .icon = "alert-triangle"})) f.ask(EventDo::Forget), f.pick.asks_forget = false;
  if (button(row.column(1, 2, gap), "Keep it##event")) f.pick.asks_forget = false;
  return row.bottom();
}

}  // namespace

void draw_overview(EventFrame const& f, Rect where) {
  PanelStyle style{.kerb = f.view.next_step() == Step::Nothing ? PanelStyle::None : PanelStyle::Yours, .scroll = true};
  if (f.phone()) style.shadow = style.border = false, style.round = 0;
  Rect const panel = begin_panel("##event home", where, Region::Decision, style);
  Rect in = panel.inset(px(16), px(16));
  in.h = 1e5f;
  if (f.stage.low) next_block(f, in), in.cut_top(px(8));   // its button would lie below the edge
  heading(f, in);
  if (!f.desk.error().empty()) {
    in.cut_top(text_wrapped(Type::Small, in.x, in.y, in.w, "Not kept on this device: " + f.desk.error(), Role::Bad), px(8));
    if (button(in.cut_top(px(size::kControl), px(14)), "Try to keep it again##event", {.icon = "repeat"})) f.ask(EventDo::KeepAgain);
  }
  hairline(panel.x, panel.right(), in.y - px(1));
  in.cut_top(px(12));
  if (!f.stage.low) next_block(f, in), in.cut_top(px(8)), hairline(panel.x, panel.right(), in.y);
  float y = in.y + 1;
  for (int i = 0; i < int(f.view.event.rounds.size()); ++i) y = round_card(f, {panel.x, 0, panel.w - (ImGui::GetScrollMaxY() > 0 ? px(12) : 0), 0}, y, i);   // beside the scroll bar
  y = name_field(f, in, y + px(14));
  y = tools(f, in, y + px(12));
  y = draw_kept(f.stage, f.desk, in, y + px(18));
  y = forgetting(f, in, y + px(18));
  end_panel(y + px(28));
}

}  // namespace paddock::app::events
