// A vehicle as its designer wrote it, with every id found in the catalogue: plain values, no text. What the rules think of it is
// the affair of check.hpp; a Design may be as illegal as its document was.
// `at`: the place of an entry in its list of the document, for the paths of faults; kAlone: it stands there without a list. The
// long lists of a craft have 0 there, and a bit of `bare`.
#pragma once
#include <array>
#include <span>

#include "core/doc_object.hpp"
#include "core/fields.hpp"
#include "games/car_wars/build/catalogue.hpp"

namespace paddock::car_wars::build {

inline constexpr int8_t kAlone = -1, kUnsaid = -2;   // kUnsaid: the document says nothing of it

enum Facing : uint8_t { kFront, kBack, kLeft, kRight, kTop, kUnderbody, kFacings };
inline constexpr char const* kFacingNames[kFacings] = {"front", "back", "left", "right", "top", "underbody"};

// Where something stands: nowhere in particular, a facing, a corner, in a container of the catalogue, in a sidecar's own turret.
enum class Where : uint8_t { none, front, back, left, right, top, underbody, front_left, front_right, back_left, back_right, held, own_turret };
inline constexpr char const* kWhereNames[] = {"",           "front",       "back",      "left",       "right", "top", "underbody",
                                              "front-left", "front-right", "back-left", "back-right", "in",    "in turret"};
constexpr bool is_facing(Where w) { return w >= Where::front && w <= Where::underbody; }
constexpr bool is_corner(Where w) { return w >= Where::front_left && w <= Where::back_right; }
constexpr Facing facing_of(Where w) { return Facing(int(w) - 1); }   // of a facing
constexpr Where where_of(int facing) { return Where(facing + 1); }

struct Mount {
  Where where = Where::none;
  Where side = Where::none;      // of a container that stands on a side: a pod, a sponson
  int16_t part = -1;             // the container, a row of Catalogue::parts
  friend bool operator==(Mount, Mount) = default;
};

enum TireMod : uint8_t { kSteelbelted = 1, kRadial = 2, kOffRoad = 4, kSlick = 8, kFireproof = 16, kSnow = 32, kChains = 64 };
inline constexpr char const* kTireMods[] = {"steelbelted", "radial", "off_road", "slick", "fireproof", "snow", "chains"};

struct TireGroup {
  int8_t tire = 0;
  uint8_t mods = 0, count = 0;
  Where place = Where::none;     // none: the next free wheels, front first
  int8_t at = 0;
};

enum class Role : uint8_t { driver, cyclist, gunner, passenger };
inline constexpr char const* kRoles[] = {"driver", "cyclist", "gunner", "passenger"};
inline constexpr char const* kSkills[] = {"driver", "gunner", "cyclist", "handgunner"};

struct Worn {
  int16_t gear = 0, count = 1;
  int8_t at = 0;
};
struct Person {
  Role role = Role::driver;
  List<Worn, 16> gear;
  std::array<int16_t, 4> skills = {};   // points, by kSkills
  int8_t at = 0;
};

// What may be done to a weapon, and to a load of rounds.
enum WeaponOption : uint16_t {
  kInfrared = 1, kBlueGreen = 2, kPulse = 4, kGuidance = 8, kSwc = 16, kHrswc = 32, kCyberlink = 64, kBumperTrigger = 128
};
inline constexpr uint16_t kComputers = kSwc | kHrswc | kCyberlink;
struct OptionName {
  char const *name, *part;              // as it is written; the row of the catalogue that prices it
};
inline constexpr OptionName kOptions[] = {{"infrared", "laser_option_infrared"}, {"blue_green", "laser_option_blue_green"},
                                          {"pulse", "laser_option_pulse"},       {"laser_guidance_electronics", "laser_guidance_electronics"},
                                          {"swc", "swc"},                        {"hrswc", "hrswc"},
                                          {"cyberlink", "cyberlink"},            {"bumper_trigger", "bumper_trigger"}};
enum LoadMod : uint8_t { kTracer = 1, kLaserGuided = 2, kHarm = 4, kProximity = 8, kRadioContact = 16, kRadioOnly = 32, kImpact = 64 };
inline constexpr char const* kLoadMods[] = {"tracer", "laser_guided", "harm", "proximity_fuse", "radio_contact", "radio_only", "impact_fuse"};

enum class Conceal : uint8_t { none, concealment, blow_through };
inline constexpr char const* kConceals[] = {"", "concealment", "blow_through"};

// What is fitted to a weapon: its options, bit by bit, and these behind them.
enum Fitting : uint8_t { kFitConceal = std::size(kOptions), kFitRotary, kFitSwitch, kFitMagazines, kFittings };
// Where the document says one: among the accessories, as one of its options (kAlone: the options are one text), or, with neither,
// under its own name.
struct SaidAt {
  int8_t accessory = -1, option = kUnsaid;
};
struct Weapon {
  int16_t kind = 0;
  Mount mount;
  int16_t count = 1;
  uint16_t options = 0;
  Conceal conceal = Conceal::none;
  bool magazine_switch = false, rotary = false;
  int8_t magazines = 0;                 // besides what it holds itself
  int16_t at = 0;
  std::array<SaidAt, kFittings> said = {};
};
constexpr bool is_fitted(Weapon const& w, int fitting) {
  switch (fitting) {
    case kFitConceal: return w.conceal != Conceal::none;
    case kFitRotary: return w.rotary;
    case kFitSwitch: return w.magazine_switch;
    case kFitMagazines: return w.magazines > 0;
    default: return (w.options >> fitting & 1) != 0;
  }
}
struct Load {
  int8_t weapon = 0, magazine = 0;      // of Craft::weapons; 0: in the weapon itself, 1..: in that magazine
  uint8_t mods = 0;
  int16_t ammo = 0, shots = 0;
  int8_t at = kUnsaid;
};
inline constexpr int kMostWeapons = 32, kMostLoads = 128, kMostParts = 48;
struct Link {
  bool smart = false;
  uint32_t weapons = 0;                 // bits of Craft::weapons
  List<int16_t, 8> parts;               // rows of Catalogue::parts
  int16_t at = 0;
  bool numbered = false;                // the document names its weapons by number
};

// What component armor or an insulator goes around.
enum class What : uint8_t { none, driver, gunner, passenger, plant, tank, weapons, weapon };
struct Around {
  What what = What::none;
  Mount mount;                          // weapons: all of this place
  int8_t weapon = -1;                   // weapon: this one
  int8_t at = kAlone;
  friend bool operator==(Around a, Around b) { return a.what == b.what && a.mount == b.mount && a.weapon == b.weapon; }
};
struct Shell {
  List<Around, 8> around;
  int16_t points = 0;
  int8_t type = 0;
  int8_t at = 0;
};

struct Part {
  int16_t kind = 0;
  int16_t count = 1;
  int16_t amount = 0;                   // points of armor, pounds, spaces protected
  int8_t type = -1;                     // of armor; -1: plain plastic
  Where place = Where::none;
  Around around;
  bool of_plant = false;                // stood in plant_mods
  int16_t at = 0;
};

// Lists of which the document has one entry alone, without a list.
enum Bare : uint8_t { kBareCrew = 1, kBareWeapons = 2, kBareParts = 4, kBarePlantMods = 8 };

// One vehicle, or the sidecar beside a cycle.
struct Craft {
  int16_t body = -1;                    // -1: none that the catalogue knows
  int8_t suspension = -1;               // -1: none named
  List<TireGroup, 8> tires;
  List<Person, 8> crew;
  List<Weapon, kMostWeapons> weapons;
  List<Load, kMostLoads> loads;
  List<Link, 16> links;
  List<Part, kMostParts> parts;
  int8_t plastic = 0, metal = -1;       // rows of Catalogue::armours; metal -1: plain metal
  std::array<int16_t, kFacings> armor = {}, metal_armor = {};
  uint8_t bare = 0;
};

enum class SixWheels : uint8_t { none, side_by_side, tandem };
inline constexpr char const* kSixWheels[] = {"", "side_by_side", "tandem"};
enum FrameMod : uint8_t { kCaFrame = 1, kSloped = 2, kStreamlined = 4 };
inline constexpr char const* kFrameMods[] = {"ca_frame", "sloped", "streamlined"};

struct Design {
  Craft main;
  bool reversed = false;
  uint8_t frame = 0;
  SixWheels six_wheels = SixWheels::none;
  int8_t chassis = -1;                  // -1: none named
  int16_t plant = -1;
  int8_t tank = -1;                     // -1: none
  bool tank_in_cargo = false;
  Exact gallons, fuel;                  // capacity; carried
  bool fuel_in_tank = false;            // the document says what is carried in the tank
  List<Shell, 12> shells;
  bool bare_shell = false;              // it stands there without a list
  bool has_sidecar = false;
  Craft sidecar;
  int32_t cargo_lb = 0;
  bool trailer = false;
};

// A fault of a design: what the event's referee would send back.
struct Fault {
  std::string rule;                     // "CW-010", or "R-13": the section of the rules
  std::string path, why;                // JSON pointer into the document; one sentence with the numbers
  Doc mend = nullptr;                   // {"path", "value"}: sets that place (null removes the entry); null: none is that simple
  bool banned = false;                  // it is something that is not let in
};

Doc set_to(std::string const& path, Doc value);   // a mend
Doc removed(std::string const& path);

struct Read {
  Design design;
  std::vector<Fault> faults;            // what is no design at all: unknown ids, wrong kinds, lists beyond measure
};
// Of {"name", "spec"} the spec; else the document itself.
Doc const& spec_of(Doc const& raw);
// Reads a document in any of its forms. Never refuses: the rest is read, too.
Read read_design(Doc const& doc);
// The one clean form of it.
Doc clean(Design const& design);

inline constexpr std::string_view kTagHead = "CW1.", kTagLetters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
// Whether letters behind the head, by their places in kTagLetters, are a whole tag by its checksum; without the heap.
bool tag_whole(std::span<uint8_t const> letters);
// 80 to 300 letters that fit a chat line, and back. The design of a tag has no names but the catalogue's.
std::string write_tag(Design const& design);
Expected<Design> read_tag_text(std::string_view tag);

}  // namespace paddock::car_wars::build
