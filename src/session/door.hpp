// Makes the GameInfo of a game: everything the registry needs to know of a type.
#pragma once
#include "session/case_of.hpp"
#include "session/session_of.hpp"

namespace paddock {

template <Game G>
struct Door {
  using Match = play::Match<G>;

  static Expected<std::shared_ptr<G const>> make(Setup const& setup) {
    auto game = G::make(setup);
    if (!game) return game.error();
    return std::make_shared<G const>(std::move(*game));
  }

  static Expected<std::unique_ptr<Session>> start(Setup const& setup, Seed const& seed, uint64_t game_id) {
    auto game = make(setup);
    if (!game) return game.error();
    return std::unique_ptr<Session>(std::make_unique<SessionOf<G>>(Match(*game, seed), Role::Table, game_id));
  }

  static Expected<std::unique_ptr<Session>> load(Doc const& save) {
    auto setup = setup_from_doc(save.contains("setup") ? save["setup"] : Doc());
    if (!setup) return setup.error();
    auto game = make(*setup);
    if (!game) return game.error();
    for (char const* key : {"seat", "viewer"})
      if (int64_t const seat = get_int(save, key, -1); seat < -1 || seat >= int64_t(setup->seats.size()))
        return Error{std::string("/") + key, "this game has no seat " + std::to_string(seat)};
    uint64_t id = 0;
    Seed seed;
    if (!from_hex(get_text(save, "id"), id) || !Seed::from_hex(get_text(save, "seed"), seed))
      return Error{"/id", "this save has lost its name or its seed"};
    if (save.contains("view")) return load_view(*game, save, id, seed);
    auto tape = saves::tape_from_doc(save.contains("tape") ? save["tape"] : Doc::array());
    if (!tape) return tape.error();
    auto ruled = rulings_of(save);
    if (!ruled) return ruled.error();
    TapeDice dice(*tape);
    Match match(*game, seed, dice);
    auto played = saves::replay_entries(match, save.contains("actions") ? save["actions"] : Doc::array(), dice, get_int(save, "told"), *ruled);
    if (!played) return played.error();
    Role const role = get_text(save, "role") == "player" ? Role::Player : Role::Table;
    auto session = std::make_unique<SessionOf<G>>(std::move(match), role, id);
    bool const sound = saves::sound(save, session->hash()) && !dice.broken();
    session->set_hash_matches(sound);
    if (auto kept = restore_kept(*session, save); !kept) return kept.error();
    restore_draft(*session, save);
    return std::unique_ptr<Session>(std::move(session));
  }

  static Expected<std::unique_ptr<Session>> open(Setup const& setup, LinkHead const& head, post::Coder& c, Session const* like) {
    bool const same = like && dump_doc(setup_to_doc(like->setup())) == dump_doc(setup_to_doc(setup));
    using Made = Expected<std::shared_ptr<G const>>;
    auto game = same ? Made(static_cast<SessionOf<G> const*>(like)->shared_game()) : make(setup);
    if (!game) return game.error();
    if (head.kind == char(post::Kind::View)) return open_view(*game, head, c);
    links::CoderDice dice(c, nullptr);
    Match match(*game, head.seed, dice);
    links::transfer_entries<G>(c, match, nullptr, 0);
    uint32_t const hash = c.uniform(0, 0x10000);
    if (c.failed() || hash != (uint32_t(hash_fields(match.state())) & 0xFFFF))
      return Error{"", "This link was made by other rules, or is damaged: its race does not come out as it says."};
    Role const role = head.kind == 'r' ? Role::Table : Role::Player;
    if (role == Role::Player && match.entries().size() != match.turns().back().first_entry)
      return Error{"", "This link is damaged: it stops in the middle of a turn. Ask for it again."};
    auto session = std::make_unique<SessionOf<G>>(std::move(match), role, head.game_id);
    if (!transfer_kept(c, *session, head)) return Error{"", "This link is damaged: the standing orders of its seat cannot be read."};
    if (head.seat >= 0) (void)session->sit(head.seat);
    return std::unique_ptr<Session>(std::move(session));
  }

  // Random legal decisions, one after the other, from start to start: what a search does, and nothing else.
  static uint64_t steps(Setup const& setup, uint64_t n, uint64_t seed) {
    auto game = make(setup);
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
    return {G::kCover, G::settings, G::tracks, start, load, open, G::check_track, G::track_card,
            G::signs, G::seat_choices, words_of<G>, league, contest, facts, run, count, hidden};
  }

 private:
  static Expected<std::unique_ptr<Session>> view(std::shared_ptr<G const> game, views::Sight<G> sight, LinkHead const& head) {
    if (head.seat >= int(game->setup().seats.size())) return Error{"", "This link names a seat its game does not have."};
    if (int64_t(sight.past.size()) > game->turn(sight.turns.front().before)) return Error{"", "This copy is damaged: it has more past than turns."};
    GameDice dice(head.seed);
    Match match(std::move(game), head.seed, dice);
    return std::unique_ptr<Session>(std::make_unique<SessionOf<G>>(std::move(match), std::move(sight), head.seat, head.game_id));
  }

  static Expected<std::unique_ptr<Session>> open_view(std::shared_ptr<G const> game, LinkHead const& head, post::Coder& c) {
    if constexpr (lasting_secrets<G>()) {
      views::Sight<G> sight;
      views::transfer_sight<G>(c, sight);
      std::string why = c.failed() ? "its position cannot be read" : views::fault(*game, sight.turns);
      if (!why.empty()) return Error{"", "This link is damaged or was made by another Paddock: " + why + ". Ask for it again."};
      return view(std::move(game), std::move(sight), head);
    } else {
      return Error{"", "This game has no links of this kind; ask for a table link."};
    }
  }

  static Expected<std::unique_ptr<Session>> load_view(std::shared_ptr<G const> game, Doc const& save, uint64_t id, Seed const& seed) {
    if constexpr (lasting_secrets<G>()) {
      auto turns = views::from_doc<G>(*game, save["view"]);
      if (!turns) return turns.error();
      int64_t const viewer = get_int(save, "viewer", -1);
      views::Sight<G> sight{std::move(*turns), {}, {}};
      if (save.contains("past") && !views::past_from_doc(save["past"], sight.past)) return Error{"/past", "a list of 32-bit numbers is expected"};
      auto rulings = rulings::told_from_save(save.contains("rulings") ? save["rulings"] : Doc::array());
      if (!rulings) return rulings.error();
      sight.rulings = std::move(*rulings);
      auto made = view(std::move(game), std::move(sight), {'v', id, seed, Seat(viewer)});
      if (!made) return made;
      auto& session = static_cast<SessionOf<G>&>(**made);
      session.set_hash_matches(saves::sound(save, session.hash()));
      restore_draft(session, save);
      return made;
    } else {
      return Error{"/view", "This game keeps no copies of this kind."};
    }
  }

  static Expected<rulings::List> rulings_of(Doc const& save) {
    if (!save.contains("rulings")) return rulings::List{};
    return rulings::from_save(save["rulings"]);
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
