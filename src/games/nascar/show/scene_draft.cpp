// The draft of an order on the board: its path with numbered tiles, what it costs and risks, the ghost at its end.
#include <cmath>

#include "games/nascar/bot/rivals.hpp"
#include "games/nascar/orders/phrases.hpp"
#include "games/nascar/orders/preview.hpp"
#include "games/nascar/show/scene_parts.hpp"

namespace paddock::nascar {
namespace {

Mark::Kind kind_of(PreviewStep const& step) {
  if (step.is(PreviewStep::Off)) return Mark::OffTrack;
  if (step.is(PreviewStep::Violation) || step.is(PreviewStep::OilHere)) return Mark::Danger;
  if (step.is(PreviewStep::Unexplored)) return Mark::Unknown;
  return step.is(PreviewStep::Bag) || step.cards ? Mark::Costly : Mark::Step;
}

std::string text_of(PreviewStep const& step, int number) {
  if (step.is(PreviewStep::Off)) return "×";
  return step.is(PreviewStep::Unexplored) ? "?" : std::to_string(number);
}

std::string tenths(int permille) {      // "0.9"
  int const t = (permille + 50) / 100;
  return std::to_string(t / 10) + "." + std::to_string(t % 10);
}

void tag(Scene& scene, Vec at, std::string text, Tone tone) { scene.tags.push_back({at, std::move(text), tone}); }

// Captions below the tiles they speak of; at most three, the gravest first.
void add_tags(Scene& scene, Nascar const& g, Preview const& p) {
  Vec sand;
  int unexplored = 0;
  for (PreviewStep const& step : p.steps) {
    Vec const below{float(step.x) + 0.5f, float(step.y) + 1.6f};
    if (step.is(PreviewStep::Unexplored)) sand.x += below.x, sand.y = std::fmax(sand.y, below.y), ++unexplored;
    if (step.is(PreviewStep::Off)) {
      int speed = 0, max = 0;
      for (PreviewNote const& n : p.notes)
        if (n.kind == PreviewNote::OffTrack) speed = -n.by, max = -n.max_by;
      tag(scene, below, "off the track: speed −" + std::to_string(speed) + ", max −" + std::to_string(max), Tone::Bad);
    }
    if (step.is(PreviewStep::Violation)) tag(scene, below, "too fast for the pits: no repair", Tone::Bad);
    if (step.is(PreviewStep::OilHere)) tag(scene, below, "oil: left, right or straight on", Tone::Warn);
    if (step.is(PreviewStep::Finish)) tag(scene, below, "finish", Tone::Good);
  }
  for (PreviewNote const& n : p.notes)
    if (n.kind == PreviewNote::Repair && n.move >= 1 && n.move <= p.steps.size()) {
      PreviewStep const& step = p.steps[n.move - 1];
      std::string const cards = n.by ? ", " + plural(n.by, "wild card") : "";
      tag(scene, {float(step.x) + 0.5f, float(step.y) + 1.6f}, "repair: max +" + std::to_string(n.max_by) + cards, Tone::Good);
    }
  if (unexplored)
    tag(scene, {sand.x / float(unexplored), sand.y},
        plural(unexplored, "unexplored tile") + ", about " + tenths(unexplored * g.density()) + " bags", Tone::Warn);
  if (scene.tags.size() > 3) scene.tags.resize(3);
}

// NR-8.1 who else can end on the last tile: it turns red, and a caption says whom to fear.
void add_rivals(Scene& scene, Nascar const& g, State const& s, Seat seat, Preview const& p) {
  if (p.off_spaces) return;  // that is trouble enough for a picture; the desk has its lines
  auto const rivals = rivals_at_end(g, s, seat, s.plans[seat].order);
  if (rivals.empty()) return;
  scene.marks.back().kind = Mark::Danger;
  std::string const who = rivals.size() == 1 ? g.setup().seats[size_t(rivals[0].seat)].name : number_word(rivals.size()) + " cars";
  PreviewStep const& end = p.steps.back();
  tag(scene, {float(end.x) + 0.5f, float(end.y) - 0.7f}, who + " can end here too", Tone::Warn);
}

// The way and the car at its end.
void add_way(std::vector<Path>& paths, std::vector<Token>& tokens, State const& s, Seat seat, Preview const& p) {
  Car const& car = s.cars[seat];
  Path path;
  path.kind = Path::Preview;
  path.seat = seat;
  path.points.push_back(middle_of(car.at[0], car.at[1]));
  for (PreviewStep const& step : p.steps) path.points.push_back(middle_of(step.x, step.y));
  paths.push_back(std::move(path));
  PreviewStep const& last = p.steps.back();
  Token ghost;
  ghost.seat = seat;
  ghost.ghost = true;
  ghost.at = p.off_spaces ? middle_of(p.car.at[0], p.car.at[1]) : middle_of(last.x, last.y);
  ghost.angle = angle_of(p.car.heading);
  ghost.length = kCarLength;
  ghost.width = kCarWidth;
  tokens.push_back(ghost);
}

}  // namespace

void add_draft(Scene& scene, Nascar const& g, State const& s, Seat seat) {
  Preview const p = preview(g, s, seat, false);
  if (p.steps.empty()) return;
  for (int i = 0; i < p.steps.size(); ++i)
    scene.marks.push_back({kind_of(p.steps[i]), middle_of(p.steps[i].x, p.steps[i].y), text_of(p.steps[i], i + 1)});
  add_way(scene.paths, scene.tokens, s, seat, p);
  add_rivals(scene, g, s, seat, p);
  add_tags(scene, g, p);
}

std::shared_ptr<Ghost const> ghost_of(Nascar const& g, State const& s, Seat seat, Letters const& order) {
  Preview const p = preview(g, s, seat, order, false);
  if (p.steps.empty()) return nullptr;
  auto out = std::make_shared<Ghost>();
  add_way(out->paths, out->tokens, s, seat, p);
  return out;
}

}  // namespace paddock::nascar
