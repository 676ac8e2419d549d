#include "view/edit.hpp"

#include <algorithm>

namespace paddock {
namespace {

// Whether a letter begins there, or the text ends; broken text may begin in the middle of one.
bool between_letters(std::string_view text, size_t at) {
  return at == 0 || at >= text.size() || (uint8_t(text[at]) & 0xC0) != 0x80;
}

}  // namespace

Expected<std::string> edited(std::string_view draft, Edit const& edit) {
  auto const place = [](int64_t byte) { return "byte " + std::to_string(byte); };
  if (edit.from < 0 || size_t(edit.from) > draft.size())
    return Error{place(edit.from), "An edit begins within the draft's " + std::to_string(draft.size()) + " bytes."};
  size_t const from = size_t(edit.from);
  if (edit.length < 0 || size_t(edit.length) > draft.size() - from)
    return Error{place(edit.from), "An edit changes no more than the " + std::to_string(draft.size() - from) + " bytes the draft has from there."};
  size_t const end = from + size_t(edit.length);
  for (size_t at : {from, end})
    if (!between_letters(draft, at)) return Error{place(int64_t(at)), "An edit begins and ends between letters, not within one."};
  std::string out;
  out.reserve(draft.size() - size_t(edit.length) + edit.text.size());
  return out.append(draft.substr(0, from)).append(edit.text).append(draft.substr(end));
}

Edit edit_between(std::string_view before, std::string_view after) {
  size_t const most = std::min(before.size(), after.size());
  size_t head = 0, tail = 0;
  while (head < most && before[head] == after[head]) ++head;
  while (head > 0 && !(between_letters(before, head) && between_letters(after, head))) --head;
  while (tail < most - head && before[before.size() - 1 - tail] == after[after.size() - 1 - tail]) ++tail;
  while (tail > 0 && !(between_letters(before, before.size() - tail) && between_letters(after, after.size() - tail))) --tail;
  return {int32_t(head), int32_t(before.size() - head - tail), std::string(after.substr(head, after.size() - head - tail))};
}

}  // namespace paddock
