// Headings of quotes and of mails, in whatever language the mail program speaks.
#include <catch_amalgamated.hpp>
#include <algorithm>
#include <array>
#include <string>

#include "post/thread.hpp"

using namespace paddock;
using namespace paddock::post;

namespace {

// Stands in for the game: a line of these letters is an order.
Taste looks(std::string_view text, Seat) {
  size_t const end = text.find_first_not_of("MLR ");
  return {end == text.npos && text.find_first_of("MLR") != text.npos, false, std::min(end, text.size())};
}

OrderWords const kLetters{.letters = "MLR"};
std::vector<SeatName> const kSeats = {{0, "Ann Lee", "7", "car"}, {1, "Ben Roe", "9", "car"}};

Reading read(std::string const& text) { return read_thread(text, kSeats, {looks, {}, kLetters, "driver"}); }

std::string told(Reading const& r) {
  std::string out;
  for (Find const& f : r.finds)
    if (!f.superseded) out += std::to_string(int(f.seat)) + (f.what == Find::What::Order ? " " : "? ") + f.text + "; ";
  return out;
}

constexpr char const* kHeads[] = {
    "El jue, 12 mar 2026 a las 10:01, GM (<gm@x.org>) escribi\u00F3:", "Il giorno gio 12 mar 2026 alle ore 10:01 GM <gm@x.org> ha scritto:",
    "Em qui., 12 de mar. de 2026 \u00E0s 10:01, GM <gm@x.org> escreveu:", "Op do 12 mrt 2026 om 10:01 schreef GM <gm@x.org>:",
    "Den tors. 12. mar. 2026 kl. 10.01 skrev GM <gm@x.org>:", "ma 12. maalisk. 2026 klo 10.01 GM (gm@x.org) kirjoitti:",
    "czw., 12 mar 2026 o 10:01 GM <gm@x.org> napisa\u0142(a):", "\u010Dt 12. 3. 2026 v 10:01 odes\u00EDlatel GM <gm@x.org> napsal:",
    "GM <gm@x.org> ezt \u00EDrta (id\u0151pont: 2026. m\u00E1rc. 12., Cs, 10:01):", "\u0447\u0442, 12 \u043C\u0430\u0440. 2026 \u0433. \u0432 10:01, GM <gm@x.org>:",
    "2026\u5E743\u670812\u65E5(\u6728) 10:01 GM <gm@x.org>:", "GM <gm@x.org> \u65BC 2026\u5E743\u670812\u65E5 10:01\u5BEB\u9053\uFF1A",
    "Il giorno gio 12 mar 2026 alle ore 10:01 GM <\ngm@x.org> ha scritto:", "El jue, 12 mar 2026 a las 10:01, GM\n(<gm@x.org>) escribi\u00F3:",
    "Op 12-3-2026 om 10:01 schreef GM:", "Den 2026-03-12 kl. 10:01, skrev GM:", "Il 12/03/26 10:01, GM ha scritto:", "W dniu 12.03.2026 o 10:01, GM pisze:"};

// The words of "From", "Sent", "To" and "Subject".
constexpr char const* kFields[][4] = {{"L\u00E4hett\u00E4j\u00E4", "L\u00E4hetetty", "Vastaanottaja", "Aihe"}, {"Od", "Wys\u0142ano", "Do", "Temat"}, {"De", "Enviada em", "Para", "Assunto"},
                                      {"\u041E\u0442", "\u041E\u0442\u043F\u0440\u0430\u0432\u043B\u0435\u043D\u043E", "\u041A\u043E\u043C\u0443", "\u0422\u0435\u043C\u0430"},
                                      {"From", "Date", "To", "Subject"}, {"Von", "Datum", "An", "Betreff"}};

std::string heading(char const* const (&f)[4], std::string const& from, std::string const& to) {
  return std::string(f[0]) + ": " + from + "\n" + f[1] + ": 12. 3. 2026 10:01\n" + f[2] + ": " + to + "\n" + f[3] + ": turn 1\n\n";
}

}  // namespace

TEST_CASE("what a mail answers is no order, whatever language its program speaks") {
  for (std::string const& head : kHeads)
    for (std::string const& quoted : {"LLMM", "\nLLMM", "Hello!\n\nLLMM", "> LLMM"}) {
      INFO(head << "\n" << quoted);
      CHECK(told(read("From: Ann Lee <ann@x.org>\nTo: gm@x.org\n\nMMMM\n\n" + head + "\n" + quoted + "\n")) == "0 MMMM; ");
      CHECK(told(read("From: Ann Lee <ann@x.org>\nTo: gm@x.org\n\nMMMM\n-- \nAnn\n\n" + head + "\n" + quoted + "\n")) == "0 MMMM; ");
    }
  for (std::string const& head : kHeads) CHECK(told(read("From: Ann Lee <ann@x.org>\nTo: gm@x.org\n\n" + head + "\n> LLMM\n\nMMMM\n")) == "0 MMMM; ");
}

TEST_CASE("an address, a date or a time in what somebody says heads no quote") {
  for (std::string const& line : {"Here is what I send to gm@x.org (12.03.2026 10:01):", "For Ann <ann@x.org>:", "My order of 12.03.2026:", "Order, 10:01:", "12.03.2026 10:01", "Ben Roe <ben@x.org>:",
                                  "Ben Roe <ben@x.org> 12.03.2026 10:01:", "To be driven until 12.03.2026, 10:01:"}) {
    INFO(line);
    CHECK(told(read("From: Ben Roe\n\n" + line + "\nMMML\n")).find("MMML") != std::string::npos);
  }
  std::string const posts = "GM <gm@x.org> ezt (12.03.2026 10:01):\nMMMM\n";   // no post of a driver stands above it
  CHECK(told(read(posts)).find("MMMM") != std::string::npos);
}

TEST_CASE("the heading of a mail is known by its shape in other languages") {
  for (auto const& f : kFields) {
    INFO(f[0]);
    std::string const ann = heading(f, "Ann Lee <ann@x.org>", "gm@x.org"), ben = heading(f, "Ben Roe <ben@x.org>", "gm@x.org");
    CHECK(told(read(ann + "MMMM\n\n" + ben + "LLMM\n")) == "0 MMMM; 1 LLMM; ");
    CHECK(told(read(ann + "MMMM\n\n" + heading(f, "GM <gm@x.org>", "Ann Lee <ann@x.org>") + "LLMM\n")) == "0 MMMM; ");
    CHECK(told(read(ann + "MMMM\n\n" + heading(f, "Ben Roe <ben@x.org>", "Ann Lee <ann@x.org>") + "LLMM\n")) == "0 MMMM; 1 LLMM; ");
  }
  CHECK(told(read("From: Ann Lee\n\nLane: <ann@x.org>\nSpeed: 4\nTurn: 3\nMMMM\n")) == "0 MMMM; ");   // no date: no mail
}

TEST_CASE("in whatever order the lines of a mail's heading stand, it is one heading") {
  struct Words { char const *from, *to, *sent, *subject, *copy; };
  for (Words const& w : {Words{"From", "To", "Sent", "Subject", "Cc"}, Words{"Von", "An", "Gesendet", "Betreff", "Kopie"}, Words{"From", "To", "Date", "Subject", "Reply-To"}})
    for (std::string const& to : {"GM <gm@x.org>", "Ben Roe <ben@x.org>", "gm@x.org"}) {
      auto const mail = [&](std::string const& from, std::array<int, 4> const& order) {
        std::string const lines[] = {w.from + (": " + from), w.to + (": " + to), std::string(w.sent) + ": Monday, November 23, 2026 8:40 PM", w.copy + std::string(": List <list@x.org>")};
        std::string out;
        for (int i : order) out += lines[i] + "\n";
        return out + w.subject + ": Ann, turn 1\n\n";
      };
      std::array<int, 4> order = {0, 1, 2, 3};
      do {
        if (order[0] != 0) continue;
        std::string const both = mail("Ann Lee <ann@x.org>", order) + "MMMM\n\n" + mail("Cora Fox <cora@x.org>", order) + "LLMM\n";
        INFO(both);
        CHECK(told(read(both)).starts_with("0 MMMM; "));
        CHECK(read(both).finds.back().author == "Cora Fox");
      } while (std::next_permutation(order.begin(), order.end()));
    }
}

TEST_CASE("two whose names nobody knows send the same order: both are asked about") {
  Reading const r = read("From: Carl Poe <c@x.org>\n\nMMMM\n\nFrom: Dan Fry <d@x.org>\n\nMMMM\n");
  REQUIRE(r.finds.size() == 2);
  CHECK(r.finds[0].author == "Carl Poe");
  CHECK(r.finds[1].author == "Dan Fry");
  CHECK(read("From: Carl Poe <c@x.org>\n\nMMMM\nand again\nMMMM\n").finds.size() == 1);
}

TEST_CASE("a mail without a date has none, whatever the next one says", "[post]") {
  std::string const old = "From: Ben Roe <ben@x.org>\nDate: Mon, 23 Nov 2026 20:40:00 +0100\n\nLLMM\n";
  Reading const r = read("From: Ann Lee <ann@x.org>\n\nMMMM\n\n" + old);
  REQUIRE(r.finds.size() == 2);
  CHECK(r.finds[0].sent == 0);
  CHECK(r.finds[1].sent > 0);
}
