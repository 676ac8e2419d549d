// A car pointed at, on the board or in the race order: where it can get to, what it has, what it did. And what the numbers of
// tiles in the log mean: the tile lights up, columns and rows stand at the edge on wish.
#include <algorithm>
#include <cmath>
#include <cstdlib>

#include "app/table/table.hpp"

namespace paddock::app {
namespace {

constexpr float kGrabPx = 12;  // a small car is still hit

// Tiles named in a log line: "(23,4)", "23,4" and "tile 23,4"; more than four digits are no tile.
std::vector<Vec> tiles_of(std::string_view words) {
  std::vector<Vec> out;
  auto const digit = [&](size_t i) { return i < words.size() && words[i] >= '0' && words[i] <= '9'; };
  for (size_t i = 0; i < words.size(); ++i) {
    if (!digit(i) || (i > 0 && (digit(i - 1) || words[i - 1] == ',' || words[i - 1] == '.'))) continue;
    size_t comma = i;
    while (digit(comma)) ++comma;
    if (comma >= words.size() || words[comma] != ',' || !digit(comma + 1) || comma - i > 3) continue;
    size_t end = comma + 1;
    while (digit(end)) ++end;
    if (end - comma > 4) continue;
    out.push_back({float(std::atoi(std::string(words.substr(i, comma - i)).c_str())) + 0.5f,
                   float(std::atoi(std::string(words.substr(comma + 1, end - comma - 1)).c_str())) + 0.5f});
    i = end - 1;
  }
  return out;
}

// Nascar's and the oval's boards count tiles; roads drawn from rows do not.
bool counts_tiles(Scene const& scene) { return scene.ground && scene.ground->signs.empty() && !scene.ground->whole; }

Piece tile_at(Vec at) {
  Piece p;
  p.from = {at.x - 0.455f, at.y}, p.to = {at.x + 0.455f, at.y};
  p.width = 0.91f;
  return p;
}

}  // namespace

Seat TableScreen::car_under(Stage& stage, Vec mouse) const {
  Seat best = kNobody;
  float nearest = 1e9f;
  for (Token const& t : view_.scene.tokens) {
    Vec at;
    if (t.ghost || t.body == Token::Bike || t.seat == stage.play->me() || !car_at(view_.scene, playhead(stage), t.seat, at)) continue;
    Vec const p = to_screen(camera_.sight(), canvas_, at);
    float const d = std::hypot(p.x - mouse.x, p.y - mouse.y), reach = std::max(px(kGrabPx), t.length * 0.4f * camera_.sight().zoom);
    if (d < reach && d < nearest) best = t.seat, nearest = d;
  }
  return best;
}

void TableScreen::point_at(Stage& stage, Seat seat) {
  stage.ui.selected = seat == stage.ui.selected || seat == stage.play->me() ? kNobody : seat;
}

// What is lit beside the game's own marks: the reach of the car pointed at, and the tiles of the log line.
void TableScreen::light(Stage& stage) {
  Play const& play = *stage.play;
  if (stage.ui.selected >= play.truth().seats() || !view_.row(stage.ui.selected)) stage.ui.selected = kNobody;
  Seat const pointed = view_.now ? stage.ui.selected : kNobody;
  if (pointed != pointed_ || (pointed >= 0 && pointed_of_ != play.revision())) {
    pointed_ = pointed;
    pointed_of_ = play.revision();
    reach_ = play.reach_of(pointed);
    for (Mark& m : reach_) {   // lit without a disc: nothing of it is to be pressed
      m.text.clear();
      if (m.area.empty()) m.area = {tile_at(m.at)};
    }
  }
  view_.scene.marks.resize(std::min(view_.scene.marks.size(), view_.marks));
  for (Mark const& m : reach_) view_.scene.marks.push_back(m);
  for (Vec at : lit_) view_.scene.marks.push_back({Mark::Unknown, at, "", {tile_at(at)}});
}

void TableScreen::look_at_line(Stage& stage, int line) {
  bool const again = stage.ui.log_line == line && !lit_.empty();
  stage.ui.log_line = line;
  lit_.clear();
  if (again || line < 0 || line >= int(view_.log.size()) || !counts_tiles(view_.scene)) return;
  lit_ = tiles_of(view_.log[size_t(line)].text + " " + view_.log[size_t(line)].value);
  Ground const& g = *view_.scene.ground;
  std::erase_if(lit_, [&](Vec v) { return v.x >= g.width || v.y >= g.height; });
  if (lit_.empty()) return;
  camera_.glide({lit_[0], std::max(camera_.sight().zoom, 26.0f)});
  free_look_ = true;
}

void TableScreen::draw_pointed(Stage& stage, Rect free) {
  Play const& play = *stage.play;
  Seat const seat = stage.ui.selected;
  Standing::Row const* row = seat >= 0 ? view_.row(seat) : nullptr;
  if (!row) return;
  SeatSetup const& who = play.truth().setup().seats[size_t(seat)];
  float const width = std::min(free.w, px(300)), inner = width - px(28);
  TableView::Driven const* last = nullptr;
  for (auto const& d : view_.driven)
    if (d.seat == seat && !d.text.empty()) last = &d;
  std::string facts = "Place " + std::to_string(row->place) + (row->gap.empty() ? "" : ", " + row->gap);
  if (!view_.standing.main_label.empty()) facts += ", " + view_.standing.main_label + " " + std::to_string(row->main) + " " + row->main_note;
  for (Figure const& f : row->more) facts += ", " + f.label + " " + f.value;
  float height = px(46) + text_height(Type::Small, inner, facts) + px(12);
  if (last) height += px(18) + text_height(Type::OrderSmall, inner, last->text) + px(8);
  if (!reach_.empty()) height += px(22);
  Rect const box{free.x, free.bottom() - std::min(height, free.h), width, std::min(height, free.h)};
  Rect const in = begin_panel("##pointed", box, Region::Board, {.round = radius::kControl}).inset(px(14), 0);
  swatch({in.x, in.y + px(13), px(44), px(20)}, who.livery, who.number);
  text_fit(Type::Strong, in.x + px(54), in.y + px(13), who.name, in.w - px(90));
  if (icon_button({in.right() - px(30), in.y + px(8), px(30), px(30)}, "Close##pointed", "x", "Close (Esc)")) stage.ui.selected = kNobody;
  float y = in.y + px(46);
  y += text_wrapped(Type::Small, in.x, y, inner, facts, Role::Text2) + px(8);
  if (last) {
    text(Type::Caption, in.x, y, "Drove in " + view_.words.turn(view_.log_turn), Role::Text3);
    y += px(18);
    y += rich_text(in.x, y, inner, Type::OrderSmall, last->text, Role::Text) + px(8);
  }
  if (!reach_.empty()) text_fit(Type::Caption, in.x, y, "Lit: where it can get to in this turn", inner, Role::Text3);
  end_panel();
}

// Columns above, rows at the left, of every tile that has room for its number.
void TableScreen::draw_places(Stage& stage, Rect free) {
  if (!stage.ui.show_places || !counts_tiles(view_.scene)) return;
  Ground const& g = *view_.scene.ground;
  float const zoom = camera_.sight().zoom, room = text_size(Type::Caption, "000").x + px(6);
  int step = 1;
  while (float(step) * zoom < room) step += step == 1 ? 1 : step == 2 ? 3 : step;
  ImDrawList* list = ImGui::GetBackgroundDrawList();
  auto const number = [&](float x, float y, int n) {
    std::string const words = std::to_string(n);
    ImVec2 const size = text_size(Type::Caption, words);
    list->AddRectFilled({x - size.x / 2 - px(3), y - px(8)}, {x + size.x / 2 + px(3), y + px(8)}, colour(Role::Panel, 0.78f), px(3));
    draw_text(list, Type::Caption, {x - size.x / 2, y - px(8)}, colour(Role::Text2), words);
  };
  for (int x = 0; x < int(g.width); x += step)
    if (float const at = to_screen(camera_.sight(), canvas_, {float(x) + 0.5f, 0}).x; at > free.x + px(20) && at < free.right() - px(8))
      number(at, free.bottom() - px(10), x);
  for (int y = 0; y < int(g.height); y += step)
    if (float const at = to_screen(camera_.sight(), canvas_, {0, float(y) + 0.5f}).y; at > free.y + px(8) && at < free.bottom() - px(24))
      number(free.x + px(10), at, y);
}

}  // namespace paddock::app
