// libFuzzer: track files of players. A bad map is refused with one sentence; a good one can be raced on.
#include "fuzz.hpp"
#include "games/nascar/nascar.hpp"

using namespace paddock;
using namespace paddock::nascar;

extern "C" int LLVMFuzzerTestOneInput(uint8_t const* data, size_t size) {
  auto const text = text_of(data, size);
  auto const track = load_track(text);
  if (!read_well(track)) return 0;
  if (track->tiles.empty() || track->tiles.size() > size_t(kMaxTiles) || track->sand.size() > size_t(kMaxSand)) abort();
  (void)track_facts(*track);
  Setup setup;
  setup.track_text = std::string(text);
  setup.seats.resize(size_t(track->grid_size < 2 ? track->grid_size : 2));
  setup.laps = 1;
  setup.settings["maxTurns"] = 6;
  if (setup.seats.empty()) return 0;
  auto game = Nascar::make(setup);
  if (!game) abort();
  SeededDice dice(size);
  State s = game->start(dice);
  NoLog log;
  Sheet const straight = game->read(s, 0, "A(6M)");
  for (int n = 0; game->actor(s) >= 0; ++n) {
    if (n > 400 || !game->sound(s)) abort();
    game->apply(s, n % 3 ? game->answer(s, game->actor(s), straight, n % 9) : Nascar::kAbsent, dice, log);
    if (game->actor(s) >= 0 && !s.plans[game->actor(s)].order.empty()) game->apply(s, Nascar::kSeal, dice, log);
  }
  (void)game->map_text(s);
  return 0;
}
