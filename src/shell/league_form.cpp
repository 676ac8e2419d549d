#include "shell/league_form.hpp"

#include <algorithm>
#include <cstdlib>

#include "contract/league.hpp"
#include "screens/setup/defaults.hpp"
#include "ui/finger.hpp"
#include "ui/widgets.hpp"

namespace paddock::app {
namespace {

std::string one_of(std::string const& many) { return many.ends_with('s') ? many.substr(0, many.size() - 1) : many; }

bool field(Rect where, std::string const& name, std::string& value, FieldStyle const& style) {
  bool const changed = text_field(where, ("##" + name).c_str(), value, style);
  probe_add(name, where);
  return changed;
}

std::string summary(LeagueDraft::Side const& side, std::string const& listed) {
  std::string names;
  int n = 0;
  for (LeagueDraft::Member const& one : side.members)
    if (!one.name.empty()) ++n, names += (names.empty() ? "" : ", ") + one.name + (one.number.empty() ? "" : " " + one.number);
  return n ? names : "No " + listed + " yet";
}

}  // namespace

void LeagueForm::look() {
  if (seen_ == league_.written) return;
  seen_ = league_.written;
  draft_ = read_draft(seen_);
  open_ = std::min(open_, draft_.sides.size() - 1);
}

void LeagueForm::wrote() {
  league_.written = seen_ = draft_text(draft_);
  league_.wrong.clear();
}

// "line 3" of the text is a row here, which has a name.
std::string LeagueForm::wrong() const {
  std::string const& all = league_.wrong;
  int const line = as_text_ || all.rfind("line ", 0) != 0 ? 0 : std::atoi(all.c_str() + 5);
  size_t const words = all.find(": ");
  if (line < 2 || words == all.npos) return line == 1 && words != all.npos ? all.substr(words + 2) : all;
  int n = 1;
  for (LeagueDraft::Side const& side : draft_.sides)
    if (!draft_text({"", {side}}).empty() && ++n == line) return (side.name.empty() ? capital(league_.words()->side) : side.name) + all.substr(words);
  return all;
}

std::string LeagueForm::why_not() const {
  return std::string("it wants a name, and two ") + league_.words()->sides + " with " + league_.words()->listed;
}

bool LeagueForm::ready() {
  look();
  return draft_.ready();
}

void LeagueForm::draw_ways(Rect& in) {
  Rect const row = in.cut_top(finger(36), px(12));
  if (button(row.column(0, 2, px(8)), as_text_ ? "In rows##league" : "As text##league", {.icon = as_text_ ? "list-numbers" : "pencil", .tip = "The same league; a text can be pasted there"})) as_text_ = !as_text_;
  ButtonStyle const example{.icon = "wand", .enabled = league_.written.empty(), .why = "it would write over what stands here"};
  if (button(row.column(1, 2, px(8)), "Fill in an example##league", example)) league_.written = league_.example(), look();
}

void LeagueForm::draw_text(Rect& in) {
  Rect const box = in.cut_top(px(200), px(8));
  FieldStyle const style{.type = Type::Small, .hint = league_.example(), .error = !league_.wrong.empty(), .lines = true, .wrap = true};
  if (text_field(box, "##League", league_.written, style)) league_.wrong.clear();
  probe_add("League", box);
}

bool LeagueForm::draw_member(Rect row, LeagueDraft::Side& side, size_t side_index, size_t index) {
  std::string const mark = std::to_string(side_index + 1) + "." + std::to_string(index + 1), one = one_of(league_.words()->listed);
  LeagueDraft::Member& member = side.members[index];
  bool const out = icon_button(row.cut_right(row.h, px(6)), ("Less##" + mark).c_str(), "minus", ("Takes this " + one + " out").c_str());
  Rect const number = row.cut_right(px(72), px(6));
  bool changed = field(row, capital(one) + " " + mark, member.name, {.type = Type::Small, .hint = capital(one)});
  changed = field(number, "Average " + mark, member.number, {.type = Type::Small, .hint = "5.0"}) || changed;
  if (changed) wrote();
  return !out;
}

void LeagueForm::draw_members(Rect& in, size_t index) {
  LeagueDraft::Side& side = draft_.sides[index];
  std::string const listed = league_.words()->listed, one = one_of(listed);
  text_fit(Type::Caption, in.x, in.y, capital(listed) + ", each with the average he starts with", in.w, Role::Text3);
  in.cut_top(px(20));
  int const columns = in.w >= px(480) ? 2 : 1;
  for (size_t first = 0; first < side.members.size(); first += size_t(columns)) {
    Rect const row = in.cut_top(finger(34), px(6));
    for (size_t i = first; i < std::min(first + size_t(columns), side.members.size()); ++i)
      if (!draw_member(row.column(int(i - first), columns, px(14)), side, index, i)) return side.members.erase(side.members.begin() + long(i)), wrote();
  }
  if (side.members.size() < size_t(kDraftMembers) && button(in.cut_top(finger(34), px(8)), ("One more " + one + "##" + std::to_string(index + 1)).c_str(), {.kind = ButtonStyle::Quiet, .icon = "plus"})) side.members.emplace_back();
}

void LeagueForm::draw_side(Rect& in, size_t index) {
  LeagueDraft::Side& side = draft_.sides[index];
  std::string const mark = std::to_string(index + 1), what = league_.words()->side, listed = league_.words()->listed;
  hairline(in.x, in.right(), in.cut_top(px(1), px(10)).y);
  Rect head = in.cut_top(finger(36), px(8));
  bool const out = draft_.sides.size() > 2 && icon_button(head.cut_right(head.h, px(8)), ("Less##side " + mark).c_str(), "minus", ("Takes this " + what + " out").c_str());
  std::vector<std::string> kinds;
  std::vector<std::string> ids;
  int now = 0;
  for (DriverKind const& kind : driver_kinds()) {
    if (std::string_view(kind.id) == "you") continue;   // of a league that is this screen
    if (side.leader == kind.id) now = int(kinds.size());
    kinds.push_back(capital(kind.words)), ids.emplace_back(kind.id);
  }
  Rect const leader = head.cut_right(std::min(px(170), head.w * 0.42f), px(8));
  if (int const then = dropdown(leader, ("Who leads it##" + mark).c_str(), kinds, now); then != now) side.leader = ids[size_t(then)], wrote();
  if (field(head, capital(what) + " " + mark, side.name, {.hint = capital(what)})) wrote();
  if (open_ == index) {
    draw_members(in, index);
  } else {
    Rect row = in.cut_top(finger(32), px(6));
    if (button(row.cut_right(button_width("Change", {.icon = "pencil"}), px(8)), ("Change##" + mark).c_str(), {.icon = "pencil"})) open_ = index;
    text_fit(Type::Small, row.x, row.middle().y - px(9), summary(side, listed), row.w, Role::Text2);
  }
  if (out) draft_.sides.erase(draft_.sides.begin() + long(index)), open_ = std::min(open_, draft_.sides.size() - 1), wrote();
}

void LeagueForm::draw(Stage&, Rect& in) {
  look();
  draw_ways(in);
  if (as_text_) return draw_text(in);
  if (field(in.cut_top(finger(38), px(12)), "Name of the league", draft_.title, {.hint = "Name of the league"})) wrote();
  for (size_t i = 0; i < draft_.sides.size(); ++i) draw_side(in, i);
  std::string const what = league_.words()->side;
  if (draft_.sides.size() < size_t(kDraftSides) && button(in.cut_top(finger(38), px(12)), ("One more " + what + "##league").c_str(), {.icon = "plus"})) {
    draft_.sides.push_back(empty_side());
    open_ = draft_.sides.size() - 1;
  }
}

}  // namespace paddock::app
