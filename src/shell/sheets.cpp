// Rules, settings, links, papers and the card of a rule. In words an open sheet takes the place of the screen's decision.
#include "shell/sheets.hpp"

#include "core/text.hpp"
#include "desk/play.hpp"
#include "screens/rules/book.hpp"
#include "screens/rules/sheet.hpp"
#include "shell/link_sheet.hpp"
#include "shell/papers_sheet.hpp"
#include "shell/settings_sheet.hpp"
#include "ui/widgets.hpp"
#include "view/marked.hpp"

namespace paddock::app {
namespace {

constexpr size_t kMostRules = 40;  // said at once; the search narrows them

std::string in_words(RuleText const& rule, std::string const& game, Doc const* settings) {
  std::string out = rule.id + ", " + rule.title + ". " + unmarked(rule.text);
  for (std::string const& name : rule.settings) {
    InForce const f = setting_in_force(game, name, settings);
    out += " In force: " + (f.label.empty() ? name : f.label) + ", " + f.value + ".";
  }
  return out;
}

void rules_twin(Twin& twin, Stage& stage) {
  std::string const game = present_game(stage);
  Doc const* const settings = settings_in_force(stage, game);
  twin.decision.heading = "Rules";
  if (auto const all = rules_to_choose(stage); all.size() > 1) {
    twin.field("rules-game", "Rules of", game);
    twin.decision.fields.back().kind = "select";
    for (GameInfo const* one : all) twin.decision.fields.back().options.push_back({one->id, one->title});
  }
  twin.field("rules-query", "Search the rules", stage.ui.rules_query);
  twin.decision.fields.back().hint = "Words or a number: slipstream, pit, NR-3.6.";
  if (stage.ui.rules_query.empty() && !brief_of(game).empty()) twin.say("In short. " + unmarked(brief_of(game)));
  size_t found = 0;
  for (Chapter const& chapter : rule_book(game))
    for (RuleText const& rule : chapter.rules)
      if (has_words({rule.id, rule.title, rule.text}, stage.ui.rules_query) && ++found <= kMostRules) twin.preview.push_back(in_words(rule, game, settings));
  if (found == 0) twin.say("No rule has these words.");
  else twin.say(std::to_string(found) + (found == 1 ? " rule" : " rules") +
                (found > kMostRules ? ", the first " + std::to_string(kMostRules) + " are listed" : ""));
  if (std::string_view const page = orders_page(game); stage.ui.rules_query.empty() && !page.empty()) twin.say("Writing orders. " + std::string(page));
}

Rect sheet_rect(Stage const& stage) {
  float const gutter = px(size::kGutter);
  Rect const &window = stage.window, &view = stage.view;
  if (stage.layout == Layout::Phone) return {0, px(56), window.w, window.h - px(56)};
  bool const page = stage.ui.sheet == SheetId::Papers;   // it wants its columns
  float const width = std::min(px(page ? 620.0f : 420.0f), window.w - 2 * gutter);
  return {window.right() - width - gutter, view.y + gutter, width, view.h - 2 * gutter};
}

}  // namespace

class SideSheets final : public Sheets {
 public:
  SideSheets(LookChoice const& look, Device const& device, OpenRace& race, LeagueDesk& league, Papers& papers)
      : settings_(look, device, papers), links_(race), papers_(league, papers) {}

  void draw(Stage& stage) override {
    if (stage.ui.sheet != SheetId::None) draw_open(stage);
    if (!stage.ui.rule.empty()) draw_rule_card(stage);
  }

  void twin(Stage& stage, Twin& twin) override {
    SheetId const sheet = stage.ui.sheet;
    if (sheet == SheetId::None) return;
    twin.decision = {};
    twin.preview.clear();
    switch (sheet) {
      case SheetId::Rules: rules_twin(twin, stage); break;
      case SheetId::Settings: settings_.twin(stage, twin); break;
      case SheetId::Link: links_.twin(stage, twin); break;
      case SheetId::Papers: papers_.twin(stage, twin); break;
      case SheetId::None: break;
    }
    twin.button("close-sheet", "Close");
  }

  bool twin_command(Stage& stage, std::string const& id, std::string const& value) override {
    if (opens(stage, id) || papers_.twin_command(stage, id, value)) return true;
    if (stage.ui.sheet == SheetId::None) return false;
    if (id == "close-sheet") return stage.push(Intent::CloseSheet), true;
    if (id == "rules-game") return choose_rules(stage, value), true;
    if (id == "rules-query") return stage.ui.rules_query = cut(value, 80), true;
    return settings_.twin_command(stage, id, value) || links_.twin_command(stage, id);
  }

 private:
  static bool opens(Stage& stage, std::string const& id) {
    static constexpr std::pair<char const*, SheetId> kWays[] = {
        {"nav-rules", SheetId::Rules}, {"nav-settings", SheetId::Settings}, {"nav-papers", SheetId::Papers}, {"nav-links", SheetId::Link}};
    for (auto const& [name, sheet] : kWays)
      if (id == name) return stage.push(Intent::OpenSheet, int(sheet)), true;
    return false;
  }

  void draw_open(Stage& stage) {
    float const in = motion::to_from(ImGuiID(0x5ee7u + unsigned(stage.ui.sheet)), 0.0f, 1.0f, motion::kSheet, Ease::Enter);
    Rect const where = sheet_rect(stage).moved(px(24) * (1 - in), 0);
    switch (stage.ui.sheet) {
      case SheetId::Rules: draw_rules_sheet(stage, where); break;
      case SheetId::Settings: settings_.draw(stage, where); break;
      case SheetId::Link: links_.draw(stage, where); break;
      case SheetId::Papers: papers_.draw(stage, where); break;
      case SheetId::None: break;
    }
  }

  SettingsSheet settings_;
  LinkSheet links_;
  PapersSheet papers_;
};

std::unique_ptr<Sheets> make_sheets(LookChoice const& look, Device const& device, OpenRace& race, LeagueDesk& league, Papers& papers) {
  return std::make_unique<SideSheets>(look, device, race, league, papers);
}

}  // namespace paddock::app
