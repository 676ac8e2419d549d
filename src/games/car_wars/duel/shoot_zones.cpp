// Marks of the arena that are shot at for points (CW-164). They stand in nobody's way and keep nothing of what hits them.
#include "games/car_wars/duel/shoot_parts.hpp"

namespace paddock::car_wars::duel {

bool is_mark(Book const& book, int zone) {
  return zone >= 0 && zone < int(book.arena.zones.size()) && book.arena.zones[size_t(zone)].kind == ZoneKind::target;
}

bool mark_scored(Board const& board, Seat seat, int zone) {
  return seat >= 0 && seat < board.cars.size() && (board.cars[seat].zones >> zone & 1) != 0;
}

geometry::Polygon const& mark_area(Book const& book, Seat mark) { return book.arena.zones[size_t(zone_of_mark(mark))].area; }

}  // namespace paddock::car_wars::duel
