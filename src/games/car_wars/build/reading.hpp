// How the parts of a document are read: one Reader for all files of it. Internal to build/.
#pragma once
#include "core/filled.hpp"
#include "games/car_wars/build/design.hpp"

namespace paddock::car_wars::build {

// Words of a text form, split at blanks, in lower case where the catalogue is; at most 16.
using WordList = List<std::string_view, 16>;
WordList split_words(std::string_view text, std::string_view ends = " \t,");

// A text form in the letters of the catalogue's ids: "Heavy-Duty" is "heavy_duty".
std::string in_id_letters(std::string_view text);
// The same of what may be one id or name altogether: "Extra heavy" is "extra_heavy".
std::string as_id(std::string_view text);

// A word that names a facing or a corner; none: it is no such word. "rear" is the back, corners in either order, with - or _; F, B,
// L, R, T, U and FL, FR, BL, BR, RL, RR are short for them.
Where read_where(std::string_view word);

// "back" and "left", in either order, are a corner; none: they are not.
Where corner_of(Where a, Where b);

// "N id ...": the number in front, else 1.
int leading_count(WordList& words);

class Reader {
 public:
  explicit Reader(std::vector<Fault>& faults) : faults_(faults) {}

  void refuse(char const* rule, std::string const& path, char const* why);
  void refuse(char const* rule, std::string const& path, std::string const& why);
  void refuse(char const* rule, std::string const& path, std::string const& why, Doc mend);
  void take_out(char const* rule, std::string const& path, std::string const& why) { refuse(rule, path, why, removed(path)); }
  // Of a list what may be read: its length, at most `most` (a fault else). Null is an empty list, another kind a fault.
  int length(Doc const& list, std::string const& path, int most);
  // Members that nobody knows are faults, with the nearest that is known.
  void known_keys(Doc const& object, std::string const& path, std::initializer_list<char const*> keys);

  // Each of a member that may be missing (or null); of another kind: a fault and the fallback.
  int whole(Doc const& object, char const* key, std::string const& path, int least, int most, int fallback);
  bool flag(Doc const& object, char const* key, std::string const& path);
  std::string text(Doc const& object, char const* key, std::string const& path);
  std::string item_or_id(Doc const& object, std::string const& path, char const* also = "item");   // either key; both say the same
  Exact amount(Doc const& value, std::string const& path, int most);
  int armour_type(Doc const& object, char const* key, std::string const& path, int fallback);

  // Sets what is said once; a second word that says something else would win without a sound.
  template <class T>
  bool once(T& value, T nothing, T said, std::string const& path, char const* what) {
    bool const first = value == nothing || value == said;
    if (first) value = said;
    else said_twice(path, what);
    return first;
  }
  // A place, or the other half of a corner ("back left").
  bool place(Where where, std::string const& path, Where& out);

  // A row's index by its id; -1 and a fault with the nearest id. `kind`: what it should be ("body").
  int row(Items rows, std::string_view id, std::string const& path, char const* kind, char const* rule = "R-13");

  void craft(Doc const& doc, std::string const& path, Craft& c);
  void tires(Doc const& doc, std::string const& path, Craft& c);
  void crew(Doc const& list, std::string const& path, Craft& c);
  void weapons(Doc const& list, std::string const& path, Craft& c);
  void parts(Doc const& list, std::string const& path, Craft& c, bool of_plant);
  void armor(Doc const& doc, std::string const& path, std::array<int16_t, kFacings>& out);
  void shells(Doc const& list, std::string const& path, Design& d);
  bool around(Doc const& word, std::string const& path, Around& out);
  // "front", "back left", "in turret_1", "turret 1", "left in ewp_1": the words behind the weapon, in any order and case.
  bool mount(WordList const& words, int from, std::string const& path, Mount& out);

 private:
  void said_twice(std::string const& path, char const* what);
  void tire_words(WordList const& words, std::string const& path, TireGroup& g);
  void tire_group(Doc const& doc, std::string const& path, int at, Craft& c, char const* wheels = "");
  void person(Doc const& doc, std::string const& path, int at, Craft& c);
  void gear(Doc const& list, std::string const& path, Person& p);
  void skills(Doc const& doc, std::string const& path, Person& p);
  int weapon_kind(WordList const& words, std::string const& path, int& behind);
  void one_weapon(Doc const& doc, std::string const& path, int at, Craft& c);
  void weapon_object(Doc const& doc, std::string const& path, Weapon& w, Craft& c);
  void ammo(Doc const& list, std::string const& path, Weapon const& w, int magazine, Craft& c);
  void options(Doc const& list, std::string const& path, Weapon& w, uint8_t& load_mods);
  void load_options(Doc const& list, std::string const& path, WeaponKind const& kind, uint8_t& load_mods);
  void link(Doc const& doc, std::string const& path, int at, Craft& c);
  void resolve(std::string const& path, Craft& c);
  void link_text(std::string_view text, std::string const& path, int at, Craft& c);
  void one_part(Doc const& doc, std::string const& path, Craft& c, Part part);
  int part_kind(WordList const& words, std::string const& path, int& behind);
  bool part_text(std::string_view text, std::string const& path, Part& part);
  bool part_object(Doc const& doc, std::string const& path, Craft& c, Part& part);
  int weapon_of(int number) const { return number < numbers_.size() ? numbers_[number] : kUnsaid; }
  void place_words(std::string const& text, std::string const& path, Part& part);
  void locations(Doc const& doc, std::string const& path, Part& part);
  void onto_one(std::string_view id, std::string const& path, int8_t accessory, Weapon& w);
  bool onto_weapon(Doc const& doc, std::string const& path, Craft& c, Part const& part);

  std::vector<Fault>& faults_;
  List<int8_t, kMostWeapons> numbers_;   // of the craft that is read: its weapons as the document counts them; -1: unreadable, and told
};

// What is quoted of a document in a sentence: its first letters.
std::string in_quotes(std::string_view text);
inline std::string in_quotes(std::string const& text) { return in_quotes(std::string_view(text)); }
std::string in_quotes(Doc const& doc);

}  // namespace paddock::car_wars::build
