// The decision panel of a seat: its car's figures, what the order comes to, and the button. Its questions are in questions*.cpp.
#include "games/car_wars/show/desk.hpp"

#include <algorithm>
#include <cstdlib>

#include "games/car_wars/duel/entry.hpp"
#include "games/car_wars/orders/called.hpp"
#include "games/car_wars/orders/picture.hpp"
#include "games/car_wars/rules/control.hpp"
#include "games/car_wars/rules/register.hpp"
#include "games/car_wars/rules/to_hit.hpp"
#include "games/car_wars/show/record.hpp"

namespace paddock::car_wars {

using namespace duel;
using std::to_string;

namespace show {
namespace {

Line note(Icon icon, std::string text, std::string value, char const* rule, Tone tone = Tone::Plain) {
  Line l;
  l.icon = icon, l.text = std::move(text), l.value = std::move(value), l.tone = tone;
  if (Rule const r = rule_named(rule); !r.empty()) l.rules.push_back(r);
  return l;
}

// Of what is added to the number that two dice must show.
std::string added_text(int n) { return n == 0 ? "no change" : (n > 0 ? "+" : "") + number_text(n); }

void state_chips(State const& s, Car const& car, Desk& d) {
  if (std::string const going = orders::going_text(car); !going.empty()) d.chips.push_back({"alert-octagon", capital(going), Tone::Bad, rule_named("R-6")});
  if (car.burning) d.chips.push_back({"flame", "On fire", Tone::Bad, rule_named("R-10")});
  if (car.mobility) d.chips.push_back({"engine-off", "Cannot drive", Tone::Bad, rule_named("CW-149")});
  if (car.aim < 0) d.chips.push_back({"crosshair", car.aim <= -100 ? "No aimed fire this turn" : "Shots +" + to_string(-car.aim) + " this turn", Tone::Warn, rule_named("R-6")});
  if (car.painted) d.chips.push_back({"eye-off", "Painted windows", Tone::Warn, rule_named("R-9")});
  if (car.crew[0].there && car.crew[0].stunned_until >= s.now()) d.chips.push_back({"alert-circle", "Driver stunned", Tone::Bad, rule_named("CW-035")});
}

void figures(CarWars const& g, State const& s, Car const& car, Desk& d) {
  d.figures = {{"Speed", orders::mph_words(car.pace), Tone::Plain, "Miles an hour: 10 mph are an inch a turn."},
               {"Handling now", number_text(car.hs), car.hs < 0 ? Tone::Bad : Tone::Plain,
                "How well it is in hand now. Maneuvers and hits take from it (D); " + recovery_text(g, car) + ". Low and fast, a die decides whether it stays in control."}};
  if (!car.known) return;
  d.record = record_of(g, car);
  state_chips(s, car, d);
}

// The inches of each phase of this turn, at the speed of the draft.
void inches_row(Drafted const& of, Desk& d) {
  d.parts_label = "This turn, inches";
  d.parts.now = of.s.phase - 1;
  d.parts.label = "Inches in the phases of this turn:";
  for (int phase = 1; phase <= 5; ++phase) {
    std::string const inches = orders::quarters_text(quarters_now(of.game.book(), of.car(), phase, of.pace()));
    d.parts.steps.push_back({inches, "", Tone::Plain});
    d.parts.label += (phase > 1 ? ", " : " ") + inches;
  }
}

// What each handling status needs at this speed; where it is, and where the draft brings it.
void handling_row(CarWars const& g, Car const& car, int pace, int then, Desk& d) {
  int const best = std::clamp<int>(std::max<int>({5, car.hs, handling_class(g.book(), car)}), 5, kBestColumn);
  for (int status = best; status >= kWorstStatus; --status) {
    int const need = control_need(mph(std::abs(pace)), status, g.rules().control);
    StepTrack::Step step{number_text(status), "", Tone::Good};
    if (need >= kNeedTooMuch) step.below = "lost", step.tone = Tone::Bad;
    else if (need > kNeedNothing) step.below = to_string(need) + "+", step.tone = need > 3 ? Tone::Bad : Tone::Warn;
    d.track.steps.push_back(std::move(step));
  }
  d.track.now = best - std::clamp<int>(car.hs, kWorstStatus, best), d.track.then = best - std::clamp(then, kWorstStatus, best);
  d.track.label = "Handling " + number_text(car.hs) + ", then " + number_text(then);
  d.track.tip = d.track.label + ". Where a number like 2+ stands below, one die must show so much after a maneuver that costs handling, or control is lost; green is safe at this speed.";
}

// ---- the line-up

void bring_desk(CarWars const& g, State const& s, Seat seat, Desk& d) {
  orders::Bringing const now = brought_now(g, s, seat);
  Car const car = car_of(g, now);
  figures(g, s, car, d);
  d.figures = {{"Speed", orders::mph_words(now.start)}, {"Top speed", orders::mph_words(car.top)}, {"Handling class", to_string(car.hc), Tone::Plain, "So much handling it has at the start, and so much comes back each turn, besides what its driver's skill adds."}};
  d.chips.clear();
  d.tag = now.tag;
  d.shelf = now.tag.empty() ? "" : "designs";            // one that was sent to him can be kept; those kept are among the answers
  std::string const name = now.stock >= 0 ? std::string(stock_name(now.stock)) : "your own car";
  d.commit = "Roll in with " + name + " at " + orders::mph_words(now.start) + " mph";
  bool const written = s.plans[seat].rank > 0;
  d.lines.push_back(note("car", written ? "You bring *" + name + "*." : "Choose a car, or press the button: *" + name + "* is a sensible one.", "", "R-13"));
  d.lines.push_back(note("crosshair", capital(arms_text(car)), "", "R-8.1", Tone::Quiet));
  d.lines.push_back(note("list-numbers", "A turn is one second in five phases. In each you choose a maneuver; when all have moved you may fire.", "", "R-2", Tone::Quiet));
  if (written) return;
  d.commit_play = orders::actions_of(now);
  d.commit_play.push_back(CarWars::kSeal);
}

// ---- a phase

// What the chosen way costs and risks, each number with its reason.
void price_lines(Drafted const& of, Desk& d) {
  Preview const p = preview(of.game.book(), of.s, of.seat, of.pace(), of.move(), of.wish.inch);
  Price const price = price_of(of.game, of.s, p);
  std::string what = capital(orders::move_text(of.move())) + ": ";       // before the first reason
  for (driving::Part const& part : p.d.parts) {
    if (part.d == 0) continue;
    d.lines.push_back(note("", what + part.reason, part.d > 0 ? "D" + to_string(part.d) : number_text(part.d), part.rule, Tone::Quiet));
    what.clear();
  }
  if (p.braking_d > 0) d.lines.push_back(note("", "Braking to " + orders::mph_words(of.pace()) + " mph", "D" + to_string(p.braking_d), "R-3", Tone::Quiet));
  if (p.d.d + p.braking_d > 0) {
    std::string const roll = p.need <= kNeedNothing ? "safe at " + orders::mph_words(of.pace()) + " mph" : p.need >= kNeedTooMuch ? "control is lost" : "a die must show " + price.control;
    d.lines.push_back(note("steering-wheel", "Handling " + number_text(of.car().hs) + " to " + number_text(p.hs) + ": " + roll, "", "R-5.3", p.need > kNeedNothing ? Tone::Warn : Tone::Good));
  }
  if (!price.meets.empty())
    d.lines.push_back(note("alert-triangle", "On the way it meets *" + price.meets + "*, if nothing else moves.", "", "CW-118", price.tone));
  if (p.fire_penalty <= -100) d.lines.push_back(note("crosshair", "No aimed fire in this phase", "", "R-4", Tone::Warn));
  else if (p.fire_penalty < 0) d.lines.push_back(note("crosshair", "A shot in this phase needs more", number_text(-p.fire_penalty, true), "CW-065", Tone::Quiet));
  int const number = p.fire_penalty <= -100 ? 13 : best_number(of.game, of.s, of.seat, &p);
  if (number <= 12) d.lines.push_back(note("crosshair", "From there the best shot at the nearest car needs " + to_string(number) + " or more", orders::chance_text(number), "R-8.3"));
}

std::string fire_now(CarWars const& g, State const& s, Seat seat, orders::Wish const& wish) {
  if (std::string const said = orders::fire_text(g, wish, s.cars[seat]); !said.empty()) return said;
  orders::Wish before{.fire = int(s.plans[seat].fire)};
  if (s.plans[seat].fire == FireBy::standing) before.take(s.plans[seat].standing);
  return orders::fire_text(g, before, s.cars[seat]);
}

void plan_desk(CarWars const& g, State const& s, Seat seat, Desk& d) {
  Drafted const of = drafted(g, s, seat, d.text);
  int const quarters = quarters_now(g.book(), of.car(), s.phase, of.pace());
  d.count = of.written ? "" : "proposed";
  if (of.pace() != of.car().pace) d.figures[0] = {"Speed", orders::mph_words(of.pace()), Tone::Accent};
  inches_row(of, d);
  Car then = of.car();                    // as the draft brings it
  then.pace = int16_t(of.pace()), then.hs = int8_t(std::clamp(preview(g.book(), s, seat, of.pace(), of.move(), of.wish.inch).hs, kWorstStatus, 20));
  handling_row(g, of.car(), of.pace(), then.hs, d);
  bool const back = of.pace() < 0 && of.move() == kStraight;
  std::string const speed = of.pace() == of.car().pace || back ? "" : orders::mph_words(of.pace()) + " mph, ";
  bool const steers = in_control(of.car());
  bool const waits = quarters == 0 && of.move() == kStraight, stands = waits && of.pace() == 0;
  if (steers && quarters == 0) d.title = stands ? "Standing still" : "No move in this phase";
  d.commit = !steers ? "Hold on" : capital(speed + (stands ? "stay here" : waits ? "wait" : back ? "back up at " + orders::mph_words(-of.pace()) + " mph" : orders::move_text(of.move())));
  if (steers && stands) d.lines.push_back(note("gauge", "It stays where it is until another speed is chosen.", "", "CW-116", Tone::Quiet));
  price_lines(of, d);
  if (s.turn == 1) d.lines.push_back(note("gauge", "In the first turn the speed stays as it is.", "", "CW-154", Tone::Quiet));
  if (recovery_of(g.book(), then).status > then.hs) d.lines.push_back(note("", capital(recovery_text(g, then)) + ".", "", "CW-115", Tone::Quiet));
  std::string const fire = fire_now(g, s, seat, of.wish);
  d.lines.push_back(note("crosshair", fire == "ask" ? "Fire: you are asked when everybody has moved." : "Fire: " + fire + ".", "", "R-8.1", Tone::Quiet));
  if (of.written) return;
  d.commit_play = play_of(of);
  d.commit_play.push_back(CarWars::kSeal);
}

// ---- fire on the way

void fire_desk(CarWars const& g, State const& s, Seat seat, Desk& d) {
  FireAdvice advice = fire_advice(g, s, seat);
  d.commit = advice.text;
  d.commit_icon = advice.best.gun >= 0 ? "crosshair" : "player-play";
  d.commit_play = std::move(advice.play);
  d.commit_verdict = {};
  if (advice.shown.gun >= 0 && advice.shown.seat != seat) d.lines = sum_of(g, s, seat, advice.shown);
}

std::string title_of(State const& s) {
  switch (s.stage) {
    case Stage::bring: return "Bring a car";
    case Stage::plan: return "Drive this phase";
    case Stage::fire: return "Fire";
    default: return "After the duel";
  }
}

}  // namespace

std::string recovery_text(CarWars const& g, Car const& car) {
  Recovery const got = recovery_of(g.book(), car);
  std::string const end = "at the end of this turn ";
  if (got.reset) return end + "all of it comes back, up to " + number_text(got.cap) + ", for it is slow enough";
  if (got.gain == 0) return end + "nothing comes back";
  int const hc = handling_class(g.book(), car), plus = driver_of(car) ? driver_plus(car) : 0, more = got.gain - hc - plus;
  std::string why = "handling class " + number_text(hc);
  if (plus != 0) why += ", driver " + number_text(plus, true);
  if (more > 0) why += more == 1 && (car.fits & (kSpoiler | kAirdam)) && hc + plus > 0 ? ", spoiler +1" : ", always " + to_string(got.gain);
  return end + "up to " + to_string(got.gain) + (got.gain == 1 ? " point comes back (" : " points come back (") + why + "), never above " + number_text(got.cap);
}

std::vector<Line> sum_of(CarWars const& g, State const& s, Seat seat, Shot const& shot) {
  std::vector<Line> out;
  for (ToHitLine const& part : to_hit_lines(g.book(), s, seat, shot)) {
    Line l;
    l.text = part.what, l.value = out.empty() ? to_string(part.value) : added_text(part.value);
    if (!part.rule.empty()) l.rules.push_back(part.rule);
    out.push_back(std::move(l));
  }
  int const needed = aim::least_roll(to_hit(g.book(), s, seat, shot).needed);
  out.push_back(note("dice-5", capital(struck_text(g, s, seat, shot)) + ": two dice, " + orders::chance_text(needed), to_string(needed) + " or more", "R-8.3", Tone::Accent));
  return out;
}
}  // namespace show

Desk CarWars::desk(State const& s, Seat seat) const {
  Desk d;
  bool const sits = seat >= 0 && seat < s.cars.size() && seat < s.plans.size();
  d.title = sits ? show::title_of(s) : "Spectator";
  d.commit = "Seal";
  d.commit_verdict = {rule_named("R-2"), "There is nothing to seal."};
  if (!sits) return d;
  Car const& car = s.cars[seat];
  if (car.here) show::figures(*this, s, car, d);
  if (s.stage == Stage::over || (s.stage != Stage::bring && !car.fights())) return d;
  d.secret = s.stage != Stage::fire;
  d.text_entry = s.stage != Stage::fire;
  d.text_lines = s.stage == Stage::plan ? 3 : 1;         // a sheet has a line a phase
  d.text = sheet_text(s, seat);
  if (s.stage != Stage::bring) d.around = show::around_words(*this, s, seat);
  if (actor(s) != seat) {
    d.commit_verdict = {rule_named("R-2"), s.plans[seat].sealed ? "This is sealed." : "Another car decides now."};
    return d;
  }
  d.commit_play = {kSeal};
  d.commit_verdict = {};
  switch (s.stage) {
    case Stage::bring: show::bring_desk(*this, s, seat, d); break;
    case Stage::plan: show::plan_desk(*this, s, seat, d); break;
    default: show::fire_desk(*this, s, seat, d); break;
  }
  return d;
}

}  // namespace paddock::car_wars
