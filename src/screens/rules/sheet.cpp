#include "screens/rules/sheet.hpp"

#include <algorithm>

#include "desk/play.hpp"
#include "screens/rules/book.hpp"
#include "session/workshops.hpp"
#include "ui/finger.hpp"
#include "ui/widgets.hpp"

namespace paddock::app {
namespace {

// The settings a rule depends on, as they are in force. Returns the height.
float draw_in_force(Rect in, RuleText const& rule, std::string const& game, Doc const* settings, bool draw) {
  if (rule.settings.empty()) return 0;
  float const row = px(24), height = row * float(rule.settings.size()) + px(16);
  if (!draw) return height;
  fill({in.x, in.y, in.w, height}, colour(Role::Panel2), radius::kChip);
  float y = in.y + px(8);
  for (std::string const& name : rule.settings) {
    InForce const f = setting_in_force(game, name, settings);
    std::string const label = f.label.empty() ? name : f.label;
    float right = in.right() - px(12);
    float const w = text_size(Type::Cite, name).x + px(12);
    text_right(Type::Cite, right, y + px(4), name, Role::Text3);   // what a written set-up calls it
    right -= w;
    text_right(Type::SmallStrong, right, y + px(3), f.value, f.changed ? Role::AccentText : Role::Text);
    right -= text_size(Type::SmallStrong, f.value).x + px(8);
    text_fit(Type::Small, in.x + px(12), y + px(3), label, right - in.x - px(12), Role::Text2);
    y += row;
  }
  return height;
}

float draw_rule(Rect in, RuleText const& rule, std::string const& game, Doc const* settings) {
  float y = in.y;
  float const w = cite_width(Rule{rule.id.c_str()});
  fill({in.x, y + px(2), w, px(18)}, colour(Role::InfoFace), radius::kCite);
  text_mid(Type::Cite, {in.x, y + px(2), w, px(18)}, rule.id, Role::Info);
  text_fit(Type::Title, in.x + w + px(10), y, rule.title, in.w - w - px(10));
  y += px(28);
  y += rich_text(in.x, y, in.w, Type::Body, rule.text, Role::Text2) + px(8);
  if (float const h = draw_in_force({in.x, y, in.w, 0}, rule, game, settings, true); h > 0) y += h + px(8);
  return y + px(8) - in.y;
}

// Runs of lines to be copied stand on a face of their own. Returns the bottom.
float draw_orders_page(Rect in, std::string_view page) {
  float y = in.y;
  auto const next = [&] {
    size_t const end = std::min(page.find('\n'), page.size());
    std::string_view const line = page.substr(0, end);
    page.remove_prefix(std::min(end + 1, page.size()));
    return line;
  };
  while (!page.empty()) {
    if (page.substr(0, 2) == "  ") {
      std::vector<std::string_view> lines;
      while (page.substr(0, 2) == "  ") lines.push_back(next().substr(2));
      float const width = in.w - px(20);
      float height = px(16);
      auto const fits = [&](std::string_view line) { return text_size(Type::Cite, line).x <= width; };
      for (auto line : lines) height += fits(line) ? px(18) : text_height(Type::Cite, width, line);
      fill({in.x, y, in.w, height}, colour(Role::Well), radius::kChip);
      outline({in.x, y, in.w, height}, colour(Role::Line), radius::kChip);
      float at = y + px(8);
      for (auto line : lines)
        if (!fits(line)) at += text_wrapped(Type::Cite, in.x + px(10), at, width, line);
        else text(Type::Cite, in.x + px(10), at, line), at += px(18);
      y += height + px(12);
      continue;
    }
    std::string_view const line = next();
    if (line.substr(0, 2) == "# ") {
      y += y > in.y ? px(8) : 0;
      text_fit(Type::Title, in.x, y, line.substr(2), in.w);
      y += px(30);
    } else if (!line.empty()) {
      y += rich_text(in.x, y, in.w, Type::Body, line, Role::Text2) + px(8);
    }
  }
  return y;
}

// Returns the bottom.
float draw_chapters(Rect list, std::string const& game, Doc const* settings, std::string const& query) {
  int found = 0;
  if (query.empty()) list.cut_top(draw_brief(list, game) - list.y, px(12));
  for (Chapter const& chapter : rule_book(game)) {
    bool titled = false;
    for (RuleText const& rule : chapter.rules) {
      if (!has_words({rule.id, rule.title, rule.text}, query)) continue;
      if (!titled && !chapter.title.empty()) {
        text(Type::Caption, list.x, list.y, chapter.number + (chapter.number.empty() ? "" : "  ") + chapter.title, Role::Text3);
        list.cut_top(px(22));
      }
      titled = true;
      ++found;
      list.cut_top(draw_rule(list, rule, game, settings));
    }
  }
  if (found == 0) list.cut_top(text_wrapped(Type::Body, list.x, list.y, list.w, "No rule has these words.", Role::Text3));
  return list.y;
}

std::string_view title_of(std::string_view game) {
  if (GameInfo const* info = find_game(game)) return info->title;
  for (WorkshopCover const& shop : workshop_covers())
    if (shop.game == game) return shop.title;
  return {};
}

}  // namespace

float draw_brief(Rect in, std::string_view game) {
  std::string_view const brief = brief_of(game);
  if (brief.empty()) return in.y;
  text(Type::Strong, in.x, in.y, "In short");
  return draw_orders_page({in.x, in.y + px(26), in.w, 0}, brief);
}

Doc const* settings_in_force(Stage const& stage, std::string_view game) {
  if (stage.ui.screen == ScreenId::Events && !stage.ui.event_game.empty()) return stage.ui.event_game == game ? &stage.ui.event_settings : nullptr;
  return stage.play && stage.play->session().setup().game == game ? &stage.play->session().setup().settings : nullptr;
}

std::string present_game(Stage const& stage) {
  if (stage.ui.screen == ScreenId::Events && !stage.ui.event_game.empty()) return stage.ui.event_game;
  bool const home = stage.ui.screen == ScreenId::Home;
  if (stage.play && !(home && !stage.ui.setup_game.empty())) return stage.play->session().setup().game;
  ScreenId const screen = stage.ui.screen;
  if (screen == ScreenId::Designer || screen == ScreenId::Referee) return workshop_cover(stage.ui.workshop, screen == ScreenId::Referee).game;
  if (!stage.ui.setup_game.empty()) return stage.ui.setup_game;
  auto const all = games();
  return all.empty() ? "" : all[0].id;
}

std::vector<GameInfo const*> rules_to_choose(Stage const& stage) {
  std::vector<GameInfo const*> out;
  if (stage.ui.screen != ScreenId::Home) return out;
  for (GameInfo const& g : games())
    if (!g.hidden) out.push_back(&g);
  return out;
}

void choose_rules(Stage& stage, std::string_view game) {
  stage.ui.setup_game = game;
  stage.ui.rules_query.clear();
}

namespace {

// Whose rules these are; from Home one may read those of any game.
void draw_game(Stage& stage, Rect head, std::string const& game) {
  auto const all = rules_to_choose(stage);
  if (all.size() < 2) return text_right(Type::Small, head.right() - px(12), head.middle().y - px(9), title_of(game), Role::Text3);
  std::vector<std::string> titles;
  int chosen = 0;
  for (size_t i = 0; i < all.size(); ++i) {
    titles.push_back(all[i]->title);
    if (all[i]->id == game) chosen = int(i);
  }
  head.cut_right(0, px(12));
  Rect const at = head.cut_right(px(170)).centred(px(170), finger(32));
  if (int const next = dropdown(at, "Rules of", titles, chosen); next != chosen) choose_rules(stage, all[size_t(next)]->id);
}

}  // namespace

void draw_rules_sheet(Stage& stage, Rect where) {
  Rect frame = begin_panel("##rules", where, Region::Sheet);
  Rect in = frame.inset(px(20), px(16));
  Rect head = in.cut_top(finger(32), px(12));
  text(Type::PanelTitle, head.x, head.middle().y - px(13), "Rules");
  if (icon_button(head.cut_right(finger(32)), "Close##rules", "x", "Close (Esc)")) stage.push(Intent::CloseSheet);
  std::string const game = present_game(stage);
  draw_game(stage, head, game);
  std::string_view const page = orders_page(game);
  if (page.empty()) stage.ui.rules_of_orders = false;
  else {
    static constexpr char const* kPages[] = {"Rules", "Writing orders"};
    stage.ui.rules_of_orders = segmented(in.cut_top(finger(34), px(10)), "Page", kPages, stage.ui.rules_of_orders) == 1;
  }
  if (!stage.ui.rules_of_orders) {
    auto const& book = rule_book(game);
    std::string const hint = "Search: a word or a rule" + (book.empty() ? "" : ", as " + book.back().rules[0].id);
    text_field(in.cut_top(px(size::kControl), px(12)), "Search the rules", stage.ui.rules_query, {.hint = hint});
  }
  hairline(frame.x, frame.right(), in.y);
  char const* const part = stage.ui.rules_of_orders ? "##orders page" : "##book";
  Rect const list = begin_scroll(part, {frame.x, in.y + px(1), frame.w, frame.bottom() - in.y - px(2)}).inset(px(20), px(14));
  Doc const* settings = settings_in_force(stage, game);
  end_scroll((stage.ui.rules_of_orders ? draw_orders_page(list, page) : draw_chapters(list, game, settings, stage.ui.rules_query)) + px(8));
  end_panel();
}

void draw_rule_card(Stage& stage) {
  std::string game = present_game(stage);
  RuleText const* rule = find_rule(game, stage.ui.rule);
  if (!rule) {
    game = game_of_rule(stage.ui.rule);
    rule = find_rule(game, stage.ui.rule);
  }
  RuleText unknown;
  if (!rule) unknown.id = stage.ui.rule, unknown.text = "This rule is not in the books of this Paddock.", rule = &unknown;
  Doc const* settings = settings_in_force(stage, game);
  float const width = std::min(px(440), stage.window.w - px(24)), inner = width - px(40);
  float const words = text_height(Type::Body, inner, rule->text);
  float const force = draw_in_force({0, 0, inner, 0}, *rule, game, settings, false);
  float const height = px(20) + px(34) + words + (force > 0 ? force + px(10) : 0) + px(16) + px(36) + px(20);
  Rect where{stage.ui.rule_x - width + px(60), stage.ui.rule_y + px(8), width, height};
  where.x = std::clamp(where.x, stage.window.x + px(12), std::max(px(12), stage.window.right() - width - px(12)));
  if (where.bottom() > stage.window.bottom() - px(12)) where.y = stage.ui.rule_y - height - px(26);
  where.y = std::max(where.y, px(56));
  bool open = begin_card("##rule", where);
  Rect in = where.inset(px(20));
  Rect head = in.cut_top(px(26), px(8));
  float const w = cite_width(Rule{rule->id.c_str()});
  fill({head.x, head.y + px(4), w, px(18)}, colour(Role::InfoFace), radius::kCite);
  text_mid(Type::Cite, {head.x, head.y + px(4), w, px(18)}, rule->id, Role::Info);
  probe_add("Rule " + rule->id, where);
  if (icon_button({head.right() - px(28), head.y - px(2), px(28), px(28)}, "Close##rule", "x", "Close (Esc)")) open = false;
  text_fit(Type::PanelTitle, head.x + w + px(10), head.y, rule->title, head.w - w - px(46));
  in.cut_top(rich_text(in.x, in.y, in.w, Type::Body, rule->text, Role::Text2), px(10));
  draw_in_force(in, *rule, game, settings, true);
  Rect const row{in.x, where.bottom() - px(56), in.w, px(36)};
  ButtonStyle const style{.icon = "book-2"};
  float const bw = button_width("Whole chapter", style);
  if (button({row.right() - bw, row.y, bw, row.h}, "Whole chapter", style)) {
    size_t const dot = rule->id.find('.');
    stage.push(Intent::OpenSheet, int(SheetId::Rules), rule->id.substr(0, dot == std::string::npos ? dot : dot + 1));
    open = false;
  }
  end_card();
  if (!open) stage.ui.rule.clear();
}

}  // namespace paddock::app
