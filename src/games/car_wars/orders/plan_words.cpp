// The words of a phase's order: maneuvers, devices, fire, speeds.
#include <utility>

#include "core/filled.hpp"
#include "games/car_wars/duel/drive.hpp"
#include "games/car_wars/duel/phase.hpp"
#include "games/car_wars/duel/shoot.hpp"
#include "core/text.hpp"
#include "games/car_wars/orders/ahead.hpp"
#include "games/car_wars/orders/called.hpp"
#include "games/car_wars/orders/fire_words.hpp"
#include "games/car_wars/orders/plan_parser.hpp"
#include "games/car_wars/orders/ruled_out.hpp"
#include "games/car_wars/rules/register.hpp"

namespace paddock::car_wars::orders {

namespace {

constexpr char const* kFiller = "and then at on the a an with of please me i my go goes going to is be by mph inches off now just full drive drives move movement maneuver manoeuvre continue mnvr";

constexpr char const* kSaysNothing = "and then at on the a an with of please me i my is be by to degrees degree nothing none "
                                     "we our your want would like will ill make take carry use do gently controlled linked both only";

constexpr char const* kDropped = "That is not aimed but dropped: 'drop now', 'drop within 6'.";
constexpr char const* kTwice = "Fire is decided twice; say it once: weapons stand together, 'fire MG and RL at Cy on 8+'. Who says 'ask' aims each by itself.";

}  // namespace

void PlanParser::word(Token const& t) {
  said_ = said_ || !t.is(kSaysNothing);
  if (awaits_ == Awaits::drop && drop_word(t)) return;
  if (awaits_ == Awaits::device && device_at(t)) return;
  if (firing_ && aim_word(t)) return;
  if (placed_gun(t)) return void(gun_word(t));
  if (auto const side = side_of(t)) return put_side(t, *side);
  if (device_word(t) || maneuver_word(t) || fire_word(t) || speed_word(t)) return;
  if (t.is("inch in")) return void(awaits_ = awaits_ == Awaits::nothing && next().kind == Token::Number ? Awaits::inch : next().is("inch") ? Awaits::nothing : awaits_);
  if (t.is("first second third")) return put_inch(t, t.is("first") ? 1 : t.is("second") ? 2 : 3);
  if (t.is("degrees degree deg or better more less within when if need needs d")) return;
  if (t.is("this") && next().is("phase turn")) return void(++i_);   // "hold fire this phase"
  if (t.is("for") && next().is("this now")) return;
  if (t.is("behind") && next().is("me us")) return void(++i_);           // "drop oil behind me"
  if (t.is("weapons guns") && next().kind == Token::Colon) return;
  if (t.is("nothing none")) return void(said_ = said_ || after("do") || (i_ > 0 && tokens_[i_ - 1].kind == Token::Colon));   // "maneuver: none"
  if (ruled_out(t) || t.is(kFiller) || t.is(kSaysNothing) || gun_word(t)) return;
  unknown(t);
}

void PlanParser::unknown(Token const& t) {
  bool const sign = text_[t.at] == '#' && next().kind == Token::Number;   // "#9"
  std::string const written = filled("'{}'", {cut(text_.substr(t.at, (sign ? next() : t).end - t.at), 20)});
  if (char const* how = said_instead(t)) return fail(t, filled("{}: {}", {written, how}));
  if (seat_at(g_, text_.substr(t.at)).bytes > 0) return fail(t, filled("{} is no word of an order; at whom stands behind 'fire' or a weapon: 'fire at {} on 8+'.", {written, g_.name_of(seat_at(g_, text_.substr(t.at)).seat)}), "R-8.1");
  if ((fire_said_ || next().is("at vs versus against")) && weapon_at(text_.substr(t.at)) > 0) return fail(t, filled("No such weapon is there; on board are {}.", {all_guns(car_)}), "R-8.1");
  unknown_ = true;
  bool const whom = after("at vs versus against") || (after("the") && i_ > 1 && tokens_[i_ - 2].is("at vs versus against"));
  if (sign || (fire_said_ && whom)) return fail(t, filled("{} drives no car here; cars go by their drivers or their numbers: {}.", {written, all_drivers(g_, seat_)}), "R-8.1");
  fail(t, written + " is no word of an order: speed, straight, bend, drift, swerve, bootlegger, T-stop, pivot, skid, fire, hold, drop, measure, automatic; P2: for a later phase, stop when.");
}

bool PlanParser::placed_gun(Token const& t) const {
  if (maneuver_ || side_ || !t.is("left right back rear turret")) return false;
  NamedGuns const some = guns_at(car_, text_.substr(t.at));
  return some.bytes > t.word.size() || (t.is("turret") && some.guns != 0 && next().is("at vs versus against"));
}

bool PlanParser::no_drop_word(Token const& t, size_t end) {
  size_t n = i_;
  while (n + 1 < tokens_.size() && tokens_[n].at < end) ++n;
  bool const bare = n > i_ && tokens_[n - 1].is("gun guns weapon weapons");
  if (tokens_[n].kind == Token::Colon && n + 1 < tokens_.size()) ++n;
  bool const rests = tokens_[n].is("rest rests silent off") || (tokens_[n].is("hold holds") && !(n + 1 < tokens_.size() && tokens_[n + 1].is("fire")));
  size_t before = i_;
  while (before > 0 && tokens_[before - 1].is("the my your our all")) --before;
  bool const held = before > 0 && (tokens_[before - 1].is("hold holds cease no not dont never") ||
                    (tokens_[before - 1].is("keep keeping") && !tokens_[n].is("on dropping laying going running")));
  if (rests || held) fail(rests ? tokens_[n] : t, "Dropped or not: 'no drop' says that nothing is.", "R-9");
  else if (bare) fail(t, kDropped, "R-9");
  return !ok();
}

bool PlanParser::gun_word(Token const& t) {
  NamedGuns const some = guns_at(car_, text_.substr(t.at));
  if (some.bytes == 0) return false;
  if (maneuver_ || side_) end_maneuver();
  if (!ok()) return true;
  if (some.guns != 0 && droppers(car_, some, false) == some.guns) return no_drop_word(t, t.at + some.bytes) || (finish_fire(t), firing_ = false, awaits_ = Awaits::drop, drop_word(t) && (laid_to_ = int(i_), true));
  if (wish_.fire >= 0 || wish_.number > 0) return fail(t, kTwice, "R-8.1"), true;
  return awaits_ = Awaits::fire, firing_ = true, fire_said_ = true, fire_at_ = t, aim_word(t);
}

bool PlanParser::ruled_out(Token const& t) {
  RuledOut const no = ruling_against(t, text_);
  if (no.why) fail(t, no.why, no.rule, true);
  return no.why != nullptr;
}

bool PlanParser::maneuver_word(Token const& t) {
  if (t.is("straight s ahead str")) return put(t, Maneuver::straight);
  if (t.is("bend b turn")) return put(t, Maneuver::bend);
  if (t.is("swerve sw")) return put(t, Maneuver::swerve);
  if (t.is("drift dr")) return maneuver_ == Maneuver::steep_drift ? true : put(t, Maneuver::drift);
  if (t.is("steep")) return put(t, Maneuver::steep_drift);
  if (t.is("bootlegger bootleg bl")) return i_ += next().is("reverse"), put(t, Maneuver::bootlegger);
  if (t.is("tstop ts")) return put(t, Maneuver::t_stop);
  if (t.is("t") && next().is("stop")) return ++i_, put(t, Maneuver::t_stop);
  if (t.is("ph phase") || (t.is("p") && next().kind == Token::Number && next().twice <= 2 * kPhases)) return fail(t, "What is for a later phase stands behind its head: 'P3: bend 30 left', 'P4: drop now'.", "R-2"), true;
  if (t.is("pivot p")) return put(t, Maneuver::pivot);
  if (t.is("d") && next().kind == Token::Number) return difficulty(t);
  if (t.is("d") && !maneuver_) return put(t, Maneuver::drift);
  if (t.is("skid sk slide")) return go_on_with_skid(), awaits_ = Awaits::skid, true;
  return false;
}

bool PlanParser::device_word(Token const& t) {
  if (t.is("measure")) return await(t, kMeasure), true;
  if (t.is("mark")) return device_ = kMeasure + kMostCars, awaits_ == Awaits::device;
  if (t.is("wait")) return put_device(t, kWait), true;
  if (t.is("automatic auto")) return await(t, kAutomatic), true;
  if (t.is("magazine")) return await(t, kMagazine), true;
  if (t.is("detonate")) return await(t, kDetonate), true;
  if (t.is("open")) return await(t, kOpen), true;
  if (t.is("turret")) return put_device(t, kPopup), true;
  if (t.is("rocket") && next().is("boost booster boosters")) return true;
  return t.is("boost booster boosters torque overdrive chute nitrous capacitors sidecar pod") && (find_device(t), true);
}

void PlanParser::await(Token const& t, int code) {
  device_ = code, device_at_ = t;
  awaits_ = Awaits::device;
}

// "automatic MG", "measure Cy": by name instead of by number.
bool PlanParser::device_at(Token const& t) {
  std::string_view const here = text_.substr(t.at);
  if (device_ == kMeasure) {
    NamedSeat const who = seat_at(g_, here);
    return who.bytes > 0 && (step_over(t.at + who.bytes), put_device(device_at_, kMeasure + who.seat), true);
  }
  if (device_ != kAutomatic && device_ != kMagazine && device_ != kOpen) return false;
  NamedGuns const some = guns_at(car_, here);
  if (some.bytes == 0) return false;
  if (some.first < 0) return fail(t, filled("No such weapon is there; on board are {}.", {all_guns(car_)}), "R-8.1"), true;
  return step_over(t.at + some.bytes), put_device(device_at_, device_ + some.first), true;
}

void PlanParser::find_device(Token const& t) {
  if (next().kind == Token::Number) return await(t, kUse);
  int const row = device_named(car_, t.word);
  if (row < 0) return fail(t, "There is no such device on board.", "R-22");
  put_device(t, kUse + row);
}

void PlanParser::put_device(Token const& t, int code) {
  device_at_ = t;
  awaits_ = Awaits::nothing;
  if (wish_.devices.full()) return fail(t, "A phase has room for two such things; this is the third.", "R-8.1");
  wish_.devices.push(int16_t(code));
}

bool PlanParser::difficulty(Token const& t) {
  int const d = next().twice / 2;
  if (next().twice % 2 != 0) return fail(next(), "Maneuvers go by 15 degrees: D5 is a bend of 75, D6 one of 90.", "R-4"), true;
  ++i_;
  if (maneuver_) return d_ = d_ == 0 ? d : d_, true;
  if (next().is("bend b turn swerve sw drift steep bootlegger bootleg tstop t pivot straight")) return d_ = d, true;   // "D3 bend left": by its difficulty
  if (d == 1 || d == 3) return put(t, d == 1 ? Maneuver::drift : Maneuver::steep_drift);
  if (d != 0) fail(t, filled("D{} is no maneuver by itself; name it: 'bend 30 right', 'swerve 15 left'.", {d}), "R-4");
  return true;
}

bool PlanParser::fire_word(Token const& t) {
  if (t.is("hold cease dont no not never")) return hold(t);
  if (t.is("ask asks")) return wish_.fire = int(FireBy::ask), awaits_ = Awaits::nothing, true;
  if (t.is("standing")) return standing_ = true, true;
  if (t.is("none nothing") && awaits_ == Awaits::fire) return hold(t);
  if (t.is("fire") && next().is("extinguisher extinguishers")) return fail(next(), "An extinguisher is used by itself when something burns at the end of a turn.", "R-21"), true;
  if (t.is("fire") && (next().is("boost booster boosters") || (next().is("rocket") && i_ + 2 < tokens_.size() && tokens_[i_ + 2].is("boost booster boosters")))) return true;
  if (t.is("fire shoot firing")) {
    if (standing_ || wish_.fire == int(FireBy::ask)) return true;
    if (wish_.fire == int(FireBy::hold) || wish_.number > 0) return fail(t, kTwice, "R-8.1"), true;
    if (maneuver_ || side_) end_maneuver();
    return awaits_ = Awaits::fire, firing_ = true, fire_said_ = true, fire_at_ = t, true;
  }
  if (t.is("drop drops dropping lay lays")) {
    if (maneuver_ || side_) end_maneuver();
    finish_fire(t);
    return awaits_ = Awaits::drop, firing_ = false, true;
  }
  return false;
}

// Behind "drop": what, or "now": in this phase, whoever follows.
bool PlanParser::drop_word(Token const& t) {
  constexpr uint32_t kAny = ~uint32_t{0};
  bool const now = t.is("now");
  NamedGuns const some = now ? NamedGuns{.guns = kAny, .named = kAny, .bytes = t.word.size()} : guns_at(car_, text_.substr(t.at));
  if (t.is("nothing none")) return no_drop_ = true, awaits_ = Awaits::nothing, true;
  if (t.is("to")) return awaits_ = Awaits::speed, true;                   // "drop to 30"
  if (t.is("speed")) return awaits_ = Awaits::slower, speed_word(t);      // "drop speed by 10"
  if (some.bytes == 0) return false;
  if (some.guns == 0) return fail(t, filled("No such weapon is there; on board are {}.", {all_guns(car_)}), "R-9"), true;
  if (droppers(car_, some, false) == 0) return fail(t, now ? "It carries no dropper." : "That weapon drops nothing.", "R-9"), true;
  size_t const end = t.at + some.bytes, aside = aside_at(text_.substr(end));
  uint32_t const meant = droppers(car_, some, aside > 0);
  if (meant == 0) return fail(t, kOneWay, "R-9", true), true;
  int gun = -1;
  for (uint32_t const of : {meant & some.named, meant})   // of several the first that can, those of its link last
    for (int i = 0; i < car_.guns.size(); ++i)
      if ((of >> i & 1) != 0 && (gun < 0 || !may_lay(g_.book(), s_, seat_, gun))) gun = i;
  step_over(end + aside);
  if (next().is("within when if")) {                // "drop oil within 6": the word for all droppers
    if (droppers(car_, {.guns = kAny, .named = kAny}, false) == meant) return true;
    return fail(next(), filled("'drop within 6' is said of all droppers; one alone is dropped in this phase: 'drop {}'.", {gun_text(car_, gun)}), "R-9"), true;
  }
  return put_device(t, (aside > 0 ? kLayAside : kLay) + gun), true;
}

void PlanParser::aim_at(Token const& t, NamedSeat who) {
  if (who.seat == seat_ || !s_.cars[who.seat].fights()) return fail(t, g_.name_of(who.seat) + " is nobody to fire at.", "R-8.1");
  if (named_ || (wish_.target != kNobody && wish_.target != who.seat))
    return fail(t, "Words of fire have one target; 'else nearest' may stand behind it. Who is asked chooses for each weapon.", "R-8.1");
  wish_.target = who.seat;
  size_t const behind = t.at + who.bytes, part = std::min(text_.find_first_not_of(" \t", behind), text_.size());
  step_over(behind);
  if (part_at(s_.cars[who.seat], text_.substr(part)).bytes > 0 || side_of(next()))
    fail(t, "Words of fire go for the whole car; a part is aimed at when you are asked for your fire.", "R-8.3");
}

bool PlanParser::aim_word(Token const& t) {
  bool const pointed = std::exchange(pointed_, false);
  if (t.is("at vs versus against")) return pointed_ = true;
  std::string_view const here = text_.substr(t.at);
  if (NamedSeat const who = seat_at(g_, here); who.bytes > 0) return aim_at(t, who), true;
  if (t.is("off") && awaits_ == Awaits::fire && !after("fire shoot firing")) return fail(t, "It fires, or it does not: 'hold fire', or at whom it fires.", "R-8.1"), true;   // "MG off"
  if (t.is("target tgt") && seat_at(g_, text_.substr(next().at)).bytes > 0) return pointed_ = true;
  if (t.is("nearest closest")) return wish_.else_nearest = wish_.target != kNobody, named_ = true;
  if (t.is("else otherwise") && next().is("hold")) return i_ += 1 + (i_ + 2 < tokens_.size() && tokens_[i_ + 2].is("fire")), true;   // what is not hit is held
  if (pointed && t.is("will any anybody anyone")) return named_ = wish_.target == kNobody, true;
  if (t.is("everything weapons guns")) return all_guns_ = wish_.guns == 0, true;
  if (t.is("else otherwise arc car enemy any anybody anyone all")) return true;
  NamedGuns const some = maneuver_ ? NamedGuns{} : guns_at(car_, here);
  if (NamedSeat const who = pointed && some.bytes == 0 && !t.is(kFiller) ? first_name_at(g_, here) : NamedSeat{}; who.bytes > 0) return aim_at(t, who), true;
  if (some.bytes == 0) return pointed_ = pointed, false;
  if (some.guns == 0) return fail(t, filled("No such weapon is there; on board are {}.", {all_guns(car_)}), "R-8.1"), true;
  uint32_t aimed = 0;
  for (int i = 0; i < car_.guns.size(); ++i) aimed |= !arm_of(car_.guns[i]).drops ? some.guns & 1u << i : 0u;
  if (aimed == 0) return fail(t, kDropped, "R-9"), true;
  if (all_guns_) return fail(t, "All weapons, or those that are named: one of them.", "R-8.1"), true;
  return wish_.guns |= aimed, step_over(t.at + some.bytes), true;
}

void PlanParser::step_over(size_t end) {
  while (i_ + 2 < tokens_.size() && tokens_[i_ + 1].at < end) ++i_;
}

// "no drop", and of what: "don't drop the mines".
bool PlanParser::no_drop() {
  ++i_;
  while (next().is("of the my any mine mines smoke oil spikes paint")) ++i_;
  if (NamedGuns const some = guns_at(car_, text_.substr(next().at)); some.bytes > 0) step_over(next().at + some.bytes);
  return no_drop_ = true;
}

bool PlanParser::negated(Token const& t) {
  if (next().is("change changes")) return ++i_, true;
  if (t.is("no") && next().is("target targets") && wish_.fire == int(FireBy::hold)) return ++i_, true;   // "hold fire (no target)"
  if (next().is("speed movement move moving maneuver manoeuvre")) {
    ++i_;
    while (next().is("change changes this phase at all")) ++i_;
    return true;
  }
  if (next().is("drop drops dropping dropper droppers mine mines smoke oil spikes paint")) return no_drop();
  if (next().kind == Token::Break || next().is("fire firing shooting shoot shots shot")) return false;
  return fail(t, "An order says what is done: 'straight', 'hold fire', 'no drop'.", "R-2"), true;
}

// "MD, hold", "MD and hold": a dropper was named just before, and nothing says that it drops.
bool PlanParser::behind_bare_dropper() const {
  int before = int(i_) - 1;
  while (before > laid_to_ && (tokens_[size_t(before)].kind == Token::Break || tokens_[size_t(before)].is("and then but"))) --before;
  return laid_to_ >= 0 && before == laid_to_;
}

bool PlanParser::hold(Token const& t) {
  if (awaits_ == Awaits::drop) return fail(t, "Say what, or when: 'drop now', 'drop within 6'.", "R-9"), true;
  if (t.is("hold") && next().kind == Token::Break && behind_bare_dropper()) return fail(t, "Is it dropped, or held? 'drop now, hold fire' or 'no drop, hold fire'.", "R-9"), true;
  bool const aims = wish_.guns != 0 || wish_.target != kNobody || named_;
  if (awaits_ == Awaits::fire && aims) return fail(t, "Fire or no fire: one of them.", "R-8.1"), true;
  if (t.is("hold") && next().is("speed steady course")) return ++i_, true;   // keeps it
  if (t.is("hold") && next().kind == Token::Number) return awaits_ = Awaits::speed, true;
  if (t.is("dont no not never") && negated(t)) return true;
  if (next().is("drop drops dropping dropper droppers")) return no_drop();
  while (t.is("hold cease") && next().is("your my our all")) ++i_;
  if (next().is("fire firing shooting shoot")) ++i_;
  while (next().is("at anyone anybody")) ++i_;
  if (wish_.number > 0) return fail(t, kTwice, "R-8.1"), true;
  wish_.fire = int(FireBy::hold);
  awaits_ = Awaits::nothing;
  return true;
}

// "speed 45", "reduce speed by 10", "speed by -5"
void PlanParser::speed_of(Token const& t) {
  bool const changes = awaits_ == Awaits::faster || awaits_ == Awaits::slower, by = next().is("by");
  bool const bare = by && i_ + 2 < tokens_.size() && tokens_[i_ + 2].kind == Token::Number && tokens_[i_ + 2].sign == 0;
  if (changes && by) return;
  if (changes && !next().is("to")) return fail(t, "By so much, or to that speed? 'brake 10', 'brake to 30'.", "CW-116");
  if (bare) return fail(t, "Faster or slower? '+5', 'brake 10'.", "CW-116");
  awaits_ = Awaits::speed;
}

std::string PlanParser::reverse_so() const { return filled("'reverse {}'", {mph_words(-duel::backing_pace(car_))}); }

bool PlanParser::speed_word(Token const& t) {
  if (t.is("faster slower more less up down") && has_speed_ && (after("mph") || (i_ > 0 && tokens_[i_ - 1].kind == Token::Number)) && tokens_[i_ - 1].end >= speed_at_.end)
    return fail(speed_at_, "By how much is said before the number: '+5', 'accelerate 5', 'brake 10'.", "CW-116"), true;
  if (t.is("speed pace v spd")) return speed_of(t), true;
  if (t.is("accelerate accel acc faster up increase raise accelerating")) return awaits_ = next().is("to") ? Awaits::speed : Awaits::faster, true;
  if (t.is("brake brakes braking slow slower slowing decelerate decel dec down reduce lower decrease")) return awaits_ = next().is("to") ? Awaits::speed : Awaits::slower, true;
  if (t.is("reverse rev back backward backwards") && has_speed_) return fail(t, filled("Backward is said before the speed: {}.", {reverse_so()}), "R-3"), true;
  if (t.is("reverse rev back backward backwards")) return i_ += next().is("up"), reverse_ = true, awaits_ = Awaits::speed, true;
  if (t.is("keep keeping same stay maintain current present")) {   // "maintain speed"
    bool const number = i_ + 2 < tokens_.size() && (tokens_[i_ + 2].kind == Token::Number || tokens_[i_ + 2].is("at of to"));
    return i_ += next().is("speed") && !number, true;
  }
  return false;
}

}  // namespace paddock::car_wars::orders
