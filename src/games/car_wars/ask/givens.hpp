// The givens of a question, read with their bounds. The first fault is kept as one sentence that says what is expected; reading
// goes on with harmless values, so a question's function needs no branch for it. Keys nobody knows are ignored.
#pragma once
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>

#include "core/doc.hpp"
#include "core/fields.hpp"
#include "core/filled.hpp"
#include "core/ratio.hpp"
#include "games/car_wars/ask/answer.hpp"

namespace paddock::car_wars {

// "Heavy Rain", "heavy-rain" and "HEAVY_RAIN" are one word: heavy_rain.
std::string folded(std::string_view word);

class Givens {
 public:
  // Both must outlive this. `settings`: what the referee has set otherwise than the default.
  Givens(Doc const& given, Doc const& settings);

  std::string const& fault() const { return fault_; }
  Doc const& settings() const { return settings_; }
  // A setting as it stands: by its own name, within a ruling, or within one of its answers ({"CW-104": {"empty_volatile": {...}}}).
  Doc const* setting_doc(std::string_view key) const;

  bool has(char const* key) const;                                    // there, and not null
  bool says(char const* key) const { return given_.contains(key); }   // there, be it null: said to be none
  // What it is, where all was well so far: of givens that come in several forms.
  bool is_text(char const* key) const;
  bool is_flag(char const* key) const;
  bool is_list(char const* key) const;
  bool is_object(char const* key) const;
  // Without a fallback a missing given is a fault.
  int whole(char const* key, int least, int most);
  int whole(char const* key, int least, int most, int fallback);
  Ratio number(char const* key, Ratio least, Ratio most);
  Ratio number(char const* key, Ratio least, Ratio most, Ratio fallback);
  Ratio number(char const* key, int least, int most);
  Ratio number(char const* key, int least, int most, int fallback);
  bool flag(char const* key);
  bool flag(char const* key, bool fallback);
  // One of the words; its index.
  int word(char const* key, std::initializer_list<char const*> words);
  int word(char const* key, std::initializer_list<char const*> words, int fallback);
  std::string text(char const* key);                                  // any text up to 200 bytes
  std::string text(char const* key, std::string_view fallback);
  // A text that names something of a list: folded().
  std::string term(char const* key);
  std::string term(char const* key, std::string_view fallback);
  // Lists and objects. Missing or of another kind: a fault, and an empty one.
  Doc const& list(char const* key, size_t most = 1000);
  Doc const& list_or_empty(char const* key, size_t most = 1000);
  Doc const& object(char const* key);
  // The givens of an object within ("v1", or an entry of a list): its faults come to `within`'s own sentence; hand them back
  // with take().
  Givens within(Doc const& doc, char const* where) const;
  Givens within(Doc const& doc, std::string const& where) const { return within(doc, where.c_str()); }
  void take(Givens const& part);
  void refuse(char const* sentence);
  void refuse(std::string sentence);                                  // what the bounds do not say
  void expected(char const* key, Gap const& what);                   // "a list of at most 8": the given is that, or is missing and is that

  // The settings of a part of the rules: S with defaults and fields(); what the referee has set lies over them, either as
  // {"atg_side_mount": true} or by ruling, {"CW-061": {"atg_side_mount": true}}. Keys of other parts are left to them.
  template <class S>
  S settings_as() {
    S out;
    ReadSettings over{*this};
    fields(over, out);
    return out;
  }

 private:
  struct ReadSettings {
    Givens& given;
    void operator()(char const* key, bool& value) const { value = given.setting(key, true, value, 0, 1); }
    template <Whole T>
    void operator()(char const* key, T& value, int64_t least = INT32_MIN, int64_t most = INT32_MAX) const {
      value = T(given.setting(key, false, int(value), int(least), int(most)));
    }
    template <Whole T>
    void operator()(char const* key, T& value, Names names) const {
      value = T(given.setting(key, names, int(value)));
    }
  };
  int setting(char const* key, bool yes_or_no, int otherwise, int least, int most);
  int setting(char const* key, Names names, int otherwise);
  Doc const* find(char const* key) const;
  std::string name(char const* key) const;                            // "v1/speed"
  Doc const &given_, &settings_;
  std::string where_, fault_;
};

// 7, 7.0 or "7", within its bounds; none for anything else.
std::optional<int> whole_in(Doc const& doc, int least, int most);

}  // namespace paddock::car_wars
