// One order in three forms that are always in step: text, tokens, keys. Each returns the y below.
#pragma once
#include "screens/table/draft.hpp"
#include "ui/rect.hpp"

namespace paddock::app {

float order_entry(Deciding at, Rect in, float y, float key_height);
float order_keys(Stage& stage, Desk const& desk, Rect in, float y, float key_height);
float order_error(Stage& stage, Draft& draft, Rect in, float y);
float form_text(Deciding at, Rect in, float y, bool with_error = true);   // the draft of a form as text, with what is wrong in it

}  // namespace paddock::app
