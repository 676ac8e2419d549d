// List<T, N>: at most N values in place, no heap. The only container inside a State.
#pragma once
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <utility>

namespace paddock {

template <class T, int N>
class List {
 public:
  using value_type = T;

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

  // False, and nothing is written, when the list is full: a fault of the program, caught in release builds, too.
  bool push(T const& v) {
    assert(size_ < N);
    if (size_ >= N) return false;
    items_[size_++] = v;
    return true;
  }
  void pop() {
    assert(size_ > 0);
    items_[--size_] = T{};
  }
  void erase(int at) {
    assert(at >= 0 && at < size_);
    for (int i = at; i + 1 < size_; ++i) items_[i] = items_[i + 1];
    pop();
  }
  void clear() {
    for (int i = 0; i < size_; ++i) items_[i] = T{};
    size_ = 0;
  }

  friend bool operator==(List const& a, List const& b) {
    if (a.size_ != b.size_) return false;
    for (int i = 0; i < a.size_; ++i)
      if (!(a.items_[i] == b.items_[i])) return false;
    return true;
  }

 private:
  T items_[N] = {};
  int16_t size_ = 0;
};

}  // namespace paddock
