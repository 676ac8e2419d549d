#include "board/board.hpp"

#include <algorithm>
#include <cstring>

#include "board/layers.hpp"
#include "board/stage.hpp"

namespace paddock::app {

struct Board::Impl {
  std::string prefix;
  BoardStage stage;
  BoardTheme theme = BoardTheme::Night;
  std::vector<Entrant> entrants;
  Shapes shapes, rubber;
  std::vector<BoardText> texts;
  Target pictures[kPictures];
  bool refused = false;          // the driver said no; do not ask again each frame

  bool ready() {
    if (stage.ready()) return true;
    if (refused) return false;
    if (stage.create(prefix)) return true;
    refused = !stage.coming();
    return false;
  }

  // A dot per tile, or the grid on concrete, fades in with the zoom.
  static float dots(BoardOptions const& o, Sight const& sight, Ground const& ground) {
    bool const counted = ground.signs.empty() || ground.surface == Ground::Concrete;
    return o.tiles && counted ? std::clamp((sight.zoom - 9) / 8, 0.0f, 1.0f) * 0.42f : 0;
  }

  void render(Layers const& layers, Frame const& frame, bool keep) {
    BoardOptions const& o = layers.options;
    glDisable(GL_SCISSOR_TEST);
    glDisable(GL_DEPTH_TEST);
    glDisable(GL_CULL_FACE);
    glViewport(0, 0, frame.width, frame.height);
    float const dotted = dots(o, layers.sight, *layers.scene.ground);
    shapes.clear();
    layers.still(shapes);
    stage.ground(layers.scene.ground, frame, theme, dotted, shapes, keep);
    shapes.clear();
    layers.under(shapes);
    stage.shapes(shapes, frame);
    if (o.tyre_marks) stage.marks(rubber, frame);
    shapes.clear();
    texts.clear();
    layers.over(shapes, texts);
    stage.shapes(shapes, frame);
  }

  Target* open(int slot, int width, int height) {
    if (!ready() || slot < 0 || slot >= kPictures || width < 1 || height < 1) return nullptr;
    Target& target = pictures[slot];
    if (!target.resize(width, height)) return nullptr;
    target.bind();
    return &target;
  }
};

namespace {

// Remembers which framebuffer and viewport were bound while a picture is drawn.
class Aside {
 public:
  Aside() {
    glGetIntegerv(GL_FRAMEBUFFER_BINDING, &frame_);
    glGetIntegerv(GL_VIEWPORT, view_);
  }
  ~Aside() {
    glBindFramebuffer(GL_FRAMEBUFFER, unsigned(frame_));
    glViewport(view_[0], view_[1], view_[2], view_[3]);
  }

 private:
  int frame_ = 0, view_[4] = {};
};

}  // namespace

Board::Board(std::string_view glsl_prefix) : impl_(std::make_unique<Impl>()) { impl_->prefix = glsl_prefix; }
Board::~Board() = default;

void Board::forget() {
  for (Target& t : impl_->pictures) t.forget();
  impl_->stage.forget();
  impl_->refused = false;
}

bool Board::coming() const { return impl_->stage.coming(); }
std::string const& Board::error() const { return impl_->stage.error(); }
void Board::set_theme(BoardTheme theme) { impl_->theme = theme; }
void Board::set_entrants(std::span<Entrant const> by_seat) { impl_->entrants.assign(by_seat.begin(), by_seat.end()); }
void Board::clear_tyre_marks() { impl_->rubber.clear(); }
void Board::add_tyre_marks(Film const& film) { add_rubber(film, impl_->rubber); }
std::vector<BoardText> const& Board::texts() const { return impl_->texts; }

void Board::draw(Scene const& scene, Sight const& sight, Canvas const& canvas, Playhead playhead, BoardOptions const& options) {
  impl_->texts.clear();
  if (!scene.ground || canvas.width < 1 || canvas.height < 1 || !impl_->ready()) return;
  Layers const layers{scene, sight, canvas, playhead, options, impl_->entrants, impl_->theme, true};
  impl_->render(layers, frame_of(sight, canvas, false), true);
}

unsigned Board::picture(int slot, Scene const& scene, Sight const& sight, Canvas const& canvas, BoardOptions const& options) {
  Aside aside;
  float const ratio = canvas.pixel_ratio;
  int const width = int(canvas.width * ratio + 0.01f), height = int(canvas.height * ratio + 0.01f);  // device px, whole
  Target* target = scene.ground ? impl_->open(slot, width, height) : nullptr;
  if (!target) return 0;
  float const w = float(width) / ratio, h = float(height) / ratio;
  Canvas const whole{w, h, {0, 0, w, h}, ratio};
  BoardOptions quiet = options;
  quiet.tyre_marks = false;
  Layers layers{scene, sight, whole, {}, quiet, impl_->entrants, impl_->theme, true};
  layers.small = w < 420 && sight.zoom < 14;
  impl_->render(layers, frame_of(sight, whole, true), false);
  return target->texture.name;
}

unsigned Board::minimap(int slot, Scene const& scene, int width, int height, float pixel_ratio, Playhead playhead) {
  Aside aside;
  Target* target = scene.ground ? impl_->open(slot, width, height) : nullptr;
  if (!target) return 0;
  float const w = float(width) / pixel_ratio, h = float(height) / pixel_ratio;
  Canvas const canvas{w, h, {0, 0, w, h}, pixel_ratio};
  Sight const sight = fitted(board_box(scene), canvas);
  Frame const frame = frame_of(sight, canvas, true);
  bool const night = impl_->theme == BoardTheme::Night;
  impl_->stage.clear(frame, 0);
  bool const walled = scene.ground->surface == Ground::Concrete;   // darker than what stands on it
  Ink const surface = walled ? (night ? 0x343C41FF : 0x5E686BFF) : night ? 0x4E5A60FF : 0xA9B3B2FF;
  impl_->stage.outline(scene.ground, frame, surface, night ? 0x8FA0A6FF : 0x6A787AFF);
  Shapes& out = impl_->shapes;
  out.clear();
  for (auto const& p : scene.ground->paint)
    if (p.kind == Ground::Paint::StartLine) out.line(p.from, p.to, 1.0f / sight.zoom, 0xF1F4F2FF, 0xF1F4F2FF);
  Layers{scene, sight, canvas, playhead, {}, impl_->entrants, impl_->theme, true}.solid(out);
  for (bool mine : {false, true})
    for (auto const& t : cast_of(scene, playhead.film)) {
      if (t.ghost || t.mine != mine) continue;
      Vec at = t.at;
      car_at(scene, playhead, t.seat, at);
      int const livery = size_t(t.seat) < impl_->entrants.size() ? impl_->entrants[size_t(t.seat)].livery : int(t.seat);
      float const r = (mine ? 4.6f : 3.6f) / sight.zoom;
      out.disc(at, r, (t.helmet == Helmet::None ? livery_ink(livery) : helmet_ink(t.helmet)).base, 1.3f / sight.zoom, mine ? palette(impl_->theme).bracket : 0xFFFFFFFF);
    }
  impl_->stage.shapes(out, frame);
  return target->texture.name;
}

namespace {

// FNV over plain values.
class Sum {
 public:
  template <class T>
  void add(T const& v) {
    static_assert(std::is_arithmetic_v<T> || std::is_enum_v<T> || std::is_pointer_v<T>);
    unsigned char bytes[sizeof(T)];
    std::memcpy(bytes, &v, sizeof v);
    for (unsigned char b : bytes) value_ = (value_ ^ b) * 1099511628211ull;
  }
  void add(Vec v) { add(v.x), add(v.y); }
  void add(std::string const& s) {
    for (char c : s) add(c);
    add(s.size());
  }
  uint64_t value() const { return value_; }

 private:
  uint64_t value_ = 14695981039346656037ull;
};

void add_shape(Sum& sum, DrawnShape const& s) {
  sum.add(s.kind), sum.add(s.layer), sum.add(s.paint), sum.add(s.tone), sum.add(s.seat), sum.add(s.own);
  for (float v : {s.fill, s.line, s.width, s.dash, s.inner, s.radius, s.start, s.end}) sum.add(v);
  for (Vec v : s.points) sum.add(v);
  sum.add(s.at), sum.add(s.text);
}

void add_scene(Sum& sum, Scene const& scene) {
  sum.add(scene.ground.get()), sum.add(scene.sprites.get());
  for (auto const& s : scene.shapes) add_shape(sum, s);
  for (auto const& c : scene.counters) sum.add(c.kind), sum.add(c.at), sum.add(c.sprite), sum.add(c.length), sum.add(c.angle), sum.add(c.seat);
  for (auto const& p : scene.paths) {
    sum.add(p.kind), sum.add(p.seat);
    for (Vec v : p.points) sum.add(v);
  }
  for (auto const& m : scene.marks) sum.add(m.kind), sum.add(m.at), sum.add(m.text);
  for (auto const& t : scene.tokens)
    sum.add(t.seat), sum.add(t.at), sum.add(t.angle), sum.add(t.alpha), sum.add(t.ghost), sum.add(t.mine), sum.add(t.helmet), sum.add(t.sprite);
  for (auto const& s : scene.spots) sum.add(s.at);
  for (auto const& c : scene.cards) sum.add(c.at), sum.add(c.face.brief), sum.add(c.face.value), sum.add(c.note), sum.add(c.struck);
  for (auto const& t : scene.tags) sum.add(t.at), sum.add(t.text), sum.add(t.tone);
}

}  // namespace

uint64_t Board::fingerprint(Scene const& scene, Sight const& sight, Canvas const& canvas, Playhead playhead,
                            BoardOptions const& options) {
  Sum sum;
  add_scene(sum, scene);
  sum.add(sight.centre), sum.add(sight.zoom);
  sum.add(canvas.width), sum.add(canvas.height), sum.add(canvas.pixel_ratio);
  sum.add(canvas.free.x), sum.add(canvas.free.y), sum.add(canvas.free.width), sum.add(canvas.free.height);
  sum.add(playhead.film), sum.add(playhead.film ? playhead.time : 0.0f);
  for (bool b : {options.tiles, options.trails, options.spots, options.tyre_marks, options.reduced_motion}) sum.add(b);
  sum.add(options.hovered_spot), sum.add(options.ghost);
  return sum.value();
}

bool car_at(Scene const& scene, Playhead playhead, Seat seat, Vec& at) {
  if (Film::Track const* track = track_of(playhead.film, seat)) {
    Pose const pose = pose_at(*track, playhead.time);
    at = pose.at;
    return pose.there;
  }
  for (auto const& t : scene.tokens)
    if (t.seat == seat && !t.ghost) return at = t.at, true;
  return false;
}

int spot_at(Scene const& scene, Vec board) {
  int best = -1;
  float nearest = 0;
  for (size_t i = 0; i < scene.spots.size(); ++i) {
    float const dx = scene.spots[i].at.x - board.x, dy = scene.spots[i].at.y - board.y, d = dx * dx + dy * dy;
    float const r = scene.spots[i].radius;
    if (d <= r * r && (best < 0 || d < nearest)) best = int(i), nearest = d;
  }
  return best;
}

// The tiles that are driven, with one unit of air.
Box board_box(Scene const& scene) {
  if (!scene.ground) return {0, 0, 10, 10};
  Ground const& g = *scene.ground;
  int const w = int(g.width), h = int(g.height);
  int x0 = w, y0 = h, x1 = -1, y1 = -1;
  for (int y = 0; y < h; ++y)
    for (int x = 0; x < w; ++x)
      if (g.tiles[size_t(y * w + x)]) x0 = std::min(x0, x), x1 = std::max(x1, x), y0 = std::min(y0, y), y1 = std::max(y1, y);
  if (x1 < 0) return {0, 0, g.width, g.height};
  float const air = g.whole ? 0.1f : 1.0f;
  return {float(x0) - air, float(y0) - air, float(x1 - x0 + 1) + 2 * air, float(y1 - y0 + 1) + 2 * air};
}

}  // namespace paddock::app
