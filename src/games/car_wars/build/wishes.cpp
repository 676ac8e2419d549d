#include "games/car_wars/build/wishes.hpp"

#include <algorithm>

#include "core/filled.hpp"
#include "core/order.hpp"

namespace paddock::car_wars::build {
namespace {

constexpr int kPurse = 10000;                   // of who names none
constexpr int kDollarsAPoint = 500, kLeastParts[kFacings] = {10, 7, 5, 5, 3, 3};   // armor of who wishes none

Error read_number(Doc const& doc, char const* key, std::pair<int, int> bounds, int& out) {
  if (!doc.contains(key) || doc[key].is_null()) return {};
  int64_t const n = doc[key].is_number_integer() ? doc[key].get<int64_t>() : INT64_MIN;
  if (n < bounds.first || n > bounds.second)
    return {std::string("/") + key, filled("a whole number from {} to {} is expected", {bounds.first, bounds.second})};
  out = int(n);
  return {};
}

Error read_flag(Doc const& doc, char const* key, bool& out) {
  if (!doc.contains(key) || doc[key].is_null()) return {};
  if (!doc[key].is_boolean()) return {std::string("/") + key, "true or false is expected"};
  out = doc[key].get<bool>();
  return {};
}

Error read_bodies(Doc const& doc, std::vector<int16_t>& out) {
  if (!doc.contains("bodies") || doc["bodies"].is_null()) return {};
  Doc const list = doc["bodies"].is_array() ? doc["bodies"] : Doc::array({doc["bodies"]});
  auto const& bodies = catalogue().bodies;
  for (Doc const& entry : list) {
    std::string const word = entry.is_string() ? entry.get<std::string>() : "";
    size_t const before = out.size();
    for (size_t i = 0; i < bodies.size(); ++i)
      if (bodies[i].kind != Kind::sidecar && (bodies[i].id == word || word == kKinds[int(bodies[i].kind)])) out.push_back(int16_t(i));
    if (out.size() == before)
      return {"/bodies", filled("'{}' is no body; one is near: {}, or a kind: car, racing, trike, cycle", {word, nearest_row(bodies, word)})};
  }
  sort_many(out);
  out.erase(std::unique(out.begin(), out.end()), out.end());
  return {};
}

// The wished parts are read as the parts of a design, so that they take every form a design may have.
Error read_given(Doc const& doc, Wishes& wishes) {
  Doc part = DocObject().with("crew", Doc::array({{{"role", "driver"}, {"gear", doc.contains("gear") ? doc["gear"] : Doc::array()}}}));
  for (char const* key : {"weapons", "accessories", "armor", "armor_type"})
    if (doc.contains(key)) part[key] = doc[key];
  if (doc.contains("dropped") && doc["dropped"].is_string()) {
    if (!part.contains("weapons")) part["weapons"] = Doc::array();
    if (part["weapons"].is_array()) part["weapons"].push_back(doc["dropped"].get<std::string>() + " back");
  }
  Read read = read_design(part);
  for (Fault const& fault : read.faults)
    if (fault.path != "/body" && !fault.path.empty()) return {fault.path, fault.why};
  wishes.armor = read.design.main.armor;
  wishes.armor_wished = doc.contains("armor");
  read.design.main.armor = {};
  wishes.given = std::move(read.design);
  return {};
}

Error known_only(Doc const& doc) {
  constexpr char const* kKeys[] = {"game", "budget", "event", "bodies", "top_speed", "acceleration", "hc", "power", "weapons", "dropped",
                                   "more_weapons", "armor", "armor_type", "gear", "accessories"};
  for (auto it = doc.begin(); it != doc.end(); ++it)
    if (std::find(std::begin(kKeys), std::end(kKeys), it.key()) == std::end(kKeys)) return {"/" + it.key(), "nobody knows this wish; there are budget, bodies, top_speed, acceleration, hc, power, weapons, dropped, more_weapons, armor, armor_type, gear, accessories and event"};
  return {};
}

Error read_power(Doc const& doc, Power& out) {
  std::string const word = get_text(doc, "power", "any");
  for (int i = 0; i < 3; ++i)
    if (word == kPowers[i]) return out = Power(i), Error{};
  return {"/power", filled("'any', 'electric' or 'gas' is expected, not '{}'", {word})};
}

}  // namespace

Expected<Wishes> read_wishes(Doc const& doc) {
  if (!doc.is_object()) return Error{"", "wishes are an object like {\"budget\": 10000, \"top_speed\": 90}"};
  Wishes out;
  Expected<Event> const event = read_event(doc.contains("event") ? doc["event"] : Doc::object());
  if (!event) return event.error();
  out.event = *event;
  int budget = out.event.budget > 0 ? out.event.budget : kPurse;
  bool const named_drop = doc.contains("dropped") && doc["dropped"].is_string();
  for (Error const& error : {known_only(doc), read_number(doc, "budget", {500, 1'000'000}, budget), read_bodies(doc, out.bodies),
                             read_number(doc, "top_speed", {0, 400}, out.top_speed), read_number(doc, "acceleration", {0, 20}, out.acceleration),
                             read_number(doc, "hc", {-9, 9}, out.hc), read_power(doc, out.power), read_flag(doc, "more_weapons", out.more_weapons),
                             named_drop ? Error{} : read_flag(doc, "dropped", out.dropper), read_given(doc, out)})
    if (!error.what.empty()) return error;
  out.event.budget = out.event.budget > 0 ? std::min(budget, out.event.budget) : budget;
  if (!out.armor_wished) {
    int const front = std::clamp(out.event.budget / kDollarsAPoint, 2, 30);
    for (size_t f = 0; f < kFacings; ++f) out.armor[f] = int16_t(std::max(front * kLeastParts[f] / 10, 1));
  }
  return out;
}

}  // namespace paddock::car_wars::build
