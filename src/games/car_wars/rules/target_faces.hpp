// Which facings of a target may be aimed at, and for what (R 8.3, CW-076).
#pragma once
#include "games/car_wars/rules/to_hit.hpp"

namespace paddock::car_wars::aim {

enum class Kind : uint8_t { Car, Cycle, Trike, ReversedTrike };
inline constexpr char const* kKinds[] = {"car", "cycle", "trike", "reversed_trike"};
constexpr bool is_trike(Kind k) { return k == Kind::Trike || k == Kind::ReversedTrike; }

enum class Face : uint8_t { Front, Back, Left, Right, Top, Underbody, Turret };
inline constexpr char const* kFaces[] = {"front", "back", "left", "right", "top", "underbody", "turret"};
using FaceSet = List<Face, 7>;

// The firer is in its arc, is not but sees it, or sees a trike's side over its narrow end (CW-076).
enum class OfferedAs : uint8_t { in_arc, out_of_arc, trike_side };
struct Offer {
  Face face{};
  int modifier = 0;
  OfferedAs as{};
};
using Offers = List<Offer, 7>;

// `in`: the arcs of the target the firer is in; `visible`: the other faces he sees.
Offers faces_offered(Kind kind, Arcs const& in, FaceSet const& visible, ToHitSettings const& rules);

}  // namespace paddock::car_wars::aim
