#include "platform/native/job_thread.hpp"

#include <utility>

namespace paddock::platform {
namespace {

constexpr int kSliceNodes = 2000;   // between two looks at whether it is still wanted: a millisecond or so

}  // namespace

JobThread::JobThread(std::function<void()> wake, std::span<WorkKind const> kinds) : wake_(std::move(wake)), kinds_(kinds) {}

// The first job starts the thread: a program in which no bot drives has none.
void JobThread::start(int id, std::string_view kind, std::string_view letter) {
  std::lock_guard const lock(mutex_);
  queue_.push_back({id, std::string(kind), std::string(letter)});
  if (!thread_.joinable()) thread_ = std::jthread([this](std::stop_token const& stop) { run(stop); });
  come_.notify_one();
}

void JobThread::cancel(int id) {
  std::lock_guard const lock(mutex_);
  std::erase_if(queue_, [id](Asked const& a) { return a.id == id; });
  std::erase_if(news_, [id](auto const& n) { return n.first == id; });
  if (at_work_ == id) at_work_ = 0;
}

void JobThread::hear(News& out) {
  std::lock_guard const lock(mutex_);
  out = std::exchange(news_, {});
}

bool JobThread::has_news() {
  std::lock_guard const lock(mutex_);
  return !news_.empty();
}

bool JobThread::working() {
  std::lock_guard const lock(mutex_);
  return !news_.empty() || !queue_.empty() || at_work_ != 0;
}

bool JobThread::next(std::stop_token const& stop, Asked& job) {
  std::unique_lock lock(mutex_);
  if (!come_.wait(lock, stop, [this] { return !queue_.empty(); })) return false;
  job = std::move(queue_.front());
  queue_.pop_front();
  at_work_ = job.id;
  return true;
}

// Of each job only the latest is kept, and nobody is woken twice for what he has not heard.
bool JobThread::tell(int id, app::Job job) {
  bool first = false;
  {
    std::lock_guard const lock(mutex_);
    if (at_work_ != id) return false;
    if (job.ended()) at_work_ = 0;
    first = news_.empty();
    std::erase_if(news_, [id](auto const& n) { return n.first == id; });
    news_.emplace_back(id, std::move(job));
  }
  if (first) wake_();
  return true;
}

void JobThread::run(std::stop_token const& stop) {
  Workbench bench(kinds_);
  for (Asked job; !stop.stop_requested() && next(stop, job);) {
    bool wanted = tell(job.id, {app::Job::Running, 0, {}, {}});
    if (wanted) bench.begin(job.kind, job.letter);
    for (app::Job told; wanted && !told.ended() && !stop.stop_requested();) {
      bool const ended = bench.step(kSliceNodes);
      app::Job now = app::report_of(bench, ended);
      bool const news = ended || now.progress != told.progress || now.word != told.word;
      told = now;
      if (news) {
        wanted = tell(job.id, std::move(now));
      } else {
        std::lock_guard const lock(mutex_);
        wanted = at_work_ == job.id;
      }
    }
    bench.drop();
  }
}

}  // namespace paddock::platform
