// One order in three forms that are always in step: text, tokens, keys. Each returns the y below.
#pragma once
#include <string>
#include <string_view>

#include "screens/table/draft.hpp"
#include "ui/rect.hpp"

namespace paddock::app {

float order_entry(Deciding at, Rect in, float y, float key_height);
// The keys with "undo"; on a phone, and where there are more than five, rows of four: "undo" at the end of the first one, "anew" in a cell that is left.
inline constexpr char kUndoKey[] = "backspace", kAnewKey[] = "arrow-back-up";
std::vector<Key> key_cells(Desk const& desk, bool phone, bool can_undo);
float order_keys(Deciding at, Rect in, float y, float key_height);
std::string fault_place(std::string_view text, int column);   // "Column 12", of a sheet "Line 2, column 5"; `column`: bytes, from 1
std::string fault_words(std::string_view text, Sheet const& sheet);   // the place and the fault, as a text with *strong* words
float order_error(Stage& stage, Draft& draft, Rect in, float y);
float form_text(Deciding at, Rect in, float y, bool with_error = true);   // the draft of a form as text, with what is wrong in it

}  // namespace paddock::app
