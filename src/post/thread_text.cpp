#include "post/thread_text.hpp"

#include <algorithm>

#include "core/scan.hpp"
#include "post/thread_block.hpp"

namespace paddock::post {
namespace {

bool is_word(char c) { return in_word(c) || is_digit(c) || c == '_'; }

bool starts_with_letters(std::string_view text, std::string_view prefix) {
  return text.size() >= prefix.size() && same_letters(text.substr(0, prefix.size()), prefix);
}

// "7" of "#7", "No. 7", "seat 7" and, where that is what it is called, "boat 7".
std::string_view bare_sign(std::string_view label, std::string_view thing) {
  for (std::string_view word : {thing, std::string_view("no."), std::string_view("no"), std::string_view("seat"), std::string_view("number")})
    if (!word.empty() && starts_with_letters(label, word) && label.size() > word.size() && !in_word(label[word.size()]))
      label = trimmed(label.substr(word.size()));
  return label.starts_with("#") ? trimmed(label.substr(1)) : label;
}

}  // namespace

size_t tag_length(std::string_view text, size_t at) {
  size_t const end = text.substr(0, std::min(text.size(), at + 2000)).find_first_of("[]\n", at + 1);
  if (end == text.npos || text[end] != ']') return 0;
  std::string_view inside = text.substr(at + 1, end - at - 1);
  if (inside.starts_with("/")) inside.remove_prefix(1);
  size_t const letters = Scan(inside).take_while([](char c) { return in_word(c) || c == '*'; }).size();
  bool const tag = letters > 0 && (letters == inside.size() || inside[letters] == '=' || inside[letters] == ' ');
  bool const stamp = !inside.empty() && is_digit(inside[0]) && inside.find(':') != inside.npos;
  return tag || stamp ? end + 1 - at : 0;
}

bool same_letters(std::string_view a, std::string_view b) {
  return a.size() == b.size() &&
         std::equal(a.begin(), a.end(), b.begin(), [](char x, char y) { return lower(x) == lower(y); });
}

std::string lowered(std::string_view text) {
  std::string out(text);
  for (char& c : out) c = lower(c);
  return out;
}

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
  for (size_t at = text.find('['); at != text.npos; at = text.find('[', at + 1))
    blank_range(text, at, at + tag_length(text, at));
  for (std::string_view mark : {"||", "(edited)", "(Edited)", "(bearbeitet)"})
    for (size_t at = text.find(mark); at != text.npos; at = text.find(mark, at + 1)) blank_range(text, at, at + mark.size());
}

std::optional<Seat> match_seat(std::string_view label, std::span<SeatName const> seats) {
  label = trimmed(label, "*_`\"'()<>-,.~|:");
  if (label.empty() || label.size() > 120 || label.find(':') != label.npos) return std::nullopt;
  for (SeatName const& s : seats)
    if (!s.name.empty() && same_letters(label, s.name)) return s.seat;
  for (SeatName const& s : seats)
    if (!s.sign.empty() && same_letters(bare_sign(label, s.thing), s.sign)) return s.seat;
  // The name with something before or behind it; the longest name wins, so that "Ann" is not found in "Mary Ann".
  SeatName const* best = nullptr;
  for (SeatName const& s : seats) {
    size_t const n = s.name.size();
    if (n == 0 || n >= label.size() || (best && best->name.size() >= n)) continue;
    bool const behind = starts_with_letters(label, s.name) && !is_word(label[n]) &&
                        trimmed(label.substr(n), "#()-,.").size() <= 12;
    bool const before = same_letters(label.substr(label.size() - n), s.name) &&
                        !is_word(label[label.size() - n - 1]) &&
                        std::none_of(label.begin(), label.end() - ptrdiff_t(n), in_word);
    if (behind || before) best = &s;
  }
  if (best) return best->seat;
  return std::nullopt;
}

namespace {

// "turn 25" at the end of what stands before a colon.
int turn_in(std::string_view label) {
  std::string const low = lowered(label);
  size_t const at = low.rfind("turn");
  if (at == low.npos) return -1;
  Scan in(low);
  in.go(at + 4);
  in.skip(" #");
  return in.number(9999, 4);
}

bool is_order_word(std::string_view label, std::span<std::string_view const> called) {
  std::string const low = lowered(trimmed(label, kWrapping));
  for (std::string_view word : {"order", "orders", "move", "moves"})
    if (low.ends_with(word)) return true;
  return std::any_of(called.begin(), called.end(), [&](std::string_view word) { return low.ends_with(word); });
}

}  // namespace

Label strip_labels(std::string_view& rest, std::span<SeatName const> seats, std::span<std::string_view const> called) {
  Label label;
  std::string_view const line = rest;
  size_t from = 0;
  for (int i = 0; i < 8; ++i) {
    size_t const colon = line.find(':', from);
    if (colon == line.npos) break;
    std::string_view const head = line.substr(from, colon - from);
    from = colon + 1;
    bool const time = colon > 0 && from < line.size() && is_digit(line[colon - 1]) && is_digit(line[from]);
    int const turn = turn_in(head);
    auto seat = match_seat(head, seats);
    if (time || (!seat && turn < 0 && !is_order_word(head, called))) continue;
    if (!seat && turn >= 0) seat = match_seat(head.substr(0, lowered(head).rfind("turn")), seats);  // "Ann, turn 3:"
    if (seat && label.seat && *seat != *label.seat) break;  // "Ben: @Ann: nice try" is Ben's
    if (seat) label.seat = seat;
    if (turn >= 0) label.turn = turn;
    label.said = true;
    rest = line.substr(from);
  }
  return label;
}

std::string author_of(std::string_view line) {
  line = trimmed(line);
  if (line.size() > 160) return {};
  for (std::string_view word : {"From:", "Von:", "De:", "Author:", "Posted by:", "Posted by ", "Post by ", "Postby ", "Sender:"})
    if (starts_with_letters(line, word)) {
      std::string_view name = line.substr(word.size());
      // Cut a mail address, and a date behind a chevron.
      name = name.substr(0, std::min(name.find('<'), name.find("\xC2\xBB")));
      return std::string(trimmed(name, "\"'"));
    }
  if (starts_with_letters(line, "by "))
    if (size_t const end = line.find("\xC2\xBB"); end != line.npos)
      return std::string(trimmed(line.substr(3, end - 3)));
  for (std::string_view word : {" wrote:", " said:", " writes:", " schrieb:"})
    if (line.size() > word.size() && same_letters(line.substr(line.size() - word.size()), word))
      return std::string(trimmed(line.substr(0, line.size() - word.size())));
  if (size_t const dash = line.find(" \xE2\x80\x94 "); dash != line.npos && line.find(':', dash) != line.npos)
    return std::string(trimmed(line.substr(0, dash)));  // "Ann - Today at 20:14" with a long dash
  return {};
}

}  // namespace paddock::post
