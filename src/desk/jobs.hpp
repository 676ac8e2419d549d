// Jobs: what is worked out beside the frames, in the order it was asked for: bots, pars of tracks. Where that is done is the
// platform's: a Worker of the page, a thread, or, in a program that has neither, slices of the frames (Here). Kinds and letters:
// session/work.hpp.
#pragma once
#include <deque>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "session/work.hpp"

namespace paddock::app {

struct Job {
  enum State : uint8_t { Waiting, Running, Done, Failed, Cancelled } state = Waiting;
  int progress = 0;            // of 1000, as far as it can be told
  std::string word;            // what it is at, may be empty
  std::string text;            // Done: the result; Failed: why, a sentence
  bool ended() const { return state >= Done; }
};

// Who does the work, one job after another, by numbers that Jobs gives.
class Backend {
 public:
  using News = std::vector<std::pair<int, Job>>;
  virtual ~Backend() = default;
  virtual void start(int id, std::string_view kind, std::string_view letter) = 0;
  virtual void cancel(int id) = 0;          // between two slices; what is said of it from now on counts for nothing
  virtual void hear(News& out) = 0;         // what has become of jobs since the last call
  virtual bool slices() const { return false; }   // the work is done in hear(): frames are wanted
};

// In slices of some milliseconds, on the thread of who asks.
class Here final : public Backend {
 public:
  explicit Here(std::span<WorkKind const> kinds = work_kinds()) : bench_(kinds) {}
  void start(int id, std::string_view kind, std::string_view letter) override;
  void cancel(int id) override;
  void hear(News& out) override;
  bool slices() const override { return true; }

 private:
  struct Asked {
    int id;
    std::string kind, letter;
  };
  std::deque<Asked> queue_;    // the first is at work when something is on the bench
  Workbench bench_;
};

class Jobs {
 public:
  explicit Jobs(Backend* elsewhere = nullptr);   // null: Here
  int submit(std::string_view kind, std::string_view letter);   // its number, never 0
  void cancel(int id);         // and forgets it; its answer never comes
  bool poll();                 // once a frame; nothing to do while nothing is under way. True: there is news
  // What has become of a job; Cancelled when it is not known (any more).
  Job state(int id) const;
  std::optional<Job> take(int id);   // when it has ended, and forgets it
  bool under_way() const { return open_ > 0; }
  bool wants_frame() const { return open_ > 0 && backend_->slices(); }

 private:
  std::unique_ptr<Here> here_;
  Backend* backend_;
  std::vector<std::pair<int, Job>> jobs_;
  int last_ = 0, open_ = 0;    // open: not ended
};

// What a step of the work on a bench comes to, as told to who asked.
Job report_of(Workbench const& bench, bool ended);

}  // namespace paddock::app
