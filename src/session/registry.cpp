// The games of this program, as CMakeLists.txt lists them (tools/cmake/game.cmake).
// PADDOCK_PAGE: what people download carries neither test games nor the tools of tests. PADDOCK_WORKER: games as a Worker knows them.
#include "games/all.hpp"
#include "session/door.hpp"

namespace paddock {

#ifdef PADDOCK_PAGE
// On the page the code of games comes after the first frame (tools/split.py).
namespace {
bool late_here = false;
}
void late_code_came() { late_here = true; }
bool late_code_here() { return late_here; }
#else
void late_code_came() {}
bool late_code_here() { return true; }
#endif

#ifdef PADDOCK_WORKER
#define PADDOCK_HERE(folder, Class) RaceDoor<folder::Class>::info(),
#else
#define PADDOCK_HERE(folder, Class) Door<folder::Class>::info(),
#endif
#define PADDOCK_HIDDEN(folder, Class) Door<folder::Class>::info(true),
#define PADDOCK_TO_COME(folder, Class) GameInfo::to_come(folder::Class::kCover),

std::span<GameInfo const> games() {
#ifdef PADDOCK_PAGE
  if (!late_here) {
    static GameInfo const to_come[] = {PADDOCK_PAGE_GAMES(PADDOCK_TO_COME)};
    return to_come;
  }
  static GameInfo const all[] = {PADDOCK_PAGE_GAMES(PADDOCK_HERE)};
#else
  static GameInfo const all[] = {PADDOCK_PAGE_GAMES(PADDOCK_HERE) PADDOCK_TEST_GAMES(PADDOCK_HIDDEN)};
#endif
  return all;
}

GameInfo const* find_game(std::string_view id) {
  for (GameInfo const& g : games())
    if (id == g.id && !g.coming) return &g;
  return nullptr;
}

Cover const* cover_of(std::string_view id) {
  for (GameInfo const& g : games())
    if (id == g.id) return &g;
  return nullptr;
}

namespace {

Error unknown_game(std::string const& id) {
  return {"/game", "This Paddock does not know the game '" + id + "'; a newer one may."};
}

// The game of a save that may be loaded.
Expected<GameInfo const*> game_of(Doc const& save) {
  if (get_text(save, "format") != "paddock-save") return Error{"/format", "This is not a Paddock save."};
  if (get_int(save, "schema") > saves::kSchema)
    return Error{"/schema", "This save was made by a newer Paddock; reload the page to update."};
  std::string const id = save.contains("setup") ? get_text(save["setup"], "game") : "";
  GameInfo const* game = find_game(id);
  if (!game) return unknown_game(id);
  if (auto ours = links::readable_save(int(get_int(save, "rules", 1)), game->versions, game->title); !ours) return ours.error();
  return game;
}

// What stands before the race itself in a link of one.
struct LinkStart {
  GameInfo const* game = nullptr;
  Setup setup;
  LinkHead head;
};

Expected<LinkStart> start_of(post::Envelope const& envelope, Seed const& entropy, post::Decoder& c) {
  links::prime(c);
  LinkStart out;
  LinkHead& head = out.head = {char(envelope.kind), 0, entropy, kNobody};
  links::transfer_setup(c, out.setup);
  links::transfer_id(c, head.game_id);
  if (envelope.kind == post::Kind::Invite) head.seat = Seat(c.uniform(0, kMaxSeats));
  if (envelope.kind == post::Kind::View) head.seat = Seat(int(c.uniform(0, kMaxSeats + 1)) - 1);
  if (c.failed()) return Error{"", "This link is damaged: its set-up cannot be read. Ask for it again."};
  auto const& seats = out.setup.seats;
  for (size_t i = 0; i < seats.size(); ++i)
    if (seats[i].name.empty())
      return Error{"/setup/seats/" + std::to_string(i) + "/name", "This link names a seat with letters that cannot be seen. Ask for it again."};
  out.game = find_game(out.setup.game);
  if (!out.game) return unknown_game(out.setup.game);
  if (auto ours = links::readable(envelope, out.game->versions, out.game->title); !ours) return ours.error();
  return out;
}

}  // namespace

Expected<std::unique_ptr<Session>> start_session(Setup const& setup, Seed const& seed, uint64_t game_id) {
  GameInfo const* game = find_game(setup.game);
  if (!game) return unknown_game(setup.game);
  return game->start(setup, seed, game_id);
}

Expected<std::unique_ptr<Session>> load_session(Doc const& save) {
  auto game = game_of(save);
  if (!game) return game.error();
  return (*game)->load(save);
}

Expected<std::unique_ptr<RaceRecord>> load_race(Doc const& save) {
  auto game = game_of(save);
  if (!game) return game.error();
  return (*game)->load_race(save);
}

Expected<Opened> open_link(std::string_view text, Seed const& entropy, Session const* like) {
  auto envelope = post::open_link(text, "rtoiv");
  if (!envelope) return envelope.error();
  post::Decoder c(envelope->payload);
  Opened out;
  if (envelope->kind == post::Kind::Orders) {
    out.kind = Opened::OrdersFor;
    transfer_orders_head(c, out.orders);
    out.orders.payload = post::fragment(*envelope);
    out.seat = out.orders.seat;
    if (c.failed()) return Error{"", "These orders break off; ask for the link again."};
    return out;
  }
  auto const start = start_of(*envelope, entropy, c);
  if (!start) return start.error();
  auto session = start->game->open(start->setup, start->head, c, like);
  if (!session) return session.error();
  out.session = std::move(*session);
  out.seat = start->head.seat;
  return out;
}

Expected<std::unique_ptr<RaceRecord>> open_race(std::string_view text, RaceRecord const* like) {
  auto envelope = post::open_link(text, "rtiv");
  if (!envelope) return envelope.error();
  post::Decoder c(envelope->payload);
  auto const start = start_of(*envelope, Seed(0), c);
  if (!start) return start.error();
  return start->game->open_race(start->setup, start->head, c, like);
}

}  // namespace paddock
