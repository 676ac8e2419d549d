// The colours of the liveries, and the dash by which a line is told from others of its colour: for boards, panels and pages alike.
#pragma once
#include <cstdint>

#include "view/liveries.hpp"

namespace paddock {

struct LiveryPaint {
  uint32_t base, second;                 // 0xRRGGBB
  uint8_t dash[4];                       // of the second colour along a line of the base: on, off, ...; all 0: a full one
};

// ui/tokens.json, "liveries"; the order is that of dealing.
inline constexpr LiveryPaint kLiveryPaints[kLiveries] = {
    {0xE9503F, 0xFFFFFF, {0, 0, 0, 0}},    // signal
    {0x2C61DB, 0xFFFFFF, {7, 3, 0, 0}},    // cobalt
    {0xF5D421, 0x16191C, {2, 5, 0, 0}},    // lemon
    {0x0F5F3C, 0xF5D421, {2, 12, 0, 0}},   // bottle
    {0xF3F1EA, 0xD8352B, {9, 9, 0, 0}},    // chalk
    {0x2B3138, 0xF0B541, {16, 4, 0, 0}},   // graphite
    {0xF1832B, 0x16191C, {14, 6, 0, 0}},   // tangerine
    {0x8FCBEE, 0x173A6B, {5, 5, 0, 0}},    // powder
    {0x8443B0, 0xF1DDFB, {1, 6, 0, 0}},    // plum
    {0xF39DBA, 0x6B1738, {3, 3, 0, 0}},    // rose
    {0xCBA56C, 0x35240F, {10, 4, 3, 4}},   // sand
    {0x0E8B89, 0xF3F1EA, {12, 3, 3, 3}},   // teal
};

constexpr int livery_index(int livery) { return ((livery % kLiveries) + kLiveries) % kLiveries; }   // any number; wraps
constexpr LiveryPaint const& livery_paint(int livery) { return kLiveryPaints[livery_index(livery)]; }

}  // namespace paddock
