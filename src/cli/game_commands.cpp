// games, position, verify, report: what a GM's script needs.
#include <cstdio>

#include <algorithm>

#include "cli/cli.hpp"
#include "cli/post_box.hpp"
#include "cli/setup_check.hpp"
#include "core/assets.hpp"
#include "core/scan.hpp"
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

// "--turn 21" as turns of the record are numbered; "--turn 5.2": the second part of the large turn 5, as titles name it.
struct SaidTurn {
  int turn = 0, part = 0;
  bool any = false;   // one was said
};
SaidTurn said_turn(Args& args) {
  std::string const text = args.option("turn");
  SaidTurn said{.any = !text.empty()};
  if (int read = 0; std::sscanf(text.c_str(), "%d.%d%n", &said.turn, &said.part, &read) == 2 && size_t(read) == text.size() && said.turn > 0 && said.part > 0) return said;
  said.turn = int(args.number("turn", 0)), said.part = 0;
  return said;
}

// In the record; 0: none was said, the running one.
Expected<int> turn_of(SessionFacts const& game, SaidTurn said) {
  Words const words = game.words();
  if (!said.any) return 0;
  int const of = said.part ? words.of_part(said.turn, said.part, game.turn()) : said.turn + 1 - words.first;
  if (said.part ? of : of > 0) return of;
  return Error{"--turn", said.part ? "There is no part " + std::to_string(said.turn) + "." + std::to_string(said.part) + " yet, or none at all." : "The first one is " + std::to_string(words.first) + "."};
}

}  // namespace

int position(Args& args) {
  SaidTurn const turn = said_turn(args);
  bool const full = args.flag("full");
  if (auto f = args.fault(); !f.empty()) return misuse(f);
  if (args.rest().size() != 1) return misuse("position wants one game.");
  auto game = open_game(args.rest()[0]);
  if (!game) return fail(game.error());
  auto const asked = turn_of(**game, turn);
  if (!asked) return fail(asked.error());
  int const of = *asked;
  if (auto const finished = (*game)->timeline(); of != 0 && of != (*game)->turn() && (finished.empty() || of < finished.front().turn || of > finished.back().turn + 1))
    return fail({"", "This game has not come to " + (*game)->words().turn(of) + "."});
  out(dump_doc(full ? (*game)->position(of) : (*game)->public_position(of), true));
  return 0;
}

int verify(Args& args) {
  if (auto f = args.fault(); !f.empty()) return misuse(f);
  if (args.rest().empty()) return misuse("verify wants a save or a link.");
  int code = 0;
  for (auto const& path : args.rest()) {
    auto game = open_game(path);
    if (!game) code = fail(game.error());
    else if (!(*game)->hash_matches()) code = fail({path, "does not add up: it was changed, or its orders and rolls come to another state"});
    else {
      out(path + ": sound, " + (*game)->words().turn((*game)->turn()) + ", " + (*game)->track_title());
      for (Ruling const& r : (*game)->rulings()) out("  before " + (*game)->words().turn(r.turn) + ": " + (*game)->ruling_words(r));
    }
  }
  return code;
}

namespace {

std::string joined(std::string const& before, std::string const& more, char const* between) {
  return before.empty() || more.empty() ? before + more : before + between + more;
}

// What a seat has beside the board once the turn is over: figures, its record, the cards of its hands.
std::vector<std::string> holdings(Desk const& desk) {
  std::vector<std::string> out;
  auto const say = [&](std::string const& title, std::string const& text) {
    if (!text.empty()) out.push_back(joined(title, text, ": "));
  };
  std::string figures;
  for (std::vector<Figure> const* list : {&desk.figures, &desk.stats})
    for (Figure const& f : *list) figures = joined(figures, unmarked(joined(f.label, f.value, " ")), ", ");
  say("", figures);
  for (Panel::Row const& row : desk.record.rows) {
    std::string text = joined(row.place, row.text, " ");
    for (std::string const& value : row.values) text = joined(text, value, ", ");
    say(desk.record.title, unmarked(joined(text, row.note, ", ")));
  }
  for (Tray const& tray : desk.trays) {
    std::string cards;
    for (Tray::Place const& place : tray.places)
      if (!place.face.value.empty()) cards = joined(cards, place.face.suit + " " + place.face.value, ", ");
    say(unmarked(tray.title), cards);
  }
  return out;
}

// What each driver alone may know, of the turn and after it, for its referee and for the mail to that driver.
void tell_notes(SessionViews const& game, int turn) {
  for (Seat seat = 0; seat < game.seats(); ++seat) {
    auto const notes = game.notes(turn, seat);
    auto const has = holdings(game.desk(seat, turn < game.turn() ? turn + 1 : 0));
    if (!notes.empty() || !has.empty()) out("For " + game.setup().seats[size_t(seat)].name + " alone:");
    for (Line const& note : notes) out("- " + unmarked(note.text) + (note.rules.empty() ? "" : " [" + std::string(note.rules[0].id) + "]"));
    for (std::string const& line : has) out("- " + line);
  }
}

// Before anything has been played: whom the game asks first, but for those whose orders wait already.
post::Report opening_of(Session const& game, PostBox const& box) {
  post::Report r = game.opening();
  auto const trial = game.fork();
  for (int const turn = trial->turn(); trial->actor() >= 0 && trial->turn() == turn && !trial->midway();) {
    auto const at = size_t(trial->actor());
    SeatSetup const& seat = game.setup().seats[at];
    bool const in = box.turn == turn && at < box.seats.size() && box.seats[at].here;
    if (!in && !seat.driver.starts_with("bot")) r.missing.push_back(seat.name);
    if (!trial->absent()) break;
  }
  return r;
}

}  // namespace

int report(Args& args) {
  SaidTurn const wanted = said_turn(args);
  std::string const format_text = args.option("format", "text");
  std::string const until = args.option("until");
  bool const full = args.flag("full"), opens = args.flag("opening");
  if (auto f = args.fault(); !f.empty()) return misuse(f);
  auto const format = post::format_from(format_text);
  if (!format) return misuse("There is no report format '" + format_text + "'; there are bbcode, markdown, html and text.");
  if (args.rest().size() != 1) return misuse("report wants one game.");
  std::vector<std::string> brought;
  auto game = open_game(args.rest()[0], {}, &brought);
  if (!game) return fail(game.error());
  PostBox box = waiting_in(args.rest()[0]);
  put_brought(**game, brought, box);
  auto const finished = (*game)->timeline();
  auto const asked = turn_of(**game, wanted);
  if (!asked) return fail(asked.error());
  int const said = *asked;
  bool const midway = (*game)->midway() && (said == 0 || said == (*game)->turn()), opening = opens || (finished.empty() && said == 0 && !midway);
  int const turn = said ? said : midway ? (*game)->turn() : opening ? 0 : finished.back().turn;
  if (!opening && !midway && (finished.empty() || turn < finished.front().turn || turn > finished.back().turn))
    return fail({"", (*game)->words().turn_title(turn) + " is not finished."});
  post::Report r = opening ? opening_of(**game, box) : (*game)->report(turn);
  r.deadline = until;
  out(post::write_report(r, *format));
  if (full && !opening) tell_notes(**game, turn);
  return 0;
}

// How the orders of a game are written, which is named or opened: a save, a set-up, a link.
int orders(Args& args) {
  if (auto f = args.fault(); !f.empty()) return misuse(f);
  if (args.rest().size() != 1) return misuse("orders wants one game: its name, a save, a set-up or a link.");
  std::string name = args.rest()[0];
  if (Error const e = game_fault(name, "orders"); !e.what.empty()) {
    bool const other = name == "-" || name.find_first_of("./#") != name.npos || read_file(name);
    if (!other) return misuse(e.text());
    auto const game = open_game(name);
    if (!game) return fail(game.error());
    name = (*game)->setup().game;
  }
  out(unmarked(asset("assets/games/" + name + "/orders.txt")));
  return 0;
}

}  // namespace paddock::cli
