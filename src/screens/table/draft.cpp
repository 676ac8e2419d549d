#include "screens/table/draft.hpp"

#include <algorithm>
#include <cmath>

#include "imgui.h"
#include "screens/table/count.hpp"
#include "ui/theme.hpp"
#include "view/marked.hpp"

namespace paddock::app {
namespace {

bool decides(Play const& play, TableView const& view) { return play.phase() == Play::Phase::Decide && view.now; }

}  // namespace

void Draft::take_up(Play const& play, TableView const& view) {
  std::string const& clean = view.desk.text;
  if (clean != field_of_ && !typing_) field = clean, sheet = {};
  field_of_ = clean;
  typing_ = false;
  bool const drafts = decides(play, view) && view.desk.text_entry && !clean.empty();
  notes_ = drafts ? play.draft().session().read(play.chair().me(), clean).notes : std::vector<std::string>{};
  if (play.phase() != Play::Phase::Decide) open = false;
}

void Draft::keeps(std::vector<store::Designs::Design> const& kept) {
  auto const same = [](KeptDraft const& a, store::Designs::Design const& b) { return a.name == b.name && a.text == b.text; };
  if (std::equal(kept_.begin(), kept_.end(), kept.begin(), kept.end(), same)) return;
  kept_.clear(), kept_others_ = true;
  for (auto const& one : kept) kept_.push_back({one.name, one.text});
}

bool Draft::ask(Play const& play, TableView const& view) {
  if (asked_ && asked_text_ != view.desk.text) asked_ = false;
  if (questions_of_ == play.changes().revision() && questions_page_ == page && questions_text_ == field && !kept_others_) return false;
  kept_others_ = false;
  std::tuple const decision(play.chair().viewer(), play.truth().turn(), play.truth().midway());
  if (decision != decision_) decision_ = decision, page = 0, listings_.clear();   // another one begins with its first page
  questions_of_ = play.changes().revision();
  questions_text_ = field;
  picked.clear(), picked_commit.clear();
  bool const wanted = decides(play, view);
  if (!wanted) ghost_.reset();   // the next one at this screen never sees it
  if (wanted && play.truth().midway())
    asked_at_ = ImGui::GetTime(), asked_x_ = ImGui::GetIO().MousePos.x, asked_y_ = ImGui::GetIO().MousePos.y;
  AskedForm form = wanted ? play.draft().session().form(play.chair().viewer(), field, page, kept_) : AskedForm{};
  questions = std::move(form.questions), pages = std::move(form.pages);
  if (wanted) page = form.page;        // who looks back for a while finds the page again
  questions_page_ = page;
  number_at = -1;
  for (auto& listing : listings_) listing.second.questions_changed();
  return true;
}

Listing& Draft::listing(size_t question) {
  std::string const& label = questions[question].label;
  for (auto& [of, listing] : listings_)
    if (of == label) return listing;
  return listings_.emplace_back(label, Listing{}).second;
}

void Draft::type(Stage& stage, std::string words) {
  Play const& play = *stage.play;
  bool const blank = words.find_first_not_of(" ,;") == std::string::npos;
  sheet = blank ? Sheet{} : play.draft().session().read(play.chair().me(), words);
  mends.clear();
  if (sheet.error_column) {
    if (stage.desk) mends = stage.desk->mends(play.draft().session(), play.chair().me(), words);
    if (mends.empty() && !sheet.mend.empty()) mends = {sheet.mend};
    return;
  }
  typing_ = true;
  if (blank) stage.push(Intent::ClearDraft);
  else stage.push(Intent::TypeOrder, 0, std::move(words));
}

void Draft::start_anew(Stage& stage) {
  field.clear();
  sheet = {};
  stage.push(Intent::ClearDraft);
}

void Draft::read_as(Stage& stage, size_t mend) {
  field = std::string(mends[mend]);
  type(stage, field);
}

// ------------------------------------------------------------------------------------------------ answers of a form

// A press that was meant for what stood here before: the question has only just come, and the pointer has not moved since.
bool Draft::just_asked() const {
  ImVec2 const at = ImGui::GetIO().MousePos;
  return ImGui::GetTime() - asked_at_ < 0.3 && std::fabs(at.x - asked_x_) < 3 && std::fabs(at.y - asked_y_) < 3;
}

// Nothing picked yet: what is proposed.
bool Draft::is_picked(Question const& q, size_t i) const {
  Choice const& c = q.choices[i];
  return c.commit.empty() || picked.empty() ? int(i) == q.chosen : picked == c.play;
}

void Draft::choose(Stage& stage, Choice const& c, std::string_view text) {
  if (!c.play.empty() && !c.commit.empty()) {
    if (picked == c.play) return stage.play_actions(c.play);   // a second press plays it
    picked = c.play;
    picked_commit = c.commit;
    return;
  }
  if (!c.play.empty()) return stage.play_actions(c.play);
  if (c.edit) change(stage, *c.edit, text);
}

// An edit that is none of the text is a fault of the game's form; it is told as one of the text is, and nothing is changed.
void Draft::change(Stage& stage, Edit const& edit, std::string_view text) {
  auto next = edited(text, edit);
  if (!next) return void((sheet = {}, sheet.error_column = 1, sheet.error = next.error().text()));
  field = std::move(*next);
  type(stage, field);
}

// A tile of the board that is an answer is picked like its row.
void Draft::press_spot(Stage& stage, Spot const& spot) {
  for (Question const& q : questions)
    for (Choice const& c : q.choices)
      if (!c.commit.empty() && c.play == spot.play) {
        if (!just_asked()) choose(stage, c);
        return;
      }
  stage.play_actions(spot.play);
}

int Draft::picked_spot(Scene const& scene) const {
  for (size_t i = 0; i < scene.spots.size() && !picked.empty(); ++i)
    if (scene.spots[i].play == picked) return int(i);
  return -1;
}

void Draft::consider(Spot const& spot) {
  for (Question const& q : questions)
    for (Choice const& c : q.choices)
      if (!c.play.empty() && c.play == spot.play) consider(c.ghost);
}

std::shared_ptr<Ghost const> Draft::proposal(Play const& play, TableView const& view) const {
  return decides(play, view) && !sheet.error_column ? view.desk.ghost : nullptr;
}

bool Draft::settle_ghost(std::shared_ptr<Ghost const> const& proposal) {
  std::shared_ptr<Ghost const> wanted = std::move(considered_);
  considered_.reset();
  for (Question const& q : questions)
    for (Choice const& c : q.choices)
      if (!wanted && !picked.empty() && c.play == picked) wanted = c.ghost;
  for (Question const& q : questions)      // of a table of ways, each with its price, the one that stands in the draft stays on the board
    if (!wanted && picked.empty() && !q.columns.empty() && q.chosen >= 0 && size_t(q.chosen) < q.choices.size()) wanted = q.choices[size_t(q.chosen)].ghost;
  if (!wanted && picked.empty()) wanted = proposal;
  if (wanted == ghost_) return false;
  ghost_ = std::move(wanted);
  return true;
}

bool Draft::play_picked(Stage& stage) {
  if (picked.empty()) return false;
  stage.play_actions(picked);
  return true;
}

// The answers of the first ladder.
bool Draft::choose_by_key(Stage& stage, TableView const& view, int n, int by) {
  for (Question const& q : questions) {
    if (q.look != Question::Ladder || q.choices.empty() || !view.on_page(q.page)) continue;
    int const last = int(q.choices.size()) - 1;
    int chosen = q.chosen;
    for (size_t k = 0; k < q.choices.size(); ++k)
      if (!picked.empty() && q.choices[k].play == picked) chosen = int(k);
    int const i = n > 0 ? n - 1 : std::clamp(chosen < 0 ? (by > 0 ? last : 0) : chosen + by, 0, last);
    if (i > last) return true;
    Choice const& c = q.choices[size_t(i)];
    if (by && !c.play.empty() && c.commit.empty()) return false;      // walking through would play
    if (c.enabled) choose(stage, c);
    return true;
  }
  return false;
}

// ------------------------------------------------------------------------------------------------ sealing

// Of a form: the chosen answers that lead into trouble, with what they bring. A choice on the way says it on its own button.
std::string bad_answers(std::vector<Question> const& questions) {
  std::string out;
  for (Question const& q : questions) {
    if (q.chosen < 0 || size_t(q.chosen) >= q.choices.size()) continue;
    Choice const& c = q.choices[size_t(q.chosen)];
    if (c.tone != Tone::Bad || !c.play.empty()) continue;
    out += (out.empty() ? "" : " ") + (q.label.empty() ? "" : escaped_stars(q.label) + " ") + escaped_stars(c.text) + (c.note.empty() ? "" : ": " + c.note) + ".";
  }
  return out;
}

// An order that is short, too long or leads into trouble. What it comes to stands in the desk's own lines, or beside the answers.
std::string Draft::doubt(Desk const& desk) const {
  if (!questions.empty()) {
    std::string out = bad_answers(questions);
    for (Line const& line : desk.lines)
      if (line.tone == Tone::Bad && out.size() < 160) out += (out.empty() ? "" : " ") + line.text;
    return out;
  }
  if (desk.text.empty()) return {};
  int have = 0, need = 0;
  std::string out;
  if (read_count(desk.count, have, need) && have != need) {
    out = count_sentence(have, need);
    for (std::string const& note : notes_) out = escaped_stars(note);   // what becomes of it, in the game's words
  }
  for (Line const& line : desk.lines) {
    bool const says = line.tone == Tone::Bad || (!out.empty() && line.tone == Tone::Warn &&
                      (std::string_view(line.icon) == "alert-octagon" || std::string_view(line.icon) == "alert-triangle" || std::string_view(line.icon) == "ban"));
    if (says && out.size() < 160) out += (out.empty() ? "" : " ") + line.text + (line.value.empty() ? "." : ": " + escaped_stars(line.value) + ".");
  }
  return out;
}

void Draft::seal(Stage& stage, Desk const& desk) {
  if (!asked_ && !doubt(desk).empty()) {
    asked_ = true, asked_text_ = desk.text;
    return;
  }
  asked_ = false;
  open = false;
  stage.push(Intent::Commit);
}

}  // namespace paddock::app
