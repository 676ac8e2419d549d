// The built-in tracks, as cards of the set-up screen.
#include <algorithm>

#include "core/assets.hpp"
#include "core/order.hpp"
#include "games/nascar/bot/par.hpp"
#include "games/nascar/nascar.hpp"
#include "games/nascar/orders/phrases.hpp"

namespace paddock::nascar {
namespace {

constexpr std::string_view kFolder = "assets/games/nascar/tracks/";
constexpr std::string_view kFirst[] = {"short_oval", "road_course", "superspeedway"};  // then by name

std::string range(int a, int b) { return std::to_string(std::min(a, b)) + " to " + std::to_string(std::max(a, b)); }

// "banked corner to the right, columns 3 to 9, rows 1 to 4": what a bank does is the same in all of it.
void bank_words(Track const& t, int banked, std::vector<std::string>& out) {
  for (Track::Zone const& z : t.bank_zones)
    out.push_back("banked corner to the " + std::string(z.turn < 0 ? "left" : "right") + ", columns " + range(z.x1, z.x2) + ", rows " + range(z.y1, z.y2));
  if (banked && t.bank_zones.empty()) out.push_back(plural(banked, "banked tile") + ", turning to the " + (t.bank < 0 ? "left" : "right"));
  if (!banked) out.push_back("no banked corner");
}

std::vector<std::string> board_words(Track const& t, int banked) {
  std::vector<std::string> out{plural(t.longest, "step") + " round, " + (t.clockwise ? "clockwise" : "anticlockwise") + ", line crossed heading " + kHeadings[t.line],
                               "a move over the edge of the road ends the drive, off the track"};
  bank_words(t, banked, out);
  if (!t.sand.empty()) out.push_back("sand alley of " + plural(int(t.sand.size()), "tile"));
  if (!t.oil.empty()) out.push_back("oil on " + plural(int(t.oil.size()), "tile"));
  out.push_back(t.pit_tiles ? "pit lane of " + plural(t.pit_tiles, "tile") : "no pits");
  out.push_back(plural(t.grid_size, "place") + " on the grid, " + plural(t.laps, "lap"));
  return out;
}

TrackCard card(Track const& t) {
  TrackCard c;
  c.id = t.id;
  c.title = t.name;
  c.laps = t.laps;
  c.seats = t.grid_size;
  int banked = 0;
  for (auto const& tile : t.tiles) banked += tile.is(Tile::Bank);
  c.facts.push_back(plural(int(t.tiles.size()), "tile") + (t.clockwise ? ", clockwise" : ", anticlockwise"));
  std::string features;
  bool const both = banked && !t.sand.empty();
  if (banked) features = both ? std::to_string(banked) + " banked, " : plural(banked, "banked tile");
  if (!t.sand.empty()) features += (both ? plural(int(t.sand.size()), "sand tile") : "sand alley of " + plural(int(t.sand.size()), "tile"));
  if (features.empty()) features = "flat, no sand";
  if (t.sand.empty()) c.signs &= ~1u;                 // the first of signs()
  c.facts.push_back(features);
  c.words = board_words(t, banked);
  c.facts.push_back(t.pit_tiles ? "pit lane of " + plural(t.pit_tiles, "tile") : "no pits");
  return c;
}

// What stands below the board, where there is any: {key of the facts, caption}.
constexpr char const* kFigures[][2] = {{"tiles", "tiles"}, {"longest", "longest straight"}, {"banked", "banked tiles"}, {"sand", "tiles of sand"},
                                       {"pit_tiles", "pit lane"}, {"grid", "grid places"}};

size_t rank(std::string const& id) {
  return size_t(std::find(std::begin(kFirst), std::end(kFirst), id) - std::begin(kFirst));
}

}  // namespace

Expected<Doc> Nascar::check_track(std::string_view text) {
  auto track = load_track(text);
  if (!track) return track.error();
  Doc facts = track_facts(*track);
  facts["par"] = par_of(*track);  // NR-14.5
  facts["drivable"] = facts["par"]["gridLap"].is_number();
  return facts;
}

Expected<TrackCard> Nascar::track_card(std::string_view text) {
  auto track = load_track(text);
  if (!track) return track.error();
  TrackCard c = card(*track);
  Doc const facts = track_facts(*track), par = par_of(*track);
  auto const add = [&](Doc const& from, char const* key, char const* words) {
    if (int64_t const n = get_int(from, key, -1); n > 0) c.figures.push_back({words, std::to_string(n), Tone::Plain});
  };
  add(par, "gridLap", "par, first lap");          // first what counts: set-up leaves out the last where there is no room
  add(par, "flyingLap", "par, flying lap");
  for (auto const& [key, words] : kFigures) add(facts, key, words);
  if (int64_t const n = get_int(par, "flyingLap"); n > 0) c.facts.push_back("par " + std::to_string(n) + " turns a lap");
  return c;
}

std::span<PlaceWords const> Nascar::places() {
  static constexpr PlaceWords kPlaces[] = {{"/cars/", "car", ""}, {"at/0", "column", ""}, {"at/1", "row", ""}, {"max", "top speed", ""}, {"cards", "wild cards", ""}, {"crossings", "times over the line", ""},
                                           {"best", "most times over the line", ""}, {"misses", "turns without an order, in a row", ""}};
  return kPlaces;
}

Words Nascar::words() {
  Words w;
  w.seat = "car", w.seats = "cars", w.track = "Track", w.driver = "driver";
  w.start = "The cars stand on the grid.", w.order = "Race order", w.clean = "A clean turn: everybody drove as ordered.";
  w.lap = "lap", w.many_laps = "laps", w.space = "tile", w.spaces = "tiles";
  w.chart = "Lap chart", w.done = "Driven", w.stop = "pit stop";
  w.to_end = "To the flag", w.after_finish = "After the flag", w.leaders = "Leaders";
  w.stands = "Your car stands. Press *A* to get going: speed 1, one tile this turn.";
  w.marks = "Tiles", w.marks_tip = "Dots of the tiles";
  w.keys = "L M R A B S, Backspace", w.keys_help = "moves, wild cards; a second one takes its +1";
  return w;
}

std::vector<Sign> Nascar::signs() {
  return {{Sign::Face, 0x8A7350, "", "sand alley, bags lie hidden in it"},
          {Sign::Kerb, 0xC6372F, "", "kerb, off the track behind it"},
          {Sign::Spot, 0x141A20, "", "oil, turns a car that drives over it"}};
}

std::vector<SeatChoice> Nascar::seat_choices() {
  return {{"upgrade", "Upgrade",
           {"none", "turbo", "swaybars", "performance"},
           {"No upgrade", "Turbo", "Swaybars", "Performance"},
           {"", "the second A or B of a turn is free", "the second steer of a turn is free", "twice the wild cards"},
           ""}};
}

std::vector<TrackCard> Nascar::tracks() {
  std::vector<TrackCard> out;
  for (auto name : asset_names())
    if (name.substr(0, kFolder.size()) == kFolder)
      if (auto track = load_track(asset(name)); track) out.push_back(card(*track));
  sort_few(out, [](auto const& a, auto const& b) { return rank(a.id) < rank(b.id); });
  return out;
}

}  // namespace paddock::nascar
