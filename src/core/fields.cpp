#include "core/fields.hpp"

namespace paddock {

Doc ToDoc::name_doc(int64_t v, Names names) { return size_t(v) < names.size() ? Doc(names[size_t(v)]) : Doc(v); }
void ToDoc::put(char const* name, Doc value) { out_[name] = std::move(value); }

FromDoc::FromDoc(Doc const& in) : in_(&in) {
  if (!in.is_object()) fail("an object is expected");
}

void FromDoc::fail(std::string what) {
  if (ok()) error_ = {path_, std::move(what)};
}

Doc const* FromDoc::enter(char const* name) {
  if (!ok()) return nullptr;
  step(name);
  auto const it = in_->find(name);
  if (it != in_->end()) return &*it;
  fail("this field is missing");
  return nullptr;
}
Doc const& FromDoc::enter(Doc const& list, size_t at) {
  step(std::to_string(at));
  return list[at];
}

bool FromDoc::is_list(Doc const& d, size_t least, size_t most) {
  bool const good = d.is_array() && d.size() >= least && d.size() <= most;
  if (!good) fail((least == most ? "a list of " : "a list of at most ") + std::to_string(most) + " is expected");
  return good;
}

int64_t FromDoc::whole(Doc const& d, int64_t otherwise, int64_t low, int64_t high, bool told) {
  if (d.is_boolean()) return d.get<bool>();
  if (!d.is_number_integer()) return fail("a whole number is expected"), otherwise;
  int64_t const w = d.get<int64_t>();
  if (w >= low && w <= high) return w;
  fail(std::to_string(w) + " is out of range" + (told ? ": " + std::to_string(low) + " to " + std::to_string(high) + " would be right" : ""));
  return otherwise;
}

int64_t FromDoc::name_number(Doc const& d, int64_t otherwise, Names names) {
  std::string const text = d.is_string() ? d.get<std::string>() : "";
  std::string all;
  for (size_t i = 0; i < names.size(); ++i) {
    if (text == names[i]) return int64_t(i);
    all += (i > 0 ? ", " : "") + std::string(names[i]);
  }
  fail("'" + text + "' is none of " + all);
  return otherwise;
}

void FromDoc::read(Doc const& d, Rule& rule, Names rules) {
  std::string const text = d.is_string() ? d.get<std::string>() : "?";
  rule = rule_at(rule_number(Rule{text.c_str()}, rules), rules);
  if (rule.text() != text) fail("'" + text + "' is none of the rules that may stand here");
}

}  // namespace paddock
