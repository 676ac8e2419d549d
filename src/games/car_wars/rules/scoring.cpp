#include "games/car_wars/rules/scoring.hpp"

#include <algorithm>

namespace paddock::car_wars::scoring {
namespace {

constexpr int kPhases = 5;

}  // namespace

void EndWatch::hold(int player, bool enough, ScoreSettings const& settings) {
  int& since = since_[player];
  if (enough && since == 0) since = index_ + 1;
  if (enough) return;
  // Read literally only the end of the time counts; falling below before it does not matter.
  bool const running = since != 0 && index_ + 1 < since + settings.hold_phases;
  if (!running || settings.hold_below == ScoreSettings::Below::restarts) since = 0;
}

By EndWatch::phase(std::span<Standing const> standings, int alive, ScoreSettings const& settings) {
  ++index_;
  winners_.clear();
  Players hundred, eighty;
  for (int p = 0; p < int(standings.size()) && p < kPlayers; ++p) {
    Standing const& s = standings[size_t(p)];
    Ratio const counted = s.points + (settings.bonus_counts_for_end ? s.bonus : Ratio(0));
    bool const enough = counted >= settings.hold_points;
    hold(p, enough, settings);
    if (!s.in_control) continue;  // it counts when control is back, if the points are still there
    if (counted >= settings.instant_points) hundred.push(p);
    if (enough && since_[p] != 0 && index_ + 1 >= since_[p] + settings.hold_phases) eighty.push(p);
  }
  // The 100 beats the 80. Several who meet the same one go on until only one meets it.
  Players const& met = hundred.empty() ? eighty : hundred;
  if (met.size() == 1) {
    winners_ = met;
    return hundred.empty() ? By::eighty : By::hundred;
  }
  if (alive == 0 || alive == 1) return By::last;
  return index_ + 1 >= settings.max_turns * kPhases ? By::turns : By::going_on;
}

Players best(std::span<Standing const> standings, std::span<int const> mobile_until, ScoreSettings const& settings) {
  Players out;
  auto const better = [&](int a, int b) {
    Ratio const one = standings[size_t(a)].points + standings[size_t(a)].bonus, two = standings[size_t(b)].points + standings[size_t(b)].bonus;
    if (one != two) return one > two;
    return settings.tie_break == ScoreSettings::Tie::most_recently_mobile && mobile_until[size_t(a)] > mobile_until[size_t(b)];
  };
  for (int p = 0; p < int(standings.size()) && p < kPlayers; ++p) {
    if (!out.empty() && better(out[0], p)) continue;
    if (!out.empty() && better(p, out[0])) out.clear();
    out.push(p);
  }
  return out;
}

void Tally::kill(Players const& by, int victim, int gain, int loss) {
  int sharers = 0;
  for (int const p : by) sharers += p != victim;  // nobody gains by his own end
  for (int const p : by)
    if (p != victim) points_[p] += Ratio(gain, sharers);
  points_[victim] += loss;
}

void Tally::complete(Players const& by, int victim) {
  if (victims_[victim].complete) return;
  victims_[victim].complete = true;
  kill(by, victim, settings_.complete_kill, settings_.victim_complete);
}

void Tally::add(Event event, Players const& by, int victim, Ratio points) {
  auto const once = [&](int which, int worth) {
    for (int const p : by) {
      if (!once_[p][which]) bonus_[p] += worth;
      once_[p][which] = true;
    }
  };
  switch (event) {
    case Event::mobility_kill:
      if (victim < 0 || victims_[victim].mobility) return;
      victims_[victim].mobility = true, victims_[victim].by = by;
      kill(by, victim, settings_.mobility_kill, settings_.victim_mobility);
      // CW-153: it has nothing left to fire and no longer moves.
      if (victims_[victim].no_ammo) complete(by, victim);
      return;
    case Event::complete_kill:
      if (victim >= 0) complete(by, victim);
      return;
    case Event::out_of_ammo:
      if (victim < 0 || settings_.mk_out_of_ammo == ScoreSettings::OutOfAmmo::stays_mobility_kill) return;
      victims_[victim].no_ammo = true;
      if (victims_[victim].mobility) complete(victims_[victim].by, victim);
      return;
    case Event::firepower_kill:
      if (victim < 0 || !settings_.firepower_kill || victims_[victim].silenced) return;
      victims_[victim].silenced = true;
      return kill(by, victim, settings_.firepower_points, -settings_.firepower_points);
    case Event::surrender: return;   // CW-152: it brings nothing
    case Event::first_blood: return once(0, settings_.first_blood);
    case Event::all_alive: return once(1, settings_.all_alive);
    case Event::one_of_two_alive: return once(2, settings_.one_of_two_alive);
    case Event::moving_at_end: return once(3, settings_.moving_at_end);
    case Event::checkpoint:
    case Event::target:
    case Event::jump:
    case Event::no_drop:
      for (int const p : by) bonus_[p] += points;
      return;
  }
}

KillState kill_state(bool mobile, bool can_affect, ScoreSettings const& settings) {
  return {!mobile, !can_affect && (!mobile || !settings.never_if_mobile)};
}

int64_t no_drop_squares(InZone const& counter, Ratio square, ScoreSettings const& settings) {
  if (counter.inside <= 0 || square <= 0) return 0;
  using Rounding = ScoreSettings::Rounding;
  if (settings.rounding == Rounding::whole_units) return (counter.wide / square).floor() * (counter.inside / square).floor();
  Ratio const rows = settings.rounding == Rounding::whole_counter ? counter.length : counter.inside;
  return (counter.wide / square).ceil() * (rows / square).ceil();
}

}  // namespace paddock::car_wars::scoring
