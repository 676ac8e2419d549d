#include "games/car_wars/duel/moves.hpp"

#include <array>

namespace paddock::car_wars::duel {
namespace {

using driving::Maneuver;
using driving::Side;

constexpr int kBends = 6, kPivots = 12, kSkids = 4;
constexpr int kCount = 1 + 2 * (kBends + 1 + 1 + kBends + 1 + 1 + kPivots + 2 * kBends * kSkids);

constexpr std::array<MoveKind, kCount> build() {
  std::array<MoveKind, kCount> all{};
  int n = 1;  // straight ahead stands first
  auto both = [&](Maneuver maneuver, int degrees, int skid) {
    for (Side side : {Side::left, Side::right}) all[size_t(n++)] = {maneuver, side, int16_t(degrees), int8_t(skid)};
  };
  for (int i = 1; i <= kBends; ++i) both(Maneuver::bend, i * 15, 0);
  both(Maneuver::drift, 0, 0);
  both(Maneuver::steep_drift, 0, 0);
  for (int i = 1; i <= kBends; ++i) both(Maneuver::swerve, i * 15, 0);
  both(Maneuver::bootlegger, 0, 0);
  both(Maneuver::t_stop, 0, 0);
  for (int i = 1; i <= kPivots; ++i) both(Maneuver::pivot, i * 15, 0);
  for (Maneuver maneuver : {Maneuver::bend, Maneuver::swerve})
    for (int i = 1; i <= kBends; ++i)
      for (int skid = 1; skid <= kSkids; ++skid) both(maneuver, i * 15, skid);
  return all;
}

constexpr std::array<MoveKind, kCount> kMoves = build();

constexpr bool alike(MoveKind const& a, MoveKind const& b) { return a.maneuver == b.maneuver && (a.skid > 0) == (b.skid > 0); }
constexpr int families() {
  int n = 0;
  for (int i = 1; i < kCount; ++i) n += !alike(kMoves[size_t(i)], kMoves[size_t(i - 1)]);
  return n;
}
constexpr auto kFamilies = [] {
  std::array<MoveFamily, families()> all{};
  int n = -1;
  for (int16_t i = 1; i < kCount; ++i) {
    if (!alike(kMoves[size_t(i)], kMoves[size_t(i - 1)])) all[size_t(++n)].first = i;
    all[size_t(n)].end = int16_t(i + 1);
  }
  return all;
}();

}  // namespace

std::span<MoveKind const> moves() { return kMoves; }
std::span<MoveFamily const> move_families() { return kFamilies; }

int move_index(MoveKind const& kind) {
  for (int i = 0; i < kCount; ++i)
    if (kMoves[size_t(i)] == kind) return i;
  return -1;
}

}  // namespace paddock::car_wars::duel
