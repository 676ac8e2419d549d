#include "post/envelope.hpp"

#include <algorithm>
#include <cassert>

#include "core/text.hpp"
#include "post/base64url.hpp"
#include "post/link_scan.hpp"

namespace paddock::post {
namespace {

constexpr size_t kMaxSections = 16;
constexpr size_t kMaxPlaces = 256;
constexpr int64_t kLatest = 253'402'300'799;  // the last second of the year 9999
constexpr size_t kCertainRun = 16;  // so many characters in a row are no hash tag any more

std::string place(size_t n, size_t of) { return "character " + std::to_string(n) + " of " + std::to_string(of); }

Error breaks_off(LinkScan const& s, size_t got) {
  std::string const where = s.declared ? place(got + 2, s.declared + 2) : "after character " + std::to_string(got + 2);
  return {where, "the link breaks off here; copy it again, to its very last character"};
}

Error damaged(LinkScan const& s) {
  return {"characters 1 to " + std::to_string(s.code.size() + 2),
          "the link is damaged: a character was changed or lost on the way; copy it again from where it was posted"};
}

Error incomplete(LinkScan const& s) {
  if (!s.to_end && s.first_run < s.code.size()) return breaks_off(s, s.first_run);  // prose behind a cut link
  if (s.stopped_by)
    return {place(s.code.size() + 3, std::max(s.declared, s.code.size() + 1) + 2),
            std::string("'") + s.stopped_by +
                "' cannot stand in a link, only letters, digits, '-' and '_'; copy it again"};
  return breaks_off(s, s.code.size());
}

Expected<Envelope> open_body(LinkScan const& s, std::string_view body) {
  Envelope out;
  out.kind = s.kind;
  out.format = s.format;
  size_t at = 0;
  uint64_t count = 0;
  if (!get_varint(body, at, count) || count > kMaxSections) return damaged(s);
  for (uint64_t i = 0; i < count; ++i) {
    uint64_t type = 0, length = 0;
    if (!get_varint(body, at, type) || !get_varint(body, at, length) || length > body.size() - at) return damaged(s);
    if (type & 1)
      return Error{"part " + std::to_string(type),
                   "this link uses something this Paddock does not know yet; reload the page or update, then open it "
                   "again"};
    out.sections.push_back({uint32_t(type), std::string(body.substr(at, size_t(length)))});
    at += size_t(length);
  }
  out.payload = body.substr(at);
  return out;
}

Error wrong_kind(Kind got, std::string_view wanted) {
  std::string want;
  for (size_t i = 0; i < wanted.size(); ++i) {
    if (i > 0) want += i + 1 == wanted.size() ? " or " : ", ";
    want += kind_name(Kind(wanted[i]));
  }
  return {"character 2", std::string("this is ") + kind_name(got) + ", but " + want + " is wanted here"};
}

Error foreign(std::string_view text) {
  bool const empty = text.find_first_not_of(" \t\r\n") == text.npos;
  if (empty) return {"", "there is no text; paste a link or a message with one"};
  size_t const hash = text.find('#');
  if (hash != text.npos)
    return {"character " + std::to_string(hash + 1),
            "what stands behind '#' is no Paddock link; one looks like #rAQ..."};
  return {"", "there is no Paddock link in this text; one has a '#' in it and looks like ...#rAQ..."};
}

// Where a '#' (or its escaped form) stands from `at` on.
size_t next_hash(std::string_view text, size_t at) {
  for (at = text.find_first_of("#%", at); at != text.npos; at = text.find_first_of("#%", at + 1))
    if (text[at] == '#' || text.substr(at, 3) == "%23") return at;
  return at;
}

}  // namespace

char const* kind_name(Kind kind) {
  switch (kind) {
    case Kind::Replay: return "a replay link";
    case Kind::Table: return "a table link";
    case Kind::Orders: return "an orders link";
    case Kind::Invite: return "an invitation";
    case Kind::View: return "a link of what one seat sees";
    case Kind::Event: return "a link of an event";
  }
  return "a link";
}

std::string fragment(Envelope const& envelope) {
  std::string body;
  put_varint(body, envelope.sections.size());
  for (Section const& s : envelope.sections) {
    put_varint(body, s.type);
    put_varint(body, s.bytes.size());
    body += s.bytes;
  }
  body += envelope.payload;
  std::string bytes;
  put_varint(bytes, envelope.format);
  put_varint(bytes, body.size() + 4);
  std::string const head = std::string(1, char(envelope.kind)) + bytes;
  uint32_t const crc = crc32(body, crc32(head));
  for (int shift = 0; shift < 32; shift += 8) bytes.push_back(char(crc >> shift));
  bytes += body;
  return std::string("#") + char(envelope.kind) + to_base64url(bytes);
}

std::string fragment(Kind kind, std::string_view payload) {
  Envelope e;
  e.kind = kind;
  e.payload = payload;
  return fragment(e);
}

Expected<Envelope> open_scan(LinkScan const& s) {
  if (s.format > kFormat)
    return Error{"format " + std::to_string(s.format),
                 "this link was made by a newer Paddock (this one reads format " + std::to_string(kFormat) +
                     "); reload the page or update, then open it again"};
  if (!s.complete()) {
    if (s.declared || s.code.size() < 12) return incomplete(s);
    return damaged(s);
  }
  std::string bytes;
  bool sound = from_base64url(s.code, bytes) && bytes.size() >= s.header + 5;
  if (sound) {
    uint32_t crc = 0;
    for (size_t i = 0; i < 4; ++i) crc |= uint32_t(uint8_t(bytes[s.header + i])) << (8 * i);
    std::string const head = char(s.kind) + bytes.substr(0, s.header);
    sound = crc == crc32(std::string_view(bytes).substr(s.header + 4), crc32(head));
  }
  if (sound) return open_body(s, std::string_view(bytes).substr(s.header + 4));
  // Words behind a link that was cut short were taken for its rest.
  if (s.first_run < s.code.size() && s.first_run >= kCertainRun) {
    Error e = breaks_off(s, s.first_run);
    e.what = "the link breaks off here, or the lines behind it are damaged; copy it again, to its very last character";
    return e;
  }
  return damaged(s);
}

Expected<Envelope> open_link(std::string_view text, std::string_view wanted) {
  if (text.size() > kLinkText)
    return Error{"character " + std::to_string(kLinkText + 1),
                 "the text is too long for a link; paste only the link, or use the field for whole messages"};
  std::optional<Error> first;
  auto consider = [&](LinkScan const& s) -> Expected<Envelope> {
    Expected<Envelope> e = open_scan(s);
    if (e && !wanted.empty() && wanted.find(char(e->kind)) == wanted.npos) e = wrong_kind(e->kind, wanted);
    if (!e && !first) first = e.error();
    return e;
  };
  LinkScan s;
  size_t at = next_hash(text, 0);
  for (int tries = 0; at != text.npos && tries < int(kMaxPlaces); ++tries) {
    size_t next = at + 1;
    if (scan_link(text, at, false, s)) {
      if (auto e = consider(s)) return e;
      next = std::max(next, s.begin + s.first_run);  // the rest may hide another link
    }
    at = next_hash(text, next);
  }
  if (!first && text.find('#') == text.npos) {
    size_t const start = text.find_first_not_of(" \t\r\n");
    if (start != text.npos && scan_link(text, start, true, s) && s.format && s.first_run >= kCertainRun)
      if (auto e = consider(s)) return e;
  }
  return first ? *first : foreign(text);
}

std::string with_deadline(std::string_view link, int64_t at) {
  auto opened = at > 0 && at <= kLatest ? open_link(link) : Expected<Envelope>(Error{});
  if (!opened) return std::string(link);
  std::erase_if(opened->sections, [](Section const& s) { return s.type == kDeadlineSection; });
  Section mark{kDeadlineSection, {}};
  put_varint(mark.bytes, uint64_t(at));
  opened->sections.push_back(std::move(mark));
  return fragment(*opened);
}

int64_t deadline_of(std::string_view text) {
  auto const opened = open_link(text);
  if (!opened) return 0;
  for (Section const& s : opened->sections) {
    size_t read = 0;
    uint64_t at = 0;
    if (s.type == kDeadlineSection && get_varint(s.bytes, read, at) && at <= uint64_t(kLatest)) return int64_t(at);
  }
  return 0;
}

std::string with_ahead(std::string_view link, std::string_view text) {
  auto opened = !text.empty() && text.size() <= kAheadBytes ? open_link(link, "o") : Expected<Envelope>(Error{});
  if (!opened) return std::string(link);
  std::erase_if(opened->sections, [](Section const& s) { return s.type == kAheadSection; });
  opened->sections.push_back({kAheadSection, std::string(text)});
  return fragment(*opened);
}

Expected<std::string> ahead_of(std::string_view text) {
  auto const opened = open_link(text, "o");
  if (!opened) return opened.error();
  for (Section const& s : opened->sections) {
    if (s.type != kAheadSection) continue;
    if (s.bytes.size() > kAheadBytes) return Error{"", "what it says for later turns is longer than any order"};
    auto const odd = [](char c) { return uint8_t(c) < ' ' && c != '\n'; };
    size_t at = 0;
    bool sound = std::none_of(s.bytes.begin(), s.bytes.end(), odd);
    while (sound && at < s.bytes.size()) sound = next_point(s.bytes, at) != 0xFFFD;
    if (!sound) return Error{"", "what it says for later turns is no text"};
    return s.bytes;
  }
  return std::string();
}

std::vector<LinkPlace> find_links(std::string_view text) {
  std::vector<LinkPlace> out;
  LinkScan s;
  for (size_t at = next_hash(text, 0); at != text.npos && out.size() < kMaxPlaces;) {
    size_t next = at + 1;
    if (scan_link(text, at, false, s)) {
      bool const sound = bool(open_scan(s));
      if (sound || s.first_run >= kCertainRun) {
        out.push_back({s.begin, s.end, s.kind});
        next = sound ? s.end : std::max(next, s.begin + s.first_run);
        if (!sound) out.back().end = std::min(s.end, s.begin + s.first_run + 2);
      }
    }
    at = next_hash(text, next);
  }
  return out;
}

}  // namespace paddock::post
