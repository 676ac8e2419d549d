// A struct as a row: the values that fields() names, in its order, without the names; enums as numbers. For long lists of small
// things. What a row holds within itself (lists, structs) is as ToDoc writes it.
#pragma once
#include <string>

#include "core/fields.hpp"

namespace paddock {

class ToRow : private ToDoc {
 public:
  explicit ToRow(Doc& out) : ToDoc(out), row_(out) { row_ = Doc::array(); }
  template <class T, class... More>
  void operator()(char const*, T& v, More const&... more) {
    if constexpr (Whole<T>) row_.push_back(make(v));
    else row_.push_back(make(v, more...));
  }

 private:
  Doc& row_;
};

// Reads such a row, which must have every value and no more; the first fault is kept with its path.
class FromRow : private FromDoc {
 public:
  FromRow(Doc const& in, std::string path) : FromDoc(in, std::move(path), Anything{}) {
    if (!in.is_array()) fail("a list is expected");
  }
  using FromDoc::error;
  using FromDoc::ok;
  template <class T, class... More>
  void operator()(char const* name, T& v, More const&... more) {
    if (!ok()) return;
    step(name);
    if (at_ == in_->size()) return fail("this value is missing");
    item((*in_)[at_++], v, more...);
    leave();
  }
  // Nothing is left over.
  bool done() {
    if (ok() && at_ < in_->size()) fail(std::to_string(in_->size()) + " values are too many: " + std::to_string(at_) + " would be right");
    return ok();
  }

 private:
  template <Whole T>
  void item(Doc const& d, T& v, Names names) { read(d, v, 0, int64_t(names.size()) - 1); }
  // A rule that is no more, of a copy that an older Paddock kept, is no rule.
  void item(Doc const& d, Rule& rule, Names rules) {
    if (!d.is_string()) return fail("the id of a rule is expected");
    std::string const text = d.get<std::string>();
    rule = rule_at(rule_number(Rule{text.c_str()}, rules), rules);
  }
  template <class T, class... More>
  void item(Doc const& d, T& v, More const&... more) { read(d, v, more...); }

  size_t at_ = 0;
};

template <class T>
Doc to_row(T const& v) {
  Doc d;
  ToRow ar(d);
  fields(ar, const_cast<T&>(v));
  return d;
}
template <class T>
Expected<T> from_row(Doc const& d, std::string path = "") {
  T v{};
  FromRow ar(d, std::move(path));
  if (ar.ok()) fields(ar, v);
  if (!ar.done()) return ar.error();
  return v;
}

}  // namespace paddock
