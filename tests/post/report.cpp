#include "post/report.hpp"
#include "view/marked.hpp"

#include <catch_amalgamated.hpp>
#include <string>

using namespace paddock;
using namespace paddock::post;

namespace {

Report sample() {
  Report r;
  r.title = "Sandstorm 500";
  r.game = "Nascar 10";
  r.turn = 7;
  r.summary = "Ann leads. Two cars in the sand.";
  r.columns = {"Pos", "Car", "Speed"};
  r.standings = {{{"1", "7 Ann", "8"}, false}, {{"2", "K Ben", "11"}, true}};
  r.cars = {{"7 Ann", "MMRM(R+1)", "MMRMR", "(3,4) (3,3)", {{"spins on oil", "NR-6.1"}}, "speed 8, max 12, 7 WC"},
            {"K Ben", "", "MMMM", "", {}, "speed 4"}};
  r.map = {"  **7*", " b<&>`b ", "[/code]"};
  r.dice = {"oil, car 7: left"};
  r.link = "https://example.org/p/#tAQabc";
  r.missing = {"Ben", "Cleo", "Dag"};
  r.deadline = "Sunday 18:00";
  return r;
}

bool holds(std::string const& text, std::string_view part) { return text.find(part) != text.npos; }

size_t count(std::string_view text, std::string_view part) {
  size_t n = 0;
  for (size_t at = text.find(part); at != text.npos; at = text.find(part, at + 1)) ++n;
  return n;
}

}  // namespace

TEST_CASE("a report of a part of a larger turn is called after both, and after no number beside them") {
  Report r = sample();
  r.words.group = [](int turn) { return Words::Named{"Turn " + std::to_string((turn + 4) / 5), "phase " + std::to_string((turn + 4) % 5 + 1)}; };
  CHECK(write_report(r, ReportFormat::Plain).starts_with("Sandstorm 500, turn 2, phase 2\n"));
}

TEST_CASE("every format holds the orders, the map, the link and who is missing") {
  for (ReportFormat f : kReportFormats) {
    std::string const out = write_report(sample(), f);
    INFO(out);
    for (char const* part : {"Sandstorm 500, turn 7", "MMRM(R+1)", "spins on oil", "NR-6.1", "(none)", "  **7*",
                             "https://example.org/p/#tAQabc", "Ben, Cleo and Dag", "Sunday 18:00", "oil, car 7: left"})
      CHECK(holds(out, part));
    CHECK(format_from(format_name(f)) == f);
  }
  CHECK_FALSE(format_from("pdf"));
}

TEST_CASE("the map stands in a code block that no map line can end") {
  std::string const bb = write_report(sample(), ReportFormat::BBCode);
  CHECK(count(bb, "[code]") == 2);
  CHECK(count(bb, "[/code]") == 2);
  std::string const md = write_report(sample(), ReportFormat::Markdown);
  CHECK(count(md, "```") == 2);
  std::string const html = write_report(sample(), ReportFormat::Html);
  CHECK(holds(html, " b&lt;&amp;&gt;`b "));
}

TEST_CASE("no name can break out of the HTML report") {
  char const* const payloads[] = {"<script>alert(1)</script>",
                                  "<img src=x onerror=alert(1)>",
                                  "\"><svg/onload=alert(1)>",
                                  "</title><script>alert(1)</script>",
                                  "</pre><iframe src=javascript:alert(1)>",
                                  "'-alert(1)-'",
                                  "<!--",
                                  "]]><x>",
                                  "&lt;script&gt;",
                                  "<\xC0\xBCscript>",
                                  "\xE2\x80\xAE<b>",
                                  "a\0<b>"};
  std::string const plain = write_report(sample(), ReportFormat::Html);
  for (std::string payload : payloads) {
    Report r = sample();
    r.title = r.game = r.summary = r.deadline = r.link = payload;
    r.columns = {payload, payload, payload};
    for (auto& row : r.standings) row.cells = {payload, payload, payload};
    for (auto& car : r.cars) {
      car.name = car.sent = car.done = car.path = car.state = payload;
      car.events = {{payload, payload}};
    }
    r.map = r.dice = r.missing = {payload};
    std::string const out = write_report(r, ReportFormat::Html);
    INFO(out);
    for (char const* kind : {"<script", "<img", "<svg", "<iframe", "<b>", "<x>", "<!--"}) CHECK_FALSE(holds(out, kind));
    CHECK(count(out, "</title>") == 1);
    CHECK(count(out, "</pre>") == 1);
    CHECK(count(out, "<a ") == 0);
    CHECK(count(out, "<h2>") == count(plain, "<h2>"));
  }
}

TEST_CASE("only web addresses become clickable") {
  for (char const* url : {"javascript:alert(1)", "data:text/html,x", "https://a/\" onclick=\"x", "https://a/[/url]", "#tAQ"}) {
    Report r = sample();
    r.link = url;
    CHECK_FALSE(holds(write_report(r, ReportFormat::Html), "<a "));
    CHECK_FALSE(holds(write_report(r, ReportFormat::BBCode), "[url="));
    CHECK_FALSE(holds(write_report(r, ReportFormat::Markdown), "]("));
  }
}

TEST_CASE("BBCode and Markdown of people stay text") {
  Report r = sample();
  r.cars[0].name = "[img]http://x[/img] *bold* `tick` | pipe";
  CHECK_FALSE(holds(write_report(r, ReportFormat::BBCode), "[img]"));
  std::string const md = write_report(r, ReportFormat::Markdown);
  CHECK(holds(md, "\\*bold\\* \\`tick\\` \\| pipe"));
}

TEST_CASE("columns line up in a fixed-width font") {
  std::string const out = write_report(sample(), ReportFormat::Plain);
  CHECK(holds(out, "  Pos  Car    Speed\n  1    7 Ann  8\n  2    K Ben  11\n"));
}

TEST_CASE("letters of any script stand in map, lap chart and headings; what has no column does not") {
  Report r = sample();
  r.title = "Größe";
  r.over = true;
  r.words.chart = "Lap chart";
  r.map = {"A = 7 Tomás (3,4)", "B = 8 Βασίλης", std::string("tab\tzero\x01 broken\xC3", 17)};
  r.chart = {"turn 1. 2.", "start 7 8"};
  r.moments = {"Turn 3: Tomás leads"};
  std::string const out = write_report(r, ReportFormat::Plain);
  INFO(out);
  for (char const* part : {"A = 7 Tomás (3,4)\n", "B = 8 Βασίλης\n", "tab?zero? broken?", "Größe, turn 7\n=============\n", "Classification", "Lap chart",
                           "start 7 8", "Moments", "Turn 3: Tomás leads", "See it again"})
    CHECK(holds(out, part));
  CHECK_FALSE(holds(out, "Next turn"));
}

TEST_CASE("names make no links and no lists") {
  Report r = sample();
  r.cars[0].name = "1. http://evil.example www.evil.example";
  r.moments = {"2) second"};
  std::string const bb = write_report(r, ReportFormat::BBCode), md = write_report(r, ReportFormat::Markdown);
  CHECK_FALSE(holds(bb, "http://evil"));
  CHECK(holds(bb, "https://example.org/p/#tAQabc"));
  CHECK(holds(md, "1\\. http\\://evil.example www\\.evil.example"));
  CHECK(holds(md, "- 2\\) second"));
}

TEST_CASE("a star in a name marks no strong words, and stands in the name") {
  for (std::string const& name : {"A*n*n", "*", "_x_", "[b]y[/b]", "<b>z</b>", "`t`", "a|b", "back\\slash", "\\*"}) {
    INFO(name);
    CHECK(unmarked(strong(name) + " *wins* by 2.") == name + " wins by 2.");
    CHECK(unmarked("behind " + escaped_stars(name)) == "behind " + name);
  }
  CHECK(unmarked("C:\\x *y*") == "C:\\x y");
}
