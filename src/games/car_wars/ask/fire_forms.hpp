// Forms of givens that the questions of fire and damage share: a value may be a single thing or a list of them, an id a text or
// a number, dice a sum or one by one.
#pragma once
#include <string>
#include <vector>

#include "games/car_wars/ask/givens.hpp"
#include "games/car_wars/rules/target_faces.hpp"
#include "games/car_wars/rules/to_hit_table.hpp"

namespace paddock::car_wars {

// A list of texts, or one text; other entries are a fault.
std::vector<std::string> text_list(Givens& given, char const* key);
std::vector<std::string> text_list(Givens& given, char const* key, std::string_view fallback);
std::string id_of(Givens& given, char const* key);                  // a text or a whole number; "" when it is not there
std::vector<int> whole_list(Givens& given, char const* key, int least, int most);   // a list or one number; missing: none
std::vector<int> dice_list(Givens& given, char const* key);         // each 1 to 6
Ratio speed_number(Givens& given, char const* key);                 // miles an hour, backwards below 0
int die_if(Givens& given, bool rolled);                              // 1 to 6; where no roll is made it may be missing
int dice_sum(Givens& given, char const* key, int dice);             // of so many dice: their sum, or a list of them

// "front", "back" ("rear"), "left", "right", "side" (a left one); one or several.
aim::Arcs arcs_given(Givens& given, char const* key);
aim::Arcs arcs_given(Givens& given, char const* key, aim::Arc fallback);
// A weapon by its id or name, a body likewise; "car", "cycle", "sidecar" and reversed trikes, too. None: there is no such body.
aim::FireWeapon const* weapon_called(aim::ToHitTable const& table, std::string_view name);
aim::BodySize const* body_called(aim::ToHitTable const& table, std::string_view name);
bool turret_part(std::string_view name);                             // a turret of any kind; R 13: a rocket platform is aimed at as one
std::string part_called(std::string const& name);                   // a part to aim at as to_hit.json has it: any tire is "tire"
bool infrared_given(Givens& given);                                 // "infrared", or among the options of a weapon
int number_of(std::vector<std::string>& names, std::string_view name);   // its place among the names so far; a new one comes last
int name_index(std::string_view name, Names names);                 // -1: none of them
Doc arc_doc(aim::Arcs const& arcs);                                 // its name; on a dividing line a list of them

}  // namespace paddock::car_wars
