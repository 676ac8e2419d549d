#include "board/stage.hpp"

#include <algorithm>
#include <cstddef>

#include "core/assets.hpp"

namespace paddock::app {
namespace {

constexpr size_t kLands = 10;     // grounds kept on the card: the home screen shows several tracks

void rgb(Ink ink, float* to) {
  for (int i = 0; i < 3; ++i) to[i] = float((ink >> (24 - 8 * i)) & 255u) / 255.0f;
}

void describe_shape() {           // of the bound buffer, for the bound vertex array
  int const stride = int(sizeof(Shape));
  for (unsigned i = 0; i < 5; ++i) {
    glEnableVertexAttribArray(i);
    glVertexAttribDivisor(i, 1);
  }
  auto at = [](size_t offset) { return reinterpret_cast<void const*>(offset); };
  glVertexAttribPointer(0, 4, GL_FLOAT, GL_FALSE, stride, at(offsetof(Shape, x)));
  glVertexAttribPointer(1, 4, GL_FLOAT, GL_FALSE, stride, at(offsetof(Shape, half_length)));
  glVertexAttribPointer(2, 4, GL_FLOAT, GL_FALSE, stride, at(offsetof(Shape, c)));
  glVertexAttribPointer(3, 4, GL_UNSIGNED_BYTE, GL_TRUE, stride, at(offsetof(Shape, fill)));
  glVertexAttribPointer(4, 4, GL_UNSIGNED_BYTE, GL_TRUE, stride, at(offsetof(Shape, line)));
}

}  // namespace

Frame frame_of(Sight const& sight, Canvas const& canvas, bool upright) {
  Frame f;
  f.width = std::max(1, int(std::lround(canvas.width * canvas.pixel_ratio)));
  f.height = std::max(1, int(std::lround(canvas.height * canvas.pixel_ratio)));
  f.css = 1 / sight.zoom;
  f.px = f.css / canvas.pixel_ratio;
  f.origin = to_board(sight, canvas, {0, 0});
  Vec const middle = canvas.free.middle();
  f.light = {middle.x * canvas.pixel_ratio, middle.y * canvas.pixel_ratio};
  f.upright = upright;
  return f;
}

void BoardStage::start(std::string_view prefix) {
  std::vector<char const*> const inputs{"i_place", "i_size", "i_more", "i_fill", "i_line"};
  std::string_view const full = asset("shaders/ground.vert");
  ground_.start(prefix, full, asset("shaders/ground.frag"), {});
  copy_.start(prefix, full, asset("shaders/copy.frag"), {});
  outline_.start(prefix, full, asset("shaders/outline.frag"), {});
  shape_.start(prefix, asset("shaders/shape.vert"), asset("shaders/shape.frag"), inputs);
  coming_ = true;
}

bool BoardStage::create(std::string_view prefix) {
  if (!coming_) start(prefix);
  for (Program* p : {&ground_, &shape_, &copy_, &outline_})
    if (!p->done()) return false;
  coming_ = false;
  ready_ = true;
  for (Program* p : {&ground_, &shape_, &copy_, &outline_}) ready_ = p->check(error_) && ready_;
  if (!ready_) return false;
  glGenVertexArrays(1, &empty_vao_);
  glGenVertexArrays(2, vao_);
  glGenBuffers(2, vbo_);
  for (int i = 0; i < 2; ++i) {
    glBindVertexArray(vao_[i]);
    glBindBuffer(GL_ARRAY_BUFFER, vbo_[i]);
    describe_shape();
  }
  glBindVertexArray(0);
  return true;
}

void BoardStage::forget() {
  for (Program* p : {&ground_, &shape_, &copy_, &outline_}) p->forget();
  lands_.clear();
  kept_.forget();
  kept_key_ = {};
  empty_vao_ = vao_[0] = vao_[1] = vbo_[0] = vbo_[1] = 0;
  room_[0] = room_[1] = marks_in_ = 0;
  ready_ = coming_ = false;
}

BoardStage::Land& BoardStage::land_of(std::shared_ptr<Ground const> const& ground) {
  ++clock_;
  for (Land& l : lands_)
    if (l.ground == ground) return l.used = clock_, l;
  if (lands_.size() >= kLands) {
    auto oldest = std::min_element(lands_.begin(), lands_.end(), [](auto& a, auto& b) { return a.used < b.used; });
    oldest->edge.free(), oldest->cover.free(), oldest->tiles.free();
    lands_.erase(oldest);
  }
  Land l;
  l.ground = ground;
  l.used = clock_;
  Ground const& g = *ground;
  l.edge.upload(g.edge_width, g.edge_height, {GL_RGBA16F, GL_RGBA, GL_HALF_FLOAT}, g.edge.data(), true);
  l.cover.upload(g.cover_width, g.cover_height, {GL_RGBA8, GL_RGBA, GL_UNSIGNED_BYTE}, g.cover.data(), true);
  l.tiles.upload(int(g.width), int(g.height), {GL_R8, GL_RED, GL_UNSIGNED_BYTE}, g.tiles.data(), false);
  lands_.push_back(std::move(l));
  return lands_.back();
}

// Uniforms every full-canvas program shares.
void BoardStage::place(Program& program, Frame const& f, Ground const& ground) {
  program.use();
  program.set("u_edge", 0);
  program.set("u_origin", f.origin.x, f.upright ? f.origin.y : f.origin.y + float(f.height) * f.px);
  program.set("u_step", f.px, f.upright ? f.px : -f.px);
  program.set("u_board", ground.width, ground.height);
  program.set("u_margin", ground.margin);
  program.set("u_px", f.px);
}

void BoardStage::paint_ground(Land& land, Frame const& f, BoardTheme theme, float dots) {
  Palette const p = palette(theme, land.ground->surface);
  place(ground_, f, *land.ground);
  ground_.set("u_cover", 1);
  ground_.set("u_tiles", 2);
  ground_.set("u_css", f.css);
  float const reach = 1.0f / std::max(1.0f, 0.62f * float(std::max(f.width, f.height)));
  ground_.set("u_pool", f.light.x, f.upright ? f.light.y : float(f.height) - f.light.y, reach, 0.0f);
  ground_.set("u_light", p.light_middle, p.light_rim, dots, theme == BoardTheme::Day ? 1.0f : 0.0f);
  ground_.set("u_grain", p.grain_asphalt, p.grain_grass);
  ground_.set("u_shale", land.ground->surface == Ground::Shale ? 1.0f : 0.0f);
  ground_.set("u_concrete", land.ground->surface == Ground::Concrete ? 1.0f : 0.0f);
  Ink const inks[13] = {p.grass[0], p.grass[1], p.verge, p.gravel, p.asphalt[0], p.asphalt[1], p.line,
                        p.sand[0],  p.sand[1],  p.dust,  p.kerb_red, p.kerb_white, p.wall};
  float colours[39];
  for (int i = 0; i < 13; ++i) rgb(inks[i], colours + 3 * i);
  ground_.set3("u_colour", colours, 13);
  land.edge.bind(0);
  land.cover.bind(1);
  land.tiles.bind(2);
  glBindVertexArray(empty_vao_);
  glDisable(GL_BLEND);
  glDrawArrays(GL_TRIANGLES, 0, 3);
  glActiveTexture(GL_TEXTURE0);
}

void BoardStage::ground(std::shared_ptr<Ground const> const& ground, Frame const& f, BoardTheme theme, float dots,
                   Shapes const& still, bool keep) {
  if (!keep) {
    paint_ground(land_of(ground), f, theme, dots);
    return shapes(still, f);
  }
  Key const key{ground.get(), f, theme, dots};
  if (!(key == kept_key_) || !kept_.frame) {
    int bound = 0;
    glGetIntegerv(GL_FRAMEBUFFER_BINDING, &bound);
    bool const kept = kept_.resize(f.width, f.height);
    if (kept) kept_.bind();
    else glBindFramebuffer(GL_FRAMEBUFFER, unsigned(bound));
    glViewport(0, 0, f.width, f.height);
    paint_ground(land_of(ground), f, theme, dots);
    shapes(still, f);
    glBindFramebuffer(GL_FRAMEBUFFER, unsigned(bound));
    if (!kept) return;
    kept_key_ = key;
  }
  glDisable(GL_BLEND);
  copy_.use();
  copy_.set("u_image", 0);
  kept_.texture.bind(0);
  glBindVertexArray(empty_vao_);
  glDrawArrays(GL_TRIANGLES, 0, 3);
}

void BoardStage::outline(std::shared_ptr<Ground const> const& ground, Frame const& f, Ink surface, Ink edge) {
  Land& land = land_of(ground);
  place(outline_, f, *ground);
  float c[8];
  rgb(surface, c);
  rgb(edge, c + 4);
  outline_.set("u_surface", c[0], c[1], c[2], float(surface & 255u) / 255.0f);
  outline_.set("u_line", c[4], c[5], c[6], float(edge & 255u) / 255.0f);
  land.edge.bind(0);
  glBindVertexArray(empty_vao_);
  glDisable(GL_BLEND);
  glDrawArrays(GL_TRIANGLES, 0, 3);
}

void BoardStage::clear(Frame const& f, Ink ink) {
  float c[3];
  rgb(ink, c);
  float const a = float(ink & 255u) / 255.0f;
  glViewport(0, 0, f.width, f.height);
  glClearColor(c[0] * a, c[1] * a, c[2] * a, a);
  glClear(GL_COLOR_BUFFER_BIT);
}

void BoardStage::stream(unsigned vao, unsigned vbo, Shapes const& shapes, size_t& room, bool upload, Frame const& f) {
  glBindVertexArray(vao);
  glBindBuffer(GL_ARRAY_BUFFER, vbo);
  if (upload) {
    if (room < shapes.size()) room = std::max<size_t>(512, shapes.size() + shapes.size() / 2);
    // A fresh store each time: the driver need not wait for the last frame.
    glBufferData(GL_ARRAY_BUFFER, GLsizeiptr(room * sizeof(Shape)), nullptr, GL_STREAM_DRAW);
    glBufferSubData(GL_ARRAY_BUFFER, 0, GLsizeiptr(shapes.size() * sizeof(Shape)), shapes.data());
  }
  shape_.use();
  float const sx = 2 / (float(f.width) * f.px), sy = 2 / (float(f.height) * f.px), s = f.upright ? 1.0f : -1.0f;
  shape_.set("u_view", sx, s * sy, -1 - f.origin.x * sx, s * (-1 - f.origin.y * sy));
  shape_.set("u_px", f.px);
  shape_.set("u_css", f.css);
  glEnable(GL_BLEND);
  glBlendEquation(GL_FUNC_ADD);
  glBlendFunc(GL_ONE, GL_ONE_MINUS_SRC_ALPHA);
  glDrawArraysInstanced(GL_TRIANGLE_STRIP, 0, 4, GLsizei(shapes.size()));
  glBindVertexArray(0);
}

void BoardStage::shapes(Shapes const& shapes, Frame const& f) {
  if (!shapes.empty()) stream(vao_[0], vbo_[0], shapes, room_[0], true, f);
}

void BoardStage::marks(Shapes const& shapes, Frame const& f) {
  if (!shapes.empty()) stream(vao_[1], vbo_[1], shapes, room_[1], marks_in_ != shapes.size(), f);
  marks_in_ = shapes.size();
}

}  // namespace paddock::app
