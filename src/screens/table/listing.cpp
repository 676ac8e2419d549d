#include "screens/table/listing.hpp"

#include "screens/rules/book.hpp"
#include "view/marked.hpp"

namespace paddock::app {

std::vector<int> const& Listing::rows(Question const& q) {
  if (!stale_ && search_of_ == search && filters_of_ == filters) return rows_;
  stale_ = false, search_of_ = search, filters_of_ = filters;
  rows_.clear();
  for (size_t i = 0; i < q.choices.size(); ++i) {
    Choice const& c = q.choices[i];
    if ((c.filters & filters) != filters) continue;
    if (search.empty() || has_words({c.text, unmarked(c.note), c.below, c.value}, search)) rows_.push_back(int(i));
  }
  return rows_;
}

}  // namespace paddock::app
