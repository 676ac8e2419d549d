// What is left of a long list while somebody searches it.
#pragma once
#include <cstdint>
#include <string>
#include <vector>

#include "view/form.hpp"

namespace paddock::app {

class Listing {
 public:
  std::string search;                // every word of it stands somewhere in the answer's own
  uint32_t filters = 0;              // the chips that are on: an answer has to have all of them
  bool whole = false;                // every row is shown, not only the first ones

  void questions_changed() { stale_ = true; }
  // Places in q.choices, found anew only where something has changed.
  std::vector<int> const& rows(Question const& q);

 private:
  bool stale_ = true;
  std::string search_of_;
  uint32_t filters_of_ = 0;
  std::vector<int> rows_;
};

}  // namespace paddock::app
