// Dollars, pounds and spaces, exact. Every price of the lists is a multiple of 1/12000: thirds (a mini rocket), thousandths (metal
// at 2.75 times, sloped) and their products. A whole number of such units adds up a hundred times faster than a fraction.
#pragma once
#include <cstdint>

#include "core/ratio.hpp"

namespace paddock::car_wars::build {

struct Exact {
  static constexpr int64_t kUnit = 12000;
  int64_t units = 0;

  constexpr Exact() = default;
  constexpr Exact(int64_t whole) : units(whole * kUnit) {}
  // Of a fraction that is no multiple of a unit the rest is lost; readers refuse such (`fits`).
  static constexpr Exact of(Ratio r) { return raw(int64_t(__int128(r.num) * kUnit / r.den)); }
  static constexpr bool fits(Ratio r) { return kUnit % r.den == 0; }
  static constexpr Exact raw(int64_t units) {
    Exact e;
    e.units = units;
    return e;
  }

  constexpr Ratio ratio() const { return Ratio(units, kUnit); }
  constexpr int64_t floor() const { return units >= 0 ? units / kUnit : -((-units + kUnit - 1) / kUnit); }
  constexpr int64_t ceil() const { return -raw(-units).floor(); }
  constexpr int64_t half_up() const { return raw(units + kUnit / 2).floor(); }

  friend constexpr Exact operator+(Exact a, Exact b) { return raw(a.units + b.units); }
  friend constexpr Exact operator-(Exact a, Exact b) { return raw(a.units - b.units); }
  friend constexpr Exact operator*(Exact a, int64_t n) { return raw(a.units * n); }
  friend constexpr Exact operator*(Exact a, Ratio r) { return raw(int64_t(__int128(a.units) * r.num / r.den)); }
  constexpr Exact& operator+=(Exact b) { return units += b.units, *this; }
  friend constexpr bool operator==(Exact, Exact) = default;
  friend constexpr auto operator<=>(Exact a, Exact b) { return a.units <=> b.units; }
};

constexpr Exact most(Exact a, Exact b) { return a < b ? b : a; }

}  // namespace paddock::car_wars::build
