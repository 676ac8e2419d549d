// Rulings made and checked: the same for whoever rules now, for saves and for links.
#pragma once
#include <string>
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
// place. Error: a value is what stood there already, or is not as the game would write it.
Error tell_changes(Ruling& ruling, std::vector<std::string> const& places, Sight const& was, Sight const& is, std::string& secret);

using List = std::vector<Ruling>;

std::string in_words(Ruling const& ruling);       // "Ruling by ANN: /cars/0/speed is 5, was 3 (a slip of mine)"
Line line_of(Ruling const& ruling);               // the same for the log

// Place, author, reason, patch; the rest follows from the record.
void transfer(post::Coder& c, List& list);
Doc to_save(List const& list);
Expected<List> from_save(Doc const& doc);
// Of a copy that holds what its reader may know: all but place and patch.
void transfer_told(post::Coder& c, List& list);
Doc told_to_save(List const& list);
Expected<List> told_from_save(Doc const& doc);

// Of those before the first decision of a turn:
void add_lines(std::vector<Line>& out, List const& list, int turn);
void add_words(std::vector<std::string>& out, List const& list, int turn, std::string const& when);
uint64_t mixed(uint64_t mark, List const& list, int turn);   // with what everybody may know of them
// Whether `less` begins `more` and has not heard of all of it.
bool unheard(List const& less, List const& more, int turn);

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
