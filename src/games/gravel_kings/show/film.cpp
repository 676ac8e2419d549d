// A postal turn as motion: one heat after the other, each with the cards as they fall and the lap they decide.
#include <algorithm>
#include <cmath>

#include "games/gravel_kings/show/scene_oval.hpp"

namespace paddock::gravel_kings {
namespace {

using std::to_string;

constexpr float kLay = 4, kTurn = 6, kRun = 26, kDash = 12, kFall = 9, kLook = 5;   // film steps of 90 ms

class Filming {
 public:
  Filming(GravelKings const& g, State const& before) : g_(g), s_(before) {}

  Film make(std::vector<Event> const& events) {
    for (Event const& e : events) {
      auto const [heat, lane, rider] = e.who();
      if (e.kind == Ev::Result && e.who().on_track()) points_[size_t(heat)][size_t(Book::team_of(heat, lane))] += e.c;
    }
    for (Event const& e : events) take(e);
    film_.arrival = time_;
    film_.length = time_ + (film_.effects.empty() ? 0.5f : 4.0f);
    film_.legs = std::max(1, int(std::ceil(time_ * 90 / 1200)));
    time_ = film_.length + 1;          // riders and cards stay for the moment in which the end is looked at
    end_heat();
    return std::move(film_);
  }

 private:
  struct Rider {
    int track = -1;                // of the film
    float way = 0, out = 0;
    bool on = false;
  };

  Heat const& heat() const { return s_.heats[size_t(heat_)]; }
  Rider& rider(int lane) { return riders_[size_t(lane)]; }
  Film::Track* track(int lane) { return rider(lane).track < 0 ? nullptr : &film_.tracks[size_t(rider(lane).track)]; }

  void key(int lane, float way, float out) {
    Film::Track* t = track(lane);
    if (!t) return;
    Place const p = place_at(way, out);
    t->keys.push_back({time_, p.at, p.angle});
    rider(lane).way = way, rider(lane).out = out;
  }

  void stand(int lane) {
    Film::Track* t = track(lane);
    if (!t || t->keys.empty() || t->keys.back().time >= time_) return;
    Film::Key k = t->keys.back();
    k.time = time_;
    t->keys.push_back(k);
  }

  void stand_all() {
    for (int lane = 0; lane < kGrid; ++lane) stand(lane);
  }

  // The riders come on as they stood when the step began.
  void begin_heat(int heat) {
    if (heat == heat_) return;
    end_heat();
    heat_ = heat;
    film_.parts.push_back({time_, heat});
    riders_ = {};
    step_ = s_.heats[size_t(heat)].step;
    Heat const& h = s_.heats[size_t(heat)];
    for (int lane = 0; lane < kGrid; ++lane) {
      if (h.slots[size_t(lane)].ride == Ride::Empty) continue;
      Token t = token_of(g_, heat, lane);
      film_.cast.push_back(t);
      Film::Track tr;
      tr.seat = t.seat, tr.piece = t.piece;
      tr.enters = tr.leaves = true;
      rider(lane).track = int(film_.tracks.size());
      rider(lane).on = h.slots[size_t(lane)].ride == Ride::On;
      film_.tracks.push_back(tr);
      if (!rider(lane).on) film_.tracks.back().keys.push_back({time_, paddock_place(lane), -0.6f});
    }
    for (int i = 0; i < h.order.size(); ++i) {
      Slot const& slot = h.slots[size_t(h.order[i])];
      bool const lane_known = step_ > 1 && slot.played && !great_start(slot.played);
      if (step_ == 0) key(h.order[i], kGate, gate_out(h.order[i]));
      else key(h.order[i], place_way(i), lane_out(lane_known ? lane_of(slot.played) : kCentre));
    }
    caption(step_);
    empty_mat();
  }

  void caption(int step) {
    close_tags();
    Film::Timed<Tag> tag;
    tag.at = {kMiddle.x, kMiddle.y - kBend - kRoad / 2 - 0.85f};   // over the far straight: the headings of the cards stay free
    tag.text = "Heat " + to_string(heat_ + 1) + ", " + (step ? "lap " + to_string(step) : "the start");
    tag.from = time_;
    film_.tags.push_back(tag);
  }

  void close_tags() {
    for (auto& t : film_.tags) t.until = std::min(t.until, time_);
  }

  void end_heat() {
    if (heat_ < 0) return;
    stand_all();
    close_tags();
    for (auto& c : film_.cards) c.until = std::min(c.until, time_);
    heat_ = -1;
  }

  void lay(LaidCard const& card) {
    for (auto& c : film_.cards)
      if (c.until > time_ && c.at == card.at) c.until = time_;
    Film::Timed<LaidCard> c;
    static_cast<LaidCard&>(c) = card;
    c.from = time_;
    film_.cards.push_back(c);
  }

  void empty_mat() {
    for (auto& c : film_.cards) c.until = std::min(c.until, time_);
    if (step_ == 0) {
      for (int lane = 0; lane < kGrid; ++lane)
        if (rider(lane).on) lay(mat_card(g_, heat_, true, lane, kNoCard, lane));
      return;
    }
    for (int place = 0; place < 3; ++place) {
      LaidCard c = mat_card(g_, heat_, false, place, kNoCard, 0);
      c.note = "free", c.tone = Tone::Quiet;
      lay(c);
    }
  }

  void effect(Film::Effect::Kind kind, int lane, Event const& e, std::string text) {
    Film::Effect f;
    f.kind = kind;
    f.time = time_;
    f.seat = e.seat;
    f.rule = e.rule;
    f.text = std::move(text);
    if (Film::Track const* t = track(lane); t && !t->keys.empty()) f.at = t->keys.back().at;
    film_.effects.push_back(std::move(f));
  }

  void played(int lane, Event const& e) {
    Card const card = Card(e.b);
    stand(lane);
    if (step_ == 0) {
      lay(mat_card(g_, heat_, true, lane, card, lane));
    } else {
      LaidCard c = mat_card(g_, heat_, false, lane_of(card) - 1, card, lane);
      c.note = "only below " + to_string(value_of(card)), c.tone = Tone::Warn;
      lay(c);
      time_ += kLay / 2;
      key(lane, rider(lane).way + 0.006f, lane_out(lane_of(card)));
      time_ -= kLay / 2;
    }
    time_ += kLay;
  }

  // The card that is turned over lies beside the others for a moment.
  void turned(int lane, Event const& e) {
    LaidCard c = mat_card(g_, heat_, false, 0, Card(e.b), lane);
    c.at = {kMiddle.x - 7.75f, kMiddle.y - 0.6f};   // on the grass
    c.height = 2.5f;
    c.helmet = helmet_of(heat_, lane);
    c.title = "";
    static constexpr char const* kWords[] = {"clear", "tapes", "slow away", "engine failure", "a fall", "injured", "lock-up"};
    static constexpr char const* kBrief[] = {"clear", "tapes", "slow", "engine", "fall", "injured", "lock-up"};
    c.note = kBrief[std::clamp<int>(e.c, 0, 6)];
    c.tone = e.c ? Tone::Warn : Tone::Quiet;
    lay(c);
    Film::Told told;
    told.drawn = true;
    told.time = time_ + 1;
    told.seat = e.seat;
    told.rule = e.rule;
    told.title = "Turned over for " + g_.rider_name(heat_, lane, heat().slots[size_t(lane)].rider);
    told.cards = {c.face};
    told.result = kWords[std::clamp<int>(e.c, 0, 6)];
    told.tone = e.c ? Tone::Bad : Tone::Good;
    film_.told.push_back(std::move(told));
    time_ += kTurn;
    film_.cards.back().until = time_ + kLay;
  }

  // Out: into the first bend, down or with a dead engine, then on the grass.
  void out(int lane, Event const& e, bool falls) {
    stand(lane);
    float const way = rider(lane).way;
    float const from = step_ == 0 ? 0.05f : 0.09f;
    time_ += kFall * 0.5f;
    key(lane, way + from, rider(lane).out);
    effect(falls ? Film::Effect::Crash : Film::Effect::Violation, lane, e, falls ? "fall" : "engine failure");
    Film::Track* t = track(lane);
    if (t) {
      Film::Key k = t->keys.back();
      time_ += kFall * 0.6f;
      k.time = time_;
      k.angle += falls ? -2 * kPi : -0.2f;
      k.at = place_at(way + from + 0.02f, rider(lane).out + (falls ? 0.8f : -0.8f)).at;
      t->keys.push_back(k);
      time_ += kFall * 0.5f;
      t->keys.push_back({time_, paddock_place(lane), k.angle - 0.6f});
    }
    rider(lane).on = false;
  }

  // Everybody rides to where the step left him: a dash from the gate, or once round.
  void run(Event const& e) {
    std::string const order = e.c ? to_string(e.c) : "";
    bool const dash = step_ == 0;
    float const begin = time_, take = dash ? kDash : kRun;
    for (size_t place = 0; place < order.size(); ++place) {
      int const lane = order[place] - '1';
      if (lane < 0 || lane >= kGrid || !track(lane)) continue;
      time_ = begin;
      stand(lane);
      float const from = rider(lane).way, to = (dash ? 0.0f : std::floor(from + 0.5f) + 1) + place_way(int(place));
      float const was = rider(lane).out, is = dash ? lane_out(kCentre) : was;
      int const steps = dash ? 4 : 24;
      for (int i = 1; i <= steps; ++i) {
        float const k = float(i) / float(steps);
        // In the bends the bike hangs out: it drifts wide and comes back.
        float const swing = dash ? 0 : 0.32f * std::sin(k * 4 * kPi) * std::sin(k * 4 * kPi);
        time_ = begin + take * k;
        key(lane, from + (to - from) * k, was + (is - was) * k + swing);
        if (!dash) track(lane)->keys.back().angle -= 0.42f * swing / 0.32f;
      }
      rider(lane).way = to;
    }
    time_ = begin + take;
    if (step_ < 4) time_ += kLook;
  }

  void restart() {
    time_ += kLay;
    for (int lane = 0; lane < kGrid; ++lane)
      if (rider(lane).on) {
        stand(lane);
        time_ += kLay;
        key(lane, kGate, gate_out(lane));
        time_ -= kLay;
      }
    time_ += kLay;
    empty_mat();
  }

  void take(Event const& e) {
    if (!e.of_rider()) {
      if (e.kind == Ev::Position && e.a >= 1 && e.a <= kHeats) begin_heat(e.a - 1), run(e);
      else if (e.kind == Ev::Restart && e.a - 1 == heat_) restart();
      return;
    }
    if (!e.who().on_track()) return;
    int const heat = e.who().heat, lane = e.who().lane;
    switch (e.kind) {
      case Ev::Played: begin_heat(heat), played(lane, e); break;
      case Ev::Turned: begin_heat(heat), turned(lane, e); break;
      case Ev::Slow: effect(Film::Effect::Sand, lane, e, "slow away"); break;
      case Ev::Locked: effect(Film::Effect::OffTrack, lane, e, "lock-up"); break;
      case Ev::Tapes:
        effect(Film::Effect::Violation, lane, e, "tapes");
        time_ += kLay;
        rider(lane).on = false;
        if (Film::Track* t = track(lane)) t->keys.push_back({time_ + kLay, paddock_place(lane), -0.6f});
        break;
      case Ev::Stuck: begin_heat(heat), effect(Film::Effect::Violation, lane, e, "no legal card"); time_ += kLay; break;
      case Ev::Out: begin_heat(heat), out(lane, e, Mishap(e.b) == Mishap::Fall || Mishap(e.b) == Mishap::Injured); break;
      case Ev::Result:
        if (e.b == 1 && heat == heat_) effect(Film::Effect::Flag, lane, e, "wins heat " + to_string(heat + 1) + ", " + told_score(g_, points_[size_t(heat)])), time_ += kLook;
        break;
      default: break;
    }
  }

  GravelKings const& g_;
  State const& s_;
  Film film_;
  float time_ = 0;
  int heat_ = -1, step_ = 0;
  std::array<std::array<int, 2>, kHeats> points_ = {};   // of the heats that end in this turn
  std::array<Rider, kGrid> riders_ = {};
};

}  // namespace

Film GravelKings::film(State const& before, std::vector<Event> const& events) const { return Filming(*this, before).make(events); }

}  // namespace paddock::gravel_kings
