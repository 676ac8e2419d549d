// Sentences with strong words, values and the rules they rest on.
#include <algorithm>
#include <cmath>
#include <utility>

#include "ui/widgets/state.hpp"
#include "ui/wrap.hpp"
#include "view/marked.hpp"

namespace paddock::app {
namespace {

Type strong_of(Type type) { return type == Type::Small ? Type::SmallStrong : type == Type::Body ? Type::Strong : type; }

// Walks over the words of a text, with *strong* switched on and off by stars.
template <class Take>
void each_word(std::string_view words, Take take) {
  bool strong = false;
  size_t at = 0;
  bool space = false;
  while (at < words.size()) {
    char const c = words[at];
    if (c == '*') {
      strong = !strong, ++at;
    } else if (c == '\n') {
      take(std::string_view{}, strong, false, true);
      space = false, ++at;
    } else if (c == ' ') {
      space = true, ++at;
    } else {
      size_t end = at;
      auto const sticks = [&](size_t i) { return words[i] == ' ' && i + 1 < words.size() && words[i + 1] == '%'; };   // "83 %" is one
      while (end < words.size() && (words[end] != ' ' || sticks(end)) && words[end] != '*' && words[end] != '\n')
        end += is_escape(words, end) ? 2 : 1;
      std::string_view const word = words.substr(at, end - at);
      if (word.find('\\') == word.npos) take(word, strong, space, false);
      else take(unmarked(word), strong, space, false);
      space = false;
      at = end;
    }
  }
}

struct Flow {
  float x0, y0, width, line;
  float x = 0, y = 0;  // relative
  bool draw;
};

void flow_text(Flow& f, Type type, std::string_view words, Role role) {
  float const gap = text_size(type, " ").x;
  each_word(words, [&](std::string_view word, bool strong, bool space, bool newline) {
    if (newline) {
      f.x = 0, f.y += f.line;
      return;
    }
    Type const t = strong ? strong_of(type) : type;
    float const w = text_size(t, word).x;
    if (space && f.x > 0) f.x += gap;
    if (f.x > 0 && f.x + w > f.width + 0.5f && space) f.x = 0, f.y += f.line;
    auto const put = [&](std::string_view part, float part_w) {
      if (f.draw) draw_text(ink(), t, {f.x0 + f.x, f.y0 + f.y}, colour(strong ? Role::Text : role), part);
      f.x += part_w;
    };
    if (w <= f.width + 0.5f) return put(word, w);
    bool first = true;   // longer than a line: it goes on in the next one
    for (std::string_view const part : in_lines(word, [&](std::string_view p) { return text_size(t, p).x <= f.width; })) {
      if (!std::exchange(first, false)) f.x = 0, f.y += f.line;
      put(part, text_size(t, part).x);
    }
  });
}

float lay_line(Rect in, Line const& line, LineStyle const& style, bool draw, Rule* opened) {
  float const x = in.x, y = in.y, width = in.w;
  float const lead = px(line.helmet != Helmet::None ? 30.0f : style.lead_css), lh = line_height(style.type);
  float right = 0;
  if (!line.value.empty()) right = text_size(Type::FigureRow, line.value).x + px(12);
  Flow f{x + lead, y, width - lead - right, lh, 0, 0, draw};
  if (draw && lead > 0) {
    if (line.helmet != Helmet::None) helmet(ink(), {x + px(11), y + lh * 0.5f}, px(8), line.helmet);
    else if (style.livery >= 0) swatch({x, y - px(1), px(40), px(20)}, style.livery, style.number);
    else if (line.icon && line.icon[0]) {
      bool const plain = line.tone == Tone::Plain || line.tone == Tone::Quiet;
      icon(line.icon, x + px(9), y + lh * 0.5f, 18, plain ? colour(Role::Text3) : tone_colour(line.tone));
    }
  }
  flow_text(f, style.type, line.text, style.role);
  if (style.cites)
    for (Rule const& rule : line.rules) {
      if (rule.empty()) continue;
      float const w = cite_width(rule);
      if (f.x > 0) f.x += px(6);
      if (f.x > 0 && f.x + w > f.width + 0.5f) f.x = 0, f.y += std::max(lh, px(20));
      if (draw && cite(f.x0 + f.x, f.y0 + f.y + lh * 0.5f, rule) && opened) *opened = rule;
      f.x += w;
    }
  if (!line.dice.empty()) {
    f.y += lh + px(4);
    size_t const each = size_t(std::max(1.0f, (width - lead + px(4)) / px(24)));   // in a row; the others stand below
    if (draw)
      for (size_t i = 0; i < line.dice.size(); ++i)
        die({f.x0 + float(i % each) * px(24), f.y0 + f.y + float(i / each) * px(24), px(20), px(20)}, line.dice[i]);
    f.y += px(22) - lh + float((line.dice.size() - 1) / each) * px(24);
  }
  if (draw && right > 0) {
    Role const role = line.tone == Tone::Warn ? Role::Warn : line.tone == Tone::Bad ? Role::Bad
                      : line.tone == Tone::Good ? Role::Good : Role::Text;
    text_right(Type::FigureRow, x + width, y + (lh - px(18)) * 0.5f, line.value, role);
  }
  return f.y + lh;
}

}  // namespace

void die(Rect r, int face) {
  fill(r, IM_COL32(243, 244, 240, 255), radius::kSwatch);
  outline(r, colour(Role::Line2), radius::kSwatch);
  float const d = r.w * 0.26f;
  ImVec2 const mid{r.x + r.w / 2, r.y + r.h / 2};
  auto pip = [&](float x, float y) { ink()->AddCircleFilled({mid.x + x * d, mid.y + y * d}, r.w * 0.09f, IM_COL32(16, 22, 26, 255), 12); };
  if (face % 2) pip(0, 0);
  if (face > 1) pip(-1, -1), pip(1, 1);
  if (face > 3) pip(1, -1), pip(-1, 1);
  if (face == 6) pip(-1, 0), pip(1, 0);
}

float rich_line(float x, float y, float width, Line const& line, LineStyle const& style, Rule* opened) {
  return lay_line({x, y, width, 0}, line, style, true, opened);
}

float rich_line_height(float width, Line const& line, LineStyle const& style) {
  return lay_line({0, 0, width, 0}, line, style, false, nullptr);
}

float rich_text(float x, float y, float width, Type type, std::string_view words, Role role) {
  Flow f{x, y, width, line_height(type), 0, 0, true};
  flow_text(f, type, words, role);
  return f.y + f.line;
}

float text_wrapped(Type type, float x, float y, float width, std::string_view words, Role role) {
  return rich_text(x, y, width, type, words, role);
}

float text_height(Type type, float width, std::string_view words) {
  Flow f{0, 0, width, line_height(type), 0, 0, false};
  flow_text(f, type, words, Role::Text);
  return f.y + f.line;
}

float cite_width(Rule rule) { return text_size(Type::Cite, rule.text()).x + px(12); }

bool cite(float x, float cy, Rule rule) {
  Rect const r = snapped({x, cy - px(9), cite_width(rule), px(18)});
  std::string label(rule.text());
  label += "##" + std::to_string(int(x)) + "," + std::to_string(int(cy + (ImGui::GetScrollY())));
  Touch const t = touch_area(r, label.c_str());
  fill(r, mix(colour(Role::InfoFace), colour(Role::Info), t.held ? 0.3f : t.hovered ? 0.15f : 0.0f), radius::kCite);
  text_mid(Type::Cite, r, rule.text(), Role::Info);
  if (t.pressed) widget_state().opened = rule, widget_state().opened_at = r;
  return t.pressed;
}

// ------------------------------------------------------------------------------------------------------- chips, figures

float chip_width(Chip const& c) {
  bool const with_icon = c.icon && c.icon[0];
  float w = text_size(Type::Caption, c.text).x + px(16) + (with_icon ? px(22) : 0);
  if (!c.rule.empty()) w += px(6) + cite_width(c.rule);
  return w;
}

float chip(float x, float cy, Chip const& c, Rule* opened) {
  bool const with_icon = c.icon && c.icon[0];
  float const words = text_size(Type::Caption, c.text).x;
  Rect const r = snapped({x, cy - px(12), words + px(16) + (with_icon ? px(22) : 0), px(24)});
  fill(r, tone_face(c.tone), radius::kChip);
  ImU32 const paint = c.tone == Tone::Plain || c.tone == Tone::Quiet ? colour(Role::Text2) : tone_colour(c.tone);
  float at = r.x + px(8);
  if (with_icon) {
    icon(c.icon, at + px(8), cy, 16, paint);
    at += px(22);
  }
  draw_text(ink(), Type::Caption, {at, cy - px(8)}, paint, c.text);
  float width = r.w;
  if (!c.rule.empty()) {
    width += px(6);
    if (cite(x + width, cy, c.rule) && opened) *opened = c.rule;
    width += cite_width(c.rule);
  }
  return width;
}

float figure_width(Figure const& f, Type type) {
  return std::max(text_size(Type::Caption, f.label).x, text_size(type, f.value).x);
}

float figure(float x, float y, Figure const& f, Type type) {
  text(Type::Caption, x, y, f.label, Role::Text3);
  draw_text(ink(), type, {x, y + px(16)}, tone_colour(f.tone), f.value);
  explain({x, y, figure_width(f, type), px(16) + line_height(type)}, f.tip);
  return figure_width(f, type);
}

}  // namespace paddock::app
