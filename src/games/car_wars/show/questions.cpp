#include "games/car_wars/show/questions.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>

#include "core/text.hpp"
#include "games/car_wars/build/stock.hpp"
#include "games/car_wars/duel/entry.hpp"
#include "games/car_wars/duel/ghost.hpp"
#include "games/car_wars/orders/called.hpp"
#include "games/car_wars/rules/control.hpp"
#include "games/car_wars/rules/register.hpp"
#include "games/car_wars/rules/to_hit.hpp"
#include "games/car_wars/show/scene_parts.hpp"
#include "games/car_wars/show/words.hpp"

namespace paddock::car_wars {

using namespace duel;
using std::to_string;

namespace show {

Drafted drafted(CarWars const& g, State const& s, Seat seat, std::string_view text) {
  Drafted d{.game = g, .s = s, .seat = seat, .text = text, .wish = {}, .written = s.plans[seat].rank > 0, .rest = {}};
  d.rest.turn = s.turn;
  if (orders::Cut cut = orders::cut_sheet(cut_at_letter(text, orders::kPlanLetters), s.turn, s.phase); cut.error_column == 0) d.rest = std::move(cut.rest);
  if (d.written) {
    d.wish = orders::wish_of(s.plans[seat]);
    return d;
  }
  Usual const u = usual(g.book(), s, seat);
  d.wish.pace = u.pace, d.wish.move = u.move, d.wish.inch = u.inch;
  return d;
}

namespace {

// As it stands in the field: a line for each phase.
std::string lines_of(std::string const& words, orders::Later const& rest) {
  std::string out = whole_order(words, orders::later_text(rest));
  for (size_t at = out.find("; "); at != out.npos; at = out.find("; ", at)) out.replace(at, 2, "\n");
  return out;
}

}  // namespace

// Of the running phase, or of a later one of its sheet.
Edit Drafted::edit(orders::Wish const& with) const {
  std::string const words = orders::wish_text(game, with, car());
  if (now.empty()) return edit_between(text, lines_of(words, rest));
  orders::Later all = rest;
  all.of[size_t(orders::place_of(rest, s))] = words;
  return edit(all);
}

Edit Drafted::edit(orders::Later const& with) const {
  std::string words = now;
  if (words.empty()) words = orders::wish_text(game, wish, car());
  return edit_between(text, lines_of(words.empty() ? orders::move_text(kStraight) : words, with));
}

std::vector<Action> play_of(Drafted const& d) {
  std::vector<Action> out;
  if (d.written) return out;
  State at = d.s;
  SeededDice none(0);
  for (Action a : orders::actions_of(d.wish)) {
    Actions now;
    d.game.legal(at, now);
    if (now.find(a) < 0) continue;
    d.game.apply(at, a, none, NoLog{});
    out.push_back(a);
  }
  return out;
}

Price price_of(CarWars const& g, State const& s, Preview const& p) {
  Price out;
  bool const free = p.d.d == 0 && p.braking_d == 0;
  out.control = free ? "safe" : orders::control_text(p.need);
  out.tone = free || p.need <= kNeedNothing ? Tone::Good : p.need >= kNeedTooMuch ? Tone::Bad : Tone::Warn;
  if (p.hits_wall >= 0) out.meets = "wall", out.tone = Tone::Bad;
  else if (p.hits_car >= 0) out.meets = g.name_of(p.hits_car), out.tone = Tone::Bad;
  else if (p.meets >= 0 && p.meets < s.counters.size()) {
    Lie const type = s.counters[p.meets].type;
    out.meets = orders::lie_text(type);
    bool const harmless = type == Lie::smoke || type == Lie::paint;
    if (!harmless) out.tone = Tone::Bad;
  }
  return out;
}

namespace {

// From its nose to whom it fires at, with what two dice need: halfway, or where there is no room for it, at the target, on the
// side away from the shot.
void line_of_fire(Car const& from, Car const& target, int number, Upright const& up, Ghost& ghost) {
  Vec const a = up(from.pose).at, b = up(target.pose).at;
  DrawnShape line = drawn(DrawnShape::Segment, DrawnShape::OverTokens, Tone::Accent);
  line.points = {a, b}, line.width = 0.05f, line.dash = 0.16f, line.line = 0.9f;
  ghost.shapes.push_back(std::move(line));
  DrawnShape ring = drawn(DrawnShape::Disc, DrawnShape::OverTokens, Tone::Accent);
  ring.at = b, ring.radius = 0.36f, ring.fill = 0, ring.width = 0.06f;
  ghost.shapes.push_back(std::move(ring));
  DrawnShape words = drawn(DrawnShape::Text, DrawnShape::OverTokens, Tone::Accent);
  words.text = "needs " + to_string(aim::least_roll(number)) + (number < 12 ? " or more" : ""), words.radius = 0.46f, words.line = 1, words.width = 0.02f;
  bool const far = std::hypot(b.x - a.x, b.y - a.y) > 6, under = a.y > b.y + 0.3f;
  words.at = far ? Vec{(a.x + b.x) / 2, (a.y + b.y) / 2} : Vec{b.x, b.y + (under ? -1.3f : 1.3f)};
  ghost.shapes.push_back(std::move(words));
}

}  // namespace

std::shared_ptr<Ghost const> ghost_of(CarWars const& g, State const& s, Seat seat, Preview const& p) {
  if (p.poses.empty()) return nullptr;
  Upright const up(g.arena());
  auto ghost = std::make_shared<Ghost>();
  Car car = s.cars[seat];
  geometry::Body const body = duel::body_of(car);
  bool const bad = price_of(g, s, p).tone == Tone::Bad;
  Path way{Path::Preview, seat, {up(car.pose.at)}};
  for (geometry::Pose const& pose : p.poses) {
    DrawnShape outline;                       // where it stands after each step: together what it sweeps
    outline.kind = DrawnShape::Polygon, outline.tone = bad ? Tone::Bad : Tone::Info;
    outline.fill = 0.14f, outline.line = 0.5f;
    outline.points = up(geometry::box(pose, body));
    ghost->shapes.push_back(std::move(outline));
    way.points.push_back(up(pose.at));
  }
  ghost->paths.push_back(std::move(way));
  car.pose = p.poses.back();
  draw_reach(car, up, ghost->shapes);
  Seat const target = nearest_of(s, seat);
  int const number = target == kNobody || p.fire_penalty <= -100 ? 13 : best_number(g, s, seat, &p);
  if (number <= 12) line_of_fire(car, s.cars[target], number, up, *ghost);
  Token end = token_of(car, seat, up);
  end.ghost = true, end.alpha = 0.6f, end.mine = false;
  ghost->tokens.push_back(std::move(end));
  return ghost;
}

std::shared_ptr<Ghost const> ghost_of(CarWars const& g, State const& s, Seat seat, ShotInfo const& one) {
  if (one.shot.seat == seat || one.needed > 12) return nullptr;
  auto ghost = std::make_shared<Ghost>();
  if (one.shot.seat >= 0 && one.shot.seat < s.cars.size()) line_of_fire(s.cars[seat], s.cars[one.shot.seat], one.needed, Upright(g.arena()), *ghost);
  ghost->lines = std::make_shared<std::vector<Line> const>(sum_of(g, s, seat, one.shot));
  return ghost;
}

std::shared_ptr<Ghost const> no_sum() {
  auto ghost = std::make_shared<Ghost>();
  ghost->lines = std::make_shared<std::vector<Line> const>();
  return ghost;
}

}  // namespace show

void CarWars::offer_kept(State const& s, Seat seat, std::string_view text, std::span<KeptDraft const> kept, std::vector<Question>& questions) const {
  if (s.stage == Stage::bring && !questions.empty()) show::offer_own(*this, s, seat, text, kept, questions);
}

std::vector<FormPage> CarWars::form_pages(State const& s, Seat seat, std::string_view text) const {
  bool const drives = seat >= 0 && seat < s.cars.size() && seat < s.plans.size() && s.stage == Stage::plan && actor(s) == seat;
  return drives ? show::sheet_pages(show::drafted(*this, s, seat, text)) : std::vector<FormPage>{};
}

std::vector<Question> CarWars::questions(State const& s, Seat seat, std::string_view text, int page) const {
  if (seat < 0 || seat >= s.cars.size() || seat >= s.plans.size() || actor(s) != seat) return {};
  switch (s.stage) {
    case Stage::bring: return show::bring_questions(*this, s, seat, text);
    case Stage::plan: {
      show::Drafted const d = show::drafted(*this, s, seat, text);
      return page > 0 ? show::page_questions(d, page) : show::drive_questions(d);
    }
    case Stage::fire: return show::fire_questions(*this, s, seat);
    default: return {};
  }
}

}  // namespace paddock::car_wars
