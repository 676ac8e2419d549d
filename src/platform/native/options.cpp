#include "platform/native/options.hpp"

#include <cstdlib>
#include <string_view>

namespace paddock::platform {
namespace {

bool read_size(std::string const& text, int& width, int& height) {
  size_t const cross = text.find('x');
  if (cross == std::string::npos) return false;
  width = std::atoi(text.substr(0, cross).c_str());
  height = std::atoi(text.substr(cross + 1).c_str());
  return width >= 64 && height >= 64 && width <= 8192 && height <= 8192;
}

// Takes the value that follows an option; true when `word` was an option with a value.
bool take_value(Options& options, std::string_view word, std::string const& value) {
  if (word == "--open") options.open.push_back(value);
  else if (word == "--data") options.data = value;
  else if (word == "--screenshot") options.screenshot = value;
  else if (word == "--script") options.script = value;
  else if (word == "--after") options.after = std::atoi(value.c_str());
  else if (word == "--scale") options.scale = static_cast<float>(std::atof(value.c_str()));
  else if (word == "--size") {
    bool const good = read_size(value, options.width, options.height);
    if (!good) options.error = "--size wants WIDTHxHEIGHT, for example 1440x900";
  } else return false;
  return true;
}

bool take_flag(Options& options, std::string_view word) {
  if (word == "--help" || word == "-h") options.help = true;
  else if (word == "--version") options.version = true;
  else if (word == "--light") options.light = true;
  else if (word == "--reduced-motion") options.reduced_motion = true;
  else if (word == "--touch") options.touch = true;
  else return false;
  return true;
}

}  // namespace

Options read_options(int count, char** words) {
  Options options;
  for (int at = 1; at < count; ++at) {
    std::string const word = words[at];
    if (take_flag(options, word)) continue;
    if (word.rfind("--", 0) != 0) {
      options.open.push_back(word);
      continue;
    }
    std::string const value = at + 1 < count ? words[at + 1] : "";
    if (!take_value(options, word, value)) options.error = "unknown option " + word + "; paddock --help lists them";
    else if (++at >= count) options.error = word + " wants a value";
  }
  return options;
}

char const* help_text() {
  return R"(paddock - turn-based vehicle games by link

  paddock [LINK-OR-FILE ...]    start, and open what is named

  --open LINK-OR-FILE   the same; may be given more than once
  --data DIR            keep races in DIR instead of $XDG_DATA_HOME/paddock
  --size WxH            size of the window in logical pixels (1440x900)
  --scale N             device pixels a logical pixel (the monitor's)
  --light               start in the light theme
  --reduced-motion      no moves, zooms or tumbles
  --touch               lay out for fingers
  --screenshot FILE     draw frames, write the window as a PNG, end
  --after N             how many frames to draw before that (30)
  --script FILE         run commands from FILE (- is standard input), end:
                          click LABEL | key Ctrl+Z | type TEXT | wait FRAMES | settle
                          shot FILE.png | twin ID VALUE | status | probe | say
                          paste TEXT | open LINK | file PATH | move X Y | drag X1 Y1 X2 Y2
                          wheel N | expect LABEL | absent LABEL | resize WxH | quit
  --help, --version

Exit code: 0 well, 1 a script's command failed, 2 the command line is wrong or no window can be had.
)";
}

}  // namespace paddock::platform
