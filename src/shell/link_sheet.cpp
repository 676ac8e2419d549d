#include "shell/link_sheet.hpp"

#include <cstdlib>

#include "session/letters.hpp"
#include "ui/finger.hpp"
#include "ui/widgets.hpp"

namespace paddock::app {
namespace {

float draw_code(Rect where, std::string const& text) {
  auto code = post::make_qr(text);
  if (!code || code->version > 25) return 0;
  float const side = std::min(where.w, px(220));
  Rect const box{where.x + (where.w - side) * 0.5f, where.y, side, side};
  fill(box, IM_COL32_WHITE, 6);
  float const module = (side - px(24)) / float(code->size);
  for (int y = 0; y < code->size; ++y)
    for (int x = 0; x < code->size; ++x)
      if (code->at(x, y)) {
        ImVec2 const at{box.x + px(12) + float(x) * module, box.y + px(12) + float(y) * module};
        ink()->AddRectFilled(at, {at.x + module + 0.3f, at.y + module + 0.3f}, IM_COL32(16, 22, 26, 255));
      }
  return side;
}

}  // namespace

std::vector<LinkRow> links_of(Play const& play) {
  std::vector<LinkRow> rows;
  Session const& s = play.truth();
  if (play.race().read_only()) return rows;      // it has none
  bool const over = s.actor() == kOver;
  if (play.drivers().by_link() || s.role() == paddock::Role::Player || over)
    rows.push_back({"Turn link",
                    s.secret() ? "Shows everybody's view of the table and the last turn. Each seat has a link of its own at the GM's desk."
                               : "Shows the public board and every finished turn to anybody who opens it.",
                    "Copy turn link", play.table_link()});
  if (s.role() == paddock::Role::Table && !s.replay_is_secret())
    rows.push_back({"Replay link",
                    over ? "The whole " + play.race().words().race + " from the first turn to the last, with every order."
                         : "The whole record so far. It holds this turn's orders: not for rivals.",
                    "Copy replay link", s.replay_link()});
  return rows;
}

void LinkSheet::draw_row(Stage& stage, Rect& in, LinkRow const& row, bool with_code) const {
  std::string const url = stage.host.base_url() + row.link;
  text(Type::Title, in.x, in.y, row.title);
  text_right(Type::FigureSmall, in.right(), in.y + px(3), std::to_string(url.size()) + " characters", Role::Text3);
  in.cut_top(px(26));
  in.cut_top(text_wrapped(Type::Small, in.x, in.y, in.w, row.words, Role::Text2), px(10));
  Rect buttons = in.cut_top(px(size::kControl), px(12));
  bool const shares = stage.host.can_share();
  Rect const copy = shares ? buttons.column(0, 2, px(8)) : buttons;
  if (button(copy, row.button_label, {.kind = ButtonStyle::Filled, .icon = "copy"})) stage.push(Intent::Copy, 0, url, "Link copied.");
  std::string const share = "Share##" + std::string(row.title);
  if (shares && button(buttons.column(1, 2, px(8)), share.c_str(), {.icon = "share"})) stage.host.share(stage.play->race().title(), url);
  float const code = with_code ? draw_code(in, url) : 0;
  if (code > 0) in.cut_top(code, px(8));
  hairline(in.x, in.right(), in.cut_top(px(1), px(14)).y);
}

void LinkSheet::draw(Stage& stage, Rect where) {
  Rect in = begin_panel("##links", where, Region::Sheet, {.scroll = true});
  in = in.inset(px(20), px(16));
  Rect head = in.cut_top(finger(32), px(8));
  text(Type::PanelTitle, head.x, head.middle().y - px(13), "Links and files");
  if (icon_button(head.cut_right(finger(32)), "Close##links", "x", "Close (Esc)")) stage.ui.sheet = SheetId::None;
  if (!stage.play) {
    text_wrapped(Type::Body, in.x, in.y, in.w, "No race is open.", Role::Text2);
    return end_panel(in.y);
  }
  auto const rows = links_of(*stage.play);
  for (LinkRow const& row : rows) draw_row(stage, in, row, &row == &rows[0]);
  text(Type::Title, in.x, in.y, "File");
  in.cut_top(px(26));
  in.cut_top(text_wrapped(Type::Small, in.x, in.y, in.w, "The " + stage.play->race().words().race + " as a file, to keep or to open on another device.", Role::Text2), px(10));
  if (button(in.cut_top(px(size::kControl), px(20)), "Save as file", {.kind = ButtonStyle::Filled, .icon = "download"})) save_as_file(stage);
  end_panel(in.y);
}

void LinkSheet::save_as_file(Stage& stage) {
  race_.keep();
  stage.push(Intent::SaveFile, 0, dump_doc(race_->save(), true), "paddock-" + race_->id() + ".json");
}

void LinkSheet::twin(Stage& stage, Twin& twin) const {
  if (!stage.play) return;
  twin.decision.heading = "Links of this " + stage.play->race().words().race;
  auto const rows = links_of(*stage.play);
  for (size_t i = 0; i < rows.size(); ++i) {
    twin.say(std::string(rows[i].title) + ": " + stage.host.base_url() + rows[i].link + ". " + rows[i].words);
    twin.button("copy-link-" + std::to_string(i), rows[i].button_label);
  }
  twin.button("save-file", "Save as file");
}

bool LinkSheet::twin_command(Stage& stage, std::string const& id) {
  if (!stage.play) return false;
  if (id == "save-file") return save_as_file(stage), true;
  if (id.rfind("copy-link-", 0) != 0) return false;
  auto const rows = links_of(*stage.play);
  auto const n = size_t(std::atoi(id.c_str() + 10));
  if (n >= rows.size()) return false;
  stage.push(Intent::Copy, 0, stage.host.base_url() + rows[n].link, "Link copied.");
  return true;
}

}  // namespace paddock::app
