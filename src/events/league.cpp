#include "events/league.hpp"

#include "desk/play.hpp"

namespace paddock::app {
namespace {

// The door of the game whose league this is; null: none here has one of that kind, or its code is still on its way.
League const* league_in(Doc const& doc) {
  GameInfo const* game = find_game(get_text(doc, "game"));
  return game ? game->league : nullptr;
}

// The first game that has leagues.
League const* league_here() {
  for (GameInfo const& g : games())
    if (g.league) return g.league;
  return nullptr;
}

}  // namespace

void LeagueDesk::renewed() {
  league_ = nullptr;
  asks_forget = false;
  trouble_.clear();
  entered_of_.clear();
}

bool LeagueDesk::ready() {
  if (league_ || text().empty()) return league_;
  auto doc = parse_doc(text());
  if (!doc) return trouble_ = doc.error().text(), false;
  look_.card.title = get_text(*doc, "title", "League");
  League const* const door = league_in(*doc);
  if (!door) return trouble_ = late_code_here() ? "Its game is none that has leagues here." : "Its game is still on its way.", false;
  auto look = seasons::room->look(*door, *doc);
  if (!look) return trouble_ = look.error().text(), false;
  look_ = std::move(*look);
  doc_ = std::move(*doc);
  league_ = door;
  trouble_.clear();
  return true;
}

std::optional<Error> LeagueDesk::open(Doc const& file) {
  League const* const door = league_in(file);
  if (!door) return Error{"/game", "Its game is none that has leagues here; a newer Paddock may know it."};
  auto clean = seasons::room->open(*door, file);
  if (!clean) return clean.error();
  std::string text = dump_doc(*clean, true);
  if (!any() || text == this->text()) return take(std::move(text)), std::nullopt;
  auto look = seasons::room->look(*door, *clean);
  if (!look) return look.error();
  offered_ = std::move(text);
  offered_card_ = std::move(look->card);
  return std::nullopt;
}

void LeagueDesk::answer_offer(bool replace) {
  if (!offered_card_) return;
  offered_card_.reset();
  std::string text = std::move(offered_);
  offered_.clear();
  if (replace) take(std::move(text));
}

bool LeagueDesk::can_found() {
  League const* const door = any() ? nullptr : league_here();
  if (door && written.empty()) written = door->example;
  return door;
}

std::string_view LeagueDesk::how_to_found() {
  League const* const door = league_here();
  return door ? door->how : "";
}

std::optional<Error> LeagueDesk::found() {
  League const* const door = league_here();
  if (!door) return Error{"", "No game here has leagues; it may still be on its way."};
  auto file = seasons::room->found(*door, written);
  if (!file) return file.error();
  written.clear();
  wrong.clear();
  return open(*file);
}

Expected<Doc> const& LeagueDesk::entered(Play const& play) {
  static Expected<Doc> const none = Error{"", "No league is open."};
  if (!ready()) return none;
  std::string of = play.id() + " " + std::to_string(play.changes().generation()) + " " + std::to_string(revision());
  if (of == entered_of_) return *entered_;
  entered_of_ = std::move(of);
  if (play.truth().actor() != kOver) entered_ = Error{"", "The open meeting is not over."};
  else entered_ = seasons::room->enter(*league_, doc_, play.truth().setup(), play.truth().position());
  return *entered_;
}

std::optional<LeagueDo> LeagueDesk::next_step(Play const* play) {
  if (!any()) return can_found() ? std::optional(LeagueDo::Found) : std::nullopt;
  if (offered_card_) return LeagueDo::Refuse;
  if (asks_forget) return LeagueDo::AskForget;
  if (!error().empty()) return LeagueDo::KeepAgain;
  if (ready() && play && entered(*play)) return LeagueDo::Enter;
  return league_ && next() ? LeagueDo::Next : LeagueDo::Save;
}

}  // namespace paddock::app
