#include "post/thread_sign.hpp"

#include <algorithm>

#include "core/scan.hpp"
#include "post/thread_text.hpp"

namespace paddock::post {
namespace {

constexpr size_t kCourtesyBytes = 60, kNameBytes = 40, kNameWords = 4, kInitials = 3;

constexpr std::string_view kClosings[] = {
    "cheers", "regards", "best regards", "kind regards", "kindest regards", "warm regards", "with regards", "best wishes", "with best wishes", "all the best", "best",
    "greetings", "many thanks", "thanks", "thank you", "thx", "ciao", "bye", "bye for now", "see you", "cya", "yours", "sincerely", "take care", "have fun",
    "good luck", "rgds", "br", "kr", "gru\xC3\x9F", "gr\xC3\xBC\xC3\x9F" "e", "viele gr\xC3\xBC\xC3\x9F" "e", "liebe gr\xC3\xBC\xC3\x9F" "e", "beste gr\xC3\xBC\xC3\x9F" "e",
    "mit freundlichen gr\xC3\xBC\xC3\x9F" "en", "lg", "vg", "mfg", "mvh", "hilsen", "groeten", "groetjes", "saludos", "salut", "amicalement", "cordialement", "cordiali saluti"};

bool in_name(char c) { return in_word(c) || is_one_of(c, ".'-"); }

bool name_word(std::string_view word, bool first) {
  if (!std::all_of(word.begin(), word.end(), in_name)) return false;
  if (in_word(word[0]) && upper(word[0]) == word[0]) return true;
  constexpr std::string_view kBetween = " de del van von der den la le di da du af ";
  return !first && kBetween.find(" " + std::string(word) + " ") != kBetween.npos;
}

// "OG" below a greeting; of letters of orders it may be one.
bool initials(Taster& taster, std::string_view words) {
  Taste const t = taster.ask(words, kNobody);
  return words.size() <= kInitials && !t.order && !t.near && t.reach == 0;
}

}  // namespace

std::optional<std::string_view> closing_name(std::string_view line) {
  line = trimmed(line, kSignMarks);
  std::optional<std::string_view> best;
  for (std::string_view w : kClosings) {
    bool const begins = line.size() >= w.size() && same_letters(line.substr(0, w.size()), w);
    std::string_view const rest = begins ? line.substr(w.size()) : std::string_view(".");
    bool const whole = rest.empty() || rest[0] == ' ' || rest[0] == ',' || rest[0] == '!';
    if (whole && (!best || rest.size() < best->size())) best = rest;
  }
  if (best) best = trimmed(*best, kSignMarks);
  return best;
}

bool courteous(Taster const& taster, std::string_view line) {
  line = trimmed(line);
  bool const plain = line.size() <= kCourtesyBytes && line.find_first_of("0123456789#;:=<>()[]/") == line.npos;
  return plain && closing_name(line) && !may_order(taster, line, true);
}

bool person_like(Taster& taster, std::string_view words) {
  words = trimmed(words, kSignMarks);
  if (words.empty() || words.size() > kNameBytes) return false;
  size_t n = 0;
  for (size_t at = 0; at < words.size(); ++n) {
    size_t const end = std::min(words.find(' ', at), words.size());
    if (end == at || n >= kNameWords || !name_word(words.substr(at, end - at), n == 0)) return false;
    at = end + 1;
  }
  bool const mixed = std::any_of(words.begin(), words.end(), [](char c) { return in_word(c) && !is_capital(c); });
  if (!mixed) return initials(taster, words);
  bool const moves = std::all_of(words.begin(), words.end(), [&](char c) { return taster.letter(upper(c)); });
  if (!taster.many_lines()) return !moves && !taster.ask(words, kNobody).order;
  return !taster.line(words, true) && !taster.line(words, false) && !taster.ask(words, kNobody).order && !taster.nearly_line(lowered(words));
}

std::string_view dashed_name(std::string_view line) {
  line = trimmed(line);
  bool dashed = false;
  for (std::string_view mark : {"--", "-", "~", "\xE2\x80\x93", "\xE2\x80\x94"})
    if (!dashed && line.starts_with(mark)) line.remove_prefix(mark.size()), dashed = true;
  return dashed ? trimmed(line) : std::string_view();
}

bool signature_marker(std::string_view line) {
  line = trimmed(line);
  return line == "--" || (line.size() >= 4 && line.find_first_not_of('_') == line.npos);
}

}  // namespace paddock::post
