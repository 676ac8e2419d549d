// The top bar while a race is open: where it stands, and what is going on, as chips.
#include "desk/deadline.hpp"
#include "screens/table/table.hpp"
#include "ui/theme.hpp"
#include "ui/widgets.hpp"

namespace paddock::app {
namespace {

struct BarChip {
  Chip chip;
  float width;
};

std::vector<BarChip> bar_chips(Play const& play, bool read_only, int64_t now) {
  std::vector<Chip> chips;
  if (play.race().read_only()) chips.push_back({"alert-octagon", "this save does not add up, read only", Tone::Bad, {}});
  else if (read_only) chips.push_back({"lock", "open in another tab", Tone::Warn, {}});
  if (play.phase() == Play::Phase::Over && play.films().turn() == 0) chips.push_back({"flag-3", play.race().stopped() ? "ended early" : "finished", Tone::Plain, {}});
  else if (play.films().running() && !play.films().playback().asked) chips.push_back({"eye", play.race().words().turn(play.films().turn()) + " is shown", Tone::Info, {}});
  else if (play.films().turn() > 0)
    chips.push_back({"history", "looking back at " + play.race().words().turn(play.films().turn()), Tone::Info, {}});
  else if (!play.race().player() && play.tray().owed() > 1) {
    bool const all = play.tray().in() == play.tray().owed();
    chips.push_back({"lock",
                     std::to_string(play.tray().in()) + " of " + std::to_string(play.tray().owed()) + " orders sealed",
                     all             ? Tone::Good
                     : play.tray().in() > 0 ? Tone::Good
                                     : Tone::Plain,
                     {}});
  } else if (play.phase() == Play::Phase::Watch) {
    chips.push_back({"eye", "you are watching", Tone::Info, {}});
  } else if (play.race().player() && play.chair().me() >= 0) {
    bool const sealed = play.phase() == Play::Phase::Wait;
    chips.push_back(
        {sealed ? "lock" : "pencil", sealed ? "order sealed" : "your turn", sealed ? Tone::Good : Tone::Accent, {}});
  }
  if (play.drivers().by_link() && play.inbox().open() > 0)
    chips.push_back(
        {"alert-triangle",
         std::to_string(play.inbox().open()) + (play.inbox().open() == 1 ? " message" : " messages") + " to settle",
         Tone::Warn,
         {}});
  if (play.clock().deadline() > 0 && play.state() != Play::Phase::Over && play.films().turn() == 0)
    chips.push_back({"clock", closes_words(play.clock().deadline(), now), play.clock().overdue(now) ? Tone::Warn : Tone::Plain, {}});
  std::vector<BarChip> out;
  for (auto& c : chips) out.push_back({c, chip_width(c)});
  return out;
}

}  // namespace

void TableScreen::draw_bar(Stage& stage, Rect& room) {
  if (!stage.play) return;
  view_.refresh(*stage.play);
  auto chips = bar_chips(*stage.play, stage.read_only, stage.host.unix_time());
  auto const& top = view_.standing.top;
  bool const blocks = view_.standing.steps > 1;
  float const gap = px(20), small = px(8);
  float figures_width = 0;
  for (auto const& f : top)
    figures_width += text_size(Type::Body, f.label).x + small + text_size(Type::Title, f.value).x + gap;
  bool const with_figures = figures_width - gap < room.w, with_blocks = with_figures && blocks && figures_width - gap + px(66) < room.w;
  if (with_blocks) figures_width += px(66);
  float total = with_figures ? figures_width : 0;
  for (size_t i = 0; i < chips.size(); ++i) {      // they get what turn and phase leave
    if (total + chips[i].width > room.w) chips.resize(i);
    else total += chips[i].width + px(12);
  }
  float x = room.x + std::max(0.0f, (room.w - total) * 0.5f);
  float const cy = room.middle().y;
  for (size_t i = 0; with_figures && i < top.size(); ++i) {
    x += text(Type::Body, x, cy - px(9), top[i].label, Role::Text2) + small;
    x += text(Type::Title, x, cy - px(11), top[i].value) + (i + 1 == top.size() && with_blocks ? small : gap);
  }
  if (with_blocks) {
    lap_blocks({x, cy - px(3.5f), px(58), px(7)}, view_.standing.step, view_.standing.steps);
    x += px(58) + gap;
  }
  for (auto const& c : chips) x += chip(x, cy, c.chip) + px(12);
  room.cut_left(x - room.x);
}

std::string TableScreen::phone_subtitle(Stage& stage) {
  if (!stage.play) return {};
  view_.refresh(*stage.play);
  Play const& play = *stage.play;
  int64_t const now = stage.host.unix_time(), left = play.clock().deadline() - now;
  std::string const words = where_words(view_.standing);
  if (play.clock().deadline() <= 0 || play.state() == Play::Phase::Over || play.films().turn() > 0) return words;
  return words + (left > 0 ? ", " + span_words(left) + " left" : ", closed");
}

}  // namespace paddock::app
