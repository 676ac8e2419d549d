#include "games/car_wars/car_wars.hpp"

#include "core/text.hpp"
#include "games/car_wars/ask/ask.hpp"
#include "games/car_wars/build/search.hpp"
#include "games/car_wars/build/shop.hpp"
#include "games/car_wars/duel/drive.hpp"
#include "games/car_wars/duel/entry.hpp"
#include "games/car_wars/duel/score.hpp"
#include "games/car_wars/duel/shoot_parts.hpp"
#include "games/car_wars/rules/crash.hpp"
#include "games/car_wars/rules/ram_tables.hpp"
#include "games/car_wars/rules/register.hpp"
#include "games/car_wars/show/designer.hpp"
#include "games/car_wars/show/event_choices.hpp"
#include "games/car_wars/show/scene_parts.hpp"

namespace paddock::car_wars {

static_assert(Game<CarWars> && ViewLinks<CarWars> && HasOrderWords<CarWars>);

namespace {

Expected<duel::Arena> find_arena(Setup const& setup) {
  if (!setup.track_text.empty()) {
    auto arena = duel::read_arena(setup.track_text);
    if (!arena) return Error{"/setup/map" + arena.error().where, arena.error().what};
    return arena;
  }
  std::string const id = setup.track.empty() ? std::string(duel::arena_names().front()) : setup.track;
  std::string_view const text = duel::arena_text(id);
  if (text.empty()) return Error{"/setup/track", "There is no built-in arena '" + cut(id, 40) + "'."};
  return duel::read_arena(text);
}

std::vector<duel::Car> stock_cars_of(duel::Settings const& rules) {
  std::vector<duel::Car> out;
  for (int i = 0; i < duel::most_stock(); ++i) {
    duel::Car car = duel::enter(duel::brought({.stock = int16_t(i)}, rules).design, rules);
    car.here = duel::stock_fits(i, rules);
    car.stock = int16_t(i);
    out.push_back(car);
  }
  return out;
}

// Every table is read before the first phase: rules take no heap while a duel is searched.
void read_tables(duel::Arena const& arena, duel::Settings const& rules, duel::Car const& car) {
  duel::Board board;
  board.turn = 2, board.phase = 1;
  for (int i = 0; i < 2; ++i) {
    board.cars.push(car);
    board.cars[i].here = true;
    board.cars[i].pose = {{(4 + 3 * i) * geometry::kInch, 4 * geometry::kInch}, 0};
    board.cars[i].pace = duel::pace_of(40);
  }
  duel::Book const book{arena, rules};
  duel::ShotList list;
  duel::shots(book, board, 0, list);
  duel::preview(book, board, 0, duel::pace_of(20), 1, 0);
  duel::can_affect(book, board, 0);
  duel::life_of(book, duel::Lie::smoke);
  crash_tables();
  ram_dice(Ratio(40), RowBetween::below);
  event_hazard(HazardEvent::debris, 0, false, rules.hazard);
}

}  // namespace

Expected<CarWars> CarWars::make(Setup const& setup) {
  auto rules = duel::read_settings(setup.settings);
  if (!rules) return rules.error();
  auto arena = find_arena(setup);
  if (!arena) return arena.error();
  size_t const most = std::min(arena->starts.size(), size_t(duel::kMostCars));
  if (setup.seats.size() < 2 || setup.seats.size() > most)
    return Error{"/setup/seats", "2 to " + std::to_string(most) + " cars fight in this arena."};
  CarWars g;
  g.setup_ = setup;
  g.rules_ = std::make_shared<duel::Settings const>(*rules);
  g.arena_ = std::make_shared<duel::Arena const>(std::move(*arena));
  g.stock_cars_ = std::make_shared<std::vector<duel::Car> const>(stock_cars_of(*rules));
  read_tables(*g.arena_, *g.rules_, g.stock_cars_->front());
  g.ground_ = show::ground_of(*g.arena_);
  return g;
}

std::string CarWars::name_of(Seat seat) const { return seat >= 0 && seat < seats() ? setup_.seats[size_t(seat)].name : "a car"; }

Expected<std::unique_ptr<DesignSearch>> CarWars::design_search(Doc const& wishes) { return build::search_designs(wishes); }

Workshop const& workshop() {
  static constexpr WorkshopWords words = {
      {"$", "$", "", "Price in dollars."}, {"lb", "", " lb", "Weight in pounds."}, {"sp", "", " spaces", "Spaces: the room it takes up inside."}, "Legal: it may enter a duel", "Rules of the event", "Usual parts, any budget", "Stock of the divisions",
      "Ready to enter a duel of that budget.", "Division",
      "Single parts are switched in the list of parts while this is open.", "Nothing of that name. A part of a word is enough: \"rocket\", \"tire\".",
      "The most damage first.", "Damage: the points that five turns of fire are expected to do. Other armor: all sides but the front."};
  static Workshop const all = {.game = "car_wars", .words = words, .mine = build::is_design, .check = build::check_design, .clean = build::clean_design, .tag = build::design_tag,
                                   .read_tag = build::design_of_tag, .tag_like = build::is_tag_like, .view = show::view_design, .sections = show::sections,
                                   .catalogue = show::catalogue_page, .event_choices = show::event_choices, .clean_event = show::clean_event,
                                   .templates = show::templates, .record_page = show::record_page, .from_nothing = true, .wish_choices = show::wish_choices,
                                   .ask = ask, .questions = questions, .ask_words = &ask_words(), .rule = rule_named};
  return all;
}

}  // namespace paddock::car_wars
