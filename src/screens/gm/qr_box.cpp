#include "screens/gm/qr_box.hpp"

#include <algorithm>
#include <cmath>

#include "core/text.hpp"
#include "session/letters.hpp"
#include "ui/theme.hpp"
#include "ui/widgets.hpp"
#include "ui/wrap.hpp"

namespace paddock::app {
namespace {

struct Kept {
  std::string words, error;
  post::QrCode code;
};

Kept const& kept_code(std::string_view words) {
  static Kept kept;
  if (kept.words == words) return kept;
  kept = {std::string(words), "", {}};
  if (auto made = post::make_qr(words)) kept.code = std::move(*made);
  else kept.error = made.error().text();
  return kept;
}

}  // namespace

std::string full_link(std::string const& base, std::string const& fragment) { return base + fragment; }

float draw_lines(Rect area, std::string_view words) {
  float const line = line_height(Type::Cite);
  ImVec2 const lo = ink()->GetClipRectMin(), hi = ink()->GetClipRectMax();
  float const letter = text_size(Type::Cite, "M").x;   // all are as wide
  auto const fits = [&](std::string_view part) { return float(points_in(part)) * letter <= area.w - px(8); };   // beside the scroll bar
  float y = area.y;
  for (std::string_view const part : in_lines(words, fits)) {
    if (y + line > lo.y && y < hi.y) draw_text(ink(), Type::Cite, {area.x, y}, colour(Role::Text2), part);
    y += line;
  }
  return y - area.y;
}

void draw_qr(Rect r, std::string_view words) {
  Kept const& kept = kept_code(words);
  fill(r, IM_COL32(255, 255, 255, 255), radius::kControl);
  if (!kept.error.empty()) {
    text_wrapped(Type::Caption, r.x + px(10), r.y + px(10), r.w - px(20), "Too long for a QR code. Copy the link.",
                 Role::OnAccent);
    return;
  }
  int const n = kept.code.size + 4;  // two modules of our own white; the box has more around it
  float const module = std::min(r.w, r.h) / float(n);
  float const x0 = r.x + (r.w - module * float(n)) / 2 + module * 2,
              y0 = r.y + (r.h - module * float(n)) / 2 + module * 2;
  ImDrawList* list = ink();
  for (int y = 0; y < kept.code.size; ++y)
    for (int x = 0; x < kept.code.size; ++x) {
      int run = 0;
      while (x + run < kept.code.size && kept.code.at(x + run, y)) ++run;
      if (run == 0) continue;
      list->AddRectFilled({x0 + module * float(x), y0 + module * float(y)},
                          {x0 + module * float(x + run) + 0.02f, y0 + module * float(y + 1) + 0.02f},
                          IM_COL32(16, 16, 16, 255));
      x += run;
    }
}

}  // namespace paddock::app
