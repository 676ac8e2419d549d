// Exact numbers: a fraction in lowest terms. Prices, weights and modifiers add up to the last third of a pound.
// Numerators and denominators stay below 2^62; operations work in 128 bits and reduce.
#pragma once
#include <cstdint>
#include <numeric>
#include <optional>
#include <string>

#include "core/doc.hpp"
#include "core/scan.hpp"

namespace paddock {

struct Ratio {
  int64_t num = 0, den = 1;  // den > 0, no common factor

  constexpr Ratio(int64_t whole = 0) : num(whole) {}
  constexpr Ratio(int64_t n, int64_t d) : Ratio(lowest(n, d)) {}  // d != 0

  friend constexpr Ratio operator+(Ratio a, Ratio b) {
    if (small(a) && small(b)) return lowest(a.num * b.den + b.num * a.den, a.den * b.den);
    return make(__int128(a.num) * b.den + __int128(b.num) * a.den, __int128(a.den) * b.den);
  }
  friend constexpr Ratio operator-(Ratio a, Ratio b) { return a + Ratio(raw(-b.num, b.den)); }
  friend constexpr Ratio operator*(Ratio a, Ratio b) {
    if (small(a) && small(b)) return lowest(a.num * b.num, a.den * b.den);
    return make(__int128(a.num) * b.num, __int128(a.den) * b.den);
  }
  friend constexpr Ratio operator/(Ratio a, Ratio b) {                                   // b != 0
    if (small(a) && small(b)) return lowest(a.num * b.den, a.den * b.num);
    return make(__int128(a.num) * b.den, __int128(a.den) * b.num);
  }
  constexpr Ratio& operator+=(Ratio b) { return *this = *this + b; }
  constexpr Ratio& operator-=(Ratio b) { return *this = *this - b; }
  constexpr Ratio& operator*=(Ratio b) { return *this = *this * b; }
  friend constexpr bool operator==(Ratio a, Ratio b) { return a.num == b.num && a.den == b.den; }
  friend constexpr auto operator<=>(Ratio a, Ratio b) {
    if (small(a) && small(b)) return a.num * b.den <=> b.num * a.den;
    return __int128(a.num) * b.den <=> __int128(b.num) * a.den;
  }

  constexpr bool whole() const { return den == 1; }
  constexpr int64_t floor() const { return num >= 0 ? num / den : -((-num + den - 1) / den); }
  constexpr int64_t ceil() const { return -raw(-num, den).floor(); }
  constexpr int64_t half_up() const { return (*this + Ratio(1, 2)).floor(); }

 private:
  static constexpr Ratio raw(int64_t n, int64_t d) {
    Ratio r;
    r.num = n, r.den = d;
    return r;
  }
  // Nearly always: products of both stay within 64 bits, and WASM has no others.
  static constexpr bool small(Ratio r) { return r.num == int32_t(r.num) && r.den == int32_t(r.den); }
  static constexpr Ratio lowest(int64_t n, int64_t d) {
    if (d < 0) n = -n, d = -d;
    if (d == 1) return raw(n, 1);
    int64_t const part = std::gcd(n, d);
    return raw(n / part, d / part);
  }
  static constexpr Ratio make(__int128 n, __int128 d) {
    if (d < 0) n = -n, d = -d;
    if (d == 1) return raw(int64_t(n), 1);
    __int128 const size = n < 0 ? -n : n;
    if (size <= INT64_MAX && d <= INT64_MAX) return lowest(int64_t(n), int64_t(d));
    __int128 a = size, b = d;
    while (b != 0) {
      __int128 const rest = a % b;
      a = b, b = rest;
    }
    if (a > 1) n /= a, d /= a;
    return raw(int64_t(n), int64_t(d));
  }
};

// "7", "-3", "2.5", "1/3". Empty for anything else, and for what is beyond a million millions.
std::optional<Ratio> read_ratio(std::string_view text);
// A Doc's whole number, decimal or such a text.
std::optional<Ratio> ratio_of(Doc const& doc);
std::string ratio_text(Ratio const& r);  // "7", "22/3"
Doc ratio_doc(Ratio r);           // a whole number, else its text

}  // namespace paddock
