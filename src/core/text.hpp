// Names and other short texts that people type: made harmless before they are kept, drawn or sent.
#pragma once
#include <cstddef>
#include <string>
#include <string_view>

namespace paddock {

inline constexpr size_t kNamePoints = 40;

// Valid UTF-8 of at most max_points code points, without control characters, bidi overrides, zero-width and other
// invisible ones; runs of blanks become one, ends are trimmed. Broken UTF-8 becomes U+FFFD. May come out empty.
std::string clean_name(std::string_view raw, size_t max_points = kNamePoints);

size_t points_in(std::string_view text);                  // code points; broken bytes count as one each
// The first `most` code points of a text, filled up with blanks to `least` of them: columns of a fixed-width font.
std::string fit_points(std::string_view text, size_t most, size_t least = 0);

// Text is shortened by its size through these alone, so no letter is cut in two.
size_t letter_at(std::string_view text, size_t at);   // where the letter begins that byte `at` is a part of
std::string_view letter_in(std::string_view text, size_t at);   // that letter whole; of broken text the byte; empty at the end
std::string_view cut_at_letter(std::string_view text, size_t most_bytes);
inline std::string cut(std::string_view text, size_t most_bytes) { return std::string(cut_at_letter(text, most_bytes)); }

// Whether a word is one slip of the hand away: a letter too much, too little, another one, or two that changed places.
bool one_slip(std::string_view a, std::string_view b);

// The next code point at `at` (which moves on); 0xFFFD for broken bytes.
char32_t next_point(std::string_view text, size_t& at);
void append_point(std::string& out, char32_t point);

}  // namespace paddock
