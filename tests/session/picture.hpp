// Everything a viewer sees of a table, as text: what is drawn, asked, said and sent to him, field by field. Two truths that he
// cannot tell from one another have the same picture.
#pragma once
#include <array>
#include <cstdio>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "core/fields.hpp"
#include "post/report.hpp"
#include "session/session.hpp"

namespace picture {

using namespace paddock;

template <class T>
inline constexpr bool kOptional = false;
template <class T>
inline constexpr bool kOptional<std::optional<T>> = true;

// Stands for any field while the fields of a struct are counted. (An optional takes it by a constructor of its own.)
struct AnyField {
  template <class T>
    requires(!kOptional<T>)
  operator T() const;
};
template <class T, class... Fields>
constexpr size_t field_count() {
  if constexpr (requires { T{Fields{}..., AnyField{}}; }) return field_count<T, Fields..., AnyField>();
  else return sizeof...(Fields);
}

// Writes values as text. A struct of the view is told by all its fields, whatever they are: one that is added is told, too.
class Teller {
 public:
  std::string text;

  template <class... Parts>
  void operator()(Parts const&... parts) { (put(parts), ...); }

 private:
  void put(std::string_view s) {
    text += std::to_string(s.size()) + ":";
    text += s;
    text += ' ';
  }
  void put(char const* s) { put(std::string_view(s)); }
  void put(std::string const& s) { put(std::string_view(s)); }
  void put(float f) {
    char digits[32];
    std::snprintf(digits, sizeof digits, "%.9g ", double(f));
    text += digits;
  }
  template <class T>
    requires(std::is_integral_v<T> || std::is_enum_v<T>)
  void put(T n) { text += std::to_string(int64_t(n)) + " "; }
  template <class T>
  void put(std::vector<T> const& list) {
    text += '[';
    for (auto const& one : list) put(one);
    text += ']';
  }
  template <class T, size_t N>
  void put(std::array<T, N> const& list) {
    for (auto const& one : list) put(one);
  }
  template <class T>
  void put(std::optional<T> const& one) {
    text += one ? '+' : '-';
    if (one) put(*one);
  }
  template <class T>
    requires std::is_aggregate_v<T>
  void put(T const& v) { all_of<field_count<T>()>(v); }
  void put(Rule rule) { put(rule.text()); }
  void put(Doc const& doc) { put(dump_doc(doc)); }

  // Structs that are one more thing by inheritance: their fields stand at two places.
  void put(Ground::Tint const& tint) { (*this)(static_cast<Piece const&>(tint), tint.strength); }
  template <class T>
  void put(Film::Timed<T> const& timed) { (*this)(static_cast<T const&>(timed), timed.from, timed.until); }
  void put(Ruling const& r) { (*this)(r.turn, r.author, r.reason, r.told, r.secret); }   // its patch is the table's
  // Megabytes, built once a track: told in full once, by its hash from then on. It is kept, so that its address stays its own.
  void put(std::shared_ptr<Ground const> const& ground) {
    static std::map<std::shared_ptr<Ground const>, size_t> told;
    auto const [at, fresh] = told.try_emplace(ground, 0);
    if (fresh && ground) {
      Teller full;
      full.put(*ground);
      at->second = std::hash<std::string>()(full.text);
    }
    text += std::to_string(at->second) + " ";
  }
  template <class T>
  void put(std::shared_ptr<T const> const& one) {
    text += one ? '+' : '-';
    if (one) put(*one);
  }

#define PADDOCK_TELL(size, ...) \
  if constexpr (kSize == size) { \
    auto const& [__VA_ARGS__] = whole; \
    (*this)(__VA_ARGS__); \
  }
  template <size_t kSize, class T>
  void all_of(T const& whole) {
    static_assert(kSize >= 1 && kSize <= 30, "a struct of more fields than are counted here");
    PADDOCK_TELL(1, a)
    PADDOCK_TELL(2, a, b)
    PADDOCK_TELL(3, a, b, c)
    PADDOCK_TELL(4, a, b, c, d)
    PADDOCK_TELL(5, a, b, c, d, e)
    PADDOCK_TELL(6, a, b, c, d, e, f)
    PADDOCK_TELL(7, a, b, c, d, e, f, g)
    PADDOCK_TELL(8, a, b, c, d, e, f, g, h)
    PADDOCK_TELL(9, a, b, c, d, e, f, g, h, i)
    PADDOCK_TELL(10, a, b, c, d, e, f, g, h, i, j)
    PADDOCK_TELL(11, a, b, c, d, e, f, g, h, i, j, k)
    PADDOCK_TELL(12, a, b, c, d, e, f, g, h, i, j, k, l)
    PADDOCK_TELL(13, a, b, c, d, e, f, g, h, i, j, k, l, m)
    PADDOCK_TELL(14, a, b, c, d, e, f, g, h, i, j, k, l, m, n)
    PADDOCK_TELL(15, a, b, c, d, e, f, g, h, i, j, k, l, m, n, o)
    PADDOCK_TELL(16, a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p)
    PADDOCK_TELL(17, a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q)
    PADDOCK_TELL(18, a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q, r)
    PADDOCK_TELL(19, a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q, r, s)
    PADDOCK_TELL(20, a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q, r, s, t)
    PADDOCK_TELL(21, a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q, r, s, t, u)
    PADDOCK_TELL(22, a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q, r, s, t, u, v)
    PADDOCK_TELL(23, a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q, r, s, t, u, v, w)
    PADDOCK_TELL(24, a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q, r, s, t, u, v, w, x)
    PADDOCK_TELL(25, a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q, r, s, t, u, v, w, x, y)
    PADDOCK_TELL(26, a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q, r, s, t, u, v, w, x, y, z)
    PADDOCK_TELL(27, a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q, r, s, t, u, v, w, x, y, z, a1)
    PADDOCK_TELL(28, a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q, r, s, t, u, v, w, x, y, z, a1, b1)
    PADDOCK_TELL(29, a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q, r, s, t, u, v, w, x, y, z, a1, b1, c1)
    PADDOCK_TELL(30, a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q, r, s, t, u, v, w, x, y, z, a1, b1, c1, d1)
  }
#undef PADDOCK_TELL
};

struct Part {
  char const* name;
  std::string text;
  friend bool operator==(Part const& a, Part const& b) { return a.text == b.text; }
};
using Picture = std::vector<Part>;

template <class... What>
Part part(char const* name, What const&... what) {
  Teller teller;
  teller(what...);
  return {name, std::move(teller.text)};
}

// Every page of the form, as one who has written nothing is asked.
inline std::vector<AskedForm> forms_of(Session const& s, Seat viewer) {
  std::vector<AskedForm> out = {s.form(viewer, "", 0)};
  for (int page = 1; page < int(out[0].pages.size()); ++page) out.push_back(s.form(viewer, "", page));
  return out;
}

// What `viewer` (kNobody: who only looks on) is shown of the running turn and of the one before it, and what his links hold.
inline Picture of(Session const& s, Seat viewer) {
  int const turn = s.turn();
  Picture out{part("scene", s.scene(viewer)), part("desk", s.desk(viewer)), part("standing", s.standing(viewer)),
              part("form", forms_of(s, viewer)), part("what if", s.what_if(viewer, "", "")), part("papers", s.papers(viewer)),
              part("what an empty order means", s.read(viewer, "")), part("map", s.map_text()),
              part("public position", s.public_position(), s.public_hash()), part("timeline", s.timeline(), s.chart_marks(), s.rulings()),
              part("table link", s.table_link())};
  for (int t : {turn - 1, turn}) {
    out.push_back(part("film", s.film(t)));
    out.push_back(part("log", s.log(t), s.notes(t, viewer), s.draws(t)));
    out.push_back(part("report", post::write_report(s.report(t), post::ReportFormat::Plain)));
  }
  if (viewer >= 0) out.push_back(part("invite", s.invite_link(viewer)));
  if (s.outcome().over) out.push_back(part("recap", s.recap()));
  return out;
}

// Where two pictures part, with what stands there; empty: they do not.
inline std::string difference(Picture const& a, Picture const& b) {
  if (a.size() != b.size()) return "another number of parts";
  for (size_t i = 0; i < a.size(); ++i) {
    std::string const &x = a[i].text, &y = b[i].text;
    if (x == y) continue;
    size_t at = 0;
    while (at < x.size() && at < y.size() && x[at] == y[at]) ++at;
    size_t const from = at < 60 ? 0 : at - 60;
    return std::string(a[i].name) + " parts at " + std::to_string(at) + ":\n  " + x.substr(from, 160) + "\n  " + y.substr(from, 160);
  }
  return "";
}

}  // namespace picture
