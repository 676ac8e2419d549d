// Export and import: one readable JSON file with any number of games.
#include <algorithm>
#include <memory>
#include <set>

#include "core/text.hpp"
#include "store/library.hpp"

namespace paddock::store {
namespace {

constexpr char kFormatName[] = "paddock-saves";
constexpr int kFileSchema = 1;

// Foreign text for a summary: no controls, at most 200 bytes, cut between letters.
std::string tame(std::string text) {
  for (char& c : text)
    if (uint8_t(c) < 32 || c == 127) c = ' ';
  return cut(text, 200);
}

std::string hex_name(std::string_view text) {
  uint64_t const hash = hash128(text)[0];
  std::string out = "imported-";
  for (int shift = 60; shift >= 0; shift -= 4) out.push_back("0123456789abcdef"[hash >> shift & 15]);
  return out;
}

std::string sound_or_new_id(std::string const& id, std::string const& text) {
  bool const sound = !id.empty() && id.size() <= 60 && std::all_of(id.begin(), id.end(), [](char c) {
    return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '-' || c == '_';
  });
  return sound ? id : hex_name(text);
}

bool same_game(std::string const& a, std::string const& b) {
  if (a == b) return true;
  auto x = parse_doc(a), y = parse_doc(b);
  return x && y && *x == *y;
}

Expected<Library::Entry> read_entry(Doc const& doc, std::string const& where) {
  if (!doc.is_object() || !doc.contains("save"))
    return Error{where, "this is no game; each has at least \"id\", \"title\" and \"save\""};
  Doc const& save = doc["save"];
  if (!save.is_object() && !save.is_string()) return Error{where + "/save", "the saved game must be an object"};
  Library::Entry e;
  e.text = save.is_string() ? save.get<std::string>() : dump_doc(save, false);
  if (e.text.size() > kSaveBytes) return Error{where + "/save", "the saved game is larger than 4 MiB"};
  e.id = sound_or_new_id(get_text(doc, "id"), e.text);
  e.summary.title = tame(get_text(doc, "title", "Imported game"));
  e.summary.game = tame(get_text(doc, "game"));
  e.summary.state = tame(get_text(doc, "state"));
  e.summary.turn = int32_t(std::clamp<int64_t>(get_int(doc, "turn"), 0, 1000000));
  e.summary.updated = get_int(doc, "updated");
  return e;
}

}  // namespace

std::string Library::export_file(std::vector<std::string> const& ids, std::string_view league, std::span<std::string const> events) const {
  std::string out = std::string("{\n\"format\": \"") + kFormatName + "\",\n\"schema\": " + std::to_string(kFileSchema) +
                    (league.empty() ? "" : ",\n\"league\": " + std::string(league)) +
                    (events.empty() ? "" : ",\n\"event\": " + events[0]);
  for (size_t i = 1; i < events.size(); ++i) out += (i == 1 ? ",\n\"events\": [" : ",\n") + events[i] + (i + 1 == events.size() ? "]" : "");
  out += ",\n\"games\": [";
  bool first = true;
  for (Listed const& item : list()) {
    if (!item.readable || (!ids.empty() && std::find(ids.begin(), ids.end(), item.id) == ids.end())) continue;
    Slots::Seen const seen = Slots::make(kv_, "game." + item.id)->look();
    Doc head = {{"id", item.id},
                {"title", item.summary.title},
                {"game", item.summary.game},
                {"state", item.summary.state},
                {"turn", item.summary.turn},
                {"updated", item.summary.updated}};
    std::string text = dump_doc(head, false);
    text.pop_back();  // the closing brace: the save follows as it is kept
    auto const doc = parse_doc(seen.record.text);
    std::string const save = doc && doc->is_object() ? seen.record.text : dump_doc(Doc(seen.record.text), false);
    out += (first ? "\n" : ",\n") + text + ",\n\"save\": " + save + "}";
    first = false;
  }
  return out + "\n]\n}\n";
}

Expected<std::vector<Library::Entry>> Library::read_file(std::string_view file) {
  if (file.size() > kFileBytes) return Error{"", "The file is larger than 32 MiB, which no file of saved games is."};
  auto doc = parse_doc(file, kFileBytes);
  if (!doc) return Error{doc.error().where, "This is no file of saved games: " + doc.error().what};
  if (!doc->is_object() || get_text(*doc, "format") != kFormatName)
    return Error{"/format", "This is no file of saved games; one says \"format\": \"paddock-saves\" at its top."};
  int64_t const schema = get_int(*doc, "schema");
  if (schema != kFileSchema)
    return Error{"/schema", "This file was written by a newer Paddock (schema " + std::to_string(schema) +
                                ", this one reads 1); reload the page or update, then import it again."};
  if (!doc->contains("games") || !(*doc)["games"].is_array()) return Error{"/games", "The list of games is missing."};
  Doc const& games = (*doc)["games"];
  if (games.size() > size_t(kGames)) return Error{"/games", "The file holds more than 1,000 games."};
  std::vector<Entry> out;
  for (size_t i = 0; i < games.size(); ++i) {
    auto entry = read_entry(games[i], "/games/" + std::to_string(i));
    if (!entry) return entry.error();
    out.push_back(std::move(*entry));
  }
  return out;
}

void Library::import_file(std::string_view file, std::function<void(int kept, std::string const& error)> done) {
  auto entries = read_file(file);
  if (!entries) return done(0, entries.error().text());
  struct Progress {
    int open = 1, kept = 0;
    std::string error;
    std::function<void(int, std::string const&)> done;
    void close() {
      if (--open == 0) done(kept, error);
    }
  };
  auto const progress = std::make_shared<Progress>();
  progress->done = std::move(done);
  std::set<std::string> taken;  // names given in this very file: their saves may not have arrived yet
  for (Entry const& e : *entries) {
    std::string id = e.id;
    bool here = false;
    for (int n = 2; !here && (has(id) || taken.count(id)); ++n) {
      Slots::Seen const old = Slots::make(kv_, "game." + id)->look();
      here = old.newest >= 0 && same_game(old.record.text, e.text);
      if (!here) id = e.id.substr(0, 58) + "-" + std::to_string(n);
    }
    if (here) {
      ++progress->kept;
      continue;
    }
    taken.insert(id);
    ++progress->open;
    save(id, e.summary, e.text, [progress](std::string const& error) {
      if (error.empty()) ++progress->kept;
      else progress->error = error;
      progress->close();
    });
  }
  progress->close();
}

}  // namespace paddock::store
