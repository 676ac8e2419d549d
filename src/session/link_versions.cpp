#include "session/link_versions.hpp"

#include "post/link_scan.hpp"

namespace paddock::links {
namespace {

std::string numbers(Versions v) { return "rules " + std::to_string(v.rules) + " and coding " + std::to_string(v.coding); }

Error other(std::string what, bool newer, std::string const& wrote, std::string_view title, std::string const& here) {
  what += newer ? " was written by a newer Paddock, with " : " was written by an older Paddock, with ";
  what += wrote;
  what += " of ";
  what += title;
  what += "; this one has ";
  what += here;
  what += newer ? ". Reload the page or update, then open it again." : ". Open it in that version, or ask for it again.";
  return {"", std::move(what)};
}

// False: the section is damaged.
bool read_versions(post::Envelope const& link, Versions& out) {
  for (post::Section const& s : link.sections) {
    if (s.type != kVersionsSection) continue;
    size_t at = 0;
    uint64_t rules = 0, coding = 0;
    if (!post::get_varint(s.bytes, at, rules) || !post::get_varint(s.bytes, at, coding)) return false;
    if (rules < 1 || coding < 1 || rules > 0xFFFF || coding > 0xFFFF) return false;
    out = {int(rules), int(coding)};
  }
  return true;
}

}  // namespace

std::string fragment(post::Kind kind, std::string payload, Versions versions, std::string_view game) {
  post::Envelope link{.kind = kind, .payload = std::move(payload)};
  post::Section& section = link.sections.emplace_back(post::Section{kVersionsSection, {}});
  post::put_varint(section.bytes, uint64_t(versions.rules));
  post::put_varint(section.bytes, uint64_t(versions.coding));
  if (!game.empty()) section.bytes.push_back(char(game_tag(game)));
  return post::fragment(link);
}

Expected<bool> readable(post::Envelope const& link, Versions here, std::string_view title) {
  Versions wrote;
  if (!read_versions(link, wrote)) return Error{"", "This link is damaged: its version cannot be read. Ask for it again."};
  if (wrote == here) return true;
  bool const newer = wrote.rules > here.rules || (wrote.rules == here.rules && wrote.coding > here.coding);
  return other("This link", newer, numbers(wrote), title, numbers(here));
}

Expected<bool> readable_save(int rules, Versions here, std::string_view title) {
  if (rules == here.rules) return true;
  return other("This save", rules > here.rules, "rules " + std::to_string(rules), title, "rules " + std::to_string(here.rules));
}

}  // namespace paddock::links
