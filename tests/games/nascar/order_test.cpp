// The language of orders: reading, columns of errors, the clean form.
#include <catch2/catch_test_macros.hpp>

#include "games/nascar/orders/order.hpp"
#include "games/nascar/rules/drive.hpp"

using namespace paddock;
using namespace paddock::nascar;

namespace {

// "A | M M R M R+1 |"
std::string spread(Letters const& order) {
  Parts const p = parts_of(order);
  std::string out;
  for (int i = 0; i < order.size(); ++i) {
    if (i == p.begin || i == p.begin + p.moves) out += "| ";
    out += std::string(kVerbNames[int(order[i])]) + " ";
  }
  return out;
}

std::string read(char const* text) {
  ParsedOrder const p = parse_order(text);
  return p.ok() ? spread(p.letters) : "column " + std::to_string(p.column);
}

}  // namespace

TEST_CASE("NR-3.10 orders as forums write them", "[NR-3.10][NR-2.10]") {
  CHECK(read("A(2M)RM(R+1)") == "A | M M R M R+1 ");
  CHECK(read("a (2m) r m (r+1)") == "A | M M R M R+1 ");
  CHECK(read("3MR") == "| M M M R ");
  CHECK(read("(2MR)") == "| M R M R ");
  CHECK(read("2MR") == "| M M R ");
  CHECK(read("S(A)(A+1)(7M)") == "S A A+1 | M M M M M M M ");
  CHECK(read("MM, MM; B") == "| M M M M | B ");
  CHECK(read("(S)(MR)") == "S | M R ");
  CHECK(read("( 2 M R )") == "| M R M R ");
  CHECK(read("") == "");
  CHECK(read("A") == "A ");
}

TEST_CASE("NR-2.10 what is no order says where", "[NR-2.10][NR-3.11]") {
  CHECK(read("MMAM") == "column 3");
  CHECK(read("MMS") == "column 3");
  CHECK(read("(R+2)") == "column 1");
  CHECK(read("MMX") == "column 3");
  CHECK(read("R+1") == "column 1");
  CHECK(read("MM(") == "column 3");
  CHECK(read("0M") == "column 1");
  CHECK(read("100M") == "column 1");
  CHECK(read("2A") == "column 1");
  CHECK(read("(M+1)") == "column 1");
  CHECK(read("()") == "column 1");
  CHECK(parse_order("MMAM").mend == "MMMA");
  CHECK(parse_order("MMS").mend == "SMM");
  CHECK(parse_order("MMX").mend.empty());  // a mend loses no move
  CHECK(parse_order("A(5N)LM").mend == "A(5M)LM");
  CHECK(parse_order("MMRM then left").mend.empty());
  CHECK(parse_order("MR(4M)A(4M)").mend == "MR(8M)A");
  CHECK(parse_order("MR(4M)A(4M)").column == 7);
  CHECK(parse_order("A2MB(2MR)").mend == "AMMMRMRB");
  CHECK(parse_order("MM (B+1) M").mend == "MMM(B+1)");
  CHECK(parse_order("M\xC3\xA4M").error.find("'\xC3\xA4'") != std::string::npos);
}

TEST_CASE("NR-3.10 other forms of counts that have one meaning", "[NR-3.10]") {
  CHECK(read("A 7xM") == "A | M M M M M M M ");
  CHECK(read("2x M R") == "| M M R ");
  CHECK(read("A 3(MR)") == "A | M R M R M R ");
  CHECK(read("2(2M)L") == "| M M M M L ");
  CHECK(read("3(A)") == "column 2");
  CHECK(read("3(R+1)") == "column 2");
  CHECK(read("A(6M, L)") == "column 5");              // six M, one L
  CHECK(parse_order("A(6M, L)").mend.empty());
  CHECK(read("(M, R)") == "| M R ");
  CHECK(read("99(99M)") == "column 3");
}

TEST_CASE("NR-2.10 of words no order is made", "[NR-2.10]") {
  for (char const* words : {"no A, 6M", "not A7M", "none", "pass", "seven", "small"}) CHECK(parse_order(words).mend.empty());
  CHECK(read("A(7M) mr. smith") == "column 7");       // the talk begins before what is no letter of an order
  CHECK(read("A(7M) mr smith") == "column 7");
  CHECK(read("A(6M) mr") == "A | M M M M M M M R ");
}

TEST_CASE("NR-2.10 at most 40 letters", "[NR-2.10]") {
  CHECK(parse_order("(40M)").ok());
  CHECK(read("(40M)A") == "column 6");
  CHECK(read("99M") == "column 1");
  CHECK_FALSE(parse_order(std::string(500, ' ') + "M").ok());
  CHECK_FALSE(parse_order(std::string(500, 'M')).ok());
}

TEST_CASE("The clean form reads as the same order", "[NR-3.10]") {
  CHECK(order_text(parse_order("A(6M)LRMM(A+1)").letters) == "A(6M)LRMM(A+1)");
  CHECK(order_text(parse_order("MMM").letters) == "MMM");
  CHECK(order_text(parse_order("MMMM").letters) == "(4M)");
  uint64_t random = 1;
  for (int n = 0; n < 2000; ++n) {
    Letters letters;
    int const wanted = int((random = mix64(random)) % 41);
    for (int i = 0; i < wanted; ++i) {
      Verb const v = Verb((random = mix64(random)) % kLetters);
      if (may_follow(letters, v)) letters.push(v);
    }
    ParsedOrder const again = parse_order(order_text(letters));
    REQUIRE(again.ok());
    REQUIRE(again.letters == letters);
  }
}

TEST_CASE("NR-2.10 the fault of a text that goes on and on stands at a letter, not inside one", "[NR-2.10]") {
  CHECK(read(std::string(401, ' ').c_str()) == "column 401");
  CHECK(read((std::string(399, ' ') + "\xC3\xA9").c_str()) == "column 400");   // two bytes, of which the second is number 401
}
