// What firing actions are good for besides fire: said with the plan of a phase, done once everybody has moved.
#include <algorithm>

#include "games/car_wars/duel/devices.hpp"
#include "games/car_wars/orders/called.hpp"
#include "games/car_wars/rules/register.hpp"
#include "games/car_wars/show/questions.hpp"

namespace paddock::car_wars::show {

using namespace duel;
using std::to_string;

namespace {

Choice gadget_choice(Car const& car, int row) {
  Choice c;
  c.icon = "gauge";
  if (row >= car.devices.size()) return c;
  Device const& one = car.devices[row];
  c.rule = rule_named(is_rocket(one.kind) ? "CW-161" : "CW-155");
  switch (one.kind) {
    case Gadget::booster: c.text = "Fire the rocket booster"; break;
    case Gadget::jump_jet: c.text = "Fire the jump jet"; break;
    case Gadget::chute: c.text = "Throw the drag chute", c.note = "20 mph less, D2", c.rule = rule_named("R-22"); break;
    case Gadget::nitrous: c.text = "Nitrous: 10 mph more acceleration", c.note = "for this turn, " + to_string(one.force) + " left", c.rule = rule_named("R-2"); break;
    case Gadget::capacitors: c.text = "Capacitors: 5 mph more acceleration", c.note = "for this turn, " + to_string(one.force) + " left", c.rule = rule_named("R-2"); break;
    case Gadget::sidecar: c.text = "Drop the sidecar", c.note = "with all that is in it, D2", c.rule = rule_named("R-22"); break;
    case Gadget::pod: c.text = std::string("Drop the pod, ") + kFaceNames[one.face], c.note = "with all that is in it", c.rule = rule_named("R-22"); break;
    case Gadget::overdrive: c.text = one.on ? "Overdrive off" : "Overdrive on"; break;
    default: c.text = one.on ? "Torque motors off" : "Torque motors on"; break;
  }
  if (is_rocket(one.kind)) c.note = std::string(one.kind == Gadget::booster && one.face == Front && car.pace >= 0 ? "brakes by " : "pushes by ") + orders::mph_words(one.force) + " mph";
  return c;
}

// Two of a kind in one place are told apart by their number.
std::string gun_words(Car const& car, int gun) {
  std::string const words = orders::gun_text(car, gun), one = orders::one_gun_text(car, gun);
  return one == words ? words : words + ", " + one + ",";
}

Choice device_choice(Drafted const& d, int code) {
  Car const& car = d.car();
  Choice c;
  if (code >= kOpen) c.text = "Open the port of " + gun_words(car, code - kOpen), c.icon = "eye", c.note = "then it fires like any other", c.rule = rule_named("R-8.1");
  else if (code >= kDetonate) c.text = "Set off mine " + to_string(code - kDetonate + 1), c.icon = "bomb", c.note = "by radio", c.rule = rule_named("CW-014");
  else if (code >= kMagazine) c.text = "Change the rounds of " + gun_words(car, code - kMagazine), c.icon = "stack-2", c.note = "takes no action", c.rule = rule_named("R-8.1");
  else if (code >= kAutomatic) {
    int const gun = code - kAutomatic;
    bool const on = gun < car.guns.size() && car.guns[gun].automatic;
    c.text = gun_words(car, gun) + (on ? " off automatic" : " on automatic"), c.icon = "tool", c.rule = rule_named("CW-092");
  } else if (code >= kUse) c = gadget_choice(car, code - kUse);
  else if (code == kPopup) c.text = car.lowered ? "Raise the turret" : "Lower the turret", c.icon = "crosshair", c.note = car.lowered ? "takes a turn" : "takes a turn; down it neither fires nor is hit", c.rule = rule_named("R-8.1");
  else if (code == kWait) c.text = "Let equally fast cars go first", c.icon = "hourglass", c.note = "takes no action", c.rule = rule_named("CW-131");
  else {
    int const zone = zone_of_mark(code);
    c.text = "Measure the range to " + (zone >= 0 ? "mark " + to_string(zone + 1) : d.game.name_of(Seat(code)));
    c.icon = "ruler-2", c.note = "then only he may be fired at in this turn", c.rule = rule_named("CW-037");
    if (zone >= 0) c.note = "then only that mark may be fired at in this turn";
  }
  return c;
}

}  // namespace

// Of two crew each may drop one; the strip says one, the text both.
void drop_question(Drafted const& d, std::vector<Question>& out) {
  orders::Wish bare = d.wish;
  bare.devices.clear();
  int said = -1;
  for (int16_t code : d.wish.devices) {
    if (!lays(code)) bare.devices.push(code);
    else said = code;
  }
  Plan plan = d.s.plans[d.seat];
  plan.devices = bare.devices;
  DeviceCodes open;
  device_choices(d.game.book(), d.s, plan, d.seat, open);
  Question q;
  q.look = Question::Strip, q.icon = "stack-2", q.label = "Drop", q.rule = rule_named("R-9");
  q.note = "In this phase, once all have moved, whoever follows. It takes a firing action of this turn.";
  auto const add = [&](std::string text, int code) {
    orders::Wish with = bare;
    if (lays(code)) with.devices.push(int16_t(code));
    Choice c;
    c.text = std::move(text), c.edit = d.edit(with);
    if (code == said) q.chosen = int(q.choices.size());
    q.choices.push_back(std::move(c));
  };
  add("Nothing", -1);
  for (int16_t code : open)
    if (lays(code)) add(orders::one_gun_text(d.car(), laid_by(code)) + (code >= kLayAside ? ", aside" : ""), code);
  if (!open.empty() && open.back() >= kLayAside) q.note += " Aside: over the side of its corner, not over its end.";
  if (q.choices.size() > 1) out.push_back(std::move(q));
}

// A press says it, another one takes it back.
void device_questions(Drafted const& d, std::vector<Question>& out) {
  Question q;
  q.look = Question::Fold, q.icon = "tool", q.label = "Devices", q.rule = rule_named("R-8.1");
  q.note = "Most of them take somebody's firing action of this turn.";
  auto const& said = d.wish.devices;
  for (int16_t code : said) {
    if (lays(code)) continue;              // drop_question()
    orders::Wish with = d.wish;
    with.devices.clear();
    for (int16_t other : said)
      if (other != code) with.devices.push(other);
    Choice c = device_choice(d, code);
    q.chosen = int(q.choices.size());
    q.value += (q.value.empty() ? "" : ", ") + orders::device_text(d.car(), code);
    c.tone = Tone::Good, c.note = "said; a press takes it back", c.edit = d.edit(with);
    q.choices.push_back(std::move(c));
  }
  Plan plan = d.s.plans[d.seat];
  plan.devices = said;
  DeviceCodes open;
  device_choices(d.game.book(), d.s, plan, d.seat, open);
  for (int16_t code : open) {
    if (lays(code) || std::find(said.begin(), said.end(), code) != said.end()) continue;
    orders::Wish with = d.wish;
    with.devices.push(code);
    Choice c = device_choice(d, code);
    c.edit = d.edit(with);
    q.choices.push_back(std::move(c));
  }
  if (q.value.empty()) q.value = "none";
  if (!q.choices.empty()) out.push_back(std::move(q));
}

}  // namespace paddock::car_wars::show
