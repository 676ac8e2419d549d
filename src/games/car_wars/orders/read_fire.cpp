// Reading what is fired once everybody has moved: "VMG front at Cy's turret; drop Mine back", "fire on 8+", "hold fire".
#include <optional>

#include "core/filled.hpp"
#include "core/text.hpp"
#include "games/car_wars/duel/shoot.hpp"
#include "games/car_wars/orders/called.hpp"
#include "games/car_wars/orders/fire_words.hpp"
#include "games/car_wars/orders/ruled_out.hpp"
#include "games/car_wars/orders/sheet.hpp"
#include "games/car_wars/orders/tokens.hpp"
#include "games/car_wars/rules/register.hpp"

namespace paddock::car_wars::orders {

using namespace duel;

namespace {

class FireReader {
 public:
  FireReader(CarWars const& g, State const& s, Seat seat, std::string_view text) : g_(g), s_(s), seat_(seat), car_(s.cars[seat]), text_(text) {}

  Sheet run() {
    for (size_t at = 0; at < text_.size();) {
      size_t const end = end_of_clause(at);
      bool const instead = else_at(at, end);           // "MG at Ruth, else nearest": for what could not be fired before it
      if (!ok() && !(instead && out_.forbidden)) break;
      if (!instead || !ok()) out_ = {}, instead_ = instead, clause(at, end);
      at = end + 1;
    }
    if (ok() && none_ && !shots_.empty()) fail(none_at_, "It fires, and it holds its fire: one of them.");
    if (!ok()) return std::move(out_);
    State with = s_;
    with.plans[seat_].shots = shots_;
    for (Shot const& shot : shots_) out_.actions.push_back(act(verb::Shoot, code_of(shot)));
    out_.clean = shots_.empty() ? "hold fire" : shots_text(g_, with, seat_);
    return std::move(out_);
  }

 private:
  bool ok() const { return out_.error_column == 0; }
  void fail(size_t at, std::string what, char const* rule = "", bool forbidden = false) {
    if (!ok()) return;
    out_ = {};
    out_.error_column = int(at) + 1, out_.error = std::move(what), out_.rule = rule_named(rule), out_.forbidden = forbidden;
  }

  // A comma ends it, and "and" before another verb: "drop smoke and fire MG at Cy".
  size_t end_of_clause(size_t from) {
    size_t end = std::min(text_.find_first_of(",;\n.", from), text_.size());
    if (size_t const aside = aside_at(text_.substr(end))) end = std::min(text_.find_first_of(",;\n.", end + aside), text_.size());
    end_ = end;
    for (size_t k = text_.find(' ', from); k < end; k = text_.find(' ', k + 1))
      if (at_ = k, take("and") && take("fire shoot drop lay")) return k;
    return end;
  }

  bool else_at(size_t from, size_t to) {
    at_ = from, end_ = to;
    while (take("and then")) {}
    return take("else otherwise or");
  }

  // The next word, small; blanks before it are gone then.
  std::string word() const {
    std::string out;
    for (size_t k = at_; k < end_ && (in_word(text_[k]) || text_[k] == '\''); ++k) out.push_back(lower(text_[k]));
    return out;
  }
  void blanks() {
    while (at_ < end_ && is_one_of(text_[at_], " \t\r:->\"()@")) ++at_;
  }
  bool take(char const* words) {
    blanks();
    std::string const here = word();
    if (!among(words, here)) return false;
    at_ += here.size();
    blanks();
    return true;
  }
  std::string_view rest() const { return text_.substr(at_, end_ - at_); }

  void clause(size_t from, size_t to) {
    at_ = from, end_ = to;
    while (take("and then i my the please with") || (instead_ && take("else otherwise or"))) {}
    size_t const begin = at_;
    if (at_ >= end_) return;
    if (take("hold no none nothing cease done pass dont don't not")) {
      while (take("fire firing shots shot more in this phase for now")) {}
      none_ = true, none_at_ = begin;
      if (at_ < end_) fail(at_, "'hold fire' stands alone.");
      return;
    }
    bool const drop = take("drop drops lay");
    if (!drop) take("fire fires shoot shoots");
    while (take("the my with all both linked everything weapons guns")) {}
    if (drop) return drop_clause(begin);
    shot_clause(begin);
  }

  // "on 8+", not "on Cy"
  bool on_number() const {
    size_t const behind = text_.find_first_not_of(" \tonON", at_);
    return behind < end_ && is_digit(text_[behind]);
  }

  // "on 8+", "on 9 or better"
  int number() {
    Scan in(text_);
    in.go(at_);
    int const n = is_digit(in.peek()) ? in.number(99, 2) : 0;
    if (n < 2 || n > 12) return fail(at_, "Fire is given on a number from 2 to 12: 'fire on 8+'.", "R-8.3"), 0;
    at_ = in.at();
    if (at_ < end_ && text_[at_] == '+') ++at_;
    while (take("or better more higher")) {}
    blanks();
    return n;
  }

  // A weapon and whom it is fired at, in this order or the other way round; what is not said is the best there is.
  void shot_clause(size_t begin) {
    NamedGuns gun;
    NamedSeat who;
    NamedPart part;
    bool nearest = false, pointed = false;         // "at": at whom is still to come
    int on = 0;
    while (at_ < end_ && ok()) {
      size_t const here = at_;
      if (who.bytes > 0 && part.bytes == 0) part = taken(part_at(s_.cars[who.seat], rest()));
      if (at_ == here && who.bytes == 0) who = taken(seat_at(g_, rest()));
      if (at_ == here && gun.bytes == 0) gun = taken(guns_at(car_, rest()));
      if (at_ == here && on == 0 && on_number() && take("on")) on = number();
      if (at_ == here && take(pointed ? "nearest closest will" : "nearest closest")) nearest = true;
      if (at_ != here) pointed = false;
      while (take("at vs versus against") || (!on_number() && take("on"))) pointed = true;
      while (take(pointed ? "the my his her its with of in arc else" : "the my his her its with of in arc else both linked too")) {}
      if (at_ == here) take("car one");
      if (at_ == here && pointed && who.bytes == 0) who = taken(first_name_at(g_, rest())), pointed = who.bytes == 0;
      if (at_ == here) return unknown(here);
    }
    if (instead_ && gun.bytes == 0 && named_ != 0) gun = {.guns = named_, .first = 0, .bytes = 1};
    named_ = gun.guns;
    if (pointed) return fail(at_, "At whom? Another driver's name, or 'nearest'.", "R-8.1");
    if (!ok()) return;
    if (gun.bytes == 0 && who.bytes == 0 && !nearest && on == 0) return fail(begin, "Say at whom, or on which number: 'VMG front at Cy', 'fire on 8+', 'hold fire'.", "R-8.1");
    if (gun.bytes > 0 && gun.guns == 0) return fail(begin, filled("No such weapon is there; on board are {}.", {all_guns(car_)}), "R-8.1");
    if (who.bytes > 0 && gun.bytes > 0 && on == 0) return aimed(begin, gun.guns, who.seat, part);
    if (part.bytes > 0 && gun.bytes == 0) return fail(begin, "Name the weapon, too: 'VMG front at Cy's front'.", "R-8.3");
    if (part.bytes > 0) return aimed(begin, gun.guns, who.seat, part, on);
    size_t const before = size_t(shots_.size());
    add(standing_shots(g_.book(), s_, seat_, {.number = int8_t(on ? on : 12), .guns = uint16_t(gun.guns), .target = who.seat}));
    if (on == 0 && size_t(shots_.size()) == before) fail(begin, "Nothing that can be fired there reaches it from here.", "R-8.2", true);
  }

  template <class Named>
  Named taken(Named named) {
    at_ += named.bytes;
    blanks();
    return named;
  }

  // A weapon that hurts nothing but tires and who rides in the open is fired at whichever of these is hit most easily, if none is
  // said; at him rather than at a tire that is hit as easily.
  int aim_of(int gun, Seat who, NamedPart const& part) const {
    Arm const& arm = arm_of(car_.guns[gun]);
    if (arm.drops) return part.bytes > 0 ? aim_aside(car_.guns[gun]) : int(AimCar);   // aside, to its own side
    if (part.bytes > 0 || !arm.tires_only || arm.projector) return part.aim;
    ShotList all;
    ShotInfo best{{int8_t(gun), who, AimTire0}};
    shots(g_.book(), s_, seat_, shots_, all);
    for (ShotInfo const& one : all)
      if (one.shot.gun == gun && one.shot.seat == who && one.permille + (one.shot.aim == AimRider) > best.permille) best = one;
    return best.shot.aim;
  }

  int needed(Shot const& shot) const {
    ShotList all;
    shots(g_.book(), s_, seat_, shots_, all);
    for (ShotInfo const& one : all)
      if (one.shot == shot) return one.needed;
    return 99;
  }

  // The first of the weapons that can; else why the first cannot.
  // `on`: only if so much or less is needed, 0: whatever is needed.
  void aimed(size_t begin, uint32_t guns, Seat who, NamedPart const& part, int on = 0) {
    Verdict why;
    bool too_hard = false;
    for (int gun = 0; gun < car_.guns.size(); ++gun) {
      if ((guns >> gun & 1) == 0) continue;
      Shot const shot = as_listed(g_.book(), s_, seat_, {int8_t(gun), who, int8_t(aim_of(gun, who, part))});
      Verdict const v = shot_verdict(g_.book(), s_, seat_, shot, shots_);
      if (v && on > 0 && needed(shot) > on) {
        too_hard = true;
        continue;
      }
      if (v) return shots_.full() ? fail(begin, "So many shots are fired in one phase already.", "R-8.1") : void(shots_.push(shot));
      if (why) why = v;
    }
    if (!too_hard) fail(begin, why.why, why.rule.id, true);
  }

  void drop_clause(size_t begin) {
    NamedGuns gun = taken(guns_at(car_, rest()));
    NamedPart const aside = taken(NamedPart{AimCar, aside_at(rest())});
    if (at_ < end_) return unknown(at_);
    if (gun.bytes > 0 && gun.guns == 0) return fail(begin, filled("No such weapon is there; on board are {}.", {all_guns(car_)}), "R-9");
    if (gun.bytes == 0) gun.guns = gun.named = ~uint32_t{0};
    if (droppers(car_, gun, false) == 0) return fail(begin, gun.bytes > 0 ? "That weapon drops nothing." : "It carries no dropper.", "R-9");
    uint32_t const meant = droppers(car_, gun, aside.bytes > 0);
    if (meant == 0) return fail(begin, kOneWay, "R-9");
    aimed(begin, meant, seat_, aside);
  }

  void unknown(size_t at) {
    at_ = at;
    RuledOut const no = ruling_against({.kind = Token::Word, .word = word()}, text_);
    if (no.why) return fail(at, no.why, no.rule, true);
    std::string const written = word().empty() ? std::string(rest().substr(0, 12)) : std::string(text_.substr(at, word().size()));
    fail(at, filled("'{}' is no weapon of yours and nobody to fire at; cars have moved, and fire alone is asked for: 'VMG front at Cy', 'fire on 8+', 'hold fire'. On board: {}.", {cut(written, 20), all_guns(car_)}));
  }

  void add(List<Shot, 4> const& more) {
    for (Shot const& shot : more)
      if (!shots_.full() && std::find(shots_.begin(), shots_.end(), shot) == shots_.end() && shot_verdict(g_.book(), s_, seat_, shot, shots_)) shots_.push(shot);
  }

  CarWars const& g_;
  State const& s_;
  Seat const seat_;
  Car const& car_;
  std::string_view const text_;
  size_t at_ = 0, end_ = 0, none_at_ = 0;
  bool none_ = false, instead_ = false;
  uint32_t named_ = 0;                    // weapons of the clause before
  List<Shot, 4> shots_;
  Sheet out_;
};

}  // namespace

Sheet read_fire(CarWars const& g, State const& s, Seat seat, std::string_view text) {
  std::string_view const all = cut_at_letter(text, kPlanLetters);
  if (all.size() < text.size()) return {.error_column = int(all.size()) + 1, .error = "An order has at most 800 letters."};
  if (all.find_first_not_of(" \t\r\n,;.") == all.npos) return {};
  return FireReader(g, s, seat, all).run();
}

}  // namespace paddock::car_wars::orders
