// The shale seen from above, a board for each heat: riders, the cards on the mat, who stands where.
#include "games/gravel_kings/show/scene_oval.hpp"

#include <algorithm>

namespace paddock::gravel_kings {
namespace {

using std::to_string;

constexpr float kCardHeight = 3.1f;

// The heat that is asked about, else the first under way, else the last that ended.
int first_shown(State const& s) {
  if (s.ask.kind != Ask::None) return s.ask.heat;
  int last = 0;
  for (int heat = 0; heat < kHeats; ++heat) {
    if (s.heats[size_t(heat)].run == Run::On) return heat;
    if (s.heats[size_t(heat)].run == Run::Done) last = heat;
  }
  return last;
}

class Painter {
 public:
  Painter(GravelKings const& g, State const& s, int heat) : g_(g), b_(g.book()), s_(s), heat_(heat), h_(s.heats[size_t(heat)]), now_(under_way(s, heat)) {}

  Scene make(std::shared_ptr<Ground const> ground) {
    scene_.ground = std::move(ground);
    at_gate_ = h_.run == Run::On && h_.step == 0 && !(now_ && s_.move.at != At::Play);
    riders();
    if (h_.run == Run::On) h_.step == 0 ? gate() : mat();
    else result();
    return std::move(scene_);
  }

 private:
  Slot const& slot(int lane) const { return h_.slots[size_t(lane)]; }

  void riders() {
    for (int i = 0; i < h_.order.size(); ++i) rider(h_.order[i], i);
    for (int lane = 0; lane < kGrid; ++lane) {
      if (slot(lane).ride != Ride::Out && slot(lane).ride != Ride::Excluded) continue;
      Token t = token_of(g_, heat_, lane);
      t.at = paddock_place(lane);
      t.angle = -0.6f;
      t.alpha = 0.8f;
      scene_.tokens.push_back(t);
    }
  }

  void rider(int lane, int place) {
    bool const gate = at_gate_;
    bool const known = (now_ ? h_.step > 0 : h_.step > 1) && slot(lane).played;   // the start leaves them all in the middle
    float const out = gate ? gate_out(lane) : lane_out(known ? lane_of(slot(lane).played) : kCentre);
    Place const p = place_at(gate ? kGate : place_way(place), out);
    Token t = token_of(g_, heat_, lane);
    t.at = p.at;
    t.angle = p.angle;
    t.mine = s_.ask.kind != Ask::None && s_.ask.heat == heat_ && s_.ask.lane == lane;
    scene_.tokens.push_back(t);
    // Names stand beside the road, by turns inside and outside; at the gate by turns behind the riders and before the line.
    bool const inside = place % 2 == 0;
    bool const behind = lane % 2 == 0;
    Vec const at{gate ? p.at.x + (behind ? -0.8f : 2.3f) : p.at.x, gate ? p.at.y : kMiddle.y + kBend + (inside ? -kRoad / 2 - 0.55f : kRoad / 2 + 0.6f)};
    std::string const name = g_.rider_name(heat_, lane, slot(lane).rider);
    scene_.tags.push_back({at, gate ? name : to_string(place + 1) + " " + name, t.mine ? Tone::Accent : Tone::Plain, int8_t(!gate ? 0 : behind ? -1 : 1)});
  }

  void gate() {
    for (int lane = 0; lane < kGrid; ++lane)
      if (slot(lane).ride != Ride::Empty) scene_.cards.push_back(mat_card(g_, heat_, true, lane, now_ ? slot(lane).played : kNoCard, lane));
  }

  // The lowest card of each lane is the one to stay under (GK-5.4).
  void mat() {
    for (int lane = kWhiteLine; lane <= kBoards; ++lane) {
      int lowest = -1, struck = -1;
      for (int i = 0; i < kGrid && now_; ++i) {
        if (!slot(i).acted || !slot(i).played || lane_of(slot(i).played) != lane) continue;
        if (!blocks(b_.rules, slot(i))) struck = i;
        else if (lowest < 0 || value_of(slot(i).played) < value_of(slot(lowest).played)) lowest = i;
      }
      int const shown = lowest >= 0 ? lowest : struck;
      LaidCard c = mat_card(g_, heat_, false, lane - 1, shown < 0 ? kNoCard : slot(shown).played, shown);
      c.struck = lowest < 0 && struck >= 0;
      c.note = lowest >= 0 ? "only below " + to_string(value_of(slot(lowest).played)) : struck >= 0 ? "free again" : "free";
      c.tone = lowest >= 0 ? Tone::Warn : Tone::Quiet;
      scene_.cards.push_back(std::move(c));
    }
  }

  void result() {
    if (h_.run == Run::Waiting) {
      scene_.tags.push_back({kMiddle, "Heat " + to_string(heat_ + 1) + (s_.phase == Phase::RaceCard ? " follows the race-cards" : " is still to come"), Tone::Quiet});
      return;
    }
    for (int i = 0; i < h_.result.size(); ++i) {
      int const lane = h_.result[i];
      int const points = slot(lane).points;
      scene_.tags.push_back({{kMiddle.x, kMiddle.y - 2.0f + 1.3f * float(i)},
                             to_string(i + 1) + "  " + g_.rider_name(heat_, lane, slot(lane).rider) + ", " + to_string(points) + (points == 1 ? " point" : " points"),
                             i == 0 ? Tone::Good : Tone::Quiet});
    }
  }

  GravelKings const& g_;
  Book const& b_;
  State const& s_;
  int heat_;
  Heat const& h_;
  bool now_, at_gate_ = false;
  Scene scene_;
};

}  // namespace

Token token_of(GravelKings const& g, int heat, int lane) {
  Token t;
  t.seat = g.book().manager(heat, lane);
  t.piece = int8_t(heat * kGrid + lane);
  t.body = Token::Bike;
  t.helmet = helmet_of(heat, lane);
  t.length = 2.1f, t.width = 0.97f;
  return t;
}

LaidCard mat_card(GravelKings const& g, int heat, bool start, int place, Card card, int grid) {
  static constexpr char const* kTitles[] = {"White Line", "Centre", "Around the Boards"};
  LaidCard c;
  float const step = start ? 3.7f : 5.2f;
  c.at = {kMiddle.x + (float(place) - (start ? 1.5f : 1.0f)) * step - (start ? 0.0f : 0.4f), kMiddle.y - 0.55f};   // names of riders stand below
  c.height = kCardHeight;
  c.face = face_of(*g.book().deck, card);
  if (bare(card)) c.helmet = helmet_of(heat, grid);
  c.title = start ? "Gate " + to_string(place + 1) : kTitles[place];
  return c;
}

Scene GravelKings::scene(State const& s, Seat) const {
  if (!*ground_) *ground_ = make_oval();
  std::vector<Scene> pages;
  for (int heat = 0; heat < kHeats; ++heat) pages.push_back(Painter(*this, s, heat).make(*ground_));
  Scene out = pages[size_t(first_shown(s))];
  out.pages = std::move(pages);
  return out;
}

}  // namespace paddock::gravel_kings
