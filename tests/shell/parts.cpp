// The parts of the shell, without a window.
#include <catch2/catch_test_macros.hpp>

#include "../desk/nowhere.hpp"
#include "core/assets.hpp"
#include "core/dice.hpp"
#include "session/sim.hpp"
#include "events/draw.hpp"
#include "events/event_file.hpp"
#include "screens/rules/book.hpp"
#include "screens/rules/sheet.hpp"
#include "shell/impl.hpp"
#include "shell/papers_sheet.hpp"
#include "ui/widgets.hpp"

using namespace paddock;
using namespace paddock::app;

namespace {

Setup two_by_link() {
  Setup s;
  s.game = "nascar";
  s.track = "short_oval";
  for (int i = 0; i < 2; ++i) s.seats.push_back({i ? "Jo" : "Kim", i, i + 7, "link", Doc::object()});
  return s;
}

// A table link of a race in that turn; where it has parted other orders were given.
std::string link_of(int turn, int parted = 0) {
  auto made = start_session(two_by_link(), 5, 0x77);
  REQUIRE(made);
  Session& s = **made;
  for (uint64_t n = 0; s.actor() >= 0 && s.turn() < turn; ++n) {
    bool const other = parted > 0 && s.turn() >= parted;
    REQUIRE(sim_move(s, other ? "random" : "easy", mix64(n + (other ? 4000 : 0))));
  }
  return s.table_link();
}

struct Parts {
  Nowhere host;
  Jobs jobs;
  store::Library library{host.storage()};
  LeagueDesk league{library.league()};
  EventDesk event{library};
  Board board{""};
  UiState ui;
  std::vector<Intent> intents;
  Frames frames;
  Device device;
  Shelf shelf;
  Means const means{host, library, ui, intents, frames};
  OpenRace race{means, jobs, shelf};
  Screens screens{means, race, shelf, league, event};
  ProblemCard problem{frames};
  OfflineCard offline;
  Back back{ui, screens, problem, offline};
  Races races{means, board, race, screens, problem};
  Copies copies{means, race, races, problem};
  Papers papers{ui, race, league, event};
  LeagueWork work{means, league, race, races, papers, problem};
  EventWork event_work{means, event, race, races, screens, problem};
  Files files{means, shelf, copies, work, event_work, problem};
  Opener opener{means, race, races, copies, files, problem};
  Banner banner{device, race, league, event, papers};

  Stage stage() {
    return {.host = host, .ui = ui, .library = library, .play = race.get(), .board = nullptr, .window = {}, .view = {}, .gesture = {},
            .read_only = race.read_only(), .intents = intents};
  }
  std::vector<std::string> banner_buttons() {
    Twin twin;
    banner.twin(twin);
    std::vector<std::string> out;
    for (TwinButton const& b : twin.decision.buttons) out.push_back(b.id);
    return out;
  }
};

}  // namespace

TEST_CASE("a link opens its race, an older one leaves it alone, one that went otherwise is kept beside it", "[app][shell][copies]") {
  Parts parts;
  parts.opener.open(link_of(5), true);
  REQUIRE(parts.race);
  CHECK(parts.ui.screen == ScreenId::Table);
  CHECK(parts.race->session().turn() == 5);
  std::string const first = parts.race->id();
  parts.race.keep();
  CHECK(parts.library.has(first));
  CHECK_FALSE(parts.race.unsaved());
  parts.opener.open(link_of(3), true);
  CHECK(parts.race->session().turn() == 5);
  CHECK(toast_words().find("older than what is kept here") != std::string::npos);
  CHECK_FALSE(parts.problem.any());
  parts.opener.open(link_of(6, 3), true);
  CHECK(parts.race->id() == first + "-2");
  CHECK(parts.race->session().turn() == 6);
  REQUIRE(parts.problem.any());
  parts.copies.open_other();
  CHECK_FALSE(parts.problem.any());
  CHECK(parts.race->id() == first);
  CHECK(parts.race->session().turn() == 5);
  CHECK(parts.library.list().size() == 2);
}

TEST_CASE("a file that was only looked at is what is kept here already: no card is shown", "[app][shell][copies]") {
  for (int turn : {3, 1000}) {           // within the race, and at its end
    auto made = start_session(two_by_link(), 5, 0x77);
    REQUIRE(made);
    for (uint64_t n = 0; (*made)->actor() >= 0 && (*made)->turn() < turn; ++n) REQUIRE(sim_move(**made, "easy", mix64(n)));
    std::string const file = dump_doc((*made)->save());   // as the command line writes it, without a desk
    Parts parts;
    parts.opener.open_file("race.json", file);
    REQUIRE(parts.race);
    parts.race.keep();
    parts.opener.open_file("race.json", file);
    CHECK_FALSE(parts.problem.any());
    CHECK(toast_words().find("This is what is kept here already.") != std::string::npos);
    parts.screens.go(ScreenId::Home);
    parts.opener.open_file("race.json", file);
    CHECK_FALSE(parts.problem.any());
    CHECK(parts.library.list().size() == 1);
  }
}

TEST_CASE("what cannot be opened is said on the card and changes nothing", "[app][shell][problem]") {
  Parts parts;
  parts.opener.open("no link at all", false);
  CHECK(parts.problem.title() == "No link and no order in it");
  parts.opener.open("CW1.0nvtJAgCAACYAQQAAAQ", false);
  CHECK(parts.problem.title() == "This design tag is torn");
  parts.opener.open_file("empty.json", " \n");
  CHECK(parts.problem.title() == "This file is empty");
  parts.opener.open_file("photo.png", "\x89PNG\r\n\x1a\n");
  CHECK(parts.problem.title() == "This file is a picture, not a race");
  parts.opener.open_file("program", std::string("MZ\0\0\0\3\0\0", 8));
  CHECK(parts.problem.title() == "Nothing here can open this file");
  CHECK_FALSE(parts.race);
  CHECK(parts.ui.screen == ScreenId::Home);
  Twin twin;
  parts.problem.twin(twin);
  REQUIRE(twin.decision.buttons.size() == 1);
  Stage stage = parts.stage();
  CHECK(parts.problem.twin_command(stage, twin.decision.buttons[0].id));
  CHECK_FALSE(parts.problem.any());
}

TEST_CASE("while another tab holds a race nothing of it is written here", "[app][shell]") {
  Parts parts;
  parts.races.start(two_by_link());
  REQUIRE(parts.race);
  CHECK(parts.ui.screen == ScreenId::Gm);
  parts.race.set_lock(LockState::Elsewhere);
  CHECK(parts.race.read_only());
  CHECK(parts.banner_buttons() == std::vector<std::string>{"take-over"});
  parts.race.keep();
  CHECK(parts.library.list().empty());
  parts.race.set_lock(LockState::Mine);
  CHECK(parts.banner_buttons().empty());
  CHECK(parts.race.unsaved());
  parts.race.keep();
  CHECK(parts.library.list().size() == 1);
  CHECK_FALSE(parts.race.unsaved());
}

TEST_CASE("Back takes the uppermost: card, sheet, screen, and at home none", "[app][shell]") {
  Parts parts;
  Stage at_home = parts.stage();
  CHECK_FALSE(parts.back.back(at_home));
  parts.races.start(two_by_link());
  parts.screens.go(ScreenId::Table);
  CHECK(parts.screens.trail().depth() == 1);
  parts.ui.sheet = SheetId::Rules;
  parts.problem.show({.title = "Wrong", .words = "Quite."});
  Stage stage = parts.stage();
  CHECK(parts.back.back(stage));
  CHECK_FALSE(parts.problem.any());
  CHECK(parts.ui.sheet == SheetId::Rules);
  CHECK(parts.back.back(stage));
  CHECK(parts.ui.sheet == SheetId::None);
  CHECK(parts.intents.empty());
  CHECK(parts.back.back(stage));
  REQUIRE(parts.intents.size() == 1);
  CHECK(parts.intents[0].kind == Intent::Go);
  CHECK(ScreenId(parts.intents[0].number) == ScreenId::Gm);
  parts.screens.go(ScreenId::Gm);
  CHECK(parts.screens.trail().depth() == 0);
  parts.screens.go(ScreenId::Home);
  CHECK_FALSE(parts.race);
}

TEST_CASE("what is copied without a connection waits until there is one", "[app][shell]") {
  OfflineCard card;
  Intent const first{Intent::Copy, 0, "#o1", "Orders link copied.", {}}, again{Intent::Copy, 0, "#o2", "Orders link copied.", {}};
  card.keep(first, nullptr);
  CHECK(card.waiting() == 0);
  card.heard(false);
  card.keep(first, nullptr);
  card.keep(again, nullptr);            // the same thing, written anew
  CHECK(card.waiting() == 1);
  CHECK_FALSE(card.open());
  card.heard(true);
  CHECK(card.open());
}

TEST_CASE("the twin is told when things have come to rest, and now and then in a film", "[app][shell]") {
  Frames frames;
  CHECK_FALSE(frames.rests());
  for (int i = 0; i < 3; ++i) frames.begin(i);
  CHECK(frames.rests());
  frames.stepping(true);
  int told = 0;
  for (int i = 3; i < 19; ++i) frames.begin(i), told += frames.rests();
  CHECK(told == 2);
  frames.stepping(false);
  frames.poke();
  CHECK_FALSE(frames.rests());
}

TEST_CASE("a chosen look is kept, and 'as the system' again takes the choice back", "[app][shell]") {
  Nowhere host;
  store::Library library{host.storage()};
  LookChoice look;
  CHECK(look.choose({Intent::SetTheme, 2, {}, {}, {}}, library));
  CHECK(look.choose({Intent::SetScale, 130, {}, {}, {}}, library));
  CHECK_FALSE(look.choose({Intent::Undo, 0, {}, {}, {}}, library));
  look.read(library);
  CHECK(look.theme() == 2);
  CHECK(look.percent() == 130);
  CHECK(look.choose({Intent::SetTheme, 0, {}, {}, {}}, library));
  look.read(library);
  CHECK(look.theme() == 0);
}

TEST_CASE("an event comes as a link, its race is begun once and gone on with, its result is offered and entered", "[app][shell][event]") {
  Parts p;
  Doc const file{{"format", "paddock-event"}, {"kind", "series"}, {"title", "Spring Cup"}, {"game", "null"}, {"seed", "0123456789abcdef"},
                 {"entrants", {{{"name", "Ann"}, {"number", 1}, {"livery", 0}, {"driver", "bot easy"}}, {{"name", "Bo"}, {"number", 2}, {"livery", 1}, {"driver", "bot easy"}}}},
                 {"rounds", {{{"name", "Round 1"}}}}};
  auto const event = app::events::read_event(file);
  REQUIRE(event);
  auto const drawn = app::events::drawn(*event, 0);
  REQUIRE(drawn);
  auto const link = app::events::event_link(*drawn);
  REQUIRE(link);
  p.opener.open("https://paddock.example/" + *link, true);
  CHECK_FALSE(p.problem.any());
  CHECK(p.ui.screen == ScreenId::Events);
  REQUIRE(p.event.ready());
  REQUIRE(p.event.next());
  Intent const start{Intent::Event, int64_t(EventDo::Start), dump_doc(setup_to_doc(*p.event.next())), {}, {}};
  p.event_work.carry_out(start);
  REQUIRE(p.race);
  std::string const id = p.race->id();
  CHECK(p.race->race().seat_name(0) == p.event.next()->seats[0].name);
  p.race.keep();
  p.screens.go(ScreenId::Home);
  p.event_work.carry_out(start);
  REQUIRE(p.race);
  CHECK(p.race->id() == id);   // the same one
  CHECK_FALSE(p.papers.counts_for_event());
  auto session = start_session(*p.event.next(), 5, 6);
  REQUIRE(session);
  for (uint64_t n = 0; (*session)->actor() >= 0; ++n) REQUIRE(sim_move(**session, "easy", mix64(n)));
  p.races.become(std::make_unique<Play>("over", std::move(*session)));
  REQUIRE(p.papers.counts_for_event());
  CHECK(p.banner_buttons() == std::vector<std::string>{"event-enter"});
  p.event_work.carry_out({Intent::Event, int64_t(EventDo::Enter), {}, {}, {}});
  CHECK(p.ui.screen == ScreenId::Events);
  REQUIRE(p.event.ready());
  CHECK_FALSE(p.event.next());
  CHECK(p.event.text().find("\"record\"") != std::string::npos);
  p.opener.open("#eAAAAAAAAAAAAAAAAAAAAAAAAAAAA", false);   // no event
  CHECK(p.problem.any());
}

TEST_CASE("in the league's sheet a side withdraws, is driven for and comes back, and each can be undone", "[app][shell][events]") {
  Parts parts;
  auto const club = [](char const* name, char const* riders) { return std::string(R"({"name": ")") + name + R"(", "driver": "screen", "riders": ")" + riders + "\"}"; };
  parts.opener.open_file("league.json", R"({"format": "paddock-league", "game": "gravel_kings", "title": "Shale League", "clubs": [)" + club("Hornets", "Archer 8.6, Bell 7.2, Cole 6.1, Dunn 4.9, Eddy 4.0") + ", " +
                                            club("Lanterns", "Nash 8.9, Odell 7.0, Pike 6.0, Quinn 5.1, Reed 3.9") + "]}");
  REQUIRE(parts.league.ready());
  std::optional<PapersSheet> sheet(std::in_place, parts.league, parts.papers);
  auto const does = [&](char const* id, char const* value = "") {
    Stage stage = parts.stage();
    parts.intents.clear();
    REQUIRE(sheet->twin_command(stage, id, value));
    for (Intent const& one : std::vector<Intent>(parts.intents)) parts.work.carry_out(one);
    Twin twin;
    sheet->twin(stage, twin);
    std::string out;
    for (TwinButton const& b : twin.decision.buttons) out += b.id + " ";
    for (TwinField const& field : twin.decision.fields) out += field.id + " ";
    return out;
  };
  std::string words = does("league-side", "1");
  CHECK(words.find("entrant-withdraw ") != std::string::npos);
  CHECK(words.find("entrant-sub-on ") != std::string::npos);
  words = does("entrant-sub-on", "Kim (bot easy)");
  CHECK(words.find("entrant-return ") != std::string::npos);
  CHECK(words.find("event-undo ") != std::string::npos);
  REQUIRE(parts.league.ready());
  REQUIRE(parts.league.next());
  CHECK(parts.league.next()->seats[0].name == "Kim (sub for Lanterns)");
  CHECK(parts.league.next()->seats[0].driver == "bot easy");
  does("event-undo");
  REQUIRE(parts.league.ready());
  CHECK(parts.league.next()->seats[0].name == "Lanterns");
  does("entrant-withdraw");
  REQUIRE(parts.league.ready());
  CHECK_FALSE(parts.league.next());
  does("entrant-return");
  REQUIRE(parts.league.ready());
  parts.work.carry_out({Intent::League, int64_t(LeagueDo::Next), {}, {}, {}});
  REQUIRE(parts.race);
  std::string const open = parts.race->id();
  parts.race.keep();
  sheet.emplace(parts.league, parts.papers);   // it is opened again
  does("league-side", "1");
  does("entrant-sub", "Kim");            // his meeting has begun here: it would not be found again
  REQUIRE(parts.league.ready());
  CHECK(parts.league.next()->seats[0].name == "Lanterns");
  does("entrant-withdraw");              // and would fall away
  REQUIRE(parts.league.ready());
  CHECK(parts.league.next());
  parts.work.carry_out({Intent::League, int64_t(LeagueDo::Next), {}, {}, {}});
  CHECK(parts.race->id() == open);
}

TEST_CASE("an arena is taken by the set-up screen, a save by nobody's map", "[app][shell][board]") {
  Parts p;
  p.screens.go(ScreenId::Setup);
  p.ui.setup_game = "car_wars";
  std::string const arena(asset("assets/games/car_wars/arenas/kestrel_yard.json"));
  p.opener.open_file("own.json", arena);
  CHECK_FALSE(p.problem.any());
  CHECK(std::exchange(p.ui.dropped_map, {}) == arena);
  p.opener.open(arena, false);           // pasted
  CHECK(std::exchange(p.ui.dropped_map, {}) == arena);
  p.ui.setup_game = "gravel_kings";
  p.opener.open_file("own.json", asset("assets/games/gravel_kings/deck.json"));
  CHECK_FALSE(std::exchange(p.ui.dropped_map, {}).empty());
  p.ui.setup_game = "car_wars";
  for (char const* faulty : {R"({"title": "T"})", "{\"title\": \"T\", \"about\": }"}) {
    p.opener.open_file("own.json", faulty);
    CHECK(p.problem.title() == "This map does not work");
    p.problem.close();
  }
  p.opener.open_file("save.json", dump_doc((*start_session(two_by_link(), 5, 0x77))->save()));
  CHECK(p.race);
  CHECK(p.ui.dropped_map.empty());
}

TEST_CASE("on an event's page a track is a board, however faulty, and orders are orders", "[app][shell][board]") {
  Parts p;
  p.races.start(two_by_link());
  p.ui.screen = ScreenId::Events;
  p.ui.event_game = "nascar";
  std::string track(asset("assets/games/nascar/tracks/short_oval.txt"));
  p.opener.open_file("own.txt", track);
  CHECK_FALSE(std::exchange(p.ui.dropped_map, {}).empty());
  track.replace(track.find("rotation: ccw"), 13, "rotation: abc");
  p.opener.open_file("own.txt", track);
  CHECK(p.problem.title() == "This map does not work");
  CHECK(p.intents.empty());
  p.opener.open(track, false);
  CHECK(p.problem.title() == "This map does not work");
  p.problem.close();
  p.opener.open_file("own.json", R"({"title": "T"})");   // no board of Nascar is JSON
  CHECK(p.problem.title() != "This map does not work");
  for (char const* game : {"car_wars", "gravel_kings"}) {   // a track of another game
    p.ui.event_game = game;
    p.opener.open_file("own.txt", std::string(asset("assets/games/nascar/tracks/short_oval.txt")));
    INFO(game);
    CHECK(p.problem.title() == "This map does not work");
    CHECK(p.intents.empty());
    CHECK(p.ui.dropped_map.empty());
    p.problem.close();
  }
  p.opener.open("Kim: M M\nJo: L M\n", false);
  REQUIRE(p.intents.size() == 1);
  CHECK(p.intents[0].kind == Intent::TakeOrders);
  CHECK(p.ui.dropped_map.empty());
}

TEST_CASE("the rule book on an event's page is of the event, not of the race that is open", "[app][shell][rules]") {
  Parts p;
  p.races.start(two_by_link());
  p.ui.screen = ScreenId::Events;
  p.ui.event_game = "car_wars";
  p.ui.event_settings = Doc{{"division", 15000}};
  Stage const stage = p.stage();
  CHECK(present_game(stage) == "car_wars");
  REQUIRE(settings_in_force(stage, "car_wars"));
  CHECK(setting_in_force("car_wars", "division", settings_in_force(stage, "car_wars")).value == "$15,000");
  CHECK_FALSE(settings_in_force(stage, "nascar"));
}
