// The board of a round: one that is built in, or a map of the GM's own, which goes by the name that stands in it.
#pragma once
#include <string>
#include <string_view>

#include "core/expected.hpp"
#include "events/event.hpp"
#include "view/catalogue.hpp"

namespace paddock::app::events {

inline constexpr size_t kMapBytes = 64u << 10;

struct BoardAt {                        // as Setup has them
  std::string id, text;                 // a track that is built in, or a map in full
  bool operator==(BoardAt const&) const = default;
};
BoardAt board_at(Event const& event, Round const& round);

struct Board {
  std::string name;                     // empty: nobody has said which, so it is the usual one
  int places = 0;                       // so many can race on it; 0: not known
  bool own = false;                     // a map of the GM's own
};
Board board_of(Event const& event, Round const& round);
// "Nine Alleys has 8 places, and duel 1A has 10 in it; draw the round again." Empty: it has room.
std::string no_room(Event const& event, RaceAt at, Board const& board);

// A map somebody has given, as set-up takes one: its name and places, or what is wrong with it.
Expected<TrackCard> own_board(std::string const& game, std::string_view text);
// The same in words: "Kestrel Loop, 8 places"; empty: the event has none.
std::string map_words(Event const& event);

}  // namespace paddock::app::events
