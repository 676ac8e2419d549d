// What most parts of the shell work with.
#pragma once
#include <string>
#include <vector>

#include "desk/intent.hpp"
#include "screens/screen.hpp"
#include "shell/frames.hpp"
#include "store/library.hpp"

namespace paddock::app {

struct Means {
  Host& host;
  store::Library& library;
  UiState& ui;
  std::vector<Intent>& intents;         // what is asked for; applied at the end of the frame
  Frames& frames;
};

// What the platform has said of this device.
struct Device {
  bool kept = false;                    // what is kept here will not be cleared away
  bool update_waits = false;            // a new version
  std::string storage_error;            // what is kept could not be read: one sentence
};

}  // namespace paddock::app
