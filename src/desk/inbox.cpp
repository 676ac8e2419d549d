#include "desk/inbox.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace paddock::app {
namespace {

constexpr size_t kLetters = 120;      // kept on the desk for one turn
constexpr size_t kMail = 1u << 20;    // bytes of them together, in a save

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

int Inbox::open() const {
  return int(std::count_if(letters_.begin(), letters_.end(), [](Letter const& l) { return l.open(); }));
}

// Reads the raw text of a letter again: as an order of its seat, or as a link that names its seat.
void Inbox::read_again(Letter& letter) const {
  Message m = to_read(letter);
  reader_.read_again(m);
  take_over(letter, m);
}

// Why no message can order for this seat; empty: one can.
std::string Inbox::refusal(Letter const& letter) const {
  std::string const name = at_.race.seat_name(letter.seat);
  switch (at_.drivers.of(letter.seat).by) {
    case Drives::Here: return name + " sits at this screen and orders here; this message is not taken.";
    case Drives::Bot: return name + " is driven by a bot, which orders by itself; this message is not taken.";
    case Drives::Remote: break;
  }
  return at_.tray.decides(letter.seat) ? "" : name + " owes no order this turn.";
}

// Beside what its seat ordered before: false when the same order is in. Of two links the higher revision counts, whichever
// came first; which of two others stands, only the GM can know.
bool Inbox::compare(Letter& letter, Filed how) {
  Collected const* old = at_.tray.of(letter.seat);
  if (old && old->written() && old->text == letter.clean && old->ahead == letter.ahead && !old->carried) {
    at_.tray.heard_again(letter.seat, letter.revision);
    return false;
  }
  uint32_t const newest = newest_revision(letters_, letter.seat, old);
  if (letter.link && letter.revision < newest) {
    letter.replaced = letter.older = true;
    bool const stands = old && old->way == Collected::Link && old->revision == newest;
    char const* const end = stands ? " is in." : " came before.";
    at_.changes.say(of_revisions("This is revision ", letter.revision, at_.race.seat_name(letter.seat), "; revision ", newest, end));
  } else if (letter.link && old && old->way == Collected::Link && letter.revision > old->revision) {
    at_.changes.say(of_revisions("Revision ", letter.revision, at_.race.seat_name(letter.seat), " replaces revision ", old->revision, "."));
  } else if (old && !old->carried && how == Filed::Post) {
    letter.asks = true;
  }
  return true;
}

// The newest on top. The same text twice is one letter; what is settled makes room for what is not.
void Inbox::put(Letter letter) {
  std::erase_if(letters_, [&](Letter const& l) {
    return l.raw == letter.raw && l.link == letter.link && l.seat == letter.seat && (l.open() || l.other_turn || l.replaced);
  });
  letters_.insert(letters_.begin(), std::move(letter));
  if (letters_.size() <= kLetters) return;
  auto const last = std::find_if(letters_.rbegin(), letters_.rend(), [](Letter const& l) { return !l.open(); });
  if (last == letters_.rend()) at_.changes.say("The inbox is full; its oldest letter was put aside.");
  letters_.erase(last == letters_.rend() ? letters_.end() - 1 : last.base() - 1);
}

// Puts a letter that has been read on the desk; true when its order now stands for its seat.
bool Inbox::file(Letter letter, int64_t now, Filed how) {
  letter.when = now;
  letter.asks = letter.replaced = letter.older = false;
  bool good = letter.seat >= 0 && letter.error.empty();
  if (good) letter.error = refusal(letter);
  good = good && letter.error.empty();
  if (good && !compare(letter, how)) {
    at_.changes.say("This order of " + at_.race.seat_name(letter.seat) + " is in already.");
    return true;
  }
  bool const stands = good && !letter.replaced && !letter.asks && letter.lost.empty() && letter.stops.empty();
  Seat const seat = letter.seat;
  Collected order;
  order.way = letter.link ? Collected::Link : Collected::Text;
  order.text = letter.clean;
  order.ahead = letter.ahead;
  order.when = now;
  order.revision = letter.revision;
  if (stands)
    for (auto& other : letters_)
      if (other.seat == seat && !other.other_turn) other.replaced = true, other.asks = false;
  put(std::move(letter));
  at_.changes.touch();
  if (stands) at_.flow.collect(seat, std::move(order));
  return stands;
}

int Inbox::paste(std::string_view text, int64_t now) {
  notes_.clear();
  if (at_.race.player() || at_.race.driven_out()) {
    at_.changes.say("Orders can be taken where the game is kept, at the GM's.");
    return 0;
  }
  Mail const mail = reader_.read(text, mails_);
  remember_mails(at_.race.session(), mail, mails_);
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
    put(std::move(letter));
    at_.changes.touch();
  }
  for (Message const& m : mail.messages) {
    if (m.superseded || m.is == Message::OtherTurn) continue;
    int const turn = at_.tray.turn();
    Letter letter = letter_of(m);
    std::string const refused = letter.seat >= 0 ? refusal(letter) : "";
    file(std::move(letter), now, Filed::Post);
    if (!refused.empty()) at_.changes.say(refused);
    ++filed;
    if (at_.tray.turn() != turn) break;  // a game without a GM's desk resolves by itself
  }
  filed += file_silent(mail.silent, now);
  if (filed > 0) mailed_ = mail.mails;
  tell_paste(filed, others, mail.notes);
  return filed;
}

// Who still owes an order, or may take back the one that is in, and writes something else: it stays on the desk, to be changed or to be asked about.
int Inbox::file_silent(std::vector<post::Silent> const& silent, int64_t now) {
  int filed = 0;
  for (post::Silent const& one : silent) {
    Letter letter;
    letter.seat = one.seat;
    keep_text(letter, one.text);
    if (one.text.empty() || (at_.tray.of(one.seat) && !one.unsure) || !refusal(letter).empty()) continue;
    read_again(letter);
    if (letter.error.empty()) continue;
    file(std::move(letter), now, Filed::Post);
    ++filed;
  }
  return filed;
}

void Inbox::tell_paste(int filed, int others, std::vector<std::string> const& notes) {
  for (auto const& note : notes) notes_ += (notes_.empty() ? "" : " ") + note;
  Words const words = at_.race.words();
  bool const early = words.number(at_.tray.turn()) < 1 && !words.before.empty();   // "grid bids" have no number
  std::string const number = early ? words.turn(at_.tray.turn()) : std::to_string(words.number(at_.tray.turn()));
  if (filed > 0 && others > 0)
    notes_ += (notes_.empty() ? "" : " ") + (others == 1 ? "An order is" : std::to_string(others) + " orders are") +
              " for another turn than " + number + " and not taken.";
  if (filed > 0) return;
  std::string said = others > 0 ? "The orders in this text are for another turn than " + number + "."
                                : "No order and no link could be found in this text.";
  at_.changes.say(notes_.empty() ? said : said + " " + notes_);
}

Letter Inbox::pull(size_t index) {
  Letter letter = std::move(letters_[index]);
  letters_.erase(letters_.begin() + long(index));
  return letter;
}

void Inbox::settle(size_t index, std::string_view text, int64_t now) {
  if (index >= letters_.size() || text.empty()) return;
  Letter letter = pull(index);
  letter.whole = letter.lost = letter.left = letter.where = letter.stops = "";  // the GM has seen them; his words are all of it
  keep_text(letter, text);
  letter.link = false;
  letter.turn = -1;
  read_again(letter);
  file(std::move(letter), now, Filed::ByHand);
}

void Inbox::take(size_t index, int64_t now) {
  if (index >= letters_.size()) return;
  Letter letter = pull(index);
  letter.lost.clear();
  letter.stops.clear();
  read_again(letter);
  file(std::move(letter), now, Filed::ByHand);
}

void Inbox::assign(size_t index, Seat seat, int64_t now) {
  if (index >= letters_.size() || !at_.race.has(seat)) return;
  Letter letter = pull(index);
  letter.seat = seat;
  read_again(letter);
  file(std::move(letter), now, Filed::Post);
}

void Inbox::drop(size_t index) {
  if (index >= letters_.size()) return;
  letters_.erase(letters_.begin() + long(index));
  at_.changes.touch();
}

// As a letter, so that the GM sees what was meant and why it does not go on.
void Inbox::stop(Seat seat, Collected const& said, std::string_view why) {
  Letter letter;
  letter.seat = seat;
  letter.author = said.way == Collected::TypedIn ? Letter::kTypedIn : at_.race.seat_name(seat);
  letter.when = said.when;
  keep_text(letter, said.ahead);
  read_again(letter);
  letter.stops = why;
  put(std::move(letter));
  at_.changes.touch();
}

void Inbox::type_in(Seat seat, std::string_view text, int64_t now) {
  Letter letter;
  letter.seat = seat;
  keep_text(letter, text);
  letter.author = Letter::kTypedIn;
  read_again(letter);
  file(std::move(letter), now, Filed::ByHand);
}

// At the end of `turn` what nobody has settled stays, as a letter of that turn; what is for a later one is read again, and
// the GM says whether it is taken. Gone is what was in, and what was left of the turn before.
void Inbox::end_turn(int turn) {
  int const number = at_.race.words().number(turn);
  bool const over = at_.race.driven_out();
  std::erase_if(letters_, [&](Letter const& l) { return over || !(l.open() || (l.other_turn && l.turn > number)); });
  for (Letter& l : letters_) {
    if (!l.link && l.turn < 0 && !at_.tray.idle(l.seat)) l.turn = number;   // who was not asked has written for a later one
    l.asks = false;
    read_again(l);
    l.asks = !l.other_turn && l.seat >= 0 && l.error.empty();
  }
  notes_.clear();
}

void Inbox::put_back(std::vector<Letter> const& letters, int64_t after) {
  for (Letter letter : letters)
    if (letter.when > after) read_again(letter), letters_.insert(letters_.begin(), std::move(letter));
}

Doc Inbox::kept() const {
  Doc out = Doc::array();
  size_t room = kMail;
  for (size_t i = 0; i < std::min(letters_.size(), kLetters); ++i) {
    size_t const size = letters_[i].raw.size() + letters_[i].whole.size();
    if (size > room) continue;  // only a letter that no game takes is so long; what was taken is kept by the tray
    room -= size;
    out.push_back(letter_doc(letters_[i]));
  }
  return out;
}

void Inbox::read(Doc const& letters) {
  for (size_t i = 0; i < std::min(letters.size(), kLetters); ++i) {
    if (!letters[i].is_object()) continue;
    Letter l = letter_of(letters[i], at_.race.seat_in(letters[i]));
    read_again(l);
    l.asks = l.asks && l.seat >= 0 && l.error.empty();
    if (l.seat >= 0 && l.error.empty() && !l.replaced) l.error = refusal(l);
    letters_.push_back(std::move(l));
  }
}

}  // namespace paddock::app
