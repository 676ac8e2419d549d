// The look: contrast of the colour roles, icons, eases.
#include <catch2/catch_test_macros.hpp>

#include <cmath>

#include "ui/motion.hpp"
#include "ui/theme.hpp"
#include "ui/theme/fonts.hpp"

using namespace paddock::app;

namespace {

double channel(ImU32 c, int shift) {
  double const v = double((c >> shift) & 255) / 255.0;
  return v <= 0.04045 ? v / 12.92 : std::pow((v + 0.055) / 1.055, 2.4);
}
double luminance(ImU32 c) { return 0.2126 * channel(c, 0) + 0.7152 * channel(c, 8) + 0.0722 * channel(c, 16); }
double ratio(ImU32 a, ImU32 b) {
  double x = luminance(a), y = luminance(b);
  if (x < y) std::swap(x, y);
  return (x + 0.05) / (y + 0.05);
}

}  // namespace

TEST_CASE("text has a contrast of 4.5 on every face it stands on, in both themes", "[app][theme]") {
  struct Pair {
    Role words, face;
  };
  constexpr Pair kPairs[] = {
      {Role::Text, Role::Panel},   {Role::Text2, Role::Panel},     {Role::Text2, Role::Panel3},   {Role::Text3, Role::Panel},
      {Role::Text3, Role::Panel3}, {Role::Text3, Role::Canvas},    {Role::OnAccent, Role::Accent}, {Role::AccentText, Role::AccentFace},
      {Role::Info, Role::Panel3},  {Role::Info, Role::InfoFace},   {Role::Good, Role::GoodFace},  {Role::Warn, Role::WarnFace},
      {Role::Bad, Role::BadFace},  {Role::Text3, Role::AccentFace}};
  for (bool dark : {true, false}) {
    look().dark = dark;
    for (Pair const& p : kPairs) {
      INFO((dark ? "dark " : "light ") << int(p.words) << " on " << int(p.face));
      CHECK(ratio(colour(p.words), colour(p.face)) >= 4.45);
    }
  }
  look().dark = true;
}

TEST_CASE("every livery's line or bar stands out 3:1 on every panel, in both themes", "[app][theme]") {
  for (bool dark : {true, false}) {
    look().dark = dark;
    int as_painted = 0;
    for (int i = 0; i < paddock::kLiveries; ++i) {
      for (Role face : {Role::Panel, Role::Panel2, Role::Panel3, Role::Well}) {
        INFO((dark ? "dark " : "light ") << livery(i).name << " on " << int(face));
        CHECK(ratio(livery_edge(i), colour(face)) >= 3.0);
      }
      as_painted += livery_edge(i) == livery_base(i);
    }
    CHECK(as_painted >= 4);  // what stands out by itself gets no other edge
    CHECK(livery_edge(dark ? 5 : 4) != livery_base(dark ? 5 : 4));  // graphite in the dark, chalk in the light
  }
  look().dark = true;
}

TEST_CASE("icon names are found, others are not", "[app][theme]") {
  CHECK(icon_code("lock") == 0xeae2);
  CHECK(icon_code("adjustments-horizontal") == 0xec38);
  CHECK(icon_code("zoom-out") == 0xeb57);
  CHECK(icon_code("moon") != 0);
  CHECK(icon_code("no such icon") == 0);
}

TEST_CASE("an ease begins at 0, ends at 1 and never goes back", "[app][motion]") {
  for (Ease kind : {Ease::Standard, Ease::Enter, Ease::Exit, Ease::Drive}) {
    CHECK(ease(kind, 0) == 0);
    CHECK(ease(kind, 1) == 1);
    float last = 0;
    for (int i = 1; i <= 20; ++i) {
      float const now = ease(kind, float(i) / 20);
      CHECK(now >= last - 1e-4f);
      last = now;
    }
  }
}

TEST_CASE("an animated number arrives, and is there at once with reduced motion", "[app][motion]") {
  motion::begin_frame(0.05f, false);
  CHECK(motion::to(1, 0, 100) == 0);
  CHECK_FALSE(motion::moving());
  motion::begin_frame(0.05f, false);
  motion::to(1, 10, 100);
  CHECK(motion::moving());
  for (int i = 0; i < 4; ++i) motion::begin_frame(0.05f, false), motion::to(1, 10, 100);
  motion::begin_frame(0.05f, false);
  CHECK(motion::to(1, 10, 100) == 10);
  CHECK_FALSE(motion::moving());
  motion::begin_frame(0.05f, true);
  CHECK(motion::to(1, 3, 100) == 3);
}

TEST_CASE("cuts of a rectangle give pieces that fill it", "[app][rect]") {
  Rect r{0, 0, 100, 50};
  Rect const top = r.cut_top(10, 5);
  CHECK(top.h == 10);
  CHECK(r.y == 15);
  CHECK(r.h == 35);
  Rect const right = r.cut_right(200);
  CHECK(right.w == 100);
  CHECK(r.empty());
  Rect const row{0, 0, 100, 10};
  CHECK(row.column(1, 2, 10).x == 55);
  CHECK(row.column(1, 2, 10).right() == 100);
}
