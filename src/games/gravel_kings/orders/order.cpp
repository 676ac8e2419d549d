// The grammar of orders (GK-9.7): one walk, used for what may follow, for errors and before anything is evaluated.
#include "games/gravel_kings/orders/order.hpp"

namespace paddock::gravel_kings {

uint32_t kinds_of(int w) {
  if (w >= kCard) return kKCard;
  if (w >= kAttr) return kKValue << (w % 10 & 3);
  if (w >= kFlag) return kKFlag;
  if (w >= kInt) return kKInt;
  if (w >= kHead) return kKHead;
  if (w > kSlot) return kKSlot;
  if (w > kLane) return w == kLane + kGreatStart ? uint32_t(kKLane | kKGreat) : uint32_t(kKLane);
  if (w >= kEq) return w == kEq ? kKEq : w == kNe ? kKNe : w == kLe || w == kGe ? kKBound : kKStrict;
  if (w > kFloorTest) return kKNumberTest;
  if (w > kFreeTest) return kKFree;
  constexpr uint32_t kOf[] = {0, kKLine, kKLine, kKLine, kKIf, kKColon, kKThen, kKSemi, kKHidden, kKBest, kKBest, kKMark, kKMark,
                              kKOr, kKAnd, kKNot, kKLeft, kKRight, kKPatternTest, kKPatternTest, kKPatternTest, kKNumberTest};
  return w > 0 && w <= kMyPos ? kOf[w] : 0;
}

namespace {

constexpr int kClauses = 16, kItems = 12, kNesting = 8, kPatternWords = 8;
constexpr uint32_t kCompare = kKEq | kKNe | kKBound | kKStrict;

class Walker {
 public:
  explicit Walker(Words words) : words_(words) {}
  Walk run() { return run(want(kKHead | kKEnd)); }
  // From behind a head or the word that begins a line.
  Walk run(uint32_t got) {
    while (got == kKHead || got == kKLine) got = got == kKHead ? want(kKLine | kKHead | kKEnd) : line();
    return {at_, expected_, complete_};
  }

 private:
  // The kind of the next word if it is wanted; else the walk is over.
  uint32_t want(uint32_t kinds) {
    if (stop_) return 0;
    if (at_ < int(words_.size()))
      if (uint32_t const fits = kinds_of(words_[size_t(at_)]) & kinds) {
        ++at_;
        return fits;
      }
    expected_ = kinds & ~kKEnd;
    complete_ = at_ == int(words_.size()) && kinds & kKEnd;
    stop_ = true;
    return 0;
  }

  uint32_t line() {
    uint32_t got = kKSemi;
    for (int n = 1; got == kKSemi; ++n) got = clause(kKLine | kKHead | kKEnd | (n < kClauses ? kKSemi : 0));
    return got;
  }

  uint32_t clause(uint32_t after) {
    uint32_t got = want(kItem | kKIf);
    if (got == kKIf) {
      cond(0, kKColon);
      got = want(kItem);
    }
    for (int n = 1;; ++n) {
      uint32_t const next = after | (n < kItems ? kKThen : 0);
      got = got & kKBest ? pattern(next) : want(next);
      if (got != kKThen) return got;
      got = want(kItem);
    }
  }

  // Words of a pattern up to one of `after`, which is taken.
  uint32_t pattern(uint32_t after) {
    for (int n = 0;; ++n) {
      uint32_t const got = want(after | (n < kPatternWords ? kPattern : 0));
      if (!got || got & after) return got;
      if (got & (kKEq | kKBound)) want(kKInt);
    }
  }

  void cond(int depth, uint32_t after) {
    for (uint32_t got = kKOr; got & (kKOr | kKAnd);) {
      prim(depth);
      got = want(kKOr | kKAnd | after);
    }
  }

  void prim(int depth) {
    uint32_t const inner = depth < kNesting ? uint32_t(kKNot | kKLeft) : 0;
    uint32_t const got = want((kPrim & ~uint32_t(kKNot | kKLeft)) | inner);
    switch (got) {
      case kKNot: return prim(depth + 1);
      case kKLeft: return cond(depth + 1, kKRight);
      case kKPatternTest: pattern(kKRight); return;
      case kKNumberTest:
      case kKValue: want(kCompare), want(kKInt); return;
      case kKLaneAttr: want(kKEq | kKNe), want(kKLane); return;
      case kKCardAttr: want(kKEq | kKNe), want(kKCard | kKGreat); return;
      case kKTook: want(kKEq | kKNe), want(kKCard | kKGreat | kKHidden); return;
      default: return;
    }
  }

  Words words_;
  int at_ = 0;
  uint32_t expected_ = 0;
  bool stop_ = false, complete_ = false;
};

}  // namespace

Walk walk(Words words) { return Walker(words).run(); }

Walk walk_on(Words words) {
  for (size_t i = words.size(); i-- > 0;)
    if (uint32_t const kind = kinds_of(words[i]); kind & (kKHead | kKLine)) return Walker(words.subspan(i + 1)).run(kind);
  return walk(words);
}

std::string expected_text(uint32_t kinds) {
  struct Name { uint32_t kind; char const* text; };
  constexpr Name kNames[] = {
      {kKHead, "HEAT n LAP n RIDER n"}, {kKLine, "PLAY, TAKE or DISCARD"}, {kKColon, "':'"}, {kKThen, "'>'"}, {kKSemi, "';'"},
      {kItem, "a card, HIGH, LOW, #slot or HIDDEN"}, {kPrim, "a condition"}, {kKRight, "')'"}, {kKAnd | kKOr, "AND or OR"},
      {kCompare, "a comparison"}, {kKInt, "a number"}};
  std::string out;
  uint32_t left = kinds;
  for (Name const& n : kNames) {
    bool const whole = n.kind == kPrim ? (left & kKFree) != 0 : (left & n.kind) == n.kind;
    if (!whole) continue;
    out += (out.empty() ? "" : ", ") + std::string(n.text);
    left &= ~n.kind;
  }
  if (out.empty()) out = left & kKLane ? "a lane" : left & kKCard ? "a card" : left & kKEq ? "= or <>" : "no more";
  return out;
}

Words block_at(Words words, int at) {
  size_t end = size_t(at) + 1;
  while (end < words.size() && kinds_of(words[end]) != kKHead) ++end;
  return words.subspan(size_t(at), end - size_t(at));
}

namespace {

int head_of(int heat, int step, int rider) { return kHead + (heat + 1) * 100 + step * 10 + rider; }

}  // namespace

bool has_block(Words words, int heat, int step, int rider) {
  for (int16_t w : words)
    if (w == head_of(heat, step, rider)) return true;
  return false;
}

// GK-9.5 the last block of a head counts, and in it the last line of a kind.
Words line_of(Words words, int heat, int step, int rider, Word kind) {
  int const head = head_of(heat, step, rider);
  Words found;
  for (size_t i = 0; i < words.size(); ++i) {
    if (words[i] != head) continue;
    Words const block = block_at(words, int(i));
    found = {};
    for (size_t j = 1; j < block.size(); ++j) {
      if (block[j] != kind) continue;
      size_t end = j + 1;
      while (end < block.size() && kinds_of(block[end]) != kKLine) ++end;
      found = block.subspan(j + 1, end - j - 1);
    }
  }
  return found;
}

}  // namespace paddock::gravel_kings
