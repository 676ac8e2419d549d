// libFuzzer: files that clubs of Gravel Kings hand round - a deck of cards, a league. A bad one is refused with one sentence;
// a deck that is accepted can be ridden with to the end, a league that is accepted is written as it was read.
#include "events/draw.hpp"
#include "events/event_file.hpp"
#include "events/league_view.hpp"
#include "events/standings.hpp"
#include "fuzz.hpp"
#include "games/gravel_kings/gravel_kings.hpp"
#include "games/gravel_kings/league/league.hpp"

using namespace paddock;
using namespace paddock::gravel_kings;
namespace events = paddock::app::events;

namespace {

void as_deck(std::string_view text) {
  auto const deck = load_deck(text);
  if (!read_well(deck)) return;
  Setup setup;
  setup.track_text = std::string(text);
  setup.seats.resize(2);
  setup.seats[1].driver = "mail";        // prompts for home, sheets for the visitors
  auto const game = GravelKings::make(setup);
  if (!game) abort();
  SeededDice dice(text.size());
  State s = game->start(dice);
  NoLog log;
  Actions legal;
  for (int n = 0; game->actor(s) >= 0; ++n) {
    if (n > 4000) abort();
    game->legal(s, legal);
    bool const sheet = s.phase == Phase::Orders;
    Action const any = legal[dice.roll(legal.size(), "any", kNobody) - 1];
    game->apply(s, sheet && legal.find(GravelKings::kAbsent) >= 0 ? GravelKings::kAbsent : any, dice, log);
  }
  (void)game->map_text(s);
}

void as_league(std::string_view text) {
  auto const doc = parse_doc(text, 1u << 20);
  if (!doc) return;
  auto const league = events::read_event(*doc);
  if (!read_well(league)) {
    if (league.error().where.empty()) abort();
    return;
  }
  if (league->kind != events::Kind::League || league->game != "gravel_kings") return;
  std::string const clean = events::write_event_text(*league);
  auto const again = events::read_event_text(clean);
  if (!again || events::write_event_text(*again) != clean) abort();
  LeagueFile const view = events::league_view(*league);
  auto const rules = read_settings(view.settings);
  if (!rules) abort();
  if (events::standings(*league).tiers.front().lines.size() != league->entrants.size()) abort();
  if (auto const next = events::next_race(*league); next.any()) (void)events::setup_of(*league, next);
  for (int club = 0; club < int(view.sides.size()) && !rules->cap_every_meeting; ++club)
    if (!read_roster(team_text(view, *rules, club), *rules, true)) abort();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(uint8_t const* data, size_t size) {
  auto const text = text_of(data, size);
  as_deck(text);
  as_league(text);
  return 0;
}
