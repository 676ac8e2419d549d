// The looks of questions that need more than a row of answers: a slider, a long list, a plan; and the pages of a long form.
#pragma once
#include <span>
#include <string>

#include "screens/table/draft.hpp"
#include "ui/rect.hpp"

namespace paddock::app {

// Each draws question number `i` of the draft and returns the y below. `id` keeps widgets of one name apart.
float slider_question(Deciding at, Rect in, float y, size_t i, std::string const& id);
float list_question(Deciding at, Rect in, float y, size_t i, std::string const& id);
float plan_question(Deciding at, Rect in, float y, size_t i, std::string const& id);
float page_tabs(Draft& draft, Rect in, float y);      // nothing where the form has one page

// The rows of a list from y = `top` on that a part of the screen shows, `from` up to before `to`.
struct Rows {
  int from = 0, to = 0;
};
Rows rows_in_sight(float top, float row, int rows, float sight_top, float sight_bottom);

// Where a finger may press a place: never smaller than `least`. Where several overlap then, it means the nearest; -1: none.
Rect pressed_where(Rect place, float least);
int nearest_place(std::span<Rect const> places, float least, ImVec2 at);

}  // namespace paddock::app
