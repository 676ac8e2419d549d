// What is fixed before the meeting: the deck, the teams, the settings, who manages whom.
#pragma once
#include <algorithm>
#include <memory>
#include <string>
#include <string_view>

#include "contract/game.hpp"
#include "games/gravel_kings/rules/settings.hpp"
#include "games/gravel_kings/rules/state.hpp"

namespace paddock::gravel_kings {

// GK-1.4 the cards as data.
struct Deck {
  std::string name;
  List<Card, kDeck> cards;              // in the order of the file
  List<Card, kDeck> faces;              // lane and value of each, once, copy 0; no Great Starts
  std::vector<std::string> warnings;    // what a set-up allows and a meeting will feel
  bool has(Card c) const { return c > 0 && c < 5000 && marks_[size_t(c)] & 128; }
  bool known(Card c) const {            // as orders name it: a card, or a face
    return has(c) || (copy_of(c) == 0 && std::find(faces.begin(), faces.end(), c) != faces.end());
  }
  bool risk(Card c) const { return marks_[size_t(bare(c))] & 1; }
  Mishap start(Card c) const { return Mishap(marks_[size_t(bare(c))] >> 1 & 7); }
  Mishap lap(Card c) const { return Mishap(marks_[size_t(bare(c))] >> 4 & 7); }
  // Higher is better: value, inner lane, Risk, later copy (GK-5.6).
  int rank(Card c) const { return ranks_[size_t(bare(c))]; }
  void add(Card c, bool risk, Mishap start, Mishap lap) {
    cards.push(c);
    Card const face = card_of(lane_of(c), value_of(c), 0);
    bool known = great_start(c);
    for (Card f : faces) known = known || f == face;
    if (!known) faces.push(face);
    ranks_[size_t(c)] = int16_t(value_of(c) * 128 + (4 - lane_of(c)) * 32 + int(risk) * 16 + copy_of(c));
    marks_[size_t(c)] = uint8_t(128 | int(risk) | int(start) << 1 | int(lap) << 4);
  }

 private:
  std::array<uint8_t, 5000> marks_ = {};
  std::array<int16_t, 5000> ranks_ = {};
};

inline constexpr size_t kDeckBytes = 64u << 10;
Expected<Deck> load_deck(std::string_view text);

// "WL9b"; without the copy: "WL9", "GS". No card: "?".
std::string card_text(Card c);
std::string face_text(Card c);
// The lane and value a text begins with, and its copy (0: none). Length read, 0 when it is no card.
int read_card(std::string_view text, int& lane, int& value, int& copy);

inline constexpr int kWindow = 15;      // GK-8.2 rides an average is made of
using Rides = List<int8_t, kWindow>;    // their points, the latest last

// GK-6.4, GK-6.5 the riders of a club. CMAs in tenths.
struct Roster {
  int size = 0;
  std::array<int16_t, kRiders> cma = {};
  std::array<int16_t, kRiders> initial = {};              // GK-8.3 with which he joined
  std::array<Rides, kRiders> rides = {};                  // of earlier meetings
  std::array<std::string, kRiders> names;
};

// "Ann 8.6, Bo 7.2/3210, ..." in order of numbers; behind '/' the points of earlier rides. `carried`: not a new team.
Expected<Roster> read_roster(std::string_view text, Settings const& rules, bool carried);
std::string tenths(int n);
// "8.6" to 86, -1: no number in tenths.
int read_tenths(std::string_view text);
// Adds a ride to a window, whose oldest then goes.
void add_ride(Rides& rides, int points);
// GK-8.2, GK-8.3 the average of a window in tenths; rides not yet ridden count as `initial`, or not at all.
int average(Settings const& rules, int initial, Rides const& rides);

struct Book {
  Settings rules;
  std::shared_ptr<Deck const> deck;
  std::array<Roster, 2> teams;
  uint8_t by_sheet = 0;                 // bit a seat: its sheet answers

  // GK-6.6 home rides the odd lanes of odd heats; a pair's first rider has the inner lane. Heats and lanes count from 0.
  static constexpr int team_of(int heat, int lane) { return (heat + lane) % 2; }
  static constexpr int lane_for(int heat, int team, int place) { return 2 * place + (team + heat) % 2; }
  // Even seats are home. Of two managers of a team the first has the race-card and the inner riders.
  Seat captain(int team) const { return Seat(team); }
  Seat manager(int heat, int lane) const { return managers_[size_t(heat % 2)][size_t(lane)]; }
  int seats() const { return seats_; }
  void set_seats(int n) {
    seats_ = n;
    for (int heat = 0; heat < 2; ++heat)
      for (int lane = 0; lane < kGrid; ++lane) {
        int const team = team_of(heat, lane), many = (n - team + 1) / 2;
        managers_[size_t(heat)][size_t(lane)] = Seat(team + 2 * (lane / 2 % many));
      }
  }
  int cma(int heat, int lane, int rider) const { return teams[size_t(team_of(heat, lane))].cma[size_t(rider - 1)]; }

 private:
  int seats_ = 2;
  std::array<std::array<Seat, kGrid>, 2> managers_ = {{{0, 1, 0, 1}, {1, 0, 1, 0}}};   // by heat number even, odd
};

}  // namespace paddock::gravel_kings
