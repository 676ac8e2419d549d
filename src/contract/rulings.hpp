// What a referee's ruling must leave whole in a position, beside the bounds of fields().
#pragma once
#include <concepts>

#include "core/action.hpp"

namespace paddock {

// Whether a ruling may make `is` of `was`: apply() and everything that draws or decides must be safe on it, and what the
// game keeps to carry a turn out stays as it was. Where no rule forbids it the verdict has none, only what would be right.
// A game without this can be changed within the bounds of fields() alone.
template <class G>
concept ChecksRulings = requires(G const& g, typename G::State const& was, typename G::State const& is) {
  { g.may_rule(was, is) } -> std::same_as<Verdict>;
};

}  // namespace paddock
