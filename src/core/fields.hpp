// fields(ar, value): one list per struct that packs, unpacks, hashes, prints to JSON and reads JSON back.
//
//   template <class Ar> void fields(Ar& ar, Car& c) {
//     ar("x", c.x);
//     ar("speed", c.speed, 0, 99);          // bounds are checked when bytes or JSON come in
//     ar("heading", c.heading, kHeadings);  // an enum or integer with a table of names (JSON shows the name)
//     ar("orders", c.orders);               // List, std::array and nested structs work by themselves
//     ar("rule", c.rule, kRules);           // a Rule travels as its number in a list, is read and written as its id
//   }
#pragma once
#include <algorithm>
#include <array>
#include <concepts>
#include <cstdint>
#include <limits>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "core/dice.hpp"
#include "core/doc.hpp"
#include "core/ids.hpp"
#include "core/list.hpp"

namespace paddock {

using Names = std::span<char const* const>;

// A rule by its number in a list; the size of the list stands for no rule, and for one that is not in it.
inline size_t rule_number(Rule rule, Names rules) {
  size_t n = 0;
  while (n < rules.size() && rules[n] != rule.text()) ++n;
  return n;
}
inline Rule rule_at(size_t number, Names rules) { return number < rules.size() ? Rule{rules[number]} : Rule{}; }

template <class T>
concept Whole = std::is_integral_v<T> || std::is_enum_v<T>;

// 64-bit hash of everything fields() names, in order.
class HashFields {
 public:
  template <class T, class... More>
  void operator()(char const*, T& v, More const&...) { add(v); }
  uint64_t value() const { return hash_; }

 private:
  void word(uint64_t v) { hash_ = mix64(hash_ ^ v); }
  template <class T>
  void add(T& v) {
    if constexpr (Whole<T>) word(uint64_t(int64_t(v)));
    else fields(*this, v);
  }
  void add(Rule& rule) {
    for (char c : rule.text()) word(uint8_t(c));
    word(0);
  }
  template <class T, int N>
  void add(List<T, N>& v) {
    word(uint64_t(v.size()));
    for (auto& item : v) add(item);
  }
  template <class T, size_t N>
  void add(std::array<T, N>& v) {
    for (auto& item : v) add(item);
  }
  uint64_t hash_ = 0x5041444B;
};

// Compact bytes: zigzag varints.
class PackFields {
 public:
  explicit PackFields(std::string& out) : out_(out) {}
  template <class T, class... More>
  void operator()(char const*, T& v, More const&...) { add(v); }
  void operator()(char const*, Rule& rule, Names rules) { whole(int64_t(rule_number(rule, rules))); }

 private:
  void whole(int64_t v) {
    uint64_t u = (uint64_t(v) << 1) ^ uint64_t(v >> 63);
    for (; u >= 0x80; u >>= 7) out_.push_back(char(u | 0x80));
    out_.push_back(char(u));
  }
  template <class T>
  void add(T& v) {
    if constexpr (Whole<T>) whole(int64_t(v));
    else fields(*this, v);
  }
  template <class T, int N>
  void add(List<T, N>& v) {
    whole(v.size());
    for (auto& item : v) add(item);
  }
  template <class T, size_t N>
  void add(std::array<T, N>& v) {
    for (auto& item : v) add(item);
  }
  std::string& out_;
};

// Reads what PackFields wrote. Bad bytes set `ok()` to false and leave zeros; it never reads past the end.
class UnpackFields {
 public:
  explicit UnpackFields(std::string_view bytes) : bytes_(bytes) {}
  bool ok() const { return ok_; }
  bool done() const { return ok_ && at_ == bytes_.size(); }

  template <Whole T>
  void operator()(char const*, T& v) { read(v, INT64_MIN, INT64_MAX); }
  template <Whole T>
  void operator()(char const*, T& v, int64_t low, int64_t high) { read(v, low, high); }
  template <Whole T>
  void operator()(char const*, T& v, Names names) { read(v, 0, int64_t(names.size()) - 1); }
  template <class T, class... More>
    requires(!Whole<T>)
  void operator()(char const*, T& v, More const&...) { add(v); }
  void operator()(char const*, Rule& rule, Names rules) {
    size_t number = 0;
    read(number, 0, int64_t(rules.size()));
    rule = rule_at(number, rules);
  }

 private:
  int64_t whole() {
    uint64_t u = 0;
    for (int shift = 0; shift < 64; shift += 7) {
      if (at_ >= bytes_.size()) break;
      uint8_t const b = uint8_t(bytes_[at_++]);
      u |= uint64_t(b & 0x7F) << shift;
      if (!(b & 0x80)) return int64_t(u >> 1) ^ -int64_t(u & 1);
    }
    ok_ = false;
    return 0;
  }
  template <Whole T>
  void read(T& v, int64_t low, int64_t high) {
    int64_t const w = whole();
    if (w < low || w > high || int64_t(T(w)) != w) ok_ = false;
    else v = T(w);
  }
  template <class T>
  void add(T& v) {
    if constexpr (Whole<T>) read(v, INT64_MIN, INT64_MAX);
    else fields(*this, v);
  }
  template <class T, int N>
  void add(List<T, N>& v) {
    int64_t const n = whole();
    v.clear();
    if (n < 0 || n > N) ok_ = false;
    for (int64_t i = 0; ok_ && i < n; ++i) {
      v.push(T{});
      add(v.back());
    }
  }
  template <class T, size_t N>
  void add(std::array<T, N>& v) {
    for (auto& item : v)
      if (ok_) add(item);
  }
  std::string_view bytes_;
  size_t at_ = 0;
  bool ok_ = true;
};

// Readable JSON: objects with named fields.
class ToDoc {
 public:
  explicit ToDoc(Doc& out) : out_(out) { out_ = Doc::object(); }
  template <Whole T>
  void operator()(char const* name, T& v) { put(name, make(v)); }
  template <Whole T>
  void operator()(char const* name, T& v, int64_t, int64_t) { put(name, make(v)); }
  template <class T, class... More>
  void operator()(char const* name, T& v, More const&... more) { put(name, make(v, more...)); }

 protected:
  static Doc name_doc(int64_t v, Names names);
  template <Whole T>
  static Doc make(T& v, Names names) { return name_doc(int64_t(v), names); }
  template <class T>
  static Doc make(T& v) {
    if constexpr (std::is_same_v<T, bool>) return v;
    else if constexpr (Whole<T>) return int64_t(v);
    else {
      Doc d;
      ToDoc ar(d);
      fields(ar, v);
      return d;
    }
  }
  template <Whole T>
  static Doc make(T& v, int64_t, int64_t) { return make(v); }
  static Doc make(Rule& rule, Names) { return rule.id; }
  template <class T, int N, class... More>
  static Doc make(List<T, N>& v, More const&... more) {
    Doc d = Doc::array();
    for (auto& item : v) d.push_back(make(item, more...));
    return d;
  }
  template <class T, size_t N, class... More>
  static Doc make(std::array<T, N>& v, More const&... more) {
    Doc d = Doc::array();
    for (auto& item : v) d.push_back(make(item, more...));
    return d;
  }
  void put(char const* name, Doc value);
  Doc& out_;
};

// Reads such JSON. Every field must be there; the first fault is kept with its path.
class FromDoc {
 public:
  explicit FromDoc(Doc const& in);
  bool ok() const { return error_.what.empty(); }
  Error const& error() const { return error_; }
  template <Whole T>
  void operator()(char const* name, T& v) { field(name, v); }
  template <Whole T>
  void operator()(char const* name, T& v, int64_t low, int64_t high) { field(name, v, low, high); }
  template <class T, class... More>
  void operator()(char const* name, T& v, More const&... more) { field(name, v, more...); }

 protected:
  struct Anything {};
  FromDoc(Doc const& in, std::string path, Anything) : in_(&in), path_(std::move(path)) {}
  void fail(std::string what);   // of what the path leads to

  // One step down: the value that is there (null: it is missing, or a fault was found before), and up again.
  Doc const* enter(char const* name);
  Doc const& enter(Doc const& list, size_t at);
  void step(std::string const& name) { path_ += "/" + name; }
  void leave() { path_.resize(path_.rfind('/')); }
  bool is_list(Doc const& d, size_t least, size_t most);   // of so many values; else a fault

  // The value; `otherwise`, with a fault: it is none, or out of range. `told`: the fault says what would be right.
  int64_t whole(Doc const& d, int64_t otherwise, int64_t low, int64_t high, bool told = true);
  int64_t name_number(Doc const& d, int64_t otherwise, Names names);

  template <class T, class... More>
  void field(char const* name, T& v, More const&... more) {
    Doc const* const d = enter(name);
    if (!d) return;
    read(*d, v, more...);
    leave();
  }
  template <Whole T>
  void read(Doc const& d, T& v, int64_t low, int64_t high) {
    v = T(whole(d, int64_t(v), std::max(low, least<T>()), std::min(high, most<T>())));
  }
  template <Whole T>
  void read(Doc const& d, T& v, Names names) { v = T(name_number(d, int64_t(v), names)); }
  void read(Doc const& d, Rule& rule, Names rules);
  template <class T>
  void read(Doc const& d, T& v) {
    if constexpr (Whole<T>) v = T(whole(d, int64_t(v), least<T>(), most<T>(), std::is_integral_v<T> && sizeof(T) < 8));
    else if (!d.is_object()) fail("an object is expected");
    else {
      Doc const* const outer = std::exchange(in_, &d);
      fields(*this, v);
      in_ = outer;
    }
  }
  template <class T, int N, class... More>
  void read(Doc const& d, List<T, N>& v, More const&... more) {
    v.clear();
    if (!is_list(d, 0, N)) return;
    for (size_t i = 0; i < d.size() && ok(); ++i) {
      v.push(T{});
      read(enter(d, i), v.back(), more...);
      leave();
    }
  }
  template <class T, size_t N, class... More>
  void read(Doc const& d, std::array<T, N>& v, More const&... more) {
    if (!is_list(d, N, N)) return;
    for (size_t i = 0; i < N && ok(); ++i) {
      read(enter(d, i), v[i], more...);
      leave();
    }
  }
  Doc const* in_;
  std::string path_;
  Error error_;

 private:
  template <Whole T>
  static constexpr int64_t least() {
    if constexpr (std::is_enum_v<T>) return least<std::underlying_type_t<T>>();
    else return sizeof(T) < 8 ? int64_t(std::numeric_limits<T>::min()) : INT64_MIN;
  }
  template <Whole T>
  static constexpr int64_t most() {
    if constexpr (std::is_enum_v<T>) return most<std::underlying_type_t<T>>();
    else return sizeof(T) < 8 ? int64_t(std::numeric_limits<T>::max()) : INT64_MAX;
  }
};

// The archives take values by reference; fields() lists are written once for reading and writing.
template <class T>
uint64_t hash_fields(T const& v) {
  HashFields ar;
  fields(ar, const_cast<T&>(v));
  return ar.value();
}
template <class T>
Doc to_doc(T const& v) {
  Doc d;
  ToDoc ar(d);
  fields(ar, const_cast<T&>(v));
  return d;
}
template <class T>
Expected<T> from_doc(Doc const& d) {
  T v{};
  FromDoc ar(d);
  if (ar.ok()) fields(ar, v);
  if (!ar.ok()) return ar.error();
  return v;
}
template <class T>
std::string pack_fields(T const& v) {
  std::string out;
  PackFields ar(out);
  fields(ar, const_cast<T&>(v));
  return out;
}
template <class T>
bool unpack_fields(std::string_view bytes, T& v) {
  UnpackFields ar(bytes);
  fields(ar, v);
  return ar.done();
}

}  // namespace paddock
