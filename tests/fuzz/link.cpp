// libFuzzer: anything pasted or put into the address bar. Opening must not crash, hang or accept what it would not write.
#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>

#include "post/coder.hpp"
#include "post/envelope.hpp"
#include "core/text.hpp"
#include "post/thread.hpp"

using namespace paddock;
using namespace paddock::post;

namespace {

// The shape of a replay: texts, numbers, decisions until the reader fails.
void decode(std::string_view payload) {
  Decoder d(payload);
  d.prime("\"laps\":");
  (void)d.text("", 200);
  Choice about;
  for (int i = 0; i < 300 && !d.failed(); ++i) {
    about.n = 1 + i % 40;
    about.likely = i % 3 ? -1 : 0;
    if (d.choice(0, about) >= about.n) abort();
    if (d.uniform(0, 6) >= 6) abort();
    (void)d.number(0);
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(uint8_t const* data, size_t size) {
  std::string_view const text(reinterpret_cast<char const*>(data), size);
  auto e = open_link(text);
  if (e) {
    auto again = open_link(fragment(*e));
    if (!again || again->payload != e->payload || again->kind != e->kind) abort();
    decode(e->payload);
  } else if (e.error().what.empty()) {
    abort();
  }
  if (size < 64) decode(text);
  SeatName const seats[] = {{0, "Ann", "7"}, {1, "Ben", "K"}};
  Grammar grammar;
  grammar.taste = [](std::string_view part, Seat) {
    size_t const fault = part.find_first_not_of("MLRABS()+0123456789\n ");
    return Taste{!part.empty() && fault == part.npos, false, std::min(fault, part.size())};
  };
  grammar.words.letters = "ABSMLR", grammar.words.signs = "()+0123456789";
  for (int lines = 0; lines < 2; ++lines) {
    if (lines) grammar.line = [](std::string_view line, bool inside) { return inside || line.size() < 20; };
    auto const reading = read_thread(text, seats, grammar);
    if (int(reading.finds.size()) > kThreadFinds) abort();
    for (Find const& f : reading.finds)
      if (f.text.empty() || f.line < 1 || place_of(f, 3).empty()) abort();
  }
  std::string const name = clean_name(text);
  if (clean_name(name) != name) abort();
  return 0;
}
