#include "core/fields.hpp"

#include <catch2/catch_test_macros.hpp>

using namespace paddock;

namespace {

enum class Mood : uint8_t { Calm, Angry };
constexpr char const* kMoods[] = {"calm", "angry"};

struct Inner {
  int16_t x = 0;
  friend bool operator==(Inner const&, Inner const&) = default;
};
struct Outer {
  bool flag = false;
  Mood mood = Mood::Calm;
  int speed = 0;
  List<Inner, 4> inner;
  std::array<uint8_t, 2> at = {};
  friend bool operator==(Outer const&, Outer const&) = default;
};
template <class Ar>
void fields(Ar& ar, Inner& v) {
  ar("x", v.x);
}
template <class Ar>
void fields(Ar& ar, Outer& v) {
  ar("flag", v.flag);
  ar("mood", v.mood, Names(kMoods));
  ar("speed", v.speed, 0, 99);
  ar("inner", v.inner);
  ar("at", v.at);
}

Outer sample() {
  Outer o;
  o.flag = true;
  o.mood = Mood::Angry;
  o.speed = 42;
  o.inner.push({-7});
  o.inner.push({300});
  o.at = {3, 250};
  return o;
}

}  // namespace

TEST_CASE("one field list packs, unpacks, prints, reads and hashes") {
  Outer const o = sample();
  Outer back;
  REQUIRE(unpack_fields(pack_fields(o), back));
  CHECK(back == o);
  CHECK(dump_doc(to_doc(o)) == R"({"flag":true,"mood":"angry","speed":42,"inner":[{"x":-7},{"x":300}],"at":[3,250]})");
  auto read = from_doc<Outer>(to_doc(o));
  REQUIRE(read);
  CHECK(*read == o);
  CHECK(hash_fields(o) == hash_fields(*read));
  Outer other = o;
  other.inner[1].x = 301;
  CHECK(hash_fields(o) != hash_fields(other));
}

TEST_CASE("what is wrong in a document is named with its path") {
  auto error = [](char const* patch) {
    Doc d = to_doc(sample());
    merge_patch(d, *parse_doc(patch));
    auto read = from_doc<Outer>(d);
    REQUIRE_FALSE(read);
    return read.error().text();
  };
  CHECK(error(R"({"speed":100})") == "/speed: 100 is out of range: 0 to 99 would be right");
  CHECK(error(R"({"mood":"sad"})") == "/mood: 'sad' is none of calm, angry");
  CHECK(error(R"({"inner":[{"x":1},{"x":70000}]})") == "/inner/1/x: 70000 is out of range: -32768 to 32767 would be right");
  CHECK(error(R"({"inner":[1,2,3,4,5]})") == "/inner: a list of at most 4 is expected");
  CHECK(error(R"({"at":[1]})") == "/at: a list of 2 is expected");
  CHECK(error(R"({"flag":null})") == "/flag: this field is missing");
}

TEST_CASE("damaged bytes never pass and never overrun") {
  std::string const good = pack_fields(sample());
  for (size_t n = 0; n < good.size(); ++n) {
    Outer o;
    CHECK_FALSE(unpack_fields(std::string_view(good).substr(0, n), o));
  }
  for (size_t i = 0; i < good.size(); ++i)
    for (int bit = 0; bit < 8; ++bit) {
      std::string bad = good;
      bad[i] = char(bad[i] ^ (1 << bit));
      Outer o;
      if (unpack_fields(bad, o)) CHECK(o.speed <= 99);
    }
}
