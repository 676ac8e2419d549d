// Jobs: order, progress, cancel and failure, in slices of the caller and on a thread; and how a table asks its bots.
#include <catch2/catch_test_macros.hpp>

#include <atomic>
#include <chrono>
#include <functional>

#include "desk/play.hpp"
#ifndef __EMSCRIPTEN__
#include "platform/native/job_thread.hpp"
#endif

using namespace paddock;
using namespace paddock::app;

namespace {

// Counts to the number of its letter, a step each; "0": for ever. A '!' behind it: it fails half-way.
class Counting final : public Work {
 public:
  explicit Counting(std::string_view letter) : to_(std::atoi(std::string(letter).c_str())), fails_(letter.ends_with('!')) {}
  bool step(int) override {
    word = std::to_string(++at_);
    if (to_ == 0) return false;
    progress = at_ * 1000 / to_;
    if (fails_ && at_ * 2 >= to_) return fault = "It has lost count.", true;
    if (at_ == to_) result = "counted to " + word;
    return at_ == to_;
  }

 private:
  int at_ = 0, to_;
  bool fails_;
};

WorkKind const kKinds[] = {{"count", [](std::string_view letter, Position&) -> std::unique_ptr<Work> { return std::make_unique<Counting>(letter); }}};

bool poll_until(Jobs& jobs, std::function<bool()> const& there) {
  using Clock = std::chrono::steady_clock;
  for (auto const end = Clock::now() + std::chrono::seconds(30); Clock::now() < end; jobs.poll())
    if (there()) return true;
  return false;
}

void check_backend(Backend& backend) {
  Jobs jobs(&backend);
  CHECK_FALSE(jobs.poll());
  CHECK_FALSE(jobs.under_way());
  // First come, first served.
  int const long_one = jobs.submit("count", "20000"), short_one = jobs.submit("count", "3");
  CHECK(jobs.state(long_one).state == Job::Waiting);
  CHECK_FALSE(jobs.take(short_one));
  bool in_order = true;
  REQUIRE(poll_until(jobs, [&] {
    in_order = in_order && (!jobs.state(short_one).ended() || jobs.state(long_one).ended());
    return jobs.state(short_one).ended();
  }));
  CHECK(in_order);
  CHECK(jobs.state(short_one).progress == 1000);
  auto const done = jobs.take(long_one);
  REQUIRE(done);
  CHECK(done->state == Job::Done);
  CHECK(done->text == "counted to 20000");
  CHECK(jobs.take(long_one)->state == Job::Cancelled);   // it is known once
  CHECK(jobs.take(short_one)->text == "counted to 3");
  CHECK_FALSE(jobs.under_way());

  // Cancelled at work, cancelled while it waits: the answer of the next one comes, theirs never.
  int const endless = jobs.submit("count", "0"), waits = jobs.submit("count", "5"), next = jobs.submit("count", "7");
  REQUIRE(poll_until(jobs, [&] { return jobs.state(endless).state == Job::Running && jobs.state(endless).word > "0"; }));
  jobs.cancel(waits);
  jobs.cancel(endless);
  CHECK(jobs.state(endless).state == Job::Cancelled);
  REQUIRE(poll_until(jobs, [&] { return jobs.state(next).ended(); }));
  CHECK(jobs.take(next)->text == "counted to 7");
  CHECK(jobs.state(endless).state == Job::Cancelled);
  CHECK(jobs.state(waits).state == Job::Cancelled);
  CHECK_FALSE(jobs.under_way());
  CHECK_FALSE(jobs.poll());

  // Failure is told in a sentence, and the next one is not harmed.
  int const fails = jobs.submit("count", "10!"), unknown = jobs.submit("juggle", ""), after = jobs.submit("count", "2");
  REQUIRE(poll_until(jobs, [&] { return jobs.state(after).ended(); }));
  auto const lost = jobs.take(fails), none = jobs.take(unknown);
  REQUIRE((lost && none));
  CHECK(lost->state == Job::Failed);
  CHECK(lost->text == "It has lost count.");
  CHECK(none->state == Job::Failed);
  CHECK(none->text.find("juggle") != std::string::npos);
  CHECK(jobs.take(after)->state == Job::Done);

  // Gone before it was begun.
  jobs.cancel(jobs.submit("count", "0"));
  CHECK_FALSE(jobs.under_way());
}

std::unique_ptr<Session> race(std::string const& game, std::vector<std::string> const& drivers) {
  Setup s;
  s.game = game;
  s.track = find_game(game)->tracks()[0].id;
  s.laps = 1;
  for (size_t i = 0; i < drivers.size(); ++i)
    s.seats.push_back({std::string(1, char('P' + i)) + "at", int(i), int(i) + 11, drivers[i], Doc::object()});
  auto made = start_session(s, 7, 0x1234);
  REQUIRE(made);
  return std::move(*made);
}

// What a seat's bot decides without any of this.
std::vector<Action> decided(Session const& position, Seat seat, Level level) {
  auto const thinker = position.think(seat, level, position.bot_seed(seat));
  while (!thinker->step(1000)) {}
  return thinker->orders();
}

void check_bots(Jobs& jobs) {
  for (char const* game : {"nascar", "speed_circuit"}) {
    INFO(game);
    Play play("a", race(game, {"you", "bot easy", "bot hard"}));
    play.bots().use(jobs);
    CHECK(play.bots().thinking());
    CHECK_FALSE(play.tray().is_in(1));
    double now = 0;
    REQUIRE(poll_until(jobs, [&] { return play.step(now += 16), !play.bots().thinking(); }));
    CHECK_FALSE(jobs.under_way());
    for (Seat s : {Seat(1), Seat(2)}) {
      REQUIRE(play.tray().of(s));
      CHECK(play.tray().of(s)->way == Collected::Bot);
      CHECK(play.tray().of(s)->actions == decided(play.truth(), s, play.drivers().of(s).level));
    }
  }
}

// Answers when it is told to, and remembers what it was asked.
class Slow final : public Backend {
 public:
  void start(int id, std::string_view kind, std::string_view) override { asked.emplace_back(id, kind); }
  void cancel(int id) override { cancelled.push_back(id); }
  void hear(News& out) override { out.swap(news); }
  std::vector<std::pair<int, std::string>> asked;
  std::vector<int> cancelled;
  News news;
};

}  // namespace

TEST_CASE("jobs in slices of who asks", "[jobs]") {
  Here here(kKinds);
  check_backend(here);
  Jobs jobs;
  CHECK_FALSE(jobs.wants_frame());
  jobs.submit("bot", "");
  CHECK(jobs.wants_frame());   // it is the frames that work
}

TEST_CASE("bots asked by jobs decide as ever", "[jobs][bots][play]") {
  Jobs jobs;
  check_bots(jobs);
}

#ifndef __EMSCRIPTEN__
TEST_CASE("jobs on a thread", "[jobs]") {
  std::atomic<int> woken = 0;
  platform::JobThread thread([&] { ++woken; }, kKinds);
  check_backend(thread);
  CHECK(woken > 0);
  Jobs jobs(&thread);
  CHECK_FALSE(thread.working());
  jobs.submit("count", "0");   // at work when the thread is stopped
  CHECK(thread.working());
  CHECK_FALSE(jobs.wants_frame());
}

TEST_CASE("bots on a thread decide as ever", "[jobs][bots][play]") {
  platform::JobThread thread([] {});
  Jobs jobs(&thread);
  check_bots(jobs);
}
#endif

TEST_CASE("a table that is left or changes its question takes its jobs back", "[jobs][play]") {
  Slow slow;
  Jobs jobs(&slow);
  {
    Play play("a", race("nascar", {"you", "bot easy", "bot easy"}));
    play.bots().use(jobs);
    CHECK_FALSE(play.step(16));                     // nobody wants a frame while they think elsewhere
    REQUIRE(slow.asked.size() == 2);
    CHECK(slow.asked[0].second == "bot");
    play.hand_over(0, "bot easy");                  // another question
    CHECK(slow.cancelled.size() == 2);
    play.step(32);
    REQUIRE(slow.asked.size() == 5);
    slow.news = {{slow.asked[0].first, {Job::Done, 1000, {}, "1:1\nlate"}}};   // to the old one: counts for nothing
    play.step(48);
    CHECK(play.bots().thinking());
    CHECK_FALSE(play.tray().is_in(1));
    Collected ghost;
    ghost.way = Collected::Ghost;
    play.collect(1, ghost);                         // decided by hand
    CHECK(slow.cancelled.size() == 3);
    slow.news = {{slow.asked.back().first, {Job::Failed, 0, {}, "It could not be loaded."}}};
    play.step(64);
    REQUIRE(play.tray().of(2));
    CHECK(play.tray().of(2)->way == Collected::Ghost);
    CHECK(play.changes().take_notice().find("autopilot drives for it") != std::string::npos);
  }
  CHECK(slow.cancelled.size() == 4);                // the one still at work
  CHECK_FALSE(jobs.under_way());
}
