// The side sheets in words: rules with their search, settings, the links of the race. While one is open it takes the
// place of the screen's decision.
#include <algorithm>
#include <cstdlib>

#include "app/rules/book.hpp"
#include "app/rules/sheet.hpp"
#include "app/shell/impl.hpp"
#include "session/letters.hpp"

namespace paddock::app {
namespace {

constexpr size_t kMostRules = 40;  // said at once; the search narrows them

TwinField select(std::string id, std::string label, int chosen, std::vector<TwinOption> options) {
  return {std::move(id), std::move(label), std::to_string(chosen), "", "", "select", std::move(options)};
}

std::string in_words(RuleText const& rule, std::string const& game, Session const* race) {
  std::string out = rule.id + ", " + rule.title + ". ";
  for (char c : rule.text)
    if (c != '*') out += c;
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

}  // namespace

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
    twin.button("backup-all", "Back up all races to a file");
    twin.button("take-file", "Take in a file");
  }
  if (ui.sheet == SheetId::Link && play) {
    twin.decision.heading = "Links of this race";
    auto const rows = links_of(*play);
    for (size_t i = 0; i < rows.size(); ++i) {
      twin.say(std::string(rows[i].title) + ": " + host.base_url() + rows[i].link + ". " + rows[i].words);
      twin.button("copy-link-" + std::to_string(i), rows[i].button_label);
    }
    for (Paper const& paper : play->session().papers(play->viewer())) twin.button("copy-paper-" + paper.name, "Copy the " + paper.name + " as text");
  }
  twin.button("close-sheet", "Close");
}

bool App::Impl::twin_sheet_command(std::string const& id, std::string const& value) {
  auto const push = [&](Intent::Kind kind, int64_t number = 0, std::string text = {}, std::string aux = {}) {
    intents.push_back({kind, number, std::move(text), std::move(aux), {}});
    return true;
  };
  if (id == "nav-rules") return push(Intent::OpenSheet, int(SheetId::Rules));
  if (id == "nav-settings") return push(Intent::OpenSheet, int(SheetId::Settings));
  if (id.rfind("copy-paper-", 0) == 0 && play) {
    for (Paper const& paper : play->session().papers(play->viewer()))
      if (id.substr(11) == paper.name) return push(Intent::Copy, 0, post::write_paper(paper, post::ReportFormat::Plain), paper.name + " copied");
  }
  if (id == "nav-links") return push(Intent::OpenSheet, int(SheetId::Link));
  if (ui.sheet == SheetId::None) return false;
  if (id == "close-sheet") return push(Intent::CloseSheet);
  if (id == "rules-query") return ui.rules_query = value.substr(0, 80), true;
  if (id == "set-theme") return push(Intent::SetTheme, std::atoi(value.c_str()));
  if (id == "set-motion") return push(Intent::SetMotion, std::atoi(value.c_str()));
  if (id == "set-scale") return push(Intent::SetScale, std::atoi(value.c_str()));
  if (id == "backup-all") return push(Intent::ExportSaved);
  if (id == "take-file") return push(Intent::ImportFile);
  if (id.rfind("copy-link-", 0) == 0 && play) {
    auto const rows = links_of(*play);
    auto const n = size_t(std::atoi(id.c_str() + 10));
    return n < rows.size() && push(Intent::Copy, 0, host.base_url() + rows[n].link, "Link copied.");
  }
  return false;
}

}  // namespace paddock::app
