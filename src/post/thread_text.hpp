// Helpers of the thread reader: blanking what must not be read (same length, so that places stay right), and matching
// of names. Used by thread.cpp.
#pragma once
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "post/thread.hpp"

namespace paddock::post {

bool same_letters(std::string_view a, std::string_view b);  // without regard to ASCII case
std::string_view trimmed(std::string_view text, std::string_view extra = "");
std::string lowered(std::string_view text);

// Blanks [quote]...[/quote] (nested) and lines that start with '>'. True if anything was left besides blanks.
bool blank_quotes(std::string& text);
// Blanks the '>' marks and quote tags themselves, not what stands in them.
void blank_quote_marks(std::string& text);
// Blanks BBCode tags and [20:14] time stamps.
void blank_tags(std::string& text);
void blank_range(std::string& text, size_t begin, size_t end);  // newlines stay

// "Ann", "#7", "car 7", "7 Ann", "Ann (7)", "21/11/2026, 20:14 - Ann".
std::optional<Seat> match_seat(std::string_view label, std::span<SeatName const> seats);
// The author a heading line names: "From: Ann <ann@..>", "by Ann >> Sat ...", "Ann wrote:". Empty: no heading.
std::string author_of(std::string_view line);

}  // namespace paddock::post
