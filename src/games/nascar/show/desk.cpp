// The decision panel of a seat: figures, order as text and as slots, keys, costs and risks.
#include "games/nascar/bot/usual.hpp"
#include "games/nascar/orders/order.hpp"
#include "games/nascar/orders/phrases.hpp"
#include "games/nascar/rules/drive.hpp"
#include "games/nascar/show/desk_parts.hpp"
#include "games/nascar/show/scene_parts.hpp"

namespace paddock::nascar {
namespace desk {
namespace {

// The letters that a note of this kind is about, last to first so that a second letter takes its own price.
void mark(View const& v, PreviewNote::Kind kind, std::vector<Slot>& slots, Tone tone) {
  std::vector<bool> used(size_t(v.whole.notes.size()), false);
  Parts const p = parts_of(v.order);
  for (int i = v.order.size() - 1; i >= 0; --i) {
    int const move = i < p.begin ? 0 : i < p.begin + p.moves ? i - p.begin + 1 : 99;
    for (int n = v.whole.notes.size() - 1; n >= 0; --n) {
      PreviewNote const& note = v.whole.notes[n];
      if (used[size_t(n)] || note.kind != kind || note.move != move || note.verb != v.order[i]) continue;
      used[size_t(n)] = true;
      slots[size_t(i)].tone = tone;
      break;
    }
  }
}

}  // namespace

std::vector<Slot> slots(View const& v) {
  std::vector<Slot> out;
  Parts const p = parts_of(v.order);
  for (int i = 0; i < v.order.size(); ++i) {
    Verb const letter = v.order[i];
    int const move = i - p.begin;
    bool const surplus = is_move(letter) && move >= v.whole.moves;
    Tone const tone = surplus ? Tone::Bad : steer_of(letter) ? Tone::Info : Tone::Plain;
    out.push_back({kVerbNames[int(letter)], i < p.begin ? 0 : i < p.begin + p.moves ? 1 : 2, tone});
  }
  mark(v, PreviewNote::Card, out, Tone::Warn);
  mark(v, PreviewNote::Dropped, out, Tone::Bad);
  auto const end_of_moves = out.begin() + p.begin + p.moves;
  int const missing = v.whole.moves - p.moves;
  if (missing > 0) out.insert(end_of_moves, size_t(missing), Slot{v.now.end_orders ? "M" : "\xC2\xB7", 1, Tone::Quiet});
  return out;
}

}  // namespace desk

namespace {

Chip upgrade_chip(Upgrade u) {
  switch (u) {
    case Upgrade::Turbo: return {"tool", "Turbo: one second A or B is free", Tone::Plain, Rule{"NR-9.2"}};
    case Upgrade::Swaybars: return {"tool", "Swaybars: second steer is free", Tone::Plain, Rule{"NR-9.3"}};
    default: return {"tool", "Performance Package: twice the wild cards", Tone::Plain, Rule{"NR-9.4"}};
  }
}

Desk nothing_to_decide(State const& s, Seat seat) {
  Desk d;
  bool const known = seat >= 0 && seat < s.cars.size();
  d.title = !known ? "Spectator" : s.cars[seat].status == Status::Finished ? "Home" : "Out of the race";
  if (known && s.cars[seat].status == Status::Finished) {
    d.figures.push_back({"Place", std::to_string(s.cars[seat].place)});
    d.figures.push_back({"Turn", std::to_string(s.cars[seat].finish_turn)});
  }
  d.commit_verdict = {Rule{"NR-12.5"}, "There is nothing to order."};
  return d;
}

// The first proposal: sealed as it stands by one press, written out by any other.
bool propose(Desk& d, Nascar const& g, State const& s, Seat seat) {
  std::string why;
  Letters const way = usual_order(g, s, seat, why);
  if (way.empty()) return false;
  for (Verb v : way) d.commit_play.push_back(Action{uint16_t(v), 0});
  d.commit_play.push_back(Nascar::kSeal);
  d.ghost = ghost_of(g, s, seat, way);
  d.commit = "Seal " + order_text(way);
  if (!why.empty()) d.commit += ": " + why;
  return true;
}

void set_commit(Desk& d, Nascar const& g, State const& s, Seat seat, Preview const& p) {
  d.commit = "Seal order";
  if (!s.plans[seat].open()) {
    d.commit_verdict = {Rule{"NR-13.1"}, "This order is sealed."};
  } else if (s.plans[seat].order.empty() && p.moves > 0 && g.actor(s) == seat && propose(d, g, s, seat)) {
    return;
  } else if (s.plans[seat].order.empty() && p.moves > 0) {
    d.commit_verdict = {Rule{"NR-2.4"}, plural(p.moves, "move is", "moves are") + " needed."};
  } else if (g.actor(s) == seat) {
    d.commit_verdict = g.why_not(s, Nascar::kSeal);
    if (d.commit_verdict) d.commit_play.push_back(Nascar::kSeal);
  } else {
    d.commit_verdict = {Rule{"NR-13.1"}, "Another seat decides first."};
  }
}

}  // namespace

Desk Nascar::desk(State const& s, Seat seat) const {
  if (seat < 0 || seat >= s.cars.size() || !s.cars[seat].racing() || s.closed) return nothing_to_decide(s, seat);
  Car const& car = s.cars[seat];
  Letters const& order = s.plans[seat].order;
  desk::View const v{
      *this, s, seat, order, preview(*this, s, seat, order, false), preview(*this, s, seat, order, true)};
  Desk d;
  d.title = "Your order";
  d.figures = {{"Speed", std::to_string(car.speed)},
               {"Max", std::to_string(car.max), car.max < rules_.start_max ? Tone::Warn : Tone::Plain},
               {"Wild cards", std::to_string(car.cards), car.cards == 0 ? Tone::Warn : Tone::Plain},
               {"Heading", kHeadings[car.heading & 7]}};
  if (car.upgrade != Upgrade::None) d.chips.push_back(upgrade_chip(car.upgrade));
  if (track_->at(car.at[0], car.at[1]) != kOff && (*track_)[tile_of(car)].is(Tile::Zone))
    d.chips.push_back({"tools", "In the pits: at most " + std::to_string(rules_.pit_limit),
                       car.violated ? Tone::Bad : Tone::Info, Rule{"NR-11.5"}});
  d.text_entry = true;
  d.text = order_text(order);
  d.count = std::to_string(v.whole.written) + " of " + std::to_string(v.whole.moves);
  d.count_tone = v.whole.written == v.whole.moves ? Tone::Good : s.plans[seat].order.empty() ? Tone::Quiet : Tone::Warn;
  d.groups = {"begin", number_word(v.whole.moves) + (v.whole.moves == 1 ? " move" : " moves"), "end"};
  d.slots = desk::slots(v);
  if (actor(s) == seat) d.keys = desk::keys(v);
  d.lines = desk::lines(v);
  set_commit(d, *this, s, seat, v.whole);
  return d;
}

}  // namespace paddock::nascar
