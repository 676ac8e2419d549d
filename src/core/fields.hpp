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
#include <array>
#include <concepts>
#include <cstdint>
#include <limits>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
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
  template <class T, class... More>
  void operator()(char const* name, T& v, More const&... more) { out_[name] = make(v, more...); }

 protected:
  template <Whole T>
  static Doc make(T& v, Names names) {
    auto const i = size_t(v);
    return i < names.size() ? Doc(names[i]) : Doc(int64_t(v));
  }
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
  Doc& out_;
};

// Reads such JSON. Every field must be there; the first fault is kept with its path.
class FromDoc {
 public:
  explicit FromDoc(Doc const& in, std::string path = "") : in_(in), path_(std::move(path)) {
    if (!in_.is_object()) fail("", "an object is expected");
  }
  bool ok() const { return error_.what.empty(); }
  Error const& error() const { return error_; }
  template <class T, class... More>
  void operator()(char const* name, T& v, More const&... more) {
    if (!ok()) return;
    auto it = in_.find(name);
    if (it == in_.end()) fail(name, "this field is missing");
    else read(*it, name, v, more...);
  }

 protected:
  struct Anything {};
  FromDoc(Doc const& in, std::string path, Anything) : in_(in), path_(std::move(path)) {}
  void fail(std::string const& name, std::string what) {
    if (ok()) error_ = {name.empty() ? path_ : path_ + "/" + name, std::move(what)};
  }
  template <Whole T>
  static std::string range_words(int64_t low, int64_t high) {
    if constexpr (std::is_integral_v<T> && sizeof(T) < 8) {
      if (low == INT64_MIN) low = std::numeric_limits<T>::min(), high = std::numeric_limits<T>::max();
    }
    return low == INT64_MIN ? "" : ": " + std::to_string(low) + " to " + std::to_string(high) + " would be right";
  }
  template <Whole T>
  void read(Doc const& d, std::string const& name, T& v, int64_t low, int64_t high) {
    if (d.is_boolean()) v = T(d.get<bool>());
    else if (!d.is_number_integer()) fail(name, "a whole number is expected");
    else if (int64_t w = d.get<int64_t>(); w < low || w > high || int64_t(T(w)) != w)
      fail(name, std::to_string(w) + " is out of range" + range_words<T>(low, high));
    else v = T(w);
  }
  template <Whole T>
  void read(Doc const& d, std::string const& name, T& v, Names names) {
    std::string const text = d.is_string() ? d.get<std::string>() : "";
    for (size_t i = 0; i < names.size(); ++i)
      if (text == names[i]) return void(v = T(i));
    std::string all;
    for (auto n : names) all += (all.empty() ? "" : ", ") + std::string(n);
    fail(name, "'" + text + "' is none of " + all);
  }
  void read(Doc const& d, std::string const& name, Rule& rule, Names rules) {
    std::string const text = d.is_string() ? d.get<std::string>() : "?";
    rule = rule_at(rule_number(Rule{text.c_str()}, rules), rules);
    if (rule.text() != text) fail(name, "'" + text + "' is none of the rules that may stand here");
  }
  template <class T>
  void read(Doc const& d, std::string const& name, T& v) {
    if constexpr (Whole<T>) read(d, name, v, INT64_MIN, INT64_MAX);
    else {
      FromDoc ar(d, path_ + "/" + name);
      if (ar.ok()) fields(ar, v);
      if (!ar.ok() && ok()) error_ = ar.error();
    }
  }
  template <class T, int N, class... More>
  void read(Doc const& d, std::string const& name, List<T, N>& v, More const&... more) {
    v.clear();
    if (!d.is_array() || d.size() > size_t(N)) return fail(name, "a list of at most " + std::to_string(N) + " is expected");
    for (size_t i = 0; i < d.size() && ok(); ++i) {
      v.push(T{});
      read(d[i], name + "/" + std::to_string(i), v.back(), more...);
    }
  }
  template <class T, size_t N, class... More>
  void read(Doc const& d, std::string const& name, std::array<T, N>& v, More const&... more) {
    if (!d.is_array() || d.size() != N) return fail(name, "a list of " + std::to_string(N) + " is expected");
    for (size_t i = 0; i < N && ok(); ++i) read(d[i], name + "/" + std::to_string(i), v[i], more...);
  }
  Doc const& in_;
  std::string path_;
  Error error_;
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
