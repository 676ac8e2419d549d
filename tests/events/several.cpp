// Several events on one device, each in a slot of its own.
#include <catch2/catch_test_macros.hpp>

#include "../store/medium.hpp"
#include "events/event_desk.hpp"
#include "events/event_file.hpp"
#include "events/event_new.hpp"

using namespace paddock;
using namespace paddock::app;
using paddock::store::Medium;
using paddock::store::MediumTab;

namespace {

struct Device {
  explicit Device(Medium& medium) : tab(medium), library(tab), desk(library) {}
  MediumTab tab;
  store::Library library;
  EventDesk desk;
};

std::string event_called(std::string const& title, uint64_t seed) {
  events::Plan plan{events::Kind::Series, "null", 2, {}, 0, Seed(seed)};
  auto const event = events::new_event(plan, title + "\nAnn (bot easy)\nBo (bot easy)\n");
  REQUIRE(event);
  return events::write_event_text(*event);
}

std::string title_of(EventDesk& desk) { return desk.ready() ? desk.card().title : ""; }

}  // namespace

TEST_CASE("the event that was kept alone stays, and others get places of their own", "[app][event][several]") {
  Medium medium;
  {
    MediumTab tab(medium);
    store::KeptText before(tab, "event", store::kEventFile);   // as it was kept when there was one
    before.keep(event_called("Spring", 1));
  }
  Device first(medium);
  CHECK(title_of(first.desk) == "Spring");
  CHECK(first.desk.others().empty());
  REQUIRE(first.desk.another());
  CHECK_FALSE(first.desk.any());
  CHECK(first.desk.another());                                 // it is empty still
  REQUIRE_FALSE(first.desk.open(event_called("Summer", 2)));
  CHECK(title_of(first.desk) == "Summer");
  REQUIRE(first.desk.others().size() == 1);
  CHECK(first.desk.others()[0].title == "Spring");
  Device second(medium);
  CHECK(title_of(second.desk) == "Spring");
  REQUIRE(second.desk.others().size() == 1);
  REQUIRE(second.desk.choose(second.desk.others()[0].slot));
  CHECK(title_of(second.desk) == "Summer");
  CHECK_FALSE(second.desk.choose(store::kEvents));
  CHECK(second.desk.all().size() == 2);
  second.desk.forget();
  CHECK(second.desk.others()[0].title == "Spring");
  CHECK(Device(medium).desk.all().size() == 1);
}

TEST_CASE("what is opened beside an event is kept beside it, or goes to where it is kept already", "[app][event][several]") {
  Medium medium;
  Device device(medium);
  EventDesk& desk = device.desk;
  REQUIRE_FALSE(desk.open(event_called("Spring", 1)));
  REQUIRE_FALSE(desk.open(event_called("Summer", 2)));
  CHECK_FALSE(desk.offered().empty());
  REQUIRE(desk.keep_offered());
  CHECK(title_of(desk) == "Summer");
  CHECK(desk.offered().empty());
  REQUIRE_FALSE(desk.open(event_called("Spring", 1)));         // it is kept in the first place
  CHECK(desk.slot() == 0);
  CHECK(title_of(desk) == "Spring");
  CHECK(desk.offered().empty());
  for (uint64_t n = 3; n <= uint64_t(store::kEvents); ++n) {
    REQUIRE(desk.another());
    REQUIRE_FALSE(desk.open(event_called("Event " + std::to_string(n), n)));
  }
  int const here = desk.slot();
  CHECK_FALSE(desk.another());
  CHECK(desk.slot() == here);
  REQUIRE_FALSE(desk.open(event_called("One more", 99)));
  CHECK_FALSE(desk.keep_offered());
  CHECK_FALSE(desk.offered().empty());                         // it waits still
}

TEST_CASE("a backup holds all events of a device", "[app][event][several]") {
  Medium medium;
  Device device(medium);
  REQUIRE_FALSE(device.desk.open(event_called("Spring", 1)));
  REQUIRE(device.desk.another());
  REQUIRE_FALSE(device.desk.open(event_called("Summer", 2)));
  auto const file = parse_doc(device.library.export_file({}, {}, device.desk.all()));
  REQUIRE(file);
  CHECK(get_text((*file)["event"], "title") == "Summer");
  REQUIRE((*file)["events"].size() == 1);
  CHECK(get_text((*file)["events"][0], "title") == "Spring");
}
