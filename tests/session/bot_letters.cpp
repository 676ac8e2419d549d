// Bots that think elsewhere decide as those that think here.
#include <catch2/catch_test_macros.hpp>

#include "session/bot_letters.hpp"
#include "session/session.hpp"

using namespace paddock;

namespace {

std::unique_ptr<Session> race() {
  Setup setup;
  setup.game = "nascar";
  setup.track = "short_oval";
  for (int i = 0; i < 3; ++i) setup.seats.push_back({"Car " + std::to_string(i), i, i + 1, "bot hard", {}});
  auto session = start_session(setup, 7, 11);
  REQUIRE(session);
  return std::move(*session);
}

}  // namespace

TEST_CASE("a task answered elsewhere is what the bot decides here", "[bots]") {
  auto const here = race();
  BotTask const task{2, Level::Medium, 0x9f01c2};
  Workbench bench;
  bench.begin("bot", bot_letter(task, here->replay_link()));
  while (!bench.step(37)) {}
  REQUIRE(bench.work()->fault == "");
  BotAnswer const answer = read_answer(bench.work()->result);
  auto const thinker = here->think(task.seat, task.level, task.seed);
  while (!thinker->step(1000)) {}
  CHECK(answer.orders == thinker->orders());
  CHECK(answer.why == thinker->why());
  CHECK_FALSE(answer.orders.empty());
}

TEST_CASE("a task or an answer of another form counts for nothing", "[bots]") {
  std::string const link = race()->replay_link();
  Position at;
  CHECK(begin_bot("0 hard 1\n" + link, at));
  for (char const* line : {"", "3 hard 1", "-1 hard 1", "0 harder 1", "0 hard", "0 hard xyz", "hard 0 1"})
    CHECK_FALSE(begin_bot(line + ("\n" + link), at));
  CHECK_FALSE(begin_bot("0 hard 1\n" + link.substr(0, link.size() / 2), at));
  CHECK_FALSE(begin_bot("0 hard 1", at));
  for (char const* text : {"", "\nwhy", "1", "1:", "70000:1 2:2\n", "1:2 x\n"}) CHECK(read_answer(text).orders.empty());
}
