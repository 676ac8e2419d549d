// An open-wheeled racer from above, front up, in a box of 100 by 210: where each of its six lines lies.
#include "games/speed_circuit/show/workshop.hpp"
#include "view/plan_shapes.hpp"

namespace paddock::speed_circuit {
namespace {

constexpr float kTall = 210;
constexpr uint32_t kRubber = 0x4b565d, kSteel = 0x5d6b75, kWell = 0x11181d, kWing = 0x3a464e;
constexpr DesignPlan::Area kWheels[] = {{5, 34, 17, 36}, {78, 34, 17, 36}, {2, 142, 20, 42}, {78, 142, 20, 42}};

DrawnShape box(DesignPlan::Area at, float corner, uint32_t colour, float fill = 1) { return coloured(rounded_box(at, corner, DrawnShape::Own), colour, fill); }

void arm(std::vector<DrawnShape>& out, DesignPlan::Area const& wheel, float body_x, float spread) {
  float const x = wheel.x < 50 ? wheel.x + wheel.w : wheel.x, y = wheel.y + wheel.h / 2;
  for (float const way : {-spread, spread})
    out.push_back(coloured(polygon({{body_x, y + way - 1.1f}, {x, y - 1.1f}, {x, y + 1.1f}, {body_x, y + way + 1.1f}}, DrawnShape::Own), kSteel));
}

std::vector<DrawnShape> racer() {
  std::vector<DrawnShape> out;
  for (DesignPlan::Area const& w : kWheels) arm(out, w, w.x < 50 ? 38.0f : 62.0f, 8);
  for (DesignPlan::Area const& w : kWheels) out.push_back(box(w, 5, kRubber));
  out.push_back(box({14, 6, 72, 11}, 3, kWing));                                                  // front wing
  out.push_back(rounded_box({16, 8, 68, 2.4f}, 1, DrawnShape::BySecond));
  out.push_back(polygon({{45, 4}, {55, 4}, {63, 62}, {70, 84}, {72, 128}, {66, 172}, {61, 196}, {39, 196}, {34, 172}, {28, 128}, {30, 84}, {37, 62}}, DrawnShape::BySeat));
  out.push_back(polygon({{48.6f, 5}, {51.4f, 5}, {53, 82}, {47, 82}}, DrawnShape::BySecond));     // a stripe down the nose
  out.push_back(box({35, 78, 30, 36}, 11, kWell));                                                // cockpit
  out.push_back(box({33, 118, 34, 38}, 5, kWell, 0.9f));                                          // engine
  for (int i = 0; i < 4; ++i) {
    float const y = 122 + 8.5f * float(i);
    out.push_back(box({28, y, 5, 4}, 1.5f, kSteel)), out.push_back(box({67, y, 5, 4}, 1.5f, kSteel));   // exhausts
  }
  out.push_back(box({14, 190, 72, 15}, 3, kWing));                                                // rear wing
  out.push_back(rounded_box({16, 199, 68, 3}, 1, DrawnShape::BySecond));
  return out;
}

}  // namespace

DesignPlan car_plan(CarTable const& t, Levels const& l) {
  static constexpr struct {
    size_t line;
    DesignPlan::Area where;
    char const* note;
  } kParts[] = {{kTop, {38, 20, 24, 21}, "top speed"}, {kDecel, {36, 44, 28, 21}, "brakes"}, {kSkill, {37, 84, 26, 24}, "skill"},
                {kAccel, {36, 124, 28, 26}, "engine"}, {kStart, {37, 162, 26, 22}, "start"}};
  DesignPlan plan;
  plan.height = kTall;
  plan.shapes = racer();
  for (DrawnShape& s : plan.shapes) s.seat = 0;
  auto add = [&](size_t line, DesignPlan::Area where, std::string note, bool round) {
    DesignPlan::Part p;
    p.where = where, p.title = std::to_string(t.rows[line].value(l[line])), p.note = std::move(note);
    p.path = std::string("/") + kLineKeys[line], p.section = kLineKeys[line], p.round = round;
    plan.parts.push_back(std::move(p));
  };
  for (auto const& part : kParts) add(part.line, part.where, part.note, false);
  for (DesignPlan::Area const& w : kWheels) add(kWear, w, "wear", true);
  return plan;
}

}  // namespace paddock::speed_circuit
