// The games a person keeps. Every game has two slots written in turn, each with a generation counter and a hash, so
// that a crash in the middle of writing loses at most the step being written. Another tab that wrote is noticed.
#pragma once
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/doc.hpp"
#include "core/expected.hpp"
#include "store/designs.hpp"
#include "store/kept_text.hpp"
#include "store/kv.hpp"
#include "store/record.hpp"
#include "store/slots.hpp"

namespace paddock::store {

inline constexpr size_t kSaveBytes = 4u << 20;   // one game
inline constexpr size_t kFileBytes = 32u << 20;  // an export file
inline constexpr int kEvents = 8;                // that are kept on a device at a time
inline constexpr size_t kEventFile = 8u << 20;   // an event with the records of its races
inline constexpr int kGames = 1000;

struct Loaded {
  Summary summary;
  std::string text;
  uint64_t generation = 0;
  std::string note;  // not empty: the newest copy was damaged and the one before it is shown; a sentence for the user
};

struct Listed {
  std::string id;
  Summary summary;
  bool readable = false;  // false: both copies are damaged or of a newer Paddock; `note` says which
  std::string note;
};

class Library {
 public:
  using Done = KeyValue::Done;  // empty string: kept; else one sentence for the user

  explicit Library(KeyValue& kv);  // `kv` must outlive the Library
  ~Library();
  Library(Library const&) = delete;
  Library& operator=(Library const&) = delete;

  // Newest first by Summary::updated, then by id. Cached: cheap to ask every frame.
  std::vector<Listed> const& list() const;
  bool has(std::string_view id) const;
  Expected<Loaded> load(std::string_view id);

  // Keeps a game. Calls for one game are taken one after the other; of several that wait only the last is written (all
  // their `done`s hear of it). Refuses, and changes nothing, when another tab wrote a later generation than this
  // Library has loaded or saved: load() again (or take_over) first. `id`: 1..64 of letters, digits, '-' and '_'.
  void save(std::string_view id, Summary const& summary, std::string_view text, Done done);
  bool saving(std::string_view id) const;
  // Accepts whatever another tab wrote as known without loading it, so that the next save replaces it.
  void take_over(std::string_view id, Done done);
  // Re-reads both copies from the medium (another tab may have written); then load() sees them.
  void refresh(std::string_view id, Done done);
  void erase(std::string_view id);
  // The medium had not been read when this Library was made, and has been now. Nothing may have been kept in between.
  void reread();

  // A readable JSON file with many games. `ids` empty: all that can be read. `league`, `events`: texts of files that go
  // with them, under "league", the first event under "event", the others in "events".
  std::string export_file(std::vector<std::string> const& ids = {}, std::string_view league = {}, std::span<std::string const> events = {}) const;
  struct Entry {
    std::string id;
    Summary summary;
    std::string text;
  };
  // Reads such a file without keeping anything yet; the caller chooses and saves.
  static Expected<std::vector<Entry>> read_file(std::string_view file);
  // read_file + keep every game; a game that is here already with another content gets a new id ("<id>-2").
  // `done` gets the number kept, and an empty string or what went wrong.
  void import_file(std::string_view file, std::function<void(int kept, std::string const& error)> done);

  // Settings: small texts by name, kept together as one record.
  std::string setting(std::string_view name, std::string_view fallback = "") const;
  void set_setting(std::string_view name, std::string_view value, Done done = {});

  // Cars that a person has built, by game.
  Designs& designs() { return designs_; }
  // The league of this device, its file.
  KeptText& league() { return league_; }
  // The same of the events, each in a slot of its own: 0 to kEvents - 1.
  KeptText& event(int slot = 0) { return *events_[size_t(slot)]; }

 private:
  std::shared_ptr<Slots> slots(std::string_view id);
  void changed() { listed_.reset(); }
  void read_settings();
  Done noticing(Done done);  // forgets the cached list before it passes the news on

  KeyValue& kv_;
  std::shared_ptr<bool> alive_;  // news that comes after us goes nowhere
  std::map<std::string, std::shared_ptr<Slots>, std::less<>> games_;
  std::shared_ptr<Slots> settings_slots_;
  Doc settings_;
  Designs designs_;
  KeptText league_;
  std::vector<std::unique_ptr<KeptText>> events_;
  mutable std::optional<std::vector<Listed>> listed_;
};

}  // namespace paddock::store
