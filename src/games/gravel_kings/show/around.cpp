// What lies round a rider, in words, from where he rides: for those who cannot see the board.
#include <algorithm>
#include <cstdlib>

#include "games/gravel_kings/show/form.hpp"

namespace paddock::gravel_kings {
namespace {

using std::to_string;

constexpr int kLaps = kSteps - 1;

std::string plural(int n, char const* one) { return to_string(n) + " " + one + (n == 1 ? "" : "s"); }

std::string where_in_heat(Heat const& h, int heat) {
  std::string const out = "heat " + to_string(heat + 1) + ", ";
  if (!h.step) return out + "the start, " + plural(kLaps, "lap") + " to the line";
  return out + "lap " + to_string(h.step) + " of " + to_string(kLaps) + (h.step == kLaps ? ", the line is at its end" : ", " + plural(kLaps - h.step, "lap") + " to the line after it");
}

std::string lane_words(int lane) { return lane == kWhiteLine ? "White Line" : lane == kCentre ? "Centre" : "ATB"; }

// What a rider has done in this step as all can see it, or that he is still to act.
std::string doing(Slot const& slot) {
  if (!slot.acted) return "still to play";
  if (slot.stuck || !slot.played) return "threw a card away";
  return great_start(slot.played) ? "played a " + card_words(slot.played) : "is in " + lane_words(lane_of(slot.played)) + " with " + to_string(value_of(slot.played));
}

// Before the start by gates, then by places: "1 place behind ".
std::string rider_near(Heat const& h, int mine, int other) {
  auto const place = [&](int lane) { return int(std::find(h.order.begin(), h.order.end(), int8_t(lane)) - h.order.begin()); };
  int const by = h.step ? place(other) - place(mine) : other - mine;
  if (!h.step) return plural(std::abs(by), "gate") + (by < 0 ? " to the inside of " : " to the outside of ");
  return plural(std::abs(by), "place") + (by < 0 ? " ahead of " : " behind ");
}

void lanes_shut(GravelKings const& g, Heat const& h, int heat, std::vector<std::string>& out) {
  if (!h.step) return;                  // GK-3.2 nothing is shut at the gate
  for (int lane : {int(kWhiteLine), int(kCentre), int(kBoards)}) {
    int const under = floor_of(g.book().rules, h, lane);
    std::string words = lane_words(lane) + (under == kFree ? " is free" : " is shut from " + to_string(under) + " up");
    for (int other : h.order) {
      Slot const& slot = h.slots[size_t(other)];
      if (under != kFree && blocks(g.book().rules, slot) && lane_of(slot.played) == lane && value_of(slot.played) == under) {
        words += " by " + g.rider_name(heat, other, slot.rider);
        break;
      }
    }
    out.push_back("heat " + to_string(heat + 1) + ": " + words);
  }
}

void rider_words(GravelKings const& g, Heat const& h, int heat, int mine, std::vector<std::string>& out) {
  static constexpr char const* kPlaces[] = {"leads", "runs second", "runs third", "runs last"};
  int const place = int(std::find(h.order.begin(), h.order.end(), int8_t(mine)) - h.order.begin());
  std::string const name = g.rider_name(heat, mine, h.slots[size_t(mine)].rider);
  out.push_back(where_in_heat(h, heat) + ": " + name + " " + (h.step ? kPlaces[std::min(place, 3)] : "stands at gate " + to_string(mine + 1) + " from the inside"));
  for (int other : h.order) {
    Slot const& slot = h.slots[size_t(other)];
    if (other == mine || slot.ride != Ride::On) continue;
    out.push_back("heat " + to_string(heat + 1) + ": " + g.rider_name(heat, other, slot.rider) + " " + rider_near(h, mine, other) + name + ", " + doing(slot));
  }
}

}  // namespace

std::vector<std::string> around_words(GravelKings const& g, State const& s, Seat viewer) {
  std::vector<std::string> out;
  bool const asked = s.phase == Phase::Racing && s.ask.kind != Ask::None;
  if (!asked && s.phase != Phase::Orders) return out;
  for (int heat = 0; heat < kHeats; ++heat) {
    bool told = false;
    for (int lane = 0; lane < kGrid; ++lane) {
      if (!mine(g.book(), s, heat, lane, viewer) || (asked && (heat != s.ask.heat || lane != s.ask.lane))) continue;
      rider_words(g, s.heats[size_t(heat)], heat, lane, out);
      told = true;
    }
    if (told && asked && s.ask.kind == Ask::Play) lanes_shut(g, s.heats[size_t(heat)], heat, out);
  }
  return out;
}

}  // namespace paddock::gravel_kings
