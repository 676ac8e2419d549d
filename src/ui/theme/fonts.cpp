// Fonts from the embedded assets. Dear ImGui's size is ascent minus descent, ours is the em as in CSS: the factor
// between them stands in each font's own hhea and head tables.
#include "ui/theme/fonts.hpp"

#include <array>
#include <cmath>
#include <string>

#include "core/assets.hpp"

namespace paddock::app {
namespace {

constexpr int kFaces = int(Face::Count);
constexpr char const* kFiles[kFaces] = {"fonts/inter-400.ttf", "fonts/inter-600.ttf", "fonts/archivo-narrow-700.ttf",
                                        "fonts/jetbrains-mono-600.ttf", "fonts/icons.ttf"};

struct Loaded {
  std::array<ImFont*, kFaces> font{};
  std::array<float, kFaces> factor{};
};
Loaded& loaded() {
  static Loaded the_fonts;
  return the_fonts;
}

uint32_t big_endian(std::string_view bytes, size_t at, int count) {
  uint32_t v = 0;
  for (int i = 0; i < count; ++i) v = v << 8 | (at + size_t(i) < bytes.size() ? uint8_t(bytes[at + size_t(i)]) : 0);
  return v;
}

size_t table(std::string_view ttf, std::string_view tag) {
  uint32_t const count = big_endian(ttf, 4, 2);
  for (uint32_t i = 0; i < count; ++i) {
    size_t const row = 12 + size_t(i) * 16;
    if (row + 16 <= ttf.size() && ttf.substr(row, 4) == tag) return big_endian(ttf, row + 8, 4);
  }
  return 0;
}

float size_factor(std::string_view ttf) {
  size_t const head = table(ttf, "head"), hhea = table(ttf, "hhea");
  if (!head || !hhea) return 1.0f;
  float const em = float(big_endian(ttf, head + 18, 2));
  auto const up = int16_t(big_endian(ttf, hhea + 4, 2)), down = int16_t(big_endian(ttf, hhea + 6, 2));
  return em > 0 ? float(up - down) / em : 1.0f;
}

ImFont* add(Face face, ImFont* behind) {
  std::string_view const ttf = asset(kFiles[int(face)]);
  if (ttf.empty()) return nullptr;
  ImFontConfig config;
  config.FontDataOwnedByAtlas = false;  // the bytes live as long as the program
  config.MergeMode = behind != nullptr;
  config.DstFont = behind;
  config.OversampleV = 1;  // and H as ImGui finds best: two samples a pixel for small type
  config.PixelSnapH = false;
  // Coverage is blended as it is, without the contrast a browser adds: thin strokes of small type would look faint.
  if (face == Face::Inter400) config.RasterizerMultiply = 1.25f;
  float const factor = size_factor(ttf);
  if (!behind) loaded().factor[size_t(face)] = factor;
  // Sizes relative to one em, so that letters borrowed from another font come in the same em.
  return ImGui::GetIO().Fonts->AddFontFromMemoryTTF(const_cast<char*>(ttf.data()), int(ttf.size()), 20.0f * factor,
                                                    &config);
}

constexpr Style kStyles[int(Type::Count)] = {
    {Face::Inter400, 12, 16},  {Face::Inter400, 14, 20},  {Face::Inter600, 14, 20},  {Face::Inter400, 13, 18},
    {Face::Inter600, 13, 18},  {Face::Inter600, 15, 20},  {Face::Narrow700, 14, 18}, {Face::Narrow700, 16, 18},
    {Face::Narrow700, 18, 22}, {Face::Narrow700, 22, 26}, {Face::Narrow700, 30, 32}, {Face::Narrow700, 44, 48},
    {Face::Narrow700, 34, 40}, {Face::Mono600, 19, 24},   {Face::Mono600, 14, 20},   {Face::Mono600, 14, 20},
    {Face::Mono600, 12, 18}};

}  // namespace

Style style_of(Type type) { return kStyles[int(type)]; }
ImFont* font_of(Face face) { return loaded().font[size_t(face)]; }
float font_size(Face face, float css_px) { return px(css_px) * loaded().factor[size_t(face)]; }

void load_fonts() {
  ImFontAtlas* atlas = ImGui::GetIO().Fonts;
  atlas->Flags |= ImFontAtlasFlags_NoMouseCursors;
  atlas->TexGlyphPadding = 1;
  for (int i = 0; i < kFaces; ++i) {
    auto const face = Face(i);
    bool const stands_in = face != Face::Inter400 && font_of(face) == font_of(Face::Inter400);
    if (font_of(face) && !stands_in) continue;
    ImFont* font = add(face, nullptr);
    if (!font) {  // not here yet: the regular one stands for it
      loaded().font[size_t(i)] = font_of(Face::Inter400);
      loaded().factor[size_t(i)] = loaded().factor[size_t(Face::Inter400)];
      continue;
    }
    // Letters a subset lacks (names may have any) come from the regular Inter.
    if (face != Face::Inter400 && face != Face::Icons) add(Face::Inter400, font);
    loaded().font[size_t(i)] = font;
  }
  ImGui::GetIO().FontDefault = font_of(Face::Inter400);
}

float line_height(Type type) { return px(style_of(type).line); }

ImVec2 text_size(Type type, std::string_view text) {
  Style const s = style_of(type);
  if (text.empty()) return {0, px(s.line)};   // to Dear ImGui an end that is null means: up to the zero
  ImFont* font = font_of(s.face);
  float const width = font->CalcTextSizeA(font_size(s.face, s.px), FLT_MAX, 0, text.data(), text.data() + text.size()).x;
  return {width, px(s.line)};
}

void push_type(Type type) {
  Style const s = style_of(type);
  // PushFont takes the size before ImGui's global scale, which we leave at 1.
  ImGui::PushFont(font_of(s.face), font_size(s.face, s.px));
}
void pop_type() { ImGui::PopFont(); }

float draw_text(ImDrawList* list, Type type, ImVec2 at, ImU32 ink, std::string_view text) {
  if (text.empty()) return 0;
  Style const s = style_of(type);
  float const size = font_size(s.face, s.px);
  float const top = at.y + (px(s.line) - size) * 0.5f;
  list->AddText(font_of(s.face), size, {at.x, std::floor(top + 0.5f)}, ink, text.data(), text.data() + text.size());
  return text_size(type, text).x;
}

float draw_text_fit(ImDrawList* list, Type type, ImVec2 at, ImU32 ink, std::string_view text, float width) {
  if (text_size(type, text).x <= width + 0.5f) return draw_text(list, type, at, ink, text);
  constexpr std::string_view dots = "\xe2\x80\xa6";
  float const room = width - text_size(type, dots).x;
  size_t keep = 0;
  for (size_t i = 1; i <= text.size(); ++i) {
    bool const boundary = i == text.size() || (uint8_t(text[i]) & 0xC0) != 0x80;
    if (!boundary) continue;
    if (text_size(type, text.substr(0, i)).x > room) break;
    keep = i;
  }
  while (keep > 0 && text[keep - 1] == ' ') --keep;
  std::string cut(text.substr(0, keep));
  cut += dots;
  return draw_text(list, type, at, ink, cut);
}

void draw_icon(ImDrawList* list, std::string_view name, ImVec2 centre, float size_css, ImU32 ink) {
  uint16_t const code = icon_code(name);
  ImFont* font = font_of(Face::Icons);
  if (!code || !font) return;
  float const size = font_size(Face::Icons, size_css);
  char utf8[4] = {char(0xE0 | code >> 12), char(0x80 | ((code >> 6) & 63)), char(0x80 | (code & 63)), 0};
  ImVec2 const at{std::floor(centre.x - size * 0.5f + 0.5f), std::floor(centre.y - size * 0.5f + 0.5f)};
  list->AddText(font, size, at, ink, utf8, utf8 + 3);
}


}  // namespace paddock::app
