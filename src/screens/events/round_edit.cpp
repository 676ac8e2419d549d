// What a person may change of a round: its name and date, and as long as nothing of it is raced its board and its length.
#include <algorithm>
#include <cstdlib>

#include "core/text.hpp"
#include "events/edit.hpp"
#include "screens/events/panels.hpp"
#include "session/session.hpp"

namespace paddock::app::events {
namespace {

constexpr char kOwn[] = "*";            // the map of its own that it has already
struct Boards { std::vector<std::string> ids, words; };

Boards boards_of(EventFrame const& f, int round) {
  Round const& r = f.view.event.rounds[size_t(round)];
  bool const as_event = !f.view.map.empty() && game_of(f.view.event, r) == f.view.event.game;
  Boards out{{""}, {as_event ? "As the event: " + f.view.map : "The usual one"}};
  if (!r.board_text.empty()) out.ids.push_back(kOwn), out.words.push_back("Your own: " + f.view.boards[size_t(round)].name);
  if (GameInfo const* game = find_game(game_of(f.view.event, r)))
    for (TrackCard const& card : game->tracks()) out.ids.push_back(card.id), out.words.push_back(card.title);
  return out;
}

int board_at(Boards const& all, Round const& r) {
  auto const at = std::find(all.ids.begin(), all.ids.end(), r.board_text.empty() ? r.board : kOwn);
  return at == all.ids.end() ? 0 : int(at - all.ids.begin());
}

void change(EventFrame const& f, int round, RoundEdit const& edit) {
  if (edit.board == kOwn) return;
  auto const event = with_round(f.view.event, round, edit);
  f.pick.round_fault = event ? lost_race(f, *event) : edit.map ? event.error().text() : event.error().what;
  if (f.pick.round_fault.empty()) take_event(f, event, "");
}

std::string length_words(EventFrame const& f, int round) { return capital(f.view.words_of(round).many_laps) + "; 0: as the board says"; }

Rect labelled(Rect in, float y, int column, char const* words, int columns = 2) {
  Rect const at = in.column(column, columns, px(12));
  text_fit(Type::Caption, at.x, y, words, at.w, Role::Text3);
  return {at.x, y + px(18), at.w, px(app::look().touch ? 48 : 40)};
}

}  // namespace

void toggle_round_edit(EventFrame const& f, int round) {
  Round const& r = f.view.event.rounds[size_t(round)];
  f.pick.edits_round = f.pick.edits_round == round ? -1 : round;
  f.pick.round_name = r.name, f.pick.round_date = r.date;
  f.pick.round_fault.clear();
}

float draw_round_edit(EventFrame const& f, Rect in, float y, int round) {
  if (f.pick.edits_round != round) return y;
  Round const& r = f.view.event.rounds[size_t(round)];
  float const top = y;
  Rect const name = labelled(in, y, 0, "Name"), date = labelled(in, y, 1, "Date, as people write it");
  text_field(name, "##Name of the round", f.pick.round_name);
  text_field(date, "##Date of the round", f.pick.round_date, {.hint = "Friday, 3 May"});
  probe_add("Name of the round", name);
  probe_add("Date of the round", date);
  y = name.bottom() + px(10);
  if (f.view.raced(round) == 0) {
    Boards const boards = boards_of(f, round);
    int const columns = f.phone() ? 1 : 2;   // a board's name has the whole row of a phone
    Rect board = labelled(in, y, 0, "Board", columns), laps = labelled(in, f.phone() ? board.bottom() + px(10) : y, columns - 1, length_words(f, round).c_str(), columns);
    int const was = board_at(boards, r);
    if (icon_button(board.cut_right(board.h, px(6)), "Your own board##round", "upload", "A file of your own for this round; you may also drop it here or paste its text")) f.stage.push(Intent::ImportFile);
    if (int const now = dropdown(board, "Board##round", boards.words, was); now != was) change(f, round, {.name = {}, .date = {}, .board = boards.ids[size_t(now)], .laps = {}});
    if (int const now = stepper({laps.x, laps.y, std::min(laps.w, px(160)), laps.h}, "Length##round", r.laps, 0, 99); now != r.laps)
      change(f, round, {.name = {}, .date = {}, .board = {}, .laps = now});
    y = laps.bottom() + px(10);
  } else {
    y += text_wrapped(Type::Caption, in.x, y, in.w, "It has a result: its board and its length stay.", Role::Text3) + px(8);
  }
  if (!f.pick.round_fault.empty()) y += text_wrapped(Type::Small, in.x, y, in.w, f.pick.round_fault, Role::Bad) + px(8);
  Rect const row{in.x, y, std::min(in.w, px(320)), px(app::look().touch ? 48 : 36)};
  if (button(row.column(0, 2, px(8)), "Keep##round", {.kind = ButtonStyle::Filled, .icon = "check"})) {
    change(f, round, {.name = f.pick.round_name, .date = f.pick.round_date, .board = {}, .laps = {}});
    if (f.pick.round_fault.empty()) f.pick.edits_round = -1;
  }
  if (button(row.column(1, 2, px(8)), "Leave it##round")) f.pick.edits_round = -1;
  in_sight(f, "round", top, row.bottom());
  return row.bottom() + px(16);
}

void twin_round_edit(EventFrame const& f, Twin& twin, int round) {
  Round const& r = f.view.event.rounds[size_t(round)];
  Boards const boards = boards_of(f, round);
  auto& fields = twin.decision.fields;
  fields.push_back({"round-name", "Name of the round", r.name, f.pick.round_fault, "", "text", {}});
  fields.push_back({"round-date", "Date of the round", r.date, "", "Friday, 3 May", "text", {}});
  if (f.view.raced(round)) return;
  fields.push_back({"round-board", "Board of the round", boards.ids[size_t(board_at(boards, r))], "", "", "select", {}});
  for (size_t i = 0; i < boards.ids.size(); ++i) fields.back().options.push_back({boards.ids[i], boards.words[i]});
  fields.push_back({"round-map", "A board of your own for this round, its text", "", "", "", "area", {}});
  fields.push_back({"round-laps", length_words(f, round), std::to_string(r.laps), "", "", "text", {}});
}

bool twin_edits_round(EventFrame const& f, std::string const& id, std::string const& value) {
  RoundEdit edit;
  if (id == "round-name") edit.name = value;
  else if (id == "round-date") edit.date = value;
  else if (id == "round-board") edit.board = value;
  else if (id == "round-map") {
    if (value.empty()) return true;       // a field that is left alone again
    edit.map = cut(value, kMapBytes + 1);
  }
  else if (id == "round-laps") edit.laps = std::atoi(cut(value, 4).c_str());
  else return false;
  change(f, f.pick.round, edit);
  return true;
}

}  // namespace paddock::app::events
