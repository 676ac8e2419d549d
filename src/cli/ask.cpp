// Questions to the rules of a game, one by one or a file of them.
#include "cli/cli.hpp"
#include "session/workshops.hpp"

namespace paddock::cli {
namespace {

Doc answer(Workshop const& shop, Doc const& entry) {
  static Doc const none = Doc::object();
  if (!entry.is_object() || !entry.contains("mechanic") || !entry["mechanic"].is_string())
    return {{"error", "A question is {\"mechanic\": \"move.turn\", \"given\": {...}}, with \"settings\" if need be."}};
  Doc const& given = entry.contains("given") ? entry["given"] : none;
  Doc const& settings = entry.contains("settings") ? entry["settings"] : none;
  return shop.ask(entry["mechanic"].get<std::string>(), given, settings);
}

int one(Workshop const& shop, std::string const& question, std::string const& text) {
  Expected<Doc> const given = parse_written(text);
  if (!given) return fail({"givens", given.error().text()});
  Doc const said = shop.ask(question, *given, Doc::object());
  out(dump_doc(said));
  return said.contains("error") ? 1 : 0;
}

int whole_file(Workshop const& shop, std::string const& path) {
  Expected<std::string> const text = read_file(path);
  if (!text) return fail(text.error());
  Expected<Doc> const list = parse_written(*text, 16u << 20);
  if (!list) return fail({path, list.error().text()});
  if (!list->is_array()) return fail({path, "A file of questions is a list of {\"mechanic\", \"given\"}."});
  bool faulty = false;
  for (Doc const& entry : *list) {
    Doc const said = answer(shop, entry);
    faulty = faulty || said.contains("error");
    out(dump_doc(said));
  }
  return faulty ? 1 : 0;
}

}  // namespace

int ask(Args& args) {
  if (std::string const fault = args.fault(); !fault.empty()) return misuse(fault);
  auto const& words = args.rest();
  if (words.empty()) return misuse("'ask' needs a game.");
  Workshop const* const shop = workshop_of(words[0]);
  if (!shop || !shop->ask) return fail({words[0], "Of this game nothing can be asked."});
  if (words.size() == 1) {
    for (QuestionInfo const& q : shop->questions()) out(std::string(q.name) + "  " + std::string(q.says) + "  " + std::string(q.example));
    return 0;
  }
  if (words.size() == 2) return whole_file(*shop, words[1]);
  return one(*shop, words[1], words[2]);
}

}  // namespace paddock::cli
