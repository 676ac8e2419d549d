// Icon names of ui/tokens.json and their code points in fonts/icons.ttf, sorted by name. tools/fonts.json holds the same
// list for the subset.
#include <algorithm>
#include <iterator>

#include "ui/theme/fonts.hpp"

namespace paddock::app {
namespace {

struct Entry {
  std::string_view name;
  uint16_t code;
};

constexpr Entry kIcons[] = {
    {"adjustments-horizontal", 0xEC38},
    {"alert-circle", 0xEA05},
    {"alert-octagon", 0xECC6},
    {"alert-triangle", 0xEA06},
    {"arrow-back-up", 0xEB77},
    {"arrow-bear-left", 0xF045},
    {"arrow-bear-right", 0xF047},
    {"arrow-bounce", 0xF3A4},
    {"arrow-elbow-left", 0xF9ED},
    {"arrow-elbow-right", 0xF9EE},
    {"arrow-left", 0xEA19},
    {"arrow-narrow-right", 0xEA1C},
    {"arrow-ramp-left", 0xED3C},
    {"arrow-ramp-right", 0xED3D},
    {"arrow-up", 0xEA25},
    {"arrow-wave-left-up", 0xEDA9},
    {"arrow-wave-right-up", 0xEDAB},
    {"arrows-left-right", 0xEDB0},
    {"backspace", 0xEA2D},
    {"ban", 0xEA2E},
    {"bell", 0xEA35},
    {"bomb", 0xF59C},
    {"book-2", 0xEFC5},
    {"braces", 0xEBCC},
    {"calendar-plus", 0xEBBA},
    {"car", 0xEBBB},
    {"car-crash", 0xEFA4},
    {"cards", 0xF510},
    {"check", 0xEA5E},
    {"chevron-down", 0xEA5F},
    {"chevron-left", 0xEA60},
    {"clipboard", 0xEA6F},
    {"clock", 0xEA70},
    {"copy", 0xEA7A},
    {"crosshair", 0xEC3E},
    {"device-desktop", 0xEA89},
    {"device-floppy", 0xEB62},
    {"dice-3", 0xF08D},
    {"dice-5", 0xF08F},
    {"dots-vertical", 0xEA94},
    {"download", 0xEA96},
    {"droplet", 0xEA97},
    {"engine-off", 0xF120},
    {"eye", 0xEA9A},
    {"eye-off", 0xECF0},
    {"file-import", 0xEDEA},
    {"flag-3", 0xEE8D},
    {"flame", 0xEC2C},
    {"focus-centered", 0xF02A},
    {"gauge", 0xEAB1},
    {"gavel", 0xEF90},
    {"grid-dots", 0xEABA},
    {"hand-finger", 0xEE94},
    {"help-hexagon", 0xF7A8},
    {"history", 0xEBEA},
    {"hourglass", 0xEF93},
    {"link", 0xEADE},
    {"list-numbers", 0xEF11},
    {"lock", 0xEAE2},
    {"mail", 0xEAE5},
    {"map-2", 0xEAE7},
    {"maximize", 0xEAEA},
    {"message-2", 0xEAEC},
    {"message-reply", 0xFD4D},
    {"minus", 0xEAF2},
    {"moon", 0xEAF8},
    {"motorbike", 0xEEB6},
    {"pencil", 0xEB04},
    {"player-play", 0xED46},
    {"player-skip-back", 0xED48},
    {"player-skip-forward", 0xED49},
    {"plus", 0xEB0B},
    {"podium", 0xF1D8},
    {"printer", 0xEB0E},
    {"repeat", 0xEB72},
    {"robot", 0xF00B},
    {"route", 0xEB17},
    {"ruler-2", 0xEED2},
    {"settings", 0xEB20},
    {"share", 0xEB21},
    {"shield", 0xEB24},
    {"shield-check", 0xEB22},
    {"shield-half", 0xF358},
    {"stack-2", 0xEEF7},
    {"steering-wheel", 0xEC7B},
    {"sun", 0xEB30},
    {"tool", 0xEB40},
    {"tools", 0xEBCA},
    {"trash", 0xEB41},
    {"trophy", 0xEB45},
    {"upload", 0xEB47},
    {"wand", 0xEBCB},
    {"wheel", 0xFC64},
    {"wifi-off", 0xECFA},
    {"wind", 0xEC34},
    {"x", 0xEB55},
    {"zoom-in", 0xEB56},
    {"zoom-out", 0xEB57},
};

}  // namespace

uint16_t icon_code(std::string_view name) {
  auto const* at = std::lower_bound(std::begin(kIcons), std::end(kIcons), name,
                                    [](Entry const& e, std::string_view n) { return e.name < n; });
  return at != std::end(kIcons) && at->name == name ? at->code : uint16_t(0);
}

}  // namespace paddock::app
