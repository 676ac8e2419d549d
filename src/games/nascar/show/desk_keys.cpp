// The keys L M R A B S of the decision panel. A second one takes its +1 by itself; what cannot help is greyed with why.
#include "games/nascar/orders/phrases.hpp"
#include "games/nascar/show/desk_parts.hpp"

namespace paddock::nascar::desk {
namespace {

int written(View const& v, Verb kind) {
  int n = 0;
  for (Verb letter : v.order) n += unmarked(letter) == kind;
  return n;
}

bool dropped_last(View const& v, Letters const& with, PreviewNote& note) {
  Preview const p = preview(v.g, v.s, v.seat, with, false);
  if (p.notes.empty() || p.notes.back().kind != PreviewNote::Dropped || p.notes.size() <= v.now.notes.size())
    return false;
  note = p.notes.back();
  return true;
}

void refuse(Key& k, Rule rule, std::string why) {
  k.enabled = false;
  k.rule = rule;
  k.why = std::move(why);
  k.play.clear();
}

Key make(View const& v, Verb kind, char const* label) {
  Key k;
  k.cap = verb_word(kind);
  k.label = label;
  k.key = k.cap[0];
  int const before = written(v, kind);
  Car const& car = v.s.cars[v.seat];
  Verb play = kind;
  if (kind != Verb::M && kind != Verb::S && before >= 1) {
    bool const waived = is_move(kind) ? car.upgrade == Upgrade::Swaybars : car.upgrade == Upgrade::Turbo;
    if (!waived || v.g.rules().strict_second) play = Verb(int(kind) + 1);
  }
  k.play = {Action{uint16_t(play), 0}};
  Verdict const legal = v.g.why_not(v.s, k.play[0]);
  if (!legal) {
    refuse(k, legal.rule, legal.why);
    return k;
  }
  Letters with = v.order;
  with.push(play);
  Preview const after = preview(v.g, v.s, v.seat, with, false);
  if (after.cards_spent > v.now.cards_spent) k.tone = Tone::Warn;
  return k;
}

// What the grammar allows but the turn would throw away.
void spare(View const& v, Key& k, Verb kind) {
  if (!k.enabled) return;
  bool const moved = v.whole.written > 0;
  bool const unfinished = v.whole.written < v.whole.moves && v.now.off_spaces == 0;
  if (is_move(kind) && !v.now.end_orders && v.whole.written >= v.whole.moves) {
    bool const stands = v.whole.moves == 0;
    return refuse(
        k, Rule{stands ? "NR-2.8" : "NR-2.9"},
        stands ? "a standing car moves only after A" : (v.whole.moves == 1 ? "the one move is written" : "all " + number_word(v.whole.moves) + " moves are written"));
  }
  if (is_speed(kind) && moved && unfinished)
    return refuse(k, Rule{"NR-2.10"},
                  "first the " + plural(v.whole.moves - v.whole.written, "move") + " that are missing");
  PreviewNote note;
  Letters with = v.order;
  with.push(Verb(k.play[0].verb));
  if (!dropped_last(v, with, note)) return;
  bool const may_come = note.why == Why::Limit && kind == Verb::A && v.whole.unexplored > 0;  // NR-7.5
  if (!may_come) refuse(k, note.rule, why_text(note.verb, note.why));
}

}  // namespace

std::vector<Key> keys(View const& v) {
  std::vector<Key> out;
  struct {
    Verb kind;
    char const* label;
  } const all[] = {{Verb::L, "left"},   {Verb::M, "ahead"},  {Verb::R, "right"},
                   {Verb::A, "faster"}, {Verb::B, "slower"}, {Verb::S, "slipstream"}};
  for (auto const& one : all) {
    Key k = make(v, one.kind, one.label);
    if (one.kind == Verb::S && !v.g.slipstream(v.s, v.seat)) refuse(k, Rule{"NR-4.1"}, "no car ahead");
    else spare(v, k, one.kind);
    out.push_back(std::move(k));
  }
  return out;
}

}  // namespace paddock::nascar::desk
