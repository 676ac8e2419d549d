#include "post/thread_plain.hpp"

#include <algorithm>

#include "core/scan.hpp"
#include "core/text.hpp"
#include "post/thread_mail.hpp"
#include "post/thread_parts.hpp"
#include "post/thread_text.hpp"

namespace paddock::post {
namespace {

constexpr size_t kTagBytes = 4000;  // longer ones are text that has a '<' in it
constexpr size_t kSample = 400;     // bytes that tell UTF-16

// 0: not UTF-16; 1: low byte first; 2: high byte first.
int utf16_order(std::string_view raw) {
  if (raw.starts_with("\xFF\xFE")) return 1;
  if (raw.starts_with("\xFE\xFF")) return 2;
  size_t even = 0, odd = 0, n = std::min(raw.size(), kSample);
  for (size_t i = 0; i < n; ++i)
    if (raw[i] == '\0') ++(i % 2 ? odd : even);
  if (n >= 4 && odd * 5 >= n * 2 && even == 0) return 1;
  if (n >= 4 && even * 5 >= n * 2 && odd == 0) return 2;
  return 0;
}

std::string from_utf16(std::string_view raw, bool low_first) {
  std::string out;
  auto unit = [&](size_t at) {
    uint8_t const a = uint8_t(raw[at]), b = uint8_t(raw[at + 1]);
    return char32_t(low_first ? a | b << 8 : b | a << 8);
  };
  for (size_t at = 0; at + 1 < raw.size(); at += 2) {
    char32_t c = unit(at);
    bool const high = c >= 0xD800 && c < 0xDC00 && at + 3 < raw.size();
    if (char32_t const low = high ? unit(at + 2) : 0; low >= 0xDC00 && low < 0xE000) {
      c = 0x10000 + ((c - 0xD800) << 10) + (low - 0xDC00);
      at += 2;
    }
    append_point(out, c >= 0xD800 && c < 0xE000 ? 0xFFFD : c);
  }
  return out;
}

// What a point outside ASCII stands for in plain text; null: for itself.
char const* plain_form(char32_t c) {
  if (c == 0xFEFF || c == 0xAD || (c >= 0x200B && c <= 0x200F) || (c >= 0x202A && c <= 0x202E)) return "";
  if (c >= 0x2060 && c <= 0x206F) return "";
  if (c == 0xA0 || c == 0x202F || c == 0x205F || c == 0x3000 || (c >= 0x2000 && c <= 0x200A)) return " ";
  if (c == 0x2028 || c == 0x2029 || c == 0x85) return "\n";
  if (c >= 0x201C && c <= 0x201F) return "\"";
  if (c >= 0x2018 && c <= 0x201B) return "'";
  if (c == 0xFF1A) return ":";
  if (c == 0xFF08) return "(";
  if (c == 0xFF09) return ")";
  if (c == 0xFF0C) return ",";
  if (c == 0x2264) return "<=";
  if (c == 0x2265) return ">=";
  if (c == 0x2260) return "<>";
  return nullptr;
}

void drop_last_point(std::string& out) {
  while (!out.empty() && (uint8_t(out.back()) & 0xC0) == 0x80) out.pop_back();
  if (!out.empty()) out.pop_back();
}

std::string settled(std::string_view raw, std::vector<std::string>& notes) {
  std::string out;
  out.reserve(raw.size());
  bool struck = false, zero = false;
  for (size_t at = 0; at < raw.size();) {
    char const c = raw[at];
    if (uint8_t(c) < 0x80) {
      ++at;
      zero |= c == '\0';
      if (c == '\r' && at < raw.size() && raw[at] == '\n') continue;
      out.push_back(c == '\r' ? '\n' : c == '\0' ? ' ' : c);
      continue;
    }
    size_t const from = at;
    char32_t const point = next_point(raw, at);
    bool const strike = point >= 0x335 && point <= 0x338;  // drawn through the letter before it
    struck |= strike;
    if (strike) drop_last_point(out);
    else if (char const* plain = plain_form(point)) out += plain;
    else out += raw.substr(from, at - from);
  }
  if (struck) notes.push_back("Letters that are struck through were left out.");
  if (zero) notes.push_back("The text has zero bytes in it; they were read as blanks.");
  return out;
}

constexpr std::string_view kLines[] = {"p",  "div", "tr", "li", "ul", "ol", "table", "pre", "hr", "details", "summary", "br",
                                       "h1", "h2",  "h3", "h4", "h5", "h6", "html", "body", "dl", "dt",      "dd"};
constexpr std::string_view kInline[] = {"b",    "i",    "u",   "em",    "strong", "span",   "a",   "font", "code",
                                        "img",  "meta", "td",  "th",    "tbody",  "thead",  "sub", "sup",  "small",
                                        "link", "o:p",  "col", "ins", "mark", "u", "center", "tt",    "section", "article", "!doctype"};
constexpr std::string_view kStruck[] = {"s", "del", "strike"};
constexpr std::string_view kHidden[] = {"style", "script", "head", "title"};

bool any_of(std::span<std::string_view const> list, std::string_view name) {
  return std::find(list.begin(), list.end(), name) != list.end();
}

class Html {
 public:
  explicit Html(std::string_view text) : text_(text), low_(lowered(text)) {
    for (std::string_view tag : {"<html", "<body", "<div>", "<div ", "<p>", "<p ", "<br>", "<br ", "<br/"})
      page_ = page_ || low_.find(tag) != low_.npos;
  }
  bool page() const { return page_; }

  std::string run() {
    while (at_ < text_.size()) {
      char const c = text_[at_];
      if (c == '<' && tag()) continue;
      if (c == '&' && page_ && entity()) continue;
      if (c == '\n' && tagged_ && mail_begins(at_ + 1)) tagged_ = pre_ = false, new_line();
      out_.push_back(c == '\n' && page_ && !pre_ && tagged_ ? ' ' : c);   // the heading of a mail stands before it
      ++at_;
    }
    return std::move(out_);
  }

 private:
  void new_line() {
    if (!out_.empty() && out_.back() != '\n') out_.push_back('\n');
  }

  // The heading of the next mail, which may be none of HTML: "From: ..." with another line of it below.
  bool mail_begins(size_t at) const {
    std::string_view const line = text_.substr(at, text_.find('\n', at) - at), next = text_.substr(std::min(text_.size(), at + line.size() + 1), 40);
    size_t const colon = next.find(':');
    return from_word(line) > 0 && colon != next.npos && colon > 0 && next.substr(0, colon).find_first_of(" <\n") == next.npos;
  }

  // Takes the tag at at_; false: it is none that we know.
  bool tag() {
    if (low_.compare(at_, 4, "<!--") == 0) return skip_to("-->", 3);
    size_t from = at_ + 1;
    bool const closes = from < low_.size() && low_[from] == '/';
    from += closes;
    size_t to = from;
    while (to < low_.size() && to < from + 12 && (is_letter(low_[to]) || is_digit(low_[to]) || is_one_of(low_[to], "!:"))) ++to;
    std::string_view const name = std::string_view(low_).substr(from, to - from);
    std::string_view const window = std::string_view(low_).substr(0, std::min(low_.size(), at_ + kTagBytes));
    size_t const end = window.find_first_of("<>", to);
    if (name.empty() || end == window.npos || window[end] != '>') return false;
    if (to < end && low_[to] != ' ' && low_[to] != '/' && low_[to] != '\n' && low_[to] != '\t') return false;
    bool const quote = name == "blockquote", struck = any_of(kStruck, name), lines = any_of(kLines, name);
    bool const hidden = page_ && any_of(kHidden, name);
    if (!quote && !struck && !lines && !hidden && !any_of(kInline, name)) return false;
    std::string_view const inside = text_.substr(at_, end - at_);
    at_ = end + 1;
    tagged_ = true;
    if (hidden && !closes) return skip_to("</" + std::string(name), 0), true;
    if (struck) out_ += closes ? "[/s]" : "[s]";
    if (quote) new_line(), out_ += closes ? "[/quote]\n" : "[quote]";
    if (name == "pre") pre_ = !closes;
    if (name == "br") out_.push_back('\n');
    else if (lines) new_line();
    if (name == "td" || name == "th") out_.push_back(' ');
    if (name == "a" && !closes) address(inside);
    return true;
  }

  // An order may be the address of a word: <a href="https://.../#oAQ...">here</a>.
  void address(std::string_view inside) {
    size_t const href = inside.find("href");
    if (href == inside.npos || inside.find('#', href) == inside.npos) return;
    size_t const from = inside.find_first_of("\"'", href);
    if (from == inside.npos) return;
    size_t const to = inside.find(inside[from], from + 1);
    out_ += " " + std::string(inside.substr(from + 1, to == inside.npos ? to : to - from - 1)) + " ";
  }

  // Moves behind the next `mark`; to the end when there is none.
  bool skip_to(std::string_view mark, size_t beyond) {
    at_ = std::min(low_.size(), low_.find(mark, at_));
    at_ = std::min(low_.size(), at_ + beyond);
    return true;
  }

  bool entity() {
    size_t const end = text_.substr(0, std::min(text_.size(), at_ + 10)).find(';', at_);
    if (end == text_.npos) return false;
    std::string const name(low_.substr(at_ + 1, end - at_ - 1));
    struct Row { char const* name; char const* text; };
    static constexpr Row kRows[] = {{"amp", "&"}, {"lt", "<"}, {"gt", ">"}, {"quot", "\""}, {"apos", "'"}, {"nbsp", " "}, {"raquo", "\xC2\xBB"}};
    for (Row const& r : kRows)
      if (name == r.name) return out_ += r.text, at_ = end + 1, true;
    if (name.size() < 2 || name[0] != '#') return false;
    bool const hex = name[1] == 'x';
    uint32_t point = 0;
    for (size_t i = hex ? 2 : 1; i < name.size(); ++i) {
      int const d = hex || is_digit(name[i]) ? hex_digit(name[i]) : -1;
      if (d < 0) return false;
      point = point * (hex ? 16 : 10) + uint32_t(d);
    }
    bool const sound = point >= 32 && point < 0x110000 && (point < 0xD800 || point >= 0xE000);
    if (char const* plain = plain_form(point)) out_ += plain;
    else append_point(out_, sound ? point : ' ');
    at_ = end + 1;
    return true;
  }

  std::string_view text_;
  std::string low_, out_;
  size_t at_ = 0;
  bool page_ = false, pre_ = false, tagged_ = false;
};

}  // namespace

std::string plain_text(std::string_view raw, std::vector<std::string>& notes) {
  std::string wide;
  if (int const order = utf16_order(raw)) {
    wide = from_utf16(raw, order == 1);
    raw = wide;
    notes.push_back("The text was written in UTF-16.");
  }
  std::string bytes(raw);
  if (plain_parts_only(bytes)) notes.push_back("Of a mail that stands here twice, as text and as HTML, the text was read.");
  if (unquoted(bytes)) notes.push_back("The text was written as mails are sent (quoted-printable, base64).");
  std::string text = settled(as_utf8(bytes), notes);
  if (text.find('<') == text.npos) return text;
  Html html(text);
  if (html.page()) notes.push_back("The message is HTML; its lines are counted as they read without the tags.");
  return html.run();
}

}  // namespace paddock::post
