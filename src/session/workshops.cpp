#include "session/workshops.hpp"

#include <algorithm>

#include "core/scan.hpp"
#include "games/workshops.hpp"

namespace paddock {

std::span<WorkshopCover const> workshop_covers() {
#define PADDOCK_ONE(name) name::kWorkshopCover,
  static constexpr WorkshopCover all[] = {PADDOCK_WORKSHOPS(PADDOCK_ONE)};
#undef PADDOCK_ONE
  return all;
}

WorkshopCover const& workshop_cover(std::string_view game, bool asks) {
  auto const all = workshop_covers();
  for (WorkshopCover const& one : all)
    if (one.game == game && (one.asks || !asks)) return one;
  for (WorkshopCover const& one : all)
    if (one.asks || !asks) return one;
  return all.front();
}

std::span<Workshop const* const> workshops() {
#define PADDOCK_ONE(name) &name::workshop(),
  static Workshop const* const all[] = {PADDOCK_WORKSHOPS(PADDOCK_ONE)};
#undef PADDOCK_ONE
  return all;
}

Workshop const* workshop_of(std::string_view game) {
  for (Workshop const* one : workshops())
    if (one->game == game) return one;
  return nullptr;
}

std::optional<FoundDesign> design_in(std::string_view text) {
  if (!text.empty() && text.front() == '{') {
    Expected<Doc> doc = parse_doc(text, kDesignBytes);
    if (!doc || !doc->is_object()) return {};
    bool const event = get_text(*doc, "format") == "paddock-event" && doc->contains("event");   // what it lets in, not a whole season
    Doc const& design = doc->contains("spec") ? (*doc)["spec"] : *doc;
    for (Workshop const* one : workshops())
      if (event ? get_text(*doc, "game") == one->game : one->mine(design)) return FoundDesign{one->game, std::move(*doc)};
    return {};
  }
  for (Workshop const* one : workshops())
    if (Expected<Doc> doc = one->read_tag(text)) return FoundDesign{one->game, std::move(*doc)};
  return {};
}

std::string why_no_tag(std::string_view text) {
  // A tag may stand in front of other words.
  auto const of_tag = [](char c) { return is_letter(c) || is_digit(c) || is_one_of(c, "-_. \t\r\n"); };
  std::string_view const run = text.substr(0, size_t(std::find_if_not(text.begin(), text.end(), of_tag) - text.begin()));
  for (Workshop const* one : workshops())
    if (one->tag_like && one->tag_like(text))
      if (Expected<Doc> doc = one->read_tag(run); !doc) return doc.error().what;
  return {};
}

}  // namespace paddock
