// Finding the characters of a link in a text that mail programs, forums and people have been at. Used by envelope.cpp.
#pragma once
#include <cstdint>
#include <string>
#include <string_view>

#include "post/envelope.hpp"

namespace paddock::post {

inline constexpr size_t kMaxPayload = 47u << 10;  // bytes behind the length field; fits kLinkText
inline constexpr uint32_t kPlausibleFormat = 15;  // "#racing" must not count as a link of format 105

// A candidate: what stands behind '#' and the kind letter, as far as it goes.
struct LinkScan {
  Kind kind = Kind::Replay;
  size_t begin = 0, end = 0;   // in the text
  std::string code;            // characters of the alphabet, breaks left out; never more than declared
  size_t first_run = 0;        // how many of them before the first break
  uint32_t format = 0;         // 0: not even that could be read
  size_t declared = 0;         // characters the code should have, 0: the length could not be read
  size_t header = 0;           // bytes of format and length together
  char stopped_by = 0;         // a character in the middle that cannot be part of a link, 0: just ended
  bool to_end = false;         // the text was over before the code was
  bool complete() const { return declared > 0 && code.size() == declared; }
};

uint32_t crc32(std::string_view bytes, uint32_t crc = 0);
void put_varint(std::string& out, uint64_t value);
// Reads at `at`, moves it on; false: ends early or over 35 bits.
bool get_varint(std::string_view bytes, size_t& at, uint64_t& value);

// Is there a candidate at `at`, which is at '#' or "%23" or (bare) at the kind letter itself? Gives it.
bool scan_link(std::string_view text, size_t at, bool bare, LinkScan& out);
// Opens a scanned candidate.
Expected<Envelope> open_scan(LinkScan const& scan);

}  // namespace paddock::post
