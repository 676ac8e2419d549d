#include "post/thread_quote.hpp"

#include <algorithm>
#include <span>

#include "core/scan.hpp"
#include "post/thread_text.hpp"

namespace paddock::post {
namespace {

bool starts(std::string_view text, std::string_view prefix) {
  return text.size() >= prefix.size() && same_letters(text.substr(0, prefix.size()), prefix);
}
bool ends(std::string_view text, std::string_view suffix) {
  return text.size() >= suffix.size() && same_letters(text.substr(text.size() - suffix.size()), suffix);
}

constexpr size_t kIntroduction = 240, kField = 30, kFields = 5;

// Where a whole date and a time of day stand, in the numbers of any language: "12. 3. 2026 v 10:01"; npos: nowhere.
size_t dated_at(std::string_view line) {
  size_t date = line.npos, clock = line.npos;
  std::string_view before;                       // what stands between a number and the one before it
  for (size_t at = 0, parts = 0; (at = line.find_first_of("0123456789", at)) != line.npos;) {
    size_t const end = std::min(line.find_first_not_of("0123456789", at), line.size());
    std::string_view const number = line.substr(at, end - at), mark = trimmed(before);
    parts = mark == "." || mark == "/" || mark == "-" ? parts + 1 : 0;
    if ((number.size() == 4 && (number.starts_with("19") || number.starts_with("20"))) || parts == 2) date = std::min(date, at);
    bool const minutes = number.size() == 2 && (before == ":" || before == "." || before == "h");
    if (minutes && parts < 2 && (before == ":" || (end >= line.size() || !is_one_of(line[end], "./-")))) clock = std::min(clock, at);
    size_t const next = line.find_first_of("0123456789", end);
    before = next == line.npos ? std::string_view() : line.substr(end, next - end);
    at = end;
  }
  return date == line.npos || clock == line.npos ? line.npos : std::min(date, clock);
}

struct Address { size_t at, end; };
// "<gm@example.org>" or "(gm@example.org)"; npos: there is none.
Address address_in(std::string_view line) {
  size_t const sign = line.find('@');
  if (sign == line.npos || sign == 0) return {line.npos, line.npos};
  size_t const open = line.find_last_of("<(", sign), close = line.find_first_of(">)", sign);
  bool const whole = open != line.npos && close != line.npos && line.substr(open, close - open).find(' ') == line.npos;
  return whole ? Address{open, close + 1} : Address{line.npos, line.npos};
}

bool with_colon(std::string_view line) { return line.ends_with(':') || line.ends_with("\xEF\xBC\x9A"); }

// "Il giorno gio 12 mar 2026 alle ore 10:01 GM <gm@example.org> ha scritto:": date, time and address say it in any language.
bool addressed_introduction(std::string_view line) {
  if (line.size() > kIntroduction || !with_colon(line)) return false;
  Address const who = address_in(line);
  return who.at != line.npos && dated_at(line.substr(0, who.at)) != line.npos;
}

// "Op 12-3-2026 om 10:01 schreef Ann:", "Il 12/03/26 10:01, Ann ha scritto:": the same without an address.
bool worded_introduction(std::string_view line) {
  if (line.size() > kIntroduction || !line.ends_with(':')) return false;
  size_t verb = line.npos;
  for (std::string_view w : {" ha scritto:", " escreveu:", " napisa\xC5\x82(a):", " napisa\xC5\x82:", " pisze:", " kirjoitti:", " napsal(a):", " napsal:"})
    if (ends(line, w)) verb = line.size() - w.size();
  if (!starts(line, "Op ") && !starts(line, "Den ")) return verb != line.npos && dated_at(line.substr(0, verb)) != line.npos;
  for (std::string_view w : {" schreef ", " skrev "})
    if (size_t const at = lowered(line).find(w); verb == line.npos && at != line.npos) {
      std::string_view const who = trimmed(line.substr(at + w.size(), line.size() - at - w.size() - 1));
      bool const himself = same_letters(who, "ik") || same_letters(who, "jag") || same_letters(who, "jeg") || who.empty();
      if (!himself && who.size() <= 60 && who.find_first_of("0123456789,:.") == who.npos) verb = at;
    }
  return verb != line.npos && dated_at(line.substr(0, verb)) != line.npos;
}

// Where the word of a heading's line ends ("Sent: ...", a wide colon, too); npos: it is none.
size_t field_colon(std::string_view line) {
  size_t const colon = std::min(line.find(':'), line.find("\xEF\xBC\x9A"));
  bool const word = colon != line.npos && colon > 0 && colon <= kField && line.substr(0, colon).find_first_of("0123456789<@(#\"") == line.npos;
  return word ? colon : line.npos;
}

// Of a heading's lines those that name somebody else than its writer, by known words.
bool known_field(std::string_view line) {
  for (std::string_view word : {"Cc:", "Bcc:", "Reply-To:", "Kopie:", "Antwort an:"})
    if (starts(line, word)) return true;
  return !field_value(line, true).empty();
}

}  // namespace

bool original_marker(std::string_view line) {
  line = trimmed(line);
  if (!line.starts_with("--") || !line.ends_with("--")) return false;
  std::string_view const words = trimmed(line, "-");
  for (std::string_view w : {"original message", "original appointment", "message d'origine", "mensaje original",
                             "urspr\xC3\xBCngliche nachricht", "messaggio originale", "oorspronkelijk bericht"})
    if (same_letters(words, w)) return true;
  return false;
}

bool forward_marker(std::string_view line) {
  line = trimmed(line);
  bool const ruled = line.starts_with("--") && line.ends_with("--");
  for (std::string_view w : {"forwarded message", "forwarded by", "begin forwarded message:", "weitergeleitete nachricht", "message transf\xC3\xA9r\xC3\xA9", "doorgestuurd bericht"})
    if (starts(trimmed(line, "-"), w) && (ruled || w.ends_with(':'))) return true;
  return false;
}

bool introduces_quote(std::string_view line) {
  line = trimmed(line);
  for (std::string_view w : {" wrote:", " said:", " writes:", " schrieb:", " \xC3\xA9" "crit :", " \xC3\xA9" "crit:", " escribi\xC3\xB3:", " scrisse:",
                             " skrev:", " schreef:"})
    if (ends(line, w)) return true;
  size_t const arrow = line.find("\xE2\x86\x91");  // phpBB: "Ann wrote: (arrow up) Sat Nov 21, 2026 8:14 pm"
  if (arrow != line.npos && arrow > 7 && lowered(line.substr(0, arrow)).find(" wrote:") != line.npos) return true;
  if (starts(line, "Am ") && line.ends_with(':') && lowered(line).find(" schrieb ") != line.npos) return true;
  return addressed_introduction(line) || worded_introduction(line);
}

bool named_introduction(std::string_view line) {
  line = trimmed(line);
  if (line.size() > kIntroduction || !with_colon(line)) return false;
  Address const who = address_in(line);
  if (who.at == line.npos || who.at == 0 || from_word(line) > 0) return false;
  std::string_view const behind = line.substr(who.end);
  size_t const verb = behind.find_first_not_of(" ,"), date = dated_at(behind);
  return date != behind.npos && verb < date && uint8_t(behind[verb]) >= 'A';
}

bool quote_word(std::string_view line) {
  line = trimmed(line);
  for (std::string_view w : {"quote:", "quoting:", "zitat:", "citation:", "citat:", "citaat:"})
    if (same_letters(line, w)) return true;
  return false;
}

bool mail_introduction(std::string_view line) {
  line = trimmed(line);
  bool const dated = line.find_first_of("0123456789") != line.npos;
  return (dated && (starts(line, "On ") || starts(line, "Am ") || starts(line, "Le ") || starts(line, "El ") || starts(line, "Il "))) || addressed_introduction(line) || worded_introduction(line);
}

bool broken_introduction(std::string_view first, std::string_view second) {
  second = trimmed(second);
  bool const says = introduces_quote(second) || same_letters(second, "wrote:") || same_letters(second, "schrieb:");
  bool const address = first.find_first_of("@<") != first.npos || second.find_first_of("@>") != second.npos;
  if (says && address && mail_introduction(first) && !introduces_quote(first)) return true;
  first = trimmed(first);
  if (first.size() + second.size() > kIntroduction || !with_colon(second) || introduces_quote(second)) return false;
  size_t const close = second.find_last_of(">)");   // "Ann <ann@example.org>:" below a date is a label
  bool const verb = close != second.npos && second.size() > close + 3;
  return (verb || first.find('@') != first.npos) && (dated_at(first) != first.npos || first.find('@') != first.npos) && addressed_introduction(std::string(first) + (first.ends_with('<') ? "" : " ") + std::string(second));
}

std::string_view field_value(std::string_view line, bool to) {
  static constexpr std::string_view kSent[] = {"Sent:", "Gesendet:", "Envoy\xC3\xA9 :", "Envoy\xC3\xA9:", "Inviato:", "Verzonden:", "Enviado:", "Skickat:", "Sendt:"};
  static constexpr std::string_view kTo[] = {"To:", "An:", "\xC3\x80 :", "\xC3\x80:", "A:", "Aan:", "Para:", "Till:", "Til:"};
  line = trimmed(line);
  for (std::string_view name : to ? std::span<std::string_view const>(kTo) : std::span<std::string_view const>(kSent))
    if (starts(line, name)) return trimmed(line.substr(name.size()));
  return {};
}

bool heading_field(std::string_view line) { return field_colon(trimmed(line)) != line.npos; }

ForeignHead foreign_heading(std::string_view text) {
  ForeignHead out;
  bool dated = false;
  size_t below = 0, from = text.npos, end = 0;
  for (size_t at = 0, n = 0; at < text.size() && n < kFields; ++n) {
    size_t const stop = std::min(text.find('\n', at), text.size());
    std::string_view const line = trimmed(text.substr(at, stop - at));
    size_t const colon = field_colon(line);
    if (colon == line.npos) break;
    std::string_view const value = trimmed(line.substr(colon + (line[colon] == ':' ? 1 : 3)));
    if (n == 0) {
      Address const who = address_in(value);
      if (who.at == value.npos || who.end < value.size() || known_field(line)) return {};
      out.name = trimmed(value.substr(0, who.at), "\"'");
      from = stop + 1;
    } else if (from_word(line) > 0) {
      return {};                       // the first line is another one of this mail's heading
    } else {
      ++below, end = stop;
      dated = dated || dated_at(value) != value.npos;
    }
    at = stop + 1;
  }
  if (!dated || below < 2 || out.name.empty()) return {};
  out.rest = text.substr(from, end - from);
  return out;
}

std::string addressee(std::string_view heading) {
  std::string known, any;
  for (size_t at = 0; at < heading.size();) {
    size_t const stop = std::min(heading.find('\n', at), heading.size());
    std::string_view const line = heading.substr(at, stop - at);
    known += field_value(line, true);
    if (line.find('@') != line.npos) any.append(line).append("\n");
    at = stop + 1;
  }
  return known.empty() ? any : known;
}

bool device_line(std::string_view line) {
  line = trimmed(line);
  if (line.size() > 100) return false;
  for (std::string_view w : {"Sent from my ", "Sent via ", "Get Outlook for ", "Von meinem ", "Gesendet von ", "Envoy\xC3\xA9 de mon ", "Enviado desde mi ",
                             "Verzonden vanaf ", "Skickat fr\xC3\xA5n "})
    if (starts(line, w)) return true;
  return false;
}

}  // namespace paddock::post
