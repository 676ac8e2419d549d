// What the board shows beside its ground: cars, the spaces a car can reach with their price, the way of a plot, corners' names.
#include <algorithm>
#include <cmath>

#include "games/speed_circuit/orders/phrases.hpp"
#include "games/speed_circuit/show/form.hpp"
#include "games/speed_circuit/show/scene_parts.hpp"

namespace paddock::speed_circuit {
namespace {

using std::to_string;

class Painter {
 public:
  Painter(SpeedCircuit const& g, State const& s, Seat viewer)
      : g_(g), t_(g.track()), b_(g.book()), s_(s), viewer_(viewer), course_(course_of(g.track())) {
    scene_.ground = ground_of(g);
  }

  Scene make() {
    names();
    tokens();
    if (viewer_ < 0 || g_.actor(s_) != viewer_) return scene_;
    if (s_.phase == Phase::Move) steps();
    if (s_.phase == Phase::Plot) plots();
    return scene_;
  }

 private:
  Vec spot(int progress, float lane) const {
    return course_.place(drawn(progress, lane), lane);
  }

  float drawn(int progress, float lane) const {
    Row const& r = t_.rows[size_t(t_.wrap(progress))];
    return drawn_row(t_, progress, std::clamp<int>(int(std::lround(lane)), r.low, r.high));
  }

  float lane_of(Car const& c) const {
    Row const& r = t_.rows[size_t(t_.wrap(c.progress))];
    if (c.where == Where::Left) return float(r.low) - 1.15f;
    return c.where == Where::Right ? float(r.high) + 1.15f : float(c.lane);
  }

  // What is lit of a space: two pieces, so that bends are followed.
  std::vector<Piece> area(int progress, int lane) const {
    Stretch const s = stretch_of(t_, t_.wrap(progress), lane);
    float const mid = (s.from + s.to) / 2, l = float(lane);
    return {course_.piece(s.from + 0.03f, mid, l - 0.46f, l + 0.46f), course_.piece(mid, s.to - 0.03f, l - 0.46f, l + 0.46f)};
  }

  // "5 Quarry", outside the bend.
  void names() {
    for (size_t i = 0; i < t_.corners.size(); ++i) {
      Corner const& c = t_.corners[i];
      int const span = t_.wrap(c.last - c.first), middle = t_.wrap(c.first + span / 2);
      Row const& r = t_.rows[size_t(middle)];
      float const side = c.right ? float(r.low) - 2.3f : float(r.high) + 2.3f;
      scene_.tags.push_back({spot(middle, side), to_string(i + 1) + " " + c.name, Tone::Plain});
    }
  }

  void tokens() {
    for (int i = 0; i < s_.cars.size(); ++i) {
      Car const& c = s_.cars[i];
      if (!c.on_board()) continue;
      Token token = car(Seat(i), c.progress, lane_of(c));
      token.mine = i == viewer_;
      scene_.tokens.push_back(token);
    }
    for (Wreck const& w : s_.wrecks) {  // SC-4.13
      Row const& r = t_.rows[size_t(w.row)];
      scene_.counters.push_back({Counter::Wreck, spot(w.row, float(r.low + r.high) / 2), uint16_t(w.row)});
    }
  }

  Token car(Seat seat, int progress, float lane) const {
    float const row = drawn(progress, lane);
    Token token;
    token.seat = seat;
    token.at = course_.place(row, lane);
    token.angle = course_.angle(row);
    token.length = kCarLength;
    token.width = kCarWidth;
    token.body = Token::OpenWheels;
    return token;
  }

  void mark(Mark::Kind kind, int progress, int lane, std::string text, std::string hint, std::vector<Action> play) {
    Mark m{kind, spot(progress, float(lane)), std::move(text), area(progress, lane)};
    if (!play.empty()) scene_.spots.push_back({m.at, 0.62f, std::move(hint), std::move(play)});
    scene_.marks.push_back(std::move(m));
  }

  // A way as it would be driven: numbered spaces, what each costs, the car at its end.
  void way(Way const& w, int from, int lane, Seat seat) {
    if (!w.steps.size()) return;
    Path path;
    path.kind = Path::Preview;
    path.seat = seat;
    float last = drawn_row(t_, from, lane), last_lane = float(lane);
    path.points.push_back(course_.place(last, last_lane));
    for (int i = 0; i < w.steps.size(); ++i) {
      WayStep const& step = w.steps[i];
      float row = drawn_row(t_, step.progress, step.lane);
      if (row < last) row += float(t_.drawn);
      for (float k : {0.34f, 0.67f, 1.0f}) path.points.push_back(course_.place(last + (row - last) * k, last_lane + (float(step.lane) - last_lane) * k));
      last = row, last_lane = float(step.lane);
      Mark::Kind const kind = step.bad ? Mark::Danger : step.wear || step.rolls ? Mark::Costly : Mark::Step;
      mark(kind, step.progress, step.lane, to_string(i + 1), "", {});
      if (kind != Mark::Step) tag_cost(step);
    }
    scene_.paths.push_back(std::move(path));
    Token ghost = car(seat, w.steps.back().progress, float(w.steps.back().lane));
    ghost.ghost = true;
    scene_.tokens.push_back(ghost);
  }

  void tag_cost(WayStep const& step) {
    int const row = t_.wrap(step.progress), id = t_.corner(row, step.lane);
    if (!id) return;
    std::string what = step.bad ? "a spin or worse" : plural(step.wear, "wear", "wear");
    if (!step.bad && step.rolls) what = step.wear ? what + " and dice" : "dice";
    Row const& r = t_.rows[size_t(row)];
    Corner const& c = t_.corners[size_t(id - 1)];
    float const side = c.right ? float(r.high) + 2.4f : float(r.low) - 2.4f;
    scene_.tags.push_back({spot(step.progress, side), c.name + ": " + what, step.bad ? Tone::Bad : Tone::Warn});
  }

  // "lane 2: 1 wear or the chance table": the space, and what the answer that leads there says of it.
  static std::string step_hint(std::vector<Question> const& asked, Action a) {
    std::string const lane = "lane " + to_string(a.arg);
    std::string out = Verb(a.verb) == Verb::Pass ? "forced pass, " + lane : Verb(a.verb) == Verb::Slip ? "slipstream, " + lane : lane;
    for (Question const& q : asked)
      for (Choice const& c : q.choices)
        if (c.play == std::vector{a} && !c.note.empty()) out += ": " + c.note;
    return out;
  }

  // The spaces that can be entered now, and the way of the yellow button.
  void steps() {
    Actions options;
    options_of(b_, s_, options);
    auto const asked = move_questions(g_, s_, viewer_);
    Car const& c = s_.cars[viewer_];
    int const row = t_.wrap(c.progress);
    if (s_.ask.kind == Ask::Step && c.on_road()) {
      List<int8_t, 16> lanes;
      for (Action a : advice(g_, s_, viewer_).play)
        if (Verb(a.verb) == Verb::Go && a.arg != kEdge) lanes.push(int8_t(a.arg));
      if (lanes.size() > 1) way(way_by(b_, s_, viewer_, s_.move.speed, std::span(lanes.begin(), lanes.end())), c.progress, c.lane, viewer_);
      scene_.spots.clear();
    }
    for (Action a : options) {
      bool const go = Verb(a.verb) == Verb::Go && a.arg != kEdge, slip = Verb(a.verb) == Verb::Slip && a.arg != kDecline;
      bool const pass = Verb(a.verb) == Verb::Pass;
      if (!go && !slip && !pass) continue;
      int const rows = c.on_road() ? t_.reach(row, c.lane, a.arg) : t_.edge_reach(row, c.where == Where::Right);
      bool const known = std::any_of(scene_.marks.begin(), scene_.marks.end(), [&](Mark const& m) { return m.at == spot(c.progress + rows, float(a.arg)); });
      std::string const hint = step_hint(asked, a);
      if (known) scene_.spots.push_back({spot(c.progress + rows, float(a.arg)), 0.62f, hint, {a}});
      else mark(pass ? Mark::Danger : Mark::Reach, c.progress + rows, a.arg, "", hint, {a});
    }
  }

  // Where each plot would end, with its price; the chosen one with its way.
  void plots() {
    Car const& c = s_.cars[viewer_];
    Plan const& p = s_.plans[viewer_];
    if (!c.on_road()) return;
    Orders const orders = p.sheet.empty() ? p.standing : p.sheet[0].orders;
    if (p.card != kNoCard) {
      int const speed = corrected(b_, c, p.card, s_.round);
      way(way_ahead(b_, s_, viewer_, speed, speed / 20, orders), c.progress, c.lane, viewer_);
      return;
    }
    Span const span = span_of(b_, c);
    for (int speed = std::max(20, span.least); speed <= span.most; speed += 20) {
      Way const w = way_ahead(b_, s_, viewer_, speed, speed / 20, orders);
      if (!w.steps.size()) continue;
      WayStep const& end = w.steps.back();
      Mark::Kind const kind = w.bad ? Mark::Danger : w.rolls || w.wear || speed < span.low || speed > span.high ? Mark::Costly : Mark::Reach;
      mark(kind, end.progress, end.lane, to_string(speed), "plot " + to_string(speed) + ": " + plot_choice(g_, s_, viewer_, speed).note, {act(Verb::Card, speed == c.speed ? kMps : speed / 20)});
    }
  }

  SpeedCircuit const& g_;
  Track const& t_;
  Book b_;
  State const& s_;
  Seat viewer_;
  Course course_;
  Scene scene_;
};

}  // namespace

Scene SpeedCircuit::scene(State const& s, Seat seat) const { return Painter(*this, s, seat).make(); }

}  // namespace paddock::speed_circuit
