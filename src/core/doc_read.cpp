// The JSON reader (RFC 8259).
#include <algorithm>

#include "core/doc_text.hpp"
#include "core/scan.hpp"

namespace paddock {
namespace {

constexpr uint64_t kMostMillionths = 1'000'000'000'000'000'000;

// What is no whole number: 17 digits and more, and the power of ten they are to be taken by.
struct Decimal {
  uint64_t digits = 0;
  int power = 0;
  void add(char digit, bool decimal) {
    if (digits < kMostMillionths / 10) digits = digits * 10 + uint64_t(digit - '0'), power -= decimal;
    else power += !decimal;
  }
  int64_t millionths() const {
    uint64_t n = digits;
    int left = power + 6;
    for (; left > 0 && n > 0 && n < kMostMillionths; --left) n *= 10;
    for (; left < -1 && n > 0; ++left) n /= 10;
    return int64_t(std::min(left < 0 ? (n + 5) / 10 : n, kMostMillionths));
  }
};

// Bytes that stand for themselves: of most texts all.
size_t plain_run(std::string_view text) {
  size_t n = 0;
  while (n < text.size() && text[n] >= 0x20 && text[n] < 0x7F && text[n] != '"' && text[n] != '\\') ++n;
  return n;
}

class Reader {
 public:
  Reader(std::string_view text, std::string* twice) : in_(text), twice_(twice) { in_.take("\xEF\xBB\xBF"); }
  bool document(Doc& out) {
    value(out);
    blanks();
    return good_ && in_.at_end();
  }
  size_t at() const { return in_.at(); }

 private:
  bool want(char c) { return in_.take(c) || (good_ = false); }
  void blanks() { in_.skip_blanks(); }

  void value(Doc& out) {
    blanks();
    switch (in_.peek()) {
      case '{': return object(out);
      case '[': return array(out);
      case '"': {
        std::string words;
        text(words);
        out = std::move(words);
        return;
      }
      case 't': return word("true", out, true);
      case 'f': return word("false", out, false);
      case 'n': return word("null", out, nullptr);
      default: return number(out);
    }
  }

  void word(std::string_view spelt, Doc& out, Doc meant) {
    if (!in_.take(spelt)) return void(good_ = false);
    out = std::move(meant);
  }

  void object(Doc& out) {
    out = Doc::object();
    in_.step();
    blanks();
    if (in_.take('}')) return;
    do {
      blanks();
      std::string key;
      if (in_.peek() != '"') return void(good_ = false);
      text(key);
      blanks();
      if (!good_ || !want(':')) return;
      size_t const before = out.size();
      Doc& member = out[key];
      if (twice_ && out.size() == before) return *twice_ = std::move(key), void(good_ = false);
      value(member);
      blanks();
    } while (good_ && in_.take(','));
    want('}');
  }

  void array(Doc& out) {
    out = Doc::array();
    auto& list = out.get_ref<Doc::array_t&>();
    in_.step();
    blanks();
    if (in_.take(']')) return;
    do {
      list.emplace_back();
      value(list.back());
      blanks();
    } while (good_ && in_.take(','));
    want(']');
  }

  void text(std::string& out) {
    in_.step();
    while (good_ && !in_.take('"')) {
      if (in_.take('\\')) {
        escape(out);
        continue;
      }
      size_t size = plain_run(in_.rest());
      if (size == 0) size = uint8_t(in_.peek()) < 0x20 ? 0 : letter_size(in_.rest());
      if (size == 0) return void(good_ = false);
      out.append(in_.rest().substr(0, size));
      in_.go(in_.at() + size);
    }
  }

  void escape(std::string& out) {
    constexpr std::string_view kMarks = "\"\\/bfnrt", kMeant = "\"\\/\b\f\n\r\t";
    char const c = in_.peek();
    if (size_t const i = kMarks.find(c); c != '\0' && i != kMarks.npos) {
      out.push_back(kMeant[i]);
      in_.step();
      return;
    }
    if (!want('u')) return;
    uint32_t code = four();
    if (code >= 0xD800 && code < 0xDC00) {  // the first half of a pair
      if (!want('\\') || !want('u')) return;
      uint32_t const low = four();
      if (low < 0xDC00 || low > 0xDFFF) return void(good_ = false);
      code = 0x10000 + ((code & 0x3FF) << 10 | (low & 0x3FF));
    } else if (code >= 0xDC00 && code < 0xE000) {
      good_ = false;
    }
    if (good_) add_letter(out, code);
  }

  uint32_t four() {
    uint32_t code = 0;
    for (int i = 0; i < 4 && good_; ++i) {
      char const c = lower(in_.peek());
      good_ = is_digit(c) || (c >= 'a' && c <= 'f');
      code = code << 4 | uint32_t(is_digit(c) ? c - '0' : c - 'a' + 10);
      if (good_) in_.step();
    }
    return code;
  }

  bool digit() const { return is_digit(in_.peek()); }

  void number(Doc& out) {
    bool const minus = in_.take('-');
    uint64_t whole = 0;
    Decimal decimal;
    bool fits = true;
    if (!digit()) return void(good_ = false);
    bool const zero = in_.peek() == '0';
    for (int n = 0; digit() && !(zero && n > 0); ++n, in_.step()) {
      auto const d = uint64_t(in_.peek() - '0');
      fits = fits && whole <= (uint64_t(INT64_MAX) - d) / 10;
      whole = whole * 10 + d;
      decimal.add(in_.peek(), false);
    }
    bool const fraction = in_.take('.');
    if (fraction && !digit()) return void(good_ = false);
    for (; fraction && digit(); in_.step()) decimal.add(in_.peek(), true);
    bool const exponent = in_.take('e') || in_.take('E');
    if (exponent) decimal.power += signed_power();
    if (!fraction && !exponent && fits) out = minus ? -int64_t(whole) : int64_t(whole);
    else out = decimal_doc(minus ? -decimal.millionths() : decimal.millionths());
  }

  int signed_power() {
    bool const minus = in_.take('-');
    if (!minus) in_.take('+');
    if (!digit()) good_ = false;
    int const n = std::max(in_.number(1000), 0);
    return minus ? -n : n;
  }

  Scan in_;
  std::string* twice_;   // null: of a name that stands twice the later one counts
  bool good_ = true;
};

}  // namespace

Doc decimal_doc(int64_t millionths) {
  uint64_t const size = millionths < 0 ? uint64_t(-millionths) : uint64_t(millionths);
  std::string decimals = std::to_string(1'000'000 + size % 1'000'000).substr(1);
  decimals.resize(std::max<size_t>(1, decimals.find_last_not_of('0') + 1));
  std::string const text = size < kMostMillionths ? (millionths < 0 ? "-" : "") + std::to_string(size / 1'000'000) + "." + decimals : "null";
  return Doc::binary({text.begin(), text.end()});
}

bool read_json(std::string_view text, Doc& out, size_t& fault, std::string* twice) {
  Reader reader(text, twice);
  bool const whole = reader.document(out);
  fault = reader.at() + 1;
  return whole;
}

// RFC 3629: no overlong forms, no surrogates, nothing above U+10FFFF.
size_t letter_size(std::string_view text) {
  auto const byte = [&](size_t i) { return i < text.size() ? uint8_t(text[i]) : uint8_t(0); };
  uint8_t const a = byte(0), b = byte(1);
  if (text.empty() || (a > 0x7F && a < 0xC2) || a > 0xF4) return 0;
  if (a < 0x80) return 1;
  uint8_t const low = a == 0xE0 ? 0xA0 : a == 0xF0 ? 0x90 : 0x80, high = a == 0xED ? 0x9F : a == 0xF4 ? 0x8F : 0xBF;
  if (b < low || b > high) return 0;
  size_t const size = a < 0xE0 ? 2 : a < 0xF0 ? 3 : 4;
  for (size_t i = 2; i < size; ++i)
    if ((byte(i) & 0xC0) != 0x80) return 0;
  return size;
}

void add_letter(std::string& out, uint32_t code) {
  if (code < 0x80) {
    out.push_back(char(code));
    return;
  }
  int const more = code < 0x800 ? 1 : code < 0x10000 ? 2 : 3;
  constexpr uint8_t kLead[4] = {0, 0xC0, 0xE0, 0xF0};
  out.push_back(char(kLead[more] | code >> (6 * more)));
  for (int i = more - 1; i >= 0; --i) out.push_back(char(0x80 | (code >> (6 * i) & 0x3F)));
}

}  // namespace paddock
