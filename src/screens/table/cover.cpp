// The hot-seat cover: the next driver's livery over everything. Nothing secret is drawn under it.
#include <algorithm>

#include "screens/table/over_board.hpp"
#include "ui/theme.hpp"
#include "ui/widgets.hpp"

namespace paddock::app {

std::string hand_over_to(Play const& play, Seat seat) {
  SeatSetup const& s = play.truth().setup().seats[size_t(seat)];
  Words const& words = play.race().words();
  std::string const number = words.seat + " " + std::to_string(s.number);
  bool const no_name = s.name == capital(number) || s.name == "Your " + words.seat;
  return "Hand over to " + (no_name ? "the " + words.driver + " of " + number : s.name);
}

void draw_cover(Stage& stage) {
  Play const& play = *stage.play;
  Seat const next = play.chair().next_here();
  if (next < 0) return;
  SeatSetup const& seat = play.truth().setup().seats[size_t(next)];
  Rect const all = stage.window;
  Rect in =
      begin_panel("##cover", all, Region::Sheet, {.shadow = false, .border = false, .face = Role::Canvas, .round = 0});
  ImDrawList* list = ink();
  swatch_colour(all.inset(-px(6)), seat.livery);
  Rect const card = in.centred(std::min(px(440), all.w - px(32)), px(236));
  shadow(list, card);
  list->AddRectFilled(card.min(), card.max(), colour(Role::Panel), px(radius::kSheet));
  Rect c = card.inset(px(28), px(24));
  std::string const title = hand_over_to(play, next);
  Type const type = text_size(Type::HomeTitle, title).x < c.w ? Type::HomeTitle : Type::PanelTitle;
  text_mid(type, c.cut_top(px(44), px(10)), title);
  Rect const line = c.cut_top(px(24), px(24));
  std::string const note = "Nothing secret is on this screen.";
  float const note_w = text_size(Type::Body, note).x, w = px(58) + note_w;
  float const x = line.x + std::max(0.0f, (line.w - w) / 2);
  swatch({x, line.y, px(46), px(22)}, seat.livery, seat.number);
  text_fit(Type::Body, x + px(58), line.y + px(1), note, line.right() - x - px(58), Role::Text2);
  if (hold_button(c.cut_top(px(56), px(14)), "Hold to open", "hand-finger", true)) stage.push(Intent::Uncover);
  text_mid(Type::Caption, c.cut_top(px(20)), "or press Space for half a second", Role::Text3);
  end_panel();
}

}  // namespace paddock::app
