#include "screens/pictures.hpp"

#include <array>
#include <cmath>

#include "board/texts.hpp"
#include "contract/game.hpp"
#include "ui/theme/fonts.hpp"
#include "ui/widgets.hpp"

namespace paddock::app {
namespace {

struct Kept {
  uint64_t key = 0;
  unsigned texture = 0;
  std::vector<BoardText> texts;
};
std::array<Kept, Board::kPictures>& kept() {
  static std::array<Kept, Board::kPictures> all;
  return all;
}

uint64_t stir(uint64_t h, uint64_t v) { return (h ^ v) * 0x9E3779B97F4A7C15ull + (h >> 29); }

uint64_t key_of(Scene const& scene, Sight const& sight, Rect r, std::vector<Entrant> const& cars, BoardOptions const& options,
                bool outline_only) {
  Canvas const canvas{r.w, r.h, {0, 0, r.w, r.h}, look().pixel_ratio};
  uint64_t key = Board::fingerprint(scene, sight, canvas, {}, options);
  for (Entrant const& e : cars) key = stir(key, uint64_t(e.livery) << 16 | uint64_t(e.number));
  return stir(key, uint64_t(look().dark) << 1 | uint64_t(outline_only)) | 1;
}

}  // namespace

void forget_pictures() { kept().fill({}); }

void show_picture(Stage& stage, int slot, Rect where, Picture const& what, PictureStyle const& style) {
  Scene const& scene = what.scene;
  if (!stage.board || where.w < 4 || where.h < 4 || !scene.ground) return;
  Rect const r{std::round(where.x), std::round(where.y), std::round(where.w), std::round(where.h)};
  float const zx = r.w / what.box.width, zy = r.h / what.box.height;
  Sight const sight{what.box.middle(), style.cover ? std::max(zx, zy) : std::min(zx, zy)};
  BoardOptions options;
  options.spots = false;
  options.tiles = sight.zoom > 14;
  Kept& k = kept()[size_t(slot)];
  uint64_t const key = key_of(scene, sight, r, what.cars, options, style.outline_only);
  if (k.key != key) {
    stage.board->set_entrants(what.cars);
    float const ratio = look().pixel_ratio;
    int const width = int(r.w * ratio), height = int(r.h * ratio);  // device pixels
    k.texture = style.outline_only ? stage.board->minimap(slot, scene, width, height, ratio)
                                   : stage.board->picture(slot, scene, sight, {r.w, r.h, {}, ratio}, options);
    k.texts = kept_clear(stage.board->texts(), board_fonts(), look().scale, {0, 0, r.w, r.h});
    if (!stage.board->coming()) k.key = key;
    if (stage.play) stage.board->set_entrants(entrants(stage.play->session().setup()));
  }
  if (!k.texture) return;
  ImDrawFlags const corners = style.corners ? style.corners : ImDrawFlags_RoundCornersAll;
  ink()->AddImageRounded(ImTextureRef(ImTextureID(k.texture)), r.min(), r.max(), {0, 0}, {1, 1}, IM_COL32_WHITE,
                         px(style.round_css), corners);
  if (!style.texts || style.outline_only || sight.zoom < 12) return;
  ink()->PushClipRect(r.min(), r.max(), true);
  draw_texts(k.texts, ink(), board_fonts(), board_theme(), look().scale, {r.x, r.y});
  ink()->PopClipRect();
}

}  // namespace paddock::app
