// Small pieces of sentences used by the log, the desk and the order reader.
#pragma once
#include <string>

#include "games/nascar/rules/events.hpp"

namespace paddock::nascar {

// "the third A is dropped", "no wild card left for the second R: carried out as M"
std::string why_text(Verb v, Why why);
char const* verb_word(Verb v);            // "A", "B", "S", "M", "L", "R": without its mark
std::string plural(int n, char const* one, char const* many = nullptr);   // "1 tile", "3 tiles"
std::string number_word(int n);           // "ten"; digits beyond twelve
std::string spot(int x, int y);           // "(3,4)"

}  // namespace paddock::nascar
