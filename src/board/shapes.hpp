// Shapes on the board as instances of one quad; a batch is filled in drawing order and drawn with one call.
#pragma once
#include <cmath>
#include <cstdint>
#include <vector>

#include "board/palette.hpp"
#include "view/scene.hpp"

namespace paddock::app {

// Numbers of shaders/shape.frag.
enum class Form : uint8_t {
  Box, Stretch, Car, Oil, Sand, Dust, Bag, FlatBag, Bracket, Chequer, Puff, Burst, Arc, Slot, Hatch, Spanner, Flag, Arrow,
  Tree, Water, Bike
};

// What the graphics card reads; five attributes of 4 floats / 4 bytes.
struct Shape {
  float x, y, cosine, sine;
  float half_length, half_width, a, b;
  float c, d, e, form;
  uint8_t fill[4], line[4];
};
static_assert(sizeof(Shape) == 56);

class Shapes {
 public:
  void clear() { items_.clear(); }
  bool empty() const { return items_.empty(); }
  size_t size() const { return items_.size(); }
  Shape const* data() const { return items_.data(); }

  Shape& add(Form form, Vec at, float half_length, float half_width, Ink fill, Ink line = 0);
  void turn_one(size_t i, float angle) { turn(items_[i], angle); }
  static void turn(Shape& s, float angle) { s.cosine = std::cos(angle), s.sine = std::sin(angle); }

  void box(Vec at, float half_length, float half_width, float radius, Ink fill, float border = 0, Ink line = 0);
  void disc(Vec at, float radius, Ink fill, float border = 0, Ink line = 0);
  void shadow(Vec at, float half_length, float half_width, float radius, float soft, float alpha, float angle = 0);
  // A way of even width; `ends` are round. dash: length of dash and gap together, 0 none.
  void way(Vec const* points, size_t count, float half_width, Ink ink, float dash = 0);
  // Shapes from `first` on fade in, the oldest almost gone.
  void fade(size_t first, float alpha);
  void line(Vec from, Vec to, float half_width, Ink from_ink, Ink to_ink);
  void piece(Piece const& p, Ink ink);
  // disc: radius of the number's disc in units, 0 none. look: 0 car, 1 ghost, 2 wreck.
  void bike(Vec at, float angle, float length, float width, LiveryInk ink, int mark, float alpha, bool shadow);
  void car(Vec at, float angle, float length, float width, bool open_wheels, LiveryInk ink, int pattern, float disc, float rim,
           float alpha, int look);
  void car_shadow(Vec at, float angle, float length, float width, bool open_wheels, float alpha);

 private:
  std::vector<Shape> items_;
};

}  // namespace paddock::app
