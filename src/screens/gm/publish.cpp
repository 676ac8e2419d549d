#include "screens/gm/gm_out.hpp"

#include <algorithm>
#include <array>

#include "core/doc.hpp"
#include "desk/deadline.hpp"
#include "screens/gm/desk_words.hpp"
#include "screens/gm/outgoing.hpp"
#include "screens/gm/qr_box.hpp"
#include "store/library.hpp"
#include "ui/finger.hpp"
#include "ui/theme.hpp"
#include "ui/widgets.hpp"

namespace paddock::app {
namespace {

std::string const kFormats[] = {"BBCode", "Markdown", "HTML", "Plain"};

// Where the last choice is kept, for each way of playing.
std::string format_setting(Play const& play) {
  std::string const by = played_by(play);
  return "report format" + (by.empty() ? by : " " + by);
}

float take_back_width(Play const& play, bool asked) { return button_width(take_back_label(play, asked).c_str(), {.icon = "arrow-back-up"}); }

std::string waits_for(Play const& play, int64_t now) {
  auto const missing = play.tray().missing();
  if (missing.empty() || play.clock().overdue(now)) return "";
  std::string const or_then = play.clock().deadline() > 0 ? ", or " + day_words(play.clock().deadline()) : "";
  if (missing.size() == 1) return "when " + play.race().seat_name(missing[0]) + " is in" + or_then;
  return "when " + std::to_string(missing.size()) + " more are in" + or_then;
}

struct Tab {
  int out = 0;
  char const *label, *brief, *icon;
};

std::vector<Tab> tabs_of(bool published) {
  std::vector<Tab> tabs{{1, "Link", "Link", "link"}, {2, "Forum text", "Forum", "message-2"}, {3, "JSON", "JSON", "braces"}, {4, "Invites", "Invites", "mail"}};
  if (published) tabs.insert(tabs.begin(), {0, "To send", "Send", "share"});
  return tabs;
}

}  // namespace

// The link codes the whole race, so it is kept.
std::string const& GmOut::table_url(Stage& stage) {
  uint32_t const now = uint32_t(stage.play->changes().generation());
  if (url_of_ == now && !url_.empty()) return url_;
  url_of_ = now;
  return url_ = full_link(stage.host.base_url(), stage.play->table_link());
}

post::ReportFormat GmOut::format(Stage& stage) const { return report_format(*stage.play, stage.library.setting(format_setting(*stage.play))); }

std::string const& GmOut::forum_text(Stage& stage) {
  Play const& play = *stage.play;
  post::ReportFormat const wanted = format(stage);
  if (forum_of_ == play.changes().revision() && forum_format_ == wanted) return forum_;
  forum_of_ = play.changes().revision();
  forum_format_ = wanted;
  return forum_ = post::write_report(turn_report(play, table_url(stage)), wanted);
}

std::string const& GmOut::json_text(Stage& stage) {
  Play const& play = *stage.play;
  if (json_of_ == play.changes().revision()) return json_;
  json_of_ = play.changes().revision();
  return json_ = dump_doc(play.truth().public_position(), true);
}

void GmOut::link(Stage& stage, Rect in) {
  std::string const url = table_url(stage);
  bool const narrow = in.w < px(420);
  Rect row = narrow ? in.cut_top(px(48), px(12)) : Rect{};
  float const side = std::min(narrow ? in.h * 0.5f : in.h, px(narrow ? 220 : 150));
  Rect const qr = narrow ? in.cut_top(side, px(12)).centred(side, side) : in.cut_left(side, px(16));
  draw_qr({qr.x, qr.y, side, side}, url);
  if (!narrow) row = in.cut_top(px(40), px(10));
  std::string const copy = "Copy", share = "Share";
  bool const can_share = stage.host.can_share();
  Rect const c = row.cut_right(px(92), px(8));
  if (button(c, "Copy##link", {.kind = ButtonStyle::Filled, .icon = "copy"}))
    stage.push(Intent::Copy, 0, url, "Table link copied");
  if (can_share && button(row.cut_right(px(92), px(8)), "Share##link", {.icon = "share"}))
    stage.host.share(stage.play->race().title(), url);
  fill(row, colour(Role::Well), radius::kControl);
  outline(row, colour(Role::Line2), radius::kControl);
  text_fit(Type::Code, row.x + px(12), row.middle().y - px(10), url, row.w - px(24));
  fill(in, colour(Role::Well), radius::kControl);
  outline(in, colour(Role::Line), radius::kControl);
  Rect const t = in.inset(px(12), px(8));
  Rect const area = begin_scroll("##report", t);
  end_scroll(area.y + draw_lines(area, forum_text(stage)));
}

void GmOut::text_of(Stage& stage, Rect in, std::string const& words, std::string const& file) {
  Rect side = in.w < px(420) ? in.cut_bottom(3 * finger(40) + px(16), px(12)) : in.cut_right(px(128), px(12));
  fill(in, colour(Role::Well), radius::kControl);
  outline(in, colour(Role::Line), radius::kControl);
  Rect const area = begin_scroll("##text", in.inset(px(12), px(8)));
  end_scroll(area.y + draw_lines(area, words));
  if (button(side.cut_top(finger(40), px(8)), "Copy##text", {.kind = ButtonStyle::Filled, .icon = "copy"}))
    stage.push(Intent::Copy, 0, words, "Text copied");
  if (button(side.cut_top(finger(40), px(8)), "Save file", {.icon = "download"}))
    stage.push(Intent::SaveFile, 0, words, file);
  if (out_ != Out::Forum) return;
  int const now = int(format(stage)), next = dropdown(side.cut_top(finger(40)), "Format", kFormats, now);
  if (next != now) stage.library.set_setting(format_setting(*stage.play), post::format_name(post::ReportFormat(next)));
}

void GmOut::publish_button(Stage& stage, Rect where, Step step) {
  Play const& play = *stage.play;
  int64_t const now = stage.host.unix_time();
  if (play.race().over()) {
    bool const yellow = step == Step::Result;
    if (yellow ? primary_button(where, kSeeResult, "podium") : button(where, kSeeResult, {.kind = ButtonStyle::Filled, .icon = "podium"}))
      stage.push(Intent::Go, int64_t(ScreenId::End));
    return;
  }
  StepWords const words = step_words(Step::Publish, play);
  bool const may = may_publish(play, now);
  std::string const why = may ? "" : waits_for(play, now);
  ButtonStyle const plain{.kind = may ? ButtonStyle::Filled : ButtonStyle::Outline, .icon = words.icon, .enabled = may, .why = why};
  if (step == Step::Publish ? primary_button(where, words.label.c_str(), words.icon) : button(where, words.label.c_str(), plain)) publish(stage);
}

std::string GmOut::foot_note(Play const& play, int64_t now) const {
  if (offers_back(play))
    if (std::string const words = take_back_words(play, asks_back(play)); asks_back(play) || (out_ == Out::Send && !words.empty())) return words;
  std::string const when = play.race().over() || may_publish(play, now) ? "" : waits_for(play, now);
  return when.empty() ? "The link holds no sealed order and nothing undiscovered." : capital(play.race().words().turn(play.truth().turn())) + " can be published " + when + ".";
}

// Where what went out last stands.
bool GmOut::offers_back(Play const& play) const {
  return (out_ == Out::Send || out_ == Out::Link) && play.race().finished() > 0 && !play.race().read_only();
}

// What the page says of itself, beside its buttons or, where they leave no room, above them.
void GmOut::foot(Stage& stage, Rect in, Step step) {
  Play const& play = *stage.play;
  bool const narrow = in.w < px(420), back = offers_back(play);
  std::string const note = foot_note(play, stage.host.unix_time());
  std::string const& main = play.race().over() ? kSeeResult : step_words(Step::Publish, play).label;
  Rect row = narrow ? in.cut_bottom(finger(40), px(6)) : in.cut_bottom(finger(40), px(8));
  if (back && asks_back(play)) why_back(narrow ? in.cut_bottom(finger(40), px(6)) : in);
  float const w = std::max(px(158), button_width(main.c_str(), {.icon = "flag-3", .type = Type::Button}) + px(20));
  publish_button(stage, narrow && back ? row.column(1, 2, px(8)) : row.cut_right(w, px(12)), step);
  if (back) take_back_button(stage, narrow ? row.column(0, 2, px(8)) : row.cut_left(std::min(row.w, take_back_width(play, asks_back(play))), px(12)));
  if (narrow) return void(text_wrapped(Type::Caption, in.x, in.y, in.w, note, Role::Text2));
  bool const waits = !play.race().over() && !may_publish(play, stage.host.unix_time());
  if (!back) icon(waits ? "hourglass" : "shield-check", row.x + px(9), row.middle().y, 18, waits ? Role::Text2 : Role::Good), row.cut_left(px(26));
  float const h = text_height(Type::Caption, row.w, note);
  if (row.w > px(120)) text_wrapped(Type::Caption, row.x, row.middle().y - h / 2, row.w, note, back ? Role::Text3 : Role::Text2);
}

void GmOut::enter(Play const& play, bool fresh) {
  url_of_ = forum_of_ = json_of_ = 0;
  out_ = fresh ? Out::Invites : play.publishing().published() > 0 ? Out::Send : Out::Link;
}

bool GmOut::long_lists(Play const& play) const { return out_ == Out::Invites || (out_ == Out::Send && play.publishing().published() > 0); }

void GmOut::publish(Stage& stage) {
  int const turn = stage.play->truth().turn();
  stage.push(Intent::Resolve);
  stage.push(Intent::ShowTurn, 0);
  toast(stage.play->race().words().turn_title(turn) + " is published.", Tone::Good, "flag-3");
  out_ = Out::Send;
}

// What can go out, beside the heading; on a narrow screen as words alone, in a row of their own.
void GmOut::tabs(Stage& stage, Rect& in, Out out) {
  Play const& play = *stage.play;
  Rect head = in.cut_top(px(54), px(4));
  float const cy = head.middle().y;
  head.cut_left(text(Type::Title, head.x, cy - px(11), "Publish") + px(16));
  bool const narrow = in.w < px(420);
  std::vector<Tab> const all = tabs_of(play.publishing().published() > 0);
  if (narrow) {
    std::vector<char const*> labels;
    int chosen = 0;
    for (size_t i = 0; i < all.size(); ++i) {
      labels.push_back(all[i].brief);
      if (all[i].out == int(out)) chosen = int(i);
    }
    if (int const next = segmented(in.cut_top(px(44), px(12)), "What goes out", labels, chosen); next != chosen) out_ = Out(all[size_t(next)].out);
  }
  float x = head.x, width = x;
  for (Tab const& tab : all) width += button_width(tab.label, {.icon = tab.icon}) + px(4);
  bool const brief = width > in.right() + px(4);
  for (size_t i = 0; i < all.size() && !narrow; ++i) {
    ButtonStyle const style{.kind = ButtonStyle::Quiet, .icon = all[i].icon, .selected = all[i].out == int(out)};
    char const* const label = brief ? all[i].brief : all[i].label;
    float const w = button_width(label, style);
    if (x + w > in.right() + 1) break;
    if (button({x, cy - px(16), w, px(32)}, label, style)) out_ = Out(all[i].out);
    x += w + px(4);
  }
}

void GmOut::draw(Stage& stage, Rect where, Step step) {
  Play const& play = *stage.play;
  Rect in = begin_panel("##publish", where, Region::Timeline).inset(px(16), 0);
  Out const out = play.publishing().published() == 0 && out_ == Out::Send ? Out::Link : out_;   // it is published at the end of the frame
  tabs(stage, in, out);
  if (play.race().read_only()) {
    text_wrapped(Type::Body, in.x, in.y, in.w, "This save does not add up: nothing of it goes out.", Role::Text2);
    return end_panel();
  }
  float const note = in.w < px(420) ? text_height(Type::Caption, in.w, foot_note(play, stage.host.unix_time())) + px(6) : 0;
  float const why = offers_back(play) && asks_back(play) ? finger(40) + px(8) : 0;
  Rect const below = in.cut_bottom(finger(40) + px(12) + note + why, px(8));
  auto const number = [&](int turn) { return std::to_string(std::max(0, play.race().words().number(turn))); };
  switch (out) {
    case Out::Send: send(stage, in, step); break;
    case Out::Link: link(stage, in); break;
    case Out::Forum: text_of(stage, in, forum_text(stage), "turn-" + number(play.race().finished()) + ".txt"); break;
    case Out::Json: text_of(stage, in, json_text(stage), "position-" + number(play.truth().turn()) + ".json"); break;
    case Out::Invites: invites(stage, in, step); break;
  }
  foot(stage, {below.x, below.y, below.w, finger(40) + note + why}, step);
  end_panel();
}

}  // namespace paddock::app
