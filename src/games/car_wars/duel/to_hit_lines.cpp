// The number of a shot as people read it: the weapon's own, then what each circumstance adds to it or takes from it.
#include "core/filled.hpp"
#include "core/ratio.hpp"
#include "games/car_wars/build/names.hpp"
#include "games/car_wars/duel/shoot_parts.hpp"
#include "games/car_wars/rules/register.hpp"

namespace paddock::car_wars::duel {
namespace {

struct Saying {
  char const *what, *rule;
};
constexpr Saying kSayings[] = {
    // in the order of aim::Why
    {"Range", "CW-073"},
    {"Speed of the target", "R-8.3"},
    {"The target stands still", "R-17.1"},
    {"You stand still", "R-17.1"},
    {"Size of the target", "R-8.3"},
    {"The part aimed at", "R-8.3"},
    {"A side turned away from you", "R-8.3"},
    {"Sloped armor", "R-17.1"},
    {"The ground is hard to miss", "CW-068"},
    {"Smoke or paint", "CW-052"},
    {"Rain", "R-17.1"},
    {"Night or fog", "R-17.1"},
    {"Your painted windows", "R-17.1"},
    {"Cover before the target", "CW-064"},
    {"Targeting computer", "R-17.1"},
    {"Skill as a gunner", "R-11"},
    {"Untrained", "R-11"},
    {"Wounded", "R-11"},
    {"This phase", "CW-065"},
    {"After a skid of this turn", "R-6"},
    {"Controlled skid", "R-4"},
    {"Bad ground under you", "R-17.1"},
    {"Your car lies on its side", "CW-079"},
    {"Your car is in the air", "R-23"},
    {"Sustained fire", "R-8.5"},
    {"Tracer", "CW-069"},
    {"Blinded by a flash", "R-9"},
    {"The target's radar is on", "R-9"},
    {"Tear gas", "R-9"},
};
static_assert(std::size(kSayings) == size_t(aim::Why::Gas) + 1);

std::string decimal(int tenths) { return filled("{}.{}", {tenths / 10, tenths % 10}); }
std::string speed_text(int pace) {
  int const fifths = pace < 0 ? -pace * 5 : pace * 5;   // halves of a mile
  return std::to_string(fifths / 2) + (fifths % 2 ? ".5" : "");
}

char const* course(aim::Arcs const& firer_in) {
  if (firer_in.empty() || aim::is_side(firer_in[0])) return "across you";
  return firer_in[0] == aim::Arc::Front ? "towards you" : "ahead of you";
}

char const* part_text(int aim_at) {
  if (is_tire(aim_at)) return "A tire";
  if (aim_at == AimRider) return "The rider";
  if (aim_at == AimSidecar) return "The sidecar";
  if (is_ground(aim_at) && (aim_at == AimBesideLeft || aim_at == AimBesideRight)) return "The ground beside it";
  if (aim_at == AimBehind) return "The ground behind it";
  if (is_ground(aim_at)) return "The ground ahead of it";
  return aim_at == AimTurret ? "The turret" : "That side, from its narrow end";
}

struct Asked {
  Firing const& f;
  Pair const& pair;
  Sight const& sight;
  Mark const& mark;
  Shot const& shot;
};

// What the numbers of the position make plainer than the plain word.
std::string what_of(Asked const& t, aim::Why why) {
  Car const &car = t.f.car(), &target = t.f.board.cars[t.pair.target];
  switch (why) {
    case aim::Why::Range: return decimal((t.sight.range + 50) / 100) + " inches";
    case aim::Why::Speed: return filled("Its speed, {} {}", {speed_text(target.pace), course(t.pair.firer_in)});
    case aim::Why::Part: return part_text(t.shot.aim);
    case aim::Why::Smoke: return decimal((t.sight.smoke + 50) / 100) + " inches of smoke or paint";
    case aim::Why::Phase: return "This phase, D" + std::to_string(int(car.d_phase) + car.hazard_phase);
    default: return kSayings[size_t(why)].what;
  }
}

void add_line(std::vector<ToHitLine>& out, int value, std::string what, char const* rule) {
  out.push_back({value, std::move(what), rule_named(rule)});
}

}  // namespace

std::vector<ToHitLine> to_hit_lines(Book const& book, Board const& board, Seat seat, Shot const& shot) {
  std::vector<ToHitLine> out;
  bool const fits = seat >= 0 && seat < board.cars.size() && shot.gun >= 0 && shot.gun < board.cars[seat].guns.size();
  if (!fits) return out;
  Gun const& gun = board.cars[seat].guns[shot.gun];
  ToHit const number = to_hit(book, board, seat, shot);
  add_line(out, number.base, build::sentence(gun_name(gun)), "R-8.3");
  bool const car = shot.seat >= 0 && shot.seat < board.cars.size() && shot.seat != seat;
  if (!car || arm_of(gun).grenade) {         // a mark, or the ground: what each share is called says enough
    for (aim::Share const& share : number.shares) add_line(out, -share.value, kSayings[size_t(share.why)].what, kSayings[size_t(share.why)].rule);
    return out;
  }
  Firing const f = firing_of(book, board, seat, {});
  Muzzle const muzzle = muzzle_of(f.car(), gun);
  Pair const pair = pair_of(f, shot.seat);
  Mark const mark = mark_of(f, pair, muzzle, shot.aim, arm_of(gun));
  Sight const sight = sight_of(f, pair, mark, sight_of(book, board, seat, shot.seat, muzzle.at));
  bool ranged = false;
  for (aim::Share const& share : number.shares) ranged = ranged || share.why == aim::Why::Range;
  Asked const told = {f, pair, sight, mark, shot};
  if (!ranged && mark.offered) add_line(out, 0, what_of(told, aim::Why::Range), kSayings[0].rule);
  for (aim::Share const& share : number.shares) add_line(out, -share.value, what_of(told, share.why), kSayings[size_t(share.why)].rule);
  return out;
}

}  // namespace paddock::car_wars::duel
