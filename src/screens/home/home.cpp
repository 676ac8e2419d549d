#include "screens/home/home.hpp"

#include <algorithm>

namespace paddock::app {

std::string count_words(int n, bool first) {
  static constexpr char const* kWords[] = {"no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine",
                                           "ten", "eleven", "twelve"};
  std::string const s = n >= 0 && n <= 12 ? kWords[n] : std::to_string(n);
  return first ? capital(s) : s;
}

std::string headline_words(Shelf const& shelf) {
  int const mine = shelf.waiting_for_me();
  if (mine > 0) return count_words(mine, true) + (mine == 1 ? " race waits for you" : " races wait for you");
  if (!shelf.running().empty()) return "Nobody waits for you";
  return shelf.finished().empty() ? "Ready to race" : "No race is running";
}

std::unique_ptr<Screen> make_home_screen(Shelf const& shelf, LeagueDesk& league, EventDesk& event) {
  return std::make_unique<HomeScreen>(shelf, league, event);
}

void HomeScreen::draw(Stage& stage) {
  // Enter in the box for links opens what stands in it; elsewhere it is the yellow button's.
  if (!typed_.empty() && widgets::text_focused() && widgets::primary_pressed_by_key()) {
    stage.push(Intent::OpenText, 0, typed_);
    typed_.clear();
  }
  Rect const page = begin_panel("##home", stage.view, Region::Decision,
                                {.shadow = false, .border = false, .scroll = true, .face = Role::Canvas, .round = 0});
  Rect content = page;
  content.h = stage.view.h;
  demo_drawn_ = false;
  if (stage.layout == Layout::Phone) draw_phone(stage, content);
  else draw_wide(stage, content);
}

bool HomeScreen::escape(Stage&) {
  bool const open = !forget_.empty();
  forget_.clear();
  return open;
}

void HomeScreen::headline(Rect row, bool with_tabs) {
  static constexpr char const* kTabs[] = {"Running", "Finished"};
  int const counts[] = {int(shelf_.running().size()), int(shelf_.finished().size())};
  if (with_tabs && shelf_.kept() > 0) {
    float width = px(6);
    for (int i = 0; i < 2; ++i)
      width += text_size(Type::Strong, kTabs[i]).x + text_size(Type::FigureRow, std::to_string(counts[i])).x + px(30);
    tab_ = tabs({row.right() - width, row.y + (row.h - px(32)) * 0.5f, width, px(32)}, "shelf", kTabs, tab_, counts);
    row.w -= width + px(12);
  }
  std::string const words = headline_words(shelf_);
  Type const type = with_tabs && text_size(Type::HomeTitle, words).x <= row.w ? Type::HomeTitle : Type::Key;
  text_fit(type, row.x, row.y + (row.h - line_height(type)) * 0.5f, words, row.w);
}

void HomeScreen::draw_wide(Stage& stage, Rect page) {
  // The races keep room for their words beside what can be started.
  bool const two = page.w >= px(1000), roomy = page.w >= px(1184);
  float const widest = px(1480), margin = px(roomy ? 48 : 32), apart = px(roomy ? 48 : 24);
  Rect body = page.inset(std::max(margin, (page.w - widest) * 0.5f), 0);
  float const row = px(92) * float(league_.any() + event_.any());   // of the league and the event
  body.h = two ? page.h : px(600) + row;
  float const foot = px(46), bottom = body.bottom();
  Rect side = two ? body.cut_right(px(440), apart) : Rect{};
  body.cut_top(px(24));
  headline(body.cut_top(px(48), px(8)), true);
  event_row(stage, body);
  league_row(stage, body);
  Rect main = body;
  main.h = bottom - foot - main.y;
  float const event = two && !event_.any() ? event_height(main.w) + px(14) : 0;   // the row below the races
  main.h -= event;
  float end = main.bottom();
  if (tab_ == 1) end = std::max(end, finished_list(stage, main));
  else if (shelf_.running().empty()) empty_card(stage, main);
  else end = std::max(end, races(stage, main, two));
  Rect below{main.x, end + px(14), main.w, px(1000)};
  if (two) start_event(stage, below);
  end += event + foot;
  if (two) {
    end = std::max(end, side_column(stage, side) + foot);
  } else {
    Rect column{body.x, end - foot + px(14), body.w, 0};
    column.y += start_cards(stage, column, 0) + px(14);
    column.h = px(1000);
    start_event(stage, column);
    open_box(stage, column.cut_top(px(132), px(14)), false);
    end = std::max(end, column.y + foot);
  }
  footer(stage, {body.x, end - foot, (two ? side.right() : body.right()) - body.x, foot});
  end_panel(end);
}

// Games to start, the box for links, results as far as there is room. Returns the bottom.
float HomeScreen::side_column(Stage& stage, Rect side) {
  side.cut_top(px(24));
  Rect const title = side.cut_top(px(48), px(8));
  text(Type::PanelTitle, title.x, title.y + px(11), "Start a race");
  side.cut_bottom(px(46));
  float const box = px(112), row = px(44), gap = px(14);
  bool const results = !shelf_.finished().empty();
  Rect cards = side;
  cards.cut_bottom(box, gap);
  if (results) cards.cut_bottom(2 * row, gap);   // a heading and the last one
  float y = side.y + start_cards(stage, cards, std::max(px(1), cards.h)) + gap;
  open_box(stage, {side.x, y, side.w, box}, false);
  y += box;
  Rect const rest{side.x, y + gap, side.w, side.bottom() - y - gap};
  return rest.h >= (results ? 2 * row : px(100)) ? lately(stage, rest, size_t(rest.h / row) - 1) : y;
}

// The most urgent race large, the next ones as cards in as many columns as have room, the others a row each. Where they must not
// go beyond `main` (`fits`) and would, all but the first are rows. Returns the bottom.
float HomeScreen::races(Stage& stage, Rect main, bool fits) {
  auto const& running = shelf_.running();
  float const gap = px(14);
  int const cards = std::min(3, int(running.size()) - 1), columns = std::clamp(int(main.w / px(260)), 1, 3);
  std::vector<Rect> places;   // from the hero's bottom down
  float below = 0;
  auto const place = [&](float picture) {
    card_picture_ = picture;
    places.clear();
    below = cards ? px(20) : 0;
    for (int first = 0; first < cards; first += columns) {
      int const n = std::min(columns, cards - first);   // they fill the row
      Rect row{main.x, below, main.w, 0};
      for (int i = 0; i < n; ++i) row.h = std::max(row.h, card_height(stage, row.column(i, n, gap).w, running[size_t(first + i) + 1]));
      for (int i = 0; i < n; ++i) places.push_back(row.column(i, n, gap));
      below = row.bottom() + (first + n < cards ? gap : 0);
    }
  };
  place(px(144));
  float const rest = rows_height(4) > 0 ? gap + rows_height(4) : 0, least = hero_height(stage, main.w, running[0], false);
  float const short_of = least + below + rest - main.h;
  if (short_of > 0) place(std::max(px(90), px(144) - short_of));
  if (fits && cards && least + below + rest > main.h) return races_as_rows(stage, main, least);
  float const big = stage.low ? least : std::max(least, main.h - below - rest);
  hero(stage, {main.x, main.y, main.w, big}, running[0], false);
  for (size_t i = 0; i < places.size(); ++i) {
    Rect const at{places[i].x, places[i].y + main.y + big, places[i].w, places[i].h};
    card(stage, at, running[i + 1], int(i) + 1);
  }
  float const bottom = main.y + big + below;
  if (rest > 0) race_rows(stage, {main.x, bottom + gap, main.w, rest - gap}, 4);
  return bottom + rest;
}

float HomeScreen::races_as_rows(Stage& stage, Rect main, float least) {
  float const gap = px(20), least_rows = px(2 * size::kRowRoomy);
  float const rows = std::min(rows_height(1), std::max(least_rows, main.h - least - gap));
  hero(stage, main.cut_top(std::max(least, main.h - rows - gap), gap), shelf_.running()[0], false);
  race_rows(stage, {main.x, main.y, main.w, rows}, 1);
  return main.y + rows;
}

void HomeScreen::draw_phone(Stage& stage, Rect page) {
  Rect in = page.inset(px(16), 0);
  in.h = 1e5f;
  in.cut_top(px(14));
  headline(in.cut_top(px(40), px(8)), false);
  event_row(stage, in);
  league_row(stage, in);
  auto const& running = shelf_.running();
  card_picture_ = px(96);
  if (running.empty()) empty_card(stage, in.cut_top(px(400), px(16)));
  else hero(stage, in.cut_top(hero_height(stage, in.w, running[0], true), px(16)), running[0], true);
  for (size_t i = 1; i < running.size() && i < 5; ++i) card(stage, in.cut_top(card_height(stage, in.w, running[i]), px(12)), running[i], int(i));
  if (running.size() > 5) race_rows(stage, in.cut_top(rows_height(5), px(12)), 5);
  bool const fresh = running.empty();   // its card has a way to a link already: the games come first
  if (!fresh) open_box(stage, in.cut_top(px(188), px(16)), true);
  text(Type::PanelTitle, in.x, in.y, "Start a race");
  in.cut_top(px(36));
  in.cut_top(start_cards(stage, in, 0), px(16));
  if (fresh) open_box(stage, in.cut_top(px(188), px(16)), true);
  start_event(stage, in);
  if (!shelf_.finished().empty()) in.cut_top(lately(stage, {in.x, in.y, in.w, 0}, 5) - in.y, px(8));
  footer(stage, in.cut_top(px(80)));
  end_panel(in.y);
}

void HomeScreen::footer(Stage& stage, Rect where) {
  float const cy = where.y + px(23);
  float x = where.x;
  icon("wifi-off", x + px(8), cy, 16, Role::Text3);
  x += px(22);
  x += text(Type::Caption, x, cy - px(8), "Works without a connection", Role::Text3) + px(16);
  if (shelf_.kept() > 0) {
    if (x + px(180) > where.right()) x = where.x;
    float const y = x == where.x ? cy + px(26) : cy;
    Rect const area{x - px(4), y - px(14), text_size(Type::Caption, "Back up all races to a file").x + px(32), px(28)};
    Touch const t = touch_area(area, "Back up all races to a file");
    Role const role = t.hovered ? Role::Text : Role::Text3;
    icon("download", x + px(8), y, 16, role);
    text(Type::Caption, x + px(22), y - px(8), "Back up all races to a file", role);
    if (t.pressed) stage.push(Intent::ExportSaved);
  }
  if (where.w > px(500)) text_right(Type::Caption, where.right(), cy - px(8), "Nothing leaves this device but the links you send", Role::Text3);
}

}  // namespace paddock::app
