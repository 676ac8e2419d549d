// One slot as bytes: magic, schema, generation, lengths, 128-bit hash, summary, text. Anything wrong is told apart:
// no record, damaged, or written by a newer Paddock.
#pragma once
#include <array>
#include <cstdint>
#include <string>
#include <string_view>

namespace paddock::store {

inline constexpr uint32_t kSchema = 1;

// What the home screen shows without opening the game.
struct Summary {
  std::string title;      // at most 200 bytes, as are the next two
  std::string game;       // key of the registry: "nascar"
  std::string state;      // chip: "your turn", "waiting for 3"
  int32_t turn = 0;
  int64_t updated = 0;    // seconds since 1970
  std::string thumbnail;  // bytes of a small picture, the app's affair; at most 32 KiB, may be empty
  friend bool operator==(Summary const&, Summary const&) = default;
};

using Hash128 = std::array<uint64_t, 2>;
// Not for secrets: finds tears and flipped bits.
Hash128 hash128(std::string_view bytes, uint64_t seed = 0);

struct Record {
  uint64_t generation = 0;
  Summary summary;
  std::string text;
};

enum class RecordState : uint8_t { Good, Missing, Damaged, Newer };

std::string pack_record(Record const& record);
// `bytes` empty: Missing. On Newer nothing but the state is known.
RecordState unpack_record(std::string_view bytes, Record& out);

}  // namespace paddock::store
