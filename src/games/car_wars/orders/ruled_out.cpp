#include "games/car_wars/orders/ruled_out.hpp"

namespace paddock::car_wars::orders {
namespace {

struct Words {
  char const* words;
  char const* with;            // what else the line says
  RuledOut ruling;
};
constexpr RuledOut kArena{"CW-152", "Nobody leaves the arena: a duel goes on until its end."};
constexpr RuledOut kVehicle{"CW-156", "Nobody leaves his vehicle, and nobody takes over another one."};
constexpr RuledOut kSurrender{"CW-152", "Nobody surrenders: a duel goes on until its end."};
constexpr Words kWords[] = {
    {"surrender yield resign concede", "", kSurrender},
    {"give", "up", kSurrender},
    {"tell say promise deal whisper message offer truce ally", "", {"CW-039", "No deals and no secret messages: what is said is heard by everybody, and an order says it to nobody."}},
    {"upright", "", {"CW-094", "Nobody gets out to set a car upright."}},
    {"bail climb enter dismount abandon", "", kVehicle},
    {"get", "out", kVehicle},
    {"take", "over", kVehicle}};

}  // namespace

RuledOut ruling_against(Token const& word, std::string_view text) {
  if (word.is("leave exit")) return text.find("arena") == text.npos ? kVehicle : kArena;
  for (Words const& one : kWords)
    if (word.is(one.words) && text.find(one.with) != text.npos) return one.ruling;
  return {};
}

}  // namespace paddock::car_wars::orders
