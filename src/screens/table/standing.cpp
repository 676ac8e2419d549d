#include "screens/table/left.hpp"
#include "screens/table/pointed.hpp"

#include <algorithm>
#include <utility>

#include "ui/finger.hpp"
#include "ui/theme.hpp"
#include "ui/widgets.hpp"

namespace paddock::app {
namespace {

struct StateIcon {
  char const* name;
  Role role;
  char const* words;
};

StateIcon state_icon(Play const& play, Standing::Row const& row, bool now) {
  if (row.state == Standing::Row::Finished) return {"flag-3", Role::Text2, "finished"};
  if (row.state == Standing::Row::Retired) return {"ban", Role::Text3, "out"};
  if (!now) return {"", Role::Text3, "raced on"};   // who has sealed belongs to the running turn
  bool const bot = play.drivers().of(row.seat).by == Drives::Bot;
  if (row.seat == play.chair().me() && !bot && !play.tray().is_in(row.seat)) return {"pencil", Role::AccentText, "yours"};
  if (play.race().player() && row.seat != play.chair().me()) return {"hourglass", Role::Text3, "not known here"};
  if (play.tray().is_in(row.seat)) return {"lock", Role::Good, "sealed"};
  if (bot) return {"robot", Role::Text3, "thinks"};
  return {"hourglass", Role::Text3, "awaited"};
}

}  // namespace

void look_at_car(Stage& stage, TableView const& view, CameraWork& camera, Seat seat) {
  point_at(stage, seat);
  Vec at;
  if (car_at(view.scene, playhead(*stage.play), seat, at)) camera.go_to(at, 26);
  camera.free_look = true;
  stage.ui.tab = PhoneTab::Board;
}

char const* state_words(Play const& play, Standing::Row const& row, bool now) { return state_icon(play, row, now).words; }

namespace {

std::string const& note_head(Standing const& standing) { return standing.note_head.empty() ? standing.note_label : standing.note_head; }

float note_width(Standing const& standing) {
  bool const apart = !standing.note_label.empty();
  float most = apart ? text_size(Type::Caption, note_head(standing)).x : text_size(Type::FigureSmall, "of 00").x;
  for (auto const& row : standing.rows)
    if (row.state != Standing::Row::Retired) most = std::max(most, text_size(Type::FigureSmall, row.main_note).x);
  return most;
}

// Of the numbers alone: what stands above them has room to its left.
float main_width(Standing const& standing) {
  float most = text_size(Type::FigureRow, "00").x;
  for (auto const& row : standing.rows)
    if (row.state != Standing::Row::Retired) most = std::max(most, text_size(Type::FigureRow, std::to_string(row.main)).x);
  return most;
}

// Of a number of its own below its label, at the right; what belongs to the main number stands behind it.
void note_at(std::string const& label, float right, float width, float y, Type type, std::string const& words) {
  if (label.empty()) text(type, right - width, y, words, Role::Text3);
  else text_right(type, right, y, words, Role::Text3);
}

bool shows_gaps(float width) { return width > px(290); }

// Where cars stand in their order a phone has room for what else is known of one: "Wild cards 7, heading E, lap 1".
std::string facts_below(Stage const& stage, Standing const& standing, Standing::Row const& row) {
  std::string out;
  if (stage.layout != Layout::Phone || !standing.sorted.empty() || row.state == Standing::Row::Retired) return out;
  for (Figure const& f : row.more) {
    if (f.value.empty()) continue;
    std::string label = f.label;
    bool const word = label.size() > 1 && label[1] >= 'a' && label[1] <= 'z';
    if (!out.empty() && word && label[0] >= 'A' && label[0] <= 'Z') label[0] = char(label[0] + 32);
    out += (out.empty() ? "" : ", ") + label + " " + f.value;
  }
  return out;
}

}  // namespace

float order_row_height(Stage const& stage, Standing const& standing) {
  if (stage.layout != Layout::Phone) return px(standing.rows.size() > 9 ? size::kRowDense + 2 : size::kRow);
  bool const facts = std::any_of(standing.rows.begin(), standing.rows.end(), [&](Standing::Row const& row) { return !facts_below(stage, standing, row).empty(); });
  return facts ? px(size::kRowRoomy) : finger(size::kRow);
}

namespace {

float order_row(Stage& stage, TableView const& view, TableBoard& board, Rect row, Standing::Row const& who) {
  Play const& play = *stage.play;
  SeatSetup const& seat = play.truth().setup().seats[size_t(who.seat)];
  bool const mine = who.seat == play.chair().me();
  std::string const label = "Row " + seat.name;
  if (who.seat == stage.ui.selected) fill(row, colour(Role::InfoFace));
  if (list_row(row, label.c_str(), false, mine)) look_at_car(stage, view, board.camera, who.seat);
  std::string const facts = facts_below(stage, view.standing, who);
  float const cy = facts.empty() ? row.middle().y : row.y + px(18), line = line_height(Type::FigureRow) / 2;
  bool const out = who.state == Standing::Row::Retired;
  Role const ink_role = out ? Role::Text3 : Role::Text;
  bool const placed = view.standing.sorted.empty();
  float const x = row.x + px(placed ? 35 : 12);
  if (placed) text_right(Type::FigureRow, row.x + px(28), cy - line, std::to_string(who.place), Role::Text3);
  swatch({x, cy - px(10), px(44), px(20)}, seat.livery, seat.number);
  float right = row.right() - px(12);
  StateIcon const state = state_icon(play, who, view.now);
  if (*state.name) icon(state.name, right - px(8), cy, 18, state.role);
  right -= px(26);
  float const note = note_width(view.standing);
  if (!out) {
    note_at(view.standing.note_label, right, note, cy - line_height(Type::FigureSmall) / 2, Type::FigureSmall, who.main_note);
    text_right(Type::FigureRow, right - note - px(9), cy - line, std::to_string(who.main), ink_role);
  }
  if (!out) right -= note + px(17) + main_width(view.standing);
  if (who.mark[0]) icon(who.mark, right - px(8), cy, 18, tone_colour(who.mark_tone)), right -= px(22);
  if (shows_gaps(row.w) && !who.gap.empty()) {
    text_right(Type::Caption, right, cy - px(8), who.gap, Role::Text3);
    right -= text_size(Type::Caption, who.gap).x + px(8);
  }
  float const name_x = x + px(53);
  text_fit(Type::Strong, name_x, cy - px(10), seat.name, right - name_x, ink_role);
  float const drives_x = name_x + text_size(Type::Strong, seat.name).x + px(6);
  if (text_size(Type::Caption, who.drives).x <= right - drives_x) text(Type::Caption, drives_x, cy - px(8), who.drives, Role::Text3);   // whole, or not at all
  if (!facts.empty()) text_fit(Type::Caption, name_x, cy + px(12), facts, row.right() - px(38) - name_x, Role::Text2);
  std::string tip = seat.name + ": " + state.words;
  for (std::string const& fact : facts_of(view.standing, who)) tip += "\n" + fact;
  tooltip(tip);
  return row.bottom();
}

// Over the gaps, which end at `right`; the number's own label stands at its right.
void gap_head(Standing const& standing, Rect head, float right) {
  bool const any = standing.sorted.empty() && std::any_of(standing.rows.begin(), standing.rows.end(), [](Standing::Row const& row) { return !row.gap.empty(); });
  float const over = text_size(Type::Caption, standing.main_label).x + px(46);
  if (any && shows_gaps(head.w)) text_right(Type::Caption, std::min(right, head.right() - over), head.middle().y - px(8), "behind the first", Role::Text3);
}

// On a phone a list fills the view: nothing lies behind its corners.
PanelStyle list_style(Stage const& stage) {
  return stage.layout == Layout::Phone ? PanelStyle{.shadow = false, .border = false, .round = 0} : PanelStyle{};
}

}  // namespace

void LeftColumn::draw(Stage& stage, TableView& view, TableBoard& board, Rect column) {
  if (!view.standing.panels.empty()) {
    draw_panels(view, column);
    if (column.h > px(100)) draw_log(stage, view, board, column);
    return;
  }
  float const row = order_row_height(stage, view.standing), wanted = px(48) + float(view.standing.rows.size()) * row;
  float most = column.h - std::min(px(250), column.h * 0.36f);
  // A long list scrolls before one's own car and what happened do.
  if (float const record = record_height(view, column.w); record > 0) most = std::clamp(column.h - record - px(230), px(48) + 4.5f * row, most);
  draw_order(stage, view, board, column.cut_top(std::min(wanted, most), px(size::kGutter)));
  draw_record(stage, view, column);
  draw_log(stage, view, board, column);
}

void LeftColumn::draw_order(Stage& stage, TableView const& view, TableBoard& board, Rect where) {
  Rect in = begin_panel("##order", where, Region::Standing, list_style(stage));
  Rect head = in.cut_top(px(48));
  std::string const& title = view.standing.sorted.empty() ? view.words.order : view.standing.sorted;
  float const title_w = text(Type::Title, head.x + px(12), head.middle().y - px(11), title);
  if (Rule const rule = view.standing.queue_rule; view.standing.by_queue && !rule.empty())
    if (touch_area({head.x, head.y, title_w + px(20), head.h}, (title + "##order").c_str(), rule.text()).pressed) stage.push(Intent::OpenRule, 0, std::string(rule.text()));
  std::string const& label = view.standing.main_label;
  float const note = note_width(view.standing), label_y = head.middle().y - px(8);
  bool const apart = !view.standing.note_label.empty();   // else it belongs to the number: "7 of 12"
  text_right(Type::Caption, head.right() - px(38) - (apart ? note + px(9) : 0), label_y, label, Role::Text3);
  text_right(Type::Caption, head.right() - px(38), label_y, note_head(view.standing), Role::Text3);
  gap_head(view.standing, head, head.right() - px(55) - note - main_width(view.standing));
  float const height = order_row_height(stage, view.standing);
  Rect const area = begin_scroll("##rows", in);
  float y = area.y;
  for (auto const& row : view.standing.rows) y = order_row(stage, view, board, {area.x, y, area.w, height}, row);
  end_scroll(y);
  end_panel();
}

// The dice of the turn, folded away until somebody wants them.
float LeftColumn::draw_draws(Stage& stage, TableView const& view, Rect area, float y) {
  if (view.draws.empty()) return y;
  Rect const head{area.x, y, area.w, px(36)};
  Touch const t = touch_area(head, "Draws on the tape");
  if (t.pressed) draws_open_ = !draws_open_;
  fill(head, colour(Role::Panel2));
  text(Type::Small, head.x + px(12), head.middle().y - px(9), "Draws on the tape", t.hovered ? Role::Text : Role::Text2);
  icon(draws_open_ ? "chevron-down" : "chevron-left", head.right() - px(20), head.middle().y, 18, Role::Text3);
  text_right(Type::FigureSmall, head.right() - px(34), head.middle().y - px(9), std::to_string(view.draws.size()), Role::Text3);
  y = head.bottom();
  if (!draws_open_) return y;
  for (Draw const& d : view.draws) y = draw_row(area, y, d, stage.play->truth().setup());
  return y;
}

namespace {

void log_head(Stage& stage, TableView const& view, Rect head) {
  bool const before = stage.play->films().running() && !view.now;   // the turn that is shown has its own panel
  std::string const title = view.log_turn <= 0 ? "Before the start" : before ? "Before: " + view.words.told(view.log_turn) : view.tells_several() ? "Since " + view.words.told(view.log_from) : capital(view.words.told(view.log_turn));
  text(Type::Title, head.x + px(12), head.middle().y - px(11), title);
  Rect const replay{head.right() - px(40), head.y + px(6), px(32), px(32)};
  if (view.log_turn > 0 && icon_button(replay, "Watch this turn", "history", "Watch this turn (Space)"))
    stage.push(Intent::Replay, view.log_turn);
  hairline(head.x, head.right(), head.bottom());
}

// Returns its height.
float log_line(Play const& play, Line const& line, Rect area, bool chosen, Rule& opened) {
  float const x = area.x + px(12), width = area.w - px(24);
  LineStyle style;
  style.type = Type::Small;
  style.lead_css = 50;
  if (line.seat >= 0) {
    SeatSetup const& seat = play.truth().setup().seats[size_t(line.seat)];
    style.livery = seat.livery;
    style.number = seat.number;
  }
  if (chosen) fill({area.x, area.y, area.w, rich_line_height(width, line, style) + px(14)}, colour(Role::Panel2));
  return px(14) + rich_line(x, area.y + px(7), width, line, style, &opened);
}

}  // namespace

void LeftColumn::draw_log(Stage& stage, TableView const& view, TableBoard& board, Rect where) {
  Rect in = begin_panel("##log", where, Region::Log, list_style(stage));
  log_head(stage, view, in.cut_top(px(44)));
  Rect const area = begin_scroll("##lines", in);
  float y = area.y + px(4);
  Rule opened;
  // What is new stands in sight: a log that tells of other turns from its head on, one that grows from its first new line on.
  size_t const before = std::exchange(told_, view.told);
  LogOf const shown{stage.play->id(), stage.play->chair().viewer(), view.log_from};
  bool const same = std::exchange(log_of_, shown) == shown, grows = same && before < told_;
  if (!same || told_ < before) ImGui::SetScrollY(0);
  if (view.told == 0) {
    bool const running = view.now && stage.play->truth().midway();
    std::string const words = view.log_turn == 0 ? view.words.start + " Every line here will name the rule it rests on."
                              : running          ? "So far there is nothing to tell."
                                                 : view.words.clean;
    y += px(8) + text_wrapped(Type::Small, area.x + px(12), y + px(8), area.w - px(24), words, Role::Text3);
  }
  for (size_t i = 0; i < view.log.size(); ++i) {
    if (i == view.told) y = draw_draws(stage, view, area, y);
    if (grows && i == before) ImGui::SetScrollFromPosY(y - ImGui::GetWindowPos().y, 0);
    if ((view.tells_several() || i >= view.told) && (i == 0 || i == view.told || view.log_of[i] != view.log_of[i - 1])) {
      int const after = i == view.told ? view.log_from : i > view.told ? view.log_of[i - 1] : 0;
      bool const quiet = after - view.log_of[i] > 1;   // parts of which nothing is told
      text(Type::Caption, area.x + px(12), y + px(8), capital(view.words.told(view.log_of[i])) + (quiet ? ", then nothing to tell" : ""), Role::Text3);
      y += px(26);
    }
    float const height = log_line(*stage.play, view.log[i], {area.x, y, area.w, 0}, int(i) == stage.ui.log_line, opened);
    std::string const id = "Line " + std::to_string(i + 1) + ": " + view.log[i].text;
    if (touch_area({area.x, y, area.w, height}, id.c_str()).pressed) board.pointed.look_at_line(stage, view, board.camera, int(i));
    hairline(area.x, area.right(), y += height);
  }
  if (view.told == view.log.size()) y = draw_draws(stage, view, area, y);
  end_scroll(y + px(8));
  end_panel();
  if (!opened.empty()) stage.push(Intent::OpenRule, 0, std::string(opened.text()));
}

}  // namespace paddock::app
