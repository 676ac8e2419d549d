// The games that offer something without a race (contract/workshop.hpp).
#pragma once
#include <optional>
#include <span>

#include "contract/workshop.hpp"

namespace paddock {

std::span<WorkshopCover const> workshop_covers();     // at once
// That of `game`; of another one, or of one that answers no questions where they are asked: the first that does.
WorkshopCover const& workshop_cover(std::string_view game, bool asks);
std::span<Workshop const* const> workshops();         // when their code has come
Workshop const* workshop_of(std::string_view game);  // null: none
// What a workshop takes, in a text: a tag, a vehicle's document, {"name", "spec"}, or an event's list; nothing else is one.
struct FoundDesign {
  std::string_view game;
  Doc doc;
};
std::optional<FoundDesign> design_in(std::string_view text);
// Why a text that begins as a design's tag is none: letters of it are missing or wrong. Empty: it was not meant as one.
std::string why_no_tag(std::string_view text);

}  // namespace paddock
