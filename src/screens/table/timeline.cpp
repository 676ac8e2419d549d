// The timeline: play controls, one tick a turn, icons of what happened, lap marks; press or drag to look back.
#include <algorithm>
#include <array>
#include <cmath>

#include "screens/table/over_board.hpp"
#include "ui/finger.hpp"
#include "ui/theme.hpp"
#include "ui/widgets.hpp"

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
    case K::Crash: return {"car-crash", Role::Bad, 8};
    case K::OffTrack: return {"arrow-bear-right", Role::Bad, 7};
    case K::Violation: return {"alert-octagon", Role::Bad, 6};
    case K::Repair: return {"tool", Role::Info, 5};
    case K::OilTurn: return {"droplet", Role::Warn, 4};
    case K::Sand:
    case K::BagFound: return {"help-hexagon", Role::Warn, 3};
    default: return {"", Role::Text3, 0};
  }
}

Role role_of(Tone tone) {
  switch (tone) {
    case Tone::Bad: return Role::Bad;
    case Tone::Warn: return Role::Warn;
    case Tone::Good: return Role::Good;
    case Tone::Info: return Role::Info;
    case Tone::Accent: return Role::AccentText;
    default: return Role::Text;
  }
}

EffectIcon best_icon(Progress const& p) {
  EffectIcon best{p.icon, role_of(p.tone), p.icon[0] ? 8 : 0};   // a flag tells more
  for (auto kind : p.kinds)
    if (EffectIcon const i = effect_icon(kind); i.rank > best.rank) best = i;
  return best;
}

int label_step(int turns, float width) {
  for (int step : {1, 2, 5, 10, 20, 50})
    if (width / float(std::max(1, turns)) * float(step) > px(24)) return step;
  return 100;
}

// The line of turns, from x0 to x1.
struct Scale {
  float x0 = 0, x1 = 0, y = 0;
  int turns = 1, last = 0;  // shown, finished
  float at(int turn) const { return turns <= 1 ? x1 : x0 + (x1 - x0) * float(turn - 1) / float(turns - 1); }
};

bool lap_begins(std::vector<Progress> const& past, int turn) {
  return turn <= int(past.size()) && !past[size_t(turn - 1)].label.empty();
}

void ticks(Scale const& s, std::vector<Progress> const& past) {
  ImDrawList* list = ink();
  list->AddLine({s.x0, s.y}, {s.x1, s.y}, colour(Role::Line2), px(2));
  if (s.last > 0) list->AddLine({s.x0, s.y}, {s.at(s.last), s.y}, colour(Role::Text2), px(2));
  float icon_right = -1e9f;
  for (int t = 1; t <= s.turns; ++t) {
    bool const lap = lap_begins(past, t);
    float const tick = px(lap ? 9 : 4);
    if (s.turns < 120 || lap) list->AddLine({s.at(t), s.y - tick}, {s.at(t), s.y + tick}, colour(Role::Line2), 1);
    if (t > int(past.size())) continue;
    EffectIcon const mark = best_icon(past[size_t(t - 1)]);
    if (mark.rank == 0 || s.at(t) - px(9) <= icon_right) continue;
    icon(mark.name, s.at(t), s.y - px(19), 16, mark.role);
    icon_right = s.at(t) + px(7);
  }
}

void labels(Scale const& s, Words const& words, std::vector<Progress> const& past, bool over) {
  float used = -1e9f;
  auto label = [&](int t, std::string const& more, Role role) {
    std::string const number = words.number(t) < 1 ? "" : std::to_string(words.number(t));   // cars and bids come before turn 1
    float const half = text_size(Type::FigureSmall, number).x / 2;
    if (s.at(t) - half < used) return;
    used = s.at(t) - half + text(Type::FigureSmall, s.at(t) - half, s.y + px(9), number + more, role) + px(6);
  };
  int const step = label_step(s.turns, s.x1 - s.x0);
  for (int t = 1; t <= s.turns; ++t) {
    bool const present = t == s.turns && !over;
    bool const room = present || s.at(s.turns) - s.at(t) > px(26);
    if (lap_begins(past, t) && room) label(t, "  " + past[size_t(t - 1)].label, Role::Text2);
    else if (present) label(t, "", Role::AccentText);
    else if (room && (t == 1 || words.number(t) % step == 0 || t == s.last)) label(t, "", Role::Text3);
  }
}

// A line under the turns of each larger one and its name; the one that is looked at also says which turn of it that is.
void group_labels(Scale const& s, Words const& words, std::vector<TurnGroup> const& groups, int looked_at) {
  struct Label {
    std::string words;
    float x = 0, width = 0;
    Role role = Role::Text3;
  };
  std::vector<Label> placed;
  auto const place = [&](TurnGroup const& g, bool of_it) {
    Label l;
    std::string const part = of_it ? words.group(looked_at).part : "";
    l.words = g.name + (g.name.empty() || part.empty() ? "" : ", ") + part;
    l.role = of_it ? Role::AccentText : Role::Text3;
    l.width = text_size(Type::FigureSmall, l.words).x;
    l.x = std::clamp((s.at(g.first) + s.at(g.last)) / 2 - l.width / 2, s.x0, std::max(s.x0, s.x1 + px(26) - l.width));
    for (Label const& other : placed)
      if (l.x < other.x + other.width + px(8) && other.x < l.x + l.width + px(8)) return;
    placed.push_back(l);
  };
  for (bool of_it : {true, false})      // where there is no room for all, the one that is looked at comes first
    for (TurnGroup const& g : groups)
      if ((g.first <= looked_at && looked_at <= g.last) == of_it) place(g, of_it);
  for (TurnGroup const& g : groups) ink()->AddLine({s.at(g.first) - px(2), s.y + px(9)}, {s.at(g.last) + px(2), s.y + px(9)}, colour(Role::Line2), px(2));
  for (Label const& l : placed) text(Type::FigureSmall, l.x, s.y + px(10), l.words, l.role);
}

// Where the film is, between the turn before and its own.
float film_at(Scale const& s, Play const& play, float time) {
  int const shown = play.films().turn();
  if (shown < 2) return s.at(std::max(1, shown));
  float const length = play.films().playback().film.length;
  return s.at(shown - 1) + (s.at(shown) - s.at(shown - 1)) * (length > 0 ? time / length : 1);
}

// The yellow ring of the running turn, and the knob where the board stands.
void knob(Scale const& s, Play const& play, bool over) {
  ImDrawList* list = ink();
  if (!over) {
    float const x = s.at(s.turns);
    list->AddCircle({x, s.y}, px(6), colour(Role::Accent), 24, px(2));
    list->AddLine({x, s.y - px(3)}, {x, s.y + px(3)}, colour(Role::Accent), px(2));
  }
  int const shown = play.films().turn();
  if (shown == 0 && s.last == 0) return;
  float x = s.at(shown > 0 ? shown : s.last);
  if (play.films().running() && shown > 1) x = film_at(s, play, play.films().playback().time());
  list->AddCircleFilled({x, s.y}, px(7), colour(shown > 0 ? Role::Info : Role::Text), 24);
  list->AddCircleFilled({x, s.y}, px(2.5f), colour(Role::Panel), 16);
}

// Of a running film whose parts have names: a tick where each begins, and over the knob what is shown now.
void part_names(Scale const& s, Play const& play) {
  if (!play.films().running()) return;
  Playback const& p = play.films().playback();
  for (Film::Part const& part : p.film.parts) {
    if (part.label.empty()) continue;
    float const x = film_at(s, play, part.from);
    ink()->AddLine({x, s.y - px(4)}, {x, s.y}, colour(Role::Info), px(1.5f));
  }
  Film::Part const* const now = p.part();
  if (!now || now->label.empty()) return;
  float const width = text_size(Type::SmallStrong, now->label).x;
  float const x = std::clamp(film_at(s, play, p.time()) - width / 2, s.x0, std::max(s.x0, s.x1 - width));
  fill({x - px(6), s.y - px(32), width + px(12), px(20)}, colour(Role::Panel3), radius::kChip);
  text(Type::SmallStrong, x, s.y - px(31), now->label);
}

void draw_turns(Scale const& s, Play const& play, TableView const& view) {
  bool const over = play.race().over();
  ticks(s, view.timeline);
  if (auto const groups = turn_groups(view.words, s.turns); !groups.empty()) group_labels(s, view.words, groups, play.films().turn() > 0 ? play.films().turn() : s.turns);
  else labels(s, view.words, view.timeline, over);
  knob(s, play, over);
  part_names(s, play);
}

void nothing_yet(Scale const& s, float cy, Words const& words) {
  std::string const told = "Each turn of the " + words.race + " will stand here, to be watched again.";
  float const room = s.x1 + px(12) - s.x0;
  text_wrapped(Type::Caption, s.x0, cy - text_height(Type::Caption, room, told) / 2, room, told, Role::Text3);
}

// What one step of the timeline is: "phase" of a game whose turns are small ones of a larger one.
std::string step_word(Words const& words, int turn) {
  std::string const part = words.group && turn > 0 ? words.group(turn).part : "";
  size_t const end = part.find(' ');
  return part.empty() || end == part.npos ? "turn" : part.substr(0, end);
}

// Back, play, on. Returns the right edge.
float play_controls(Stage& stage, Rect in) {
  Play const& play = *stage.play;
  int const last = play.race().finished(), shown = play.films().turn();
  bool const running = play.films().running();
  float const cy = in.middle().y;
  float x = in.x + px(10);
  std::string const step = step_word(play.race().words(), last), step_back = "One " + step + " back (,)", step_on = "One " + step + " on (.)";
  float const side = finger(32), middle = finger(36);
  Rect const back{x, cy - side / 2, side, side};
  if (icon_button(back, "Step back", "player-skip-back", step_back, false, last > 0 && shown != 1))
    stage.push(Intent::ShowTurn, shown > 0 ? shown - 1 : last);
  Rect const main{back.right() + px(4), cy - middle / 2, middle, middle};
  std::string const tip = running ? "Stop" : "Watch the " + step + " (Space)";
  if (icon_button(main, running ? "Stop" : "Play", running ? "x" : "player-play", tip, false, last > 0)) {
    if (running) stage.push(Intent::ShowTurn, 0);
    else stage.push(Intent::Replay, shown > 0 ? shown : last, {}, shown > 0 ? "on" : "");
  }
  Rect const on{main.right() + px(4), cy - side / 2, side, side};
  if (icon_button(on, "Step on", "player-skip-forward", step_on, false, shown > 0))
    stage.push(Intent::ShowTurn, shown + 1 > last ? 0 : shown + 1);
  return on.right() + px(6);
}

// Who moves when, up to `right`. Returns its left edge.
float draw_queue(Stage& stage, Standing const& standing, Rect in, float right) {
  auto const& queue = standing.queue;
  auto const& seats = stage.play->truth().setup().seats;
  float const room = in.w * 0.42f, each = std::min(px(42), room / float(queue.size()));
  std::string const& label = standing.queue_label;
  Rule const rule = standing.queue_rule;
  float const cited = rule.empty() ? 0 : cite_width(rule) + px(8);
  float const width = std::max(each * float(queue.size()), std::min(room, text_size(Type::Caption, label).x + cited)), x0 = right - width;
  text_fit(Type::Caption, x0, in.y + px(12), label, width - cited, Role::Text2);
  if (cited > 0) cite(right - cited + px(8), in.y + px(20), rule);
  for (size_t i = 0; i < queue.size(); ++i) {
    SeatSetup const& seat = seats[size_t(queue[i])];
    Rect const r{x0 + float(i) * each, in.y + px(36), each - px(3), px(20)};
    swatch(r, seat.livery, seat.number);
    if (queue[i] == stage.play->chair().me()) outline(r.inset(-px(2)), colour(Role::Bracket), radius::kSwatch, 1.5f);
  }
  return x0;
}

}  // namespace

std::vector<TurnGroup> turn_groups(Words const& words, int turns) {
  std::vector<TurnGroup> out;
  for (int t = 1; words.group && t <= turns; ++t) {
    std::string name = words.group(t).large;
    if (out.empty() || name.empty() || out.back().name != name) out.push_back({t, t, std::move(name)});
    else out.back().last = t;
  }
  return out;
}

Role mark_role(Film::Effect::Kind kind) { return effect_icon(kind).role; }

void draw_timeline(Stage& stage, TableView const& view, Rect where) {
  Play const& play = *stage.play;
  bool const over = play.race().over();
  Rect const in = begin_panel("##timeline", where, Region::Timeline);
  float const cy = in.middle().y;
  float const left = play_controls(stage, in);
  static constexpr std::array<char const*, 3> kRates{"1x", "2x", "4x"};
  int const rate = play.films().playback().rate == 4 ? 2 : play.films().playback().rate == 2 ? 1 : 0;
  float right = in.right() - px(14);
  if (in.w > px(520)) {
    Rect const speed{right - px(104), cy - px(15), px(104), px(30)};
    int const chosen = segmented(speed, "Playback speed", kRates, rate);
    if (chosen != rate) stage.push(Intent::PlaySpeed, 1 << chosen);
    right = speed.x - px(16);
  }
  if (!view.standing.queue.empty() && !view.standing.by_queue && view.now && in.w > px(700)) right = draw_queue(stage, view.standing, in, right) - px(10);
  Scale s{left + px(14), right - px(26), cy + px(5), 1, play.race().finished()};
  s.turns = std::max(1, over ? s.last : s.last + 1);
  if (s.last == 0 && !over) nothing_yet(s, cy, view.words);
  else draw_turns(s, play, view);
  Rect const bar{s.x0 - px(8), s.y - px(26), s.x1 - s.x0 + px(16), px(48)};
  Touch const touch = touch_area(bar, "Timeline", "Press to look back");
  if ((touch.pressed || touch.held) && s.last > 0) {
    float const part = std::clamp((ImGui::GetIO().MousePos.x - s.x0) / std::max(1.0f, s.x1 - s.x0), 0.0f, 1.0f);
    int const turn = 1 + int(std::lround(part * float(s.turns - 1)));
    int const wanted = turn > s.last ? 0 : turn;
    if (wanted != play.films().turn() || play.films().running()) stage.push(Intent::ShowTurn, wanted);
  }
  end_panel();
}

}  // namespace paddock::app
