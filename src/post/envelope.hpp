// The link: '#' + kind letter + base64url of
//   format version (varint) | length of the rest in bytes (varint) | CRC-32 (4 bytes) | sections | payload
// The declared length tells a truncated link from a damaged one and lets the reader cut what a chat glued behind it.
// Sections are the versioned place for what comes later (seals, signatures, audited dice): type, length, bytes. A
// reader that does not know a type with an odd number (critical) refuses the link, others it skips.
#pragma once
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/expected.hpp"

namespace paddock::post {

inline constexpr uint32_t kFormat = 1;
inline constexpr size_t kLinkText = 64u << 10;  // characters of pasted text looked at for one link

enum class Kind : char { Replay = 'r', Table = 't', Orders = 'o', Invite = 'i', View = 'v', Event = 'e' };
char const* kind_name(Kind kind);  // "a replay link", "an orders link", ...

struct Section {
  uint32_t type = 0;  // odd: critical
  std::string bytes;
};

struct Envelope {
  Kind kind = Kind::Replay;
  uint32_t format = kFormat;
  std::vector<Section> sections;
  std::string payload;
};

// "#r..." ; put base_url before it to get something to click on.
std::string fragment(Envelope const& envelope);
std::string fragment(Kind kind, std::string_view payload);

// When the running turn of a table closes (unix seconds) travels in a section that older readers skip.
inline constexpr uint32_t kDeadlineSection = 'D';
std::string with_deadline(std::string_view link, int64_t at);  // of "#t..." alone; nothing to add, or no link: as it is
int64_t deadline_of(std::string_view text);                    // of the first link in a text; 0: it says none

// What the orders of a link say for later turns, as text, in a section that older readers skip.
inline constexpr uint32_t kAheadSection = 'L';
inline constexpr size_t kAheadBytes = 2000;
std::string with_ahead(std::string_view link, std::string_view text);  // of "#o..." alone; nothing to add, too much, or no link: as it is
// Of the first link in a text; empty: it says nothing. Error: longer than any order, or no text.
Expected<std::string> ahead_of(std::string_view text);

// Opens the first link in a text: a whole URL, a bare "#r...", a code that a mail program broke into lines, or a whole
// message with a link in it. `wanted`: letters of the kinds that make sense here ("o", "rt"), empty: any.
// Errors are one sentence for the user: foreign text, other kind, newer version, breaks off, damaged.
Expected<Envelope> open_link(std::string_view text, std::string_view wanted = "");

struct LinkPlace {
  size_t begin = 0, end = 0;  // of the fragment in the text, '#' to behind its last character (line breaks inside)
  Kind kind = Kind::Replay;
};
// Every place that looks like a link of ours, sound or not, in order; at most 256.
std::vector<LinkPlace> find_links(std::string_view text);

}  // namespace paddock::post
