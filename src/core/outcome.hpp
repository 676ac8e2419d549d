// How a game stands or ended.
#pragma once
#include "core/ids.hpp"
#include "core/list.hpp"

namespace paddock {

struct Outcome {
  bool over = false;
  List<Seat, kMaxSeats> ranking;  // best first; every seat once
  bool by_limit = false;          // its last turn has been played out, and nobody had won by then
};

}  // namespace paddock
