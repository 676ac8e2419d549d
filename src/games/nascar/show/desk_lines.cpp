// What the order will cost and risk, each with its rule.
#include <string>

#include "games/nascar/bot/rivals.hpp"
#include "games/nascar/orders/order.hpp"
#include "games/nascar/orders/phrases.hpp"
#include "games/nascar/show/desk_parts.hpp"
#include "view/marked.hpp"

namespace paddock::nascar::desk {
namespace {

using std::to_string;

Line line(Icon icon, std::string text, std::string value, Tone tone, std::initializer_list<char const*> rules) {
  Line l;
  l.icon = icon;
  l.text = std::move(text);
  l.value = std::move(value);
  l.tone = tone;
  for (char const* r : rules) l.rules.push_back(Rule{r});
  return l;
}

void add_rule(Line& l, Rule rule) {
  for (Rule r : l.rules)
    if (r == rule) return;
  if (!rule.empty()) l.rules.push_back(rule);
}

std::string name_of(View const& v, Seat seat) { return strong(v.g.setup().seats[size_t(seat)].name); }

Line slip_line(View const& v) {
  Seat ahead = kNobody;
  if (v.g.slipstream(v.s, v.seat, &ahead))
    return line("wind", "Slipstream of " + name_of(v, ahead) + ": S is one speed for nothing", "", Tone::Good,
                {"NR-4.1", "NR-4.2"});
  return line("wind", "No slipstream: nobody directly ahead", "", Tone::Quiet, {"NR-4.1"});
}

// Speed after the turn with the rules that changed it.
Line speed_line(View const& v) {
  Preview const& p = v.whole;
  bool const bags = p.unexplored > 0 && !p.off_spaces;
  std::string text = v.order.empty() && p.moves > 0 ? "*Speed* after the turn, straight on" : "*Speed* after the turn";   // what is missing is filled with M
  if (bags) text += ", if no bag";
  Line l = line("gauge", text, to_string(p.begin_speed) + " to " + to_string(p.car.speed), Tone::Plain, {});
  if (p.car.speed < p.begin_speed && (p.off_spaces || p.bags)) l.tone = Tone::Warn;
  for (auto const& n : p.notes) {
    bool const counts = n.kind == PreviewNote::Speed || n.kind == PreviewNote::Slip || n.kind == PreviewNote::BagHit ||
                        n.kind == PreviewNote::OffTrack || n.kind == PreviewNote::MaxCut;
    if (counts) add_rule(l, n.rule);
  }
  if (l.rules.empty()) add_rule(l, Rule{"NR-2.11"});
  return l;
}

void card_lines(View const& v, std::vector<Line>& out) {
  int cards = v.s.cars[v.seat].cards;
  for (auto const& n : v.whole.notes) {
    if (n.kind != PreviewNote::Card) continue;
    std::string const word = verb_word(n.verb);
    if (n.by == 0) {
      bool const covered = n.rule == Rule{"NR-3.5"};
      out.push_back(line("cards", "The second " + word + (covered ? " is covered by the card paid" : " is free"), "",
                         Tone::Good, {}));
    } else {
      out.push_back(line("cards", "*Wild card* for the second " + word,
                         to_string(cards) + " to " + to_string(cards - n.by), Tone::Warn, {}));
      cards -= n.by;
    }
    add_rule(out.back(), n.rule);
  }
}

// The expected number of bags, in tenths.
std::string expected(int tiles, int permille) {
  int const tenths = (tiles * permille + 50) / 100;
  return to_string(tenths / 10) + "." + to_string(tenths % 10);
}

void road_lines(View const& v, std::vector<Line>& out) {
  Preview const& p = v.now;
  if (p.unexplored)
    out.push_back(line("help-hexagon",
                       "*Sand*: " + plural(p.unexplored, "unexplored tile") + ", each hit costs 1 speed, moves are " +
                           (v.g.rules().bag_takes_move ? "lost" : "kept"),
                       expected(p.unexplored, v.g.density()), Tone::Warn, {"NR-7.1", "NR-7.6"}));
  if (p.bags) out.push_back(line("help-hexagon", "*Bags* on the way", number_text(-p.bags), Tone::Warn, {"NR-7.3"}));
  for (auto const& step : p.steps)
    if (step.is(PreviewStep::OilHere))
      out.push_back(line("droplet", "*Oil* at " + spot(step.x, step.y) + " turns left, right or not, a third each",
                         "1/3", Tone::Warn, {"NR-6.1"}));
}

void off_line(View const& v, std::vector<Line>& out) {
  Preview const& p = v.now.off_spaces ? v.now : v.whole;
  for (auto const& n : p.notes)
    if (n.kind == PreviewNote::OffTrack) {
      bool const filled = !v.now.off_spaces && p.written < p.moves;
      out.push_back(line("alert-octagon",
                         std::string(filled ? "Straight on " : "") + (filled ? "leads" : "Leads") +
                             " *off the track* on move " + to_string(n.move) + ": " + plural(p.off_spaces, "space") +
                             ", max " + number_text(n.max_by),
                         "speed " + number_text(n.by), filled ? Tone::Warn : Tone::Bad, {}));
      add_rule(out.back(), n.rule);
    }
}

void pit_lines(View const& v, std::vector<Line>& out) {
  for (auto const& n : v.now.notes) {
    if (n.kind == PreviewNote::Repair)
      out.push_back(line("tools", "*Repair* on move " + to_string(n.move) + ", " + plural(n.by, "wild card"),
                         "max +" + to_string(n.max_by), Tone::Good, {"NR-11.2", "NR-11.3"}));
    if (n.kind == PreviewNote::Violation) {
      out.push_back(line("alert-octagon", "*Too fast* in the pits: no repair on this visit", "", Tone::Bad, {}));
      add_rule(out.back(), n.rule);
    }
    if (n.kind == PreviewNote::Reversed)
      out.push_back(line("tools", "The repair is *taken back*", "max " + number_text(n.max_by), Tone::Bad, {"NR-11.6"}));
  }
  for (auto const& step : v.now.steps) {
    if (step.is(PreviewStep::Finish)) out.push_back(line("flag-3", "*Finish* on the way", "", Tone::Good, {"NR-12.3"}));
    else if (step.is(PreviewStep::Crossing))
      out.push_back(line("flag-3", "Crosses the line", "", Tone::Info, {"NR-12.2"}));
    if (step.is(PreviewStep::Back))
      out.push_back(line("flag-3", "Goes *back* over the line", "", Tone::Bad, {"NR-12.2"}));
  }
}

void dropped_lines(View const& v, std::vector<Line>& out) {
  for (auto const& n : v.now.notes) {
    if (n.kind != PreviewNote::Dropped) continue;
    out.push_back(line("ban", capital(why_text(n.verb, n.why)), "", Tone::Warn, {}));
    add_rule(out.back(), n.rule);
  }
  int const surplus = v.whole.written - v.whole.moves;
  if (surplus > 0)
    out.push_back(line("ban", plural(surplus, "move") + " too many: cut off the end", "", Tone::Warn, {"NR-2.9"}));
  if (surplus < 0 && v.whole.end_orders)
    out.push_back(
        line("alert-triangle", plural(-surplus, "missing move") + " filled with M", "", Tone::Warn, {"NR-2.9"}));
}

void rival_lines(View const& v, std::vector<Line>& out) {
  auto const rivals = rivals_at_end(v.g, v.s, v.seat, v.order);
  if (rivals.empty()) return;
  Tile const& tile = v.g.track()[v.whole.tile];
  for (int i = 0; i < rivals.size() && i < 3; ++i) {
    std::string const with = rivals[i].begin == Verb::A   ? " too, with an A"
                             : rivals[i].begin == Verb::B ? " too, with a B"
                                                          : " too";
    out.push_back(line("car-crash", name_of(v, rivals[i].seat) + " can end on " + spot(tile.x, tile.y) + with, "1 car",
                       Tone::Warn, {"NR-8.1"}));
  }
  if (rivals.size() > 3)
    out.push_back(
        line("car-crash", "More cars can end there", to_string(rivals.size() - 3) + " more", Tone::Warn, {"NR-8.1"}));
}

Line autopilot_line(View const& v) {
  if (v.g.rules().coast)
    return line("robot", "Without an order the car rolls straight on", "", Tone::Quiet, {"NR-13.2"});
  std::string const drive = order_text(v.g.autopilot(v.s, v.seat));
  return line("robot",
              "Without an order the autopilot " + (drive.empty() ? std::string("stands") : "drives *" + drive + "*"),
              "", Tone::Quiet, {"NR-13.2"});
}

}  // namespace

std::vector<Line> lines(View const& v) {
  std::vector<Line> out;
  out.push_back(slip_line(v));
  out.push_back(speed_line(v));
  card_lines(v, out);
  off_line(v, out);
  road_lines(v, out);
  pit_lines(v, out);
  dropped_lines(v, out);
  rival_lines(v, out);
  out.push_back(autopilot_line(v));
  return out;
}

}  // namespace paddock::nascar::desk
