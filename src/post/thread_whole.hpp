// What stands in a post besides its order: kept whole for the reader of the post, and searched for what may belong to the order.
#pragma once
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "post/thread_block.hpp"

namespace paddock::post {

// Text that belongs together: below a heading or a label.
struct Passage {
  size_t at = 0, from = 0;  // where the heading begins, and what it is about
  bool claims = true;       // all that follows; false: a label holds for its line
};
using Range = std::pair<size_t, size_t>;

// False: some of the text in `all` lies outside of `read` (in ascending order). Words there that may order something: `lost`.
bool read_words_of(Taster const& taster, std::string_view text, Range all, std::vector<Range> const& read, std::string& lost);
// The text of `all` with what was not read between kUnread and kRead; of a long one what stands around the order.
std::string marked(std::string_view text, Range all, std::vector<Range> const& read);

}  // namespace paddock::post
