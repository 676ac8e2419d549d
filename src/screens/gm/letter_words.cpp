#include "screens/gm/letter_words.hpp"

#include <algorithm>

#include "core/text.hpp"
#include "screens/gm/desk_words.hpp"
#include "screens/table/order_entry.hpp"
#include "session/letters.hpp"
#include "view/marked.hpp"

namespace paddock::app {
namespace {

std::string and_when(std::string words, uint32_t revision, int64_t when, int64_t now) {
  if (revision > 0) words += ", revision " + std::to_string(revision);
  std::string const time = ago(when, now);
  return time.empty() ? words : words + ", " + time;
}

// What is not allowed is so by a rule.
std::string of_rule(Letter const& l) { return l.forbidden && !l.rule.empty() ? " (" + l.rule + ")" : ""; }

constexpr size_t kShortOrder = 12;   // bytes; a longer one has something in it

}  // namespace

std::string ask_words(Play const& play, Letter const& letter, int64_t now) {
  Collected const* c = play.tray().of(letter.seat);
  std::string const name = play.race().seat_name(letter.seat);
  if (!c) return "Take this order?";
  if (c->way == Collected::Ghost || c->way == Collected::Retire)
    return (c->way == Collected::Ghost ? "The autopilot drives for " + name : name + " retires") + " by your word. Take this order instead?";
  char const* way = c->way == Collected::Link ? "by link" : c->way == Collected::Text ? "by message" : "typed in";
  return name + "'s order is in already (" + and_when(way, c->revision, c->when, now) + "). Take the newer one?";
}

std::string came_from(Letter const& l, int64_t now) {
  std::string const by = l.link ? "unsigned link" : l.author.empty() ? "unsigned message" : l.author + (l.typed_in() ? "" : ", unsigned");
  return and_when(by, l.revision, l.when, now);
}

std::string fault_place(Letter const& l) { return l.error_column == 0 ? "" : l.link ? capital(l.where) : fault_place(l.raw, l.error_column); }

// Its place counts in what the card shows.
std::string fault_words(Letter const& l) {
  std::string const card = without_marks(shown_words(l));
  size_t const order = card.find(l.raw);
  bool const inside = l.error_column > 0 && !l.link && order != card.npos;
  std::string const place = inside ? fault_place(card, int(order) + l.error_column) : fault_place(l);
  return (place.empty() ? "" : strong(place + ":") + " ") + escaped_stars(l.error) + of_rule(l);
}

char const* fault_label(Letter const& l) { return l.forbidden ? "Not allowed" : l.error_column ? "Not readable" : "Not taken"; }

std::string stranger_words(Letter const& l) { return l.author.empty() ? "Nothing says who wrote this." : l.author + " holds no seat here."; }

size_t yellow_letter(std::vector<Letter> const& inbox, std::string const& changed) {
  auto const open = [](Letter const& l) { return l.open(); };
  auto const change = [&](Letter const& l) { return l.open() && !changed.empty() && l.raw == changed; };
  auto const found = std::find_if(inbox.begin(), inbox.end(), change);
  return size_t((found != inbox.end() ? found : std::find_if(inbox.begin(), inbox.end(), open)) - inbox.begin());
}

std::string without_marks(std::string_view marked) {
  std::string out;
  for (char c : marked)
    if (c != post::kUnread && c != post::kRead) out += c;
  return out;
}

std::string unread_words(std::string_view marked) {
  std::string out;
  for (size_t at = marked.find(post::kUnread); at != marked.npos; at = marked.find(post::kUnread, at + 1)) {
    size_t const end = std::min(marked.find(post::kRead, at), marked.size());
    size_t from = at + 1, to = end;
    while (from < to && marked[from] == ' ') ++from;
    while (to > from && marked[to - 1] == ' ') --to;
    out += (out.empty() ? "" : " / ") + std::string(marked.substr(from, to - from));
  }
  return out;
}

std::string question_of(Play const& play, Letter const& l) {
  constexpr size_t kShown = 240;
  std::string const name = l.seat >= 0 ? play.race().seat_name(l.seat) : l.author;
  std::string out = (name.empty() ? "Hello" : name) + ", about your order for " + play.race().words().turn(play.truth().turn()) + ": ";
  if (l.asks) {
    Collected const* c = play.tray().of(l.seat);
    return out + "I have two of them, \"" + (c ? order_words(play, l.seat, c->text) : "") + "\" and \"" + order_words(play, l.seat, l.clean) + "\". Which one stands?";
  }
  if (!l.stops.empty()) return out + "your sheet stops here. " + l.stops + " It says \"" + l.raw + "\". Does it go on?";
  if (!l.lost.empty())
    return out + "I read it as \"" + l.clean + "\", but could not read \"" + l.lost + "\". Is that a part of it? Please write it again.";
  std::string const place = fault_place(l);
  std::string const order = "\"" + cut(l.raw, kShown) + (l.raw.size() > kShown ? "..." : "") + "\"";
  out += (l.forbidden ? order + " is not allowed. " : "I cannot read " + order + ". ") + (place.empty() ? "" : place + ": ") + l.error + of_rule(l);
  if (l.mends.empty()) return out + " Please write it again.";
  out += l.mends.size() > 1 ? " Which of these do you mean: " : " Did you mean ";
  for (size_t i = 0; i < l.mends.size(); ++i) out += (i == 0 ? "" : i + 1 == l.mends.size() ? " or " : ", ") + l.mends[i];
  return out + "?";
}

std::string letter_words(Play const& play, Letter const& l, int64_t now) {
  std::string const who = l.seat >= 0 ? play.race().seat_name(l.seat) : l.author.empty() ? "Somebody" : l.author;
  std::string const place = fault_place(l);
  std::string out = who + " (" + came_from(l, now) + "): ";
  if (l.older) out += order_words(play, l.seat, l.clean) + ", an older revision, not taken";
  else if (l.replaced) out += order_words(play, l.seat, l.clean) + ". " + replaced_words(play, l);
  else if (!l.error.empty()) out += (l.forbidden ? "not allowed. " : "") + (place.empty() ? "" : place + ": ") + l.error + of_rule(l);
  else if (l.seat < 0) out += (l.author.empty() ? "nothing says who wrote this: " : "holds no seat here: ") + l.raw;
  else out += order_words(play, l.seat, l.clean) + (l.asks ? ". " + ask_words(play, l, now) : "");
  if (!l.ahead.empty()) out += ". Later: " + l.ahead;
  if (!l.stops.empty()) return out + ". The sheet stops here. " + l.stops;
  if (!l.lost.empty()) out += ". Not read, and maybe a part of it: " + l.lost;
  else if (std::string const unread = unread_words(l.whole); !unread.empty()) return out + ". Not read: " + unread;
  return l.left.empty() ? out : out + " Left out: " + l.left;
}

std::string order_words(Play const& play, Seat seat, std::string const& clean) {
  bool const nothing = clean.empty() || (clean.size() <= kShortOrder && clean == play.truth().read(seat, "").clean);
  return nothing ? play.race().words().nothing : clean;
}

std::string order_line(Play const& play, Seat seat, std::string const& clean) {
  constexpr size_t kLine = 160;
  std::string out;
  for (char c : order_words(play, seat, clean)) out += c == '\n' ? " / " : std::string(1, c);
  return out.size() > kLine ? cut(out, kLine) + " ..." : out;
}

std::string collected_words(Play const& play, Seat seat) {
  Collected const* c = play.tray().of(seat);
  if (!c) return "no order";
  if (c->way == Collected::Ghost) return "the autopilot";
  return c->way == Collected::Retire ? "retires" : order_words(play, seat, c->text);
}

bool order_is_in(Play const& play, Letter const& l) {
  if (l.open() || l.replaced || l.other_turn || l.seat < 0) return false;
  Collected const* c = play.tray().of(l.seat);
  return c && (c->way == Collected::Link || c->way == Collected::Text || c->way == Collected::TypedIn) && c->text == l.clean;
}

std::string aside_words(Play const& play, Letter const& l) {
  return "The message goes; " + play.race().seat_name(l.seat) + "'s order stays in, unless you take it out, too.";
}

std::string replaced_words(Play const& play, Letter const& l) {
  if (!play.tray().of(l.seat)) return "It counts no more; no order is in.";
  return (l.older ? "A newer revision is in: " : "Replaced by what is in: ") + collected_words(play, l.seat);
}

std::string shown_words(Letter const& l) {
  bool const claimed = l.seat >= 0 || !l.error.empty();
  if (claimed) return l.whole.empty() ? l.raw : l.whole;
  std::string out;
  for (size_t at = 0; at < l.raw.size();) {
    size_t const end = std::min(l.raw.find('\n', at), l.raw.size());
    std::string const line = l.raw.substr(at, end - at);
    if (line.find_first_not_of(" \t") != line.npos) out += (out.empty() ? "" : "\n") + line;
    at = end + 1;
  }
  for (size_t at = l.whole.find(post::kUnread); at != l.whole.npos; at = l.whole.find(post::kUnread, at + 1)) {
    size_t const end = std::min(l.whole.find(post::kRead, at), l.whole.size());
    out += "\n" + (post::kUnread + l.whole.substr(at + 1, end - at - 1)) + post::kRead;
  }
  return out;
}

std::string beginning_of(std::string const& text) {
  constexpr size_t kRows = 5, kLetters = 320;
  size_t end = 0, rows = 0;
  for (; rows < kRows && end < text.size(); ++rows) end = std::min(text.find('\n', end), text.size() - 1) + 1;
  if (end > kLetters) {
    std::string const first = cut(text, kLetters);
    return first + " ... (" + std::to_string(points_in(text) - points_in(first)) + " more letters)";
  }
  auto const more = std::count(text.begin() + ptrdiff_t(end), text.end(), '\n') + 1;
  return end >= text.size() ? text : text.substr(0, end) + "... (" + std::to_string(more) + (more == 1 ? " more line)" : " more lines)");
}

std::string_view line_at(std::string_view text, int& column) {
  size_t const at = std::min(size_t(std::max(column, 1) - 1), text.size());
  size_t const before = at == 0 ? text.npos : text.rfind('\n', at - 1);
  size_t const begin = before == text.npos ? 0 : before + 1;
  column = int(at - begin) + 1;
  return text.substr(begin, text.find('\n', begin) - begin);
}

}  // namespace paddock::app
