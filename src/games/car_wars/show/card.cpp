#include "games/car_wars/show/card.hpp"

#include "games/car_wars/build/worth.hpp"
#include "games/car_wars/show/words.hpp"

namespace paddock::car_wars::show {
using namespace build;

namespace {

// "2 heavy-duty flamethrowers front, minedropper back".
std::string carried(Craft const& c) {
  std::string out;
  uint32_t told = 0;
  for (int i = 0; i < c.weapons.size(); ++i) {
    if ((told >> i & 1) != 0) continue;
    int count = 0;
    for (int k = i; k < c.weapons.size(); ++k)
      if (c.weapons[k].kind == c.weapons[i].kind && c.weapons[k].mount == c.weapons[i].mount) told |= 1u << k, count += c.weapons[k].count;
    out += (out.empty() ? "" : ", ") + several(catalogue().weapons[size_t(c.weapons[i].kind)], count) + " " + place_words(c.weapons[i].mount);
  }
  return out.empty() ? "Unarmed" : capital(out);
}

}  // namespace

void put_card(Bench const& b, DesignView& v) {
  if (!b.body()) return;
  Craft const& c = b.craft(false);
  Ledger const& l = b.check.ledger;
  int all = 0;
  for (size_t f = 0; f < kFacings; ++f) all += c.armor[f] + c.metal_armor[f];
  int const front = c.armor[kFront] + c.metal_armor[kFront], fire = firepower(c);
  v.what = title_of(*b.body()), v.carries = carried(c);
  v.card = {{"Price", dollars(l.cost)},
            {"Top mph", halves(l.top_speed_halves)},
            {"Front armor", number(int64_t(front))},
            {"Handling", std::to_string(l.main.hc)},
            {"Other armor", number(int64_t(all - front))},
            {"Damage", number(Exact(fire) * Ratio(1, 10))}};
}

}  // namespace paddock::car_wars::show
