// The renderer of a Scene: OpenGL 3.3 core or OpenGL ES 3.0 (WebGL 2), one shader source for both.
//
// A frame: app moves the camera, calls draw() (GL, framebuffer 0, before ImGui's render data), then draw_texts() with
// ImGui's background draw list: numbers, marks and tags are text and come from ImGui's fonts.
// The board draws whenever it is asked to; not asking when nothing changed is the app's job (fingerprint() helps).
#pragma once
#include <array>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "board/camera.hpp"
#include "view/film.hpp"
#include "view/scene.hpp"

struct ImDrawList;
struct ImFont;

namespace paddock::app {

enum class BoardTheme : uint8_t { Night, Day };  // night belongs to the dark theme, day to the light one

// How a seat looks: index into the theme's liveries (0..11) and the number on its disc.
struct Entrant {
  int livery = 0;
  int number = 0;
  friend bool operator==(Entrant const&, Entrant const&) = default;
};

// A film and where it stands, in the film's own time. No film: the scene stands still.
struct Playhead {
  Film const* film = nullptr;
  float time = 0;
};

struct BoardOptions {
  bool tiles = true;            // a dot per tile, or the figures painted on the road
  bool trails = true;
  bool spots = true;            // what can be clicked is lit
  bool tyre_marks = false;      // those laid by add_tyre_marks(): of the race at the table, of nothing else
  bool far_plates = true;       // also numbers that found their place away from their car, on a line
  bool reduced_motion = false;  // no specks, no puffs: the end of the film at once is the app's decision
  int hovered_spot = -1;        // index into Scene::spots, or -1
  Ghost const* ghost = nullptr; // shown besides, unless a film runs
};

// A text to draw over the board, logical px. `at` is the middle of the text.
struct BoardText {
  enum Kind : uint8_t { Number, Plate, Mark, Tag, Sign, Painted } kind = Number;
  Vec at;
  float size = 12;              // px
  uint32_t colour = 0xff000000; // ImGui's order: 0xAABBGGRR
  Tone tone = Tone::Plain;      // of a tag's border
  std::string text;
  float angle = 0;              // of a Painted one, radians clockwise
  int8_t side = 0;              // Tag::side
};

struct BoardFonts {
  ImFont* figures = nullptr;    // Archivo Narrow: numbers
  ImFont* text = nullptr;       // Inter: tags
};

class Board {
 public:
  // "#version 330 core\n" or "#version 300 es\nprecision highp float;\n"
  explicit Board(std::string_view glsl_prefix);
  ~Board();
  Board(Board const&) = delete;
  Board& operator=(Board const&) = delete;

  // GL objects are made when something is first drawn; what could not be made stands in error(). While the driver still
  // compiles, nothing is drawn and coming() says so: draw again soon.
  bool coming() const;
  void forget();                // the context is lost: names are void, nothing is freed; draw() creates anew
  std::string const& error() const;

  void set_theme(BoardTheme theme);
  void set_entrants(std::span<Entrant const> by_seat);

  // Tyre marks stay for the race: add each turn's film once, in order. clear on a new game or when scrubbing back.
  void clear_tyre_marks();
  void add_tyre_marks(Film const& film);

  // Draws into the framebuffer that is bound, over the whole canvas (it need not be cleared), and leaves blending on,
  // scissor off. texts() holds the texts of this draw until the next one.
  void draw(Scene const& scene, Sight const& sight, Canvas const& canvas, Playhead playhead, BoardOptions const& options);
  std::vector<BoardText> const& texts() const;

  // Draws into a texture of its own (cards, saved games, minimap, set-up preview); 0 when GL refuses. Row 0 is the top, so
  // ImGui's default uv fit. `slot` 0..31 names the texture; it lives until it is drawn again.
  // texts() then holds the texts of this picture, relative to its upper left corner.
  static constexpr int kPictures = 32;
  // Of `canvas` the size and the pixel ratio count.
  unsigned picture(int slot, Scene const& scene, Sight const& sight, Canvas const& canvas, BoardOptions const& options);
  // The outline only, as the minimap shows it: flat surface, discs for cars, no ground around it (alpha 0).
  unsigned minimap(int slot, Scene const& scene, int width, int height, float pixel_ratio, Playhead playhead = {});

  // Everything a picture depends on, as a number: equal numbers, equal pictures.
  static uint64_t fingerprint(Scene const& scene, Sight const& sight, Canvas const& canvas, Playhead playhead,
                              BoardOptions const& options);

 private:
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

// Where a seat's car is at `playhead` (the scene's token without a film); false if it has none.
bool car_at(Scene const& scene, Playhead playhead, Seat seat, Vec& at);
// The ways of a film as trails of the scene ("where everybody drove last turn").
void add_trails(Film const& film, Scene& scene);
// Index of the spot under `board`, nearest first; -1: none.
int spot_at(Scene const& scene, Vec board);
// All that is driven on, with a unit of air: what fit() should show.
Box board_box(Scene const& scene);

// Draws the texts with their discs' insets, tag boxes and plates; `scale` is the user's UI scale.
void draw_texts(std::span<BoardText const> texts, ImDrawList* list, BoardFonts const& fonts, BoardTheme theme,
                float scale = 1, Vec origin = {});

}  // namespace paddock::app
