#include "events/ranking.hpp"

#include <numeric>

#include "core/order.hpp"

namespace paddock::app::events {
namespace {

constexpr int kMostTries = 64;         // of equals; by chance never reached

class Sorter {
 public:
  Sorter(std::vector<int> who, std::span<Ask const> asks) : asks_(asks) {
    for (int one : who) rows_.push_back({one, 0, {}});
  }

  std::vector<Ranked> run() {
    if (!rows_.empty()) part(0, rows_.size(), 0, 0);
    return std::move(rows_);
  }

 private:
  // Rows [from, to) are equal so far; `ask` is the next question for them.
  void part(size_t from, size_t to, size_t ask, int round) {
    if (ask == asks_.size() || (to - from < 2 && ask > 0)) {
      for (size_t i = from; i < to; ++i) rows_[i].place = int(from) + 1;
      return;
    }
    Ask const& asked = asks_[ask];
    std::vector<int> who;
    for (size_t i = from; i < to; ++i) who.push_back(rows_[i].who);
    std::vector<int64_t> numbers(who.size());
    asked.numbers(asked, who, round, numbers);
    std::vector<size_t> order(who.size());
    std::iota(order.begin(), order.end(), size_t(0));
    sort_many(order, [&](size_t a, size_t b) {
      if (numbers[a] != numbers[b]) return (numbers[a] < numbers[b]) == asked.low;
      return a < b;
    });
    bool const parts = numbers[order.front()] != numbers[order.back()];
    std::vector<Ranked> sorted;
    for (size_t i : order) {
      sorted.push_back(std::move(rows_[from + i]));
      if (asked.always || parts) sorted.back().reasons.push_back({asked.words, asked.rule, Ratio(numbers[i]), asked.low, asked.measure});
    }
    std::move(sorted.begin(), sorted.end(), rows_.begin() + long(from));
    for (size_t i = 0, end = 0; i < order.size(); i = end) {
      end = i + 1;
      while (end < order.size() && numbers[order[end]] == numbers[order[i]]) ++end;
      bool const once_more = end - i > 1 && round + 1 < kMostTries && (asked.again == Ask::UntilDifferent || (asked.again == Ask::WhileParted && parts));
      part(from + i, from + end, once_more ? ask : ask + 1, once_more ? round + 1 : 0);
    }
  }

  std::span<Ask const> asks_;
  std::vector<Ranked> rows_;
};

}  // namespace

std::vector<Ranked> ranked(std::vector<int> who, std::span<Ask const> asks) { return Sorter(std::move(who), asks).run(); }

}  // namespace paddock::app::events
