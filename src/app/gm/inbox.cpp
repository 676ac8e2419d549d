// The GM's inbox: what people paste becomes letters, readable ones become collected orders.
#include <algorithm>

#include "app/host.hpp"
#include "app/play.hpp"
#include "app/screen.hpp"
#include "session/letters.hpp"

namespace paddock::app {
namespace {

constexpr size_t kLetters = 120;  // kept on the desk for one turn
constexpr size_t kLetterText = 2000;

std::vector<post::SeatName> names_of(Session const& session) {
  std::vector<post::SeatName> out;
  for (Seat s = 0; s < session.seats(); ++s) {
    auto const& seat = session.setup().seats[size_t(s)];
    out.push_back({s, seat.name, seat.number > 0 ? std::to_string(seat.number) : ""});
  }
  return out;
}

}  // namespace

int Play::open_letters() const {
  return int(std::count_if(inbox_.begin(), inbox_.end(), [](Letter const& l) { return l.open(); }));
}

// Reads the raw text of a letter as an order of its seat, or as a link that names its seat.
void Play::read_letter(Letter& letter) {
  letter.clean = letter.error = letter.rule = letter.mend = "";
  letter.error_column = 0;
  Expected<Sheet> sheet = Sheet{};
  if (letter.link) {
    auto opened = open_link(letter.raw, 0);
    if (!opened) return void(letter.error = opened.error().text());
    if (opened->kind != Opened::OrdersFor) return void(letter.error = "This is a link to a game, not an order.");
    letter.seat = opened->orders.seat;
    letter.revision = opened->orders.revision;
    sheet = truth_->read_orders(opened->orders);
    if (!sheet) return void(letter.error = sheet.error().text());
  } else {
    if (letter.seat < 0) return;
    sheet = truth_->read(letter.seat, letter.raw);
  }
  letter.clean = sheet->clean;
  letter.error_column = sheet->error_column;
  letter.error = sheet->error_column && sheet->error.empty() ? "This is no order." : sheet->error;
  letter.rule = std::string(sheet->rule.text());
  letter.mend = sheet->mend;
}

// Puts a letter on the desk; true when its order now stands for its seat.
bool Play::file_letter(Letter letter, int64_t now) {
  letter.when = now;
  read_letter(letter);
  if (letter.seat >= truth_->seats()) letter.seat = kNobody;
  bool const good = letter.seat >= 0 && letter.error.empty();
  if (good && !decides(letter.seat)) {
    letter.error = seat_name(letter.seat) + " owes no order this turn.";
  } else if (good) {
    Collected const* old = collected(letter.seat);
    if (old && letter.link && old->way == Collected::Link && old->revision > letter.revision) letter.replaced = true;
    for (auto& other : inbox_)
      if (other.seat == letter.seat && !letter.replaced) other.replaced = true;
  }
  bool const stands = good && letter.error.empty() && !letter.replaced;
  if (stands) {
    Collected order;
    order.way = letter.link ? Collected::Link : Collected::Text;
    order.text = letter.clean;
    order.when = now;
    order.revision = letter.revision;
    inbox_.insert(inbox_.begin(), std::move(letter));
    Seat const seat = inbox_.front().seat;
    collect(seat, std::move(order));
  } else {
    inbox_.insert(inbox_.begin(), std::move(letter));
  }
  if (inbox_.size() > kLetters) inbox_.pop_back();
  touch();
  return stands;
}

int Play::paste(std::string_view text, int64_t now) {
  if (player() || truth_->actor() == kOver) {
    notice_ = "Orders can be taken where the game is kept, at the GM's.";
    return 0;
  }
  auto const names = names_of(*truth_);
  Seat const any = std::max(Seat(0), truth_->actor());
  auto looks = [&](std::string_view line) {
    Sheet const s = truth_->read(any, line);
    return !line.empty() && ((s.error_column == 0 && !s.clean.empty()) || !s.mend.empty());
  };
  post::Reading const reading = post::read_thread(text, names, looks);
  int filed = 0;
  for (auto const& find : reading.finds) {
    if (find.turn >= 0 && find.turn != words_.number(turn_)) continue;
    Letter letter;
    letter.link = find.what == post::Find::What::Link;
    letter.raw = find.text.substr(0, letter.link ? post::kLinkText : kLetterText);
    letter.seat = find.seat;
    letter.author = find.author;
    letter.replaced = find.superseded;
    if (find.superseded) continue;
    int const turn = turn_;
    file_letter(std::move(letter), now);
    ++filed;
    if (turn_ != turn) break;  // a game without a GM's desk resolves by itself
  }
  if (filed == 0) {
    bool const other =
        std::any_of(reading.finds.begin(), reading.finds.end(), [](auto const& f) { return f.turn >= 0; });
    notice_ = other ? "The orders in this text are for another turn than " + std::to_string(words_.number(turn_)) + "."
                    : "No order and no link could be found in this text.";
  }
  return filed;
}

void Play::settle(size_t index, std::string_view text, int64_t now) {
  if (index >= inbox_.size() || text.empty()) return;
  Letter letter = inbox_[index];
  inbox_.erase(inbox_.begin() + long(index));
  letter.raw = std::string(text.substr(0, kLetterText));
  letter.link = false;
  file_letter(std::move(letter), now);
}

void Play::assign(size_t index, Seat seat, int64_t now) {
  if (index >= inbox_.size() || seat < 0 || seat >= truth_->seats()) return;
  Letter letter = inbox_[index];
  inbox_.erase(inbox_.begin() + long(index));
  letter.seat = seat;
  file_letter(std::move(letter), now);
}

void Play::drop(size_t index) {
  if (index >= inbox_.size()) return;
  inbox_.erase(inbox_.begin() + long(index));
  touch();
}

// The game intents of the screens; the shell calls it once a frame for each.
bool Play::apply(Intent const& intent, Host& host) {
  uint64_t const before = generation_;
  int64_t const now = host.unix_time();
  Seat const seat = Seat(intent.number >= 0 && intent.number < truth_->seats() ? intent.number : kNobody);
  auto way = [&](Collected::Way w) {
    if (seat < 0) return;
    Collected order;
    order.way = w;
    order.when = now;
    collect(seat, std::move(order));
  };
  switch (intent.kind) {
    case Intent::PlayActions: act(intent.actions); break;
    case Intent::TypeOrder: type(intent.text); break;
    case Intent::Commit:
      if (Verdict const v = seal(now); !v) notice_ = v.why;
      break;
    case Intent::ClearDraft: clear_draft(); break;
    case Intent::Undo: undo(); break;
    case Intent::Redo: redo(); break;
    case Intent::Absent: way(Collected::Ghost); break;
    case Intent::Retire: way(Collected::Retire); break;
    case Intent::ReopenTurn:
      if (seat < 0 || seat == me_) replace();
      else uncollect(seat);
      break;
    case Intent::TakeOrders: paste(intent.text, now); break;
    case Intent::Mend: desk_work(intent, now); break;
    case Intent::Resolve:
      if (Verdict const v = close_turn(now); !v) notice_ = v.why;
      break;
    case Intent::LookIn: look_in(); break;
    case Intent::ShowTurn: turn_to(int(intent.number)); break;
    case Intent::Replay: watch(int(intent.number), intent.aux == "on"); break;
    case Intent::PlaySpeed: playback_.rate = int(intent.number); break;
    case Intent::Pace: set_pace(int(intent.number), now); break;
    case Intent::Extend: extend(int(intent.number), now); break;
    case Intent::GoOn: hold(false); break;
    case Intent::Uncover: uncover(); break;
    case Intent::Cover: cover(); break;
    case Intent::PlayAs: pick(seat); break;
    default: break;
  }
  return generation_ != before;
}

// Intent::Mend with aux: "" reads letter `number` as `text`; "assign" gives it to seat `text`; "drop" throws it away;
// "type" collects `text` for seat `number` without a letter.
void Play::desk_work(Intent const& intent, int64_t now) {
  if (intent.number < 0) return;
  size_t const index = size_t(intent.number);
  if (intent.aux == "assign") assign(index, Seat(std::atoi(intent.text.c_str())), now);
  else if (intent.aux == "drop") drop(index);
  else if (intent.aux == "type") {
    Letter letter;
    letter.seat = Seat(std::min<size_t>(index, kMaxSeats - 1));
    letter.raw = intent.text.substr(0, kLetterText);
    letter.author = "typed in";
    file_letter(std::move(letter), now);
  } else settle(index, intent.text, now);
}

}  // namespace paddock::app
