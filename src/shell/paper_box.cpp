#include "shell/paper_box.hpp"

#include "session/letters.hpp"

namespace paddock::app {

// Several pages may stand on one sheet: each button has its page's name in its id.
void draw_paper(Rect& in, Paper const& paper, std::vector<Intent>& intents) {
  text(Type::Title, in.x, in.y, paper.name);
  in.cut_top(px(28));
  Rect const row = in.cut_top(px(size::kControl), px(10));
  auto pressed = [&](int column, char const* label, char const* icon_name, char const* tip) {
    std::string const id = std::string(label) + "##paper " + paper.name;
    return button(row.column(column, 3, px(8)), id.c_str(), {.icon = icon_name, .tip = tip});
  };
  auto file = [&](post::ReportFormat f) { intents.push_back({Intent::SaveFile, 0, post::write_paper(paper, f), post::paper_file(paper, f), {}}); };
  if (pressed(0, "Copy as text", "copy", "To paste into a post"))
    intents.push_back({Intent::Copy, 0, post::write_paper(paper, post::ReportFormat::Plain), paper.name + " copied", {}});
  if (pressed(1, "Save text", "download", "Saves it as a file of plain text")) file(post::ReportFormat::Plain);
  if (pressed(2, "Print page", "download", "Saves a page that any browser prints")) file(post::ReportFormat::Html);
  float const pad = px(in.w < px(440) ? 10 : 16);
  PaperLayout const page(paper, in.w - 2 * pad);
  Rect const box = in.cut_top(page.height() + 2 * pad, px(16));
  fill(box, colour(Role::Well), radius::kChip);
  outline(box, colour(Role::Line), radius::kChip);
  page.draw(box.x + pad, box.y + pad);
  hairline(in.x, in.right(), in.cut_top(px(1), px(14)).y);
}

}  // namespace paddock::app
