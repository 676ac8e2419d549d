// List and Scratch: what does not fit is refused, in release builds too.
#include "core/list.hpp"

#include <catch2/catch_test_macros.hpp>

using namespace paddock;

TEST_CASE("a list takes what fits and nothing more") {
  struct {
    List<int, 2> list;
    int beside = 7;
  } held;
  CHECK(held.list.push(1));
  CHECK(held.list.push(2));
  CHECK(held.list.full());
#ifdef NDEBUG  // in debug builds it is an assert
  CHECK_FALSE(held.list.push(3));
#endif
  CHECK(held.list.size() == 2);
  CHECK(held.list.back() == 2);
  CHECK(held.beside == 7);
}

TEST_CASE("a scratch list is empty again once it is cleared, and copied as far as it is filled") {
  struct Two {
    int a = 1, b = 2;
  };
  Scratch<Two, 3> list;
  CHECK(list.empty());
  CHECK(list.push({}));
  CHECK(list.push({.a = 5}));
  Scratch<Two, 3> const copy = list;
  list.clear();
  CHECK(list.size() == 0);
  CHECK(copy.size() == 2);
  CHECK(copy[0].b == 2);
  CHECK(copy.back().a == 5);
}
