#include "games/car_wars/ask/ruling_lists.hpp"

#include <algorithm>

#include "core/filled.hpp"
#include "core/order.hpp"
#include "core/ratio.hpp"
#include "core/scan.hpp"
#include "games/car_wars/rules/dice_text.hpp"

namespace paddock::car_wars::readings {
namespace {

constexpr int kLeastCover = -10;

std::string setting_is(char const* key, std::string_view what) { return filled("The setting '{}' is {}.", {key, what}); }

// Bit n for the face n; none for anything but a list of different faces.
std::optional<uint8_t> faces_of(Doc const& list) {
  if (!list.is_array()) return std::nullopt;
  unsigned out = 0;
  for (Doc const& item : list) {
    std::optional<int> const face = whole_in(item, 1, 6);
    if (!face || out >> *face & 1) return std::nullopt;
    out |= 1u << *face;
  }
  return uint8_t(out);
}

// In its place among the others; false where the table is full.
bool put_width(aim::CoverTable& table, Ratio width, Doc const& value) {
  for (int n = table.size() - 1; n >= 0; --n)
    if (table[n].visible == width) table.erase(n);
  if (value.is_null()) return true;
  if (table.full()) return false;
  table.push({width, *whole_in(value, kLeastCover, 0)});
  sort_few(table, [](aim::CoverWidth const& a, aim::CoverWidth const& b) { return a.visible > b.visible; });
  return true;
}

bool is_cover(Doc const& value) { return value.is_null() || whole_in(value, kLeastCover, 0); }

std::string joined(std::initializer_list<char const*> words) {
  std::string out;
  for (std::string_view const word : words) out += (out.empty() ? "" : ", ") + std::string(word);
  return out;
}

}  // namespace

dropping::TriggerRoll trigger_roll(Givens& given) {
  dropping::TriggerRoll out;
  Doc const* const at = given.setting_doc("trigger_roll");
  if (!at) return out;
  bool good = at->is_object();
  for (auto const& [name, faces] : at->items()) {
    std::optional<uint8_t> const read = faces_of(faces);
    good = good && read && (name == "adjacent" || name == "crossing");
    if (good) (name == "adjacent" ? out.adjacent : out.crossing) = *read;
  }
  if (good && !(out.adjacent & out.crossing)) return out;
  given.refuse(setting_is("trigger_roll", "the faces that set a counter off, like {\"adjacent\": [1, 2], \"crossing\": [3, 4]}, each of 1 to 6 once at most"));
  return {};
}

aim::ToHitSettings to_hit_settings(Givens& given) {
  auto out = given.settings_as<aim::ToHitSettings>();
  Doc const* const at = given.setting_doc("hard_cover");
  if (!at) return out;
  bool good = at->is_object();
  for (auto const& [text, value] : at->items()) {
    std::optional<Ratio> const width = ratio_of(Doc(text));
    good = good && width && *width > Ratio(0) && *width < Ratio(1) && is_cover(value) && put_width(out.hard_cover, *width, value);
  }
  if (!good) given.refuse(setting_is("hard_cover", "a table of widths below an inch and modifiers from -10 to 0, like {\"0.5\": -1, \"0.25\": -2, \"0.125\": -3}"));
  return out;
}

int chance(Givens& given, char const* key, std::string_view ending, int otherwise) {
  Doc const* const at = given.setting_doc(key);
  if (!at) return otherwise;
  std::string text = at->is_string() ? at->get<std::string>() : "";
  if (text.starts_with("1-")) text.erase(0, 2);   // "1-2 on 1d"
  bool const good = text.size() == ending.size() + 1 && text[0] >= '0' && text[0] <= '6' && text.ends_with(ending);
  if (good) return text[0] - '0';
  given.refuse(setting_is(key, filled("a text from \"0{}\" to \"6{}\"", {ending, ending})));
  return otherwise;
}

int die_plus(Givens& given, char const* key, int otherwise) {
  Doc const* const at = given.setting_doc(key);
  if (!at) return otherwise;
  std::optional<DamageDice> const dice = at->is_string() && at->get_ref<std::string const&>().size() <= 20 ? read_damage_dice(at->get<std::string>()) : std::nullopt;
  if (dice && dice->dice == 1 && !dice->half && dice->flat >= 0 && dice->flat <= 100) return dice->flat;
  given.refuse(setting_is(key, "one die and what is added to it, like \"1d+3\""));
  return otherwise;
}

std::vector<bool> words_listed(Givens& given, char const* key, std::initializer_list<char const*> words, std::vector<bool> otherwise) {
  Doc const* const at = given.setting_doc(key);
  if (!at) return otherwise;
  std::vector<bool> out(words.size());
  bool good = at->is_array() && at->size() <= words.size();
  for (Doc const& item : *at) {
    auto const word = item.is_string() ? std::find(words.begin(), words.end(), item.get_ref<std::string const&>()) : words.end();
    good = good && word != words.end() && !out[size_t(word - words.begin())];
    if (good) out[size_t(word - words.begin())] = true;
  }
  if (!good) given.refuse(setting_is(key, "a list of some of these, each once: " + joined(words)));
  return good ? out : otherwise;
}

int one_of_lists(Givens& given, char const* key, std::initializer_list<char const*> lists) {
  Doc const* const at = given.setting_doc(key);
  if (!at) return 0;
  std::string text = at->is_array() ? "" : "no list";
  for (Doc const& item : *at) text += (text.empty() ? "" : ", ") + (item.is_string() ? item.get<std::string>() : "no word");
  std::string all;
  for (size_t n = 0; n < lists.size(); ++n) {
    if (text == lists.begin()[n]) return int(n);
    all += filled("{}{}]", {n ? " or [" : "[", lists.begin()[n]});
  }
  given.refuse(setting_is(key, all));
  return 0;
}

int one_of_words(Givens& given, char const* key, std::initializer_list<char const*> words) {
  Doc const* const at = given.setting_doc(key);
  if (!at) return 0;
  auto const word = at->is_string() ? std::find(words.begin(), words.end(), at->get_ref<std::string const&>()) : words.end();
  if (word != words.end()) return int(word - words.begin());
  given.refuse(setting_is(key, "one of: " + joined(words)));
  return 0;
}

}  // namespace paddock::car_wars::readings
