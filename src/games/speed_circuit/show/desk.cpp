// The decision panel of a seat: the car's figures, what it would cost, and the button. Its questions are in form*.cpp.
#include <algorithm>

#include "games/speed_circuit/bot/par.hpp"
#include "games/speed_circuit/bot/usual.hpp"
#include "games/speed_circuit/orders/phrases.hpp"
#include "games/speed_circuit/rules/cache.hpp"
#include "games/speed_circuit/show/form.hpp"

namespace paddock::speed_circuit {
namespace {

using std::to_string;

Line note(Icon icon, std::string text, std::string value, Rule rule, Tone tone = Tone::Plain) {
  Line l;
  l.icon = icon;
  l.text = std::move(text);
  l.value = std::move(value);
  l.tone = tone;
  l.rules.push_back(rule);
  return l;
}

void figures(SpeedCircuit const& g, Car const& c, Desk& d) {
  CarData const built = car_data(g.table(), c.levels, g.laps());
  d.figures = {{"Speed", to_string(c.speed)}};
  Gauge wear;
  wear.label = "Wear";
  wear.value = to_string(c.wear);
  wear.filled = c.wear;
  wear.cells = std::max<int>(built.wear, c.wear);
  Gauge chips;
  chips.label = "Chips";
  chips.value = to_string(c.skill());
  chips.filled = c.chips1 + c.chips3;
  chips.cells = std::max(built.chips1 + built.chips3, chips.filled);
  chips.big = c.chips3;
  chips.big_worth = 3;
  chips.discs = true;
  d.gauges = {wear, chips};
  Tone const engine = c.engine ? Tone::Warn : Tone::Plain;
  d.stats = {{"Accel", to_string(c.accel), engine}, {"Decel", to_string(c.decel), c.brakes ? Tone::Warn : Tone::Plain},
             {"Top", to_string(c.top), engine}, {"Start", to_string(c.start)}};
  if (c.engine) d.chips.push_back({"engine-off", "Engine damaged", Tone::Warn, Rule{"SC-4.12"}});
  if (c.brakes) d.chips.push_back({"alert-triangle", "Brakes damaged", Tone::Warn, Rule{"SC-4.12"}});
}

// While cars move: the speed of who drives now or has driven, the plot of who is still to come or tested first.
Figure speed_now(State const& s, Seat seat) {
  Car const& c = s.cars[seat];
  int const at = int(std::find(s.order.begin(), s.order.end(), seat) - s.order.begin());
  bool const testing = s.ask.seat == seat && s.ask.kind == Ask::Chips && (s.ask.table == Table::Accel || s.ask.table == Table::Top || s.ask.table == Table::Start);
  if (testing || at > s.move.index) return {"Plot", to_string(c.plot)};
  return {"Speed", to_string(at == s.move.index ? s.move.speed : c.speed)};
}

// SC-4.5 what is paid for the corner the car is in.
void ledger_lines(SpeedCircuit const& g, Car const& c, Desk& d) {
  if (!c.account.corner) return;
  d.lines.push_back(note("route", g.track().corners[size_t(c.account.corner - 1)].name + (c.account.arrow ? ", on the racing line" : ""),
                         "+" + to_string(c.account.band) + " bought", Rule{"SC-4.5"}));
}

// What the car is worth here: the exact way alone, par.hpp.
void par_line(SpeedCircuit const& g, Levels const& l, CarData const& c, Desk& d) {
  Cache& cache = g.cache();
  if (cache.par_turns < 0 || cache.par_of != l) {
    cache.par_of = l;
    cache.par_turns = par_turns(g.book(), c);
  }
  if (cache.par_turns <= 0) return;
  d.lines.push_back(note("trophy", "Alone on " + g.track().name + ", with wear only", plural(cache.par_turns, "turn"), Rule{"SC-B.6"}));
}

void build_desk(SpeedCircuit const& g, State const& s, Seat seat, Desk& d) {
  CarTable const& t = g.table();
  Plan const& p = s.plans[seat];
  Usual const usual = usual_car(g);
  Levels l = usual.levels;
  for (int i = 0; i < p.build.size(); ++i) l[size_t(i)] = p.build[i];
  CarData const c = car_data(t, l, g.laps());
  int const spent = points_of(l);
  Car car;
  g.outfit(car, l);
  d.figures.clear(), d.gauges.clear(), d.stats.clear(), d.chips.clear();
  figures(g, car, d);
  d.figures.clear();
  d.workshop = true;
  d.shelf = "designs";
  d.tag = design_tag(t, l);
  d.commit = p.build.empty() ? "Seal this car: " + usual.why : "Seal the car";
  d.count = p.build.full() ? "" : "proposed car";
  par_line(g, l, c, d);
  if (spent < t.budget)
    d.lines.push_back(note("alert-triangle", plural(t.budget - spent, "point") + " left to spend", "", Rule{"SC-3.T"}, Tone::Warn));
  d.lines.push_back(note("gauge", "From rest to " + to_string(c.top) + " without a test",
                         plural(1 + (std::max(0, c.top - c.start) + std::max(20, c.accel) - 1) / std::max(20, c.accel), "turn"), Rule{"SC-B.6"}));
  d.lines.push_back(note("wheel", "From " + to_string(c.top) + " to 60 without wear",
                         plural((std::max(0, c.top - 60) + std::max(20, c.decel) - 1) / std::max(20, c.decel), "turn"), Rule{"SC-5.T1"}));
  d.lines.push_back(note("lock", "Built in secret, shown together before the bid", "", Rule{"SC-B.15"}));
  if (!p.build.empty()) return;
  for (int level : usual.levels) d.commit_play.push_back(act(Verb::Build, level + 2));   // nothing written: the proposed car
  d.commit_play.push_back(SpeedCircuit::kSeal);
}

void bid_desk(SpeedCircuit const& g, State const& s, Seat seat, Desk& d) {
  Plan const& p = s.plans[seat];
  bool const written = !plan_text(g, s, seat).empty();
  Usual const usual = usual_bid(s, seat);
  int const value = written ? 2 * p.bid_wear + p.bid1 + p.bid3 * (g.rules().bid_three ? 1 : 3) : 2 * usual.wear;
  d.figures = {{"Bid", halves(value)}};
  d.commit = (value ? "Bid " + halves(value) : std::string("Bid nothing")) + (written ? ", face down" : ": " + usual.why);
  if (!written && usual.wear) d.commit_play.insert(d.commit_play.begin(), act(Verb::BidWear, usual.wear));
  d.lines.push_back(note("flag-3", "The highest bid starts first; equal ones roll", "", Rule{"SC-1.3"}));
  d.lines.push_back(note("tool", "What is bid is lost, whoever wins", "", Rule{"SC-1.3"}));
}

void plot_desk(SpeedCircuit const& g, State const& s, Seat seat, Desk& d) {
  Plan const& p = s.plans[seat];
  if (p.card == kNoCard) {
    d.commit_verdict = {};
    d.commit_play = usual_orders(g, s, seat);
    d.commit = "Commit " + to_string(d.commit_play[0].arg == kMps ? s.cars[seat].speed : d.commit_play[0].arg * 20) + ", face down";
    State with = s;
    NoLog none;
    SeededDice dice(0);
    for (Action a : d.commit_play)
      if (!(a == SpeedCircuit::kSeal)) g.apply(with, a, dice, none);
    if (d.commit_play.size() > 2)
      d.lines.push_back(note("list-numbers", "With it goes the sheet: " + plan_text(g, with, seat), "", Rule{"SC-4.2a"}, Tone::Quiet));
    return;
  }
  int const becomes = corrected(g.book(), s.cars[seat], p.card, s.round);
  d.commit = "Commit " + to_string(becomes) + ", face down";
  if (p.card != kMps && becomes != p.card * 20)
    d.lines.push_back(note("alert-triangle", card_text(p.card) + " is not possible and becomes " + to_string(becomes), "", Rule{"SC-4.2"}, Tone::Warn));
}

std::string title_of(SpeedCircuit const& g, State const& s) {
  switch (s.phase) {
    case Phase::Build: return "Build your car";
    case Phase::Bid: return "Bid for the grid";
    case Phase::Plot: return "Plot your speed";
    case Phase::Over: return "After the race";
    default: return move_title(g, s);
  }
}

}  // namespace

Desk SpeedCircuit::desk(State const& s, Seat seat) const {
  Desk d;
  d.title = seat < 0 || seat >= s.cars.size() ? "Spectator" : title_of(*this, s);
  d.commit = "Seal";
  d.commit_verdict = {Rule{"SC-B.2"}, "There is nothing to seal."};
  if (seat < 0 || seat >= s.cars.size()) return d;
  Car const& c = s.cars[seat];
  figures(*this, c, d);
  if (s.phase == Phase::Move) d.figures = {speed_now(s, seat)};
  if (!c.racing() || s.phase == Phase::Over) return d;
  bool const secret = s.phase != Phase::Move;
  d.secret = secret || s.ask.kind == Ask::Block || (s.ask.kind == Ask::Chips && s.ask.table == Table::Passing);
  d.text_entry = secret;
  if (secret) d.text = plan_text(*this, s, seat);
  if (actor(s) != seat) {
    if (s.phase == Phase::Move && s.ask.seat >= 0) d.commit_verdict = {Rule{"SC-B.5"}, name_of(s.ask.seat) + " decides now."};
    else if (secret) d.commit_verdict = {Rule{"SC-4.1"}, "This is sealed."};
    return d;
  }
  Actions now;
  legal(s, now);
  d.commit_verdict = {Rule{"SC-4.1"}, "Not complete yet."};
  if (now.find(kSeal) >= 0) d.commit_play = {kSeal}, d.commit_verdict = {};
  switch (s.phase) {
    case Phase::Build: build_desk(*this, s, seat, d); break;
    case Phase::Bid: bid_desk(*this, s, seat, d); break;
    case Phase::Plot: plot_desk(*this, s, seat, d); break;
    default: {
      Advice a = advice(*this, s, seat);
      d.commit = std::move(a.text);
      if (!a.why.empty()) d.lines.push_back(note("wheel", capital(a.why) + ".", "", Rule{"SC-B.6"}, Tone::Quiet));
      d.commit_icon = "player-play";
      d.commit_play = std::move(a.play);
      d.commit_verdict = {};
    }
  }
  if (s.phase != Phase::Move || s.ask.kind != Ask::Pay) ledger_lines(*this, c, d);
  if (s.phase == Phase::Plot || s.phase == Phase::Move) d.around = around_words(*this, s, seat);
  return d;
}

}  // namespace paddock::speed_circuit
