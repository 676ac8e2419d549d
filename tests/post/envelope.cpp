#include "post/envelope.hpp"

#include <catch_amalgamated.hpp>
#include <string>

#include "core/dice.hpp"
#include "post/base64url.hpp"
#include "post/link_scan.hpp"

using namespace paddock;
using namespace paddock::post;

namespace {

std::string noise(size_t size, uint64_t seed) {
  SeededDice dice(seed);
  std::string out;
  for (size_t i = 0; i < size; ++i) out.push_back(char(dice.next()));
  return out;
}

std::string wrapped(std::string const& link, size_t width, std::string const& with) {
  std::string out;
  for (size_t i = 0; i < link.size(); i += width) out += link.substr(i, width) + with;
  return out;
}

std::string why(std::string_view text, std::string_view wanted = "") {
  auto e = open_link(text, wanted);
  return e ? "opened" : e.error().text();
}

bool holds(std::string const& text, char const* part) { return text.find(part) != text.npos; }

}  // namespace

TEST_CASE("base64url gives back every byte string") {
  for (size_t n = 0; n < 70; ++n) {
    std::string const in = noise(n, n + 1);
    std::string const text = to_base64url(in);
    CHECK(text.size() == base64url_chars(n));
    std::string out;
    CHECK(from_base64url(text, out));
    CHECK(out == in);
  }
  std::string out;
  size_t bad = 99;
  CHECK_FALSE(from_base64url("AB*D", out, &bad));
  CHECK(bad == 2);
  CHECK_FALSE(from_base64url("A", out));
  CHECK_FALSE(from_base64url("AB", out));  // unused bits set
}

TEST_CASE("a link opens to what was put in, for every kind and size") {
  for (Kind kind : {Kind::Replay, Kind::Table, Kind::Orders, Kind::Invite, Kind::View})
    for (size_t n : {0u, 1u, 2u, 3u, 118u, 119u, 120u, 121u, 122u, 123u, 124u, 1050u, 20000u}) {
      std::string const link = fragment(kind, noise(n, n));
      auto e = open_link("https://example.org/paddock/" + link);
      REQUIRE(e);
      CHECK(e->kind == kind);
      CHECK(e->payload == noise(n, n));
    }
}

TEST_CASE("sections of later versions travel along; unknown critical ones are refused") {
  Envelope in;
  in.kind = Kind::Orders;
  in.payload = "orders";
  in.sections = {{2, "seal"}, {40, ""}};
  auto e = open_link(fragment(in));
  REQUIRE(e);
  CHECK(e->sections.size() == 2);
  CHECK(e->sections[0].bytes == "seal");
  CHECK(e->payload == "orders");
  in.sections.push_back({3, "must know"});
  CHECK(holds(why(fragment(in)), "does not know yet"));
}

TEST_CASE("links survive what mail programs and forums do to them") {
  std::string const payload = noise(300, 9);
  std::string const link = fragment(Kind::Orders, payload);
  std::string const url = "https://example.org/p/" + link;
  for (std::string const& text :
       {link, url, "<" + url + ">", "(" + url + ").", "Here it is: " + url + ", see you!", wrapped(url, 76, "\r\n"),
        "> " + wrapped(url, 72, "\n> "), wrapped(url, 75, "=\r\n"), wrapped(link, 60, " "),
        wrapped(link, 50, "\xE2\x80\x8B"), "[url=" + url + "]my orders[/url]",
        "https://example.org/p/%23" + link.substr(1), link + "\nRegards, Ann", link.substr(1), "\n " + link + "\n",
        "#rules and #orders first, then " + url}) {
    auto e = open_link(text, "o");
    INFO(text << "\n" << (e ? "" : e.error().text()));
    REQUIRE(e);
    CHECK(e->payload == payload);
  }
}

TEST_CASE("every truncation of a link is called a link that breaks off, with the place") {
  for (size_t size : {20u, 180u, 700u}) {
    std::string const link = fragment(Kind::Table, noise(size, 4));
    for (size_t n = 14; n < link.size(); ++n) {
      auto e = open_link(link.substr(0, n));
      REQUIRE_FALSE(e);
      CHECK(e.error().where == "character " + std::to_string(n) + " of " + std::to_string(link.size()));
      CHECK(holds(e.error().what, "breaks off"));
    }
    for (size_t n = 0; n < 14; ++n) CHECK_FALSE(open_link(link.substr(0, n)));
  }
}

TEST_CASE("every single flipped bit and every swapped character is noticed") {
  std::string const link = fragment(Kind::Replay, noise(90, 5));
  for (size_t i = 0; i < link.size(); ++i)
    for (int bit = 0; bit < 8; ++bit) {
      std::string bad = link;
      bad[i] = char(bad[i] ^ (1 << bit));
      auto e = open_link(bad);
      INFO(i << " " << bad);
      REQUIRE_FALSE(e);
      CHECK_FALSE(e.error().what.empty());
    }
  std::string bytes;
  REQUIRE(from_base64url(std::string_view(link).substr(2), bytes));
  for (size_t bit = 0; bit < bytes.size() * 8; ++bit) {
    std::string bad = bytes;
    bad[bit / 8] = char(bad[bit / 8] ^ (1 << bit % 8));
    CHECK_FALSE(open_link("#r" + to_base64url(bad)));
  }
}

TEST_CASE("each failure has its own sentence") {
  std::string const link = fragment(Kind::Table, noise(100, 6));
  CHECK(holds(why(""), "there is no text"));
  CHECK(holds(why("hello there"), "no Paddock link in this text"));
  CHECK(holds(why("https://example.org/#about"), "no Paddock link"));
  CHECK(holds(why("#racing_is_great_fun_they_say"), "no Paddock link"));
  CHECK(why(link, "o") == "character 2: this is a table link, but an orders link is wanted here");
  CHECK(holds(why(link, "ro"), "a replay link or an orders link"));
  CHECK(holds(why(link.substr(0, 80)), "character 80 of 145"));
  std::string changed = link;
  changed[70] = changed[70] == 'A' ? 'B' : 'A';
  CHECK(holds(why(changed), "damaged"));
  changed[70] = '*';
  CHECK(why(changed) == "character 71 of 145: '*' cannot stand in a link, only letters, digits, '-' and '_'; copy it again");
  Envelope newer;
  newer.format = 3;
  CHECK(holds(why(fragment(newer)), "made by a newer Paddock (this one reads format 1)"));
  CHECK(holds(why(std::string(70000, 'x')), "too long"));
  CHECK(holds(why(link.substr(0, 100) + " and the rest is silence, dear friends of motor sport"), "character 100 of 145"));
}

TEST_CASE("the first sound link of the wanted kind is taken from a text with several") {
  std::string const table = fragment(Kind::Table, "t"), orders = fragment(Kind::Orders, "mine");
  auto e = open_link(table + " and " + fragment(Kind::Orders, "x").substr(0, 8) + " then " + orders, "o");
  REQUIRE(e);
  CHECK(e->payload == "mine");
}

TEST_CASE("links are found in a long message, hash tags are not") {
  std::string const a = fragment(Kind::Orders, noise(60, 1)), b = fragment(Kind::Replay, noise(500, 2));
  std::string const text = "#racing #iAQ #tAbc\nAnn: " + a + "\nreplay " + wrapped(b, 70, "\n") + "and broken " +
                           b.substr(0, 200) + ". bye";
  auto const found = find_links(text);
  REQUIRE(found.size() == 3);
  CHECK(found[0].kind == Kind::Orders);
  CHECK(text.substr(found[0].begin, found[0].end - found[0].begin) == a);
  CHECK(open_link(text.substr(found[1].begin, found[1].end - found[1].begin)));
  CHECK_FALSE(open_link(text.substr(found[2].begin, found[2].end - found[2].begin)));
}

TEST_CASE("hostile texts full of beginnings stay quick") {
  std::string text;
  while (text.size() < 60000) text += "#rAQ\n\n\n";
  CHECK_FALSE(open_link(text));
  CHECK(find_links(text).empty());
  std::string long_one = "#rAf-_" + std::string(60000, 'A');
  CHECK_FALSE(open_link(long_one));
}

TEST_CASE("what orders say for later turns stands in a section that older readers skip") {
  std::string const link = fragment(Kind::Orders, "orders"), text = "P2: straight; hold course";
  auto const said = [](std::string const& of) {
    auto const ahead = ahead_of(of);
    return ahead ? *ahead : "refused: " + ahead.error().text();
  };
  CHECK(with_ahead(link, "") == link);
  CHECK(with_ahead("no link", text) == "no link");
  CHECK(with_ahead(fragment(Kind::Table, "t"), text) == fragment(Kind::Table, "t"));
  CHECK(with_ahead(link, std::string(kAheadBytes + 1, 'x')) == link);
  CHECK(said(link) == "");
  std::string const both = with_ahead(link, text);
  CHECK(said("mine: https://example.org/" + both + " thanks") == text);
  CHECK(with_ahead(both, text) == both);
  CHECK(said(with_ahead(both, "P3: drift left")) == "P3: drift left");
  auto const opened = open_link(both, "o");
  REQUIRE(opened);
  CHECK(opened->payload == "orders");
  CHECK_FALSE(ahead_of("nothing"));
  for (std::string const& bad : {std::string(kAheadBytes + 1, 'x'), std::string("a\x01"), std::string("caf\xE9"), std::string("\xC3"), std::string("a\0b", 3)}) {
    Envelope e = *opened;
    e.sections = {{kAheadSection, bad}};
    CHECK_FALSE(ahead_of(fragment(e)));
  }
}
