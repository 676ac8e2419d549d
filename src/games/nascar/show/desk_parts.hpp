// The parts of the decision panel (desk.cpp puts them together). Not for others.
#pragma once
#include <vector>

#include "games/nascar/orders/preview.hpp"

namespace paddock::nascar::desk {

struct View {
  Nascar const& g;
  State const& s;
  Seat seat;
  Letters const& order;
  Preview now;     // the draft as written
  Preview whole;   // the same with missing moves filled
};

std::vector<Key> keys(View const& v);
std::vector<Line> lines(View const& v);
std::vector<Slot> slots(View const& v);

}  // namespace paddock::nascar::desk
