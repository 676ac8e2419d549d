// What the trade is between neighbours of the front, in plain sentences; and the front as a document.
#include "core/filled.hpp"
#include "games/car_wars/build/optimise.hpp"

namespace paddock::car_wars::build {
namespace {

std::string halves(int value) { return std::to_string(value / 2) + (value % 2 != 0 ? ".5" : ""); }
std::string plural(int64_t n, std::string const& one, std::string const& many) { return filled("{} {}", {n, n == 1 ? one : many}); }

struct Trade {
  std::vector<std::string> more, less;
  void put(int64_t difference, std::string const& text) {
    if (difference != 0) (difference > 0 ? more : less).push_back(text);
  }
};

std::string joined(std::vector<std::string> const& words) {
  std::string out;
  for (size_t i = 0; i < words.size(); ++i) out += (i == 0 ? "" : i + 1 == words.size() ? " and " : ", ") + words[i];
  return out;
}

// Tenths as points: "12.5 points of damage".
std::string damage(int tenths) {
  tenths = std::abs(tenths);
  return filled("{}{} points of damage in five turns", {tenths / 10, tenths % 10 != 0 ? "." + std::to_string(tenths % 10) : ""});
}

Trade trade(Found const& a, Found const& b) {
  Trade t;
  Ledger const &la = a.check.ledger, &lb = b.check.ledger;
  int const fire = b.worth.firepower - a.worth.firepower;
  t.put(fire, damage(fire));
  int sum = 0;
  for (size_t f = 0; f < kFacings; ++f) sum += b.design.main.armor[f] - a.design.main.armor[f];
  int const front = b.design.main.armor[kFront] - a.design.main.armor[kFront];
  t.put(front, plural(std::abs(front), "point in front", "points in front"));
  t.put(sum - front, plural(std::abs(sum - front), "point around", "points around"));
  t.put(b.tire - a.tire, plural(std::abs(b.tire - a.tire), "point a tire", "points a tire"));
  t.put(b.design.shells.size() - a.design.shells.size(), "armor around the driver");
  int const gain = lb.acceleration_halves - la.acceleration_halves, top = lb.top_speed_halves - la.top_speed_halves, hc = lb.main.hc - la.main.hc;
  t.put(gain, halves(std::abs(gain)) + " mph of acceleration");
  t.put(top, halves(std::abs(top)) + " mph of top speed");
  t.put(hc, plural(std::abs(hc), "handling class", "handling classes"));
  return t;
}

std::string sentence(Found const& a, Found const& b) {
  Trade const t = trade(a, b);
  int64_t const dollars = b.check.ledger.cost.half_up() - a.check.ledger.cost.half_up();
  std::string out = t.more.empty() ? "Nothing more" : joined(t.more) + " more";
  std::string const price = dollars > 0 ? filled("${} more", {dollars}) : dollars < 0 ? filled("${} less", {-dollars}) : "the same price";
  out += " for " + price;
  if (!t.less.empty()) out += filled(", and {} less", {joined(t.less)});
  return out + ".";
}

Doc figures_doc(Found const& f) {
  Ledger const& l = f.check.ledger;
  Doc armor = Doc::object();
  for (size_t i = 0; i < kFacings; ++i)
    if (f.design.main.armor[i] > 0) armor[kFacingNames[i]] = f.design.main.armor[i];
  return DocObject().with("cost", l.cost.half_up()).with("weight", l.weight.half_up()).with("acceleration", l.acceleration_halves / 2)
      .with("top_speed", decimal_doc(int64_t(l.top_speed_halves) * 500'000)).with("hc", l.main.hc).with("armor", std::move(armor))
      .with("firepower", f.worth.firepower).with("protection", f.worth.protection).with("mobility", f.worth.mobility);
}

}  // namespace

std::vector<std::string> explain(std::vector<Found> const& found) {
  std::vector<std::string> out;
  for (size_t i = 0; i < found.size(); ++i) out.push_back(i == 0 ? "The most damage of all." : sentence(found[i - 1], found[i]));
  return out;
}

Doc found_doc(Optimiser const& optimiser) {
  Doc list = Doc::array();
  std::vector<std::string> const words = explain(optimiser.found());
  for (size_t i = 0; i < words.size(); ++i) {
    Found const& one = optimiser.found()[i];
    list.push_back(DocObject().with("design", clean(one.design)).with("figures", figures_doc(one)).with("words", words[i]));
  }
  return list;
}

}  // namespace paddock::car_wars::build
