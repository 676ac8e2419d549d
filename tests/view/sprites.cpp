// Sheets of sprites: what they may hold, and what is said of one that is broken.
#include "view/sprites.hpp"

#include <catch2/catch_test_macros.hpp>

#include "core/assets.hpp"

using namespace paddock;

namespace {

std::string wrong(std::string const& text) {
  auto const read = read_sprites("wheels.json", text);
  return read ? "" : read.error().text();
}

std::string of_shape(std::string const& shape) { return R"({"van": [{"disc": [0,0,50]}, )" + shape + "]}"; }

}  // namespace

TEST_CASE("a sheet of sprites is read into shapes in hundredths of half the length", "[view][sprites]") {
  auto const read = read_sprites("wheels.json", R"({
    "van": [{"polygon": [[-100,-40],[100,0],[-100,40]], "paint": "seat", "fill": 80, "width": 4},
            {"disc": [10,-20,30], "paint": "#1A2b3C"}, {"line": [[0,0],[50,0]], "paint": "bad"}],
    "tower": [{"sector": [0,0,20,80,-90,90], "paint": "second"}]})");
  REQUIRE(read);
  REQUIRE(read->all.size() == 2);
  CHECK(read->find("lorry") == nullptr);
  REQUIRE(read->find("van"));
  auto const& van = read->find("van")->shapes;
  REQUIRE(van.size() == 3);
  CHECK(van[0].kind == DrawnShape::Polygon);
  CHECK((van[0].points == std::vector<Vec>{{-1, -0.4f}, {1, 0}, {-1, 0.4f}}));
  CHECK(van[0].paint == DrawnShape::BySeat);
  CHECK((van[0].fill == 0.8f && van[0].line == 1 && van[0].width == 0.04f));
  CHECK((van[1].paint == DrawnShape::Own && van[1].own == 0x1A2B3C && van[1].radius == 0.3f && van[1].line == 0));
  CHECK((van[2].kind == DrawnShape::Segment && van[2].tone == Tone::Bad && van[2].width == 0.04f && van[2].line == 1));
  DrawnShape const& tower = read->find("tower")->shapes[0];
  CHECK((tower.inner == 0.2f && tower.radius == 0.8f && tower.start < -1.57f && tower.end > 1.57f));
}

TEST_CASE("a broken sheet is refused with file, sprite, shape and what would be right", "[view][sprites]") {
  CHECK(wrong(of_shape(R"({"disc": [0,0]})")) ==
        "wheels.json: van, shape 2: This shape cannot be read: \"disc\" is [x,y,radius], whole numbers from -200 to 200, the radius from 1.");
  for (char const* shape : {R"({"polygon": [[0,0],[1,1]]})", R"({"polygon": [[0,0],[1,1],[2]]})", R"({"polygon": [[0,0],[1,1],[201,0]]})",
                            R"({"polygon": [[0,0],[1,1],[0.5,0]]})", R"({"polygon": 7})", R"({"line": [[0,0]]})", R"({"disc": [0,0,0]})",
                            R"({"sector": [0,0,50,50,0,90]})", R"({"sector": [0,0,0,50,90,0]})", R"({"disc": [0,0,9], "paint": "pink"})",
                            R"({"disc": [0,0,9], "paint": "#12345"})", R"({"disc": [0,0,9], "paint": "#12345G"})", R"({"disc": [0,0,9], "fill": 101})",
                            R"({"disc": [0,0,9], "width": 0})", R"({"disc": [0,0,9], "line": [[0,0],[1,1]]})", R"({"disc": [0,0,9], "colour": "bad"})",
                            R"({"paint": "bad"})", R"({})", R"(7)"}) {
    INFO(shape);
    CHECK(wrong(of_shape(shape)).rfind("wheels.json: van, shape 2: ", 0) == 0);
  }
  for (char const* sheet : {"", "[]", "{}", R"({"van": []})", R"({"van": 3})", R"({"": [{"disc": [0,0,9]}]})", R"({"van": [{"disc": [0,0,9]})"}) {
    INFO(sheet);
    CHECK(wrong(sheet).rfind("wheels.json", 0) == 0);
  }
  std::string many = "{";
  for (int i = 0; i < 65; ++i) many += (i ? ", \"s" : "\"s") + std::to_string(i) + R"(": [{"disc": [0,0,9]}])";
  CHECK_FALSE(wrong(many + "}").empty());
}

TEST_CASE("every sheet of sprites that a game brings can be read", "[view][sprites]") {
  for (std::string_view const name : asset_names())
    if (name.ends_with("/sprites.json")) CHECK(wrong(std::string(asset(name))) == "");
}
