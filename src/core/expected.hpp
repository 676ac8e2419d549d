// A value, or what was wrong with the input: where, and what would be right. No exception crosses a folder border.
#pragma once
#include <cassert>
#include <optional>
#include <string>
#include <utility>

namespace paddock {

struct Error {
  std::string where;  // a path ("/seats/3/name"), "line 4, column 7", "character 212 of 248"; may be empty
  std::string what;   // one clear sentence for the user
  std::string text() const { return where.empty() ? what : where + ": " + what; }
};

template <class T>
class [[nodiscard]] Expected {
 public:
  Expected(T value) : value_(std::move(value)) {}
  Expected(Error error) : error_(std::move(error)) {}

  explicit operator bool() const { return value_.has_value(); }
  T& operator*() { return assert(value_), *value_; }
  T const& operator*() const { return assert(value_), *value_; }
  T* operator->() { return assert(value_), &*value_; }
  T const* operator->() const { return assert(value_), &*value_; }
  Error const& error() const { return assert(!value_), error_; }

 private:
  std::optional<T> value_;
  Error error_;
};

}  // namespace paddock
