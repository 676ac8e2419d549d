// games, position, play, verify, report: what a GM's script needs.
#include "cli/cli.hpp"
#include "session/letters.hpp"
#include "session/mail.hpp"

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

// A turn as people number it, in the record; 0: the running one.
int turn_of(SessionFacts const& game, int said) { return said ? said + 1 - game.words().first : 0; }

int position(Args& args) {
  int const turn = int(args.number("turn", 0));
  bool const full = args.flag("full");
  if (auto f = args.fault(); !f.empty()) return misuse(f);
  if (args.rest().size() != 1) return misuse("position wants one game.");
  auto game = open_game(args.rest()[0]);
  if (!game) return fail(game.error());
  out(dump_doc(full ? (*game)->position() : (*game)->public_position(turn_of(**game, turn)), true));
  return 0;
}

namespace {

// The order of each seat in a text, as read by the rules; messages go to `said`.
std::vector<Sheet> collect(Session const& game, std::string_view text, std::vector<std::string>& said) {
  std::vector<Sheet> sheets(size_t(game.seats()));
  for (auto& s : sheets) s.error = "nothing came";
  Mail const mail = read_mail(game, text);
  for (Message const& m : mail.messages) {
    std::string const who = m.seat >= 0 ? game.setup().seats[size_t(m.seat)].name : m.author;
    std::string const where = m.where + (who.empty() ? "" : ", " + who) + ": ";
    if (m.is == Message::Nobodys) said.push_back(where + "whose order this is cannot be told");
    else if (m.is == Message::Partly) said.push_back(where + "not all of it could be read: " + m.lost);
    else if (m.is != Message::Order) said.push_back(where + m.error);
    else if (!m.superseded) sheets[size_t(m.seat)] = Sheet{.clean = m.clean};
    if (!m.left.empty() && !m.superseded && m.is != Message::Partly) said.push_back(where + "left out: " + m.left);
  }
  said.insert(said.end(), mail.notes.begin(), mail.notes.end());
  return sheets;
}

// Commits what came, in the order the game asks. Stops at the first seat that is missing.
Verdict commit_all(SessionOrders& game, std::vector<Sheet> const& sheets, bool absent, std::vector<std::string>& said) {
  int const turn = game.turn();
  while (game.actor() >= 0 && game.turn() == turn) {
    Seat const seat = game.actor();
    Sheet const& sheet = sheets[size_t(seat)];
    std::string const& name = game.setup().seats[size_t(seat)].name;
    Verdict v;
    if (sheet.error.empty()) v = game.commit_text(seat, sheet.clean);
    else if (absent) v = game.absent(), said.push_back(name + ": no order, the autopilot drives");
    else return {{}, "Still waiting for " + name + "."};
    if (!v) return {v.rule, name + ": " + v.why};
  }
  return {};
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
    if (Verdict v = commit_all(**game, sheets, absent, said); !v) said.push_back(v.why), code = 1;
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

int report(Args& args) {
  int const wanted = int(args.number("turn", 0));
  std::string const format_text = args.option("format", "text");
  if (auto f = args.fault(); !f.empty()) return misuse(f);
  auto const format = post::format_from(format_text);
  if (!format) return misuse("There is no report format '" + format_text + "'.");
  if (args.rest().size() != 1) return misuse("report wants one game.");
  auto game = open_game(args.rest()[0]);
  if (!game) return fail(game.error());
  auto const finished = (*game)->timeline();
  if (finished.empty()) return fail({"", "No turn of this game is finished yet."});
  int const turn = wanted ? turn_of(**game, wanted) : finished.back().turn;
  if (turn < finished.front().turn || turn > finished.back().turn)
    return fail({"", (*game)->words().turn_title(turn) + " is not finished."});
  out(post::write_report((*game)->report(turn), *format));
  return 0;
}

}  // namespace paddock::cli
