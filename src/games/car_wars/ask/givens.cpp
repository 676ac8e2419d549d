#include "games/car_wars/ask/givens.hpp"

#include <algorithm>

#include "core/filled.hpp"
#include "core/scan.hpp"
#include "games/car_wars/rules/known_settings.hpp"

namespace paddock::car_wars {
namespace {

constexpr size_t kMostText = 200;

Doc const& nothing() {
  static Doc const none = Doc::object();
  return none;
}
Doc const& no_list() {
  static Doc const none = Doc::array();
  return none;
}

// The first entry of a name in an object or the objects within, so many deep.
Doc const* entry_named(Doc const& doc, std::string_view key, int depth) {
  for (auto const& [name, value] : doc.items()) {
    if (name == key) return &value;
    if (!value.is_object() || depth <= 1) continue;
    if (Doc const* const found = entry_named(value, key, depth - 1)) return found;
  }
  return nullptr;
}

}  // namespace

std::string folded(std::string_view word) {
  std::string out(word);
  std::transform(out.begin(), out.end(), out.begin(), [](char c) { return c == ' ' || c == '-' ? '_' : lower(c); });
  return out;
}

Givens::Givens(Doc const& given, Doc const& settings)
    : given_(given.is_object() ? given : nothing()), settings_(settings.is_object() ? settings : nothing()) {
  if (!given.is_object()) fault_ = "The givens are an object like {\"speed\": 40}.";
}

Doc const* Givens::find(char const* key) const {
  auto const at = given_.find(key);
  return at == given_.end() || at->is_null() ? nullptr : &*at;
}
std::string Givens::name(char const* key) const { return where_.empty() ? key : where_ + "/" + key; }
bool Givens::has(char const* key) const { return find(key); }
bool Givens::is_text(char const* key) const {
  Doc const* const at = find(key);
  return fault_.empty() && at && at->is_string() && at->get_ref<std::string const&>().size() <= kMostText;
}
bool Givens::is_flag(char const* key) const {
  Doc const* const at = find(key);
  return fault_.empty() && at && at->is_boolean();
}
bool Givens::is_list(char const* key) const {
  Doc const* const at = find(key);
  return fault_.empty() && at && at->is_array();
}
bool Givens::is_object(char const* key) const {
  Doc const* const at = find(key);
  return fault_.empty() && at && at->is_object();
}
void Givens::take(Givens const& part) { refuse(part.fault_); }
void Givens::refuse(char const* sentence) { refuse(std::string(sentence)); }
void Givens::refuse(std::string sentence) {
  if (fault_.empty()) fault_ = std::move(sentence);
}

void Givens::expected(char const* key, Gap const& what) { refuse(filled("'{}{}{}.", {name(key), has(key) ? "' is " : "' is missing: ", what})); }

int Givens::whole(char const* key, int least, int most) {
  Doc const* const at = find(key);
  if (std::optional<int> const value = at ? whole_in(*at, least, most) : std::nullopt) return *value;
  expected(key, filled("a whole number from {} to {}", {least, most}));
  return least;
}
int Givens::whole(char const* key, int least, int most, int fallback) { return has(key) ? whole(key, least, most) : fallback; }

Ratio Givens::number(char const* key, Ratio least, Ratio most) {
  Doc const* const at = find(key);
  if (std::optional<Ratio> const value = at ? ratio_of(*at) : std::nullopt; value && *value >= least && *value <= most) return *value;
  expected(key, filled("a number from {} to {} (7, 2.5 or \"1/3\")", {ratio_text(least), ratio_text(most)}));
  return least;
}
Ratio Givens::number(char const* key, Ratio least, Ratio most, Ratio fallback) { return has(key) ? number(key, least, most) : fallback; }
Ratio Givens::number(char const* key, int least, int most) { return number(key, Ratio(least), Ratio(most)); }
Ratio Givens::number(char const* key, int least, int most, int fallback) { return has(key) ? number(key, least, most) : fallback; }

bool Givens::flag(char const* key) {
  Doc const* const at = find(key);
  if (at && at->is_boolean()) return at->get<bool>();
  expected(key, "true or false");
  return false;
}
bool Givens::flag(char const* key, bool fallback) { return has(key) ? flag(key) : fallback; }

int Givens::word(char const* key, std::initializer_list<char const*> words) {
  Doc const* const at = find(key);
  if (at && at->is_string()) {
    std::string const said = folded(at->get_ref<std::string const&>());
    int index = 0;
    for (std::string_view const w : words) {
      if (said == w) return index;
      ++index;
    }
  }
  std::string all;
  for (std::string_view const w : words) all += (all.empty() ? "" : ", ") + std::string(w);
  expected(key, "one of: " + all);
  return 0;
}
int Givens::word(char const* key, std::initializer_list<char const*> words, int fallback) {
  return has(key) ? word(key, words) : fallback;
}

std::string Givens::term(char const* key) { return folded(text(key)); }
std::string Givens::term(char const* key, std::string_view fallback) { return folded(text(key, fallback)); }
std::string Givens::text(char const* key) {
  Doc const* const at = find(key);
  if (at && at->is_string() && at->get_ref<std::string const&>().size() <= kMostText) return at->get<std::string>();
  expected(key, "a text of at most 200 letters");
  return {};
}
std::string Givens::text(char const* key, std::string_view fallback) { return has(key) ? text(key) : std::string(fallback); }

Doc const& Givens::list(char const* key, size_t most) {
  Doc const* const at = find(key);
  if (at && at->is_array() && at->size() <= most) return *at;
  expected(key, "a list of at most " + std::to_string(most));
  return no_list();
}
Doc const& Givens::list_or_empty(char const* key, size_t most) { return has(key) ? list(key, most) : no_list(); }
Doc const& Givens::object(char const* key) {
  Doc const* const at = find(key);
  if (at && at->is_object()) return *at;
  expected(key, "an object, names with their values");
  return nothing();
}

Givens Givens::within(Doc const& doc, char const* where) const {
  Givens part(doc, settings_);
  part.where_ = name(where);
  if (!doc.is_object()) part.fault_ = filled("'{}' is an object, names with their values.", {part.where_});
  return part;
}

Doc const* Givens::setting_doc(std::string_view key) const { return entry_named(settings_, key, 3); }

namespace {

std::string called(std::string_view key) {
  std::string const ruling = ruling_of_setting(key);
  return filled("The setting '{}{}", {key, ruling.empty() ? "'" : filled("' ({})", {ruling})});
}

}  // namespace

int Givens::setting(char const* key, bool yes_or_no, int otherwise, int least, int most) {
  Doc const* const at = setting_doc(key);
  if (!at) return otherwise;
  std::string const text = at->is_string() ? at->get<std::string>() : "";   // as a set-up has it
  if (yes_or_no && at->is_boolean()) return at->get<bool>();
  if (yes_or_no && (text == "yes" || text == "no")) return text == "yes";
  std::optional<Ratio> const value = !yes_or_no ? ratio_of(*at) : std::nullopt;
  if (value && value->den == 1 && *value >= Ratio(least) && *value <= Ratio(most)) return int(value->num);
  refuse(filled("{} is {}", {called(key), yes_or_no ? "true or false." : filled("a whole number from {} to {}.", {least, most})}));
  return otherwise;
}

int Givens::setting(char const* key, Names names, int otherwise) {
  Doc const* const at = setting_doc(key);
  if (!at) return otherwise;
  std::string all;
  for (size_t n = 0; n < names.size(); ++n) {
    if (at->is_string() && at->get_ref<std::string const&>() == names[n]) return int(n);
    all += (n ? ", " : "") + std::string(names[n]);
  }
  refuse(filled("{} is one of: {}.", {called(key), all}));
  return otherwise;
}

std::optional<int> whole_in(Doc const& doc, int least, int most) {
  // Beyond int64 the Doc holds an unsigned number; all are read as text, with their bounds.
  std::optional<Ratio> const value = ratio_of(doc);
  return value && value->whole() && *value >= Ratio(least) && *value <= Ratio(most) ? std::optional(int(value->num)) : std::nullopt;
}

}  // namespace paddock::car_wars
