#include "screens/end/end.hpp"

#include <algorithm>

#include "core/doc.hpp"
#include "desk/jobs.hpp"
#include "screens/gm/qr_box.hpp"
#include "session/brought.hpp"
#include "session/recap_letters.hpp"
#include "view/marked.hpp"

namespace paddock::app {

std::unique_ptr<Screen> make_end_screen() { return std::make_unique<EndScreen>(); }

void EndScreen::enter(Stage& stage) {
  of_ = nullptr;
  report_ = false;
  mode_ = 0;
  chosen_ = kNobody;
  if (!stage.play) return;
  read(stage);
  mode_ = chart_.words.laps || !chart_.programme.empty() ? 0 : 1;   // places say little without laps
  for (size_t i = 0; i < chart_.traces.size(); ++i)
    if (!recap_.opens.empty() && chart_.traces[i].title == recap_.opens) mode_ = int(i) + 1;
}

bool EndScreen::escape(Stage&) {
  if (chosen_ == kNobody) return false;
  chosen_ = kNobody;
  return true;
}

namespace {

// A race that was ended early: the standing is the result, and it says so. Its links are those of the turns that were driven.
void end_early(Play const& play, Recap& recap) {
  Standing const standing = play.truth().standing(kNobody);
  int racing = 0;
  for (auto const& row : standing.rows) racing += row.state != Standing::Row::Finished && row.state != Standing::Row::Retired;
  if (recap.classification.empty())
    for (auto const& row : standing.rows) recap.classification.push_back({row.seat, row.drives.empty() ? row.gap : row.drives, standing.number(row), 0, 0, {}, row.place});
  recap.headline = "Ended early";
  Words const words = play.race().words().counted(recap.before);
  bool const moved = play.race().finished() > recap.before;
  recap.subline = (moved ? "after " + words.turn(play.race().finished()) : "before the first turn") + (racing && recap.programme.empty() ? ", " + std::to_string(racing) + " still in it" : "");
}

std::string link_of(Play const& play) {
  Session const& s = play.truth();
  return play.race().stopped() && (s.secret() || s.replay_is_secret()) ? s.table_link() : s.replay_link();
}

}  // namespace

// A job does it; where it fails, a slice a frame.
void EndScreen::read_on(Stage& stage) {
  Play const& play = *stage.play;
  auto const job = job_ ? stage.jobs->take(job_) : std::nullopt;
  if (job_ && !job) return;
  job_ = 0;
  if (!job || job->state != Job::Done || !read_recap(job->text, recap_)) {
    recap_ = play.truth().recap();
    if (play.race().stopped()) end_early(play, recap_);
  }
  if (!recap_.more) chart_ = read_chart(play.truth(), recap_);
}

void EndScreen::read(Stage& stage) {
  Play const& play = *stage.play;
  if (of_ == &play && generation_ == play.changes().generation()) {
    if (recap_.more) read_on(stage);
    return;
  }
  if (job_) stage.jobs->cancel(std::exchange(job_, 0));
  of_ = &play;
  generation_ = play.changes().generation();
  recap_ = play.truth().recap();
  if (play.race().stopped()) end_early(play, recap_);
  chart_ = read_chart(play.truth(), recap_);
  link_ = link_of(play);
  text_.clear();
  if (recap_.more) job_ = stage.jobs->submit("recap", play.truth().replay_link());
}

void EndScreen::watch(Stage& stage, int turn, bool on) {
  stage.push(Intent::Replay, turn, {}, on ? "on" : "");
  stage.push(Intent::Go, int64_t(ScreenId::Table));
}

void EndScreen::race_on(Stage& stage) {
  stage.push(Intent::EndNow, 0);
  stage.push(Intent::Go, int64_t(ScreenId::Table));
}

void EndScreen::again(Stage& stage) {
  Setup setup = stage.play->truth().setup();
  bring_again(stage.play->truth(), setup);
  stage.push(Intent::StartRace, 0, dump_doc(setup_to_doc(setup)));
}

std::string const& EndScreen::report_text(Stage& stage) {
  if (!text_.empty() && text_format_ == format_) return text_;
  text_format_ = format_;
  post::Report report = stage.play->truth().report(stage.play->race().finished());
  report.link = full_link(stage.host.base_url(), link_);
  return text_ = post::write_report(report, format_);
}

void EndScreen::draw(Stage& stage) {
  if (!stage.play) return;
  read(stage);
  if (std::string note = stage.play->changes().take_notice(); !note.empty()) toast(note, Tone::Warn, "alert-triangle");
  if (stage.layout == Layout::Phone) return draw_phone(stage);
  float const gutter = px(size::kGutter);
  Rect area = stage.view.inset(gutter);
  draw_result(stage, area.cut_left(std::min(px(320), area.w * 0.36f), gutter));
  if (stage.low) return report_ ? draw_report(stage, area) : draw_low(stage, area);
  float const upper = px(90) + (programme_shown() ? programme_height(area.w, chart_) : px(52) * float(chart_.cars.size() + 1));
  float const least = std::clamp(area.h * 0.305f, px(220), px(300)), lower = std::clamp(area.h - upper, least, std::max(least, area.h * 0.46f));
  Rect const cards = area.cut_bottom(narrow(area.w) ? area.h * 0.56f : lower, gutter);
  if (report_) draw_report(stage, area);
  else draw_chart_panel(stage, area);
  draw_cards(stage, cards);
}

void EndScreen::draw_bar(Stage& stage, Rect& room) {
  if (!stage.play) return;
  read(stage);
  std::vector<Figure> facts{{"Turns", std::to_string(chart_.counted()), Tone::Plain},
                                  {capital(chart_.words.many_laps), std::to_string(chart_.laps.size()), Tone::Plain},
                                  {chart_.words.leaders, std::to_string(chart_.leaders), Tone::Plain}};
  if (chart_.words.leaders.empty()) facts.pop_back();
  if (!chart_.words.laps) facts.erase(facts.begin() + 1);
  float const gap = px(20), small = px(8), label_w = text_size(Type::SmallStrong, "Finished").x + px(46);
  float total = label_w + gap;
  for (auto const& f : facts)
    total += text_size(Type::Body, f.label).x + small + text_size(Type::Title, f.value).x + gap;
  if (total > room.w) return;
  float x = room.x + (room.w - total) / 2;
  float const cy = room.middle().y;
  Rect const badge{x, cy - px(12), label_w, px(24)};
  fill(badge, colour(Role::Text), radius::kChip);
  for (int i = 0; i < 12; ++i)  // the chequered flag
    if ((i / 4 + i) % 2 == 0)
      ink()->AddRectFilled({x + px(8) + px(5) * float(i % 4), cy - px(7.5f) + px(5) * float(i / 4)},
                           {x + px(13) + px(5) * float(i % 4), cy - px(2.5f) + px(5) * float(i / 4)},
                           colour(Role::Panel));
  text(Type::SmallStrong, x + px(36), cy - px(9), stage.play->race().stopped() ? "Ended" : "Finished", Role::Panel);
  x += label_w + gap;
  for (auto const& f : facts) {
    x += text(Type::Body, x, cy - px(9), f.label, Role::Text2) + small;
    x += text(Type::Title, x, cy - px(11), f.value) + gap;
  }
  room.cut_left(x - room.x);
}

std::string EndScreen::phone_subtitle(Stage& stage) {
  return (stage.play && stage.play->race().stopped() ? "Ended after " : "Finished after ") + std::to_string(chart_.counted()) + " turns";
}

// ------------------------------------------------------------------------------------------------ left

float EndScreen::headline(Rect in, float y) {
  icon("trophy", in.x + px(22), y + px(28), 44, Role::AccentText);
  float const x = in.x + px(58), w = in.right() - x;
  Type const type = text_size(Type::Key, recap_.headline).x <= w ? Type::Key : Type::PanelTitle;
  y += text_wrapped(type, x, y + px(4), w, escaped_stars(recap_.headline)) - line_height(type);   // two names may take two lines
  return y + px(50) + text_wrapped(Type::Body, x, y + px(38), w, escaped_stars(recap_.subline), Role::Text2);
}

float EndScreen::result_row(Stage& stage, Rect row, Recap::Row const& r) {
  if (r.seat < 0) return row.bottom();
  SeatSetup const& seat = stage.play->truth().setup().seats[size_t(r.seat)];
  std::string const label = "Result " + seat.name;
  if (list_row(row, label.c_str(), r.seat == chosen_, r.seat == stage.play->chair().me() && chosen_ < 0)) choose(r.seat);
  if (row.has(ImGui::GetIO().MousePos)) hovered_ = r.seat;
  float const cy = row.middle().y;
  bool const front = r.place <= 3;
  text_right(front ? Type::PanelTitle : Type::FigureRow, row.x + px(44), cy - px(front ? 13 : 9), std::to_string(r.place),
             front ? Role::Text : Role::Text2);
  emblem({row.x + px(54), cy - px(10), px(50), px(20)}, chart_.cars[size_t(r.seat)]);
  float const value_w = std::max(text_size(Type::FigureRow, r.value).x, text_size(Type::Caption, r.text).x);
  text_fit(Type::Body, row.x + px(114), cy - px(10), seat.name, row.w - px(114) - value_w - px(26));
  text_right(Type::FigureRow, row.right() - px(16), cy - px(19), r.value);
  text_right(Type::Caption, row.right() - px(16), cy + px(1), r.text, Role::Text3);
  hairline(row.x, row.right(), row.bottom());
  return row.bottom();
}

void EndScreen::watch_button(Stage& stage, Rect where) {
  if (primary_button(where, ("Watch the " + chart_.words.race).c_str(), "player-play")) watch(stage, 1, true);
}

// Two rows, and one more where the race may go on.
float EndScreen::more_height(Stage& stage) { return px(stage.play->race().stopped() ? 140 : 90); }

void EndScreen::more_buttons(Stage& stage, Rect b) {
  if (stage.play->race().stopped()) {
    std::string const label = capital(stage.play->race().words().on) + " after all";
    if (button(b.cut_bottom(px(40), px(10)), label.c_str(), {.icon = "steering-wheel", .left = true})) race_on(stage);
  }
  Rect const link_row = b.cut_bottom(px(40), px(10)), second = b.cut_bottom(px(40), px(10));
  if (button(second.column(0, 2, px(8)), "Forum report", {.icon = "message-2", .selected = report_}))
    report_ = !report_;
  if (button(second.column(1, 2, px(8)), "Run it again", {.icon = "repeat"})) again(stage);
  std::string const badge = std::to_string(link_.size()) + " characters";
  std::string const label = "Replay link", replays = "Copies a link that replays the whole " + chart_.words.race;
  if (button(link_row, label.c_str(),
             {.icon = "link", .tip = replays.c_str(), .left = true}))
    stage.push(Intent::Copy, 0, full_link(stage.host.base_url(), link_), "Replay link copied");
  Chip const c{"", badge, Tone::Quiet, {}};
  float const w = chip_width(c);
  chip(link_row.right() - w - px(8), link_row.middle().y, c);
}

float EndScreen::buttons(Stage& stage, Rect in) {
  Rect const more = in.cut_bottom(more_height(stage), px(10)), main = in.cut_bottom(px(48));
  watch_button(stage, main);
  more_buttons(stage, more);
  return main.y;
}

float EndScreen::classification(Stage& stage, Rect in, float y) {
  float const row_h = px(recap_.classification.size() > 9 ? 46 : size::kRowRoomy);
  for (auto const& r : recap_.classification) y = result_row(stage, {in.x, y, in.w, row_h}, r);
  return y;
}

void EndScreen::draw_result(Stage& stage, Rect where) {
  Rect in = begin_panel("##result", where, Region::Standing);
  hovered_ = kNobody;
  Rect foot = in.inset(px(16), px(16));
  if (stage.low) {                       // all but the first button is scrolled
    Rect const main = foot.cut_bottom(px(48), px(12));
    watch_button(stage, main);
    Rect const area = begin_scroll("##classification", {in.x, in.y, in.w, foot.bottom() - in.y});
    float y = headline(area.inset(px(16), 0), area.y + px(16)) + px(8);
    hairline(area.x, area.right(), y);
    y = classification(stage, area, y) + px(12);
    Rect const more{area.x + px(16), y, area.w - px(32), more_height(stage)};
    more_buttons(stage, more);
    end_scroll(more.bottom() + px(4));
    return end_panel();
  }
  float const top = headline(in.inset(px(16), 0), in.y + px(20));
  in.cut_top(top - in.y + px(8));
  hairline(in.x, in.right(), in.y);
  Rect const area = begin_scroll("##classification", {in.x, in.y, in.w, buttons(stage, foot) - px(12) - in.y});
  end_scroll(classification(stage, area, area.y));
  end_panel();
}

// ------------------------------------------------------------------------------------------------ chart and report

float EndScreen::mode_switch(Rect where) {
  auto const modes = chart_modes(chart_);
  std::vector<char const*> words;
  float width = 0;
  for (auto const& m : modes) words.push_back(m.c_str()), width = std::max(width, text_size(Type::SmallStrong, m).x + px(22));
  width = std::min(where.w, width * float(modes.size()));
  mode_ = segmented({where.right() - width, where.y, width, where.h}, "Chart", words, std::min(mode_, int(words.size()) - 1));
  return width;
}

void EndScreen::show_chart(Stage& stage, Rect where, bool narrow) {
  Seat const me = stage.play->chair().me(), chosen = hovered_ >= 0 ? hovered_ : chosen_;
  bool const curves = mode_ > 0 && size_t(mode_) <= chart_.traces.size() && !chart_.traces[size_t(mode_) - 1].by_lap;
  ChartView const view{mode_, me, chosen < 0 && curves ? me : chosen, narrow};  // curves cross too often to show all alike
  if (Seat const pressed = draw_chart(where, chart_, view); pressed >= 0) choose(pressed);
}

std::string EndScreen::chart_title() const {
  if (mode_ > 0)
    if (auto const& trace = chart_.traces[size_t(mode_) - 1]; !trace.by_lap && !trace.note.empty()) return trace.note;
  return chart_.programme.empty() ? chart_.words.chart : "The " + chart_.words.race;
}

// What the discs on the lines mean, of those there are, from the right.
void EndScreen::draw_legend(float right, float left, float cy) {
  if (programme_shown() || (mode_ > 0 && chart_.traces[size_t(mode_) - 1].by_lap)) return;
  struct {
    ChartMark::Kind kind;
    std::string words;
  } const legend[] = {{ChartMark::Pit, chart_.words.stop}, {ChartMark::Damage, chart_.words.damage}, {ChartMark::OffTrack, "off the track"},
                      {ChartMark::Spin, "spin"}, {ChartMark::Crash, chart_.programme.empty() ? "crash" : "out"}};
  for (auto const& l : legend) {
    bool const there = std::any_of(chart_.marks.begin(), chart_.marks.end(), [&](ChartMark const& m) { return m.kind == l.kind; });
    float const w = text_size(Type::Caption, l.words).x;
    if (!there || right - w - px(22) < left) continue;
    text(Type::Caption, right - w, cy - px(8), l.words, Role::Text2);
    chart_disc(right - w - px(14), cy, l.kind);
    right -= w + px(44);
  }
}

void EndScreen::draw_chart_panel(Stage& stage, Rect where) {
  Rect in = begin_panel("##chart", where, Region::Board).inset(px(16), 0);
  Rect head = in.cut_top(px(52));
  float const cy = head.middle().y, title = text(Type::Title, head.x, cy - px(11), chart_title());
  float const width = mode_switch({head.x + title + px(16), cy - px(16), head.w - title - px(16), px(32)});
  draw_legend(head.right() - width - px(24), head.x + title + px(16), cy);
  show_chart(stage, {in.x, in.y + px(4), in.w, in.h - px(6)}, false);
  end_panel();
}

void EndScreen::draw_report(Stage& stage, Rect where) {
  Rect in = begin_panel("##report", where, Region::Board).inset(px(16), 0);
  Rect head = in.cut_top(px(52));
  float const cy = head.middle().y;
  text(Type::Title, head.x, cy - px(11), "Forum report");
  if (icon_button({head.right() - px(34), cy - px(17), px(34), px(34)}, "Close", "x", "Back to the chart"))
    report_ = false;
  static constexpr std::array<char const*, 4> kFormats{"BBCode", "Markdown", "HTML", "Plain"};
  Rect row = in.cut_top(px(40), px(12));
  if (button(row.cut_right(px(110), px(8)), "Save file", {.icon = "download"}))
    stage.push(Intent::SaveFile, 0, report_text(stage), chart_.words.race + "-report.txt");
  if (button(row.cut_right(px(96), px(8)), "Copy##report", {.kind = ButtonStyle::Filled, .icon = "copy"}))
    stage.push(Intent::Copy, 0, report_text(stage), "Report copied");
  format_ = post::ReportFormat(segmented(row.cut_left(std::min(row.w, px(330))), "Format", kFormats, int(format_)));
  in.cut_bottom(px(16));
  fill(in, colour(Role::Well), radius::kControl);
  outline(in, colour(Role::Line), radius::kControl);
  Rect const area = begin_scroll("##report text", in.inset(px(12), px(8)));
  end_scroll(area.y + draw_lines(area, report_text(stage)));
  end_panel();
}

float EndScreen::draw_stories(Stage& stage, Rect in, float y) {
  text(Type::Title, in.x, y, chart_title());
  mode_switch({in.x, y + px(30), in.w, px(44)});
  float const tall = programme_shown() ? programme_height(in.w, chart_) : px(300);
  show_chart(stage, {in.x, y + px(84), in.w, tall}, true);
  draw_legend(in.right(), in.x, y + px(96) + tall);
  y += px(116) + tall;
  for (auto const& card : recap_.cards) y = draw_card(stage, {in.x, y, in.w, 0}, card) + px(20);
  return draw_moments(stage, {in.x, y, in.w, 0});
}

void EndScreen::draw_low(Stage& stage, Rect where) {
  Rect const in = begin_panel("##end", where, Region::Board, {.scroll = true}).inset(px(16), 0);
  end_panel(draw_stories(stage, in, in.y + px(14)) + px(24));
}

void EndScreen::draw_phone(Stage& stage) {
  Rect view = stage.view;
  Rect const foot = view.cut_bottom(px(stage.play->race().stopped() ? 232 : 182));
  if (report_) draw_report(stage, view.inset(px(8)));
  else {
    Rect in = begin_panel("##end", view, Region::Board, {.shadow = false, .border = false, .scroll = true, .round = 0})
                  .inset(px(16), 0);
    float y = headline(in, in.y + px(14)) + px(4);
    hovered_ = kNobody;
    for (auto const& r : recap_.classification) y = result_row(stage, {in.x - px(16), y, in.w + px(32), px(48)}, r);
    end_panel(draw_stories(stage, in, y + px(16)) + px(24));
  }
  Rect const in = begin_panel("##end foot", foot, Region::Decision, {.round = radius::kSheet, .top_only = true})
                      .inset(px(16), px(12));
  buttons(stage, in);
  end_panel();
}

}  // namespace paddock::app
