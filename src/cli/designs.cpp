// `design ... --game NAME`: vehicles of a game with a workshop, checked one by one or a thousand at a time, or looked for.
#include "cli/cli.hpp"
#include "core/text.hpp"
#include "session/design_letters.hpp"
#include "session/session.hpp"
#include "session/workshops.hpp"

namespace paddock::cli {
namespace {

// Exit codes of rules/car-wars/design-format.md: 0 all are legal, 1 one is not, 2 a file could not be read.
constexpr int kIllegal = 1, kUnread = 2;
constexpr int64_t kNoBudget = INT64_MIN;    // nothing was said

Expected<Doc> read_designs(Workshop const& shop, std::string const& path) {
  bool const is_tag = path.find('{') == std::string::npos && path.find('/') == std::string::npos && shop.read_tag;
  Expected<Doc> const of_tag = is_tag ? shop.read_tag(path) : Error{};
  if (of_tag) return Doc::array({*of_tag});
  Expected<std::string> const text = read_file(path);
  if (!text) return is_tag && !path.ends_with(".json") ? Error{path, "This is no file, and as a tag: " + of_tag.error().text()} : text.error();
  Expected<Doc> doc = parse_written(*text, 16u << 20);
  if (!doc) return Error{path, doc.error().text()};
  if (doc->is_object() && doc->contains("vehicles") && (*doc)["vehicles"].is_array()) return std::move((*doc)["vehicles"]);
  return doc->is_array() ? std::move(*doc) : Doc::array({std::move(*doc)});
}

void print_short(Doc const& design, Doc const& said) {
  std::string line = get_text(design, "name", "design") + ": " + (get_bool(said, "legal") ? "legal" : "illegal");
  for (char const* key : {"cost", "weight", "acceleration", "top_speed", "hc"})
    if (said.contains(key)) line += std::string(", ") + key + " " + dump_doc(said[key]);
  out(line);
  for (Doc const& fault : said["errors"])
    out("  " + get_text(fault, "ruling") + " " + get_text(fault, "path") + ": " + get_text(fault, "why") + (fault.contains("mend") && !fault["mend"].is_null() ? " Mend: " + dump_doc(fault["mend"]) : ""));
}

int check_all(Workshop const& shop, Doc const& designs, Doc const& event, bool json) {
  int code = 0;
  for (Doc const& design : designs) {
    Doc const said = shop.check(design, event);
    if (!get_bool(said, "legal")) code = kIllegal;
    if (json) out(dump_doc(said));
    else print_short(design, said);
  }
  return code;
}

// Of a list each design has its line, be it an empty one; the fault says which one it was.
int fail_of(Doc const& designs, size_t at, Error const& error) {
  if (designs.size() == 1) return fail(error);
  out("");
  std::string const name = get_text(designs[at], "name");
  return fail({"design " + std::to_string(at + 1) + (name.empty() ? "" : ", " + cut(name, 60)) + ": " + error.where, error.what});
}

int ledger_all(Workshop const& shop, Doc const& designs, Doc const& event, bool json) {
  int code = 0;
  for (size_t i = 0; i < designs.size(); ++i) {
    if (Expected<Doc> const whole = shop.clean(designs[i]); !whole) {   // the sum of the rest would be of no use
      code = fail_of(designs, i, whole.error());
      continue;
    }
    Doc const said = shop.check(designs[i], event);
    if (json) {
      out(dump_doc({{"ledger", said["ledger"]}, {"cost", said["cost"]}, {"weight", said["weight"]}, {"spaces_used", said["spaces_used"]}, {"reasons", said["reasons"]}}));
      continue;
    }
    for (Doc const& row : said["ledger"])
      out(get_text(row, "item") + "  $" + dump_doc(row["cost"]) + "  " + dump_doc(row["weight"]) + " lb  " + dump_doc(row["spaces"]) + " spaces  " + get_text(row, "place") + "  [" + get_text(row, "rule") + "]");
    out("total  $" + dump_doc(said["cost"]) + "  " + dump_doc(said["weight"]) + " lb  " + dump_doc(said["spaces_used"]) + " spaces");
  }
  return code;
}

// A file's designs as tags; of a tag the design.
int tag_all(Workshop const& shop, Doc const& designs, bool was_tag) {
  int code = 0;
  for (size_t i = 0; i < designs.size(); ++i) {
    Expected<std::string> const tag = shop.tag(designs[i]);
    if (!tag) code = fail_of(designs, i, tag.error());
    else out(was_tag ? dump_doc(designs[i]) : *tag);
  }
  return code;
}

int clean_all(Workshop const& shop, Doc const& designs) {
  int code = 0;
  for (size_t i = 0; i < designs.size(); ++i) {
    Expected<Doc> const clean = shop.clean(designs[i]);
    if (!clean) code = fail_of(designs, i, clean.error());
    else out(dump_doc(*clean));
  }
  return code;
}

// `design optimise`: the front for a purse and wishes (JSON, or a file with it).
int optimise(Workshop const& shop, Doc const& wishes, bool json) {
  Workbench bench;
  bench.begin("designs", design_letter(shop.game, 0, dump_doc(wishes)));
  while (!bench.step(1000)) {}
  if (!bench.work()->fault.empty()) return fail({"", bench.work()->fault});
  Expected<Doc> const found = parse_doc(bench.work()->result);
  if (!found) return fail(found.error());
  for (Doc const& one : *found) {
    Doc const& f = one["figures"];
    if (json) {
      out(dump_doc(one));
      continue;
    }
    DesignView const view = shop.view(one["design"], Doc::object());
    out(view.what + (view.carries.empty() ? "" : ", " + view.carries) + "  $" + dump_doc(f["cost"]) + "  " + dump_doc(f["acceleration"]) + "/" + dump_doc(f["top_speed"]) + "  HC " + dump_doc(f["hc"]) +
        "  firepower " + dump_doc(f["firepower"]) + ", protection " + dump_doc(f["protection"]) + ", mobility " + dump_doc(f["mobility"]) + "\n  " + get_text(one, "words"));
  }
  if (found->empty()) return fail({"", "No design holds all of these wishes."});
  return 0;
}

Expected<Doc> read_event_file(Workshop const& shop, std::string const& path) {
  if (path.empty()) return Doc::object();
  Expected<std::string> const text = read_file(path);
  if (!text) return text.error();
  Expected<Doc> event = parse_written(*text);
  if (!event) return Error{path, event.error().text()};
  if (auto const read = shop.clean_event ? shop.clean_event(*event) : event; !read) return Error{read.error().where.empty() ? path : path + ": " + read.error().where, read.error().what};   // it makes no design illegal
  return event;
}

// What is wished, within an event if one is named.
Expected<Doc> read_optimise(std::string const& said, int64_t budget, std::string const& event_path, Doc const& event) {
  Doc wishes = Doc::object();
  if (!said.empty()) {
    Expected<std::string> const text = said[0] == '{' ? Expected<std::string>(said) : read_file(said);
    Expected<Doc> doc = text ? parse_written(*text) : Expected<Doc>(text.error());
    if (!doc) return doc.error();
    wishes = std::move(*doc);
  }
  if (!event_path.empty() && wishes.is_object()) {
    if (wishes.contains("event")) return Error{"--event", "these wishes have an event of their own"};
    wishes["event"] = event;
  }
  if (budget != kNoBudget && wishes.is_object()) wishes["budget"] = budget;
  return wishes;
}

}  // namespace

int designs_of_game(std::string const& game, Args& args) {
  bool const json = args.flag("json");
  std::string const event_path = args.option("event");
  std::string const wished = args.option("wishes");
  int64_t const budget = args.number("budget", kNoBudget);
  if (auto f = args.fault(); !f.empty()) return misuse(f);
  Workshop const* const shop = workshop_of(game);
  if (!shop || !shop->check) return fail({game, "Of this game nothing can be designed."}), kUnread;
  auto const& words = args.rest();
  Expected<Doc> const event = read_event_file(*shop, event_path);
  if (!event) return fail(event.error()), kUnread;
  if (words.size() == 1 && words[0] == "optimise" && find_game(game)->design_search) {
    Expected<Doc> const wishes = read_optimise(wished, budget, event_path, *event);
    return wishes ? optimise(*shop, *wishes, json) : fail(wishes.error());
  }
  if (words.size() < 2) return misuse("design wants 'check FILE...', 'ledger FILE', 'clean FILE', 'tag FILE' or 'optimise'.");
  int code = 0;
  for (size_t i = 1; i < words.size(); ++i) {
    Expected<Doc> const designs = read_designs(*shop, words[i]);
    int said = 0;
    if (!designs) said = (fail(designs.error()), kUnread);
    else if (words[0] == "check") said = check_all(*shop, *designs, *event, json);
    else if (words[0] == "ledger") said = ledger_all(*shop, *designs, *event, json);
    else if (words[0] == "clean") said = clean_all(*shop, *designs);
    else if (words[0] == "tag") said = tag_all(*shop, *designs, bool(shop->read_tag(words[i])));
    else return misuse("design wants 'check', 'ledger', 'clean' or 'tag', not '" + words[0] + "'.");
    code = std::max(code, said);
  }
  return code;
}

}  // namespace paddock::cli
