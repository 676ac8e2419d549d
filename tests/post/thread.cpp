#include "post/thread.hpp"

#include <catch_amalgamated.hpp>
#include <string>

#include "../least_time.hpp"
#include "../sanitized.hpp"

using namespace paddock;
using namespace paddock::post;

namespace {

// Stands in for the game: letters, counts and brackets of an order line, at least one letter.
Taste looks(std::string_view text, Seat) {
  bool any = false;
  for (size_t i = 0; i < text.size(); ++i) {
    if (std::string_view("MLRABSmlrabs").find(text[i]) != std::string_view::npos) any = true;
    else if (std::string_view("()+0123456789 ,").find(text[i]) == std::string_view::npos) return {false, false, i};
  }
  return {any, false, 0};
}

// A game whose orders take several lines: a speed, then items; "=" is a fault.
Taste sheet(std::string_view text, Seat) {
  bool speed = false;
  for (size_t at = 0; at < text.size();) {
    size_t const end = std::min(text.find('\n', at), text.size());
    std::string_view const line = text.substr(at, end - at);
    size_t const word = line.find_first_not_of(' ');
    if (word != line.npos) {
      bool const first = line.find_first_not_of(" 0123456789") == line.npos;
      if (first && speed) return {false, false, at};
      speed |= first;
      if (!first && !line.substr(word).starts_with("item")) return {false, false, at};
      if (size_t const fault = line.find('='); fault != line.npos) return {false, false, at + fault};
    }
    at = end + 1;
  }
  return {speed, false, text.size()};
}
bool sheet_line(std::string_view line, bool) {
  return line.starts_with("item") || line.find_first_not_of("0123456789") == line.npos;
}

OrderWords const kLetters{.letters = "ABSMLR", .signs = "()+0123456789", .talk = " then left right straight accelerate brake plus minus "};
std::vector<SeatName> const kSeats = {{0, "Ann", "7", "car"}, {1, "Ben", "K", "car"}, {2, "Mary Ann", "12", "car"}, {3, "J\xC3\xB6rg", "4", "car"}};

Reading read(std::string const& text) { return read_thread(text, kSeats, {looks, {}, kLetters, "driver"}); }
Reading read_sheets(std::string const& text) { return read_thread(text, kSeats, {sheet, sheet_line}); }

std::string notes(Reading const& r) {
  std::string out;
  for (auto const& n : r.notes) out += n + "\n";
  return out;
}

Find only(std::string const& text) {
  Reading r = read(text);
  INFO(text);
  REQUIRE(r.finds.size() == 1);
  return r.finds[0];
}

}  // namespace

TEST_CASE("a bare order line has no seat") {
  Find f = only("  A(2M)RM(R+1)\n");
  CHECK(f.seat == kNobody);
  CHECK(f.text == "A(2M)RM(R+1)");
  CHECK(f.line == 1);
  CHECK(f.column == 3);
}

TEST_CASE("a label says whose order and for which turn") {
  for (std::string const& text :
       {"Ann: MR(4M)A(4M)", "ann : MR(4M)A(4M)", "#7: MR(4M)A(4M)", "Car 7: MR(4M)A(4M)", "7 Ann: MR(4M)A(4M)",
        "Ann (7): MR(4M)A(4M)", "[20:14] Ann: MR(4M)A(4M)", "21/11/2026, 20:14 - Ann: MR(4M)A(4M)",
        "[b]Ann[/b]: [i]MR(4M)A(4M)[/i]", "**Ann:** `MR(4M)A(4M)`", "Ann: my order: MR(4M)A(4M)!"}) {
    Find f = only(text);
    INFO(text);
    CHECK(f.seat == 0);
    CHECK(f.text == "MR(4M)A(4M)");
    CHECK(f.turn == -1);
  }
  CHECK(only("Mary Ann: MM").seat == 2);
  CHECK(only("K: MM").seat == 1);
  CHECK(only("J\xC3\xB6rg: MM").seat == 3);
}

TEST_CASE("what orders look like is the game's affair: letters, their names, what a seat is called") {
  auto const compass = [](std::string_view text, Seat) {
    size_t const fault = std::min(text.find_first_not_of("NESW"), text.size());
    return Taste{!text.empty() && fault == text.size(), false, fault};
  };
  std::vector<SeatName> const boats = {{0, "Ann", "7", "boat"}, {1, "Ben", "K", "boat"}};
  constexpr std::string_view kCalled[] = {"course"};
  Grammar const letters{compass, {}, {.called = kCalled, .letters = "NESW"}};
  CHECK(read_thread("From: Ann\n\nNNEXW\n", boats, {compass, {}, kLetters}).finds.empty());
  auto found = read_thread("From: Ann\n\nNNEXW\n", boats, letters).finds;   // nearly all of its letters are of orders
  REQUIRE(found.size() == 1);
  CHECK(found[0].what == Find::What::Doubt);
  for (auto const& [text, seat] : {std::pair{"Boat 7: NNE", 0}, {"seat K: NNE", 1}, {"car 7: NNE", -1}, {"my course: NNE", -1}}) {
    INFO(text);
    found = read_thread(text, boats, letters).finds;
    CHECK(found.size() == 1);
    if (!found.empty()) CHECK(found[0].seat == seat);
  }
  CHECK(read_thread("my course: NNE", boats, {compass, {}, kLetters}).finds.at(0).seat == kNobody);
}

TEST_CASE("turn numbers are read, prose around the order is not") {
  Find f = only("Here you go, Turn 25: MR(4M)A(4M). Good luck everybody!");
  CHECK(f.turn == 25);
  CHECK(f.text == "MR(4M)A(4M)");
  f = only("Ben, turn 3: mmrm thanks");
  CHECK(f.turn == 3);
  CHECK(f.seat == 1);
  CHECK(f.text == "mmrm");
  CHECK(only("Note for the GM: sorry! turn 4: MM").turn == 4);
}

TEST_CASE("prose is not mistaken for orders") {
  CHECK(read("Hello all,\n\nwhat a race. ram\nsee you\nSmall car, big alarm\n").finds.empty());
  CHECK(read("Ann: thanks, that was close\n").finds.empty());
  CHECK(read("").finds.empty());
}

TEST_CASE("the heading of a post or mail says who wrote it") {
  Reading r = read("From: Ben <ben@example.org>\nSubject: turn 4\n\nHi,\nMMRM\n-- \nBen\n");
  REQUIRE(r.finds.size() == 1);
  CHECK(r.finds[0].seat == 1);
  CHECK(r.finds[0].author == "Ben");
  CHECK(r.finds[0].author_line == 1);
  CHECK(r.finds[0].line == 5);
  r = read("by Ann \xC2\xBB Sat Nov 21\nMMM\n\nby Ben \xC2\xBB Sun\nMMRM\nMary Ann\nPosts: 12\nA(5M)\n");
  REQUIRE(r.finds.size() == 3);
  CHECK(r.finds[0].seat == 0);
  CHECK(r.finds[1].seat == 1);
  CHECK(r.finds[2].seat == 2);
}

TEST_CASE("a line about somebody else's car wins over the author") {
  Reading r = read("From: Ann\nBen: MMRM\nMMM\n");
  REQUIRE(r.finds.size() == 2);
  CHECK(r.finds[0].seat == 1);
  CHECK(r.finds[0].what == Find::What::Doubt);  // Ann says so, not Ben
  CHECK(r.finds[0].why.find("another driver, Ann") != std::string::npos);
  CHECK(r.finds[1].seat == 0);
  r = read("From: The steward\nBen: MMRM\n");
  REQUIRE(r.finds.size() == 1);
  CHECK(r.finds[0].what == Find::What::Order);
}

TEST_CASE("quotes are skipped") {
  Reading r = read("Ben wrote:\n> Ann: MMMM\n[quote=\"Ann\"]Ann: LLLL [quote]Ben: RRRR[/quote] Ann: SM[/quote]\nAnn: MMRM\n");
  REQUIRE(r.finds.size() == 1);
  CHECK(r.finds[0].text == "MMRM");
  CHECK(r.finds[0].seat == 0);
}

TEST_CASE("a text that is nothing but a quote is read all the same") {
  Find f = only("> Ann: MMRM\n> \n");
  CHECK(f.seat == 0);
  CHECK(f.text == "MMRM");
}

TEST_CASE("a later post of the same author wins, repeats are dropped") {
  Reading r = read("Ann: MMM\nBen: RRM\nAnn: MMM\nAnn: MMRM\n");
  REQUIRE(r.finds.size() == 3);
  CHECK(r.finds[0].superseded);
  CHECK_FALSE(r.finds[1].superseded);
  CHECK_FALSE(r.finds[2].superseded);
  r = read("Ann: MMM\nAnn: MMRM\nAnn: MMM\n");
  REQUIRE(r.finds.size() == 3);
  CHECK(r.finds[1].superseded);
  CHECK_FALSE(r.finds[2].superseded);
  r = read("Ann: turn 3: MMM\nAnn: turn 4: MMRM\n");
  CHECK_FALSE(r.finds[0].superseded);
}

TEST_CASE("links are found with their author, in any wrapping") {
  std::string const a = fragment(Kind::Orders, std::string(50, 'a')), b = fragment(Kind::Orders, std::string(90, 'b'));
  std::string const url = "https://example.org/p/" + b;
  Reading r = read("From: Ann\n" + a + "\nFrom: Ben\nmy orders: [url=" + url + "]here[/url]\n" + url.substr(0, 70) + "\n" +
                   url.substr(70) + "\n");
  REQUIRE(r.finds.size() == 2);
  CHECK(r.finds[0].what == Find::What::Link);
  CHECK(r.finds[0].seat == 0);
  CHECK(r.finds[0].text == a);
  CHECK(r.finds[1].seat == 1);
  CHECK(r.finds[1].text == b);
  CHECK(r.finds[1].line == 4);
}

TEST_CASE("an order with a slip is shown to the GM") {
  Find f = only("Ann: MMXM\n");
  CHECK(f.what == Find::What::Doubt);
  CHECK(f.text == "MMXM");
  CHECK(f.seat == 0);
}

TEST_CASE("a sheet of several lines is one order, with blank lines in it and its label above") {
  for (std::string const& text :
       {"Ann:\n140\nitem a\n\nitem b\nThanks!\n", "From: Ann\n\nHello all,\n140\nitem a\n\nitem b\n-- \nAnn\n120\n",
        "Ann: 140\nitem a\n\nitem b\n", "by Ann \xC2\xBB Sat\n[code]140\nitem a\n\nitem b[/code]\n", "Ann:\n\nHere you go.\n\n**140**\nitem a\n\nitem b\n"}) {
    Reading const r = read_sheets(text);
    INFO(text);
    REQUIRE(r.finds.size() == 1);
    CHECK(r.finds[0].what == Find::What::Order);
    CHECK(r.finds[0].seat == 0);
    CHECK(r.finds[0].text.find("item b") != std::string::npos);
  }
  Reading const r = read_sheets("Turn 3:\nAnn:\n140\nitem a\nBen:\n120\nitem c\n");
  REQUIRE(r.finds.size() == 2);
  CHECK(r.finds[0].turn == 3);
  CHECK(r.finds[1].turn == 3);
  CHECK(r.finds[1].seat == 1);
  CHECK(r.finds[1].line == 6);
}

TEST_CASE("prose inside a sheet is left out and told; a fault in it is shown with all of the sheet") {
  Reading r = read_sheets("Ann:\n140\n(this one is for Bob)\nitem a\n");
  REQUIRE(r.finds.size() == 1);
  CHECK(r.finds[0].what == Find::What::Order);
  CHECK(r.finds[0].left == "(this one is for Bob)");
  CHECK(r.finds[0].text.find("item a") != std::string::npos);
  CHECK(r.finds[0].text.find("Bob") == std::string::npos);
  r = read_sheets("Ann:\n140\nitem a\nitem =\nitem b\n");
  REQUIRE(r.finds.size() == 1);
  CHECK(r.finds[0].what == Find::What::Doubt);
  CHECK(r.finds[0].text == "140\nitem a\nitem =\nitem b");
  CHECK(place_of(r.finds[0], 17) == "line 4, column 6");
  r = read_sheets("Ann:\n140\nitem a\n120\nitem b\n");   // two orders in a row: the later counts
  REQUIRE(r.finds.size() == 2);
  CHECK(r.finds[0].superseded);
  CHECK(r.finds[1].text == "120\nitem b");
}

TEST_CASE("a sheet may be long") {
  std::string text = "Ann:\n140\n";
  for (int i = 0; i < 60; ++i) text += "item " + std::string(70, 'x') + "\n";
  Reading const r = read_sheets(text);
  REQUIRE(r.finds.size() == 1);
  CHECK(r.finds[0].what == Find::What::Order);
  CHECK(r.finds[0].text.size() > 4000);
}

TEST_CASE("a mail's words above what it answers may be broken in two") {
  for (std::string const& words : {"On Fri, Nov 20, 2026 at 7:02 PM Game Master <gm@example.org>\nwrote:\n", "On Fri, Nov 20, 2026 at 7:02 PM Game Master <\ngm@example.org> wrote:\n",
                                   "On Fri, Nov 20, 2026 at 7:02 PM Game Master\n<gm@example.org> wrote:\n"}) {
    Reading const r = read("From: Ben\nMMRM\n\n" + words + "\nYou had\n\nMMM\n");
    INFO(words);
    REQUIRE(r.finds.size() == 1);
    CHECK(r.finds[0].text == "MMRM");
    CHECK(r.finds[0].whole.empty());
    CHECK(notes(r).find("because it is quoted") != std::string::npos);
  }
}

TEST_CASE("a name alone above a part of a driver's post on a page says whom it quotes") {
  Reading r = read("Ben\n2\n3d\nAnn:\n\nMMM\n\nNo.\n\nMMRM\n");
  REQUIRE(r.finds.size() == 1);
  CHECK(r.finds[0].seat == 1);
  CHECK(r.finds[0].text == "MMRM");
  CHECK(notes(r).find("because it is quoted") != std::string::npos);
  r = read("The steward\n2\n3d\nAnn:\n\nMMM\n");   // who drives nobody tells what others sent him
  REQUIRE(r.finds.size() == 1);
  CHECK(r.finds[0].seat == 0);
}

TEST_CASE("quotes of every usual form are nobody's order, and are told") {
  for (std::string const& text :
       {"From: Ben\nAnn wrote:\nAnn: MMM\n\nLet us go.\n", "by Ben \xC2\xBB Sat\nAnn said:\n    Ann: MMM\nLet us go.\n",
        "From: Ben\nLet us go.\n\n-----Original Message-----\nFrom: Ann\nSent: Monday\nMMM\n",
        "From: Ben\nLet us go.\n________________________________\nFrom: Ann <ann@x.org>\nSent: Monday\nTo: Ben\n\nMMM\n",
        "From: Ben\nLet us go.\n\nFrom: Ann <ann@x.org>\nSent: Monday\nTo: Ben\n\nMMM\n",
        "From: Ben\nLet us go.\nOn Mon, 23 Nov 2026 at 10:00, Ann <ann@x.org> wrote:\nAnn: MMM\n\nAnn: MMM\n",
        "From: Ben\nLet us go.\nAm 23.11.2026 um 10:00 schrieb Ann:\nAnn: MMM\n",
        "From: Ben\nLet us go.\n[quote=\"Ann\"]\nAnn: MMM\n[/quote]\n", "From: Ben\nLet us go.\n> Ann: MMM\n>> Ann: MMR\n",
        "<html><body><p>From: Ben</p><p>Let us go.</p><blockquote><p>Ann: MMM</p></blockquote></body></html>"}) {
    Reading const r = read(text);
    INFO(text);
    CHECK(r.finds.empty());
    CHECK(notes(r).find("it is quoted") != std::string::npos);
  }
  Reading const r = read("From: Ben\nAnn wrote:\nAnn: MMM\n\nRRM\n");
  REQUIRE(r.finds.size() == 1);
  CHECK(r.finds[0].seat == 1);
}

TEST_CASE("signatures and talk of laps are no orders") {
  Reading r = read("From: Ann\nHello\n-- \nMLM\nbest club in town\n\nFrom: Ben\nRRM\n____\nMLM\n");
  REQUIRE(r.finds.size() == 1);
  CHECK(r.finds[0].seat == 1);
  CHECK(notes(r).find("signature") != std::string::npos);
  CHECK(read_sheets("Ann: 60 laps to go\n").finds.empty());
  CHECK(read("Ann: MMM please\n").finds.size() == 1);
  r = read("Ann: MMM\n-- \nsent from my phone\nBen: RRM\n");  // the next one in a list of messages
  CHECK(r.finds.size() == 2);
}

TEST_CASE("what is crossed out or taken back does not count") {
  for (std::string const& text : {"Ann: ~~MMM~~ MMR\n", "Ann: [s]MMM[/s] MMR\n", "Ann: <s>MMM</s> MMR\n", "Ann: <del>MMM</del> MMR\n",
                                  "Ann: MMM - no wait, MMR\n", "Ann: M\xCC\xB6M\xCC\xB6 MMR\n", "Ann: ||MMR|| (edited)\n", "Ann: [spoiler]MMR[/spoiler]\n"}) {
    INFO(text);
    Reading const r = read(text);
    REQUIRE_FALSE(r.finds.empty());
    Find const& f = r.finds.back();
    CHECK(f.text == "MMR");
    CHECK(f.seat == 0);
    CHECK_FALSE(f.superseded);
    if (r.finds.size() > 1) CHECK(r.finds[0].superseded);
  }
  Reading r = read("From: Ann\nMMM\nScrap that:\nRRM\n");
  REQUIRE(r.finds.size() == 2);
  CHECK(r.finds[0].taken_back);
  CHECK(r.finds[1].text == "RRM");
  CHECK(notes(r).find("Line 3 takes back what line 2 orders.") != std::string::npos);
  r = read("From: Ann\nMMM\nscrap that\n");  // nothing instead: the GM decides
  REQUIRE(r.finds.size() == 1);
  CHECK(r.finds[0].what == Find::What::Doubt);
}

TEST_CASE("any program's text is read: byte order marks, UTF-16, HTML, line ends") {
  CHECK(only("\xEF\xBB\xBF" "Ann: MMM\n").seat == 0);
  CHECK(only("Ann\xE2\x80\x8B: MMM\r\nso long\r\n").seat == 0);
  std::string low, high("\xFE\xFF", 2);
  for (char c : std::string("J\xF6rg: MMRM\n")) low += std::string{c, '\0'}, high += std::string{'\0', c};
  CHECK(only(low).seat == 3);
  CHECK(only(high).text == "MMRM");
  CHECK(notes(read(low)).find("UTF-16") != std::string::npos);
  Find const f = only("<html><head><style>M {a:b}</style></head><body><div><b>Ann</b>:&nbsp;MM</div><div>hi &amp; bye</div></body></html>");
  CHECK(f.seat == 0);
  CHECK(f.text == "MM");
  std::string const link = fragment(Kind::Orders, std::string(50, 'a'));
  CHECK(only("<p>Ann: my orders are <a href=\"https://example.org/p/" + link + "\">here</a></p>").text == link);
}

TEST_CASE("of a text that is too long the newest is read, and it is said") {
  std::string text;
  while (text.size() < kThreadText) text += "words and words and more of them\n";
  Reading r = read("Ann: LLL\n" + text + "Ann: MMM\n");
  CHECK(r.cut);
  CHECK(notes(r).find("too long") != std::string::npos);
  REQUIRE(r.finds.size() == 1);
  CHECK(r.finds[0].text == "MMM");
  text.clear();
  for (int i = 0; i < 400; ++i) text += "Ann: turn " + std::to_string(i) + ": MMM\n";
  r = read(text);
  CHECK(r.cut);
  CHECK_FALSE(r.notes.empty());
  CHECK(r.finds.size() == size_t(kThreadFinds));
  CHECK(r.finds.back().turn == 399);
}

TEST_CASE("huge and hostile texts end soon", "[texts]") {
  std::string text;
  while (text.size() < 700000) text += "[quote]Ann:[[[[: turn 1: #oAQ";
  Reading r = read(text);
  CHECK(r.cut);
  text.clear();
  while (text.size() < 600000) text += "Ann: MM\nBen: MMR\n";
  CHECK(read(text).finds.size() <= size_t(kThreadFinds));
  CHECK(read(std::string(600000, '[')).finds.empty());
  CHECK(read(std::string(600000, ':')).finds.empty());
  CHECK(find_links(std::string(15 << 20, '#')).empty());
  for (char const* part : {"#", "%23", "#r", "[s]", "~~", "<", "<s>", "&", "<a href='#", "____\n", "Ann wrote:\n", "140\n", "item =\n",
                           "no wait ", "scrap that\n", "Ann:\n", "\xCC\xB6", "<!--", "<style>", "[quote]\n", "-----Original Message-----\n"}) {
    text.clear();
    while (text.size() < kThreadText / (kInPart ? 4 : 1)) text += part;
    INFO(part);
    CHECK(least_seconds(8, [&] {
      CHECK(read(text).finds.size() <= size_t(kThreadFinds));
      CHECK(read_sheets(text).finds.size() <= size_t(kThreadFinds));
    }) < 8);
  }
}

TEST_CASE("mails pasted as they were sent are read: quoted-printable, Windows-1252, encoded names") {
  CHECK(only("J=F6rg: MMRM\n").seat == 3);                                    // Latin-1
  CHECK(only("J=C3=B6rg: MMRM\n").seat == 3);                                 // UTF-8
  CHECK(only("J\xF6rg: MMRM\n").seat == 3);                                   // bytes of Windows-1252
  std::string const talk = "this is a mail of one long line that the program of who sent it breaks, ";
  CHECK(only(talk + "=\r\nand goes on\r\nAnn: MM=\r\nRM\r\n").text == "MMRM");
  std::string const head = "Content-Type: text/plain; charset=iso-8859-1\nContent-Transfer-Encoding: quoted-printable\n\n";
  Reading r = read("From: =?iso-8859-1?Q?J=F6rg?= <j@x.org>\nSubject: turn 4\n" + head + "Hi =3D all,\nMMRM\n");
  REQUIRE(r.finds.size() == 1);
  CHECK(r.finds[0].seat == 3);
  CHECK(r.finds[0].text == "MMRM");
  CHECK(notes(r).find("quoted-printable") != std::string::npos);
  std::string const link = fragment(Kind::Orders, std::string(50, 'a'));
  CHECK(only(head + "https://example.org/p/=\n" + link.substr(0, 20) + "=\n" + link.substr(20) + "\n").text == link);
}

TEST_CASE("mails whose text is base64 are read; pictures in them are not") {
  std::string const head = "Content-Type: text/plain; charset=utf-8\nContent-Transfer-Encoding: base64\n\n";
  std::string const mail = "From: =?utf-8?B?SsO2cmc=?= <j@x.org>\nSubject: turn 4\n--part\n" + head + "SGkgYWxsLApteSB0dXJuOgpNTVJNCk1hcnRhIHNheXMgaGVsbG8sIHNlZSB5\nb3UgYXQgdGhlIG5leHQgcmFjZSwgYW5kIGRvIGJyaW5nIHRoZSBjYXJkcwo=\n\n--part\n";
  std::string const picture = "Content-Type: image/png\nContent-Transfer-Encoding: base64\n\niVBORw0KGgoAAAANSUhEUgAAAAEAAAAB\n--part--\n";
  for (std::string const& text : {mail, mail + picture}) {
    Reading const r = read(text);
    INFO(text);
    REQUIRE(r.finds.size() == 1);
    CHECK(r.finds[0].seat == 3);
    CHECK(r.finds[0].text == "MMRM");
    CHECK(notes(r).find("base64") != std::string::npos);
  }
  CHECK(read(head + "no such letters!\n").finds.empty());
  std::string const first = "Content-Transfer-Encoding: base64\n\n";   // the first line of the text
  CHECK(read(first).finds.empty());
  CHECK(only(first + "QW5uOiBNTVJNCg==\n").text == "MMRM");
  CHECK(only("Content-Transfer-Encoding: 7bit\n\nAnn: MMRM\n").text == "MMRM");
}

TEST_CASE("an equals sign of an order is none of a mail") {
  for (std::string const& text : {"VALUE <=10 CARD=C7", "a = b", "x =\xC3\xA9", "====", "MYPOS=1 =3D"}) {
    INFO(text);
    CHECK(notes(read("Ann: " + text + "\n")).find("quoted") == std::string::npos);
  }
  CHECK(only("J\xC3\xB6rg: MMRM\n").seat == 3);   // UTF-8 stays
}

TEST_CASE("a closing line of the writer's is a signature, another's name or words are not") {
  for (std::string const& text : {"Ben: MMRM\nCheers, Ben\n", "From: Ben\n\nMMRM\n\nCheers,\nBen\n", "From: Ben\nMMRM\nThanks!\n", "by Ben \xC2\xBB Sat\nMMRM\nbest regards Ben\n\nby Ann \xC2\xBB Sun\nMMM\n"}) {
    Reading const r = read(text);
    INFO(text);
    REQUIRE_FALSE(r.finds.empty());
    CHECK(r.finds[0].seat == 1);
    CHECK(r.finds[0].text == "MMRM");
    CHECK(r.finds[0].lost.empty());
    CHECK(r.finds[0].whole.find(kUnread) == std::string::npos);
    CHECK(notes(r).find("signature") != std::string::npos);
  }
  for (std::string const& text : {"Ben: MMRM\nCheers, Ann\n", "Ben: MMRM\nCheers, Ben\nMMM\n", "MMRM\nCheers, Ben\n", "Ben: MMRM\nCheers, Ben and LMM\n"}) {
    INFO(text);
    CHECK(notes(read(text)).find("signature") == std::string::npos);
  }
}

TEST_CASE("a sign-off is a signature, whoever's name it bears; an order below a greeting is none") {
  for (std::string const& text : {"Ben: MMRM\nBest wishes,\nLena\n", "From: Ben\nMMRM\n\nGood luck all,\nJ. Hedman\n", "From: Ben\nMMRM\nRegards, Lena\n", "MMRM\nCheers,\nLena\n",
                                  "From: Ben\nMMRM\n- Lena\n", "From: Ben\nMMRM\nThanks and see you,\nLena\n\nGet Outlook for iOS\n", "by Ben \xC2\xBB Sat\nMMRM\nGood luck all,\nOG\nby Ann \xC2\xBB Sun\nMMM\n"}) {
    Reading const r = read(text);
    INFO(text << notes(r));
    REQUIRE_FALSE(r.finds.empty());
    CHECK(r.finds[0].text == "MMRM");
    CHECK(r.finds[0].whole.empty());
    CHECK(r.finds[0].lost.empty());
    CHECK(notes(r).find("signature") != std::string::npos);
  }
  for (std::string const& below : {"Good luck all,\nMMRMM\n", "Good luck all,\nMlrm\n", "Thanks,\nA(5M)\n", "Cheers,\nAnn\nMMM\n", "Best if I brake,\nLena\n", "Thanks, LMM\n"}) {
    Reading const r = read("From: Ben\nMMRM\n" + below);
    INFO(below << notes(r));
    CHECK(notes(r).find("signature: line 3 to 4") == std::string::npos);
    CHECK(notes(r).find("signature: lines 3 to 4") == std::string::npos);
    CHECK((r.finds.size() > 1 || !r.finds[0].whole.empty() || below.starts_with("Cheers")));
  }
  for (std::string const& below : {"Good luck all,\nItem a\n", "Thanks,\nitem b\n", "Cheers,\n120\n"}) {
    Reading const r = read_sheets("Ann:\n140\n" + below);
    INFO(below << notes(r));
    CHECK(notes(r).find("signature: lines") == std::string::npos);
  }
  CHECK(read_sheets("Ann:\n140\nitem a\nBest wishes,\nLena\n").finds.at(0).whole.empty());
}

TEST_CASE("the heading of a quote below a signature is said to be one, and what it heads is quoted") {
  for (std::string const& head : {"Anna wrote:", "Quote:", "On Fri, Nov 20, 2026 at 7:02 PM Anna <a@x.org>\nwrote:"}) {
    Reading const r = read("From: Ben\nMMRM\n-- \nBen\n\n" + head + "\nMMM\n");
    INFO(head << notes(r));
    REQUIRE(r.finds.size() == 1);
    CHECK(r.finds[0].text == "MMRM");
    CHECK(notes(r).find("as the heading of a quote: line") != std::string::npos);
    CHECK(notes(r).find("it is quoted: line") != std::string::npos);
    CHECK(notes(r).find("as a signature: lines 3 to 4.") != std::string::npos);
  }
  Reading const r = read("From: Ben\nQuote:\nAnn: MMM\n\nMMRM\n");
  REQUIRE(r.finds.size() == 1);
  CHECK(r.finds[0].seat == 1);
  CHECK(r.finds[0].whole.empty());
}

TEST_CASE("what a forum prints below its posts is no word of theirs") {
  for (std::string const& foot :
       {"Back to top", "Display posts from previous:   All Posts   Oldest First\nSelect\nOff topic", "All times are GMT + 1 Hour", "Page 1 of 1", "Jump to:   Select a forum\nRaces\n------\nOff topic",
        "You cannot post new topics in this forum", "You can vote in polls in this forum", "Powered by phpBB \xC2\xA9 2001, 2005 phpBB Group", "Paddock Club Forum Index -> Race 5",
        "View user's profile Send private message"}) {
    Reading const r = read("by Ben \xC2\xBB Sat Nov 21\nMMRM\n" + foot + "\n");
    INFO(foot);
    REQUIRE(r.finds.size() == 1);
    CHECK(r.finds[0].whole.empty());
  }
  Reading const r = read("Jump to:  Races\nOff topic\nAnn: MMRM\n");   // somebody's order below it is one
  REQUIRE(r.finds.size() == 1);
  CHECK(r.finds[0].seat == 0);
  CHECK(read("Ann\n\n Posted: Tue Nov 24, 2026 8:14 pm    Post subject: Re: Race 5\nMMRM\n").finds.at(0).seat == 0);
}

TEST_CASE("a fault is placed in the page and in the lines of its order") {
  Reading const r = read_sheets("Hello\n\nAnn:\n140\nitem a\nitem =\nitem b\n");
  REQUIRE(r.finds.size() == 1);
  CHECK(place_of(r.finds[0], 17) == "line 6, column 6");
  CHECK(own_place_of(r.finds[0], 17) == "line 3, column 6");
}

TEST_CASE("a text with headings of mails is known as one") {
  CHECK(read("From: Ann <ann@example.org>\nSubject: turn 4\n\nMMRM\n").mails);
  CHECK(read("Ann <ann@example.org>\n20:14 (3 hours ago)\nto me\n\nMMRM\n").mails);
  CHECK_FALSE(read("by Ann \xC2\xBB Sat Nov 21\nMMRM\n").mails);
  CHECK_FALSE(read("Ann: MMRM\n").mails);
}

namespace {

// Ann's order, and what she writes in a mail behind it.
Reading with_second(std::string const& words) { return read("From: Ann\nSubject: Re: turn 1\n\nA(5M)\n\nFrom: Ann\nSubject: Re: turn 1\n\n" + words + "\n"); }

bool changed(std::string const& words) {
  Reading const r = with_second(words);
  return r.finds.empty() || r.finds[0].what != Find::What::Order;
}

}  // namespace

TEST_CASE("a second mail that takes an order back or changes it is told") {
  std::string const far(400, 'x');
  for (std::string const& words : std::vector<std::string>{
           "Please undo my previous post.", "Do not use my order yet.", "please do not play my previous order", "Retract my orders please.", "void my order", "I cancelled my order.",
           "Order withdrawn.", "My plot is to be replaced", "Please cancel that.", "That should be R, not L.", "Please cancel my order.", "Please ignore my mail, I need to think again.",
           "Hold my order, new one coming.", "Forget my order!", "I take my order back.", "Don't use my order, I'll send a new one tonight.", "Don\xE2\x80\x99t use my last mail.",
           "Scrap my order, please.", "Scrap my last mail.", "Please delete my last order", "Please hold off with my order", "Oops, my order was wrong.", "I take that back", "Cancelled!",
           "Please disregard.", "Forget what I wrote.", "No, cancel my order.", "This is confidential: please cancel my order.", "Typo: the L should be R.", "Hi Max, " + far + " so please cancel my order.",
           "It was a long day for all of us here, as you may know. Would you please be so kind as to cancel\nmy order?"}) {
    INFO(words);
    CHECK(changed(words));
  }
}

TEST_CASE("a second mail that changes nothing stops nothing") {
  for (char const* words :
       {"If you are not the intended recipient, please delete this e-mail.", "Please don't print this e-mail", "Nice move, Ben! I don't know how you did that.", "That was the wrong move, Ben!",
        "Don't forget to post the map after this move!", "My order stands, don't worry.", "Just to confirm: no change to my orders.", "Yes, correct order.", "I changed my e-mail address.",
        "I hold the lead! What a move.", "Reminder: orders are due tonight. Instead of Sunday we run on Monday.", "Don't wait for me, order as sent.", "That's my order, don't change it!",
        "My next order comes Monday instead of Sunday.", "Correct, that is my order.", "No changes from me, orders as sent.",
        "This e-mail is confidential. If you are not the intended recipient\nplease disregard it and delete the e-mail."}) {
    INFO(words);
    CHECK_FALSE(changed(words));
  }
}

TEST_CASE("a long second mail is read in time that grows with it") {
  std::string line, lines;
  while (line.size() < 100'000) line += "Please do not want to be to be to be cancel. ", lines += "cancel cancel the the my of\n";
  double const enough = kInPart ? 10 : 1;
  CHECK(least_seconds(enough, [&] { with_second(line), with_second(lines); }) < enough);
}

TEST_CASE("who tells of what was written, and when, heads no quote") {
  for (std::string const& line :
       {"Op 12-03-2026 om 10:00 schreef ik:", "Am 12.03.2026 10:00 habe ich geschrieben:", "Den 12.03.2026 10:00 skrev jeg:", "Orders are due 12 March 2026, 10:00:", "Turn of 12.03.2026, 10:00:",
        "Il 12/03/26 alle 10:00:", "Op 12-03-2026 om 10:00 schreef Anna", "Op beurt 3 schreef Anna niets:", "Jag skrev fel:", "Sent 12.03.2026 10:00:", "Ik schreef op 12-03-2026 om 10:00:",
        "I wrote this at 10:00 on 12.03.2026:", "Er schrieb mir am 12.03.2026 um 10:00:", "12.03.2026, 10:00 - Ben: Max schrieb mir am Montag:", "Il a \xC3\xA9" "crit le 12/03/2026 \xC3\xA0 10:00 :"}) {
    INFO(line);
    Reading const r = read("From: Ben\n\n" + line + "\nMMRM\n");
    REQUIRE(r.finds.size() == 1);
    CHECK(r.finds[0].text == "MMRM");
    CHECK(notes(r).find("quoted") == std::string::npos);
  }
}

TEST_CASE("what is ordered on behalf of another driver is not its writer's own") {
  for (std::string const& head : {"On behalf of Ann:", "on behalf of Ann", "I send this on behalf of Ann.", "(on behalf of Ann)", "*On behalf of Mary Ann*"}) {
    Reading const r = read("From: Ben\n\nMMMM\n\n" + head + "\nMMRM\n");
    INFO(head);
    REQUIRE(r.finds.size() == 2);
    CHECK(r.finds[0].seat == 1);
    CHECK((r.finds[0].what == Find::What::Order) == (head.find(':') != head.npos));   // of what stands above or below it?
    CHECK_FALSE(r.finds[0].superseded);
    CHECK(r.finds[1].seat == (head.find("Mary") == std::string::npos ? 0 : 2));
    CHECK(r.finds[1].what == Find::What::Doubt);
    CHECK(r.finds[1].why.find("another driver, Ben") != std::string::npos);
  }
  for (std::string const& talk : {"for Ben", "for Ann", "I am not driving on behalf of Ann.", "Carl drives on behalf of Ann.", "On behalf of Ben:", "good luck for Ann", "for Ann it was a bad day", "On behalf of all of us:", "for the record:", "On Ann's behalf I say hello."}) {
    Reading const r = read("From: Ben\n\n" + talk + "\nMMRM\n");
    INFO(talk);
    REQUIRE(r.finds.size() == 1);
    CHECK(r.finds[0].seat == 1);
    CHECK(r.finds[0].what == Find::What::Order);
  }
  Reading r = read("From: The steward\n\nOn behalf of Ann:\nMMRM\n");   // as before: the steward is asked whose it is
  REQUIRE(r.finds.size() == 1);
  CHECK(r.finds[0].seat == kNobody);
}

TEST_CASE("of several orders the one sent last is taken back, and the older ones do not come back") {
  auto const mail = [](char const* at, char const* words) { return std::string("From: Ann\nDate: Mon, 23 Nov 2026 ") + at + " +0100\nSubject: Re: turn 1\n\n" + words + "\n\n"; };
  Reading const r = read(mail("20:40:00", "A(5M)") + mail("20:10:00", "(6M)") + mail("21:00:00", "Please cancel my order."));
  REQUIRE(r.finds.size() == 2);
  CHECK(r.finds[0].what == Find::What::Doubt);
  CHECK_FALSE(r.finds[0].superseded);
  CHECK(r.finds[1].superseded);
}

TEST_CASE("who may be meant by a first name alone is told, and is not silent for that") {
  Reading const r = read("From: Mary\nSubject: turn 1\n\nOrders please by Sunday!\n\nFrom: Ben\nSubject: Re: turn 1\n\nA(5M)\n");
  CHECK(r.silent.empty());
  CHECK(notes(r).find("Mary (line 1)") != std::string::npos);
  CHECK(read("From: Mary Ann\nSubject: turn 1\n\nSee you.\n").silent.size() == 1);
}
