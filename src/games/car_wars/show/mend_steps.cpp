// Where no single change ends a fault: several together, each the one that leaves least of what is too much.
#include <algorithm>

#include "games/car_wars/show/faults.hpp"
#include "games/car_wars/show/words.hpp"

namespace paddock::car_wars::show {
using namespace build;

namespace {

constexpr int kSteps = 6;

// As a share of what is allowed.
double over(Exact is, Exact allowed) {
  Exact const more = is - allowed;
  if (more <= Exact(0)) return 0;
  return allowed > Exact(0) ? double(more.units) / double(allowed.units) : 1;
}

// What is too heavy, too large, too dear or too weak, all in one number; 0: nothing is.
double excess(Bench const& b) {
  double sum = 0;
  for (bool const side : {false, true}) {
    Figures const& f = b.figures(side);
    if (!b.body(side)) continue;
    sum += over(f.weight, Exact(f.max_load)) + over(f.spaces_used, Exact(f.spaces_allowed));
    for (int facing = 0; facing < kFacings; ++facing)
      if (over_third(b, side, facing)) sum += over(f.third_used[size_t(facing)], Exact(f.third_limit));
  }
  Ledger const& all = b.check.ledger;
  if (b.event.max_weight > 0) sum += over(all.weight, Exact(b.event.max_weight));
  if (b.event.budget > 0) sum += over(all.cost, Exact(b.event.budget));
  return sum + over(all.weight, Exact(all.power_factors) * 3);   // R 13
}

struct Step {
  DesignEdit edit;
  Doc left;
  size_t faults = 0;
  double excess = 0;
};

// The best of all changes here; without one that helps, of no words.
Step next_step(Bench const& b) {
  std::vector<BillPart> const parts = bill_parts(b);
  std::vector<DesignEdit> tried = mend_candidates(b, parts);
  for (BillPart const& p : parts)
    if (!p.remove.empty()) tried.push_back(p.remove);
  Step best{{}, {}, b.check.faults.size(), excess(b)};
  for (DesignEdit& edit : tried) {
    Expected<Doc> doc = changed(b.raw, edit);
    if (!doc) continue;
    Bench const after = bench_of(*doc, b.event);
    size_t const faults = after.check.faults.size();
    double const left = excess(after);
    if (faults > best.faults || (faults == best.faults && left >= best.excess)) continue;
    best = {std::move(edit), std::move(*doc), faults, left};
  }
  return best;
}

// "Take out the HMG, twice, 20 points less armor"
std::string said_of(std::vector<Step> const& steps) {
  static constexpr char const* kTimes[] = {"", "", ", twice", ", three times", ", four times", ", five times", ", six times"};
  std::string out;
  for (size_t i = 0; i < steps.size(); ++i) {
    auto const same = [&](Step const& s) { return s.edit.says == steps[i].edit.says; };
    if (std::any_of(steps.begin(), steps.begin() + long(i), same)) continue;
    out += out.empty() ? steps[i].edit.says : ", " + lower_first(steps[i].edit.says);
    out += kTimes[std::count_if(steps.begin(), steps.end(), same)];
  }
  return out;
}

}  // namespace

DesignEdit mend_in_steps(Bench const& b) {
  std::vector<Step> steps;
  Doc now = b.raw;
  while (steps.size() < kSteps) {
    Step step = next_step(bench_of(now, b.event));
    if (step.edit.empty()) break;
    now = step.left;
    steps.push_back(std::move(step));
    if (steps.back().faults < b.check.faults.size()) break;
  }
  if (steps.empty() || steps.back().faults >= b.check.faults.size()) return {};
  DesignEdit all{said_of(steps), {}};
  for (Step& step : steps) all.changes.insert(all.changes.end(), step.edit.changes.begin(), step.edit.changes.end());
  return all;
}

}  // namespace paddock::car_wars::show
