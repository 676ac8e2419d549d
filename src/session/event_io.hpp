// Events in view links: an archive over fields() that codes every number by the kind of its event and its place in it.
#pragma once
#include "core/event.hpp"
#include "post/coder.hpp"

namespace paddock::views {

// Links are written in this order: kind, rule, seat, then the rest as fields() names it. What is out of bounds fails the coder.
template <EventOfAGame Event>
class EventCoder {
  using Kind = decltype(Event::kind);

 public:
  // `last`: kind of the event before.
  EventCoder(post::Coder& coder, Event& event, uint32_t last) : c_(coder), e_(event), last_(last) {}

  void operator()(char const*, Kind& kind, Names names) {
    uint64_t const got = c_.number(uint64_t(kind), post::context_of(1, last_));
    if (got < names.size()) kind = Kind(got);
    else c_.fail();
  }
  void operator()(char const*, Rule& rule, Names rules) {
    uint64_t const got = c_.number(rule_number(rule, rules), post::context_of(2, kind()));
    if (got > rules.size()) return c_.fail();
    rule = rule_at(size_t(got), rules);
    uint64_t const seat = c_.number(uint64_t(e_.seat + 1), post::context_of(3, kind()));
    if (seat <= uint64_t(kMaxSeats)) e_.seat = Seat(int(seat) - 1);
    else c_.fail();
  }
  template <Whole T>
  void operator()(char const*, T& v, int64_t low, int64_t high) {
    if (!is_seat(v)) v = T(number(int64_t(v), low, high));
  }
  template <Whole T>
  void operator()(char const*, T& v, Names names) { v = T(number(int64_t(v), 0, int64_t(names.size()) - 1)); }
  template <class T>
  void operator()(char const* name, T& v) {
    static_assert(!Whole<T> || std::is_same_v<T, bool>, "what comes from outside has bounds");
    if constexpr (std::is_same_v<T, bool>) (*this)(name, v, 0, 1);
    else fields(*this, v);
  }
  template <class T, int N, class... More>
  void operator()(char const* name, List<T, N>& v, More const&... more) {
    int64_t const size = number(v.size(), 0, N);
    while (v.size() < size) v.push(T{});
    for (T& item : v)
      if (!c_.failed()) (*this)(name, item, more...);
  }
  template <class T, size_t N, class... More>
  void operator()(char const* name, std::array<T, N>& v, More const&... more) {
    for (T& item : v)
      if (!c_.failed()) (*this)(name, item, more...);
  }

 private:
  uint32_t kind() const { return uint32_t(e_.kind); }
  bool is_seat(auto const& v) const { return static_cast<void const*>(&v) == &e_.seat; }
  int64_t number(int64_t v, int64_t low, int64_t high) {
    uint64_t const got = c_.number(uint64_t(v < 0 ? -2 * v - 1 : 2 * v), post::context_of(4, kind(), place_++));
    int64_t const out = got & 1 ? -int64_t(got / 2) - 1 : int64_t(got / 2);
    if (out >= low && out <= high) return out;
    c_.fail();
    return low <= 0 && high >= 0 ? 0 : low;
  }

  post::Coder& c_;
  Event& e_;
  uint32_t last_, place_ = 0;
};

template <EventOfAGame Event>
void transfer_event(post::Coder& c, Event& e, uint32_t& last) {
  EventCoder<Event> ar(c, e, last);
  fields(ar, e);
  last = uint32_t(e.kind);
}

}  // namespace paddock::views
