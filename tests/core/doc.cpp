#include "core/doc.hpp"

#include <catch2/catch_test_macros.hpp>

using namespace paddock;

TEST_CASE("a document that is no JSON says where") {
  auto bad = parse_doc("{\n \"a\": 1,\n \"b\" 2}");
  REQUIRE_FALSE(bad);
  CHECK(bad.error().where.find("line 3") == 0);
  CHECK(parse_doc("{\"a\":[1,2,{\"b\":null}]}"));
  CHECK_FALSE(parse_doc(""));
  CHECK(parse_doc("{\"a\": [1, 2,\n").error().what == "The text ends in the middle of it; it was cut short.");
  CHECK(parse_doc("{\"a\": [1, 2}}").error().what == "This is not JSON here.");
  CHECK_FALSE(parse_doc("{} x"));
}

TEST_CASE("what a person wrote has each name once") {
  auto twice = parse_written("{\n \"ban\": [{\"x\": 1}, {\"x\": 2}],\n \"ban\": []}");
  REQUIRE_FALSE(twice);
  CHECK(twice.error().where.find("line 3") == 0);
  CHECK(twice.error().what.find("\"ban\" stands twice") == 0);
  CHECK(parse_written("{\"a\": {\"a\": 1}, \"b\": [{\"a\": 1}, {\"a\": 2}]}"));
  CHECK(parse_doc("{\"a\": 1, \"a\": 2}"));
}

TEST_CASE("hostile nesting and size are refused before they are parsed") {
  CHECK_FALSE(parse_doc(std::string(100'000, '[')));
  CHECK_FALSE(parse_doc("\"" + std::string(1000, 'x') + "\"", 100));
  CHECK(parse_doc("\"" + std::string(1000, '[') + "\""));
}

TEST_CASE("an object of more members than we write is refused before it is parsed, a long list is not") {
  auto const object = [](int members) {
    std::string text = R"({"in": {"list": [1, 2, 3])";
    for (int i = 1; i < members; ++i) text += ", \"k" + std::to_string(i) + "\": [0, {\"a, b\": 1}]";
    return text + "}}";
  };
  REQUIRE(parse_doc(object(kDocMembers)));
  CHECK((*parse_doc(object(kDocMembers)))["in"].size() == size_t(kDocMembers));
  CHECK(parse_doc(object(kDocMembers + 1)).error().text().find("more members") != std::string::npos);
  std::string list = "[0";
  for (int i = 0; i < 2 * kDocMembers; ++i) list += ",1";
  CHECK(parse_doc(list + "]"));
}

TEST_CASE("RFC 7396 examples") {
  auto merged = [](char const* target, char const* patch) {
    Doc t = *parse_doc(target);
    merge_patch(t, *parse_doc(patch));
    return dump_doc(t);
  };
  CHECK(merged(R"({"a":"b"})", R"({"a":"c"})") == R"({"a":"c"})");
  CHECK(merged(R"({"a":"b","b":"c"})", R"({"a":null})") == R"({"b":"c"})");
  CHECK(merged(R"({"a":["b"]})", R"({"a":"c"})") == R"({"a":"c"})");
  CHECK(merged(R"({"a":{"b":"c"}})", R"({"a":{"b":"d","c":null}})") == R"({"a":{"b":"d"}})");
  CHECK(merged(R"([1,2])", R"({"a":"b","c":null})") == R"({"a":"b"})");
}

TEST_CASE("RFC 6901 pointers") {
  Doc const d = *parse_doc(R"({"foo":["bar","baz"],"":0,"a/b":1,"m~n":8,"deep":{"x":[{"y":5}]}})");
  CHECK(*at_pointer(d, "") == d);
  CHECK(*at_pointer(d, "/foo/1") == "baz");
  CHECK(*at_pointer(d, "/") == 0);
  CHECK(*at_pointer(d, "/a~1b") == 1);
  CHECK(*at_pointer(d, "/m~0n") == 8);
  CHECK(*at_pointer(d, "/deep/x/0/y") == 5);
  CHECK(at_pointer(d, "/foo/2") == nullptr);
  CHECK(at_pointer(d, "/foo/-1") == nullptr);
  CHECK(at_pointer(d, "foo") == nullptr);
}

TEST_CASE("a number with a fraction is no whole number, and is written again as it was") {
  auto again = [](char const* text) { return dump_doc(*parse_doc(text)); };
  CHECK(again("[1.5,-0.25,0.0,-0.0,12.0]") == "[1.5,-0.25,0.0,0.0,12.0]");
  CHECK(again("[1E2,1e-3,2.50e+1,1234567e-3]") == "[100.0,0.001,25.0,1234.567]");
  CHECK(again("[0.1234564,0.1234565,0.0000004,1e-400,0.000000000000000000000000000007]") == "[0.123456,0.123457,0.0,0.0,0.0]");
  CHECK(again("[999999999999.5,1e11,1e12,1e400,-1e12,9223372036854775808,123456789012345678901234567890]") ==
        "[999999999999.5,100000000000.0,null,null,null,null,null]");
  CHECK(again("[0e999,0.00000000000000000000000000000000000000e30]") == "[0.0,0.0]");
  CHECK(dump_doc(decimal_doc(-1'500'000)) == "-1.5");
  for (char const* text : {R"({"n":1.5})", R"({"n":1e1})", R"({"n":9223372036854775808})"}) {
    Doc const doc = *parse_doc(text);
    CHECK(get_int(doc, "n", 7) == 7);
    CHECK(get_text(doc, "n", "none") == "none");
    CHECK_FALSE(get_bool(doc, "n"));
    CHECK_FALSE(doc["n"].is_number_integer());
    CHECK(*parse_doc(dump_doc(*parse_doc(R"([1.50])"))) == *parse_doc("[1.5]"));
  }
}

TEST_CASE("what JSON is, and what it is not") {
  auto same = [](char const* text) { return dump_doc(*parse_doc(text)) == text; };
  CHECK(same(R"({"a":[true,false,null,0,-1,9223372036854775807,-9223372036854775807]})"));
  CHECK(same(R"(["\"\\\b\f\n\r\t\u0001","é €𝄞",{}, []])") == false);  // blanks are not kept
  CHECK(same(R"(["\"\\\b\f\n\r\t\u0001","é €𝄞",{},[]])"));
  CHECK(dump_doc(*parse_doc(R"("\u00e9\u20AC\ud834\udd1e\/")")) == "\"é€𝄞/\"");
  CHECK(dump_doc(*parse_doc("\xEF\xBB\xBF [ 0.30 , -2.5e1, 1e3 ]\r\n")) == "[0.3,-25.0,1000.0]");
  CHECK(dump_doc(*parse_doc(R"({"a":1,"b":2,"a":3})")) == R"({"a":3,"b":2})");
  CHECK(dump_doc(*parse_doc(R"({"a":[1,{}]})"), true) == "{\n \"a\": [\n  1,\n  {}\n ]\n}");
  CHECK(dump_doc(Doc("a\xFF\xC3")) == "\"a\xEF\xBF\xBD\xEF\xBF\xBD\"");
  for (char const* bad : {"{", "[1,]", "{\"a\":1,}", "{a:1}", "01", "1.", ".5", "+1", "1e", "-", "\"a", "\"\x01\"", "\"\\x\"",
                          "\"\\ud834\"", "\"\\udd1e\"", "\"\xC0\x80\"", "\"\xED\xA0\x80\"", "tru", "nul", "[1 2]", "'a'"})
    CHECK_FALSE(parse_doc(bad));
}
