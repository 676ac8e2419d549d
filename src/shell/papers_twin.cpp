// The papers' sheet in words.
#include "core/text.hpp"
#include "session/letters.hpp"
#include "shell/papers_sheet.hpp"

namespace paddock::app {
namespace {

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
constexpr LeagueButton kLeague[] = {{"league-next", LeagueDo::Next}, {"league-enter", LeagueDo::Enter}, {"league-save", LeagueDo::Save}, {"league-page", LeagueDo::WebPage},
                                    {"league-ask-forget", LeagueDo::AskForget}, {"league-forget", LeagueDo::Forget},
                                    {"league-replace", LeagueDo::Replace}, {"league-refuse", LeagueDo::Refuse}, {"league-again", LeagueDo::KeepAgain}, {"league-found", LeagueDo::Found},
                                    {"league-take-back", LeagueDo::TakeBack}, {"league-undo", LeagueDo::Undo}};

}  // namespace

// The programme, the league, and what can be done with both.
void PapersSheet::twin(Stage& stage, Twin& twin) {
  if (auto const* pages = papers_.of_event()) {
    twin.decision.heading = "Pages to print";
    for (Paper const& paper : *pages) paper_twin(twin, paper);
    return;
  }
  bool const ready = league_.ready();
  events::Card const& card = league_.card();
  twin.decision.heading = league_.any() ? "League: " + card.title : "Programme and league";
  if (league_.any() && !ready) twin.say(league_.trouble());
  if (league_.any() && ready) {
    twin.say(card.state + (card.next.empty() ? "" : " Next is " + card.next + "."));
    twin.button("league-next", "Next meeting", league_.next() ? "" : "every fixture has its result");
    twin.button("league-enter", "Enter this result", why_no_result(stage.play, "open the finished meeting first"));
  }
  if (league_.can_found()) {
    twin.decision.fields.push_back({"league-text", "A new league: its name, then a line for each club", league_.written, league_.wrong,
                                    "Shale League; then a line for each: Hornets (bot medium): Ann 8.6, Bo 7.2, ...", "area", {}});
    twin.button("league-found", "Start the league");
  }
  if (!league_.error().empty()) twin.button("league-again", "Try to keep the league again");
  if (league_.any()) {
    twin.button("league-save", "Save the league as a file").button("league-page", "Save the season as a web page");
    if (league_.can_undo()) twin.button("league-undo", "Undo: the result that was taken back stands again");
    else twin.button("league-take-back", "Take back the last result", league_.raced() ? "" : "no result stands yet");
    twin.button("league-ask-forget", league_.asks_forget ? "Keep the league" : "Forget the league");
    if (league_.asks_forget) twin.button("league-forget", "Forget the league for good");
  }
  sides_.twin(stage, twin);
  if (league_.offered_card()) {
    twin.say("Another league was opened: " + league_.offered_card()->title + ". It would replace " + card.title + ".");
    twin.button("league-replace", "Replace " + card.title).button("league-refuse", "Keep " + card.title);
  }
  for (Paper const& paper : papers_.of_game()) paper_twin(twin, paper);
  if (ready)
    for (Paper const& paper : league_.papers()) paper_twin(twin, paper);
}

bool PapersSheet::twin_command(Stage& stage, std::string const& id, std::string const& value) {
  for (LeagueButton const& b : kLeague)
    if (id == b.id) return stage.push(Intent::League, int(b.what)), true;
  if (id == "league-text") return league_.written = cut(value, 8000), league_.wrong.clear(), true;
  if (id.rfind("copy-paper-", 0) != 0) return sides_.twin_command(stage, id, value);
  auto const* pages = papers_.of_event();
  std::vector<Paper> all = pages ? *pages : papers_.of_game();
  if (!pages && league_.ready()) all.insert(all.end(), league_.papers().begin(), league_.papers().end());
  for (Paper const& paper : all)
    if (id.substr(11) == paper.name) return stage.push(Intent::Copy, 0, post::write_paper(paper, post::ReportFormat::Plain), paper.name + " copied"), true;
  return false;
}

}  // namespace paddock::app
