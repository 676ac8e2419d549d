#include "view/designer.hpp"

#include <catch2/catch_test_macros.hpp>

using namespace paddock;

namespace {

Doc after(char const* design, std::vector<DesignEdit::Change> changes) {
  Expected<Doc> const out = changed(*parse_doc(design), {"", std::move(changes)});
  return out ? *out : Doc("refused");
}

}  // namespace

TEST_CASE("an edit changes one place of a design and leaves the rest", "[designer]") {
  CHECK(after(R"({"armor": {"front": 5}})", {{"/armor/front", 6}}) == *parse_doc(R"({"armor": {"front": 6}})"));
  CHECK(after("{}", {{"/armor/front", 6}}) == *parse_doc(R"({"armor": {"front": 6}})"));
  CHECK(after(R"({"weapons": ["MG front"]})", {{"/weapons/-", "RL back"}}) == *parse_doc(R"({"weapons": ["MG front", "RL back"]})"));
  CHECK(after("{}", {{"/weapons/-", "RL back"}}) == *parse_doc(R"({"weapons": ["RL back"]})"));
  CHECK(after(R"({"weapons": ["a", "b", "c"]})", {{"/weapons/1", nullptr}}) == *parse_doc(R"({"weapons": ["a", "c"]})"));
  CHECK(after(R"({"a/b": 1})", {{"/a~1b", nullptr}}) == *parse_doc("{}"));
}

TEST_CASE("an edit to nowhere is refused", "[designer]") {
  CHECK(after(R"({"weapons": ["a"]})", {{"/weapons/7", "b"}}) == "refused");
  CHECK(after(R"({"weapons": ["a"]})", {{"/weapons/x", "b"}}) == "refused");
  CHECK(after(R"({"body": "van"})", {{"/body/size", 3}}) == "refused");
  CHECK(after("{}", {{"/a/b/c/d/e/f/g/h/i/j/k/l/m", 1}}) == "refused");
  CHECK(after("{}", {{"/name", std::string(kDesignBytes, 'x')}}) == "refused");
}
