// A design becomes a car of the duel, and what of it others may see.
#pragma once
#include "games/car_wars/build/check.hpp"
#include "games/car_wars/duel/work.hpp"

namespace paddock::car_wars::duel {

Car enter(build::Design const& design, Settings const& rules);
// Parts of that: R 5.6, R 13, R 22, R 11.
void put_wheels(Car& car, build::Design const& design, build::Figures const& figures, build::BuildSettings const& rules);
void put_armor(Car& car, build::Design const& design);
uint8_t armor_material(int row, harm::Material otherwise = harm::Material::Plastic);   // harm::Material of a row of Catalogue::armours
// R 13: rows of pod armor go to the pods in their order, one a pod. Pods of one kind on one side are one mount: their points together.
struct PodArmor {
  int part = -1, number = 0, count = 0;    // row of Craft::parts, -1: none; which mount of build::holders_of; pods of it that have the armor
};
PodArmor pod_armor(build::Craft const& craft, build::Mount const& mount);
void put_devices(Car& car, build::Design const& design, build::Event const& event, bool torque_on);
bool is_pod(build::Mount const& mount);
Face face_of(build::Mount const& mount);   // to which its weapon fires
void man_crew(Car& car, build::Design const& design, Settings const& rules);
// The design that a seat has brought: a stock car or the letters of a tag. Errors: one sentence with the ruling.
struct Brought {
  build::Design design;
  Verdict verdict;                         // of the event's check
};
Brought brought(Plan const& plan, Settings const& rules);
int most_stock();                          // stock cars there are
std::string_view stock_name(int stock);
bool stock_fits(int stock, Settings const& rules);   // the division; asked often: CarWars::stock_cars()
Verdict stock_refused(int stock, Settings const& rules);   // why one that does not fit is sent back: its price, or a house rule
// Letters of a tag ("CW1.", then as build::write_tag writes them) to Plan::tag, which has those behind the dot, and back.
std::string tag_text(Plan const& plan);
bool take_tag(std::string_view text, Plan& plan);   // false: a sign that is none of a tag, or more than kTagBytes
int guns_left_out(build::Design const& design);     // weapons beyond kMostGuns, which enter() leaves at home

void hide(Car& car, Car const* viewer);    // what others, or that one, may not know of it (R 24)
void show_gun(Work& work, Seat seat, int gun, Rule rule);
void reveal_gun(Work& work, Seat seat, int gun);   // by its first shot
std::vector<std::string> walk_around(Car const& car);   // what everybody sees of it, in words

}  // namespace paddock::car_wars::duel
