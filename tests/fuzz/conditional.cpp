// libFuzzer: what managers of Gravel Kings write - race-cards, conditional orders, an answer at the table, and assumptions of
// "what would happen if". What is read is legal, prints in a form that reads the same and can be carried out; what is refused
// says where and why, in whole letters, and changes nothing.
#include <vector>

#include "core/doc_text.hpp"
#include "fuzz.hpp"
#include "games/gravel_kings/gravel_kings.hpp"
#include "games/gravel_kings/orders/tester.hpp"

using namespace paddock;
using namespace paddock::gravel_kings;

namespace {

struct Desk2 {
  GravelKings game;
  State state;
  Seat seat = 0;
};

GravelKings make(char const* decisions) {
  Setup setup;
  setup.seats.resize(2);
  setup.settings["decisions"] = decisions;
  auto game = GravelKings::make(setup);
  if (!game) abort();
  return *game;
}

// Meetings in which nobody hands anything in, as far as each turn that asks for something else: the race-card, the first
// heat's start, many heats at once, the names for heat 6; and a question at the table.
std::vector<Desk2> desks() {
  std::vector<Desk2> out;
  GravelKings const post = make("sheets"), table = make("prompts");
  SeededDice dice(3);
  NoLog log;
  State s = post.start(dice);
  for (int turn = -1; post.actor(s) >= 0; post.apply(s, GravelKings::kAbsent, dice, log)) {
    Seat const seat = post.actor(s);
    bool const fresh = s.turn != turn;
    turn = s.turn;
    if (fresh && (s.turn == 0 || s.turn == 1 || s.turn == 5 || s.turn == 6)) out.push_back({post, s, seat});
  }
  s = table.start(dice);
  while (s.phase != Phase::Racing) table.apply(s, GravelKings::kAbsent, dice, log);
  out.push_back({table, s, table.actor(s)});
  return out;
}

bool whole_letters(std::string_view text) {
  while (!text.empty()) {
    size_t const size = letter_size(text);
    if (!size) return false;
    text.remove_prefix(size);
  }
  return true;
}

void check_error(std::string_view text, int column, std::string const& error) {
  if (column < 1 || column > int(text.size()) + 1 || error.empty()) abort();
  if (whole_letters(text) && !whole_letters(error)) abort();
}

void check_sheet(Desk2 const& d, std::string_view text) {
  Sheet const sheet = d.game.read(d.state, d.seat, text);
  if (sheet.error_column) {
    if (!sheet.actions.empty()) abort();
    return check_error(text, sheet.error_column, sheet.error);
  }
  SeededDice dice(1);
  NoLog log;
  State now = d.state;
  for (Action a : sheet.actions) {
    if (!d.game.why_not(now, a)) abort();
    d.game.apply(now, a, dice, log);
  }
  if (sheet.actions.empty()) return;
  if (d.state.phase == Phase::Orders && d.game.sheet_text(now, d.seat) != sheet.clean) abort();
  Sheet const again = d.game.read(d.state, d.seat, sheet.clean);
  if (again.error_column || again.clean != sheet.clean || again.actions != sheet.actions) abort();
  // The turn is carried out by it.
  for (int n = int(sheet.actions.size()); d.state.phase != Phase::Racing && d.game.actor(now) == d.seat && n < 2000; ++n)
    d.game.apply(now, d.game.answer(now, d.seat, sheet, n), dice, log);
  if (d.game.actor(now) >= 0) d.game.apply(now, GravelKings::kAbsent, dice, log);
}

void check_assumed(Desk2 const& d, std::string_view text) {
  State seen = d.state;
  d.game.observe(seen, d.seat);
  auto const given = read_assumed(d.game.book(), seen, d.seat, text);
  if (!given) {
    std::string const& where = given.error().where;
    if (where.rfind("column ", 0) != 0) abort();
    return check_error(text, atoi(where.c_str() + 7), given.error().what);
  }
  std::string const clean = assumed_text(*given);
  auto const again = read_assumed(d.game.book(), seen, d.seat, clean);
  if (!again || assumed_text(*again) != clean) abort();
}

}  // namespace

// Up to a '|' the sheet, behind it the assumptions.
extern "C" int LLVMFuzzerTestOneInput(uint8_t const* data, size_t size) {
  static std::vector<Desk2> const all = desks();
  auto const text = text_of(data, size);
  size_t const bar = std::min(text.find('|'), size);
  std::string_view const order = text.substr(0, bar), assumed = text.substr(std::min(bar + 1, size));
  for (Desk2 const& d : all) check_sheet(d, order);
  Desk2 const& busy = all[2];
  check_assumed(busy, assumed);
  (void)busy.game.what_if(busy.state, busy.seat, order, assumed);
  return 0;
}
