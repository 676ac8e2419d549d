// The JSON reader (RFC 8259).
#include "core/doc_text.hpp"

namespace paddock {
namespace {

using Real = Doc::number_float_t;  // only a share in somebody's settings has a fraction

class Reader {
 public:
  explicit Reader(std::string_view text) : text_(text) {
    if (text_.substr(0, 3) == "\xEF\xBB\xBF") at_ = 3;
  }
  bool document(Doc& out) {
    value(out);
    blanks();
    return good_ && at_ == text_.size();
  }
  size_t at() const { return at_; }

 private:
  char peek() const { return at_ < text_.size() ? text_[at_] : '\0'; }
  bool take(char c) {
    if (peek() != c) return false;
    ++at_;
    return true;
  }
  bool want(char c) { return take(c) || (good_ = false); }
  void blanks() {
    while (peek() == ' ' || peek() == '\n' || peek() == '\t' || peek() == '\r') ++at_;
  }

  void value(Doc& out) {
    blanks();
    switch (peek()) {
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
    if (text_.substr(at_, spelt.size()) != spelt) return void(good_ = false);
    at_ += spelt.size();
    out = std::move(meant);
  }

  void object(Doc& out) {
    out = Doc::object();
    ++at_;
    blanks();
    if (take('}')) return;
    do {
      blanks();
      std::string key;
      if (peek() != '"') return void(good_ = false);
      text(key);
      blanks();
      if (!good_ || !want(':')) return;
      value(out[key]);
      blanks();
    } while (good_ && take(','));
    want('}');
  }

  void array(Doc& out) {
    out = Doc::array();
    auto& list = out.get_ref<Doc::array_t&>();
    ++at_;
    blanks();
    if (take(']')) return;
    do {
      list.emplace_back();
      value(list.back());
      blanks();
    } while (good_ && take(','));
    want(']');
  }

  void text(std::string& out) {
    ++at_;
    while (good_ && !take('"')) {
      auto const c = uint8_t(peek());
      if (c == '\\') {
        ++at_;
        escape(out);
        continue;
      }
      size_t const size = c < 0x20 ? 0 : letter_size(text_.substr(at_));
      if (size == 0) return void(good_ = false);
      out.append(text_.substr(at_, size));
      at_ += size;
    }
  }

  void escape(std::string& out) {
    constexpr std::string_view kMarks = "\"\\/bfnrt", kMeant = "\"\\/\b\f\n\r\t";
    char const c = peek();
    if (size_t const i = kMarks.find(c); c != '\0' && i != kMarks.npos) {
      out.push_back(kMeant[i]);
      ++at_;
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
    for (int i = 0; i < 4 && good_; ++i, ++at_) {
      char const c = peek(), low = char(c | 0x20);
      if (c >= '0' && c <= '9') code = code << 4 | uint32_t(c - '0');
      else if (low >= 'a' && low <= 'f') code = code << 4 | uint32_t(low - 'a' + 10);
      else good_ = false, --at_;
    }
    return code;
  }

  bool digit() const { return peek() >= '0' && peek() <= '9'; }

  void number(Doc& out) {
    bool const minus = take('-');
    uint64_t whole = 0;
    Real real = 0;
    bool fits = true;
    if (!digit()) return void(good_ = false);
    bool const zero = peek() == '0';
    for (int n = 0; digit() && !(zero && n > 0); ++n, ++at_) {
      auto const d = uint64_t(text_[at_] - '0');
      fits = fits && whole <= (uint64_t(INT64_MAX) - d) / 10;
      whole = whole * 10 + d;
      real = real * 10 + Real(d);
    }
    int power = 0;
    bool const fraction = take('.');
    if (fraction && !digit()) return void(good_ = false);
    for (; fraction && digit(); ++at_, --power) real = real * 10 + Real(text_[at_] - '0');
    bool const exponent = peek() == 'e' || peek() == 'E';
    if (exponent) ++at_, power += signed_power();
    if (!fraction && !exponent && fits) out = minus ? -int64_t(whole) : int64_t(whole);
    else out = scaled(minus ? -real : real, power);
  }

  int signed_power() {
    bool const minus = take('-');
    if (!minus) take('+');
    if (!digit()) good_ = false;
    int n = 0;
    for (; digit(); ++at_) n = n < 1000 ? n * 10 + (text_[at_] - '0') : n;
    return minus ? -n : n;
  }

  static Real scaled(Real r, int power) {
    Real const ten = 10;
    for (; power > 0 && power < 400; --power) r *= ten;
    for (; power < 0 && power > -400; ++power) r /= ten;
    return r;
  }

  std::string_view text_;
  size_t at_ = 0;
  bool good_ = true;
};

}  // namespace

bool read_json(std::string_view text, Doc& out, size_t& fault) {
  Reader reader(text);
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
