// A race as a save or a link tells it: a match of all that was decided, or what one viewer may know of its turns.
#pragma once
#include <memory>
#include <utility>

#include "session/link_io.hpp"
#include "session/ruling.hpp"
#include "session/save_io.hpp"
#include "session/session.hpp"
#include "session/view_io.hpp"

namespace paddock {

template <Game G>
struct RecordOf {
  using Match = play::Match<G>;
  using Sight = views::Sight<G>;

  // What stands at the head of a save.
  struct Head {
    std::shared_ptr<G const> game;
    uint64_t id = 0;
    Seed seed;
  };
  struct Played {
    Match match;
    bool sound;                  // it adds up (saves::sound)
  };

  static Expected<std::shared_ptr<G const>> make(Setup const& setup) {
    auto game = G::make(setup);
    if (!game) return game.error();
    return std::make_shared<G const>(std::move(*game));
  }

  static Expected<Head> head_of(Doc const& save) {
    auto setup = setup_from_doc(save.contains("setup") ? save["setup"] : Doc());
    if (!setup) return setup.error();
    auto game = make(*setup);
    if (!game) return game.error();
    for (char const* key : {"seat", "viewer"})
      if (int64_t const seat = get_int(save, key, -1); seat < -1 || seat >= int64_t(setup->seats.size()))
        return Error{std::string("/") + key, "this game has no seat " + std::to_string(seat)};
    Head head{std::move(*game), 0, Seed()};
    if (!from_hex(get_text(save, "id"), head.id) || !Seed::from_hex(get_text(save, "seed"), head.seed))
      return Error{"/id", "this save has lost its name or its seed"};
    return head;
  }

  // Of a save of a whole race.
  static Expected<Played> played(Head const& head, Doc const& save) {
    auto tape = saves::tape_from_doc(save.contains("tape") ? save["tape"] : Doc::array());
    if (!tape) return tape.error();
    auto ruled = save.contains("rulings") ? rulings::from_save(save["rulings"]) : Expected<rulings::List>(rulings::List{});
    if (!ruled) return ruled.error();
    TapeDice dice(*tape);
    Match match(head.game, head.seed, dice);
    auto played = saves::replay_entries(match, save.contains("actions") ? save["actions"] : Doc::array(), dice, get_int(save, "told"), *ruled);
    if (!played) return played.error();
    bool const sound = saves::sound(save, hash_fields(match.state())) && !dice.broken();
    return Played{std::move(match), sound};
  }

  // Of a save that says "view".
  static Expected<Sight> sight(Head const& head, Doc const& save) {
    if constexpr (lasting_secrets<G>()) {
      auto turns = views::from_doc<G>(*head.game, save["view"]);
      if (!turns) return turns.error();
      Sight sight{std::move(*turns), {}, {}};
      if (save.contains("past") && !views::past_from_doc(save["past"], sight.past)) return Error{"/past", "a list of 32-bit numbers is expected"};
      auto rulings = rulings::told_from_save(save.contains("rulings") ? save["rulings"] : Doc::array());
      if (!rulings) return rulings.error();
      sight.rulings = std::move(*rulings);
      if (auto told = possible(*head.game, sight, Seat(get_int(save, "viewer", -1))); !told) return told.error();
      return sight;
    } else {
      return Error{"/view", "This game keeps no copies of this kind."};
    }
  }

  // Of a replay, table or invite link.
  static Expected<Match> played(std::shared_ptr<G const> game, LinkHead const& head, post::Coder& c) {
    links::CoderDice dice(c, nullptr);
    Match match(std::move(game), head.seed, dice);
    links::transfer_entries<G>(c, match, nullptr, 0);
    uint32_t const hash = c.uniform(0, 0x10000);
    if (c.failed() || hash != (uint32_t(hash_fields(match.state())) & 0xFFFF))
      return Error{"", "This link was made by other rules, or is damaged: its race does not come out as it says."};
    if (head.kind != 'r' && match.entries().size() != match.turns().back().first_entry)
      return Error{"", "This link is damaged: it stops in the middle of a turn. Ask for it again."};
    return match;
  }

  // Of a view link.
  static Expected<Sight> sight(G const& game, LinkHead const& head, post::Coder& c) {
    if constexpr (lasting_secrets<G>()) {
      Sight sight;
      views::transfer_sight<G>(c, sight);
      std::string why = c.failed() ? "its position cannot be read" : views::fault(game, sight.turns);
      if (!why.empty()) return Error{"", "This link is damaged or was made by another Paddock: " + why + ". Ask for it again."};
      if (auto told = possible(game, sight, head.seat); !told) return told.error();
      return sight;
    } else {
      return Error{"", "This game has no links of this kind; ask for a table link."};
    }
  }

  // The match whose turns a sight is laid into.
  static Match blank(std::shared_ptr<G const> game, Seed const& seed) {
    GameDice dice(seed);
    return Match(std::move(game), seed, dice);
  }

 private:
  static Expected<bool> possible(G const& game, Sight const& sight, Seat seat) {
    if (seat >= int(game.setup().seats.size())) return Error{"", "This link names a seat its game does not have."};
    if (int64_t(sight.past.size()) > game.turn(sight.turns.front().before)) return Error{"", "This copy is damaged: it has more past than turns."};
    return true;
  }
};

}  // namespace paddock
