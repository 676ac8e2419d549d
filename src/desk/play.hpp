// Play: the running game on this device. It knows who sits where, lets bots think while people write, hides what the
// next person at this screen may not see, keeps the orders that have come in, and has the clock of the films.
//
// The truth advances only when every order of the turn is here (and, for a GM, when he publishes). Until then each
// seat's order is *collected* beside it, so it can be replaced, and a person drafts on a copy in which the seats before
// him have been passed over. Screens read; whatever changes the game is a call here, made from an intent at the end of
// a frame.
#pragma once
#include <array>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "desk/jobs.hpp"
#include "desk/playback.hpp"
#include "session/bot_letters.hpp"
#include "session/session.hpp"

namespace paddock::app {

class Host;
struct Intent;

enum class Drives : uint8_t { Here, Bot, Remote };

struct Driver {
  Drives by = Drives::Here;
  Level level = Level::Medium;  // of a bot
  std::string how;              // "link", "forum", "mail" of a remote seat
  bool autopilot = false;       // a Bot that sends nothing: the ghost drives
};
// `driver` is a word of SeatSetup, or "autopilot".
Driver driver_of(std::string const& driver);

// The order of one seat for the running turn, as it waits for the others.
struct Collected {
  enum Way : uint8_t { Here, Bot, Link, Text, TypedIn, Ghost, Retire } way = Here;
  std::string text;             // clean form; empty is an order, too
  std::vector<Action> actions;  // instead of text: bots, and decisions that cannot be typed
  std::string why;              // a bot's reason
  int64_t when = 0;             // unix seconds, 0 unknown
  uint32_t revision = 0;
};

// One message that came to the GM, and what could be read in it.
struct Letter {
  Seat seat = kNobody;          // kNobody: the GM has to say whose it is
  bool link = false;
  std::string raw;              // as written
  std::string author;           // by its heading line, may be empty
  std::string clean;            // the order read from it
  int error_column = 0;         // in raw, 1-based
  std::string error;            // not empty: not readable, not allowed, or of another turn or game
  std::string rule;
  bool forbidden = false;       // of an error: it reads well, but the rules do not allow it
  std::vector<std::string> mends;  // what it may mean, or what would be allowed; the likeliest first
  int64_t when = 0;
  uint32_t revision = 0;
  std::string where;            // of an error: "line 4, column 12" of the order, as its writer wrote it
  std::string left;             // what stood in its lines and is no part of it
  std::string whole;            // all its writer says, unread words marked (post/thread.hpp); empty: `raw` is all
  std::string lost;             // unread words that may belong to the order: the GM looks first
  int turn = -1;                // as its writer numbers it; -1: not said
  bool replaced = false;        // a later one of the same seat stands
  bool older = false;           // replaced, because it came with an older revision
  bool other_turn = false;      // of a turn that is over or still to come; `error` says so
  bool asks = false;            // it reads well, but another order of its seat is in: the GM takes one of them
  bool typed_in() const { return author == kTypedIn; }   // by the GM himself
  static constexpr char const* kTypedIn = "typed in";
  bool open() const { return !replaced && !other_turn && (asks || !error.empty() || !lost.empty() || seat == kNobody); }  // wants the GM's hand
};

// Who may take a seat over from its driver.
bool is_substitute(std::string const& driver);

std::string with_rule(Verdict const& v);  // "over by 2 (NR-1.4)"

class Play {
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
  ~Play();

  // ---- what the shell needs
  std::string const& id() const { return id_; }
  std::string title() const;                 // the name of the race, or of its track when it has none
  Words const& words() const { return words_; }  // what its game calls things
  Session& session() { return *truth_; }     // the truth: links, logs, standings. Drafts: desk_session()
  Session const& session() const { return *truth_; }
  Seat viewer() const { return covered_ ? kNobody : me_; }
  bool apply(Intent const& intent, Host& host);  // the game intents; true when the game changed
  // Where its bots think; without it, in slices of step(). It outlives this.
  void use(Jobs& jobs) { jobs_ = &jobs; }
  bool step(double now_ms, bool reduced_motion = false);   // of bots and of the film; true: another frame is wanted
  bool thinking() const;                     // bots that have not answered
  bool animating() const { return playback_.running; }
  int shown_turn() const { return playback_.turn; }
  int finished() const { return finished_; }  // the last finished turn, 0: none yet
  uint64_t generation() const { return generation_; }
  std::string state_chip() const;            // "your turn", "waiting for 3", "finished"
  bool waits_for_me() const;
  bool by_link() const { return gm_; }

  // ---- facts
  Session const& truth() const { return *truth_; }
  Session const& desk_session() const { return draft_ ? *draft_ : *truth_; }  // what me() sees and edits
  Seat me() const { return me_; }            // whose decision or car this screen shows; kNobody: nobody's
  Phase phase() const;
  Phase state() const;                       // the same without films: what is kept and told on the home screen
  bool player() const { return truth_->role() == paddock::Role::Player; }  // opened from a table link
  // Opened from what everybody may know of a game whose dice deal secrets: there is no seat to take.
  bool watching() const { return player() && truth_->secret() && truth_->seated() == kNobody; }
  bool gm() const { return gm_; }
  bool shared_screen() const { return humans_ > 1; }
  bool read_only() const { return !truth_->hash_matches(); }
  Driver const& driver(Seat seat) const { return drivers_[size_t(seat)]; }
  // ---- a way out of a lost race (table/leave.cpp). The record holds what the substitute drove, as of any other seat.
  // "autopilot" or "bot medium" decides for the seat until its end of the race; "": its own driver is back.
  void hand_over(Seat seat, std::string const& to);
  std::string const& handed(Seat seat) const { return handed_[size_t(seat)]; }   // empty: it is in its driver's hands
  bool can_hand_over(Seat seat) const;
  // The rest is driven at once and without films; only where nobody but bots is left to decide.
  void run_to_end();
  // The race counts as it stands: a mark of the save, no entry of the record; `on` false takes it back.
  void end_now(bool on);
  bool can_end_now() const { return !player() && !read_only() && !stopped_ && truth_->actor() != kOver; }
  bool stopped() const { return stopped_; }
  bool over() const { return stopped_ || truth_->actor() == kOver; }
  // The turn is being carried out and a bot chooses on the way: what has happened is shown when a person is asked next.
  bool holding() const { return truth_->midway() && driver(truth_->actor()).by == Drives::Bot; }
  std::string const& seat_name(Seat seat) const { return truth_->setup().seats[size_t(seat)].name; }
  bool decides(Seat seat) const;             // owes an order this turn
  bool is_in(Seat seat) const;               // its order is here, or it owes none
  int owed() const;                          // seats that race on
  int in() const;                            // of those, whose orders are here
  std::vector<Seat> missing() const;
  uint32_t revision() const { return revision_; }  // changes whenever anything here does
  std::string const& notice() const { return notice_; }  // one sentence to show once
  std::string take_notice() { return std::move(notice_); }

  // ---- my decision
  Verdict act(std::vector<Action> const& actions);
  Sheet type(std::string_view text);
  Verdict seal(int64_t now);
  bool can_undo() const;
  bool undo();
  bool can_redo() const { return viewer() >= 0 && desk_session().can_redo(); }
  bool redo();
  void clear_draft();
  bool can_replace() const;                  // my sealed order may still be written anew
  void replace();
  void pick(Seat seat);                      // Player role
  Collected const* collected(Seat seat) const;

  // ---- the cover of a shared screen
  bool covered() const { return covered_; }
  Seat next_here() const;                    // who is to decide at this screen, kNobody: nobody
  void uncover();
  void cover();                              // the tab was hidden: nothing secret stays on it

  // ---- the GM's desk
  std::vector<Letter> const& inbox() const { return inbox_; }
  int open_letters() const;
  // Reads whatever was pasted; returns how many orders were found, and says in notice() what it was otherwise.
  int paste(std::string_view text, int64_t now);
  bool mailed() const { return mailed_; }    // what was pasted last with orders in it had headings of mails
  std::string const& paste_notes() const { return paste_notes_; }  // of the last paste: what was left out of it
  void settle(size_t letter, std::string_view text, int64_t now);  // read it as this
  void take(size_t letter, int64_t now);                           // this one, not the one that is in
  void assign(size_t letter, Seat seat, int64_t now);              // this is whose it is
  void drop(size_t letter);
  void collect(Seat seat, Collected order);
  void uncollect(Seat seat);
  // When the running turn closes (unix seconds; 0: no deadline) and how many hours every turn has (0: as long as it takes).
  int64_t deadline() const { return deadline_; }
  int pace() const { return pace_; }
  void set_pace(int hours, int64_t now);
  void extend(int hours, int64_t now);
  bool overdue(int64_t now) const { return deadline_ > 0 && now >= deadline_; }
  void hear_deadline(int64_t at);            // a link of the running turn said it; 0: it said none
  // The session's links, with the deadline.
  std::string table_link() const;
  std::string invite_link(Seat seat) const;
  bool blind() const;
  bool looks() const { return gm_ && humans_ > 0 && !looked_ && !over() && !blind(); }  // look_in() is due
  void look_in();                            // the desk shows what came in: my sealed order stands from now on
  bool can_publish() const;
  Verdict publish();                         // resolves the turn
  // The deadline has passed: the autopilot drives for whoever is missing, and the turn is resolved.
  Verdict close_turn(int64_t now);
  // The turn that was published last on this desk, 0: none. It runs again, with the orders and letters it had, as long as
  // nobody has answered it.
  int published() const;
  std::string why_not_back() const;          // one sentence; empty: it can be taken back
  bool take_back();
  // As if resolved now, with ghosts for the missing and dice of its own: never those of the turn to come. Null while blind().
  Session const* preview() const;
  std::unique_ptr<Session> preview_without(Seat seat) const;  // the same with a ghost for `seat`, too
  // Where a car of this turn can get to by what everybody may know; empty where that is a secret or not known here.
  std::vector<Mark> reach_of(Seat seat) const;

  // ---- films
  Playback& playback() { return playback_; }
  Playback const& playback() const { return playback_; }
  // Play the film of a finished turn; `on`: and those after it; `stay`: its end stays on the board.
  void watch(int turn, bool on = false, bool stay = false);
  void show(int turn);                       // stand at the end of a finished turn; 0: now
  void turn_to(int turn);                    // the same by somebody's hand: a film is cut, bots alone stand still
  void press_on();                           // past what a film waits for; its end when nothing is left
  bool held() const { return held_; }        // a race of bots alone stands still
  void hold(bool on);

  // ---- keeping
  Doc save() const;                          // the session's save with extra() as its "desk"
  Doc extra() const;
  static Doc extra_of(Doc const& save);

 private:
  void touch(bool keep = true);
  void count_humans();
  bool drives(Seat seat) const { return seat >= 0 && drivers_[size_t(seat)].by != Drives::Bot; }
  void look_round();
  void begin_turn();
  void sit_down(Seat seat);
  void stand_up();
  bool complete() const;
  void carry_on(int turn);                   // orders of `turn` became the truth: a question on the way, or its end
  void go_on();                              // resolves when complete, else the next person
  Verdict flush();
  void start_bots();
  void forget_bot(Seat seat);                // what it was asked is not the question any more
  void ask_bots();
  void take_result(Seat seat, BotAnswer answer);
  bool think();                              // true: a bot has answered
  Jobs& jobs();
  std::unique_ptr<Session> copy_before(Seat seat) const;
  bool bots_alone() const;                   // only bots are left to decide
  bool runs_alone() const;                   // and none is asked on the way
  static Verdict apply(Session& session, Seat seat, Collected const& order);
  static void answer(Session& session, Collected const& order);
  void desk_work(Intent const& intent, int64_t now);
  void read_letter(Letter& letter) const;
  enum class Filed : uint8_t { Post, ByHand };
  bool file_letter(Letter letter, int64_t now, Filed how);
  std::string refusal(Letter const& letter) const;
  bool compare(Letter& letter, Filed how);
  void put_letter(Letter letter);
  void tell_paste(int filed, int others, std::vector<std::string> const& notes);
  void load_extra(Doc const& extra);
  Seat seat_in(Doc const& d) const;          // the seat a kept entry names; kNobody: none of this race
  void load_orders(Doc const& orders);
  void load_letters(Doc const& letters);
  void load_revisions(Doc const& extra);
  Doc before_publishing(int64_t now) const;
  void sort_inbox(int turn);
  std::unique_ptr<Session> rehearsed(Seat without) const;

  std::string id_;
  std::unique_ptr<Session> truth_, draft_;
  Words words_;
  std::vector<Driver> drivers_;
  std::array<std::optional<Collected>, kMaxSeats> collected_;
  std::array<std::string, kMaxSeats> drafts_;
  std::array<bool, kMaxSeats> owes_{};       // the game asks this seat in the running turn
  static constexpr int kToAsk = -1;
  std::array<int, kMaxSeats> asked_{};       // of bots that have not answered the number of their job; kToAsk, 0: no question
  Jobs* jobs_ = nullptr;
  std::unique_ptr<Jobs> own_jobs_;           // when none were given
  std::vector<Letter> inbox_;
  std::string paste_notes_;
  Doc published_;                            // the desk before the last turn was published, and how long its record was
  Playback playback_;
  mutable std::unique_ptr<Session> preview_;
  mutable uint32_t preview_of_ = 0;
  std::string notice_;
  Seat me_ = kNobody;
  int humans_ = 0;                           // who decide at this screen; all that once did when each has handed over
  Seat own_ = kNobody;                       // the one of them, when it is one
  int finished_ = 0;                         // the last finished turn, 0: none
  int64_t deadline_ = 0;
  int pace_ = 0;
  float seen_ = 0;                           // how much of the running turn's film has been shown, in its steps
  int turn_ = 0;                             // the turn the collected orders belong to
  uint32_t revision_ = 1;
  uint64_t generation_ = 1;
  double last_ms_ = -1;
  std::array<std::string, kMaxSeats> handed_;
  bool gm_ = false, covered_ = false, held_ = false;
  bool stranger_ = false;                    // a replay that came by link: nobody in it is the user
  bool stopped_ = false, quick_ = false, mailed_ = false;
  bool looked_ = false;                      // a host who drives has seen the others' orders of this turn
};

}  // namespace paddock::app
