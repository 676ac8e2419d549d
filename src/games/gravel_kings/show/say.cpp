// One line of narration for an event, with the rule it rests on. Names in *stars*.
#include <algorithm>

#include "games/gravel_kings/show/faces.hpp"
#include "view/marked.hpp"

namespace paddock::gravel_kings {
namespace {

using std::to_string;

char const* mishap_word(Mishap m) {
  static constexpr char const* const kWords[] = {"nothing", "a tape exclusion", "slow away", "engine failure", "a fall", "a fall with injury", "a lock-up"};
  return kWords[int(m)];
}

char const* step_word(int step) {
  static constexpr char const* const kWords[] = {"the start", "lap 1", "lap 2", "lap 3", "lap 4"};
  return kWords[step < 0 || step > 4 ? 0 : step];
}

std::string heat_tag(int heat) { return "Heat " + to_string(heat) + ": "; }

// GK-1.4: who plays one risks what the next card says.
std::string told_card(Deck const& deck, Card c) { return card_words(c) + (deck.risk(c) ? ", a Risk card" : ""); }

Line say_cards(Event const& e, std::string const& who, Deck const& deck) {
  switch (e.kind) {
    case Ev::Played:
      return line("cards", e, who + " plays " + told_card(deck, Card(e.b)) + (e.d ? "" : " at the gate") + (e.c ? ", his lowest legal card." : "."), e.c ? Tone::Quiet : Tone::Plain);
    case Ev::Turned:
      return line("dice-5", e, "The Risk card of " + who + " turns over " + card_words(Card(e.b)) + ": " + mishap_word(Mishap(e.c)) + ".", e.c ? Tone::Warn : Tone::Quiet);
    case Ev::Slow: return line("hourglass", e, who + " is slow away.", Tone::Warn);
    case Ev::Locked: return line("alert-triangle", e, who + " locks up and falls behind.", Tone::Warn);
    case Ev::Tapes: return line("ban", e, who + " touches the tapes and is excluded.", Tone::Bad);
    case Ev::Stuck: return line("alert-triangle", e, who + " has no legal card, throws away " + card_words(Card(e.b)) + " and is last.", Tone::Warn);
    case Ev::Took: return line("cards", e, who + (e.b ? " takes " + told_card(deck, Card(e.b)) + " from slot " + to_string(e.c) + "." : " draws blind."), Tone::Quiet);
    case Ev::Out:
      return line("engine-off", e, who + (e.c ? " has no legal card either and retires." : " is out: " + std::string(mishap_word(Mishap(e.b))) + "."), Tone::Bad);
    case Ev::Awarded: return line("flag-3", e, who + " is the only rider left and has won.", Tone::Good);
    case Ev::Result: return line("flag-3", e, who + " is number " + to_string(e.b) + ": " + to_string(e.c) + (e.c == 1 ? " point." : " points."), e.b == 1 ? Tone::Good : Tone::Plain);
    case Ev::Boost: return line("arrow-up", e, who + " has half a point more after winning a heat.", Tone::Quiet);
    case Ev::Resized: return line("cards", e, who + " now holds " + to_string(e.c) + " cards instead of " + to_string(e.b) + ".", Tone::Quiet);
    default: return {};
  }
}

}  // namespace

Line GravelKings::say(State const& s, Event const& e) const {
  auto const [heat, lane, rider] = e.who();
  std::string const who = e.of_rider() ? strong(rider_name(heat, lane, rider)) : "";
  std::string const team = e.seat >= 0 ? strong(name_of(e.seat)) : "";
  auto member = [&](int t, int r) { return r > 0 && r <= kRiders ? strong(book_.teams[size_t(t & 1)].names[size_t(r - 1)]) : "nobody"; };
  if (e.of_rider()) {
    if (e.kind == Ev::Reserve)
      return line("repeat", e, heat_tag(heat + 1) + who + " rides for " + escaped_stars(rider_name(heat, lane, e.b)) + ".");
    Line l = say_cards(e, who, *book_.deck);
    if (e.who().on_track()) l.helmet = helmet_of(heat, lane);
    if (!l.text.empty() && (e.kind == Ev::Out || e.kind == Ev::Result)) l.text = heat_tag(heat + 1) + l.text;
    return l;
  }
  switch (e.kind) {
    case Ev::Carded: return line("cards", e, team + " name " + member(e.seat & 1, e.b) + " and " + member(e.seat & 1, e.c) + " for heat " + to_string(e.a) + ".", Tone::Quiet);
    case Ev::NoOrders: return line("hourglass", e, team + " sent no orders" + (e.a > 1 ? ", " + to_string(e.a) + " turns in a row." : "."), Tone::Warn);
    case Ev::Gone: return line("gavel", e, team + " are handed over: nobody orders any more.", Tone::Bad);
    case Ev::Dealt: {
      std::string const n = to_string(10000 + e.b);   // a digit a lane
      return line("cards", e, heat_tag(e.a) + "hands are dealt, by grid lane of " + n[1] + ", " + n[2] + ", " + n[3] + " and " + n[4] + " cards.", Tone::Quiet);
    }
    case Ev::Cancelled: return line("repeat", e, heat_tag(e.a) + "what else happened at the void start is forgotten.", Tone::Quiet);
    case Ev::Restart: return line("repeat", e, heat_tag(e.a) + to_string(e.b) + " riders start again" + (e.c ? " at once." : " next turn."), Tone::Warn);
    case Ev::Filled: return {};
    case Ev::Reshuffle: return line("repeat", e, heat_tag(e.a) + "the discards are shuffled, " + to_string(e.b) + " cards.", Tone::Quiet);
    case Ev::Position: {
      std::string order;
      for (char c : to_string(e.c)) {
        int const l = c - '1';
        if (e.a < 1 || e.a > kHeats || l < 0 || l >= kGrid) continue;
        order += (order.empty() ? "" : ", ") + escaped_stars(rider_name(e.a - 1, l, s.heats[size_t(e.a - 1)].slots[size_t(l)].rider));
      }
      return line("route", e, heat_tag(e.a) + "after " + step_word(e.b) + ": " + (e.c ? order : "nobody") + ".");
    }
    case Ev::Misses: return line("ban", e, member(e.b, e.c) + (e.d ? " is injured and rides no more in this meeting." : " misses heat " + to_string(e.a) + "."), Tone::Warn);
    case Ev::Barred: return line("ban", e, member(e.b, e.c) + " may not ride in heat 6.", Tone::Warn);
    case Ev::Short: return line("alert-triangle", e, heat_tag(e.a) + "no reserve for " + member(e.b, e.c) + ", a man short.", Tone::Warn);
    case Ev::Final:
      return line("trophy", e, e.a == e.b ? "The meeting is drawn, " + to_string(e.a) + " each."
                               : strong(name_of(e.a > e.b ? 0 : 1)) + " win " + to_string(std::max(e.a, e.b)) + ":" + to_string(std::min(e.a, e.b)) + ".", Tone::Good);
    case Ev::NewCma: return line("gauge", e, member(e.b, e.c) + " now has a CMA of " + tenths(e.e) + (e.d == e.e ? "." : " after " + tenths(e.d) + "."), Tone::Quiet);
    default: return {};
  }
}

// GK-10.4 a number of the tape is a place in a hidden pile: it names no card.
Line GravelKings::say_roll(Roll const& r) const {
  Line l;
  l.icon = "cards";
  l.seat = r.seat;
  l.text = std::string_view(r.label) == "flip" ? "A card is turned over" : std::string_view(r.label) == "open" ? "An open card" : "A card is drawn";
  l.rules.push_back(Rule{"GK-10.4"});
  return l;
}

}  // namespace paddock::gravel_kings
