// What an answer comes to, in one plain sentence, for the questions people ask most.
#include <algorithm>
#include <array>
#include <cstdlib>

#include "core/filled.hpp"
#include "games/car_wars/ask/ask.hpp"
#include "games/car_wars/orders/called.hpp"
#include "view/line.hpp"

namespace paddock::car_wars {
namespace {

using std::to_string;

std::string number(Doc const& of, char const* key) {
  auto const it = of.find(key);
  return it == of.end() || it->is_null() ? "" : it->is_string() ? it->get<std::string>() : it->is_number_integer() ? number_text(it->get<int64_t>()) : dump_doc(*it);
}
int whole(Doc const& of, char const* key, int otherwise = 0) {
  auto const it = of.find(key);
  return it != of.end() && it->is_number_integer() ? it->get<int>() : otherwise;
}
bool yes(Doc const& of, char const* key) {
  auto const it = of.find(key);
  return it != of.end() && it->is_boolean() && it->get<bool>();
}
std::string words(Doc const& of, char const* key) {
  std::string out = get_text(of, key);
  for (char& c : out)
    if (c == '_') c = ' ';
  return out;
}
std::string roll_words(int modifier) { return modifier == 0 ? "changes nothing" : modifier < 0 ? filled("takes {} off the roll", {-modifier}) : filled("adds {} to the roll", {modifier}); }
std::string two_dice(int needed) {
  if (needed > 12) return "Cannot hit: two dice would have to show " + to_string(needed);
  return filled("Needs {} or more on two dice ({})", {needed, orders::chance_text(needed)});
}
std::string one_die(int need) {
  return need <= 1 ? "Safe: no die can lose control" : need > 6 ? "Control is lost, whatever the die shows" : filled("One die must show {} or more to keep control", {need});
}

std::string to_hit(Doc const&, Doc const& answer) {
  if (!yes(answer, "allowed")) return "No shot: " + get_text(answer, "why");
  std::string out = two_dice(whole(answer, "needed"));
  if (answer.contains("hit")) out += yes(answer, "hit") ? ", and this roll hits" : ", and this roll misses";
  int const modifier = whole(answer, "modifier");
  return filled("{}. The weapon needs {} by itself{}.", {out, number(answer, "number"), modifier ? ", all together " + roll_words(modifier) : ""});
}
std::string roll(Doc const& given, Doc const& answer) { return filled("{}: {} or more was needed.", {yes(answer, "hit") ? "A hit" : "A miss", number(given, "needed")}); }
std::string modifier(Doc const&, Doc const& answer) { return filled("It {}.", {roll_words(whole(answer, "modifier"))}); }
std::string need(Doc const& given, Doc const& answer) { return filled("{} at {} mph and handling {}.", {one_die(whole(answer, "need")), number(given, "speed"), number(given, "status")}); }
std::string control(Doc const&, Doc const& answer) {
  std::string const result = words(answer, "result");
  std::string out = filled("Handling falls to {}. {}", {number(answer, "status"), one_die(whole(answer, "need"))});
  if (result == "safe") return out + ". It stays in control.";
  return out + (result.empty() ? "." : filled(": {}{}", {result, number(answer, "table").empty() ? "." : filled(", a roll on crash table {}.", {number(answer, "table").substr(2)})}));
}
std::string difficulty(Doc const& given, Doc const& answer) { return filled("The {} costs D{}: handling falls by {}.", {words(given, "maneuver"), number(answer, "d"), number(answer, "d")}); }
std::string legal(Doc const& given, Doc const& answer) {
  std::string const why = get_text(answer, "why");
  return filled("{}{} at {} mph{}", {yes(answer, "allowed") ? "It may make a " : "It may not make a ", words(given, "maneuver"), number(given, "speed"), why.empty() ? "." : filled(": {}.", {why})});
}
std::string allowed(Doc const&, Doc const& answer) {
  std::string const why = get_text(answer, "why");
  return std::string(yes(answer, "allowed") ? "It is allowed" : "It is not allowed") + (why.empty() ? "." : filled(": {}.", {why}));
}
std::string ram(Doc const&, Doc const& answer) { return filled("The first vehicle takes {} points, the second {}.", {number(answer, "to1"), number(answer, "to2")}); }
std::string ram_dice(Doc const& given, Doc const& answer) { return filled("At a collision speed of {} mph {} of damage are rolled.", {number(given, "speed"), number(answer, "dice")}); }
std::string weight(Doc const& given, Doc const& answer) { return filled("A vehicle of {} pounds counts {} in a collision.", {number(given, "weight"), number(answer, "dm")}); }
std::string collision(Doc const&, Doc const& answer) {
  auto const pair = [&](char const* key, size_t i) { return answer.contains(key) && answer[key].is_array() && answer[key].size() > i ? dump_doc(answer[key][i]) : std::string("?"); };
  return filled("They meet at {} mph: {} of damage are rolled. The first goes on at {} mph, the second at {}.", {number(answer, "collision_speed"), number(answer, "dice"), pair("new_speed", 0), pair("new_speed", 1)});
}
std::string fixed(Doc const&, Doc const& answer) {
  return filled("It counts as a {} at {} mph; after it the vehicle goes on at {} mph.", {words(answer, "type"), number(answer, "speed_for_damage"), number(answer, "speed_after")});
}
std::string collision_type(Doc const&, Doc const& answer) { return filled("It is a {}.", {words(answer, "type")}); }
std::string range(Doc const&, Doc const& answer) {
  int const mils = whole(answer, "mils"), tenths = (mils + 50) / 100, bands = mils < 1000 ? 0 : mils / 4000;
  std::string const far = to_string(tenths / 10) + (tenths % 10 ? "." + to_string(tenths % 10) : "") + (tenths == 10 ? " inch" : " inches");
  return filled("The range is {}, which {} to hit.", {far, roll_words(mils < 1000 ? 4 : -bands)});
}
std::string arcs(Doc const&, Doc const& answer) {
  std::string out;
  if (answer.contains("arcs") && answer["arcs"].is_array())
    for (Doc const& one : answer["arcs"]) out += (out.empty() ? "" : " and the ") + (one.is_string() ? one.get<std::string>() : "");
  return out.empty() ? "The point is in no arc." : filled("The point is in the {} arc.", {out});
}
std::string in_arc(Doc const& given, Doc const& answer) { return filled("{} in the arc of a weapon mounted {}.", {yes(answer, "in_arc") ? "It is" : "It is not", words(given, "mount")}); }
std::string attack(Doc const&, Doc const& answer) {
  int const out = whole(answer, "out");
  return filled("{} points of damage count. {}", {number(answer, "applied"), out > 0 ? number(answer, "out") + " go through." : "Nothing goes through."});
}
std::string damage_dice(Doc const&, Doc const& answer) { return filled("It comes to {} points.", {number(answer, "damage")}); }
std::string brake(Doc const& given, Doc const& answer) { return filled("Braking by {} mph costs D{} and {} points of each tire.", {number(given, "mph"), number(answer, "d"), number(answer, "tire")}); }
std::string skid(Doc const&, Doc const& answer) {
  return filled("It adds D{}, slows by {} mph, costs each tire {} points; {}", {number(answer, "added_d"), number(answer, "slow_mph"), number(answer, "tire_points"), number(answer, "aimed_fire").empty() ? "aimed fire is not possible." : filled("of aimed fire it {}.", {roll_words(whole(answer, "aimed_fire"))})});
}
std::string crash(Doc const&, Doc const& answer) { return filled("The dice and what is added make {}: {}.", {number(answer, "total"), words(answer, "result")}); }
std::string recover(Doc const&, Doc const& answer) { return filled("Handling comes back by {}, to {} (at most {}).", {number(answer, "gain"), number(answer, "status"), number(answer, "maximum")}); }
std::string inches(Doc const& given, Doc const& answer) { return filled("At {} mph it moves {}{} in phase {}.", {number(given, "speed"), number(answer, "inches"), number(answer, "inches") == "1" ? " inch" : " inches", number(given, "phase")}); }
std::string turn(Doc const& given, Doc const& answer) {
  std::string out;
  if (answer.contains("phases") && answer["phases"].is_array())
    for (Doc const& one : answer["phases"]) out += (out.empty() ? "" : ", ") + (one.is_string() ? one.get<std::string>() : dump_doc(one));
  return filled("At {} mph it moves {} inches in phases 1 to 5.", {number(given, "speed"), out});
}

struct Saying {
  char const* question;
  std::string (*say)(Doc const& given, Doc const& answer);
};
constexpr Saying kSayings[] = {
    {"tohit.total", to_hit}, {"tohit.roll", roll}, {"tohit.range", modifier}, {"tohit.cover", modifier}, {"tohit.phase_penalty", modifier}, {"tohit.size", modifier}, {"tohit.smoke", modifier},
    {"tohit.speed", modifier}, {"tohit.speed_table", modifier}, {"tohit.two_cars", modifier}, {"control.need", need}, {"control.roll", control}, {"maneuver.difficulty", difficulty}, {"maneuver.legal", legal},
    {"fire.legal", allowed}, {"move.speed_change", allowed}, {"move.start_speed", allowed}, {"ram.damage", ram}, {"ram.dice", ram_dice}, {"ram.dm", weight}, {"collision.resolve", collision}, {"collision.fixed", fixed},
    {"collision.type", collision_type}, {"range.measure", range}, {"arc.point", arcs}, {"arc.target", in_arc}, {"arc.tire", in_arc}, {"damage.attack", attack}, {"dice.damage", damage_dice}, {"brake", brake},
    {"skid.controlled", skid}, {"crash.ct1", crash}, {"hs.recover", recover}, {"move.inches", inches}, {"move.turn", turn},
};

}  // namespace

std::string sentence_of(std::string_view question, Doc const& given, Doc const& answer) {
  for (Saying const& one : kSayings)
    if (one.question == question) return answer.is_object() ? one.say(given, answer) : "";
  return "";
}

// A sentence says yes or no, and why not; that of braking does not.
bool told_in_sentence(std::string_view question, std::string_view key) {
  return (key == "allowed" || key == "hit" || key == "in_arc" || key == "why") && question != "brake" &&
         std::any_of(std::begin(kSayings), std::end(kSayings), [question](Saying const& one) { return one.question == question; });
}

}  // namespace paddock::car_wars
