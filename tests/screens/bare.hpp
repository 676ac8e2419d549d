// A screen's stage without a window.
#pragma once
#include <vector>

#include "../desk/nowhere.hpp"
#include "desk/play.hpp"
#include "screens/screen.hpp"
#include "store/library.hpp"

namespace bare {

using namespace paddock;
using namespace paddock::app;

// What is pushed stands in `intents`.
struct Bare {
  Nowhere host;
  UiState ui;
  store::Library library{host.storage()};
  std::vector<Intent> intents;
  Stage of(Play* play) { return {.host = host, .ui = ui, .library = library, .play = play, .board = nullptr, .window = {}, .view = {}, .gesture = {}, .intents = intents}; }
};

}  // namespace bare
