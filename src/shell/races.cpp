#include "shell/races.hpp"

#include "session/brought.hpp"
#include "session/link_versions.hpp"
#include "session/save_io.hpp"
#include "ui/widgets.hpp"

namespace paddock::app {

void Races::become(std::unique_ptr<Play> play) {
  race_.open(std::move(play));
  board_.set_entrants(entrants(race_->session().setup()));
  screens_.go_to_race();
}

void Races::become_kept(std::unique_ptr<Play> play, Seat seat) {
  uint64_t const as_kept = play->changes().generation();
  become(std::move(play));
  if (seat < 0) race_.wrote(as_kept);
}

void Races::open(std::string const& id) {
  auto loaded = means_.library.load(id);
  if (!loaded) return problem_.show(problem_of(loaded.error(), "", "save"));
  if (!loaded->note.empty()) toast(loaded->note, Tone::Warn, "alert-triangle");
  open_save(loaded->text, id);
}

void Races::open_save(std::string_view text, std::string const& id) {
  auto doc = parse_doc(text);
  if (!doc) return problem_.show(problem_of(doc.error(), text, "save"));
  auto session = load_session(*doc);
  if (!session) return problem_.show(problem_of(session.error(), "", "save")), to_keeper(*doc, id);
  become_kept(std::make_unique<Play>(id, std::move(*session), Play::extra_of(*doc)), kNobody);
}

// Of other rules than this build has: another one may be published beside it.
void Races::to_keeper(Doc const& save, std::string const& id) {
  std::string const game = save.contains("setup") ? get_text(save["setup"], "game") : "";
  GameInfo const* const ours = find_game(game);
  int const rules = int(get_int(save, "rules", 1));
  if (ours && rules != ours->versions.rules && means_.library.has(id)) means_.host.to_keeper(id, links::game_tag(game), rules);
}

void Races::start(Setup const& setup) {
  Seed const seed = means_.host.new_seed();
  uint64_t const game_id = means_.host.entropy();
  std::vector<std::string> brought;
  auto session = start_without_brought(setup, seed, game_id, brought);
  if (!session) return problem_.show({"This race cannot start", session.error().text(), "", "", false});
  become(std::make_unique<Play>(saves::to_hex(game_id), std::move(*session)));
  for (size_t i = 0; i < brought.size(); ++i)
    if (!brought[i].empty()) race_->collect(Seat(i), {.way = Collected::TypedIn, .text = brought[i], .actions = {}, .why = {}});
  if (race_->drivers().by_link()) to_desk();   // to its invitations
}

void Races::to_desk() {
  if (means_.ui.screen != ScreenId::Gm) screens_.go(ScreenId::Gm);
}

void Races::to_table() { screens_.go(means_.ui.screen == ScreenId::Home ? ScreenId::Table : means_.ui.screen); }

}  // namespace paddock::app
