#include "store/slots.hpp"

#include <algorithm>

namespace paddock::store {
namespace {

void tell(std::vector<KeyValue::Done>& all, std::string const& error) {
  for (auto& done : all)
    if (done) done(error);
}

}  // namespace

std::string Slots::key(std::string_view base, int slot) { return std::string(base) + (slot == 0 ? ".a" : ".b"); }

Slots::Seen Slots::look() const {
  Seen seen;
  for (int slot = 0; slot < 2; ++slot) {
    std::string bytes;
    Record record;
    if (!kv_.get(key(base_, slot), bytes)) continue;
    seen.state[slot] = unpack_record(bytes, record);
    if (seen.state[slot] != RecordState::Good) continue;
    if (seen.newest >= 0 && record.generation < seen.record.generation) continue;
    seen.newest = slot;
    seen.record = std::move(record);
    seen.fingerprint = hash128(bytes)[0];
  }
  return seen;
}

void Slots::know(Seen const& seen) {
  known_ = seen.newest < 0 ? 0 : seen.record.generation;
  known_print_ = seen.fingerprint;
}

void Slots::write(Summary const& summary, std::string_view text, bool force, Done done) {
  auto job = std::make_unique<Job>();
  job->record.summary = summary;
  job->record.text = text;
  job->force = force;
  if (next_) job->done = std::move(next_->done);  // the one that waited is overtaken
  job->done.push_back(std::move(done));
  next_ = std::move(job);
  if (!busy_) start();
}

void Slots::start() {
  busy_ = true;
  job_ = std::move(next_);
  refresh([self = weak_from_this()](std::string const& error) {
    auto s = self.lock();
    if (!s || s->erased_) return;
    if (error.empty()) s->store_it();
    else s->end(error);
  });
}

void Slots::refresh(Done done) {
  kv_.refresh(key(base_, 0), [self = weak_from_this(), done](std::string const& error) {
    auto s = self.lock();
    if (!s) return;
    if (!error.empty()) return done(error);
    s->kv_.refresh(key(s->base_, 1), done);
  });
}

// Why the job must not be written, empty: it may. Keeps known_ in step with a write of ours that was reported as failed
// but reached the medium.
std::string Slots::refusal(Seen const& seen) {
  if (seen.has(RecordState::Newer))
    return "This game was kept by a newer Paddock; reload the page or update, then open it again.";
  if (job_->force || seen.newest < 0) return {};
  if (tried_print_ && seen.fingerprint == tried_print_) know(seen);
  bool const later = seen.record.generation > known_;
  bool const other = seen.record.generation == known_ && seen.fingerprint != known_print_;
  if (!later && !other) return {};
  if (known_ == 0) return "A game of this name is kept here already; open it first.";
  return "Another tab or window has saved this game meanwhile; open it again to go on from there. Nothing was overwritten.";
}

void Slots::store_it() {
  Seen const seen = look();
  std::string const no = refusal(seen);
  if (!no.empty()) return end(no);
  uint64_t const newest = seen.newest < 0 ? 0 : seen.record.generation;
  job_->record.generation = std::max(known_, newest) + 1;
  int const slot = seen.newest == 0 ? 1 : 0;
  std::string const bytes = pack_record(job_->record);
  tried_print_ = hash128(bytes)[0];
  kv_.put(key(base_, slot), bytes, [self = weak_from_this(), slot](std::string const& error) {
    auto s = self.lock();
    if (!s || s->erased_) return;
    if (error.empty()) {
      s->known_ = s->job_->record.generation;
      s->known_print_ = s->tried_print_;
      return s->end("");
    }
    s->kv_.refresh(key(s->base_, slot), [self, error](std::string const&) {  // what is there now?
      if (auto again = self.lock(); again && !again->erased_) again->end(error);
    });
  });
}

void Slots::end(std::string const& error) {
  std::unique_ptr<Job> const job = std::move(job_);
  busy_ = false;
  auto const self = shared_from_this();  // a callback may erase us
  tell(job->done, error);
  if (!busy_ && !erased_ && next_) start();
}

void Slots::erase() {
  erased_ = true;
  int const newest = look().newest;
  int const first = newest == 0 ? 1 : 0;
  kv_.erase(key(base_, first));
  kv_.erase(key(base_, 1 - first));
  for (auto* job : {&job_, &next_})
    if (std::unique_ptr<Job> const gone = std::move(*job)) tell(gone->done, "The game was deleted.");
}

}  // namespace paddock::store
