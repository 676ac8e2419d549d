// Rules of events in links and in players' copies: ids of any form, by their number in the game's list.
#include <catch2/catch_test_macros.hpp>

#include "session/view_io.hpp"

using namespace paddock;

namespace {

constexpr char const* kRules[] = {"CW-001", "CW-114", "NR-5.2", "SC-2.2.6", "GK-B.10"};

}  // namespace

TEST_CASE("events travel with rules of any form", "[links]") {
  post::Encoder out;
  uint32_t last = 0;
  for (char const* rule : {"CW-114", "GK-B.10", "", "SC-2.2.6", "NR-5.2"}) {
    Event e{3, 2, Rule{rule}, -7, 114};
    views::transfer_event(out, kRules, e, last);
  }
  std::string const bytes = out.finish();

  post::Decoder in(bytes);
  last = 0;
  for (std::string_view rule : {"CW-114", "GK-B.10", "", "SC-2.2.6", "NR-5.2"}) {
    Event e;
    views::transfer_event(in, kRules, e, last);
    CHECK(e.rule.text() == rule);
    CHECK(e.a == -7);
    CHECK(e.b == 114);
  }
  CHECK_FALSE(in.failed());
}

TEST_CASE("a link cannot cite a rule that the game does not have", "[links]") {
  post::Encoder out;
  uint32_t last = 0;
  char const* const more[] = {"CW-1", "CW-2", "CW-3", "CW-4", "CW-5", "CW-6", "CW-7"};
  Event e{1, 0, Rule{"CW-7"}};
  views::transfer_event(out, more, e, last);
  std::string const bytes = out.finish();
  post::Decoder in(bytes);
  last = 0;
  Event read;
  views::transfer_event(in, kRules, read, last);
  CHECK(in.failed());
  CHECK(read.rule.empty());
}

TEST_CASE("events of a kept copy name rules of any form", "[links]") {
  for (char const* rule : kRules) {
    Event e;
    CHECK(views::event_from_doc(Doc::array({3, 2, rule, 1, 2, 3, 4, 5}), kRules, e));
    CHECK(e.rule.text() == rule);
  }
  Event e;
  CHECK(views::event_from_doc(Doc::array({3, 2, "CW-115", 1, 2, 3, 4, 5}), kRules, e));
  CHECK(e.rule.empty());
}
