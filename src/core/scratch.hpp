// Scratch<T, N>: a List for the work of one function, and for what is never compared, saved or hashed.
#pragma once
#include <cassert>
#include <type_traits>

namespace paddock {

// Like List, but nothing is written behind its last item: it is begun anew thousands of times a second. Never part
// of a State.
template <class T, int N>
class Scratch {
  static_assert(std::is_trivially_copyable_v<T> && std::is_trivially_destructible_v<T>);

 public:
  using value_type = T;

  Scratch() {}
  int size() const { return size_; }
  bool empty() const { return size_ == 0; }
  bool full() const { return size_ == N; }

  T& operator[](int i) {
    assert(i >= 0 && i < size_);
    return items_[i];
  }
  T const& operator[](int i) const {
    assert(i >= 0 && i < size_);
    return items_[i];
  }

  T* begin() { return items_; }
  T* end() { return items_ + size_; }
  T const* begin() const { return items_; }
  T const* end() const { return items_ + size_; }
  T& back() { return (*this)[size_ - 1]; }
  T const& back() const { return (*this)[size_ - 1]; }

  // As List's.
  bool push(T const& v) {
    assert(size_ < N);
    if (size_ >= N) return false;
    items_[size_++] = v;
    return true;
  }
  void pop() {
    assert(size_ > 0);
    --size_;
  }
  void clear() { size_ = 0; }

 private:
  union {
    T items_[N];
  };
  int size_ = 0;
};

}  // namespace paddock
