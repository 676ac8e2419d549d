// The table in words: a whole race can be driven from here without seeing the board.
#include <algorithm>
#include <cstdlib>

#include "app/deadline.hpp"
#include "app/gm/qr_box.hpp"
#include "app/table/around.hpp"
#include "app/table/table.hpp"
#include "core/marked.hpp"

namespace paddock::app {
namespace {

std::string with_rules(Line const& line) {
  std::string out = unmarked(line.text);
  if (!line.value.empty()) out += ": " + line.value;
  for (Rule const& r : line.rules) out += ", rule " + std::string(r.text());
  return out;
}

std::string car_name(Play const& play, Seat seat) {
  SeatSetup const& s = play.truth().setup().seats[size_t(seat)];
  return std::to_string(s.number) + " " + s.name;
}

std::string state_sentence(Play const& play, TableView const& view) {
  using P = Play::Phase;
  switch (play.phase()) {
    case P::Pick: return "Choose your " + play.words().seat + ".";
    case P::Watch: return "You are watching.";
    case P::Cover: return "Hand over to " + play.seat_name(play.next_here()) + ".";
    case P::Decide:
      return "Your turn. " + view.desk.title + ", " + (view.desk.count.empty() ? "nothing written" : view.desk.count) +
             ".";
    case P::Think: return "The bots think.";
    case P::Film: return play.words().turn_title(play.shown_turn()) + " is shown.";
    case P::Publish: return "All orders are in.";
    case P::Over: return "The " + play.words().race + " is over.";
    case P::Wait: break;
  }
  return play.player() ? "Your order is sealed. Send it to the GM." : "Waiting for orders: " + play.state_chip() + ".";
}

void standing_twin(Play const& play, Standing const& standing, bool now, TwinTable& out) {
  out.caption = "Running order";
  out.columns = {"Place", capital(play.words().seat), standing.main_label.empty() ? "Value" : standing.main_label, "State", "Gap"};
  if (!standing.rows.empty())
    for (auto const& f : standing.rows[0].more) out.columns.push_back(f.label);
  for (auto const& row : standing.rows) {
    std::string const note = row.main_note.empty() ? "" : " " + row.main_note;
    std::vector<std::string> cells{std::to_string(row.place), car_name(play, row.seat), std::to_string(row.main) + note,
                                   state_words(play, row, now), row.gap};
    for (auto const& f : row.more) cells.push_back(f.value);
    cells.resize(out.columns.size());
    out.rows.push_back(std::move(cells));
  }
}

TwinField question_field(Question const& q, size_t i, std::string const& whose, std::vector<Action> const& picked) {
  int chosen = q.chosen;
  for (size_t k = 0; k < q.choices.size(); ++k)
    if (!picked.empty() && q.choices[k].play == picked) chosen = int(k);
  TwinField field{"question-" + std::to_string(i), whose + q.label, std::to_string(chosen), "", unmarked(q.note), "select", {}};
  if (chosen < 0) field.options.push_back({"-1", "choose"});
  for (size_t k = 0; k < q.choices.size(); ++k) {
    Choice const& c = q.choices[k];
    std::string words = (c.badge > 0 ? std::to_string(c.badge) + ". " : "") + c.text;
    for (std::string const& more : {c.note, c.value})
      if (!more.empty()) words += ", " + unmarked(more);
    field.options.push_back({std::to_string(k), words});
  }
  return field;
}

}  // namespace

void TableScreen::twin(Stage& stage, Twin& twin) {
  if (!stage.play) return;
  Play const& play = *stage.play;
  view_.refresh(play);
  twin.heading =
      std::string(play.truth().game_title()) + ", " + play.title() + ", " + where_words(view_.standing);
  twin.state = state_sentence(play, view_);
  standing_twin(play, view_.standing, view_.now, twin.standing);
  auto& d = twin.decision;
  auto const phase = play.phase();
  if (phase == Play::Phase::Decide) {
    Desk const& desk = view_.desk;
    d.heading = desk.title + ", " + car_name(play, play.me());
    for (auto const& f : desk.figures) twin.say(f.label + " " + f.value);
    for (auto const& c : desk.chips) twin.say(unmarked(c.text));
    std::string error =
        sheet_.error_column ? "Column " + std::to_string(sheet_.error_column) + ": " + unmarked(sheet_.error) : "";
    if (desk.text_entry) {
      TwinField field{"order", "Order text", sheet_.error_column ? field_ : desk.text, error, desk.count, "text", {}};
      std::replace(field.value.begin(), field.value.end(), '\n', ' ');   // its field has one line
      d.fields.push_back(std::move(field));
      for (size_t i = 0; sheet_.error_column && i < mends_.size(); ++i) twin.button("mend" + (i ? "-" + std::to_string(i) : ""), "Read it as " + mends_[i]);
    }
    for (Gauge const& g : desk.gauges) twin.say(g.label + " " + g.value);
    for (Figure const& f : desk.stats) twin.say(f.label + " " + f.value);
    std::string whose;
    for (size_t i = 0; i < questions_.size(); ++i) {
      if (questions_[i].look == Question::Head) whose = questions_[i].label + ": ";
      if (questions_[i].look == Question::Sum || questions_[i].look == Question::Head) twin.say(questions_[i].label + " " + questions_[i].value);
      else if (desk.text_entry || on_page(questions_[i].page)) d.fields.push_back(question_field(questions_[i], i, whose, picked_));
    }
    for (size_t i = 0; i < desk.keys.size(); ++i)
      twin.button("key-" + std::to_string(i), desk.keys[i].cap + ", " + desk.keys[i].label,
                  desk.keys[i].enabled ? "" : desk.keys[i].why);
    twin.button("undo", "Take the last one back", play.can_undo() ? "" : "nothing is written yet");
    for (Tray const& of : desk.trays) {
      Tray const* const tray = &of;
      if (!desk.text_entry && !on_page(tray->page)) continue;      // a sheet is of all heats
      std::string cards;
      for (auto const& p : tray->places)
        if (!p.face.value.empty()) cards += (cards.empty() ? "" : ", ") + (p.below.empty() || tray->big ? "" : p.below + " ") + p.face.brief + p.face.value + (p.face.risk ? " Risk" : "");
      twin.say(tray->title + ": " + cards);
    }
    bool const ready = (!desk.commit_play.empty() || !picked_.empty()) && error.empty();
    twin.button("seal", !asked_text_.empty() ? "Seal all the same" : picked_.empty() ? desk.commit : picked_commit_,
                ready                             ? ""
                : desk.commit_verdict.why.empty() ? "the order is not complete"
                                                  : desk.commit_verdict.why);
    if (!asked_text_.empty()) twin.say("Not sealed yet. " + unmarked(doubt()) + " Press the button once more to seal it all the same.");
    for (auto const& line : desk.lines) twin.preview.push_back(with_rules(line));
  } else if (phase == Play::Phase::Pick) {
    d.heading = "Which car is yours?";
    for (Seat s = 0; s < play.truth().seats(); ++s)
      if (play.driver(s).by != Drives::Bot) twin.button("pick-" + std::to_string(s), car_name(play, s));
    twin.button("go-on-as-gm", kGmGoesOn);
  } else {
    d.heading = twin.state;
    if (phase == Play::Phase::Watch) twin.say(kWatching);
    if (phase == Play::Phase::Cover) twin.button("uncover", "I am " + play.seat_name(play.next_here()) + ", open");
    if (std::string const sealed = sealed_words(play); !sealed.empty()) twin.say("Your order: " + sealed);
    if (play.can_replace()) twin.button("replace", "Replace my order");
    if (play.player() && phase == Play::Phase::Wait) {
      twin.say("Orders link: " + full_link(stage.host.base_url(), play.truth().orders_link(play.me())));
      twin.button("copy", "Copy the orders link");
      twin.button("copy-text", "Copy the order as text");
    }
    if (phase == Play::Phase::Over) twin.button("end", kSeeResult);
  }
  if (closing(play)) {
    twin.say("This turn closes " + date_words(play.deadline()) + ". It " + closes_words(play.deadline(), stage.host.unix_time()) + ".");
    twin.button("calendar", "Save the deadline as a calendar file");
  }
  if (Film::Told const* const card = play.playback().card()) {
    twin.say(told_words(*card, play.seat_name(card->seat)));
    twin.button("press-on", "Go on");
  }
  if (play.shown_turn() > 0) twin.button("now", "Back to now");
  else if (play.finished() > 0) twin.button("watch", "Watch " + play.words().turn(play.finished()));
  if (play.gm()) twin.button("gm", "GM desk");
  if (!stage.read_only) twin_ways(stage, twin);
  if (!view_.now)
    for (TableView::Driven const& driven : view_.driven)
      twin.say(car_name(play, driven.seat) + " drove " + (driven.text.empty() ? "nothing" : driven.text) + ", now " + driven.state);
  twin.board.caption = "The board in words";
  Setup const& setup = play.truth().setup();
  if (phase == Play::Phase::Decide && view_.now) twin.board.items = view_.desk.around.empty() ? around_words(view_.scene, play.me(), setup) : view_.desk.around;
  for (auto const& row : view_.standing.rows) {
    std::string item = car_name(play, row.seat) + ": place " + std::to_string(row.place) + ", " +
                       view_.standing.main_label + " " + std::to_string(row.main);
    if (!row.gap.empty()) item += ", " + row.gap;
    twin.board.items.push_back(std::move(item));
  }
  for (Panel const& panel : view_.standing.panels) {
    if (!on_page(panel.page)) continue;
    for (auto const& row : panel.rows) {
      std::string item = panel.title + ", " + row.place + " " + row.text + (row.note.empty() ? "" : ", " + row.note);
      for (auto const& value : row.values) item += " " + value;
      twin.board.items.push_back(std::move(item));
    }
  }
  for (size_t i = 0; i < view_.standing.pages.size(); ++i)
    twin.button("page-" + std::to_string(i), view_.standing.pages[i].name + ", " + view_.standing.pages[i].note + (int(i) == view_.page ? ", shown" : ""));
  if (phase == Play::Phase::Decide)
    for (auto const& s : view_.scene.spots)
      if (s.play.size() == 1) twin.board.items.push_back("next step: " + s.hint + step_words(view_.scene, play.me(), setup, s.at));
  twin.log.caption = view_.log_turn > 0 ? "What happened in " + view_.words.turn(view_.log_turn) : "What happened";
  for (auto const& line : view_.log) {
    std::string said = view_.words.turn_title(view_.log_turn) + ": " + with_rules(line);
    twin.log.items.push_back(std::move(said));
  }
}

bool TableScreen::twin_command(Stage& stage, std::string const& id, std::string const& value) {
  if (!stage.play) return false;
  Play const& play = *stage.play;
  view_.refresh(play);
  if (id == "order") {
    field_ = value.substr(0, 16000);
    type(stage, field_);
  } else if (id.rfind("mend", 0) == 0) {
    size_t const i = id.size() > 5 ? size_t(std::atoi(id.c_str() + 5)) : 0;
    if (sheet_.error_column == 0 || i >= mends_.size()) return false;
    read_as(stage, i);
  } else if (id == "seal") {
    if (play.phase() != Play::Phase::Decide || !view_.now) return false;   // the next turn's proposal is not meant
    if (commit_picked(stage)) return true;
    if (!view_.desk.commit_play.empty()) seal(stage);
  } else if (id == "undo") stage.push(Intent::Undo);
  else if (id == "replace") stage.push(Intent::ReopenTurn, play.me());
  else if (id == "uncover") stage.push(Intent::Uncover);
  else if (id == "watch") stage.push(Intent::Replay, play.finished());
  else if (id == "press-on") stage.push(Intent::PressOn);
  else if (id == "now") stage.push(Intent::ShowTurn, 0);
  else if (id == "end") stage.push(Intent::Go, int64_t(ScreenId::End));
  else if (id == "go-on-as-gm") stage.push(Intent::GoOnAsGm);
  else if (id == "calendar") save_deadline(stage);
  else if (id == "copy-text") copy_order(stage);
  else if (id == "gm") stage.push(Intent::Go, int64_t(ScreenId::Gm));
  else if (id.rfind("out-", 0) == 0) return twin_way(stage, id);
  else if (id == "copy")
    stage.push(Intent::Copy, 0, full_link(stage.host.base_url(), play.truth().orders_link(play.me())),
               "Orders link copied");
  else if (id.rfind("pick-", 0) == 0) stage.push(Intent::PlayAs, std::atoi(id.c_str() + 5));
  else if (id.rfind("key-", 0) == 0) {
    size_t const i = size_t(std::atoi(id.c_str() + 4));
    if (i >= view_.desk.keys.size() || !view_.desk.keys[i].enabled) return false;
    stage.play_actions(view_.desk.keys[i].play);
  } else if (id.rfind("page-", 0) == 0) {
    view_.turn_to(std::atoi(id.c_str() + 5));
  } else if (id.rfind("question-", 0) == 0) {
    size_t const i = size_t(std::atoi(id.c_str() + 9)), k = size_t(std::atoi(value.c_str()));
    if (i >= questions_.size() || k >= questions_[i].choices.size() || !questions_[i].choices[k].enabled) return false;
    choose(stage, questions_[i].choices[k]);
  } else return false;
  return true;
}

}  // namespace paddock::app
