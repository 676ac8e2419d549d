// Rulings made and checked: the same for whoever rules now, for saves and for links.
#pragma once
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "contract/game.hpp"
#include "play/match.hpp"
#include "post/coder.hpp"
#include "session/session.hpp"
#include "view/line.hpp"

namespace paddock::rulings {

inline constexpr size_t kMost = 64;               // of a race
inline constexpr size_t kMostChanges = 32, kPatchBytes = 4096, kPathBytes = 120;
inline constexpr size_t kAuthorPoints = 40, kReasonPoints = 200, kToldBytes = 600;

// As it came from outside. Where and what would be right, or an empty Error: then author and reason are clean.
Error check_words(Ruling& ruling);
// Puts the values of a patch into a position. The pointers name what is there; "/oil/-" adds to a list. `places`: the pointers
// as they came out.
Error put_values(Doc& position, Doc const& patch, std::vector<std::string>& places);
// A position and what everybody may know of it.
struct Sight {
  Doc truth, shown;
};
// What became of each place: told, where everybody sees it before and after; else it is secret, and `secret` the first such
// place. What stood there already leaves the patch. Error: that is all of it, or a value is not as the game would write it.
Error tell_changes(Ruling& ruling, std::vector<std::string> const& places, Sight const& was, Sight const& is, std::string& secret);

using List = std::vector<Ruling>;

// What places of a position are called. Links, saves and marks hold pointers, whatever a game calls them.
struct Places {
  Setup const& setup;
  std::span<PlaceWords const> of_game;

  std::string name(std::string_view pointer) const;                           // "Ruth's car: east"
  std::string value(std::string_view pointer, std::string_view json) const;   // "21 in"
  std::string words(std::string const& told) const;   // "/cars/0/speed is 5, was 3" so; what does not read so as it stands
};
std::string as_kept(Ruling const& ruling);                                // "Ruling by ANN: /cars/0/speed is 5, was 3 (a slip of mine)"
std::string in_words(Ruling const& ruling, Places const& places);         // "Ruling by ANN: Ruth's car: speed is 5, was 3 (a slip of mine)"
Line line_of(Ruling const& ruling, Places const& places);                 // the same for the log

// What stands in the record where `first` to `last` were taken back, as the record numbers turns.
Ruling taking_back(int first, int last, std::string_view author, std::string_view reason);
// The bounds of one that came from outside; `turn` runs. Empty: they can be.
Error check_taken(Ruling const& ruling, int turn, int& first, int& last);

// Place, author, reason, patch; the rest follows from the record.
void transfer(post::Coder& c, List& list);
Doc to_save(List const& list);
Expected<List> from_save(Doc const& doc);
// Of a copy that holds what its reader may know: all but place and patch.
void transfer_told(post::Coder& c, List& list);
Doc told_to_save(List const& list);
Expected<List> told_from_save(Doc const& doc);

// Of those before the first decision of a turn:
void add_lines(std::vector<Line>& out, List const& list, int turn, Places const& places);
void add_words(std::vector<std::string>& out, List const& list, int turn, std::string const& when, Places const& places);
uint64_t mixed(uint64_t mark, List const& list, int turn);   // with what everybody may know of them
// Whether `less` begins `more` and has not heard of all of it.
bool unheard(List const& less, List const& more, int turn);

Error no_place(std::string_view path);   // of what is no pointer

// Why nobody may rule here; empty: somebody may.
Error refusal(bool at_table, bool sound);

template <Game G>
class Referee {
  using State = typename G::State;

 public:
  // False: the error says where, and the match is as it was.
  static bool rule(play::Match<G>& match, Ruling const& given, Error& error) {
    Ruling ruling = given;
    State is{};
    error = check_words(ruling);
    if (error.what.empty() && !match.may_rule()) error.what = "Orders of this turn are written already; take them back first, a ruling stands before them.";
    if (error.what.empty() && match.rulings().size() >= kMost) error.what = "No more than 64 rulings can be kept.";
    if (error.what.empty()) error = position_after(match, ruling, is);
    if (!error.what.empty()) return false;
    match.rule(std::move(ruling), is);
    return true;
  }

 private:
  static Error position_after(play::Match<G> const& match, Ruling& ruling, State& is) {
    G const& game = match.game();
    State const& was = match.state();
    if (ruling.takes_back()) return is = was, tell_taken(match, ruling);
    Doc position = to_doc(was);
    std::vector<std::string> places;
    if (Error e = put_values(position, ruling.patch, places); !e.what.empty()) return e;
    auto read = from_doc<State>(position);
    if (!read) return read.error();
    is = *read;
    if constexpr (ChecksRulings<G>)
      if (Verdict const v = game.may_rule(was, is); !v) return {std::string(v.rule.text()), v.why};
    if (Error e = check_course(match, is); !e.what.empty()) return e;
    std::string secret;
    if (Error e = tell_changes(ruling, places, sight(game, was), sight(game, is), secret); !e.what.empty()) return e;
    if (!ruling.secret || lasting_secrets<G>()) return {};
    return {secret, "this would change what a seat keeps to itself, and links of this game could not keep it secret"};
  }

  static Error tell_taken(play::Match<G> const& match, Ruling& ruling) {
    int first = 0, last = 0;
    if (Error e = check_taken(ruling, match.game().turn(match.state()), first, last); !e.what.empty()) return e;
    Words const words = words_of(match.game());
    ruling.told = first == last ? words.turn(first) + " was taken back" : words.turn(first) + " to " + words.turn(last) + " were taken back";
    ruling.told += "; the same orders roll the same dice again";
    return {};
  }

  // The record goes on where it was: same turn, somebody is asked, or the race is over.
  static Error check_course(play::Match<G> const& match, State const& is) {
    G const& game = match.game();
    if (game.turn(is) != game.turn(match.state())) return {"", "A ruling cannot change which turn it is."};
    Seat const was = game.actor(match.state()), now = game.actor(is);
    if (was == kOver && now != kOver) return {"", "The race is over; a ruling cannot start it again."};
    if (now == kOver) return match.turns().size() > 1 ? Error{} : Error{"", "No turn has been played yet; a ruling cannot end the race."};
    if (was == kOver) return {};
    Actions legal;
    if (now >= 0 && now < int(game.setup().seats.size())) game.legal(is, legal);
    return legal.size() ? Error{} : Error{"", "Nobody would be asked for orders then."};
  }

  static Sight sight(G const& game, State s) {
    Sight out{to_doc(s), {}};
    game.observe(s, kNobody);
    out.shown = to_doc(s);
    return out;
  }
};

// The last `n` turns of a record are taken back, which stays in it, as do those that were taken back before.
template <Game G>
bool take_back(play::Match<G>& match, size_t n, std::string_view author, std::string_view reason, Error& error) {
  if (n == 0 || n >= match.turns().size()) return error = {"", "There are no " + std::to_string(n) + " finished turns to take back; there " + (match.turns().size() == 2 ? "is 1." : "are " + std::to_string(match.turns().size() - 1) + ".")}, false;
  if (match.turns()[match.turns().size() - 1 - n].first_entry < match.told()) return error = {"", "The record of these turns came in a link for all and tells only what they did; they cannot be played again."}, false;
  auto trial = match;
  int const last = trial.game().turn(trial.turns().front().before) + int(trial.turns().size()) - 2;
  trial.take_back(n);
  List made;
  for (Ruling const& r : match.rulings())
    if (r.takes_back() && r.before > trial.entries().size()) made.push_back(r);
  made.push_back(taking_back(last - int(n) + 1, last, author, reason));
  for (Ruling const& r : made)
    if (!Referee<G>::rule(trial, r, error)) return false;
  match = std::move(trial);
  return true;
}

template <Game G>
bool make(play::Match<G>& match, Ruling const& ruling, Error& error) {
  return Referee<G>::rule(match, ruling, error);
}

// The rulings of a record on their way into a match that is played again.
template <Game G>
class Due {
 public:
  Due(play::Match<G>& match, List const& list) : match_(match), list_(list) {}
  // Makes those that stand before the next entry. False: one cannot stand there.
  bool make(Error& error) {
    for (; at_ < list_.size() && list_[at_].before == match_.entries().size(); ++at_)
      if (!rulings::make(match_, list_[at_], error)) return false;
    return true;
  }
  bool all_made() const { return at_ == list_.size(); }
  size_t made() const { return at_; }

 private:
  play::Match<G>& match_;
  List const& list_;
  size_t at_ = 0;
};

}  // namespace paddock::rulings
