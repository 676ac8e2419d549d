#include "session/mail.hpp"

#include <algorithm>

#include "core/text.hpp"
#include "post/thread.hpp"
#include "session/mend.hpp"

namespace paddock {
namespace {

constexpr size_t kMostMails = 400;   // so many are remembered
constexpr int kFarTurns = 60;   // so far ahead of the running one a turn is looked for

// "Kim" of the seat "Kim (sub for Bob)", where nobody else is called so.
std::string_view bare_name(SessionFacts const& game, Seat of) {
  auto const bare = [&](Seat s) {
    std::string_view const name = game.setup().seats[size_t(s)].name;
    return name.substr(0, std::min(name.find(" ("), name.size()));
  };
  for (Seat s = 0; s < game.seats(); ++s)
    if (s != of && bare(s) == bare(of)) return {};
  return bare(of);
}

// "Bob" of the seat "Kim (sub for Bob)", where nobody else is called so.
std::string_view replaced_name(SessionFacts const& game, Seat of) {
  constexpr std::string_view kSub = " (sub for ";
  std::string_view const name = game.setup().seats[size_t(of)].name;
  size_t const at = name.find(kSub);
  if (at == name.npos || !name.ends_with(')')) return {};
  std::string_view const who = name.substr(at + kSub.size(), name.size() - at - kSub.size() - 1);
  for (SeatSetup const& seat : game.setup().seats)
    if (std::string_view const other = seat.name; other == who || other.substr(0, other.find(" (")) == who) return {};
  return who;
}

// Whom a substitute drives for may write himself: such a one stands behind the seats, so that it can be told.
Seat own_seat(SessionFacts const& game, Seat called) { return called >= game.seats() ? Seat(called - game.seats()) : called; }

// Each by its name, and those with brackets behind it without them, too.
std::vector<post::SeatName> seat_names(SessionFacts const& game) {
  std::vector<post::SeatName> names;
  std::string const thing = game.words().seat;
  for (Seat s = 0; s < game.seats(); ++s) {
    SeatSetup const& seat = game.setup().seats[size_t(s)];
    std::string const sign = seat.number > 0 ? std::to_string(seat.number) : "";
    names.push_back({s, seat.name, sign, thing});
    if (std::string_view const bare = bare_name(game, s); !bare.empty() && bare != seat.name) names.push_back({s, std::string(bare), sign, thing});
    if (std::string_view const who = replaced_name(game, s); !who.empty()) names.push_back({Seat(game.seats() + s), std::string(who), "", thing});
  }
  return names;
}

post::Taste taste_of(Sheet const& sheet) {
  bool const order = sheet.error_column == 0 && !sheet.clean.empty();
  return {order, !sheet.mend.empty(), order || sheet.error_column == 0 ? 0 : size_t(sheet.error_column - 1), sheet.forbidden};
}

// The text as an order of `seat`, or of whoever can read it so.
post::Taste taste(SessionOrders const& game, std::string_view text, Seat seat) {
  if (seat >= 0 && seat < game.seats()) return taste_of(game.read(seat, text));
  Seat const first = std::max(Seat(0), game.actor());
  post::Taste best = taste_of(game.read(first, text));
  if (!game.order_line()) return best;
  for (Seat s = 0; s < game.seats() && !best.order; ++s)
    if (s != first)
      if (post::Taste const t = taste_of(game.read(s, text)); t.order || t.reach > best.reach) best = t;
  return best;
}

std::string other_turn(SessionFacts const& game, int turn) {
  Words const words = game.words();
  if (words.group && turn >= words.number(game.turn()) + kFarTurns) return "This is for no turn near " + words.turn(game.turn()) + ", where the table is.";
  return "This is for " + words.turn(turn + 1 - words.first) + "; the table is at " + words.turn(game.turn()) + ".";
}

// What a link says for later turns. It must read behind the order of this turn and change nothing of it; else the GM looks first.
void read_ahead(SessionOrders const& game, Message& m) {
  auto const ahead = post::ahead_of(m.text);
  if (ahead && ahead->empty()) return;
  if (ahead) {
    Sheet const now = game.read(m.seat, m.clean), all = game.read(m.seat, m.clean.empty() ? *ahead : whole_order(m.clean, *ahead));
    if (all.error_column == 0 && !all.ahead.empty() && (m.clean.empty() || all.clean == now.clean)) return void(m.ahead = all.ahead);
  }
  m.is = Message::Partly;
  m.lost = ahead ? clean_name(*ahead, 80) : ahead.error().what;
}

void read_link(Session const& game, Message& m) {
  auto opened = open_link(m.text, 0);
  if (!opened) return void(m.error = opened.error().text());
  if (opened->kind != Opened::OrdersFor) return void(m.error = "This is a link to a game, not an order.");
  Orders const& orders = opened->orders;
  m.seat = orders.seat < game.seats() ? orders.seat : kNobody;
  m.revision = orders.revision;
  m.turn = game.words().number(orders.turn);
  auto const sheet = game.read_orders(orders);
  bool const here = orders.game_id == game.game_id() && m.seat != kNobody;
  if (here && orders.turn != game.turn()) m.is = Message::OtherTurn, m.error = other_turn(game, m.turn);
  else if (!sheet) m.error = sheet.error().text();
  else m.is = Message::Order, m.clean = sheet->clean.empty() ? game.read(m.seat, "").clean : sheet->clean;   // a bid of nothing has a word
  if (m.is == Message::Order) read_ahead(game, m);
}

void read_words(SessionOrders const& game, Message& m) {
  // What comes before the first turn with a number (cars, bids) people call turn 1, too.
  int const now = game.words().number(game.turn());
  if (m.turn >= 0 && m.turn != now && !(now < 1 && m.turn == 1 && !game.words().before.empty())) {
    m.is = Message::OtherTurn;
    m.error = other_turn(game, m.turn);
    return;
  }
  if (m.seat < 0 || m.seat >= game.seats()) {
    m.seat = kNobody;
    m.is = Message::Nobodys;
    return;
  }
  Sheet const sheet = game.read(m.seat, m.text);
  m.clean = sheet.clean;
  m.ahead = sheet.ahead;
  m.notes = sheet.notes;
  m.error_column = sheet.error_column;
  m.error = sheet.error_column && sheet.error.empty() ? "This is no order." : sheet.error;
  m.rule = std::string(sheet.rule.text());
  m.forbidden = sheet.forbidden;
  if (m.error.empty()) m.is = m.lost.empty() ? Message::Order : Message::Partly;
  else m.mends = mends_of(game, m.seat, m.text);
}

// Sheets of blocks add up: a block that stands in both is the later one's.
bool added(SessionOrders const& game, Message& old, Message& later) {
  if (!game.order_words().blocks || old.link || later.link || old.clean == later.clean) return false;
  std::string const both = old.clean + "\n" + later.clean;
  Sheet const sheet = game.read(later.seat, both);
  if (sheet.error_column || sheet.clean.empty()) return false;
  later.text = both;
  later.clean = sheet.clean;
  later.ahead = sheet.ahead;
  later.notes = sheet.notes;
  later.whole.clear();
  return old.superseded = true;
}

// "bend 15 left", and later "fire at Cy": it may go on with the first order or stand in its place.
bool may_add_up(SessionOrders const& game, Message& old, Message& later) {
  if (!game.order_line() || game.order_words().blocks || old.link || later.link || old.clean == later.clean) return false;
  Sheet sheet = game.read(later.seat, old.text + "\n" + later.text);
  if (sheet.error_column) sheet = game.read(later.seat, old.text + "\n" + later.clean);
  if (sheet.error_column || sheet.clean.empty() || sheet.clean == later.clean) return false;
  later.is = Message::Faulty;
  later.error = "Whether this goes on with " + old.where + " or stands in its place cannot be told; one order says all.";
  later.mends = {sheet.clean, later.clean};
  return old.superseded = true;
}

// Of several orders of a seat the one with the highest revision counts, else the last; who wrote another one is told.
void settle(SessionOrders const& game, Mail& mail) {
  for (size_t i = 0; i < mail.messages.size(); ++i) {
    Message& later = mail.messages[i];
    if (later.is != Message::Order || later.superseded) continue;
    for (size_t k = 0; k < i; ++k) {
      Message& old = mail.messages[k];
      if (old.is != Message::Order || old.superseded || old.seat != later.seat) continue;
      bool const sooner = old.sent && later.sent && !old.link && !later.link && old.sent > later.sent;
      bool const older = sooner || (old.link && later.link && old.revision > later.revision);
      if (!older && added(game, old, later)) break;
      if (may_add_up(game, old, later)) break;
      (older ? later : old).superseded = true;
      if (old.clean == later.clean && old.ahead == later.ahead) continue;
      Message const &stands = older ? old : later, &gone = older ? later : old;
      mail.notes.push_back(game.setup().seats[size_t(later.seat)].name + " ordered twice: " + stands.where + " counts, not " + gone.where +
                           (sooner ? ", which was sent before." : older ? ", which is an older revision." : "."));
      if (older) break;
    }
  }
}

// A mail is known by the minute it was sent in; of some only the day is said.
bool has_time(Message const& m) { return m.sent % 1440 != 0; }

// An order of blocks says itself what it is for, one with a turn in front of it, too; of a turn of several phases the whole is meant.
bool was_read(SessionOrders const& game, Message const& m, std::span<ReadMail const> before, int& when) {
  if (m.link || m.seat < 0 || !has_time(m) || m.turn >= 0 || m.is == Message::OtherTurn || game.order_words().blocks) return false;
  Words const words = game.words();
  for (ReadMail const& one : before)
    if (one.seat == m.seat && one.sent == m.sent && one.turn < game.turn() && words.large_number(one.turn) < words.large_number(game.turn())) return when = one.turn, true;
  return false;
}

void tell_himself(SessionFacts const& game, Seat seat, post::Find const& find, Mail& mail) {
  std::string_view const drives = game.setup().seats[size_t(seat)].name, who = replaced_name(game, seat);
  mail.notes.push_back(std::string(who) + " writes himself (" + post::place_of(find, 1) + "), for whom " + std::string(drives.substr(0, drives.find(" ("))) +
                       " drives here: it is read as an order of his seat. If he is back for good, say so on his page of the event.");
}

}  // namespace

void read_message(Session const& game, Message& m) {
  m.is = Message::Faulty;
  m.clean = m.ahead = m.error = m.rule = "";
  m.mends.clear(), m.notes.clear();
  m.error_column = 0;
  m.forbidden = false;
  if (m.link) read_link(game, m);
  else read_words(game, m);
}

Mail read_mail(Session const& game, std::string_view text, std::span<ReadMail const> before) {
  post::Grammar grammar;
  grammar.taste = [&](std::string_view part, Seat seat) { return taste(game, part, seat); };
  grammar.own = [&](Seat called) { return own_seat(game, called); };
  if (auto const line = game.order_line()) grammar.line = line;
  grammar.words = game.order_words();
  grammar.writer = game.words().driver;
  auto const names = seat_names(game);
  for (auto const& seat : names) {
    grammar.names += ' ';
    for (char const c : seat.name) grammar.names += lower(c);
    grammar.names += ' ';
  }
  if (Words const words = game.words(); words.group)
    grammar.turn = [words, now = game.turn()](int large, int part) {
      if (part == 0 && words.large_number(now) == large) return words.number(now);
      int const of = words.of_part(large, std::max(1, part), now + kFarTurns);
      return words.number(of ? of : now + kFarTurns);
    };
  post::Reading reading = post::read_thread(text, names, grammar);
  Mail mail;
  mail.notes = std::move(reading.notes);
  mail.mails = reading.mails;
  mail.silent = std::move(reading.silent);
  for (post::Find& f : reading.finds) {
    Message m;
    m.link = f.what == post::Find::What::Link;
    m.seat = m.link ? kNobody : f.seat;
    if (f.himself && f.what == post::Find::What::Order) tell_himself(game, m.seat, f, mail);
    m.text = f.text;
    m.author = std::move(f.author);
    m.left = std::move(f.left);
    m.whole = std::move(f.whole);
    m.lost = std::move(f.lost);
    m.sent = f.sent;
    m.turn = m.link ? -1 : f.turn;
    m.superseded = f.taken_back;
    read_message(game, m);
    if (int when = 0; was_read(game, m, before, when)) {
      m.is = Message::OtherTurn;
      m.turn = game.words().number(when);
      m.again = true;
      std::string const now = game.words().turn(game.turn());
      m.error = "This mail was read for " + game.words().turn(when) + " already. If it is for " + now + ", too, write '" + capital(now) + ":' in front of the order.";
    }
    if ((m.is == Message::Order || m.is == Message::Partly) && !f.why.empty()) {
      m.is = Message::Faulty;
      m.mends = {m.clean};
      m.error = f.why;
    }
    m.where = post::place_of(f, std::max(1, m.error_column));
    if (m.error_column) m.place = post::own_place_of(f, m.error_column);
    mail.messages.push_back(std::move(m));
  }
  settle(game, mail);
  return mail;
}

// What was refused may be for a later turn, but where its writer ordered anew.
void remember_mails(SessionFacts const& game, Mail const& mail, std::vector<ReadMail>& mails) {
  for (Message const& m : mail.messages) {
    if (m.seat < 0 || !has_time(m) || m.link || m.is == Message::OtherTurn) continue;
    auto const anew = [&](Message const& other) { return other.seat == m.seat && other.is == Message::Order && other.sent > m.sent; };
    if (m.is == Message::Faulty && m.error_column && std::none_of(mail.messages.begin(), mail.messages.end(), anew)) continue;
    if (auto const one = ReadMail{m.seat, m.sent, game.turn()}; std::find(mails.begin(), mails.end(), one) == mails.end()) mails.push_back(one);
  }
  if (mails.size() > kMostMails) mails.erase(mails.begin(), mails.end() - ptrdiff_t(kMostMails));
}

Doc mails_doc(std::vector<ReadMail> const& mails) {
  Doc out = Doc::array();
  for (ReadMail const& one : mails) out.push_back({{"seat", one.seat}, {"sent", one.sent}, {"turn", one.turn}});
  return out;
}

std::vector<ReadMail> mails_of(Doc const& kept, int seats) {
  std::vector<ReadMail> out;
  for (size_t i = 0; kept.is_array() && i < std::min(kept.size(), kMostMails); ++i)
    if (int64_t const seat = get_int(kept[i], "seat", -1), turn = get_int(kept[i], "turn"); seat >= 0 && seat < seats && turn > 0 && turn < 1'000'000) out.push_back({Seat(seat), get_int(kept[i], "sent"), int(turn)});
  return out;
}

}  // namespace paddock
