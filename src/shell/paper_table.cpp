// Tables of a page, laid out for the width of the sheet.
#include <algorithm>

#include "shell/paper_box.hpp"

namespace paddock::app {
namespace {

bool at_right(std::string const& head) { return !head.empty() && head[0] == '>'; }
std::string_view words_of(std::string const& head) { return std::string_view(head).substr(at_right(head)); }
Type type_of(std::string const& head) { return at_right(head) ? Type::FigureSmall : Type::Small; }

// Words break at blanks only.
std::vector<std::string_view> lines_of(std::string_view head, float width) {
  if (text_size(Type::Caption, head).x <= width + 0.5f) return {head};
  std::vector<std::string_view> out;
  for (size_t at = 0; at < head.size();) {
    size_t const end = std::min(head.find(' ', at), head.size());
    out.push_back(head.substr(at, end - at));
    at = end + 1;
  }
  return out;
}

float longest_word(std::string_view words, Type type) {
  float most = 0;
  for (auto const& word : lines_of(words, 0)) most = std::max(most, text_size(type, word).x);
  return most;
}

float sum(std::vector<float> const& widths) {
  float all = 0;
  for (float w : widths) all += w;
  return all;
}

}  // namespace

// Tables with the same heads stand below each other: their columns are equal.
std::vector<float> PaperLayout::widths_of(Paper::Table const& like, bool brief) const {
  std::vector<float> out(like.columns.size());
  for (Paper::Table const& t : paper_.tables) {
    if (t.columns != like.columns) continue;
    for (size_t i = 0; i < out.size(); ++i) {
      std::string_view const head = words_of(t.columns[i]);
      out[i] = std::max(out[i], brief ? longest_word(head, Type::Caption) : text_size(Type::Caption, head).x);
      for (auto const& row : t.rows)
        if (i < row.size()) out[i] = std::max(out[i], text_size(type_of(t.columns[i]), row[i]).x);
    }
  }
  return out;
}

std::vector<float> PaperLayout::fitted(Paper::Table const& table) const {
  size_t const n = table.columns.size();
  if (n == 0) return {};
  float const room = width_ - gap_ * float(n - 1);
  std::vector<float> widths = widths_of(table, false);
  if (sum(widths) > room) widths = widths_of(table, true);
  // Columns of words give way, the widest first: down to their longest word, then, as it must be, below it.
  std::vector<float> least(n, px(44));
  for (Paper::Table const& t : paper_.tables)
    for (auto const& row : t.rows)
      for (size_t i = 0; t.columns == table.columns && i < row.size() && i < n; ++i) least[i] = std::max(least[i], longest_word(row[i], Type::Small));
  for (bool must : {false, true})
    for (float over = sum(widths) - room; over > 0; over = sum(widths) - room) {
      size_t best = n;
      for (size_t i = 0; i < n; ++i) {
        if (must) least[i] = px(44);
        if (!at_right(table.columns[i]) && widths[i] > least[i] && (best == n || widths[i] > widths[best])) best = i;
      }
      if (best == n) break;
      widths[best] -= std::min({px(3), over + 0.5f, widths[best] - least[best]});
    }
  float const left = std::max(0.0f, room - sum(widths));      // what is left over goes to the words
  auto const words = std::count_if(table.columns.begin(), table.columns.end(), [](std::string const& c) { return !at_right(c); });
  for (size_t i = 0; i < n; ++i)
    if (!at_right(table.columns[i])) widths[i] += left / float(words);
  return widths;
}

PaperLayout::PaperLayout(Paper const& paper, float width) : paper_(paper), width_(width), gap_(px(width < px(440) ? 7 : 14)) {
  height_ = px(28);
  if (!paper.subtitle.empty()) height_ += text_height(Type::Small, width, paper.subtitle) + px(4);
  for (Paper::Table const& t : paper.tables) {
    Table lay;
    lay.widths = fitted(t);
    for (size_t i = 0; i < t.columns.size(); ++i)
      lay.head = std::max(lay.head, px(16) * float(lines_of(words_of(t.columns[i]), lay.widths[i]).size()) + px(4));
    for (auto const& row : t.rows) {
      float most = px(18);
      for (size_t i = 0; i < row.size() && i < lay.widths.size(); ++i)
        if (!at_right(t.columns[i]) && longest_word(row[i], Type::Small) <= lay.widths[i] + 1) most = std::max(most, text_height(Type::Small, lay.widths[i] + 1, row[i]));
      lay.heights.push_back(most + px(6));
    }
    lay.note_beside = text_size(Type::Title, t.title).x + text_size(Type::Small, t.note).x + px(16) <= width;
    height_ += px(16) + px(26) + lay.head + sum(lay.heights);
    if (!t.note.empty() && !lay.note_beside) height_ += text_height(Type::Small, width, t.note) + px(4);
    tables_.push_back(std::move(lay));
  }
  if (!paper.foot.empty()) height_ += px(14);
  for (std::string const& line : paper.foot) height_ += text_height(Type::Caption, width, line) + px(4);
}

void PaperLayout::draw_table(Paper::Table const& t, Table const& lay, float x0, float y) const {
  text_fit(Type::Title, x0, y, t.title, width_);
  if (lay.note_beside) text_right(Type::Small, x0 + width_, y + px(3), t.note, Role::Text2);
  y += px(26);
  auto each = [&](auto&& draw) {
    float x = x0;
    for (size_t i = 0; i < lay.widths.size(); x += lay.widths[i] + gap_, ++i) draw(i, x, lay.widths[i]);
  };
  each([&](size_t i, float x, float w) {
    auto const lines = lines_of(words_of(t.columns[i]), w);
    float at = y + lay.head - px(4) - px(16) * float(lines.size());
    for (auto const& line : lines) {
      if (at_right(t.columns[i])) text_right(Type::Caption, x + w, at, line, Role::Text3);
      else text(Type::Caption, x, at, line, Role::Text3);
      at += px(16);
    }
  });
  y += lay.head;
  for (size_t r = 0; r < t.rows.size(); y += lay.heights[r], ++r) {
    hairline(x0, x0 + width_, y);
    each([&](size_t i, float x, float w) {
      if (i >= t.rows[r].size()) return;
      std::string const& cell = t.rows[r][i];
      if (at_right(t.columns[i])) text_right(Type::FigureSmall, x + w, y + px(3), cell);
      else if (longest_word(cell, Type::Small) > w + 1) text_fit(Type::Small, x, y + px(3), cell, w);
      else text_wrapped(Type::Small, x, y + px(3), w + 1, cell);
    });
  }
  if (!t.note.empty() && !lay.note_beside) text_wrapped(Type::Small, x0, y + px(4), width_, t.note, Role::Text2);
}

void PaperLayout::draw(float x, float y) const {
  text_fit(Type::PanelTitle, x, y, paper_.title, width_);
  y += px(28);
  if (!paper_.subtitle.empty()) y += text_wrapped(Type::Small, x, y, width_, paper_.subtitle, Role::Text2) + px(4);
  for (size_t i = 0; i < tables_.size(); ++i) {
    Table const& lay = tables_[i];
    y += px(16);
    draw_table(paper_.tables[i], lay, x, y);
    y += px(26) + lay.head + sum(lay.heights);
    std::string const& note = paper_.tables[i].note;
    if (!note.empty() && !lay.note_beside) y += text_height(Type::Small, width_, note) + px(4);
  }
  y += px(14);
  for (std::string const& line : paper_.foot) y += text_wrapped(Type::Caption, x, y, width_, line, Role::Text3) + px(4);
}

}  // namespace paddock::app
