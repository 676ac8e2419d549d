#include "games/car_wars/orders/fire_words.hpp"

#include <algorithm>

#include "core/filled.hpp"
#include "core/scan.hpp"
#include "games/car_wars/build/catalogue.hpp"
#include "games/car_wars/build/names.hpp"
#include "games/car_wars/duel/counters_parts.hpp"
#include "games/car_wars/duel/shoot.hpp"
#include "games/car_wars/orders/called.hpp"
#include "games/car_wars/orders/tokens.hpp"

namespace paddock::car_wars::orders {

using namespace duel;

namespace {

// Bytes of `name` at the beginning of `text`, whatever the case and whether blanks, dashes or underscores stand between its words; one
// more thing than one ("MGs") is the same, and a tire a tyre.
size_t begins(std::string_view text, std::string_view name) {
  size_t at = 0;
  for (char const c : name) {
    bool const gap = c == ' ' || c == '-' || c == '_';
    if (at == text.size()) return 0;
    bool const tyre = c == 'i' && lower(text[at]) == 'y' && name.substr(0, at + 3).ends_with("tire");
    if (gap ? !is_one_of(text[at], " -_") : lower(text[at]) != lower(c) && !tyre) return 0;
    ++at;
  }
  if (at < text.size() && lower(text[at]) == 's' && (at + 1 == text.size() || !in_word(text[at + 1]))) ++at;
  return name.empty() || (at < text.size() && in_word(text[at])) ? 0 : at;
}

size_t blanks(std::string_view text) { return std::min(text.find_first_not_of(" \t"), text.size()); }

struct Place {
  int face = -1;
  size_t bytes = 0;
};
Place face_at(std::string_view text) {
  static constexpr std::pair<std::string_view, int> kFaceWords[] = {{"front", Front}, {"forward", Front}, {"back", Back}, {"rear", Back}, {"left", Left}, {"right", Right},
      {"top", Top}, {"underbody", Under}, {"turret", Turret}};
  for (auto const& [word, face] : kFaceWords)
    if (size_t const n = begins(text, word)) return {face, n};
  return {};
}

// "left" behind "back", where something is mounted on that corner.
struct Corner {
  int side = 0;                          // -1 left
  size_t bytes = 0;
};
Corner corner_at(Car const& car, int face, std::string_view text) {
  size_t const gap = blanks(text);
  Place const side = face_at(text.substr(gap));
  if (side.face != Left && side.face != Right) return {};
  int const to = side.face == Left ? -1 : 1;
  bool const there = std::any_of(car.guns.begin(), car.guns.end(), [&](Gun const& gun) { return gun.face == face && gun.corner == to; });
  return there ? Corner{to, gap + side.bytes} : Corner{};
}

// The longest of its names.
size_t kind_at(build::WeaponKind const& kind, std::string_view text) {
  return std::max({begins(text, kind.id), begins(text, kind.name), begins(text, build::short_of(kind))});
}

size_t kind_at(Gun const& gun, std::string_view text) {
  auto const& kinds = build::catalogue().weapons;
  if (gun.kind < 0 || size_t(gun.kind) >= kinds.size()) return 0;
  size_t most = kind_at(kinds[size_t(gun.kind)], text);
  static constexpr std::pair<std::string_view, Lie> kLays[] = {{"smoke screen", Lie::smoke}, {"smoke", Lie::smoke}, {"oil", Lie::oil}, {"paint", Lie::paint}, {"ice", Lie::ice},
      {"spikes", Lie::spikes}, {"flaming oil", Lie::flaming_oil}, {"flaming oil", Lie::hot_flaming_oil}, {"tear gas", Lie::tear_gas}};
  Arm const& arm = arm_of(gun);
  if (!arm.drops) return most;
  for (auto const& [word, lie] : kLays)
    if (arm.lays == lie) most = std::max(most, begins(text, word));
  return is_mine(arm.lays) ? std::max(most, begins(text, "mine")) : most;
}

uint32_t with_links(Car const& car, uint32_t guns) {
  uint32_t out = guns;
  for (int i = 0; i < car.guns.size(); ++i)
    for (int k = 0; k < car.guns.size(); ++k)
      if ((guns >> i & 1) != 0 && car.guns[i].link >= 0 && car.guns[k].link == car.guns[i].link) out |= 1u << k;
  return out;
}

NamedGuns numbered(Car const& car, std::string_view text) {
  for (std::string_view word : {"weapon", "gun"}) {
    size_t const n = begins(text, word);
    if (n == 0) continue;
    Scan in(text);
    in.go(n + blanks(text.substr(n)));
    if (!is_digit(in.peek())) continue;
    int const gun = in.number(99, 2) - 1;
    if (gun >= 0 && gun < car.guns.size()) return {with_links(car, 1u << gun), 1u << gun, gun, in.at()};
  }
  return {};
}

// " gun" behind a place: whatever stands there; "front weapon 2" is a number.
size_t any_gun(std::string_view text) {
  size_t const gap = blanks(text);
  for (std::string_view word : {"gun", "weapon"}) {
    size_t const end = gap + begins(text.substr(gap), word);
    if (end > gap && !is_digit(Scan(text.substr(end + blanks(text.substr(end)))).peek())) return end;
  }
  return 0;
}

}  // namespace

size_t weapon_at(std::string_view text) {
  size_t most = 0;
  for (build::WeaponKind const& kind : build::catalogue().weapons) most = std::max(most, kind_at(kind, text));
  return most;
}

NamedGuns guns_at(Car const& car, std::string_view text) {
  if (NamedGuns const one = numbered(car, text); one.bytes > 0) return one;
  Place const before = face_at(text);
  Corner const from = before.bytes > 0 ? corner_at(car, before.face, text.substr(before.bytes)) : Corner{};
  size_t const told = before.bytes + from.bytes, skip = told + (told ? blanks(text.substr(told)) : 0);
  size_t longest = 0;
  for (Gun const& gun : car.guns) longest = std::max(longest, kind_at(gun, text.substr(skip)));
  if (longest == 0 && before.bytes == 0) return {};
  size_t end = longest > 0 ? skip + longest : told + any_gun(text.substr(told));
  Place behind;
  Corner side = from;
  if (before.bytes == 0) {
    size_t const gap = blanks(text.substr(end));
    behind = face_at(text.substr(end + gap));
    if (behind.bytes > 0) end += gap + behind.bytes, side = corner_at(car, behind.face, text.substr(end)), end += side.bytes;
  }
  int const face = before.bytes > 0 ? before.face : behind.face;
  NamedGuns out;
  out.bytes = end;
  for (int i = 0; i < car.guns.size(); ++i) {
    bool const kind = longest == 0 || kind_at(car.guns[i], text.substr(skip)) == longest;
    if (!kind || (face >= 0 && car.guns[i].face != face) || (side.side != 0 && car.guns[i].corner != side.side)) continue;
    out.named |= 1u << i;
    if (out.first < 0) out.first = i;
  }
  out.guns = with_links(car, out.named);
  return out;
}

size_t aside_at(std::string_view text) {
  size_t gap = blanks(text);
  if (gap < text.size() && text[gap] == ',') ++gap, gap += blanks(text.substr(gap));   // as the buttons write it
  size_t const n = begins(text.substr(gap), "aside");
  return n > 0 ? gap + n : 0;
}

uint32_t droppers(Car const& car, NamedGuns const& some, bool aside) {
  uint32_t all = 0;
  for (int i = 0; i < car.guns.size(); ++i) all |= arm_of(car.guns[i]).drops && (!aside || car.guns[i].corner != 0) ? 1u << i : 0u;
  return aside && (some.named & all) != 0 ? some.named & all : some.guns & all;
}

namespace {

// "car 12", "#12", "no. 12": by its number.
NamedSeat numbered_seat(CarWars const& g, std::string_view text) {
  for (std::string_view word : {"car", "number", "no.", "no", "#"}) {
    if (!std::equal(word.begin(), word.end(), text.begin(), text.begin() + ptrdiff_t(std::min(word.size(), text.size())), [](char a, char b) { return a == lower(b); })) continue;
    Scan in(text);
    in.go(word.size()), in.skip(" #");
    int const n = is_digit(in.peek()) ? in.number(999, 3) : -1;
    for (int s = 0; n >= 0 && s < g.seats(); ++s)
      if (g.setup().seats[size_t(s)].number == n) return {Seat(s), in.at() + (in.rest().starts_with("'s") ? 2 : 0)};
  }
  return {};
}

// How much of the text is that name, with "'s" behind it; 0: it is no such word.
size_t name_at(std::string_view name, std::string_view text) {
  size_t n = 0;
  while (n < name.size() && n < text.size() && lower(name[n]) == lower(text[n])) ++n;
  if (n == 0 || n < name.size()) return 0;
  if (text.substr(n).starts_with("'s")) return n + 2;
  return n < text.size() && (in_word(text[n]) || is_digit(text[n])) ? 0 : n;
}

}  // namespace

NamedSeat first_name_at(CarWars const& g, std::string_view text) {
  NamedSeat out;
  for (int s = 0; s < g.seats(); ++s) {
    std::string const name = plain_of(g.name_of(Seat(s))).text;
    size_t const n = name_at(std::string_view(name).substr(0, name.find(' ')), text);
    if (n > 0 && out.bytes > 0) return {};
    if (n > 0) out = {Seat(s), n};
  }
  return out;
}

NamedSeat seat_at(CarWars const& g, std::string_view text) {
  NamedSeat out;
  for (int s = 0; s < g.seats(); ++s)
    if (size_t const n = name_at(plain_of(g.name_of(Seat(s))).text, text); n > out.bytes) out = {Seat(s), n};
  return out.bytes > 0 ? out : numbered_seat(g, text);
}

NamedPart part_at(Car const& target, std::string_view text) {
  NamedPart out;
  for (int aim = AimCar + 1; aim < kAims; ++aim) {
    std::string const name = aim_text(aim);
    std::string_view const bare = std::string_view(name).substr(name.starts_with("the ") ? 4 : 0);   // "the" has been read over
    if (size_t const n = std::max(begins(text, name), begins(text, bare)); n > out.bytes) out = {aim, n};
  }
  // What a list or a log calls it, and other words for the same.
  for (int aim = AimCar + 1; aim < kAims; ++aim)
    if (size_t const n = begins(text, aim_code(aim)); n > out.bytes) out = {aim, n};
  static constexpr std::pair<std::string_view, int> kOthers[] = {{"rear", AimBack}, {"cyclist", AimRider}, {"driver", AimRider},
      {"front tire", AimTire0}, {"back tire", AimTire2}, {"rear tire", AimTire2}};
  auto const two = [&](int aim) { return is_tire(aim) && target.wheels[size_t(aim - AimTire0 + 1)].there; };   // there is a right one, too
  for (auto const& [word, aim] : kOthers)
    if (size_t const n = two(aim) ? 0 : begins(text, word); n > out.bytes) out = {aim, n};
  static constexpr std::pair<std::string_view, int> kTires[] = {{"front left tire", AimTire0}, {"front right tire", AimTire0 + 1}, {"rear left tire", AimTire2}, {"rear right tire", AimTire2 + 1},
      {"back left tire", AimTire2}, {"back right tire", AimTire2 + 1}, {"left back tire", AimTire2}, {"right back tire", AimTire2 + 1}};
  static constexpr std::pair<std::string_view, int> kLetters[] = {{"LF", AimTire0}, {"RF", AimTire0 + 1}, {"LR", AimTire2}, {"RR", AimTire2 + 1}, {"LB", AimTire2}, {"RB", AimTire2 + 1}};
  for (auto const& [letters, aim] : kLetters)
    if (size_t const n = begins(text, std::string(letters) + " tire"); n > out.bytes) out = {aim, n};
  for (auto const& [word, aim] : kTires)
    if (size_t const n = begins(text, word); n > out.bytes) out = {aim, n};
  if (out.aim >= AimFront && out.aim <= AimRight && out.bytes > 0) {   // "Ed's left side", "his front armor"
    size_t const gap = blanks(text.substr(out.bytes));
    for (std::string_view word : {"side", "armor", "armour"})
      if (size_t const n = begins(text.substr(out.bytes + gap), word); n > 0) return {out.aim, out.bytes + gap + n};
  }
  return out;
}

std::string guns_text(Car const& car, uint32_t guns) {
  std::string out;
  uint32_t const meant = with_links(car, guns);
  for (int i = 0; i < car.guns.size(); ++i) {
    if ((guns >> i & 1) == 0) continue;
    bool told = false, others = false;   // called so, too, and not meant
    for (int k = 0; k < car.guns.size(); ++k) others |= (meant >> k & 1) == 0 && car.guns[k].dp > 0 && goes_by(car, k, gun_text(car, i));
    for (int k = 0; k < i; ++k)
      told |= (guns >> k & 1) != 0 && ((!others && gun_text(car, k) == gun_text(car, i)) || (car.guns[i].link >= 0 && car.guns[k].link == car.guns[i].link));
    if (!told) out += (out.empty() ? "" : " and ") + (others ? "weapon " + std::to_string(i + 1) : gun_text(car, i));
  }
  return out;
}

std::string all_drivers(CarWars const& g, Seat but) {
  std::string out;
  for (int s = 0; s < g.seats(); ++s)
    if (Seat(s) != but) out += filled("{}{} (#{})", {out.empty() ? "" : ", ", g.name_of(Seat(s)), g.setup().seats[size_t(s)].number});
  return out;
}

std::string all_guns(Car const& car) {
  std::string out;
  for (int i = 0; i < car.guns.size(); ++i) out += (i ? ", " : "") + gun_text(car, i);
  return out.empty() ? "no weapon at all" : out;
}

}  // namespace paddock::car_wars::orders
