// What stands now, for tests and the bench.
#include "session/save_io.hpp"
#include "shell/impl.hpp"

namespace paddock::app {
namespace {

std::string escaped(std::string_view text) {
  std::string out;
  for (char c : text) {
    if (c == '"' || c == '\\') out += '\\';
    if (uint8_t(c) >= 32) out += c;
  }
  return out;
}

constexpr char const* kScreenNames[kScreens] = {"home", "setup", "table", "gm", "end", "designer", "referee", "events"};

}  // namespace

std::string App::Impl::status() const {
  std::string out = "{\"screen\":\"" + std::string(kScreenNames[int(ui.screen)]) + "\",\"frames\":" + std::to_string(frames.count());
  std::string hash;
  if (race) {
    hash = saves::to_hex(race->session().hash());
    out += ",\"game\":\"" + escaped(race->id()) + "\",\"turn\":" + std::to_string(race->session().turn()) +
           ",\"state\":\"" + escaped(race->state_chip()) + "\",\"phase\":" + std::to_string(int(race->phase())) +
           ",\"shown\":" + std::to_string(race->films().turn()) +
           ",\"held\":" + (race->films().held() ? "true" : "false") +
           ",\"over\":" + (race->phase() == Play::Phase::Over ? "true" : "false");
  }
  out += ",\"hash\":\"" + hash + "\",\"busy\":" + (busy() ? "true" : "false") +
         ",\"readOnly\":" + (race.read_only() ? "true" : "false") + ",\"kept\":" + std::to_string(library.list().size()) +
         ",\"unsaved\":" + (race.unsaved() ? "true" : "false") + ",\"problem\":\"" + escaped(problem.title()) +
         "\",\"cpuMs\":" + std::to_string(frame_cpu_ms) + "}";
  return out;
}

}  // namespace paddock::app
