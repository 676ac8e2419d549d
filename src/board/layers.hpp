// From a Scene (and a film's moment) to shapes and texts, layer by layer (ui.md: ground, surface, paint, counters, trails,
// preview, tokens, tags).
#pragma once
#include <span>
#include <vector>

#include "board/board.hpp"
#include "board/palette.hpp"
#include "board/shapes.hpp"

namespace paddock::app {

// A car at a moment of a film: position, angle, and whether it is to be seen.
struct Pose {
  Vec at;
  float angle = 0;
  bool there = false;
};
Pose pose_at(Film::Track const& track, float time);
Film::Track const* track_of(Film const* film, Seat seat, int piece = 0);
// What is on the stage: the film's own cast, or the scene's tokens.
std::vector<Token> const& cast_of(Scene const& scene, Film const* film);

struct Layers {
  Scene const& scene;
  Sight sight;
  Canvas canvas;
  Playhead playhead;
  BoardOptions const& options;
  std::span<Entrant const> entrants;
  BoardTheme theme;
  bool writes = true;             // texts are wanted
  bool small = false;             // a thumbnail: cars and ways, no marks, brackets or plates

  float css() const { return 1 / sight.zoom; }   // units a logical px
  Palette const& colours() const { return palette(theme); }
  Vec screen(Vec board) const { return to_screen(sight, canvas, board); }
  Entrant entrant(Seat seat) const;

  void still(Shapes& out) const;                              // what never changes: paint, tints, what stands beside the road
  void under(Shapes& out) const;                              // counters
  void solid(Shapes& out) const;                              // of what a game draws itself, what stands there for good: walls
  void over(Shapes& out, std::vector<BoardText>& texts) const;   // everything above the tyre marks

 private:
  void signs(std::vector<BoardText>& texts) const;
  void counters(Shapes& out) const;
  void counter(Shapes& out, Counter::Kind kind, Vec at, uint16_t seed, float size) const;
  void thing(Shapes& out, Counter const& c, Counter::Kind kind) const;   // by its sprite, else by this kind
  Box within_line(Vec at) const;
  int laid(Vec at, float* age) const;
  void ways(Shapes& out, std::vector<Path> const& paths) const;
  void film_trails(Shapes& out) const;
  void marks(Shapes& out, std::vector<BoardText>& texts) const;
  void mark_tile(Shapes& out, Mark const& m) const;
  void mark(Shapes& out, std::vector<BoardText>& texts, Mark const& m) const;
  void spots(Shapes& out) const;
  void ghosts(Shapes& out, std::vector<BoardText>& texts) const;
  void tokens(Shapes& out, std::vector<BoardText>& texts) const;
  Vec place_plate(std::vector<BoardText> const& texts, std::span<Vec const> cars, Vec car) const;
  void plate(Shapes& out, std::vector<BoardText>& texts, std::span<Vec const> cars, Token const& t, Vec at) const;
  void token(Shapes& out, std::vector<BoardText>& texts, Token const& t, Vec at, float angle) const;
  void effects_low(Shapes& out) const;                        // under the cars: dust, skids
  void effects_high(Shapes& out) const;                       // over them: bursts, specks
  void effect_low(Shapes& out, Film::Effect const& e, float age) const;
  void effect_high(Shapes& out, Film::Effect const& e, float age) const;
  void look_low(Shapes& out, Film::Effect const& e, float age) const;
  void look_high(Shapes& out, Film::Effect const& e, float age) const;
  void beam(Shapes& out, Film::Effect const& e, float k) const;   // k: share of its time
  void tracer(Shapes& out, Film::Effect const& e, float age, float life) const;
  void lob(Shapes& out, Film::Effect const& e, float k) const;
  static float lasting(Film::Effect const& e);
  Ink look_ink(Film::Effect const& e, Ink own) const;
  // drawn.cpp: what a game draws itself, and its sprites.
  struct Placing;
  Ink tone_ink(Tone tone) const;
  Ink paint_of(DrawnShape const& s, Seat sprite_of) const;
  void shape(Shapes& out, DrawnShape const& s, Placing const& to) const;
  void drawn(Shapes& out, DrawnShape::Layer layer) const;
  void drawn_texts(std::vector<BoardText>& texts) const;
  bool sprite(Shapes& out, std::string_view name, Body const& body, Seat seat, float alpha) const;   // false: there is none
  void ghost(Shapes& out, std::vector<BoardText>& texts) const;
  template <class Each>
  void all_drawn(Each&& each) const;
};

// The trails and rubber a whole film leaves.
void add_rubber(Film const& film, Shapes& out);

}  // namespace paddock::app
