// What changes while an event goes on: a result is taken back on its race's card, an entrant's page says that he withdraws or who
// drives for him. The last change of this screen can be undone.
#include <algorithm>
#include <utility>

#include "core/text.hpp"
#include "events/begun.hpp"
#include "events/changes.hpp"
#include "events/draw.hpp"
#include "events/edit.hpp"
#include "events/event_file.hpp"
#include "events/lost_race.hpp"
#include "screens/events/panels.hpp"
#include "ui/finger.hpp"

namespace paddock::app::events {
namespace {

void refuse(std::string const& why) { toast(why, Tone::Bad, "alert-octagon"); }

std::string const& name_of(EventFrame const& f) { return f.view.who(f.pick.who).name; }

// The round from which on a word about him holds; -1: his rounds are over.
int next_for(EventFrame const& f) {
  int const next = may_withdraw_after(f.view.event, f.pick.who);
  return next < int(f.view.event.rounds.size()) ? next : -1;
}

std::string drawn_again(EventFrame const& f, Event const& after) {
  std::string out;
  for (size_t r = 0; r < after.rounds.size(); ++r)
    if (after.rounds[r].races.empty() && !f.view.event.rounds[r].races.empty()) out += " " + after.rounds[r].name + " is to be drawn again.";
  return out;
}

void take(EventFrame const& f, Expected<Event> const& event, std::string const& words) {
  if (!event) return refuse(event.error().text());
  change_event(f, *event, words + drawn_again(f, *event));
}

void withdraw(EventFrame const& f) { take(f, with_withdrawal(f.view.event, f.pick.who), name_of(f) + " withdraws."); }

void come_back(EventFrame const& f) {
  if (int const round = next_for(f); round >= 0) take(f, with_return(f.view.event, f.pick.who, round), name_of(f) + " is there again.");
}

// `on`: to the end, else one round.
void substitute(EventFrame const& f, bool on) {
  int const round = next_for(f);
  if (round < 0) return;
  auto const& races = f.view.event.rounds[size_t(round)].races;
  for (size_t i = 0; i < races.size(); ++i)
    if (std::find(races[i].grid.begin(), races[i].grid.end(), f.pick.who) != races[i].grid.end() && !f.view.steps[size_t(round)][i].kept.empty())
      return void(f.pick.sub_fault = "The " + f.view.words_of(round).race + " has begun on this device; hand the seat over at the table.");
  auto const event = with_substitute(f.view.event, f.pick.who, f.pick.sub, round, on ? -1 : round);
  f.pick.sub_fault = event ? "" : event.error().what;
  if (!event) return;
  std::string const words = event->changes.back().name + " stands in for " + name_of(f) + ".";
  f.pick.sub.clear();
  take(f, event, words);
}

bool can_undo(EventFrame const& f) { return !f.pick.back.was.empty() && f.desk.text() == f.pick.back.is; }

float press_height() { return px(app::look().touch ? 48 : 40); }

float press_and_words(EventFrame const& f, Rect in, float y, char const* label, std::string const& words, void (*does)(EventFrame const&)) {
  y += text_wrapped(Type::Small, in.x, y, in.w, words, Role::Text2) + px(8);
  Rect const press{in.x, y, std::min(in.w, px(300)), press_height()};
  if (button(press, label, {.icon = "arrow-back-up"})) does(f);
  return press.bottom() + px(10);
}

bool of_club(EventFrame const& f) {   // it, not he; it is led, not driven for
  GameInfo const* const game = find_game(f.view.event.game);
  return game && game->league;
}

float draw_substitute(EventFrame const& f, Rect in, float y, int round) {
  std::string const name = round_words(f.view, round);
  text_fit(Type::Caption, in.x, y, of_club(f) ? "Who leads it" : "Who drives for him", in.w, Role::Text3);
  Rect const field{in.x, y + px(18), in.w, press_height()};
  text_field(field, "##Substitute", f.pick.sub, {.hint = "Kim, or Kim (link)", .error = !f.pick.sub_fault.empty()});
  probe_add("Substitute", field);
  y = field.bottom() + px(8);
  if (!f.pick.sub_fault.empty()) y += text_wrapped(Type::Caption, in.x, y, in.w, f.pick.sub_fault, Role::Bad) + px(8);
  Rect const row{in.x, y, in.w, press_height()};
  ButtonStyle const style{.enabled = !f.pick.sub.empty(), .why = "write a name first"};
  if (button(row.column(0, 2, px(8)), ("In " + name + "##sub").c_str(), style)) substitute(f, false);
  if (button(row.column(1, 2, px(8)), ("From " + name + " on##sub").c_str(), style)) substitute(f, true);
  return row.bottom() + px(6) + text_wrapped(Type::Caption, in.x, row.bottom() + px(6), in.w, of_club(f) ? "The points are its own all the same." : "The points are his all the same.", Role::Text3) + px(10);
}

}  // namespace

std::string lost_race(EventFrame const& f, Event const& after) { return lost_race(f.view.event, after, f.stage.library); }

bool keeps_races(EventFrame const& f, Event const& after) {
  std::vector<KeptRace> named;
  if (std::string const why = lost_race(f.view.event, after, f.stage.library, &named); !why.empty()) return refuse(why), false;
  for (auto const& [setup, id] : named) remember_begun(f.stage.library, setup, id);
  return true;
}

bool change_event(EventFrame const& f, Event const& event, std::string words) {
  if (!keeps_races(f, event)) return false;
  f.pick.back = {f.desk.text(), write_event_text(event), words};
  f.ask(EventDo::Take, f.pick.back.is, std::move(words));
  return true;
}

void undo_change(EventFrame const& f) {
  auto const was = read_event_text(f.pick.back.was);
  if (was && !keeps_races(f, *was)) return;
  f.ask(EventDo::Take, std::exchange(f.pick.back.was, {}), "It is as it was.");
}

float draw_undo(EventFrame const& f, Rect in, float y) {
  if (!can_undo(f)) return y;
  Rect row{in.x, y, in.w, press_height()};
  ButtonStyle const style{.icon = "arrow-back-up"};
  if (button(row.cut_right(button_width("Undo", style), px(12)), "Undo##event", style)) undo_change(f);
  float const tall = text_height(Type::Small, row.w, f.pick.back.words);
  text_wrapped(Type::Small, row.x, row.middle().y - std::min(tall, row.h) / 2, row.w, f.pick.back.words, Role::Text2);
  return y + std::max(row.h, tall) + px(12);
}

void take_result_back(EventFrame const& f, RaceAt at) {
  Depends const depends = depends_on(f.view.event, at);
  if (!depends.why_not.empty()) return refuse(depends.why_not);
  auto const event = with_result_back(f.view.event, f.view.event.rounds[size_t(at.round)].races[size_t(at.race)].id, f.desk.run_by);
  if (!event) return refuse(event.error().text());
  std::string const words = "The result of " + race_words(f.view, at) + " is taken back.", more = depends.words(f.view.event);
  change_event(f, *event, words + (more.empty() ? "" : " " + more));
}

float draw_changes(Rect in, float y, std::vector<std::string> const& lines) {
  if (lines.empty()) return y;
  text(Type::Title, in.x, y + px(8), "Changes");
  y += px(36);
  for (std::string const& line : lines) y += text_wrapped(Type::Small, in.x, y, in.w, line, Role::Text2) + px(6);
  return y + px(10);
}

float draw_going(EventFrame const& f, Rect in, float y) {
  int const round = next_for(f);
  if (round < 0) return y;
  text(Type::Title, in.x, y + px(10), of_club(f) ? "If it cannot go on" : "If he cannot go on");
  y += px(40);
  std::string const name = round_words(f.view, round);
  if (is_gone(f.view.event, f.pick.who, round))
    return press_and_words(f, in, y, "Is back##going", name_of(f) + " " + withdrew_words(f.view.event, f.pick.who) + ".", come_back);
  if (Change const* sub = substitute_of(f.view.event, f.pick.who, round)) y = press_and_words(f, in, y, of_club(f) ? "Led as before##going" : "Drives himself##going", change_words(f.view.event, *sub), come_back);
  else y = draw_substitute(f, in, y, round);
  Rect const press{in.x, y, std::min(in.w, px(300)), press_height()};
  if (button(press, ("Withdraws before " + name + "##going").c_str(), {.icon = "ban", .tip = of_club(f) ? "Its results stand" : "His results stand; nobody is drawn to meet him any more"})) withdraw(f);
  return press.bottom() + px(12);
}

void twin_changes(EventFrame const& f, Twin& twin) {
  if (can_undo(f)) twin.button("event-undo", "Undo: " + f.pick.back.words);
  for (std::string const& line : changes_of_round(f.view.event, f.pick.round)) twin.say(line);
  int const round = f.pick.who < 0 ? -1 : next_for(f);
  if (round < 0 || why_all_stay(f.view.event).empty()) return;
  std::string const name = name_of(f), at = round_words(f.view, round);
  if (is_gone(f.view.event, f.pick.who, round) || substitute_of(f.view.event, f.pick.who, round)) return void(twin.button("entrant-return", name + (of_club(f) ? "" : " himself") + " is there again from " + at + " on"));
  std::string const who = of_club(f) ? "Who leads " : "Who drives for ";
  twin.decision.fields.push_back({"entrant-sub", who + name + " in " + at, "", f.pick.sub_fault, "Kim (link)", "text", {}});
  twin.decision.fields.push_back({"entrant-sub-on", who + name + " from " + at + " on", "", "", "Kim (link)", "text", {}});
  twin.button("entrant-withdraw", name + " withdraws before " + at);
}

bool twin_changes_what(EventFrame const& f, std::string const& id, std::string const& value) {
  if (id == "event-undo") return can_undo(f) ? undo_change(f) : void(), true;
  if (f.pick.who < 0) return false;
  if (id == "entrant-withdraw") withdraw(f);
  else if (id == "entrant-return") come_back(f);
  else if (id == "entrant-sub" || id == "entrant-sub-on") f.pick.sub = cut(value, 80), substitute(f, id == "entrant-sub-on");
  else return false;
  return true;
}

}  // namespace paddock::app::events
