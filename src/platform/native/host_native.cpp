#include "platform/native/host_native.hpp"

#define GLFW_INCLUDE_NONE
#include <GLFW/glfw3.h>
#include <sys/random.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cstdio>
#include <ctime>
#include <utility>

#include "core/text.hpp"
#include "platform/native/files.hpp"
#include "shell/app.hpp"

namespace paddock::platform {
namespace {

constexpr size_t kFileLimit = 16u << 20;
constexpr double kLockCheckMs = 1000;

// A name that cannot leave its folder: path separators, control characters and leading dots become '-'.
std::string safe_name(std::string_view name) {
  std::string result;
  for (char const c : cut_at_letter(name, 120)) {
    bool const bad = c == '/' || c == '\\' || static_cast<unsigned char>(c) < 32 || (c == '.' && result.empty());
    result.push_back(bad ? '-' : c);
  }
  return result.empty() ? "paddock-file" : result;
}

// "race.json", then "race (2).json" and so on: a file of the user's is never overwritten.
std::string free_path(std::string const& folder, std::string const& name) {
  size_t const dot = name.rfind('.');
  std::string const stem = name.substr(0, dot), ending = dot == std::string::npos ? "" : name.substr(dot);
  std::string path = folder + "/" + name;
  for (int n = 2; file_exists(path) && n < 1000; ++n) {
    path = folder + "/" + stem + " (" + std::to_string(n) + ")" + ending;
  }
  return path;
}

// Asks zenity, when it is installed, for a file; empty when there is none or nothing was chosen.
std::string choose_file() {
  FILE* pipe = ::popen("command -v zenity >/dev/null && exec zenity --file-selection --title=Paddock 2>/dev/null", "r");
  if (pipe == nullptr) return "";
  std::string path;
  for (int c = std::fgetc(pipe); c != EOF && c != '\n'; c = std::fgetc(pipe)) path.push_back(static_cast<char>(c));
  ::pclose(pipe);
  return path;
}

}  // namespace

NativeHost::NativeHost(GLFWwindow* window, std::string const& data_folder, app::Preferences preferences)
    : window_(window),
      store_(data_folder + "/store",
             [this](std::function<void()> task) { later_.push_back([task = std::move(task)](app::App&) { task(); }); }),
      locks_(data_folder + "/locks"),
      preferences_(preferences),
      jobs_([] { glfwPostEmptyEvent(); }) {}

bool NativeHost::run_later(app::App& app) {
  if (now_ms() - locks_seen_ms_ > kLockCheckMs) {
    locks_seen_ms_ = now_ms();
    for (std::string const& game : locks_.lost()) app.lock_changed(game, app::LockState::Elsewhere);
  }
  std::vector<Task> tasks;
  tasks.swap(later_);
  for (Task const& task : tasks) task(app);
  return !tasks.empty() || jobs_.has_news();
}

double NativeHost::now_ms() const { return glfwGetTime() * 1000.0; }

int64_t NativeHost::unix_time() const { return static_cast<int64_t>(::time(nullptr)); }

uint64_t NativeHost::entropy() {
  uint64_t value = 0;
  while (::getrandom(&value, sizeof value, 0) != static_cast<ssize_t>(sizeof value)) {
  }
  return value;
}

void NativeHost::copy_text(std::string_view text) { glfwSetClipboardString(window_, std::string(text).c_str()); }

void NativeHost::request_paste() {
  later_.push_back([this](app::App& app) {
    char const* text = glfwGetClipboardString(window_);
    if (text != nullptr) app.pasted(text);
  });
}

std::string NativeHost::save_file(std::string_view name, std::string_view bytes) {
  std::string const path = free_path(download_folder(), safe_name(name));
  std::string const error = write_file(path, bytes);
  return error.empty() ? "Saved as " + path : error;
}

void NativeHost::open_file() {
  later_.push_back([](app::App& app) {
    std::string const path = choose_file();
    if (!path.empty()) give_file(app, path);
  });
}

void NativeHost::request_persistence() {
  later_.push_back([](app::App& app) { app.persistence(true); });  // a folder is never evicted
}

void NativeHost::steal_lock(std::string_view game_id) {
  app::LockState const state = locks_.steal(game_id);
  later_.push_back([game = std::string(game_id), state](app::App& app) { app.lock_changed(game, state); });
}

void NativeHost::set_title(std::string_view title) { glfwSetWindowTitle(window_, std::string(title).c_str()); }

bool give_file(app::App& app, std::string const& path) {
  std::string bytes;
  if (!read_file(path, bytes, kFileLimit)) {
    std::fprintf(stderr, "paddock: %s cannot be read, or is larger than 16 MB\n", path.c_str());
    return false;
  }
  app.dropped_file(base_name(path), bytes);
  return true;
}

}  // namespace paddock::platform
