// What the board shows of an answer while somebody considers it.
#include <catch2/catch_test_macros.hpp>

#include "screens/table/draft.hpp"

using namespace paddock;
using namespace paddock::app;

namespace {

std::shared_ptr<Ghost const> ghost_at(float x) {
  auto g = std::make_shared<Ghost>();
  g->tokens.emplace_back();
  g->tokens[0].at = {x, 0};
  return g;
}

Draft draft() {
  Draft d;
  Question q;
  for (int i = 0; i < 3; ++i) {
    Choice c;
    c.text = std::to_string(i);
    c.play.push_back({1, int16_t(i)});
    c.commit = "Take it";
    if (i < 2) c.ghost = ghost_at(float(i));
    q.choices.push_back(c);
  }
  d.questions = {q};
  return d;
}

}  // namespace

TEST_CASE("the ghost of an answer is there while somebody rests on it, and no longer", "[app][table]") {
  Draft d = draft();
  CHECK_FALSE(d.settle_ghost());
  CHECK(d.ghost() == nullptr);
  auto const& choices = d.questions[0].choices;
  for (int frame = 0; frame < 3; ++frame) {
    d.consider(choices[1].ghost);
    CHECK(d.settle_ghost() == (frame == 0));      // another frame is wanted only for what is new
    CHECK(d.ghost() == choices[1].ghost.get());
  }
  d.consider(choices[2].ghost);                   // it has none
  CHECK(d.settle_ghost());
  CHECK(d.ghost() == nullptr);
}

TEST_CASE("a picked answer keeps its ghost until somebody rests on another", "[app][table]") {
  Draft d = draft();
  auto const& choices = d.questions[0].choices;
  d.picked = choices[0].play;
  CHECK(d.settle_ghost());
  CHECK(d.ghost() == choices[0].ghost.get());
  d.consider(choices[1].ghost);
  CHECK(d.settle_ghost());
  CHECK(d.ghost() == choices[1].ghost.get());
  CHECK(d.settle_ghost());
  CHECK(d.ghost() == choices[0].ghost.get());
}

TEST_CASE("a place of the board that is an answer shows its ghost", "[app][table]") {
  Draft d = draft();
  Spot spot;
  spot.play = d.questions[0].choices[1].play;
  d.consider(spot);
  CHECK(d.settle_ghost());
  CHECK(d.ghost() == d.questions[0].choices[1].ghost.get());
  d.consider(Spot{});
  CHECK(d.settle_ghost());
  CHECK(d.ghost() == nullptr);
}

TEST_CASE("what an answer comes to stands in place of what is proposed", "[app][table]") {
  Draft d = draft();
  Desk desk;
  desk.lines.resize(1);
  CHECK(d.lines(desk).size() == 1);
  auto with = std::make_shared<Ghost>();
  with->lines = std::make_shared<std::vector<Line> const>(3);
  d.questions[0].choices[1].ghost = with;
  d.picked = d.questions[0].choices[1].play;
  CHECK(d.settle_ghost());
  CHECK(d.lines(desk).size() == 3);
  d.picked = d.questions[0].choices[0].play;      // it brings no reasons of its own
  CHECK(d.settle_ghost());
  CHECK(d.lines(desk).size() == 1);
}

TEST_CASE("the way of a proposal is on the board until something is considered or picked", "[app][table]") {
  Draft d = draft();
  auto const proposal = ghost_at(9);
  CHECK(d.settle_ghost(proposal));
  CHECK(d.ghost() == proposal.get());
  CHECK_FALSE(d.settle_ghost(proposal));
  d.consider(d.questions[0].choices[1].ghost);
  CHECK(d.settle_ghost(proposal));
  CHECK(d.ghost() == d.questions[0].choices[1].ghost.get());
  d.picked = d.questions[0].choices[2].play;      // it has none
  CHECK(d.settle_ghost(proposal));
  CHECK(d.ghost() == nullptr);
}
