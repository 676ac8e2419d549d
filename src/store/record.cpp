#include "store/record.hpp"

namespace paddock::store {
namespace {

constexpr std::string_view kMagic = "PDKS";
constexpr size_t kHead = 4 + 4 + 8 + 4 + 4 + 16;  // magic, schema, generation, two lengths, hash
constexpr size_t kMaxText = 16u << 20;
constexpr size_t kMaxSummary = 64u << 10;

constexpr uint64_t kA = 0x9E3779B185EBCA87ull, kB = 0xC2B2AE3D27D4EB4Full, kC = 0x165667B19E3779F9ull;

uint64_t turned(uint64_t v, int by) { return v << by | v >> (64 - by); }

uint64_t finished(uint64_t v) {
  v = (v ^ v >> 33) * kB;
  v = (v ^ v >> 29) * kC;
  return v ^ v >> 32;
}

void put(std::string& out, uint64_t value, int bytes) {
  for (int i = 0; i < bytes; ++i) out.push_back(char(value >> (8 * i)));
}

// Reads little-endian numbers and short texts; false once the bytes have run out.
class Reader {
 public:
  explicit Reader(std::string_view bytes) : bytes_(bytes) {}
  uint64_t number(size_t size) {
    uint64_t value = 0;
    if (size > bytes_.size()) return good_ = false, 0;
    for (size_t i = 0; i < size; ++i) value |= uint64_t(uint8_t(bytes_[i])) << (8 * i);
    bytes_.remove_prefix(size);
    return value;
  }
  std::string text() {
    size_t const size = size_t(number(4));
    if (!good_ || size > bytes_.size()) return good_ = false, std::string();
    std::string out(bytes_.substr(0, size));
    bytes_.remove_prefix(size);
    return out;
  }
  bool all_read() const { return good_ && bytes_.empty(); }

 private:
  std::string_view bytes_;
  bool good_ = true;
};

std::string pack_summary(Summary const& s) {
  std::string out;
  for (std::string const* text : {&s.title, &s.game, &s.state, &s.thumbnail}) {
    put(out, text->size(), 4);
    out += *text;
  }
  put(out, uint32_t(s.turn), 4);
  put(out, uint64_t(s.updated), 8);
  return out;
}

bool unpack_summary(std::string_view bytes, Summary& s) {
  Reader in(bytes);
  s.title = in.text();
  s.game = in.text();
  s.state = in.text();
  s.thumbnail = in.text();
  s.turn = int32_t(in.number(4));
  s.updated = int64_t(in.number(8));
  return in.all_read();
}

// Covers the head, too: a flipped generation must not make an old copy the newest.
Hash128 hash_of(std::string_view head, std::string_view rest) { return hash128(rest, hash128(head)[0]); }

}  // namespace

Hash128 hash128(std::string_view bytes, uint64_t seed) {
  uint64_t x = seed ^ kA, y = turned(seed, 31) ^ kC;
  size_t const size = bytes.size();
  for (size_t i = 0; i < size; i += 8) {
    uint64_t word = 0;
    for (size_t k = 0; k < 8 && i + k < size; ++k) word |= uint64_t(uint8_t(bytes[i + k])) << (8 * k);
    x = turned(x ^ word * kB, 31) * kA + y;
    y = turned(y + word, 29) * kC ^ x;
  }
  x ^= size;
  y += size * kA;
  uint64_t const low = finished(x + y), high = finished(turned(y, 17) ^ x * kC);
  return {low + high, high ^ turned(low, 23)};
}

std::string pack_record(Record const& record) {
  std::string const summary = pack_summary(record.summary);
  std::string out(kMagic);
  put(out, kSchema, 4);
  put(out, record.generation, 8);
  put(out, summary.size(), 4);
  put(out, record.text.size(), 4);
  std::string const rest = summary + record.text;
  Hash128 const hash = hash_of(out, rest);
  put(out, hash[0], 8);
  put(out, hash[1], 8);
  return out + rest;
}

RecordState unpack_record(std::string_view bytes, Record& out) {
  if (bytes.empty()) return RecordState::Missing;
  if (bytes.size() < kHead || !bytes.starts_with(kMagic)) return RecordState::Damaged;
  Reader in(bytes.substr(4, kHead - 4));
  uint64_t const schema = in.number(4);
  out.generation = in.number(8);
  uint64_t const summary = in.number(4), text = in.number(4);
  Hash128 const told = {in.number(8), in.number(8)};
  std::string_view const rest = bytes.substr(kHead);
  if (summary > kMaxSummary || text > kMaxText || summary + text != rest.size()) return RecordState::Damaged;
  if (hash_of(bytes.substr(0, kHead - 16), rest) != told) return RecordState::Damaged;
  // The head keeps its shape in every schema, so a sound record of a later one is known as such.
  if (schema != kSchema) return schema > kSchema ? RecordState::Newer : RecordState::Damaged;
  if (!unpack_summary(rest.substr(0, size_t(summary)), out.summary)) return RecordState::Damaged;
  out.text = rest.substr(size_t(summary));
  return RecordState::Good;
}

}  // namespace paddock::store
