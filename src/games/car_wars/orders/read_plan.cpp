// Reading what a driver writes for a phase: "55, bend 30 right, fire on 8+". Errors name the column and what would be right.
#include <optional>

#include "core/text.hpp"
#include "games/car_wars/build/catalogue.hpp"
#include "games/car_wars/duel/phase.hpp"
#include "games/car_wars/orders/ahead.hpp"
#include "games/car_wars/orders/called.hpp"
#include "games/car_wars/orders/foresee.hpp"
#include "games/car_wars/orders/ruled_out.hpp"
#include "games/car_wars/orders/sheet.hpp"
#include "games/car_wars/orders/tokens.hpp"
#include "games/car_wars/rules/register.hpp"

namespace paddock::car_wars::orders {

using namespace duel;
using driving::Maneuver;
using driving::Side;
using std::to_string;

namespace {

constexpr std::string_view kLeft = "left l lt", kRight = "right r rt";
constexpr std::string_view kFiller = "and then at on the a with of please me i my go goes going to is be by mph inches off now just full";

Rule rule(char const* id) { return rule_named(id); }

class Parser {
 public:
  Parser(CarWars const& g, State const& s, Seat seat, std::string_view text)
      : g_(g), s_(s), seat_(seat), car_(s.cars[seat]), text_(text), tokens_(tokens_of(text)) {}

  Sheet run() {
    while (ok() && i_ + 1 < tokens_.size()) step();
    if (ok()) end_clause(tokens_.back());
    if (ok()) settle();
    return std::move(out_);
  }
  bool unknown_word() const { return unknown_; }
  bool bend_lacks() const { return bend_lacks_; }   // the word before an angle

 private:
  enum class Awaits : uint8_t { nothing, speed, faster, slower, fire, drop, inch, skid, device };

  bool ok() const { return out_.error_column == 0; }
  void fail(Token const& t, std::string what, Rule r = {}, bool forbidden = false) {
    if (!ok()) return;
    out_.error_column = int(t.at) + 1;
    out_.error = std::move(what);
    out_.rule = r;
    out_.forbidden = forbidden;
    out_.actions.clear();
  }
  Token const& next() const { return tokens_[i_ + 1 < tokens_.size() ? i_ + 1 : i_]; }
  static std::optional<Side> side_of(Token const& t) {
    if (t.is(kLeft)) return Side::left;
    if (t.is(kRight)) return Side::right;
    return {};
  }

  void step() {
    Token const& t = tokens_[i_];
    switch (t.kind) {
      case Token::Break: end_clause(t); break;
      case Token::Colon: break;
      case Token::Part: part(t); break;
      case Token::Number: number(t); break;
      case Token::Word: word(t); break;
      case Token::Strange: fail(t, "'" + cut(text_.substr(t.at, t.end - t.at), 20) + "' is no part of an order: '55, bend 30 right, fire on 8+'."); break;
    }
    ++i_;
  }

  // ---- words

  void word(Token const& t) {
    if (auto const side = side_of(t)) return put_side(t, *side);
    if (device_word(t) || maneuver_word(t) || fire_word(t) || speed_word(t)) return;
    if (t.is("inch in")) return void(awaits_ = awaits_ == Awaits::nothing && next().kind == Token::Number ? Awaits::inch : next().is("inch") ? Awaits::nothing : awaits_);
    if (t.is("first second third")) return put_inch(t, t.is("first") ? 1 : t.is("second") ? 2 : 3);
    if (t.is("degrees degree deg or better more less within when if less d")) return;
    if (t.is(kFiller) || ruled_out(t)) return;
    unknown_ = true;
    fail(t, "'" + cut(text_.substr(t.at, t.end - t.at), 20) +
                "' is no word of an order: speed, straight, bend, drift, swerve, bootlegger, T-stop, pivot, skid, fire, hold, drop.");
  }

  bool ruled_out(Token const& t) {
    RuledOut const no = ruling_against(t, text_);
    if (no.why) fail(t, no.why, rule(no.rule), true);
    return no.why != nullptr;
  }

  bool maneuver_word(Token const& t) {
    if (t.is("straight s ahead str")) return put(t, Maneuver::straight);
    if (t.is("bend b turn")) return put(t, Maneuver::bend);
    if (t.is("swerve sw")) return put(t, Maneuver::swerve);
    if (t.is("drift")) return maneuver_ == Maneuver::steep_drift ? true : put(t, Maneuver::drift);
    if (t.is("steep")) return put(t, Maneuver::steep_drift);
    if (t.is("bootlegger bootleg bl")) return put(t, Maneuver::bootlegger);
    if (t.is("tstop ts")) return put(t, Maneuver::t_stop);
    if (t.is("t") && next().is("stop")) return ++i_, put(t, Maneuver::t_stop);
    if (t.is("pivot p")) return put(t, Maneuver::pivot);
    if (t.is("d") && next().kind == Token::Number) return difficulty(t);
    if (t.is("d") && !maneuver_) return put(t, Maneuver::drift);
    if (t.is("skid slide")) return awaits_ = Awaits::skid, true;
    return false;
  }

  // "measure 2", "boost", "chute", "sidecar", "pod", "torque", "overdrive", "automatic 3", "magazine 1", "detonate 1", "open 2", "turret": numbers from 1 on.
  bool device_word(Token const& t) {
    if (t.is("measure")) return await(t, kMeasure), true;
    if (t.is("mark")) return device_ = kMeasure + kMostCars, awaits_ == Awaits::device;
    if (t.is("wait")) return put_device(t, kWait), true;
    if (t.is("automatic auto")) return await(t, kAutomatic), true;
    if (t.is("magazine")) return await(t, kMagazine), true;
    if (t.is("detonate")) return await(t, kDetonate), true;
    if (t.is("open")) return await(t, kOpen), true;
    if (t.is("turret")) return put_device(t, kPopup), true;
    return t.is("boost booster torque overdrive chute nitrous capacitors sidecar pod") && (find_device(t), true);
  }
  void await(Token const& t, int code) {
    device_ = code, device_at_ = t;
    awaits_ = Awaits::device;
  }
  // Without a number the first one that is good for something.
  void find_device(Token const& t) {
    if (next().kind == Token::Number) return await(t, kUse);
    int const row = device_named(car_, t.word);
    if (row < 0) return fail(t, "There is no such device on board.", rule("R-22"));
    put_device(t, kUse + row);
  }
  void put_device(Token const& t, int code) {
    device_at_ = t;
    awaits_ = Awaits::nothing;
    if (wish_.devices.full()) return fail(t, "A phase has room for two such things; this is the third.", rule("R-8.1"));
    wish_.devices.push(int16_t(code));
  }

  // "D1 left" is a drift, "D3 left" a steep one; behind a maneuver its D is only told.
  bool difficulty(Token const& t) {
    int const d = next().twice / 2;
    ++i_;
    if (maneuver_) return true;
    if (d == 1 || d == 3) return put(t, d == 1 ? Maneuver::drift : Maneuver::steep_drift);
    if (d != 0) fail(t, "D" + to_string(d) + " is no maneuver by itself; name it: 'bend 30 right', 'swerve 15 left'.", rule("R-4"));
    return true;
  }

  bool fire_word(Token const& t) {
    if (t.is("hold cease dont no not never")) return hold(t);
    if (t.is("ask asks")) return wish_.fire = int(FireBy::ask), awaits_ = Awaits::nothing, true;
    if (t.is("standing")) return standing_ = true, true;
    if (t.is("fire shoot firing")) {
      bool const decided = wish_.fire == int(FireBy::hold) || wish_.fire == int(FireBy::ask) || wish_.number > 0 || standing_;
      if (!decided) awaits_ = Awaits::fire;
      return true;
    }
    if (t.is("drop")) return awaits_ = Awaits::drop, true;
    return false;
  }
  bool hold(Token const& t) {
    if (t.is("hold") && next().is("speed")) return ++i_, true;   // keeps it
    wish_.fire = int(FireBy::hold);
    awaits_ = Awaits::nothing;
    return true;
  }

  bool speed_word(Token const& t) {
    if (t.is("speed pace v")) return awaits_ = Awaits::speed, true;
    if (t.is("accelerate accel faster up")) return awaits_ = next().is("to") ? Awaits::speed : Awaits::faster, true;
    if (t.is("brake slow slower decelerate down")) return awaits_ = next().is("to") ? Awaits::speed : Awaits::slower, true;
    if (t.is("reverse back backward backwards")) return reverse_ = true, awaits_ = Awaits::speed, true;
    if (t.is("keep same stay maintain")) return true;
    return false;
  }

  // ---- what they stand for

  bool put(Token const& t, Maneuver m) {
    if (done_) fail(t, "A phase has one maneuver; this is the second.", rule("R-4"), true);
    else if (maneuver_ && *maneuver_ != m) fail(t, "A phase has one maneuver: '" + move_name(*maneuver_) + "' stands there already.", rule("R-4"), true);
    if (!maneuver_) maneuver_ = m, maneuver_at_ = t;
    awaits_ = Awaits::nothing;
    return true;
  }
  static std::string move_name(Maneuver m) {
    MoveKind kind;
    kind.maneuver = m;
    std::string const text = move_text(kind);
    return text.substr(0, text.find(' '));
  }
  void put_side(Token const& t, Side side) {
    if (done_) return fail(t, "The maneuver stands there already; this side belongs to none.", rule("R-4"));
    if (!maneuver_ && !side_) maneuver_at_ = t;
    side_ = side;
    awaits_ = awaits_ == Awaits::skid ? awaits_ : Awaits::nothing;
  }
  void put_inch(Token const& t, int n) {
    if (n < 1 || n > 4) return fail(t, "The inch of the phase is a number from 1 on: 'bend 30 right in inch 2'.", rule("R-4"));
    wish_.inch = n - 1, inch_at_ = t;
    awaits_ = Awaits::nothing;
  }

  void part(Token const& t) {
    if (t.twice < 1 || t.twice > 4) return fail(t, "A controlled skid is 1/4, 1/2, 3/4 or 1 inch long.", rule("R-4"));
    skid_ = t.twice, awaits_ = Awaits::nothing;
  }

  void number(Token const& t) {
    Awaits const for_what = awaits_;
    awaits_ = Awaits::nothing;
    int const n = t.twice / 2;
    switch (for_what) {
      case Awaits::fire: return put_fire(t, n);
      case Awaits::drop: return put_drop(t, n);
      case Awaits::inch: return put_inch(t, n);
      case Awaits::device:
        if (t.twice % 2 == 0 && n >= 1 && n <= kMostCounters) return put_device(device_at_, device_ + n - 1);
        return fail(t, "What is measured, switched or set off is counted from 1: 'measure 2', 'automatic 1'.", rule("R-8.1"));
      case Awaits::skid:
        if (n == 1) return void(skid_ = 4);
        break;                                        // "skid bend 30 right 1/2"
      case Awaits::speed: return speed(t, reverse_ ? -t.twice : t.twice);
      case Awaits::faster: return speed(t, 5 * car_.pace + t.twice);
      case Awaits::slower: return speed(t, 5 * car_.pace - t.twice);
      case Awaits::nothing: break;
    }
    bool const side_behind = side_of(next()).has_value() && !maneuver_ && !side_ && !done_;
    if (side_behind && next().at == t.end) maneuver_ = Maneuver::bend, maneuver_at_ = t;                  // "30R"
    else if (side_behind) return bend_lacks_ = true, fail(t, "Is " + to_string(n) + " the angle of a bend? 'bend " + to_string(n) + " " + next().word + "'.", rule("R-4"));
    if (side_ && !maneuver_ && !done_) maneuver_ = Maneuver::bend;                                        // "right 30"
    bool const turns = maneuver_ && (*maneuver_ == Maneuver::bend || *maneuver_ == Maneuver::swerve || *maneuver_ == Maneuver::pivot);
    if (turns && !degrees_) return void(degrees_ = n);
    int const relative = t.sign > 0 || (t.sign < 0 && car_.pace > 0);
    speed(t, relative ? 5 * car_.pace + t.sign * t.twice : (t.sign < 0 || reverse_ ? -t.twice : t.twice));
  }

  void put_fire(Token const& t, int n) {
    if (n < 2 || n > 12) return fail(t, "Fire is given on a number from 2 to 12: 'fire on 8+'.", rule("R-8.3"));
    wish_.number = n, wish_.fire = int(FireBy::standing);
  }
  void put_drop(Token const& t, int n) {
    if (n < 1 || n > 12) return fail(t, "Droppers drop when somebody is behind within 1 to 12 inches: 'drop within 6'.", rule("R-9"));
    wish_.drop = n, wish_.fire = int(FireBy::standing);
  }

  void speed(Token const& t, int twice) {
    if (has_speed_) return fail(t, "A phase has one speed; this is the second.", rule("CW-116"));
    has_speed_ = true, speed_at_ = t;
    if (twice % 5 != 0) return fail(t, "Speeds go in steps of 2.5 mph.", rule("R-3"));
    int const pace = twice / 5;
    if (pace < -200 || pace > 200) return fail(t, "So fast is no car.", rule("R-3"));
    if (pace != car_.pace) wish_.pace = pace;
  }

  // ---- the end of a clause, and of all

  void end_clause(Token const& t) {
    if (awaits_ == Awaits::fire) return fail(t, "Say when: 'fire on 8+', 'hold fire' or 'ask'.", rule("R-8.3"));
    if (awaits_ == Awaits::device) return fail(t, "Say which one: 'measure 2', 'automatic 1', 'detonate 1'.", rule("R-8.1"));
    if (awaits_ == Awaits::drop) return fail(t, "Say how near: 'drop within 6'.", rule("R-9"));
    if (awaits_ == Awaits::speed && !reverse_) return fail(t, "The speed is missing: 'speed 40'.", rule("R-3"));
    if (awaits_ == Awaits::faster || awaits_ == Awaits::slower) return fail(t, "Say to which speed: 'brake to 30'.", rule("CW-116"));
    awaits_ = Awaits::nothing;
    if (standing_ && wish_.fire < 0) wish_.fire = int(FireBy::standing);
    if (maneuver_ || side_) end_maneuver();
  }

  void end_maneuver() {
    if (!maneuver_) return fail(maneuver_at_, "Left or right of what? 'bend 30 left', 'drift right'.", rule("R-4"));
    MoveKind kind;
    kind.maneuver = *maneuver_;
    kind.side = side_.value_or(Side::left);
    kind.skid = int8_t(skid_);
    bool const turns = kind.maneuver == Maneuver::bend || kind.maneuver == Maneuver::swerve || kind.maneuver == Maneuver::pivot;
    if (turns) kind.degrees = int16_t(degrees_.value_or(0));
    int const most = kind.maneuver == Maneuver::pivot ? 180 : 90;
    if (turns && (!degrees_ || *degrees_ < 15 || *degrees_ > most || *degrees_ % 15))
      return fail(maneuver_at_, "A " + move_name(kind.maneuver) + " has an angle of 15, 30, 45, 60, 75" + (most == 90 ? " or 90" : ", 90 ... or 180") + " degrees.", rule("R-4"));
    if (has_side(kind) && !side_) return fail(maneuver_at_, "Left or right? '" + move_name(kind.maneuver) + (turns ? " " + to_string(kind.degrees) : std::string()) + " right'.", rule("R-4"));
    if (skid_ && kind.maneuver != Maneuver::bend && kind.maneuver != Maneuver::swerve) return fail(maneuver_at_, "A controlled skid follows a bend or a swerve.", rule("R-4"));
    wish_.move = has_side(kind) ? move_index(kind) : kStraight;
    if (wish_.move < 0) return fail(maneuver_at_, "There is no such maneuver.", rule("R-4"));
    done_ = true;
    maneuver_.reset(), side_.reset(), degrees_.reset();
  }

  // What the rules say of it: step by step as it would be played.
  void settle() {
    if (has_speed_ && wish_.pace != Plan::kNoPace && !check_speed()) return;
    if (wish_.move < 0) wish_.move = kStraight;
    if (wish_.move <= kStraight) wish_.inch = 0;
    Plan const& now = s_.plans[seat_];
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
        if (Verdict v = g_.why_not(at, a); !v) return fail(place_of(a), v.why, v.rule, true);
      }
      g_.apply(at, a, none, NoLog{});
      out_.actions.push_back(a);
    }
    if (rolls && !out_.actions.empty()) wish_.move = -1;
    out_.clean = wish_text(wish_, car_);
  }
  bool said_anything() const { return done_ || has_speed_ || !wish_.empty() ? text_.find_first_not_of(" \t\r\n,;.") != text_.npos : false; }

  Token const& place_of(Action a) const {
    if (a.verb == verb::Pace) return speed_at_;
    if (a.verb == verb::Use) return device_at_;
    return a.verb == verb::Inch ? inch_at_ : maneuver_at_;
  }

  bool check_speed() {
    PaceList paces;
    pace_choices(g_.book(), s_, seat_, paces);
    int most = car_.pace;
    for (int16_t pace : paces) {
      if (pace == wish_.pace) return true;
      most = std::max<int>(most, pace);
    }
    Verdict v = pace_verdict(g_.book(), s_, seat_, wish_.pace);
    if (v) v = {rule("R-3"), "Speeds are chosen in steps of 5 mph."};
    fail(speed_at_, v.why, v.rule, true);
    if (wish_.pace > most && most > 0) out_.most = most * 5 / 2;
    return false;
  }

  CarWars const& g_;
  State const& s_;
  Seat const seat_;
  Car const& car_;
  std::string_view const text_;
  std::vector<Token> const tokens_;
  size_t i_ = 0;
  Sheet out_;
  Wish wish_;
  Awaits awaits_ = Awaits::nothing;
  bool reverse_ = false, standing_ = false, has_speed_ = false, done_ = false, unknown_ = false, bend_lacks_ = false;
  std::optional<Maneuver> maneuver_;
  std::optional<Side> side_;
  std::optional<int> degrees_;
  int skid_ = 0, device_ = 0;
  Token device_at_, maneuver_at_, speed_at_, inch_at_;
};

// A word that is nearly one of an order: the text with that word, if it reads then.
std::string mended(CarWars const& g, State const& s, Seat seat, std::string_view text, int column) {
  size_t const at = size_t(column - 1);
  size_t end = at;
  while (end < text.size() && is_letter(text[end])) ++end;
  if (end - at < 3) return "";
  std::string written(text.substr(at, end - at));
  for (char& c : written) c = lower(c);
  for (std::string_view known : CarWars::order_words().words) {
    if (build::letters_apart(written, known) > 2) continue;
    std::string whole(text);
    whole.replace(at, end - at, known);
    Sheet const sheet = Parser(g, s, seat, whole).run();
    if (sheet.error_column == 0 && !sheet.clean.empty()) return sheet.clean;
  }
  return "";
}

}  // namespace

Sheet read_plan(CarWars const& g, State const& s, Seat seat, std::string_view text) {
  if (g.actor(s) != seat) return {.error_column = 1, .error = "This seat has nothing to order now."};
  std::string_view const all = cut_at_letter(text, kPlanLetters);
  if (all.size() < text.size()) return {.error_column = int(all.size()) + 1, .error = "An order has at most 800 letters, a sheet of all phases too."};
  Cut const parts = cut_sheet(all, s.turn, s.phase);
  if (parts.error_column) return {.error_column = parts.error_column, .error = parts.error, .rule = rule("R-2")};
  std::string_view const read = parts.sheet ? std::string_view(parts.now) : all;
  bool const silent = parts.sheet && read.find_first_not_of(" ;") == read.npos;   // of this phase: straight on
  Parser parser(g, s, seat, silent ? "straight" : read);
  Sheet sheet = parser.run();
  if (parts.sheet && sheet.error_column == 0) {
    if (Sheet fault = fault_behind(g, s, seat, parts); fault.error_column) return fault;
    sheet.ahead = parts.later, sheet.asks = stopped_by(s, seat, parts.rest.stop);
    if (sheet.clean.empty()) sheet.clean = move_text(kStraight);
  }
  if (parser.bend_lacks()) sheet.mend = Parser(g, s, seat, std::string(read).insert(size_t(sheet.error_column - 1), "bend ")).run().clean;
  if (parser.unknown_word()) sheet.mend = mended(g, s, seat, read, sheet.error_column);
  return sheet;
}

}  // namespace paddock::car_wars::orders
