// NR-13.5 one line of narration for an event, with the rule it rests on. Names in *stars*.
#include <algorithm>

#include "games/nascar/nascar.hpp"
#include "games/nascar/orders/order.hpp"
#include "games/nascar/orders/phrases.hpp"
#include "view/marked.hpp"

namespace paddock::nascar {
namespace {

std::string letters_of(Event const& e) {
  Letters letters;
  unpack_letters(e, letters);
  return order_text(letters);
}

// The order: what was sent, paid, dropped.
Line say_order(std::string const& who, Event const& e) {
  Verb const v = Verb(e.a);
  switch (e.kind) {
    case Ev::Done:
      if (letters_of(e).empty()) return line("route", e, who + " stands still.", Tone::Quiet);
      return line("route", e, who + " drives " + letters_of(e) + ".", Tone::Quiet);
    case Ev::Missed:
      return line("hourglass", e,
                  who + " sent no order" + (e.a > 1 ? ", " + number_word(e.a) + " turns in a row." : "."), Tone::Warn);
    case Ev::Autopilot: return line("robot", e, "The autopilot drives " + letters_of(e) + " for " + who + ".");
    case Ev::Coast: return line("robot", e, who + " rolls straight on.");
    case Ev::Speed:
      if (v == Verb::S) return line("wind", e, who + " uses the slipstream. Speed " + std::to_string(e.b) + ".");
      if (e.c) return line("cards", e, who + " pays a wild card for the second " + verb_word(v) + ".", Tone::Quiet);
      if (e.rule == Rule{"NR-9.2"})
        return line("tool", e, "Turbo: the second " + std::string(verb_word(v)) + " of " + who + " is free.",
                    Tone::Quiet);
      if (e.rule == Rule{"NR-7.5"})
        return line("gauge", e, who + " accelerates after the bags. Speed " + std::to_string(e.b) + ".", Tone::Quiet);
      return {};
    case Ev::Dropped: return line("ban", e, who + ": " + why_text(v, Why(e.b)) + ".", Tone::Warn);
    case Ev::Count:
      return line("alert-triangle", e,
                  who + " wrote " + plural(e.a, "move") + ", " +
                      (e.b == 1 ? "1 is"
                       : e.b    ? std::to_string(e.b) + " are"
                                : "none is") +
                      " driven.",
                  Tone::Warn);
    case Ev::Paid:
      if (e.d)
        return line("cards", e,
                    who + " pays a wild card for the second " + verb_word(v) + ", " + std::to_string(e.c) + " left.",
                    Tone::Quiet);
      if (e.rule == Rule{"NR-9.3"})
        return line("tool", e, "Swaybars: the second " + std::string(verb_word(v)) + " of " + who + " is free.",
                    Tone::Quiet);
      return line("cards", e,
                  "The second " + std::string(verb_word(v)) + " of " + who + " is covered by the card paid.",
                  Tone::Quiet);
    default: return {};
  }
}

// "finds four hidden bags and hits a known one. Speed 12 to 7."
std::string bags_text(std::string const& who, Event const& e) {
  auto bags = [](int n, char const* one, char const* many) {
    return n == 1 ? std::string(one) : number_word(n) + many;
  };
  std::string out = who;
  if (e.a) out += " finds " + bags(e.a, "a hidden bag", " hidden bags");
  if (e.b) out += std::string(e.a ? " and" : "") + " hits " + bags(e.b, "a known bag", " known bags");
  if (e.a + e.b == 1) out += " at " + spot(e.c, e.d);
  return out + ". Speed " + std::to_string(e.e / 100) + " to " + std::to_string(e.e % 100) + ".";
}

std::string loss(int n) { return n ? number_text(-n) : "unchanged"; }

// What the road did.
Line say_road(std::string const& who, Event const& e, int laps) {
  std::string const at = spot(e.a, e.b);
  switch (e.kind) {
    case Ev::OffTrack:
      return line("alert-octagon", e,
                  who + " leaves the track: " + plural(e.a, "space") + (e.e ? ", the oil is to blame" : "") +
                      ". Speed " + loss(e.b) + ", max " + loss(e.c) + ".",
                  Tone::Bad);
    case Ev::OilTurn:
      return line("droplet", e,
                  who + " hits oil at " + at +
                      (e.c < 0   ? " and slides left, "
                       : e.c > 0 ? " and slides right, "
                                 : " and goes straight on, ") +
                      "heading " + kHeadings[e.d & 7] + ".",
                  e.c ? Tone::Warn : Tone::Plain);
    case Ev::Bags: return line("help-hexagon", e, bags_text(who, e), Tone::Warn);
    case Ev::Crossing:
      if (e.d < 0) return line("flag-3", e, who + " goes back over the line.", Tone::Warn);
      if (e.a > laps) return {};
      return line("flag-3", e, who + " starts lap " + std::to_string(e.a) + ".");
    case Ev::NoFinish: return line("flag-3", e, who + " passes the line in the pit lane: no finish there.", Tone::Warn);
    case Ev::Finish:
      return line("flag-3", e,
                  who + " finishes in place " + std::to_string(e.a) + ", on move " + std::to_string(e.b) + " of " +
                      std::to_string(e.c) + ".",
                  Tone::Good);
    case Ev::MaxCut:
      return line("gauge", e, who + " falls back to max speed " + std::to_string(e.a) + ".", Tone::Quiet);
    default: return {};
  }
}

Line say_rest(std::string const& who, Event const& e) {
  std::string const at = spot(e.a, e.b);
  switch (e.kind) {
    case Ev::PitIn: return line("tools", e, who + " enters the pits at speed " + std::to_string(e.c) + ".");
    case Ev::PitOut:
      return line("tools", e, who + " leaves the pits at speed " + std::to_string(e.c) + ".", Tone::Quiet);
    case Ev::Violation:
      return line("alert-octagon", e,
                  who + " is too fast in the pits: speed " + std::to_string(e.c) + " at " + at + ".", Tone::Bad);
    case Ev::Repair: {
      Line l = line("tools", e,
                    who + " is repaired at speed " + std::to_string(e.c) + ": max +" + std::to_string(e.a) + ", " +
                        plural(e.b, "wild card") + ".",
                    Tone::Good);
      l.rules.push_back(Rule{"NR-11.3"});
      return l;
    }
    case Ev::Reversed:
      return line("tools", e,
                  who + " loses the repair: max " + number_text(-e.a) + ", wild cards " + number_text(-e.b) + ".",
                  Tone::Bad);
    case Ev::Crash:
      return line("car-crash", e,
                  who + " crashes at " + at + (e.e > 2 ? ", " + number_word(e.e) + " cars" : "") + ". Speed " +
                      std::to_string(e.c) + ", max " + std::to_string(e.d) + ".",
                  Tone::Bad);
    case Ev::NewOil: return line("droplet", e, "Oil on " + at + ".");
    case Ev::OilGone: return line("droplet", e, "The oil on " + at + " has dried up.", Tone::Quiet);
    case Ev::SandReset:
      return line(
          "dice-3", e,
          "Sand alley hidden anew: " + plural(e.a, "tile") + ", bags on " + std::to_string(e.b / 10) + " % of them.");
    case Ev::Retired:
      return line("engine-off", e, who + " is retired by the GM after " + plural(e.a, "missing order") + ".",
                  Tone::Warn);
    case Ev::Closed: {
      static constexpr char const* kWhy[] = {
          "All cars are home.", "The turns after the winner are over; the race ends where it stands.",
          "The longest race allowed is over; it ends where it stands.", "No car is left."};
      return line("flag-3", e, kWhy[e.a >= 0 && e.a < 4 ? e.a : 0]);
    }
    default: return {};
  }
}

}  // namespace

Line Nascar::say(State const&, Event const& e) const {
  std::string const who = e.seat >= 0 && e.seat < seats() ? strong(setup_.seats[size_t(e.seat)].name) : "";
  Ev const kind = e.kind;
  if (kind <= Ev::Paid) return say_order(who, e);
  if (Line l = say_road(who, e, laps_); !l.text.empty()) return l;
  return say_rest(who, e);
}

// NR-13.4 an entry of the tape.
Line Nascar::say_roll(Roll const& r) const {
  Line l;
  l.seat = r.seat;
  if (r.permille) {  // NR-7.8
    l.icon = "help-hexagon";
    l.text = "Bag at " + std::to_string(r.permille / 10) + " %";
    l.value = r.value ? "bag" : "none";
    l.tone = r.value ? Tone::Warn : Tone::Plain;
    l.rules.push_back(Rule{"NR-7.8"});
  } else {  // NR-6.1
    static constexpr char const* kWays[] = {"left", "straight on", "right"};
    l.icon = "droplet";
    l.text = "Oil, one in three each way";
    l.value = std::to_string(r.value) + ", " + kWays[std::clamp(int(r.value), 1, 3) - 1];
    l.tone = r.value == 2 ? Tone::Plain : Tone::Warn;
    l.rules.push_back(Rule{"NR-6.1"});
  }
  return l;
}

}  // namespace paddock::nascar
