#include "screens/gm/gm_outlook.hpp"

#include <algorithm>

#include "screens/gm/desk_words.hpp"
#include "screens/gm/letter_words.hpp"
#include "screens/table/view.hpp"
#include "ui/finger.hpp"
#include "ui/theme.hpp"
#include "ui/widgets.hpp"
#include "view/marked.hpp"

namespace paddock::app {
namespace {

constexpr int kPictureSlot = 17;
constexpr float kBarRoom = 12;  // beside the scroll bar

// "(3,4) (3,3) (4,2)" -> "4, 2"
std::string last_place(std::string const& path) {
  size_t const open = path.rfind('('), close = path.rfind(')');
  if (open == path.npos || close == path.npos || close < open) return "";
  std::string out = path.substr(open + 1, close - open - 1);
  if (size_t const comma = out.find(','); comma != out.npos) out.insert(comma + 1, " ");
  return out;
}

std::string short_words(std::string_view marked, std::string const& name) {
  std::string out = unmarked(marked);
  for (char const* const behind : {" ", ": "})
    if (out.starts_with(name + behind)) out.erase(0, name.size() + std::string_view(behind).size());
  return out;
}

int weight(Tone tone) {
  switch (tone) {
    case Tone::Bad: return 4;
    case Tone::Warn: return 3;
    case Tone::Good:
    case Tone::Accent: return 2;
    case Tone::Info: return 1;
    default: return 0;
  }
}

Box cars_box(Scene const& scene) {
  float x0 = 1e9f, y0 = 1e9f, x1 = -1e9f, y1 = -1e9f;
  for (auto const& t : scene.tokens) {
    if (t.ghost) continue;
    x0 = std::min(x0, t.at.x), x1 = std::max(x1, t.at.x);
    y0 = std::min(y0, t.at.y), y1 = std::max(y1, t.at.y);
  }
  if (x1 < x0) return board_box(scene);
  return {x0 - 3, y0 - 2.5f, x1 - x0 + 6, y1 - y0 + 5};
}

// What the seat drives then and not yet, as it may see it; empty: what it has.
std::string brought(Standing const& before, Standing const& after, Seat seat) {
  auto const drives = [seat](Standing const& s) {
    auto const row = std::find_if(s.rows.begin(), s.rows.end(), [seat](Standing::Row const& r) { return r.seat == seat; });
    return row == s.rows.end() ? std::string() : row->drives;
  };
  return drives(before).empty() ? drives(after) : "";
}

bool is_robot(Line const& line) { return std::string_view(line.icon) == "robot"; }

// The most telling line of each car, and where it stands after the turn.
std::vector<GmForecast::Row> rows_of(Play const& p, SessionViews const& next, Seat without) {
  std::vector<GmForecast::Row> out;
  int const turn = p.truth().turn();
  Standing const before = p.truth().standing(kNobody), after = next.standing(kNobody);
  post::Report const report = next.report(turn);
  auto const log = next.log(turn);
  for (size_t i = 0; i < after.rows.size(); ++i) {
    GmForecast::Row row;
    row.seat = after.rows[i].seat;
    row.place = after.rows[i].place;
    row.after = after.rows[i].main;
    for (auto const& b : before.rows)
      if (b.seat == row.seat) row.before = b.main;
    row.ghost = row.seat == without || (p.tray().decides(row.seat) && !p.tray().is_in(row.seat));
    if (i < report.cars.size()) {
      // A report may have to keep back what was sent; the GM, who sees this only when he may see all orders, is told.
      std::string const sent = next.order_as_sent(row.seat, turn);
      row.order = sent.empty() ? report.cars[i].done : order_line(p, row.seat, sent);
      row.ends = last_place(report.cars[i].path);
    }
    Collected const* c = p.tray().of(row.seat);
    if (row.ghost || (c && c->way == Collected::Ghost)) row.what = "autopilot";
    int best = -1;
    for (auto const& line : log)
      if (row.ghost && line.seat == row.seat && (row.missing.text.empty() || (is_robot(line) && !is_robot(row.missing))))
        row.missing = line;
    for (auto const& line : log)
      if (line.seat == row.seat && weight(line.tone) > best) {
        best = weight(line.tone);
        row.what = short_words(line.text, p.race().seat_name(row.seat));
        row.rule = line.rules.empty() ? Rule{} : line.rules[0];
      }
    if (std::string const with = row.ghost ? brought(before, next.standing(row.seat), row.seat) : ""; !with.empty()) {
      row.order = with + ", " + row.order;
      if (row.missing.text.ends_with('.')) row.missing.text.back() = ':';
      row.missing.text += " " + escaped_stars(with) + ".";
    }
    out.push_back(std::move(row));
  }
  return out;
}

void mark_changes(std::vector<GmForecast::Row>& rows, std::vector<GmForecast::Row> const& base) {
  for (auto& row : rows)
    for (auto const& b : base)
      if (b.seat == row.seat)
        row.changed = b.place != row.place || b.ends != row.ends || b.after != row.after || b.what != row.what;
}

}  // namespace

bool GmForecast::refresh(Play const& p, Seat leave_out) {
  if (play == &p && of == p.changes().revision() && without == leave_out) return false;
  play = &p;
  of = p.changes().revision();
  without = leave_out;
  rows.clear();
  draws.clear();
  Session const* next = p.publishing().preview();
  if (!next) return true;
  std::unique_ptr<Session> const other = without >= 0 ? p.publishing().preview_without(without) : nullptr;
  rows = rows_of(p, other ? *other : *next, without);
  if (other) mark_changes(rows, rows_of(p, *next, kNobody)), next = other.get();
  main_label = next->standing(kNobody).main_label;
  scene = next->scene(kNobody);
  draws = next->draws(p.truth().turn());
  return true;
}

void GmOutlook::draw_board(Stage& stage, Rect where) {
  if (!stage.board || !forecast_.scene.ground || where.h < px(60)) return;
  Canvas const canvas{where.w, where.h, {0, 0, where.w, where.h}, look().pixel_ratio};
  Sight const sight = fitted(cars_box(forecast_.scene), canvas, 40);
  BoardOptions options;
  options.spots = false;
  uint64_t const key = Board::fingerprint(forecast_.scene, sight, canvas, {}, options) ^ uint64_t(look().dark);
  if (!picture_ || key != picture_of_) {
    stage.board->set_theme(board_theme());
    picture_ = stage.board->picture(kPictureSlot, forecast_.scene, sight, canvas, options);
    picture_texts_ = stage.board->texts();
    picture_of_ = key;
  }
  if (!picture_) return;
  ink()->AddImage(ImTextureRef(ImTextureID(picture_)), where.min(), where.max());
  ink()->PushClipRect(where.min(), where.max(), true);
  draw_texts(picture_texts_, ink(), board_fonts(), board_theme(), look().scale, {where.x, where.y});
  ink()->PopClipRect();
}

namespace {

float cite_room(GmForecast::Row const& r) { return r.rule.empty() ? 0 : cite_width(r.rule) + px(8); }

// A row of the table: its places, and how high it is. Words that do not fit wrap; none is cut.
struct RowLay {
  bool narrow = false, below = false;   // below: order and words each have lines of their own
  float what_w = 0, height = 0;
};

RowLay lay_row(GmForecast::Row const& r, float w) {
  RowLay lay;
  lay.narrow = w < px(480);
  if (!lay.narrow) {
    lay.what_w = w * 0.34f - px(14) - cite_room(r);
    lay.height = std::max(px(29), text_height(Type::Small, lay.what_w, escaped_stars(r.what)) + px(11));
    return lay;
  }
  float const order = text_size(Type::OrderSmall, r.order).x, room = w - px(64) - cite_room(r);
  lay.below = order + text_size(Type::Small, r.what).x > room;
  lay.what_w = lay.below ? w - px(52) - cite_room(r) : room - order;
  float const order_h = lay.below ? text_height(Type::OrderSmall, w - px(52), escaped_stars(r.order)) : 0;
  lay.height = lay.below ? px(36) + order_h + text_height(Type::Small, lay.what_w, escaped_stars(r.what)) : px(56);
  return lay;
}

// Two lines or more where the columns have no room: who, where, how fast; then the order and what becomes of it.
void row_narrow(Stage& stage, Rect row, GmForecast::Row const& r, RowLay const& lay) {
  SeatSetup const& seat = stage.play->truth().setup().seats[size_t(r.seat)];
  float const y = row.y + px(6), right = row.right() - px(14), left = row.x + px(38);
  text_right(Type::FigureSmall, row.x + px(30), y + px(1), std::to_string(r.place), r.changed ? Role::AccentText : Role::Text3);
  swatch({left, y, px(46), px(20)}, seat.livery, seat.number);
  std::string const speed = std::to_string(r.before) + " to " + std::to_string(r.after);
  text_right(Type::FigureSmall, right, y + px(1), speed, r.after < r.before ? Role::Warn : Role::Text);
  text_right(Type::FigureSmall, right - px(64), y + px(1), r.ends, Role::Text2);
  text_fit(Type::Body, row.x + px(94), y, seat.name, right - px(120) - row.x - px(94));
  float x = left, what_y = row.y + px(31);
  Role const order = r.ghost ? Role::Text3 : Role::Text;
  if (lay.below) what_y = row.y + px(30) + text_wrapped(Type::OrderSmall, left, row.y + px(29), right - left, escaped_stars(r.order), order);
  else x += text(Type::OrderSmall, left, row.y + px(30), r.order, order) + px(12);
  text_wrapped(Type::Small, x, what_y, lay.what_w + 1, escaped_stars(r.what), Role::Text2);
  if (!r.rule.empty() && cite(right - cite_width(r.rule), what_y + px(9), r.rule)) stage.push(Intent::OpenRule, 0, std::string(r.rule.text()));
}

void row_wide(Stage& stage, Rect row, GmForecast::Row const& r, RowLay const& lay) {
  SeatSetup const& seat = stage.play->truth().setup().seats[size_t(r.seat)];
  float const cy = row.middle().y, w = row.w;
  if (r.changed) fill({row.x, row.y + px(4), px(3), row.h - px(8)}, colour(Role::Accent));
  text_right(Type::FigureSmall, row.x + px(34), cy - px(9), std::to_string(r.place), r.changed ? Role::AccentText : Role::Text3);
  swatch({row.x + px(42), cy - px(10), px(46), px(20)}, seat.livery, seat.number);
  float const order_x = row.x + std::max(px(150), w * 0.25f), ends_x = row.x + w * 0.475f, speed_x = row.x + w * 0.565f,
              what_x = row.x + w * 0.66f;
  text_fit(Type::Body, row.x + px(98), cy - px(10), seat.name, order_x - row.x - px(104));
  text_fit(Type::OrderSmall, order_x, cy - px(10), r.order, (r.ends.empty() ? speed_x : ends_x) - order_x - px(8),
           r.ghost ? Role::Text3 : Role::Text);
  text_fit(Type::FigureSmall, ends_x, cy - px(9), r.ends, speed_x - ends_x - px(4));
  float x = speed_x +
            text(Type::FigureSmall, speed_x, cy - px(9), std::to_string(r.before),
                 r.after < r.before ? Role::Warn : Role::Text) +
            px(4);
  icon("arrow-narrow-right", x + px(6), cy, 12, Role::Text3);
  text(Type::FigureSmall, x + px(15), cy - px(9), std::to_string(r.after));
  float const what_h = text_height(Type::Small, lay.what_w, escaped_stars(r.what));
  text_wrapped(Type::Small, what_x, cy - what_h / 2, lay.what_w, escaped_stars(r.what), Role::Text2);
  if (!r.rule.empty() && cite(row.right() - px(14) - cite_width(r.rule), cy, r.rule))
    stage.push(Intent::OpenRule, 0, std::string(r.rule.text()));
}

float heads_height(bool narrow) { return px(narrow ? 24 : 30); }

float rows_height(std::vector<GmForecast::Row> const& rows, float width) {
  float height = 0;
  for (auto const& r : rows) height += lay_row(r, width).height;
  return height;
}

void list_rows(Stage& stage, std::vector<GmForecast::Row> const& rows, Rect table) {
  Rect const area = begin_scroll("##outlook rows", table);
  float y = area.y;
  float const width = area.w - (rows_height(rows, area.w) > table.h ? px(kBarRoom) : 0);
  for (size_t i = 0; i < rows.size(); ++i) {
    RowLay const lay = lay_row(rows[i], width);
    Rect const row{area.x, y, width, lay.height};
    if (i % 2 == 0) fill(row, colour(Role::Panel2));
    if (lay.narrow) row_narrow(stage, row, rows[i], lay);
    else row_wide(stage, row, rows[i], lay);
    y = row.bottom();
  }
  end_scroll(y);
}

}  // namespace

// What the seat's order changes: the same turn with the autopilot in his place.
void GmOutlook::compare_switch(Stage& stage, Seat selected, Rect& board) {
  Play const& play = *stage.play;
  bool const possible = selected >= 0 && play.tray().decides(selected) && play.tray().is_in(selected);
  if (!possible) return void(compare_ = false);
  std::string const with = "With " + play.race().seat_name(selected) + "'s order", without = "With the autopilot";
  char const* const words[] = {with.c_str(), without.c_str()};
  float const w = text_size(Type::SmallStrong, with).x + text_size(Type::SmallStrong, without).x + px(64);
  Rect at = board.cut_bottom(finger(32) + px(20)).inset(px(10), px(10));
  at.w = std::min(w, at.w);
  compare_ = segmented(at, "Compare", words, compare_ ? 1 : 0) == 1;
}

void GmOutlook::draw_draws(Rect area) const {
  Rect const in = begin_scroll("##outlook draws", area);
  float y = in.y + px(6);
  Rect const rows{in.x, in.y, in.w - px(kBarRoom), in.h};
  for (Draw const& d : forecast_.draws) y = draw_row(rows, y, d, forecast_.play->truth().setup());
  end_scroll(y + px(6));
}

void GmOutlook::draw_rows(Stage& stage, Rect table) const {
  bool const narrow = table.w < px(480);
  std::string const ends = forecast_.rows[0].ends.empty() ? "" : "at " + stage.play->race().words().space;
  Rect const names = table.cut_top(heads_height(narrow));
  float const cy = names.middle().y - px(8);
  if (narrow) {
    float const right = names.right() - px(14);
    text_right(Type::Caption, right, cy, forecast_.main_label, Role::Text3);
    text_right(Type::Caption, right - px(64), cy, ends, Role::Text3);
    return list_rows(stage, forecast_.rows, table);
  }
  text(Type::Caption, names.x + std::max(px(150), names.w * 0.25f), cy, "order", Role::Text3);
  text(Type::Caption, names.x + names.w * 0.475f, cy, ends, Role::Text3);
  text(Type::Caption, names.x + names.w * 0.565f, cy, forecast_.main_label, Role::Text3);
  text(Type::Caption, names.x + names.w * 0.66f, cy, "what happens", Role::Text3);
  list_rows(stage, forecast_.rows, table);
}

GmForecast const& GmOutlook::forecast(Play const& play, Seat selected) {
  forecast_.refresh(play, compare_ ? selected : kNobody);
  return forecast_;
}

void GmOutlook::closed(Stage& stage, Rect in, bool yellow) const {
  Play const& play = *stage.play;
  bool const blind = play.publishing().blind();
  if (blind) icon("eye-off", in.x + px(26), in.y + px(18), 20, Role::AccentText);
  float const x = in.x + px(blind ? 46 : 16), y = in.y + px(8);
  std::string const over = "The " + play.race().words().race + " is over. The result stands on its own page.";
  float const h = text_wrapped(Type::Body, x, y, in.right() - px(16) - x, blind ? "Opens when your own order is sealed." : over, Role::Text2);
  if (blind || !play.race().over()) return;
  Rect const where{x, y + h + px(12), std::min(in.right() - px(16) - x, px(240)), px(44)};
  StepWords const words = step_words(Step::Result, play);
  std::string const label = words.label + "##outlook";
  if (yellow ? primary_button(where, label.c_str(), words.icon) : button(where, label.c_str(), {.kind = ButtonStyle::Filled, .icon = words.icon}))
    stage.push(Intent::Go, int64_t(ScreenId::End));
}

// The switch to the dice of the turn, where it has any, and whose eyes all this is for.
void GmOutlook::head(Rect head, Play const& play) {
  char const* const words = play.race().over() ? "The result" : "If you resolved now";
  float const title = text(Type::Title, head.x + px(2), head.middle().y - px(11), words);
  if (forecast_.draws.empty()) draws_ = false;
  if (forecast_.rows.empty()) return;
  std::string const label = "Draws " + std::to_string(forecast_.draws.size()) + "##outlook";
  ButtonStyle const style{.icon = "dice-5", .tip = "Dice made up for this look, never those of the turn", .selected = draws_};
  float const draws_w = button_width(label.c_str(), style);
  if (!forecast_.draws.empty() && button(head.cut_right(draws_w, px(10)).centred(draws_w, px(32)), label.c_str(), style)) draws_ = !draws_;
  Chip const secret{"eye-off", head.w > title + px(250) ? "GM only, with trial dice" : "GM only", Tone::Warn, {}};
  float const w = chip_width(secret);
  if (head.w > w + title + px(16)) chip(head.right() - w, head.middle().y, secret);
}

void GmOutlook::draw(Stage& stage, Seat selected, Rect where, bool yellow) {
  forecast(*stage.play, selected);
  Rect in = begin_panel("##outlook", where, Region::Log);
  head(in.cut_top(px(54)).inset(px(14), 0), *stage.play);
  if (forecast_.rows.empty()) {
    closed(stage, in, yellow);
    return end_panel();
  }
  bool const narrow = in.w < px(480);
  float const table_h = heads_height(narrow) + rows_height(forecast_.rows, in.w);
  Rect const table = in.cut_bottom(std::clamp(table_h, px(90), std::max(px(90), in.h - px(narrow ? 180 : 130))));
  compare_switch(stage, selected, in);
  draw_board(stage, in);
  if (draws_) draw_draws(table);
  else draw_rows(stage, table);
  end_panel();
}

}  // namespace paddock::app
