// The line-up: which car, and how fast it rolls in.
#include <algorithm>

#include "core/order.hpp"
#include "games/car_wars/build/stock.hpp"
#include "games/car_wars/duel/entry.hpp"
#include "games/car_wars/orders/called.hpp"
#include "games/car_wars/rules/pace.hpp"
#include "games/car_wars/rules/register.hpp"
#include "games/car_wars/show/questions.hpp"
#include "games/car_wars/show/words.hpp"

namespace paddock::car_wars::show {

using namespace duel;
using orders::Bringing;
using std::to_string;

int armor_of(Car const& car, int face) {
  if (face < 0 || face >= int(car.armor.size())) return 0;
  return car.armor[size_t(face)].plastic + car.armor[size_t(face)].metal;
}

namespace {

// By its name, for who does not know the letters: "2 heavy machine guns front".
std::string whole_name(Car const& car, int gun, int same, std::string const& name) {
  auto const& kinds = build::catalogue().weapons;
  int const kind = car.guns[gun].kind;
  if (kind < 0 || size_t(kind) >= kinds.size()) return same > 1 ? to_string(same) + " " + name : name;
  return several(kinds[size_t(kind)], same) + name.substr(build::short_of(kinds[size_t(kind)]).size());
}

}  // namespace

// Equal weapons of a place together.
std::string arms_text(Car const& car) {
  std::string out;
  for (int i = 0; i < car.guns.size(); ++i) {
    std::string const name = orders::gun_text(car, i);
    bool before = false;
    int same = 0;
    for (int k = 0; k < car.guns.size(); ++k) {
      if (orders::gun_text(car, k) != name) continue;
      before = before || k < i;
      ++same;
    }
    if (before) continue;
    out += (out.empty() ? "" : ", ") + whole_name(car, i, same, name);
  }
  return out.empty() ? "no weapons" : out;
}

Bringing brought_now(CarWars const& g, State const& s, Seat seat) {
  Plan const& p = s.plans[seat];
  Bringing b = orders::bringing_of(p);
  if (b.empty()) b = orders::usual_bringing(g, seat);
  if (b.start == 0) b.start = orders::usual_start(g);
  return b;
}

Car car_of(CarWars const& g, Bringing const& b) {
  if (b.stock >= 0) return size_t(b.stock) < g.stock_cars().size() ? g.stock_cars()[size_t(b.stock)] : Car{};
  Plan p;
  if (!take_tag(b.tag, p)) return {};
  Brought const in = brought(p, g.rules());
  return in.verdict ? enter(in.design, g.rules()) : Car{};
}

namespace {

std::string facts_of(Car const& car) { return arms_text(car) + "; " + orders::mph_words(car.top) + " mph, handling " + to_string(car.hc) + ", acceleration " + orders::mph_words(car.accel); }

std::string armor_text(Car const& car) {
  auto const points = [&](int face) { return to_string(armor_of(car, face)); };
  return "Armor front " + points(Front) + ", back " + points(Back) + ", sides " + points(Left) + (points(Left) == points(Right) ? "" : "/" + points(Right));
}

// Those of the division first, then the cheaper ones.
std::vector<int> shown_cars(CarWars const& g) {
  auto const& all = build::stock();
  std::vector<int> out;
  for (int i = 0; i < most_stock() && size_t(i) < all.size(); ++i)
    if (size_t(i) < g.stock_cars().size() && g.stock_cars()[size_t(i)].here) out.push_back(i);
  sort_few(out, [&all](int a, int b) { return all[size_t(a)].division > all[size_t(b)].division; });
  return out;
}

constexpr uint32_t kCars = 1, kCycles = 2, kOwn = 4;   // bits of the list's filters

uint32_t of_kind(Car const& car) { return car.kind == board::Kind::car ? kCars : kCycles; }

Question car_question(CarWars const& g, Bringing const& now, std::string_view text) {
  Question q;
  q.look = Question::List, q.icon = "car", q.label = "Your car", q.rule = rule_named("R-13");
  q.filters = {"cars", "cycles and trikes"};
  auto const& all = build::stock();
  for (int i : shown_cars(g)) {
    build::StockDesign const& one = all[size_t(i)];
    Bringing with = now;
    with.stock = i, with.tag.clear();
    Car const car = car_of(g, with);
    Choice c;
    c.text = one.name + ", " + lower_first(one.role);
    c.note = capital(facts_of(car)) + ". " + one.says;   // a list shows its beginning
    c.below = armor_text(car);
    c.value = "$" + number(int64_t(car.cost));
    c.icon = car.kind == board::Kind::car ? "car" : "motorbike";
    c.filters = of_kind(car);
    c.edit = edit_between(text, orders::bringing_text(with));
    if (i == now.stock) q.chosen = int(q.choices.size());
    q.choices.push_back(std::move(c));
  }
  q.note = "Everybody chooses in secret; only what can be seen from outside is shown. A car of your own: type its tag (CW1. ...) instead.";
  return q;
}

Question start_question(pace::Starts const& starts, Bringing const& now, std::string_view text) {
  Question q;
  q.look = Question::Slider, q.icon = "gauge", q.label = "Speed at the start", q.rule = rule_named("CW-154");
  q.range.low = starts.least, q.range.high = starts.most, q.range.step = 5, q.range.value = std::clamp(now.start * 5 / 2, starts.least, starts.most);
  q.range.unit = "mph";
  q.range.marks = {{starts.least, "slow"}, {starts.most, "fast"}};
  if (starts.usual > starts.least && starts.usual < starts.most) q.range.marks.insert(q.range.marks.begin() + 1, {starts.usual, "usual"});
  q.range.length = int32_t(text.size());
  Bringing car = now;
  car.start = 0;
  q.range.before = orders::bringing_text(car) + ", ", q.range.after = " mph";
  q.note = "Nobody changes speed in the first turn. Faster moves first and further, and every turn of the wheel is riskier.";
  return q;
}

}  // namespace

std::vector<Question> bring_questions(CarWars const& g, State const& s, Seat seat, std::string_view text) {
  Bringing const now = brought_now(g, s, seat);
  std::vector<Question> out;
  out.push_back(start_question(pace::starts(g.rules().movement), now, text));
  out.push_back(car_question(g, now, text));
  if (!now.tag.empty()) {
    Question head;
    head.look = Question::Head, head.icon = "tools", head.label = "A car of your own: " + arms_text(car_of(g, now));
    out.push_back(std::move(head));
  }
  return out;
}

namespace {

// A kept design as an answer; one that the duel does not let in stands there with the reason.
Choice own_choice(CarWars const& g, Bringing const& now, std::string_view text, KeptDraft const& kept) {
  Choice c;
  c.text = kept.name, c.icon = "tools", c.filters = kOwn;
  Bringing with = now;
  with.stock = -1, with.tag = kept.text;
  Plan p;
  bool const read = take_tag(kept.text, p);
  Brought const in = read ? brought(p, g.rules()) : Brought{};
  c.enabled = read && bool(in.verdict);
  if (!c.enabled) return c.why = read ? in.verdict.why : "Its tag is none of a duel's car.", c;
  Car const car = enter(in.design, g.rules());
  c.note = "Your own. " + capital(facts_of(car)) + ".";
  c.below = armor_text(car);
  c.value = "$" + number(int64_t(car.cost));
  c.filters |= of_kind(car);
  c.edit = edit_between(text, orders::bringing_text(with));
  return c;
}

}  // namespace

void offer_own(CarWars const& g, State const& s, Seat seat, std::string_view text, std::span<KeptDraft const> kept, std::vector<Question>& questions) {
  Bringing const now = brought_now(g, s, seat);
  Question& list = *std::find_if(questions.begin(), questions.end(), [](Question const& q) { return q.look == Question::List; });
  std::vector<Choice> own, out;
  int chosen = -1;
  for (KeptDraft const& one : kept) {
    Choice c = own_choice(g, now, text, one);
    if (c.enabled && chosen < 0 && one.text == now.tag) chosen = int(own.size());
    (c.enabled ? own : out).push_back(std::move(c));
  }
  own.insert(own.end(), std::make_move_iterator(out.begin()), std::make_move_iterator(out.end()));
  if (chosen >= 0) std::erase_if(questions, [](Question const& q) { return q.look == Question::Head; });   // its row says it
  if (!own.empty()) list.filters.push_back("your own");   // kOwn
  list.chosen = chosen >= 0 ? chosen : list.chosen < 0 ? -1 : list.chosen + int(own.size());
  list.choices.insert(list.choices.begin(), std::make_move_iterator(own.begin()), std::make_move_iterator(own.end()));
}

}  // namespace paddock::car_wars::show
