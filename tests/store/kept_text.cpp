#include "store/kept_text.hpp"

#include <catch_amalgamated.hpp>
#include <string>

#include "medium.hpp"

using namespace paddock::store;

namespace {

std::string keep(KeptText& kept, std::string_view text) {
  std::string said = "nothing was said";
  kept.keep(text, [&](std::string const& error) { said = error; });
  return said;
}

std::string found(Medium& medium) {
  MediumTab tab(medium);
  return KeptText(tab, "league").text();
}

}  // namespace

TEST_CASE("a text is kept between starts, replaced and forgotten") {
  Medium medium;
  MediumTab tab(medium);
  KeptText kept(tab, "league");
  CHECK(kept.text().empty());
  CHECK(keep(kept, "one") == "");
  CHECK(keep(kept, "two") == "");
  CHECK(kept.text() == "two");
  CHECK(found(medium) == "two");
  kept.forget();
  CHECK(found(medium).empty());
  CHECK(keep(kept, "three") == "");
  CHECK(found(medium) == "three");
}

TEST_CASE("a full disk loses nothing of the text kept before") {
  Medium medium;
  MediumTab tab(medium);
  KeptText kept(tab, "league");
  REQUIRE(keep(kept, "one") == "");
  for (Medium::Fault fault : {Medium::Fault::Refuse, Medium::Fault::TearAndSay}) {
    medium.fault = fault;
    medium.fault_at = medium.puts;
    medium.torn_at = 7;
    CHECK_FALSE(keep(kept, "two").empty());
    CHECK(kept.text() == "one");
    CHECK(found(medium) == "one");
  }
  CHECK(keep(kept, "two") == "");   // there is room again
  CHECK(found(medium) == "two");
  CHECK(keep(kept, std::string(kKeptText + 1, 'x')).find("1 MiB") != std::string::npos);
  CHECK(found(medium) == "two");
}

TEST_CASE("what another tab kept is not overwritten") {
  Medium medium;
  MediumTab one(medium), other(medium);
  KeptText here(one, "league"), there(other, "league");
  REQUIRE(keep(here, "first") == "");
  CHECK(keep(there, "second").find("Another tab") != std::string::npos);
  CHECK(there.text() == "first");
  CHECK(keep(there, "second") == "");
  CHECK(found(medium) == "second");
  std::string said = "nothing";
  here.refresh([&](std::string const& error) { said = error; });
  CHECK(said.empty());
  CHECK(here.text() == "second");
}
