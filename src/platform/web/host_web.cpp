#include "platform/web/host_web.hpp"

#include <emscripten/emscripten.h>

#include <ctime>

#include "platform/web/bridge.hpp"

namespace paddock::platform {

double WebHost::now_ms() const { return emscripten_get_now(); }
int64_t WebHost::unix_time() const { return static_cast<int64_t>(std::time(nullptr)); }
uint64_t WebHost::entropy() {
  uint64_t const high = pw_random();
  return high << 32 | pw_random();
}

void WebHost::copy_text(std::string_view text) { pw_copy(text.data(), text.size()); }
void WebHost::request_paste() { pw_request_paste(); }
bool WebHost::can_share() const { return pw_can_share() != 0; }
void WebHost::share(std::string_view title, std::string_view url) {
  pw_share(title.data(), title.size(), url.data(), url.size());
}

std::string WebHost::save_file(std::string_view name, std::string_view bytes) {
  pw_save_file(name.data(), name.size(), bytes.data(), bytes.size());
  return "";
}

void WebHost::open_file() { pw_open_file(); }
void WebHost::clear_fragment() { pw_clear_fragment(); }
void WebHost::request_persistence() { pw_persist(); }

app::LockState WebHost::lock(std::string_view game_id) {
  auto const found = locks_.find(game_id);
  if (found != locks_.end() && found->second == app::LockState::Mine) return app::LockState::Mine;
  pw_lock(game_id.data(), game_id.size(), 0);
  return found == locks_.end() ? app::LockState::Free : found->second;
}

void WebHost::steal_lock(std::string_view game_id) { pw_lock(game_id.data(), game_id.size(), 1); }

void WebHost::release_lock(std::string_view game_id) {
  if (auto const found = locks_.find(game_id); found != locks_.end()) locks_.erase(found);
  pw_release(game_id.data(), game_id.size());
}

void WebHost::set_title(std::string_view title) {
  if (title == title_) return;
  title_ = title;
  pw_title(title.data(), title.size());
}

void WebHost::to_keeper(std::string_view game_id, int tag, int rules) { pw_to_keeper(game_id.data(), game_id.size(), tag, rules); }
void WebHost::set_depth(int depth) { pw_depth(depth); }
void WebHost::twin(std::string_view json) { pw_twin(json.data(), json.size()); }
void WebHost::reload_for_update() { pw_reload(); }

void WebJobs::start(int id, std::string_view kind, std::string_view letter) {
  pw_job(id, kind.data(), kind.size(), letter.data(), letter.size());
}

void WebJobs::cancel(int id) { pw_cancel_job(id); }

void WebJobs::hear(News& out) {
  out.swap(news_);
  news_.clear();
}

}  // namespace paddock::platform
