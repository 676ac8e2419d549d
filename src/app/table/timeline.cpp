// The timeline: play controls, one tick a turn, icons of what happened, lap marks; press or drag to look back.
#include <algorithm>
#include <array>
#include <cmath>

#include "app/table/table.hpp"

namespace paddock::app {
namespace {

struct EffectIcon {
  char const* name;
  Role role;
  int rank;  // the most telling one of a turn is shown
};

EffectIcon effect_icon(Film::Effect::Kind kind) {
  using K = Film::Effect;
  switch (kind) {
    case K::Flag: return {"flag-3", Role::Text, 9};
    case K::Crash: return {"car-crash", Role::Warn, 8};
    case K::OffTrack: return {"arrow-bear-right", Role::Bad, 7};
    case K::Violation: return {"alert-octagon", Role::Bad, 6};
    case K::Repair: return {"tool", Role::Info, 5};
    case K::OilTurn: return {"droplet", Role::Warn, 4};
    case K::Sand:
    case K::BagFound: return {"help-hexagon", Role::Warn, 3};
    default: return {"", Role::Text3, 0};
  }
}

EffectIcon best_icon(Progress const& p) {
  EffectIcon best{"", Role::Text3, 0};
  for (auto kind : p.kinds)
    if (EffectIcon const i = effect_icon(kind); i.rank > best.rank) best = i;
  return best;
}

int label_step(int turns, float width) {
  for (int step : {1, 2, 5, 10, 20, 50})
    if (width / float(std::max(1, turns)) * float(step) > px(24)) return step;
  return 100;
}

}  // namespace

void TableScreen::draw_timeline(Stage& stage, Rect where) {
  Play& play = *stage.play;
  int const last = play.finished(), shown = play.shown_turn();
  bool const over = play.truth().actor() == kOver;
  Rect in = begin_panel("##timeline", where, Region::Timeline);
  float const cy = in.middle().y;
  float x = in.x + px(10);
  if (icon_button({x, cy - px(16), px(32), px(32)}, "Step back", "player-skip-back", "One turn back (,)", false, last > 0 && shown != 1))
    stage.push(Intent::ShowTurn, shown > 0 ? shown - 1 : last);
  x += px(36);
  bool const running = play.animating();
  Rect const main{x, cy - px(18), px(36), px(36)};
  ink()->AddCircleFilled(main.middle(), px(18), colour(Role::Panel3), 40);
  ink()->AddCircle(main.middle(), px(18), colour(Role::Line2), 40, 1);
  if (icon_button(main, running ? "Stop" : "Play", running ? "x" : "player-play", running ? "Stop" : "Watch the turn (Space)", false, last > 0))
    running ? stage.push(Intent::ShowTurn, 0) : stage.push(Intent::Replay, shown > 0 ? shown : last, {}, shown > 0 ? "on" : "");
  x += px(40);
  if (icon_button({x, cy - px(16), px(32), px(32)}, "Step on", "player-skip-forward", "One turn on (.)", false, shown > 0))
    stage.push(Intent::ShowTurn, shown + 1 > last ? 0 : shown + 1);
  x += px(38);
  static constexpr std::array<char const*, 3> kRates{"1x", "2x", "4x"};
  int const rate = play.playback().rate == 4 ? 2 : play.playback().rate == 2 ? 1 : 0;
  float right = in.right() - px(14);
  if (in.w > px(520)) {
    Rect const speed{right - px(104), cy - px(15), px(104), px(30)};
    int const chosen = segmented(speed, "Playback speed", kRates, rate);
    if (chosen != rate) stage.push(Intent::PlaySpeed, 1 << chosen);
    right = speed.x - px(16);
  }
  float const x0 = x + px(14), x1 = right - px(26);
  int const turns = std::max(1, over ? last : last + 1);
  auto at = [&](int turn) { return turns <= 1 ? x1 : x0 + (x1 - x0) * float(turn - 1) / float(turns - 1); };
  float const line_y = cy + px(5);
  ImDrawList* list = ink();
  list->AddLine({x0, line_y}, {x1, line_y}, colour(Role::Line2), px(2));
  if (last > 0) list->AddLine({x0, line_y}, {at(last), line_y}, colour(Role::Text2), px(2));
  int const step = label_step(turns, x1 - x0);
  float icon_right = -1e9f;
  for (int t = 1; t <= turns; ++t) {
    bool const lap = t <= int(view_.timeline.size()) && !view_.timeline[size_t(t - 1)].label.empty();
    float const tick = lap ? px(9) : px(4);
    if (turns < 120 || lap) list->AddLine({at(t), line_y - tick}, {at(t), line_y + tick}, colour(Role::Line2), 1);
    if (t > int(view_.timeline.size())) continue;
    EffectIcon const mark = best_icon(view_.timeline[size_t(t - 1)]);
    if (mark.rank > 0 && at(t) - px(9) > icon_right) {
      icon(mark.name, at(t), line_y - px(19), 16, mark.role);
      icon_right = at(t) + px(7);
    }
  }
  float used = -1e9f;
  auto label = [&](int t, std::string const& words, Role role) {
    float const w = text_size(Type::FigureSmall, words).x, left = at(t) - text_size(Type::FigureSmall, std::to_string(t)).x / 2;
    if (left < used) return;
    text(Type::FigureSmall, left, line_y + px(9), words, role);
    used = left + w + px(6);
  };
  for (int t = 1; t <= turns; ++t) {
    bool const lap = t <= int(view_.timeline.size()) && !view_.timeline[size_t(t - 1)].label.empty();
    bool const present = t == turns && !over;
    bool const room = present || at(turns) - at(t) > px(26);
    if (lap && room) label(t, std::to_string(t) + "  " + view_.timeline[size_t(t - 1)].label, Role::Text2);
    else if (present) label(t, std::to_string(t), Role::AccentText);
    else if (room && (t == 1 || t % step == 0 || t == last)) label(t, std::to_string(t), Role::Text3);
  }
  if (!over) {  // the running turn: the yellow ring
    list->AddCircle({at(turns), line_y}, px(6), colour(Role::Accent), 24, px(2));
    list->AddLine({at(turns), line_y - px(3)}, {at(turns), line_y + px(3)}, colour(Role::Accent), px(2));
  }
  float knob = shown > 0 ? at(shown) : last > 0 ? at(last) : -1;
  if (running && shown > 1) {
    Playback const& p = play.playback();
    float const part = p.film.length > 0 ? p.time() / p.film.length : 1;
    knob = at(shown - 1) + (at(shown) - at(shown - 1)) * part;
  }
  if (knob >= 0) {
    list->AddCircleFilled({knob, line_y}, px(7), colour(shown > 0 ? Role::Info : Role::Text), 24);
    list->AddCircleFilled({knob, line_y}, px(2.5f), colour(Role::Panel), 16);
  }
  Rect const bar{x0 - px(8), line_y - px(26), x1 - x0 + px(16), px(48)};
  Touch const touch = touch_area(bar, "Timeline", "Press to look back");
  if ((touch.pressed || touch.held) && last > 0) {
    float const part = std::clamp((ImGui::GetIO().MousePos.x - x0) / std::max(1.0f, x1 - x0), 0.0f, 1.0f);
    int const turn = 1 + int(std::lround(part * float(turns - 1)));
    int const wanted = turn > last ? 0 : turn;
    if (wanted != shown || running) stage.push(Intent::ShowTurn, wanted);
  }
  end_panel();
}

}  // namespace paddock::app
