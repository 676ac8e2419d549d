// play: orders and rulings go in, a position comes out.
#include <algorithm>

#include "cli/cli.hpp"
#include "cli/post_box.hpp"
#include "core/text.hpp"
#include "session/brought.hpp"
#include "session/letters.hpp"
#include "session/mail.hpp"
#include "session/sim.hpp"

namespace paddock::cli {
namespace {

constexpr char const* kNothing = "nothing came";
constexpr char const* kOrdered = " had ordered already; the later order counts.";

using Sheets = std::vector<Sheet>;   // one a seat; kNothing as its error: there is none

std::string const& name_of(SessionFacts const& game, size_t seat) { return game.setup().seats[seat].name; }

void list(std::string& names, std::string const& name) { names += (names.empty() ? "" : ", ") + name; }

struct Collected {
  Sheets sheets;
  std::string unread;                     // whose last words could not be read, names; "somebody" of who cannot be told
  std::vector<post::Silent> unsure;       // who has sent nothing else, and may take back what came before
};

// The order of each seat in a text, as read by the rules; messages go to `said`.
Collected collect(Session const& game, std::string_view text, std::vector<ReadMail>& mails, std::vector<std::string>& said) {
  Collected got;
  got.sheets.resize(size_t(game.seats()));
  for (auto& s : got.sheets) s.error = kNothing;
  Mail const mail = read_mail(game, text, mails);
  remember_mails(game, mail, mails);
  std::vector<bool> unread(got.sheets.size());
  int again = 0;
  for (Message const& m : mail.messages) {
    std::string const who = m.seat >= 0 ? name_of(game, size_t(m.seat)) : m.author;
    std::string const where = m.where + (who.empty() ? "" : ", " + who) + ": ";
    if (m.is == Message::Nobodys) said.push_back(where + "whose order this is cannot be told");
    else if (m.is == Message::Partly) said.push_back(where + "not all of it could be read: " + m.lost);
    else if (m.again) ++again;
    else if (m.is != Message::Order) said.push_back(where + m.error);
    else if (!m.superseded) got.sheets[size_t(m.seat)] = Sheet{.clean = m.clean, .ahead = m.ahead}, unread[size_t(m.seat)] = false;
    if (m.is == Message::Nobodys) list(got.unread, m.author.empty() ? "somebody" : m.author);
    bool const of_now = m.is != Message::OtherTurn || m.seat < 0 || got.sheets[size_t(m.seat)].error == kNothing;
    if (m.seat >= 0 && (!m.error.empty() || m.is == Message::Partly) && of_now) {
      got.sheets[size_t(m.seat)].error = m.error.empty() ? "not all of it could be read" : m.error;
      unread[size_t(m.seat)] = m.is != Message::OtherTurn;
    }
    if (m.is == Message::Order && !m.superseded)
      for (std::string const& note : m.notes) said.push_back(where + note);
    if (!m.left.empty() && !m.superseded && !m.again && m.is != Message::Partly) said.push_back(where + "left out: " + m.left);
  }
  if (std::string const now = game.words().turn(game.turn()); again)
    said.push_back((again == 1 ? "A mail that was read for an earlier turn is" : std::to_string(again) + " mails that were read for earlier turns are") + " passed over; one that is for " + now + ", too, begins with '" + capital(now) + ":'.");
  for (post::Silent const& one : mail.silent)
    if (got.sheets[size_t(one.seat)].error == kNothing) {
      unread[size_t(one.seat)] = true;
      if (one.unsure) got.unsure.push_back(one);
    }
  for (size_t s = 0; s < unread.size(); ++s)
    if (unread[s]) list(got.unread, name_of(game, s));
  said.insert(said.end(), mail.notes.begin(), mail.notes.end());
  return got;
}

// A bot in the seat whose turn it is plays until somebody else is asked.
Verdict drive_by_bot(Session& game, std::string const& level) {
  Seat const seat = game.actor();
  int const turn = game.turn();
  uint64_t const seed = game.bot_seed(seat);
  for (uint64_t move = 0; game.actor() == seat && game.turn() == turn; ++move)
    if (Verdict v = sim_move(game, level, mix64(seed ^ (move << 8))); !v) return v;
  return {};
}

// "medium" of a seat that a bot drives; empty: somebody else does.
std::string_view bot_of(SessionFacts const& game, size_t seat) {
  std::string_view const driver = game.setup().seats[seat].driver;
  return driver.starts_with("bot ") ? driver.substr(4) : "";
}

// Whom the running turn asks before it is carried out.
std::vector<bool> asked_by(Session const& game) {
  std::vector<bool> out(size_t(game.seats()));
  auto const trial = game.fork();
  for (int const turn = trial->turn(); trial->actor() >= 0 && trial->turn() == turn && !trial->midway();) {
    out[size_t(trial->actor())] = true;
    if (!trial->absent()) break;
  }
  return out;
}

std::string still_waiting(Session const& game, Sheets const& sheets) {
  std::vector<bool> const asked = asked_by(game);
  std::string missing;
  for (size_t s = 0; s < sheets.size(); ++s)
    if (asked[s] && !sheets[s].error.empty() && bot_of(game, s).empty()) list(missing, name_of(game, s));
  return "Still waiting for " + missing + ".";
}

// Commits what came, in the order the game asks. Stops at the first seat that is missing.
// An order counts once: who is asked on the way answers that.
Verdict commit_all(Session& game, Sheets& sheets, bool absent, std::vector<std::string>& said) {
  int const turn = game.turn();
  while (game.actor() >= 0 && game.turn() == turn) {
    auto const seat = size_t(game.actor());
    Sheet& sheet = sheets[seat];
    std::string const& name = name_of(game, seat);
    std::string const bot(bot_of(game, seat));
    Verdict v;
    if (sheet.error.empty()) v = game.commit_text(Seat(seat), sheet.clean), sheet.error = kNothing;
    else if (!bot.empty()) v = drive_by_bot(game, bot);
    else if (absent) v = game.absent(), said.push_back(name + ": no order, the autopilot drives");
    else return {{}, game.midway() ? name + " is asked on the way; the answer is the next order." : still_waiting(game, sheets)};
    if (!v) return {v.rule, name + ": " + v.why};
  }
  return {};
}

// What an earlier sheet says for the running turn. With an error: its writer is asked again.
Sheet carried(Session const& game, size_t seat, std::string const& ahead, std::vector<std::string>& said) {
  Sheet read = game.read(Seat(seat), ahead);
  std::string const why = read.error_column ? read.error : read.asks;
  if (why.empty()) return read;
  said.push_back(name_of(game, seat) + " is asked again: " + why);
  Sheet none;
  none.error = kNothing;
  return none;
}

// Sheets of several turns go on by themselves until one of their writers wants to be asked, or somebody else is waited for.
void carry_on(Session& game, Sheets& sheets, bool absent, std::vector<std::string>& said) {
  bool on = true;
  while (on && game.actor() >= 0) {
    Sheets next(sheets.size());
    std::vector<bool> const asked = asked_by(game);
    bool any = false;
    for (size_t s = 0; s < sheets.size(); ++s) {
      next[s].error = kNothing;
      if (!asked[s]) {
        next[s].ahead = game.passed_over(sheets[s].ahead);   // its sheet waits for the next turn
        any |= !next[s].ahead.empty();
        continue;
      }
      if (sheets[s].ahead.empty()) {
        on &= absent || !bot_of(game, s).empty();   // who has said nothing for it is waited for
        continue;
      }
      any = true;
      next[s] = carried(game, s, sheets[s].ahead, said);
      if (!next[s].error.empty()) on = false, sheets[s].ahead.clear();
    }
    if (!any || !on) return;
    sheets = next;
    if (Verdict v = commit_all(game, sheets, absent, said); !v) said.push_back(v.why), on = false;
  }
}

// What waits in the save for this turn, of those who have sent nothing new.
void from_box(Session const& game, PostBox const& box, Sheets& sheets, std::vector<std::string>& said) {
  if (box.turn != game.turn()) return;
  std::vector<bool> const asked = asked_by(game);
  for (size_t s = 0; s < sheets.size() && s < box.seats.size(); ++s) {
    Waiting const& waits = box.seats[s];
    if (waits.here && !waits.carried && sheets[s].error.empty() && sheets[s].clean != waits.text) said.push_back(name_of(game, s) + kOrdered);
    if (sheets[s].error != kNothing) continue;
    if (waits.here && asked[s]) sheets[s] = Sheet{.clean = waits.text, .ahead = waits.ahead};
    else sheets[s].ahead = asked[s] ? waits.ahead : game.passed_over(waits.ahead);   // for the next turn
  }
}

// The last order counts (GK-9.5): who has ordered in this turn and sends another one, for him the turn is opened again,
// and everybody else's order goes in as it stood.
void amend(Session& game, Sheets& sheets, std::vector<std::string>& said) {
  std::vector<bool> const asked = asked_by(game);
  auto const fresh = game.fork();
  fresh->reopen_turn();
  std::vector<bool> const all = asked_by(*fresh);
  std::vector<size_t> again;                     // whose later order counts
  Sheets as_it_stood = sheets;
  std::string unread;
  for (size_t s = 0; s < sheets.size(); ++s) {
    bool const sent = sheets[s].error.empty(), ordered = all[s] && !asked[s];
    if (sent && ordered) again.push_back(s);
    else if (sent && !asked[s]) said.push_back(name_of(game, s) + " is not asked in this turn."), sheets[s].error = as_it_stood[s].error = kNothing;
    else if (ordered && bot_of(game, s).empty()) {
      as_it_stood[s] = game.read(Seat(s), game.order_text(Seat(s)));
      if (as_it_stood[s].error_column) list(unread, name_of(game, s));
      if (as_it_stood[s].ahead.empty()) as_it_stood[s].ahead = sheets[s].ahead;
    }
  }
  for (size_t s : again) {
    said.push_back(name_of(game, s) + (unread.empty() ? kOrdered : " has ordered already: --reopen takes the orders of the turn back."));
    if (!unread.empty()) sheets[s].error = kNothing;
  }
  if (again.empty() || !unread.empty()) return;
  sheets = std::move(as_it_stood);
  game.reopen_turn();
}

// What was sent and is not in the game stays in the save: for this turn, or of who has ordered in it for the next one.
void into_box(Session const& game, Sheets const& sheets, bool kept, PostBox& box, std::vector<std::string>& said) {
  std::vector<Waiting> const before = box.turn == game.turn() ? box.seats : std::vector<Waiting>();
  box.turn = game.turn(), box.seats.assign(sheets.size(), {});
  if (game.actor() < 0) return;
  std::vector<bool> const asked = asked_by(game);
  std::string unkept, ahead;
  for (size_t s = 0; s < sheets.size(); ++s) {
    Waiting& one = box.seats[s];
    bool const unread = asked[s] && !sheets[s].error.empty() && sheets[s].error != kNothing;
    if (unread && s < before.size() && before[s].here) {
      one = before[s];
      said.push_back(name_of(game, s) + ": what came before that stays, until it is mended: " + one.text);
      continue;
    }
    bool const due = asked[s] && !sheets[s].error.empty() && !sheets[s].ahead.empty();   // of an earlier turn, for this one
    Sheet const sheet = due ? carried(game, s, sheets[s].ahead, said) : sheets[s];
    one = {sheet.error.empty() ? sheet.clean : "", sheet.ahead, sheet.error.empty(), due};
    if (one.here) list(unkept, name_of(game, s));
    else if (!one.ahead.empty()) list(ahead, name_of(game, s) + ": " + one.ahead);
  }
  if (!unkept.empty()) said.push_back(kept ? "Kept until the others are in: " + unkept + "." : "Not kept without --out, as somebody is missing: " + unkept + ".");
  if (!ahead.empty()) said.push_back((kept ? "Kept for later: " : "Not kept without --out, for later: ") + ahead);
}

// A file {"author": "Ann", "reason": "a slip of mine", "patch": {"/cars/0/speed": 5}}.
Expected<bool> rule(Session& game, std::string const& path) {
  auto file = read_file(path);
  if (!file) return file.error();
  auto doc = parse_written(*file, 64u << 10);
  if (!doc) return Error{doc.error().where.empty() ? path : path + ": " + doc.error().where, doc.error().what};
  if (!doc->is_object() || !doc->contains("patch")) return Error{path, "A ruling is {\"author\": \"Ann\", \"reason\": \"why\", \"patch\": {\"/cars/0/speed\": 5}}."};
  auto made = game.rule((*doc)["patch"], get_text(*doc, "author"), get_text(*doc, "reason"));
  if (!made) return Error{path + ": " + made.error().where, made.error().what};
  return made;
}

// The last one, if nothing has been decided since.
bool take_back_ruling(SessionOrders& game) {
  size_t const many = game.rulings().size();
  if (!game.undo()) return false;
  if (game.rulings().size() < many) return true;
  game.redo();
  return false;
}

struct TakenBy {
  std::string name, reason;
};

std::string joined_words(Waiting const& one) { return one.text + (one.text.empty() || one.ahead.empty() ? "" : "; ") + one.ahead; }

// Finished turns run again; the orders of the first of them wait in the box as they were sealed.
Expected<int> take_back(Session& game, int turns, TakenBy const& by, PostBox& box, std::vector<std::string>& said) {
  std::string lost;
  for (size_t s = 0; s < box.seats.size() && s < size_t(game.seats()); ++s)
    if (box.turn == game.turn() && (box.seats[s].here || !box.seats[s].ahead.empty())) list(lost, name_of(game, s) + " (" + joined_words(box.seats[s]) + ")");
  if (game.turn() <= 1) return Error{"", "No turn of this game is finished yet: there is none to take back."};
  auto const orders = game.take_back(turns, by.name, by.reason);
  if (!orders) return orders.error();
  box.turn = game.turn(), box.seats.assign(orders->size(), {});
  std::string back;
  for (size_t s = 0; s < orders->size(); ++s)
    if ((*orders)[s] && (bot_of(game, s).empty() || asks_what_is_brought(game))) box.seats[s].text = *(*orders)[s], box.seats[s].here = true, list(back, name_of(game, s));
  said.push_back(capital(game.words().turn(game.turn())) + " runs again, which everybody will read. Its orders wait here as they were: " + (back.empty() ? "none" : back) + ".");
  if (!lost.empty()) said.push_back("What had come for later turns is gone; ask for it again: " + lost + ".");
  return 0;
}

// Of those who write something unsure, who has ordered in this turn, with what they write.
std::string may_take_back(Session const& game, std::vector<post::Silent> const& unsure, PostBox const& box) {
  std::string out;
  if (game.actor() < 0 || unsure.empty()) return out;
  std::vector<bool> const asked = asked_by(game);
  auto const fresh = game.fork();
  fresh->reopen_turn();
  std::vector<bool> const all = asked_by(*fresh);
  for (post::Silent const& one : unsure) {
    size_t const s = size_t(one.seat);
    bool const waits = box.turn == game.turn() && s < box.seats.size() && box.seats[s].here;
    if (waits || (all[s] && !asked[s])) list(out, name_of(game, s) + " ('" + clean_name(one.text, 80) + "')");
  }
  return out;
}

struct Post {
  std::string orders;                     // a file; empty: there is none
  bool absent = false;
};

// 0: the turn was carried out; 1: somebody is missing, or cannot be read.
Expected<int> take_post(Session& game, Post const& post, PostBox& box, bool kept, std::vector<std::string>& said) {
  std::string text;
  if (!post.orders.empty()) {
    auto file = read_file(post.orders);
    if (!file) return file.error();
    text = *file;
  }
  Collected got = collect(game, text, box.mails, said);
  // Who has written is not absent; a slip of the pen is no reason to be driven by the autopilot.
  if (post.absent && !got.unread.empty()) {
    said.push_back("Nothing is played: --absent is for who sent nothing, and this was not read: " + got.unread + ". Mend it, or leave it out.");
    return 1;
  }
  if (std::string const who = may_take_back(game, got.unsure, box); !who.empty()) {
    said.push_back("Nothing is played: who has ordered already may change that, " + who + ". Write the order anew, or leave this out.");
    return 1;
  }
  from_box(game, box, got.sheets, said);
  if (!game.midway()) amend(game, got.sheets, said);
  int code = 0;
  if (Verdict v = commit_all(game, got.sheets, post.absent, said); !v) said.push_back(v.why), code = 1;
  else carry_on(game, got.sheets, post.absent, said);
  into_box(game, got.sheets, kept, box, said);
  return code;
}

}  // namespace

int play(Args& args) {
  Post post;
  post.orders = args.option("orders");
  std::string const save = args.option("out"), ruling = args.option("ruling");
  auto const birth = read_birth(args);
  post.absent = args.flag("absent");
  int const back = int(std::min<int64_t>(args.count("take-back"), 1'000'000));
  std::string const who = args.option("by"), why = args.option("because");
  TakenBy const by{who.empty() ? "the GM" : who, why.empty() ? "no reason given" : why};
  bool const reopen = args.flag("reopen"), unrule = args.flag("unrule");
  if (auto f = args.fault(); !f.empty()) return misuse(f);
  if (!birth) return fail(birth.error());
  if (args.rest().size() != 1) return misuse("play wants one game.");
  if (back < 0 && !(who + why).empty()) return misuse("--by and --because say who took a turn back, and why: they go with --take-back.");
  std::vector<std::string> brought;
  auto game = open_game(args.rest()[0], *birth, &brought);
  if (!game) return fail(game.error());
  // Nobody sees the dice of a turn before it is carried out: what is not kept is tried with others.
  bool const trial = save.empty() && (!post.orders.empty() || post.absent) && !birth->seed;
  if (trial) *game = (*game)->rehearsal((*game)->hash());
  PostBox box = waiting_in(args.rest()[0]);
  put_brought(**game, brought, box);
  std::vector<std::string> said;
  if (trial) said.push_back("Without --out this is a trial, with other dice than those the turn will have.");
  int code = 0;
  if (back >= 0)
    if (auto const done = take_back(**game, back, by, box, said); !done) return fail(done.error());
  if (reopen) (*game)->reopen_turn(), box.seats.clear(), put_brought(**game, brought, box);
  if (unrule && !take_back_ruling(**game)) return fail({"", "No ruling stands at the beginning of this turn, or orders follow it: --reopen takes those back."});
  if (!ruling.empty())
    if (auto made = rule(**game, ruling); !made) return fail(made.error());
  if (!post.orders.empty() || post.absent) {
    auto const done = take_post(**game, post, box, !save.empty(), said);
    if (!done) return fail(done.error());
    code = *done;
  }
  for (auto const& line : said) fail({"", line});
  if (!save.empty() && !write_file(save, dump_doc(with_waiting((*game)->save(), box), true))) return fail({save, "This file cannot be written."});
  if (save != "-") out(dump_doc((*game)->public_position(0), true));
  return code;
}

}  // namespace paddock::cli
