#include "post/thread_whole.hpp"

#include <algorithm>

#include "core/text.hpp"
#include "post/thread_text.hpp"

namespace paddock::post {
namespace {

constexpr size_t kLostText = 240;
constexpr std::string_view kAround = "*_`\"'~.,;:!?()[]|-=<>";  // signs that are no words

bool wordless(std::string_view text) { return trimmed(text, kAround).empty(); }

// Calls `on` with each piece of `all`, line by line: (begin, end, read, whether something else of its line is read).
template <class On>
void pieces(std::string_view text, Range all, std::vector<Range> const& read, On on) {
  size_t k = 0;
  for (size_t line = all.first; line < all.second;) {
    size_t const end = std::min(text.find('\n', line), all.second);
    while (k < read.size() && read[k].second <= line) ++k;
    bool const beside = k < read.size() && read[k].first < end;
    size_t at = line;
    for (size_t i = k; i < read.size() && read[i].first < end; ++i) {
      size_t const from = std::max(read[i].first, at), to = std::min(read[i].second, end);
      if (from > at) on(at, from, false, beside);
      if (to > from) on(from, to, true, beside);
      at = std::max(at, to);
    }
    if (at < end) on(at, end, false, beside);
    line = end + 1;
  }
}

}  // namespace

bool read_words_of(Taster const& taster, std::string_view text, Range all, std::vector<Range> const& read, std::string& lost) {
  bool whole = true;
  pieces(text, all, read, [&](size_t from, size_t to, bool is_read, bool beside) {
    std::string_view const words = text.substr(from, to - from);
    if (is_read || wordless(words)) return;
    whole = false;
    if (lost.size() < kLostText && words.size() < 2000 && may_order(taster, words, beside))
      lost += (lost.empty() ? "" : " / ") + cut(trimmed(words), kLostText);
  });
  return whole;
}

std::string marked(std::string_view text, Range all, std::vector<Range> const& read) {
  size_t first = all.second, last = all.first;
  for (Range const& r : read)
    if (r.first >= all.first && r.second <= all.second) first = std::min(first, r.first), last = std::max(last, r.second);
  if (all.second - all.first > kWholeText) {
    size_t const from = first > all.first + kWholeText / 2 ? text.find('\n', first - kWholeText / 2) : all.first;
    size_t const to = text.rfind('\n', std::min(all.second, last + kWholeText / 2));
    if (from != text.npos && from < first) all.first = from;
    if (to != text.npos && to >= last) all.second = to;
  }
  std::string out;
  size_t before = all.first;
  pieces(text, all, read, [&](size_t from, size_t to, bool is_read, bool) {
    auto const ends = std::count(text.begin() + ptrdiff_t(before), text.begin() + ptrdiff_t(from), '\n');
    if (!out.empty()) out.append(size_t(std::min<ptrdiff_t>(ends, 2)), '\n');
    before = to;
    std::string_view const words = text.substr(from, to - from);
    if (is_read || wordless(words)) out += words;
    else (out += kUnread) += std::string(words) + kRead;
  });
  return std::string(trimmed(out));
}

}  // namespace paddock::post
