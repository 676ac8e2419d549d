#include "app/shell/paper_box.hpp"

#include <algorithm>

#include "session/letters.hpp"

namespace paddock::app {

// A page of the game: on the screen as it will be printed, to copy or to save.
void draw_paper(Rect& in, Paper const& paper, std::vector<Intent>& intents) {
  text(Type::Title, in.x, in.y, paper.name);
  in.cut_top(px(26));
  in.cut_top(text_wrapped(Type::Small, in.x, in.y, in.w, "To copy into a post, or as a page to open and print.", Role::Text2), px(10));
  Rect const row = in.cut_top(px(size::kControl), px(10));
  std::string const plain = post::write_paper(paper, post::ReportFormat::Plain);
  auto file = [&](post::ReportFormat f) { intents.push_back({Intent::SaveFile, 0, post::write_paper(paper, f), post::paper_file(paper, f), {}}); };
  if (button(row.column(0, 3, px(8)), "Copy as text##paper", {.icon = "copy"})) intents.push_back({Intent::Copy, 0, plain, paper.name + " copied", {}});
  if (button(row.column(1, 3, px(8)), "Save text##paper", {.icon = "download"})) file(post::ReportFormat::Plain);
  if (button(row.column(2, 3, px(8)), "Print page##paper", {.icon = "clipboard", .tip = "Saves a page that any browser prints"})) file(post::ReportFormat::Html);
  float const line = px(16);
  auto const lines = std::count(plain.begin(), plain.end(), '\n');
  Rect const box = in.cut_top(line * float(lines) + px(20), px(16));
  fill(box, colour(Role::Well), radius::kChip);
  outline(box, colour(Role::Line), radius::kChip);
  float y = box.y + px(10);
  for (size_t at = 0; at < plain.size(); y += line) {
    size_t const end = std::min(plain.find('\n', at), plain.size());
    text_fit(Type::Cite, box.x + px(10), y, std::string_view(plain).substr(at, end - at), box.w - px(20));
    at = end + 1;
  }
  hairline(in.x, in.right(), in.cut_top(px(1), px(14)).y);
}

}  // namespace paddock::app
