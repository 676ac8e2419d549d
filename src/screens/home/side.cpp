// Home's right column: games to start, the box for links, results.
#include "screens/home/home.hpp"
#include "screens/setup/defaults.hpp"
#include "session/workshops.hpp"

namespace paddock::app {

// The game's workshop, or null.
static WorkshopCover const* workshop_in(GameInfo const& game) {
  for (WorkshopCover const& shop : workshop_covers())
    if (std::string_view(shop.game) == game.id) return &shop;
  return nullptr;
}

static float press_height() { return px(look().touch ? 48.0f : 36.0f); }

namespace {

constexpr float kPictureShare = 0.27f;   // of a start card's width

// What one can do in a game: start a race, and what its workshop offers.
struct Ways {
  std::string set_up, bots;
  WorkshopCover const* shop;
  bool one_row;                          // all but the questions stand beside one another; those above, beside the title
};

float words_room(float width) { return width * (1 - kPictureShare) - px(28); }

Ways ways_of(GameInfo const& game, float width) {
  Ways out{std::string("Set up##") + game.id, std::string("Race bots##") + game.id, workshop_in(game), true};
  if (out.shop) out.one_row = button_width(out.set_up.c_str()) + button_width(out.bots.c_str()) + button_width(out.shop->press) + px(16) <= words_room(width);
  return out;
}

float start_height(GameInfo const& game, float width, bool words) {
  float const rows = ways_of(game, width).one_row ? press_height() : 2 * press_height() + px(8);
  return px(22 + 28 + 8) + (words ? text_height(Type::Small, words_room(width), game.blurb) : 0) + rows;
}

// With what one does in a game in small letters, where they are all there is room for.
float small_height(GameInfo const& game, float width) { return px(14 + 26 + 4) + text_height(Type::Caption, words_room(width), game.blurb) + press_height(); }

// Each as wide as its words, and what is left in equal parts.
void spread(Rect row, std::initializer_list<std::pair<char const*, Rect*>> list) {
  float left = row.w - px(8) * float(list.size() - 1);
  for (auto const& [label, at] : list) left -= button_width(label);
  for (auto const& [label, at] : list) *at = row.cut_left(button_width(label) + left / float(list.size()), px(8));
}

}  // namespace

// A picture of the game's first track at the left, its name, what one does in it, the two ways in, and what it offers without a
// race.
void HomeScreen::start_card(Stage& stage, Rect r, GameInfo const& g, int index) {
  if (size_t(index) >= samples_.size()) samples_.resize(size_t(index) + 1);
  auto& sample = samples_[size_t(index)];
  if (!sample && !g.coming)
    if (auto session = start_session(default_setup(g.id, ""), 1, 1)) sample = std::move(*session);
  fill(r, colour(Role::Panel), radius::kPanel);
  Rect in = r;
  Rect const picture = in.cut_left(r.w * kPictureShare);
  if (sample) {
    Scene scene = sample->scene(kNobody);
    show_picture(stage, 10 + index, picture.inset(1), {scene, entrants(sample->setup()), board_box(scene)}, {radius::kPanel, ImDrawFlags_RoundCornersLeft, false});
  }
  outline(r, colour(Role::Line), radius::kPanel);
  Ways const ways = ways_of(g, r.w);
  bool const whole = r.h >= start_height(g, r.w, true), small = !whole && ways.one_row && r.h >= small_height(g, r.w);
  in = in.inset(px(14), px(small ? 7 : 11));
  float const w = text_fit(Type::PanelTitle, in.x, in.y, g.title, in.w - px(26));
  icon(g.icon, in.x + w + px(16), in.y + px(13), 18, Role::Text2);
  Rect title = in.cut_top(px(small ? 26 : 28));
  if (whole || small) text_wrapped(small ? Type::Caption : Type::Small, in.x, in.y, in.w, g.blurb, Role::Text2);
  if (!ways.one_row) workshop_row(stage, in.cut_bottom(press_height(), px(8)), *ways.shop);
  Rect const row = in.cut_bottom(press_height());
  Rect set_up = row.column(0, 2, px(8)), bots = row.column(1, 2, px(8)), build;
  if (ways.one_row && ways.shop) spread(row, {{ways.set_up.c_str(), &set_up}, {ways.bots.c_str(), &bots}, {ways.shop->press, &build}});
  if (button(set_up, ways.set_up.c_str(), {.kind = ButtonStyle::Filled})) stage.push(Intent::StartSetup, 0, g.id);
  if (button(bots, ways.bots.c_str())) stage.push(Intent::TryRace, 0, g.id);
  if (!ways.one_row || !ways.shop) return;
  build_press(stage, build, *ways.shop);
  ButtonStyle const quiet{.kind = ButtonStyle::Quiet, .icon = "help-hexagon"};
  title.y -= px(3), title.w += px(6);
  if (ways.shop->asks) ask_press(stage, title.cut_right(button_width("Ask the rules", quiet)), quiet);
}

void HomeScreen::build_press(Stage& stage, Rect at, WorkshopCover const& shop) {
  if (button(at, shop.press, {.tip = shop.blurb})) stage.push(Intent::Go, int(ScreenId::Designer), shop.game);
}

void HomeScreen::ask_press(Stage& stage, Rect at, ButtonStyle const& style) {
  if (button(at, "Ask the rules", style)) stage.push(Intent::Go, int(ScreenId::Referee));
}

void HomeScreen::workshop_row(Stage& stage, Rect row, WorkshopCover const& shop) {
  build_press(stage, shop.asks ? row.column(0, 2, px(8)) : row, shop);
  if (shop.asks) ask_press(stage, row.column(1, 2, px(8)), {});
}

// A row's buttons stand below its words.
static bool narrow(float width) { return width < px(620); }
static float side_press() { return px(look().touch ? 48 : 40); }
static constexpr char const* kEventBlurb = "Seasons and finals: draws, tables, results.";

float HomeScreen::event_height(float width) {
  return narrow(width) ? px(60) + text_height(Type::Small, width - px(68), kEventBlurb) + side_press() : px(76);
}

// What can be done without a race: a row below the cards.
int HomeScreen::side_row(Rect r, Side const& side) {
  bool const phone = narrow(r.w);
  float const press = side_press();
  fill(r, colour(Role::Panel), radius::kPanel);
  outline(r, colour(Role::Line), radius::kPanel);
  Rect in = r.inset(px(16), px(phone ? 12 : 14));
  Rect const row = phone ? in.cut_bottom(press) : in.cut_right(px(296), px(16)).centred(px(296), press);
  icon(side.icon, in.x + px(11), in.y + px(phone ? 22 : 24), 22, Role::Text2);
  in.cut_left(px(36));
  text_fit(Type::Title, in.x, in.y + px(2), side.title, in.w);
  if (phone) text_wrapped(Type::Small, in.x, in.y + px(26), in.w, side.blurb, Role::Text2);
  else text_fit(Type::Small, in.x, in.y + px(26), side.blurb, in.w, Role::Text2);
  int pressed = -1;
  bool const two = *side.second != 0;
  if (button(two || !phone ? row.column(0, 2, px(8)) : row, side.first, {.kind = ButtonStyle::Filled})) pressed = 0;
  if (two && button(row.column(1, 2, px(8)), side.second)) pressed = 1;
  return pressed;
}

// Below each other where two do not fit side by side with their words whole; an odd one takes the whole last row. `room`: what
// there is for them; 0: as much as they want. Where it is short, they leave out what one does in a game.
float HomeScreen::start_cards(Stage& stage, Rect where, float room) {
  std::vector<GameInfo const*> offered;
  for (GameInfo const& g : games())
    if (!g.hidden) offered.push_back(&g);
  float const gap = px(12);
  int const all = int(offered.size()), columns = where.w >= px(700) && all > 1 ? 2 : 1, rows = (all + columns - 1) / columns;
  std::vector<Rect> lines(size_t(rows), where);
  auto const height = [&](bool words) {
    float y = where.y;
    for (int row = 0; row < rows; ++row) {
      Rect& line = lines[size_t(row)];
      int const first = row * columns, n = std::min(columns, all - first);
      line.y = y, line.h = 0;
      for (int i = 0; i < n; ++i) line.h = std::max(line.h, start_height(*offered[size_t(first + i)], line.column(i, n, gap).w, words));
      y += line.h + gap;
    }
    return y - gap - where.y;
  };
  float whole = height(true);
  if (room > 0 && whole > room) whole = height(false);
  float const more = std::clamp((room - whole) / float(rows), 0.0f, px(24));
  for (int i = 0; i < all; ++i) {
    int const row = i / columns, n = std::min(columns, all - row * columns);
    Rect line = lines[size_t(row)];
    line.y += more * float(row), line.h += more;
    start_card(stage, line.column(i % columns, n, gap), *offered[size_t(i)], i);
  }
  return whole + more * float(rows);
}

// The way to an event of one's own: once there is one, it has a row above the races.
void HomeScreen::start_event(Stage& stage, Rect& page) {
  if (event_.any()) return;
  Rect const where = page.cut_top(event_height(page.w), px(14));
  int const pressed = side_row(where, {"trophy", "Events", kEventBlurb, "Start an event", "Open a file##events"});
  if (pressed == 0) stage.push(Intent::Go, int(ScreenId::Events));
  if (pressed == 1) stage.push(Intent::ImportFile);
}

int HomeScreen::kept_row(Stage& stage, Rect& page, Kept const& kept) {
  bool const phone = stage.layout == Layout::Phone;
  float const press = px(look().touch ? 48 : 40);
  Rect const where = page.cut_top(px(phone ? 132 : 76), px(16));
  fill(where, colour(Role::Panel), radius::kPanel);
  outline(where, colour(Role::Line), radius::kPanel);
  Rect in = where.inset(px(16), px(phone ? 12 : 14));
  Rect row = phone ? in.cut_bottom(press) : in.cut_right(px(296), px(16)).centred(px(296), press);
  icon(kept.icon, in.x + px(11), in.y + px(phone ? 22 : 24), 22, Role::Text2);
  in.cut_left(px(36));
  text_fit(Type::Title, in.x, in.y + px(2), kept.title, in.w);
  text_fit(Type::Small, in.x, in.y + px(26), kept.words, in.w, Role::Text2);
  int pressed = -1;
  bool const next = kept.why.empty();   // else what there is to do stands behind the other button, in `words` what that is
  if (next && button(row.column(0, 2, px(8)), kept.next, {.kind = ButtonStyle::Filled})) pressed = 0;
  if (button(next ? row.column(1, 2, px(8)) : row, kept.look, {.kind = next ? ButtonStyle::Outline : ButtonStyle::Filled, .icon = "list-numbers"})) pressed = 1;
  return pressed;
}

// The league of this device: how it stands, and its next meeting.
void HomeScreen::league_row(Stage& stage, Rect& page) {
  if (!league_.any()) return;
  bool const ready = league_.ready();
  events::Card const& card = league_.card();
  bool const over = ready && !league_.next();
  Kept const kept{"podium", card.title, !ready ? league_.trouble() : card.next.empty() ? card.state : card.next, "Next meeting##home",
                  "League table##home", over ? "Every fixture has its result" : ready ? "" : league_.trouble()};
  int const pressed = kept_row(stage, page, kept);
  if (pressed == 0) stage.push(Intent::League, int64_t(LeagueDo::Next));
  if (pressed == 1) stage.push(Intent::OpenSheet, int64_t(SheetId::Papers));
}

// The event of this device, the same way.
void HomeScreen::event_row(Stage& stage, Rect& page) {
  if (!event_.any()) return;
  bool const ready = event_.ready();
  events::Card const& card = event_.card();
  Kept const kept{"trophy", ready ? card.title : "Event", !ready ? event_.trouble() : card.next.empty() ? card.state : card.next, "Next race##event",
                  "Open event##home", !ready ? event_.trouble() : event_.next() ? "" : "No race is drawn that has no result"};
  int const pressed = kept_row(stage, page, kept);
  if (pressed == 0) stage.push(Intent::Event, int64_t(EventDo::Start), dump_doc(setup_to_doc(*event_.next())));
  if (pressed == 1) stage.push(Intent::Go, int64_t(ScreenId::Events));
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
  float const h = press_height();
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
  // The same race stands in both lists at once: each row is a control of its own.
  std::string const label = race.listed.summary.title + (removable ? "##all " : "##") + race.listed.id;
  Rect press = row;
  Rect remove{};
  if (removable) remove = press.cut_right(px(48)).centred(px(32), px(32));
  Touch const t = touch_area(press, label.c_str());
  if (t.hovered || t.held) fill(press.inset(1, 0), colour(Role::Panel2));
  if (t.pressed) stage.push(Intent::OpenSaved, 0, race.listed.id);
  Rect in = press.inset(px(16), 0);
  float const cy = row.middle().y;
  Cover const* const game = cover_of(race.listed.summary.game);
  icon(game_icon(game), in.x + px(9), cy, 18, Role::Text2);
  in.cut_left(px(30));
  bool const me = race.winner == "You";
  std::string const won = race.winner.empty() ? "finished" : race.winner + " won";
  Type const strong = me ? Type::Strong : Type::Body;
  text_right(strong, in.right(), cy - px(10), won, Role::Text);
  in.cut_right(text_size(strong, won).x + px(8));
  if (!race.winner.empty()) swatch({in.right() - px(42), cy - px(10), px(42), px(20)}, race.winner_livery, race.winner_number);
  in.cut_right(px(54));
  float const w = text_fit(Type::Body, in.x, cy - px(10), race.listed.summary.title, in.w);
  if (game && w + px(80) < in.w) text_fit(Type::Body, in.x + w + px(6), cy - px(10), game->title, in.w - w - px(6), Role::Text3);
  if (!removable) return;
  std::string const forget = "Forget##" + race.listed.id;
  if (icon_button(remove, forget.c_str(), "trash", "Forget this race")) forget_ = race.listed.id;
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
