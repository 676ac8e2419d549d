#include "games/car_wars/orders/sheet.hpp"

#include "core/filled.hpp"
#include "games/car_wars/build/stock.hpp"
#include "games/car_wars/duel/entry.hpp"
#include "games/car_wars/duel/ghost.hpp"
#include "games/car_wars/orders/called.hpp"
#include "games/car_wars/orders/fire_words.hpp"
#include "games/car_wars/rules/pace.hpp"

namespace paddock::car_wars::orders {

using namespace duel;
using std::to_string;

namespace {

void join(std::string& out, std::string const& part) {
  if (!part.empty()) out += (out.empty() ? "" : ", ") + part;
}

// Whether its name means it: the first that is called so does, once that is fired the next one.
bool goes_by_name(Car const& car, int gun, uint32_t fired) {
  for (int i = 0; i < gun; ++i) {
    bool const linked = car.guns[i].link >= 0 && car.guns[i].link == car.guns[gun].link;
    if ((fired >> i & 1) == 0 && !linked && goes_by(car, i, gun_text(car, gun))) return false;
  }
  return true;
}

}  // namespace

std::string speed_text(int pace) { return pace < 0 ? "reverse " + mph_text(-pace) : mph_text(pace); }

std::string fire_text(CarWars const& g, Wish const& w, Car const& car) {
  std::string out, aimed = w.guns ? " " + guns_text(car, w.guns) : "";
  if (w.target != kNobody) aimed += filled(" at {}{}", {g.name_of(w.target), w.else_nearest ? " else nearest" : ""});
  if (w.number > 0) join(out, filled("fire{} on {}+", {aimed, w.number}));
  if (w.drop > 0) join(out, "drop within " + to_string(w.drop));
  if (!out.empty()) return out;
  switch (w.fire) {
    case int(FireBy::ask): return "ask";
    case int(FireBy::hold): return "hold fire";
    case int(FireBy::standing): return "standing fire";
    default: return "";
  }
}

std::string shots_text(CarWars const& g, State const& s, Seat seat) {
  std::string out;
  Car const& car = s.cars[seat];
  uint32_t fired = 0;
  for (Shot const& shot : s.plans[seat].shots) {
    std::string const aim = aim_text(shot.aim);
    bool const aside = shot.seat == seat && !aim.empty();   // one alone, not what looks like it
    std::string const gun = aside || !goes_by_name(car, shot.gun, fired) ? one_gun_text(car, shot.gun) : gun_text(car, shot.gun);
    fired |= 1u << unsigned(shot.gun);
    int const zone = zone_of_mark(shot.seat);
    std::string const whom = zone >= 0 ? "mark " + to_string(zone + 1) : g.name_of(shot.seat) + (aim.empty() ? "" : "'s " + aim);
    join(out, shot.seat == seat ? filled("drop {}{}", {gun, aside ? " aside" : ""}) : filled("{} at {}", {gun, whom}));
  }
  return out;
}

std::string wish_text(CarWars const& g, Wish const& w, Car const& car) {
  std::string out;
  if (w.pace != Plan::kNoPace) join(out, speed_text(w.pace));
  if (w.move >= 0) join(out, move_text(w.move) + (w.inch > 0 ? " in inch " + to_string(w.inch + 1) : ""));
  join(out, fire_text(g, w, car));
  for (int16_t code : w.devices) join(out, device_text(car, code));
  return out;
}

StandingOrder words_left(State const& s, Seat seat) {
  StandingOrder out = s.plans[seat].standing;
  bool none = out.guns != 0;
  for (int i = 0; i < s.cars[seat].guns.size(); ++i)
    if (s.cars[seat].guns[i].dp == 0) out.guns = uint16_t(out.guns & ~(1u << unsigned(i)));
  none = none && out.guns == 0;
  if (seated(s, out.target) && !s.cars[out.target].fights()) none |= !out.else_nearest, out.target = kNobody, out.else_nearest = false;
  if (none) out.number = 0;
  return out;
}

// How fire is decided stays from phase to phase: it is a word of this draft only when it was said in it.
Wish wish_of(Plan const& p) {
  Wish w;
  w.pace = p.pace, w.move = p.move, w.inch = p.inch, w.devices = p.devices;
  if (p.sealed && w.move < 0) w.move = kStraight;
  bool const said = p.rank > verb::Inch + 1 && !p.sealed;
  if (!said && !(p.sealed && p.fire != FireBy::ask)) return w;
  w.fire = int(p.fire);
  if (p.fire == FireBy::standing && (p.sealed || p.rank > verb::FireMode + 1)) w.take(p.standing);
  return w;
}

Wish wish_of(std::span<Action const> actions) {
  Wish w;
  for (Action a : actions) {
    switch (a.verb) {
      case verb::Pace: w.pace = a.arg; break;
      case verb::Move: w.move = a.arg; break;
      case verb::Inch: w.inch = a.arg; break;
      case verb::FireMode: w.fire = a.arg; break;
      case verb::Number: w.number = a.arg, w.fire = int(FireBy::standing); break;
      case verb::Drop: w.drop = a.arg, w.fire = int(FireBy::standing); break;
      case verb::Weapon: w.guns |= 1u << unsigned(a.arg); break;
      case verb::Target: w.target = Seat(a.arg % kMostCars), w.else_nearest = a.arg >= kMostCars; break;
      case verb::Use:
        if (!w.devices.full()) w.devices.push(a.arg);
        break;
      default: break;
    }
  }
  return w;
}

std::vector<Action> actions_of(Wish const& w) {
  std::vector<Action> out;
  if (w.pace != Plan::kNoPace) out.push_back(act(verb::Pace, w.pace));
  if (w.move >= 0) out.push_back(act(verb::Move, w.move));
  if (w.move > kStraight && w.inch > 0) out.push_back(act(verb::Inch, w.inch));
  bool const words = w.number > 0 || w.drop > 0;
  if (w.fire >= 0 && !words) out.push_back(act(verb::FireMode, w.fire));
  if (w.number > 0) out.push_back(act(verb::Number, w.number));
  if (w.drop > 0) out.push_back(act(verb::Drop, w.drop));
  for (int16_t code : w.devices) out.push_back(act(verb::Use, code));
  for (int gun = 0; w.number > 0 && gun < kMostGuns; ++gun)
    if (w.guns >> gun & 1) out.push_back(act(verb::Weapon, gun));
  if (w.number > 0 && w.target != kNobody) out.push_back(act(verb::Target, w.target + (w.else_nearest ? kMostCars : 0)));
  return out;
}

// ---- what is brought

std::string bringing_text(Bringing const& b) {
  std::string out = b.stock >= 0 ? std::string(stock_name(b.stock)) : b.tag;
  if (b.start) join(out, mph_text(b.start) + " mph");
  return out;
}

Bringing bringing_of(Plan const& p) {
  Bringing b;
  b.stock = p.stock, b.start = p.start;
  if (p.stock < 0 && !p.tag.empty()) b.tag = tag_text(p);
  return b;
}

Bringing bringing_of(std::span<Action const> actions) {
  Plan p;
  for (Action a : actions) {
    if (a.verb == verb::Stock) p.stock = a.arg;
    if (a.verb == verb::Letter && !p.tag.full() && a.arg >= 0 && a.arg < 64) p.tag.push(uint8_t(a.arg));
    if (a.verb == verb::Start) p.start = int8_t(a.arg);
  }
  return bringing_of(p);
}

std::vector<Action> actions_of(Bringing const& b) {
  std::vector<Action> out;
  if (b.stock >= 0) {
    out.push_back(act(verb::Stock, b.stock));
  } else if (Plan p; take_tag(b.tag, p)) {
    out.push_back(act(verb::Own));
    for (uint8_t letter : p.tag) out.push_back(act(verb::Letter, letter));
  }
  if (b.start && !out.empty()) out.push_back(act(verb::Start, b.start));
  return out;
}

int usual_start(CarWars const& game) { return pace_of(pace::starts(game.rules().movement).usual); }

Bringing usual_bringing(CarWars const& game, Seat seat) {
  Bringing b;
  b.start = usual_start(game);
  if (seat >= 0 && seat < game.seats()) {
    std::string const named = get_text(game.setup().seats[size_t(seat)].options, "stock");
    for (int i = 0; i < most_stock() && !named.empty(); ++i)
      if (stock_name(i) == named && size_t(i) < game.stock_cars().size() && game.stock_cars()[size_t(i)].here) b.stock = i;
  }
  if (b.stock < 0) b.stock = usual_stock(game.rules());
  return b;
}

}  // namespace paddock::car_wars::orders
