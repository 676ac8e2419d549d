// libFuzzer: arenas of a referee's own. A bad one is refused with one sentence; in a good one a duel can be driven.
#include "fuzz.hpp"
#include "games/car_wars/car_wars.hpp"
#include "games/car_wars/duel/arena.hpp"

using namespace paddock;
using namespace paddock::car_wars;

extern "C" size_t LLVMFuzzerMutate(uint8_t* data, size_t size, size_t most);
extern "C" size_t LLVMFuzzerCustomMutator(uint8_t* data, size_t size, size_t most, unsigned seed) {
  return mutate_doc(data, size, most, seed, LLVMFuzzerMutate);
}

extern "C" int LLVMFuzzerTestOneInput(uint8_t const* data, size_t size) {
  auto const text = text_of(data, size);
  auto const arena = duel::read_written_arena(text);
  if (!read_well(arena)) return 0;
  if (!duel::read_arena(text)) abort();
  (void)duel::weather_text(*arena);
  (void)CarWars::track_card(text);
  Setup setup;
  setup.track_text = std::string(text);
  setup.seats.resize(2);
  setup.seats[0].name = "Ann", setup.seats[1].name = "Olle";
  auto const game = CarWars::make(setup);
  if (!read_well(game)) return 0;
  SeededDice dice(size);
  auto s = game->start(dice);
  NoLog log;
  for (int n = 0; game->actor(s) >= 0 && n < 60; ++n) {
    Actions now;
    game->legal(s, now);
    if (now.size() == 0) abort();
    game->apply(s, n < 40 && now.find(CarWars::kAbsent) >= 0 ? CarWars::kAbsent : now[int(size + size_t(n) * 7) % now.size()], dice, log);
  }
  return 0;
}
