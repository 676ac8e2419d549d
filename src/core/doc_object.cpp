#include "core/doc_object.hpp"

namespace paddock {

DocObject::DocObject() : doc_(Doc::object()) {}

DocObject& DocObject::with(char const* name, Doc&& value) {
  doc_[name] = std::move(value);
  return *this;
}
DocObject& DocObject::with(char const* name, Doc const& value) { return with(name, Doc(value)); }
DocObject& DocObject::with(char const* name, char const* text) { return with(name, Doc(text)); }
DocObject& DocObject::with(char const* name, std::string const& text) { return with(name, Doc(text)); }
DocObject& DocObject::with(char const* name, std::string_view text) { return with(name, Doc(text)); }
DocObject& DocObject::with(char const* name, std::nullptr_t) { return with(name, Doc()); }
DocObject& DocObject::with_flag(char const* name, bool value) { return with(name, Doc(value)); }
DocObject& DocObject::with_number(char const* name, int64_t value) { return with(name, Doc(value)); }
DocObject& DocObject::update(Doc const& members) {
  doc_.update(members);
  return *this;
}

}  // namespace paddock
