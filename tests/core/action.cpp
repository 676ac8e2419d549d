// Actions: what does not fit is refused in every build, and in debug builds it is an assert.
#include "core/action.hpp"

#include <catch2/catch_test_macros.hpp>

#include "../killed.hpp"

using namespace paddock;

namespace {

struct Held {
  Actions list;
  Action beside[4] = {{7, 7}, {7, 7}, {7, 7}, {7, 7}};
};

void fill(Actions& list, int n) {
  for (int i = 0; i < n; ++i) {
    if (i % 2) list.push({1, int16_t(i)});
    else list.push_if(true, {1, int16_t(i)});
    list.push_if(false, {2, 0});
  }
}

}  // namespace

TEST_CASE("a list of actions takes what fits and nothing more") {
  Held held;
  fill(held.list, Actions::kMax);
  CHECK(held.list.size() == Actions::kMax);
  CHECK(held.list[0] == Action{1, 0});
  CHECK(held.list[Actions::kMax - 1] == Action{1, Actions::kMax - 1});
  CHECK(held.list.find({2, 0}) == -1);
#ifdef NDEBUG
  for (int i = 0; i < 1000; ++i) {
    held.list.push({3, 3});
    held.list.push_if(true, {3, 3});
  }
#elif defined(PADDOCK_FORKS)
  CHECK(killed_by([&] { held.list.push({3, 3}); }).signal == SIGABRT);
  CHECK(killed_by([&] { held.list.push_if(true, {3, 3}); }).signal == SIGABRT);
  CHECK(killed_by([&] { held.list.push_if(false, {3, 3}); }).signal == 0);
#endif
  held.list.push_if(false, {3, 3});
  CHECK(held.list.size() == Actions::kMax);
  CHECK(held.list.find({3, 3}) == -1);
  for (Action a : held.beside) CHECK(a == Action{7, 7});
  held.list.clear();
  held.list.push({4, 4});
  CHECK(held.list.size() == 1);
  CHECK(held.list.begin() + 1 == held.list.end());
}
