// The decision's place when nothing is to be decided here: waiting, looking back, choosing a seat, the flag.
#pragma once
#include <string>
#include <vector>

#include "screens/screen.hpp"
#include "screens/table/view.hpp"

namespace paddock::app {

// For who opened what everybody may know.
inline constexpr char kWatching[] =
    "This link shows what everybody may know: no hand and no orders. If you hold a seat, ask the game master for your own link; "
    "each seat gets a new one every turn. A game master goes on from a back-up file: no link of this game holds its dice.";
inline constexpr char kGmGoesOn[] = "I am the GM: go on from here";

// What my seat has sealed for the running turn, from this page or on its way to the GM; empty: nothing is sealed here.
std::string sealed_words(Play const& play);

// Nobody here decides any more, and a press has stopped the rest until Go on.
inline bool stands_still(Play const& play) { return play.films().held() && play.phase() == Play::Phase::Think; }

std::string waiting_words(Play const& play);     // what becomes of it, and whether it may still be replaced

float wait_height(Play const& play, TableView const& view, float width);   // wait() shows all it has to say in it
void wait(Stage& stage, TableView const& view, Rect in);
void look_back(Stage& stage, TableView const& view, Rect in);
std::vector<std::string> looking_back(Play const& play, TableView const& view);   // the same in words, for the text twin
void pick_seat(Stage& stage, TableView const& view, Rect in);

}  // namespace paddock::app
