// RaceOf<G>: a race of one game as a Worker sees it. What it knows of a race is told by functions of the match, SessionOf<G>'s too.
#pragma once
#include "post/envelope.hpp"
#include "session/record_of.hpp"
#include "view/marked.hpp"

namespace paddock {

template <Game G>
std::vector<std::vector<typename G::Event>> chronicle_of(play::Match<G> const& match) {
  std::vector<std::vector<typename G::Event>> out;
  for (size_t i = 0; i + 1 < match.turns().size(); ++i) out.push_back(match.turns()[i].events);
  return out;
}

template <Game G>
Recap recap_of(play::Match<G> const& match) {
  auto const record = chronicle_of(match);
  return placed(match.game().recap(match.state(), record), match.game().standing(match.state()));
}

// RaceRecord::finishes().
template <Game G>
std::vector<Finish> finishes_of(play::Match<G> const& match) {
  G const& game = match.game();
  if (!game.outcome(match.state()).over) return {};
  if constexpr (HasContest<G>) {
    auto const record = chronicle_of(match);
    return game.finishes(match.state(), record);
  } else {
    std::vector<Finish> out(game.setup().seats.size());
    for (auto const& row : game.standing(match.state()).rows)
      if (row.seat >= 0 && size_t(row.seat) < out.size() && row.state != Standing::Row::Retired) out[size_t(row.seat)].place = row.place;
    return out;
  }
}

template <Game G>
class RaceOf final : public RaceRecord {
 public:
  using Match = play::Match<G>;
  RaceOf(Match match, bool sound) : match_(std::move(match)), sound_(sound) {}

  std::shared_ptr<G const> shared_game() const { return match_.shared_game(); }
  Setup const& setup() const override { return match_.game().setup(); }
  bool hash_matches() const override { return sound_; }
  Outcome outcome() const override { return match_.game().outcome(match_.state()); }
  std::vector<Finish> finishes() const override { return finishes_of(match_); }
  Recap recap() const override { return recap_of(match_); }
  std::unique_ptr<Thinker> think(Seat seat, Level level, uint64_t seed) const override {
    auto seen = match_.state();
    match_.game().observe(seen, seat);
    return match_.game().think(seen, seat, level, seed);
  }

 private:
  Match match_;
  bool sound_;
};

// Null where the program leaves searches to a Worker, too.
template <Game G>
constexpr auto design_search_of() -> Expected<std::unique_ptr<DesignSearch>> (*)(Doc const&) {
#ifndef PADDOCK_BOTS_ELSEWHERE
  if constexpr (HasDesignSearch<G>) return G::design_search;
#endif
  return nullptr;
}

// A game as a Worker knows it: of its GameInfo what a RaceRecord needs, the rest is null.
template <Game G>
struct RaceDoor {
  using Told = RecordOf<G>;
  using Opened = Expected<std::unique_ptr<RaceRecord>>;

  static Opened load(Doc const& save) {
    auto head = Told::head_of(save);
    if (!head) return head.error();
    if (save.contains("view")) {
      auto sight = Told::sight(*head, save);
      if (!sight) return sight.error();
      auto match = laid(head->game, head->seed, std::move(*sight));
      bool const sound = saves::sound(save, hash_fields(match.state()));
      return Opened(std::make_unique<RaceOf<G>>(std::move(match), sound));
    }
    auto played = Told::played(*head, save);
    if (!played) return played.error();
    return Opened(std::make_unique<RaceOf<G>>(std::move(played->match), played->sound));
  }

  static Opened open(Setup const& setup, LinkHead const& head, post::Coder& c, RaceRecord const* like) {
    bool const same = like && dump_doc(setup_to_doc(like->setup())) == dump_doc(setup_to_doc(setup));
    auto game = same ? Expected<std::shared_ptr<G const>>(static_cast<RaceOf<G> const*>(like)->shared_game()) : Told::make(setup);
    if (!game) return game.error();
    if (head.kind == char(post::Kind::View)) {
      auto sight = Told::sight(**game, head, c);
      if (!sight) return sight.error();
      return Opened(std::make_unique<RaceOf<G>>(laid(*game, head.seed, std::move(*sight)), true));
    }
    auto match = Told::played(*game, head, c);
    if (!match) return match.error();
    return Opened(std::make_unique<RaceOf<G>>(std::move(*match), true));
  }

  static GameInfo info() {
    GameInfo g{G::kCover};
    g.versions = G::kVersions;
    g.track_card = G::track_card;
    g.load_race = load;
    g.open_race = open;
    g.design_search = design_search_of<G>();
    return g;
  }

 private:
  static play::Match<G> laid(std::shared_ptr<G const> game, Seed const& seed, typename Told::Sight sight) {
    auto match = Told::blank(std::move(game), seed);
    match.set_turns(std::move(sight.turns));
    return match;
  }
};

}  // namespace paddock
