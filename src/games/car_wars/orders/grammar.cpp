// Actions as words without blanks, drafts as text, and what orders look like in posts.
#include <algorithm>

#include "core/filled.hpp"
#include "games/car_wars/duel/entry.hpp"
#include "games/car_wars/orders/called.hpp"
#include "games/car_wars/orders/sheet.hpp"
#include "games/car_wars/orders/tokens.hpp"

namespace paddock::car_wars {

using namespace duel;

std::string CarWars::name(State const& s, Action a) const {
  std::string const n = std::to_string(a.arg);
  switch (a.verb) {
    case verb::Stock: return "stock:" + n;
    case verb::Letter: return "tag:" + n;
    case verb::Start: return filled("start:{}mph", {orders::mph_text(a.arg)});
    case verb::Pace: return "speed:" + orders::mph_text(a.arg);
    case verb::Move: {
      bool const known = a.arg >= 0 && a.arg < int(moves().size());
      return known ? orders::move_code(moves()[size_t(a.arg)]) : "move:" + n;
    }
    case verb::Inch: return "inch:" + std::to_string(a.arg + 1);
    case verb::FireMode: return a.arg >= 0 && a.arg < int(std::size(kFireBys)) ? std::string("fire:") + kFireBys[a.arg] : "mode:" + n;
    case verb::Number: return "number:" + n;
    case verb::Drop: return "drop:" + n;
    case verb::Shoot: {
      if (a.arg < 0) return "shoot:" + n;
      Shot const shot = shot_of(a.arg);
      return filled("shoot:{}>{}/{}", {shot.gun + 1, shot.seat + 1, orders::aim_code(shot.aim)});
    }
    case verb::Done: return "done";
    case verb::Seal: return "Seal";
    case verb::Absent: return "NoOrder";
    case verb::Retire: return "Retire";
    case verb::Use: {
      if (lays(a.arg)) return (a.arg >= kLayAside ? "aside:" : "lay:") + std::to_string(laid_by(a.arg) + 1);
      Seat const seat = actor(s);
      std::string text = orders::device_text(seat >= 0 && seat < s.cars.size() ? s.cars[seat] : Car{}, a.arg);
      std::replace(text.begin(), text.end(), ' ', ':');
      return text;
    }
    case verb::Weapon: return "weapon:" + std::to_string(a.arg + 1);
    case verb::Target: return a.arg < 0 ? "at:" + n : (a.arg >= kMostCars ? "rather:" : "at:") + std::to_string(a.arg % kMostCars + 1);
    default: return "?";
  }
}

namespace {

Sheet read_plain(CarWars const& g, State const& s, Seat seat, std::string_view text) {
  if (s.stage == Stage::bring) return orders::read_bringing(g, s, seat, text);
  if (s.stage == Stage::plan) return orders::read_plan(g, s, seat, text);
  bool const asked = s.stage == Stage::fire && s.plans[seat].fire == FireBy::ask && !s.plans[seat].declared && !s.plans[seat].ghost;
  return asked ? orders::read_fire(g, s, seat, text) : Sheet{.error_column = 1, .error = "Its fire of this phase is decided; the next order is that of the next phase."};
}

}  // namespace

Sheet CarWars::read(State const& s, Seat seat, std::string_view text) const {
  if (seat < 0 || seat >= s.plans.size() || seat >= s.cars.size()) return {.error_column = 1, .error = "There is no such seat."};
  orders::Plain const plain = orders::plain_of(text.substr(0, 5 * orders::kPlanLetters));   // longer than any order
  Sheet sheet = read_plain(*this, s, seat, plain.text);
  if (sheet.error_column > 0) sheet.error_column = int(plain.from[std::min(size_t(sheet.error_column) - 1, plain.from.size() - 1)]) + 1;
  return sheet;
}

// What a sheet says at its n-th decision; where it says nothing any more, its seal, else the ghost.
Action CarWars::answer(State const& s, Seat seat, Sheet const& sheet, int n) const {
  Actions now;
  legal(s, now);
  if (now.size() == 0) return kAbsent;
  if (n >= 0 && n < int(sheet.actions.size()) && now.find(sheet.actions[size_t(n)]) >= 0) return sheet.actions[size_t(n)];
  bool const written = seat >= 0 && seat < s.plans.size() && s.plans[seat].rank > 0;
  if (written && now.find(kSeal) >= 0) return kSeal;
  if (now.find(kAbsent) >= 0) return kAbsent;
  return now.find(kSeal) >= 0 ? kSeal : now[now.size() - 1];
}

std::string CarWars::sheet_text(State const& s, Seat seat) const {
  if (seat < 0 || seat >= s.plans.size()) return "";
  Plan const& p = s.plans[seat];
  if (s.stage == Stage::fire && s.asked == seat) return orders::shots_text(*this, s, seat);
  if (p.hidden || p.ghost || (p.rank == 0 && !p.sealed)) return "";
  return s.stage == Stage::bring ? orders::bringing_text(orders::bringing_of(p)) : orders::wish_text(*this, orders::wish_of(p), s.cars[seat]);
}

OrderWords CarWars::order_words() {
  static constexpr std::string_view kWords[] = {"straight", "bend",  "left",   "right",  "drift",    "steep", "swerve", "bootlegger", "pivot", "skid",
                                                "speed",    "fire",  "hold",   "drop",   "within",   "inch",  "ask",    "reverse",    "brake", "accelerate",
                                                "measure",  "mark",  "boost",  "torque", "overdrive", "automatic", "magazine", "detonate", "wait",
                                                "chute",    "open",  "turret", "nitrous", "capacitors", "sidecar", "pod", "aside"};
  static constexpr std::string_view kCalled[] = {"plan", "drive"};
  return {.words = kWords, .called = kCalled, .ends = " left right straight fire ask mph ", .unit = "mph", .step = 5,
          .talk = " on at in vs versus against with within to by from and or not no never dont don't nearest target left right front back rear turret top side tire tires "
                  "fire shoot drop lay bend drift swerve pivot straight speed mph faster slower reverse rev weapon weapons gun guns mine mines smoke oil spikes phase turn inch inches "
                  "movement stop hold skid else first second third boost torque overdrive automatic magazine detonate chute open nitrous capacitors sidecar pod aside "};
}

}  // namespace paddock::car_wars
