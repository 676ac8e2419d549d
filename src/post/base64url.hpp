// base64url without padding (RFC 4648 section 5).
#pragma once
#include <cstddef>
#include <string>
#include <string_view>

namespace paddock::post {

std::string to_base64url(std::string_view bytes);
int base64url_value(char c);  // 0..63, -1: not of the alphabet
// Strict: only the alphabet, no padding, unused bits zero. On failure `bad` (if given) is the index of the first wrong
// character, or text.size() when the length is impossible.
bool from_base64url(std::string_view text, std::string& out, size_t* bad = nullptr);
constexpr size_t base64url_chars(size_t bytes) { return (bytes * 4 + 2) / 3; }

}  // namespace paddock::post
