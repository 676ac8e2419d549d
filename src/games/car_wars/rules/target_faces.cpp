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
  Offers out;
  for (size_t n = 0; n < std::size(kFaces); ++n) {
    Face const face = Face(n);
    bool const side = face == Face::Left || face == Face::Right;
    if (n < 4 && has(in, Arc(n)))
      out.push({face, 0});
    else if (is_trike(kind) && side && has(in, narrow))
      out.push({face, rules.trike_side_from_front});
    else if (is_trike(kind) && side && has(in, wide) && !rules.trike_side_from_back)
      continue;
    else if (has(visible, face))
      out.push({face, rules.out_of_arc_side});
  }
  return out;
}

}  // namespace paddock::car_wars::aim
