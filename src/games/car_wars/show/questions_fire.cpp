// How fire is decided, beforehand and on the way.
#include <algorithm>

#include "core/order.hpp"
#include "core/text.hpp"
#include "games/car_wars/duel/phase.hpp"
#include "games/car_wars/duel/shoot_parts.hpp"
#include "games/car_wars/orders/called.hpp"
#include "games/car_wars/rules/register.hpp"
#include "games/car_wars/show/questions.hpp"
#include "games/car_wars/show/record.hpp"
#include "games/car_wars/show/say.hpp"
#include "games/car_wars/show/seen.hpp"

namespace paddock::car_wars::show {

using namespace duel;
using orders::Wish;
using std::to_string;

Seat nearest_of(State const& s, Seat seat) {
  Seat best = kNobody;
  geometry::Squared least;
  for (int i = 0; i < s.cars.size(); ++i) {
    if (i == seat || !s.cars[i].fights()) continue;
    geometry::Squared const far = geometry::squared(s.cars[seat].pose.at, s.cars[i].pose.at);
    if (best == kNobody || far < least) best = Seat(i), least = far;
  }
  return best;
}

namespace {

bool drops(Car const& car, int gun) { return gun >= 0 && gun < car.guns.size() && arm_of(car.guns[gun]).drops; }

}  // namespace

namespace {

// As a preview leaves it, with nobody else to fire at.
Board after_it(State const& s, Seat seat, Seat target, Preview const* after) {
  Board at = s;
  if (after && !after->poses.empty()) {
    at.cars[seat].pose = after->poses.back();
    at.cars[seat].d_phase = int8_t(std::clamp(after->d.d + after->braking_d, 0, 100));
  }
  for (int i = 0; i < at.cars.size(); ++i)
    if (i != seat && i != target) at.cars[i].out = true;         // at the nearest alone
  return at;
}

}  // namespace

int best_number(CarWars const& g, State const& s, Seat seat, Preview const* after) {
  Seat const target = nearest_of(s, seat);
  if (target == kNobody) return 13;
  Board const at = after_it(s, seat, target, after);
  ShotList list;
  shots(g.book(), at, seat, list);
  int best = 13;
  for (ShotInfo const& one : list)
    if (one.shot.seat == target) best = std::min(best, one.needed);
  return best;
}

NoShotWords no_shot_words(CarWars const& g, State const& s, Seat seat, Preview const& after) {
  Seat const target = nearest_of(s, seat);
  if (target == kNobody) return {"nobody", "there is nobody left to fire at"};
  if (after.fire_penalty <= -100) return {"no aim", "nobody can aim during such a maneuver"};
  std::string const name = g.name_of(target);
  switch (no_shot(g.book(), after_it(s, seat, target, &after), seat, target)) {
    case NoShot::weapon: return {"no gun", "the car has no weapon that is aimed"};
    case NoShot::lost: return {"gun lost", "the weapons that are aimed are destroyed"};
    case NoShot::empty: return {"no rounds", "no rounds or no power are left"};
    case NoShot::fired: return {"has fired", "each weapon fires once a turn"};
    case NoShot::hand: return {"crew busy", "each person on board fires once a turn"};
    case NoShot::aim: return {"no aim", "the car is out of hand"};
    case NoShot::arc: return {"not in arc", name + " is not in the arc of a weapon from there"};
    case NoShot::smoke: return {"smoke", "smoke or paint stops lasers"};
    case NoShot::hidden: return {"hidden", "something stands in the line of fire to " + name};
    case NoShot::wall: return {"wall", "a wall stands in the line of fire to " + name};
    case NoShot::reach: return {"too far", name + " is too far away"};
    case NoShot::number: return {"over 12", "all together two dice would need more than 12"};
    default: return {"none", "there is no target for it"};
  }
}

namespace {

// What one shot fires (R 8.4): aimed where it is aimed, and what else of its link goes off with it.
struct Together {
  std::string names, rest;               // "2 MG front"; "HR front straight ahead, SS back dropped"; empty: nothing
};
Together together(CarWars const& g, State const& s, Seat seat, Shot const& shot) {
  Car const& car = s.cars[seat];
  Salvo salvo = salvo_of(firing_of(g.book(), s, seat, s.plans[seat].shots), shot.gun);
  Together out;
  GunSet aimed;
  for (int8_t gun : salvo.aimed) {       // what cannot be aimed there fires straight ahead
    bool const beside = car.guns[gun].face == car.guns[shot.gun].face && car.guns[gun].aside == car.guns[shot.gun].aside;
    if (beside || shot.seat == seat || to_hit(g.book(), s, seat, {gun, shot.seat, shot.aim}).possible) aimed.push(gun);
    else salvo.straight.push(gun);
  }
  auto const rest = [&](GunSet const& guns, char const* how) {
    if (!guns.empty()) out.rest += (out.rest.empty() ? "" : ", ") + briefs_of(car, {guns.begin(), size_t(guns.size())}) + how;
  };
  rest(salvo.guided, " behind its laser");
  for (int face = Front; face <= Right; ++face) {
    GunSet ways;
    for (int8_t gun : salvo.straight)
      if (std::clamp<int>(car.guns[gun].face, Front, Right) == face) ways.push(gun);
    rest(ways, orders::straight_from(face));
  }
  if (aimed.empty()) aimed = salvo.dropped;
  else rest(salvo.dropped, " dropped");
  out.names = briefs_of(car, {aimed.begin(), size_t(aimed.size())});
  return out;
}

}  // namespace

std::string side_text(CarWars const& g, State const& s, Seat seat, Shot const& shot) {
  if (shot.aim != AimCar || shot.seat == seat || !seated(s, shot.seat) || lands_before(arm_of(s.cars[seat].guns[shot.gun]))) return "";
  for (int aim = AimFront; aim <= AimRight; ++aim)
    if (as_listed(g.book(), s, seat, {shot.gun, shot.seat, int8_t(aim)}).aim == AimCar) return aim_words(s.cars[shot.seat], aim);
  return "";
}

std::string shot_text(CarWars const& g, State const& s, Seat seat, Shot const& shot) {
  bool const there = shot.gun >= 0 && shot.gun < s.cars[seat].guns.size();
  std::string out = there ? together(g, s, seat, shot).names : orders::gun_text(s.cars[seat], shot.gun);
  bool const linked = there && s.cars[seat].guns[shot.gun].link >= 0;
  if (linked) out += " link";
  if (shot.seat == seat && shot.aim == AimCar) return out;
  if (shot.seat == seat) return out + (linked ? ", this one aside to the " : ", aside to the ") + (shot.aim == AimLeft ? "left" : "right");
  if (shot.seat < 0) return out;
  std::string const aim = seated(s, shot.seat) ? aim_words(s.cars[shot.seat], shot.aim) : orders::aim_text(shot.aim);
  return out + " at " + g.name_of(shot.seat) + (aim.empty() ? "" : ", " + aim);
}

std::string struck_text(CarWars const& g, State const& s, Seat seat, Shot const& shot) {
  std::string const side = side_text(g, s, seat, shot);
  return shot_text(g, s, seat, shot) + (side.empty() ? "" : ", " + side);
}

// ---- before the phase

namespace {

// Whom standing fire prefers; the nearest where that one cannot be had.
Question target_question(Drafted const& d) {
  StandingOrder const now = d.s.plans[d.seat].standing;
  Question fold;
  fold.look = Question::Fold, fold.icon = "crosshair", fold.label = "Fire at", fold.rule = rule_named("R-8.1");
  auto const add = [&](std::string text, Seat target) {
    Wish with = d.wish;
    with.take(orders::words_left(d.s, d.seat));
    with.fire = int(FireBy::standing), with.number = now.number, with.target = target, with.else_nearest = target != kNobody;
    if (with.move < 0) with.move = kStraight;
    Choice c;
    c.text = std::move(text), c.edit = d.edit(with);
    if (target == now.target) fold.chosen = int(fold.choices.size()), fold.value = c.text;
    fold.choices.push_back(std::move(c));
  };
  add("the nearest", kNobody);
  for (int s = 0; s < d.s.cars.size(); ++s)
    if (s != d.seat && d.s.cars[s].fights()) add(d.game.name_of(Seat(s)) + ", else the nearest", Seat(s));
  return fold;
}

}  // namespace

void fire_words_questions(Drafted const& d, std::vector<Question>& out) {
  Plan const& plan = d.s.plans[d.seat];
  bool const said = d.wish.fire >= 0 || d.wish.number > 0 || d.wish.drop > 0;
  FireBy const by = said && d.wish.fire >= 0 ? FireBy(d.wish.fire) : plan.fire;
  int const number = by == FireBy::standing ? plan.standing.number : 0, drop = by == FireBy::standing ? plan.standing.drop : 0;
  auto const wish = [&](FireBy fire, int on, int within) {
    Wish with = d.wish;
    if (with.number == 0 && by == FireBy::standing) with.take(orders::words_left(d.s, d.seat));   // whom and with what stays as it was
    with.fire = int(fire), with.number = on, with.drop = within;
    if (with.move < 0) with.move = kStraight;
    return d.edit(with);
  };
  Question q;
  q.look = Question::Strip, q.icon = "crosshair", q.label = "Fire", q.rule = rule_named("R-8.1");
  auto const add = [&](std::string text, std::string note, FireBy fire, int on, int within, bool chosen) {
    Choice c;
    c.text = std::move(text), c.note = std::move(note), c.edit = wish(fire, on, within);
    if (chosen) q.chosen = int(q.choices.size());
    q.choices.push_back(std::move(c));
  };
  add("Ask me", "when all have moved", FireBy::ask, 0, 0, by == FireBy::ask);
  add("Hold", "no fire", FireBy::hold, 0, 0, by == FireBy::hold);
  std::vector<int> numbers = {6, 7, 8, 9, 10};
  if (number > 0 && std::find(numbers.begin(), numbers.end(), number) == numbers.end()) numbers.insert(number < 6 ? numbers.begin() : numbers.end(), number);
  for (int on : numbers) add("On " + to_string(on) + "+", orders::chance_text(on), FireBy::standing, on, drop, by == FireBy::standing && number == on);
  q.note = "It stays so until you change it. \"On 8+\" fires at the nearest car as soon as two dice need 8 or less.";
  out.push_back(std::move(q));
  if (by == FireBy::standing && number > 0 && d.s.cars.size() > 2) out.push_back(target_question(d));
  if (!carries_dropper(d.car())) return;
  drop_question(d, out);
  int const left = number > 0 ? orders::words_left(d.s, d.seat).number : 0;
  Question fold;
  fold.look = Question::Fold, fold.icon = "stack-2", fold.label = "Drop when followed", fold.rule = rule_named("R-9");
  for (int within : {0, 2, 4, 6, 8, 10, 12}) {
    Choice c;
    c.text = within ? "within " + to_string(within) + " inches" : "never by itself";
    c.edit = within ? wish(FireBy::standing, left, within) : wish(left ? FireBy::standing : FireBy::ask, left, 0);
    if (within == drop) fold.chosen = int(fold.choices.size()), fold.value = c.text;
    fold.choices.push_back(std::move(c));
  }
  out.push_back(std::move(fold));
}

// ---- on the way

FireAdvice fire_advice(CarWars const& g, State const& s, Seat seat) {
  FireAdvice out;
  out.best.gun = out.shown.gun = -1;
  State at = s;
  // Tried on a copy without carrying anything out: what comes of it is rolled once it is played.
  auto const play = [&](Action a) {
    Actions now;
    g.legal(at, now);
    if (now.find(a) < 0) return false;
    out.play.push_back(a);
    at.plans[seat].shots.push(shot_of(a.arg));
    return true;
  };
  for (Shot const& shot : usual_shots(g.book(), s, seat)) {
    if (s.plans[seat].shots.size() + int(out.play.size()) >= 4 || !play({verb::Shoot, code_of(shot)})) continue;
    if (out.best.gun < 0) out.best = shot;
    out.text += (out.text.empty() ? "Fire " : " and ") + struck_text(g, s, seat, shot);
  }
  ShotList open;
  open_shots(g.book(), s, s.plans[seat], seat, open);
  int worth = -1;
  for (ShotInfo const& one : open) {
    if (one.shot.seat == seat || one.needed > 12 || drops(s.cars[seat], one.shot.gun) || one.permille * one.damage10 <= worth) continue;
    out.shown = one.shot, worth = one.permille * one.damage10;
  }
  if (out.best.gun >= 0) out.shown = out.best;
  // Who has fired all he may is not asked any more.
  if (out.play.empty() || more_fire(g.book(), at, at.plans[seat], seat)) out.play.push_back({verb::Done, 0});
  if (out.text.empty()) out.text = s.plans[seat].shots.empty() ? "Hold fire" : "No more fire";
  return out;
}

namespace {

// Which of several weapons that are called alike: " 2"; of a single one nothing.
std::string among_alike(Car const& car, int gun) {
  if (gun < 0 || gun >= car.guns.size()) return "";
  std::string const text = orders::gun_text(car, gun);
  int place = 0, alike = 0;
  for (int i = 0; i < int(car.guns.size()); ++i) {
    bool const with_it = i != gun && car.guns[i].link >= 0 && car.guns[i].link == car.guns[gun].link;   // one shot, one row
    bool counted = false;
    for (int k = 0; k < i && i != gun && car.guns[i].link >= 0; ++k) counted |= car.guns[k].link == car.guns[i].link && orders::gun_text(car, k) == text;
    if (with_it || counted || orders::gun_text(car, i) != text) continue;
    ++alike;
    if (i <= gun) ++place;
  }
  return alike > 1 ? " " + to_string(place) : "";
}

// "#12" instead of a long name, which stands on the button: behind it the weapon must still be seen.
std::string brief_name(CarWars const& g, Seat seat) {
  std::string const name = g.name_of(seat);
  if (seat < 0 || seat >= g.seats() || points_in(name) <= 10) return name;
  return "#" + to_string(g.setup().seats[size_t(seat)].number);
}

Choice shot_choice(CarWars const& g, State const& s, Seat seat, ShotInfo const& one) {
  Choice c;
  c.text = shot_text(g, s, seat, one.shot);
  c.icon = "crosshair";
  c.play = {{verb::Shoot, code_of(one.shot)}};
  Together const with = together(g, s, seat, one.shot);
  std::string const link = s.cars[seat].guns[one.shot.gun].link < 0 ? "" : with.rest.empty() ? "one link" : "one link, with " + with.rest;
  c.below = capital(link);
  if (one.shot.seat == seat || drops(s.cars[seat], one.shot.gun)) {
    c.icon = "stack-2", c.text = "Drop from " + c.text;
    c.below = capital(orders::gun_text(s.cars[seat], one.shot.gun)) + (link.empty() ? "" : ", " + link);   // by its whole name
    c.commit = c.text, c.rule = rule_named("R-9"), c.ghost = no_sum();
    return c;
  }
  c.rule = rule_named("R-8.3");
  int const least = aim::least_roll(one.needed);
  c.value = "needs " + to_string(least);
  c.note = "needs " + to_string(least) + " or more: " + orders::chance_text(one.needed) + ", a hit does about " + to_string((one.damage10 + 5) / 10);
  c.tone = one.permille >= 500 ? Tone::Good : one.permille >= 166 ? Tone::Plain : Tone::Warn;
  c.commit = "Fire " + struck_text(g, s, seat, one.shot) + ", needs " + to_string(least);
  c.ghost = ghost_of(g, s, seat, one);
  // The target first: of a long row the end is cut.
  std::string const aim = seated(s, one.shot.seat) ? aim_words(s.cars[one.shot.seat], one.shot.aim) : orders::aim_text(one.shot.aim);
  c.text = brief_name(g, one.shot.seat) + (aim.empty() ? "" : ", " + aim) + ": " + with.names + among_alike(s.cars[seat], one.shot.gun);
  if (std::string const side = side_text(g, s, seat, one.shot); !side.empty()) c.below = "On its " + side + (link.empty() ? "" : ", " + link);
  c.cells = {{orders::chance_text(one.needed), c.tone}, {to_string((one.damage10 + 5) / 10), Tone::Plain}, {to_string(least), Tone::Plain}};
  return c;
}

Choice done_choice(bool more) {
  Choice c;
  c.text = more ? "No more fire" : "Hold fire";
  c.icon = "ban";
  c.note = "the phase goes on";
  c.play = {{verb::Done, 0}};
  c.commit = c.text, c.ghost = no_sum();
  return c;
}

}  // namespace

std::vector<Question> fire_questions(CarWars const& g, State const& s, Seat seat) {
  ShotList open;
  open_shots(g.book(), s, s.plans[seat], seat, open);
  std::vector<ShotInfo> all(open.begin(), open.end());
  sort_few(all, [](ShotInfo const& a, ShotInfo const& b) { return int64_t(a.permille) * a.damage10 > int64_t(b.permille) * b.damage10; });
  Question whole, parts;
  whole.icon = "crosshair", whole.label = "Your fire", whole.rule = rule_named("R-8.1");
  whole.columns = {"chance", "points", "needs"};
  whole.note = "Needs: what two dice must show. Points: what a hit does on average. Each person and each weapon fires once a turn; all fire of a phase counts at once.";
  parts.look = Question::Fold, parts.icon = "focus-centered", parts.label = "Aim at a part", parts.rule = rule_named("R-8.3"), parts.value = "harder";
  FireAdvice const advice = fire_advice(g, s, seat);
  for (ShotInfo const& one : all) {
    bool const part = one.shot.aim != AimCar && one.shot.seat != seat;
    if (one.needed > 12 && one.shot.seat != seat && !drops(s.cars[seat], one.shot.gun)) continue;
    Question& q = part ? parts : whole;
    if (one.shot == advice.best) q.chosen = int(q.choices.size());
    q.choices.push_back(shot_choice(g, s, seat, one));
  }
  if (whole.chosen < 0 && parts.chosen < 0) whole.chosen = int(whole.choices.size());
  whole.choices.push_back(done_choice(!s.plans[seat].shots.empty()));
  std::vector<Question> out;
  out.push_back(std::move(whole));
  if (!parts.choices.empty()) out.push_back(std::move(parts));
  return out;
}

}  // namespace paddock::car_wars::show
