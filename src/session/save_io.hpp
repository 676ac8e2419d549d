// Saves: readable JSON of setup, actions as text, tape, hash.
#pragma once
#include <string>

#include "contract/game.hpp"
#include "core/text.hpp"
#include "play/match.hpp"
#include "session/ruling.hpp"

namespace paddock::saves {

inline constexpr int kSchema = 3;     // since 2 the hash covers the whole record, before only the state; since 3 there are keys

using paddock::from_hex;
using paddock::to_hex;

// Of a save and the state it comes to: setup, settings, seed, name, decisions, rolls, whatever else it says of the race, in
// any order of keys. Not the hash itself, nor what a player has not handed in yet and what the desk around it keeps.
uint64_t hash_of(Doc const& save, uint64_t state);
// Whether a save is as it was written and comes to the state it came to then. It does not keep a forger out.
bool sound(Doc const& save, uint64_t state);

Doc tape_to_doc(std::vector<Roll> const& tape);
// Labels of a loaded tape are kept in `labels`, which must outlive it.
Expected<std::vector<Roll>> tape_from_doc(Doc const& doc);

// The runs of entries of one seat as [seat, "A M M L Seal"].
template <Game G>
Doc entries_to_doc(play::Match<G> const& match) {
  Doc out = Doc::array();
  auto state = match.start();
  TapeDice dice(std::span<Roll const>(match.tape()).subspan(match.start_tape()));
  NoLog log;
  Seat last = kNobody;
  std::string words;
  auto flush = [&] {
    if (last != kNobody) out.push_back(Doc::array({int(last), words}));
    words.clear();
  };
  size_t at = 0;
  for (auto const& e : match.entries()) {
    if constexpr (TellsOnly<G>)
      if (at == match.told() && match.told()) match.game().claim(state);
    if (auto const* ruled = match.ruled_before(at++)) state = *ruled;
    if (e.seat != last) flush();
    last = e.seat;
    words += (words.empty() ? "" : " ") + match.game().name(state, e.action);
    bool const ends = e.action == G::kSeal || e.action == G::kAbsent || e.action == G::kRetire;
    match.game().apply(state, e.action, dice, log);
    if (ends) flush(), last = kNobody;
  }
  flush();
  return out;
}

// The legal action called `word`, or false.
template <Game G>
bool find_word(G const& game, typename G::State const& s, std::string_view word, Action& out) {
  Actions legal;
  game.legal(s, legal);
  for (Action a : legal)
    if (game.name(s, a) == word) return out = a, true;
  return false;
}

// Plays saved entries and rulings into a fresh match, of which the first `told` are a told record. The error names the entry.
template <Game G>
Expected<bool> replay_entries(play::Match<G>& match, Doc const& doc, Dice& dice, int64_t told = 0,
                              rulings::List const& ruled = {}) {
  rulings::Due<G> due(match, ruled);
  Error fault;
  auto ruling_error = [&] { return Error{"/rulings/" + std::to_string(due.made()) + fault.where, fault.what}; };
  if constexpr (TellsOnly<G>)
    if (told > 0) match.begin_telling();
  if (!doc.is_array()) return Error{"/actions", "a list of [seat, words] is expected"};
  for (size_t i = 0; i < doc.size(); ++i) {
    std::string const path = "/actions/" + std::to_string(i);
    Doc const& e = doc[i];
    if (!e.is_array() || e.size() != 2 || !e[0].is_number_integer() || !e[1].is_string())
      return Error{path, "[seat, words] is expected"};
    int64_t const seat = e[0].template get<int64_t>();
    if (seat < 0 || seat >= kMaxSeats) return Error{path, "there is no seat " + std::to_string(seat)};
    std::string const words = e[1].template get<std::string>();
    for (size_t at = 0; at < words.size();) {
      size_t const end = std::min(words.find(' ', at), words.size());
      std::string const word = words.substr(at, end - at);
      at = end + 1;
      Action a;
      if (!due.make(fault)) return ruling_error();
      if (match.game().actor(match.state()) != Seat(seat))
        return Error{path, "it is not this seat's decision"};
      if (!find_word(match.game(), match.state(), word, a)) return Error{path, "'" + cut(word, 80) + "' is not possible here"};
      match.play_trusted(a, dice);
      if constexpr (TellsOnly<G>)
        if (told > 0 && match.entries().size() == uint64_t(told) && !match.claim())
          return Error{"/told", "the told record ends within a turn"};
    }
  }
  if (!due.make(fault)) return ruling_error();
  if (!due.all_made()) return Error{"/rulings/" + std::to_string(due.made()), "no turn begins here"};
  if (told > 0 && match.told() != uint64_t(told)) return Error{"/told", "the told record is longer than the race"};
  return true;
}

}  // namespace paddock::saves
