// The decision panel of a seat: the car's figures, what may be decided now, its price and its odds.
#include <algorithm>

#include "games/speed_circuit/look.hpp"
#include "games/speed_circuit/phrases.hpp"
#include "games/speed_circuit/speed_circuit.hpp"

namespace paddock::speed_circuit {
namespace {

using std::to_string;

std::string percent(int ways) { return to_string((ways * 100 + 18) / 36) + " %"; }

Line note(Icon icon, std::string text, std::string value, Rule rule, Tone tone = Tone::Plain) {
  Line l;
  l.icon = icon;
  l.text = std::move(text);
  l.value = std::move(value);
  l.tone = tone;
  l.rules.push_back(rule);
  return l;
}

// "7 of 10: 42 % safe"
std::string odds_text(Table t, int modifier) {
  static constexpr char const* kGood[kTables] = {"success", "success", "success", "brakes hold", "safe", "safe", "pass"};
  std::string out = percent(good_ways(t, modifier)) + " " + kGood[int(t)];
  bool const crash = t == Table::Chance || t == Table::Crash;
  if (crash) out += ", " + percent(bad_ways(t, modifier)) + " crash";
  if (t == Table::Passing) out += ", " + percent(bad_ways(t, modifier)) + " contact";
  return out;
}

Key key(std::string cap, std::string label, Action a, Rule rule, Tone tone = Tone::Plain) {
  Key k;
  k.cap = std::move(cap);
  k.label = std::move(label);
  k.play = {a};
  k.rule = rule;
  k.tone = tone;
  return k;
}

// What a plot costs before the car moves.
std::string plot_price(Book const& b, Car const& c, int speed) {
  Tests const t = tests_of(b, c, speed);
  if (t.start) return "start test, " + percent(good_ways(Table::Start, 0));
  if (t.accel && t.top) return "two tests, " + percent(good_ways(Table::Accel, 0)) + " each";
  if (t.accel) return "acceleration test, " + percent(good_ways(Table::Accel, 0));
  if (t.top) return "top speed test, " + percent(good_ways(Table::Top, 0));
  int const over = over_of(c, speed);
  if (over == 20) return "1 wear or a brakes test";
  if (over == 40) return "2 wear, or 1 and a brakes test";
  if (over == 60) return "2 wear and a brakes test";
  if (over > 60) return "3 wear, a brakes test, and a spin";
  return "free";
}

void plot_keys(SpeedCircuit const& g, State const& s, Seat seat, Desk& d) {
  Book const b = g.book();
  Car const& c = s.cars[seat];
  Span const span = span_of(b, c);
  d.lines.push_back(note("gauge", "Without tests or wear", to_string(std::min(std::max(span.low, 20), span.high)) + " to " + to_string(span.high), Rule{"SC-B.6"}));
  d.lines.push_back(note("adjustments-horizontal", "With everything allowed", to_string(span.least) + " to " + to_string(span.most), Rule{"SC-4.2"}));
  for (int k = 1; k <= 11; ++k) {
    int const becomes = corrected(b, c, k, s.round);
    Key one = key(to_string(k * 20), becomes == k * 20 ? plot_price(b, c, becomes) : "becomes " + to_string(becomes), act(Verb::Card, k),
                  Rule{becomes == k * 20 ? "SC-4.1" : "SC-4.2"}, becomes != k * 20 ? Tone::Quiet : over_of(c, becomes) ? Tone::Warn : Tone::Plain);
    d.keys.push_back(one);
  }
  d.keys.push_back(key("MPS", "keep " + to_string(corrected(b, c, kMps, s.round)), act(Verb::Card, kMps), Rule{"SC-4.1"}));
}

void build_keys(SpeedCircuit const& g, State const& s, Seat seat, Actions const& legal, Desk& d) {
  Plan const& p = s.plans[seat];
  int spent = 0;
  for (int l : p.build) spent += l;
  d.figures.push_back({"Points", to_string(spent) + " of " + to_string(g.table().budget)});
  if (!p.build.full()) d.lines.push_back(note("tool", "Next: " + g.table().rows[size_t(p.build.size())].name, "", Rule{"SC-3.T"}));
  for (Action a : legal)
    if (Verb(a.verb) == Verb::Build) {
      int const level = a.arg - 2;
      d.keys.push_back(key(to_string(g.table().rows[size_t(p.build.size())].value(level)),
                           plural(level, "point"), a, Rule{"SC-3.T"}));
    }
}

// What may still be bid, and the items that may follow on a sheet: the buttons write the text.
void draft_keys(SpeedCircuit const& g, State const& s, Actions const& legal, Desk& d) {
  for (Action a : legal) {
    Verb const v = Verb(a.verb);
    bool const bid = v == Verb::BidWear10 || v == Verb::BidWear || v == Verb::BidChips10 || v == Verb::BidChips || v == Verb::BidThrees;
    if (bid) d.keys.push_back(key(g.name(s, a), "add to the bid", a, Rule{"SC-1.3"}));
    if (v == Verb::Sheet && a.arg < kRowItem) d.keys.push_back(key(item_text(g, a.arg), "on the sheet", a, Rule{"SC-B.2"}));
  }
}

// Buttons of a decision on the way, with price and odds.
void move_keys(SpeedCircuit const& g, State const& s, Seat seat, Actions const& legal, Desk& d) {
  Book const b = g.book();
  Car const& c = s.cars[seat];
  Ask const& ask = s.ask;
  int const passed = s.move.passes * 2;
  Ways const ways = ask.kind == Ask::Step && c.on_road()
                        ? ways_ahead(b, s, seat, s.move.speed, s.move.speed / 20 - s.move.driven, Orders{}, Prices{}) : Ways{};
  for (Action a : legal) {
    std::string const n = to_string(a.arg);
    switch (Verb(a.verb)) {
      case Verb::Chips: {
        int const modifier = ask.table == Table::Passing ? passed + (ask.kind == Ask::Block ? a.arg : -a.arg) : s.move.modifier - a.arg;
        d.keys.push_back(key(a.arg ? (ask.kind == Ask::Block ? "+" : "-") + n : "0", odds_text(ask.table, modifier), a, Rule{"SC-3.2"}));
        break;
      }
      case Verb::Pay: {
        std::string label = a.arg / 2 ? plural(a.arg / 2, "wear", "wear") : "";
        if (a.arg % 2) label += (label.empty() ? "" : ", ") + odds_text(ask.braking ? Table::Brakes : Table::Chance, 0);
        d.keys.push_back(key(a.arg % 2 ? "dice" : "wear", label, a, Rule{ask.braking ? "SC-5.T1" : "SC-5.T2"}, a.arg % 2 ? Tone::Warn : Tone::Plain));
        break;
      }
      case Verb::Go: {
        std::string label = "free way on";
        if (a.arg != kEdge && ways.first[a.arg].steps) {
          Reach const& r = ways.first[a.arg];
          label = r.doomed ? "leads to a spin or worse" : r.wear || r.rolls ? "from " + plural(r.wear, "wear", "wear") + (r.rolls ? " and dice" : "") : "free way on";
        }
        d.keys.push_back(key(a.arg == kEdge ? "edge" : n, a.arg == kEdge ? "along the edge" : label, a, Rule{"SC-B.3"}));
        break;
      }
      case Verb::Pass: d.keys.push_back(key("pass " + n, odds_text(Table::Passing, passed), a, Rule{"SC-4.10"}, Tone::Warn)); break;
      case Verb::Brake: {
        int const over = s.move.over + s.move.shed + s.move.speed - a.arg * 20;
        d.keys.push_back(key("brake", "to " + to_string(a.arg * 20) + ", over by " + to_string(over), a, Rule{"SC-4.7"}, Tone::Warn));
        break;
      }
      case Verb::Slip: d.keys.push_back(key(a.arg == kDecline ? "no" : n, a.arg == kDecline ? "no slip" : "slip to lane " + n, a, Rule{"SC-4.6"})); break;
      case Verb::Shift: d.keys.push_back(key(n, "to lane " + n, a, Rule{"SC-4.10e"})); break;
      default: break;
    }
  }
}

std::string title_of(SpeedCircuit const& g, State const& s) {
  switch (s.phase) {
    case Phase::Build: return "Your car";
    case Phase::Bid: return "Your bid for the grid";
    case Phase::Plot: return "Your plot";
    case Phase::Over: return "After the race";
    default: break;
  }
  std::string const table = kTableNames[int(s.ask.table)];
  switch (s.ask.kind) {
    case Ask::Chips: return "Chips for the " + table + " table";
    case Ask::Block: return "Chips against the pass of " + g.name_of(s.order[s.move.index]);
    case Ask::Pay: return "Over by " + to_string(s.ask.over) + (s.ask.braking ? " in braking" : " in the corner");
    case Ask::Step: return "Your way";
    case Ask::Slip: return "Slipstream";
    case Ask::Shift: return "Where you stand";
    default: return "Cars move";
  }
}

void figures(Car const& c, Desk& d) {
  d.figures = {{"Speed", to_string(c.speed)},
               {"Wear", to_string(c.wear), c.wear == 0 ? Tone::Warn : Tone::Plain},
               {"Skill", to_string(c.chips1) + (c.chips3 ? " + " + to_string(c.chips3) + " x 3" : "")},
               {"A/D", to_string(c.accel) + "/" + to_string(c.decel)},
               {"Top", to_string(c.top)}};
  if (c.engine) d.chips.push_back({"engine", "Engine damaged", Tone::Warn, Rule{"SC-4.12"}});
  if (c.brakes) d.chips.push_back({"alert-octagon", "Brakes damaged", Tone::Warn, Rule{"SC-4.12"}});
}

void ledger_lines(SpeedCircuit const& g, Car const& c, Desk& d) {
  if (!c.account.corner) return;
  d.lines.push_back(note("route", g.track().corners[size_t(c.account.corner - 1)].name + (c.account.arrow ? ", on the racing line" : ""),
                         "+" + to_string(c.account.band) + " bought", Rule{"SC-4.5"}));
}

}  // namespace

Desk SpeedCircuit::desk(State const& s, Seat seat) const {
  Desk d;
  d.title = seat < 0 || seat >= s.cars.size() ? "Spectator" : title_of(*this, s);
  d.commit = s.phase == Phase::Build ? "Seal the car" : s.phase == Phase::Bid ? "Seal the bid" : "Seal the plot";
  d.commit_verdict = {Rule{"SC-B.2"}, "There is nothing to seal."};
  if (seat < 0 || seat >= s.cars.size()) return d;
  Car const& c = s.cars[seat];
  figures(c, d);
  if (!c.racing() || s.phase == Phase::Over) return d;
  ledger_lines(*this, c, d);
  bool const secret = s.phase != Phase::Move;
  d.text_entry = secret;
  if (secret) d.text = plan_text(*this, s, seat);
  if (actor(s) != seat) {
    if (s.phase == Phase::Move && s.ask.seat >= 0)
      d.commit_verdict = {Rule{"SC-B.5"}, name_of(s.ask.seat) + " decides now."};
    else if (secret) d.commit_verdict = {Rule{"SC-4.1"}, "This is sealed."};
    return d;
  }
  Actions now;
  legal(s, now);
  if (s.phase == Phase::Build) build_keys(*this, s, seat, now, d);
  if (s.phase == Phase::Plot && s.plans[seat].card == kNoCard) plot_keys(*this, s, seat, d);
  if (s.phase == Phase::Bid || (s.phase == Phase::Plot && s.plans[seat].card != kNoCard)) draft_keys(*this, s, now, d);
  if (s.phase == Phase::Move) move_keys(*this, s, seat, now, d);
  if (now.find(kSeal) >= 0) d.commit_play = {kSeal}, d.commit_verdict = {};
  else d.commit_verdict = {Rule{"SC-4.1"}, secret ? "Not complete yet." : "Take one of the choices."};
  return d;
}

}  // namespace paddock::speed_circuit
