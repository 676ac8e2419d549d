// Cars, bids and plots as forms.
#include "games/speed_circuit/show/form.hpp"

#include <algorithm>

#include "games/speed_circuit/bot/usual.hpp"
#include "games/speed_circuit/orders/phrases.hpp"

namespace paddock::speed_circuit {

using std::to_string;

std::vector<Share> odds_of(Table t, int modifier) {
  int const good = good_ways(t, modifier), bad = bad_ways(t, modifier), middle = 36 - good - bad;
  auto share = [](int ways) { return (ways * 100 + 18) / 36; };
  std::vector<Share> out = {{share(good), Tone::Good}, {0, Tone::Warn}, {share(bad), Tone::Bad}};
  if (middle) out[1].percent = 100 - out[0].percent - out[2].percent;
  else if (good) out[2].percent = 100 - out[0].percent;
  else out[2].percent = 100;
  return out;
}

namespace {

// SC-4.12a, SC-4.12b: what a failed test of a part that is damaged already leads to.
std::string follows(Table t, Fall fall, Car const* car) {
  if (car && fall == Fall::Bad && t == Table::Brakes && car->brakes) return "out";
  if (car && fall == Fall::Bad && t <= Table::Start && car->engine) return t == Table::Start ? "out" : "rolls out with a dead engine";
  return what_follows(t, fall);
}

std::string told_odds(Table t, int modifier, Car const* car) {
  std::string out;
  int i = 0;
  for (Share const& share : odds_of(t, modifier)) {
    Fall const fall = Fall(i++);
    if (!share.percent) continue;
    std::string const then = follows(t, fall, car);
    out += (out.empty() ? "" : ", ") + to_string(share.percent) + " % " + fall_word(t, fall) + (then.empty() ? "" : ": " + then);
  }
  return out;
}

}  // namespace

std::string odds_text(Table t, int modifier) { return told_odds(t, modifier, nullptr); }
std::string odds_text(Table t, int modifier, Car const& car) { return told_odds(t, modifier, &car); }

std::string brakes_note(Question const& q, Car const& c) {
  auto const tests = [](Choice const& choice) { return choice.note.find("a brakes test") != std::string::npos; };
  if (std::none_of(q.choices.begin(), q.choices.end(), tests)) return "";
  auto const odds = odds_of(Table::Brakes, 0);
  return "A brakes test: " + to_string(odds[0].percent) + " % hold, " + to_string(odds[2].percent) + " % fail: " + follows(Table::Brakes, Fall::Bad, &c) + ".";
}

Price plot_price(Book const& b, Car const& c, int speed) {
  Tests const t = tests_of(b, c, speed);
  auto const test = [&](char const* name, Table table) { return Price{std::string(name) + ": " + odds_text(table, 0, c), odds_of(table, 0)}; };
  if (t.start) return test("start test", Table::Start);
  if (t.accel && t.top) return {"two tests, each: " + odds_text(Table::Accel, 0, c), {}};
  if (t.accel) return test("acceleration test", Table::Accel);
  if (t.top) return test("top speed test", Table::Top);
  int const over = over_of(c, speed);
  if (over == 20) return {"1 wear or a brakes test", {}};
  if (over == 40) return {"2 wear, or 1 and a brakes test", {}};
  if (over == 60) return {"2 wear and a brakes test", odds_of(Table::Brakes, 0)};
  if (over > 60) return {"3 wear, a brakes test and a spin", {}};
  return {"free", {}};
}

// ------------------------------------------------------------------------------------------------ the car

Icon const kLineIcons[kLines] = {"gauge", "wheel", "flag-3", "player-play", "tool", "dice-5"};

std::string bought(CarTable const& t, size_t line, Levels const& l, int laps) {
  CarData const d = car_data(t, l, laps);
  switch (line) {
    case kAccel: return "A moving car gains up to " + to_string(d.accel) + " a turn; " + to_string(d.accel + 20) + " is a test: two dice, a failed one hurts the engine.";
    case kDecel: return "Slows by up to " + to_string(d.decel) + " a turn for nothing; each 20 more costs wear or a brakes test.";
    case kTop: return "Fast up to " + to_string(d.top) + "; " + to_string(d.top + 20) + " is a test every turn.";
    case kStart: return "Off the grid at up to " + to_string(d.start) + "; " + to_string(d.start + 20) + " is a test.";
    case kWear: return to_string(d.wear) + " wear for " + plural(laps, "lap") + ": tyres and brakes in one store. Late braking and fast corners use it up, nothing brings it back.";
    default: return plural(d.chips1, "chip") + " of \u22121" + (d.chips3 ? " and " + to_string(d.chips3) + " of \u22123" : "") + ": laid down before a roll they make it lower, and low is good.";
  }
}

// SC-3.T. A car over the budget is shown, too: the reader of the text says what it lacks.
std::vector<Question> build_questions(SpeedCircuit const& g, State const& s, Seat seat, std::string_view text) {
  CarTable const& t = g.table();
  Levels now = usual_car(g).levels;
  Plan const& p = s.plans[seat];
  if (auto read = read_levels(t, text)) now = *read;
  else if (p.build.full())
    for (int i = 0; i < kLines; ++i) now[size_t(i)] = p.build[i];
  std::vector<Question> out;
  for (size_t i = 0; i < kLines; ++i) {
    Question q;
    q.look = Question::Strip;
    q.icon = kLineIcons[i];
    q.label = capital(t.rows[i].name);
    q.rule = Rule{i == kSkill ? "SC-3.2" : "SC-3.T"};
    for (int level = t.rows[i].low; level <= t.rows[i].high(); ++level) {
      Levels with = now;
      with[i] = int8_t(level);
      Choice c;
      c.text = to_string(t.rows[i].value(level));
      c.note = level < 0 ? "gives " + to_string(-level) : plural(level, "point");
      c.column = level;
      c.edit = edit_between(text, design_text(t, with));
      if (points_of(with) > t.budget) c.tone = Tone::Bad;
      if (level == now[i]) q.chosen = int(q.choices.size());
      q.choices.push_back(std::move(c));
    }
    q.note = bought(t, i, now, g.laps());
    out.push_back(std::move(q));
  }
  Question sum;
  sum.look = Question::Sum;
  sum.label = "Points";
  sum.chosen = points_of(now);
  sum.cells = t.budget;
  sum.value = to_string(sum.chosen) + " of " + to_string(t.budget);
  sum.rule = Rule{"SC-3.T"};
  out.push_back(std::move(sum));
  return out;
}

// ------------------------------------------------------------------------------------------------ the bid

std::vector<Question> bid_questions(SpeedCircuit const& g, State const& s, Seat seat, std::string_view text) {
  Car const& c = s.cars[seat];
  Plan const& p = s.plans[seat];
  int const wear = plan_text(g, s, seat).empty() ? usual_bid(s, seat).wear : p.bid_wear;
  std::vector<Question> out;
  auto ask = [&](Icon icon, char const* label, std::string note, int most, int now, int16_t Plan::* what) {
    Question q;
    q.look = Question::Strip;
    q.icon = icon;
    q.label = label;
    q.note = std::move(note);
    q.rule = Rule{"SC-1.3"};
    for (int n : {0, 1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 30}) {
      if (n > most) break;
      State with = s;
      with.plans[seat].*what = int16_t(n);
      Choice choice;
      choice.text = to_string(n);
      std::string const written = plan_text(g, with, seat);
      choice.edit = edit_between(text, written.empty() ? "nothing" : written);
      if (n == now) q.chosen = int(q.choices.size());
      q.choices.push_back(std::move(choice));
    }
    out.push_back(std::move(q));
  };
  ask("tool", "Wear", "Each counts 1. What is bid is gone.", c.wear, wear, &Plan::bid_wear);
  if (c.chips1) ask("dice-5", "Skill chips of \u22121", "Each counts a half.", c.chips1, p.bid1, &Plan::bid1);
  if (c.chips3) ask("dice-5", "Skill chips of \u22123", g.rules().bid_three ? "Each counts a half." : "Each counts one and a half.", c.chips3, p.bid3, &Plan::bid3);
  return out;
}

// ------------------------------------------------------------------------------------------------ the plot

namespace {

// What the way of a plot costs in corners; empty: nothing.
Price way_price(SpeedCircuit const& g, Way const& way) {
  std::string const where = way.corner ? " in " + g.track().corners[size_t(way.corner - 1)].name : "";
  if (way.bad) return {"a spin or worse" + where, {}};
  std::string const wear = way.wear ? plural(way.wear, "wear", "wear") : "";
  if (!way.rolls) return {wear.empty() ? "" : wear + where, {}};
  Price out{wear + (wear.empty() ? "" : " and ") + "the chance table" + where, {}};
  if (way.rolls > 1) return out;
  out.words += ": " + odds_text(Table::Chance, 0);
  out.odds = odds_of(Table::Chance, 0);
  return out;
}

// Both prices of a plot; a bar stands only where a single roll decides.
Price both(Price const& plot, Price const& way) {
  if (way.words.empty()) return plot;
  if (plot.words == "free") return way;
  bool const lone = plot.odds.empty() && plot.words.find("test") == std::string::npos;
  return {plot.words + "; " + way.words, lone ? way.odds : std::vector<Share>{}};
}

}  // namespace

Choice plot_choice(SpeedCircuit const& g, State const& s, Seat seat, int speed) {
  Book const b = g.book();
  Car const& c = s.cars[seat];
  Choice out;
  out.text = to_string(speed);
  out.rule = Rule{"SC-4.1"};
  Tests const t = tests_of(b, c, speed);
  int const over = over_of(c, speed);
  Price const plot = plot_price(b, c, speed);
  bool const free = plot.words == "free";
  Price price = plot;
  if (free && speed == c.speed && speed > 0) price.words = "free, keeps the speed";
  out.tone = free ? Tone::Good : Tone::Warn;
  out.icon = free ? "check" : t.start || t.accel || t.top ? "dice-5" : "alert-triangle";
  if (c.on_road() && speed > 0) {
    Plan const& p = s.plans[seat];
    Way const way = way_ahead(b, s, seat, speed, speed / 20, p.sheet.empty() ? p.standing : p.sheet[0].orders);
    if (Price const toll = way_price(g, way); !toll.words.empty()) {
      price = both(plot, toll);
      out.icon = way.bad ? "ban" : way.rolls ? "dice-5" : out.icon == std::string_view("check") ? "alert-triangle" : out.icon;
      out.tone = way.bad ? Tone::Bad : Tone::Warn;
    }
    if (way.blocked) price.words += "; no way on after " + plural(way.steps.size(), "space"), out.tone = Tone::Warn, out.icon = "alert-triangle";
    if (way.steps.size()) {
      bool const home = way.steps.back().progress >= b.goal();
      out.value = home ? "finish" : "row " + to_string(g.track().wrap(way.steps.back().progress));
    }
  }
  if (over > 60) out.tone = Tone::Bad, out.icon = "ban";
  out.note = std::move(price.words);
  out.odds = std::move(price.odds);
  return out;
}

int card_for(Car const& c, int speed) { return speed == c.speed && speed > 0 ? kMps : speed / 20; }

std::vector<Question> plot_questions(SpeedCircuit const& g, State const& s, Seat seat, std::string_view text) {
  Book const b = g.book();
  Car const& c = s.cars[seat];
  Plan const& p = s.plans[seat];
  Span const span = span_of(b, c);
  std::vector<Question> out;
  Question ladder;
  ladder.label = "Speed";
  ladder.titled = false;             // its answers are figures on their own
  ladder.rule = Rule{"SC-B.6"};
  int const chosen = p.card == kNoCard ? usual_plot(g, s, seat) : corrected(b, c, p.card, s.round);
  for (int speed = std::max(g.rules().zero_card ? 0 : 20, span.least); speed <= span.most; speed += 20) {
    State with = s;
    Plan& plan = with.plans[seat];
    plan.card = int8_t(card_for(c, speed));
    Choice choice = plot_choice(g, with, seat, speed);
    choice.edit = edit_between(text, plan_text(g, with, seat));
    if (speed == chosen) ladder.chosen = int(ladder.choices.size());
    ladder.choices.push_back(std::move(choice));
  }
  if (ladder.choices.empty()) {  // at rest and not able to move
    Choice choice;
    choice.text = "MPS";
    choice.note = "the car stays where it is";
    choice.edit = edit_between(text, "MPS");
    if (p.card != kNoCard) ladder.chosen = 0;
    ladder.choices.push_back(std::move(choice));
  }
  int const low = std::min(std::max(span.low, 20), span.high);
  ladder.note = span.high < 20 ? "It cannot move this turn." : "Free of tests and braking: " + to_string(low) + (low < span.high ? " to " + to_string(span.high) : "") + ".";
  if (auto const order = expected_order(b, s); !order.empty() && order[0] != seat) ladder.note += " Cars that move first count as gone on.";
  auto const says = [&](std::string_view words) {
    return std::any_of(ladder.choices.begin(), ladder.choices.end(), [&](Choice const& choice) { return choice.note.find(words) != std::string::npos; });
  };
  if (says("test")) ladder.note += " A test is two dice: high ones fail and damage the car.";
  if (std::string const brakes = brakes_note(ladder, c); !brakes.empty()) ladder.note += " " + brakes;
  if (says("chance table")) ladder.note += " The chance table is two dice: 2 to 6 safe, 7 to 9 a spin, 10 to 12 a crash.";
  out.push_back(std::move(ladder));
  if (g.by_sheet(seat) && p.card != kNoCard) sheet_questions(g, s, seat, text, out);
  return out;
}

std::vector<Question> SpeedCircuit::questions(State const& s, Seat seat, std::string_view text) const {
  if (seat < 0 || seat >= s.cars.size() || actor(s) != seat || !s.cars[seat].racing()) return {};
  switch (s.phase) {
    case Phase::Build: return build_questions(*this, s, seat, text);
    case Phase::Bid: return bid_questions(*this, s, seat, text);
    case Phase::Plot: return plot_questions(*this, s, seat, text);
    case Phase::Move: return move_questions(*this, s, seat);
    default: return {};
  }
}

}  // namespace paddock::speed_circuit
