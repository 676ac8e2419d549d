// The game intents of the screens; the shell calls Play::apply once a frame for each.
#include <algorithm>
#include <cstdlib>

#include "desk/host.hpp"
#include "desk/intent.hpp"
#include "desk/play.hpp"

namespace paddock::app {

void Play::collect_for(Seat seat, Collected::Way way, int64_t now) {
  if (seat < 0) return;
  Collected order;
  order.way = way;
  order.when = now;
  collect(seat, std::move(order));
}

bool Play::apply(Intent const& intent, Host& host) {
  uint64_t const before = changes_.generation();
  int64_t const now = host.unix_time();
  int const number = int(intent.number);
  Seat const seat = race_.has(intent.number) ? Seat(intent.number) : kNobody;
  switch (intent.kind) {
    case Intent::PlayActions: act(intent.actions); break;
    case Intent::TypeOrder: draft_.type(intent.text); break;
    case Intent::Commit:
      if (Verdict const v = seal(now); !v) changes_.say(v.why);
      break;
    case Intent::ClearDraft: draft_.clear(); break;
    case Intent::Undo: draft_.undo(); break;
    case Intent::Redo: draft_.redo(); break;
    case Intent::Absent: collect_for(seat, Collected::Ghost, now); break;
    case Intent::Retire: collect_for(seat, Collected::Retire, now); break;
    case Intent::ReopenTurn:
      if (seat < 0 || seat == chair_.me()) replace();
      else uncollect(seat);
      break;
    case Intent::Mend: apply_mend(intent, now); break;
    case Intent::Resolve:
      if (Verdict const v = close_turn(now); !v) changes_.say(v.why);
      break;
    case Intent::TakeBack: take_back(intent.text); break;
    case Intent::LookIn: publishing_.look_in(); break;
    case Intent::ShowTurn: films_.turn_to(number); break;
    case Intent::Replay: films_.watch(number, intent.aux == "on", intent.aux != "on"); break;
    case Intent::PlaySpeed: films_.playback().rate = number; break;
    case Intent::Pace: clock_.set_pace(number, now); break;
    case Intent::Extend: clock_.extend(number, now); break;
    case Intent::PressOn: films_.press_on(); break;
    case Intent::GoOn: films_.hold(false); break;
    case Intent::Uncover: uncover(); break;
    case Intent::Cover: cover(); break;
    case Intent::HandOver: hand_over(seat, intent.text); break;
    case Intent::RunToEnd: run_to_end(); break;
    case Intent::EndNow: end_now(intent.number != 0); break;
    case Intent::PlayAs: pick(seat); break;
    default: break;
  }
  return changes_.generation() != before;
}

// Intent::Mend with aux: "" reads letter `number` as `text`; "take" takes it though another order of its seat is in, or words of it
// were not read; "assign" gives it to seat `text`; "drop" throws it away; "type" collects `text` for seat `number` without a letter.
void Play::apply_mend(Intent const& intent, int64_t now) {
  if (intent.number < 0) return;
  size_t const index = size_t(intent.number);
  if (intent.aux == "assign") {
    int const seat = std::atoi(intent.text.c_str());
    if (race_.has(seat)) inbox_.assign(index, Seat(seat), now);
  } else if (intent.aux == "take") {
    inbox_.take(index, now);
  } else if (intent.aux == "drop") {
    inbox_.drop(index);
  } else if (intent.aux == "type") {
    inbox_.type_in(Seat(std::min<size_t>(index, size_t(truth().seats() - 1))), intent.text, now);
  } else {
    inbox_.settle(index, intent.text, now);
  }
}

}  // namespace paddock::app
