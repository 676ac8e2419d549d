// Home's right column: games to start, the box for links, results.
#include "app/home/home.hpp"
#include "app/setup/defaults.hpp"

namespace paddock::app {

float HomeScreen::start_cards(Stage& stage, Rect where, float height) {
  std::vector<GameInfo const*> offered;
  for (GameInfo const& g : games())
    if (!g.hidden) offered.push_back(&g);
  if (offered.empty()) return 0;
  bool const one = offered.size() == 1;
  float const each = one ? height : px(175), gap = px(14);
  for (size_t i = 0; i < offered.size(); ++i) {
    GameInfo const& g = *offered[i];
    Rect r{where.x, where.y + (one ? 0 : float(i / 2) * (each + gap)), where.w, each};
    if (!one) r = r.column(int(i % 2), 2, gap);
    fill(r, colour(Role::Panel), radius::kPanel);
    bool const roomy = one && each > px(250);
    Rect in = r;
    Rect const picture = in.cut_top(each - px(roomy ? 128 : 64));
    if (i == 0 && sample_of_ != g.id) {
      sample_of_ = g.id;
      auto session = start_session(default_setup(g.id, ""), 1, 1);
      if (session) sample_ = std::move(*session);
    }
    if (i == 0 && sample_) {
      Scene const scene = sample_->scene(kNobody);
      show_picture(stage, 10, picture.inset(1), scene, entrants(sample_->setup()), board_box(scene), false,
                   {radius::kPanel, ImDrawFlags_RoundCornersTop, false});
    }
    outline(r, colour(Role::Line), radius::kPanel);
    text(Type::PanelTitle, in.x + px(16), in.y + px(10), g.title);
    text_fit(Type::Small, in.x + px(16), in.y + px(37), g.blurb, in.w - px(32), Role::Text2);
    if (!roomy) {
      std::string const label = std::string(g.title) + "##start";
      if (touch_area(r, label.c_str()).pressed) stage.push(Intent::StartSetup, 0, g.id);
      continue;
    }
    Rect row = in.inset(px(16), px(16));
    row = row.cut_bottom(px(look().touch ? 48 : 40));
    bool const empty = shelf_.running().empty();
    if (button(row.column(0, 2, px(8)), "Set up a race", {.kind = ButtonStyle::Filled, .icon = "adjustments-horizontal"}))
      stage.push(Intent::StartSetup, 0, g.id);
    if (button(row.column(1, 2, px(8)), empty ? "Against bots##start" : "Try a race##start", {.icon = "robot"}))
      stage.push(Intent::TryRace);
  }
  return one ? each : float((offered.size() + 1) / 2) * (each + gap) - gap;
}

void HomeScreen::open_box(Stage& stage, Rect where, bool phone) {
  fill(where, colour(Role::Panel), radius::kPanel);
  outline(where, colour(Role::Line), radius::kPanel);
  Rect in = where.inset(px(phone ? 16 : 18), px(14));
  text(Type::Title, in.x, in.y, "Open a link or a message");
  in.cut_top(px(24));
  text_fit(Type::Small, in.x, in.y, phone ? "A link, or a forum post with orders in it." : "A turn link, a seat link, or a forum post with orders in it.",
           in.w, Role::Text2);
  in.cut_top(px(30));
  float const h = px(look().touch ? 48 : 40);
  ButtonStyle const paste{.kind = ButtonStyle::Filled, .icon = "clipboard"}, file{.kind = ButtonStyle::Filled, .icon = "file-import"};
  Rect row = in.cut_top(h, px(10));
  Rect field = row;
  if (phone) row = in.cut_top(h);
  bool const typed = !typed_.empty();
  if (phone) {
    if (button(row.column(0, 2, px(8)), typed ? "Open##typed" : "Paste", paste))
      typed ? stage.push(Intent::OpenText, 0, typed_) : stage.push(Intent::Paste);
    if (button(row.column(1, 2, px(8)), "File", file)) stage.push(Intent::ImportFile);
  } else {
    if (button(field.cut_right(button_width("File", file), px(8)), "File", file)) stage.push(Intent::ImportFile);
    char const* const label = typed ? "Open##typed" : "Paste";
    if (button(field.cut_right(button_width("Paste", paste), px(8)), label, paste))
      typed ? stage.push(Intent::OpenText, 0, typed_) : stage.push(Intent::Paste);
  }
  text_field(field, "Link or message", typed_, {.hint = "Paste it here"});
}

void HomeScreen::finished_row(Stage& stage, Rect row, Shelved const& race, bool removable) {
  std::string const label = race.listed.summary.title + "##" + race.listed.id;
  Rect press = row;
  Rect remove{};
  if (removable) remove = press.cut_right(px(48)).centred(px(32), px(32));
  Touch const t = touch_area(press, label.c_str());
  if (t.hovered || t.held) fill(press.inset(1, 0), colour(Role::Panel2));
  if (t.pressed) stage.push(Intent::OpenSaved, 0, race.listed.id);
  Rect in = press.inset(px(16), 0);
  float const cy = row.middle().y;
  icon("flag-3", in.x + px(9), cy, 18, Role::Text2);
  in.cut_left(px(30));
  bool const me = race.winner == "You";
  std::string const won = race.winner.empty() ? "finished" : race.winner + " won";
  Type const strong = me ? Type::Strong : Type::Body;
  text_right(strong, in.right(), cy - px(10), won, Role::Text);
  in.cut_right(text_size(strong, won).x + px(8));
  if (!race.winner.empty()) swatch({in.right() - px(42), cy - px(10), px(42), px(20)}, race.winner_livery, race.winner_number);
  in.cut_right(px(54));
  float const w = text_fit(Type::Body, in.x, cy - px(10), race.listed.summary.title, in.w);
  GameInfo const* game = find_game(race.listed.summary.game);
  if (game && w + px(80) < in.w) text_fit(Type::Body, in.x + w + px(6), cy - px(10), game->title, in.w - w - px(6), Role::Text3);
  if (!removable) return;
  std::string const forget = "Forget##" + race.listed.id;
  if (icon_button(remove, forget.c_str(), "x", "Forget this race")) forget_ = race.listed.id;
}

float HomeScreen::lately(Stage& stage, Rect where, size_t count) {
  auto const& list = shelf_.finished();
  count = std::min(count, list.size());
  float const row_h = px(44);
  Rect box{where.x, where.y, where.w, count ? row_h * float(count + 1) : std::max(where.h, px(100))};
  fill(box, colour(Role::Panel), radius::kPanel);
  outline(box, colour(Role::Line), radius::kPanel);
  Rect in = box;
  Rect head = in.cut_top(row_h);
  text(Type::Title, head.x + px(18), head.y + px(11), "Lately");
  if (count == 0) {
    text_wrapped(Type::Small, in.x + px(18), in.y + px(4), in.w - px(36), "Finished races stay here with their whole record.", Role::Text3);
    return box.bottom();
  }
  ButtonStyle const style{.kind = ButtonStyle::Quiet};
  if (stage.layout != Layout::Phone) {
    float const w = button_width("All results", style);
    if (button({head.right() - w - px(6), head.y + px(6), w, px(32)}, "All results", style)) tab_ = 1;
  }
  for (size_t i = 0; i < count; ++i) {
    Rect const row = in.cut_top(row_h);
    hairline(row.x + 1, row.right() - 1, row.y);
    finished_row(stage, row, list[i], false);
  }
  return box.bottom();
}

float HomeScreen::finished_list(Stage& stage, Rect where) {
  auto const& list = shelf_.finished();
  float const row_h = px(size::kRowRoomy);
  Rect box{where.x, where.y, where.w, std::max(px(120), row_h * float(list.size()))};
  fill(box, colour(Role::Panel), radius::kPanel);
  outline(box, colour(Role::Line), radius::kPanel);
  if (list.empty()) text_mid(Type::Body, box, "No race has been finished yet.", Role::Text3);
  Rect in = box;
  for (size_t i = 0; i < list.size(); ++i) {
    Rect const row = in.cut_top(row_h);
    if (i > 0) hairline(row.x, row.right(), row.y);
    if (forget_ == list[i].listed.id) forget_row(stage, row.inset(px(16), px(8)), list[i]);
    else finished_row(stage, row, list[i], true);
  }
  return box.bottom();
}

}  // namespace paddock::app
