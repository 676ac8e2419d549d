// Makes the GameInfo of a game: everything the registry needs to know of a type.
#pragma once
#include "session/case_of.hpp"
#include "session/session_of.hpp"

namespace paddock {

template <Game G>
struct Door {
  using Match = play::Match<G>;
  using Told = RecordOf<G>;

  static Expected<std::unique_ptr<Session>> start(Setup const& setup, Seed const& seed, uint64_t game_id) {
    auto game = Told::make(setup);
    if (!game) return game.error();
    return std::unique_ptr<Session>(std::make_unique<SessionOf<G>>(Match(*game, seed), Role::Table, game_id));
  }

  static Expected<std::unique_ptr<Session>> load(Doc const& save) {
    auto head = Told::head_of(save);
    if (!head) return head.error();
    std::unique_ptr<SessionOf<G>> session;
    if (save.contains("view")) {
      auto sight = Told::sight(*head, save);
      if (!sight) return sight.error();
      session = viewed(head->game, std::move(*sight), {'v', head->id, head->seed, Seat(get_int(save, "viewer", -1))});
      session->set_hash_matches(saves::sound(save, session->hash()));
    } else {
      auto played = Told::played(*head, save);
      if (!played) return played.error();
      Role const role = get_text(save, "role") == "player" ? Role::Player : Role::Table;
      session = std::make_unique<SessionOf<G>>(std::move(played->match), role, head->id);
      session->set_hash_matches(played->sound);
      if (auto kept = restore_kept(*session, save); !kept) return kept.error();
    }
    restore_draft(*session, save);
    return std::unique_ptr<Session>(std::move(session));
  }

  static Expected<std::unique_ptr<Session>> open(Setup const& setup, LinkHead const& head, post::Coder& c, Session const* like) {
    bool const same = like && dump_doc(setup_to_doc(like->setup())) == dump_doc(setup_to_doc(setup));
    using Made = Expected<std::shared_ptr<G const>>;
    auto game = same ? Made(static_cast<SessionOf<G> const*>(like)->shared_game()) : Told::make(setup);
    if (!game) return game.error();
    if (head.kind == char(post::Kind::View)) {
      auto sight = Told::sight(**game, head, c);
      if (!sight) return sight.error();
      return std::unique_ptr<Session>(viewed(*game, std::move(*sight), head));
    }
    auto match = Told::played(*game, head, c);
    if (!match) return match.error();
    auto session = std::make_unique<SessionOf<G>>(std::move(*match), head.kind == 'r' ? Role::Table : Role::Player, head.game_id);
    if (!transfer_kept(c, *session, head)) return Error{"", "This link is damaged: the standing orders of its seat cannot be read."};
    if (head.seat >= 0) (void)session->sit(head.seat);
    return std::unique_ptr<Session>(std::move(session));
  }

  // Random legal decisions, one after the other, from start to start: what a search does, and nothing else.
  static uint64_t steps(Setup const& setup, uint64_t n, uint64_t seed) {
    auto game = Told::make(setup);
    if (!game) return 0;
    SeededDice dice(seed);
    NoLog log;
    Actions legal;
    typename G::State const start = (*game)->start(dice);
    typename G::State s = start;
    for (uint64_t i = 0; i < n; ++i) {
      if ((*game)->actor(s) < 0) s = start;
      (*game)->legal(s, legal);
      (*game)->apply(s, legal[int((dice.next() >> 32) * uint64_t(legal.size()) >> 32)], dice, log);
    }
    return n;
  }

  // Who has the whole session needs no race beside it.
  static Expected<std::unique_ptr<RaceRecord>> load_race(Doc const& save) { return as_race(load(save)); }
  static Expected<std::unique_ptr<RaceRecord>> open_race(Setup const& setup, LinkHead const& head, post::Coder& c, RaceRecord const* like) {
    return as_race(open(setup, head, c, static_cast<Session const*>(like)));
  }

  // What every game answers, and what this one does besides.
  static Expected<Doc> facts(std::string_view what, Doc const& given) {
    if (what == "versions") {
      Doc out = Doc::object();
      out["rules"] = G::kVersions.rules;
      out["coding"] = G::kVersions.coding;
      return out;
    }
    if constexpr (HasFacts<G>) return G::facts(what, given);
    else return Error{std::string(what), "this game has no answer to that"};
  }

  static GameInfo info(bool hidden = false) {
    League const* league = nullptr;
    if constexpr (HasLeague<G>) league = &G::league();
    Contest const* contest = nullptr;
    if constexpr (HasContest<G>) contest = &G::contest();
#ifdef PADDOCK_PAGE
    auto const run = nullptr, count = nullptr;
#else
    auto const run = cases::run<G>;
    auto const count = steps;
#endif
    return {G::kCover, G::kVersions, G::settings, G::tracks, start, load, open, load_race, open_race, G::check_track, G::track_card,
            G::signs, G::seat_choices, words_of<G>, league, contest, design_search_of<G>(), facts, run, count, hidden};
  }

 private:
  static Expected<std::unique_ptr<RaceRecord>> as_race(Expected<std::unique_ptr<Session>> session) {
    if (!session) return session.error();
    return std::unique_ptr<RaceRecord>(std::move(*session));
  }

  static std::unique_ptr<SessionOf<G>> viewed(std::shared_ptr<G const> game, views::Sight<G> sight, LinkHead const& head) {
    return std::make_unique<SessionOf<G>>(Told::blank(std::move(game), head.seed), std::move(sight), head.seat, head.game_id);
  }

  // What an invite says of its seat alone: it follows a told record.
  static bool transfer_kept(post::Coder& c, SessionOf<G>& session, LinkHead const& head) {
    if constexpr (TellsOnly<G>)
      if (session.match().told() && head.kind == 'i') {
        std::optional<typename G::Kept> kept;
        links::transfer_kept(c, kept);
        return !c.failed() && (!kept || session.set_kept(head.seat, *kept));
      }
    return true;
  }

  static Expected<bool> restore_kept(SessionOf<G>& session, Doc const& save) {
    if constexpr (TellsOnly<G>)
      if (save.contains("kept")) {
        auto kept = from_doc<typename G::Kept>(save["kept"]);
        if (!kept) return Error{"/kept" + kept.error().where, kept.error().what};
        if (!session.set_kept(Seat(get_int(save, "keptSeat", -1)), *kept)) return Error{"/kept", "no such orders can stand in this race"};
      }
    return true;
  }

  static void restore_draft(SessionOf<G>& session, Doc const& save) {
    int64_t const seat = get_int(save, "seat", -1);
    if (seat < 0 || !session.sit(Seat(seat))) return;
    replay_draft(session, save);
    session.set_revision(Seat(seat), uint32_t(std::clamp<int64_t>(get_int(save, "revision"), 0, 1'000'000)));
  }

  static void replay_draft(SessionOf<G>& session, Doc const& save) {
    if (!save.contains("draft") || !save["draft"].is_array()) return;
    for (auto const& e : save["draft"]) {
      if (!e.is_array() || e.size() != 2 || !e[1].is_string()) return;
      std::string const words = e[1].get<std::string>();
      for (size_t at = 0; at < words.size();) {
        size_t const end = std::min(words.find(' ', at), words.size());
        Action a;
        if (!session.find(words.substr(at, end - at), a) || !session.play(a)) return;
        at = end + 1;
      }
    }
  }
};

}  // namespace paddock
