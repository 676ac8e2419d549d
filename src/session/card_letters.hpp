// What goes to whoever works out the facts of a track that take a while, its par first, and what comes back.
#pragma once
#include <memory>
#include <string>
#include <string_view>

#include "session/work.hpp"
#include "view/catalogue.hpp"

namespace paddock {

struct GameInfo;

std::string_view map_file(GameInfo const& game, std::string const& id);   // the asset that a built-in board was read from; empty: there is none
// "nascar", a line break, the text of the map.
std::string card_letter(std::string_view game, std::string_view map);
// The game's track_card(): its facts and figures. A map that is refused ends with a fault that says where.
std::unique_ptr<Work> begin_card(std::string_view letter, Position& at);
// Lays the facts and figures of a result into `card`. False: it is of another form, and nothing has changed.
bool read_card(std::string_view result, TrackCard& card);

}  // namespace paddock
