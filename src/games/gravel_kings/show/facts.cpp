// Questions that need no meeting: hand sizes, rankings, averages, teams, what an order line says. For cases and for the
// command line. CMAs in tenths, riders by grid lane 1 to 4, cards as text.
#include <algorithm>

#include "core/assets.hpp"
#include "games/gravel_kings/gravel_kings.hpp"

namespace paddock::gravel_kings {
namespace {

Card to_card(Deck const& deck, std::string const& text) {
  int lane, value, copy;
  if (text.empty()) return kNoCard;
  if (read_card(text, lane, value, copy) != int(text.size())) return text == "GS" ? card_of(kGreatStart, 11, 1) : kNoCard;
  if (!copy)                            // the harmless copy, as orders mean it
    for (Card c : deck.cards)
      if (face_of(c) == lane * 100 + value && (!copy || (deck.risk(card_of(lane, value, copy)) && !deck.risk(c)))) copy = copy_of(c);
  return card_of(lane, value, copy ? copy : 1);
}

std::vector<int> ints(Doc const& given, char const* key) {
  std::vector<int> out;
  if (given.is_object() && given.contains(key) && given[key].is_array())
    for (auto const& v : given[key]) out.push_back(v.is_number_integer() ? v.get<int>() : 0);
  return out;
}
std::vector<Card> cards(Deck const& deck, Doc const& given, char const* key) {
  std::vector<Card> out;
  if (given.is_object() && given.contains(key) && given[key].is_array())
    for (auto const& v : given[key]) out.push_back(v.is_string() ? to_card(deck, v.get<std::string>()) : kNoCard);
  return out;
}

Doc lanes_doc(List<int8_t, kGrid> const& order) {
  Doc d = Doc::array();
  for (int8_t lane : order) d.push_back(lane + 1);
  return d;
}

// A heat from "step", "played" (cards by grid lane, "" none), "out", "stuck", "slow", "lockup" (lanes), "hand" of "lane", "open".
Heat heat_from(Deck const& deck, Doc const& given) {
  Heat h;
  h.run = Run::On;
  h.step = int8_t(get_int(given, "step", 1));
  auto const played = cards(deck, given, "played");
  for (size_t i = 0; i < kGrid; ++i) {
    h.slots[i].ride = Ride::On;
    h.slots[i].rider = int8_t(i / 2 + 1);
    h.slots[i].played = i < played.size() ? played[i] : kNoCard;
    h.slots[i].acted = h.slots[i].played != kNoCard;
  }
  auto each = [&](char const* key, auto change) {
    for (int lane : ints(given, key))
      if (lane >= 1 && lane <= kGrid) change(h.slots[size_t(lane - 1)]);
  };
  each("slow", [](Slot& s) { s.mishap = great_start(s.played) ? Mishap::None : Mishap::Slow; });
  each("lockup", [](Slot& s) { s.mishap = Mishap::Lockup; });
  each("out", [](Slot& s) { s.ride = Ride::Out, s.acted = true; });
  each("stuck", [](Slot& s) { s.stuck = s.acted = true, s.played = kNoCard; });
  each("blind", [](Slot& s) { s.blind = true; });
  auto const open = cards(deck, given, "open");
  for (size_t i = 0; i < open.size() && i < kOpen; ++i) h.open[i] = open[i];
  int const lane = int(std::clamp<int64_t>(get_int(given, "lane", 1), 1, 4)) - 1;
  for (Card c : cards(deck, given, "hand"))
    if (c && !h.slots[size_t(lane)].hand.full()) h.slots[size_t(lane)].hand.push(c);
  return h;
}

Doc hands_fact(Settings const& rules, Doc const& given) {
  std::array<int, kGrid> cma = {};
  std::array<bool, kGrid> on = {};
  auto const list = ints(given, "cma"), boost = ints(given, "boosted");
  for (size_t i = 0; i < list.size() && i < kGrid; ++i) {
    on[i] = list[i] > 0;
    cma[i] = boosted(rules, list[i], 5 * int(std::count(boost.begin(), boost.end(), int(i) + 1)));
  }
  auto const sizes = hand_sizes(rules, cma, on);
  Doc d = Doc::object();
  d["cards"] = Doc::array();
  for (size_t i = 0; i < list.size() && i < kGrid; ++i) d["cards"].push_back(int(sizes[i]));
  return d;
}

Doc window_fact(Settings const& rules, Doc const& given) {
  Doc d = Doc::object();
  d["choices"] = Doc::array();
  auto const takes = ints(given, "takes");
  for (size_t k = 0; k < takes.size(); ++k) {
    Doc mine = Doc::array();
    for (int slot = 1; slot <= window(rules, int(k), int(takes.size())); ++slot)
      if (std::find(takes.begin(), takes.begin() + int(k), slot) == takes.begin() + int(k)) mine.push_back(slot);
    d["choices"].push_back(mine);
  }
  return d;
}

Doc legal_fact(Book const& book, Doc const& given) {
  Heat const h = heat_from(*book.deck, given);
  int const lane = int(std::clamp<int64_t>(get_int(given, "lane", 1), 1, 4)) - 1;
  Slot const& s = h.slots[size_t(lane)];
  Doc d = Doc::object();
  d["legal"] = Doc::array();
  for (Card c : s.hand)
    if (may_play(book.rules, h, c)) d["legal"].push_back(face_text(c));
  int const lowest = lowest_legal(book, h, lane);
  if (lowest >= 0) d["lowest"] = card_text(s.hand[lowest]);
  if (s.hand.size() > 0) d["discard"] = card_text(s.hand[lowest_discard(*book.deck, s)]);
  return d;
}

Doc cma_fact(Settings const& rules, Doc const& given) {
  Doc d = Doc::object();
  auto const scores = ints(given, "scores");
  Rides rides;
  for (int p : scores) add_ride(rides, p);
  int const initial = int(get_int(given, "initial", -1));
  Settings real = rules;
  if (initial < 0) real.rolling_seed = 1;
  int const cma = average(real, std::max(0, initial), rides);
  d["cma"] = cma;
  d["text"] = tenths(cma);
  return d;
}

Expected<Doc> team_fact(Settings const& rules, Doc const& given) {
  auto const roster = read_roster(get_text(given, "riders"), rules, get_bool(given, "carried"));
  if (!roster) return roster.error();
  Doc d = Doc::object();
  d["size"] = roster->size;
  int total = 0;
  for (int i = 0; i < roster->size; ++i) total += roster->cma[size_t(i)];
  d["total"] = total;
  return d;
}

// One line for the rider in "lane", the riders in "order" (grid lanes) having played what "played" says.
Expected<Doc> order_fact(Book const& book, Doc const& given) {
  Lexed in = lex(get_text(given, "line"));
  if (!in.error.empty()) return Error{"column " + std::to_string(in.error_column), in.error};
  std::vector<int16_t> words = in.words;
  words.insert(words.begin(), int16_t(kHead + 111));
  Walk const w = walk(words);
  if (!w.complete) {
    bool const ends = w.at >= int(words.size());
    return Error{"column " + std::to_string(ends ? int(get_text(given, "line").size()) + 1 : in.columns[size_t(std::max(0, w.at - 1))]),
                 expected_text(w.expected) + " is expected."};
  }
  Heat const h = heat_from(*book.deck, given);
  int const lane = int(std::clamp<int64_t>(get_int(given, "lane", 1), 1, 4)) - 1;
  List<int8_t, kGrid> queue;
  for (int l : ints(given, "order"))
    if (l >= 1 && l <= kGrid && !queue.full()) queue.push(int8_t(l - 1));
  Word const kind = words.size() > 1 ? Word(words[1]) : kPlay;
  Facts const f{book, h, 0, lane, queue, queue, int(std::clamp<int64_t>(get_int(given, "window", kOpen), 1, kOpen))};
  int const got = words.size() > 2 ? answer_line(f, Words(words).subspan(2), kind) : -1;
  Slot const& s = h.slots[size_t(lane)];
  Doc d = Doc::object();
  d["clean"] = words_text(Words(words).subspan(1));
  int const fallback = kind == kPlay ? lowest_legal(book, h, lane) : kind == kDiscard ? lowest_discard(*book.deck, s) : kDrawBlind;
  int const at = got >= 0 ? got : fallback;
  d["usable"] = got >= 0;
  d["answer"] = at == kDrawBlind ? "HIDDEN" : at < 0 ? "stuck" : card_text(kind == kTake ? h.open[size_t(at)] : s.hand[at]);
  return d;
}

}  // namespace

Expected<Doc> GravelKings::facts(std::string_view what, Doc const& given) {
  auto rules = read_settings(given.contains("settings") ? given["settings"] : Doc::object());
  if (!rules) return rules.error();
  auto deck = load_deck(asset("assets/games/gravel_kings/deck.json"));
  if (!deck) return deck.error();
  Book book;
  book.rules = *rules;
  book.deck = std::make_shared<Deck const>(*deck);
  if (what == "hands") return hands_fact(*rules, given);
  if (what == "window") return window_fact(*rules, given);
  if (what == "legal") return legal_fact(book, given);
  if (what == "cma") return cma_fact(*rules, given);
  if (what == "team") return team_fact(*rules, given);
  if (what == "order") return order_fact(book, given);
  if (what == "rank") {
    Heat const h = heat_from(*deck, given);
    Doc d = Doc::object();
    d["order"] = lanes_doc(h.step ? lap_rank(h) : start_rank(h));
    return d;
  }
  return Error{"", "Gravel Kings answers: hands, window, legal, rank, cma, team, order."};
}

}  // namespace paddock::gravel_kings
