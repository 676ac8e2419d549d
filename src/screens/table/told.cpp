// The card of chance: what was rolled or turned over, by which table, what came and what follows. The film waits for it.
#include <algorithm>

#include "screens/table/over_board.hpp"
#include "ui/theme.hpp"
#include "ui/widgets.hpp"

namespace paddock::app {
namespace {

constexpr int kLowest = 2, kHighest = 12;   // of two dice

// The table as cells, the one that came lit, and the names of its bands below.
float band_cells(Rect in, float y, Film::Told const& card) {
  Rect const row{in.x, y, in.w, px(30)};
  int low = kLowest;
  for (Film::Told::Band const& band : card.bands) {
    for (int n = low; n <= band.high; ++n) {
      Rect const cell = row.column(n - kLowest, kHighest - kLowest + 1, px(3));
      fill(cell, tone_face(band.tone), radius::kChip);
      std::string const words = std::to_string(n);
      ImVec2 const size = text_size(Type::FigureSmall, words);
      draw_text(ink(), Type::FigureSmall, {cell.middle().x - size.x / 2, cell.middle().y - size.y / 2}, tone_colour(band.tone), words);
      if (n == card.total) outline(cell, colour(Role::Text), radius::kChip, 2);
    }
    float const x0 = row.column(low - kLowest, kHighest - kLowest + 1, px(3)).x, x1 = row.column(band.high - kLowest, kHighest - kLowest + 1, px(3)).right();
    float const w = std::min(text_size(Type::Caption, band.words).x, std::max(x1 - x0, px(64)));
    float const x = std::clamp((x0 + x1 - w) / 2, in.x, in.right() - w);
    text_fit(Type::Caption, x, row.bottom() + px(4), band.words, w + 1, Role::Text2);
    low = band.high + 1;
  }
  return row.bottom() + px(26);
}

bool bare(Film::Told const& card) { return card.dice.empty() && card.cards.empty(); }   // a title says it all

float height_of(Film::Told const& card, float width) {
  if (bare(card)) return px(64);
  float h = px(52) + (card.cards.empty() ? px(48) : px(84)) + (card.bands.empty() ? 0 : px(56));
  if (!card.sum.empty()) h += px(22);
  if (!card.then.empty()) h += text_height(Type::Strong, width, capital(card.then) + ".") + px(8);
  return h + px(8);
}

}  // namespace

std::string told_words(Film::Told const& card, std::string const& who) {
  std::string out = card.title + ", " + who;
  for (size_t i = 0; i < card.dice.size(); ++i) out += (i ? " and " : ": ") + std::to_string(card.dice[i]);
  for (CardFace const& face : card.cards) out += ": " + face.suit + " " + face.value;
  if (!card.sum.empty()) out += ", " + card.sum;
  if (card.total) out += " make " + std::to_string(card.total);
  if (!card.result.empty()) out += ", " + card.result;
  return out + (card.then.empty() ? "" : ": " + card.then) + ".";
}

void draw_told(Stage& stage, TableView const& view, Rect free) {
  Play const& play = *stage.play;
  Film::Told const* const card = play.films().playback().card();
  if (!card || free.w < px(160)) return;
  bool const phone = stage.layout == Layout::Phone;
  SeatSetup const& seat = play.truth().setup().seats[size_t(card->seat)];
  float const most = free.w - px(20), width = std::min(most, bare(*card) ? std::max(px(300), text_size(Type::PanelTitle, card->title).x + px(150)) : px(400));
  float const inner = width - px(32), height = height_of(*card, inner);
  // Below the tools; who is out reads it in the middle, above the car.
  float const top = bare(*card) ? free.y + free.h * 0.38f - height / 2 : free.y + px(phone && !view.whole() ? 8.0f : 60.0f);
  Rect const box{free.middle().x - width / 2, top, width, height};
  Rect in = begin_panel("##told", box, Region::Board, {.round = radius::kPanel}).inset(px(16), 0);
  outline(box, tone_colour(card->tone), radius::kPanel, 1.5f);
  float right = in.right();
  swatch({right - px(46), in.y + px(17), px(46), px(20)}, seat.livery, seat.number);
  right -= px(56);
  float const title = text_size(Type::PanelTitle, card->title).x, name = text_size(Type::Strong, seat.name).x;
  if (name + px(12) < right - in.x - title) text(Type::Strong, right - name, in.y + px(17), seat.name), right -= name + px(10);
  text_fit(Type::PanelTitle, in.x, in.y + px(14), card->title, right - in.x);
  float y = in.y + px(52);
  if (!bare(*card)) {
    float x = in.x;
    for (uint8_t d : card->dice) die({x, y, px(38), px(38)}, d), x += px(46);
    for (CardFace const& face : card->cards) playing_card(ink(), {x, y - px(2), px(52), px(74)}, face), x += px(66);
    float const cy = y + (card->cards.empty() ? px(19) : px(34));
    if (card->total) x += px(4), x += text(Type::Key, x, cy - px(17), std::to_string(card->total)) + px(12);
    ImVec2 const size = text_size(Type::Title, card->result);
    draw_text(ink(), Type::Title, {x, cy - size.y / 2}, tone_colour(card->tone), capital(card->result));
    if (!card->rule.empty()) cite(in.right() - cite_width(card->rule), cy, card->rule);
    y += card->cards.empty() ? px(48) : px(84);
    if (!card->bands.empty()) y = band_cells(in, y, *card) + px(4);
    if (!card->sum.empty()) text_fit(Type::Caption, in.x, y, capital(card->sum), in.w, Role::Text2), y += px(22);
    if (!card->then.empty()) text_wrapped(Type::Strong, in.x, y, in.w, capital(card->then) + ".");
  }
  bool const pressed = touch_area(box, "Card of chance", "Go on").pressed;
  end_panel();
  if (pressed) stage.push(Intent::PressOn);
}

}  // namespace paddock::app
