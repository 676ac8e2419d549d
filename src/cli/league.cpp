// league: the table of a season, the set-up of its next meeting, a result that is entered.
#include "cli/cli.hpp"
#include "session/letters.hpp"

namespace paddock::cli {

namespace {

int show(League const& league, Doc const& file) {
  auto papers = league.papers(file);
  if (!papers) return fail(papers.error());
  for (Paper const& p : *papers) out(post::write_paper(p, post::ReportFormat::Plain));
  return 0;
}

int enter(League const& league, Doc const& file, std::string const& game, std::string const& save) {
  auto meeting = open_game(game);
  if (!meeting) return fail(meeting.error());
  if (!(*meeting)->hash_matches()) return fail({game, "This save does not add up; enter one that does (verify tells)."});
  auto entered = league.enter(file, (*meeting)->setup(), (*meeting)->position());
  if (!entered) return fail(entered.error());
  if (!write_file(save, dump_doc(*entered, true))) return fail({save, "This file cannot be written."});
  return save == "-" ? 0 : show(league, *entered);
}

int found(std::string const& name, std::string const& save) {
  auto text = read_file(name);
  if (!text) return fail(text.error());
  for (GameInfo const& game : paddock::games()) {
    if (!game.league) continue;
    auto file = game.league->found(*text);
    if (!file) return fail({name + (file.error().where.empty() ? "" : ", " + file.error().where), file.error().what});
    return write_file(save.empty() ? "-" : save, dump_doc(*file, true)) ? 0 : fail({save, "This file cannot be written."});
  }
  return fail({name, "No game here has leagues."});
}

}  // namespace

int league(Args& args) {
  int const fixture = int(args.number("fixture", 0));
  bool const json = args.flag("json");
  std::string const save = args.option("out");
  if (auto f = args.fault(); !f.empty()) return misuse(f);
  auto const& words = args.rest();
  std::string const what = words.size() > 1 ? words[1] : "";
  if (words.size() == 2 && words[0] == "new") return found(what, save);
  bool const sound = words.size() == 1 || (what == "next" && words.size() == 2) || (what == "enter" && words.size() == 3);
  if (!sound) return misuse("league wants new TEXT, FILE, FILE next or FILE enter GAME.");
  auto text = read_file(words[0]);
  if (!text) return fail(text.error());
  auto file = parse_doc(*text);
  if (!file) return fail({words[0] + ": " + file.error().where, file.error().what});
  GameInfo const* game = find_game(get_text(*file, "game"));
  if (!game || !game->league) return fail({"/game", "'" + get_text(*file, "game") + "' is no game with leagues; write gravel_kings."});
  if (what == "enter") return enter(*game->league, *file, words[2], save.empty() ? words[0] : save);
  if (what == "next") {
    auto setup = game->league->setup(*file, fixture);
    if (!setup) return fail(setup.error());
    std::string const doc = dump_doc(setup_to_doc(*setup), true);
    if (!write_file(save.empty() ? "-" : save, doc)) return fail({save, "This file cannot be written."});
    return 0;
  }
  if (!json) return show(*game->league, *file);
  auto clean = game->league->open(*file);
  if (!clean) return fail(clean.error());
  out(dump_doc(*clean, true));
  return 0;
}

}  // namespace paddock::cli
