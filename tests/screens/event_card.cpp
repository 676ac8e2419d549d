#include "screens/designer/event_card.hpp"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>

#include "session/workshops.hpp"

using namespace paddock;
using namespace paddock::app;

namespace {

// Why a part may not be had in an event; empty: it may.
std::string why_not(Doc const& event, std::string_view part) {
  Workshop const& shop = *workshop_of("car_wars");
  CataloguePage const page = shop.catalogue(shop.templates().front().design, event, "");
  for (CatalogueItem const& item : page.items)
    if (item.part == part) return item.why;
  return "no such part";
}

}  // namespace

TEST_CASE("a part that an event keeps out cannot be had, and can again when it is let in", "[designer]") {
  Workshop const& shop = *workshop_of("car_wars");
  CHECK(why_not(Doc::object(), "MG") == "");
  Doc const without = with_part(Doc::object(), "MG", false);
  CHECK(why_not(without, "MG") != "");
  CHECK(why_not(without, "RL") == "");
  CHECK(why_not(with_part(without, "MG", true), "MG") == "");
  Expected<Doc> const file = parse_doc(event_file(shop, without));
  REQUIRE(file);
  CHECK(why_not(event_in(shop, *file), "MG") != "");
  CHECK(event_in(shop, *parse_doc("{}")).is_null());
  CHECK(event_words(shop, without) == "1 part switched");
}

TEST_CASE("what is off by the guidelines is let in part by part", "[designer]") {
  Workshop const& shop = *workshop_of("car_wars");
  int barred = 0, let_in = 0;
  CataloguePage const page = shop.catalogue(shop.templates().front().design, Doc::object(), "");
  for (CatalogueItem const& item : page.items) {
    if (item.part.empty() || item.why.find("guidelines") == std::string::npos) continue;
    if (++barred > 12) break;
    let_in += why_not(with_part(Doc::object(), item.part, true), item.part).find("guidelines") == std::string::npos;
  }
  CHECK(barred > 0);
  CHECK(let_in == std::min(barred, 12));
}
