// List<T, N>: at most N values in place, no heap. The only container inside a State.
#pragma once
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <type_traits>

namespace paddock {

// Behind the last item stands T{}, or what has been there.
template <class T, int N, bool kCleared>
struct ListItems {
  T at[N] = {};
};
template <class T, int N>
struct ListItems<T, N, false> {
  static_assert(std::is_trivially_copyable_v<T> && std::is_trivially_destructible_v<T>);
  ListItems() {}
  union {
    T at[N];
  };
};

template <class T, int N, bool kCleared = true>
class List {
 public:
  using value_type = T;

  int size() const { return size_; }
  bool empty() const { return size_ == 0; }
  bool full() const { return size_ == N; }

  T& operator[](int i) {
    assert(i >= 0 && i < size_);
    return items_.at[i];
  }
  T const& operator[](int i) const {
    assert(i >= 0 && i < size_);
    return items_.at[i];
  }

  T* begin() { return items_.at; }
  T* end() { return items_.at + size_; }
  T const* begin() const { return items_.at; }
  T const* end() const { return items_.at + size_; }
  T& back() { return (*this)[size_ - 1]; }
  T const& back() const { return (*this)[size_ - 1]; }

  // False, and nothing is written, when the list is full: a fault of the program, caught in release builds, too.
  bool push(T const& v) {
    assert(size_ < N);
    if (size_ >= N) return false;
    items_.at[size_++] = v;
    return true;
  }
  void pop() {
    assert(size_ > 0);
    --size_;
    if constexpr (kCleared) items_.at[size_] = T{};
  }
  void erase(int at) {
    assert(at >= 0 && at < size_);
    for (int i = at; i + 1 < size_; ++i) items_.at[i] = items_.at[i + 1];
    pop();
  }
  void clear() {
    if constexpr (kCleared)
      for (int i = 0; i < size_; ++i) items_.at[i] = T{};
    size_ = 0;
  }

  friend bool operator==(List const& a, List const& b) {
    if (a.size_ != b.size_) return false;
    for (int i = 0; i < a.size_; ++i)
      if (!(a.items_.at[i] == b.items_.at[i])) return false;
    return true;
  }

 private:
  ListItems<T, N, kCleared> items_;
  int16_t size_ = 0;
};

// A list for the work of one function, begun anew thousands of times a second, and for what is never compared, saved or hashed: nothing is
// written behind its last item. fields() knows none, so it is no part of a State.
template <class T, int N>
using Scratch = List<T, N, false>;

}  // namespace paddock
