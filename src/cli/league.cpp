// league: the table of a season, the set-up of its next meeting, a result that is entered.
#include "cli/cli.hpp"
#include "events/season.hpp"
#include "session/letters.hpp"

namespace paddock::cli {

namespace {

namespace seasons = app::seasons;

int show(League const& game, LeagueFile const& league) {
  for (Paper const& p : seasons::look(game, league).papers) out(post::write_paper(p, post::ReportFormat::Plain));
  return 0;
}

bool write(League const& game, LeagueFile const& league, std::string const& save) {
  return write_file(save, dump_doc(seasons::write_file(game, league), true));
}

int enter(League const& game, Doc const& file, std::string const& name, std::string const& save) {
  auto meeting = open_game(name);
  if (!meeting) return fail(meeting.error());
  if (!(*meeting)->hash_matches()) return fail({name, "This save does not add up; enter one that does (verify tells)."});
  auto league = seasons::read_file(game, file);
  if (!league) return fail(league.error());
  auto entered = seasons::entered(game, std::move(*league), (*meeting)->setup(), (*meeting)->position());
  if (!entered) return fail(entered.error());
  if (!write(game, *entered, save)) return fail({save, "This file cannot be written."});
  return save == "-" ? 0 : show(game, *entered);
}

int found(std::string const& name, std::string const& save) {
  auto text = read_file(name);
  if (!text) return fail(text.error());
  for (GameInfo const& game : paddock::games()) {
    if (!game.league) continue;
    auto league = seasons::found(*game.league, *text);
    if (!league) return fail({name + (league.error().where.empty() ? "" : ", " + league.error().where), league.error().what});
    return write(*game.league, *league, save.empty() ? "-" : save) ? 0 : fail({save, "This file cannot be written."});
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
  auto league = seasons::read_file(*game->league, *file);
  if (!league) return fail(league.error());
  if (what == "next") {
    auto setup = seasons::open_fixture(*game->league, *league, fixture);
    if (!setup) return fail(setup.error());
    std::string const doc = dump_doc(setup_to_doc(*setup), true);
    if (!write_file(save.empty() ? "-" : save, doc)) return fail({save, "This file cannot be written."});
    return 0;
  }
  if (!json) return show(*game->league, *league);
  out(dump_doc(seasons::write_file(*game->league, *league), true));
  return 0;
}

// The table as names and points, the next fixture, and the team of a side as its next set-up would say it.
Expected<Doc> league_answer(std::string const& id, Doc const& given) {
  GameInfo const* game = find_game(id);
  if (!game || !game->league) return Error{"/game", "'" + id + "' is no game with leagues."};
  auto league = seasons::read_file(*game->league, given.contains("file") ? given["file"] : Doc());
  if (!league) return league.error();
  Doc d{{"table", Doc::array()}, {"points", Doc::array()}, {"fixtures", league->fixtures.size()}, {"next", seasons::next_fixture(*league) + 1}};
  for (seasons::Row const& r : seasons::table(*league)) {
    d["table"].push_back(league->sides[size_t(r.side)].name);
    d["points"].push_back(r.points);
  }
  int const many = int(league->sides.size());
  for (int i = 0; i < many; ++i)
    if (league->sides[size_t(i)].name == get_text(given, "club"))
      d["team"] = get_text(seasons::setup_of(*game->league, *league, {1, {i, (i + 1) % many}, {}}).seats[0].options, game->league->words.listed);
  return d;
}

}  // namespace paddock::cli
