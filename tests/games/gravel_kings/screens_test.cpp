// What the screens show of a meeting: boards, films, forms whose buttons write readable orders, the programme.
#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <set>

#include "games/gravel_kings/rules/card.hpp"
#include "post/paper.hpp"
#include "session/session.hpp"

using namespace paddock;
using namespace paddock::gravel_kings;

namespace {

std::unique_ptr<Session> meeting(bool sheets, uint64_t seed = 7) {
  Setup s;
  s.game = "gravel_kings";
  s.track = "house_deck";
  for (int i = 0; i < 2; ++i) s.seats.push_back({i ? "Lanterns" : "Hornets", i, i + 1, i ? "screen" : "you", Doc::object()});
  if (sheets) s.settings["decisions"] = "sheets";
  auto session = start_session(s, seed, 1);
  REQUIRE(session);
  return std::move(*session);
}

void check_film(Film const& film) {
  CHECK(film.length >= film.arrival);
  for (auto const& t : film.tracks)
    for (size_t i = 0; i < t.keys.size(); ++i) {
      CHECK(std::isfinite(t.keys[i].at.x));
      if (i) CHECK(t.keys[i].time >= t.keys[i - 1].time);
    }
  for (auto const& c : film.cards) CHECK(c.until >= c.from);
  if (film.cards.empty()) return;
  // The end is looked at for a moment: not at an empty stadium.
  CHECK(std::any_of(film.cards.begin(), film.cards.end(), [&](auto const& c) { return c.until > film.length; }));
  CHECK(std::any_of(film.tracks.begin(), film.tracks.end(), [&](auto const& t) { return t.keys.back().time > film.length; }));
}

}  // namespace

TEST_CASE("a meeting has six boards, riders in four helmets, films in order", "[gravel_kings]") {
  auto s = meeting(false);
  int turns = 0;
  while (s->actor() >= 0) {
    Scene const scene = s->scene(s->actor());
    REQUIRE(scene.pages.size() == 6);
    for (Scene const& page : scene.pages) {
      bool worn[5] = {};
      for (Token const& t : page.tokens) {
        CHECK_FALSE(worn[int(t.helmet)]);
        worn[int(t.helmet)] = true;
      }
    }
    for (auto const& q : s->questions(s->actor(), ""))
      for (auto const& c : q.choices) CHECK((c.enabled || !c.why.empty()));
    if (s->turn() > turns + 1) check_film(s->film(++turns));
    REQUIRE(s->absent());
  }
  CHECK(turns >= 10);
  Recap const recap = s->recap();
  CHECK(recap.cards.size() >= 2);
}

TEST_CASE("a card that was turned over is told on a card of its own, one after the other", "[gravel_kings][film]") {
  auto s = meeting(false);
  while (s->actor() >= 0) REQUIRE(s->absent());
  int told = 0;
  for (int turn = 1; turn <= int(s->timeline().size()); ++turn) {
    float last = -1;
    for (Film::Told const& card : s->film(turn).told) {
      ++told;
      CHECK(card.drawn);
      CHECK(card.seat >= 0);
      CHECK(card.cards.size() == 1);
      CHECK_FALSE(card.result.empty());
      CHECK(card.time > last);
      last = card.time;
    }
  }
  CHECK(told > 3);
}

TEST_CASE("who takes a card is told that a Great Start is useless after the gate", "[gravel_kings]") {
  int shown = 0;
  for (uint64_t seed = 1; seed < 4; ++seed) {
    auto s = meeting(false, seed);
    while (s->actor() >= 0) {
      for (auto const& q : s->questions(s->actor(), "")) {
        if (q.label != "Take one card") continue;
        bool offered = false;
        for (auto const& c : q.choices) offered |= c.enabled && c.text.find("Great Start") != std::string::npos;
        CHECK((q.note.find("useless now") != std::string::npos) == offered);
        shown += offered;
      }
      auto const proposed = s->desk(s->actor()).commit_play;
      REQUIRE((proposed.empty() ? s->absent() : s->play_all(proposed)));
    }
  }
  CHECK(shown > 3);
}

TEST_CASE("at the gate every card says what passes it, and what Gate and Lap on it are", "[gravel_kings]") {
  int compared = 0;
  for (uint64_t seed = 1; seed < 6; ++seed) {
    auto s = meeting(false, seed);
    while (s->actor() >= 0 && s->turn() < 4) {
      for (auto const& q : s->questions(s->actor(), "")) {
        if (q.label != "Card" || q.rule.text() != "GK-3.3") continue;
        CHECK(q.note.find("whose Risk card turns it over") != std::string::npos);
        for (auto const& a : q.choices)
          for (auto const& b : q.choices) {
            if (a.note.find("3 riders to come") == std::string::npos || a.card[0].suit + a.card[0].value == b.card[0].suit + b.card[0].value) continue;
            INFO(a.text << " and " << b.text);
            CHECK(a.note != b.note);
            ++compared;
          }
      }
      auto const proposed = s->desk(s->actor()).commit_play;
      REQUIRE((proposed.empty() ? s->absent() : s->play_all(proposed)));
    }
  }
  CHECK(compared > 20);
}

TEST_CASE("what is said to pass a card at the gate is what beats it", "[gravel_kings]") {
  std::set<Card> faces;
  for (int lane = kWhiteLine; lane <= kBoards; ++lane)
    for (int value = 1; value <= 12; ++value) faces.insert(card_of(lane, value, 0));
  int told = 0;
  for (uint64_t seed = 1; seed < 6; ++seed) {
    auto s = meeting(false, seed);
    while (s->actor() >= 0 && s->turn() < 4) {
      for (auto const& q : s->questions(s->actor(), ""))
        for (auto const& c : q.choices) {
          size_t const at = c.note.find("Passed by ");
          if (at == std::string::npos) continue;
          std::string const words = c.note.substr(at + 10, c.note.find('.', at) - at - 10);
          if (words[0] == 'a') continue;                 // a Great Start
          int const least = std::atoi(words.c_str()), value = least - 1;
          int const lane = c.text[0] == 'W' ? kWhiteLine : c.text[0] == 'C' ? kCentre : kBoards;
          INFO(c.text << ": " << words);
          for (Card o : faces) {
            bool const said = value_of(o) >= least || (words.find(", or White Line ") != std::string::npos && value_of(o) == value && lane_of(o) == kWhiteLine) ||
                              (words.find(", or an inner ") != std::string::npos && value_of(o) == value && lane_of(o) < lane) ||
                              (words.find(", or another ") != std::string::npos && value_of(o) == value);
            CHECK(said == beats(o, card_of(lane, value, 0)));
          }
          ++told;
        }
      auto const proposed = s->desk(s->actor()).commit_play;
      REQUIRE((proposed.empty() ? s->absent() : s->play_all(proposed)));
    }
  }
  CHECK(told > 20);
}

TEST_CASE("a sheet that has begun says at its head what its empty riders will do; before, one is proposed", "[gravel_kings]") {
  auto s = meeting(true);
  REQUIRE(s->absent());
  REQUIRE(s->absent());
  auto const says = [&] {
    for (Chip const& c : s->desk(0).chips)
      if (c.text.find("lowest legal cards") != std::string::npos) return c.tone == Tone::Warn;
    return false;
  };
  REQUIRE(s->actor() == 0);
  CHECK_FALSE(says());
  CHECK(s->desk(0).commit == "Seal this sheet: spares good cards");
  for (Tray const& t : s->desk(0).trays)
    if (t.big) {                                  // the first hand: one card is wished for
      REQUIRE(s->type(*edited(s->desk(0).text, *t.places[0].choice.edit)).error_column == 0);
      break;
    }
  CHECK(says());
  CHECK(s->desk(0).commit == "Seal, 3 without orders");
}

TEST_CASE("a hand is on its owner's desk only", "[gravel_kings]") {
  auto s = meeting(false);
  REQUIRE(s->absent());
  REQUIRE(s->absent());
  REQUIRE(s->actor() == 0);
  for (Seat viewer : {Seat(0), Seat(1)})
    for (Tray const& t : s->desk(viewer).trays) {
      if (!t.big) continue;
      bool const home = t.helmet == Helmet::Red || t.helmet == Helmet::Blue;
      CHECK(home == (viewer == 0));
      for (auto const& p : t.places) CHECK_FALSE(p.face.value.empty());
    }
  CHECK(s->desk(kNobody).trays.empty());
}

TEST_CASE("every button of the sheet writes orders that can be read", "[gravel_kings]") {
  auto s = meeting(true);
  REQUIRE(s->absent());
  REQUIRE(s->absent());
  for (int press = 0; press < 6; ++press) {
    std::vector<std::string> orders;
    std::string const text = s->desk(0).text;
    auto const add = [&](Choice const& c) {
      auto const order = edited(text, *c.edit);
      REQUIRE(order);
      orders.push_back(order->empty() ? " " : *order);
    };
    for (auto const& q : s->questions(0, text))
      for (auto const& c : q.choices)
        if (c.play.empty()) add(c);
    for (Tray const& t : s->desk(0).trays)
      for (auto const& p : t.places)
        if (p.choice.edit) add(p.choice);
    REQUIRE(orders.size() > 20);
    for (std::string const& order : orders) {
      Sheet const sheet = s->read(0, order);
      INFO(order);
      CHECK(sheet.error_column == 0);
    }
    REQUIRE(s->type(orders[size_t(press * 7) % orders.size()]).error_column == 0);   // and from there the next
  }
}

TEST_CASE("an answer of a sheet carries its change, not the sheet", "[gravel_kings]") {
  auto s = meeting(true);
  REQUIRE(s->absent());
  REQUIRE(s->absent());
  for (size_t i = 0; i < s->questions(0, "").size(); ++i) {      // stock orders for every rider
    std::string const text = s->desk(0).text;
    Question const q = s->questions(0, text)[i];
    if (q.label == "Stock orders") REQUIRE(s->type(*edited(text, *q.choices[0].edit)).error_column == 0);
  }
  std::string const text = s->desk(0).text;
  size_t carried = 0, whole = 0;
  auto const count = [&](Choice const& c) {
    if (!c.edit) return;
    carried += c.edit->text.size();
    whole += edited(text, *c.edit)->size();
  };
  for (auto const& q : s->questions(0, text))
    for (auto const& c : q.choices) count(c);
  for (Tray const& t : s->desk(0).trays)
    for (auto const& p : t.places) count(p.choice);
  WARN("letters of a sheet's answers: " << carried << ", of whole sheets: " << whole);
  CHECK(whole > 5000);
  CHECK(carried * 5 < whole);
}

TEST_CASE("the programme adds up, as text and as a page", "[gravel_kings]") {
  auto s = meeting(false, 11);
  while (s->actor() >= 0) REQUIRE(s->absent());
  auto const papers = s->papers(kNobody);
  REQUIRE(papers.size() == 1);
  int heats = 0, riders = 0;
  for (auto const& t : papers[0].tables) {
    bool const heat = t.title.rfind("Heat", 0) == 0;
    for (auto const& row : t.rows) {
      REQUIRE(row.size() == t.columns.size());
      if (heat) heats += row[5].empty() || row[5][0] > '9' ? 0 : row[5][0] - '0';
      else riders += std::stoi(row[4]);
    }
  }
  CHECK(heats == riders);
  CHECK(heats <= 36);
  std::string const text = post::write_paper(papers[0], post::ReportFormat::Plain), page = post::write_paper(papers[0], post::ReportFormat::Html);
  CHECK(text.find("Hornets v Lanterns") != std::string::npos);
  CHECK(page.find("<table") != std::string::npos);
  CHECK(post::paper_file(papers[0], post::ReportFormat::Html) == "programme-hornets-v-lanterns.html");
}

TEST_CASE("a balanced race-card is proposed before one is written", "[gravel_kings]") {
  auto s = meeting(false);
  for (Seat seat : {Seat(0), Seat(1)}) {
    REQUIRE(s->actor() == seat);
    Desk const d = s->desk(seat);
    CHECK(d.text.empty());
    REQUIRE(d.commit_verdict);
    CHECK(d.lines[0].text == (seat ? "Heat 1: *Nash* and *Quinn*" : "Heat 1: *Archer* and *Dunn*"));
    CHECK(s->questions(seat, "")[0].chosen == 0);
    REQUIRE(s->play_all(d.commit_play));
  }
  CHECK(s->turn() == 2);
  auto begun = meeting(false);                 // one rider named: nothing is proposed any more
  REQUIRE(begun->play(begun->questions(0, "")[1].choices[0].play[0]));
  Desk const d = begun->desk(0);
  CHECK_FALSE(d.commit_verdict);
  CHECK(d.commit_play.empty());
}

TEST_CASE("rivals, gates, laps and shut lanes are told from one's own rider", "[gravel_kings][twin]") {
  auto s = meeting(false);
  auto const told = [&](std::string const& words) {
    for (std::string const& one : s->desk(s->actor()).around)
      if (one.find(words) != std::string::npos) return true;
    return false;
  };
  REQUIRE(s->absent());
  REQUIRE(s->absent());
  CHECK(told("heat 1, the start, 4 laps to the line: Archer stands at gate 1 from the inside"));
  CHECK(told("heat 1: Nash 1 gate to the outside of Archer, still to play"));
  bool shut = false, free = false, ahead = false, last = false;
  while (s->actor() >= 0) {
    shut = shut || told(" is shut from ");
    free = free || told("ATB is free");
    ahead = ahead || told("1 place ahead of ");
    last = last || told("lap 4 of 4, the line is at its end: ");
    REQUIRE(s->absent());
  }
  CHECK((shut && free && ahead && last));
}

TEST_CASE("a sheet's board in words tells every rider of the manager's, nothing of shut lanes", "[gravel_kings][twin]") {
  auto s = meeting(true);
  REQUIRE(s->absent());
  REQUIRE(s->absent());
  auto const around = s->desk(0).around;
  CHECK(around.size() == 16);            // four riders in two heats, each with three others
  for (std::string const& one : around) CHECK(one.find("shut") == std::string::npos);
}
