// Shapes on the board as instances of one quad; a batch is filled in drawing order and drawn with one call.
#pragma once
#include <cmath>
#include <cstdint>
#include <span>
#include <vector>

#include "board/palette.hpp"
#include "view/scene.hpp"

namespace paddock::app {

// Numbers of shaders/shape.frag.
enum class Form : uint8_t {
  Box, Stretch, Car, Oil, Sand, Dust, Bag, FlatBag, Bracket, Chequer, Puff, Burst, Arc, Slot, Hatch, Spanner, Flag, Arrow,
  Tree, Water, Bike,
  Triangle      // its corners stand where others have place and size; c, d, e: how opaque it is at each
};

// What the graphics card reads; five attributes of 4 floats / 4 bytes.
struct Shape {
  float x, y, cosine, sine;
  float half_length, half_width, a, b;
  float c, d, e, form;
  uint8_t fill[4], line[4];
};
static_assert(sizeof(Shape) == 56);

// Where a vehicle stands and how large it is, in units of the board.
struct Body {
  Vec at;
  float angle = 0, length = 0, width = 0;
};

struct CarLook {
  bool open_wheels = false;
  LiveryInk ink;
  int pattern = 0;
  float disc = 0, rim = 0;      // radius of the number's disc in units, 0 none; width of the rim
  float alpha = 1;
  bool ghost = false;
};

class Shapes {
 public:
  void clear() { items_.clear(); }
  bool empty() const { return items_.empty(); }
  size_t size() const { return items_.size(); }
  Shape const* data() const { return items_.data(); }

  Shape& add(Form form, Vec at, float half_length, float half_width, Ink fill, Ink line = 0);
  void turn_one(size_t i, float angle) { turn(items_[i], angle); }
  static void turn(Shape& s, float angle) { s.cosine = std::cos(angle), s.sine = std::sin(angle); }

  // `half`: half of its length and width.
  void box(Vec at, Vec half, float radius, Ink fill, float border = 0, Ink line = 0);
  void disc(Vec at, float radius, Ink fill, float border = 0, Ink line = 0);
  void shadow(Vec at, Vec half, float radius, float soft, float alpha, float angle = 0);
  // A way of even width; its ends are round, unless it is closed. dash: length of dash and gap together, 0 none.
  void way(Vec const* points, size_t count, float half_width, Ink ink, float dash = 0, bool closed = false);
  struct Corner {
    Vec at;
    float alpha = 1;
  };
  void triangle(Corner a, Corner b, Corner c, Ink ink);
  // Filled; `px` is a pixel, over which its rim fades. Corners as corners_of() gives them (polygon.hpp).
  void polygon(std::span<Vec const> corners, Ink ink, float px);
  // What lies between two radii, from an angle on clockwise.
  struct Fan {
    float inner = 0, outer = 1, from = 0, sweep = 0;
  };
  void sector(Vec at, Fan const& fan, Ink ink);
  // Shapes from `first` on fade in, the oldest almost gone.
  void fade(size_t first, float alpha);
  void line(Vec from, Vec to, float half_width, Ink from_ink, Ink to_ink);
  void piece(Piece const& p, Ink ink);
  void bike(Body const& body, LiveryInk ink, int mark, float alpha);   // mark: which pattern the helmet wears, 1 to 4
  void bike_shadow(Body const& body, float alpha);
  void car(Body const& body, CarLook const& look);
  void car_shadow(Body const& body, bool open_wheels, float alpha);

 private:
  std::vector<Shape> items_;
};

}  // namespace paddock::app
