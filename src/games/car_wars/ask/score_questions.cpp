#include "games/car_wars/ask/ask.hpp"
#include "games/car_wars/ask/score_answers.hpp"

namespace paddock::car_wars {
namespace {

using namespace score_answers;

constexpr Question kQuestions[] = {
    {{"score.credit", "Who has the credit for a kill nobody fired.", R"({"case":"ram_bounce","rammer":"B","rammed":"A"})"}, credit},
    {{"score.end", "When the event ends, and who wins.",
      R"({"players":["A","B"],"phases":{"runs":[{"phases":10,"state":{"A":[0,true],"B":[0,true]}},{"phases":30,"state":{"A":[100,true],"B":[0,true]}}]},"mobile_until":{"A":10,"B":10}})"}, end,
     "100 points under control end it at once, 80 held for 25 phases then, else 30 turns or the last vehicle"},
    {{"score.jump", "When a jump is credited.", R"({"from_ramp":true,"on_opposite_ramp":true,"control_at_phases_after":2})"}, jump,
     "from a marked ramp to the opposite one, credited once the car is under control"},
    {{"score.kill_state", "Whether a vehicle is a mobility kill or a complete kill.", R"({"plant_accelerates":false,"can_affect":true})"}, kill_state},
    {{"score.no_drop", "The penalty for a counter in a no-drop zone.", R"({"counter_inches":[1,2],"inside_inches":1,"penalty":-7})"}, no_drop},
    {{"score.points", "The duel points and bonus points of a list of events.",
      R"({"events":[{"type":"mobility_kill","by":"A","victim":"B"},{"type":"complete_kill","by":"C","victim":"B"}]})"}, points,
     "a mobility kill and the complete kill score each, the victim loses as much; bonus points stand apart"},
    {{"score.target", "Whether a hit scores a target.", R"({"weapon":"MG","damage":3,"burst":false})"}, target},
};

}  // namespace

std::span<Question const> score_questions() { return kQuestions; }

}  // namespace paddock::car_wars
