// libFuzzer: files that clubs of Gravel Kings hand round - a deck of cards, a league. A bad one is refused with one sentence;
// a deck that is accepted can be ridden with to the end, a league that is accepted is written as it was read.
#include "events/season.hpp"
#include "fuzz.hpp"
#include "games/gravel_kings/gravel_kings.hpp"
#include "games/gravel_kings/league/league.hpp"

using namespace paddock;
using namespace paddock::gravel_kings;
namespace seasons = paddock::app::seasons;

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
  League const& game = GravelKings::league();
  auto const league = seasons::read_file(game, *doc);
  if (!read_well(league)) {
    if (league.error().where.empty()) abort();
    return;
  }
  std::string const clean = dump_doc(seasons::write_file(game, *league));
  auto const back = parse_doc(clean);
  if (!back) abort();
  auto const again = seasons::read_file(game, *back);
  if (!again || dump_doc(seasons::write_file(game, *again)) != clean) abort();
  auto const rules = read_settings(league->settings);
  if (!rules) abort();
  if (seasons::table(*league).size() != league->sides.size()) abort();
  int const next = seasons::next_fixture(*league);
  if (next >= int(league->fixtures.size())) abort();
  for (int club = 0; club < int(league->sides.size()) && !rules->cap_every_meeting; ++club)
    if (!read_roster(team_text(*league, *rules, club), *rules, true)) abort();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(uint8_t const* data, size_t size) {
  auto const text = text_of(data, size);
  as_deck(text);
  as_league(text);
  return 0;
}
