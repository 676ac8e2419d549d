// Pages as people copy them out of forums, mail programs and chats (tests/post/pages/*.txt), each with what the desk must make of
// it (*.want), read by the one reader of desk and command line. A want file:
//   game nascar | speed_circuit | gravel_kings [turn N]
//   grid bid                             of Speed Circuit: the first turn bids (else it plots)
//   seats Olle 7, Ann 12, Ben 48
//   Olle in A(5M)LM                      taken, nothing lost
//   Olle in A(5M)LM, left out            taken, other words were not read: not green
//   Olle partly 60 | stay inside         read in part; the words that may be missing
//   Olle fault line 4, column 2 | A(5M)LM | ...    not readable, where, and the readings that are offered
//   Olle other turn 3                    for another turn
//   Olle old MMM                         replaced by another one of his below
//   nobody in MMM | Steve                an order of somebody who holds no seat, or of nobody ("-")
//   notes words                          a note with these words is shown
#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "post/thread.hpp"
#include "session/mail.hpp"
#include "session/sim.hpp"

using namespace paddock;

namespace {

std::string read_all(std::filesystem::path const& path) {
  std::ifstream file(path, std::ios::binary);
  std::stringstream out;
  out << file.rdbuf();
  return out.str();
}

struct Wanted {
  std::string game = "nascar", grid = "seats";
  int turn = 1;
  std::vector<std::pair<std::string, int>> seats;
  std::vector<std::string> cards, notes;
};

Wanted wanted(std::string const& text) {
  Wanted w;
  std::istringstream in(text);
  for (std::string line; std::getline(in, line);) {
    std::istringstream words(line);
    std::string first, word;
    words >> first;
    if (first.empty() || first[0] == '/') continue;
    if (first == "game") {
      words >> w.game >> word >> w.turn;
    } else if (first == "grid") {
      words >> w.grid;
    } else if (first == "seats") {
      std::string list = line.substr(6);
      for (size_t at = 0; at < list.size();) {
        size_t const end = std::min(list.find(','), list.size());
        std::string one = list.substr(0, end);
        list.erase(0, end + 1);
        one.erase(0, one.find_first_not_of(' '));
        size_t const blank = one.rfind(' ');
        w.seats.push_back({one.substr(0, blank), std::stoi(one.substr(blank))});
      }
    } else if (first == "notes") {
      w.notes.push_back(line.substr(6));
    } else {
      w.cards.push_back(line);
    }
  }
  return w;
}

std::unique_ptr<Session> game_of(Wanted const& w) {
  Setup setup;
  setup.game = w.game;
  if (w.game == "nascar") setup.track = "short_oval";
  if (w.game == "speed_circuit") {
    setup.track = "cinder_bank";
    setup.settings["decisions"] = "sheets";
    setup.settings["grid"] = w.grid;
  }
  for (size_t i = 0; i < w.seats.size(); ++i) {
    Doc options = Doc::object();
    if (w.game == "speed_circuit") options["design"] = "60/40/160/60/6/6";
    setup.seats.push_back({w.seats[i].first, int(i), w.seats[i].second, "link", options});
  }
  auto made = start_session(setup, 5, 77);
  REQUIRE(made);
  for (uint64_t n = 0; (*made)->actor() >= 0 && (*made)->turn() < w.turn && n < 5000; ++n) REQUIRE(sim_move(**made, "easy", n * 977));
  return std::move(*made);
}

std::string one_line(std::string text) {
  for (size_t at; (at = text.find('\n')) != std::string::npos;) text.replace(at, 1, " / ");
  return text;
}

std::string card(Session const& game, Message const& m) {
  std::string out = m.seat >= 0 ? game.setup().seats[size_t(m.seat)].name : "nobody";
  if (m.superseded) return out + " old " + one_line(m.clean.empty() ? m.text : m.clean);
  switch (m.is) {
    case Message::Order: return out + " in " + one_line(m.clean) + (m.whole.empty() ? "" : ", left out");
    case Message::Partly: return out + " partly " + one_line(m.clean) + " | " + one_line(m.lost);
    case Message::Nobodys: return out + " in " + one_line(m.text) + " | " + (m.author.empty() ? "-" : m.author);
    case Message::OtherTurn: return out + " other turn " + std::to_string(m.turn);
    case Message::Faulty: break;
  }
  out += " fault " + m.where;
  for (auto const& mend : m.mends) out += " | " + one_line(mend);
  return out;
}

}  // namespace

TEST_CASE("pages of forums, mail programs and chats give the cards they should", "[mail][pages]") {
  std::vector<std::filesystem::path> pages;
  for (auto const& file : std::filesystem::directory_iterator(std::filesystem::path(PADDOCK_SOURCE_DIR "/tests/post/pages")))
    if (file.path().extension() == ".txt") pages.push_back(file.path());
  std::sort(pages.begin(), pages.end());
  CHECK(pages.size() >= 50);
  int faults = 0;
  for (auto const& page : pages) {
    INFO(page.filename().string());
    auto want = page;
    want.replace_extension(".want");
    Wanted const w = wanted(read_all(want));
    REQUIRE_FALSE(w.seats.empty());
    auto const game = game_of(w);
    Mail const mail = read_mail(*game, read_all(page));
    std::string got, expected, notes;
    for (Message const& m : mail.messages) got += card(*game, m) + "\n";
    for (auto const& line : w.cards) expected += line + "\n";
    for (auto const& note : mail.notes) notes += note + "\n";
    INFO(notes);
    CHECK(got == expected);
    for (auto const& note : w.notes) CHECK(notes.find(note) != std::string::npos);
    faults += int(std::count_if(mail.messages.begin(), mail.messages.end(), [](Message const& m) { return m.is == Message::Faulty; }));
    for (Message const& m : mail.messages)  // nothing is lost without being told
      if (m.is == Message::Order && !m.left.empty()) CHECK_FALSE(m.whole.empty());
  }
  CHECK(faults >= 10);
}
