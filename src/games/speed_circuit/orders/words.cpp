// Actions as text, the board as text, and how a seat's turn went.
#include <algorithm>

#include "games/speed_circuit/orders/phrases.hpp"
#include "games/speed_circuit/speed_circuit.hpp"

namespace paddock::speed_circuit {

std::string plural(int n, char const* one, char const* many) {
  return std::to_string(n) + " " + (n == 1 ? std::string(one) : many ? std::string(many) : std::string(one) + "s");
}

std::string card_text(int card) { return card == kMps ? "MPS" : std::to_string(card * 20); }

std::string car_tag(SpeedCircuit const& g, int seat) {
  int same = 0;
  for (int i = 0; i < g.seats(); ++i) same += seat >= 0 && seat < g.seats() && g.number_of(i) == g.number_of(seat);
  return same == 1 ? "#" + std::to_string(g.number_of(seat)) : "car " + std::to_string(seat + 1);
}

std::string halves(int n) { return std::to_string(n / 2) + (n % 2 ? ".5" : ""); }

std::string space_text(SpeedCircuit const& g, int progress, int lane) {
  return "(" + std::to_string(g.track().wrap(progress)) + "," + std::to_string(lane) + ")";
}

std::string place_text(SpeedCircuit const& g, Car const& c) {
  if (c.status == Status::Finished) return "home";
  if (!c.on_board()) return "out";
  int const lap = c.progress < 0 ? 0 : c.progress / g.track().length + 1;
  std::string const at = lap ? "lap " + std::to_string(std::min(lap, g.laps())) : "grid";
  return at + ", row " + std::to_string(g.track().wrap(c.progress)) + (c.off_track() ? ", off the track" : ", lane " + std::to_string(c.lane));
}

std::string SpeedCircuit::name(State const& s, Action a) const {
  using std::to_string;
  std::string const n = to_string(a.arg);
  switch (Verb(a.verb)) {
    case Verb::Seal: return "Seal";
    case Verb::NoOrder: return "NoOrder";
    case Verb::Retire: return "Retire";
    case Verb::Build: {
      Seat const seat = actor(s);
      size_t const line = seat >= 0 ? size_t(std::min(s.plans[seat].build.size(), kLines - 1)) : 0;
      CarTable::Row const& row = table().rows[line];
      return kLineKeys[line] + (row.sells(a.arg - 2) ? to_string(row.value(a.arg - 2)) : "?" + n);
    }
    case Verb::BidWear10: return "wear+" + n + "0";
    case Verb::BidWear: return "wear+" + n;
    case Verb::BidChips10: return "skill+" + n + "0";
    case Verb::BidChips: return "skill+" + n;
    case Verb::BidThrees: return "threes+" + n;
    case Verb::Card: return card_text(a.arg);
    case Verb::Sheet: {
      std::string text = item_text(*this, a.arg);
      std::replace(text.begin(), text.end(), ' ', '-');
      return text;
    }
    case Verb::Chips: return "chips" + n;
    case Verb::Pay: {
      std::string const wear = a.arg / 2 ? "wear" + to_string(a.arg / 2) : "";
      return wear + (a.arg % 2 ? wear.empty() ? "roll" : "+roll" : "");
    }
    case Verb::Go: return a.arg == kEdge ? "edge" : "lane" + n;
    case Verb::Pass: return "pass" + n;
    case Verb::Brake: return "brake" + to_string(a.arg * 20);
    case Verb::Slip: return a.arg == kDecline ? "noslip" : "slip" + n;
    case Verb::Shift: return "shift" + n;
    case Verb::Answered: return "Answered";
    case Verb::AbsentAnswered: return "AbsentAnswered";
    case Verb::Silent: return "silent" + n;
    default: return "?";
  }
}

std::string SpeedCircuit::sheet_text(State const& s, Seat seat) const { return plan_text(*this, s, seat); }

std::string SpeedCircuit::empty_order(State const& s) const { return s.phase == Phase::Bid ? "nothing" : ""; }

// What a sheet says at its n-th decision; where it says nothing (any more), the ghost: a sealed draft, a careful steward.
Action SpeedCircuit::answer(State const& s, Seat seat, Sheet const& sheet, int n) const {
  Actions now;
  legal(s, now);
  if (now.size() == 0) return kAbsent;
  if (s.phase == Phase::Move) {
    Taken const field = options_of(book(), s, now);
    return now.size() ? policy(book(), s, now, field) : kAbsent;
  }
  if (n >= 0 && n < int(sheet.actions.size()) && now.find(sheet.actions[size_t(n)]) >= 0) return sheet.actions[size_t(n)];
  bool const written = seat >= 0 && seat < s.plans.size() && (s.plans[seat].card != kNoCard || s.phase == Phase::Bid);
  if (now.find(kSeal) >= 0 && written) return kSeal;
  if (now.find(kAbsent) >= 0) return kAbsent;
  return now.find(kSeal) >= 0 ? kSeal : now[0];
}

// The circuit as rows of signs, sixty rows of it a line: posted speeds in tens, cars as letters, "/" where no lane is.
std::string SpeedCircuit::map_text(State const& s) const {
  static constexpr char kCars[] = "ABCDEFGHJKLM";
  constexpr int kChunk = 40;
  std::string out;
  for (int from = 0; from < track_->length; from += kChunk) {
    int const to = std::min(from + kChunk, track_->length);
    out += "rows " + std::to_string(from) + " to " + std::to_string(to - 1) + "\n";
    for (int lane = 0; lane < track_->lanes; ++lane) {
      for (int r = from; r < to; ++r) {
        Seat const who = track_->has(r, lane) ? car_on(book(), s, r, lane) : kNobody;
        int const limit = track_->has(r, lane) ? track_->limit(r, lane) / 20 : 0;
        out += !track_->has(r, lane) ? ' ' : who >= 0 ? kCars[who] : limit ? char(limit < 10 ? '0' + limit : 'a' + limit - 10) : '.';
      }
      out += "\n";
    }
  }
  out += "posted speeds in steps of 20: 4 is 80, a is 200\n";
  for (Seat seat : running_order(s)) {
    Car const& c = s.cars[seat];
    out += std::string(1, kCars[seat]) + " = " + std::to_string(number_of(seat)) + " " + name_of(seat) + ": " + place_text(*this, c) +
           ", speed " + std::to_string(c.speed) + "\n";
  }
  return out;
}

Account SpeedCircuit::account(State const&, State const& after, std::vector<Event> const& events, Seat seat) const {
  Account a;
  for (Event const& e : events) {
    if (e.seat != seat) continue;
    if (e.kind == Ev::Plot) a.done = std::to_string(e.b);
    if (e.kind == Ev::Built || e.kind == Ev::Bid) a.done = done_text(*this, e);
    if (e.kind == Ev::Moved) a.path += (a.path.empty() ? "" : " ") + space_text(*this, e.a, e.b);
  }
  if (seat < 0 || seat >= after.cars.size()) return a;
  Car const& c = after.cars[seat];
  if (c.place) a.state = "finished, place " + std::to_string(c.place);
  else if (!c.racing()) a.state = "out";
  else
    a.state = place_text(*this, c) + ", speed " + std::to_string(c.speed) + ", " + std::to_string(c.wear) + " wear, " +
              std::to_string(c.skill()) + " skill";
  return a;
}

}  // namespace paddock::speed_circuit
