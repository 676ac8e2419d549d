#include "core/filled.hpp"
#include "games/car_wars/ask/counter_answers.hpp"
#include "games/car_wars/ask/crash_parts.hpp"
#include "games/car_wars/ask/readings.hpp"
#include "games/car_wars/ask/ruling_lists.hpp"
#include "games/car_wars/rules/hazards.hpp"

namespace paddock::car_wars {
namespace {

using namespace readings;

constexpr int kMostDamage = 100000;

template <size_t N>
int index_in(std::string const& word, char const* const (&names)[N]) {
  for (size_t n = 0; n < N; ++n)
    if (word == names[n]) return int(n);
  return -1;
}
template <size_t N>
std::string all_of(char const* const (&names)[N]) {
  std::string all;
  for (auto const name : names) all += (all.empty() ? "" : ", ") + std::string(name);
  return all;
}

std::vector<Ground> surfaces(Givens& given, char const* key = "surfaces") {
  std::vector<Ground> out;
  auto add = [&](std::string const& said) {
    std::string const word = folded(said);
    if (word == "road" || word == "dry" || word == "none") return;
    int const n = word == "sand" ? int(Ground::sand_counter) : index_in(word, kGrounds);
    if (n >= 0) out.push_back(Ground(n));
    else given.refuse(filled("'{}' is a list of: {}.", {key, all_of(kGrounds)}));
  };
  if (!given.has(key)) return out;
  if (!is_list(given, key)) add(given.text(key));
  else
    for (Doc const& item : given.list(key, 100)) add(item.is_string() ? item.get<std::string>() : "?");
  return out;
}

Doc adjusted(Givens& given) {
  HazardSettings const settings = given.settings_as<HazardSettings>();
  int const d = given.whole("d", 0, 100), lost = count(given, "tires_lost", 20);
  std::vector<Ground> const on = surfaces(given);
  bool const shocks = given.flag("hd_shocks", false) && (lost == 0 || !settings.hd_shocks_need_all_tires);
  int const ground = surface_hazard(on, settings);
  Doc reasons = Doc::array();
  because(reasons, d, "the hazard by itself", "R-5.5");
  if (ground && d) because(reasons, ground, "the ground: the worst slick, and weather on top", "CW-045");
  if (shocks && d) because(reasons, -1, "heavy-duty shocks with all tires whole", "CW-123");
  return Answer().with("d", adjusted_hazard(d, on, shocks, settings)).with("reasons", reasons)
      .ruling(lost && given.flag("hd_shocks", false) ? "CW-091" : shocks ? "CW-123" : ground ? "CW-045" : "R-5.5");
}

// CW-059 else: the D of each weapon.
Doc each_hazard(std::span<int const> hits, HazardSettings const& settings) {
  Doc out = Doc::array();
  for (size_t i = 0; i < hits.size(); ++i)
    if (int const d = damage_hazard(hits.subspan(i, 1), settings); d > 0) out.push_back(d);
  return out;
}

Doc attacks(Givens& given) {
  HazardSettings const settings = given.settings_as<HazardSettings>();
  Doc hazards = Doc::array();
  for (Doc const& salvo : given.list("salvos", 100)) {
    Doc const one = DocObject().with("salvo", salvo);
    Givens part(one, given.settings());
    std::vector<int> const hits = wholes(part, "salvo", -kMostDamage, kMostDamage);
    Doc const each = settings.salvo_single_hazard ? Doc::array({damage_hazard(hits, settings)}) : each_hazard(hits, settings);
    hazards.insert(hazards.end(), each.begin(), each.end());
    if (!part.fault().empty()) given.refuse("'salvos' is a list of lists of damage, like [[10, 12], [3]].");
  }
  return Answer().with("d", hazards).with("hazards", hazards).ruling("CW-059");
}

// CW-053: the loads of spikes that are enemy fire.
bool spikes_are_fire(Givens& given, HazardEvent what) {
  if (!given.setting_doc("spike_hazard")) return what == HazardEvent::explosive_spikes;
  std::vector<bool> const fire =
      readings::words_listed(given, "spike_hazard", {"explosive", "plain", "incendiary", "catalytic", "crystal", "drop_plate"},
                             {true, false, false, false, false, false});
  if (what == HazardEvent::explosive_spikes) return fire[0];
  return fire[size_t(1 + given.word("load", {"plain", "incendiary", "catalytic", "crystal", "drop_plate"}, 0))];
}

Doc event(Givens& given) {
  HazardSettings const settings = given.settings_as<HazardSettings>();
  static constexpr char const* kOtherSpikes[] = {"other_spikes", "incendiary_spikes", "catalytic_spikes", "crystal_spikes"};
  std::string const word = given.term("event");
  int const n = word == "mines" ? int(HazardEvent::mine) : index_in(word, kOtherSpikes) >= 0 ? int(HazardEvent::spikes) : index_in(word, kHazardEvents);
  if (n < 0) given.refuse(filled("'event' is one of: {}.", {all_of(kHazardEvents)}));
  HazardEvent what = HazardEvent(n < 0 ? 0 : n);
  if (what == HazardEvent::spikes || what == HazardEvent::explosive_spikes)
    what = spikes_are_fire(given, what) ? HazardEvent::explosive_spikes : HazardEvent::spikes;
  bool const by_damage = event_hazard(what, 0, false, settings) != event_hazard(what, kMostDamage, false, settings);
  int const damage = by_damage || given.has("damage") ? total(given, "damage", kMostDamage) : 0;
  constexpr char const* kRulings[] = {"CW-040", "CW-041", "CW-042", "CW-053", "CW-053", "R-5.5", "CW-059", "R-5.5", "CW-132",
                                      "CW-132", "CW-061", "R-5.5",  "R-5.6",  "CW-144", "R-5.5", "R-5.5",  "R-5.5", "R-5.5"};
  static_assert(std::size(kRulings) == std::size(kHazardEvents));
  return Answer().with("d", event_hazard(what, damage, given.flag("snow_tires", false), settings)).ruling(kRulings[size_t(what)]);
}

Doc fire(Givens& given) {
  HazardSettings const settings = given.settings_as<HazardSettings>();
  std::vector<int> const hits = wholes(given, "hits", -kMostDamage, kMostDamage);
  Answer out;
  out.with("d", damage_hazard(hits, settings)).ruling("CW-059");
  if (!settings.salvo_single_hazard) out.with("hazards", each_hazard(hits, settings));
  return out;
}

Doc landing(Givens& given) {
  HazardSettings const settings = given.settings_as<HazardSettings>();
  Ratio const flight = given.number("flight_inches", 0, 1000);
  Slope const slope = Slope(given.word("slope", {"down", "flat", "up"}, 1));
  int const airborne = given.has("airborne_d") ? total(given, "airborne_d", 100) : 0;
  int const alone = landing_hazard(flight, slope, 0, settings), all = landing_hazard(flight, slope, airborne, settings);
  Answer out;
  out.because(alone, "landing: 1, 1 per full 2 inches, the slope", "R-23");
  out.because(all - alone, all > alone || airborne == 0 ? "gathered in the air" : "what was gathered in the air is a hazard of its own", "CW-124");
  return out.with("d", all).ruling("CW-124");
}

Doc sequence(Givens& given) {
  HazardSettings const settings = given.settings_as<HazardSettings>();
  ControlSettings const control = given.settings_as<ControlSettings>();
  Ratio const mph = speed(given);
  int status = given.whole("status", kWorstStatus, 60);
  bool shocks = given.flag("hd_shocks", false);
  Dice dice(given, "dice");
  Doc steps = Doc::array();
  for (int const d : wholes(given, "hazards", 0, 100)) {
    ControlCheck const check = control_check(status, adjusted_hazard(d, {}, shocks, settings), mph, control);
    Control const result = control_result(check, check.rolls() ? dice.next() : 0);
    status = check.status;
    shocks &= settings.hd_shocks_each_hazard || d == 0;   // D0 is no hazard
    steps.push_back({check.d, check.status, check.need, kControl[size_t(result)]});
  }
  return Answer().with("steps", steps).with("status", status).ruling("CW-140");
}

constexpr Question kHazardQuestions[] = {
    {{"hazard.adjusted", "The difficulty that is applied of a hazard, after slicks, weather and shocks; 0 needs no roll.",
      R"({"d": 1, "surfaces": ["oil", "ice"], "hd_shocks": false, "tires_lost": 0})"},
     adjusted},
    {{"hazard.attacks", "The hazards of the separate salvos of a phase.", R"({"salvos": [[10, 12], [3]]})"}, attacks,
     "each salvo by the sum of its damage: 1-5 D1, 6-9 D2, 10 and more D3"},
    {{"hazard.event", "The difficulty of a hazard by itself.", R"({"event": "flaming_oil", "damage": 3})"}, event,
     "the hazard by itself, before slicks, weather and shocks"},
    {{"hazard.fire", "The hazard of one attack or salvo, from the damage of its weapons.", R"({"hits": [4, 3]})"}, fire,
     "one salvo is one hazard by the sum of its damage: 1-5 D1, 6-9 D2, 10 and more D3"},
    {{"hazard.landing", "The one hazard of landing after a jump.", R"({"flight_inches": 2, "slope": "flat", "airborne_d": [2]})"}, landing},
    {{"hazard.sequence", "Several hazards of a moment one after another, in the order drawn.",
      R"({"speed": 60, "status": 0, "hd_shocks": false, "hazards": [1, 3], "dice": [4, 2]})"},
     sequence,
     "each is rolled for before the next comes; shocks ease each of them by D1"},
};

}  // namespace

std::span<Question const> hazard_questions() { return kHazardQuestions; }

Doc counter_answers::slick(Givens& given) {
  HazardSettings const settings = given.settings_as<HazardSettings>();
  std::vector<Ground> const on = surfaces(given, "slicks");
  if (!given.has("slicks")) given.refuse(filled("'slicks' is missing: a list of {}.", {all_of(kGrounds)}));
  int const d = given.whole("d", 0, 100), with = adjusted_hazard(d, on, false, settings);
  bool const worst = settings.slick_combination == SlickRule::worst;
  return Answer().with("d", with).because(d, "the hazard by itself", "R-5.5")
      .because(with - d, worst ? "the worst slick only" : "all slicks", "CW-045").ruling("CW-045");
}

}  // namespace paddock::car_wars
