// games, position, play, verify, report: what a GM's script needs.
#include <cstdio>

#include <algorithm>

#include "cli/cli.hpp"
#include "core/scan.hpp"
#include "session/letters.hpp"
#include "session/mail.hpp"
#include "view/marked.hpp"

namespace paddock::cli {

int games(Args& args) {
  bool const json = args.flag("json");
  if (auto f = args.fault(); !f.empty()) return misuse(f);
  Doc all = Doc::array();
  for (GameInfo const& g : paddock::games()) {
    if (g.hidden) continue;
    Doc d{{"id", g.id}, {"title", g.title}, {"tracks", Doc::array()}, {"settings", Doc::array()}};
    for (auto const& t : g.tracks()) d["tracks"].push_back({{"id", t.id}, {"title", t.title}, {"laps", t.laps}, {"facts", t.facts}});
    for (auto const& s : g.settings())
      d["settings"].push_back({{"name", s.name}, {"default", s.fallback}, {"choices", s.choices}, {"rule", s.rule.id}, {"help", s.help}});
    all.push_back(d);
    if (json) continue;
    out(std::string(g.id) + "  " + g.title + ": " + g.blurb);
    for (auto const& t : g.tracks()) out("  track " + t.id + "  " + t.title + ", " + std::to_string(t.laps) + " laps");
    for (auto const& s : g.settings()) out("  setting " + s.name + " = " + s.fallback + "  " + s.help + " [" + s.rule.id + "]");
  }
  if (json) out(dump_doc(all, true));
  return 0;
}

namespace {

// "--turn 21" as turns of the record are numbered; "--turn 5.2": the second part of the large turn 5, as titles name it. 0: none was said.
struct SaidTurn {
  int turn = 0, part = 0;
};
SaidTurn said_turn(Args& args) {
  std::string const text = args.option("turn");
  SaidTurn said;
  if (int read = 0; std::sscanf(text.c_str(), "%d.%d%n", &said.turn, &said.part, &read) == 2 && size_t(read) == text.size() && said.turn > 0 && said.part > 0) return said;
  return {int(args.number("turn", 0)), 0};
}

// In the record; 0: the running one.
int turn_of(SessionFacts const& game, SaidTurn said) {
  Words const words = game.words();
  if (said.part == 0) return said.turn ? said.turn + 1 - words.first : 0;
  int const of = words.of_part(said.turn, said.part, game.turn());
  return of ? of : game.turn() + 1;
}

}  // namespace

int position(Args& args) {
  SaidTurn const turn = said_turn(args);
  bool const full = args.flag("full");
  if (auto f = args.fault(); !f.empty()) return misuse(f);
  if (args.rest().size() != 1) return misuse("position wants one game.");
  auto game = open_game(args.rest()[0]);
  if (!game) return fail(game.error());
  int const of = turn_of(**game, turn);
  if (auto const finished = (*game)->timeline(); of != 0 && of != (*game)->turn() && (finished.empty() || of < finished.front().turn || of > finished.back().turn + 1))
    return fail({"", "This game has not come to " + (*game)->words().turn(of) + "."});
  out(dump_doc(full ? (*game)->position(of) : (*game)->public_position(of), true));
  return 0;
}

namespace {

constexpr char const* kNothing = "nothing came";

std::string const& name_of(SessionFacts const& game, size_t seat) { return game.setup().seats[seat].name; }

// The order of each seat in a text, as read by the rules; messages go to `said`.
std::vector<Sheet> collect(Session const& game, std::string_view text, std::vector<std::string>& said) {
  std::vector<Sheet> sheets(size_t(game.seats()));
  for (auto& s : sheets) s.error = kNothing;
  Mail const mail = read_mail(game, text);
  for (Message const& m : mail.messages) {
    std::string const who = m.seat >= 0 ? name_of(game, size_t(m.seat)) : m.author;
    std::string const where = m.where + (who.empty() ? "" : ", " + who) + ": ";
    if (m.is == Message::Nobodys) said.push_back(where + "whose order this is cannot be told");
    else if (m.is == Message::Partly) said.push_back(where + "not all of it could be read: " + m.lost);
    else if (m.is != Message::Order) said.push_back(where + m.error);
    else if (!m.superseded) sheets[size_t(m.seat)] = Sheet{.clean = m.clean, .ahead = m.ahead};
    bool const of_now = m.is != Message::OtherTurn || m.seat < 0 || sheets[size_t(m.seat)].error == kNothing;
    if (m.seat >= 0 && !m.error.empty() && of_now) sheets[size_t(m.seat)].error = m.error;
    if (m.is == Message::Order && !m.superseded)
      for (std::string const& note : m.notes) said.push_back(where + note);
    if (!m.left.empty() && !m.superseded && m.is != Message::Partly) said.push_back(where + "left out: " + m.left);
  }
  said.insert(said.end(), mail.notes.begin(), mail.notes.end());
  return sheets;
}

// Commits what came, in the order the game asks. Stops at the first seat that is missing.
// An order counts once: who is asked on the way answers that.
Verdict commit_all(SessionOrders& game, std::vector<Sheet> sheets, bool absent, std::vector<std::string>& said) {
  int const turn = game.turn();
  while (game.actor() >= 0 && game.turn() == turn) {
    Seat const seat = game.actor();
    Sheet& sheet = sheets[size_t(seat)];
    std::string const& name = name_of(game, size_t(seat));
    Verdict v;
    if (sheet.error.empty()) v = game.commit_text(seat, sheet.clean), sheet.error = kNothing;
    else if (absent) v = game.absent(), said.push_back(name + ": no order, the autopilot drives");
    else return {{}, game.midway() ? name + " is asked on the way; the answer is the next order." : "Still waiting for " + name + "."};
    if (!v) return {v.rule, name + ": " + v.why};
  }
  return {};
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

// Of a turn that waits for somebody: what was sent and is not in the game that is written. `asked`: before anything was taken.
void tell_unkept(Session const& game, std::vector<Sheet> const& sheets, std::vector<bool> const& asked, std::vector<std::string>& said) {
  std::vector<bool> const still = game.midway() ? std::vector<bool>(sheets.size()) : asked_by(game);
  std::string unkept, ahead;
  for (size_t s = 0; s < sheets.size(); ++s) {
    if (!sheets[s].error.empty()) continue;
    auto const add = [&](std::string& list) { list += (list.empty() ? "" : ", ") + name_of(game, s); };
    if (asked[s] && still[s]) add(unkept);
    else if (!sheets[s].ahead.empty()) add(ahead);
  }
  if (!unkept.empty()) said.push_back("Not kept, because it comes after the one that is missing: " + unkept + ". Give it again with the others.");
  if (!ahead.empty()) said.push_back("What is said for later turns is not kept: " + ahead + ". Give it again with the orders that are missing.");
}

// Sheets of several turns go on by themselves until one of their writers wants to be asked, or somebody else is waited for.
void carry_on(Session& game, std::vector<Sheet> sheets, bool absent, std::vector<std::string>& said) {
  bool on = true;
  while (on && game.actor() >= 0) {
    std::vector<Sheet> next(sheets.size());
    std::vector<bool> const asked = asked_by(game);
    bool any = false;
    for (size_t s = 0; s < sheets.size(); ++s) {
      next[s].error = kNothing;
      if (!asked[s]) {
        next[s].ahead = sheets[s].ahead;          // its sheet waits for the next turn
        any |= !next[s].ahead.empty();
        continue;
      }
      if (sheets[s].ahead.empty()) {
        on &= absent;                              // who has said nothing for it is waited for
        continue;
      }
      any = true;
      Sheet const read = game.read(Seat(s), sheets[s].ahead);
      std::string const& why = read.error_column ? read.error : read.asks;
      if (!why.empty()) said.push_back(name_of(game, s) + " is asked again: " + why), on = false;
      else next[s] = read;
    }
    if (!any || !on) break;
    sheets = next;
    if (Verdict v = commit_all(game, sheets, absent, said); !v) said.push_back(v.why), on = false;
  }
  for (size_t s = 0; s < sheets.size(); ++s)
    if (!sheets[s].ahead.empty() && game.actor() >= 0) said.push_back(name_of(game, s) + " has said for later: " + sheets[s].ahead);
}

// A file {"author": "Ann", "reason": "a slip of mine", "patch": {"/cars/0/speed": 5}}.
Expected<bool> rule(Session& game, std::string const& path) {
  auto file = read_file(path);
  if (!file) return file.error();
  auto doc = parse_doc(*file, 64u << 10);
  if (!doc) return Error{path + ": " + doc.error().where, doc.error().what};
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

}  // namespace

int play(Args& args) {
  std::string const orders = args.option("orders"), save = args.option("out"), ruling = args.option("ruling");
  auto const birth = read_birth(args);
  bool const absent = args.flag("absent"), reopen = args.flag("reopen"), unrule = args.flag("unrule");
  if (auto f = args.fault(); !f.empty()) return misuse(f);
  if (!birth) return fail(birth.error());
  if (args.rest().size() != 1) return misuse("play wants one game.");
  auto game = open_game(args.rest()[0], *birth);
  if (!game) return fail(game.error());
  std::vector<std::string> said;
  int code = 0;
  if (reopen) (*game)->reopen_turn();
  if (unrule && !take_back_ruling(**game)) return fail({"", "No ruling stands at the beginning of this turn, or orders follow it: --reopen takes those back."});
  if (!ruling.empty())
    if (auto made = rule(**game, ruling); !made) return fail(made.error());
  if (!orders.empty() || absent) {
    std::string text;
    if (!orders.empty()) {
      auto file = read_file(orders);
      if (!file) return fail(file.error());
      text = *file;
    }
    auto const sheets = collect(**game, text, said);
    std::vector<bool> const asked = (*game)->midway() ? std::vector<bool>(sheets.size(), true) : asked_by(**game);
    for (size_t s = 0; s < sheets.size(); ++s)
      if (sheets[s].error.empty() && !asked[s]) said.push_back(name_of(**game, s) + " is not asked in this turn, or has ordered already: --reopen takes the orders of the turn back.");
    if (Verdict v = commit_all(**game, sheets, absent, said); !v) said.push_back(v.why), tell_unkept(**game, sheets, asked, said), code = 1;
    else carry_on(**game, sheets, absent, said);
  }
  for (auto const& line : said) fail({"", line});
  if (!save.empty() && !write_file(save, dump_doc((*game)->save(), true))) return fail({save, "This file cannot be written."});
  if (save != "-") out(dump_doc((*game)->public_position(0), true));
  return code;
}

int verify(Args& args) {
  if (auto f = args.fault(); !f.empty()) return misuse(f);
  if (args.rest().empty()) return misuse("verify wants a save or a link.");
  int code = 0;
  for (auto const& path : args.rest()) {
    auto game = open_game(path);
    if (!game) code = fail(game.error());
    else if (!(*game)->hash_matches()) code = fail({path, "does not add up: it was changed, or its orders and rolls come to another state"});
    else out(path + ": sound, " + (*game)->words().turn((*game)->turn()) + ", " + (*game)->track_title());
  }
  return code;
}

namespace {

// What each driver alone may know of the turn, for its referee and for the mail to that driver.
void tell_notes(SessionViews const& game, int turn) {
  for (Seat seat = 0; seat < game.seats(); ++seat) {
    auto const notes = game.notes(turn, seat);
    if (!notes.empty()) out("For " + game.setup().seats[size_t(seat)].name + " alone:");
    for (Line const& note : notes) out("- " + unmarked(note.text) + (note.rules.empty() ? "" : " [" + std::string(note.rules[0].id) + "]"));
  }
}

}  // namespace

int report(Args& args) {
  SaidTurn const wanted = said_turn(args);
  std::string const format_text = args.option("format", "text");
  bool const full = args.flag("full");
  if (auto f = args.fault(); !f.empty()) return misuse(f);
  auto const format = post::format_from(format_text);
  if (!format) return misuse("There is no report format '" + format_text + "'.");
  if (args.rest().size() != 1) return misuse("report wants one game.");
  auto game = open_game(args.rest()[0]);
  if (!game) return fail(game.error());
  auto const finished = (*game)->timeline();
  if (finished.empty()) return fail({"", "No turn of this game is finished yet."});
  int const said = turn_of(**game, wanted), turn = said ? said : finished.back().turn;
  if (turn < finished.front().turn || turn > finished.back().turn)
    return fail({"", (*game)->words().turn_title(turn) + " is not finished."});
  out(post::write_report((*game)->report(turn), *format));
  if (full) tell_notes(**game, turn);
  return 0;
}

}  // namespace paddock::cli
