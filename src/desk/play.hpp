// Play: the running race on this device. Its parts know one thing each: who drives, whose orders are in, who sits here and what
// he writes, what bots think, what came by post, when the turn closes, which film runs. Play lets them work together: it
// brings a turn to its end and the next person to the screen.
//
// The truth advances only when every order of the turn is here (and, for a GM, when he publishes). Until then each
// seat's order is *collected* beside it, so it can be replaced, and a person drafts on a copy in which the seats before
// him have been passed over. Screens read; whatever changes the game is a call here or to a part, made from an intent at
// the end of a frame.
#pragma once
#include <memory>
#include <string>
#include <vector>

#include "desk/bots.hpp"
#include "desk/chair.hpp"
#include "desk/changes.hpp"
#include "desk/drivers.hpp"
#include "desk/films.hpp"
#include "desk/inbox.hpp"
#include "desk/own_draft.hpp"
#include "desk/publishing.hpp"
#include "desk/race.hpp"
#include "desk/tray.hpp"
#include "desk/turn_clock.hpp"

namespace paddock::app {

class Host;
struct Intent;

class Play final : private TurnFlow {
 public:
  enum class Phase : uint8_t {
    Pick,      // a Player session: whose seat?
    Cover,     // hand over the screen
    Decide,    // me() decides
    Think,     // bots think, nobody else is awaited
    Wait,      // orders of others are awaited (remote seats, or the GM, after my order was sealed)
    Publish,   // GM: all in
    Film,      // a finished turn runs
    Over,
    Watch,     // a link that is nobody's: only to look on
  };

  // `id`: key in the library. `extra`: extra_of(a save), also of an older save of the same game when a later table link
  // continues it; null for a new game. `seat`: of an invite.
  Play(std::string id, std::unique_ptr<Session> truth, Doc const& extra = {}, Seat seat = kNobody);

  std::string const& id() const { return id_; }

  // ---- the parts
  Race const& race() const { return race_; }
  Session& session() { return race_.session(); }   // the truth: links, logs, standings. Drafts: draft().session()
  Session const& truth() const { return race_.session(); }
  Drivers const& drivers() const { return drivers_; }
  OrderTray const& tray() const { return tray_; }
  Chair const& chair() const { return chair_; }
  OwnDraft& draft() { return draft_; }
  OwnDraft const& draft() const { return draft_; }
  Bots& bots() { return bots_; }
  Bots const& bots() const { return bots_; }
  Films& films() { return films_; }
  Films const& films() const { return films_; }
  TurnClock& clock() { return clock_; }
  TurnClock const& clock() const { return clock_; }
  Inbox& inbox() { return inbox_; }
  Inbox const& inbox() const { return inbox_; }
  Publishing& publishing() { return publishing_; }
  Publishing const& publishing() const { return publishing_; }
  Changes& changes() { return changes_; }
  Changes const& changes() const { return changes_; }

  bool apply(Intent const& intent, Host& host);  // the game intents; true when the game changed
  bool step(double now_ms, bool reduced_motion = false);   // of bots and of the film; true: another frame is wanted

  // ---- where it stands
  Phase phase() const;
  Phase state() const;                       // the same without films: what is kept and told on the home screen
  std::string state_chip() const;            // "your turn", "waiting for 3", "finished"
  bool waits_for_me() const;
  // The turn is being carried out and a bot chooses on the way: what has happened is shown when a person is asked next.
  bool holding() const { return truth().midway() && drivers_.of(truth().actor()).by == Drives::Bot; }
  // Where a car of this turn can get to by what everybody may know; empty where that is a secret or not known here.
  std::vector<Mark> reach_of(Seat seat) const;
  // The session's links, with the deadline.
  std::string table_link() const;
  std::string invite_link(Seat seat) const;
  std::string orders_link() const;           // of who sits here, with what he says for later turns

  // ---- my decision, and the cover of a shared screen
  Verdict act(std::vector<Action> const& actions);
  Verdict seal(int64_t now);
  bool can_replace() const;                  // my sealed order may still be written anew
  void replace();
  void pick(Seat seat);                      // Player role
  void uncover();
  void cover();                              // the tab was hidden: nothing secret stays on it

  // ---- the turn
  void collect(Seat seat, Collected order) override;
  void uncollect(Seat seat);
  Verdict publish();                         // resolves the turn
  // The deadline has passed: the autopilot drives for whoever is missing, and the turn is resolved.
  Verdict close_turn(int64_t now);
  bool take_back(std::string const& why = {});   // the last turn runs again, with the orders and letters it had; why: everybody reads it

  // ---- a way out of a lost race (table/leave.cpp). The record holds what the substitute drove, as of any other seat.
  void hand_over(Seat seat, std::string const& to);
  // The rest is driven at once and without films; only where nobody but bots is left to decide.
  void run_to_end();
  void end_now(bool on);                     // the race counts as it stands; `on` false takes it back
  bool can_end_now() const { return !race_.player() && !race_.read_only() && !race_.stopped() && !race_.driven_out(); }

  // ---- keeping
  Doc save() const;                          // the session's save with extra() as its "desk"
  Doc extra() const;
  static Doc extra_of(Doc const& save);

 private:
  void begin_turn();
  void go_on_with_sheets();
  void pass(Seat seat);
  void sit_down(Seat seat);
  void stand_up();
  void put_back(std::vector<std::optional<std::string>> const& orders);
  void forget_orders();                      // what was collected and drafted
  void carry_on(int turn);                   // orders of `turn` became the truth: a question on the way, or its end
  void go_on() override;
  Verdict flush();
  void apply_mend(Intent const& intent, int64_t now);
  void collect_for(Seat seat, Collected::Way way, int64_t now);
  void load_extra(Doc const& extra);

  std::string id_;
  Changes changes_;
  Race race_;
  Drivers drivers_{race_};
  OrderTray tray_{race_, drivers_};
  Chair chair_{race_, drivers_, tray_};
  Films films_{race_, tray_, changes_, *this};
  OwnDraft draft_{race_, chair_, films_, changes_};
  Bots bots_{race_, drivers_, tray_, changes_};
  TurnClock clock_{changes_, race_.player()};
  RaceReader reader_{race_};
  Inbox inbox_{{race_, drivers_, tray_, changes_, *this}, reader_};
  Publishing publishing_{race_, drivers_, tray_, inbox_, changes_};
  bool sheets_ = false;                      // what was said ahead here carries the turn: it waits for the film of the last one
  bool stranger_ = false;                    // a replay that came by link: nobody in it is the user
};

}  // namespace paddock::app
