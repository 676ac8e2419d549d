// What a board shows, in board units (Nascar: tiles; x right, y down; the middle of tile (3,4) is (3.5,4.5)).
// A Scene knows neither ImGui nor GL; floats live here and never flow back into rules.
#pragma once
#include <cstdint>
#include <cstring>
#include <memory>
#include <string>
#include <vector>

#include "core/action.hpp"
#include "core/ids.hpp"
#include "view/shape.hpp"

namespace paddock {

// What a rider of a seat that has several wears, to be told from his mates: a colour and a mark instead of the livery.
enum class Helmet : uint8_t { None, Red, Blue, White, Yellow };

// The face of a playing card.
struct CardFace {
  std::string suit, brief, value;   // "White Line", "WL", "9"
  uint8_t ink = 0;                  // of its head: 0 black, 1 orange, 2 blue, 3 green
  uint8_t arc = 0;                  // 1 to 3: which of three lanes its picture shows, 0: none
  bool risk = false;
  struct Line { std::string label, value; bool bad = false; };
  std::vector<Line> lines{};        // at its foot, where there is room: "Lap", "lock-up"
};

// A stretch of road as a band with straight sides; its ends are cut so that the next piece fits: slope of the cut against
// the band's normal, in its own axes (x along it, y to the right on a board whose y points down).
struct Piece {
  Vec from, to;
  float width = 0;
  float cut_from = 0, cut_to = 0;
};

// The ground: built once per track, shared by every Scene of a race, never changed. Two rasters cover the board and a
// margin round it; texel (0,0) has its middle at (-margin + 0.5 / samples, the same).
//   edge   four half floats a texel: signed distance to the edge of the driven surface (units, positive on it), kerb
//          strength of the nearest edge (0..1), cosine and sine of the kerb's stripe phase there (no seams)
//   cover  four bytes a texel: gravel, sand drift, height of the bank (0 flat, 1 at its foot .. 255 at the top), pit lane
// `tiles`: a byte per unit square of width x height, row by row, a set of Tile bits.
//          On Shale: the stands, how far across the track (inside 0, fence 255), both else unused
//          On Concrete: gravel, dirt, ice, wet; of `edge` the distance alone, and stands lie beyond the border
struct Ground {
  enum Tile : uint8_t { Driven = 1, Slow = 2 };
  // Shale: a speedway oval with its fence and its crowd. Concrete: slabs of four units with a grid of one, walled in.
  enum Surface : uint8_t { Road, Shale, Concrete } surface = Road;
  bool whole = false;           // looked at as a whole: the camera follows nobody
  float width = 0, height = 0;  // units, whole numbers
  float margin = 0;
  int samples = 0;              // texels of `edge` a unit
  int edge_width = 0, edge_height = 0;
  std::vector<uint16_t> edge;
  int cover_samples = 0;
  int cover_width = 0, cover_height = 0;
  std::vector<uint8_t> cover;
  std::vector<uint8_t> tiles;
  struct Paint {                // lines painted on it
    // StartLine: chequered, across the road. PitLine: where the limit begins or ends. PitBox: the crew's place.
    // Bracket: a grid slot, `from` its middle, `to` one length ahead; `width` its breadth. Stripe: a white line.
    // Rail: a grey bar beside the road. Arrow: one stretch of a racing line, ArrowHead its end.
    enum Kind : uint8_t { StartLine, PitLine, PitBox, Bracket, Stripe, Rail, Arrow, ArrowHead } kind = Stripe;
    Vec from, to;
    float width = 0.1f, strength = 0.8f;
  };
  struct Tint : Piece {         // a part of the road that asks for care, 0..1
    float strength = 0;
  };
  struct Sign {                 // figures painted on the road; angle in radians clockwise from east, size in units
    Vec at;
    float angle = 0, size = 0.6f;
    std::string text;
  };
  struct Prop {                 // what stands beside the road; `size` is a radius, of a Roof half its length
    enum Kind : uint8_t { Tree, Roof, Water } kind = Tree;
    Vec at;
    float size = 1, angle = 0, part = 1;   // part: breadth as a share of the length
    uint16_t seed = 0;
  };
  std::vector<Tint> tints;
  std::vector<Sign> signs;
  std::vector<Prop> props;
  std::vector<Paint> paint;
};

struct Token {
  Seat seat = kNobody;
  Vec at;
  float angle = 0;     // radians clockwise from east
  float length = 1.3f, width = 0.6f;
  float alpha = 1;
  bool ghost = false;  // where the order would end
  enum Body : uint8_t { Saloon, OpenWheels, Bike } body = Saloon;
  int8_t piece = 0;    // which of the seat's, when it has several
  Helmet helmet = Helmet::None;
  bool mine = false;   // stands in the yellow grid brackets
  std::string sprite{};   // of Scene::sprites, instead of the body
};

// A thing lying on the board.
struct Counter {
  // Unexplored, Bag and FlatBag lie on a sand tile; Clear is sand that was found empty.
  enum Kind : uint8_t { Oil, Unexplored, Clear, Bag, FlatBag, Wreck } kind = Oil;
  Vec at;
  uint16_t seed = 0;   // varies its shape
  std::string sprite{};   // of Scene::sprites, instead of the kind: drawn `length` long
  float length = 1, angle = 0;
  Seat seat = kNobody;    // whose colours the sprite has
};

// A way: trails of last turn, preview of an order, tyre marks that stay.
struct Path {
  enum Kind : uint8_t { Trail, Preview, TyreMark } kind = Trail;
  Seat seat = kNobody;
  std::vector<Vec> points;
};

// One tile of the preview or of what can be reached; text stands in its disc ("3", "?").
struct Mark {
  enum Kind : uint8_t { Step, Costly, Unknown, Danger, Reach, OffTrack } kind = Step;
  Vec at;
  std::string text;
  std::vector<Piece> area{};  // what is lit; empty: the unit square round `at`
};

// A place to click. `play` are the actions a click stands for, in order.
struct Spot {
  Vec at;
  float radius = 0.5f;
  std::string hint;    // "right turn, one wild card"
  std::vector<Action> play;
};

struct Tag {           // a small caption on the board
  Vec at;
  std::string text;
  Tone tone = Tone::Plain;
  int8_t side = 0;     // -1 ends a few px before `at`, 1 begins as far behind it; 0: `at` is its middle
};

// A card that lies on the board, or the place for one.
struct LaidCard {
  Vec at;                           // its middle
  float height = 3;
  CardFace face;                    // no value: an empty place
  bool struck = false;              // it does not count any more
  Helmet helmet = Helmet::None;     // whose it is
  std::string title, note;          // above, below
  Tone tone = Tone::Plain;          // of the note
};

// What the board shows besides while somebody considers an answer.
struct Ghost {
  std::vector<Token> tokens;
  std::vector<DrawnShape> shapes;
  std::vector<Path> paths;
  std::shared_ptr<std::vector<struct Line> const> lines{};   // what it comes to, in place of Desk::lines
};

struct Scene {
  std::shared_ptr<Ground const> ground;
  std::shared_ptr<Sprites const> sprites;
  std::vector<DrawnShape> shapes;   // in drawing order
  std::vector<Counter> counters;
  std::vector<Path> paths;
  std::vector<Mark> marks;
  std::vector<Token> tokens;
  std::vector<Spot> spots;
  std::vector<Tag> tags;
  std::vector<Vec> sights;          // what the viewer should see besides his own, as far as there is room
  std::vector<LaidCard> cards;
  std::vector<Scene> pages;         // several boards at once (Standing::pages): all of them; this one is one of them
};

// For Ground::edge: small finite values, no infinities to care for.
inline uint16_t half(float f) {
  uint32_t bits;
  std::memcpy(&bits, &f, 4);
  uint32_t const sign = (bits >> 16) & 0x8000u;
  int const exponent = int((bits >> 23) & 255) - 112;
  if (exponent <= 0) return uint16_t(sign);
  if (exponent >= 31) return uint16_t(sign | 0x7bffu);
  return uint16_t(sign | uint32_t(exponent << 10) | ((bits >> 13) & 1023u));
}

}  // namespace paddock
