// The side sheets in words: rules with their search, settings, links of the race, papers and league. While one is open it takes the
// place of the screen's decision.
#include <algorithm>
#include <cstdlib>

#include "core/text.hpp"
#include "screens/rules/book.hpp"
#include "screens/rules/sheet.hpp"
#include "session/letters.hpp"
#include "shell/impl.hpp"
#include "view/marked.hpp"

namespace paddock::app {
namespace {

constexpr size_t kMostRules = 40;  // said at once; the search narrows them

TwinField select(std::string id, std::string label, int chosen, std::vector<TwinOption> options) {
  return {std::move(id), std::move(label), std::to_string(chosen), "", "", "select", std::move(options)};
}

std::string in_words(RuleText const& rule, std::string const& game, Session const* race) {
  std::string out = rule.id + ", " + rule.title + ". " + unmarked(rule.text);
  for (std::string const& name : rule.settings) {
    InForce const f = setting_in_force(game, name, race);
    out += " In force: " + (f.label.empty() ? name : f.label) + ", " + f.value + ".";
  }
  return out;
}

void rules_twin(Twin& twin, Stage& stage) {
  std::string const game = present_game(stage);
  Session const* race = stage.play ? &stage.play->session() : nullptr;
  twin.decision.heading = "Rules";
  twin.field("rules-query", "Search the rules", stage.ui.rules_query);
  twin.decision.fields.back().hint = "Words or a number: slipstream, pit, NR-3.6.";
  size_t found = 0;
  for (Chapter const& chapter : rule_book(game))
    for (RuleText const& rule : chapter.rules)
      if (has_words({rule.id, rule.title, rule.text}, stage.ui.rules_query) && ++found <= kMostRules) twin.preview.push_back(in_words(rule, game, race));
  if (found == 0) twin.say("No rule has these words.");
  else twin.say(std::to_string(found) + (found == 1 ? " rule" : " rules") +
                (found > kMostRules ? ", the first " + std::to_string(kMostRules) + " are listed" : ""));
  if (std::string_view const page = orders_page(game); stage.ui.rules_query.empty() && !page.empty()) twin.say("Writing orders. " + std::string(page));
}

// A page in words: each row with its heads.
void paper_twin(Twin& twin, Paper const& paper) {
  twin.preview.push_back(paper.title + ". " + paper.subtitle);
  for (Paper::Table const& t : paper.tables) {
    twin.preview.push_back(t.title + (t.note.empty() ? "" : ". " + t.note));
    for (auto const& row : t.rows) {
      std::string line;
      for (size_t i = 0; i < row.size() && i < t.columns.size(); ++i) {
        std::string const head = t.columns[i].substr(t.columns[i][0] == '>');
        if (!row[i].empty()) line += (line.empty() ? "" : ", ") + (head.empty() ? "" : head + " ") + row[i];
      }
      twin.preview.push_back(std::move(line));
    }
  }
  twin.button("copy-paper-" + paper.name, "Copy the " + paper.name + " as text");
}

struct LeagueButton { char const* id; LeagueDo what; };
constexpr LeagueButton kLeague[] = {{"league-next", LeagueDo::Next}, {"league-enter", LeagueDo::Enter}, {"league-save", LeagueDo::Save},
                                    {"league-ask-forget", LeagueDo::AskForget}, {"league-forget", LeagueDo::Forget},
                                    {"league-replace", LeagueDo::Replace}, {"league-refuse", LeagueDo::Refuse}, {"league-again", LeagueDo::KeepAgain}, {"league-found", LeagueDo::Found}};

}  // namespace

// The programme, the league, and what can be done with both.
void App::Impl::twin_papers(Twin& twin) {
  bool const ready = league.ready();
  LeagueCard const& card = league.card();
  twin.decision.heading = league.any() ? "League: " + card.title : "Programme and league";
  if (league.any() && !ready) twin.say(league.trouble());
  if (league.any() && ready) {
    twin.say(card.state + (card.next.empty() ? "" : " Next is " + card.next + "."));
    twin.button("league-next", "Next meeting", league.next() ? "" : "every fixture has its result");
    std::string const no = !play ? "open the finished meeting first" : league.entered(*play) ? "" : league.entered(*play).error().what;
    twin.button("league-enter", "Enter this result", no);
  }
  if (league.can_found()) {
    twin.decision.fields.push_back({"league-text", "A new league: its name, then a line for each club", league.written, league.wrong,
                                    "Hornets (bot medium): Ann 8.6, Bo 7.2, ...", "area", {}});
    twin.button("league-found", "Start the league");
  }
  if (!league.error().empty()) twin.button("league-again", "Try to keep the league again");
  if (league.any()) {
    twin.button("league-save", "Save the league as a file");
    twin.button("league-ask-forget", league.asks_forget ? "Keep the league" : "Forget the league");
    if (league.asks_forget) twin.button("league-forget", "Forget the league for good");
  }
  if (league.offered()) {
    twin.say("Another league was opened: " + league.offered()->title + ". It would replace " + card.title + ".");
    twin.button("league-replace", "Replace " + card.title).button("league-refuse", "Keep " + card.title);
  }
  for (Paper const& paper : papers()) paper_twin(twin, paper);
  if (ready)
    for (Paper const& paper : league.papers()) paper_twin(twin, paper);
}

void App::Impl::twin_sheet(Twin& twin, Stage& stage) {
  if (ui.sheet == SheetId::None) return;
  twin.decision = {};
  twin.preview.clear();
  if (ui.sheet == SheetId::Rules) rules_twin(twin, stage);
  if (ui.sheet == SheetId::Settings) {
    twin.decision.heading = "Settings";
    auto& fields = twin.decision.fields;
    fields.push_back(select("set-theme", "Theme", theme_choice, {{"0", "as the system"}, {"1", "dark"}, {"2", "light"}}));
    fields.push_back(select("set-motion", "Motion", motion_choice, {{"0", "as the system"}, {"1", "full"}, {"2", "reduced"}}));
    fields.push_back(select("set-scale", "Size in per cent", int(scale_choice * 100 + 0.5f),
                            {{"85", "85"}, {"100", "100"}, {"115", "115"}, {"130", "130"}, {"150", "150"}}));
    twin.field("your-name", "Your name in every race you begin", library.setting("name"));
    twin.button("backup-all", "Back up all races to a file");
    twin.button("take-file", "Take in a file");
  }
  if (ui.sheet == SheetId::Link && play) {
    twin.decision.heading = "Links of this " + play->words().race;
    auto const rows = links_of(*play);
    for (size_t i = 0; i < rows.size(); ++i) {
      twin.say(std::string(rows[i].title) + ": " + host.base_url() + rows[i].link + ". " + rows[i].words);
      twin.button("copy-link-" + std::to_string(i), rows[i].button_label);
    }
    twin.button("save-file", "Save as file");
  }
  if (ui.sheet == SheetId::Papers) twin_papers(twin);
  twin.button("close-sheet", "Close");
}

bool App::Impl::twin_sheet_command(std::string const& id, std::string const& value) {
  auto const push = [&](Intent::Kind kind, int64_t number = 0, std::string text = {}, std::string aux = {}) {
    intents.push_back({kind, number, std::move(text), std::move(aux), {}});
    return true;
  };
  if (id == "nav-rules") return push(Intent::OpenSheet, int(SheetId::Rules));
  if (id == "nav-settings") return push(Intent::OpenSheet, int(SheetId::Settings));
  if (id == "nav-papers") return push(Intent::OpenSheet, int(SheetId::Papers));
  for (LeagueButton const& b : kLeague)
    if (id == b.id) return push(Intent::League, int(b.what));
  if (id == "league-text") return league.written = cut(value, 8000), league.wrong.clear(), true;
  if (id.rfind("copy-paper-", 0) == 0) {
    std::vector<Paper> all = papers();
    if (league.ready()) all.insert(all.end(), league.papers().begin(), league.papers().end());
    for (Paper const& paper : all)
      if (id.substr(11) == paper.name) return push(Intent::Copy, 0, post::write_paper(paper, post::ReportFormat::Plain), paper.name + " copied");
  }
  if (id == "nav-links") return push(Intent::OpenSheet, int(SheetId::Link));
  if (ui.sheet == SheetId::None) return false;
  if (id == "close-sheet") return push(Intent::CloseSheet);
  if (id == "rules-query") return ui.rules_query = cut(value, 80), true;
  if (id == "set-theme") return push(Intent::SetTheme, std::atoi(value.c_str()));
  if (id == "set-motion") return push(Intent::SetMotion, std::atoi(value.c_str()));
  if (id == "set-scale") return push(Intent::SetScale, std::atoi(value.c_str()));
  if (id == "your-name") return library.set_setting("name", fit_points(value, kNamePoints)), true;
  if (id == "backup-all") return push(Intent::ExportSaved);
  if (id == "save-file" && play) return save_as_file(), true;
  if (id == "take-file") return push(Intent::ImportFile);
  if (id.rfind("copy-link-", 0) == 0 && play) {
    auto const rows = links_of(*play);
    auto const n = size_t(std::atoi(id.c_str() + 10));
    return n < rows.size() && push(Intent::Copy, 0, host.base_url() + rows[n].link, "Link copied.");
  }
  return false;
}

}  // namespace paddock::app
