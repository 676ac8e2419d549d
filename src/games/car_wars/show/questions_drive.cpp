// How a phase is driven: speed, side, maneuver with what it costs and meets, and in which inch.
#include <algorithm>
#include <cstdlib>
#include <optional>

#include "core/order.hpp"
#include "games/car_wars/duel/ghost.hpp"
#include "games/car_wars/duel/phase.hpp"
#include "games/car_wars/orders/called.hpp"
#include "games/car_wars/rules/register.hpp"
#include "games/car_wars/show/questions.hpp"

namespace paddock::car_wars::show {

using namespace duel;
using driving::Maneuver;
using driving::Side;
using orders::Wish;
using std::to_string;

Question question(Question::Look look, Icon icon, std::string label, char const* rule) {
  Question q;
  q.look = look, q.icon = icon, q.label = std::move(label), q.rule = rule_named(rule);
  return q;
}

namespace {

constexpr size_t kMostSpeeds = 13;

// ---- speed

std::string speed_note(Drafted const& d, int pace) {
  int const now = d.car().pace;
  if (pace == now) return "as it is";
  return std::abs(pace) > std::abs(now) ? "faster" : "free";
}

// Of many speeds those around the chosen one and the present one.
std::vector<int> shown_speeds(Drafted const& d) {
  PaceList list;
  pace_choices(d.game.book(), d.s, d.seat, list);
  std::vector<int> all(list.begin(), list.end());
  all.push_back(d.car().pace);
  sort_few(all);
  while (all.size() > kMostSpeeds) {              // hard braking is thinned out first
    size_t drop = 1;
    while (drop + 1 < all.size() && (all[drop] == d.pace() || all[drop] == d.car().pace || drop % 2 == 0)) ++drop;
    all.erase(all.begin() + std::ptrdiff_t(drop));
  }
  return all;
}

std::optional<Question> speed_question(Drafted const& d) {
  auto const speeds = shown_speeds(d);
  if (speeds.size() < 2) return {};
  Question q = question(Question::Strip, "gauge", "Speed, mph", "CW-116");
  bool hard = false;
  for (int pace : speeds) {
    Wish with = d.wish;
    with.pace = pace == d.car().pace ? int(Plan::kNoPace) : pace;
    // A maneuver that this speed does not allow gives way to driving straight on.
    if (with.move > kStraight && !may_make(d.game.book(), d.s, d.seat, pace, with.move, with.inch)) with.move = kStraight, with.inch = 0;
    if (with.move < 0) with.move = kStraight;
    Preview const p = preview(d.game.book(), d.s, d.seat, pace, kStraight, 0);
    Choice c;
    c.text = orders::mph_words(pace);
    if (p.braking_d > 0) c.value = "D" + to_string(p.braking_d);
    else c.note = speed_note(d, pace);
    c.tone = p.lose_permille > 0 ? Tone::Bad : p.braking_d > 0 ? Tone::Warn : Tone::Plain;
    c.rule = q.rule;
    c.edit = d.edit(with);
    hard = hard || p.braking_d > 0;
    if (pace == d.pace()) q.chosen = int(q.choices.size()), q.value = c.text;
    q.choices.push_back(std::move(c));
  }
  q.note = hard ? "One change a turn. Braking by more than 10 mph costs handling (D)." : "One change a turn, at the start of any phase.";
  return q;
}

// ---- which maneuvers are shown

bool may(Drafted const& d, int move, int inch) {
  Book const book = d.game.book();
  int const inches = inches_now(book, d.car(), d.s.phase, d.pace());
  if (move == kStraight) return true;
  if (inches == 0 && moves()[size_t(move)].maneuver != Maneuver::pivot) return false;
  return bool(move_verdict(book, d.s, d.seat, d.pace(), move, inch));
}

// The side of the draft's maneuver; of straight ahead the one the nearest enemy is on.
Side side_of(Drafted const& d) {
  MoveKind const kind = moves()[size_t(d.move())];
  if (orders::has_side(kind)) return kind.side;
  int64_t least = INT64_MAX, left = 0;
  geometry::Vec const nose = geometry::rotate({geometry::kInch, 0}, d.car().pose.heading);
  for (int i = 0; i < d.s.cars.size(); ++i) {
    if (i == d.seat || !d.s.cars[i].fights()) continue;
    geometry::Vec const to = d.s.cars[i].pose.at - d.car().pose.at;
    if (int64_t const far = geometry::dot(to, to); far < least) least = far, left = geometry::cross(nose, to);
  }
  return left >= 0 ? Side::left : Side::right;
}

// What is used in most phases; the rest is folded away.
struct ShownMoves {
  std::vector<int> usual = {kStraight}, rare;
};
ShownMoves shown_moves(Drafted const& d, Side side) {
  ShownMoves out;
  bool const crawls = inches_now(d.game.book(), d.car(), d.s.phase, d.pace()) == 0;   // then it can do nothing but pivot
  auto const add = [&](std::vector<int>& to, Maneuver m, int degrees = 0) {
    if (int const move = move_index({m, side, int16_t(degrees)}); move > 0) to.push_back(move);
  };
  auto const several = [&](std::vector<int>& to, Maneuver m, int from, int last, int step = 15) {
    for (int degrees = from; degrees <= last; degrees += step) add(to, m, degrees);
  };
  add(out.usual, Maneuver::drift);
  several(out.usual, Maneuver::bend, 15, 60);
  several(out.usual, Maneuver::swerve, 15, 30);
  add(out.rare, Maneuver::steep_drift);
  several(out.rare, Maneuver::bend, 75, 90);
  several(out.rare, Maneuver::swerve, 45, 90);
  add(out.rare, Maneuver::bootlegger);
  add(out.rare, Maneuver::t_stop);
  several(crawls ? out.usual : out.rare, Maneuver::pivot, 15, 90);
  several(out.rare, Maneuver::pivot, 105, 180);
  return out;
}

// "Bend 30": without its side, which stands above.
std::string row_text(MoveKind const& kind) {
  std::string text = orders::move_text(kind);
  for (char const* side : {" left", " right"})
    if (size_t const at = text.find(side); at != text.npos) text.erase(at, std::string_view(side).size());
  return capital(text);
}

Question side_question(Drafted const& d, Side side) {
  Question q = question(Question::Strip, "arrows-left-right", "Side", "R-4");
  q.titled = false;
  MoveKind const now = moves()[size_t(d.move())];
  for (Side to : {Side::left, Side::right}) {
    Choice c;
    c.text = to == Side::left ? "Left" : "Right";
    c.icon = to == Side::left ? "arrow-bear-left" : "arrow-bear-right";
    MoveKind kind = orders::has_side(now) ? now : MoveKind{Maneuver::bend, to, 15};
    kind.side = to;
    Wish with = d.wish;
    with.move = move_index(kind);
    c.enabled = with.move >= 0 && may(d, with.move, with.inch);
    if (!c.enabled) c.why = "There is no such maneuver now.", c.rule = q.rule;
    c.edit = d.edit(with);
    if (to == side) q.chosen = int(q.choices.size());
    q.choices.push_back(std::move(c));
  }
  return q;
}

Cell control_cell(Preview const& p, Price const& price) {
  if (!price.meets.empty()) return {price.meets, price.tone == Tone::Bad ? Tone::Bad : Tone::Warn};
  return {price.control, p.lose_permille >= 1000 ? Tone::Bad : price.tone};
}

// "D2: handling falls by 2, from 4 to 2. Safe: no die is rolled."
std::string move_words(Drafted const& d, Preview const& p, Price const& price) {
  std::string out = "D" + to_string(p.d.d) + ": ";
  out += p.d.d == 0 ? "it costs no handling." : "handling falls by " + to_string(p.d.d + p.braking_d) + (p.braking_d > 0 ? " with the braking" : "") + ", from " + number_text(d.car().hs) + " to " + number_text(p.hs) + ".";
  if (!price.meets.empty()) out += " On the way it meets " + price.meets + ".";
  if (p.lose_permille <= 0) return out + " Safe: control is not rolled for.";
  if (p.lose_permille >= 1000) return out + " Control is lost.";
  return out + " One die must show " + price.control + " or control is lost: " + to_string(std::clamp((p.lose_permille + 5) / 10, 1, 100)) + " % of the time.";
}

Choice move_choice(Drafted const& d, int move) {
  MoveKind const kind = moves()[size_t(move)];
  int const inch = move == d.move() ? d.wish.inch : 0;
  Preview const p = preview(d.game.book(), d.s, d.seat, d.pace(), move, inch);
  Price const price = price_of(d.game, d.s, p);
  Choice c;
  c.icon = orders::move_icon(kind);
  c.text = row_text(kind);
  c.tone = price.tone;
  int const number = p.fire_penalty <= -100 ? 13 : best_number(d.game, d.s, d.seat, &p);
  NoShotWords const none = number <= 12 ? NoShotWords{} : no_shot_words(d.game, d.s, d.seat, p);
  c.note = move_words(d, p, price) + (number <= 12 ? " A shot from there needs " + to_string(number) + " or more on two dice: " + orders::chance_text(number) + "." : " No shot: " + none.whole + ".");
  c.cells = {{"D" + to_string(p.d.d), Tone::Plain}, control_cell(p, price), number <= 12 ? Cell{to_string(number), Tone::Plain} : Cell{none.brief, Tone::Quiet}};
  c.rule = rule_named("R-4");
  c.ghost = ghost_of(d.game, d.s, d.seat, p);
  Wish with = d.wish;
  with.move = move, with.inch = inch;
  c.edit = d.edit(with);
  return c;
}

// A controlled skid is one more wish behind a bend or a swerve; its row stands by the plain one.
bool same_but_skid(MoveKind a, MoveKind const& b) {
  a.skid = b.skid;
  return a == b;
}

void add_moves(Drafted const& d, std::vector<int> const& moves_of_it, bool chosen_only, Question& q) {
  for (int move : moves_of_it) {
    bool const chosen = same_but_skid(moves()[size_t(d.move())], moves()[size_t(move)]);
    if ((chosen_only && !chosen) || !may(d, move, 0)) continue;
    if (chosen) q.chosen = int(q.choices.size()), q.value = row_text(moves()[size_t(move)]);
    q.choices.push_back(move_choice(d, chosen ? d.move() : move));
  }
}

// The best shot that some way of driving would give at the proposal's speed, of both sides; needed 13: there is none.
struct Passed {
  int move = -1, needed = 13;
};
Passed best_shot(Drafted const& d) {
  Passed best;
  for (Side side : {Side::left, Side::right})
    for (int move : shown_moves(d, side).usual) {
      if (!may(d, move, 0)) continue;
      Preview const p = preview(d.game.book(), d.s, d.seat, d.pace(), move, 0);
      int const needed = p.fire_penalty <= -100 ? 13 : best_number(d.game, d.s, d.seat, &p);
      if (needed < best.needed) best = {move, needed};
    }
  return best;
}

// Why the proposal passes up a shot that another way would give; empty where it does not.
std::string passed_up(Drafted const& d) {
  if (d.written || !d.now.empty()) return "";
  Preview const own = preview(d.game.book(), d.s, d.seat, d.pace(), d.move(), d.wish.inch);
  int const needed = own.fire_penalty <= -100 ? 13 : best_number(d.game, d.s, d.seat, &own);
  Passed const best = best_shot(d);
  if (needed <= 12 || best.needed > 12) return "";
  Seat const enemy = nearest_of(d.s, d.seat);
  std::string const name = enemy == kNobody ? "the enemy" : d.game.name_of(enemy);
  std::string why;
  switch (why_rather(d.game.book(), d.s, d.seat, {d.wish.pace, d.move(), d.wish.inch}, {d.wish.pace, best.move, 0})) {
    case Rather::meets: why = "it would drive into something"; break;
    case Rather::risk: why = "control might be lost"; break;
    case Rather::handling: why = "it saves handling"; break;
    case Rather::room: why = "there is too little room before a wall that way"; break;
    case Rather::enemy: why = "it keeps off " + name + ", who is near"; break;
    default: why = "driving on is as good"; break;
  }
  return "The proposal passes up a shot: " + capital(orders::move_text(best.move)) + " would give one that needs " + to_string(best.needed) + ", but " + why + ". ";
}

Question move_question(Drafted const& d, Side side) {
  Question q = question(Question::Ladder, "steering-wheel", "Maneuver", "");
  q.columns = {"difficulty", "control", "shot"};
  ShownMoves const shown = shown_moves(d, side);
  add_moves(d, shown.usual, false, q);
  add_moves(d, shown.rare, true, q);     // one that is chosen stands with the others
  q.note = passed_up(d);
  return q;
}

// Last: that one can fire is seen without scrolling.
Question columns_explained(Drafted const& d) {
  Question q = question(Question::Head, "steering-wheel", "What the columns say", "R-5.3");
  q.note = "Difficulty: so much handling it costs, D2 two points; " + recovery_text(d.game, d.car()) + ". Control: safe, or what one die must show to keep it. Shot: what two dice need from there, or why there is none.";
  return q;
}

std::optional<Question> rare_question(Drafted const& d, Side side) {
  Question q = question(Question::Fold, "arrow-back-up", "Hard and rare maneuvers", "R-4");
  q.value = "more";
  add_moves(d, shown_moves(d, side).rare, false, q);
  for (Choice& c : q.choices) {
    std::string const difficulty = c.cells[0].text;
    c.icon = "", c.text += ", " + difficulty;
    c.note = capital(c.note.substr(difficulty.size() + 2));   // the text has said it
  }
  if (q.choices.empty()) return {};
  return q;
}

std::optional<Question> inch_question(Drafted const& d) {
  int const inches = inches_now(d.game.book(), d.car(), d.s.phase, d.pace());
  if (inches < 2 || d.move() == kStraight) return {};
  Question q = question(Question::Strip, "ruler-2", "In which inch", "R-4");
  for (int inch = 0; inch < inches && inch < 4; ++inch) {
    if (!may(d, d.move(), inch)) continue;
    Preview const p = preview(d.game.book(), d.s, d.seat, d.pace(), d.move(), inch);
    Price const price = price_of(d.game, d.s, p);
    Wish with = d.wish;
    with.inch = inch;
    Choice c;
    c.text = to_string(inch + 1);
    c.note = price.meets.empty() ? "" : price.meets;
    c.tone = price.tone == Tone::Bad ? Tone::Bad : Tone::Plain;
    c.edit = d.edit(with);
    c.ghost = ghost_of(d.game, d.s, d.seat, p);
    if (inch == d.wish.inch) q.chosen = int(q.choices.size());
    q.choices.push_back(std::move(c));
  }
  if (q.choices.size() < 2) return {};
  return q;
}

std::optional<Question> skid_question(Drafted const& d) {
  MoveKind kind = moves()[size_t(d.move())];
  if (kind.maneuver != Maneuver::bend && kind.maneuver != Maneuver::swerve) return {};
  static constexpr char const* kWords[] = {"none", "1/4 inch", "1/2 inch", "3/4 inch", "1 inch"};
  Question q = question(Question::Fold, "wheel", "Controlled skid after it", "R-4");
  for (int skid = 0; skid <= 4; ++skid) {
    kind.skid = int8_t(skid);
    int const move = move_index(kind);
    if (move < 0 || !may(d, move, d.wish.inch)) continue;
    Wish with = d.wish;
    with.move = move;
    Choice c;
    c.text = kWords[skid];
    if (skid) c.value = "D" + to_string(preview(d.game.book(), d.s, d.seat, d.pace(), move, d.wish.inch).d.d);
    c.edit = d.edit(with);
    if (move == d.move()) q.chosen = int(q.choices.size()), q.value = c.text;
    q.choices.push_back(std::move(c));
  }
  if (q.choices.size() < 2) return {};
  q.note = "The next inch slides in the old direction: it turns the nose further than the way. It costs aim, speed and tires.";
  return q;
}

// Where nothing is steered.
Question route_head(Drafted const& d, bool steers) {
  Question head = question(Question::Head, "route", "", "CW-114");
  int const quarters = quarters_now(d.game.book(), d.car(), d.s.phase, d.pace());
  if (!steers) head.label = "Out of control", head.note = "Nobody steers it in this phase: it slides, spins or rolls on by itself.";
  else if (d.pace() == 0) head.label = "Standing still", head.note = "It stays where it is until another speed is chosen.";
  else if (quarters == 0) head.label = "No move", head.note = "At this speed it does not move in this phase.";
  else head.label = d.pace() < 0 ? "Straight back" : "Straight on", head.note = std::string("In this phase it rolls ") + (d.pace() < 0 ? "back " : "") + orders::quarters_text(quarters) + " inch.";
  return head;
}

// More phases than this one, and what may be done besides.
void behind(Drafted const& d, std::vector<Question>& out) {
  if (d.now.empty()) out.push_back(more_phases(d));
  device_questions(d, out);
}

}  // namespace

std::vector<Question> drive_questions(Drafted const& d) {
  std::vector<Question> out;
  auto const add = [&out](std::optional<Question> q) {
    if (q) out.push_back(std::move(*q));
  };
  bool const steers = in_control(d.car());
  add(speed_question(d));
  Side const side = side_of(d);
  Question moves_of_it = move_question(d, side);
  if (steers && moves_of_it.choices.size() > 1) {
    out.push_back(side_question(d, side));
    out.push_back(std::move(moves_of_it));
    add(inch_question(d));
    fire_words_questions(d, out);
    behind(d, out);
    add(rare_question(d, side));
    add(skid_question(d));
    out.push_back(columns_explained(d));
    return out;
  }
  out.push_back(route_head(d, steers));
  fire_words_questions(d, out);
  behind(d, out);
  return out;
}

}  // namespace paddock::car_wars::show
