// What a game offers before a race: its name, settings, tracks, what a seat chooses.
#pragma once
#include <concepts>
#include <string_view>
#include <vector>

#include "contract/contest.hpp"
#include "contract/league.hpp"
#include "contract/workshop.hpp"
#include "core/doc.hpp"
#include "core/expected.hpp"
#include "view/catalogue.hpp"

namespace paddock {

template <class G>
concept HasCatalogue = requires(std::string_view text) {
  { G::kCover } -> std::convertible_to<Cover>;                 // constant data: known before the code of a late game is there
  { G::settings() } -> std::same_as<std::vector<Setting>>;
  { G::tracks() } -> std::same_as<std::vector<TrackCard>>;
  { G::check_track(text) } -> std::same_as<Expected<Doc>>;     // facts of a map file, or what is wrong with it and where
  { G::track_card(text) } -> std::same_as<Expected<TrackCard>>;  // the same for people, with figures
  { G::signs() } -> std::same_as<std::vector<Sign>>;           // legend of the board
  { G::seat_choices() } -> std::same_as<std::vector<SeatChoice>>;
};

template <class G>
concept HasLeague = requires { { G::league() } -> std::same_as<League const&>; };

// Questions that need no race ("design", "heats"): what, given -> answer.
template <class G>
concept HasFacts = requires(std::string_view what, Doc const& given) { { G::facts(what, given) } -> std::same_as<Expected<Doc>>; };

// Where good designs of vehicles are looked for (contract/workshop.hpp) for a purse and wishes; their form is the game's. Errors:
// path, what is expected.
template <class G>
concept HasDesignSearch = requires(Doc const& wishes) { { G::design_search(wishes) } -> std::same_as<Expected<std::unique_ptr<DesignSearch>>>; };

}  // namespace paddock
