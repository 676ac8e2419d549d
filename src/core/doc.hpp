// JSON documents: one type, one careful reader. Byte and depth caps come before any parse (knowhow T8).
#pragma once
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>

#include "core/expected.hpp"

namespace paddock {

using Doc = nlohmann::ordered_json;

inline constexpr size_t kDocBytes = 4u << 20;  // a save of a long race is far below
inline constexpr int kDocDepth = 24;
inline constexpr int kDocMembers = 10'000;  // of one object

// A number with a fraction, to six decimals. Nothing in Paddock counts in fractions: what is read as "0.30" or "1e3" is no whole
// number for anybody who asks for one, and is written again as the decimal it was ("0.3", "1000.0"; from 1e12 on "null"). It is
// a Doc of bytes, the decimal itself: floats stay out of the floors of the rules.
Doc decimal_doc(int64_t millionths);

// Parses untrusted text. Errors name line and column. Never throws, never recurses deeper than kDocDepth.
Expected<Doc> parse_doc(std::string_view text, size_t max_bytes = kDocBytes);

// The same of what a person wrote: a name that stands twice in an object is refused, for only one of the two would count.
Expected<Doc> parse_written(std::string_view text, size_t max_bytes = kDocBytes);

std::string dump_doc(Doc const& doc, bool pretty = false);

// Typed reads with a default; a value of another type gives the default.
std::string get_text(Doc const& doc, char const* key);   // else ""
std::string get_text(Doc const& doc, char const* key, std::string_view fallback);
int64_t get_int(Doc const& doc, char const* key, int64_t fallback = 0);
bool get_bool(Doc const& doc, char const* key, bool fallback = false);

// RFC 7396: applies `patch` to `target`, to a depth of kDocDepth. One thing more: {"2": {...}} onto a list patches its
// element 2 (by the RFC it would turn the list into an object, which no position can be).
void merge_patch(Doc& target, Doc const& patch);
// RFC 6901: the value a pointer names, or null.
Doc const* at_pointer(Doc const& doc, std::string_view pointer);

}  // namespace paddock
