#include "desk/tray.hpp"

#include <algorithm>

#include "desk/kept.hpp"

namespace paddock::app {
namespace {

constexpr char const* kWays[] = {"here", "bot", "link", "text", "typed", "ghost", "retire"};

Doc order_doc(Seat seat, Collected const& c) {
  Doc d{{"seat", seat}, {"way", kWays[c.way]}, {"text", c.text}, {"when", c.when}, {"revision", c.revision}};
  if (!c.ahead.empty()) d["ahead"] = c.ahead;
  if (c.carried) d["carried"] = true;
  return d;
}

}  // namespace

Verdict carry_out(Session& session, Collected const& order) {
  switch (order.way) {
    case Collected::Ghost: return session.absent();
    case Collected::Retire: return session.retire();
    case Collected::Bot:
      if (session.play_all(order.actions)) return {};
      session.clear_draft();
      return session.absent();
    default: return session.commit_text(session.actor(), order.text);
  }
}

void answer(Session& session, Collected const& order) {
  if (order.way == Collected::Retire && session.retire()) return;
  Seat const seat = session.actor();
  int const turn = session.turn();
  bool played = false;
  for (Action a : order.actions) {
    if (session.actor() != seat || session.turn() != turn || !session.play(a)) break;
    played = true;
  }
  if (!played) session.absent();
}

// Whose orders are awaited before the turn is carried out (questions on the way come when they come). A player's copy and a save
// that does not add up cannot be played on: there everybody who still races is awaited.
void OrderTray::begin_turn() {
  Session const& truth = race_.session();
  turn_ = truth.turn();
  owes_.fill(false);
  std::array<bool, kMaxSeats> races{};
  for (auto const& row : truth.standing(kNobody).rows)
    races[size_t(row.seat)] = row.state != Standing::Row::Finished && row.state != Standing::Row::Retired;
  if (race_.player() || race_.read_only()) return void(owes_ = races);
  if (truth.midway()) {
    owes_[size_t(truth.actor())] = true;
    return;
  }
  auto const trial = truth.fork();
  for (Seat a = trial->actor(); a >= 0 && trial->turn() == turn_ && !trial->midway(); a = trial->actor()) {
    owes_[size_t(a)] = true;
    if (!trial->absent()) break;
  }
  for (size_t s = 0; s < races.size(); ++s) idle_[s] = races[s] && !owes_[s];
}

bool OrderTray::decides(Seat seat) const {
  if (seat < 0 || race_.over() || !owes_[size_t(seat)]) return false;
  return race_.player() || !race_.session().committed(seat);
}

bool OrderTray::is_in(Seat seat) const {
  if (race_.player()) return race_.session().committed(seat);
  return !decides(seat) || orders_[size_t(seat)].has_value();
}

int OrderTray::owed() const {
  int n = 0;
  for (Seat s = 0; s < race_.session().seats(); ++s) n += decides(s);
  return n;
}

int OrderTray::in() const {
  int n = 0;
  for (Seat s = 0; s < race_.session().seats(); ++s) n += decides(s) && is_in(s);
  return n;
}

std::vector<Seat> OrderTray::missing() const {
  std::vector<Seat> out;
  for (Seat s = 0; s < race_.session().seats(); ++s)
    if (decides(s) && !is_in(s)) out.push_back(s);
  return out;
}

Seat OrderTray::next_here() const {
  for (Seat s = 0; s < race_.session().seats(); ++s)
    if (drivers_.of(s).by == Drives::Here && decides(s) && !is_in(s)) return s;
  return kNobody;
}

bool OrderTray::bots_alone() const {
  if (drivers_.by_link() || race_.player() || race_.over()) return false;
  for (Seat s = 0; s < race_.session().seats(); ++s)
    if (drivers_.person(s) && decides(s)) return false;
  return true;
}

Collected const* OrderTray::of(Seat seat) const {
  return seat >= 0 && orders_[size_t(seat)] ? &*orders_[size_t(seat)] : nullptr;
}

void OrderTray::heard_again(Seat seat, uint32_t revision) {
  if (auto& order = orders_[size_t(seat)]) order->revision = std::max(order->revision, revision);
}

void OrderTray::keep_ahead() {
  for (Seat s = 0; s < race_.session().seats(); ++s)
    if (Collected const* c = of(s); c && !c->ahead.empty()) ahead_[size_t(s)] = *c;
}

void OrderTray::pass_over(Seat seat) {
  std::string& ahead = ahead_[size_t(seat)].ahead;
  ahead = race_.session().passed_over(ahead);
}

Doc OrderTray::kept() const {
  Doc out = Doc::array();
  for (Seat s = 0; s < race_.session().seats(); ++s)
    if (Collected const* c = of(s); c && c->way != Collected::Bot)
      out.push_back(order_doc(s, *c));
  for (Seat s = 0; s < race_.session().seats(); ++s)
    if (Collected const& c = ahead_[size_t(s)]; !c.ahead.empty()) out.push_back(order_doc(s, c)), out.back()["next"] = true;
  return out;
}

void OrderTray::read(Doc const& orders) {
  for (Doc const& d : orders) {
    Seat const s = race_.seat_in(d);
    auto const way = s < 0 ? std::end(kWays) : std::find(std::begin(kWays), std::end(kWays), get_text(d, "way"));
    if (way == std::end(kWays)) continue;
    Collected c;
    c.way = Collected::Way(way - std::begin(kWays));
    bool const next = get_bool(d, "next");
    if (c.way == Collected::Bot || !(next || decides(s))) continue;
    c.text = kept_text(d, "text");
    c.ahead = kept_text(d, "ahead");
    c.carried = get_bool(d, "carried");
    c.when = get_int(d, "when");
    c.revision = uint32_t(get_int(d, "revision"));
    if (next) ahead_[size_t(s)] = std::move(c);
    else put(s, std::move(c));
  }
}

}  // namespace paddock::app
