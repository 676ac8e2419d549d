// Helpers of the thread reader: blanking what must not be read (same length, so that places stay right), and matching
// of names. Used by thread*.cpp.
#pragma once
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "post/thread_block.hpp"

namespace paddock::post {

bool same_letters(std::string_view a, std::string_view b);  // without regard to case
std::string_view trimmed(std::string_view text);
std::string_view trimmed(std::string_view text, std::string_view extra);   // of these signs, too
std::string lowered(std::string_view text);

// Length of a "[tag]" at `at`, 0: none. Tags are letters with an optional '/', "=value"; or a time stamp.
size_t tag_length(std::string_view text, size_t at);
// Blanks BBCode tags, [20:14] time stamps, the marks of spoilers and "(edited)".
void blank_tags(std::string& text);
void blank_range(std::string& text, size_t begin, size_t end);  // newlines stay

// "Ann", "#7", "seat 7", "7 Ann", "Ann (7)", "21/11/2026, 20:14 - Ann".
std::optional<Seat> match_seat(std::string_view label, std::span<SeatName const> seats);
// Written without accents, or with the surname first: "Jorg Muller", "Lee, Ann". Only where one seat alone can be meant.
std::optional<Seat> by_plain_letters(std::string_view label, std::span<SeatName const> seats);
// The author a heading line names: "From: Ann <ann@..>", "by Ann >> Sat ...", "Ann wrote:". Empty: no heading.
std::string author_of(std::string_view line);
// Bytes of "From:" at the beginning of a line, in the languages of mails; 0: it is none.
size_t from_word(std::string_view line);

}  // namespace paddock::post
