#include "games/car_wars/ask/ask.hpp"
#include "games/car_wars/ask/counter_answers.hpp"

namespace paddock::car_wars {
namespace {

using namespace counter_answers;

constexpr Question kQuestions[] = {
    {{"drop.contact", "In which phases of contact counters of one type strike.", R"({"contact":[true,true,true,true,true,true,true]})"}, contact,
     "on first contact, again after five unbroken phases of it, and anew once the type was left completely"},
    {{"drop.effect_from", "From when a dropped counter acts.", R"({"turn":3,"phase":5})"}, effect_from,
     "what is dropped in a phase acts from the next one"},
    {{"drop.life", "At the end of which turn a cloud is gone.", R"({"type":"flame_cloud","turn":3})"}, life,
     "the turn of placement is not counted"},
    {{"drop.mine", "What a mine hits, and whether guards and hubs help.",
      R"({"trigger":"radio","car_inches":0.5,"detection_inches":0.25,"tires":{"front_left":0.75,"front_right":1.25}})"}, mine},
    {{"drop.painted", "The last turn of painted windows.", R"({"turn":4})"}, painted,
     "the rest of the turn of contact and three more"},
    {{"drop.place", "Where a dropped counter lies.",
      R"({"counter":"car","at":{"x":0,"y":0,"heading":0},"mount":"back","counter_size":[500,1000],"reversing":false})"}, place,
     "at the edge of the end it is dropped from, half an inch off a side, or under the middle"},
    {{"drop.projector", "What an oil gun, paint gun, spike gun or mine flinger adds for ground and speed, and what a miss does.",
      R"({"weapon":"OG","hit":false,"in_speed_zone":true,"target_speed_mod":-4})"}, projector},
    {{"drop.scatter", "How many squares a grenade is off in a direction.", R"({"missed_by":1,"natural_12":false,"dice":[4]})"}, scatter,
     "the grenade table, by how much the roll has missed"},
    {{"drop.slick", "A hazard on slicks: only the worst counts.", R"({"slicks":["oil","ice"],"d":1})"}, slick},
    {{"drop.spikes", "What spikes do to tires.",
      R"({"mode":"over","load":"spikes","rolls":{"front_left":5,"front_right":2},"nearest":"front_left","tire_kind":"standard"})"}, spikes,
     "driven over: each tire by itself; from beside: the nearest; solid and plasticore tires take half of plain spikes"},
    {{"drop.stack", "How many effects counters on one spot have.", R"({"counters":["mines","mines","flame_cloud","flame_cloud"]})"}, stack},
    {{"drop.trigger", "When a pressure trigger goes off.", R"({"roll":3,"zones":["adjacent","over"],"own_fresh":false})"}, trigger,
     "one secret roll for the passage: 1-2 from within a quarter inch, 3-4 when the counter itself is driven over"},
    {{"drop.visible", "Who sees a dropped counter.", R"({"under_gas":true,"viewer":"other"})"}, visible,
     "under gas only its owner and the referee see a counter"},
    {{"gas.critical", "The row of the engine critical table.", R"({"total":11})"}, gas_critical,
     "the engine critical table, rows by their first number"},
    {{"gas.min_fuel", "The gallons a gasoline vehicle must carry.", R"({"mpg":60,"streamlined":false,"nitrous":1})"}, gas_min_fuel,
     "enough to cruise 200 miles, and a gallon for each nitrous tank"},
    {{"gas.shutdown", "When an engine dies whose tank is lost.", R"({"turn":5,"die":2})"}, gas_shutdown},
};

}  // namespace

std::span<Question const> counter_questions() { return kQuestions; }

}  // namespace paddock::car_wars
