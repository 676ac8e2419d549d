// What lies over the board: advice, the card of chance, the cover between two at one screen, the timeline below.
#pragma once
#include <functional>
#include <string>
#include <string_view>

#include "screens/table/draft.hpp"
#include "ui/rect.hpp"
#include "ui/theme.hpp"

namespace paddock::app {

// What the coach says of an order of keys. Empty: nothing.
std::string advice(Desk const& desk, Words const& words, bool touch);
std::string form_advice(Desk const& desk, std::vector<Question> const& questions, bool touch);   // the same of a form
// What of it fits into so many lines: whole sentences, else words and an ellipsis. `lines_of`: how many lines a text takes.
std::string short_advice(std::string_view words, size_t lines, std::function<size_t(std::string_view)> const& lines_of);
float draw_coach(Deciding at, Rect free);                       // advice for a newcomer; the height kept for it, 0: nothing to say
void draw_told(Stage& stage, TableView const& view, Rect free); // the card of chance a film waits for
std::string hand_over_to(Play const& play, Seat seat);          // "Hand over to Marta"; of a seat without a name, to the driver of car 7
void draw_cover(Stage& stage);                                  // nothing secret is drawn under it
void draw_timeline(Stage& stage, TableView const& view, Rect where);
// Turns that belong to one larger turn (Words::group), of the first so many; empty: they stand alone.
struct TurnGroup {
  int first = 1, last = 1;
  std::string name;
};
std::vector<TurnGroup> turn_groups(Words const& words, int turns);
Role mark_role(Film::Effect::Kind kind);                        // the colour of its icon on the timeline

// The card of chance in a sentence: "Chance table, Marta: 5 and 3 make 8, spin: stands still."
std::string told_words(Film::Told const& card, std::string const& who);

}  // namespace paddock::app
