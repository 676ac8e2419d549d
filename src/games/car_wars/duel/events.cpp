// What each kind of event has for numbers, within which bounds, and which rules events may cite.
#include "games/car_wars/duel/events.hpp"

#include <vector>

#include "core/assets.hpp"
#include "core/doc.hpp"
#include "core/filled.hpp"
#include "games/car_wars/duel/state_fields.hpp"
#include "games/car_wars/rules/collision.hpp"
#include "games/car_wars/rules/control.hpp"
#include "games/car_wars/rules/path.hpp"
#include "games/car_wars/rules/register.hpp"
#include "games/car_wars/rules/scoring.hpp"

namespace paddock::car_wars::duel {
namespace {

constexpr int kMostPoints = 9999, kMostPace = 200;
constexpr EventNumber kGun{"gun", 0, kMostGuns - 1}, kPace{"pace", -kMostPace, kMostPace}, kD{"d", 0, 100}, kSum{"sum", -99, 99};
constexpr EventNumber kStatus{"status", -6, 20}, kPoints{"points", 0, kMostPoints}, kLie{"counter", 0, int(Lie::count) - 1};

}  // namespace

EventRow const kEvents[size_t(Ev::kCount)] = {
    {"Entered", {kPace}},
    {"Phase", {{"turn", 0, 60}, {"phase", 0, 5}}},
    {"Speed", {{"from", -kMostPace, kMostPace}, {"to", -kMostPace, kMostPace}, {"forced", 0, 1}}},
    {"Went", {{"step", 0, int(driving::Step::slide_half)}, {"move", -1, 999}, {"inch", 0, 10}, {"loose", 0, 1}}},
    {"Control", {kD, kStatus, {"needed", 0, kNeedTooMuch}, {"result", 0, int(Control::lost)}, {"cause", 0, int(Cause::hazard)}}},
    {"Crash", {{"table", 1, 2}, {"total", -99, 99}, {"modifier", -99, 99}, {"result", 0, int(Crash::none)}}},
    {"Regained", {{"from", 0, int(Going::air)}}},
    {"Collided", {{"type", 0, int(CollisionType::struck_player_chooses) + 1}, {"mph", 0, 1000}, kPoints, {"other_points", 0, kMostPoints}, {"wall", -1, kMostWalls - 1}}},
    {"Stunned", {{"needed", 0, 300}, {"aim", 0, 6}}},
    {"Fired", {kGun, {"needed", -99, 99}, {"rolled", 0, 12}, {"aim", 0, kAimMark}, {"hit", 0, 1}}},
    {"Dropped", {kGun, kLie}},
    {"Struck", {kPoints, {"face", -5, kFaces - 1}, {"through", 0, 1}, {"harm", 0, int(Harm::landing)}, {"behind", 0, kMostPoints}}},
    {"Broke", {{"part", 0, int(Lost::flak)}, {"index", -1, kMostGuns - 1}}},
    {"Wounded", {{"job", 0, 1}, {"health", 0, 3}}},
    {"Touched", {kLie}},
    {"Lit", {kSum, {"wheel", 0, 4}}},
    {"Burned", {kPoints}},
    {"Doused", {}},
    {"Exploded", {}},
    {"Revealed", {kGun, {"weapon", 0, 999}, {"face", 0, kFaces - 1}, {"corner", -1, 1}}},
    {"Killed", {{"complete", 0, 1}}},
    {"Scored", {{"sixths", -30000, 30000}, {"for", 0, int(scoring::Event::no_drop)}}},
    {"Recovered", {{"from", -6, 20}, {"to", -6, 20}}},
    {"Out", {}},
    {"Over", {{"by", 0, int(scoring::By::last)}}},
    {"Measured", {{"tenths", 0, kMostPoints}}},
    {"Boosted", {{"device", 0, int(Gadget::pod)}, {"force", 0, 400}}},
    {"Signalled", {kLie}},
    {"Launched", {kGun, {"needed", -99, 99}}},
    {"Landed", {{"needed", -99, 99}, {"rolled", 0, 12}}},
    {"Turned", {{"down", 0, 1}, {"there", 0, 1}}},
    {"LostLock", {kGun, {"jammer", 0, 1}}},
};

Names event_names() {
  static auto const names = names_of(kEvents);
  return names;
}

// The order of the files: a link names a rule by its number here.
Names cited_rules() {
  static std::vector<char const*> const ids = [] {
    std::vector<char const*> out;
    for (auto const& [file, key] : {std::pair{"rulings", "rulings"}, std::pair{"rules", "rules"}}) {
      Expected<Doc> const doc = parse_doc(asset(filled("assets/games/car_wars/{}.json", {file})));
      if (!doc || !doc->contains(key)) continue;
      for (Doc const& one : (*doc)[key])
        if (Rule const rule = rule_named(get_text(one, "id")); !rule.empty()) out.push_back(rule.id);
    }
    return out;
  }();
  return ids;
}

// 1/262144 inch to mils, to the nearest.
Spot spot_of(geometry::Pose const& pose) { return {board::mils(pose.at.x), board::mils(pose.at.y), int16_t(geometry::heading(pose.heading))}; }

}  // namespace paddock::car_wars::duel
