#include "post/thread_quote.hpp"

#include <span>

#include "post/thread_text.hpp"

namespace paddock::post {
namespace {

bool starts(std::string_view text, std::string_view prefix) {
  return text.size() >= prefix.size() && same_letters(text.substr(0, prefix.size()), prefix);
}
bool ends(std::string_view text, std::string_view suffix) {
  return text.size() >= suffix.size() && same_letters(text.substr(text.size() - suffix.size()), suffix);
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
  return starts(line, "Am ") && line.ends_with(':') && lowered(line).find(" schrieb ") != line.npos;
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
  return dated && (starts(line, "On ") || starts(line, "Am ") || starts(line, "Le ") || starts(line, "El ") || starts(line, "Il "));
}

bool broken_introduction(std::string_view first, std::string_view second) {
  second = trimmed(second);
  bool const says = introduces_quote(second) || same_letters(second, "wrote:") || same_letters(second, "schrieb:");
  bool const address = first.find_first_of("@<") != first.npos || second.find_first_of("@>") != second.npos;
  return says && address && mail_introduction(first) && !introduces_quote(first);
}

std::string_view field_value(std::string_view line, bool to) {
  static constexpr std::string_view kSent[] = {"Sent:", "Gesendet:", "Envoy\xC3\xA9 :", "Envoy\xC3\xA9:", "Inviato:", "Verzonden:", "Enviado:", "Skickat:", "Sendt:"};
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
                             "Verzonden vanaf ", "Skickat fr\xC3\xA5n "})
    if (starts(line, w)) return true;
  return false;
}

}  // namespace paddock::post
