// What a seat may not know stays so when a referee changes it.
#include "ruled.hpp"

#include "games/gravel_kings/gravel_kings.hpp"
#include "games/speed_circuit/speed_circuit.hpp"
#include "post/report.hpp"
#include "session/session_of.hpp"

using namespace ruled;

namespace {

// A card of a hand changes places with the `nth` hidden one of its heat.
Doc swap_card(Session const& s, int heat, int lane, int nth) {
  Doc const position = s.position();
  std::string const base = "/heats/" + std::to_string(heat);
  std::string const hand = base + "/slots/" + std::to_string(lane) + "/hand/0", hidden = base + "/hidden/" + std::to_string(nth);
  return {{hand, number_at(position, hidden)}, {hidden, number_at(position, hand) % 10000}};
}

}  // namespace

TEST_CASE("a ruled hand is in no link, log or report of others", "[ruling][links]") {
  auto const table = race("gravel_kings", 4, 2, "link", "sheets");
  auto const& book = static_cast<SessionOf<gravel_kings::GravelKings>&>(*table).shared_game()->book();
  int heat = -1, lane = -1;
  Doc const position = table->position();
  for (int h = 0; h < gravel_kings::kHeats; ++h)
    for (int l = 0; l < gravel_kings::kGrid; ++l)
      if (get_text(position["heats"][size_t(h)], "run") == "on" && !position["heats"][size_t(h)]["slots"][size_t(l)]["hand"].empty() && book.manager(h, l) == 1)
        heat = h, lane = l;
  REQUIRE(heat >= 0);
  auto one = table->fork(), other = table->fork();
  Doc patch = swap_card(*one, heat, lane, 0), another = swap_card(*other, heat, lane, 3);
  patch["/teams/1/riders/6/barred"] = another["/teams/1/riders/6/barred"] = true;
  require_ruled(*one, patch);
  require_ruled(*other, another);
  CHECK(one->hash() != other->hash());
  CHECK(one->table_link() == other->table_link());
  CHECK(one->invite_link(0) == other->invite_link(0));
  CHECK(one->invite_link(1) != other->invite_link(1));
  CHECK(one->public_hash() == other->public_hash());
  CHECK(one->public_hash() != table->public_hash());
  CHECK(one->rulings()[0].secret);
  for (auto const format : post::kReportFormats) {
    std::string const report = post::write_report(one->report(3), format);
    CHECK(report == post::write_report(other->report(3), format));
    CHECK(report.find("something that not everybody may know") != std::string::npos);
    CHECK(report.find("team 2 rider 7 barred is yes, was no") != std::string::npos);
    CHECK(report.find("/heats/") == std::string::npos);
  }
  CHECK(one->log(3).back().text.find("something that not everybody may know") != std::string::npos);
  CHECK(one->log(3).back().text.find("/heats/") == std::string::npos);
  for (Seat seat = kNobody; seat < 2; ++seat) {
    auto const view = opened(seat < 0 ? one->table_link() : one->invite_link(seat));
    REQUIRE(view->rulings().size() == 1);
    CHECK(view->rulings()[0].patch.is_null());
    CHECK((view->rulings() == one->rulings()));
    CHECK(dump_doc(view->save()).find("/heats/") == std::string::npos);
    CHECK(view->log(3).back().text == one->log(3).back().text);
    CHECK(view->public_hash() == one->public_hash());
    std::string const card = "/heats/" + std::to_string(heat) + "/slots/" + std::to_string(lane) + "/hand";
    CHECK((*at_pointer(view->position(), card) == *at_pointer(one->position(), card)) == (seat == 1));
  }
  play_turn(*one);   // later links of a seat still tell of it
  CHECK(opened(one->invite_link(0))->rulings().size() == 1);
  while (one->actor() >= 0) play_turn(*one);
  REQUIRE_FALSE(one->secret());   // now everything is told
  auto const end = opened(one->table_link());
  CHECK(end->hash() == one->hash());
  CHECK((end->rulings() == one->rulings()));
  CHECK(end->rulings()[0].patch == patch);
}

TEST_CASE("what a seat has written, or a copy knows, is not ruled", "[ruling]") {
  auto circuit = race("speed_circuit", 4, 4, "link", "sheets");
  for (char const* place : {"/plans/1/standing/block", "/eyes"}) {
    auto made = circuit->rule({{place, 1}}, "Ann", "why");
    REQUIRE_FALSE(made);
    CHECK(made.error().text().find("Ruled may be a car's wear") != std::string::npos);
  }
}

TEST_CASE("what is ruled of a runner leaves a turn that can be played", "[ruling]") {
  auto refusal = [](Session& s, Doc const& patch) {
    auto made = s.rule(patch, "Ann", "why");
    REQUIRE_FALSE(made);
    return made.error().where;
  };
  auto first = race("null", 1), second = race("null", 2);
  CHECK(refusal(*first, {{"/runners/3/sealed", true}}) == "NL-1.1");
  CHECK(refusal(*second, {{"/runners/3/spring", 0}}) == "NL-1.5");
  CHECK(refusal(*second, {{"/runners/3/place", 12}}) == "NL-1.4");
  require_ruled(*first, {{"/runners/3/spring", 2}});
  require_ruled(*second, {{"/runners/3/spring", number_at(second->position(), "/runners/3/spring") % 3 + 1}});
  CHECK(second->rulings()[0].secret);
}

TEST_CASE("cards may change places, not come and go", "[ruling]") {
  auto const s = race("gravel_kings", 4, 2, "link", "sheets");
  int heat = 0;
  Doc const position = s->position();
  while (get_text(position["heats"][size_t(heat)], "run") != "on") ++heat;
  std::string const base = "/heats/" + std::to_string(heat);
  for (Doc const& patch : {Doc{{base + "/hidden/0", number_at(position, base + "/hidden/1")}}, Doc{{base + "/hidden", Doc::array()}},
                           Doc{{base + "/step", 3}}, Doc{{"/ask/kind", "play"}}, Doc{{"/phase", "over"}}, Doc{{"/eyes", 0}}, Doc{{"/plans", Doc::array()}}})
    CHECK_FALSE(s->rule(patch, "Ann", "why"));
  require_ruled(*s, {{base + "/hidden/0", number_at(position, base + "/hidden/1")}, {base + "/hidden/1", number_at(position, base + "/hidden/0")}});
}

TEST_CASE("a told record holds rulings, before it ends and where it ends", "[ruling][links]") {
  auto table = race("speed_circuit", 5, 4, "link", "sheets");
  require_ruled(*table, public_patch(*table));
  play_turn(*table);
  require_ruled(*table, public_patch(*table));
  auto same = [&](Session const& s) {
    CHECK(s.public_hash() == table->public_hash());
    CHECK((s.rulings() == table->rulings()));
    CHECK(dump_doc(s.public_position()) == dump_doc(table->public_position()));
    for (auto const& turn : table->timeline()) {
      auto const a = s.log(turn.turn), b = table->log(turn.turn);
      REQUIRE(a.size() == b.size());
      for (size_t i = 0; i < a.size(); ++i) CHECK(a[i].text == b[i].text);
    }
  };
  auto const player = opened(table->table_link());
  same(*player);
  auto on = player->as_table(5);
  REQUIRE(on);
  REQUIRE(static_cast<SessionOf<speed_circuit::SpeedCircuit>&>(*on).match().told() > 0);
  play_turn(*on);
  require_ruled(*on, public_patch(*on));
  auto loaded = load_session(on->save());
  if (!loaded) FAIL(loaded.error().text());
  CHECK((*loaded)->hash_matches());
  CHECK((*loaded)->hash() == on->hash());
  CHECK(opened(on->replay_link())->hash() == on->hash());
  CHECK(opened(on->table_link())->public_hash() == on->public_hash());
}
