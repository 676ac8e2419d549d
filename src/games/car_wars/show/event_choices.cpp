#include "games/car_wars/show/event_choices.hpp"

#include "games/car_wars/build/event.hpp"

namespace paddock::car_wars::show {
namespace {

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
                           {"Classic", "Compendium", "UACFH", "Pyramid"}, {"Classic", "CWC", nullptr, "PYRAMID"}}, event));
  out.push_back(chosen_in({"military", "Military parts", "Out by the tournament guidelines.", {"out", "in"}, {nullptr, true}}, event));
  out.push_back(chosen_in({"banned", "Other parts off by default", "What the tournament guidelines keep out.", {"out", "in"}, {nullptr, true}}, event));
  return out;
}

Expected<Doc> clean_event(Doc const& event) {
  Expected<build::Event> const read = build::read_event(event);
  if (!read) return read.error();
  return build::write_event(*read);
}

}  // namespace paddock::car_wars::show
