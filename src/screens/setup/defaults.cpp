#include "screens/setup/defaults.hpp"

#include <algorithm>

#include "session/session.hpp"
#include "ui/theme.hpp"

namespace paddock::app {
namespace {

constexpr char const* kNames[] = {"Marta", "Olle", "Jonas", "Dieter", "Tom\xc3\xa1s", "Kofi", "Ruth", "Priya", "Wanda",
                                  "Ade",   "Piet", "Edda",  "Nora",   "Luis",        "Sanna"};
constexpr int kNumbers[kLiveries] = {7, 22, 48, 11, 15, 64, 31, 3, 9, 27, 88, 5};  // as liveries are dealt

bool taken(Setup const& setup, std::string const& name) {
  return std::any_of(setup.seats.begin(), setup.seats.end(), [&](SeatSetup const& s) { return s.name == name; });
}

}  // namespace

SeatSetup next_seat(Setup const& setup, std::string const& driver) {
  SeatSetup seat;
  seat.driver = driver;
  seat.options = Doc::object();
  for (int i = 0; i < kLiveries; ++i) {
    bool const used = std::any_of(setup.seats.begin(), setup.seats.end(), [&](SeatSetup const& s) { return s.livery == i; });
    if (!used) {
      seat.livery = i;
      break;
    }
  }
  seat.number = kNumbers[seat.livery];
  GameInfo const* const info = find_game(setup.game);
  Words const words = info ? info->words() : Words{};
  for (std::string const& name : words.names)
    if (seat.name.empty() && !taken(setup, name)) seat.name = name;
  for (char const* name : kNames)
    if (seat.name.empty() && !taken(setup, name)) seat.name = name;
  if (seat.name.empty()) seat.name = capital(words.driver) + " " + std::to_string(setup.seats.size() + 1);
  return seat;
}

Setup default_setup(std::string const& game, std::string const& my_name) {
  Setup s;
  s.game = game;
  GameInfo const* info = find_game(game);
  std::vector<TrackCard> const tracks = info ? info->tracks() : std::vector<TrackCard>{};
  int grid = 4;
  Words const words = info ? info->words() : Words{};
  if (!tracks.empty()) s.track = tracks[0].id, grid = words.few ? words.few : std::min(6, tracks[0].seats);
  SeatSetup me = next_seat(s, "you");
  if (words.names.empty()) me.name = my_name.empty() ? my_seat_name(words) : my_name;   // else a seat is no person
  s.seats.push_back(me);
  while (int(s.seats.size()) < grid) s.seats.push_back(next_seat(s, "bot medium"));
  return s;
}

std::string versus_title(Setup const& setup, Words const& words) {
  return words.versus && setup.seats.size() > 1 ? setup.seats[0].name + " v " + setup.seats[1].name : std::string{};
}

Setup try_race_setup(std::string game, uint64_t entropy, std::string const& my_name) {
  for (GameInfo const& g : games())
    if (!g.hidden && game.empty()) game = g.id;
  Setup s = default_setup(game, my_name);
  Words const words = find_game(game)->words();
  if (words.laps) s.laps = 1;
  for (size_t i = 1; i < s.seats.size(); ++i) s.seats[i].driver = i % 2 ? "bot easy" : "bot medium";
  // Not always from the same place on the grid.
  std::rotate(s.seats.begin(), s.seats.begin() + long(entropy % s.seats.size()), s.seats.end());
  s.title = versus_title(s, words);
  return s;
}

std::vector<DriverKind> const& driver_kinds() {
  static std::vector<DriverKind> const kinds = {
      {"you", "You", "steering-wheel"},       {"screen", "this screen", "device-desktop"},
      {"bot easy", "bot, easy", "robot"},     {"bot medium", "bot, medium", "robot"},
      {"bot hard", "bot, hard", "robot"},     {"link", "by link", "link"},
      {"forum", "by forum", "message-2"},     {"mail", "by e-mail", "mail"}};
  return kinds;
}

DriverKind const& driver_kind(std::string const& id) {
  for (DriverKind const& k : driver_kinds())
    if (id == k.id) return k;
  return driver_kinds()[0];
}

bool sends_orders(std::string const& driver) { return driver == "link" || driver == "forum" || driver == "mail"; }

std::string problem_with(Setup const& setup, int grid, Words const& words) {
  if (setup.seats.size() < 2) return "Two " + words.seats + " are needed.";
  if (grid > 0 && int(setup.seats.size()) > grid) return "There is room for " + std::to_string(grid) + " " + words.seats + ".";
  for (size_t i = 0; i < setup.seats.size(); ++i) {
    SeatSetup const& a = setup.seats[i];
    if (a.name.empty()) return capital(words.seat) + " " + std::to_string(a.number) + " has no name.";
    for (size_t k = 0; k < i; ++k) {
      SeatSetup const& b = setup.seats[k];
      if (a.number == b.number) return a.name + " and " + b.name + " have the same number.";
      if (a.name == b.name) return "Two " + words.seats + " are called " + a.name + ".";
      if (a.livery == b.livery) return a.name + " and " + b.name + " have the same colours.";
    }
  }
  return {};
}

}  // namespace paddock::app
