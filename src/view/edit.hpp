// A small change of a draft's text. The answers of a form carry these and not the next draft whole, which may be long.
#pragma once
#include <cstdint>
#include <string>
#include <string_view>

#include "core/expected.hpp"

namespace paddock {

// `length` bytes of the draft from `from` on become `text`. Both ends stand between letters of the draft.
struct Edit {
  int32_t from = 0, length = 0;
  std::string text;
  friend bool operator==(Edit const&, Edit const&) = default;
};

// The draft with the change in it; refused where an end lies beyond the draft or within a letter (UTF-8).
Expected<std::string> edited(std::string_view draft, Edit const& edit);

// The smallest change that makes `after` of `before`.
Edit edit_between(std::string_view before, std::string_view after);

}  // namespace paddock
