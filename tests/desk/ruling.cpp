// A copy that has not heard of a ruling is older than one that has; it went no other way.
#include "../session/ruled.hpp"

#include "desk/kinship.hpp"
#include "desk/play.hpp"

using namespace ruled;
using app::Kinship;
using app::kinship;

TEST_CASE("a link with a new ruling goes on from the copy without it", "[ruling]") {
  for (char const* game : {"nascar", "speed_circuit", "gravel_kings", "null"}) {
    INFO(game);
    auto s = race(game, 4, game == std::string("gravel_kings") ? 2 : 4, "link", game == std::string("speed_circuit") || game == std::string("gravel_kings") ? "sheets" : "");
    auto const before = opened(s->invite_link(1));
    require_ruled(*s, public_patch(*s));
    auto const after = opened(s->invite_link(1));
    CHECK(kinship(*after, *before).kind == Kinship::Newer);
    CHECK(kinship(*before, *after).kind == Kinship::Older);
    CHECK(kinship(*after, *after).kind == Kinship::Same);
    auto other = s->fork();
    require_ruled(*other, public_patch(*other));
    CHECK(kinship(*opened(other->invite_link(1)), *after).kind == Kinship::Newer);
    CHECK(kinship(*before, *opened(other->invite_link(1))).kind == Kinship::Older);
    REQUIRE(s->undo());
    REQUIRE(s->rule(public_patch(*s), "Ben", "another ruling"));
    CHECK(kinship(*opened(s->invite_link(1)), *after).kind == Kinship::Forked);
    play_turn(*other);
    if (other->actor() < 0) continue;
    auto const later = opened(other->invite_link(1));
    CHECK(kinship(*later, *before).kind == Kinship::Newer);
    CHECK(kinship(*later, *after).kind == Kinship::Newer);
    CHECK(kinship(*later, *opened(s->invite_link(1))).kind == Kinship::Forked);
  }
}

TEST_CASE("undo of a driver who has written nothing leaves a ruling alone", "[ruling]") {
  auto s = race("nascar", 4, 4, "alone");
  require_ruled(*s, public_patch(*s));
  app::Play play("x", std::move(s), Doc::object());
  REQUIRE(play.chair().me() == 0);
  CHECK_FALSE(play.draft().can_undo());
  CHECK_FALSE(play.draft().undo());
  CHECK(play.session().rulings().size() == 1);
}
