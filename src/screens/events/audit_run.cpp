#include "screens/events/audit_run.hpp"

#include <algorithm>

#include "desk/jobs.hpp"
#include "events/changes.hpp"
#include "view/line.hpp"

namespace paddock::app::events {
namespace {

Result const* result_of(Event const& event, std::string const& id) {
  RaceAt const at = find_race(event, id);
  if (!at.any()) return nullptr;
  auto const& result = event.rounds[size_t(at.round)].races[size_t(at.race)].result;
  return result ? &*result : nullptr;
}

std::string records(int n) { return std::to_string(n) + (n == 1 ? " record" : " records"); }

}  // namespace

void AuditRun::begin(Jobs& jobs, Event const& event) {
  cancel(&jobs);
  back_ = int(std::count_if(event.changes.begin(), event.changes.end(), [](Change const& one) { return one.kind == Change::TookBack; }));
  ids_.clear(), words_.clear(), drawn_.clear();
  draws_ = DrawAudit(event);
  at_ = 0, good_ = bad_ = without_ = 0;
  for (RaceAt at : races_with_results(event)) {
    Race const& race = event.rounds[size_t(at.round)].races[size_t(at.race)];
    if (race.result->record.empty()) ++without_;
    else ids_.push_back(race.id);
  }
  next(jobs, event);
}

// Whoever was taken out meanwhile has nothing to compare.
void AuditRun::next(Jobs& jobs, Event const& event) {
  for (; at_ < ids_.size(); ++at_)
    if (Result const* result = result_of(event, ids_[at_]); result && !result->record.empty()) return void(job_ = jobs.submit("record", result->record));
  if (!busy()) end();
}

void AuditRun::told(Event const& event, std::string const& fault) {
  if (fault.empty()) return void(++good_);
  ++bad_;
  words_ += race_words(event, ids_[at_]) + ": " + fault + "\n";
}

bool AuditRun::hear(Jobs& jobs, Event const& event) {
  if (!draws_.done()) {
    draws_.step(drawn_);
    if (!busy()) return end(), true;
  }
  if (job_ == 0) return false;
  auto const ended = jobs.take(job_);
  if (!ended) return false;
  job_ = 0;
  if (ended->state == Job::Cancelled) return cancel(&jobs), true;
  Expected<RecordTold> const record = ended->state == Job::Done ? read_record_told(ended->text) : Expected<RecordTold>(Error{"", ended->text});
  if (result_of(event, ids_[at_])) told(event, fault_of_record(event, find_race(event, ids_[at_]), record));   // it may be taken out meanwhile
  ++at_;
  next(jobs, event);
  return true;
}

void AuditRun::end() {
  if (ids_.empty() && !without_) words_ = "No result stands yet.";
  if (!ids_.empty()) words_ += records(good_) + (good_ == 1 ? " says the same as its result." : " say the same as their results.");
  if (bad_) words_ += " " + records(bad_) + (bad_ == 1 ? " does" : " do") + " not.";
  if (without_) words_ += (words_.empty() ? "" : " ") + std::to_string(without_) + (without_ == 1 ? " result was" : " results were") + " written down by hand and can only be believed.";
  if (back_) words_ += std::string(words_.empty() ? "" : " ") + (back_ == 1 ? "1 result was" : std::to_string(back_) + " results were") + " taken back before; their rounds say which.";
  for (DrawTold const& one : drawn_) words_ += "\n" + capital(one.where) + ": " + one.words;
}

void AuditRun::cancel(Jobs* jobs) {
  if (job_ && jobs) jobs->cancel(job_);
  if (busy() && !ids_.empty()) words_ = "Stopped after " + std::to_string(at_) + " of " + records(int(ids_.size())) + ".";
  job_ = 0;
  at_ = ids_.size();
  draws_ = {};
}

std::string AuditRun::under_way() const {
  bool const records = at_ < ids_.size();
  return (records ? "Record " : "Draw ") + std::to_string((records ? done() : draws_.at()) + 1) + " of " + std::to_string(records ? all() : draws_.all());
}

}  // namespace paddock::app::events
