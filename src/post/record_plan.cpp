// The vehicle from above with boxes to tick: armor beside its sides, tires within the wheels. Lengths in the plan's units, of
// which its width has a hundred.
#include "post/record_plan.hpp"

#include <algorithm>
#include <cmath>

namespace paddock::post {
namespace {

constexpr float kBeside = 52, kBox = 7, kSize = 5.8f, kHead = 10, kGap = 6;
constexpr int kMostBoxes = 160;

std::string units(float value) {
  int const tenths = int(std::lround(value * 10));
  std::string out = (tenths < 0 ? "-" : "") + std::to_string(std::abs(tenths) / 10);
  if (tenths % 10 != 0) out += "." + std::to_string(std::abs(tenths) % 10);
  return out;
}

void words(Markup& out, float x, float y, std::string_view text, char const* css) {
  out.put("text", text, {{"x", units(x)}, {"y", units(y)}, {"class", css}});
}

void box(Markup& out, float x, float y, float side, char const* css = "") {
  out.lone("rect", {{"x", units(x)}, {"y", units(y)}, {"width", units(side)}, {"height", units(side)}, {"class", css}});
}

struct Block {
  RecordPage::Armor const* armor = nullptr;
  int across = 5;
  int boxes() const { return std::min(armor->points + armor->outer, kMostBoxes); }
  float width() const { return float(across) * kBox + float((across - 1) / 5) * 1.5f; }
  float height() const { return armor ? kHead + std::ceil(float(boxes()) / float(across)) * kBox : 0; }
};

void write_block(Markup& out, Block const& block, float middle, float y) {
  RecordPage::Armor const& armor = *block.armor;
  words(out, middle, y + 6.4f, armor.label + " " + std::to_string(armor.points) + (armor.outer ? " + " + std::to_string(armor.outer) : ""), "h");
  float const left = middle - float(std::min(block.across, block.boxes())) / float(block.across) * block.width() / 2;
  for (int i = 0; i < block.boxes(); ++i) {
    int const column = i % block.across;
    box(out, left + float(column) * kBox + float(column / 5) * 1.5f, y + kHead + float(i / block.across) * kBox, kSize, i < armor.outer ? "o" : "");
  }
}

void write_shape(Markup& out, DrawnShape const& shape) {
  bool const hull = shape.paint == DrawnShape::BySeat;
  if (shape.kind == DrawnShape::Disc)
    return out.lone("circle", {{"cx", units(shape.at.x)}, {"cy", units(shape.at.y)}, {"r", units(shape.radius)}, {"class", "t"}});
  if (shape.kind != DrawnShape::Polygon || shape.points.size() < 3) return;
  std::string points;
  for (Vec const& p : shape.points) points += (points.empty() ? "" : " ") + units(p.x) + "," + units(p.y);
  out.lone("polygon", {{"points", points}, {"class", hull ? "hull" : ""}});
}

// Its points in two columns, as large as they fit.
void write_wheel(Markup& out, DesignPlan::Area const& at, int points) {
  out.lone("rect", {{"x", units(at.x)}, {"y", units(at.y)}, {"width", units(at.w)}, {"height", units(at.h)}, {"rx", "3"}, {"class", "wheel"}});
  int const rows = (points + 1) / 2;
  float const pitch = std::min(std::min((at.w - 1) / 2, kBox), (at.h - 1) / float(std::max(rows, 1)));
  float const x = at.x + at.w / 2 - pitch, y = at.y + (at.h - pitch * float(rows)) / 2;
  for (int i = 0; i < points; ++i) box(out, x + float(i % 2) * pitch + pitch * 0.08f, y + float(i / 2) * pitch + pitch * 0.08f, pitch * 0.84f);
}

// Its title as large as it fits, in two lines where one would be small. What has no room for a title a person can read is left
// out: it stands among the cards.
void write_part(Markup& out, DesignPlan::Part const& part) {
  constexpr float kLeast = 2.6f, kMost = 5.4f;
  DesignPlan::Area const& at = part.where;
  auto const fitting = [&](size_t letters) { return std::min(at.w / (0.56f * float(std::max<size_t>(letters, 1))), kMost); };
  std::string_view const title = part.title;
  size_t cut = title.rfind(' ', title.size() / 2 + 2);
  if (cut == title.npos) cut = title.find(' ');
  bool const two = cut != title.npos && fitting(title.size()) < 4.4f && at.h > 9;
  float const size = fitting(two ? std::max(cut, title.size() - cut - 1) : title.size()), middle = at.y + at.h / 2 + size * 0.35f;
  if (size < kLeast) return;
  out.lone("rect", {{"x", units(at.x)}, {"y", units(at.y)}, {"width", units(at.w)}, {"height", units(at.h)}, {"rx", "1.5"}, {"class", "part"}});
  auto const line = [&](std::string_view words, float y) { out.put("text", words, {{"x", units(at.x + at.w / 2)}, {"y", units(y)}, {"font-size", units(size)}}); };
  if (!two) return line(title, middle);
  line(title.substr(0, cut), middle - size * 0.55f), line(title.substr(cut + 1), middle + size * 0.55f);
}

}  // namespace

void write_record_plan(Markup& out, RecordPage const& page) {
  Block sides[6];
  for (RecordPage::Armor const& one : page.armor) sides[one.side] = {&one, one.side <= DesignPlan::Back ? 15 : 5};
  auto const& [front, back, left, right, top, under] = sides;
  auto const column = [&](Block const& above, Block const& beside) { return above.height() + beside.height() + (above.armor && beside.armor ? kGap : 0); };
  float const plan = page.plan.height, before = front.armor ? front.height() + 4 : 0, behind = back.armor ? back.height() + 6 : 0;
  float const height = std::max(before + plan + behind, std::max(column(top, left), column(under, right)));
  auto const svg = out.in("svg", {{"viewBox", units(-kBeside) + " 0 " + units(100 + 2 * kBeside) + " " + units(height)}, {"class", "plan"}, {"role", "img"}, {"aria-label", "From above"}});
  {
    auto const moved = out.in("g", {{"transform", "translate(0 " + units(before) + ")"}});
    for (DrawnShape const& shape : page.plan.shapes) write_shape(out, shape);
    size_t wheel = 0;
    for (DesignPlan::Part const& part : page.plan.parts)
      if (!part.round) write_part(out, part);
      else if (wheel < page.wheels.size()) write_wheel(out, part.where, page.wheels[wheel++]);
  }
  if (front.armor) write_block(out, front, 50, 0);
  if (back.armor) write_block(out, back, 50, before + plan + 2);
  auto const beside = [&](Block const& above, Block const& side, float middle) {
    if (above.armor) write_block(out, above, middle, 0);
    float const least = above.armor ? above.height() + kGap : 0;
    if (side.armor) write_block(out, side, middle, std::max(least, before + (plan - side.height()) / 2));
  };
  beside(top, left, -kBeside / 2 - 4), beside(under, right, 100 + kBeside / 2 + 4);
}

}  // namespace paddock::post
