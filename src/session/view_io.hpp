// Positions as one seat may know them, with the events between them: what view links hold and players' copies keep.
#pragma once

#include "core/fields_row.hpp"
#include "play/match.hpp"
#include "session/event_io.hpp"
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
    for (auto& e : turns[i].events)
      if (!c.failed()) transfer_event(c, e, last);
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
    for (auto const& e : t.events) events.push_back(to_row(e));
    out.push_back(Doc{{"position", paddock::to_doc(t.before)}, {"events", events}});
  }
  return out;
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
    for (size_t n = 0; n < d["events"].size(); ++n) {
      auto event = from_row<typename G::Event>(d["events"][n], path + "/events/" + std::to_string(n));
      if (!event) return event.error();
      turns.back().events.push_back(*event);
    }
  }
  if (std::string const why = fault(game, turns); !why.empty()) return Error{"/view", "This copy is damaged: " + why + "."};
  return turns;
}

}  // namespace views
}  // namespace paddock
