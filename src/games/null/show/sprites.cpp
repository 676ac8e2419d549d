// The sheet of the line. It is short, so it stands here; a game of more brings it as assets/games/<g>/sprites.json.
#include "view/sprites.hpp"

#include "games/null/show/parts.hpp"

namespace paddock::null {
namespace {

constexpr char kSheet[] = R"({
  "runner": [
    {"polygon": [[100,0],[35,48],[-95,48],[-70,0],[-95,-48],[35,-48]], "paint": "seat", "width": 5},
    {"polygon": [[70,0],[30,24],[5,24],[45,0],[5,-24],[30,-24]], "paint": "second"},
    {"line": [[-95,48],[-70,0],[-95,-48]], "paint": "#10161A", "width": 6}
  ],
  "sprung": [
    {"line": [[-95,0],[-80,25],[-65,-25],[-50,25],[-35,-25],[-20,0]], "paint": "warn", "width": 9},
    {"polygon": [[100,0],[35,48],[-20,48],[-20,-48],[35,-48]], "paint": "seat", "width": 5},
    {"disc": [40,0,20], "paint": "second"}
  ],
  "post": [
    {"disc": [0,0,100], "paint": "#10161A"},
    {"disc": [0,0,80], "paint": "accent"},
    {"sector": [0,0,0,80,0,90], "paint": "#10161A"},
    {"sector": [0,0,0,80,180,270], "paint": "#10161A"}
  ]
})";

}  // namespace

std::shared_ptr<Sprites const> sheet() {
  static std::shared_ptr<Sprites const> const read = [] {
    auto sprites = read_sprites("show/sprites.cpp", kSheet);
    return std::make_shared<Sprites const>(sprites ? std::move(*sprites) : Sprites{});
  }();
  return read;
}

}  // namespace paddock::null
