// Jobs on a thread of their own.
#pragma once
#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <stop_token>
#include <string>
#include <thread>

#include "desk/jobs.hpp"

namespace paddock::platform {

class JobThread final : public app::Backend {
 public:
  // `wake` is called on the thread when there is news.
  explicit JobThread(std::function<void()> wake, std::span<WorkKind const> kinds = work_kinds());

  void start(int id, std::string_view kind, std::string_view letter) override;
  void cancel(int id) override;
  void hear(News& out) override;
  bool has_news();
  bool working();              // something is under way, or its news has not been heard

 private:
  struct Asked {
    int id = 0;
    std::string kind, letter;
  };
  void run(std::stop_token const& stop);
  bool next(std::stop_token const& stop, Asked& job);
  bool tell(int id, app::Job job);   // false: it was cancelled

  std::function<void()> wake_;
  std::span<WorkKind const> kinds_;
  std::mutex mutex_;           // of all below
  std::condition_variable_any come_;
  std::deque<Asked> queue_;
  News news_;
  int at_work_ = 0;            // the number of the job, 0: none, or it was cancelled
  std::jthread thread_;        // the last: it stops before the rest goes
};

}  // namespace paddock::platform
