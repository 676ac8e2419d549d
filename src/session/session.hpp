// Session: one game at the table, its type erased. The app, the CLI and the store see games only through this door:
// one virtual call a click, none in a search.
#pragma once
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "contract/game.hpp"
#include "contract/league.hpp"
#include "core/thinker.hpp"
#include "play/ruling.hpp"
#include "post/coder.hpp"
#include "post/report.hpp"
#include "session/race_record.hpp"

namespace paddock {

// How a session came to be and what may be done with it.
enum class Role : uint8_t {
  Table,   // this device holds the truth: solo, hot seat, or the GM of a game by link
  Player,  // opened from a table or view link: the past is public, the running turn holds only our own draft
};

struct Progress {            // one turn of the timeline
  int turn = 0;
  std::vector<Film::Effect::Kind> kinds;  // what happened, for the icons
  Icon icon = "";            // that a game gave itself: of the effect with the gravest tone
  Tone tone = Tone::Plain;
  std::string label;         // "lap 2" where a lap begins, else empty
};

struct Draw {                // one entry of the tape of dice
  int number = 0;            // on the tape of the whole race, 1-based
  Line line;                 // what it was for; `value` is what came
};

// What an orders link says about itself. Its letters can only be read beside the position they were written for.
struct Orders {
  uint64_t game_id = 0;
  int turn = 0;
  Seat seat = kNobody;
  uint32_t revision = 0;
  uint32_t position = 0;      // low half of the public_hash() the player saw
  std::string payload;        // the whole link, still packed
};

// The session's door is four interfaces on top of RaceRecord, each one more than the one before: to know, to look, to play, to copy. Who
// needs less asks for less.

// What it is and where it stands.
class SessionFacts : public RaceRecord {
 public:
  virtual char const* game_title() const = 0;
  virtual std::string track_title() const = 0;
  virtual Words words() const = 0;
  virtual Role role() const = 0;
  virtual uint64_t game_id() const = 0;      // random, made at the start; names the game in links and saves
  virtual int seats() const = 0;
  virtual Seat seated() const = 0;           // kNobody at a Table session
  virtual Seat actor() const = 0;            // a seat, kNobody (waits for secrets that are not here) or kOver
  virtual int turn() const = 0;              // running turn, 1-based
  virtual uint64_t hash() const = 0;         // of the present state
  virtual uint64_t public_hash() const = 0;  // of what everybody may know of the running turn; binds orders to a position
  virtual bool committed(Seat seat) const = 0;         // has sealed (or is out) in the running turn
  // Everybody has sealed, the turn is being carried out, and the actor is asked for a choice on the way.
  virtual bool midway() const = 0;
  // It is asked in this turn, but only an empty order is left to it (AsksForNothing).
  virtual bool nothing_to_order(Seat seat) const = 0;
  // What of a Sheet::ahead that was kept for this turn is left for the next one, where its writer is not asked (PassesOver).
  virtual std::string passed_over(std::string_view ahead) const = 0;
  // Dice deal what is held in secret, and the game is not over: table_link() and invite_link() give "#v..." links that hold
  // what everybody or that seat may know; every seat needs one of its own each turn. The replay link, draws and reports of
  // orders are not to be handed out.
  virtual bool secret() const = 0;
  // The replay link holds what nobody else may know before the race is over.
  virtual bool replay_is_secret() const = 0;
};

// Views; `viewer` kNobody: the public. Turn 0 or the running turn: now; an earlier turn: as it began.
class SessionViews : public SessionFacts {
 public:
  virtual Scene scene(Seat viewer, int turn = 0) const = 0;
  // The motion of a finished turn; midway through the running one, what has been seen of it.
  virtual Film film(int turn) const = 0;
  virtual Desk desk(Seat viewer, int turn = 0) const = 0;
  // Of a page that is not there: the nearest. `kept`: what the viewer keeps of this game on his device.
  virtual AskedForm form(Seat viewer, std::string_view text, int page, std::span<KeptDraft const> kept = {}) const = 0;
  std::vector<Question> questions(Seat viewer, std::string_view text) const { return form(viewer, text, 0).questions; }
  // What the text would order `viewer` if the others did what is assumed; without `given` and `lines` where a game has no
  // conditions in its orders.
  virtual WhatIf what_if(Seat viewer, std::string_view text, std::string_view assumed) const = 0;
  virtual Standing standing(Seat viewer, int turn = 0) const = 0;
  virtual std::vector<Line> log(int turn) const = 0;   // lines of the same
  virtual std::vector<Line> notes(int turn, Seat viewer) const = 0;   // what that seat alone may know of the same
  virtual std::vector<Draw> draws(int turn) const = 0; // dice of the same
  virtual std::vector<Progress> timeline() const = 0;  // finished turns
  // What a referee changed, in order, as far as it is known here. log() tells them after the turn they followed.
  virtual std::vector<Ruling> rulings() const = 0;
  virtual std::string ruling_words(Ruling const& ruling) const = 0;
  virtual std::vector<ChartMark> chart_marks() const = 0;
  virtual std::string map_text(int turn = 0) const = 0;
  virtual std::vector<Paper> papers(Seat viewer) const = 0;  // what can be printed; of most games nothing
  virtual std::string order_text(Seat seat) const = 0; // the draft or sealed order of the running turn (table only)
  virtual std::string order_as_sent(Seat seat, int turn) const = 0;
  virtual Doc position(int turn = 0) const = 0;   // the state as readable JSON, secrets included; of an earlier turn without its orders
  virtual Doc public_position(int turn = 0) const = 0;
  virtual post::Report report(int turn) const = 0;     // of a finished turn; of the running one, midway, what has been seen of it
  virtual post::Report opening() const = 0;            // what is posted before the first turn
};

// The one door to the position. A Player session plays only for its own seat.
class SessionOrders : public SessionViews {
 public:
  // A Player session first takes its seat; before, it only looks.
  virtual Verdict sit(Seat seat) = 0;
  virtual int legal(Actions& out) const = 0;
  virtual Verdict why_not(Action action) const = 0;
  virtual Verdict play(Action action) = 0;
  virtual Verdict play_all(std::span<Action const> actions) = 0;   // stops at the first refusal
  virtual std::string name(Action action) const = 0;
  virtual bool find(std::string_view name, Action& out) const = 0; // legal action by name
  // Replaces the actor's draft (what it played since its prompt began) by typed text, without sealing it. A text that
  // cannot be read changes nothing; the Sheet says where and why.
  virtual Sheet type(std::string_view text) = 0;
  virtual Sheet read(Seat seat, std::string_view text) const = 0;
  // Whether a line of a post may stand in an order of several lines, whatever it says; `inside`: the line above it does.
  // Null: an order of this game is one line.
  using OrderLine = bool (*)(std::string_view line, bool inside);
  virtual OrderLine order_line() const = 0;
  virtual OrderWords order_words() const = 0;
  virtual Verdict commit_text(Seat seat, std::string_view text) = 0;  // type + seal, for the seat that is the actor
  virtual Verdict absent() = 0;              // the actor sent nothing: the ghost drives
  virtual Verdict retire() = 0;              // GM ruling on the actor, where the rules allow it
  virtual void clear_draft() = 0;
  // At a table before the first decision of a turn: the rulings it began with.
  virtual bool can_undo() const = 0;
  virtual bool can_redo() const = 0;
  virtual bool undo() = 0;
  virtual bool redo() = 0;
  // Forgets every order of the running turn (the GM changes his mind before publishing).
  virtual void reopen_turn() = 0;
};

// Truth out of it and into it: saves, links, copies to think and rehearse with.
class Session : public SessionOrders {
 public:
  virtual Doc save() const = 0;              // setup, actions as text, tape, hash
  // A referee's ruling: it changes the position the running turn begins with, before anything has been decided in it, and
  // stays in every save and link. `patch`: {"/cars/0/speed": 5}, values by pointers into position(); "/oil/-" adds to a list.
  // Error: where, and what would be right; nothing has changed then. At a table only.
  virtual Expected<bool> rule(Doc const& patch, std::string_view author, std::string_view reason) = 0;
  // The last `turns` finished turns have not been played; that they were stays in every save and link, as a ruling. Orders of the
  // first of them as they were sealed, for each seat; nothing: it was not asked, or sent none. Error: nothing has changed.
  virtual Expected<std::vector<std::optional<std::string>>> take_back(int turns, std::string_view author, std::string_view reason) = 0;
  // All links of a save that does not add up are empty.
  virtual std::string replay_link() const = 0;         // "#r..." the whole race
  virtual std::string table_link() const = 0;          // "#t..." all finished turns, nothing of the running one
  virtual std::string invite_link(Seat seat) const = 0;  // "#i..." a table link that opens at that seat
  virtual std::string orders_link(Seat seat) const = 0;  // "#o..." the sealed draft of a Player session
  // How often a seat of a Player session has sealed here in this turn: its orders links carry it, the latest one counts.
  virtual uint32_t revision(Seat seat) const = 0;
  virtual void set_revision(Seat seat, uint32_t sealed) = 0;   // as kept elsewhere; never goes down
  // Orders of a link: what they say, as if typed by their seat, or why they cannot be taken (other game, other turn,
  // other position, impossible orders).
  virtual Expected<Sheet> read_orders(Orders const& orders) const = 0;
  // Takes over from an older copy of the same race what this link does not say: of a "#v..." link the turns that an older one
  // of the same seat had shown, else what the seat had said there for later turns.
  virtual void recall(Session const& older) = 0;
  // The first turn at whose beginning the two records of one game tell different positions, 0: none of those both hold.
  virtual int differs_from(Session const& other) const = 0;
  // A seed for think() in the running turn, out of the seed of the dice: who has only links cannot work it out.
  virtual uint64_t bot_seed(Seat seat) const = 0;
  // A copy that may be played on without touching this one.
  virtual std::unique_ptr<Session> fork() const = 0;
  // The same with dice of another seed: nothing that is shown before a turn is carried out may show its dice.
  virtual std::unique_ptr<Session> rehearsal(uint64_t seed) const = 0;
  // The finished turns of a Player session as a Table session, to be gone on from with dice of `seed`. Null where a link
  // does not hold the truth (lasting secrets), and at a Table session.
  virtual std::unique_ptr<Session> as_table(Seed const& seed) const = 0;
};

struct Opened {               // what a link or file turned out to be
  enum Kind : uint8_t { Game, OrdersFor } kind = Game;
  std::unique_ptr<Session> session;  // Game
  Seat seat = kNobody;               // an invite names a seat, a view mostly
  Orders orders;                     // OrdersFor
};

// What stands at the head of replay, table, invite and view links, after the setup.
struct LinkHead {
  char kind = 'r';
  uint64_t game_id = 0;
  Seed seed;                  // fresh, never from the link: an opened replay can be raced on from its end
  Seat seat = kNobody;        // of an invite or a view
};

// The one list of games (session/registry.cpp).
struct GameInfo : Cover {
  Versions versions;
  std::vector<Setting> (*settings)();
  std::vector<TrackCard> (*tracks)();
  Expected<std::unique_ptr<Session>> (*start)(Setup const& setup, Seed const& seed, uint64_t game_id);
  Expected<std::unique_ptr<Session>> (*load)(Doc const& save);
  Expected<std::unique_ptr<Session>> (*open)(Setup const& setup, LinkHead const& head, post::Coder& in, Session const* like);
  // The same for who works beside the frames. In a Worker's module these, versions, track_card and design_search are all there is (race_of.hpp).
  Expected<std::unique_ptr<RaceRecord>> (*load_race)(Doc const& save);
  Expected<std::unique_ptr<RaceRecord>> (*open_race)(Setup const& setup, LinkHead const& head, post::Coder& in, RaceRecord const* like);
  Expected<Doc> (*check_track)(std::string_view text);    // facts, or where the map is wrong
  Expected<TrackCard> (*track_card)(std::string_view text);
  std::vector<Sign> (*signs)();
  std::vector<SeatChoice> (*seat_choices)();
  Words (*words)();
  League const* league;       // null where a game has none
  Contest const* contest;     // likewise
  Expected<std::unique_ptr<DesignSearch>> (*design_search)(Doc const& wishes);   // null where none is made
  // Questions that need no race ("design", "heats"; of every game "versions"): what, given -> answer. Null: to_come().
  Expected<Doc> (*facts)(std::string_view what, Doc const& given);
  void (*run_case)(Doc const& doc, struct CaseResult& result);  // session/case.hpp
  uint64_t (*steps)(Setup const& setup, uint64_t n, uint64_t seed);  // n random decisions, for the bench; how many were made
  bool hidden;                // for tests and as a template; not offered to people
  bool coming = false;        // its code is on its way: nothing of it may be called
  static GameInfo to_come(Cover const& cover) {
    GameInfo g{cover};
    g.coming = true;
    g.words = [] { return Words{}; };
    return g;
  }
};
// On the page the code of games and of most screens comes after the first frame (tools/split.py); until then games() has their
// covers, find_game() none, and nobody can have a session.
void late_code_came();
bool late_code_here();      // true in every other program
std::span<GameInfo const> games();
GameInfo const* find_game(std::string_view id);
Cover const* cover_of(std::string_view id);   // also of a game whose code is still to come

Expected<std::unique_ptr<Session>> start_session(Setup const& setup, Seed const& seed, uint64_t game_id);
Expected<std::unique_ptr<Session>> load_session(Doc const& save);
// Any link text of kinds r t i v o (of an event: events/event_file.hpp; post/envelope.hpp has found and unpacked it or says what is wrong).
// `entropy` seeds the dice of what is played on from there.
// `like`: a session that may be of the same race; what its game has worked out once is used again.
Expected<Opened> open_link(std::string_view text, Seed const& entropy, Session const* like = nullptr);

}  // namespace paddock
