// Positions as one seat may know them, with the events between them: what view links hold and players' copies keep.
#pragma once
#include <span>

#include "play/match.hpp"
#include "session/link_io.hpp"
#include "session/ruling.hpp"

namespace paddock {

template <Game G>
using Turns = std::vector<typename play::Match<G>::Turn>;

namespace views {

inline constexpr size_t kStateBytes = 16u << 10;
inline constexpr uint64_t kMostEvents = 2000, kMostTurns = 400;

// What everybody may know of the start of every turn before the first one a view holds, as 32 bits of its hash, in order:
// a copy that skipped turns sees by them whether a link goes on from its own history. Empty: of an older Paddock.
// Whoever forges turns that are yet to come would have to guess the mark of each, one chance in four thousand million;
// 16 bits could be tried out. A GM who changes a past turn and leaves its mark is found out by the record of the end.
using Past = std::vector<uint32_t>;

// All that a view holds.
template <Game G>
struct Sight {
  Turns<G> turns;
  Past past;
  rulings::List rulings;   // of the whole race, without their patches
};

// What is impossible in turns that came from outside, as a sentence; empty: nothing.
template <Game G>
std::string fault(G const& game, Turns<G> const& turns) {
  int last = -1;
  for (auto const& t : turns) {
    if (std::string why = game.fault(t.before, t.events); !why.empty()) return why;
    if (int const turn = game.turn(t.before); last >= 0 && turn != last + 1) return "its turns do not follow one another";
    else last = turn;
  }
  return turns.empty() ? "it holds no position" : "";
}

inline int16_t transfer_small(post::Coder& c, int16_t v, uint32_t context) {
  uint64_t const coded = c.number(uint64_t(v < 0 ? -2 * int64_t(v) - 1 : 2 * int64_t(v)), context);
  if (coded > 60000) return c.fail(), int16_t(0);
  return int16_t(coded & 1 ? -int64_t(coded / 2) - 1 : int64_t(coded / 2));
}

// A rule travels as its number in the game's list, whatever its id looks like. `last`: kind of the event before.
inline void transfer_event(post::Coder& c, std::span<char const* const> rules, Event& e, uint32_t& last) {
  size_t rule = 0;
  while (!c.decoding() && rule < rules.size() && rules[rule] != e.rule.text()) ++rule;
  e.kind = uint8_t(c.number(e.kind, context_of(1, last)) & 255);
  rule = size_t(c.number(rule, context_of(2, e.kind)));
  if (rule > rules.size()) return c.fail();
  e.rule = rule < rules.size() ? Rule{rules[rule]} : Rule{};
  e.seat = Seat(c.number(uint64_t(e.seat + 1), context_of(3, e.kind)) % (kMaxSeats + 1)) - 1;
  int16_t* const numbers[] = {&e.a, &e.b, &e.c, &e.d, &e.e};
  for (uint32_t i = 0; i < 5; ++i) *numbers[i] = transfer_small(c, *numbers[i], context_of(4, e.kind, i));
  last = e.kind;
}

// Packed states in a row. A byte is guessed from the three before it and from where those stood last: the state before a
// turn repeats most of the one after it.
class States {
 public:
  explicit States(post::Coder& coder) : c_(coder) { last_.fill(-1); }

  template <class State>
  void transfer(State& s) {
    std::string bytes = c_.decoding() ? std::string() : pack_fields(s);
    size_t const size = size_t(c_.number(bytes.size(), 3));
    if (size > kStateBytes) return c_.fail();
    bytes.resize(size);
    for (size_t i = 0; i < size && !c_.failed(); ++i) bytes[i] = char(transfer(uint8_t(bytes[i])));
    if (c_.decoding() && !c_.failed() && !unpack_fields(bytes, s)) c_.fail();
  }

 private:
  uint8_t transfer(uint8_t byte) {
    uint32_t const one = recent_ & 0xFF, two = recent_ & 0xFFFF, three = recent_ & 0xFFFFFF;
    int& place = last_[context_of(three) % kPlaces];
    post::Choice about;
    about.n = 256;
    about.kind = 1;
    about.with(context_of(5, one)).with(context_of(6, two)).with(context_of(7, three));
    if (place >= 0) about.likely = uint8_t(past_[size_t(place)]);
    uint8_t const got = uint8_t(c_.choice(byte, about));
    place = int(past_.size());
    past_.push_back(char(got));
    recent_ = recent_ << 8 | got;
    return got;
  }

  static constexpr size_t kPlaces = 4096;
  post::Coder& c_;
  std::string past_;
  std::array<int, kPlaces> last_;
  uint32_t recent_ = 0;
};

inline void transfer_past(post::Coder& c, Past& past) {
  uint64_t const marks = c.number(past.size(), 2);
  if (marks < 1 || marks > kMostTurns) return c.fail();
  past.resize(size_t(marks));
  for (uint32_t& mark : past) mark = c.uniform(mark >> 16, 0x10000) << 16 | c.uniform(mark & 0xFFFF, 0x10000);
}

// A view with a past or with rulings says so by a count above any view's.
template <Game G>
void transfer_sight(post::Coder& c, Sight<G>& sight) {
  auto& [turns, past, rulings] = sight;
  uint64_t n = c.number(turns.size() + (past.empty() ? 0 : kMostTurns) + (rulings.empty() ? 0 : 2 * kMostTurns), 1);
  bool const ruled = n > 2 * kMostTurns, has_past = n - (ruled ? 2 * kMostTurns : 0) > kMostTurns;
  n -= (ruled ? 2 * kMostTurns : 0) + (has_past ? kMostTurns : 0);
  if (n < 1 || n > kMostTurns) return c.fail();
  if (c.decoding()) turns.resize(size_t(n));
  States states(c);
  for (size_t i = size_t(n); i-- > 0 && !c.failed();) states.transfer(turns[i].before);
  for (size_t i = 0; i + 1 < size_t(n) && !c.failed(); ++i) {
    uint64_t const events = c.number(turns[i].events.size(), 2);
    if (events > kMostEvents) return c.fail();
    if (c.decoding()) turns[i].events.resize(size_t(events));
    uint32_t last = 0;
    for (Event& e : turns[i].events)
      if (!c.failed()) transfer_event(c, G::event_rules(), e, last);
  }
  if (has_past && !c.failed()) transfer_past(c, past);
  if (ruled && !c.failed()) rulings::transfer_told(c, rulings);
}

inline Doc past_to_doc(Past const& past) {
  Doc out = Doc::array();
  for (uint32_t mark : past) out.push_back(int64_t(mark));
  return out;
}

inline bool past_from_doc(Doc const& doc, Past& past) {
  if (!doc.is_array() || doc.size() > kMostTurns) return false;
  for (Doc const& d : doc) {
    if (!d.is_number_integer() || d.get<int64_t>() != uint32_t(d.get<int64_t>())) return false;
    past.push_back(uint32_t(d.get<int64_t>()));
  }
  return true;
}

template <Game G>
Doc to_doc(Turns<G> const& turns) {
  Doc out = Doc::array();
  for (auto const& t : turns) {
    Doc events = Doc::array();
    for (Event const& e : t.events)
      events.push_back(Doc::array({int(e.kind), int(e.seat), e.rule.id, int(e.a), int(e.b), int(e.c), int(e.d), int(e.e)}));
    out.push_back(Doc{{"position", paddock::to_doc(t.before)}, {"events", events}});
  }
  return out;
}

inline bool event_from_doc(Doc const& d, std::span<char const* const> rules, Event& e) {
  if (!d.is_array() || d.size() != 8 || !d[2].is_string()) return false;
  int16_t n[8] = {};
  for (size_t i = 0; i < 8; ++i) {
    if (i == 2) continue;
    if (!d[i].is_number_integer() || d[i].get<int64_t>() != int16_t(d[i].get<int64_t>())) return false;
    n[i] = int16_t(d[i].get<int64_t>());
  }
  e = {uint8_t(n[0]), Seat(n[1]), {}, n[3], n[4], n[5], n[6], n[7]};
  for (char const* rule : rules)
    if (d[2].get<std::string>() == rule) e.rule = Rule{rule};
  return n[0] >= 0 && n[0] < 256;
}

template <Game G>
Expected<Turns<G>> from_doc(G const& game, Doc const& doc) {
  Turns<G> turns;
  if (!doc.is_array() || doc.empty() || doc.size() > kMostTurns) return Error{"/view", "a list of turns is expected"};
  for (size_t i = 0; i < doc.size(); ++i) {
    std::string const path = "/view/" + std::to_string(i);
    Doc const& d = doc[i];
    if (!d.is_object() || !d.contains("position") || !d.contains("events") || !d["events"].is_array() ||
        d["events"].size() > kMostEvents)
      return Error{path, "a position and its events are expected"};
    auto state = paddock::from_doc<typename G::State>(d["position"]);
    if (!state) return Error{path + "/position" + state.error().where, state.error().what};
    turns.push_back({*state, {}, 0});
    for (Doc const& e : d["events"])
      if (!event_from_doc(e, G::event_rules(), turns.back().events.emplace_back())) return Error{path + "/events", "an event is [kind, seat, rule, a, b, c, d, e]"};
  }
  if (std::string const why = fault(game, turns); !why.empty()) return Error{"/view", "This copy is damaged: " + why + "."};
  return turns;
}

}  // namespace views
}  // namespace paddock
