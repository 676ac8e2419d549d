// Setup to JSON and back. What equals a default is left out, so links stay short.
#include "contract/setup.hpp"

#include "core/ids.hpp"
#include "core/text.hpp"

namespace paddock {

Doc setup_to_doc(Setup const& s) {
  Doc d = Doc::object();
  d["game"] = s.game;
  if (!s.title.empty()) d["title"] = s.title;
  if (!s.track.empty()) d["track"] = s.track;
  if (!s.track_text.empty()) d["map"] = s.track_text;
  if (s.laps) d["laps"] = s.laps;
  Doc seats = Doc::array();
  for (auto const& seat : s.seats) {
    Doc e = Doc::object();
    e["name"] = seat.name;
    e["livery"] = seat.livery;
    e["number"] = seat.number;
    if (!seat.driver.empty()) e["driver"] = seat.driver;
    if (seat.options.is_object())
      for (auto it = seat.options.begin(); it != seat.options.end(); ++it) e[it.key()] = it.value();
    seats.push_back(e);
  }
  d["seats"] = seats;
  if (s.settings.is_object() && !s.settings.empty()) d["settings"] = s.settings;
  return d;
}

namespace {

Expected<SeatSetup> read_seat(Doc const& e, std::string const& path) {
  if (!e.is_object()) return Error{path, "a seat is an object with a name"};
  SeatSetup seat;
  std::string const name = get_text(e, "name");
  seat.name = clean_name(name);
  if (name.size() > 160 || seat.name.empty()) return Error{path + "/name", "a name of 1 to 40 letters that can be seen is expected"};
  int64_t const livery = get_int(e, "livery"), number = get_int(e, "number", 1);
  if (livery < 0 || livery > 63) return Error{path + "/livery", "a livery is a number from 0 to 63"};
  if (number < 0 || number > 999) return Error{path + "/number", "a car number is 0 to 999"};
  seat.livery = int(livery);
  seat.number = int(number);
  seat.driver = get_text(e, "driver");
  if (clean_name(seat.driver) != seat.driver) return Error{path + "/driver", "who drives is 'you', 'bot easy', 'link' or the like"};
  seat.options = Doc::object();
  for (auto it = e.begin(); it != e.end(); ++it)
    if (it.key() != "name" && it.key() != "livery" && it.key() != "number" && it.key() != "driver")
      seat.options[it.key()] = it.value();
  return seat;
}

}  // namespace

Expected<Setup> setup_from_doc(Doc const& d) {
  if (!d.is_object()) return Error{"/setup", "an object is expected"};
  Setup s;
  s.game = get_text(d, "game");
  std::string const title = get_text(d, "title");
  s.track = get_text(d, "track");
  s.track_text = get_text(d, "map");
  if (title.size() > 200) return Error{"/setup/title", "a title has at most 200 bytes"};
  s.title = clean_name(title, 200);
  if (s.track_text.size() > 64 * 1024) return Error{"/setup/map", "a map has at most 64 KB"};
  int64_t const laps = get_int(d, "laps");
  s.laps = int(laps);
  if (laps < 0 || laps > 99) return Error{"/setup/laps", "1 to 99 laps are expected"};
  auto seats = d.find("seats");
  if (seats == d.end() || !seats->is_array() || seats->empty() || seats->size() > size_t(kMaxSeats))
    return Error{"/setup/seats", "a list of 1 to 12 seats is expected"};
  for (size_t i = 0; i < seats->size(); ++i) {
    auto seat = read_seat((*seats)[i], "/setup/seats/" + std::to_string(i));
    if (!seat) return seat.error();
    s.seats.push_back(*seat);
  }
  if (auto it = d.find("settings"); it != d.end()) {
    if (!it->is_object()) return Error{"/setup/settings", "an object of name and value is expected"};
    s.settings = *it;
  }
  return s;
}

}  // namespace paddock
