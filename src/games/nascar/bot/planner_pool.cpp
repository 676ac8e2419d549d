#include <algorithm>

#include "core/dice.hpp"
#include "core/order.hpp"
#include "games/nascar/bot/planner_turn.hpp"

namespace paddock::nascar {

Letters Brief::letters() const {
  Letters out;
  auto push = [&](Verb v) {
    if (!out.full()) out.push(v);
  };
  int accels = 0, brakes = 0;
  auto speed = [&](int count) {
    for (int i = 0; i < count; ++i) push(accels++ ? Verb::A1 : Verb::A);
    for (int i = 0; i > count; --i) push(brakes++ ? Verb::B1 : Verb::B);
  };
  if (slip) push(Verb::S);
  speed(begin);
  int left = 0, right = 0;
  for (int m = 1, k = 0; m <= moves; ++m) {
    int const at = k < steers ? steer[size_t(k)] : 0;
    if (at == m) push(right++ ? Verb::R1 : Verb::R), ++k;
    else if (at == -m) push(left++ ? Verb::L1 : Verb::L), ++k;
    else push(Verb::M);
  }
  if (moves > 0) speed(end);
  return out;
}

void Pool::clear() {
  size_ = 0;
  best_ = 1 << 28;
  table_.fill(-1);
}

uint32_t Pool::key(Ending const& e) {
  Place const& p = e.to;
  uint64_t const k = uint64_t(p.tile) | uint64_t(p.heading) << 16 | uint64_t(p.speed) << 20 | uint64_t(p.cards) << 28 |
                     uint64_t(p.max) << 36 | uint64_t(uint8_t(p.left)) << 44 | uint64_t(e.flags & Ending::Off) << 52;
  return uint32_t(mix64(k) >> 32);
}

void Pool::offer(Ending const& e) {
  if (hopeless(e.value)) return;
  if (size_ == kCap) thin();
  best_ = std::min(best_, e.value);
  for (uint32_t slot = key(e) % kTable;; slot = (slot + 1) % kTable) {
    if (table_[slot] < 0) {
      table_[slot] = int16_t(size_);
      items_[size_t(size_++)] = e;
      return;
    }
    Ending& old = items_[size_t(table_[slot])];
    Place const &a = old.to, &b = e.to;
    if (a.tile != b.tile || a.heading != b.heading || a.speed != b.speed || a.cards != b.cards || a.max != b.max ||
        a.left != b.left || old.is(Ending::Off) != e.is(Ending::Off))
      continue;
    if (e.value < old.value) old = e;
    return;
  }
}

void Pool::sort() {
  std::vector<uint64_t> keys;
  for (int i = 0; i < size_; ++i) keys.push_back(order_key(items_[size_t(i)].value, uint32_t(i)));
  sort_keys(keys);
  std::vector<Ending> sorted;
  sorted.reserve(keys.size());
  for (uint64_t key : keys) sorted.push_back(items_[key_place(key)]);
  std::copy(sorted.begin(), sorted.end(), items_.begin());
}

// Keeps the better half.
void Pool::thin() {
  sort();
  size_ = kCap / 2;
  index();
}

void Pool::index() {
  table_.fill(-1);
  for (int i = 0; i < size_; ++i) {
    uint32_t slot = key(items_[size_t(i)]) % kTable;
    while (table_[slot] >= 0) slot = (slot + 1) % kTable;
    table_[slot] = int16_t(i);
  }
}

}  // namespace paddock::nascar
