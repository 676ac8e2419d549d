// How people end what they write: "Best wishes," and their name below it.
#pragma once
#include <optional>
#include <string_view>

#include "post/thread_block.hpp"

namespace paddock::post {

inline constexpr std::string_view kSignMarks = ".,!-*_~ ";   // around a closing line or a name

// "Cheers, Ben" gives "Ben", "Cheers," gives ""; nothing: no such line. Whether it is a name is asked for by the caller.
std::optional<std::string_view> closing_name(std::string_view line);
// Such a line and no more: nothing of it may order something. "Good luck all," is one, "Best with slip," is none.
bool courteous(Taster const& taster, std::string_view line);
// Words that can be a person's name and cannot be an order: "Lena", "J. Berg", "X". Not "Slip", "LMM", "lane 2".
bool person_like(Taster& taster, std::string_view words);
// "--" or a row of underscores: a signature follows.
bool signature_marker(std::string_view line);
// "- Lena": the name behind the dashes, or nothing.
std::string_view dashed_name(std::string_view line);

}  // namespace paddock::post
