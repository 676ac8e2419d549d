#include "session/bot_letters.hpp"

#include <charconv>

#include "session/race_record.hpp"

namespace paddock {
namespace {

std::string_view cut_word(std::string_view& rest, char end) {
  size_t const at = rest.find(end);
  std::string_view const word = rest.substr(0, at);
  rest.remove_prefix(at == std::string_view::npos ? rest.size() : at + 1);
  return word;
}

template <class Number>
bool read_number(std::string_view text, Number& out, int base = 10) {
  auto const [end, error] = std::from_chars(text.data(), text.data() + text.size(), out, base);
  return error == std::errc() && end == text.data() + text.size();
}

bool read_task(std::string_view line, int seats, BotTask& out) {
  int seat = -1;
  if (!read_number(cut_word(line, ' '), seat) || seat < 0 || seat >= seats) return false;
  out.seat = Seat(seat);
  std::string_view const level = cut_word(line, ' ');
  for (int i = 0; i < 3; ++i)
    if (level == kLevels[i]) {
      out.level = Level(i);
      return read_number(line, out.seed, 16);
    }
  return false;
}

class BotWork final : public Work {
 public:
  explicit BotWork(std::unique_ptr<Thinker> thinker) : thinker_(std::move(thinker)) {}
  bool step(int budget) override {
    if (!thinker_->step(budget)) return false;
    for (Action const a : thinker_->orders())
      result += (result.empty() ? "" : " ") + std::to_string(a.verb) + ":" + std::to_string(a.arg);
    result += "\n" + thinker_->why();
    return true;
  }

 private:
  std::unique_ptr<Thinker> thinker_;
};

}  // namespace

std::string bot_letter(BotTask const& task, std::string_view link) {
  char seed[16];
  auto const end = std::to_chars(seed, seed + sizeof seed, task.seed, 16).ptr;
  return std::to_string(task.seat) + " " + kLevels[int(task.level)] + " " + std::string(seed, end) + "\n" + std::string(link);
}

std::unique_ptr<Work> begin_bot(std::string_view letter, Position& at) {
  std::string_view const line = cut_word(letter, '\n');
  RaceRecord const* const position = at.open(letter);
  BotTask task;
  if (!position || !read_task(line, int(position->setup().seats.size()), task)) return nullptr;
  auto thinker = position->think(task.seat, task.level, task.seed);
  return thinker ? std::make_unique<BotWork>(std::move(thinker)) : nullptr;
}

BotAnswer read_answer(std::string_view answer) {
  BotAnswer out;
  std::string_view orders = cut_word(answer, '\n');
  while (!orders.empty()) {
    std::string_view word = cut_word(orders, ' ');
    Action a;
    bool const good = read_number(cut_word(word, ':'), a.verb) && read_number(word, a.arg);
    if (!good) return {};
    out.orders.push_back(a);
  }
  out.why = answer;
  return out;
}

}  // namespace paddock
