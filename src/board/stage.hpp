// The GL side of the board: programs, buffers, textures of grounds, and the kept picture of the ground.
#pragma once
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "board/gpu.hpp"
#include "board/shapes.hpp"
#include "view/scene.hpp"

namespace paddock::app {

// A picture's geometry in device px; the same numbers, the same ground.
struct Frame {
  int width = 0, height = 0;
  Vec origin;              // board position of the upper left corner
  float px = 1, css = 1;   // units a device pixel, a logical pixel
  Vec light;               // middle of the light pool, device px from the upper left
  bool upright = false;    // row 0 of the target is its top (textures); else GL's own way, bottom first (the window)
  friend bool operator==(Frame const&, Frame const&) = default;
};

Frame frame_of(Sight const& sight, Canvas const& canvas, bool upright);

class BoardStage {
 public:
  bool create(std::string_view prefix);   // false and coming(): ask again at the next frame
  void forget();
  bool ready() const { return ready_; }
  bool coming() const { return coming_; }
  std::string const& error() const { return error_; }

  // The ground, opaque. The window's is kept and only copied while nothing of it changes; pictures are drawn each time.
  // `still`: what lies on it and never changes.
  void ground(std::shared_ptr<Ground const> const& ground, Frame const& frame, BoardTheme theme, float dots, Shapes const& still,
              bool keep);
  void clear(Frame const& frame, Ink ink);
  void shapes(Shapes const& shapes, Frame const& frame);
  // Tyre marks: uploaded when they grew.
  void marks(Shapes const& shapes, Frame const& frame);
  // The flat outline, for minimaps.
  void outline(std::shared_ptr<Ground const> const& ground, Frame const& frame, Ink surface, Ink edge);

 private:
  struct Land {
    std::shared_ptr<Ground const> ground;
    Texture edge, cover, tiles;
    unsigned used = 0;
  };
  void start(std::string_view prefix);
  Land& land_of(std::shared_ptr<Ground const> const& ground);
  void paint_ground(Land& land, Frame const& frame, BoardTheme theme, float dots);
  void place(Program& program, Frame const& frame, Ground const& ground);
  void stream(unsigned vao, unsigned vbo, Shapes const& shapes, size_t& room, bool upload, Frame const& frame);

  bool ready_ = false, coming_ = false;
  std::string error_;
  Program ground_, shape_, copy_, outline_;
  unsigned empty_vao_ = 0, vao_[2] = {}, vbo_[2] = {};
  size_t room_[2] = {}, marks_in_ = 0;
  std::vector<Land> lands_;
  unsigned clock_ = 0;
  Target kept_;
  struct Key {
    Ground const* ground = nullptr;
    Frame frame;
    BoardTheme theme = BoardTheme::Night;
    float dots = 0;
    friend bool operator==(Key const&, Key const&) = default;
  } kept_key_;
};

}  // namespace paddock::app
