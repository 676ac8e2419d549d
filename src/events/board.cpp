#include "events/board.hpp"

#include <algorithm>
#include <map>

#include "core/text.hpp"
#include "events/changes.hpp"
#include "events/papers.hpp"
#include "session/session.hpp"

namespace paddock::app::events {
namespace {

constexpr size_t kBoardName = 80, kMostKnown = 60;
constexpr char kNameless[] = "a map of its own";

Board board_named(TrackCard const& card, bool own) {
  std::string const name = clean_name(cut(card.title, 4 * kBoardName), kBoardName);
  return {name.empty() ? kNameless : name, card.seats, own};
}

Board read_board(GameInfo const& game, BoardAt const& at) {
  if (!at.text.empty()) {
    auto const card = game.track_card(at.text);
    return card ? board_named(*card, true) : Board{kNameless, 0, true};
  }
  auto const tracks = game.tracks();
  auto const track = std::find_if(tracks.begin(), tracks.end(), [&](TrackCard const& one) { return at.id.empty() || one.id == at.id; });
  if (track == tracks.end()) return {cut(at.id, kBoardName)};
  Board out = board_named(*track, false);
  if (at.id.empty()) out.name.clear();
  return out;
}

}  // namespace

BoardAt board_at(Event const& event, Round const& round) {
  bool const as_event = round.board.empty() && round.board_text.empty() && game_of(event, round) == event.game;
  return {round.board, as_event ? event.board_text : round.board_text};
}

// Reading a board takes a while, and every draw asks.
Board board_of(Event const& event, Round const& round) {
  static std::map<std::string, Board> known;
  GameInfo const* game = find_game(game_of(event, round));
  BoardAt const at = board_at(event, round);
  if (!game) return {cut(at.id, kBoardName)};
  std::string const key = std::string(game->id) + "\n" + (at.text.empty() ? at.id : at.text);
  auto found = known.find(key);
  if (found != known.end()) return found->second;
  if (known.size() > kMostKnown) known.clear();
  return known.emplace(key, read_board(*game, at)).first->second;
}

std::string no_room(Event const& event, RaceAt at, Board const& board) {
  Round const& round = event.rounds[size_t(at.round)];
  Race const& race = round.races[size_t(at.race)];
  if (board.places < 2 || int(race.grid.size()) <= board.places) return "";
  return (board.name.empty() ? "Its board" : board.name) + " has " + counted(board.places, "place", "places") + ", and " + race_name(event, race.id) + " has " +
         std::to_string(race.grid.size()) + " in it; draw the round again.";
}

Expected<TrackCard> own_board(std::string const& game_id, std::string_view text) {
  GameInfo const* game = find_game(game_id);
  if (!game) return Error{"", "The game of this board is not here."};
  if (text.size() > kMapBytes) return Error{"", "A map has at most " + std::to_string(kMapBytes >> 10) + " KB."};
  if (auto const facts = game->check_track(text); !facts) return facts.error();   // what is written twice, too
  return game->track_card(text);
}

std::string map_words(Event const& event) {
  if (event.board_text.empty()) return "";
  Board const board = board_of(event, Round{});
  return board.name + (board.places ? ", " + counted(board.places, "place", "places") : "");
}

}  // namespace paddock::app::events
