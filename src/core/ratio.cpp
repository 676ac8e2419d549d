#include "core/ratio.hpp"

namespace paddock {

std::optional<Ratio> read_ratio(std::string_view text) {
  constexpr int64_t kMost = 1'000'000'000'000;
  size_t at = 0;
  bool const minus = at < text.size() && text[at] == '-';
  at += minus;
  auto digits = [&](int64_t& n, int64_t& scale) {
    size_t const began = at;
    for (; at < text.size() && text[at] >= '0' && text[at] <= '9'; ++at) {
      if (n > kMost || scale >= kMost) return false;
      n = n * 10 + (text[at] - '0'), scale *= 10;
    }
    return at > began;
  };
  int64_t n = 0, unused = 1, scale = 1;
  if (!digits(n, unused)) return {};
  Ratio value(n);
  if (at < text.size() && text[at] == '/') {
    int64_t below = 0;
    unused = 1, ++at;
    if (!digits(below, unused) || below == 0) return {};
    value = Ratio(n, below);
  } else if (at < text.size() && text[at] == '.') {
    int64_t decimals = 0;
    ++at;
    if (!digits(decimals, scale)) return {};
    value += Ratio(decimals, scale);
  }
  if (at != text.size() || value > Ratio(kMost)) return {};
  return minus ? Ratio(0) - value : value;
}

std::optional<Ratio> ratio_of(Doc const& doc) {
  if (doc.is_string()) return read_ratio(doc.get_ref<std::string const&>());
  if (doc.is_number_integer() || doc.is_binary()) return read_ratio(dump_doc(doc));  // bytes: a decimal (core/doc.hpp)
  return {};
}

std::string ratio_text(Ratio const& r) { return std::to_string(r.num) + (r.whole() ? "" : "/" + std::to_string(r.den)); }
Doc ratio_doc(Ratio r) { return r.whole() ? Doc(r.num) : Doc(ratio_text(r)); }

}  // namespace paddock
