// The language of orders: text to actions, with the column of what is wrong, and back in one clean form. Here belongs all that
// knows what an order looks like; signs, words and numbers are read with core/scan.hpp.
#include "core/scan.hpp"
#include "games/null/null.hpp"

namespace paddock::null {

std::string Null::name(State const&, Action a) const {
  switch (a.verb) {
    case Bring: return "Spring" + std::to_string(a.arg);
    case Pick: return std::to_string(a.arg);
    case Seal: return "Seal";
    case Absent: return "NoOrder";
    default: return "Retire";
  }
}

Sheet Null::read(State const& s, Seat, std::string_view text) const {
  Sheet sheet;
  Scan in(text);
  while (in.skip(" ")) {
    if (!is_one_of(in.peek(), "123") || !sheet.actions.empty()) {
      sheet.error_column = int(in.at()) + 1;
      sheet.error = "One number from 1 to 3 is expected.";
      sheet.rule = kPick;
      break;
    }
    sheet.clean = in.peek();
    sheet.actions.push_back({brings(s) ? Bring : Pick, int16_t(in.number(3, 1))});
  }
  return sheet;
}

Action Null::answer(State const& s, Seat, Sheet const& sheet, int n) const {
  if (n < int(sheet.actions.size())) return sheet.actions[size_t(n)];
  return draft(s, actor(s)) ? kSeal : kAbsent;
}

std::string Null::sheet_text(State const& s, Seat seat) const {
  int const number = draft(s, seat);
  return number ? std::to_string(number) : "";
}

}  // namespace paddock::null
