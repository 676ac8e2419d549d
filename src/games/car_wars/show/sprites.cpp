// The sheet: vehicles and counters as the asset has them, and each vehicle once more burning, wrecked, and both.
#include "view/sprites.hpp"

#include "core/assets.hpp"
#include "games/car_wars/show/scene_parts.hpp"

namespace paddock::car_wars::show {
namespace {

constexpr char const* kFile = "assets/games/car_wars/sprites.json";
constexpr char const* kVehicles[] = {"car", "wagon", "compact", "van", "pickup", "racing", "cycle", "sidecar", "trike", "reversed_trike"};

void lay_over(Sprites& sheet, std::string const& name, std::string_view with) {
  Sprite const *const under = sheet.find(name), *const over = sheet.find(with);
  if (!under || !over) return;
  Sprite both{name + "+" + std::string(with), under->shapes};
  both.shapes.insert(both.shapes.end(), over->shapes.begin(), over->shapes.end());
  sheet.all.push_back(std::move(both));
}

}  // namespace

std::shared_ptr<Sprites const> sheet() {
  static std::shared_ptr<Sprites const> const made = [] {
    auto read = read_sprites(kFile, asset(kFile));
    auto out = std::make_shared<Sprites>(read ? std::move(*read) : Sprites{});
    for (std::string const name : kVehicles)
      lay_over(*out, name, "wreck"), lay_over(*out, name, "fire"), lay_over(*out, name + "+wreck", "fire");
    return out;
  }();
  return made;
}

}  // namespace paddock::car_wars::show
