#include "board/camera.hpp"
#include "board/texts.hpp"

#include <catch_amalgamated.hpp>

using namespace paddock;
using namespace paddock::app;
using Catch::Approx;

namespace {
Canvas const kCanvas{1440, 900, {280, 60, 780, 750}, 2};
}

TEST_CASE("a point of the board goes to the screen and back", "[board]") {
  Sight const sight{{12.5f, 7}, 34};
  Vec const px = to_screen(sight, kCanvas, {20, 9.25f});
  Vec const back = to_board(sight, kCanvas, px);
  CHECK(back.x == Approx(20));
  CHECK(back.y == Approx(9.25));
  CHECK(to_screen(sight, kCanvas, sight.centre).x == Approx(280 + 390));
}

TEST_CASE("a name at the edge, or half under the small map, is brought out whole", "[board]") {
  Box const inside{280, 60, 780, 750}, map{838, 60, 222, 115};
  CHECK(kept_clear({600, 400}, {40, 12}, inside, map) == Vec{600, 400});
  CHECK(kept_clear({1050, 400}, {40, 12}, inside, map) == Vec{1020, 400});   // it would be cut at the right
  CHECK(kept_clear({290, 802}, {40, 12}, inside, map) == Vec{320, 798});
  CHECK(kept_clear({820, 100}, {40, 12}, inside, map) == Vec{798, 100});     // beside the map
  CHECK(kept_clear({950, 180}, {40, 12}, inside, map) == Vec{950, 187});     // below it
  CHECK(kept_clear({950, 690}, {40, 12}, inside, {838, 698, 222, 115}) == Vec{950, 686});   // above one that lies low
  CHECK(kept_clear({950, 100}, {40, 12}, inside, map) == Vec{950, 100});     // its car lies under the map, too
  CHECK(kept_clear({1400, 400}, {40, 12}, inside, map) == Vec{1400, 400});   // nor is a car drawn that is elsewhere
}

TEST_CASE("a tag that would lie on another one stands right above or below it", "[board]") {
  Box const wreck{100, 100, 120, 30}, second{100, 132, 120, 30};
  CHECK(beside_tags({400, 115}, {60, 15}, {{wreck}}) == Vec{400, 115});
  CHECK(beside_tags({150, 120}, {60, 15}, {{wreck}}) == Vec{150, 147});
  CHECK(beside_tags({150, 110}, {60, 15}, {{wreck}}) == Vec{150, 83});
  CHECK(beside_tags({150, 120}, {60, 15}, {{wreck, second}}) == Vec{150, 179});
}

TEST_CASE("fit shows the whole box inside the free rectangle", "[board]") {
  Sight const sight = fitted({0, 0, 110, 30}, kCanvas);
  Vec const a = to_screen(sight, kCanvas, {0, 0}), b = to_screen(sight, kCanvas, {110, 30});
  CHECK(a.x >= kCanvas.free.x);
  CHECK(a.y >= kCanvas.free.y);
  CHECK(b.x <= kCanvas.free.x + kCanvas.free.width);
  CHECK(b.y <= kCanvas.free.y + kCanvas.free.height);
}

TEST_CASE("a path is brought out from under the tools, and no farther than it must", "[board]") {
  Box const clear{280, 112, 780, 698};
  Sight const sight{{12, 7}, 30};
  Box const in{10, 5, 4, 4};
  CHECK(holding(sight, in, kCanvas, clear, 18) == sight);      // it lies free: nothing moves
  Box const under{10, -4, 4, 6};                               // its top lies under the toolbar
  Sight const moved = holding(sight, under, kCanvas, clear, 18);
  CHECK(moved.zoom == sight.zoom);
  CHECK(moved.centre.x == sight.centre.x);
  CHECK(to_screen(moved, kCanvas, {10, -4}).y == Approx(112));
  Box const low{10, 15, 6, 8};                                 // the timeline
  CHECK(to_screen(holding(sight, low, kCanvas, clear, 18), kCanvas, {10, 23}).y == Approx(810));
  Box const wide{0, 0, 40, 10};                                // too wide at this zoom: taken back
  Sight const back = holding(sight, wide, kCanvas, clear, 18);
  CHECK(back.zoom == Approx(19.5));
  CHECK(to_screen(back, kCanvas, {0, 0}).x == Approx(280).margin(0.1));
  CHECK(to_screen(back, kCanvas, {40, 0}).x == Approx(1060).margin(0.1));
  CHECK(holding(sight, {0, 0, 90, 10}, kCanvas, clear, 18).zoom == 18);
}

TEST_CASE("zooming keeps what lies under the pointer", "[board]") {
  Camera camera;
  camera.jump({{30, 15}, 20});
  Vec const px{900, 300}, held = to_board(camera.sight(), kCanvas, px);
  camera.zoom_at(px, 1.7f, kCanvas);
  Vec const after = to_board(camera.sight(), kCanvas, px);
  CHECK(after.x == Approx(held.x).margin(1e-3));
  CHECK(after.y == Approx(held.y).margin(1e-3));
  CHECK(camera.sight().zoom == Approx(34));
  for (int i = 0; i < 50; ++i) camera.zoom_at(px, 2, kCanvas);
  CHECK(camera.sight().zoom <= Camera::kMaxZoom);
}

TEST_CASE("a glide takes 320 ms and ends exactly at its target", "[board]") {
  Camera camera;
  camera.jump({{0, 0}, 10});
  camera.glide({{50, 20}, 40});
  CHECK(camera.moving());
  CHECK(camera.step(0.1f));
  CHECK(camera.sight().zoom > 10);
  CHECK(camera.step(0.1f));
  CHECK(camera.step(0.1f));
  CHECK_FALSE(camera.step(0.1f));
  CHECK(camera.sight() == Sight{{50, 20}, 40});
}

TEST_CASE("with reduced motion nothing glides", "[board]") {
  Camera camera;
  camera.set_reduced_motion(true);
  camera.jump({{0, 0}, 10});
  camera.glide({{50, 20}, 40});
  CHECK_FALSE(camera.moving());
  CHECK(camera.sight() == Sight{{50, 20}, 40});
}

TEST_CASE("the camera follows a car only when it leaves the middle", "[board]") {
  Camera camera;
  camera.jump({{30, 15}, 30});
  camera.follow({33, 16}, kCanvas);
  CHECK_FALSE(camera.moving());
  camera.follow({60, 16}, kCanvas);
  CHECK(camera.moving());
}

TEST_CASE("a pan never leaves the board for good", "[board]") {
  Camera camera;
  camera.set_bounds({0, 0, 60, 30});
  camera.jump({{30, 15}, 30});
  camera.pan({-1e6f, 1e6f});
  CHECK(camera.sight().centre == Vec{60, 0});
}
