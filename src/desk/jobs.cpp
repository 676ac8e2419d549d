#include "desk/jobs.hpp"

#include <algorithm>
#include <chrono>

namespace paddock::app {
namespace {

constexpr double kSliceMs = 4;     // in a frame
constexpr int kSliceNodes = 64;    // between two looks at the clock

double clock_ms() {
  using namespace std::chrono;
  return duration<double, std::milli>(steady_clock::now().time_since_epoch()).count();
}

}  // namespace

Job report_of(Workbench const& bench, bool ended) {
  Work const& work = *bench.work();
  if (!ended) return {Job::Running, std::clamp(work.progress, 0, 1000), work.word, {}};
  if (!work.fault.empty()) return {Job::Failed, 1000, {}, work.fault};
  return {Job::Done, 1000, {}, work.result};
}

void Here::start(int id, std::string_view kind, std::string_view letter) {
  queue_.push_back({id, std::string(kind), std::string(letter)});
}

void Here::cancel(int id) {
  if (!queue_.empty() && queue_.front().id == id) bench_.drop();
  std::erase_if(queue_, [id](Asked const& a) { return a.id == id; });
}

void Here::hear(News& out) {
  double const until = clock_ms() + kSliceMs;
  while (!queue_.empty()) {
    Asked const& first = queue_.front();
    if (!bench_.work()) bench_.begin(first.kind, first.letter);
    bool const ended = bench_.step(kSliceNodes), late = clock_ms() >= until;
    if (ended || late) out.emplace_back(first.id, report_of(bench_, ended));
    if (ended) bench_.drop(), queue_.pop_front();
    if (late) return;
  }
}

Jobs::Jobs(Backend* elsewhere) : here_(elsewhere ? nullptr : std::make_unique<Here>()), backend_(elsewhere ? elsewhere : here_.get()) {}

int Jobs::submit(std::string_view kind, std::string_view letter) {
  jobs_.emplace_back(++last_, Job{});
  ++open_;
  backend_->start(last_, kind, letter);
  return last_;
}

void Jobs::cancel(int id) {
  auto const at = std::find_if(jobs_.begin(), jobs_.end(), [id](auto const& j) { return j.first == id; });
  if (at == jobs_.end()) return;
  if (!at->second.ended()) backend_->cancel(id), --open_;
  jobs_.erase(at);
}

bool Jobs::poll() {
  if (open_ == 0) return false;
  Backend::News news;
  backend_->hear(news);
  bool some = false;
  for (auto& [id, now] : news)
    for (auto& [known, job] : jobs_) {
      if (known != id || job.ended()) continue;
      job = std::move(now);
      open_ -= job.ended();
      some = true;
    }
  return some;
}

Job Jobs::state(int id) const {
  for (auto const& [known, job] : jobs_)
    if (known == id) return job;
  return {Job::Cancelled, 0, {}, {}};
}

std::optional<Job> Jobs::take(int id) {
  auto const at = std::find_if(jobs_.begin(), jobs_.end(), [id](auto const& j) { return j.first == id; });
  if (at == jobs_.end()) return Job{Job::Cancelled, 0, {}, {}};
  if (!at->second.ended()) return std::nullopt;
  Job job = std::move(at->second);
  jobs_.erase(at);
  return job;
}

}  // namespace paddock::app
