// The one list of games. A new game is one folder, one CMake line, one line here.
// PADDOCK_PAGE: what people download carries neither the test game nor the tools of tests.
#include "games/nascar/nascar.hpp"
#include "games/null/null.hpp"
#include "games/speed_circuit/speed_circuit.hpp"
#include "session/door.hpp"

namespace paddock {

std::span<GameInfo const> games() {
  static GameInfo const all[] = {
      Door<nascar::Nascar>::info("2 to 12 cars, sealed orders", false),
#ifndef PADDOCK_PAGE
      Door<speed_circuit::SpeedCircuit>::info("2 to 12 cars, secret plots", true),
      Door<null::Null>::info("for tests", true),
#endif
  };
  return all;
}

GameInfo const* find_game(std::string_view id) {
  for (GameInfo const& g : games())
    if (id == g.id) return &g;
  return nullptr;
}

namespace {

Error unknown_game(std::string const& id) {
  return {"/game", "This Paddock does not know the game '" + id + "'; a newer one may."};
}

}  // namespace

Expected<std::unique_ptr<Session>> start_session(Setup const& setup, uint64_t seed, uint64_t game_id) {
  GameInfo const* game = find_game(setup.game);
  if (!game) return unknown_game(setup.game);
  return game->start(setup, seed, game_id);
}

Expected<std::unique_ptr<Session>> load_session(Doc const& save) {
  if (get_text(save, "format") != "paddock-save") return Error{"/format", "This is not a Paddock save."};
  if (get_int(save, "schema") > saves::kSchema || get_int(save, "rules") > saves::kRulesVersion)
    return Error{"/schema", "This save was made by a newer Paddock; reload the page to update."};
  std::string const id = save.contains("setup") ? get_text(save["setup"], "game") : "";
  GameInfo const* game = find_game(id);
  if (!game) return unknown_game(id);
  return game->load(save);
}

Expected<Opened> open_link(std::string_view text, uint64_t entropy) {
  auto envelope = post::open_link(text);
  if (!envelope) return envelope.error();
  post::Decoder c(envelope->payload);
  Opened out;
  if (envelope->kind == post::Kind::Orders) {
    out.kind = Opened::OrdersFor;
    transfer_orders_head(c, out.orders);
    out.orders.payload = envelope->payload;
    out.seat = out.orders.seat;
    if (c.failed()) return Error{"", "These orders break off; ask for the link again."};
    return out;
  }
  if (envelope->kind == post::Kind::View) return Error{"", "Links of this kind come with a later Paddock."};
  links::prime(c);
  Setup setup;
  LinkHead head{char(envelope->kind), 0, entropy, kNobody};
  links::transfer_setup(c, setup);
  links::transfer_id(c, head.game_id);
  if (envelope->kind == post::Kind::Invite) head.seat = Seat(c.uniform(0, kMaxSeats));
  if (c.failed()) return Error{"", "This link is damaged: its set-up cannot be read. Ask for it again."};
  GameInfo const* game = find_game(setup.game);
  if (!game) return unknown_game(setup.game);
  auto session = game->open(setup, head, c);
  if (!session) return session.error();
  out.session = std::move(*session);
  out.seat = head.seat;
  return out;
}

}  // namespace paddock
