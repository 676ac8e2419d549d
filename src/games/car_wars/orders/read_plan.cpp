// Reading what a driver writes for a phase: "55, bend 30 right, fire on 8+". Errors name the column and what would be right.
#include "core/filled.hpp"
#include "core/text.hpp"
#include "games/car_wars/build/catalogue.hpp"
#include "games/car_wars/duel/phase.hpp"
#include "games/car_wars/duel/shoot.hpp"
#include "games/car_wars/orders/ahead.hpp"
#include "games/car_wars/orders/called.hpp"
#include "games/car_wars/orders/fire_words.hpp"
#include "games/car_wars/orders/foresee.hpp"
#include "games/car_wars/orders/plan_parser.hpp"
#include "games/car_wars/rules/register.hpp"

namespace paddock::car_wars::orders {

using std::to_string;

namespace {

constexpr char const *kLeft = "left l lt", *kRight = "right r rt";


}  // namespace

Sheet PlanParser::run() {
  while (ok() && i_ + 1 < tokens_.size()) step();
  if (ok()) end_clause(tokens_.back());
  if (ok()) settle();
  return std::move(out_);
}

void PlanParser::fail(Token const& t, char const* what, char const* rule, bool forbidden) { fail(t, std::string(what), rule, forbidden); }
void PlanParser::fail(Token const& t, std::string what, char const* rule, bool forbidden) {
  if (!ok()) return;
  out_.error_column = int(t.at) + 1;
  out_.error = std::move(what);
  out_.rule = rule_named(rule);
  out_.forbidden = forbidden;
  out_.actions.clear();
}

std::optional<Side> PlanParser::side_of(Token const& t) {
  if (t.is(kLeft)) return Side::left;
  if (t.is(kRight)) return Side::right;
  return {};
}

void PlanParser::step() {
  Token const& t = tokens_[i_];
  switch (t.kind) {
    case Token::Break: end_clause(t); break;
    case Token::Colon: break;
    case Token::Part: said_ = true, part(t); break;
    case Token::Number: said_ = true, number(t); break;
    case Token::Word: word(t); break;
    case Token::Strange: fail(t, filled("'{}' is no part of an order: '55, bend 30 right, fire on 8+'.", {cut(text_.substr(t.at, t.end - t.at), 20)})); break;
  }
  ++i_;
}

bool PlanParser::put(Token const& t, Maneuver m) {
  if (done_) fail(t, "A phase has one maneuver; this is the second.", "R-4", true);
  else if (maneuver_ && *maneuver_ != m) fail(t, filled("A phase has one maneuver: '{}' stands there already.", {move_name(*maneuver_)}), "R-4", true);
  finish_fire(t);
  firing_ = false;                                  // "at" belongs to the maneuver now
  if (!maneuver_) maneuver_ = m, maneuver_at_ = t;
  awaits_ = Awaits::nothing;
  return true;
}

void PlanParser::go_on_with_skid() {
  if (!done_ || skid_ != 0 || wish_.move <= kStraight) return;
  MoveKind const& kind = moves()[size_t(wish_.move)];
  if (kind.maneuver != Maneuver::bend && kind.maneuver != Maneuver::swerve) return;
  maneuver_ = kind.maneuver, side_ = kind.side, degrees_ = kind.degrees, done_ = false;
}

std::string PlanParser::move_name(Maneuver m) {
  MoveKind kind;
  kind.maneuver = m;
  std::string const text = move_text(kind);
  return text.substr(0, text.find(' '));
}

void PlanParser::put_side(Token const& t, Side side) {
  if (done_) return fail(t, "The maneuver stands there already; this side belongs to none.", "R-4");
  if (side_ && *side_ != side) return fail(t, "Left or right: one of them.", "R-4");
  if (!maneuver_ && !side_) maneuver_at_ = t;
  side_ = side;
  awaits_ = awaits_ == Awaits::skid ? awaits_ : Awaits::nothing;
}

void PlanParser::put_inch(Token const& t, int n) {
  if (n < 1 || n > 4) return fail(t, "The inch of the phase is a number from 1 on: 'bend 30 right in inch 2'.", "R-4");
  if (awaits_ == Awaits::fire) return fail(t, "Fire comes when everybody has moved, in no inch of the phase.", "R-8.1");
  wish_.inch = n - 1, inch_at_ = t;
  awaits_ = Awaits::nothing;
}

void PlanParser::part(Token const& t) {
  bool const its_own = maneuver_ && t.twice == (*maneuver_ == Maneuver::drift ? 1 : *maneuver_ == Maneuver::steep_drift ? 2 : 0);
  if (its_own) return;                              // "steep drift 1/2 left"
  bool const behind_angle = i_ > 0 && degrees_ && tokens_[i_ - 1].twice == 2 * *degrees_;   // "bend left 45 1/4 skid"
  if ((i_ > 0 && tokens_[i_ - 1].kind == Token::Number && !behind_angle) || t.twice < 1 || t.twice > 4) return fail(t, "A controlled skid is 1/4, 1/2, 3/4 or 1 inch long.", "R-4");
  skid_ = t.twice, awaits_ = Awaits::nothing;
}

bool PlanParser::no_number(Token const& t) {
  std::string const said(text_.substr(t.at, t.end - t.at));
  char const sign = t.end < text_.size() ? text_[t.end] : ' ';
  bool const opened = text_.substr(0, t.at).rfind('(') + 1 > text_.substr(0, t.at).rfind(')') + 1;
  bool const item = t.twice >= 2 && t.twice <= 10 && t.twice % 2 == 0;   // 1 to 5
  if ((item && sign == ')' && !opened) || (item && sign == '.' && awaits_ == Awaits::nothing && !any_number_ && !done_)) fail(t, "Are these phases? 'P1: 45, bend 30 left; P2: straight'.", "R-2");
  else if (after("or") && awaits_ != Awaits::fire) fail(t, "One of the two: an order has no choice.", "R-2");
  else if (awaits_ == Awaits::nothing && (next().is("inch inches") || (sign == '"' && text_.find('"') == t.end))) fail(t, "A speed is said in mph, an inch of the phase as 'in inch 2'; the car drives as far as its speed takes it.", "R-4");
  else if (awaits_ == Awaits::nothing && sign == '+' && !any_number_ && !is_digit(t.end + 1 < text_.size() ? text_[t.end + 1] : ' '))
    fail(t, wish_.fire >= 0 || wish_.number > 0 ? "Fire is decided twice; say it once." : filled("Is {} what two dice must show? 'fire on {}+'.", {said, said}), "R-8.3");
  return !ok();
}

bool PlanParser::angle(Token const& t, int n) {
  bool const side_behind = side_of(next()).has_value() && !maneuver_ && !side_ && !done_;
  bool const degrees = next().is("degrees degree deg");
  if (side_behind && next().at == t.end) maneuver_ = Maneuver::bend, maneuver_at_ = t;                  // "30R"
  else if (side_behind) return bend_lacks_ = true, fail(t, filled("Is {} the angle of a bend? 'bend {} {}'.", {n, n, next().word}), "R-4"), true;
  if (side_ && !maneuver_ && !done_) maneuver_ = Maneuver::bend;                                        // "right 30"
  bool const turns = maneuver_ && (*maneuver_ == Maneuver::bend || *maneuver_ == Maneuver::swerve || *maneuver_ == Maneuver::pivot);
  if (!degrees && (!turns || degrees_)) return false;
  if (degrees_ || done_ || t.twice % 2 != 0) return fail(t, done_ ? "The maneuver stands there already; this angle belongs to none." : "A maneuver has one angle, of whole degrees.", "R-4"), true;
  if (!maneuver_ && !side_) maneuver_at_ = t;
  return degrees_ = n, true;
}

void PlanParser::number(Token const& t) {
  if (no_number(t)) return;
  bool const drops_speed = awaits_ == Awaits::drop && (next().is("mph") || after("by"));   // "drop 10 mph"
  Awaits const for_what = drops_speed ? Awaits::slower : awaits_;
  awaits_ = Awaits::nothing;
  int const n = t.twice / 2;
  bool const whole = for_what == Awaits::inch || for_what == Awaits::skid;
  if (whole && t.twice % 2 != 0 && t.twice > 1) return fail(t, "A whole number stands here.", "R-4");
  if (next().is("st nd rd th") && next().at == t.end && t.twice % 2 == 0) return ++i_, put_inch(t, n);   // "2nd inch"
  switch (for_what) {
    case Awaits::fire:
      if (fire_number(t, n)) put_fire(t, n);
      return;
    case Awaits::drop: return put_drop(t, n);
    case Awaits::inch: return put_inch(t, n);
    case Awaits::device:
      if (t.twice % 2 == 0 && n >= 1 && n <= kMostCounters) return put_device(device_at_, device_ + n - 1);
      return fail(t, "What is measured, switched or set off is counted from 1: 'measure 2', 'automatic 1'.", "R-8.1");
    case Awaits::skid:
      if (n == 1) return void(skid_ = 4);
      break;                                        // "skid bend 30 right 1/2"
    case Awaits::speed: break;
    case Awaits::faster: return speed(t, 5 * car_.pace + (t.sign < 0 ? -t.twice : t.twice));
    case Awaits::slower:
      if (car_.pace > 0 && t.twice > 5 * car_.pace) return fail(t, filled("It drives {} mph and cannot slow by more.", {mph_text(car_.pace)}), "R-3");
      return speed(t, 5 * car_.pace - t.twice);
    case Awaits::nothing: break;
  }
  bool const plus = t.end < text_.size() && text_[t.end] == '+';
  if (for_what == Awaits::nothing && any_number_ && (plus || after("on"))) return put_fire(t, n);
  bool const is_speed = for_what == Awaits::speed;
  if (!is_speed && angle(t, n)) return;
  int const relative = t.sign > 0 || (t.sign < 0 && car_.pace > 0);
  speed(t, relative ? 5 * car_.pace + t.sign * t.twice : (t.sign < 0 || reverse_ ? -t.twice : t.twice));
}

bool PlanParser::fire_number(Token const& t, int n) {
  if (after("within") || next().is("inch inches"))
    return fail(t, "Fire goes by what two dice must show, not by inches: 'fire on 8+'.", "R-8.3"), false;
  if (after("car number no")) return fail(t, filled("No other car has number {}.", {n}), "R-8.1"), false;
  bool const plus = t.end < text_.size() && text_[t.end] == '+', told = after("on when if needs need least a an") || next().is("or better more higher plus");
  bool const alone = after("fire shoot firing standing") && next().kind == Token::Break;
  if (plus || told || alone || (!after("at fire shoot firing") && next().kind == Token::Break)) return true;
  return fail(t, filled("Is {} what two dice must show? 'fire on {}+'.", {n, n}), "R-8.3"), false;
}

void PlanParser::finish_fire(Token const& t) {
  if (pointed_) return fail(t, "At whom? Another driver's name, or 'nearest'.", "R-8.1");
  if (awaits_ != Awaits::fire) return;
  if (wish_.guns == 0 && wish_.target == kNobody && !named_) return fail(t, "Say when: 'fire on 8+', 'hold fire' or 'ask'.", "R-8.3");
  put_fire(t, 12);                                  // at all that can be hit
  any_number_ = true;
  awaits_ = Awaits::nothing, firing_ = false;
}

void PlanParser::put_fire(Token const& t, int n) {
  if (n < 2 || n > 12 || (t.kind == Token::Number && t.twice % 2 != 0)) return fail(t, "Fire is given on a number from 2 to 12: 'fire on 8+'.", "R-8.3");
  wish_.number = n, wish_.fire = int(FireBy::standing);
  any_number_ = pointed_ = false;
}

void PlanParser::put_drop(Token const& t, int n) {
  if (t.twice % 2 != 0) return fail(t, "Whole inches: 'drop within 3'.", "R-9");
  if (!carries_dropper(car_)) return fail(t, "It carries no dropper.", "R-9", true);
  if (after("drop drops dropping lay lays") && !next().is("inch inches")) return fail(t, filled("Is somebody to be so close behind? 'drop within {}'. Slower is '-{}'.", {n, n}), "R-9");
  if (n < 1 || n > 12) return fail(t, "Droppers drop when somebody is behind within 1 to 12 inches: 'drop within 6'.", "R-9");
  wish_.drop = n, wish_.fire = int(FireBy::standing);
}

void PlanParser::speed(Token const& t, int twice) {
  if (has_speed_) return fail(t, "A phase has one speed; this is the second.", "CW-116");
  has_speed_ = true, speed_at_ = t;
  if (twice % 5 != 0) return fail(t, filled("Is {} a speed? They go in steps of 2.5 mph.", {text_.substr(t.at, t.end - t.at)}), "R-3");
  int const pace = twice / 5;
  if (pace < -200 || pace > 200) return fail(t, "So fast is no car.", "R-3");
  if (pace != car_.pace) wish_.pace = pace;
}

void PlanParser::end_clause(Token const& t) {
  bool const fires = firing_;
  finish_fire(t);
  firing_ = fires;
  if (!ok()) return;
  if (awaits_ == Awaits::device) return fail(t, "Say which one: 'measure 2', 'automatic 1', 'detonate 1'.", "R-8.1");
  if (awaits_ == Awaits::drop) return fail(t, "Say what, or when: 'drop now', 'drop within 6'.", "R-9");
  if (awaits_ == Awaits::speed && reverse_ && !has_speed_ && car_.pace >= 0) return fail(t, filled("Backward how fast? {}.", {reverse_so()}), "R-3");
  if (awaits_ == Awaits::speed && !reverse_) return fail(t, "The speed is missing: 'speed 40'.", "R-3");
  if (awaits_ == Awaits::skid && skid_ == 0) return fail(t, "A controlled skid is 1/4, 1/2, 3/4 or 1 inch long: 'bend 30 left skid 1/2'.", "R-4");
  if (awaits_ == Awaits::faster || awaits_ == Awaits::slower) return fail(t, "Say to which speed: 'brake to 30'.", "CW-116");
  awaits_ = Awaits::nothing;
  firing_ = firing_ && next().is("else otherwise or at");
  if (standing_ && wish_.fire < 0) wish_.fire = int(FireBy::standing);
  if (maneuver_ || side_ || degrees_) end_maneuver();
}

void PlanParser::end_maneuver() {
  if (!maneuver_ && degrees_) maneuver_ = Maneuver::bend;         // "30 degrees right"
  if (!maneuver_) return fail(maneuver_at_, "Left or right of what? 'bend 30 left', 'drift right'.", "R-4");
  MoveKind kind;
  kind.maneuver = *maneuver_;
  kind.side = side_.value_or(Side::left);
  kind.skid = int8_t(skid_);
  bool const turns = kind.maneuver == Maneuver::bend || kind.maneuver == Maneuver::swerve || kind.maneuver == Maneuver::pivot;
  if (kind.maneuver == Maneuver::drift && d_ == 3) kind.maneuver = Maneuver::steep_drift;
  if (kind.maneuver == Maneuver::drift && d_ > 1) return fail(maneuver_at_, "A drift is D1, a steep one D3.", "R-4");
  if (turns && degrees_ && d_ > 0 && kind.maneuver != Maneuver::pivot && *degrees_ != 15 * (kind.maneuver == Maneuver::swerve ? d_ - 1 : d_))
    return fail(maneuver_at_, filled("A {} of {} degrees is not D{}: say one of the two.", {move_name(kind.maneuver), *degrees_, d_}), "R-4");
  if (turns && !degrees_ && d_ > 0) degrees_ = 15 * (kind.maneuver == Maneuver::swerve ? d_ - 1 : d_);
  if (turns) kind.degrees = int16_t(degrees_.value_or(0));
  if (!turns && degrees_) return fail(maneuver_at_, filled("Bends, swerves and pivots have an angle: 'bend {} left'.", {*degrees_}), "R-4");
  int const most = kind.maneuver == Maneuver::pivot ? 180 : 90;
  if (turns && (!degrees_ || *degrees_ < 15 || *degrees_ > most || *degrees_ % 15))
    return fail(maneuver_at_, filled("A {} has an angle of 15, 30, 45, 60, 75{} degrees.", {move_name(kind.maneuver), most == 90 ? " or 90" : ", 90 ... or 180"}), "R-4");
  if (has_side(kind) && !side_) return fail(maneuver_at_, filled("Left or right? '{}{} right'.", {move_name(kind.maneuver), turns ? " " + to_string(kind.degrees) : std::string()}), "R-4");
  if (skid_ && kind.maneuver != Maneuver::bend && kind.maneuver != Maneuver::swerve) return fail(maneuver_at_, "A controlled skid follows a bend or a swerve.", "R-4");
  wish_.move = has_side(kind) ? move_index(kind) : kStraight;
  if (wish_.move < 0) return fail(maneuver_at_, "There is no such maneuver.", "R-4");
  done_ = true;
  maneuver_.reset(), side_.reset(), degrees_.reset();
}

void PlanParser::settle() {
  if (fire_said_ && wish_.number == 0 && wish_.fire < 0) return fail(fire_at_, "Say when: 'fire on 8+', 'hold fire' or 'ask'.", "R-8.3");
  if (has_speed_ && wish_.pace != Plan::kNoPace && !check_speed()) return;
  if (wish_.move < 0) wish_.move = kStraight;
  if (wish_.move <= kStraight) wish_.inch = 0;
  Plan const& now = s_.plans[seat_];
  if (no_drop_ && wish_.drop == 0 && wish_.number == 0 && wish_.fire < 0 && now.fire == FireBy::standing && now.standing.drop > 0) {
    wish_.take(words_left(s_, seat_)), wish_.drop = 0;
    wish_.fire = int(wish_.number > 0 ? FireBy::standing : FireBy::hold);
  }
  if (wish_.guns != 0 && !any_whole(wish_.guns)) return fail(fire_at_, filled("That weapon is destroyed: {}.", {guns_text(car_, wish_.guns)}), "R-8.1", true);
  for (int i = 0; i < car_.guns.size(); ++i)
    if (car_.guns[i].dp == 0) wish_.guns &= ~(1u << unsigned(i));   // the others of those that are called so
  bool const words = wish_.number > 0 || wish_.drop > 0;
  if (!words && wish_.fire == int(now.fire)) wish_.fire = -1;       // it is decided so already
  if (!said_anything()) return;
  State at = s_;
  SeededDice none(0);
  bool rolls = false;
  for (Action a : actions_of(wish_)) {
    Actions legal;
    g_.legal(at, legal);
    if (legal.find(a) < 0) {
      if (a == act(verb::Move, kStraight)) { rolls = true; continue; }   // nothing to steer in this phase: as it rolls
      if (Verdict v = g_.why_not(at, a); !v) return fail(place_of(a), v.why, v.rule.id, true);
    }
    g_.apply(at, a, none, NoLog{});
    out_.actions.push_back(a);
  }
  if (rolls && !out_.actions.empty()) wish_.move = -1;
  out_.clean = wish_text(g_, wish_, car_);
}

bool PlanParser::any_whole(uint32_t guns) const {
  for (int i = 0; i < car_.guns.size(); ++i)
    if ((guns >> i & 1) != 0 && car_.guns[i].dp > 0) return true;
  return false;
}

Token const& PlanParser::place_of(Action a) const {
  if (a.verb == verb::Pace) return speed_at_;
  if (a.verb == verb::Use) return device_at_;
  return a.verb == verb::Inch ? inch_at_ : maneuver_at_;
}

bool PlanParser::check_speed() {
  PaceList paces;
  pace_choices(g_.book(), s_, seat_, paces);
  int most = car_.pace;
  for (int16_t pace : paces) {
    if (pace == wish_.pace) return true;
    most = std::max<int>(most, pace);
  }
  Verdict v = pace_verdict(g_.book(), s_, seat_, wish_.pace);
  if (v) v = {rule_named("R-3"), "Speeds are chosen in steps of 5 mph."};
  fail(speed_at_, v.why, v.rule.id, true);
  if (wish_.pace > most && most > 0) out_.most = most * 5 / 2;
  return false;
}

namespace {

// How far a word may be from the one that is meant: a letter or two, two of a short one only where it begins alike.
bool nearly(std::string_view written, std::string_view known, int apart) {
  return apart <= (written.size() < 4 || (written.size() < 6 && lower(known.front()) != written.front()) ? 1 : 2);
}

// The text with words of an order for those that are nearly one, if it reads then.
std::string mended(CarWars const& g, State const& s, Seat seat, std::string const& text, size_t at, int words = 4) {
  size_t end = at;
  while (end < text.size() && is_letter(text[end])) ++end;
  if (end - at < 3 || words == 0) return "";
  std::string written(text.substr(at, end - at));
  for (char& c : written) c = lower(c);
  std::vector<std::string> known{"decelerate", "maneuver", "turret", "linked", "fire", "oil", "smoke", "mine"};
  for (std::string_view word : CarWars::order_words().words) known.emplace_back(word);
  for (int k = 0; k < g.seats(); ++k)
    if (k != seat) known.push_back(g.name_of(Seat(k)));
  for (int apart = 1; apart <= 2; ++apart) {
    for (std::string const& word : known) {
      std::string small = word;
      for (char& c : small) c = lower(c);
      if (build::letters_apart(written, small) != apart || !nearly(written, small, apart)) continue;
      std::string whole = text;
      whole.replace(at, end - at, word);
      PlanParser parser(g, s, seat, whole);
      Sheet const sheet = parser.run();
      if (sheet.error_column == 0 && !sheet.clean.empty()) return sheet.clean;
      size_t const next = size_t(std::max(sheet.error_column, 1) - 1);
      if (std::string rest = parser.unknown_word() && next > at ? mended(g, s, seat, whole, next, words - 1) : ""; !rest.empty()) return rest;
    }
  }
  return "";
}

}  // namespace

Sheet read_plan(CarWars const& g, State const& s, Seat seat, std::string_view text) {
  if (g.actor(s) != seat) return {.error_column = 1, .error = "This seat has nothing to order now."};
  std::string_view const all = cut_at_letter(text, kPlanLetters);
  if (all.size() < text.size()) return {.error_column = int(all.size()) + 1, .error = "An order has at most 800 letters, a sheet of all phases too."};
  Cut const parts = cut_sheet(all, s.turn, s.phase);
  if (parts.error_column) return {.error_column = parts.error_column, .error = parts.error, .rule = rule_named("R-2")};
  std::string_view const read = parts.sheet ? std::string_view(parts.now) : all;
  bool const silent = parts.sheet && read.find_first_not_of(" ;") == read.npos;   // of this phase: straight on
  PlanParser parser(g, s, seat, silent ? "straight" : read);
  Sheet sheet = parser.run();
  if (parts.sheet && sheet.error_column == 0) {
    if (Sheet fault = fault_behind(g, s, seat, parts); fault.error_column) return fault;
    sheet.ahead = parts.later, sheet.asks = stopped_by(s, seat, parts.rest.stop);
    if (sheet.clean.empty()) sheet.clean = move_text(kStraight);
  }
  if (parser.bend_lacks()) sheet.mend = PlanParser(g, s, seat, std::string(read).insert(size_t(sheet.error_column - 1), "bend ")).run().clean;
  if (parser.unknown_word()) sheet.mend = mended(g, s, seat, std::string(read), size_t(sheet.error_column - 1));
  if (!sheet.mend.empty()) sheet.mend = whole_order(sheet.mend, parts.sheet ? parts.later : "");
  return sheet;
}

}  // namespace paddock::car_wars::orders

namespace paddock::car_wars {

// whose car stands still in a phase is asked for nothing; what his sheet says for it is done with.
std::string CarWars::passed_over(State const& s, std::string_view ahead) const {
  orders::Cut const parts = orders::cut_sheet(ahead, s.turn, s.phase);
  bool const says = parts.error_column == 0 && !parts.of[size_t(s.phase)].empty();
  return says ? parts.later : std::string(ahead);
}

}  // namespace paddock::car_wars
