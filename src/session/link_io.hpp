// What is inside the links. One piece of code writes and reads: see post/coder.hpp.
#pragma once
#include <optional>
#include <string>

#include "contract/game.hpp"
#include "play/match.hpp"
#include "post/coder.hpp"
#include "session/ruling.hpp"

namespace paddock::links {

inline constexpr size_t kKeptBytes = 4096;
inline constexpr size_t kSetupText = 80u << 10;
inline constexpr uint64_t kMostEntries = 200'000;  // far above any race; a hostile count ends here

// Setup, by value when writing, filled when reading. Returns false (and fails the coder) on impossible values.
void transfer_setup(post::Coder& c, Setup& setup);
void transfer_id(post::Coder& c, uint64_t& id);
// The words every link may hold, so that the text model knows them before the first letter.
void prime(post::Coder& c);

// Dice that travel: writing, they come from a tape; reading, out of the link.
class CoderDice final : public Dice {
 public:
  CoderDice(post::Coder& coder, Dice* tape) : coder_(coder), tape_(tape) {}

 private:
  int ask(Roll const& wanted) override {
    int value = 0;
    if (tape_) value = wanted.permille ? tape_->chance(wanted.permille, wanted.label, wanted.seat)
                                       : tape_->roll(wanted.faces, wanted.label, wanted.seat);
    if (wanted.permille) return coder_.chance(value != 0, wanted.permille);
    return int(coder_.uniform(uint32_t(value ? value - 1 : 0), wanted.faces)) + 1;
  }
  post::Coder& coder_;
  Dice* tape_;
};

// One decision as its index in the legal list. Reading, the argument is ignored. `legal` is room to work in: making it
// anew for every letter cost more than reading it.
template <Game G>
Action transfer_action(post::Coder& c, G const& game, typename G::State const& s, Action action, Actions& legal) {
  game.legal(s, legal);
  uint32_t names[Actions::kMax];
  for (int i = 0; i < legal.size(); ++i) names[i] = uint32_t(legal[i].verb) << 16 | uint16_t(legal[i].arg);
  Hint const hint = game.hint(s);
  post::Choice about;
  about.n = legal.size();
  about.kind = hint.kind;
  for (int i = 0; i < hint.used; ++i) about.with(hint.contexts[i]);
  about.likely = hint.likely;
  about.names = {names, size_t(legal.size())};
  int const index = c.decoding() ? 0 : legal.find(action);
  if (index < 0) c.fail();
  int const got = c.choice(index < 0 ? 0 : index, about);
  return legal[got >= 0 && got < legal.size() ? got : 0];
}

// What stands before the entries of a record.
struct RecordHead {
  uint64_t count = 0, told = 0;
  rulings::List rulings;
};

// A record that begins told or holds rulings says so by a count above any race; how many of its entries are told follows,
// then the rulings.
inline constexpr uint64_t kToldCount = kMostEntries + 1, kRuledCount = 2 * kToldCount;

template <Game G>
void transfer_head(post::Coder& c, RecordHead& h) {
  h.count = c.number(h.count + (h.told ? kToldCount : 0) + (h.rulings.empty() ? 0 : kRuledCount));
  bool const ruled = h.count >= kRuledCount;
  if (ruled) h.count -= kRuledCount;
  if constexpr (TellsOnly<G>)
    if (h.count >= kToldCount) {
      h.count -= kToldCount;
      h.told = c.number(h.told, 4);
      if (h.told == 0 || h.told > h.count) c.fail();
    }
  if (h.count > kMostEntries) c.fail();
  if (ruled && !c.failed()) rulings::transfer(c, h.rulings);
}

// The first `count` entries of `from`, replayed into `into` (a fresh match whose start was rolled by the same coder).
template <Game G>
void transfer_entries(post::Coder& c, play::Match<G>& into, play::Match<G> const* from, uint64_t count) {
  RecordHead head{count, 0, {}};
  if (from) head.told = from->told(), head.rulings = from->rulings();
  transfer_head<G>(c, head);
  if (c.failed()) return;
  auto const [n, told, ruled] = std::move(head);
  if constexpr (TellsOnly<G>)
    if (told) into.begin_telling();
  rulings::Due<G> due(into, ruled);
  Error error;
  TapeDice tape(from ? std::span<Roll const>(from->tape()).subspan(from->start_tape()) : std::span<Roll const>{});
  Actions legal;
  for (uint64_t i = 0; i < n && !c.failed(); ++i) {
    if (!due.make(error)) return c.fail();
    if (into.game().actor(into.state()) < 0) return c.fail();
    Action const wanted = from ? from->entries()[i].action : Action{};
    Action const action = transfer_action(c, into.game(), into.state(), wanted, legal);
    CoderDice dice(c, from ? &tape : nullptr);
    if (!c.failed()) into.play_trusted(action, dice);
    if constexpr (TellsOnly<G>)
      if (told && i + 1 == told && !into.claim()) c.fail();
  }
  if (!c.failed() && (!due.make(error) || !due.all_made())) c.fail();
}

// What a seat keeps to itself, if it is known at all.
template <class Kept>
void transfer_kept(post::Coder& c, std::optional<Kept>& kept) {
  if (!c.flag(kept.has_value(), 6)) return;
  if (c.decoding()) kept.emplace();
  if (!c.flag(!(*kept == Kept{}), 7)) return;
  std::string bytes = c.decoding() ? std::string() : pack_fields(*kept);
  uint64_t const size = c.number(bytes.size(), 5);
  if (size > kKeptBytes) return c.fail();
  bytes.resize(size_t(size));
  for (char& byte : bytes) byte = char(c.number(uint8_t(byte), 6));   // mostly nought
  if (c.decoding() && !unpack_fields(bytes, *kept)) c.fail();
}

}  // namespace paddock::links
