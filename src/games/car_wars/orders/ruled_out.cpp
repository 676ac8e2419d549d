#include "games/car_wars/orders/ruled_out.hpp"

namespace paddock::car_wars::orders {
namespace {

struct Words {
  char const* words;
  char const* next;            // the word behind it
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

struct Instead {
  char const *words, *how;
};
constexpr Instead kInstead[] = {
    {"hard sharp sharply tight slight slightly", "How far is said in degrees: 'bend 90 left'; a drift is a 'drift' or a 'steep drift'."},
    {"max maximum floor flat emergency slam", "A speed is a number: '55', '+5', 'brake to 30'."},
    {"after before once", "The inch of a maneuver is said as 'bend 30 left in inch 2'; what it slides on behind it as 'bend 30 left skid 1/2'."},
    {"tgt target", "At whom stands behind 'fire' or a weapon: 'fire at car 12 on 8+'."},
    {"until till unless while but except instead for", "An order of a phase has no conditions; fire waits for 'on 8+', droppers for 'within 6'. For later phases: 'P2: straight', 'hold course for 2 turns', 'stop when hit'."},
    {"every each rest last next again as", "Each phase has its own words, 'P2: straight' or 'P2: same'; 'hold course' drives straight on in all that come."},
    {"autofire", "'automatic 1' switches weapon 1 on or off automatic; 'fire on 8+' fires without asking."},
    {"red blue green yellow white black orange purple grey gray brown pink silver gold", "Cars go by their drivers' names or their numbers: 'at car 12'."},
    {"ram crash", "A ram is a course: drive at him, and the cars meet."},
    {"face facing north south east west", "A pivot is said in degrees: 'pivot 90 left'."},
    {"dropper droppers followed chased tailed", "What is dropped now is named, 'drop Mine back'; 'drop within 6': as soon as somebody is so close behind."}};

bool goes_on(std::string_view text, Token const& word, char const* next) {
  std::vector<Token> const all = tokens_of(text);
  for (size_t i = 1; i < all.size(); ++i)
    if (all[i - 1].word == word.word && all[i].is(next)) return true;
  return false;
}

}  // namespace

RuledOut ruling_against(Token const& word, std::string_view text) {
  if (word.is("leave exit")) return text.find("arena") == text.npos ? kVehicle : kArena;
  for (Words const& one : kWords)
    if (word.is(one.words) && (!*one.next || goes_on(text, word, one.next))) return one.ruling;
  return {};
}

char const* said_instead(Token const& word) {
  for (Instead const& one : kInstead)
    if (word.is(one.words)) return one.how;
  return nullptr;
}

}  // namespace paddock::car_wars::orders
