// app::Host on the desktop.
#pragma once
#include <functional>
#include <string>
#include <vector>

#include "desk/host.hpp"
#include "platform/native/file_store.hpp"
#include "platform/native/job_thread.hpp"
#include "platform/native/locks.hpp"

struct GLFWwindow;

namespace paddock::app {
class App;
}

namespace paddock::platform {

class NativeHost final : public app::Host {
 public:
  NativeHost(GLFWwindow* window, std::string const& data_folder, app::Preferences preferences);

  // Runs what was put off (answers to storage, clipboard, files), outside of any frame. True when something ran, or jobs have news.
  bool run_later(app::App& app);
  bool working() { return jobs_.working(); }   // bots think, or something else is worked out
  bool has_later() const { return !later_.empty(); }
  std::string const& last_twin() const { return twin_; }

  store::KeyValue& storage() override { return store_; }
  app::Preferences preferences() const override { return preferences_; }
  double now_ms() const override;
  int64_t unix_time() const override;
  uint64_t entropy() override;
  std::string base_url() const override { return ""; }
  void copy_text(std::string_view text) override;
  void request_paste() override;
  bool can_share() const override { return false; }
  void share(std::string_view, std::string_view) override {}
  std::string save_file(std::string_view name, std::string_view bytes) override;
  void open_file() override;
  void clear_fragment() override {}
  void request_persistence() override;
  app::LockState lock(std::string_view game_id) override { return locks_.take(game_id); }
  void steal_lock(std::string_view game_id) override;
  void release_lock(std::string_view game_id) override { locks_.release(game_id); }
  void set_title(std::string_view title) override;
  void twin(std::string_view json) override { twin_ = json; }
  void reload_for_update() override {}
  app::Backend* backend() override { return &jobs_; }

 private:
  using Task = std::function<void(app::App&)>;
  GLFWwindow* window_;
  std::vector<Task> later_;
  FileStore store_;
  Locks locks_;
  app::Preferences preferences_;
  std::string twin_;
  double locks_seen_ms_ = 0;
  JobThread jobs_;
};

// Reads a file and gives it to the app by its base name; a file that cannot be read is told on standard error.
bool give_file(app::App& app, std::string const& path);

}  // namespace paddock::platform
