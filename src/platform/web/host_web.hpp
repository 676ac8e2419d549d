// app::Host in a browser.
#pragma once
#include <map>
#include <string>

#include "desk/host.hpp"
#include "desk/jobs.hpp"
#include "platform/web/web_store.hpp"

namespace paddock::platform {

// Jobs are done in a Worker of the page (web/page/bots.js).
class WebJobs final : public app::Backend {
 public:
  void start(int id, std::string_view kind, std::string_view letter) override;
  void cancel(int id) override;
  void hear(News& out) override;
  void told(int id, app::Job job) { news_.emplace_back(id, std::move(job)); }

 private:
  News news_;
};

class WebHost final : public app::Host {
 public:
  WebStore& store() { return store_; }
  WebJobs& jobs() { return jobs_; }
  void set_preferences(app::Preferences preferences) { preferences_ = preferences; }
  void set_base_url(std::string url) { base_url_ = std::move(url); }
  void lock_is(std::string const& game, app::LockState state) { locks_[game] = state; }

  store::KeyValue& storage() override { return store_; }
  app::Preferences preferences() const override { return preferences_; }
  double now_ms() const override;
  int64_t unix_time() const override;
  uint64_t entropy() override;
  std::string base_url() const override { return base_url_; }
  void copy_text(std::string_view text) override;
  void request_paste() override;
  bool can_share() const override;
  void share(std::string_view title, std::string_view url) override;
  std::string save_file(std::string_view name, std::string_view bytes) override;
  void open_file() override;
  void clear_fragment() override;
  void request_persistence() override;
  // The browser answers later: Free until then, and App::lock_changed follows.
  app::LockState lock(std::string_view game_id) override;
  void steal_lock(std::string_view game_id) override;
  void release_lock(std::string_view game_id) override;
  void set_title(std::string_view title) override;
  void to_keeper(std::string_view game_id, int tag, int rules) override;
  void set_depth(int depth) override;
  void twin(std::string_view json) override;
  void reload_for_update() override;
  app::Backend* backend() override { return &jobs_; }

 private:
  WebStore store_;
  WebJobs jobs_;
  app::Preferences preferences_;
  std::string base_url_, title_;
  std::map<std::string, app::LockState, std::less<>> locks_;
};

}  // namespace paddock::platform
