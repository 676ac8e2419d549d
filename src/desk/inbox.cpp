// The GM's inbox: what people paste becomes letters, readable ones become collected orders.
#include <algorithm>

#include "core/text.hpp"
#include "desk/host.hpp"
#include "desk/intent.hpp"
#include "desk/play.hpp"
#include "session/letters.hpp"
#include "session/mail.hpp"

namespace paddock::app {
namespace {

constexpr size_t kLetters = 120;  // kept on the desk for one turn
constexpr size_t kLetterText = post::kLinkText;

// A letter keeps so much of its text; of a longer one, which no game takes, it says what is missing.
void keep_text(Letter& letter, std::string_view text) {
  letter.raw = cut(text, kLetterText);
  if (text.size() > kLetterText)
    letter.left = "the rest of this text, " + std::to_string(points_in(text.substr(letter.raw.size()))) + " more letters" + (letter.left.empty() ? "" : " / " + letter.left);
}

void take_over(Letter& letter, Message const& m) {
  letter.seat = m.seat;
  letter.clean = m.clean;
  letter.error_column = m.error_column;
  letter.error = m.error;
  letter.rule = m.rule;
  letter.forbidden = m.forbidden;
  letter.mends = m.mends;
  letter.turn = m.turn;
  letter.revision = m.revision;
  letter.other_turn = m.is == Message::OtherTurn;
}

Letter letter_of(Message const& m) {
  Letter letter;
  letter.link = m.link;
  letter.author = m.author;
  letter.where = m.place;
  letter.left = m.left;
  letter.whole = m.whole;
  letter.lost = m.lost;
  keep_text(letter, m.text);
  take_over(letter, m);
  return letter;
}

// The highest revision of a link that orders for the seat in this turn, though it may stand no more; 0: none came.
uint32_t newest_revision(std::vector<Letter> const& inbox, Seat seat, Collected const* in) {
  uint32_t newest = in && in->way == Collected::Link ? in->revision : 0;
  for (Letter const& l : inbox)
    if (l.link && l.seat == seat && l.error.empty() && !l.other_turn) newest = std::max(newest, l.revision);
  return newest;
}

std::string of_revisions(std::string begin, uint32_t came, std::string const& name, char const* middle, uint32_t other, char const* end) {
  begin += std::to_string(came);
  begin += " of ";
  begin += name;
  begin += "'s order";
  begin += middle;
  begin += std::to_string(other);
  begin += end;
  return begin;
}

}  // namespace

int Play::open_letters() const {
  return int(std::count_if(inbox_.begin(), inbox_.end(), [](Letter const& l) { return l.open(); }));
}

// Reads the raw text of a letter again: as an order of its seat, or as a link that names its seat.
void Play::read_letter(Letter& letter) const {
  Message m;
  m.link = letter.link;
  m.text = letter.raw;
  m.seat = letter.seat;
  m.turn = letter.link ? -1 : letter.turn;
  m.lost = letter.lost;
  read_message(*truth_, m);
  take_over(letter, m);
}

// Why no message can order for this seat; empty: one can.
std::string Play::refusal(Letter const& letter) const {
  std::string const name = seat_name(letter.seat);
  switch (driver(letter.seat).by) {
    case Drives::Here: return name + " sits at this screen and orders here; this message is not taken.";
    case Drives::Bot: return name + " is driven by a bot, which orders by itself; this message is not taken.";
    case Drives::Remote: break;
  }
  return decides(letter.seat) ? "" : name + " owes no order this turn.";
}

// Beside what its seat ordered before: false when the same order is in. Of two links the higher revision counts, whichever
// came first; which of two others stands, only the GM can know.
bool Play::compare(Letter& letter, Filed how) {
  Collected const* old = collected(letter.seat);
  bool const written = old && (old->way == Collected::Link || old->way == Collected::Text || old->way == Collected::TypedIn);
  if (written && old->text == letter.clean) {
    collected_[size_t(letter.seat)]->revision = std::max(old->revision, letter.revision);
    return false;
  }
  uint32_t const newest = newest_revision(inbox_, letter.seat, old);
  if (letter.link && letter.revision < newest) {
    letter.replaced = letter.older = true;
    bool const stands = old && old->way == Collected::Link && old->revision == newest;
    notice_ = of_revisions("This is revision ", letter.revision, seat_name(letter.seat), "; revision ", newest, stands ? " is in." : " came before.");
  } else if (letter.link && old && old->way == Collected::Link && letter.revision > old->revision) {
    notice_ = of_revisions("Revision ", letter.revision, seat_name(letter.seat), " replaces revision ", old->revision, ".");
  } else if (old && how == Filed::Post) {
    letter.asks = true;
  }
  return true;
}

// The newest on top. The same text twice is one letter; what is settled makes room for what is not.
void Play::put_letter(Letter letter) {
  std::erase_if(inbox_, [&](Letter const& l) {
    return l.raw == letter.raw && l.link == letter.link && l.seat == letter.seat && (l.open() || l.other_turn || l.replaced);
  });
  inbox_.insert(inbox_.begin(), std::move(letter));
  if (inbox_.size() <= kLetters) return;
  auto const last = std::find_if(inbox_.rbegin(), inbox_.rend(), [](Letter const& l) { return !l.open(); });
  if (last == inbox_.rend()) notice_ = "The inbox is full; its oldest letter was put aside.";
  inbox_.erase(last == inbox_.rend() ? inbox_.end() - 1 : last.base() - 1);
}

// Puts a letter that has been read on the desk; true when its order now stands for its seat.
bool Play::file_letter(Letter letter, int64_t now, Filed how) {
  letter.when = now;
  letter.asks = letter.replaced = letter.older = false;
  bool good = letter.seat >= 0 && letter.error.empty();
  if (good) letter.error = refusal(letter);
  good = good && letter.error.empty();
  if (good && !compare(letter, how)) {
    notice_ = "This order of " + seat_name(letter.seat) + " is in already.";
    return true;
  }
  bool const stands = good && !letter.replaced && !letter.asks && letter.lost.empty();
  Seat const seat = letter.seat;
  Collected order;
  order.way = letter.link ? Collected::Link : Collected::Text;
  order.text = letter.clean;
  order.when = now;
  order.revision = letter.revision;
  if (stands)
    for (auto& other : inbox_)
      if (other.seat == seat && !other.other_turn) other.replaced = true, other.asks = false;
  put_letter(std::move(letter));
  touch();
  if (stands) collect(seat, std::move(order));
  return stands;
}

int Play::paste(std::string_view text, int64_t now) {
  paste_notes_.clear();
  if (player() || truth_->actor() == kOver) {
    notice_ = "Orders can be taken where the game is kept, at the GM's.";
    return 0;
  }
  Mail const mail = read_mail(*truth_, text);
  std::array<bool, kMaxSeats> shown{};  // of a seat that orders for this turn, or for another one further down
  int filed = 0, others = 0;
  for (Message const& m : mail.messages)
    if (m.seat >= 0 && m.is != Message::OtherTurn) shown[size_t(m.seat)] = true;
  for (size_t i = mail.messages.size(); i-- > 0;) {  // what is for another turn: the last one of each seat, to be seen
    Message const& m = mail.messages[i];
    if (m.is != Message::OtherTurn) continue;
    ++others;
    if (m.seat < 0 || std::exchange(shown[size_t(m.seat)], true)) continue;
    Letter letter = letter_of(m);
    letter.when = now;
    put_letter(std::move(letter));
    touch();
  }
  for (Message const& m : mail.messages) {
    if (m.superseded || m.is == Message::OtherTurn) continue;
    int const turn = turn_;
    Letter letter = letter_of(m);
    std::string const refused = letter.seat >= 0 ? refusal(letter) : "";
    file_letter(std::move(letter), now, Filed::Post);
    if (!refused.empty()) notice_ = refused;
    ++filed;
    if (turn_ != turn) break;  // a game without a GM's desk resolves by itself
  }
  if (filed > 0) mailed_ = mail.mails;
  tell_paste(filed, others, mail.notes);
  return filed;
}

void Play::tell_paste(int filed, int others, std::vector<std::string> const& notes) {
  for (auto const& note : notes) paste_notes_ += (paste_notes_.empty() ? "" : " ") + note;
  std::string const number = std::to_string(words_.number(turn_));
  if (filed > 0 && others > 0)
    paste_notes_ += (paste_notes_.empty() ? "" : " ") + (others == 1 ? "An order is" : std::to_string(others) + " orders are") +
                    " for another turn than " + number + " and not taken.";
  if (filed > 0) return;
  notice_ = others > 0 ? "The orders in this text are for another turn than " + number + "."
                       : "No order and no link could be found in this text.";
  if (!paste_notes_.empty()) notice_ += " " + paste_notes_;
}

void Play::settle(size_t index, std::string_view text, int64_t now) {
  if (index >= inbox_.size() || text.empty()) return;
  Letter letter = inbox_[index];
  inbox_.erase(inbox_.begin() + long(index));
  letter.whole = letter.lost = letter.left = letter.where = "";  // the GM has seen them; his words are all of it
  keep_text(letter, text);
  letter.link = false;
  letter.turn = -1;
  read_letter(letter);
  file_letter(std::move(letter), now, Filed::ByHand);
}

void Play::take(size_t index, int64_t now) {
  if (index >= inbox_.size()) return;
  Letter letter = inbox_[index];
  inbox_.erase(inbox_.begin() + long(index));
  letter.lost.clear();
  read_letter(letter);
  file_letter(std::move(letter), now, Filed::ByHand);
}

void Play::assign(size_t index, Seat seat, int64_t now) {
  if (index >= inbox_.size() || seat < 0 || seat >= truth_->seats()) return;
  Letter letter = inbox_[index];
  inbox_.erase(inbox_.begin() + long(index));
  letter.seat = seat;
  read_letter(letter);
  file_letter(std::move(letter), now, Filed::Post);
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
    case Intent::Mend: desk_work(intent, now); break;
    case Intent::Resolve:
      if (Verdict const v = close_turn(now); !v) notice_ = v.why;
      break;
    case Intent::TakeBack: take_back(); break;
    case Intent::LookIn: look_in(); break;
    case Intent::ShowTurn: turn_to(int(intent.number)); break;
    case Intent::Replay: watch(int(intent.number), intent.aux == "on", intent.aux != "on"); break;
    case Intent::PlaySpeed: playback_.rate = int(intent.number); break;
    case Intent::Pace: set_pace(int(intent.number), now); break;
    case Intent::Extend: extend(int(intent.number), now); break;
    case Intent::PressOn: press_on(); break;
    case Intent::GoOn: hold(false); break;
    case Intent::Uncover: uncover(); break;
    case Intent::Cover: cover(); break;
    case Intent::HandOver: hand_over(seat, intent.text); break;
    case Intent::RunToEnd: run_to_end(); break;
    case Intent::EndNow: end_now(intent.number != 0); break;
    case Intent::PlayAs: pick(seat); break;
    default: break;
  }
  return generation_ != before;
}

// Intent::Mend with aux: "" reads letter `number` as `text`; "take" takes it though another order of its seat is in, or words
// of it were not read; "assign"
// gives it to seat `text`; "drop" throws it away; "type" collects `text` for seat `number` without a letter.
void Play::desk_work(Intent const& intent, int64_t now) {
  if (intent.number < 0) return;
  size_t const index = size_t(intent.number);
  if (intent.aux == "assign") {
    int const seat = std::atoi(intent.text.c_str());
    if (seat >= 0 && seat < truth_->seats()) assign(index, Seat(seat), now);
  } else if (intent.aux == "take") {
    take(index, now);
  } else if (intent.aux == "drop") {
    drop(index);
  } else if (intent.aux == "type") {
    Letter letter;
    letter.seat = Seat(std::min<size_t>(index, size_t(truth_->seats() - 1)));
    keep_text(letter, intent.text);
    letter.author = Letter::kTypedIn;
    read_letter(letter);
    file_letter(std::move(letter), now, Filed::ByHand);
  } else {
    settle(index, intent.text, now);
  }
}

}  // namespace paddock::app
