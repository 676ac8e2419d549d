// Without a connection everything works; what was made to be sent waits here until it can go out (ui.md, states: offline).
#pragma once
#include <string>
#include <vector>

#include "screens/screen.hpp"

namespace paddock::app {

class OfflineCard {
 public:
  bool online() const { return online_; }
  size_t waiting() const { return outgoing_.size(); }
  bool open() const { return open_; }
  void toggle() { open_ = !open_; }
  void close() { open_ = false; }
  void heard(bool online);
  void keep(Intent const& copied, Play const* play);   // called for everything that is copied
  void draw(Stage& stage);

 private:
  struct Outgoing {
    std::string title, text;
  };
  bool online_ = true, open_ = false;
  std::vector<Outgoing> outgoing_;      // copied while there was no connection
};

}  // namespace paddock::app
