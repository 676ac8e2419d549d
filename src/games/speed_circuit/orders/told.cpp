// The told record (contract/game.hpp, TellsOnly). A sheet says more than a turn brings out: branches not taken, answers to what was
// not asked, standing orders. Links of finished turns hold none of it: the plot that was turned, and for each decision that
// a sheet made the decision itself.
#include "games/speed_circuit/speed_circuit.hpp"

namespace paddock::speed_circuit {

void SpeedCircuit::begin_telling(State& s) const { s.eyes = kTold; }
void SpeedCircuit::claim(State& s) const { s.eyes = kTruth; }

// Cars and bids are shown, a plot's card is turned; of the answers everybody sees only those that were called for.
bool SpeedCircuit::shown(Action a) {
  switch (Verb(a.verb)) {
    case Verb::Build:
    case Verb::BidWear10:
    case Verb::BidWear:
    case Verb::BidChips10:
    case Verb::BidChips:
    case Verb::BidThrees:
    case Verb::Card: return true;
    default: return false;
  }
}

// What the sheet of an answered seat may have left open of the decision that is due.
void silent_options(State const& s, Actions& out) {
  auto add = [&](int bits) { out.push_if(!(s.move.silent & bits), act(Verb::Silent, bits)); };
  switch (s.ask.kind) {
    case Ask::Chips: return add(kRollChips);
    case Ask::Block: return add(kBlockChips);
    case Ask::Pay: return add(s.ask.braking ? kBraking : kCorners);
    case Ask::Slip: return add(kTow);
    case Ask::Step:
      add(kSlower);
      add(kPasses);
      return add(kSlower | kPasses);
    default: return;
  }
}

namespace {

// How the end of a commitment is told. Whether standing orders answer for a seat that sent nothing is not to be seen.
Action told_end(Plan const& p, Action a, bool by_sheet) {
  if (!by_sheet) return a;
  if (a == SpeedCircuit::kSeal && !nothing_said(p)) return act(Verb::Answered);
  return a == SpeedCircuit::kAbsent ? act(Verb::AbsentAnswered) : a;
}

}  // namespace

// SC-4.10a Both records go side by side as far as plans go: `hidden` takes the true ones and is never carried out.
void SpeedCircuit::tell(State const& before, std::span<Action const> actions, State const& told,
                        Telling const& play) const {
  State hidden = before;
  size_t next = 0;
  while (told.turn == before.turn && actor(told) >= 0) {
    Seat const seat = actor(told);
    bool const plan = told.phase != Phase::Move;
    if (!plan && told.plans[seat].answered()) {
      tell_answer(told, hidden.plans[seat], play);
      continue;
    }
    if (next == actions.size()) return;
    Action const a = actions[next++];
    if (plan) commit(hidden, seat, a);
    if (Verb(a.verb) == Verb::Sheet) continue;
    play(told.phase == Phase::Plot ? told_end(hidden.plans[seat], a, by_sheet(seat)) : a);
  }
}

// SC-4.2a what the hidden plan of the asked seat decides.
void SpeedCircuit::tell_answer(State const& told, Plan const& plan, Telling const& play) const {
  State s = told;
  s.plans[s.ask.seat] = plan;
  Book const b = book();
  Actions options;
  Taken const field = options_of(b, s, options);
  Action const a = policy(b, s, options, field);
  if (int const open = not_said(b, s, options, a)) play(act(Verb::Silent, open));
  play(a);
}

// The standing orders of a seat; once its plot is sealed, those that stand from the next turn on.
Orders SpeedCircuit::kept(State const& s, Seat seat) const {
  Plan const& p = s.plans[seat];
  return p.stage == Plan::Sealed && p.keep && !p.sheet.empty() ? p.sheet[0].orders : p.standing;
}

bool SpeedCircuit::keep(State& s, Seat seat, Orders const& orders) const {
  bool const there = seat >= 0 && seat < s.plans.size() && by_sheet(seat);
  if (!there || orders.lane >= track_->lanes || orders.row >= track_->length) return false;
  if (orders.pass == seat || (orders.pass >= s.cars.size() && orders.pass != kAnyCar)) return false;
  for (int8_t chips : orders.chips)
    if (chips < 0 || chips > 3) return false;
  s.plans[seat].standing = orders;
  return true;
}

}  // namespace paddock::speed_circuit
