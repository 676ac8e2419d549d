// What a seat may bring: a stock car by its number, or a design of its own by the letters of its tag.
#include "core/fields.hpp"
#include "core/filled.hpp"
#include "games/car_wars/build/stock.hpp"
#include "games/car_wars/duel/entry.hpp"
#include "games/car_wars/rules/register.hpp"

namespace paddock::car_wars::duel {
namespace {

std::vector<build::Read> const& stock_designs() {
  static std::vector<build::Read> const all = [] {
    std::vector<build::Read> out;
    for (build::StockDesign const& one : build::stock()) out.push_back(build::read_design(one.design));
    return out;
  }();
  return all;
}

Verdict verdict_of(build::Check const& check) {
  if (check.faults.empty()) return {};
  return {rule_named(check.faults.front().rule), check.faults.front().why};
}

}  // namespace

Brought brought(Plan const& plan, Settings const& rules) {
  if (plan.stock >= 0) {
    if (plan.stock >= most_stock()) return {{}, {rule_named("R-13"), "There is no such stock car."}};
    build::Read const& read = stock_designs()[size_t(plan.stock)];
    return {read.design, verdict_of(build::check(read, event_of(rules)))};
  }
  Expected<build::Design> const design = build::read_tag_text(tag_text(plan));
  if (!design) return {{}, {rule_named("R-13"), design.error().what}};
  if (int const many = guns_left_out(*design))
    return {*design, {rule_named("R-13"), filled("A car of a duel has at most {} weapons; this one has {}.", {kMostGuns, kMostGuns + many})}};
  return {*design, verdict_of(build::check(*design, event_of(rules)))};
}

int most_stock() { return int(build::stock().size()); }
std::string_view stock_name(int stock) { return stock >= 0 && stock < most_stock() ? std::string_view(build::stock()[size_t(stock)].name) : std::string_view(); }

// All are legal by the usual rules of building; a house rule may send one back.
bool stock_fits(int stock, Settings const& rules) {
  if (stock < 0 || stock >= most_stock()) return false;
  int const purse = dollars(rules.duel.division);
  if (purse > 0 && build::stock()[size_t(stock)].division > purse) return false;
  static std::string const usual = pack_fields(build::BuildSettings{});
  if (pack_fields(rules.build) == usual) return true;
  return build::check(stock_designs()[size_t(stock)], event_of(rules)).legal();
}

Verdict stock_refused(int stock, Settings const& rules) {
  std::string const name(stock_name(stock));
  int const purse = dollars(rules.duel.division);
  if (purse > 0 && build::stock()[size_t(stock)].division > purse) return {rule_named("R-13"), name + " costs more than the division allows."};
  Verdict const against = verdict_of(build::check(stock_designs()[size_t(stock)], event_of(rules)));
  return {against.rule, filled("{}: {}", {name, against.why})};
}

std::string tag_text(Plan const& plan) {
  std::string out(build::kTagHead);
  for (uint8_t const letter : plan.tag) out.push_back(build::kTagLetters[letter & 63]);
  return out;
}

bool take_tag(std::string_view text, Plan& plan) {
  plan.tag.clear();
  if (!text.starts_with(build::kTagHead) || text.size() > build::kTagHead.size() + size_t(kTagBytes)) return false;
  for (char const c : text.substr(build::kTagHead.size())) {
    size_t const at = build::kTagLetters.find(c);
    if (at == build::kTagLetters.npos) return plan.tag.clear(), false;
    plan.tag.push(uint8_t(at));
  }
  return !plan.tag.empty();
}

}  // namespace paddock::car_wars::duel
