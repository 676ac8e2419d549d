// A vehicle's design is its owner's secret until an event reveals it (CW 24): two that a walk round cannot tell apart have the same
// whole picture for everybody else, turn after turn.
#include <catch2/catch_test_macros.hpp>

#include "picture.hpp"
#include "session/sim.hpp"
#include "session/workshops.hpp"

using namespace paddock;

namespace {

// What `seat` brings or orders, typed and sealed.
void order(Session& s, Seat seat, std::string_view text) {
  REQUIRE(s.actor() == seat);
  Verdict const done = s.commit_text(seat, text);
  INFO(text << ": " << done.why);
  REQUIRE(done.why == "");
}

std::string tag_of(Doc const& design) {
  Expected<std::string> const tag = workshop_of("car_wars")->tag(design);
  REQUIRE(tag);
  return *tag;
}

Doc base() {
  return {{"body", "midsize"}, {"chassis", "standard"}, {"suspension", "heavy"}, {"plant", "large"}, {"tires", "4 heavy_duty"}, {"crew", Doc::array({"driver"})},
          {"weapons", Doc::array({"MG front"})}, {"armor", {{"front", 20}, {"back", 20}, {"left", 15}, {"right", 15}, {"top", 10}, {"underbody", 10}}}};
}
// Two cars far apart; the last seat brings `design`. Phases in which both hold their course and their fire.
std::unique_ptr<Session> duel(Doc const& design, int phases, std::string const& arena = "") {
  SimPlan plan;
  plan.game = "car_wars";
  plan.bots.assign(2, "random");
  std::vector<int> who;
  Setup setup = sim_setup(plan, 0, who);
  for (auto& seat : setup.seats) seat.driver = "link";
  if (!arena.empty()) setup.track.clear(), setup.track_text = arena;
  auto made = start_session(setup, 5, 77);
  REQUIRE(made);
  std::unique_ptr<Session> s = std::move(*made);
  order(*s, 0, tag_of(base()) + ", 20 mph");
  order(*s, 1, tag_of(design) + ", 20 mph");
  for (int phase = 0; phase < phases; ++phase)
    for (Seat seat = 0; seat < 2; ++seat) order(*s, seat, "straight; fire hold");
  return s;
}

Doc with(char const* key, Doc value) {
  Doc out = base();
  out[key] = std::move(value);
  return out;
}

}  // namespace

TEST_CASE("what a car is inside is in no picture of another seat until it shows", "[session][links][car_wars]") {
  Doc const secrets[] = {with("armor", {{"front", 31}, {"back", 7}, {"left", 18}, {"right", 12}, {"top", 4}, {"underbody", 13}}),
                         with("plant", "medium"), with("weapons", Doc::array({"RR front"})), with("tires", "4 puncture_resistant"),
                         with("tires", "2 heavy_duty front; 2 solid back"), with("tires", "2 heavy_duty front; 2 heavy_duty fireproof back"),
                         with("accessories", Doc::array({"targeting_computer"})), with("chassis", "heavy")};
  for (int phases : {0, 1, 3}) {
    auto const plain = duel(base(), phases);
    for (Doc const& secret : secrets) {
      auto const other = duel(secret, phases);
      INFO(dump_doc(secret) << " after " << phases << " phases");
      REQUIRE(other->hash() != plain->hash());
      for (Seat viewer : {kNobody, Seat(0)}) CHECK(picture::difference(picture::of(*other, viewer), picture::of(*plain, viewer)) == "");
      CHECK(picture::difference(picture::of(*other, 1), picture::of(*plain, 1)) != "");
    }
  }
}

TEST_CASE("R-24 what is fake looks like what is real, turn after turn", "[session][links][car_wars][R-24]") {
  Doc const mg_behind = with("weapons", Doc::array({"MG front", "MG back"}));
  Doc fake_behind = base();
  fake_behind["accessories"] = Doc::array({Doc{{"item", "fake_weapon"}, {"mount", "back"}}});
  std::pair<Doc, Doc> const pairs[] = {{with("accessories", Doc::array({"2 wheelguards of 5 back"})), with("accessories", Doc::array({"2 fake_wheelguards back"}))},
                                       {with("accessories", Doc::array({"2 wheelguards of 2 metal back"})), with("accessories", Doc::array({"2 fake_wheelguards back"}))},
                                       {with("accessories", Doc::array({"2 wheelhubs of 4 front"})), with("accessories", Doc::array({"2 fake_wheelhubs front"}))},
                                       {mg_behind, fake_behind}};
  for (int phases : {0, 2}) {
    auto const plain = duel(base(), phases);
    for (auto const& [real, fake] : pairs) {
      auto const one = duel(real, phases), other = duel(fake, phases);
      INFO(dump_doc(fake) << " after " << phases << " phases");
      for (Seat viewer : {kNobody, Seat(0)}) {
        CHECK(picture::difference(picture::of(*other, viewer), picture::of(*one, viewer)) == "");
        CHECK(picture::difference(picture::of(*other, viewer), picture::of(*plain, viewer)) != "");
      }
    }
  }
}

TEST_CASE("R-24 of a weapon that has not fired the type of its port is seen", "[session][links][car_wars][R-24]") {
  auto const seen = [](char const* weapon) { return duel(with("weapons", Doc::array({weapon})), 1)->public_position().at("cars").at(1).at("guns").at(0); };
  std::pair<char const*, char const*> const types[] = {{"MG front", "small_bore"}, {"ATG front", "large_bore"}, {"MR front", "rocket"}, {"LL front", "laser"}, {"FT front", "flamethrower"},
                                                       {"MD back", "dropped_solid"}, {"OJ back", "dropped_liquid"}, {"SS back", "dropped_gas"}, {"SkD left", "discharger"}};
  for (auto const& [weapon, port] : types) {
    INFO(weapon);
    Doc const gun = seen(weapon);
    CHECK(gun.at("port") == port);
    CHECK(gun.at("kind") == -1);
  }
}

TEST_CASE("R-24 a concealed weapon that shows itself does so by its name, in links too", "[session][links][car_wars][R-24]") {
  Doc hidden = base();
  hidden["weapons"] = Doc::array({"MG front", Doc{{"weapon", "MG"}, {"mount", "left"}, {"concealment", "concealment"}}});
  auto const s = duel(hidden, 1);
  CHECK(s->public_position().at("cars").at(1).at("guns").size() == 1);
  int const turn = s->turn();
  order(*s, 0, "straight; fire hold");
  order(*s, 1, "open 2, straight; fire hold");
  auto const said = [&](Session const& copy) { return post::write_report(copy.report(turn), post::ReportFormat::Plain); };
  INFO(said(*s));
  CHECK(said(*s).find("is seen to carry: Machine gun left") != std::string::npos);
  auto const copy = open_link(s->invite_link(0), 7);
  INFO((copy ? "" : copy.error().text()));
  REQUIRE(copy);
  CHECK(said(*copy->session).find("is seen to carry: Machine gun left") != std::string::npos);
}

TEST_CASE("R-24 of the concealed weapons before the one that has shown itself nothing is seen", "[session][links][car_wars][R-24]") {
  auto const truth = [](char const* weapon, char const* place) {
    Doc design = base();
    design["weapons"] = Doc::array({Doc{{"weapon", weapon}, {"mount", place}, {"concealment", "concealment"}}, Doc{{"weapon", "MG"}, {"mount", "back"}, {"concealment", "concealment"}}});
    auto s = duel(design, 1);
    order(*s, 0, "straight; fire hold");
    order(*s, 1, "open 2, straight; fire hold");
    return s;
  };
  auto const plain = truth("MG", "left");
  REQUIRE(plain->public_position().at("cars").at(1).at("guns").at(1).at("shown") == true);
  for (auto const& [weapon, place] : {std::pair{"MG", "right"}, {"MG", "back"}, {"FT", "left"}, {"MD", "back"}}) {
    INFO(weapon << " " << place);
    auto const other = truth(weapon, place);
    REQUIRE(other->hash() != plain->hash());
    for (Seat viewer : {kNobody, Seat(0)}) CHECK(picture::difference(picture::of(*other, viewer), picture::of(*plain, viewer)) == "");
  }
}

namespace {

// A phase more, in which the last seat does this and the other one nothing.
void phase_of(Session& s, std::string_view text) {
  order(s, 0, "straight; fire hold");
  order(s, 1, text);
}
std::string log_of(Session const& s, int turn, Seat viewer) {
  std::string out;
  for (auto const& lines : {s.log(turn), s.notes(turn, viewer)})
    for (Line const& line : lines) out += line.text + (line.rules.empty() ? "" : " " + std::string(line.rules[0].text())) + "\n";
  return out;
}
bool has(std::string const& text, std::string_view what) { return text.find(what) != std::string::npos; }

Doc with_smoke(char const* dropper) {
  return with("weapons", Doc::array({"SS back", dropper, Doc{{"link", "link"}, {"weapons", Doc::array({0, 1})}}}));
}

}  // namespace

TEST_CASE("CW-058 what is dropped under smoke is told to who has dropped it and to nobody else", "[session][links][car_wars][CW-058]") {
  Doc alone = with("weapons", Doc::array({"SS back", "MD back"}));
  std::unique_ptr<Session> const truths[] = {duel(with_smoke("MD back"), 2), duel(with_smoke("SD back"), 2), duel(alone, 2)};
  int const turn = truths[0]->turn();
  for (auto const& s : truths) phase_of(*s, "automatic 1, straight; fire hold");
  for (auto const& s : truths)
    for (Seat viewer : {kNobody, Seat(0)}) {
      INFO(log_of(*s, turn, viewer));
      CHECK(picture::difference(picture::of(*s, viewer), picture::of(*truths[0], viewer)) == "");
      CHECK(has(log_of(*s, turn, viewer), "drops smoke"));
      CHECK_FALSE(has(log_of(*s, turn, viewer), "CW-058"));
    }
  CHECK(has(log_of(*truths[0], turn, 1), "drops a mine, which nobody else sees. CW-058"));
  CHECK(has(log_of(*truths[1], turn, 1), "drops spikes, which nobody else sees. CW-058"));
  CHECK_FALSE(has(log_of(*truths[2], turn, 1), "CW-058"));
}

TEST_CASE("CW-058 what is dropped under smoke in a no-drop zone costs points that its owner alone hears of", "[session][links][car_wars][CW-058][CW-166]") {
  std::string const arena = R"({"title": "Open", "about": "Nothing may be dropped.", "size": [40, 30], "starts": [{"at": [3, 15], "heading": 90}, {"at": [37, 15], "heading": 270}],
                                "zones": [{"kind": "no_drop", "box": [1, 1, 38, 28], "worth": 7}]})";
  std::unique_ptr<Session> const truths[] = {duel(with_smoke("MD back"), 2, arena), duel(with_smoke("SD back"), 2, arena), duel(with("weapons", Doc::array({"SS back", "MD back"})), 2, arena)};
  int const turn = truths[0]->turn();
  for (auto const& s : truths) phase_of(*s, "automatic 1, straight; fire hold");
  for (auto const& s : truths)
    for (Seat viewer : {kNobody, Seat(0)}) CHECK(picture::difference(picture::of(*s, viewer), picture::of(*truths[2], viewer)) == "");
  CHECK(picture::difference(picture::of(*truths[0], 1), picture::of(*truths[2], 1)) != "");
  CHECK(has(log_of(*truths[0], turn, 1), "in a no-drop zone, which nobody else knows yet. CW-166"));
  CHECK_FALSE(has(log_of(*truths[2], turn, 1), "nobody else knows yet"));
}

TEST_CASE("R-24 what is switched on board is told to its driver and to nobody else", "[session][links][car_wars][R-24][R-22]") {
  struct Row {
    char const *key, *item, *order, *told;
  };
  Row const rows[] = {{"accessories", "high_torque_motors", "torque, straight; fire hold", "switches the *torque motors* off: acceleration 10, top speed"},
                      {"accessories", "overdrive", "overdrive, straight; fire hold", "switches the *overdrive* on: acceleration 5, top speed"},
                      {"plant_mods", "improved_supercharger_capacitors", "capacitors, straight; fire hold", "uses the *capacitors*: 5 mph more acceleration in this turn, "},
                      {"accessories", "laser_battery", "straight, automatic 1; fire hold", "puts Machine gun front on automatic. R-8.5"}};
  for (Row const& row : rows) {
    INFO(row.order);
    Doc design = base();
    design[row.key] = Doc::array({row.item});
    auto const used = duel(design, 1), left = duel(design, 1);
    int const turn = used->turn();
    phase_of(*used, row.order), phase_of(*left, "straight; fire hold");
    REQUIRE(used->hash() != left->hash());
    for (Seat viewer : {kNobody, Seat(0)}) CHECK(picture::difference(picture::of(*used, viewer), picture::of(*left, viewer)) == "");
    INFO(log_of(*used, turn, 1));
    CHECK(has(log_of(*used, turn, 1), row.told));
    CHECK_FALSE(has(log_of(*left, turn, 1), row.told));
    auto const copy = open_link(used->invite_link(1), 7);
    REQUIRE(copy);
    CHECK(has(log_of(*copy->session, turn, 1), row.told));
  }
}
