// What a link says of who wrote it: the numbers of its game, in a section of the envelope that older readers skip.
#pragma once
#include <string>
#include <string_view>

#include "contract/versions.hpp"
#include "post/envelope.hpp"

namespace paddock::links {

// Bytes: rules, coding (varints), then game_tag(); of orders no tag, they name their game by its id. web/page/older.js reads it.
inline constexpr uint32_t kVersionsSection = 'V';

// One byte by which the page tells games apart without decoding a link.
constexpr uint8_t game_tag(std::string_view id) {
  uint8_t tag = 0;
  for (char c : id) tag = uint8_t(tag * 31 + uint8_t(c));
  return tag;
}

// "#r..." with the numbers of its game. `game`: its id, empty in orders.
std::string fragment(post::Kind kind, std::string payload, Versions versions, std::string_view game);

// Whether a link, whose game is at `here`, can be read; the error is one sentence, `title` names the game. Links written
// before there were numbers are of rules 1 and coding 1.
Expected<bool> readable(post::Envelope const& link, Versions here, std::string_view title);
// The same of a save, which only the rules bind: its actions are words.
Expected<bool> readable_save(int rules, Versions here, std::string_view title);

}  // namespace paddock::links
