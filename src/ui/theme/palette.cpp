// The colour roles of ui/tokens.json, one table a theme.
#include "ui/theme.hpp"

#include <algorithm>
#include <cmath>

namespace paddock::app {
namespace {

constexpr int kRoles = int(Role::Count);

// canvas panel panel2 panel3 well line line2 text
// text2 text3 accent onAccent accentText accentFace bracket info
// infoFace good goodFace warn warnFace bad badFace
constexpr uint32_t kDark[kRoles] = {
    0x0D1417, 0x131C21, 0x1A252B, 0x24323A, 0x0D1417, 0x2B3A43, 0x435662, 0xF1F4F2,
    0xBCC8CE, 0x93A2AB, 0xFFC629, 0x15191B, 0xFFD257, 0x33301D, 0xFFC629, 0x7CC4F0,
    0x16303F, 0x5DCB90, 0x15332A, 0xFFA14D, 0x3A2A1A, 0xFF7A70, 0x3D2023};
constexpr uint32_t kLight[kRoles] = {
    0xD9E0DF, 0xFAFBF9, 0xEEF2F0, 0xDFE6E4, 0xFFFFFF, 0xCBD5D3, 0x9AA9A9, 0x10191E,
    0x394953, 0x55666F, 0xFFC629, 0x15191B, 0x7A5500, 0xFFF0C2, 0xA87400, 0x0B5F9C,
    0xDCECF7, 0x17734A, 0xD9EFE3, 0x9A4D00, 0xFDE7CF, 0xB92A24, 0xFBDEDB};

ImU32 opaque(uint32_t rgb) { return IM_COL32(rgb >> 16, (rgb >> 8) & 255, rgb & 255, 255); }

}  // namespace

Look& look() {
  static Look the_look;  // one window, one look
  return the_look;
}

ImU32 colour(Role role) { return opaque((look().dark ? kDark : kLight)[int(role)]); }

ImU32 colour(Role role, float alpha) {
  auto const a = ImU32(std::clamp(alpha, 0.0f, 1.0f) * 255.0f + 0.5f);
  return (colour(role) & ~IM_COL32_A_MASK) | (a << IM_COL32_A_SHIFT);
}

ImU32 tone_colour(Tone tone) {
  switch (tone) {
    case Tone::Plain: return colour(Role::Text);
    case Tone::Quiet: return colour(Role::Text2);
    case Tone::Info: return colour(Role::Info);
    case Tone::Good: return colour(Role::Good);
    case Tone::Warn: return colour(Role::Warn);
    case Tone::Bad: return colour(Role::Bad);
    case Tone::Accent: return colour(Role::AccentText);
  }
  return colour(Role::Text);
}

ImU32 tone_face(Tone tone) {
  switch (tone) {
    case Tone::Plain:
    case Tone::Quiet: return colour(Role::Panel3);
    case Tone::Info: return colour(Role::InfoFace);
    case Tone::Good: return colour(Role::GoodFace);
    case Tone::Warn: return colour(Role::WarnFace);
    case Tone::Bad: return colour(Role::BadFace);
    case Tone::Accent: return colour(Role::AccentFace);
  }
  return colour(Role::Panel3);
}

ImU32 mix(ImU32 a, ImU32 b, float t) {
  ImU32 result = 0;
  for (int shift = 0; shift < 32; shift += 8) {
    float const x = float((a >> shift) & 255), y = float((b >> shift) & 255);
    result |= ImU32(x + (y - x) * t + 0.5f) << shift;
  }
  return result;
}

namespace {

float luminance(ImU32 c) {
  constexpr float kShare[] = {0.2126f, 0.7152f, 0.0722f};
  float sum = 0;
  for (int i = 0; i < 3; ++i) {
    float const v = float((c >> (8 * i)) & 255) / 255;
    sum += kShare[i] * (v <= 0.04045f ? v / 12.92f : std::pow((v + 0.055f) / 1.055f, 2.4f));
  }
  return sum;
}

}  // namespace

float contrast(ImU32 a, ImU32 b) {
  float const x = luminance(a), y = luminance(b);
  return (std::max(x, y) + 0.05f) / (std::min(x, y) + 0.05f);
}

}  // namespace paddock::app
