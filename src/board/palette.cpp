#include "board/palette.hpp"

#include "board/helmets.hpp"
#include "view/livery_paints.hpp"

namespace paddock::app {
namespace {

constexpr Palette kNight{
    {0x1D2D27FF, 0x22362AFF}, 0x2A3330FF, 0x4A4438FF, {0x3C4247FF, 0x343A3FFF}, 0xD9DEDBFF, {0x8A7350FF, 0x76623FFF},
    0x6B604CFF, 0xC6372FFF, 0xE9ECE8FF, 0x7E8786FF,
    0.045f, 0.028f, 1.07f, 0.80f,
    0xC9AC74FF, 0x4A3A22FF, 0xA88A58FF,
    0x0D1417EC, 0xF1F4F2FF,
    {0x435662FF, 0x2B3A43FF, 0x7CC4F0FF, 0x5DCB90FF, 0xFFB454FF, 0xFF8D84FF, 0xFFC629FF},
    0x9BD6F8FF, 0x0D14178C, 0xFFC629FF,
    0x8A9699FF, {0x1C3A2AFF, 0x2B5239FF}, 0x1D4054FF, {0x4A3A36FF, 0x39444BFF}};

constexpr Palette kDay{
    {0x93A884FF, 0x9DB28EFF}, 0xA7AE93FF, 0xCDBF9CFF, {0x74797CFF, 0x696E72FF}, 0xFFFFFFFF, {0xD9BF8AFF, 0xC9AC74FF},
    0xA89B80FF, 0xC6372FFF, 0xF4F5F2FF, 0xB4BAB8FF,
    0.045f * 0.42f, 0.028f * 0.42f, 1.04f, 0.93f,
    0xE0C58FFF, 0x7A6238FF, 0xC2A26AFF,
    0xFAFBF9F4, 0x10191EFF,
    {0x9AA9A9FF, 0xCBD5D3FF, 0x0B5F9CFF, 0x17734AFF, 0xE08A1EFF, 0xB92A24FF, 0xA87400FF},
    0x9BD6F8FF, 0x0D1417A0, 0xFFC629FF,
    0x5C676BFF, {0x55794FFF, 0x74985FFF}, 0x6FA9C4FF, {0xB08572FF, 0x8F9BA1FF}};

constexpr Ink opaque_ink(uint32_t rgb) { return rgb << 8 | 0xFF; }

}  // namespace

Palette const& palette(BoardTheme theme) { return theme == BoardTheme::Night ? kNight : kDay; }

namespace {

// tokens.json, board: concrete, seam, gridLine, terrace; its note gives the day's.
Palette concrete(BoardTheme theme) {
  Palette p = palette(theme);
  bool const day = theme == BoardTheme::Day;
  p.grass[0] = day ? 0x5E6567FF : 0x1E2426FF;                                             // the gangway behind the border
  p.grass[1] = p.dust = day ? 0x8D9494FF : 0x565D5DFF;                                    // lines of the grid
  p.verge = day ? 0x5A6062FF : 0x272C2EFF;                                                // seams
  p.gravel = day ? 0xAEB7B9FF : 0x1B2429FF, p.sand[0] = day ? 0xC3CACBFF : 0x26323AFF;    // stands
  p.asphalt[0] = day ? 0x757B7CFF : 0x3D4344FF, p.asphalt[1] = day ? 0x7D8383FF : 0x454B4BFF;
  p.sand[1] = day ? 0xA39B88FF : 0x5A554BFF;                                              // gravel
  p.kerb_white = day ? 0x9B8563FF : 0x54483AFF;                                           // dirt
  p.grain_asphalt = 0.05f * (day ? 0.42f : 1.0f);
  return p;
}

}  // namespace

Ink wall_ink(BoardTheme theme) { return theme == BoardTheme::Day ? 0xE1E5E3FF : 0x929C9AFF; }

// tokens.json, board: shale, infield, terrace; its note gives the day's.
Palette palette(BoardTheme theme, Ground::Surface surface) {
  if (surface == Ground::Concrete) return concrete(theme);
  Palette p = palette(theme);
  if (surface != Ground::Shale) return p;
  bool const day = theme == BoardTheme::Day;
  p.grass[0] = day ? 0x7FA579FF : 0x23402FFF, p.grass[1] = day ? 0x8BB184FF : 0x2B4C38FF;
  p.verge = day ? 0xA98570FF : 0x5F3626FF;
  p.gravel = day ? 0xAEB7B9FF : 0x1B2429FF;
  p.asphalt[0] = day ? 0xC08D70FF : 0x965B40FF, p.asphalt[1] = day ? 0xCB9A7CFF : 0xA5684AFF;
  p.sand[0] = day ? 0xC3CACBFF : 0x26323AFF;
  p.dust = day ? 0x9C6A52FF : 0x6A3D2AFF;
  p.kerb_red = day ? 0x2C61DBFF : 0x2F62C9FF;
  p.grain_asphalt = 0.07f * (day ? 0.5f : 1.0f);
  return p;
}

// Home red and blue, visitors white and yellow.
LiveryInk helmet_ink(Helmet helmet) {
  constexpr LiveryInk kHelmets[] = {{0x93A2ABFF, 0x16191CFF}, {0xE9503FFF, 0xFFFFFFFF}, {0x2C61DBFF, 0xFFFFFFFF}, {0xF3F1EAFF, 0x16191CFF}, {0xF5D421FF, 0x16191CFF}};
  return kHelmets[size_t(helmet)];
}

uint32_t helmet_paint(Helmet which, bool second) { return imgui_ink(second ? helmet_ink(which).second : helmet_ink(which).base); }

LiveryInk livery_ink(int livery) { return {opaque_ink(livery_paint(livery).base), opaque_ink(livery_paint(livery).second)}; }

}  // namespace paddock::app
