#include "post/thread_change.hpp"

#include <algorithm>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "core/scan.hpp"
#include "core/text.hpp"
#include "post/thread_text.hpp"

namespace paddock::post {
namespace {

constexpr size_t kPiece = 160;       // bytes of a line that may_order looks at together
constexpr size_t kWrapped = 40;      // bytes of a line that may go on in the next one
constexpr size_t kNear = 5;          // words between what is done and what it is done to

constexpr std::string_view kGaps = " \t\r\n,;:()[]\"*_<>";
constexpr std::string_view kOrders = " order orders plot plots ";
constexpr std::string_view kMails = " move moves mail mails email emails e-mail e-mails message messages post posts posting sheet ";
constexpr std::string_view kMine = " my that last previous earlier first old latest ";         // before a mail; "the", too
constexpr std::string_view kOthers = " your his her their next new which what whose in no ";   // before an order that is none of his
constexpr std::string_view kNoMail = " address addresses list account client server box ";     // behind "mail"
constexpr std::string_view kThings = " subscription newsletter phone telephone photo picture avatar profile password birthday newsletters ";   // deleted, and no order
constexpr std::string_view kThat = " it that this those these them all everything previous above earlier ";
constexpr std::string_view kTakesBack = " cancel cancels cancelled canceled cancelling canceling scrap scrapped scratch ignore disregard forget undo undone void voided invalid "
                                        "retract retracts retracted withdraw withdraws withdrew withdrawn revoke revoked rescind discard ";
constexpr std::string_view kChanges = " delete deleted remove replace replaced replaces replacing change changes changed changing revise revised amend amended rethink redo edit obsolete ";
constexpr std::string_view kFaults = " wrong mistake mistaken typo error slip correction hold wait pause stop ";   // of his orders, not of a mail
constexpr std::string_view kUses = " use used play played count counted run process accept apply execute final valid ready ";  // "do not use"
constexpr std::string_view kNot = " don't dont not never won't didn't haven't hasn't isn't wasn't shouldn't mustn't without nothing ";
constexpr std::string_view kFill = " to be been being want you me we it need reason longer have has wish plan intend going like will any ever yet please really able is was ";
constexpr std::string_view kPolite = " please sorry oops so ok thanks just ";
constexpr std::string_view kPhrases[] = {"second thought", "for another game", "wrong game"};
constexpr std::string_view kFeet[] = {"intended recipient", "confidential", "privileged", "print this", "printing this", "notify the sender", "received this"};

bool among(std::string_view list, std::string_view word) { return list.find(" " + std::string(word) + " ") != list.npos; }

struct Word {
  std::string_view low;
  bool apart;   // a comma or the like stands before it, or nothing
};

class Sentence {
 public:
  Sentence(std::string_view low, bool foot, std::span<std::string_view const> called) : foot_(foot), called_(called) {
    for (size_t at = low.find_first_not_of(kGaps), end = 0; at < low.size(); at = low.find_first_not_of(kGaps, end)) {
      bool const apart = at == 0 || low.substr(end, at - end).find_first_of(",;:()") != low.npos || words_.empty();
      end = std::min(low.find_first_of(kGaps, at), low.size());
      std::string_view const word = trimmed(low.substr(at, end - at), ".!?'");
      if (!word.empty()) words_.push_back({word, apart});
    }
  }

  bool takes_back() const {
    for (size_t i = 0; i < words_.size(); ++i)
      if (does(i)) return true;
    return false;
  }

 private:
  std::string_view word(size_t i) const { return i < words_.size() ? words_[i].low : ""; }
  std::string_view before(size_t i) const { return i > 0 ? words_[i - 1].low : ""; }

  bool does(size_t i) const {
    bool const back = among(kTakesBack, word(i)), no = negated(i);
    if (among(kUses, word(i))) return no && (beside(i, false) || (word(i) == "use" && that(i + 1)));
    if (no) return false;
    if (back && !foot_ && (that(i + 1) || alone(i))) return true;
    if (back || among(kChanges, word(i))) return beside(i, false);
    if (word(i) == "correct") return i + 1 < words_.size() && !words_[i + 1].apart && word(i + 1) == "my" && beside(i, false);
    if (word(i) == "wrong" && among(kOrders, word(i + 1))) return object(i + 1, false);
    if (among(kFaults, word(i))) return beside(i, true);
    return (word(i) == "take" || word(i) == "takes" || word(i) == "took") && taken_back(i);
  }

  // "don't want to change", "need not be changed", "no change"; not "no, cancel".
  bool negated(size_t i) const {
    for (size_t at = i, steps = 0; at > 0 && steps <= kNear && !words_[at].apart; --at, ++steps) {
      std::string_view const w = before(at);
      if (w == "no") return at < i || word(i).starts_with("chang") || word(i).starts_with("correct");
      if (among(kNot, w)) return true;
      if (!among(kFill, w)) return false;
    }
    return false;
  }

  // "cancel that", "forget what I wrote", "ignore the above"
  bool that(size_t i) const {
    if (i >= words_.size() || words_[i].apart) return false;
    bool const named = (word(i) == "my" || word(i) == "the") && (word(i + 1) == "previous" || word(i + 1) == "above" || word(i + 1) == "earlier");
    return named || among(kThat, word(i)) || (word(i) == "what" && word(i + 1) == "i");
  }

  // "Cancelled!", "please disregard"
  bool alone(size_t i) const {
    size_t from = i, to = i + 1;
    while (!words_[from].apart && among(kPolite, before(from))) --from;
    while (to < words_.size() && !words_[to].apart && among(kPolite, word(to))) ++to;
    return words_[from].apart && (to == words_.size() || words_[to].apart);
  }

  bool taken_back(size_t i) const {
    size_t back = i + 1;
    while (back <= i + kNear && word(back) != "back") ++back;
    if (word(back) != "back") return false;
    return (back == i + 2 && among(kThat, word(i + 1))) || (beside(i, false) && !foot_);
  }

  bool beside(size_t i, bool only_his) const {
    for (size_t k = i > kNear ? i - kNear : 0; k <= i + kNear && k < words_.size(); ++k)
      if (k != i && object(k, only_his)) return true;
    return false;
  }

  // "my order", "order", "my last mail"; not "your order", "in order", "the order of", "my e-mail address". `only_his`: one that is said to be his.
  bool object(size_t i, bool only_his) const {
    std::string_view const w = word(i), whose = before(i);
    bool const mine = among(kMine, whose), the = whose == "the", order = among(kOrders, w) || (w == "mind" && whose == "my");
    if (whose.ends_with("'s") || among(kOthers, whose) || (word(i + 1) == "of" && !mine)) return false;
    if (order) return !only_his || mine || the || (i > 0 && among(" hold wait pause stop ", whose));
    bool const mail = among(kMails, w) || std::find(called_.begin(), called_.end(), w) != called_.end();
    return mail && !foot_ && (mine || (the && !only_his)) && !among(kNoMail, word(i + 1));
  }

  std::vector<Word> words_;
  bool foot_;   // a company's words below its mails, which speak of mails, too
  std::span<std::string_view const> called_;
};

template <size_t N>
bool holds_one(std::string_view text, std::string_view const (&list)[N]) {
  return std::any_of(std::begin(list), std::end(list), [&](std::string_view one) { return text.find(one) != text.npos; });
}

// Where the sentence at `begin` ends: at a full stop, an empty line, or a line that is too short to be a wrapped one. `line`: where its line begins.
size_t sentence_end(std::string_view low, size_t begin, size_t& line) {
  for (size_t at = begin; at < low.size(); ++at) {
    bool const gap = at + 1 == low.size() || kGaps.find(low[at + 1]) != kGaps.npos;
    if (is_one_of(low[at], ".!?") && gap) return at + 1;
    if (low[at] != '\n') continue;
    bool const ends = at - std::exchange(line, at + 1) < kWrapped;
    if (ends || at + 1 == low.size() || low[at + 1] == '\n') return at + 1;
  }
  return low.size();
}

// A line in pieces, so that no more is looked at together than people write of one order.
size_t piece_end(std::string_view line, size_t begin) {
  if (line.size() - begin <= kPiece) return line.size();
  std::string_view const piece = cut_at_letter(line.substr(begin), kPiece);
  size_t const stop = piece.find_last_of(".!?"), blank = piece.find_last_of(" \t");
  size_t const end = stop != piece.npos ? stop + 1 : blank != piece.npos ? blank + 1 : piece.size();
  return begin + std::max(end, size_t(1));
}

bool may_order_in(Taster const& taster, std::string_view mail) {
  for (size_t begin = 0; begin < mail.size();) {
    size_t const end = std::min(mail.find('\n', begin), mail.size());
    std::string_view const line = mail.substr(begin, end - begin);
    for (size_t at = 0; at < line.size();) {
      size_t const to = piece_end(line, at);
      if (may_order(taster, line.substr(at, to - at), false)) return true;
      at = to;
    }
    begin = end + 1;
  }
  return false;
}

std::string plainly(std::string_view mail) {
  std::string low = lowered(mail);
  constexpr std::string_view kApostrophe = "\xE2\x80\x99";
  size_t out = 0;
  for (size_t at = 0; at < low.size(); ++out) {
    bool const bent = std::string_view(low).substr(at).starts_with(kApostrophe);
    low[out] = bent ? '\'' : low[at];
    at += bent ? kApostrophe.size() : 1;
  }
  low.resize(out);
  return low;
}

}  // namespace

bool no_order(std::string_view behind) {
  behind = behind.substr(0, 60);
  if (behind.find("order") != behind.npos || behind.find("move") != behind.npos || behind.find("account") != behind.npos) return false;   // "my subscription and my order"; who gives up his account may leave
  for (int n = 0; n < 3; ++n) {
    behind = trimmed(behind);
    std::string_view const word = behind.substr(0, behind.find_first_of(kGaps));
    if (among(kNoMail, trimmed(word, ".!?")) || among(kThings, trimmed(word, ".!?"))) return true;
    if (word.size() >= behind.size() || word.empty() || word.ends_with('.')) return false;
    behind.remove_prefix(word.size());
  }
  return false;
}

bool may_change(Taster const& taster, std::string_view mail) {
  if (may_order_in(taster, mail)) return true;
  std::string const low = plainly(mail);
  bool foot = false;
  for (size_t begin = 0, line = 0; begin < low.size();) {
    size_t const end = sentence_end(low, begin, line);
    std::string_view const sentence = std::string_view(low).substr(begin, end - begin);
    foot = (foot && !trimmed(sentence).empty()) || holds_one(sentence, kFeet);   // up to an empty line
    if (holds_one(sentence, kPhrases) || Sentence(sentence, foot, taster.words().called).takes_back()) return true;
    begin = end;
  }
  return false;
}

}  // namespace paddock::post
