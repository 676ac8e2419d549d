#include "games/car_wars/show/event_choices.hpp"

#include "core/doc_object.hpp"
#include "games/car_wars/build/event.hpp"

namespace paddock::car_wars::show {
namespace {

Doc in_front(int points) { return DocObject().with("front", points); }

// The present value's place among the offered ones; a value of its own (from a file) joins them.
EventChoice chosen_in(EventChoice choice, Doc const& event) {
  auto const at = event.is_object() ? event.find(choice.key) : event.end();
  Doc const now = at == event.end() ? Doc() : *at;
  for (size_t i = 0; i < choice.values.size(); ++i)
    if (choice.values[i] == now) return choice.chosen = int(i), choice;
  choice.options.push_back(dump_doc(now));
  choice.values.push_back(now);
  choice.chosen = int(choice.values.size()) - 1;
  return choice;
}

}  // namespace

std::vector<EventChoice> event_choices(Doc const& event) {
  std::vector<EventChoice> out;
  EventChoice budget{"budget", "Budget", "What a vehicle may cost, its ammunition with it. Divisions of duels are named by it.", {"none"}, {nullptr}};
  for (int const thousand : {5, 10, 15, 20, 25})
    budget.options.push_back("$" + std::to_string(thousand) + ",000"), budget.values.push_back(thousand * 1000);
  out.push_back(chosen_in(std::move(budget), event));
  out.push_back(chosen_in({"level", "Newest book", "Parts of newer books are out: the classic rules, the Compendium, Uncle Albert's catalogue, Pyramid.",
                           {"Classic", "Compendium", "Uncle Albert", "Pyramid"}, {"Classic", "CWC", nullptr, "PYRAMID"}}, event));
  out.push_back(chosen_in({"military", "Military parts", "Out by the tournament guidelines.", {"out", "in"}, {nullptr, true}}, event));
  out.push_back(chosen_in({"banned", "Other parts off by default", "What the tournament guidelines keep out.", {"out", "in"}, {nullptr, true}}, event));
  return out;
}

std::vector<EventChoice> wish_choices(Doc const& wishes) {
  std::vector<EventChoice> out;
  out.push_back(chosen_in({"budget", "Budget", "", {"$10,000", "$5,000", "$15,000", "$20,000", "$25,000"}, {nullptr, 5000, 15000, 20000, 25000}}, wishes));
  out.push_back(chosen_in({"bodies", "Kind", "", {"any", "car", "cycle", "trike"}, {nullptr, Doc::array({"car"}), Doc::array({"cycle"}), Doc::array({"trike"})}}, wishes));
  out.push_back(chosen_in({"weapons", "Main weapon", "", {"any", "machine gun", "recoilless rifle", "rocket launcher", "laser", "flamethrower"},
                           {nullptr, Doc::array({"MG front"}), Doc::array({"RR front"}), Doc::array({"RL front"}), Doc::array({"L front"}), Doc::array({"FT front"})}}, wishes));
  out.push_back(chosen_in({"dropped", "Something dropped behind", "", {"if it fits", "yes"}, {nullptr, true}}, wishes));
  out.push_back(chosen_in({"top_speed", "Top speed at least", "", {"any", "80 mph", "100 mph", "120 mph"}, {nullptr, 80, 100, 120}}, wishes));
  out.push_back(chosen_in({"acceleration", "Acceleration at least", "", {"any", "5", "10", "15"}, {nullptr, 5, 10, 15}}, wishes));
  out.push_back(chosen_in({"armor", "Armor in front at least", "", {"any", "20", "30", "40", "60"},
                           {nullptr, in_front(20), in_front(30), in_front(40), in_front(60)}}, wishes));
  out.push_back(chosen_in({"power", "Power", "", {"any", "electric", "gas"}, {nullptr, "electric", "gas"}}, wishes));
  return out;
}

Expected<Doc> clean_event(Doc const& event) {
  Expected<build::Event> const read = build::read_event(event);
  if (!read) return read.error();
  return build::write_event(*read);
}

}  // namespace paddock::car_wars::show
