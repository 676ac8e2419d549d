// The table in words: a whole race can be driven from here without seeing the board.
#include <algorithm>
#include <cstdlib>

#include "core/text.hpp"
#include "desk/deadline.hpp"
#include "screens/gm/qr_box.hpp"
#include "screens/table/around.hpp"
#include "screens/table/form_twin.hpp"
#include "screens/table/leave.hpp"
#include "screens/table/order_entry.hpp"
#include "screens/table/over_board.hpp"
#include "screens/table/table.hpp"
#include "screens/table/waiting.hpp"
#include "ui/theme.hpp"
#include "ui/widgets.hpp"
#include "view/marked.hpp"

namespace paddock::app {
namespace {

std::string with_rules(Line const& line) {
  std::string out = unmarked(line.text);
  if (out.ends_with('.') && !(line.value.empty() && line.rules.empty())) out.pop_back();
  if (!line.value.empty()) out += ": " + line.value;
  for (Rule const& r : line.rules) out += ", rule " + std::string(r.text());
  return out;
}

std::string car_name(Play const& play, Seat seat) {
  SeatSetup const& s = play.truth().setup().seats[size_t(seat)];
  return std::to_string(s.number) + " " + s.name;
}

// What the order comes to so far.
std::string written_words(Desk const& desk, Draft const& draft) {
  if (!desk.count.empty()) return desk.count;
  if (!draft.picked.empty()) return draft.picked_commit;
  if (desk.text.empty()) return "nothing written";
  std::string out = cut(desk.text, 200);
  std::replace(out.begin(), out.end(), '\n', ' ');
  return out;
}

std::string state_sentence(Play const& play, TableView const& view, Draft const& draft) {
  using P = Play::Phase;
  switch (play.phase()) {
    case P::Pick: return "Choose your " + play.race().words().seat + ".";
    case P::Watch: return "You are watching.";
    case P::Cover: return hand_over_to(play, play.chair().next_here()) + ".";
    case P::Decide:
      return "Your turn. " + view.desk.title + ", " + written_words(view.desk, draft) + ".";
    case P::Think: return stands_still(play) ? "The " + play.race().words().race + " stands still." : "The bots think.";
    case P::Film: return play.race().words().turn_title(play.films().turn()) + " is shown.";
    case P::Publish: return "All orders are in.";
    case P::Over: return "The " + play.race().words().race + " is over.";
    case P::Wait: break;
  }
  return play.race().player() ? "Your order is sealed. Send it to the GM." : "Waiting for orders: " + play.state_chip() + ".";
}

void standing_twin(Play const& play, Standing const& standing, bool now, TwinTable& out) {
  out.caption = standing.sorted.empty() ? "Running order" : standing.sorted;
  bool const apart = !standing.note_label.empty();   // `more` has it, too
  bool const gaps = std::any_of(standing.rows.begin(), standing.rows.end(), [](Standing::Row const& row) { return !row.gap.empty(); });
  out.columns = {"Place", capital(play.race().words().seat), standing.main_label.empty() ? "Value" : standing.main_label, "Order"};
  if (gaps) out.columns.push_back("Gap");
  if (!standing.rows.empty())
    for (auto const& f : standing.rows[0].more) out.columns.push_back(f.label);
  for (auto const& row : standing.rows) {
    std::vector<std::string> cells{std::to_string(row.place), car_name(play, row.seat), apart ? std::to_string(row.main) : standing.number(row), state_words(play, row, now)};
    if (gaps) cells.push_back(row.gap);
    for (auto const& f : row.more) cells.push_back(f.value);
    cells.resize(out.columns.size());
    out.rows.push_back(std::move(cells));
  }
}

std::string join_cards(Tray const& tray) {
  std::string cards;
  for (auto const& p : tray.places)
    if (!p.face.value.empty()) cards += (cards.empty() ? "" : ", ") + (p.below.empty() || tray.big ? "" : p.below + " ") + p.face.brief + p.face.value + (p.face.risk ? " Risk" : "");
  return tray.title + ": " + cards;
}

void draft_twin(Desk const& desk, Draft const& draft, Twin& twin) {
  std::string const error = draft.sheet.error_column ? fault_place(draft.field, draft.sheet.error_column) + ": " + draft.sheet.error : "";
  TwinField field{"order", "Order text", draft.sheet.error_column ? draft.field : desk.text, error, desk.count, "text", {}};
  std::replace(field.value.begin(), field.value.end(), '\n', ' ');   // its field has one line
  twin.decision.fields.push_back(std::move(field));
  for (size_t i = 0; draft.sheet.error_column && i < draft.mends.size(); ++i) twin.button("mend" + (i ? "-" + std::to_string(i) : ""), "Read it as " + draft.mends[i]);
}

void seal_twin(Desk const& desk, Draft const& draft, Twin& twin) {
  bool const ready = (!desk.commit_play.empty() || !draft.picked.empty()) && draft.sheet.error_column == 0;
  std::string const why = ready ? "" : desk.commit_verdict.why.empty() ? "the order is not complete" : desk.commit_verdict.why;
  twin.button("seal", draft.asked() ? "Seal all the same" : draft.picked.empty() ? desk.commit : draft.picked_commit, why);
  if (draft.asked()) twin.say("Not sealed yet. " + unmarked(draft.doubt(desk)) + " Press the button once more to seal it all the same.");
}

void record_twin(Panel const& record, Twin& twin) {
  if (record.title.empty()) return;
  twin.say(record.title + ", " + record.note);
  if (record.drawing)
    for (std::string const& word : record.drawing->words) twin.say(word);
  for (Panel::Row const& row : record.rows) {
    std::string item = row.text + (row.note.empty() ? "" : ", " + row.note);
    for (auto const& value : row.values) item += " " + value;
    twin.say(item);
  }
}

void decision_twin(Deciding at, Twin& twin) {
  Play const& play = *at.stage.play;
  Desk const& desk = at.view.desk;
  twin.decision.heading = desk.title + ", " + car_name(play, play.chair().me());
  for (auto const& f : desk.figures) twin.say(f.label + " " + f.value);
  for (auto const& c : desk.chips) twin.say(unmarked(c.text));
  if (desk.text_entry) draft_twin(desk, at.draft, twin);
  for (Gauge const& g : desk.gauges) twin.say(g.label + " " + g.value);
  for (Figure const& f : desk.stats) twin.say(f.label + " " + f.value);
  for (StepTrack const* track : {&desk.parts, &desk.track})
    if (!track->label.empty()) twin.say(track->label);
  record_twin(desk.record, twin);
  form_twin(at, twin);
  for (size_t i = 0; i < desk.keys.size(); ++i)
    twin.button("key-" + std::to_string(i), desk.keys[i].cap + ", " + desk.keys[i].label, desk.keys[i].enabled ? "" : desk.keys[i].why);
  twin.button("undo", "Take the last one back", play.draft().can_undo() ? "" : "nothing is written yet");
  for (Tray const& tray : desk.trays)
    if (desk.text_entry || at.view.on_page(tray.page)) twin.say(join_cards(tray));      // a sheet is of all heats
  seal_twin(desk, at.draft, twin);
  for (auto const& line : at.draft.lines(desk)) twin.preview.push_back(with_rules(line));
}

void seats_twin(Play const& play, Twin& twin) {
  twin.decision.heading = "Which " + play.race().words().seat + " is yours?";
  for (Seat s = 0; s < play.truth().seats(); ++s)
    if (play.drivers().of(s).by != Drives::Bot) twin.button("pick-" + std::to_string(s), car_name(play, s));
  twin.button("go-on-as-gm", kGmGoesOn);
}

void waiting_twin(Stage& stage, Twin& twin) {
  Play const& play = *stage.play;
  auto const phase = play.phase();
  twin.decision.heading = twin.state;
  if (phase == Play::Phase::Watch) twin.say(kWatching);
  if (phase == Play::Phase::Cover) twin.button("uncover", "I am " + play.race().seat_name(play.chair().next_here()) + ", open");
  if (std::string const sealed = sealed_words(play); !sealed.empty()) twin.say("Your order: " + sealed);
  if (play.can_replace()) twin.button("replace", "Replace my order");
  if (play.race().player() && phase == Play::Phase::Wait) {
    twin.say("Orders link: " + full_link(stage.host.base_url(), play.orders_link()));
    twin.button("copy", "Copy the orders link");
    twin.button("copy-text", "Copy the order as text");
  }
  if (phase == Play::Phase::Over) twin.button("end", kSeeResult);
}

// What can be done at any time: the deadline, the film, turns of before, the ways out.
void race_twin(Stage& stage, TableView const& view, Twin& twin) {
  Play const& play = *stage.play;
  if (closing(play)) {
    twin.say(closing_sentence(play, stage.host.unix_time()));
    twin.button("calendar", "Save the deadline as a calendar file");
  }
  if (Film::Told const* const card = play.films().playback().card()) {
    twin.say(told_words(*card, play.race().seat_name(card->seat)));
    twin.button("press-on", "Go on");
  } else if (play.films().held()) {
    twin.button("go-on", "Go on");
  }
  if (play.films().turn() > 0) twin.button("now", "Back to now");
  else if (play.race().finished() > 0) twin.button("watch", "Watch " + play.race().words().turn(play.race().finished()));
  if (play.drivers().by_link()) twin.button("gm", "GM desk");
  if (!stage.read_only) twin_ways(stage, twin);
  if (view.now) return;
  for (std::string const& words : looking_back(play, view)) twin.say(words);
  for (TableView::Driven const& driven : view.driven)
    twin.say(car_name(play, driven.seat) + ", " + play.race().words().done + ": " + (driven.text.empty() ? "nothing" : driven.text) + ", now " + driven.state);
}

void lists_twin(TableView const& view, Twin& twin) {
  for (Panel const& panel : view.standing.panels) {
    if (!view.on_page(panel.page)) continue;
    for (auto const& row : panel.rows) {
      std::string item = panel.title + ", " + row.place + " " + row.text + (row.note.empty() ? "" : ", " + row.note);
      for (auto const& value : row.values) item += " " + value;
      if (std::string const words = icon_words(row.icon); !words.empty()) item += ", " + words;
      twin.board.items.push_back(std::move(item));
    }
  }
  for (size_t i = 0; i < view.standing.pages.size(); ++i) {
    Standing::Page const& page = view.standing.pages[i];
    std::string const words = icon_words(page.icon);
    twin.button("page-" + std::to_string(i), page.name + ", " + page.note + (words.empty() ? "" : ", " + words) + (int(i) == view.page ? ", shown" : ""));
  }
}

void board_twin(Play const& play, TableView const& view, Ghost const* way, Twin& twin) {
  Setup const& setup = play.truth().setup();
  bool const deciding = play.phase() == Play::Phase::Decide;
  twin.board.caption = "The board in words";
  if (deciding && view.now) twin.board.items = view.desk.around.empty() ? around_words(view.scene, play.chair().me(), setup, play.race().words()) : view.desk.around;
  for (size_t i = 0; way && i < way->tokens.size(); ++i)
    if (std::string const end = place_words(view.scene, play.chair().me(), play.race().words(), way->tokens[i].at); !end.empty()) twin.board.items.push_back("what is proposed ends " + end);
  for (auto const& row : view.standing.rows) {
    std::string item = car_name(play, row.seat) + ": place " + std::to_string(row.place) + ", " + view.standing.words(row);
    for (std::string const& known : {row.drives, row.gap})
      if (!known.empty()) item += ", " + known;
    twin.board.items.push_back(std::move(item));
  }
  lists_twin(view, twin);
  if (deciding)
    for (auto const& s : view.scene.spots)
      if (s.play.size() == 1) twin.board.items.push_back("next step: " + s.hint + step_words(view.scene, play.chair().me(), setup, play.race().words(), s.at));
}

}  // namespace

void TableScreen::twin(Stage& stage, Twin& twin) {
  if (!stage.play) return;
  Play const& play = *stage.play;
  view_.refresh(play);
  twin.heading = std::string(play.truth().game_title()) + ", " + play.race().title() + ", " + where_words(view_.standing);
  twin.state = state_sentence(play, view_, draft_);
  standing_twin(play, view_.standing, view_.now, twin.standing);
  auto const phase = play.phase();
  if (phase == Play::Phase::Decide) decision_twin(at(stage), twin);
  else if (phase == Play::Phase::Pick) seats_twin(play, twin);
  else waiting_twin(stage, twin);
  race_twin(stage, view_, twin);
  board_twin(play, view_, draft_.proposal(play, view_).get(), twin);
  std::string const told = view_.tells_several() ? " since " + view_.words.told(view_.log_from) : " in " + view_.words.told(view_.log_turn);
  twin.log.caption = view_.log_turn > 0 ? "What happened" + told : "What happened";
  for (size_t i = 0; i < view_.told; ++i) twin.log.items.push_back(capital(view_.words.told(view_.log_of[i])) + ": " + with_rules(view_.log[i]));
}

namespace {

constexpr size_t kMostTyped = 256 << 10;   // bytes of a text: far more than a draft of many pages

bool begins(std::string const& id, std::string_view with) { return id.rfind(with, 0) == 0; }

size_t number_after(std::string const& id, size_t at) { return id.size() > at ? size_t(std::atoi(id.c_str() + at)) : 0; }

// A command that is an intent by itself.
bool intent_command(Stage& stage, std::string const& id) {
  Play const& play = *stage.play;
  if (id == "undo") stage.push(Intent::Undo);
  else if (id == "replace") stage.push(Intent::ReopenTurn, play.chair().me());
  else if (id == "uncover") stage.push(Intent::Uncover);
  else if (id == "watch") stage.push(Intent::Replay, play.race().finished());
  else if (id == "press-on") stage.push(Intent::PressOn);
  else if (id == "go-on") stage.push(Intent::GoOn);
  else if (id == "now") stage.push(Intent::ShowTurn, 0);
  else if (id == "end") stage.push(Intent::Go, int64_t(ScreenId::End));
  else if (id == "go-on-as-gm") stage.push(Intent::GoOnAsGm);
  else if (id == "calendar") save_deadline(stage);
  else if (id == "gm") stage.push(Intent::Go, int64_t(ScreenId::Gm));
  else if (id == "copy") stage.push(Intent::Copy, 0, full_link(stage.host.base_url(), play.orders_link()), "Orders link copied");
  else if (begins(id, "pick-")) stage.push(Intent::PlayAs, int64_t(number_after(id, 5)));
  else return false;
  return true;
}

bool seal_command(Deciding at) {
  if (at.stage.play->phase() != Play::Phase::Decide || !at.view.now) return false;   // the next turn's proposal is not meant
  if (at.draft.play_picked(at.stage)) return true;
  if (!at.view.desk.commit_play.empty()) at.draft.seal(at.stage, at.view.desk);
  return true;
}

bool mend_command(Deciding at, size_t i) {
  if (at.draft.sheet.error_column == 0 || i >= at.draft.mends.size()) return false;
  at.draft.read_as(at.stage, i);
  return true;
}

bool key_command(Deciding at, size_t i) {
  auto const& keys = at.view.desk.keys;
  if (i >= keys.size() || !keys[i].enabled) return false;
  at.stage.play_actions(keys[i].play);
  return true;
}

}  // namespace

bool TableScreen::twin_command(Stage& stage, std::string const& id, std::string const& value) {
  if (!stage.play) return false;
  view_.refresh(*stage.play);
  if (id == "order") {
    draft_.field = cut(value, kMostTyped);
    return draft_.type(stage, draft_.field), true;
  }
  if (begins(id, "mend")) return mend_command(at(stage), number_after(id, 5));
  if (id == "seal") return seal_command(at(stage));
  if (id == "copy-text") return copy_order(stage, view_.desk), true;
  if (begins(id, "out-")) return twin_way(stage, id);
  if (begins(id, "key-")) return key_command(at(stage), number_after(id, 4));
  if (begins(id, "page-")) return view_.turn_to(int(number_after(id, 5))), true;
  for (char const* field : {"question-", "search-", "filter-", "form-page"})
    if (begins(id, field)) return form_command(at(stage), id, value);
  return intent_command(stage, id);
}

}  // namespace paddock::app
