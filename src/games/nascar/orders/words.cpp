// Actions, orders and the board as text.
#include <algorithm>

#include "games/nascar/nascar.hpp"
#include "games/nascar/orders/order.hpp"
#include "games/nascar/orders/phrases.hpp"
#include "games/nascar/orders/preview.hpp"

namespace paddock::nascar {
namespace {

// NR-3.11 marks that are missing or needless, in words.
void note_marks(Letters const& order, Upgrade upgrade, std::vector<std::string>& notes) {
  for (Verb kind : {Verb::A, Verb::B, Verb::L, Verb::R}) {
    int seen = 0;
    for (Verb v : order) {
      if (unmarked(v) != kind) continue;
      ++seen;
      std::string const word = verb_word(kind);
      if (seen == 1 && is_marked(v)) notes.push_back("Needless mark on the first " + word + ".");
      bool const free = is_move(kind) ? upgrade == Upgrade::Swaybars : upgrade == Upgrade::Turbo;
      if (seen == 2 && !is_marked(v) && !free)
        notes.push_back("The second " + word + " has no mark: (" + word + "+1).");
    }
  }
}

Letters with_count(Letters const& order, int moves) {
  Letters out;
  int done = 0;
  bool moved = false;
  for (Verb v : order) {
    if (is_speed(v) && moved)
      for (; done < moves && !out.full(); ++done) out.push(Verb::M);
    if (is_move(v)) {
      moved = true;
      if (done++ >= moves) continue;
    }
    if (!out.full()) out.push(v);
  }
  for (; done < moves && !out.full(); ++done) out.push(Verb::M);
  return out;
}

}  // namespace

std::string Nascar::name(State const&, Action a) const { return a.verb < kVerbs ? kVerbNames[a.verb] : "?"; }

// NR-3 to whoever reads posts. Beside an order, also in brackets: what would change it.
OrderWords Nascar::order_words() {
  static std::string const kTalk = [] {
    std::string out = " ";
    for (char const* w : {"then", "left", "right", "straight", "accelerate", "accelerating", "brake", "braking", "plus", "minus", "slip", "slipstream", "slipstreaming", "speed",
                          "faster", "slower", "slow", "up", "down", "turbo", "not", "never", "without", "wc", "wcs", "wild", "card", "cards", "stop", "until", "till",
                          "but", "except", "before", "after", "oil", "sand", "pit", "pits", "rather", "twice", "once", "again"})
      for (auto const& [open, close] : {std::pair{"", ""}, {"(", ""}, {"", ")"}, {"(", ")"}}) out += open + std::string(w) + close + " ";
    for (char const c : {'a', 'b', 's', 'm', 'l', 'r'}) out += "\xEF\xBC\x88" + std::string(1, c) + "\xEF\xBC\x89 ";   // in the wide brackets of other keyboards
    return out;
  }();
  return {.letters = "ABSMLR", .signs = "()+0123456789", .mark = "+1", .talk = kTalk};
}

std::string Nascar::text(Letters const& order) { return order_text(order); }

std::string Nascar::sheet_text(State const& s, Seat seat) const {
  return seat >= 0 && seat < s.plans.size() ? order_text(s.plans[seat].order) : std::string();
}

Sheet Nascar::read(State const& s, Seat seat, std::string_view text) const {
  Sheet sheet;
  ParsedOrder const parsed = parse_order(text);
  sheet.error_column = parsed.column;
  sheet.error = parsed.error;
  sheet.rule = parsed.rule;
  sheet.mend = parsed.mend;
  sheet.forbidden = parsed.forbidden;
  if (!parsed.ok()) return sheet;
  for (Verb v : parsed.letters) sheet.actions.push_back({uint16_t(v), 0});
  sheet.clean = order_text(parsed.letters);
  if (seat < 0 || seat >= s.cars.size() || !s.cars[seat].racing()) return sheet;
  Preview const p = preview(*this, s, seat, parsed.letters, true);
  note_marks(parsed.letters, s.cars[seat].upgrade, sheet.notes);
  for (auto const& n : p.notes)
    if (n.kind == PreviewNote::Dropped) {
      sheet.notes.push_back(capital(why_text(n.verb, n.why)) + ".");
    }
  if (p.written == p.moves) return sheet;
  if (p.written < p.moves) sheet.mend = order_text(with_count(parsed.letters, p.moves));  // NR-2.9; a mend cuts nothing off
  std::string const count = plural(p.written, "move") + " written, " + std::to_string(p.moves) + " needed";
  if (rules_.reject_count) {
    sheet.error_column = int(std::min<size_t>(text.size(), 400)) + 1;
    sheet.error = count + ".";
    sheet.rule = Rule{"NR-2.9"};
    sheet.forbidden = true;
    sheet.actions.clear();
  } else {
    sheet.notes.push_back(count + (p.written < p.moves ? ": the rest is M." : ": the rest is cut off."));
  }
  return sheet;
}

Action Nascar::answer(State const& s, Seat seat, Sheet const& sheet, int n) const {
  Actions now;
  legal(s, now);
  if (n >= 0 && n < int(sheet.actions.size()) && now.find(sheet.actions[size_t(n)]) >= 0)
    return sheet.actions[size_t(n)];
  bool const nothing = seat >= 0 && seat < s.plans.size() && s.plans[seat].order.empty();
  Action const ghost{uint16_t(nothing ? Verb::NoOrder : Verb::Seal), 0};
  if (now.find(ghost) >= 0) return ghost;
  Action const fill{uint16_t(Verb::M), 0};
  return now.find(fill) >= 0 || now.size() == 0 ? fill : now[0];
}

// NR-13.5
Account Nascar::account(State const&, State const& after, std::vector<Event> const& events, Seat seat) const {
  Account a;
  a.done = carried_text(events, seat);
  a.path = path_text(events, seat);
  if (seat < 0 || seat >= after.cars.size()) return a;
  Car const& c = after.cars[seat];
  a.state = "speed " + std::to_string(c.speed) + " of " + std::to_string(c.max) + ", " + plural(c.cards, "wild card") +
            ", heading " + kHeadings[c.heading & 7];
  if (!c.racing()) a.state = kStatuses[int(c.status)];
  if (c.status == Status::Finished)
    a.state += ", place " + std::to_string(c.place) + ", turn " + std::to_string(c.finish_turn) + ", move " +
               std::to_string(c.finish_move) + " of " + std::to_string(c.finish_moves);
  return a;
}

// The forum's picture: one row of signs a row of tiles, cars as letters, and who they are.
std::string Nascar::map_text(State const& s) const {
  static constexpr char kCars[] = "ABCDEFGHJKLM";  // neither S nor P nor I
  std::vector<std::string> rows = track_->rows;
  for (auto& row : rows)
    for (char& c : row)
      if ((c >= '1' && c <= '9') || c == 'o') c = '*';
  for (auto const& t : track_->tiles)
    if (t.sand >= 0) rows[t.y][t.x] = kSandNames[int(s.sand[t.sand])][0];
  for (auto const& o : s.oil)
    if (o.at[1] < rows.size() && o.at[0] < rows[o.at[1]].size()) rows[o.at[1]][o.at[0]] = 'o';
  std::string legend;
  auto const order = race_order(s);
  for (int i = order.size() - 1; i >= 0; --i) {
    Car const& c = s.cars[order[i]];
    if (c.racing() && c.at[1] < rows.size() && c.at[0] < rows[c.at[1]].size()) rows[c.at[1]][c.at[0]] = kCars[order[i]];
  }
  for (Seat seat : order) {
    Car const& c = s.cars[seat];
    SeatSetup const& who = setup_.seats[size_t(seat)];
    legend += std::string(1, kCars[seat]) + " = " + std::to_string(who.number) + " " + who.name;
    legend += c.racing() ? " " + spot(c.at[0], c.at[1]) + " " + kHeadings[c.heading & 7]
                         : std::string(" ") + kStatuses[int(c.status)];
    legend += "\n";
  }
  for (auto& row : rows)
    while (!row.empty() && row.back() == ' ') row.pop_back();
  while (!rows.empty() && rows.back().empty()) rows.pop_back();
  std::string out;
  for (auto const& row : rows) out += row + "\n";
  return out + "\n" + legend;
}

}  // namespace paddock::nascar
