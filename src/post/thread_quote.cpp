#include "post/thread_quote.hpp"

#include <span>
#include <string>

#include "core/scan.hpp"
#include "post/thread_page.hpp"
#include "post/thread_text.hpp"

namespace paddock::post {
namespace {

bool starts(std::string_view text, std::string_view prefix) {
  return text.size() >= prefix.size() && same_letters(text.substr(0, prefix.size()), prefix);
}
bool ends(std::string_view text, std::string_view suffix) {
  return text.size() >= suffix.size() && same_letters(text.substr(text.size() - suffix.size()), suffix);
}

constexpr size_t kIntroduction = 200;   // bytes of what a mail program writes above a quote
constexpr size_t kSecondLine = 100;     // of that, where it is broken in two

// Where "wrote" stands in a line of a mail program, npos: nowhere. Who says "I wrote" or "Ann: she wrote" tells of it himself.
size_t wrote_at(std::string_view line) {
  constexpr std::string_view kPronouns = " i he she we you they who this that ich er sie es wir wer ihr ik hij zij ze wij wie jag jeg han hon hun vi de je il elle on nous ils yo usted io lui lei eu ele ela ";
  std::string const low = lowered(line);
  auto const person = [&](std::string_view word) { return kPronouns.find(" " + std::string(word) + " ") != kPronouns.npos; };
  for (std::string_view w : {" wrote", " schrieb", " schreef", " geschreven", " skrev", " a \xC3\xA9" "crit", " escribi\xC3\xB3", " ha scritto", " escreveu"}) {
    size_t const at = low.find(w), end = at + w.size();
    if (at == low.npos || (end < low.size() && in_word(low[end]))) continue;
    std::string_view const before = trimmed(std::string_view(low).substr(0, at), ",>"), next = trimmed(std::string_view(low).substr(end));
    bool const told = person(before.substr(before.find_last_of(" :") + 1)) || person(next.substr(0, next.find_first_of(" ,:"))) || before.find(": ") != before.npos;
    return told ? line.npos : at;
  }
  return line.npos;
}

// "Op 12-03-2026 om 10:00 schreef Ann:", "Den 12.03.2026 kl. 10.00 skrev Ann <a@b>:", "Ann schrieb am 12.03.2026 um 10:00:"; not
// "Op 12-03-2026 schreef ik:". A program writes day and time, people do not.
bool dated_introduction(std::string_view line) {
  return line.size() <= kIntroduction && line.ends_with(':') && wrote_at(line) != line.npos && day_and_time(line);
}

// "Op do 12 mrt 2026 om 10:00 schreef Ann" / "<ann@x.org>:"
bool dated_in_two(std::string_view first, std::string_view second) {
  if (first.size() > kIntroduction || second.size() > kSecondLine || !second.ends_with(':') || !day_and_time(first)) return false;
  std::string const both = std::string(trimmed(first)) + " " + std::string(second);
  return both.find('@') != both.npos && dated_introduction(both) && !introduces_quote(first) && !introduces_quote(second);
}

}  // namespace

bool original_marker(std::string_view line) {
  line = trimmed(line);
  if (!line.starts_with("--") || !line.ends_with("--")) return false;
  std::string_view const words = trimmed(line, "-");
  for (std::string_view w : {"original message", "original appointment", "message d'origine", "mensaje original",
                             "urspr\xC3\xBCngliche nachricht", "originalnachricht", "messaggio originale", "oorspronkelijk bericht", "ursprungligt meddelande", "originalmeddelande",
                             "oprindelig meddelelse", "opprinnelig melding", "mensagem original"})
    if (same_letters(words, w)) return true;
  return false;
}

bool forward_marker(std::string_view line) {
  line = trimmed(line);
  bool const ruled = line.starts_with("--") && line.ends_with("--");
  for (std::string_view w : {"forwarded message", "forwarded by", "begin forwarded message:", "weitergeleitete nachricht", "message transf\xC3\xA9r\xC3\xA9", "doorgestuurd bericht",
                             "mensaje reenviado", "messaggio inoltrato", "vidarebefordrat meddelande", "videresendt meddelelse"})
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
  return (starts(line, "Am ") && line.ends_with(':') && lowered(line).find(" schrieb ") != line.npos) || dated_introduction(line);
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
  if (dated_introduction(line) && (line.find('@') != line.npos || day_and_time(line.substr(0, wrote_at(line))))) return true;
  return dated && (starts(line, "On ") || starts(line, "Am ") || starts(line, "Le ") || starts(line, "El ") || starts(line, "Il "));
}

bool broken_introduction(std::string_view first, std::string_view second) {
  second = trimmed(second);
  bool const says = introduces_quote(second) || same_letters(second, "wrote:") || same_letters(second, "schrieb:");
  bool const address = first.find_first_of("@<") != first.npos || second.find_first_of("@>") != second.npos;
  if (dated_in_two(first, second)) return true;
  return says && address && mail_introduction(first) && !introduces_quote(first);
}

std::string_view field_value(std::string_view line, bool to) {
  static constexpr std::string_view kSent[] = {"Sent:", "Gesendet:", "Envoy\xC3\xA9 :", "Envoy\xC3\xA9:", "Inviato:", "Verzonden:", "Enviado:", "Enviado el:", "Enviada em:", "Skickat:", "Sendt:"};
  static constexpr std::string_view kTo[] = {"To:", "An:", "\xC3\x80 :", "\xC3\x80:", "A:", "Aan:", "Para:", "Till:", "Til:"};
  line = trimmed(line);
  for (std::string_view name : to ? std::span<std::string_view const>(kTo) : std::span<std::string_view const>(kSent))
    if (starts(line, name)) return trimmed(line.substr(name.size()));
  return {};
}

bool device_line(std::string_view line) {
  line = trimmed(line);
  if (line.size() > 100) return false;
  for (std::string_view w : {"Sent from my ", "Sent via ", "Get Outlook for ", "Von meinem ", "Gesendet von ", "Envoy\xC3\xA9 de mon ", "Enviado desde mi ",
                             "Verzonden vanaf ", "Verstuurd vanaf mijn ", "Inviato da iP", "Sendt fra min ", "Skickat fr\xC3\xA5n "})
    if (starts(line, w)) return true;
  return false;
}

}  // namespace paddock::post
