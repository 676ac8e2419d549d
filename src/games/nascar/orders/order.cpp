#include "games/nascar/orders/order.hpp"

#include <algorithm>

#include "core/scan.hpp"
#include "core/text.hpp"

namespace paddock::nascar {
namespace {

Verb verb_of(char c) {
  switch (c) {
    case 'A': return Verb::A;
    case 'B': return Verb::B;
    case 'S': return Verb::S;
    case 'M': return Verb::M;
    case 'L': return Verb::L;
    case 'R': return Verb::R;
    default: return Verb::Seal;  // none
  }
}

// The order letter whose key lies beside a wrong one; 'Seal': none, or more than one could be meant.
Verb beside_key(char c) {
  switch (c) {
    case 'Q': case 'Z': return Verb::A;
    case 'V': case 'G': return Verb::B;
    case 'N': case 'J': return Verb::M;
    case 'K': case 'O': case 'P': return Verb::L;
    case 'E': case 'T': return Verb::R;
    default: return Verb::Seal;
  }
}

class Parser {
 public:
  explicit Parser(std::string_view text) : in_(cut_at_letter(text, 400)), cut_(text.size() > 400) {}

  ParsedOrder parse() {
    while (out_.ok() && skip()) {
      if (in_.peek() == '(') group();
      else if (is_digit(in_.peek())) counted();
      else single();
    }
    if (out_.ok() && cut_) fail(in_.text().size() + 1, Rule{"NR-2.10"}, "An order has at most 40 letters; this text goes on and on.");
    if (!out_.ok()) before_talk(), mend();
    return out_;
  }

 private:
  // To the next sign that means something; false at the end.
  bool skip() { return in_.skip(" ,;\t\r\n"); }
  char peek() { return skip() ? upper(in_.peek()) : '\0'; }
  // The next sign, past it.
  char next() {
    char const c = peek();
    in_.step();
    return c;
  }

  void fail(size_t column, Rule rule, std::string what) {
    if (!out_.ok()) return;
    out_.column = int(column);
    out_.rule = rule;
    out_.error = std::move(what);
  }

  void forbid(size_t column, std::string what) {
    if (!out_.ok()) return;
    fail(column, Rule{"NR-2.10"}, std::move(what));
    out_.forbidden = true;
  }

  // A letter that stands where it may; `from`: its place in the text.
  void add(Verb v, size_t from) {
    if (!out_.ok()) return;
    if (out_.letters.full())
      return forbid(from + 1, "An order has at most 40 letters; this is the 41st.");
    if (v == Verb::S && !may_follow(out_.letters, v))
      return forbid(from + 1, "S stands only before the first move.");
    if (!may_follow(out_.letters, v))
      return forbid(speed_at_ + 1, "A speed order stands between moves; it goes before the first or after the last move.");
    if (is_speed(v) && (out_.letters.empty() || !is_speed(out_.letters.back()))) speed_at_ = from;
    out_.letters.push(v);
  }

  void unexpected(size_t from) {
    std::string_view const text = in_.text();
    size_t end = from + 1;
    if (text[from] == '(') end = std::min(text.find(')', from), text.size() - 1) + 1;
    while (end < text.size() && (static_cast<unsigned char>(text[end]) & 0xC0) == 0x80) ++end;  // whole characters
    std::string const part = cut(text.substr(from, end - from), 24);
    fail(from + 1, Rule{"NR-2.10"},
         "'" + part + "' is no order: A B S, M L R, (A+1) (B+1) (L+1) (R+1), 3M, (3M), (2MR).");
  }

  // 1..99, moves on; 0 when it is none
  int count() {
    int const n = in_.number(99);
    return n > 99 ? 0 : n;
  }

  void single() {
    size_t const from = in_.at();
    char const letter = next();
    Verb const v = verb_of(letter);
    if (v == Verb::Seal) return unexpected(from);
    if (in_.peek() == '+') return fail(from + 1, Rule{"NR-3.11"}, "The mark +1 stands in brackets: (" + std::string(1, letter) + "+1).");
    add(v, from);
  }

  // "3M": a bare count repeats one letter; "3xM" is the same, "3(MR)" the same as "(3MR)".
  void counted() {
    size_t const from = in_.at();
    int const n = count();
    if (upper(in_.peek()) == 'X') {
      Scan ahead = in_;
      ahead.step(), ahead.skip_blanks();
      if (is_move(verb_of(upper(ahead.peek())))) in_.go(ahead.at());
    }
    if (n > 0 && in_.peek() == '(') return group(n);
    Verb const v = verb_of(next());
    if (n == 0) return fail(from + 1, Rule{"NR-3.10"}, "A count is 1 to 99.");
    if (!is_move(v)) return fail(from + 1, Rule{"NR-3.10"}, "A count stands before M, L or R.");
    for (int i = 0; i < n; ++i) add(v, from);
  }

  // "(R+1)", "(A)", "(S)", "(2MR)", "(MR)"; `times`: the count before it, 0: none
  void group(int times = 0) {
    size_t const from = in_.at();
    in_.step();
    bool const has_count = is_digit(peek()) || times > 0;
    int const n = (is_digit(peek()) ? count() : 1) * std::max(times, 1);
    if (n == 0) return fail(from + 1, Rule{"NR-3.10"}, "A count is 1 to 99.");
    size_t const end = in_.text().find(')', from), comma = in_.text().find_first_of(",;", from);
    if (has_count && comma < end) {
      wordy_ = true;
      return fail(comma + 1, Rule{"NR-3.10"}, "What is counted in brackets has no comma: (6M)L is six M and one L, (6ML) repeats both.");
    }
    Letters inner;
    while (is_move(verb_of(peek())) && !inner.full()) inner.push(verb_of(next()));
    if (!has_count && inner.empty() && is_speed(verb_of(peek()))) inner.push(verb_of(next()));
    if (!has_count && inner.size() == 1 && peek() == '+') {
      Verb const v = inner[0];
      in_.step();
      if (next() != '1' || v == Verb::S || v == Verb::M) return unexpected(from);
      if (peek() == ')') inner[0] = Verb(int(v) + 1);
    }
    if (times > 0 && inner.empty()) return fail(from + 1, Rule{"NR-3.10"}, "A count stands before M, L or R.");
    if (inner.empty() || next() != ')') return unexpected(from);
    for (int i = 0; i < n; ++i)
      for (Verb v : inner) add(v, from);
  }

  // "A(7M) mr. smith": small words that happen to be letters of orders, before the talk that is none, belong to the talk.
  void before_talk() {
    std::string_view const text = in_.text();
    size_t at = std::min(size_t(out_.column - 1), text.size());
    auto const small = [](char c) { return c >= 'a' && c <= 'z'; };
    auto const word_from = [&](size_t end) {
      size_t from = end;
      while (from > 0 && small(text[from - 1])) --from;
      return from == 0 || text[from - 1] == ' ' ? from : end;
    };
    size_t const fault = at;
    if (at < text.size() && (small(text[at]) || text[at] == '.')) at = word_from(at);
    bool talk = at < fault && text[fault] == '.';
    for (;;) {
      size_t const end = text.substr(0, at).find_last_not_of(' ') + 1, begin = word_from(end);
      if (end == at || begin + 2 > end) break;
      at = begin, talk = true;
    }
    if (talk && std::any_of(text.begin(), text.begin() + ptrdiff_t(at), is_capital)) out_.column = int(at) + 1;
  }

  // "no", "seven", "pass": words, of which no order is made.
  static bool wordy(std::string_view text) {
    for (size_t at = 0; at < text.size(); ++at) {
      size_t const end = size_t(std::find_if_not(text.begin() + ptrdiff_t(at), text.end(), is_letter) - text.begin());
      std::string word(text.substr(at, end - at));
      bool const small = std::any_of(word.begin(), word.end(), [](char c) { return !is_capital(c); });   // slips in capitals are mended
      std::transform(word.begin(), word.end(), word.begin(), lower);
      auto const strange = std::count_if(word.begin(), word.end(), [](char c) { return verb_of(upper(c)) == Verb::Seal; });
      if (small && strange >= 2 && size_t(strange) * 2 >= word.size()) return true;
      for (std::string_view w : {"no", "not", "none", "never", "pass", "same", "also", "small"})
        if (word == w) return true;
      at = end;
    }
    return false;
  }

  // What could be meant: every letter of the text as often as its counts say, S in front, other speed orders where the
  // first stood, else last. Nothing where a letter would be lost.
  void mend() {
    bool lost = false;
    Letters const all = loosely(lost);
    if (lost || cut_ || wordy_ || wordy(in_.text())) return;
    Letters order;
    auto keep = [&](auto wanted) {
      bool moved = false;
      for (Verb v : all) {
        moved |= is_move(v);
        if (wanted(v, moved) && !order.full()) order.push(v);
      }
    };
    keep([](Verb v, bool) { return v == Verb::S; });
    keep([](Verb v, bool moved) { return v != Verb::S && !is_move(v) && !moved; });
    keep([](Verb v, bool) { return is_move(v); });
    keep([](Verb v, bool moved) { return v != Verb::S && !is_move(v) && moved; });
    if (!order.empty() && !order.full()) out_.mend = order_text(order);
  }

  // The letters in the text; a count holds for the next letter or the bracket's letters. `lost`: something else was meant, too.
  Letters loosely(bool& lost) const {
    Letters all;
    int times = 1, group = -1;  // group: where the letters of the open bracket begin
    auto repeat = [&](int from) {
      int const n = all.size() - from;
      for (int k = n; k < times * n && !all.full(); ++k) all.push(all[from + k % n]);
      times = 1;
    };
    std::string_view const text = in_.text();
    for (size_t i = 0; i < text.size(); ++i) {
      Verb v = verb_of(upper(text[i]));
      if (v == Verb::Seal) v = beside_key(upper(text[i]));
      bool const sign = is_one_of(text[i], " ,;.+-/()[]\t\r\n");
      lost = lost || (v == Verb::Seal && !sign && !is_digit(text[i])) || all.full();
      if (text[i] == '(') group = all.size();
      if (text[i] == ')' && group >= 0) repeat(group), group = -1;
      if (is_digit(text[i]) && (i == 0 || text[i - 1] != '+')) {
        for (times = 0; i < text.size() && is_digit(text[i]); ++i) times = std::min(100, times * 10 + (text[i] - '0'));
        --i;
      } else if (v == Verb::Seal && text[i] != ' ' && text[i] != '(') {
        lost = lost || times != 1;
        times = 1;
      }
      if (v == Verb::Seal || all.full()) continue;
      if (v != Verb::S && v != Verb::M && text.substr(i + 1, 2) == "+1") v = Verb(int(v) + 1);
      all.push(v);
      lost = lost || (times != 1 && group < 0 && !is_move(v));
      if (group < 0) repeat(is_move(v) ? all.size() - 1 : all.size());
    }
    lost = lost || times != 1;
    return all;
  }

  Scan in_;
  bool cut_;
  bool wordy_ = false;                  // nothing is offered in its place
  size_t speed_at_ = 0;
  ParsedOrder out_;
};

}  // namespace

bool may_follow(Letters const& order, Verb next) {
  if (order.full()) return false;
  if (order.empty() || is_speed(order.back())) {
    bool moved = false;
    for (Verb v : order) moved |= is_move(v);
    return !moved || (is_speed(next) && next != Verb::S);
  }
  return next != Verb::S;
}

ParsedOrder parse_order(std::string_view text) { return Parser(text).parse(); }

std::string order_text(Letters const& letters) {
  std::string out;
  for (int i = 0; i < letters.size();) {
    int end = i + 1;
    while (end < letters.size() && letters[end] == letters[i]) ++end;
    Verb const v = letters[i];
    char const* const name = kVerbNames[int(v)];
    if (is_move(v) && !is_marked(v) && end - i >= 4) {
      out += "(" + std::to_string(end - i) + name + ")";
      i = end;
    } else {
      out += is_marked(v) ? "(" + std::string(name) + ")" : std::string(name);
      ++i;
    }
  }
  return out;
}

}  // namespace paddock::nascar
