#include "events/merge_changes.hpp"

#include <algorithm>
#include <set>

#include "events/changes.hpp"

namespace paddock::app::events {
namespace {

bool took_back(Doc const& one) { return get_text(one, "what") == "took back"; }
bool moved(Doc const& one) { return get_text(one, "what") == "moved"; }

// Whom and what it is about: of one thing the last word holds, so its order matters.
std::string about(Doc const& one) {
  return moved(one) ? get_text(one, "who") + " in " + get_text(one, "from") : took_back(one) ? "" : get_text(one, "who");
}

// Without the races that went on without him, which each file knows of its own.
Doc told(Doc one) {
  one.erase("left");
  return one;
}

class ChangeMerger {
 public:
  ChangeMerger(Event const& mine, Event const& other, Merged& out) : a_(mine), b_(other), out_(out), mine_(changes_doc(out.event)), theirs_(changes_doc(other)) {}

  void run() {
    Doc all = mine_ == theirs_ ? mine_ : both();
    auto read = read_changes(event(), all);
    if (!read) return conflict("/changes", "What was changed in the second file cannot be taken over: " + read.error().what, theirs_);
    event().changes = std::move(*read);
    for (size_t i = 0; i < all.size(); ++i)
      if (std::none_of(mine_.begin(), mine_.end(), [&](Doc const& one) { return told(one) == told(all[i]); })) out_.taken.push_back(change_words(event(), event().changes[i]));
    if (out_.taken.empty()) return again(all);
    for (std::string const& round : without_who_is_gone(event())) out_.taken.push_back(round + " is to be drawn again: somebody in it has withdrawn.");
    again(all);
  }

 private:
  Event& event() { return out_.event; }
  void conflict(std::string where, std::string what, Doc other) { out_.conflicts.push_back({std::move(where), std::move(what), std::move(other)}); }

  static std::vector<Doc> of(Doc const& list, std::string const& what) {
    std::vector<Doc> out;
    for (Doc const& one : list)
      if (!took_back(one) && about(one) == what) out.push_back(one);
    return out;
  }

  // Ours, and of each thing that the second file tells more of the rest.
  Doc both() {
    Doc all = Doc::array(), more = Doc::array();
    std::set<std::string> seen;
    for (Doc const& one : mine_)
      if (took_back(one) || stays(one)) all.push_back(one);
    for (Doc const& one : theirs_) {
      if (took_back(one) && std::find(mine_.begin(), mine_.end(), one) == mine_.end()) more.push_back(one);
      if (took_back(one) || !seen.insert(about(one)).second) continue;
      for (Doc const& other : rest(about(one), moved(one))) more.push_back(other);
    }
    for (Doc& one : all)
      for (Doc const& other : theirs_)
        if (other.contains("left") && told(one) == told(other))
          for (auto it = other["left"].begin(); it != other["left"].end(); ++it)
            if (!one.contains("left") || !one["left"].contains(it.key())) one["left"][it.key()] = *it;
    for (Doc const& one : more) all.push_back(one);
    return all;
  }

  // A start that gave way to one that was raced took its moves with it.
  bool stays(Doc const& one) { return !moved(one) || stands(of(mine_, about(one))); }

  std::vector<Doc> rest(std::string const& what, bool moves) {
    std::vector<Doc> const ours = of(mine_, what), other = of(theirs_, what);
    if (moves) return (!ours.empty() && stands(ours)) || !stands(other) ? std::vector<Doc>() : other;
    size_t const same = std::min(ours.size(), other.size());
    if (std::equal(ours.begin(), ours.begin() + long(same), other.begin(), [](Doc const& a, Doc const& b) { return told(a) == told(b); })) return {other.begin() + long(same), other.end()};
    conflict("/changes", "Whether " + what + " is there, or who stands in, is told differently in the two; tell it once more where it should hold.", Doc(other));
    return {};
  }

  // Whether he stands where he was moved to last, or in no race of the round any more.
  bool stands(std::vector<Doc> const& moves) {
    std::string const race = get_text(moves.back(), "race");
    RaceAt const at = find_race(event(), race);
    int const who = find_entrant(event(), get_text(moves.back(), "who"));
    return at.any() && std::none_of(event().rounds[size_t(at.round)].races.begin(), event().rounds[size_t(at.round)].races.end(), [&](Race const& one) {
      return one.id != race && std::find(one.grid.begin(), one.grid.end(), who) != one.grid.end();
    });
  }

  // A file that tells of it and has a result all the same has been given that anew.
  static bool entered_again(Event const& of, Doc const& list, Doc const& change, std::string const& race) {
    RaceAt const at = find_race(of, race);
    return at.any() && of.rounds[size_t(at.round)].races[size_t(at.race)].result && std::find(list.begin(), list.end(), change) != list.end();
  }

  // A result that was taken back in one file and is still the same in the merged one: that is told, and neither is lost.
  void again(Doc const& all) {
    for (size_t i = 0; i < event().changes.size(); ++i) {
      Change const& one = event().changes[i];
      RaceAt const at = one.kind == Change::TookBack ? find_race(event(), one.race) : RaceAt{};
      Race const* race = at.any() ? &event().rounds[size_t(at.round)].races[size_t(at.race)] : nullptr;
      if (!race || !race->result || entered_again(a_, mine_, all[i], one.race) || entered_again(b_, theirs_, all[i], one.race) || one.was.size() != race->grid.size()) continue;
      bool same = true;
      for (size_t seat = 0; seat < race->grid.size(); ++seat) {
        Finish const& is = race->result->placings[seat].finish;
        same = same && one.was[seat].who == race->grid[seat] && one.was[seat].finish.place == is.place && one.was[seat].finish.points == is.points;
      }
      if (same) conflict("/changes/" + std::to_string(i), race_words(event(), race->id) + " has the result that was taken back; take it back once more where it should go.", all[i]);
    }
  }

  Event const &a_, &b_;
  Merged& out_;
  Doc mine_, theirs_;
};

}  // namespace

void merge_changes(Event const& mine, Event const& other, Merged& out) {
  if (!out.event.changes.empty() || !other.changes.empty()) ChangeMerger(mine, other, out).run();
}

}  // namespace paddock::app::events
