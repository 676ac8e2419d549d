// The games that offer something without a race (contract/workshop.hpp).
#pragma once
#include <optional>
#include <span>

#include "contract/workshop.hpp"

namespace paddock {

std::span<WorkshopCover const> workshop_covers();     // at once
std::span<Workshop const* const> workshops();         // when their code has come
Workshop const* workshop_of(std::string_view game);  // null: none
// What a workshop takes, in a text: a tag, a vehicle's document, {"name", "spec"}, or an event's list; nothing else is one.
std::optional<Doc> design_in(std::string_view text);
// Why a text that begins as a design's tag is none: letters of it are missing or wrong. Empty: it was not meant as one.
std::string why_no_tag(std::string_view text);

}  // namespace paddock
