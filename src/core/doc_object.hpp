// A JSON object made member by member: DocObject().with("mph", 40).with("rule", "R-3"). In compiled code a member is one call, where
// a pair of nlohmann's nested lists takes ten times that (the page's download).
#pragma once
#include <type_traits>

#include "core/doc.hpp"

namespace paddock {

class DocObject {
 public:
  DocObject();
  // A name that is there already keeps its place and takes the new value.
  DocObject& with(char const* name, Doc const& value);
  DocObject& with(char const* name, Doc&& value);
  DocObject& with(char const* name, char const* text);
  DocObject& with(char const* name, std::string const& text);
  DocObject& with(char const* name, std::string_view text);
  DocObject& with(char const* name, std::nullptr_t);
  DocObject& with(char const* name, DocObject& inner) { return with(name, Doc(inner)); }
  template <class Number>
    requires std::is_integral_v<Number>
  DocObject& with(char const* name, Number value) {
    if constexpr (std::is_same_v<Number, bool>) return with_flag(name, value);
    else return with_number(name, value);
  }
  DocObject& update(Doc const& members);   // all members of another object
  Doc& operator[](std::string const& name) { return doc_[name]; }
  operator Doc() { return std::move(doc_); }   // the finished object; this one is spent

 private:
  DocObject& with_flag(char const* name, bool value);
  DocObject& with_number(char const* name, int64_t value);
  Doc doc_;
};

}  // namespace paddock
