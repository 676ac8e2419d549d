#include "session/sim.hpp"
#include "games/nascar/rules/settings.hpp"

#include "../settings.hpp"

using namespace paddock;

TEST_CASE("Nascar: every setting of the asset has a field, and every field is a setting", "[settings]") {
  check_setting_names<nascar::Settings>(nascar::setting_list());
}

TEST_CASE("NR-12.5: who still runs when the race is closed is placed in race order", "[nascar]") {
  SimPlan plan;
  plan.track = "short_oval", plan.laps = 1, plan.bots = {"hard", "easy", "random", "random"};
  plan.settings = {{"maxTurnsAfterWin", 0}};
  auto const race = sim_race(plan, 0);
  REQUIRE(race);
  std::vector<Finish> const finishes = race->session->finishes();
  int running = 0;
  for (int i = 0; i < race->ranking.size(); ++i) {
    Finish const& one = finishes[size_t(race->ranking[i])];
    running += i > 0 && one.place == i + 1;
    CHECK((one.place == 0 || one.place == i + 1));
  }
  CHECK(finishes[size_t(race->ranking[0])].place == 1);
  CHECK(running > 0);
}
