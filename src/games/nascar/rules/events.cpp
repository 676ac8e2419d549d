#include "games/nascar/rules/events.hpp"

#include "games/nascar/orders/order.hpp"

namespace paddock::nascar {

void pack_letters(Letters const& letters, int from, Event& e) {
  int16_t* const words[5] = {&e.a, &e.b, &e.c, &e.d, &e.e};
  for (int w = 0; w < 5; ++w) {
    int word = 0;
    for (int i = 3; i >= 0; --i) {
      int const at = from + w * 4 + i;
      word = word * 11 + (at < letters.size() ? int(letters[at]) + 1 : 0);
    }
    *words[w] = int16_t(word);
  }
}

void unpack_letters(Event const& e, Letters& onto) {
  for (int word : {e.a, e.b, e.c, e.d, e.e})
    for (; word > 0 && !onto.full(); word /= 11)
      if (word % 11) onto.push(Verb(word % 11 - 1));
}

namespace {

std::string letters_text(std::span<Event const> events, Seat seat, std::initializer_list<Ev> kinds) {
  Letters letters;
  for (Ev kind : kinds) {
    for (auto const& e : events)
      if (e.seat == seat && e.kind == kind) unpack_letters(e, letters);
    if (!letters.empty()) break;
  }
  return order_text(letters);
}

}  // namespace

std::string carried_text(std::span<Event const> events, Seat seat) {
  return letters_text(events, seat, {Ev::Done, Ev::Autopilot, Ev::Sent});
}

std::string path_text(std::span<Event const> events, Seat seat) {
  std::string out;
  for (auto const& e : events)
    if (e.seat == seat && e.kind == Ev::Step)
      out += (out.empty() ? "(" : " (") + std::to_string(e.a) + "," + std::to_string(e.b) + ")";
  return out;
}

}  // namespace paddock::nascar
