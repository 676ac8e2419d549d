// case, link, track: checks and conversions.
#include <algorithm>
#include <cstdio>
#include <limits>

#include "cli/cli.hpp"
#include "cli/setup_check.hpp"
#include "core/assets.hpp"
#include "session/card_letters.hpp"
#include "session/case.hpp"
#include "session/save_io.hpp"

namespace paddock::cli {

namespace {

// Leagues and events are asked for above the games (events/).
CaseResult answer(Doc const& one) {
  std::string const check = get_text(one, "check");
  if (check != "league" && check != "event") return run_case(one);
  Doc const given = one.contains("given") ? one["given"] : Doc::object();
  auto const facts = check == "event" ? event_answer(given) : league_answer(get_text(one, "game"), given);
  return cases::answer_case(facts, one, {get_text(one, "id", "(no id)"), {}});
}

// A fault of a file's words, with its name before the place; one of the file has it already.
Error in_file(std::string const& path, Error const& e) { return e.where == path ? e : Error{e.where.empty() ? path : path + ": " + e.where, e.what}; }

void run_file(std::string const& path, bool verbose, int& passed, int& failed) {
  auto text = read_file(path);
  Expected<Doc> doc = text ? parse_written(*text) : Expected<Doc>(text.error());
  if (!doc) {
    ++failed;
    fail(in_file(path, doc.error()));
    return;
  }
  Doc const list = doc->is_array() ? *doc : Doc::array({*doc});
  for (auto const& one : list) {
    CaseResult const result = answer(one);
    ++(result.passed() ? passed : failed);
    if (verbose && result.passed()) out("ok    " + result.id);
    for (auto const& fault : result.faults) out("FAIL  " + result.id + "  " + fault + "  (" + path + ")");
  }
}

}  // namespace

int cases(Args& args) {
  bool const verbose = args.flag("verbose");
  if (auto f = args.fault(); !f.empty()) return misuse(f);
  if (args.rest().empty()) return misuse("case wants files.");
  int passed = 0, failed = 0;
  for (auto const& path : args.rest()) run_file(path, verbose, passed, failed);
  out(std::to_string(passed) + " passed, " + std::to_string(failed) + " failed");
  return failed || !passed ? 1 : 0;
}

namespace {

constexpr int64_t kNoSeat = std::numeric_limits<int64_t>::min();

int orders_of(Session const& game, Seat seat) {
  std::string const link = game.orders_link(seat);
  auto const opened = open_link(link, Seed{});
  if (!opened) return fail(opened.error());
  if (auto const sheet = game.read_orders(opened->orders); !sheet) return fail({game.setup().seats[size_t(seat)].name, "No order of this seat waits here, so no link is made of it."});
  return out(link), 0;
}

}  // namespace

int link(Args& args) {
  std::string kind = args.option("kind");
  int64_t const named = args.number("seat", kNoSeat);
  if (auto f = args.fault(); !f.empty()) return misuse(f);
  if (args.rest().size() != 2) return misuse("link wants 'encode SAVE' or 'decode TEXT'.");
  std::string const what = args.rest()[0];
  if (what == "encode") {
    std::vector<std::string> brought;
    auto game = open_game(args.rest()[1], {}, &brought);
    if (!game) return fail(game.error());
    if (!brought.empty()) return fail({args.rest()[1], "What its seats bring is sealed and waits in a save; make that first: paddock-cli play SETUP --out SAVE."});
    if (!(*game)->hash_matches()) return fail({args.rest()[1], "This save does not add up, so no link is made of it (verify tells)."});
    bool const over = (*game)->actor() == kOver;
    if (kind.empty()) kind = named != kNoSeat ? "invite" : over ? "replay" : "table";   // nothing that is sealed leaves unasked
    if (kind != "replay" && kind != "table" && kind != "invite" && kind != "orders") return misuse("There is no link kind '" + kind + "'; there are replay, table, invite and orders.");
    if (kind == "replay" && !over) std::fprintf(stderr, "This link holds all that is sealed or hidden: hand it out when the game is over.\n");
    if (kind == "replay") return out((*game)->replay_link()), 0;
    if (kind == "table") return out((*game)->table_link()), 0;
    if (named < 1 || named > (*game)->seats()) return fail({"--seat", kind + " links are of one seat; this game has seats 1 to " + std::to_string((*game)->seats())});
    Seat const seat = Seat(named - 1);
    if (kind == "invite") return out((*game)->invite_link(seat)), 0;
    return orders_of(**game, seat);
  }
  if (what != "decode") return misuse("link wants encode or decode.");
  std::string text = args.rest()[1];
  if (text.find('#') == std::string::npos) {
    auto file = read_file(text);
    if (!file) return fail(file.error());
    text = *file;
  }
  auto const birth = drawn();               // of the dice of who plays on from there
  if (!birth) return fail(birth.error());
  auto opened = open_link(text, *birth->seed);
  if (!opened) return fail(opened.error());
  if (opened->kind == Opened::Game) return out(dump_doc(opened->session->save(), true)), 0;
  Orders const& o = opened->orders;
  out(dump_doc(Doc{{"orders", {{"game", saves::to_hex(o.game_id)}, {"turn", o.turn}, {"seat", o.seat + 1}}}}, true));
  return 0;
}

namespace {

// A built-in map as the start of one's own.
int show_track(GameInfo const& game, std::string const& id) {
  std::string_view const file = map_file(game, id), text = asset(file);
  if (text.empty()) return fail({id, "no such track; 'games' lists them"});
  Expected<Doc> const doc = file.ends_with(".json") ? parse_doc(text) : Expected<Doc>(Error{});   // embedded without blanks
  if (doc) return out(dump_doc(*doc, true)), 0;
  std::fwrite(text.data(), 1, text.size(), stdout);
  return 0;
}

}  // namespace

int track(Args& args) {
  bool const json = args.flag("json");
  std::string const game_id = args.option("game", "nascar");
  if (auto f = args.fault(); !f.empty()) return misuse(f);
  bool const show = args.rest().size() == 2 && args.rest()[0] == "show";
  if (!show && (args.rest().size() < 2 || args.rest()[0] != "check")) return misuse("track wants 'check FILE...' or 'show ID'.");
  GameInfo const* game = find_game(game_id);
  if (!game) return fail(game_fault(game_id, "--game"));
  if (show) return show_track(*game, args.rest()[1]);
  int code = 0;
  for (size_t i = 1; i < args.rest().size(); ++i) {
    std::string const& path = args.rest()[i];
    auto text = read_file(path);
    Expected<Doc> facts = text ? game->check_track(*text) : Expected<Doc>(text.error());
    if (!facts) {
      code = fail(in_file(path, facts.error()));
      continue;
    }
    if (json) {
      out(dump_doc(*facts, true));
      continue;
    }
    std::string line = path + ": sound";
    for (auto it = facts->begin(); it != facts->end(); ++it)
      if (it->is_primitive()) line += ", " + it.key() + " " + dump_doc(*it);
    out(line);
  }
  return code;
}

// Questions that need no race: what a car costs, gives, and how it is mended.
int design(Args& args) {
  if (std::string const game = args.option("game", "speed_circuit"); game != "speed_circuit") return designs_of_game(game, args);
  Doc given = Doc::object();
  given["table"] = args.option("table", "wbc2009");
  given["laps"] = args.number("laps", 3);
  if (auto f = args.fault(); !f.empty()) return misuse(f);
  if (args.rest().size() != 2 || args.rest()[0] != "check") return misuse("design wants 'check TEXT': 60/40/160/60/6/6 or a tag.");
  given["design"] = args.rest()[1];
  GameInfo const* game = find_game("speed_circuit");
  if (!game || !game->facts) return fail({"", "This Paddock has no Speed Circuit."});
  auto facts = game->facts("design", given);
  if (!facts) return fail(facts.error());
  out(dump_doc(*facts, true));
  return 0;
}

}  // namespace paddock::cli
