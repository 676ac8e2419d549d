// Items of an order sheet, and their text.
#include "games/speed_circuit/orders/sheet.hpp"

#include "games/speed_circuit/orders/phrases.hpp"
#include "games/speed_circuit/speed_circuit.hpp"

namespace paddock::speed_circuit {

int rank_of_item(int item) {
  if (item >= kIfItem) return item < kIfItem + 4 * 48 ? 40 : -1;
  if (item >= kRowItem) return item < kRowItem + kMaxRows ? 1 : -1;
  if (item == kKeepItem) return 13;
  if (item >= kPassItem) return item <= kPassItem + 13 ? 12 : -1;
  if (item >= kSlipItem) return 11;
  if (item >= kBlockItem) return 10;
  if (item >= kChipsItem) return 5 + (item - kChipsItem) / 4;
  if (item >= kBrakeItem) return item <= kBrakeItem + 1 ? 4 : -1;
  if (item >= kCornerItem) return 3;
  if (item >= kArrowItem) return 2;
  return item >= 0 && item < kMaxLanes ? 0 : -1;
}

void put_item(Plan& p, int item) {
  int const rank = rank_of_item(item);
  if (p.sheet.empty()) {
    Branch base;
    base.orders = p.standing;
    p.sheet.push(base);
  }
  if (rank == 40) {
    int const n = item - kIfItem;
    Branch b;
    b.kind = Branch::Kind(n / 48 + 1);
    b.seat = int8_t(n / 4 % 12);
    b.value = int8_t(n % 4);
    b.orders = p.sheet[0].orders;
    if (!p.sheet.full()) p.sheet.push(b);
    p.rank = -1;
    return;
  }
  p.rank = int8_t(rank);
  Orders& o = p.sheet.back().orders;
  switch (rank) {
    case 0: o.lane = int8_t(item - kLaneItem); break;
    case 1: o.row = int16_t(item - kRowItem); break;
    case 2: o.arrow = int8_t(item - kArrowItem + 1); break;
    case 3: o.corner_dice = item == kCornerItem; break;
    case 4: o.brake_dice = item == kBrakeItem; break;
    case 10: o.block = int8_t(item - kBlockItem); break;
    case 11: o.slip = item == kSlipItem; break;
    case 12: o.pass = item == kPassItem + 13 ? int8_t(-1) : int8_t(item - kPassItem); break;
    case 13: p.keep = true; break;
    default: o.chips[size_t(rank - 5)] = int8_t((item - kChipsItem) % 4); break;
  }
}

void item_options(Book const& b, State const& s, Seat seat, Actions& out) {
  Plan const& p = s.plans[seat];
  bool const branch = p.sheet.size() > 1;
  auto add = [&](int item) {
    if (rank_of_item(item) > p.rank) out.push(act(Verb::Sheet, item));
  };
  for (int lane = 0; lane < b.track.lanes; ++lane) add(kLaneItem + lane);
  int const here = b.track.wrap(s.cars[seat].progress);
  for (int i = 1; b.track.way(here, b.track.wrap(here + i)) <= 12'000; ++i) add(kRowItem + b.track.wrap(here + i));
  for (int item = kArrowItem; item <= kBrakeItem + 1; ++item) add(item);
  for (int item = kChipsItem; item < kSlipItem; ++item)
    if (can_spend(s.cars[seat], (item - kChipsItem) % 4)) add(item);
  add(kSlipItem);
  add(kSlipItem + 1);
  for (int other = 0; other < s.cars.size(); ++other)
    if (other != seat) add(kPassItem + other);
  add(kPassItem + kAnyCar);
  add(kPassItem + 13);
  if (!branch) add(kKeepItem);
  if (p.sheet.full()) return;
  for (int kind = 0; kind < 4; ++kind)
    for (int other = 0; other < s.cars.size(); ++other)
      for (int value = 0; value < (kind == 0 ? b.track.lanes : 1); ++value)
        if (other != seat) out.push(act(Verb::Sheet, kIfItem + kind * 48 + other * 4 + value));
}

std::string item_text(SpeedCircuit const& g, int item) {
  using std::to_string;
  switch (rank_of_item(item)) {
    case 0: return "lane " + to_string(item);
    case 1: return "row " + to_string(item - kRowItem);
    case 2: return item == kArrowItem ? "arrow" : "no arrow";
    case 3: return item == kCornerItem ? "corners dice" : "corners wear";
    case 4: return item == kBrakeItem ? "braking dice" : "braking wear";
    case 10: return "block " + to_string(item - kBlockItem);
    case 11: return item == kSlipItem ? "slip" : "no slip";
    case 12:
      if (item == kPassItem + kAnyCar) return "pass any";
      return item == kPassItem + 13 ? "no pass" : "pass " + car_tag(g, item - kPassItem);
    case 13: return "standing";
    case 40: {
      int const n = item - kIfItem, kind = n / 48 + 1;
      return "if " + car_tag(g, n / 4 % 12) + " " + kConditions[kind] + (kind == Branch::InLane ? " " + to_string(n % 4) : "");
    }
    default: return std::string("chips ") + kChipKinds[(item - kChipsItem) / 4] + " " + to_string((item - kChipsItem) % 4);
  }
}

std::string there_is(int most, std::string const& what) {
  if (most < 1) return "No " + what + " is left.";
  return "Only " + std::to_string(most) + " " + what + (what.back() == 's' ? " are there." : " is there.");
}

std::string why_not_spend(Car const& c, int n) {
  int const most = most_spent(c);
  if (most == 0) return "No skill is left for a roll.";
  std::string const may = " At most " + std::to_string(most) + " may be spent.";
  if (n > 3) return "No roll takes " + std::to_string(n) + "." + may;
  return (n == 3 ? "-3 takes a -3 chip, and none is left." : "Only " + std::to_string(c.skill()) + " skill is left for a roll.") + may;
}

// What differs from `base`, as items in their order.
std::string orders_text(SpeedCircuit const& g, Orders const& o, Orders const& base, char const* between) {
  std::string out;
  auto add = [&](int item) { out += (out.empty() ? "" : between) + item_text(g, item); };
  if (o.lane != base.lane && o.lane >= 0) add(kLaneItem + o.lane);
  if (o.row != base.row && o.row >= 0) add(kRowItem + o.row);
  if (o.arrow != base.arrow && o.arrow) add(kArrowItem + o.arrow - 1);
  if (o.corner_dice != base.corner_dice) add(kCornerItem + !o.corner_dice);
  if (o.brake_dice != base.brake_dice) add(kBrakeItem + !o.brake_dice);
  for (int k = 0; k < 5; ++k)
    if (o.chips[size_t(k)] != base.chips[size_t(k)]) add(kChipsItem + k * 4 + o.chips[size_t(k)]);
  if (o.block != base.block) add(kBlockItem + o.block);
  if (o.slip != base.slip) add(kSlipItem + !o.slip);
  if (o.pass != base.pass) add(o.pass < 0 ? kPassItem + 13 : kPassItem + o.pass);
  return out;
}

std::string plan_text(SpeedCircuit const& g, State const& s, Seat seat) {
  if (seat < 0 || seat >= s.plans.size()) return "";
  Plan const& p = s.plans[seat];
  if (s.phase == Phase::Build) {
    std::string out;
    for (int i = 0; i < p.build.size(); ++i)
      out += (i ? "/" : "") + std::to_string(g.table().rows[size_t(i)].value(p.build[i]));
    return out;
  }
  if (s.phase == Phase::Bid) {
    std::string out;
    if (p.bid_wear) out += std::to_string(p.bid_wear) + " wear";
    if (p.bid1) out += (out.empty() ? "" : ", ") + std::to_string(p.bid1) + " skill";
    if (p.bid3) out += (out.empty() ? "" : ", ") + plural(p.bid3, "three");
    return out.empty() && p.stage == Plan::Sealed ? "nothing" : out;
  }
  std::string out = p.card == kNoCard ? "" : card_text(p.card);
  if (p.sheet.empty()) return out;
  std::string const base = orders_text(g, p.sheet[0].orders, p.standing, "; ");
  if (!base.empty()) out += "; " + base;
  if (p.keep) out += "; standing";
  for (int i = 1; i < p.sheet.size(); ++i) {
    Branch const& b = p.sheet[i];
    int const item = kIfItem + (b.kind - 1) * 48 + b.seat * 4 + b.value;
    std::string const items = orders_text(g, b.orders, p.sheet[0].orders, ", ");
    out += "; " + item_text(g, item) + ": " + (items.empty() ? "same" : items);
  }
  return out;
}

}  // namespace paddock::speed_circuit
