// Who plays for a seat, from what it may see. Here belongs all that looks for good orders; a Thinker works in steps, so that a page
// can draw between them, and rolls dice of its own seed.
#include "games/null/null.hpp"

namespace paddock::null {
namespace {

class Guess final : public Thinker {
 public:
  Guess(Verb verb, uint64_t seed) : verb_(verb), dice_(seed) {}
  bool step(int) override {
    if (orders_.empty()) orders_ = {{verb_, int16_t(dice_.roll(3, "guess", kNobody))}, Null::kSeal};
    return true;
  }
  std::vector<Action> orders() const override { return orders_; }
  std::string why() const override { return "any number is as good as another"; }

 private:
  Verb verb_;
  SeededDice dice_;
  std::vector<Action> orders_;
};

}  // namespace

std::unique_ptr<Thinker> Null::think(State const& s, Seat, Level, uint64_t seed) const {
  return std::make_unique<Guess>(brings(s) ? Bring : Pick, seed);
}

}  // namespace paddock::null
