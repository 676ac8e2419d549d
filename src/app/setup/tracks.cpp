// Left: tracks with outline and facts. Middle: the real board, and numbers of the lap below it.
#include "app/setup/setup.hpp"

#include <cmath>

#include "core/assets.hpp"

namespace paddock::app {

void SetupScreen::outline_of(Stage& stage, Rect where, int index) {
  TrackChoice& t = tracks_[size_t(index)];
  if (!t.sampled) {
    if (pending_) return;  // one a frame, so that the screen stands at once
    pending_ = t.sampled = true;
    Setup s = default_setup(setup_.game, "");
    s.track = t.text.empty() ? t.card.id : "";
    s.track_text = t.text;
    s.seats.resize(std::min<size_t>(s.seats.size(), 2));
    if (auto session = start_session(s, 1, 1)) t.sample = std::move(*session);
    Doc const& known = facts_of(t.text.empty() ? t.card.id : "", t.text);
    int64_t const par = known.contains("par") ? get_int(known["par"], "flyingLap") : 0;
    if (par > 0) t.card.facts.push_back("par " + std::to_string(par) + " turns a lap");
  }
  if (!t.sample || index > 4) return;
  Scene scene = t.sample->scene(kNobody);
  scene.tokens.clear();
  Box const all = board_box(scene);
  show_picture(stage, 11 + index, where, scene, {}, all, false, {.texts = false, .outline_only = true});
}

float SetupScreen::track_row(Stage& stage, Rect row, int index) {
  TrackChoice const& t = tracks_[size_t(index)];
  bool const on = index == track_;
  std::string const label = t.card.title + "##track" + std::to_string(index);
  if (list_row(row, label.c_str(), on, false)) choose_track(index);
  hairline(row.x + 1, row.right() - 1, row.bottom());
  Rect in = row.inset(px(14), px(12));
  float const side = px(92), tall = std::min(row.h - px(20), px(78));
  outline_of(stage, {in.x, row.y + (row.h - tall) * 0.5f, side, tall}, index);
  float const x = in.x + side + px(12), width = row.right() - px(10) - x;
  float const title = text_height(Type::Title, width, t.card.title);
  float y = row.y + (row.h - title - px(2) - px(18) * float(t.card.facts.size())) * 0.5f;
  y += text_wrapped(Type::Title, x, y, width, t.card.title, Role::Text) + px(3);
  for (std::string const& fact : t.card.facts) {
    if (y + px(17) > row.bottom()) break;
    text_fit(Type::Small, x, y, fact, width, Role::Text2);
    y += px(18);
  }
  return row.bottom();
}

void SetupScreen::draw_legend(Rect in) {
  text(Type::Strong, in.x, in.y, "What the board shows");
  in.cut_top(px(30));
  auto const line = [&](char const* words) {
    text_fit(Type::Small, in.x + px(46), in.y, words, in.w - px(46), Role::Text2);
    in.cut_top(px(26));
  };
  Rect s{in.x, in.y + px(1), px(34), px(16)};
  fill(s, IM_COL32(0x8A, 0x73, 0x50, 255), 3);
  line("sand alley, bags lie hidden in it");
  s.y = in.y + px(1);
  for (int i = 0; i < 4; ++i) fill({s.x + px(9) * float(i), s.y + px(5), px(7), px(6)}, i % 2 ? IM_COL32(0xE9, 0xEC, 0xE8, 255) : IM_COL32(0xC6, 0x37, 0x2F, 255));
  line("kerb, off the track behind it");
  s.y = in.y + px(1);
  ink()->AddEllipseFilled({s.x + px(17), s.y + px(8)}, {px(9), px(7)}, IM_COL32(0x14, 0x1A, 0x20, 255));
  ink()->AddEllipse({s.x + px(17), s.y + px(8)}, {px(9), px(7)}, colour(Role::Line2));
  line("oil, turns a car that drives over it");
}

void SetupScreen::draw_tracks(Stage& stage, Rect where) {
  Rect in = begin_panel("##tracks", where, Region::Standing);
  Rect head = in.cut_top(px(53)).inset(px(16), 0);
  text(Type::PanelTitle, head.x, head.y + px(14), "Track");
  ButtonStyle const own{.icon = "upload", .tip = "A map file of your own; you may also drop it here"};
  if (button(head.cut_right(button_width("Your own", own)).centred(button_width("Your own", own), px(32)), "Your own", own))
    stage.push(Intent::ImportFile);
  hairline(in.x, in.right(), in.y);
  Rect list = begin_scroll("##track-list", {in.x, in.y + 1, in.w, in.h - px(2)});
  for (int i = 0; i < int(tracks_.size()); ++i) {
    bool const two_lines = text_size(Type::Title, tracks_[size_t(i)].card.title).x > list.w - px(128);
    track_row(stage, list.cut_top(px(two_lines ? 136 : 118)), i);
  }
  if (list.y + px(140) <= where.bottom()) draw_legend(list.inset(px(16), px(16)));
  end_scroll(list.y);
  end_panel();
}

void SetupScreen::draw_board(Stage& stage, Rect free) {
  if (!preview_ || !stage.board) return;
  Scene const scene = preview_->scene(kNobody);
  if (!scene.ground) return;
  Canvas const canvas = stage.canvas(free);
  BoardOptions options;
  options.spots = false;
  stage.board->set_entrants(entrants(setup_));
  stage.board->draw(scene, fitted(board_box(scene), canvas), canvas, {}, options);
  draw_texts(stage.board->texts(), ImGui::GetBackgroundDrawList(), board_fonts(), board_theme(), look().scale);
}

// What the checker says of a track; asked once.
Doc const& SetupScreen::facts_of(std::string const& id, std::string const& map) {
  std::string const& key = map.empty() ? id : map;
  auto at = facts_.find(key);
  if (at == facts_.end()) {
    std::string const path = "assets/games/" + setup_.game + "/tracks/" + id + ".txt";
    auto facts = game_->check_track(map.empty() ? std::string(asset(path)) : map);
    at = facts_.emplace(key, facts && facts->is_object() ? *facts : Doc::object()).first;
  }
  return at->second;
}

std::vector<Figure> SetupScreen::facts() const {
  std::vector<Figure> out;
  auto const at = facts_.find(setup_.track_text.empty() ? setup_.track : setup_.track_text);
  if (at == facts_.end()) return out;
  Doc const& d = at->second;
  Doc const& par = d.is_object() && d.contains("par") && d["par"].is_object() ? d["par"] : d;
  auto const add = [&](Doc const& from, char const* key, char const* words, bool zero = false) {
    int64_t const n = get_int(from, key, -1);
    if (n > 0 || (zero && n == 0)) out.push_back({words, std::to_string(n), Tone::Plain});
  };
  add(d, "tiles", "tiles");
  add(d, "longest", "longest straight");
  add(d, "banked", "banked");
  add(d, "sand", "of sand");
  add(d, "pit_tiles", "pit lane");
  add(d, "grid", "on the grid");
  add(par, "gridLap", "par, first lap");
  add(par, "flyingLap", "par, flying lap");
  return out;
}

void SetupScreen::draw_facts(Rect where) {
  std::vector<Figure> const list = facts();
  if (list.empty() || where.w < px(240)) return;
  float const pad = px(20);
  float width = 2 * pad;
  size_t fit = 0;
  for (; fit < list.size(); ++fit) {
    float const w = std::max(text_size(Type::PanelTitle, list[fit].value).x, text_size(Type::Caption, list[fit].label).x) + px(30);
    if (width + w > where.w) break;
    width += w;
  }
  where.w = std::min(where.w, width);
  begin_panel("##facts", where, Region::Timeline);
  float x = where.x + pad;
  for (size_t i = 0; i < fit; ++i) {
    Figure const& f = list[i];
    text(Type::PanelTitle, x, where.y + px(14), f.value);
    text(Type::Caption, x, where.y + px(41), f.label, Role::Text2);
    x += std::max(text_size(Type::PanelTitle, f.value).x, text_size(Type::Caption, f.label).x) + px(30);
  }
  end_panel();
}

}  // namespace paddock::app
