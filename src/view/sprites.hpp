// A game's sheet of sprites as a file: what tokens and counters look like, made of shapes.
//
// A JSON object: name of a sprite -> list of its shapes, drawn in order. Numbers are whole, in hundredths of half the token's
// length: (100, 0) is the middle of its nose, (0, 0) its own, y to its right. A shape has one of
//   "polygon": [[x,y], ...]                    "line": [[x,y], ...]
//   "disc": [x,y,radius]                       "sector": [x,y,inner,outer,from,to], degrees clockwise from the nose
// and may have
//   "paint": "seat" or "second", the two colours of whose token it is, a tone ("bad") or "#RRGGBB"; "plain" without it
//   "fill": strength of what is enclosed, percent; 100 without it
//   "width": of the line; there is none without it, but of a "line", which is 4 wide then
#pragma once
#include <string_view>

#include "core/expected.hpp"
#include "view/shape.hpp"

namespace paddock {

// Errors: "<file>: <sprite>, shape 2", and what would be right.
Expected<Sprites> read_sprites(std::string_view file, std::string_view text);

}  // namespace paddock
