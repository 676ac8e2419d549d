// The contract of a game, in facets: what it does (rules.hpp), says (words.hpp), shows (pictures.hpp), offers (catalogue.hpp).
// What only some games have is a concept of its own beside them: HasOrderWords, HasOrderLines, HasNotes, HasWhatIf, OffersKept, HasPapers, HasLeague, HasContest, HasFacts,
// AsksOnTheWay, ReadsOnTheWay, ChecksRulings, and the secrets of secrets.hpp.
#pragma once
#include "contract/catalogue.hpp"
#include "contract/coding.hpp"
#include "contract/pictures.hpp"
#include "contract/rules.hpp"
#include "contract/rulings.hpp"
#include "contract/secrets.hpp"
#include "contract/setup.hpp"
#include "contract/versions.hpp"
#include "contract/words.hpp"

namespace paddock {

// A turn that stops to ask seats while it is carried out.
template <class G>
concept AsksOnTheWay = requires(G const& g, typename G::State const& c) { { g.on_the_way(c) } -> std::same_as<bool>; };

// Whose texts are read there, too; closing(): the action that ends what the asked seat says.
template <class G>
concept ReadsOnTheWay = AsksOnTheWay<G> && requires(G const& g, typename G::State const& c) { { g.closing(c) } -> std::same_as<Action>; };

// Asks seats that have nothing to order where nobody has: a turn of the record needs somebody's order, and it is an empty one.
template <class G>
concept AsksForNothing = requires(G const& g, typename G::State const& c, Seat seat) { { g.nothing_to_order(c, seat) } -> std::same_as<bool>; };

// Reads words for later turns (Sheet::ahead): what of them is left where their writer is not asked in this one.
template <class G>
concept PassesOver = requires(G const& g, typename G::State const& c, std::string_view ahead) { { g.passed_over(c, ahead) } -> std::same_as<std::string>; };

template <class G>
concept Game = HasRules<G> && HasWords<G> && HasPictures<G> && HasCatalogue<G> && requires(G const& g, typename G::State const& c) {
  { g.hint(c) } -> std::same_as<Hint>;
  { G::kVersions } -> std::convertible_to<Versions>;
};

}  // namespace paddock
