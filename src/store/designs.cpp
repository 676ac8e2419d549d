#include "store/designs.hpp"

#include <algorithm>

#include "core/doc.hpp"
#include "core/doc_text.hpp"

namespace paddock::store {
namespace {

constexpr char kBase[] = "designs";

// UTF-8 without control characters, of 1 to `most` bytes.
bool sound(std::string_view text, size_t most) {
  if (text.empty() || text.size() > most) return false;
  for (size_t at = 0; at < text.size();) {
    size_t const n = letter_size(text.substr(at));
    if (n == 0 || uint8_t(text[at]) < 32 || text[at] == 127) return false;
    at += n;
  }
  return true;
}

auto named(std::vector<Designs::Design>& list, std::string_view name) {
  return std::find_if(list.begin(), list.end(), [&](Designs::Design const& d) { return d.name == name; });
}

}  // namespace

Designs::Designs(KeyValue& kv) : alive_(std::make_shared<bool>(true)), slots_(Slots::make(kv, kBase)) {
  reread();
}

void Designs::reread() { lists_ = read(slots_->look()); }

Designs::~Designs() = default;

Designs::Lists Designs::read(Slots::Seen const& seen) const {
  Lists out;
  auto const doc = parse_doc(seen.record.text);
  if (!doc || !doc->is_object()) return out;
  for (auto const& [game, list] : doc->items()) {
    if (!list.is_array()) continue;
    for (Doc const& one : list) {
      Design d{get_text(one, "name"), get_text(one, "text")};
      auto& mine = out[game];
      if (mine.size() < kDesigns && sound(d.name, kDesignName) && sound(d.text, kDesignText) && named(mine, d.name) == mine.end())
        mine.push_back(std::move(d));
    }
  }
  return out;
}

std::vector<Designs::Design> const& Designs::list(std::string_view game) const {
  static std::vector<Design> const none;
  auto const at = lists_.find(game);
  return at == lists_.end() ? none : at->second;
}

void Designs::keep(std::string_view game, std::string_view name, std::string_view text, Done done) {
  char const* no = !sound(name, kDesignName) ? "Give the design a name of 1 to 40 letters." : !sound(text, kDesignText) ? "This is no design that can be kept." : nullptr;
  if (!no) return change({std::string(game), {std::string(name), std::string(text)}, true, std::move(done)});
  if (done) done(no);
}

void Designs::forget(std::string_view game, std::string_view name, Done done) {
  change({std::string(game), {std::string(name), ""}, false, std::move(done)});
}

void Designs::change(Edit edit) {
  waiting_.push_back(std::move(edit));
  if (waiting_.size() == 1) start();
}

// Another tab may have kept or forgotten one: the change is made to what is there now.
void Designs::start() {
  slots_->refresh([this, alive = std::weak_ptr<bool>(alive_)](std::string const& error) {
    if (!alive.expired()) carry_out(error);
  });
}

void Designs::carry_out(std::string const& error) {
  if (!error.empty()) return end(error);
  Slots::Seen const seen = slots_->look();
  if (seen.has(RecordState::Newer)) return end("A newer Paddock keeps the designs here; reload the page or update.");
  Lists now = read(seen);
  Edit const& edit = waiting_.front();
  auto& list = now[edit.game];
  if (auto const at = named(list, edit.design.name); at != list.end()) list.erase(at);
  if (edit.keep && list.size() >= kDesigns) return end("There are 60 designs here already; forget one first.");
  if (edit.keep) list.insert(list.begin(), edit.design);
  Doc doc = Doc::object();
  for (auto const& [game, all] : now)
    for (Design const& d : all) doc[game].push_back({{"name", d.name}, {"text", d.text}});
  auto const kept = [this, alive = std::weak_ptr<bool>(alive_), now = std::move(now)](std::string const& failure) {
    if (alive.expired()) return;
    if (failure.empty()) lists_ = now;
    end(failure);
  };
  slots_->write({}, dump_doc(doc), true, kept);
}

void Designs::end(std::string const& error) {
  if (Done const done = std::move(waiting_.front().done)) done(error);  // still first: what it asks for waits its turn
  waiting_.erase(waiting_.begin());
  if (!waiting_.empty()) start();
}

}  // namespace paddock::store
