// libFuzzer: circuits of players. A bad one is refused with one sentence and a place; a good one can be raced on to the end.
#include "fuzz.hpp"
#include "games/speed_circuit/speed_circuit.hpp"

using namespace paddock;
using namespace paddock::speed_circuit;

extern "C" int LLVMFuzzerTestOneInput(uint8_t const* data, size_t size) {
  auto const text = text_of(data, size);
  auto const track = load_track(text);
  if (!read_well(track)) return 0;
  if (track->length < track->drawn || track->length > kMaxRows) abort();
  for (int r = 0; r < track->length; ++r)
    for (int lane = 0; lane < kMaxLanes; ++lane)
      for (int to = lane - 1; to <= lane + 1; ++to)
        if (int const n = track->reach(r, lane, to); n && !track->has(track->wrap(r + n), to)) abort();
  (void)track_facts(*track);
  if (track->study) return 0;
  Setup setup;
  setup.track_text = std::string(text);
  setup.seats.resize(3);
  setup.laps = 1;
  setup.settings["maxTurns"] = 12;
  setup.settings["decisions"] = "sheets";
  auto game = SpeedCircuit::make(setup);
  if (!game) abort();
  SeededDice dice(size);
  State s = game->start(dice);
  NoLog log;
  Actions legal;
  for (int n = 0; game->actor(s) >= 0; ++n) {
    if (n > 4000 || !game->sound(s)) abort();
    game->legal(s, legal);
    game->apply(s, legal[dice.roll(legal.size(), "any", kNobody) - 1], dice, log);
  }
  (void)game->map_text(s);
  return 0;
}
