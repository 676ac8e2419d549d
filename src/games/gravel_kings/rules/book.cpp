#include "games/gravel_kings/rules/book.hpp"

#include <algorithm>

#include "core/scan.hpp"
#include "core/text.hpp"

namespace paddock::gravel_kings {
// The digits of every number a card can be (card.hpp).
static_assert([] {
  for (int c = 0; c < 30000; ++c)
    if (bare(Card(c)) != c % 10000 || lane_of(Card(c)) != c / 1000 % 10 || value_of(Card(c)) != c / 10 % 100 || copy_of(Card(c)) != c % 10)
      return false;
  return true;
}());

namespace {

using std::to_string;

int mishap_of(std::string const& text) {
  for (int i = 0; i < 7; ++i)
    if (text == kMishaps[i]) return i;
  return -1;
}

// Rules.md section 12: what a replaced deck must be, and what is only said.
void check_counts(Deck& d, Error& error) {
  int high[5] = {}, top = 0, least_start = kFree;
  for (Card c : d.cards) {
    if (value_of(c) >= 8) ++high[lane_of(c)];
    if (great_start(c)) least_start = std::min(least_start, value_of(c));
    else top = std::max(top, value_of(c));
  }
  if (d.cards.size() < 31) error = {"/cards", "A deck has at least 31 cards, this one " + to_string(d.cards.size()) + " (GK-1.4)."};
  for (int lane = kWhiteLine; lane <= kBoards; ++lane) {
    bool const there = std::any_of(d.cards.begin(), d.cards.end(), [&](Card c) { return lane_of(c) == lane; });
    if (!there) error = {"/cards", std::string("No card of the lane ") + kLaneNames[lane] + " (GK-1.3)."};
  }
  if (least_start <= top) error = {"/cards", "A Great Start is higher than every lane card (GK-1.5)."};
  if (d.cards.size() < 63) d.warnings.push_back("Fewer than 63 cards: a heat may shuffle the discards (GK-10.1).");
  if (high[kWhiteLine] <= high[kCentre] || high[kWhiteLine] <= high[kBoards])
    d.warnings.push_back("The White Line should have the most cards of 8 and higher.");
}

}  // namespace

int read_card(std::string_view text, int& lane, int& value, int& copy) {
  Scan in(text);
  lane = value = copy = 0;
  for (int l = kGreatStart; l >= kWhiteLine; --l) {
    std::string_view const name = kLaneNames[l];
    std::string_view const begun = text.substr(0, name.size());
    if (!std::equal(begun.begin(), begun.end(), name.begin(), name.end(), [](char a, char b) { return lower(a) == lower(b); })) continue;
    lane = l;
    in.go(name.size());
    break;
  }
  if (!lane) return 0;
  value = std::max(0, in.number(99, 2));
  if (!value) return 0;
  if (char const c = lower(in.peek()); c >= 'a' && c <= 'h') copy = c - 'a' + 1, in.step();
  return int(in.at());
}

std::string face_text(Card c) {
  if (!bare(c)) return "?";
  return great_start(c) ? "GS" : kLaneNames[lane_of(c)] + to_string(value_of(c));
}

std::string card_text(Card c) {
  if (!bare(c)) return "?";
  return kLaneNames[lane_of(c)] + to_string(value_of(c)) + char('a' + copy_of(c) - 1);
}

Expected<Deck> load_deck(std::string_view text) {
  auto doc = parse_doc(text, kDeckBytes);
  if (!doc) return doc.error();
  if (get_text(*doc, "format") != "gk-deck/1" || !doc->contains("cards") || !(*doc)["cards"].is_array())
    return Error{"/format", "A deck file says \"format\": \"gk-deck/1\" and lists its cards (GK-1.4)."};
  Deck d;
  d.name = cut(get_text(*doc, "name", "A deck"), 60);
  Doc const& cards = (*doc)["cards"];
  if (cards.size() > size_t(kDeck)) return Error{"/cards", "A deck has at most 120 cards (GK-1.4)."};
  for (size_t i = 0; i < cards.size(); ++i) {
    std::string const where = "/cards/" + to_string(i), id = get_text(cards[i], "id");
    int lane = 0, value = 0, copy = 0;
    if (read_card(id, lane, value, copy) != int(id.size()) || !copy)
      return Error{where + "/id", "'" + cut(id, 20) + "' is no card: lane, value, copy, like WL9b (GK-1.4)."};
    Card const c = card_of(lane, value, copy);
    if (value >= kFree) return Error{where + "/id", id + ": values go up to 98, for a 99 could not stay under a free lane (GK-1.4)."};
    if (d.has(c)) return Error{where + "/id", id + " is there twice (GK-1.4)."};
    if (get_text(cards[i], "lane", kLaneNames[lane]) != kLaneNames[lane] || get_int(cards[i], "value", value) != value)
      return Error{where, "Lane and value of this card are not those of its id " + id + "; mend one of them (GK-1.4)."};
    int const start = mishap_of(get_text(cards[i], "start", "NONE")), lap = mishap_of(get_text(cards[i], "lap", "NONE"));
    if (start < 0 || lap < 0) return Error{where, "The events are NONE TAPES SLOW ENGINE FALL INJURED LOCKUP (GK-1.4)."};
    d.add(c, get_bool(cards[i], "risk"), Mishap(start), Mishap(lap));
  }
  Error error;
  check_counts(d, error);
  if (!error.what.empty()) return error;
  return d;
}

int read_tenths(std::string_view text) {
  size_t const dot = text.find('.');
  int const whole = whole_number(text.substr(0, dot), 2), part = dot == text.npos ? 0 : whole_number(text.substr(dot + 1), 1);
  return whole < 0 || part < 0 ? -1 : whole * 10 + part;
}

void add_ride(Rides& rides, int points) {
  if (rides.full()) rides.erase(0);
  rides.push(int8_t(points));
}

// 40 * 4 / (rides * 40) points in tenths; GK-2.6 half up.
int average(Settings const& rules, int initial, Rides const& rides) {
  if (rides.empty()) return initial;
  int sum = 0, many = rides.size();
  for (int8_t p : rides) sum += 40 * p;
  if (!rules.rolling_seed) sum += (kWindow - many) * initial, many = kWindow;
  return (2 * sum + many) / (2 * many);
}

std::string tenths(int n) { return to_string(n / 10) + "." + to_string(n % 10); }

Expected<Roster> read_roster(std::string_view text, Settings const& rules, bool carried) {
  Roster r;
  int total = 0;
  for (Scan in(text); !in.at_end(); in.step()) {
    std::string entry(in.word(",;\n"));
    while (!entry.empty() && entry.front() == ' ') entry.erase(0, 1);
    while (!entry.empty() && (entry.back() == ' ' || entry.back() == '\r')) entry.pop_back();
    if (entry.empty()) continue;
    std::string const where = "rider " + to_string(r.size + 1);
    size_t const blank = entry.rfind(' ');
    std::string const number = blank == std::string::npos ? entry : entry.substr(blank + 1);
    std::string const name = blank == std::string::npos ? "" : entry.substr(0, blank);
    size_t const slash = number.find('/');
    int const cma = read_tenths(number.substr(0, slash));
    if (cma < 0) return Error{where, "'" + cut(entry, 30) + "': a name and a CMA in tenths are expected, like Ann 8.6 (GK-6.5)."};
    if (r.size == kRiders) return Error{where, "A team has 5, 6 or 7 riders (GK-6.4)."};
    if (cma < (carried ? 0 : 10) || cma > (carried ? 120 : 115))
      return Error{where, "A new rider's CMA is 1.0 to 11.5, not " + tenths(cma) + " (GK-6.5)."};
    r.names[size_t(r.size)] = name.empty() ? "Rider " + to_string(r.size + 1) : cut(name, 24);
    auto& rides = r.rides[size_t(r.size)];
    for (char c : slash == std::string::npos ? std::string() : number.substr(slash + 1)) {
      if (c < '0' || c > '3') return Error{where, "'" + cut(entry, 40) + "': behind '/' stand the points of earlier rides, 0 to 3 each (GK-8.2)."};
      add_ride(rides, c - '0');
    }
    r.initial[size_t(r.size)] = int16_t(cma);
    r.cma[size_t(r.size)] = int16_t(average(rules, cma, rides));
    ++r.size;
    if (r.size <= 5 || !rules.cap_counts_reserves) total += r.cma[size_t(r.size - 1)];
  }
  if (r.size < 5) return Error{"", "A team has 5, 6 or 7 riders, not " + to_string(r.size) + " (GK-6.4)."};
  if (total > 360 && (!carried || rules.cap_every_meeting))
    return Error{"", "The CMAs add up to " + tenths(total) + ", " + tenths(total - 360) + " over 36.0 (GK-6.5)."};
  return r;
}

}  // namespace paddock::gravel_kings
