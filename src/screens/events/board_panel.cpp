// A board of the GM's own: of all rounds among the rules, of one round in its form. Its file is dropped or opened, its text pasted.
#include "core/text.hpp"
#include "events/edit.hpp"
#include "events/house.hpp"
#include "screens/events/panels.hpp"

namespace paddock::app::events {
namespace {

constexpr char kBoard[] = "board";       // EventPick::rule, while its form is open
constexpr char kHelp[] = "One of your own, for every round that names none.";
constexpr char kHow[] = "Open its file, drop it here, or paste its text.";

std::string told(Event const& before, Event const& after) {
  if (after.board_text.empty()) return "The event has no board of its own any more.";
  bool replaced = false;
  for (size_t r = 0; r < after.rounds.size(); ++r) replaced = replaced || before.rounds[r].board != after.rounds[r].board || before.rounds[r].board_text != after.rounds[r].board_text;
  return map_words(after) + (replaced ? ": it takes the place of the boards that the rounds named." : ": the board of every round that names none.");
}

}  // namespace

// The shell has checked it (Files::open_map). It is of the round whose form is open, else of the event.
void take_board(EventFrame const& f, std::string const& text) {
  int const round = f.pick.round;
  bool const here = f.pick.tab == EventTab::Round && !text.empty();
  bool const of_round = here && (f.pick.edits_round == round || game_of(f.view.event, f.view.event.rounds[size_t(round)]) != f.view.event.game);
  auto const event = of_round ? with_round(f.view.event, round, {.name = {}, .date = {}, .board = {}, .map = text, .laps = {}}) : with_map(f.view.event, text);
  std::string& fault = of_round ? f.pick.round_fault : f.pick.rule_fault;
  fault = event ? "" : event.error().text();
  if (!event) return toast(fault, Tone::Bad, "alert-octagon");
  std::string words = of_round ? board_of(*event, event->rounds[size_t(round)]).name + ": the board of " + round_words(f.view, round) + "." : told(f.view.event, *event);
  if (!change_event(f, *event, std::move(words))) return;
  f.pick.rule.clear();
  if (!of_round) f.pick.tab = EventTab::Rules;
}

float draw_board_rule(EventFrame const& f, Rect in, float y) {
  float const side = px(f.phone() ? 150 : 260), wide = in.w - side - px(16), press = px(app::look().touch ? 48 : 40);
  Rect const row{in.x, y, in.w, std::max(px(app::look().touch ? 60 : 52), px(34) + text_height(Type::Caption, wide, kHelp))};
  text(Type::Strong, row.x, y + px(7), "Board");
  text_wrapped(Type::Caption, row.x, y + px(27), wide, kHelp, Role::Text3);
  Rect at{row.right() - side, row.middle().y - press / 2, side, press};
  bool const open = f.pick.rule == kBoard;
  if (icon_button(at.cut_right(at.h, px(8)), "Write Board", "pencil", "A board of your own", open)) f.pick.rule = open ? "" : kBoard, f.pick.rule_fault.clear();
  std::string const words = f.view.map.empty() ? "none" : f.view.map;
  text_wrapped(Type::Small, at.x, at.middle().y - text_height(Type::Small, at.w, words) / 2, at.w, words, Role::Text2);
  float const top = y;
  y = row.bottom();
  if (open) {
    y += text_wrapped(Type::Caption, in.x, y, in.w, f.pick.rule_fault.empty() ? kHow : f.pick.rule_fault, f.pick.rule_fault.empty() ? Role::Text3 : Role::Bad) + px(8);
    Rect const presses{in.x, y, std::min(in.w, px(480)), press};
    if (button(presses.column(0, 3, px(8)), "Open a file##board", {.kind = ButtonStyle::Filled, .icon = "upload"})) f.stage.push(Intent::ImportFile);
    if (button(presses.column(1, 3, px(8)), "Paste##board", {.kind = ButtonStyle::Filled, .icon = "clipboard"})) f.stage.push(Intent::Paste);
    if (button(presses.column(2, 3, px(8)), "The usual##board", {.enabled = !f.view.map.empty(), .why = "The rounds are on the usual boards"})) take_board(f, "");
    y = presses.bottom() + px(12);
    in_sight(f, "board", top, y);
  }
  hairline(row.x, row.right(), y);
  return y;
}

void twin_board(EventFrame const& f, Twin& twin) {
  if (!f.view.map.empty()) twin.button("rule-board-usual", "The usual boards instead of " + f.view.map);
  twin.decision.fields.push_back({"rule-board", "A board of your own for all rounds, its text. Now " + (f.view.map.empty() ? std::string("none") : f.view.map), "", f.pick.rule == kBoard ? f.pick.rule_fault : "", kHow, "area", {}});
}

bool twin_takes_board(EventFrame const& f, std::string const& id, std::string const& value) {
  bool const usual = id == "rule-board-usual";
  if (id != "rule-board" && !usual) return false;
  if (!usual && value.empty()) return true;    // a field that is left alone again
  take_board(f, cut(value, kMapBytes + 1));
  if (!f.pick.rule_fault.empty()) f.pick.rule = kBoard;
  return true;
}

}  // namespace paddock::app::events
