// libFuzzer: bytes of a slot, and files of saved games. Nothing may crash; what is accepted must be written back equal.
#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>

#include "store/library.hpp"
#include "store/record.hpp"
#include "../store/medium.hpp"

using namespace paddock;
using namespace paddock::store;

namespace {

void as_slot(std::string_view bytes) {
  Record record;
  if (unpack_record(bytes, record) == RecordState::Good && pack_record(record) != bytes) abort();
  Medium medium;
  medium.bytes["game.x.a"] = bytes;
  medium.bytes["game.x.b"] = pack_record({3, {"t", "g", "s", 1, 2, ""}, "{}"});
  medium.bytes["settings.a"] = bytes;
  MediumTab tab(medium);
  Library lib(tab);
  if (lib.list().size() != 1) abort();
  if (auto game = lib.load("x"); game && game->generation < 3) abort();
}

void as_file(std::string_view text) {
  auto entries = Library::read_file(text);
  if (!entries) {
    if (entries.error().text().empty()) abort();
    return;
  }
  Medium medium;
  MediumTab tab(medium);
  Library lib(tab);
  int kept = -1;
  lib.import_file(text, [&](int n, std::string const&) { kept = n; });
  if (kept != int(entries->size())) abort();
  auto again = Library::read_file(lib.export_file());
  if (!again || again->size() != lib.list().size()) abort();
}

// A slot whose hash is right, so that the fuzzer gets behind it.
void as_sound_slot(std::string_view data) {
  if (data.size() < 28) return;
  std::string bytes = "PDKS" + std::string(data.substr(0, 20));
  std::string_view const rest = data.substr(20);
  Hash128 const hash = hash128(rest, hash128(bytes)[0]);
  for (int i = 0; i < 16; ++i) bytes.push_back(char(hash[size_t(i / 8)] >> (8 * (i % 8))));
  as_slot(bytes + std::string(rest));
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(uint8_t const* data, size_t size) {
  std::string_view const text(reinterpret_cast<char const*>(data), size);
  as_slot(text);
  as_sound_slot(text);
  as_file(text);
  return 0;
}
