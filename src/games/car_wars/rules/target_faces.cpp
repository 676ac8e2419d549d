#include "games/car_wars/rules/target_faces.hpp"

#include <algorithm>

namespace paddock::car_wars::aim {
namespace {

template <class T, int N>
bool has(List<T, N> const& list, T value) {
  return std::find(list.begin(), list.end(), value) != list.end();
}

}  // namespace

Offers faces_offered(Kind kind, Arcs const& in, FaceSet const& visible, ToHitSettings const& rules) {
  // The narrow end of a trike shows its sides, the wide end hides them.
  Arc const narrow = kind == Kind::ReversedTrike ? Arc::Back : Arc::Front;
  Arc const wide = kind == Kind::ReversedTrike ? Arc::Front : Arc::Back;
  // Over the narrow end both are in view, unless the referee says that only one of them is.
  bool const one_named = has(visible, Face::Left) || has(visible, Face::Right);
  Offers out;
  for (size_t n = 0; n < std::size(kFaces); ++n) {
    Face const face = Face(n);
    bool const trike_side = is_trike(kind) && (face == Face::Left || face == Face::Right);
    if (n < 4 && has(in, Arc(n))) {
      out.push({face, 0});
    } else if (trike_side && has(in, narrow)) {
      if (!one_named || has(visible, face)) out.push({face, rules.trike_side_from_front, OfferedAs::trike_side});
    } else if (trike_side && has(in, wide) && !rules.trike_side_from_back) {
      continue;   // CW-076
    } else if (has(visible, face)) {
      out.push({face, rules.out_of_arc_side, OfferedAs::out_of_arc});
    }
  }
  return out;
}

}  // namespace paddock::car_wars::aim
