// Left: tracks with outline and facts. Middle: the real board, and numbers of the lap below it.
#include "screens/setup/setup.hpp"

#include <algorithm>
#include <cmath>

#include "board/texts.hpp"
#include "core/assets.hpp"
#include "desk/jobs.hpp"
#include "session/card_letters.hpp"

namespace paddock::app {
namespace {

constexpr int kPictures = 14;  // slots 1 to 14

void sample_of(Rect at, Sign const& sign) {
  ImU32 const paint = IM_COL32(sign.colour >> 16 & 255, sign.colour >> 8 & 255, sign.colour & 255, 255);
  float const cy = at.middle().y;
  switch (sign.kind) {
    case Sign::Face:
      fill(at, paint, 3);
      text_mid(Type::FigureSmall, at, sign.sample);
      return;
    case Sign::Spot:
      fill(at, IM_COL32(0x5A, 0x61, 0x69, 255), 3);   // on the road: it is nearly black
      ink()->AddEllipseFilled(at.middle(), {px(9), px(7)}, paint);
      ink()->AddEllipse(at.middle(), {px(9), px(7)}, colour(Role::Line2));
      return;
    case Sign::Kerb:
      for (int i = 0; i < 4; ++i) fill({at.x + px(9) * float(i), cy - px(3), px(7), px(6)}, i % 2 ? IM_COL32(0xE9, 0xEC, 0xE8, 255) : paint);
      return;
    case Sign::Bar: fill({at.x, cy - px(2), at.w, px(4)}, paint, 2); return;
    case Sign::Arrow:
      fill({at.x, cy - px(1), at.w - px(8), px(2)}, paint);
      ink()->AddTriangleFilled({at.right(), cy}, {at.right() - px(9), cy - px(5)}, {at.right() - px(9), cy + px(5)}, paint);
  }
}

}  // namespace

namespace {

std::string map_of(std::string const& game, TrackChoice const& t) {
  GameInfo const* const info = find_game(game);
  return t.text.empty() && info ? std::string(asset(map_file(*info, t.card.id))) : t.text;
}

}  // namespace

// A par takes its time: a job, and where that fails the frame.
void SetupScreen::ask_figures(Stage& stage, TrackChoice& t) {
  if (t.card.figures.empty()) t.job = stage.jobs->submit("card", card_letter(setup_.game, map_of(setup_.game, t)));
}

void SetupScreen::take_figures(Stage& stage) {
  for (TrackChoice& t : tracks_) {
    auto const job = t.job ? stage.jobs->take(t.job) : std::nullopt;
    if (!job) continue;
    t.job = 0;
    if (job->state == Job::Done && read_card(job->text, t.card)) continue;
    if (auto card = game_->track_card(map_of(setup_.game, t)))
      t.card.facts = std::move(card->facts), t.card.figures = std::move(card->figures);
  }
}

// Whoever starts a race does not wait for them; they are asked for again when they are next shown.
void SetupScreen::forget_figures(Stage& stage) {
  for (TrackChoice& t : tracks_)
    if (int const job = std::exchange(t.job, 0)) stage.jobs->cancel(job), t.sampled = false;
}

bool SetupScreen::waits(Stage&) const {
  return std::any_of(tracks_.begin(), tracks_.end(), [](TrackChoice const& t) { return t.job != 0; });
}

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
    ask_figures(stage, t);
  }
  if (!t.sample || index >= kPictures) return;
  Scene scene = t.sample->scene(kNobody);
  scene.tokens.clear();
  Box const all = board_box(scene);
  show_picture(stage, 1 + index, where, {scene, {}, all}, {.texts = false, .outline_only = true});
}

// Beside the outline: the title and the facts.
float SetupScreen::track_words(TrackCard const& card, float width) {
  float height = text_height(Type::Title, width, card.title) + px(3);
  for (std::string const& fact : card.facts) height += text_height(Type::Small, width, fact) + px(1);
  return height;
}

float SetupScreen::track_room(float row) { return row - track_side(row) - px(36); }
float SetupScreen::track_side(float row) { return px(row < px(260) ? 60.0f : 92.0f); }

float SetupScreen::track_height(int index, float row) {
  return std::max(px(105), track_words(tracks_[size_t(index)].card, track_room(row)) + px(20));
}

float SetupScreen::track_row(Stage& stage, Rect row, int index) {
  TrackChoice const& t = tracks_[size_t(index)];
  bool const on = index == track_;
  std::string const label = t.card.title + "##track" + std::to_string(index);
  if (list_row(row, label.c_str(), on, false)) choose_track(index);
  hairline(row.x + 1, row.right() - 1, row.bottom());
  Rect in = row.inset(px(14), px(12));
  float const side = track_side(row.w), tall = std::min(row.h - px(20), px(78));
  outline_of(stage, {in.x, row.y + (row.h - tall) * 0.5f, side, tall}, index);
  float const x = in.x + side + px(12), width = track_room(row.w);
  float y = row.y + std::max(px(4), (row.h - track_words(t.card, width)) * 0.5f);
  y += text_wrapped(Type::Title, x, y, width, t.card.title, Role::Text) + px(3);
  for (std::string const& fact : t.card.facts) {
    if (y + px(17) > row.bottom()) break;
    y += text_wrapped(Type::Small, x, y, width, fact, Role::Text2) + px(1);
  }
  return row.bottom();
}

void SetupScreen::draw_legend(Rect in) {
  auto const all = game_->signs();
  uint32_t const there = tracks_.empty() ? ~0u : tracks_[size_t(track_)].card.signs;
  std::vector<Sign> signs;
  for (size_t i = 0; i < all.size(); ++i)
    if ((there >> i & 1) != 0) signs.push_back(all[i]);
  if (signs.empty()) return;
  text(Type::Strong, in.x, in.y, "What the board shows");
  in.cut_top(px(30));
  for (Sign const& sign : signs) {
    Rect const row = in.cut_top(text_height(Type::Small, in.w - px(46), sign.words) + px(7));
    sample_of({row.x, row.y + px(1), px(34), px(16)}, sign);
    text_wrapped(Type::Small, row.x + px(46), row.y, row.w - px(46), sign.words, Role::Text2);
  }
}

void SetupScreen::draw_tracks(Stage& stage, Rect where) {
  Rect in = begin_panel("##tracks", where, Region::Standing);
  Rect head = in.cut_top(px(53)).inset(px(16), 0);
  text(Type::PanelTitle, head.x, head.y + px(14), words_.track);
  ButtonStyle const own{.icon = "upload", .tip = "A file of your own; you may also drop it here or paste its text"};
  if (button(head.cut_right(button_width("Your own", own)).centred(button_width("Your own", own), px(32)), "Your own", own))
    stage.push(Intent::ImportFile);
  hairline(in.x, in.right(), in.y);
  Rect list = begin_scroll("##track-list", {in.x, in.y + 1, in.w, in.h - px(2)});
  for (int i = 0; i < int(tracks_.size()); ++i) {
    track_row(stage, list.cut_top(track_height(i, list.w)), i);
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
  options.far_plates = free.w >= px(480);   // on less they would hang about the track; the seats have a list
  stage.board->set_entrants(entrants(setup_));
  stage.board->draw(scene, fitted(board_box(scene), canvas), canvas, {}, options);
  auto const texts = kept_clear(stage.board->texts(), board_fonts(), look().scale, canvas.free);
  draw_texts(texts, ImGui::GetBackgroundDrawList(), board_fonts(), board_theme(), look().scale);
}

void SetupScreen::draw_facts(Rect where) {
  std::vector<Figure> const none, &list = tracks_.empty() ? none : tracks_[size_t(track_)].card.figures;
  if (list.empty() || where.w < px(240)) return;
  float const pad = px(20);
  auto const wide = [](Figure const& f) { return std::max(text_size(Type::PanelTitle, f.value).x, text_size(Type::Caption, f.label).x); };
  float bare = 2 * pad;
  for (Figure const& f : list) bare += wide(f);
  float gap = std::clamp((where.w - bare) / float(list.size()), px(14), px(30));
  float width = 2 * pad;
  size_t fit = 0;
  for (; fit < list.size(); ++fit) {
    float const w = wide(list[fit]) + gap;
    if (width + w > where.w + gap) break;
    width += w;
  }
  if (fit == list.size() && fit > 1) gap = std::min(px(90), gap + (where.w + gap - width) / float(fit - 1));   // as wide as the board above
  begin_panel("##facts", where, Region::Timeline);
  float x = where.x + pad;
  for (size_t i = 0; i < fit; ++i) {
    Figure const& f = list[i];
    text(Type::PanelTitle, x, where.y + px(14), f.value);
    text(Type::Caption, x, where.y + px(41), f.label, Role::Text2);
    x += wide(f) + gap;
  }
  end_panel();
}

}  // namespace paddock::app
