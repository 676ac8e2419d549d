// What an event lets in: the newest book, the switches of its referee, single items on or off, a purse.
#pragma once
#include <vector>

#include "games/car_wars/build/catalogue.hpp"
#include "games/car_wars/build/settings.hpp"

namespace paddock::car_wars::build {

struct Event {
  Level level = Level::uacfh;              // items of newer books are out
  bool military = false;                   // military items are in
  bool banned = false;                     // so are the others that are off by default (AADA-banned)
  int budget = 0, max_weight = 0;          // dollars, pounds; 0: no limit
  // Ids of the catalogue, and of what is done to tires, frames and rounds; of ammunition "MG/incendiary" or "incendiary".
  std::vector<std::string> allow, ban;
  BuildSettings settings;
};

// {"level", "military", "banned", "budget", "max_weight", "allow", "ban", and settings by name}; settings may also stand under
// "settings", or by ruling, {"CW-061": {"atg_side_mount": true}}. Errors: path and what is expected.
Expected<Event> read_event(Doc const& doc);
Doc write_event(Event const& event);       // what differs from the default

// The ruling by which an item is out whatever the event's book and lists say; empty: none. `also`: ammunition by its weapon.
std::string_view forbidden_by(Item const& item, BuildSettings const& settings, std::string_view also = "");
std::string_view body_forbidden_by(Body const& body, BuildSettings const& settings);
// Why a weapon may not stand in a turret: the ruling.
std::string_view turret_forbidden_by(WeaponKind const& kind, BuildSettings const& settings);

bool bans(Event const& event, std::string_view id);
// Whether an id of allow and ban lists is something that can be on a design; else the nearest, if one comes near.
bool is_known_id(std::string_view id, std::string_view& nearest);

// Why an item may not be bought there; empty: it may. `also`: its other name for allow and ban lists.
std::string why_banned(Item const& item, Event const& event, std::string_view also = "");

}  // namespace paddock::car_wars::build
