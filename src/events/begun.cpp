#include "events/begun.hpp"

#include <algorithm>

#include "session/save_io.hpp"
#include "store/record.hpp"

namespace paddock::app {
namespace {

constexpr char kBegun[] = "event-races";   // lines: a set-up's mark, a blank, the race's id

std::string begun_as(store::Library const& library, Setup const& setup) {
  std::string const all = library.setting(kBegun), mark = begun_mark(setup);
  size_t const at = all.rfind(mark);
  if (at == std::string::npos || (at > 0 && all[at - 1] != '\n')) return "";
  size_t const from = at + mark.size();
  std::string id = all.substr(from, all.find('\n', from) - from);
  return library.has(id) ? id : "";
}

}  // namespace

std::string begun_mark(Setup const& setup) { return saves::to_hex(store::hash128(dump_doc(setup_to_doc(setup)))[0]) + " "; }

std::string begun_race(store::Library const& library, Setup const& setup) {
  std::string const id = begun_as(library, setup);
  size_t const word = setup.title.rfind(", "), end = setup.title.find(' ', word + 2);
  if (!id.empty() || word == std::string::npos || end == std::string::npos) return id;
  Setup old = setup;                          // up to 0.5.15 duels and meetings of events were called races, too
  old.title.replace(word + 2, end - word - 2, "race");
  return begun_as(library, old);
}

void remember_begun(store::Library& library, Setup const& setup, std::string const& id) {
  std::string all = library.setting(kBegun);
  if (std::count(all.begin(), all.end(), '\n') >= kMostBegun) {
    std::string here;
    for (size_t at = 0, end; at < all.size(); at = end + 1) {
      end = all.find('\n', at);
      std::string const line = all.substr(at, end - at);
      if (library.has(line.substr(line.find(' ') + 1))) here += line + "\n";
    }
    all = std::move(here);
  }
  all += begun_mark(setup) + id + "\n";   // the race itself is kept at the end of the frame
  for (auto lines = std::count(all.begin(), all.end(), '\n'); lines > kMostBegun; --lines) all.erase(0, all.find('\n') + 1);
  library.set_setting(kBegun, all);
}

}  // namespace paddock::app
