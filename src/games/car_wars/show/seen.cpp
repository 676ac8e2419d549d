#include "games/car_wars/show/seen.hpp"

#include <algorithm>

#include "games/car_wars/build/catalogue.hpp"
#include "games/car_wars/duel/entry.hpp"
#include "games/car_wars/orders/called.hpp"
#include "games/car_wars/orders/picture.hpp"
#include "games/car_wars/show/questions.hpp"

namespace paddock::car_wars::show {

using namespace duel;
using std::to_string;

namespace {

void listed(std::string& out, std::string const& one) { out += (out.empty() ? "" : ", ") + one; }

// Points where they are known; of a stranger's plate that it was hit, or that there is nothing left of it (R 24).
void plate_words(Car const& car, int face, std::string& out) {
  Plate const& p = car.armor[size_t(face)];
  int const now = p.plastic + p.metal, whole = p.plastic_whole + p.metal_whole;
  if (whole == 0 || now >= whole) return;
  std::string const name = kFaceNames[face];
  if (now == 0) listed(out, name + " armor shot through");
  else if (car.known) listed(out, name + " armor " + to_string(now) + " of " + to_string(whole));
  else listed(out, name + " armor hit");
}

void wheel_words(Car const& car, std::string& out) {
  for (size_t i = 0; i < car.wheels.size(); ++i) {
    Wheel const& w = car.wheels[i];
    if (!w.there) continue;
    std::string const name = corner_words(car, int(i));
    if (w.wheel_gone) listed(out, name + " wheel gone");
    else if (w.tire_gone) listed(out, name + " tire gone");
    else if (w.lit >= 0) listed(out, name + " tire burns");
  }
}

void crew_words(Car const& car, std::string& out) {
  static constexpr char const* kHealth[] = {"", "wounded", "unconscious", "dead"};
  for (size_t job = 0; job < car.crew.size(); ++job)
    if (Person const& p = car.crew[job]; p.there && p.wounds > 0) listed(out, std::string(job ? "gunner " : "driver ") + kHealth[std::clamp<int>(p.wounds, 0, 3)]);
}

std::string damage_words(Car const& car) {
  std::string out;
  if (car.complete) listed(out, "killed");
  else if (car.mobility) listed(out, "cannot drive any more");
  if (car.burning) listed(out, "on fire");
  for (int face = 0; face < int(car.armor.size()); ++face) plate_words(car, face, out);
  wheel_words(car, out);
  crew_words(car, out);
  for (int i = 0; i < car.guns.size(); ++i)
    if (car.guns[i].dp <= 0 && !is_fake(car.guns[i])) listed(out, orders::gun_text(car, i) + " lost");
  return out;
}

std::string arms_words(Car const& car) {
  std::string out;
  for (int i = 0; i < car.guns.size(); ++i)
    if (car.guns[i].shown && car.guns[i].dp > 0) listed(out, orders::gun_text(car, i));
  return out;
}

}  // namespace

State shown_in(State before, std::span<Event const> told) {
  for (Event const& e : told) {
    if (e.kind != Ev::Revealed || !seated(before, e.seat)) continue;
    auto& guns = before.cars[e.seat].guns;
    while (guns.size() <= e.a && !guns.full()) guns.push({});   // nobody had seen that there is one
    Gun& gun = guns[e.a];
    gun.kind = e.b, gun.face = int8_t(e.c), gun.corner = int8_t(e.d), gun.shown = true;
  }
  return before;
}

std::string car_name(Car const& c) {
  if (c.stock >= 0) return std::string(stock_name(c.stock));
  auto const& bodies = build::catalogue().bodies;
  return c.body >= 0 && size_t(c.body) < bodies.size() ? bodies[size_t(c.body)].name : "";
}

std::string corner_words(Car const& car, int wheel) {
  if (wheel < 0 || wheel > 3) return "";
  bool const alone = car.wheels[size_t(wheel)].there && !car.wheels[size_t(wheel ^ 1)].there;
  return !alone ? orders::wheel_text(wheel) : wheel < 2 ? "front" : "rear";
}

std::string aim_words(Car const& target, int aim) {
  bool const side = aim == AimLeft || aim == AimRight;
  return is_tire(aim) ? corner_words(target, aim - AimTire0) + " tire" : orders::aim_text(aim) + (side ? " side" : "");
}

std::vector<std::string> seen_lines(State const& s, Seat seat, int place) {
  Car const& car = s.cars[seat];
  int const points = car.points + car.bonus;
  std::vector<std::string> out = {"Place " + to_string(place) + ", " + orders::points_text(points) + (points == 6 ? " point" : " points")};
  std::string const name = car_name(car);
  if (!car.here || name.empty()) return out;
  out.push_back(name + " at " + orders::mph_words(car.pace) + " mph, heading " + orders::compass_text(car.pose.heading));
  std::string const going = orders::going_text(car);
  out.push_back(going.empty() ? "Handling now " + number_text(car.hs) : "Handling now " + number_text(car.hs) + ", " + going);
  std::string const damage = damage_words(car), arms = arms_words(car);
  out.push_back(damage.empty() ? "No damage seen" : "Seen damage: " + damage);
  if (!arms.empty()) out.push_back("Weapons it has shown: " + arms);
  return out;
}

}  // namespace paddock::car_wars::show
