// The command line of the desktop program.
#pragma once
#include <string>
#include <vector>

namespace paddock::platform {

struct Options {
  std::vector<std::string> open;  // links or files
  std::string data;               // data folder; empty: the XDG one
  std::string screenshot;         // PNG to write after `after` frames, then end
  std::string script;             // commands to run (platform/native/script.hpp)
  int after = 30;
  int width = 1440, height = 900;  // logical px
  float scale = 0;                 // device px a logical px; 0: the monitor's
  bool light = false, reduced_motion = false, touch = false;
  bool help = false, version = false;
  std::string error;  // what is wrong with the command line; empty when it is right
};

Options read_options(int count, char** words);
char const* help_text();

}  // namespace paddock::platform
