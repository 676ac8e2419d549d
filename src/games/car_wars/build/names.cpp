#include "games/car_wars/build/names.hpp"

#include "core/filled.hpp"
#include "core/scan.hpp"
#include "view/line.hpp"

namespace paddock::car_wars::build {

std::string sentence(std::string_view name) {
  std::string out(name);
  auto const small = [](char c) { return c >= 'a' && c <= 'z'; };
  for (size_t i = 1; i + 1 < out.size(); ++i) {
    bool const word = out[i - 1] == ' ', joined = out[i - 1] == '-' && i + 2 < out.size() && small(out[i + 2]);   // Can-Am stays
    if ((word || joined) && small(out[i + 1])) out[i] = lower(out[i]);
  }
  return capital(out);
}
std::string lower_first(std::string_view words) {
  std::string out(words);
  if (!out.empty()) out[0] = lower(out[0]);
  return out;
}
std::string within(std::string_view title) {
  bool const word = title.size() > 1 && title[1] >= 'a' && title[1] <= 'z';
  return word ? lower_first(title) : std::string(title);
}
std::string spoken(std::string_view id) {
  std::string out(id);
  for (char& c : out)
    if (c == '_') c = '-';
  return out;
}
std::string title_of(Item const& item) {
  if (item.name == item.id || item.name.empty()) return capital(spoken(item.id));
  return item.name.find('/') != std::string::npos ? item.name : sentence(item.name);
}
std::string a_thing(std::string const& name) {
  std::string const said = within(sentence(name));
  if (said.empty() || (said.ends_with('s') && !said.ends_with("ss"))) return said;
  bool const letters = said.size() > 1 && is_capital(said[1]);   // EWP, MFR: read letter by letter
  bool const vowel = is_one_of(lower(said[0]), letters ? "aefhilmnorsx" : "aeio") || said.starts_with("under") || said.starts_with("X-");   // an X-ray laser
  return (vowel ? "an " : "a ") + said;
}
std::string a_body(Body const& body) {
  if (body.name.empty()) return "a vehicle";
  if (body.id == "can_am" || body.id == "formula_one") return filled("a {} car", {body.name});   // names of series
  bool const what_kind = body.id == "subcompact" || body.id == "compact" || body.id == "midsize" || body.id == "luxury";
  return a_thing(body.name) + (what_kind ? " car" : "");
}
std::string short_of(WeaponKind const& kind) { return kind.name.size() <= 12 ? sentence(kind.name) : kind.id; }

}  // namespace paddock::car_wars::build
