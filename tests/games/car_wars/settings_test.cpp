#include <map>

#include "../settings.hpp"
#include "games/car_wars/duel/settings.hpp"

using namespace paddock;
using namespace paddock::car_wars;

namespace {

// What each field of the rules lets in; a name that several structs have is one setting.
struct Bounds {
  std::map<std::string, std::vector<std::string>, std::less<>> of;
  template <Whole T>
  void operator()(char const* name, T&) { of[name].push_back("no yes"); }
  template <Whole T>
  void operator()(char const* name, T&, int64_t low, int64_t high) { of[name].push_back(std::to_string(low) + " to " + std::to_string(high)); }
  template <Whole T>
  void operator()(char const* name, T&, Names names) {
    std::string all;
    for (auto const one : names) all += (all.empty() ? "" : " ") + std::string(one);
    of[name].push_back(all);
  }
};

std::string asked(Setting const& s) {
  if (s.choices.empty()) return std::to_string(s.low) + " to " + std::to_string(s.high);
  std::string all;
  for (std::string const& one : s.choices) all += (all.empty() ? "" : " ") + one;
  return all;
}

}  // namespace

TEST_CASE("Car Wars: a setting has one bound, in the set-up, in an event and for the calculator", "[car_wars][settings]") {
  duel::Settings settings;
  Bounds bounds;
  fields(bounds, settings);
  for (Setting const& s : duel::setting_list()) {
    INFO(s.name);
    CHECK(s.rule.text() != "");
    CHECK(bounds.of.contains(s.name));
    for (std::string const& one : bounds.of[s.name]) CHECK(one == asked(s));
    bounds.of.erase(s.name);
  }
  for (auto const& [name, unasked] : bounds.of) CHECK(name == "");
}

TEST_CASE("Car Wars: a set-up that is refused names the ruling", "[car_wars][settings]") {
  auto const many = duel::read_settings({{"flame_cloud_turns", "99"}}), fixed = duel::read_settings({{"guard_fire_as_tire", "no"}});
  REQUIRE_FALSE(many);
  CHECK(many.error().where == "/settings/flame_cloud_turns");
  CHECK(many.error().what.find("(CW-056).") != std::string::npos);
  REQUIRE_FALSE(fixed);
  CHECK(fixed.error().what.find("(CW-107).") != std::string::npos);
}

TEST_CASE("Car Wars: set-ups of 0.5.7 ask of both pods at once", "[car_wars][settings]") {
  auto const both = duel::read_settings({{"incendiary_pods", "yes"}});
  REQUIRE(both);
  CHECK((both->build.incendiary_mfr && both->build.incendiary_vfrp));
}
