// Rules, settings, links, papers and the card of a rule.
#include "shell/sheets.hpp"

#include "screens/rules/sheet.hpp"
#include "shell/impl.hpp"

namespace paddock::app {

Rect App::Impl::sheet_rect() const {
  float const gutter = px(size::kGutter);
  if (layout == Layout::Phone) return {0, px(56), window.w, window.h - px(56)};
  float const width = std::min(px(ui.sheet == SheetId::Papers ? 620.0f : 420.0f), window.w - 2 * gutter);  // a page wants its columns
  Rect const at{window.right() - width - gutter, view.y + gutter, width, view.h - 2 * gutter};
  return at;
}

class SideSheets final : public Sheets {
 public:
  void draw(App::Impl& app) override {
    Stage s = app.stage();
    if (app.ui.sheet != SheetId::None) draw_open(app, s);
    if (!app.ui.rule.empty()) draw_rule_card(s);
  }
  void twin(App::Impl& app, Stage& stage, Twin& twin) override { app.twin_sheet(twin, stage); }
  bool twin_command(App::Impl& app, std::string const& id, std::string const& value) override {
    return app.twin_sheet_command(id, value);
  }

 private:
  static void draw_open(App::Impl& app, Stage& s) {
    float const in = motion::to_from(ImGuiID(0x5ee7u + unsigned(app.ui.sheet)), 0.0f, 1.0f, motion::kSheet, Ease::Enter);
    Rect const where = app.sheet_rect().moved(px(24) * (1 - in), 0);
    switch (app.ui.sheet) {
      case SheetId::Rules: draw_rules_sheet(s, where); break;
      case SheetId::Settings: app.draw_settings(where); break;
      case SheetId::Link: app.draw_link_sheet(where); break;
      case SheetId::Papers: app.draw_papers_sheet(where); break;
      case SheetId::None: break;
    }
  }
};

std::unique_ptr<Sheets> make_sheets() { return std::make_unique<SideSheets>(); }

}  // namespace paddock::app
