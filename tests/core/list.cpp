// List: what does not fit is refused, in release builds too.
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
