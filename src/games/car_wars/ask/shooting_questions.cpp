// dice, fire, target: who may fire what at which side, and what the dice of a weapon say.
#include <algorithm>

#include "core/filled.hpp"
#include "games/car_wars/ask/fire_forms.hpp"
#include "games/car_wars/ask/fire_parts.hpp"
#include "games/car_wars/ask/numbers.hpp"
#include "games/car_wars/ask/ruling_lists.hpp"
#include "games/car_wars/build/catalogue.hpp"
#include "games/car_wars/rules/dice_text.hpp"
#include "games/car_wars/rules/fire_action.hpp"
#include "games/car_wars/rules/to_hit_table.hpp"

namespace paddock::car_wars {
namespace {

using fire::FireSettings;

Doc dice_damage(Givens& given) {
  char const* const key = given.has("text") || !given.has("damage") ? "text" : "damage";
  std::string const text = given.is_text(key) ? given.text(key) : std::to_string(given.whole(key, 0, 1000));
  std::optional<DamageDice> const damage = read_damage_dice(text);
  if (!damage) {
    given.refuse(filled("'{}' is no damage: \"2d-2\", \"1/2d\", \"3\" would be.", {text.substr(0, 60)}));
    return {};
  }
  std::vector<int> dice;
  bool const one_sum = given.has("dice") && !given.is_list("dice") && damage->dice > 1;
  if (one_sum)
    dice = {given.whole("dice", damage->dice, damage->dice * 6)};
  else if (damage->dice > 0)
    dice = dice_list(given, "dice");
  if (!one_sum && int(dice.size()) != damage->dice)
    given.refuse(filled("'dice' lists the {} dice of \"{}\".", {damage->dice, text}));
  int const points = damage_of(*damage, dice);
  return Answer().with("damage", points).because(points, damage->half ? "one die, halved, rounded up" : "dice and bonus, never below 0", "R-17")
      .ruling("R-17");
}

Doc auto_drops(Givens& given) {
  auto const rules = given.settings_as<FireSettings>();
  Ratio const speed = given.number("speed", -1000, 1000);
  int const turns = given.whole("turns", 0, 1000, 1), counters = fire::automatic_counters(speed, turns, rules);
  char const* const why = speed == Ratio(0) ? "one a turn when standing" : "one for each phase the vehicle moves in";
  return Answer().with("counters", counters).because(counters, why, "CW-057").ruling("CW-057");
}

Doc ir_laser(Givens& given) {
  std::vector<int> const dice = dice_list(given, "dice");
  if (dice.empty()) given.refuse("'dice' lists each die of damage, from 1 to 6.");
  int const bonus = given.whole("bonus", -100, 1000, 0);
  Ratio const smoke = given.number("smoke_inches", 0, 10000);
  int const halves = aim::smoke_half_inches(smoke, given.settings_as<aim::ToHitSettings>());
  int const damage = std::max(0, fire::infrared_damage(dice, bonus, halves, given.settings_as<FireSettings>()));
  return Answer().with("damage", damage).with("half_inches", halves).because(-halves, "from each die, for half inches of smoke", "R-17")
      .ruling("R-17");
}

Doc laser_blocked(Givens& given) {
  auto const& table = aim::to_hit_table();
  if (!table) given.refuse(table.error().text());
  std::string const id = given.text("weapon");
  Ratio const smoke = given.number("smoke_inches", 0, 10000);
  bool const infrared = infrared_given(given);
  aim::FireWeapon const* const weapon = table ? weapon_called(*table, id) : nullptr;
  if (!weapon) given.refuse(filled("There is no weapon '{}'.", {id.substr(0, 60)}));
  bool const laser = weapon && weapon->kind == aim::WeaponClass::Laser;
  bool const allowed = fire::laser_passes(laser, infrared, smoke);
  char const* const why = !laser     ? "only lasers are stopped"
                          : infrared ? "an infrared laser goes through"
                                     : "smoke and paint stop lasers";
  return Answer().with("allowed", allowed).because(number_doc(smoke), why, "R-8.2").ruling("R-8.2");
}

Doc legal(Givens& given) {
  static constexpr char const* kWhy[] = {"nothing speaks against it",
                                         "the weapon is destroyed",
                                         "the weapon has fired this turn",
                                         "the weapon has no ammunition left",
                                         "this turn only what was measured may be fired at",
                                         "the person has used the firing action of the turn"};
  fire::Wish wish;
  std::string const measured = given.is_flag("measured") ? "" : id_of(given, "measured"), target = id_of(given, "target");
  wish.person_used = given.flag("person_used", false);
  wish.measured = !measured.empty();
  wish.at_measured = measured == target;
  wish.weapon_alive = given.flag("weapon_alive", true);
  wish.loaded = !given.has("ammo") || given.whole("ammo", 0, 1'000'000) > 0;   // lasers have no rounds to count
  // Yes or no, or the turn in which it last fired.
  int const turn = given.whole("turn", 0, 1'000'000, 0);
  wish.weapon_fired =
      given.is_flag("weapon_fired") ? given.flag("weapon_fired") : given.whole("weapon_fired", -1, 1'000'000, -1) == turn;
  fire::Verdict const verdict = fire::may_fire(wish, given.settings_as<FireSettings>());
  bool const allowed = verdict == fire::Verdict::Allowed;
  char const* const rule = wish.measured ? "CW-037" : "R-8.1";
  return Answer().with("allowed", allowed).with("why", kWhy[size_t(verdict)]).because(allowed, kWhy[size_t(verdict)], rule).ruling(rule);
}

Doc link_droppers(Givens& given) {
  int const droppers = given.whole("droppers", 0, 100);
  std::vector<std::string> const requested = text_list(given, "requested");
  int automatic = 0;
  for (std::string const& said : requested) {
    std::string const mode = folded(said);
    automatic += mode == "automatic";
    if (mode != "automatic" && mode != "single" && mode != "none" && mode != "off")
      given.refuse("'requested' says \"single\" or \"automatic\" for each dropper.");
  }
  bool const for_all = !given.is_list("requested");
  if (!for_all && int(requested.size()) > droppers) given.refuse("'requested' has an entry for each of the droppers, not more.");
  std::vector<bool> const modes = readings::words_listed(given, "link_dropper_modes", {"single", "automatic"}, {true, true});
  bool const known = (modes[0] || std::find(requested.begin(), requested.end(), "single") == requested.end()) && (modes[1] || automatic == 0);
  bool const allowed =
      known && fire::droppers_allowed(droppers, for_all && automatic ? droppers : automatic, given.settings_as<FireSettings>());
  return Answer().with("allowed", allowed).because(automatic, "all droppers of a link go on automatic, or none", "CW-092").ruling("CW-092");
}

fire::Linked linked(Givens& all, Doc const& entry, std::vector<std::string>& models, std::vector<std::string>& places) {
  auto const& table = aim::to_hit_table();
  Givens given = all.within(entry, "weapons");
  std::string const id = given.text(given.has("weapon") && !given.has("id") ? "weapon" : "id");
  std::string said = given.term("face", given.text("facing", "front"));
  if (said.starts_with("in_")) said.erase(0, 3);   // as a design says it: "in turret_2"
  std::string const place = said == "rear" ? "back" : said;
  fire::Linked out;
  out.model = number_of(models, id);
  int const face = name_index(place, aim::kFaces);
  out.place = face >= 0 && face != int(aim::Face::Turret) ? face : 100 + number_of(places, place);
  aim::FireWeapon const* const weapon = table ? weapon_called(*table, id) : nullptr;
  auto const& parts = build::catalogue().parts;
  bool const no_weapon = !weapon && std::any_of(parts.begin(), parts.end(), [&](build::PartKind const& part) { return part.id == id; });
  out.dropped = no_weapon || (weapon && is_dropped(weapon->kind));   // neither attacks (CW-022)
  std::string const computer = given.is_text("computer") ? given.term("computer") : "none";
  aim::Computer const* const known = table ? table->computer(computer == "hires" ? "hires_computer" : computer) : nullptr;
  if (!known && computer != "none" && !computer.empty())
    given.refuse(filled("There is no computer '{}' for aiming.", {computer.substr(0, 60)}));
  bool const own = known ? known->one_weapon : true;
  int const bonus = known ? known->bonus : given.is_text("computer") ? 0 : given.whole("computer", 0, 3, 0);
  (own ? out.own_bonus : out.shared_bonus) = bonus;
  all.take(given);
  return out;
}

// Whether the link joins weapons that are aimed from a side of a trike and from elsewhere on it.
bool across_trike(std::vector<fire::Linked> const& link, aim::Kind kind) {
  bool side = false, apart = false;
  std::optional<int> first;
  for (fire::Linked const& one : link) {
    if (one.dropped) continue;
    side = side || one.place == int(aim::Face::Left) || one.place == int(aim::Face::Right);
    apart = apart || one.place != first.value_or(one.place);
    first = first.value_or(one.place);
  }
  return is_trike(kind) && side && apart;
}

Doc links(Givens& given) {
  auto const rules = given.settings_as<FireSettings>();
  std::vector<std::string> models, places;
  std::vector<fire::Linked> link;
  bool const smart = given.word("link", {"link", "smart_link"}, 0) == 1;
  bool swcs = false;
  for (Doc const& entry : given.list("weapons", 100)) {
    link.push_back(linked(given, entry, models, places));
    bool const swc = entry.is_object() && get_text(entry, "computer").ends_with("swc");
    swcs = swcs || swc;
    if (smart && swc && !rules.swc_with_smart_link) link.back().own_bonus = 0;   // CW-019
  }
  fire::LinkKind const kind{.smart = smart,
                            .vehicle = aim::Kind(given.word("kind", {"car", "cycle", "trike", "reversed_trike"}, 0))};
  Doc bonus = Doc::array();
  for (size_t n = 0; n < link.size(); ++n) bonus.push_back(fire::computer_bonus(link, int(n), rules));
  int const together = fire::aimed_together(link, kind, rules), attacks = fire::attacks(link, rules);
  bool const across = !smart && across_trike(link, kind.vehicle), full = std::any_of(link.begin(), link.end(), [](fire::Linked const& one) { return one.shared_bonus > 0; });
  char const* const joined_by = across ? "CW-024" : "R-8.4";
  char const* const helped_by = smart ? "CW-019" : across ? "CW-025" : "R-17.1";
  Answer out;
  out.because(together, "identical weapons that the link aims together", joined_by);
  out.because(attacks, "separate attacks against metal", "CW-060");
  out.because(rules.salvo_single_hazard, "one hazard for the salvo", "CW-059");
  if (swcs) out.because(bonus, "a single-weapon computer helps its own weapon", helped_by);
  if (full && across) out.because(bonus, "a full computer helps all of the link", helped_by);
  bool const by_computer = across ? full || swcs : smart && swcs;
  return out.with("aimed_together", together).with("bonus", std::move(bonus)).with("single_hazard", rules.salvo_single_hazard)
      .with("attacks", attacks).ruling(by_computer ? helped_by : joined_by);
}

constexpr char const* kWhole = "vehicle";

// The whole vehicle (a side of it that is in the arc is no aim of its own), or what of it, each tire and side by itself.
std::string aim_said(Givens& shot) {
  std::string said = shot.term("aim", kWhole);
  for (auto [word, as] : {std::pair<std::string_view, char const*>{"rear", "back"}, {"wheel", "tire"}})
    if (size_t const at = said.find(word); at != said.npos) said.replace(at, word.size(), as);
  bool const side = said == "side" || (said != "turret" && name_index(said, aim::kFaces) >= 0);
  if (side || said == "car" || said == kWhole) return kWhole;
  if (said.starts_with("side:")) return "out_of_arc_side" + said.substr(5);
  std::string const part = part_called(said);
  return part == "tire" ? said : part;
}

Doc sustained(Givens& given) {
  auto const rules = given.settings_as<FireSettings>();
  std::vector<std::string> aims{kWhole}, targets;
  fire::Sustained history(rules);
  Doc bonus = Doc::array();
  bool lost = false;
  for (Doc const& entry : given.list("shots")) {
    Givens shot = given.within(entry, "shots");
    std::string const aim = aim_said(shot);
    fire::SustainedShot const fired = {.turn = shot.whole("turn", 0, 1'000'000),
                                       .aim = number_of(aims, aim + shot.text("part", "")),
                                       .target = number_of(targets, id_of(shot, "target")),
                                       .lost_phases = shot.whole("lost_phases", 0, 1000, 0),
                                       .automatic = shot.flag("automatic", false)};
    bonus.push_back(history.bonus(fired));
    lost = lost || fired.lost_phases >= rules.sustained_lost_after_phases_without_los;
    given.take(shot);
  }
  return Answer().with("bonus", std::move(bonus)).ruling(lost ? "CW-075" : "CW-074");
}

Doc facings(Givens& given) {
  Givens target = given.is_object("target") ? given.within(given.object("target"), "target") : given;
  char const* const key = target.has("kind")             ? "kind"
                          : target.has("target_kind")    ? "target_kind"
                          : target.is_text("target") ? "target"
                                                         : "kind";
  auto const kind = aim::Kind(target.word(key, {"car", "cycle", "trike", "reversed_trike"}, 0));
  given.take(target);
  aim::Arcs const in = arcs_given(given, "firer_is_in");
  aim::FaceSet visible;
  for (std::string const& said : text_list(given, "visible", "")) {
    std::string const name = folded(said);
    int const face = name_index(name == "rear" ? "back" : name, aim::kFaces);
    if (face < 0)
      given.refuse("'visible' lists sides: front, back, left, right, top, underbody, turret.");
    else if (!visible.full())
      visible.push(aim::Face(face));
  }
  aim::Offers const offers = aim::faces_offered(kind, in, visible, given.settings_as<aim::ToHitSettings>());
  Doc out = Doc::object(), reasons = Doc::array();
  for (aim::Offer const& offer : offers) {
    char const* const face = aim::kFaces[size_t(offer.face)];
    out[face] = offer.modifier;
    bool const in_arc = offer.as == aim::OfferedAs::in_arc;
    bool const trike_side = is_trike(kind) && (offer.face == aim::Face::Left || offer.face == aim::Face::Right) && !in_arc;
    because(reasons, offer.modifier, std::string(face) + (in_arc ? ": the firer is in its arc" : ": the firer is not in its arc"),
                             trike_side ? "CW-076" : "R-8.3");
  }
  return Answer().with("offers", std::move(out)).with("reasons", std::move(reasons)).ruling(is_trike(kind) ? "CW-076" : "R-8.3");
}

}  // namespace

std::span<Question const> shooting_questions() {
  static constexpr Question all[] = {
      {{"dice.damage", "What a damage text and its dice come to.", R"({"text": "2d-2", "dice": [3, 5]})"}, dice_damage},
      {{"fire.auto_drops", "How many counters a dropper on automatic lays.", R"({"speed": 100, "turns": 1})"}, auto_drops},
      {{"fire.ir_laser", "What an infrared laser does through smoke.", R"({"dice": [3, 5, 1], "bonus": 0, "smoke_inches": 1})"},
       ir_laser},
      {{"fire.laser_blocked", "Whether a weapon may fire through smoke or paint.",
        R"({"weapon": "ML", "options": ["laser_option_infrared"], "smoke_inches": 0.5})"},
       laser_blocked},
      {{"fire.legal", "Whether somebody may fire this weapon at this target now.",
        R"({"person_used": false, "measured": "B", "target": "C", "weapon_fired": false, "weapon_alive": true, "ammo": 5, "turn": 3})"},
       legal},
      {{"fire.link_droppers", "Whether the droppers of a link may be set so.",
        R"({"droppers": 2, "requested": ["automatic", "automatic"]})"},
       link_droppers},
      {{"fire.links", "How many weapons of a link are aimed together, and what their computers give.",
        R"({"weapons": [{"id": "MG", "face": "left", "computer": "swc"}, {"id": "MG", "face": "right"}], "link": "link", "kind": "trike"})"},
       links},
      {{"fire.sustained", "The sustained fire bonus of each shot of a weapon.",
        R"({"shots": [{"turn": 1, "aim": "tire", "target": "B"}, {"turn": 2, "aim": "tire", "target": "B"}, {"turn": 3, "aim": "vehicle", "target": "B"}]})"},
       sustained,
     "1 for the second turn in a row, 2 from the third; lost by another target, a closer aim, a turn or full phase without"},
      {{"target.facings", "Which sides of a target may be aimed at, and for what.",
        R"({"kind": "trike", "firer_is_in": ["front"], "visible": ["left"]})"},
       facings},
  };
  return all;
}

}  // namespace paddock::car_wars
