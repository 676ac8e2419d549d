// What is illegal about a design, in words of the screen, and the changes that mend it. Internal to show/.
#pragma once
#include "games/car_wars/show/bill.hpp"

namespace paddock::car_wars::show {

// In the order of the check, without mends. A fault of a whole list names the part to blame, where there is one.
std::vector<DesignFault> faults_of(Bench const& b);

// Facings with more spaces of weapons than a third allows.
bool over_third(Bench const& b, bool side, int facing);

// A change, and how many faults go with it.
struct Mend {
  DesignEdit edit;
  int cured = 0;
  std::vector<bool> cures;           // by the number of the fault
};
// Tried one by one: those after which there are fewer faults, best first. Where none of them makes it cheap enough, steps
// towards that come last: they cure nothing yet, break nothing, and say what they save. Where there is nothing at all, several
// together.
std::vector<Mend> mends_of(Bench const& b, std::vector<BillPart> const& parts);
// What is tried.
std::vector<DesignEdit> mend_candidates(Bench const& b, std::vector<BillPart> const& parts);
// Several changes after which there are fewer faults (mend_steps.cpp); empty: none were found.
DesignEdit mend_in_steps(Bench const& b);

}  // namespace paddock::car_wars::show
