// A platform for tests of desk and screens, of which nothing is asked.
#pragma once
#include "../store/medium.hpp"
#include "desk/host.hpp"

namespace paddock::app {

class Nowhere final : public Host {
 public:
  store::KeyValue& storage() override { return tab_; }
  Preferences preferences() const override { return {}; }
  double now_ms() const override { return 0; }
  int64_t unix_time() const override { return 100; }
  uint64_t entropy() override { return 5; }
  std::string base_url() const override { return {}; }
  void copy_text(std::string_view) override {}
  void request_paste() override {}
  bool can_share() const override { return false; }
  void share(std::string_view, std::string_view) override {}
  std::string save_file(std::string_view, std::string_view) override { return {}; }
  void open_file() override {}
  void clear_fragment() override {}
  void request_persistence() override {}
  LockState lock(std::string_view) override { return LockState::Mine; }
  void steal_lock(std::string_view) override {}
  void release_lock(std::string_view) override {}
  void set_title(std::string_view) override {}
  void twin(std::string_view) override {}
  void reload_for_update() override {}

 private:
  store::Medium medium_;
  store::MediumTab tab_{medium_};
};

}  // namespace paddock::app
