#include "games/car_wars/duel/devices.hpp"

#include <algorithm>
#include <span>

#include "games/car_wars/duel/contact.hpp"
#include "games/car_wars/duel/counters_parts.hpp"
#include "games/car_wars/duel/crash_run.hpp"
#include "games/car_wars/duel/ports.hpp"
#include "games/car_wars/duel/score.hpp"
#include "games/car_wars/duel/shoot_parts.hpp"
#include "games/car_wars/rules/register.hpp"

namespace paddock::car_wars::duel {
namespace {

enum class What : uint8_t { measure, wait, popup, use, automatic, magazine, detonate, open, lay };
struct Said {
  What what{};
  int n = 0;                               // seat or mark, device, gun, counter
  bool aside = false;                      // of a corner: what it lays goes over its side
};
Said said(int code) {
  if (lays(code)) return {What::lay, laid_by(code), code >= kLayAside};
  if (code >= kOpen) return {What::open, code - kOpen};
  if (code >= kDetonate) return {What::detonate, code - kDetonate};
  if (code >= kMagazine) return {What::magazine, code - kMagazine};
  if (code >= kAutomatic) return {What::automatic, code - kAutomatic};
  if (code >= kUse) return {What::use, code - kUse};
  return {code == kPopup ? What::popup : code == kWait ? What::wait : What::measure, code};
}

// Why not; without the heap, as lists of what is legal ask often.
struct No {
  char const* rule = "";
  char const* why = nullptr;               // null: it may be
};

bool takes_hand(Book const& book, What what) {
  if (what == What::measure) return book.rules.fire.measure_is_firing_action;
  return what != What::magazine && what != What::wait;
}

// Who does it: of two free hands the one that shoots worse, so that the other one may fire.
int hand_of(Firing const& f) {
  for (int const job : {driver_first(f) ? 0 : 1, driver_first(f) ? 1 : 0})
    if (hand_free(f, job)) return job;
  return -1;
}

using Codes = std::span<int16_t const>;
Codes codes_of(Plan const& plan) { return {plan.devices.begin(), size_t(plan.devices.size())}; }

// CW-092: droppers of one link run all or none; what hides behind a closed port is not fired with them.
bool goes_along(Car const& car, int named, int n) {
  Gun const& gun = car.guns[n];
  return gun.link >= 0 && gun.link == car.guns[named].link && gun.dp > 0 && droppable(arm_of(gun)) && (car.closed >> n & 1) == 0;
}

// CW-092: beside one of the link that cannot run by itself it is put on automatic alone, not as part of the link.
bool runs_alone(Book const& book, Car const& car, int n) {
  if (!book.rules.fire.all_or_none || !droppable(arm_of(car.guns[n]))) return false;
  for (int other = 0; other < car.guns.size(); ++other)
    if (car.guns[other].face == Turret && goes_along(car, n, other)) return true;
  return false;
}

int link_of(Book const& book, Car const& car, Said what) {
  if (what.what == What::use && what.n < car.devices.size()) return car.devices[what.n].link;
  bool const joined = what.what == What::lay || (what.what == What::automatic && what.n < car.guns.size() && !runs_alone(book, car, what.n));
  return joined && what.n < car.guns.size() ? car.guns[what.n].link : -1;
}

// CW-022: what is in the link of something said before goes with the same firing action.
bool goes_with(Book const& book, Car const& car, Codes before, Said what) {
  int const link = link_of(book, car, what);
  return link >= 0 && std::any_of(before.begin(), before.end(), [&](int16_t code) { return link_of(book, car, said(code)) == link; });
}

int hands_left(Book const& book, Board const& board, Plan const& plan, Seat seat) {
  Firing const f{book, board, seat};       // hands do not ask for the ground
  int left = int(hand_free(f, 0)) + int(hand_free(f, 1));
  Codes const all = codes_of(plan);
  for (size_t i = 0; i < all.size(); ++i) {
    Said const what = said(all[i]);
    left -= takes_hand(book, what.what) && !goes_with(book, board.cars[seat], all.first(i), what);
  }
  return left;
}

// R 24: of a switch nobody else sees anything.
bool is_quiet(Car const& car, Said what) { return what.what == What::automatic || (what.what == What::use && !is_spent(car.devices[what.n].kind)); }

int which_counter(Board const& board, Seat seat, int n) {
  for (int i = 0; i < board.counters.size(); ++i)
    if (listens(board, seat, board.counters[i]) && n-- == 0) return i;
  return -1;
}

No no_measure(Book const& book, Board const& board, Seat seat, int n) {
  int const zone = zone_of_mark(n);
  if (zone >= 0) return is_mark(book, zone) ? No{} : No{"CW-037", "There is no such mark to measure to."};
  bool const there = n >= 0 && n < board.cars.size() && n != seat && board.cars[n].fights();
  return there ? No{} : No{"CW-037", "There is nobody to measure the range to."};
}

No no_drop(Car const& car, Device const& device) {
  if (device.on) return {"R-22", "It has been dropped."};
  auto const aside = [](Person const& p) { return p.there && p.aside; };
  bool const taken = device.kind == Gadget::sidecar && std::any_of(car.crew.begin(), car.crew.end(), aside);
  return taken ? No{"R-22", "Somebody sits in the sidecar."} : No{};
}

constexpr bool is_torque(Gadget kind) { return kind == Gadget::torque || kind == Gadget::heavy_torque; }
constexpr bool exclude(Gadget a, Gadget b) { return (a == Gadget::overdrive && is_torque(b)) || (is_torque(a) && b == Gadget::overdrive); }

// R 22, the table of plants. `before`: what else is switched first.
No no_switch(Car const& car, int n, Codes before) {
  if (!has_power(car)) return {"R-22", "There is no power to switch it."};
  for (int i = 0; i < car.devices.size() && !car.devices[n].on; ++i) {
    bool const switched = std::find(before.begin(), before.end(), int16_t(kUse + i)) != before.end();
    if (exclude(car.devices[n].kind, car.devices[i].kind) && car.devices[i].on != switched)
      return {"R-22", "Overdrive does not run beside torque motors: what is on is switched off first."};
  }
  return {};
}

// What is said before fires a jump jet.
bool lifts(Car const& car, Codes before) {
  return std::any_of(before.begin(), before.end(), [&](int16_t code) {
    Said const what = said(code);
    return what.what == What::use && what.n < car.devices.size() && car.devices[what.n].kind == Gadget::jump_jet;
  });
}

No no_use(Car const& car, int n, Codes before = {}, bool boosters = true) {
  if (n < 0 || n >= car.devices.size()) return {"R-22", "There is no such device on board."};
  Device const& device = car.devices[n];
  if (is_load(device.kind)) return no_drop(car, device);
  bool const burns = device.kind == Gadget::booster || device.kind == Gadget::chute;
  if (burns && (in_flight(car.run) || lifts(car, before))) return {"R-23", "In the air nobody changes speed."};
  if (device.kind == Gadget::chute) return device.on ? No{"R-22", "It has been used."} : car.pace > 0 ? No{} : No{"R-22", "A drag chute brakes a car that drives forward."};
  if (is_burst(device.kind) && device.on) return {"R-2", "It works in this turn already."};
  if (is_burst(device.kind) && device.force <= 0) return {"R-2", "Nothing is left of it."};
  if (!is_rocket(device.kind)) return no_switch(car, n, before);
  if (device.kind == Gadget::booster && !boosters) return {"CW-161", "No booster is fired in the first turn."};
  if (device.on) return {"R-22", "It has burned out."};
  if (device.dp <= 0) return {"R-22", "It is destroyed."};
  if (device.force <= 0) return {"R-22", "It is too small for this car: it gives less than 2.5 mph."};
  bool const jet = device.kind == Gadget::jump_jet;
  if (!jet && is_over(car)) return {"R-19", "It lies on its side or roof: no thrust drives it."};
  if (jet && lifts(car, before)) return {"R-22", "A jump jet lifts it already."};
  if (jet && (car.pace <= 0 || !full_control(car))) return {"R-22", "A jump jet lifts a car that drives forward under control."};
  return jet || device.face == Front || device.face == Back ? No{} : No{"R-22", "It pushes to the side, which moves nothing."};
}

No no_automatic(Book const& book, Car const& car, int n, Codes before) {
  if (n < 0 || n >= car.guns.size()) return {"R-8.5", "There is no such weapon."};
  Gun const& gun = car.guns[n];
  Arm const& arm = arm_of(gun);
  if (gun.dp <= 0) return {"R-8.1", "That weapon is destroyed."};
  if ((car.closed >> n & 1) != 0) return {"R-8.1", "The port of that weapon is closed."};
  if (gun.face == Turret) return {"R-8.5", "Nothing in a turret runs by itself."};
  auto const takes_along = [&](int16_t code) {
    Said const other = said(code);
    bool const dropper = other.what == What::automatic && other.n < car.guns.size() && droppable(arm_of(car.guns[other.n]));
    return dropper && book.rules.fire.all_or_none && goes_along(car, other.n, n) && !runs_alone(book, car, other.n);
  };
  if (std::any_of(before.begin(), before.end(), takes_along)) return {"CW-092", "It goes with its link, which is said already."};
  bool const straight = aimable(arm) && !arm.projector && !arm.grenade && !(gun.flags & OneShot);
  return droppable(arm) || straight ? No{} : No{"R-8.5", "That weapon has to be aimed."};
}

No no_magazine(Car const& car, int n) {
  if (n < 0 || n >= car.guns.size()) return {"R-8.1", "There is no such weapon."};
  if (!(car.guns[n].flags & Switched)) return {"R-8.1", "Without a magazine switch rounds are fired in the order in which they were loaded."};
  return car.guns[n].more.empty() ? No{"R-8.1", "It has only one kind of rounds left."} : No{};
}

No no_popup(Car const& car) {
  if (car.popups == 0) return {"R-8.1", "It has no turret that goes up and down."};
  return car.popup_due < 0 ? No{} : No{"R-8.1", "That turret is on its way already."};
}

No no_open(Car const& car, int n) {
  return n < car.guns.size() && (car.closed >> n & 1) != 0 ? No{} : No{"R-8.1", "There is no closed port before that weapon."};
}

No no_lay(Book const& book, Board const& board, Seat seat, Said what) {
  if (!may_lay(book, board, seat, what.n)) return {"R-9", "That drops nothing now."};
  return what.aside && board.cars[seat].guns[what.n].corner == 0 ? No{"R-9", kOneWay} : No{};
}

// Said where somebody drives as fast as it does now.
No no_wait(Board const& board, Seat seat) {
  for (int i = 0; i < board.cars.size(); ++i)
    if (i != seat && board.cars[i].fights() && board.cars[i].pace == board.cars[seat].pace && board.cars[i].pace != 0) return {};
  return {"CW-131", "Nobody drives as fast as it does: there is nobody to let go first."};
}

No refusal(Book const& book, Board const& board, Seat seat, Said what, Codes before = {}) {
  Car const& car = board.cars[seat];
  switch (what.what) {
    case What::wait: return no_wait(board, seat);
    case What::measure: return no_measure(book, board, seat, what.n);
    case What::popup: return no_popup(car);
    case What::open: return no_open(car, what.n);
    case What::lay: return no_lay(book, board, seat, what);
    case What::use: return no_use(car, what.n, before, board.turn > 1 || book.rules.movement.boosters_turn1);
    case What::automatic: return no_automatic(book, car, what.n, before);
    case What::magazine: return no_magazine(car, what.n);
    case What::detonate: return which_counter(board, seat, what.n) >= 0 ? No{} : No{"CW-014", "It has laid nothing that listens to its signal, or has no dropper left to send it."};
  }
  return {};
}

// What else this phase's plan says.
No beside(Plan const& plan, int code, Said what) {
  if (std::find(plan.devices.begin(), plan.devices.end(), int16_t(code)) != plan.devices.end()) return {"R-8.1", "That is said already."};
  auto const same = [&](int16_t other) { return lays(other) && laid_by(other) == what.n; };
  if (what.what == What::lay && std::any_of(plan.devices.begin(), plan.devices.end(), same)) return {"R-9", "It drops one at a time."};
  return {};
}

// `hands`: that are left, as hands_left() has them.
No refusal(Book const& book, Board const& board, Plan const& plan, Seat seat, int code, int hands) {
  if (seat < 0 || seat >= board.cars.size() || !board.cars[seat].fights()) return {"R-8.1", "It takes no further part."};
  if (code < 0 || code >= kDeviceCodes) return {"R-8.1", "There is no such action."};
  if (plan.devices.full()) return {"R-8.1", "So many things are done in one phase already."};
  Said const what = said(code);
  if (No const no = beside(plan, code, what); no.why) return no;
  if (No const no = refusal(book, board, seat, what, codes_of(plan)); no.why) return no;
  if (takes_hand(book, what.what) && hands <= 0 && !goes_with(book, board.cars[seat], codes_of(plan), what)) return {"R-8.1", "Nobody on board has a firing action left in this turn."};
  return {};
}

// ---- what is done

void put_on_automatic(Work& work, Car& car, Person* who, int gun) {
  Gun& named = car.guns[gun];
  bool const on = !named.automatic;
  named.automatic = on;
  named.run = 0;                           // CW-074: and sustains nothing
  if (named.link < 0 || runs_alone(work.book, car, gun)) return;
  if (who) who->link = named.link;
  if (!work.rules().fire.all_or_none || !droppable(arm_of(named))) return;
  for (int other = 0; other < car.guns.size(); ++other)
    if (goes_along(car, gun, other)) car.guns[other].automatic = on;
}

void next_magazine(Gun& gun) {
  if (gun.more.empty()) return;
  Rounds const was = {gun.ammo, gun.rounds, (gun.flags & Tracers) != 0, gun.fuse};
  load_next(gun);
  if (was.rounds > 0) gun.more.push(was);
}

void do_now(Work& work, Seat seat, Person* who, Said what) {
  Car& car = work.car(seat);
  switch (what.what) {
    case What::measure: return measure(work, seat, who, what.n);
    case What::automatic: return put_on_automatic(work, car, who, what.n);
    case What::magazine: return next_magazine(car.guns[what.n]);
    case What::popup: return turn_popup(work, seat);
    case What::open: return open_port(work, seat, what.n);
    case What::use: {
      Device& device = car.devices[what.n];
      if (who) who->link = device.link;    // CW-022: the weapons of that link are fired with it
      if (is_spent(device.kind)) return;   // with the fire
      device.on = !device.on;
      if (is_burst(device.kind)) --device.force;
      return refit(car, work.rules().build);
    }
    case What::wait: case What::lay: case What::detonate: return;   // what is laid: laid_shots()
  }
}

void blow_up_called(Work& work, Seat seat) {
  static Rule const rule = rule_named("CW-014");
  for (int i = 0; i < work.board.counters.size(); ++i) {
    Counter const counter = work.board.counters[i];
    if (!counter.called || counter.owner != seat) continue;
    work.board.counters.erase(i);
    if (work.log) work.log({.kind = Ev::Signalled, .seat = seat, .rule = rule, .a = int16_t(counter.type), .at = spot_of(counter.pose)});
    counter_known(work, counter);
    set_off(work, counter);
    i = -1;                                // what it has set off may have moved the others
  }
}

}  // namespace

bool listens(Board const& board, Seat seat, Counter const& counter) {
  auto const sends = [&](Gun const& gun) { return gun.dp > 0 && has_trigger(arm_of(gun).lays) && is_mine(arm_of(gun).lays) == is_mine(counter.type); };
  Car const& car = board.cars[seat];
  return counter.owner == seat && counter.fuse >= Fuse::radio && has_trigger(counter.type) && ((car.aids & kSignals) != 0 || std::any_of(car.guns.begin(), car.guns.end(), sends));
}

void device_choices(Book const& book, Board const& board, Plan const& plan, Seat seat, DeviceCodes& out) {
  out.clear();
  if (plan.devices.full() || !seated(board, seat) || !board.cars[seat].fights()) return;
  int const hands = hands_left(book, board, plan, seat);
  int listening = 0;
  for (Counter const& counter : board.counters) listening += listens(board, seat, counter);
  Car const& car = board.cars[seat];
  auto const each = [&](int from, int many) {   // codes of one kind
    Said what = said(from);
    bool const none_left = hands <= 0 && takes_hand(book, what.what);
    if (none_left && plan.devices.empty()) return;
    for (int code = from; code < from + many && !out.full(); ++code, ++what.n) {
      if (none_left && !goes_with(book, car, codes_of(plan), what)) continue;
      if (!refusal(book, board, seat, what, codes_of(plan)).why && !beside(plan, code, what).why) out.push(int16_t(code));
    }
  };
  each(kMeasure, board.cars.size());
  each(kMeasure + kMostCars, std::min(int(book.arena.zones.size()), kMostZones));
  each(kWait, 1);
  each(kPopup, 1);
  each(kUse, car.devices.size());
  each(kAutomatic, car.guns.size());
  each(kMagazine, car.guns.size());
  each(kDetonate, std::min(listening, 24));
  each(kOpen, car.guns.size()), each(kLay, car.guns.size()), each(kLayAside, car.guns.size());
}

Verdict device_verdict(Book const& book, Board const& board, Plan const& plan, Seat seat, int code) {
  bool const there = seat >= 0 && seat < board.cars.size();
  No const no = refusal(book, board, plan, seat, code, there ? hands_left(book, board, plan, seat) : 0);
  if (no.why && there && lays(code) && laid_by(code) < board.cars[seat].guns.size())
    if (Verdict v = shot_verdict(book, board, seat, laid_shot(board.cars[seat], seat, code)); !v) return v;   // says why
  return no.why ? Verdict{rule_named(no.rule), no.why} : Verdict{};
}

void name_counters(Work& work, List<Plan, kMostCars> const& plans) {
  for (int s = 0; s < plans.size(); ++s)
    for (int16_t code : plans[s].devices) {
      Said const what = said(code);
      int const at = what.what == What::detonate ? which_counter(work.board, Seat(s), what.n) : -1;
      if (at >= 0) work.board.counters[at].called = true;
    }
}

namespace {
// Whose hand does it: his who has triggered its link in this phase already, else a free one.
int hand_for(Work const& work, Seat seat, Said what) {
  Car const& car = work.car(seat);
  int const link = link_of(work.book, car, what);
  for (size_t job = 0; job < car.crew.size(); ++job)
    if (link >= 0 && car.crew[job].link == link) return int(job);
  return hand_of(firing_of(work.book, work.board, seat, {}));
}
}  // namespace

void take_hands(Work& work, List<Plan, kMostCars>& plans) {
  for (int s = 0; s < plans.size(); ++s) {
    auto& codes = plans[s].devices;
    for (int i = 0; i < codes.size();) {
      Said const what = said(codes[i]);
      bool const hand = takes_hand(work.book, what.what), fights = work.car(Seat(s)).fights();
      int const job = hand && fights ? hand_for(work, Seat(s), what) : -1;
      bool const named = what.what == What::detonate || what.what == What::wait;   // done before the cars moved
      if (!fights || (hand && job < 0) || (!named && refusal(work.book, work.board, Seat(s), what).why)) {
        codes.erase(i);
        continue;
      }
      Person* const who = job < 0 ? nullptr : &work.car(Seat(s)).crew[size_t(job)];
      if (who && what.what != What::measure && what.what != What::lay) {
        who->quiet = is_quiet(work.car(Seat(s)), what) && (who->quiet || !who->acted);   // one link may do several things
        who->acted = true;
      }
      do_now(work, Seat(s), who, what);
      ++i;
    }
  }
}

void set_off_devices(Work& work, List<Plan, kMostCars> const& plans) {
  for (int s = 0; s < plans.size(); ++s) {
    bool signals = false;
    for (int16_t code : plans[s].devices) {
      Said const what = said(code);
      signals |= what.what == What::detonate;
      Car const& car = work.car(Seat(s));
      if (what.what == What::use && car.fights() && !no_use(car, what.n).why) use_device(work, Seat(s), what.n);
    }
    if (signals) blow_up_called(work, Seat(s));
  }
  for (Counter& counter : work.board.counters) counter.called = false;
  for (Car& car : work.board.cars)
    for (Person& person : car.crew) person.link = -1;
}

}  // namespace paddock::car_wars::duel
