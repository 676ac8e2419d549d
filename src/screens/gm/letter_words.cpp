#include "screens/gm/letter_words.hpp"

#include <algorithm>

#include "core/text.hpp"
#include "screens/gm/desk_words.hpp"
#include "session/letters.hpp"
#include "view/marked.hpp"

namespace paddock::app {
namespace {

std::string and_when(std::string words, uint32_t revision, int64_t when, int64_t now) {
  if (revision > 0) words += ", revision " + std::to_string(revision);
  std::string const time = ago(when, now);
  return time.empty() ? words : words + ", " + time;
}

}  // namespace

std::string ask_words(Play const& play, Letter const& letter, int64_t now) {
  Collected const* c = play.collected(letter.seat);
  std::string const name = play.seat_name(letter.seat);
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

std::string fault_place(Letter const& l) {
  if (l.error_column == 0) return "";
  if (l.where.empty()) {
    std::string_view const before = std::string_view(l.raw).substr(0, size_t(l.error_column) - 1);
    int column = l.error_column;
    (void)line_at(l.raw, column);
    return "Line " + std::to_string(std::count(before.begin(), before.end(), '\n') + 1) + ", column " + std::to_string(column);
  }
  std::string out = l.where;
  out[0] = char(out[0] - 32);
  return out;
}

std::string fault_words(Letter const& l) {
  std::string const place = fault_place(l);
  return (place.empty() ? "" : strong(place + ":") + " ") + escaped_stars(l.error);
}

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
  std::string const name = l.seat >= 0 ? play.seat_name(l.seat) : l.author;
  std::string out = (name.empty() ? "Hello" : name) + ", about your order for " + play.words().turn(play.truth().turn()) + ": ";
  if (l.asks) {
    Collected const* c = play.collected(l.seat);
    return out + "I have two of them, \"" + (c ? c->text : "") + "\" and \"" + l.clean + "\". Which one stands?";
  }
  if (!l.lost.empty())
    return out + "I read it as \"" + l.clean + "\", but could not read \"" + l.lost + "\". Is that a part of it? Please write it again.";
  std::string const place = fault_place(l);
  out += "I cannot read \"" + cut(l.raw, kShown) + (l.raw.size() > kShown ? "..." : "") + "\". " + (place.empty() ? "" : place + ": ") + l.error;
  if (l.mends.empty()) return out + " Please write it again.";
  out += l.mends.size() > 1 ? " Which of these do you mean: " : " Did you mean ";
  for (size_t i = 0; i < l.mends.size(); ++i) out += (i == 0 ? "" : i + 1 == l.mends.size() ? " or " : ", ") + l.mends[i];
  return out + "?";
}

std::string letter_words(Play const& play, Letter const& l, int64_t now) {
  std::string const who = l.seat >= 0 ? play.seat_name(l.seat) : l.author.empty() ? "Somebody" : l.author;
  std::string const place = fault_place(l);
  std::string out = who + " (" + came_from(l, now) + "): ";
  if (l.older) out += l.clean + ", an older revision, not taken";
  else if (l.replaced) out += l.clean + ", replaced";
  else if (!l.error.empty()) out += (place.empty() ? "" : place + ": ") + l.error;
  else if (l.seat < 0) out += (l.author.empty() ? "nothing says who wrote this: " : "holds no seat here: ") + l.raw;
  else out += l.clean + (l.asks ? ". " + ask_words(play, l, now) : "");
  if (!l.lost.empty()) out += ". Not read, and maybe a part of it: " + l.lost;
  else if (std::string const unread = unread_words(l.whole); !unread.empty()) return out + ". Not read: " + unread;
  return l.left.empty() ? out : out + " Left out: " + l.left;
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
