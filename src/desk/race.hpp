// The race as far as it is decided, the truth: what has been carried out, and a mark of the save when it was ended early.
#pragma once
#include <memory>
#include <string>
#include <utility>

#include "session/session.hpp"

namespace paddock::app {

class Race {
 public:
  explicit Race(std::unique_ptr<Session> truth) : truth_(std::move(truth)), words_(truth_->words()) { count_turns(); }

  Session& session() { return *truth_; }
  Session const& session() const { return *truth_; }

  std::string title() const;                 // its name, or that of its track when it has none
  Words const& words() const { return words_; }  // what its game calls things
  std::string const& seat_name(Seat seat) const { return truth_->setup().seats[size_t(seat)].name; }
  bool has(int64_t seat) const { return seat >= 0 && seat < truth_->seats(); }
  Seat seat_in(Doc const& d) const;          // the seat a kept entry names; kNobody: none of this race

  bool player() const { return truth_->role() == paddock::Role::Player; }  // opened from a table link
  // Opened from what everybody may know of a game whose dice deal secrets: there is no seat to take.
  bool watching() const { return player() && truth_->secret() && truth_->seated() == kNobody; }
  bool read_only() const { return !truth_->hash_matches(); }

  int finished() const { return finished_; }  // the last finished turn, 0: none yet
  void count_turns();
  // It counts as it stands: a mark of the save, no entry of the record.
  bool stopped() const { return stopped_; }
  void stop(bool on) { stopped_ = on; }
  bool driven_out() const { return truth_->actor() == kOver; }   // to its own end
  bool over() const { return stopped_ || driven_out(); }

  // A copy in which the seats before this one have been passed over; null: it is not asked in this turn.
  std::unique_ptr<Session> before(Seat seat) const;

 private:
  std::unique_ptr<Session> truth_;
  Words words_;
  int finished_ = 0;
  bool stopped_ = false;
};

}  // namespace paddock::app
