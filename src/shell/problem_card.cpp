#include "shell/problem_card.hpp"

#include "ui/widgets.hpp"

namespace paddock::app {

void ProblemCard::show(Problem problem) {
  problem_ = std::move(problem);
  frames_.poke();
}

bool ProblemCard::draw_buttons(Stage& stage, Rect row) const {
  if (problem_.again || problem_.file) {
    char const *const label = problem_.file ? "Open another file" : "Paste it again", *const sign = problem_.file ? "file-import" : "clipboard";
    bool const again = button(row.column(0, 2, px(8)), label, {.kind = ButtonStyle::Filled, .icon = sign, .type = Type::Strong});
    if (again) problem_.file ? stage.push(Intent::ImportFile) : stage.host.request_paste();
    return button(row.column(1, 2, px(8)), "Close##problem", {.type = Type::Strong}) || again;
  }
  if (!problem_.offer.empty()) {
    if (button(row.column(0, 2, px(8)), problem_.offer.c_str(), {.type = Type::Strong})) stage.push(Intent::OpenOther);
    row = row.column(1, 2, px(8));
  }
  return button(row, "Close##problem", {.kind = ButtonStyle::Filled, .type = Type::Strong});
}

void ProblemCard::draw(Stage& stage) {
  if (!any()) return;
  Rect const &window = stage.window, &view = stage.view;
  float const width = std::min(px(460), window.w - px(24)), inner = width - px(40);
  float const words_h = text_height(Type::Body, inner, problem_.words);
  bool const code = !problem_.excerpt.empty() || !problem_.broken.empty();
  float const height = px(20) + px(30) + words_h + px(8) + (code ? px(52) : 0) + px(16) + px(46) + px(20);
  Rect const where{window.x + (window.w - width) * 0.5f, view.y + std::max(px(12), (view.h - height) * 0.3f), width, height};
  begin_card("##problem", where);
  Rect in = where.inset(px(20));
  icon(problem_.calm ? "device-floppy" : "alert-circle", in.x + px(12), in.y + px(13), 24, problem_.calm ? Role::Text2 : Role::Bad);
  text_fit(Type::PanelTitle, in.x + px(36), in.y, problem_.title, in.w - px(36));
  probe_add(problem_.title, {in.x, in.y, in.w, px(26)});
  in.cut_top(px(30));
  in.cut_top(text_wrapped(Type::Body, in.x, in.y, in.w, problem_.words, Role::Text2), px(8));
  if (code) {
    Rect const well = in.cut_top(px(40), px(12));
    fill(well, colour(Role::Well), radius::kControl);
    outline(well, colour(Role::Line2), radius::kControl);
    float const before = text_size(Type::Code, problem_.excerpt).x, y = well.y + px(10);
    text_fit(Type::Code, well.x + px(12), y, problem_.excerpt, well.w - px(70), Role::Text2);
    if (!problem_.broken.empty() && before < well.w - px(70)) {
      float const w = text_size(Type::Code, problem_.broken).x;
      fill({well.x + px(12) + before, y, w, px(20)}, colour(Role::BadFace));
      text(Type::Code, well.x + px(12) + before, y, problem_.broken, Role::Bad);
    }
  }
  bool const answered = draw_buttons(stage, {in.x, where.bottom() - px(20) - px(44), in.w, px(44)});
  end_card();
  if (answered) close();
}

void ProblemCard::twin(Twin& twin) const {
  if (!any()) return;
  twin.state = problem_.title + ". " + problem_.words;
  if (!problem_.offer.empty()) twin.button("problem-other", problem_.offer);
  twin.button("problem-close", "Close this message");
}

bool ProblemCard::twin_command(Stage& stage, std::string const& id) {
  if (id == "problem-other") return stage.push(Intent::OpenOther), true;
  if (id == "problem-close") return close(), true;
  return false;
}

}  // namespace paddock::app
