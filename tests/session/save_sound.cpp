// A save that was changed by hand in anything that belongs to the race is shown, not played on and not handed on.
#include <catch2/catch_test_macros.hpp>

#include "session/save_io.hpp"
#include "session/sim.hpp"

using namespace paddock;

namespace {

std::unique_ptr<Session> played(GameInfo const& game) {
  std::vector<int> who;
  Setup setup = sim_setup({game.id, "", 2, {"easy", "easy", "easy"}, 1}, 0, who);
  auto made = start_session(setup, 5, 77);
  REQUIRE(made);
  for (uint64_t n = 0; (*made)->actor() >= 0 && (*made)->turn() < 4; ++n) REQUIRE(sim_move(**made, "easy", n));
  return std::move(*made);
}

// Refused, or marked. Of a refused one nothing can be handed on either.
bool found_out(Doc const& save) {
  auto loaded = load_session(save);
  if (!loaded) return !loaded.error().what.empty();
  Session& s = **loaded;
  if (s.hash_matches()) return false;
  CHECK_FALSE(s.play(Action{}));
  CHECK((s.replay_link() + s.table_link() + s.invite_link(0) + s.orders_link(0)).empty());
  CHECK(s.report(1).title.find("does not add up") != std::string::npos);
  auto again = load_session(s.save());          // kept once more it is none the better
  REQUIRE(again);
  CHECK_FALSE((*again)->hash_matches());
  return true;
}

template <class Change>
bool found_out(Doc save, Change change) {
  change(save);
  return found_out(save);
}

Doc reversed(Doc const& d) {
  if (!d.is_object()) return d;
  Doc out = Doc::object();
  std::vector<std::string> keys;
  for (auto it = d.begin(); it != d.end(); ++it) keys.push_back(it.key());
  for (size_t i = keys.size(); i-- > 0;) out[keys[i]] = reversed(d[keys[i]]);
  return out;
}

}  // namespace

TEST_CASE("whatever of the race is changed in a save, the save is not sound", "[session][saves][texts]") {
  for (GameInfo const& game : games()) {
    INFO(game.id);
    Doc const save = played(game)->save();
    REQUIRE_FALSE(found_out(save));
    CHECK(found_out(save, [](Doc& d) { d["setup"]["laps"] = 3; }));
    CHECK(found_out(save, [](Doc& d) { d["setup"]["seats"][0]["name"] = "Somebody else"; }));
    CHECK(found_out(save, [](Doc& d) { d["setup"]["seats"][1]["driver"] = "you"; }));
    CHECK(found_out(save, [](Doc& d) { d["seed"] = "0000000000000006"; }));
    CHECK(found_out(save, [](Doc& d) { d["id"] = "0000000000000006"; }));
    CHECK(found_out(save, [](Doc& d) { d["role"] = "player"; }));
    for (Setting const& s : game.settings()) {
      std::string const other = s.choices.empty() ? std::to_string(s.high) : s.choices.back();
      CHECK(found_out(save, [&](Doc& d) { d["setup"]["settings"][s.name] = other; }));
    }
  }
}

TEST_CASE("a changed roll or decision in a save is found out, each of them", "[session][saves]") {
  for (GameInfo const& game : games()) {
    Doc const save = played(game)->save();
    for (size_t i = 0; i < save["tape"].size(); ++i) {
      INFO(game.id << " roll " << i);
      Doc const& roll = save["tape"][i];
      bool const chance = roll[2].get<std::string>().rfind("chance", 0) == 0;
      int const was = roll[3].get<int>(), now = chance ? 1 - was : was > 1 ? 1 : 2;
      CHECK(found_out(save, [&](Doc& d) { d["tape"][i][3] = now; }));
    }
    for (size_t i = 0; i < save["actions"].size(); ++i) {
      INFO(game.id << " decision " << i);
      CHECK(found_out(save, [&](Doc& d) { d["actions"][i][1] = "Seal"; }) != (save["actions"][i][1] == "Seal"));
      if (i) CHECK(found_out(save, [&](Doc& d) { std::swap(d["actions"][i][1], d["actions"][i - 1][1]); }) != (save["actions"][i][1] == save["actions"][i - 1][1]));
    }
    CHECK(found_out(save, [](Doc& d) { d["tape"].push_back({"more", 0, "d6", 1}); }));
  }
}

TEST_CASE("a save stays sound in another order of keys, with another desk and draft", "[session][saves]") {
  for (GameInfo const& game : games()) {
    Doc save = played(game)->save();
    CHECK_FALSE(found_out(reversed(save)));
    save["desk"] = Doc{{"turn", 1}};
    CHECK_FALSE(found_out(save));
    CHECK_FALSE(found_out(*parse_doc(dump_doc(save, true))));
  }
}

TEST_CASE("saves of the first schema are checked as they were written", "[session][saves]") {
  for (GameInfo const& game : games()) {
    auto const s = played(game);
    Doc save = s->save();
    save["schema"] = 1;
    CHECK(found_out(save));                     // the hash of a newer one is none of an older one
    save["hash"] = saves::to_hex(s->hash());
    CHECK_FALSE(found_out(save));
    CHECK(found_out(save, [](Doc& d) { d["hash"] = "0123456789abcdef"; }));
    auto const loaded = load_session(save);
    REQUIRE(loaded);
    CHECK(get_int((*loaded)->save(), "schema") == 3);
    CHECK_FALSE(found_out((*loaded)->save()));
  }
}
