// A postal turn heat by heat, as a programme is read: what happened, how it stands, who holds how many cards; and the clubs before it.
#include <algorithm>
#include <array>

#include "games/gravel_kings/show/faces.hpp"
#include "view/marked.hpp"

namespace paddock::gravel_kings {
namespace {

using std::to_string;

// Which heat an event is of, from 0; -1: of none.
int heat_of(Event const& e) {
  if (e.of_rider()) return e.who().heat;
  switch (e.kind) {
    case Ev::Carded: case Ev::Dealt: case Ev::Cancelled: case Ev::Restart: case Ev::Reshuffle: case Ev::Position: case Ev::Short: return e.a >= 1 && e.a <= kHeats ? e.a - 1 : -1;
    default: return -1;
  }
}

std::string starter(GravelKings const& g, State const& s, int heat, int lane) {
  Heat const& h = s.heats[size_t(heat)];
  Slot const& slot = h.slots[size_t(lane)];
  int const named = s.teams[size_t(Book::team_of(heat, lane))].card[size_t(heat)][size_t(lane / 2)], rider = h.run == Run::Waiting ? named : int(slot.rider);
  if (!rider) return "gate " + to_string(lane + 1) + " nobody";
  return "gate " + to_string(lane + 1) + " " + g.rider_name(heat, lane, rider) + " (" + g.name_of(Book::team_of(heat, lane)) + ", CMA " + tenths(g.book().cma(heat, lane, rider)) +
         (slot.boost ? " +" + tenths(slot.boost) : "") + ")";
}

Line plain(std::string text, char const* rule = "") {
  Line l;
  l.text = escaped_stars(text);
  if (*rule) l.rules.push_back(Rule{rule});
  return l;
}

Line line_up(GravelKings const& g, State const& s, int heat) {
  std::string out;
  for (int lane = 0; lane < kGrid; ++lane) out += (lane ? ", " : "Riders: ") + starter(g, s, heat, lane);
  return plain(out + ".");
}

// GK-10.1 what everybody may know of the cards.
Line cards_left(GravelKings const& g, Heat const& h, int heat) {
  std::string hands;
  for (int lane = 0; lane < kGrid; ++lane) {
    Slot const& slot = h.slots[size_t(lane)];
    if (slot.ride == Ride::On) hands += (hands.empty() ? "" : ", ") + g.rider_name(heat, lane, slot.rider) + " " + to_string(slot.hand.size());
  }
  return plain("Cards now: " + (hands.empty() ? std::string("no hands") : hands) + "; hidden pile " + to_string(h.hidden.size()) + ", discard pile " + to_string(h.discard.size()) + ".", "GK-10.1");
}

// GK-6.11 who was named for heat 6 by his manager; by default the events tell it.
void named_late(GravelKings const& g, State const& before, State const& after, std::vector<Event> const& events, TurnPart& part) {
  for (int team = 0; team < 2; ++team) {
    auto const& now = after.teams[size_t(team)].card[kHeats - 1];
    auto const told = [&](Event const& e) { return e.kind == Ev::Carded && e.a == kHeats && e.seat % 2 == team; };
    if (now == before.teams[size_t(team)].card[kHeats - 1] || !now[0] || std::any_of(events.begin(), events.end(), told)) continue;
    auto const& names = g.book().teams[size_t(team)].names;
    auto const name = [&](int rider) { return rider > 0 && rider <= kRiders ? names[size_t(rider - 1)] : std::string("nobody"); };
    part.lines.push_back(plain(g.name_of(team) + " name " + name(now[0]) + " and " + name(now[1]) + " for heat 6.", "GK-6.11"));
  }
}

}  // namespace

std::vector<TurnPart> GravelKings::parts(State const& before, State const& after, std::vector<Event> const& events) const {
  std::vector<TurnPart> out;
  for (int heat = 0; heat < kHeats; ++heat) {
    Heat const &was = before.heats[size_t(heat)], &is = after.heats[size_t(heat)];
    TurnPart part{"Heat " + to_string(heat + 1), {}, {}};
    if (heat == kHeats - 1) named_late(*this, before, after, events, part);
    for (size_t i = 0; i < events.size(); ++i) {
      if (heat_of(events[i]) != heat) continue;
      Line said = say(before, events[i]);
      if (said.text.empty()) continue;
      if (said.text.starts_with(part.title + ": ")) said.text = capital(said.text.substr(part.title.size() + 2));
      part.lines.push_back(std::move(said)), part.told.push_back(i);
    }
    if (part.lines.empty()) continue;
    bool const begins = was.run == Run::Waiting;
    if (begins) part.lines.insert(part.lines.begin(), line_up(*this, after, heat));
    if (is.run == Run::On) part.lines.push_back(cards_left(*this, is, heat));
    out.push_back(std::move(part));
  }
  return out;
}

std::vector<TurnPart> GravelKings::opening(State const&) const {
  std::vector<TurnPart> out;
  for (int team = 0; team < 2; ++team) {
    Roster const& roster = book_.teams[size_t(team)];
    TurnPart part{name_of(team) + (team ? ", visitors" : ", home"), {}, {}};
    int all = 0;
    for (int i = 0; i < roster.size; ++i) {
      all += roster.cma[size_t(i)];
      part.lines.push_back(plain(to_string(i + 1) + " " + roster.names[size_t(i)] + ", CMA " + tenths(roster.cma[size_t(i)]) + (i >= 5 ? ", reserve" : "")));
    }
    part.lines.push_back(plain("Together " + tenths(all) + ".", "GK-6.5"));
    out.push_back(std::move(part));
  }
  return out;
}

}  // namespace paddock::gravel_kings
