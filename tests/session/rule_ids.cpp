// Rules of events in links and in players' copies: ids of any form, by their number in the game's list.
#include <catch2/catch_test_macros.hpp>

#include "core/fields_row.hpp"
#include "session/event_io.hpp"

using namespace paddock;

namespace {

constexpr char const* kRules[] = {"CW-001", "CW-114", "NR-5.2", "SC-2.2.6", "GK-B.10"};
constexpr char const* kMore[] = {"CW-1", "CW-2", "CW-3", "CW-4", "CW-5", "CW-6", "CW-7"};

enum class Kind : uint8_t { Shot, Hit };
constexpr char const* kKinds[] = {"Shot", "Hit"};

template <bool more>
struct Told {
  Kind kind = Kind::Shot;
  Seat seat = kNobody;
  Rule rule;
  int16_t range = 0, damage = 0;
  friend bool operator==(Told const&, Told const&) = default;
};

template <class Ar, bool more>
void fields(Ar& ar, Told<more>& e) {
  ar("kind", e.kind, Names(kKinds));
  ar("seat", e.seat, kNobody, kMaxSeats - 1);
  ar("rule", e.rule, more ? Names(kMore) : Names(kRules));
  ar("range", e.range, -9, 200);
  ar("damage", e.damage, 0, 36);
}

using Event = Told<false>;

}  // namespace

TEST_CASE("events travel with rules of any form", "[links]") {
  post::Encoder out;
  uint32_t last = 0;
  for (char const* rule : {"CW-114", "GK-B.10", "", "SC-2.2.6", "NR-5.2"}) {
    Event e{Kind::Hit, 2, Rule{rule}, -7, 14};
    views::transfer_event(out, e, last);
  }
  CHECK_FALSE(out.failed());
  std::string const bytes = out.finish();

  post::Decoder in(bytes);
  last = 0;
  for (char const* rule : {"CW-114", "GK-B.10", "", "SC-2.2.6", "NR-5.2"}) {
    Event e;
    views::transfer_event(in, e, last);
    CHECK(e == Event{Kind::Hit, 2, Rule{rule}, -7, 14});
  }
  CHECK_FALSE(in.failed());
}

TEST_CASE("a link cannot cite a rule that the game does not have", "[links]") {
  post::Encoder out;
  uint32_t last = 0;
  Told<true> e{Kind::Hit, 0, Rule{"CW-7"}};
  views::transfer_event(out, e, last);
  std::string const bytes = out.finish();
  post::Decoder in(bytes);
  last = 0;
  Event read;
  views::transfer_event(in, read, last);
  CHECK(in.failed());
  CHECK(read.rule.empty());
}

TEST_CASE("a number of an event that is out of bounds fails writer and reader of a link", "[links]") {
  for (Event e : {Event{Kind::Hit, 0, {}, 201, 0}, Event{Kind::Hit, 0, {}, -10, 0}, Event{Kind::Hit, 0, {}, 0, 37},
                  Event{Kind(2), 0, {}, 0, 0}, Event{Kind::Hit, 12, {}, 0, 0}}) {
    post::Encoder out;
    uint32_t last = 0;
    views::transfer_event(out, e, last);
    CHECK(out.failed());
  }
}

TEST_CASE("events of a kept copy name rules of any form", "[links]") {
  for (char const* rule : kRules) {
    auto const e = from_row<Event>(Doc::array({1, 2, rule, 3, 4}));
    REQUIRE(e);
    CHECK(*e == Event{Kind::Hit, 2, Rule{rule}, 3, 4});
    CHECK(to_row(*e) == Doc::array({1, 2, rule, 3, 4}));
    CHECK(to_doc(*e)["rule"] == rule);
  }
  auto const gone = from_row<Event>(Doc::array({1, 2, "CW-115", 3, 4}));
  REQUIRE(gone);
  CHECK(gone->rule.empty());
  Doc named = to_doc(Event{Kind::Hit, 2, Rule{"CW-114"}, 3, 4});
  named["rule"] = "CW-115";
  auto const wrong = from_doc<Event>(named);
  REQUIRE_FALSE(wrong);
  CHECK(wrong.error().text().find("'CW-115' is none of the rules") != std::string::npos);
}

TEST_CASE("a row of a kept copy has every value and no more, each within its bounds", "[links]") {
  auto fault = [](Doc const& row) {
    auto const e = from_row<Event>(row, "/events/7");
    return e ? std::string() : e.error().text();
  };
  CHECK(fault(Doc::array({1, 2, "", 3})).find("/events/7/damage") == 0);
  CHECK(fault(Doc::array({1, 2, "", 3, 4, 5})).find("6 values are too many: 5 would be right") != std::string::npos);
  CHECK(fault(Doc::array({1, 2, "", 3, 37})).find("37 is out of range: 0 to 36 would be right") != std::string::npos);
  CHECK(fault(Doc::array({2, 2, "", 3, 4})).find("/events/7/kind") == 0);
  CHECK(fault(Doc::array({1, 12, "", 3, 4})).find("/events/7/seat") == 0);
  CHECK(fault(Doc::array({1, 2, 0, 3, 4})).find("the id of a rule is expected") != std::string::npos);
  CHECK(fault(Doc::object()).find("a list is expected") != std::string::npos);
}
