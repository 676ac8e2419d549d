// What a design costs, part by part. Internal to show/.
#pragma once
#include "games/car_wars/show/bench.hpp"

namespace paddock::car_wars::show {

// One part of the document with its rows of the ledger added up.
struct BillPart {
  std::string title, note, path;
  build::Exact cost, weight, spaces;
  std::string_view rule;
  DesignEdit remove;
  bool side = false;                 // of the sidecar
};
std::vector<BillPart> bill_parts(Bench const& b);
std::vector<BillRow> bill_of(Bench const& b, std::vector<BillPart> const& parts);

// Whether a fault speaks of this part: of it, something in it, or of a place that it stands in.
bool speaks_of(std::string_view fault_path, std::string_view part_path);

// The edit that takes an extra magazine (1, 2 ...) out of a weapon.
DesignEdit leave_out_magazine(Bench const& b, bool side, int weapon, int magazine);

std::string weapon_title(build::Craft const& c, int weapon);   // "2 HMG front, 40 rounds"

}  // namespace paddock::car_wars::show
