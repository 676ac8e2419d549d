// score.*, all but score.end
#include <algorithm>
#include <vector>

#include "core/filled.hpp"
#include "games/car_wars/ask/numbers.hpp"
#include "games/car_wars/ask/ruling_lists.hpp"
#include "games/car_wars/ask/score_answers.hpp"
#include "games/car_wars/rules/scoring.hpp"

namespace paddock::car_wars::score_answers {
namespace {

using namespace scoring;

// Who has the credit in each case, and under which names a referee may tell him.
struct Case {
  char const* name;
  char const *rule, *why;
  std::initializer_list<char const*> roles;           // the first is the one an error asks for
  std::initializer_list<char const*> others;     // in the names of those who do not get it
};
constexpr Case kCases[] = {
    {"avoiding_dropped", "CW-157", "the reaction to what was dropped caused the crash",
     {"dropper", "dropped_by", "counter_owner", "owner", "by"},
     {"victim", "avoid", "crash", "driver", "dead", "case"}},
    {"ram_bounce", "CW-158", "who rams and dies of it is the kill of the one he rammed",
     {"rammed", "rammed_vehicle", "rammed_player", "struck", "target"},
     {"rammer", "victim", "bounc", "dead", "crash", "case"}},
    {"pushed", "CW-160", "the one who began the chain of collisions",
     {"initiator", "pusher", "started_by", "starter", "chain_initiator", "pushed_by", "rammer", "by"},
     {"pushed", "victim", "struck", "dead", "case"}},
    {"pushed_then_turned", "CW-160", "a voluntary turn after the push makes the collision its own",
     {"pushed", "pushed_car", "pushed_player", "turned", "turner", "pushed_vehicle"},
     {"initiator", "pusher", "rammer", "start", "victim", "struck", "dead", "case"}},
    {"obstacle_shed", "CW-169", "who last inflicted a hazard on the vehicle that shed the obstacle",
     {"last_hazard_by", "last_hazard", "hazard_by", "last_hazard_on_shedding_vehicle", "last_hazard_on_shedder", "hazard_from", "damaged_by",
      "shooter", "attacker", "damager", "by"},
     {"victim", "shed", "crash", "roll", "driver", "dead", "case"}},
};

// What a referee may rule otherwise of them: nobody has the credit, or the player of another role.
constexpr Case kStriker = {"pushed", "CW-160", "the car that strikes, though it was pushed",
                           {"pushed", "pushed_car", "pushed_player", "pushed_vehicle", "striker"},
                           {"initiator", "pusher", "rammer", "start", "victim", "struck", "dead", "case"}};
constexpr Case kShedder = {"obstacle_shed", "CW-169", "the one from whose vehicle the obstacle came",
                           {"shed_by", "shedder", "shedding_vehicle", "shedding_player", "owner"},
                           {"victim", "hazard", "damage", "attacker", "shooter", "crash", "roll", "driver", "dead", "case"}};

Case const& case_of(int index, ScoreSettings const& rules) {
  if (index == 2 && rules.chain_credit == ScoreSettings::Chain::striking_vehicle) return kStriker;
  if (index == 4 && rules.obstacle_credit == ScoreSettings::Shed::shedding_vehicle) return kShedder;
  return kCases[index];
}

bool goes_to_nobody(int index, ScoreSettings const& rules) {
  switch (index) {
    case 0: return rules.avoidance_credit == ScoreSettings::Avoidance::nobody;
    case 1: return rules.ram_bounce_credit == ScoreSettings::RamBounce::nobody;
    case 4: return rules.obstacle_credit == ScoreSettings::Shed::nobody;
    default: return false;
  }
}

// The one player told who is none of those without credit, under whatever name.
std::string only_other(Case const& c, Doc const& players) {
  std::string found;
  for (auto const& [key, value] : players.items()) {
    auto const in_key = [&key = key](std::string_view word) { return key.find(word) != std::string::npos; };
    if (!value.is_string() || std::any_of(c.others.begin(), c.others.end(), in_key)) continue;
    if (!found.empty()) return {};
    found = value.get<std::string>();
  }
  return found;
}

Doc credited(Case const& c, Doc const& who) {
  char const* const why = who.is_null() ? "the referee has ruled that nobody has it" : c.why;
  return Answer().with("credit", who).because(who, why, c.rule).ruling(c.rule);
}

Players players_of(Doc const& doc, std::vector<std::string>& ids, Givens& given) {
  Players out;
  auto const number = [&](Doc const& id) {
    std::string const name = id.is_string() ? id.get<std::string>() : "";
    if (name.empty() || name.size() > 200) return given.refuse("Players are told by their ids.");
    auto const at = std::find(ids.begin(), ids.end(), name);
    int const index = int(at - ids.begin());
    if (at == ids.end()) ids.push_back(name);
    if (index >= kPlayers) return given.refuse(filled("At most {} players fight a duel.", {kPlayers}));
    if (std::find(out.begin(), out.end(), index) == out.end()) out.push(index);
  };
  if (doc.is_null()) return out;
  if (!doc.is_array()) number(doc);
  else for (Doc const& id : doc) number(id);
  return out;
}

Doc const& member(Doc const& entry, std::initializer_list<char const*> keys) {
  static Doc const none = nullptr;
  for (char const* key : keys)
    if (entry.is_object() && entry.contains(key) && !entry[key].is_null()) return entry[key];
  return none;
}

bool event_named(std::string const& name, Event& out) {
  constexpr size_t kCount = std::size(kEvents);
  for (size_t i = 0; i < kCount; ++i)
    if (name == kEvents[i]) return out = Event(i), true;
  static constexpr struct {
    std::string_view name;
    Event event;
  } kOthers[] = {{"all_occupants_alive", Event::all_alive},       {"occupants_alive", Event::all_alive},   {"one_alive", Event::one_of_two_alive},
                 {"still_moving", Event::moving_at_end},          {"moving", Event::moving_at_end},        {"no_drop_penalty", Event::no_drop},
                 {"no_drop_zone", Event::no_drop},                {"immobile_out_of_ammo", Event::out_of_ammo}};
  for (auto const& o : kOthers)
    if (name == o.name) return out = o.event, true;
  return false;
}

// Flechettes, and what else hurts nothing of a vehicle but its tires.
bool tires_only(std::string_view weapon) {
  static constexpr std::string_view kKinds[] = {"FG", "FD", "VS", "SG", "SD", "spikes"};
  return std::find(std::begin(kKinds), std::end(kKinds), weapon) != std::end(kKinds) || weapon.find("flechette") != std::string_view::npos || weapon.find("Flechette") != std::string_view::npos;
}
// CW-164, and the list of hand weapons: these hurt tires only or do half damage to vehicles.
bool small_hand_weapon(std::string_view weapon) {
  static constexpr std::string_view kSmall[] = {"AR", "BwK", "GP", "GR", "HP", "LP", "MP", "PFT", "Rifle", "StG", "DStG", "SMG", "URGL",
                                                "hand_weapon", "pistol", "rifle", "shotgun", "submachine_gun"};
  return std::find(std::begin(kSmall), std::end(kSmall), weapon) != std::end(kSmall);
}
bool strong_hand_weapon(std::string_view weapon) {
  static constexpr std::string_view kStrong[] = {"AVR", "HAVR", "Bazooka", "GS1",  "GS2",  "LR",      "LAW",
                                                 "VLAW", "LLAW", "LVLAW",  "PMML", "MPRL", "Stinger", "URGS"};
  return std::find(std::begin(kStrong), std::end(kStrong), weapon) != std::end(kStrong);
}

}  // namespace

Doc credit(Givens& given) {
  int const index = given.word("case", {"avoiding_dropped", "ram_bounce", "pushed", "pushed_then_turned", "obstacle_shed"});
  auto const rules = given.settings_as<ScoreSettings>();
  Case const& c = case_of(index, rules);
  if (goes_to_nobody(index, rules)) return credited(c, nullptr);
  Givens probe = given;
  Doc const& players = given.has("players") ? probe.object("players") : Doc::object();
  Givens in_players = given.within(players, "players");
  for (char const* role : c.roles)
    for (Givens* const from : {&in_players, &given}) {
      if (!from->has(role)) continue;
      std::string const who = from->text(role);
      given.take(in_players);
      return credited(c, who);
    }
  if (std::string const who = only_other(c, players); !who.empty()) return credited(c, who);
  given.refuse(filled("'{}' names the player: {}.", {*c.roles.begin(), c.why}));
  return {};
}

Doc jump(Givens& given) {
  bool const landed = given.flag("from_ramp") && given.flag("on_opposite_ramp");
  bool const at_once = given.settings_as<ScoreSettings>().jump_credit == ScoreSettings::Jump::landing_ramp;
  int const after = at_once ? 0 : given.whole("control_at_phases_after", 0, 100000, -1);
  Answer out;
  out.with("credited_after_phases", nullptr).ruling("CW-162");
  if (landed && after >= 0) out.with("credited_after_phases", after);
  return out;
}

namespace {

// CW-159: the referee's answer. Where rolling alone decides, 'armed' and 'coasting' tell what he would have weighed.
bool can_affect(Givens& given, bool coasts, ScoreSettings const& rules) {
  bool const judged = given.flag("can_affect", true);
  if (!coasts || rules.coasting == ScoreSettings::Coasting::gm_judgement) return judged;
  return rules.coasting == ScoreSettings::Coasting::until_it_stands || given.flag("armed", false);
}

// CW-165, CW-167: whether it draws the penalty at all.
bool is_penalized(Givens& given, ScoreSettings const& rules) {
  std::vector<bool> const sources = readings::words_listed(given, "no_drop_sources", {"dropper", "projector", "grenade"},
                                                           {rules.no_drop_dropper, rules.no_drop_projector, rules.no_drop_grenade});
  std::vector<bool> const kinds = readings::words_listed(given, "no_drop_includes", {"smoke", "paint", "sand"},
                                                         {rules.no_drop_smoke, rules.no_drop_paint, rules.no_drop_sand});
  int const source = given.word("source", {"dropper", "projector", "grenade"}, 0);
  std::string const counter = given.term("counter", "");
  bool const left_out = (counter == "smoke" && !kinds[0]) || (counter == "hot_smoke" && !kinds[0]) || (counter == "paint" && !kinds[1]) || (counter == "sand" && !kinds[2]);
  return sources[size_t(source)] && !left_out;
}

}  // namespace

Doc kill_state(Givens& given) {
  auto const rules = given.settings_as<ScoreSettings>();
  bool const coasts = given.flag("coasting", false), moves = rules.mobility_kill_when == ScoreSettings::MobilityKill::cannot_move;
  bool const mobile = given.flag("plant_accelerates") || (moves && (coasts || given.flag("booster_left", false)));
  bool const crew = rules.complete_kill_when == ScoreSettings::CompleteKill::crew_out_of_action;
  KillState const s = scoring::kill_state(mobile, crew ? given.flag("crew_acts") : can_affect(given, coasts, rules), rules);
  Answer out;
  out.because(s.mobility, moves ? "the vehicle stands, and neither plant nor booster moves it" : "the plant or engine can no longer accelerate the vehicle", "CW-149");
  out.because(s.complete, crew ? "an immobile vehicle with nobody left to act" : "an immobile vehicle that can no longer affect the game", "CW-150");
  return out.with("mobility_kill", s.mobility).with("complete_kill", s.complete).ruling("CW-149");
}

Doc no_drop(Givens& given) {
  Doc const& size = given.list("counter_inches", 2);
  Doc const sides = DocObject().with("wide", size.size() == 2 ? size[0] : Doc()).with("long", size.size() == 2 ? size[1] : Doc());
  Givens part = given.within(sides, "counter_inches");
  Ratio const wide = part.number("wide", Ratio(1, 8), 100), length = part.number("long", Ratio(1, 8), 100);
  given.take(part);
  Ratio const inside = std::min(given.number("inside_inches", 0, 100), length);
  Ratio const penalty = given.number("penalty", -100000, 100000);
  Ratio unit(1, 2);
  read_number_setting(given, "area_unit_in", unit);
  auto const rules = given.settings_as<ScoreSettings>();
  bool const counts = is_penalized(given, rules);
  int64_t const squares = counts ? no_drop_squares({wide, length, inside}, unit, rules) : 0;
  static constexpr char const* kWhy[] = {"every half-inch row that is entered counts", "squares that lie wholly inside count", "a counter that touches the zone counts as a whole"};
  // A penalty is lost, whether it is announced as 7 points or as -7.
  Ratio const points = Ratio(squares) * (penalty > 0 ? Ratio(0) - penalty : penalty);
  return Answer().with("squares", squares).with("points", number_doc(points))
      .because(squares, counts ? kWhy[size_t(rules.rounding)] : "it is free there", counts ? "CW-166" : "CW-165").ruling("CW-166");
}

Doc points(Givens& given) {
  auto const rules = given.settings_as<ScoreSettings>();
  Tally tally(rules);
  std::vector<std::string> ids;
  players_of(given.has("players") ? given.list("players", kPlayers) : Doc(), ids, given);
  Doc const& events = given.list("events", 10000);
  Doc reasons = Doc::array();
  static constexpr char const* kRulings[] = {"CW-149", "CW-150", "CW-153", "CW-151", "CW-152", "CW-147", "CW-147", "CW-147", "CW-147", "CW-163", "CW-164", "CW-162", "CW-165"};
  static_assert(std::size(kRulings) == std::size(kEvents));
  for (size_t i = 0; i < events.size(); ++i) {
    Givens one = given.within(events[i], "events/" + std::to_string(i));
    Event event = Event::surrender;
    if (!event_named(one.term("type"), event))
      one.refuse("The type of an event is mobility_kill, complete_kill, out_of_ammo, first_blood, all_alive, one_of_two_alive, "
                 "moving_at_end, checkpoint, target, jump or no_drop.");
    // A kill whose cause says what it really is: ammunition that ran out, a surrender (CW-151 to CW-153).
    if (Event cause{}; event <= Event::complete_kill && event_named(one.term("cause", ""), cause) && cause < Event::first_blood) event = cause;
    bool const bonus = event >= Event::first_blood;
    Players by = players_of(member(events[i], {"by"}), ids, given);
    Players const victim = players_of(member(events[i], {"victim"}), ids, given), player = players_of(member(events[i], {"player"}), ids, given);
    if (bonus && by.empty()) by = player.empty() ? victim : player;
    // Who ran out of ammunition may be told as victim, player or, with neither, as `by`.
    int const whom = !victim.empty() ? victim[0] : !player.empty() ? player[0] : event == Event::out_of_ammo && !by.empty() ? by[0] : -1;
    // CW-163: how much of the counter has come over it.
    int const over = event == Event::checkpoint ? one.word("over", {"any_touch", "counter_centre", "whole_counter"}, 2) : 2;
    if (over < int(rules.checkpoint)) by.clear();
    if (!bonus && whom < 0) one.refuse(filled("'events/{}/victim' names the player who loses by it.", {i}));
    char const* const worth = one.has("points") || !one.has("worth") ? "points" : "worth";   // as arenas say it
    bool const unsaid = event >= Event::checkpoint && !one.has(worth);
    tally.add(event, by, whom, one.number(worth, -100000, 100000, 0));
    because(reasons, i + 1, one.text("type").substr(0, 40) + (unsaid ? ": its 'points' are not said, so it brings 0" : ""), kRulings[size_t(event)]);
    given.take(one);
    if (!given.fault().empty()) return {};
  }
  if (reasons.empty()) because(reasons, 0, "nothing has happened", "CW-147");
  Doc out = Answer().with("points", Doc::object()).with("bonus", Doc::object()).with("reasons", reasons)
      .with("ruling", events.size() == 1 ? reasons[0]["rule"] : Doc("CW-147"));
  for (size_t p = 0; p < ids.size(); ++p) {
    out["points"][ids[p]] = number_doc(tally.points(int(p)));
    out["bonus"][ids[p]] = number_doc(tally.bonus(int(p)));
    if (rules.bonus_counts_for_end) out["for_end"][ids[p]] = number_doc(tally.points(int(p)) + tally.bonus(int(p)));
  }
  return out;
}

Doc target(Givens& given) {
  auto const s = given.settings_as<ScoreSettings>();
  std::string const weapon = given.text("weapon", "");
  int const damage = given.whole("damage", 0, 100000);
  if (weapon.empty() && !given.has("burst") && !given.has("hand_weapon")) given.refuse("'weapon' is expected: what a weapon is called, such as MG.");
  bool const hand = given.flag("hand_weapon", false) || small_hand_weapon(weapon);
  bool const strong = strong_hand_weapon(weapon);
  std::vector<bool> const out_of_it = readings::words_listed(given, "excluded", {"burst", "flechette", "hand_weapon"}, {true, true, true});
  bool const excluded = (out_of_it[0] && (given.flag("burst", false) || weapon == "burst")) || (out_of_it[1] && tires_only(weapon)) ||
                        (out_of_it[2] && (strong ? !s.anti_vehicle_hand_weapons_score : hand));
  bool const scores = !excluded && damage >= s.target_min_damage;
  Answer out;
  out.because(scores, excluded ? "what is excluded scores nothing: usually burst effect, flechettes and most hand weapons" : "at least 1 point of vehicular damage", "CW-164");
  return out.with("scores", scores).ruling("CW-164");
}

}  // namespace paddock::car_wars::score_answers
