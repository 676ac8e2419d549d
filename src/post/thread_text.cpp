#include "post/thread_text.hpp"

#include <algorithm>

#include "core/scan.hpp"
#include "post/thread_block.hpp"

namespace paddock::post {
namespace {

constexpr size_t kTagReach = 4000;   // bytes from a tag to the one that closes it

bool is_word(char c) { return in_word(c) || is_digit(c) || c == '_'; }

bool starts_with_letters(std::string_view text, std::string_view prefix) {
  return text.size() >= prefix.size() && same_letters(text.substr(0, prefix.size()), prefix);
}

// "7" of "#7", "No. 7", "seat 7" and, where that is what it is called, "boat 7".
std::string_view bare_sign(std::string_view label, std::string_view thing) {
  for (std::string_view word : {thing, std::string_view("no."), std::string_view("nr."), std::string_view("nr"), std::string_view("no"), std::string_view("seat"), std::string_view("number")})
    if (!word.empty() && starts_with_letters(label, word) && label.size() > word.size() && !in_word(label[word.size()]))
      label = trimmed(label.substr(word.size()));
  return label.starts_with("#") ? trimmed(label.substr(1)) : label;
}

// Names of tags of forums. One letter may be an order, too: "[A](6M)" is one, "[b]" is none.
bool tag_name(std::string_view name) {
  static constexpr std::string_view kNames[] = {
      "*",    "b",    "i",     "u",    "s",     "q",     "o",      "quote",   "code",    "url",   "img",   "image",     "color",      "colour", "size",    "font",     "center",
      "left", "right", "list", "ul",   "ol",    "li",    "spoiler", "ispoiler", "pre",   "tt",    "sub",   "sup",       "strike",     "del",    "ins",     "hr",       "br",
      "table", "tr",  "td",    "th",   "email", "youtube", "media", "attach", "attachment", "user", "mention", "indent", "justify",  "highlight", "hide", "floatleft", "floatright",
      "thing", "roll", "microbadge", "bgcolor", "abbr", "noparse", "edit", "mod", "h", "heading", "align", "member"};
  std::string const low = lowered(name);
  bool const letter = name.size() == 1 && is_capital(name[0]);
  return !letter && std::find(std::begin(kNames), std::end(kNames), std::string_view(low)) != std::end(kNames);
}

// Whether "[/name]" follows.
bool closed(std::string_view text, size_t from, std::string_view name) {
  if (name.size() > 20) return false;
  for (size_t at = text.find("[/", from); at != text.npos && at < from + kTagReach; at = text.find("[/", at + 2))
    if (same_letters(text.substr(at + 2, name.size()), name) && at + 2 + name.size() < text.size() && text[at + 2 + name.size()] == ']') return true;
  return false;
}

}  // namespace

size_t tag_length(std::string_view text, size_t at) {
  size_t const end = text.substr(0, std::min(text.size(), at + 2000)).find_first_of("[]\n", at + 1);
  if (end == text.npos || text[end] != ']') return 0;
  std::string_view inside = text.substr(at + 1, end - at - 1);
  if (inside.starts_with("/")) inside.remove_prefix(1);
  size_t const letters = Scan(inside).take_while([](char c) { return in_word(c) || c == '*'; }).size();
  bool const alone = letters == inside.size(), closing = text[at + 1] == '/';
  bool const tag = letters > 0 && (alone ? closing || tag_name(inside) || closed(text, end, inside) : inside[letters] == '=' || (inside[letters] == ' ' && tag_name(inside.substr(0, letters))));
  bool const stamp = !inside.empty() && is_digit(inside[0]) && inside.find(':') != inside.npos;
  return tag || stamp ? end + 1 - at : 0;
}

// Small letters of ASCII and, behind the first of their two bytes, of Latin-1 and Latin Extended-A: "JÖRG" is "Jörg".
bool same_letters(std::string_view a, std::string_view b) {
  if (a.size() != b.size()) return false;
  uint8_t before = 0;
  for (size_t i = 0; i < a.size(); ++i) {
    uint8_t x = uint8_t(lower(a[i])), y = uint8_t(lower(b[i]));
    if (before == 0xC3 && x >= 0x80 && y >= 0x80) x |= 0x20, y |= 0x20;
    if (before == 0xC4 || before == 0xC5) x |= 1, y |= 1;
    if (x != y) return false;
    before = x;
  }
  return true;
}

std::string lowered(std::string_view text) {
  std::string out(text);
  for (char& c : out) c = lower(c);
  return out;
}

std::string_view trimmed(std::string_view text) { return trimmed(text, ""); }
std::string_view trimmed(std::string_view text, std::string_view extra) {
  auto skip = [&](char c) { return c == ' ' || c == '\t' || c == '\r' || c == '\n' || extra.find(c) != extra.npos; };
  while (!text.empty() && skip(text.front())) text.remove_prefix(1);
  while (!text.empty() && skip(text.back())) text.remove_suffix(1);
  return text;
}

void blank_range(std::string& text, size_t begin, size_t end) {
  for (size_t i = begin; i < end && i < text.size(); ++i)
    if (text[i] != '\n') text[i] = ' ';
}

void blank_tags(std::string& text) {
  for (size_t at = text.find("](http"); at != text.npos; at = text.find("](http", at + 1)) {   // "[Ann](https://...)"
    size_t const open = text.rfind('[', at), shut = text.find_first_of(")\n", at);
    if (open == text.npos || at - open > 80 || shut == text.npos || text[shut] == '\n') continue;
    blank_range(text, open, open + 1), blank_range(text, at, shut + 1);
  }
  for (size_t at = text.find('['); at != text.npos; at = text.find('[', at + 1))
    blank_range(text, at, at + tag_length(text, at));
  for (std::string_view mark : {"||", "(edited)", "(Edited)", "(bearbeitet)", "<This message was edited>", "(This message was edited)", "<Diese Nachricht wurde bearbeitet>"})
    for (size_t at = text.find(mark); at != text.npos; at = text.find(mark, at + 1)) blank_range(text, at, at + mark.size());
}

namespace {

// "Joerg Mueller" and "jorg.muller@x.org" of "Jörg Müller"; `two`: an umlaut as two letters.
std::string plain_letters(std::string_view text, bool two) {
  static constexpr std::string_view kPlain = "aaaaaaaceeeeiiiidnooooo/ouuuuyty";   // of 0xE0 to 0xFF in Latin-1
  std::string out;
  for (size_t i = 0; i < text.size(); ++i) {
    bool const latin = uint8_t(text[i]) == 0xC3 && i + 1 < text.size();
    uint8_t const low = latin ? uint8_t(text[i + 1]) : 0;
    if (!latin) out += is_one_of(text[i], "._") ? ' ' : lower(text[i]);
    else if (++i; low == 0x9F) out += "ss";
    else out += kPlain[low & 0x1F], out += two && is_one_of(char(low | 0x20), "\xA4\xB6\xBC") ? "e" : "";
  }
  return out;
}

}  // namespace

std::optional<Seat> by_plain_letters(std::string_view label, std::span<SeatName const> seats) {
  bool const joined = label.find_first_of("@._") != label.npos;
  label = label.substr(0, label.find('@'));
  std::string turned(label);
  if (size_t const comma = label.find(','); comma != label.npos) turned = std::string(trimmed(label.substr(comma + 1))) + " " + std::string(trimmed(label.substr(0, comma)));
  std::optional<Seat> one;
  for (SeatName const& s : seats) {
    if (joined && plain_letters(turned, false).starts_with(plain_letters(s.name, false) + " ")) return std::nullopt;   // "ann.lee@x.org" may be Ann's
    bool const is = !s.name.empty() && (plain_letters(turned, false) == plain_letters(s.name, false) || plain_letters(turned, true) == plain_letters(s.name, true));
    if (is && one) return std::nullopt;
    if (is) one = s.seat;
  }
  return one;
}

std::optional<Seat> match_seat(std::string_view label, std::span<SeatName const> seats) {
  constexpr std::string_view kAround = "*_`\"'()<>-,.~|:";
  for (SeatName const& s : seats)          // "Tom M.", beside "Tom M"
    if (!s.name.empty() && same_letters(trimmed(label), s.name)) return s.seat;
  label = trimmed(label, kAround);
  if (label.empty() || label.size() > 120 || label.find(':') != label.npos) return std::nullopt;
  for (SeatName const& s : seats)
    if (std::string_view const name = trimmed(s.name, kAround); !name.empty() && same_letters(label, name)) return s.seat;
  for (SeatName const& s : seats)
    if (!s.sign.empty() && same_letters(bare_sign(label, s.thing), s.sign)) return s.seat;
  // The name with something before or behind it; the longest name wins, so that "Ann" is not found in "Mary Ann".
  SeatName const* best = nullptr;
  for (SeatName const& s : seats) {
    size_t const n = s.name.size();
    if (n == 0 || n >= label.size() || (best && best->name.size() >= n)) continue;
    bool const joined = is_one_of(label[n], ".-_") && n + 1 < label.size() && is_word(label[n + 1]);   // "ann.lee@x.org"
    bool const behind = starts_with_letters(label, s.name) && !is_word(label[n]) && !joined &&
                        trimmed(label.substr(n), "#()-,.").size() <= 12;
    bool const before = same_letters(label.substr(label.size() - n), s.name) &&
                        !is_word(label[label.size() - n - 1]) &&
                        std::none_of(label.begin(), label.end() - ptrdiff_t(n), in_word);
    if (behind || before) best = &s;
  }
  bool const two = best && std::any_of(seats.begin(), seats.end(), [&](SeatName const& s) {   // "Jo Jonas", where both play
    size_t const n = s.name.size(), end = label.size();
    bool const last = s.seat != best->seat && n > 0 && n + best->name.size() < end && same_letters(label.substr(end - n), s.name);
    return last && !is_word(label[end - n - 1]) && label.find_first_of("(,") == label.npos;
  });
  if (best) return two ? std::nullopt : std::optional(best->seat);
  return by_plain_letters(label, seats);
}

size_t from_word(std::string_view line) {
  for (std::string_view word : {"From:", "Von:", "De:", "De :", "Da:", "Van:", "Fra:", "Fr\xC3\xA5n:"})
    if (starts_with_letters(line, word)) return word.size();
  return 0;
}

std::string author_of(std::string_view line) {
  line = trimmed(line);
  if (line.size() > 160) return {};
  for (std::string_view word : {"From:", "Von:", "De:", "Author:", "Posted by:", "Posted by ", "Post by ", "Postby ", "Sender:"})
    if (starts_with_letters(line, word)) {
      std::string_view name = line.substr(word.size());
      // Cut a mail address, and a date behind a chevron.
      name = name.substr(0, std::min({name.find('<'), name.find("\xC2\xBB"), name.find(" via ")}));   // "Ann via Some List"
      return std::string(trimmed(name, "\"'"));
    }
  if (starts_with_letters(line, "by "))
    if (size_t const end = line.find("\xC2\xBB"); end != line.npos)
      return std::string(trimmed(line.substr(3, end - 3)));
  for (std::string_view word : {" wrote:", " said:", " writes:", " schrieb:"})
    if (line.size() > word.size() && same_letters(line.substr(line.size() - word.size()), word))
      return std::string(trimmed(line.substr(0, line.size() - word.size())));
  size_t const dash = line.find(" \xE2\x80\x94 ");
  size_t colon = dash == line.npos ? line.npos : line.find(':', dash);
  while (colon != line.npos && line[colon - 1] == ' ') colon = line.find(':', colon + 1);   // ":-)" heads no post
  if (colon != line.npos)
    return std::string(trimmed(line.substr(0, dash)));  // "Ann - Today at 20:14" with a long dash
  return {};
}

}  // namespace paddock::post
