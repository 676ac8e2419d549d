#include "screens/table/pointed.hpp"

#include <algorithm>
#include <cmath>
#include <cstdlib>

#include "ui/theme.hpp"
#include "ui/widgets.hpp"

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

Piece tile_at(Vec at) {
  Piece p;
  p.from = {at.x - 0.455f, at.y}, p.to = {at.x + 0.455f, at.y};
  p.width = 0.91f;
  return p;
}

}  // namespace

std::vector<std::string> facts_of(Standing const& standing, Standing::Row const& row) {
  if (!row.says.empty()) return row.says;
  std::string facts = "Place " + std::to_string(row.place) + (row.gap.empty() ? "" : ", " + row.gap);
  if (!standing.main_label.empty()) facts += ", " + standing.words(row);
  for (Figure const& f : row.more)
    if (!f.value.empty()) facts += ", " + f.label + " " + f.value;
  return {facts};
}

// Nascar's and the oval's boards count tiles; roads drawn from rows do not.
bool counts_tiles(Scene const& scene) { return scene.ground && scene.ground->signs.empty() && !scene.ground->whole; }

Seat car_under(Play const& play, TableView const& view, CameraWork const& camera, Vec mouse) {
  Seat best = kNobody;
  float nearest = 1e9f;
  for (Token const& t : view.scene.tokens) {
    Vec at;
    if (t.ghost || t.body == Token::Bike || t.seat == play.chair().me() || !car_at(view.scene, playhead(play), t.seat, at)) continue;
    Vec const p = to_screen(camera.camera.sight(), camera.canvas, at);
    float const d = std::hypot(p.x - mouse.x, p.y - mouse.y), reach = std::max(px(kGrabPx), t.length * 0.4f * camera.camera.sight().zoom);
    if (d < reach && d < nearest) best = t.seat, nearest = d;
  }
  return best;
}

void point_at(Stage& stage, Seat seat) {
  stage.ui.selected = seat == stage.ui.selected || seat == stage.play->chair().me() ? kNobody : seat;
}

// What is lit beside the game's own marks: the reach of the car pointed at, and the tiles of the log line.
void Pointed::light(Stage& stage, TableView& view) {
  Play const& play = *stage.play;
  if (stage.ui.selected >= play.truth().seats() || !view.row(stage.ui.selected)) stage.ui.selected = kNobody;
  Seat const pointed = view.now ? stage.ui.selected : kNobody;
  if (pointed != seat_ || (pointed >= 0 && of_ != play.changes().revision())) {
    seat_ = pointed;
    of_ = play.changes().revision();
    reach_ = play.reach_of(pointed);
    for (Mark& m : reach_) {   // lit without a disc: nothing of it is to be pressed
      m.text.clear();
      if (m.area.empty()) m.area = {tile_at(m.at)};
    }
  }
  view.scene.marks.resize(std::min(view.scene.marks.size(), view.marks));
  for (Mark const& m : reach_) view.scene.marks.push_back(m);
  for (Vec at : lit_) view.scene.marks.push_back({Mark::Unknown, at, "", {tile_at(at)}});
}

void Pointed::notice(Stage& stage, TableView const& view) {
  if (lit_turn_ == view.log_turn) return;
  lit_turn_ = view.log_turn;
  lit_.clear();
  stage.ui.log_line = -1;
}

bool Pointed::put_out(Stage& stage) {
  if (stage.ui.selected < 0 && lit_.empty()) return false;
  stage.ui.selected = kNobody;
  lit_.clear();
  return true;
}

void Pointed::look_at_line(Stage& stage, TableView const& view, CameraWork& camera, int line) {
  if (line >= int(view.told) && line < int(view.log.size())) return stage.push(Intent::ShowTurn, view.log_of[size_t(line)]);   // whom it names stands elsewhere now
  bool const again = stage.ui.log_line == line && !lit_.empty();
  stage.ui.log_line = line;
  lit_.clear();
  if (again || line < 0 || line >= int(view.log.size()) || !view.scene.ground) return;
  Line const& told = view.log[size_t(line)];
  if (told.at) lit_ = {*told.at};
  else if (counts_tiles(view.scene)) lit_ = tiles_of(told.text + " " + told.value);
  Ground const& g = *view.scene.ground;
  std::erase_if(lit_, [&](Vec v) { return v.x < 0 || v.y < 0 || v.x >= g.width || v.y >= g.height; });
  if (lit_.empty()) return;
  camera.go_to(lit_[0], 26);
}

void Pointed::draw(Stage& stage, TableView const& view, Rect free) const {
  Play const& play = *stage.play;
  Seat const seat = stage.ui.selected;
  Standing::Row const* row = seat >= 0 ? view.row(seat) : nullptr;
  if (!row) return;
  SeatSetup const& who = play.truth().setup().seats[size_t(seat)];
  float const width = std::min(free.w, px(300)), inner = width - px(28);
  TableView::Driven const* last = nullptr;
  for (auto const& d : view.driven)
    if (d.seat == seat && !d.text.empty()) last = &d;
  std::string facts;
  for (std::string const& line : facts_of(view.standing, *row)) facts += (facts.empty() ? "" : "\n") + line;
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
    text(Type::Caption, in.x, y, "Drove in " + view.words.turn(view.log_turn), Role::Text3);
    y += px(18);
    y += rich_text(in.x, y, inner, Type::OrderSmall, last->text, Role::Text) + px(8);
  }
  if (!reach_.empty()) text_fit(Type::Caption, in.x, y, "Lit: where it can get to in this turn", inner, Role::Text3);
  end_panel();
}

// Columns above, rows at the left, of every tile that has room for its number.
void draw_places(Stage& stage, TableView const& view, CameraWork const& camera, Rect free) {
  if (!stage.ui.show_places || !counts_tiles(view.scene)) return;
  Ground const& g = *view.scene.ground;
  float const zoom = camera.camera.sight().zoom, room = text_size(Type::Caption, "000").x + px(6);
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
    if (float const at = to_screen(camera.camera.sight(), camera.canvas, {float(x) + 0.5f, 0}).x; at > free.x + px(20) && at < free.right() - px(8))
      number(at, free.bottom() - px(10), x);
  for (int y = 0; y < int(g.height); y += step)
    if (float const at = to_screen(camera.camera.sight(), camera.canvas, {0, float(y) + 0.5f}).y; at > free.y + px(8) && at < free.bottom() - px(24))
      number(free.x + px(10), at, y);
}

}  // namespace paddock::app
