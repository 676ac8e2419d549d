// Match: the truth of one game (setup, actions, tape) and everything derived from it (state, history, undo).
// One decision, one door: clicks, bots, sheets and links all go through play().
#pragma once
#include <algorithm>
#include <limits>
#include <memory>
#include <utility>
#include <vector>

#include "contract/game.hpp"
#include "play/ruling.hpp"

namespace paddock::play {

// One committed decision and where its rolls and events end.
struct Entry {
  Seat seat = kNobody;
  Action action;
  uint32_t tape_end = 0;
};

template <Game G>
class Match {
 public:
  using State = typename G::State;
  using Event = typename G::Event;

  Match(std::shared_ptr<G const> game, Seed const& seed) : shared_(std::move(game)), seed_(seed) {
    GameDice source(seed_);
    begin(source);
  }
  // With the start rolled by other dice: a tape, a link.
  Match(std::shared_ptr<G const> game, Seed const& seed, Dice& source) : shared_(std::move(game)), seed_(seed) {
    begin(source);
  }

  G const& game() const { return *shared_; }
  std::shared_ptr<G const> shared_game() const { return shared_; }
  State const& state() const { return state_; }
  State const& start() const { return start_; }
  Seed const& seed() const { return seed_; }
  void reseed(Seed const& seed) { seed_ = seed; }  // of the rolls to come
  std::vector<Entry> const& entries() const { return entries_; }
  std::vector<Roll> const& tape() const { return tape_; }
  uint32_t start_tape() const { return start_tape_; }

  // A record of each turn: the state it began with and what happened in it. The last one is the running turn.
  struct Turn {
    State before;
    std::vector<Event> events;
    size_t first_entry = 0;
  };
  std::vector<Turn> const& turns() const { return turns_; }

  // How many entries, from the first on, are a told record (contract/game.hpp, TellsOnly): their positions are told ones, the
  // one after them is the truth again. 0: all of it is the truth.
  size_t told() const { return told_; }
  // The record begins as a told one. Precondition: nothing has been played.
  void begin_telling() {
    shared_->begin_telling(start_);
    set_start(start_);
    told_ = std::numeric_limits<size_t>::max();
  }
  // What follows is the truth. False when a turn is under way.
  bool claim() {
    if (turns_.back().first_entry != entries_.size()) return false;
    shared_->claim(state_);
    turns_.back().before = state_;
    told_ = entries_.size();
    return true;
  }

  std::vector<Ruling> const& rulings() const { return rulings_; }
  // A ruling changes what a turn begins with: nothing of it has been decided yet.
  bool may_rule() const { return turns_.back().first_entry == entries_.size(); }
  // Precondition: may_rule(); `after` is a position that can be played on (session/ruling.hpp).
  void rule(Ruling ruling, State const& after) {
    forget_undone();
    ruling.turn = shared_->turn(start_) + int(turns_.size()) - 1;
    ruling.before = entries_.size();
    rulings_.push_back(std::move(ruling));
    without_.push_back(std::exchange(turns_.back().before, after));
    state_ = after;
    if (rulings_.back().takes_back()) kept_rulings_ = rulings_.size();   // nobody undoes that
  }
  // The last `n` turns have not been played, nor has anybody ruled since the first of them began. The same orders roll the same again.
  // Precondition: 0 < n < turns().size(), and the first of them is no told one.
  void take_back(size_t n) {
    forget_undone();
    turns_.erase(turns_.end() - ptrdiff_t(n), turns_.end());
    Turn& now = turns_.back();
    while (!rulings_.empty() && rulings_.back().before > now.first_entry) rulings_.pop_back(), without_.pop_back();
    kept_rulings_ = std::min(kept_rulings_, rulings_.size());
    tape_.resize(tape_end(now.first_entry));
    entries_.resize(now.first_entry);
    now.events.clear();
    state_ = now.before;
    floor_ = now.first_entry;
  }
  // Rulings made so far are not taken back by undo(): a copy that a seat tries its orders on.
  void keep_rulings() {
    kept_rulings_ = rulings_.size();
    unruled_.clear();
    with_.clear();
  }
  // Whether undo() takes a ruling back.
  bool can_unrule() const { return may_rule() && rulings_.size() > kept_rulings_ && rulings_.back().before == entries_.size(); }
  bool can_rule_again() const { return !unruled_.empty(); }
  // The ruled position a turn begins with, before the entry of this number; null: nobody ruled there.
  State const* ruled_before(size_t entry) const {
    for (Ruling const& r : rulings_)
      if (r.before == entry)
        for (Turn const& t : turns_)
          if (t.first_entry == entry) return &t.before;
    return nullptr;
  }

  // Replaces the start by a given position (cases, a GM who takes over a race from paper). Forgets the history.
  void set_position(State const& position) {
    entries_.clear();
    rulings_.clear();
    without_.clear();
    forget_undone();
    kept_rulings_ = 0;
    tape_.clear();
    start_tape_ = 0;
    set_start(position);
  }

  // A position whose past is known by its turns alone; the last one runs.
  void set_turns(std::vector<Turn> turns) {
    set_position(turns.back().before);
    start_ = turns.front().before;
    turns_ = std::move(turns);
  }

  Verdict play(Action action) {
    GameDice source(seed_, tape_.size());
    return play(action, source);
  }

  // With dice of the caller (a tape, typed by a person).
  Verdict play(Action action, Dice& source) {
    if (shared_->actor(state_) < 0) return {Rule{}, "The game waits for nobody."};
    if (Verdict v = shared_->why_not(state_, action); !v) return v;
    forget_undone();
    commit(action, source);
    return {};
  }

  // An action that is known to be in the legal list (a link's index).
  void play_trusted(Action action, Dice& source) {
    forget_undone();
    commit(action, source);
  }

  // Undo stops at a turn's resolution and, when others share the screen, at a sealed order: see floor_.
  bool can_undo() const { return can_unrule() || entries_.size() > floor_; }
  bool undo() {
    if (can_unrule()) {
      move_ruling(rulings_, without_, unruled_, with_);
      return true;
    }
    if (!can_undo()) return false;
    redo_.push_back(entries_.back().action);
    rewind(entries_.size() - 1);
    return true;
  }
  bool can_redo() const { return can_rule_again() || !redo_.empty(); }
  bool redo() {
    if (can_rule_again()) {   // they were taken back after every decision
      move_ruling(unruled_, with_, rulings_, without_);
      return true;
    }
    if (redo_.empty()) return false;
    Action const a = redo_.back();
    redo_.pop_back();
    GameDice source(seed_, tape_.size());
    commit(a, source);
    return true;
  }

  // Where the running commitment of `seat` begins: its trailing run of entries.
  size_t draft_begin(Seat seat) const {
    size_t i = entries_.size();
    while (i > floor_ && entries_[i - 1].seat == seat) --i;
    return i;
  }

  // How much of the tape the first `n` entries used, the start included.
  size_t tape_end(size_t n) const { return n == 0 ? start_tape_ : entries_[n - 1].tape_end; }

  // Forgets entries from `size` on (drafts only; never below floor unless `force`).
  void rewind(size_t size) {
    State s = turns_.back().before;
    size_t const first = turns_.back().first_entry;
    if (size < first) return;
    TapeDice dice(std::span<Roll const>(tape_).subspan(tape_end(first)));
    turns_.back().events.clear();
    auto log = [this](Event const& e) { turns_.back().events.push_back(e); };
    for (size_t i = first; i < size; ++i) shared_->apply(s, entries_[i].action, dice, log);
    tape_.resize(tape_end(size));
    entries_.resize(size);
    state_ = s;
  }

 private:
  // From the list of those in force to that of those taken back, or the other way; each has the position of the other side.
  void move_ruling(std::vector<Ruling>& from, std::vector<State>& others, std::vector<Ruling>& to, std::vector<State>& to_others) {
    state_ = others.back();
    to_others.push_back(std::exchange(turns_.back().before, state_));
    to.push_back(std::move(from.back()));
    others.pop_back();
    from.pop_back();
  }
  void forget_undone() {
    redo_.clear();
    unruled_.clear();
    with_.clear();
  }

  void set_start(State const& position) {
    start_ = state_ = position;
    turns_.assign(1, Turn{start_, {}, 0});
    told_ = 0;
  }

  void begin(Dice& source) {
    RecordingDice dice(source, tape_);
    start_ = shared_->start(dice);
    start_tape_ = uint32_t(tape_.size());
    state_ = start_;
    turns_.push_back({start_, {}, 0});
  }

  void commit(Action action, Dice& source) {
    Seat const seat = shared_->actor(state_);
    int const turn = shared_->turn(state_);
    RecordingDice dice(source, tape_);
    auto log = [this](Event const& e) { turns_.back().events.push_back(e); };
    shared_->apply(state_, action, dice, log);
    entries_.push_back({seat, action, uint32_t(tape_.size())});
    bool const rolled = tape_.size() > tape_end(entries_.size() - 1);
    if (shared_->turn(state_) != turn || shared_->actor(state_) == kOver) {
      turns_.push_back({state_, {}, entries_.size()});
      floor_ = entries_.size();
    } else if (rolled || (shared_->actor(state_) == seat && (action == G::kSeal || action == G::kAbsent))) {
      // A seat that has sealed and is asked again has seen what the others sealed.
      floor_ = entries_.size();
    }
  }

  std::shared_ptr<G const> shared_;  // copies of a match share the rules data
  Seed seed_;
  State start_{}, state_{};
  std::vector<Entry> entries_;
  std::vector<Roll> tape_;
  uint32_t start_tape_ = 0;
  std::vector<Turn> turns_;
  std::vector<Ruling> rulings_, unruled_;   // in force, taken back
  std::vector<State> without_, with_;       // the positions without them, with them
  size_t kept_rulings_ = 0;
  std::vector<Action> redo_;
  size_t floor_ = 0;          // entries before this index are final: a roll or a reveal followed them
  size_t told_ = 0;
};

}  // namespace paddock::play
