#include "store/library.hpp"
#include "core/order.hpp"

#include <algorithm>
#include <set>

namespace paddock::store {
namespace {

constexpr std::string_view kPrefix = "game.";
constexpr char kSettings[] = "settings";
constexpr size_t kSummaryText = 200;
constexpr size_t kThumbnail = 32u << 10;

bool sound_id(std::string_view id) {
  return !id.empty() && id.size() <= 64 && std::all_of(id.begin(), id.end(), [](char c) {
    return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '-' || c == '_';
  });
}

std::string base_of(std::string_view id) { return std::string(kPrefix) + std::string(id); }

std::string trouble(Slots::Seen const& seen) {
  if (seen.has(RecordState::Newer))
    return "This game was kept by a newer Paddock; reload the page or update to open it.";
  if (seen.has(RecordState::Damaged))
    return "Both copies of this game are damaged; take it from an exported file or from one of its links.";
  return "This game is not kept here.";
}

std::string fallback_note(Slots::Seen const& seen) {
  if (!seen.has(RecordState::Damaged)) return {};
  return "The last save was cut short; this is the one before it.";
}

std::string too_big(Summary const& s, std::string_view text) {
  if (text.size() > kSaveBytes) return "This game has grown too large to be kept (over 4 MiB); export it as a file.";
  if (s.title.size() > kSummaryText || s.game.size() > kSummaryText || s.state.size() > kSummaryText)
    return "The title of the game is too long (over 200 bytes); shorten it and save again.";
  if (s.thumbnail.size() > kThumbnail) return "The picture of the game is too large (over 32 KiB).";
  return {};
}

}  // namespace

Library::Library(KeyValue& kv)
    : kv_(kv),
      alive_(std::make_shared<bool>(true)),
      settings_slots_(Slots::make(kv, kSettings)),
      settings_(Doc::object()),
      designs_(kv),
      league_(kv, "league", kEventFile) {   // with the records of its meetings
  for (int slot = 0; slot < kEvents; ++slot) events_.push_back(std::make_unique<KeptText>(kv, slot == 0 ? "event" : "event-" + std::to_string(slot + 1), kEventFile));
  read_settings();
}

void Library::read_settings() {
  Slots::Seen const seen = settings_slots_->look();
  settings_slots_->know(seen);
  if (auto doc = parse_doc(seen.record.text); doc && doc->is_object()) settings_ = *doc;
}

void Library::reread() {
  read_settings();
  designs_.reread();
  changed();
}

Library::~Library() = default;

std::shared_ptr<Slots> Library::slots(std::string_view id) {
  auto const found = games_.find(id);
  if (found != games_.end()) return found->second;
  return games_[std::string(id)] = Slots::make(kv_, base_of(id));
}

Library::Done Library::noticing(Done done) {
  return [this, alive = std::weak_ptr<bool>(alive_), done](std::string const& error) {
    if (alive.expired()) return;
    changed();
    if (done) done(error);
  };
}

std::vector<Listed> const& Library::list() const {
  if (listed_) return *listed_;
  std::set<std::string> ids;
  for (std::string const& key : kv_.keys())
    if (key.starts_with(kPrefix) && key.size() > kPrefix.size() + 2 && (key.ends_with(".a") || key.ends_with(".b")))
      ids.insert(key.substr(kPrefix.size(), key.size() - kPrefix.size() - 2));
  std::vector<Listed> out;
  for (std::string const& id : ids) {
    if (!sound_id(id)) continue;
    Slots::Seen seen = Slots::make(kv_, base_of(id))->look();
    Listed item;
    item.id = id;
    item.readable = seen.newest >= 0 && !seen.has(RecordState::Newer);
    item.note = item.readable ? fallback_note(seen) : trouble(seen);
    item.summary = std::move(seen.record.summary);
    out.push_back(std::move(item));
  }
  sort_few(out, [](Listed const& a, Listed const& b) { return a.summary.updated > b.summary.updated; });
  listed_ = std::move(out);
  return *listed_;
}

bool Library::has(std::string_view id) const {
  std::string bytes;
  return kv_.get(Slots::key(base_of(id), 0), bytes) || kv_.get(Slots::key(base_of(id), 1), bytes);
}

Expected<Loaded> Library::load(std::string_view id) {
  if (!sound_id(id)) return Error{"", "This is not the name of a game that is kept here."};
  auto const game = slots(id);
  Slots::Seen seen = game->look();
  if (seen.newest < 0 || seen.has(RecordState::Newer)) return Error{"", trouble(seen)};
  game->know(seen);
  Loaded out;
  out.note = fallback_note(seen);
  out.summary = std::move(seen.record.summary);
  out.text = std::move(seen.record.text);
  out.generation = seen.record.generation;
  return out;
}

void Library::save(std::string_view id, Summary const& summary, std::string_view text, Done done) {
  std::string no = too_big(summary, text);
  if (no.empty() && !sound_id(id)) no = "The name of the game may hold letters, digits, '-' and '_' only.";
  if (no.empty() && games_.find(id) == games_.end() && !has(id) && int(list().size()) >= kGames)
    no = "There are 1,000 games here already; delete or export some first.";
  if (!no.empty()) {
    if (done) done(no);
    return;
  }
  slots(id)->write(summary, text, false, noticing(std::move(done)));
}

bool Library::saving(std::string_view id) const {
  auto const found = games_.find(id);
  return found != games_.end() && found->second->busy();
}

void Library::refresh(std::string_view id, Done done) { slots(id)->refresh(noticing(std::move(done))); }

void Library::take_over(std::string_view id, Done done) {
  auto const game = slots(id);
  game->refresh(noticing([game = std::weak_ptr<Slots>(game), done](std::string const& error) {
    auto const g = game.lock();
    if (g && error.empty()) g->know(g->look());
    if (done) done(error);
  }));
}

void Library::erase(std::string_view id) {
  auto const game = slots(id);
  games_.erase(games_.find(id));
  changed();
  game->erase();
}

std::string Library::setting(std::string_view name, std::string_view fallback) const {
  return get_text(settings_, std::string(name).c_str(), fallback);
}

void Library::set_setting(std::string_view name, std::string_view value, Done done) {
  settings_[std::string(name)] = std::string(value);
  settings_slots_->write({}, dump_doc(settings_, true), true, std::move(done));
}

}  // namespace paddock::store
