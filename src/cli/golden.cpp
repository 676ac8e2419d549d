// The golden corpus: links and saves as this version writes them, each with the position it must open to for ever
// (tests/golden/<version>/<game>.json, tests/session/golden.cpp). Written once, at a release, by tools/golden.
#include "cli/cli.hpp"
#include "cli/setup_check.hpp"
#include "core/dice.hpp"
#include "session/save_io.hpp"
#include "session/sim.hpp"

namespace paddock::cli {
namespace {

constexpr int kRaces = 4, kTurns[] = {1, 2, 3, 5, 8, 13, 21};
constexpr char const* kDrivers[kRaces][3] = {{"link", "link", "bot hard"}, {"you", "forum", "link"}, {"link", "mail", "link"}, {"bot easy", "link", "you"}};

// The first race by the defaults, in the others some settings at their ends; far-off ones may be refused together.
Setup setup_of(GameInfo const& game, int race, bool plain) {
  Setup s;
  s.game = game.id;
  s.title = race ? "Golden race " + std::to_string(race) : "";
  auto const tracks = game.tracks();
  s.track = tracks[size_t(race) % tracks.size()].id;
  s.laps = 1;
  for (int i = 0; i < 2 + race % 2; ++i)
    s.seats.push_back({"Seat " + std::string(1, char('A' + i)), (race * 5 + i) % 12, race * 10 + i + 1, kDrivers[race][i], Doc::object()});
  int n = 0;
  for (Setting const& setting : game.settings()) {
    if (plain || race == 0 || (++n + race) % 4) continue;
    if (!setting.choices.empty()) s.settings[setting.name] = setting.choices[size_t(race) % setting.choices.size()];
    else s.settings[setting.name] = race % 2 ? setting.high : setting.low;
  }
  return s;
}

void decide(Session& s, uint64_t& random) {
  random = mix64(random);
  if (random % 16 == 0 && s.absent()) return;
  if (!sim_move(s, random % 3 ? "easy" : "random", random)) (void)s.absent();
}

// What the seat might send in: a copy of its own, opened from its link, thinks and seals.
Doc orders_of(Session const& table, Seat seat, uint64_t random) {
  auto opened = open_link(table.invite_link(seat), 3);
  if (!opened || !opened->session || (opened->session->seated() != seat && !opened->session->sit(seat))) return {};
  Session& copy = *opened->session;
  if (copy.actor() != seat || !sim_move(copy, "easy", random) || !copy.committed(seat)) return {};
  std::string const link = copy.orders_link(seat);
  auto orders = open_link(link, 3);
  if (!orders) return {};
  auto sheet = table.read_orders(orders->orders);
  return sheet ? Doc{{"link", link}, {"says", sheet->clean}} : Doc();
}

// A turn that begins: everything that could be sent out or kept now.
Doc moment_of(Session const& s, uint64_t random) {
  Doc out{{"turn", s.turn()}, {"hash", saves::to_hex(s.public_hash())}, {"save", s.save()}, {"links", Doc::array()}, {"orders", Doc::array()}};
  out["links"].push_back(s.table_link());
  for (Seat seat = 0; seat < s.seats(); ++seat) out["links"].push_back(s.invite_link(seat));
  bool const over = s.actor() == kOver;
  if (over || (!s.secret() && !s.replay_is_secret())) out["links"].push_back(s.replay_link());
  for (Seat seat = 0; seat < s.seats() && !over; ++seat)
    if (Doc orders = orders_of(s, seat, random + uint64_t(seat)); orders.is_object()) out["orders"].push_back(std::move(orders));
  return out;
}

Expected<Doc> race_of(GameInfo const& game, int number) {
  uint64_t const name = 0x601DE2 + uint64_t(number);
  auto made = start_session(setup_of(game, number, false), mix64(name), name);
  if (!made) made = start_session(setup_of(game, number, true), mix64(name), name);
  if (!made) return made.error();
  Session& s = **made;
  Doc moments = Doc::array();
  uint64_t random = mix64(name + 7);
  int turn = 0;
  for (; s.actor() >= 0; decide(s, random)) {
    if (s.turn() == turn) continue;
    turn = s.turn();
    for (int wanted : kTurns)
      if (wanted == turn && !s.midway()) moments.push_back(moment_of(s, random));
  }
  moments.push_back(moment_of(s, random));
  return moments;
}

}  // namespace

int golden(Args& args) {
  if (auto f = args.fault(); !f.empty()) return misuse(f);
  if (args.rest().empty()) {
    for (GameInfo const& game : paddock::games()) out(game.id);
    return 0;
  }
  GameInfo const* game = find_game(args.rest()[0]);
  if (!game) return fail(game_fault(args.rest()[0], "golden"));
  Versions const versions = game->versions;
  Doc set{{"game", game->id}, {"rules", versions.rules}, {"coding", versions.coding}, {"races", Doc::array()}};
  for (int race = 0; race < kRaces; ++race) {
    auto moments = race_of(*game, race);
    if (!moments) return fail(moments.error());
    set["races"].push_back(std::move(*moments));
  }
  out(dump_doc(set));
  return 0;
}

}  // namespace paddock::cli
