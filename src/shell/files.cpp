#include "shell/files.hpp"

#include <algorithm>

#include "core/assets.hpp"
#include "session/card_letters.hpp"
#include "session/save_io.hpp"
#include "ui/widgets.hpp"

namespace paddock::app {

std::string Files::map_game() const {
  UiState const& ui = means_.ui;
  return ui.screen == ScreenId::Setup ? ui.setup_game : ui.screen == ScreenId::Events ? ui.event_game : "";
}

// Of a game whose boards are JSON: JSON that is no file of ours. Else text with two keys that stand in a map of the game, or of another one, however faulty: no mail with orders has them.
bool Files::looks_like_map(std::string_view text) const {
  if (!takes_maps()) return false;
  GameInfo const* const game = find_game(map_game());
  auto const tracks = game ? game->tracks() : std::vector<TrackCard>();
  std::string_view known = tracks.empty() ? std::string_view() : asset(map_file(*game, tracks.front().id));
  if (text.front() == '{') {
    auto const doc = parse_doc(text, store::kFileBytes);
    bool const ours = doc ? get_text(*doc, "format").starts_with("paddock-") : text.find("\"paddock-") != text.npos;
    return !ours && (known.empty() || known.front() == '{');
  }
  if (means_.ui.screen == ScreenId::Setup) return true;
  auto const written = [](std::string_view map) { return !map.empty() && map.front() != '{'; };
  for (GameInfo const& other : games())    // a board of another game is no order either
    if (auto const boards = written(known) ? std::vector<TrackCard>() : other.tracks(); !boards.empty())
      if (std::string_view const map = asset(map_file(other, boards.front().id)); written(map)) known = map;
  std::string seen = "\n";
  int keys = 0;
  while (!known.empty()) {
    std::string_view const line = known.substr(0, known.find('\n'));
    std::string const key(line.substr(0, line.find(':') + 1));
    bool const fresh = !key.empty() && seen.find("\n" + key) == seen.npos;
    seen += key + "\n";
    keys += fresh && (text.starts_with(key) || text.find("\n" + key) != text.npos);
    known.remove_prefix(std::min(line.size() + 1, known.size()));
  }
  return keys > 1;
}

void Files::open_map(std::string_view text) {
  GameInfo const* game = find_game(map_game());
  auto const card = game ? game->track_card(text) : Expected<TrackCard>(Error{"", "no game of this Paddock takes boards here"});
  if (!card) return problem_.show(problem_of(card.error(), text, "map"));
  means_.ui.dropped_map = text;
}

void Files::open(std::string_view text) {
  if (auto doc = parse_doc(text, store::kFileBytes); doc && (get_text(*doc, "format") == "paddock-league" || get_text(*doc, "format") == "paddock-event")) {
    bool const league = get_text(*doc, "format") == "paddock-league" || get_text(*doc, "kind") == "league";   // the first: as it was before 0.4.0
    return league ? league_.open(text) : event_.open(text);
  }
  if (auto games = store::Library::read_file(text)) {
    auto const one = games->size() == 1 ? parse_doc(games->front().text) : Expected<Doc>(Error{});
    if (one) open_save(*one);
    else means_.library.import_file(text, [this](int kept_count, std::string const& error) {
      if (!error.empty()) toast(error, Tone::Bad, "alert-circle");
      if (kept_count > 0) toast(kept_count == 1 ? "One race taken in." : std::to_string(kept_count) + " races taken in.");
      shelf_.read(means_.library);
      means_.frames.poke();
    });
    if (auto doc = parse_doc(text, store::kFileBytes); doc && doc->contains("league")) league_.open(dump_doc((*doc)["league"]));
    if (auto doc = parse_doc(text, store::kFileBytes); doc && doc->contains("event")) open_events(*doc);
  } else if (auto doc = parse_doc(text); doc && get_text(*doc, "format") == "paddock-save") {
    open_save(*doc);
  } else {
    problem_.show(problem_of(games.error(), text, "file"));
  }
}

// Of a backup: where one is kept already, each of the others gets a slot of its own.
void Files::open_events(Doc const& backup) {
  event_.open(dump_doc(backup["event"]));
  if (!backup.contains("events") || !backup["events"].is_array()) return;
  for (Doc const& one : backup["events"]) event_.open_beside(dump_doc(one));
}

void Files::open_save(Doc const& save) {
  auto session = load_session(save);
  if (!session) return problem_.show(problem_of(session.error(), "", "file"));
  std::string const base = saves::to_hex((*session)->game_id()) + copy_suffix(**session);
  copies_.open_beside(base, std::move(*session), Play::extra_of(save), kNobody, From::File);
}

}  // namespace paddock::app
