// A design as a line for a chat: "CW1." and its fields in base64url, with four letters that catch a slip of the pen.
#include "core/filled.hpp"
#include "games/car_wars/build/design_fields.hpp"

namespace paddock::car_wars::build {
namespace {

constexpr std::string_view kHead = kTagHead, kLetters = kTagLetters;
constexpr size_t kMostLetters = 8000;

struct TagSum {
  uint64_t h = 0x4357;
  void add(uint8_t byte) { h = mix64(h ^ byte); }
  uint32_t value() const { return uint32_t(h & 0xFFFFFF); }
};
uint32_t sum_of(std::string_view bytes) {
  TagSum sum;
  for (char c : bytes) sum.add(uint8_t(c));
  return sum.value();
}

// Runs of zeros are most of a design: a zero byte is followed by how many more there are.
std::string squeeze(std::string_view bytes) {
  std::string out;
  for (size_t i = 0; i < bytes.size(); ++i) {
    out.push_back(bytes[i]);
    if (bytes[i] != 0) continue;
    size_t more = 0;
    while (more < 255 && i + 1 < bytes.size() && bytes[i + 1] == 0) ++more, ++i;
    out.push_back(char(more));
  }
  return out;
}
std::string unsqueeze(std::string_view bytes) {
  std::string out;
  for (size_t i = 0; i < bytes.size() && out.size() < (1u << 16); ++i) {
    out.push_back(bytes[i]);
    if (bytes[i] == 0 && i + 1 < bytes.size()) out.append(uint8_t(bytes[++i]), '\0');
  }
  return out;
}

std::string letters_of(std::string_view bytes) {
  std::string out;
  uint32_t held = 0;
  int bits = 0;
  for (char c : bytes) {
    held = held << 8 | uint8_t(c), bits += 8;
    for (; bits >= 6; bits -= 6) out.push_back(kLetters[held >> (bits - 6) & 63]);
  }
  if (bits > 0) out.push_back(kLetters[held << (6 - bits) & 63]);
  return out;
}
bool bytes_of(std::string_view letters, std::string& out) {
  uint32_t held = 0;
  int bits = 0;
  for (char c : letters) {
    size_t const value = kLetters.find(c);
    if (value == kLetters.npos) return false;
    held = held << 6 | uint32_t(value), bits += 6;
    if (bits >= 8) bits -= 8, out.push_back(char(held >> bits & 255));
  }
  return true;
}

template <class T>
bool in(std::vector<T> const& rows, int index, int least = 0) { return index >= least && index < int(rows.size()); }

bool sound(Mount const& m) { return m.where != Where::held || (in(catalogue().parts, m.part) && catalogue().parts[size_t(m.part)].holds != Holds::nothing); }

// Every row that is named is there. A design that was written by write_tag always is.
bool sound(Craft const& c, bool must_have_body) {
  Catalogue const& cat = catalogue();
  bool good = in(cat.bodies, c.body, must_have_body ? 0 : -1) && in(cat.suspensions, c.suspension, -1) && in(cat.armours, c.plastic) && in(cat.armours, c.metal, -1);
  for (TireGroup const& g : c.tires) good = good && in(cat.tires, g.tire) && g.count > 0;
  for (Person const& p : c.crew) {
    for (Worn const& w : p.gear) good = good && in(cat.gear, w.gear);
    for (int points : p.skills) good = good && points >= 0 && points <= 999;
  }
  for (Weapon const& w : c.weapons) good = good && in(cat.weapons, w.kind) && w.mount.where != Where::none && sound(w.mount);
  for (Load const& l : c.loads)
    good = good && l.weapon < c.weapons.size() && in(cat.ammo, l.ammo) && l.magazine <= c.weapons[l.weapon].magazines && cat.ammo[size_t(l.ammo)].weapon == c.weapons[l.weapon].kind;
  for (Link const& l : c.links) {
    good = good && (c.weapons.size() == 32 || l.weapons >> c.weapons.size() == 0);
    for (int part : l.parts) good = good && in(cat.parts, part);
  }
  for (Part const& p : c.parts) good = good && in(cat.parts, p.kind) && in(cat.armours, p.type, -1) && sound(p.around.mount);
  for (auto const* points : {&c.armor, &c.metal_armor})
    for (int n : *points) good = good && n >= 0 && n <= 999;
  return good;
}

bool sound(Design const& d) {
  Catalogue const& cat = catalogue();
  bool good = sound(d.main, true) && in(cat.chassis, d.chassis, -1) && in(cat.plants, d.plant, -1) && in(cat.tanks, d.tank, -1) && (!d.has_sidecar || sound(d.sidecar, true));
  for (Shell const& s : d.shells) {
    good = good && in(cat.armours, s.type) && !s.around.empty();
    for (Around const& a : s.around) good = good && a.what != What::none && sound(a.mount);
  }
  return good;
}

Error no_tag() { return {"", "This is no tag of a Car Wars design; one begins with CW1."}; }
Error torn() {
  return {"", filled("Letters of this design's tag are missing or wrong: its checksum does not fit. Copy it again from {} to its last letter, or ask for the design as a file.", {kTagHead})};
}

}  // namespace

bool tag_whole(std::span<uint8_t const> letters) {
  if (letters.size() < 5) return false;
  uint32_t wanted = 0, held = 0;
  for (uint8_t letter : letters.first(4)) wanted = wanted << 6 | letter;
  int bits = 0;
  TagSum sum;
  for (uint8_t letter : letters.subspan(4)) {
    held = held << 6 | letter, bits += 6;
    if (bits >= 8) bits -= 8, sum.add(uint8_t(held >> bits & 255));
  }
  return wanted == sum.value();
}

std::string write_tag(Design const& design) {
  std::string const bytes = squeeze(pack_fields(design));
  uint32_t const sum = sum_of(bytes);
  std::string const check = {char(sum >> 16 & 255), char(sum >> 8 & 255), char(sum & 255)};
  return std::string(kHead) + letters_of(check) + letters_of(bytes);
}

Expected<Design> read_tag_text(std::string_view given) {
  std::string whole;   // mail breaks long lines, and no letter of a tag is a blank
  for (char const c : given.substr(0, 2 * kMostLetters))
    if (!is_one_of(c, " \t\r\n")) whole.push_back(c);
  std::string_view const tag = whole;
  if (!tag.starts_with(kHead)) return no_tag();
  if (tag.size() < kHead.size() + 5 || tag.size() > kMostLetters) return torn();
  std::string check, bytes;
  if (!bytes_of(tag.substr(kHead.size(), 4), check) || !bytes_of(tag.substr(kHead.size() + 4), bytes)) return torn();
  uint32_t const sum = uint32_t(uint8_t(check[0])) << 16 | uint32_t(uint8_t(check[1])) << 8 | uint8_t(check[2]);
  Design design;
  if (letters_of(bytes) != tag.substr(kHead.size() + 4) || sum_of(bytes) != sum || !unpack_fields(unsqueeze(bytes), design) || !sound(design)) return torn();
  return design;
}

}  // namespace paddock::car_wars::build
