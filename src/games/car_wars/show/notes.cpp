// What a phase has brought that its driver alone may know (R 24): no event tells it, for events are everybody's.
#include <algorithm>

#include "games/car_wars/duel/devices.hpp"
#include "games/car_wars/orders/called.hpp"
#include "games/car_wars/rules/register.hpp"
#include "games/car_wars/show/seen.hpp"
#include "view/marked.hpp"

namespace paddock::car_wars {

using namespace duel;
using std::to_string;

namespace {

// Of one driver: his car before the phase and after it.
struct Notes {
  std::string who;
  Seat seat;
  Car const &was, &is;
  std::vector<Line> lines = {};
  void put(Icon icon, char const* rule, std::string text) { lines.push_back(line(icon, seat, rule_named(rule), std::move(text), Tone::Quiet)); }
};

// Used up at the end of the turn, so that of one that was opened in its last phase only what is left has changed.
void burst(Notes& notes, Device const& was, Device const& is) {
  std::string const name = is.kind == Gadget::nitrous ? "nitrous" : "capacitors", more = is.kind == Gadget::nitrous ? "10" : "5";
  if (is.force < was.force) notes.put("gauge", "R-22", notes.who + " uses the *" + name + "*: " + more + " mph more acceleration in this turn, " + to_string(is.force) + " left.");
  if (!is.on && (was.on || is.force < was.force)) notes.put("gauge", "R-2", "The *" + name + "* of " + notes.who + (is.kind == Gadget::nitrous ? " is" : " are") + " spent for this turn.");
}

void devices(Notes& notes) {
  for (int i = 0; i < notes.is.devices.size() && i < notes.was.devices.size(); ++i) {
    Device const &was = notes.was.devices[i], &is = notes.is.devices[i];
    if (is_burst(is.kind)) burst(notes, was, is);
    else if (!is_spent(is.kind) && was.on != is.on)
      notes.put("gauge", is.kind == Gadget::overdrive ? "R-22" : "CW-155",
                notes.who + " switches the *" + (is.kind == Gadget::overdrive ? "overdrive" : "torque motors") + "* " + (is.on ? "on" : "off") + ": acceleration " +
                    orders::mph_words(notes.is.accel) + ", top speed " + orders::mph_words(notes.is.top) + " mph.");
  }
}

void automatic(Notes& notes) {
  for (int i = 0; i < notes.is.guns.size() && i < notes.was.guns.size(); ++i) {
    bool const on = notes.is.guns[i].automatic;
    if (on != notes.was.guns[i].automatic && notes.is.guns[i].dp > 0)
      notes.put("repeat", "R-8.5", notes.who + (on ? " puts " : " takes ") + orders::gun_text(notes.is, i) + (on ? " on" : " off") + " automatic.");
  }
}

// A line for each kind of what he has dropped under smoke or paint.
void dropped(Notes& notes, State const& after, int now) {
  bool told[size_t(Lie::count)] = {};
  for (Counter const& c : after.counters) {
    if (!c.hidden || c.owner != notes.seat || c.phase != now || told[size_t(c.type)]) continue;
    told[size_t(c.type)] = true;
    notes.put("eye-off", "CW-058", notes.who + " drops " + orders::lie_text(c.type) + ", which nobody else sees.");
  }
  int const lost = notes.was.untold - notes.is.untold;
  if (lost > 0) notes.put("eye-off", "CW-166", notes.who + " loses " + orders::points_text(lost) + (lost == 6 ? " point" : " points") + " for it in a no-drop zone, which nobody else knows yet.");
}

// The modifiers of a phase that wait for the end of the turn; who burns already has no use for them.
void heated(Notes& notes) {
  if (notes.is.burning) return;
  auto const& was = notes.was.fire;
  auto const& is = notes.is.fire;
  for (int i = 0; i < is.size(); ++i) {
    FireMod const& mod = is[i];
    if (mod.fm <= 0 || std::count(is.begin(), is.begin() + i + 1, mod) <= std::count(was.begin(), was.end(), mod)) continue;
    notes.put("flame", "R-10", (mod.wheel < 0 ? notes.who : "The " + show::corner_words(notes.is, mod.wheel) + " wheel of " + notes.who) + " may catch fire: a modifier of *" + to_string(mod.fm) + "*, burn duration " + to_string(mod.bd) + ".");
  }
}

}  // namespace

std::vector<Line> CarWars::notes(State const& before, State const& after, Seat seat) const {
  if (!seated(before, seat) || !seated(after, seat) || !before.cars[seat].here) return {};
  Notes notes{strong(name_of(seat)), seat, before.cars[seat], after.cars[seat]};
  devices(notes);
  automatic(notes);
  dropped(notes, after, before.now());
  heated(notes);
  return std::move(notes.lines);
}

}  // namespace paddock::car_wars
