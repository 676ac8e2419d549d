// paddock, the desktop program: one window, one event loop, nothing drawn while nothing changes.
#define GLFW_INCLUDE_NONE
#include <GLFW/glfw3.h>

#include <cstdio>
#include <memory>

#include "platform/native/files.hpp"
#include "platform/native/host_native.hpp"
#include "platform/native/options.hpp"
#include "platform/native/script.hpp"
#include "platform/native/window.hpp"
#include "shell/app.hpp"

namespace paddock::platform {
namespace {

bool draw(app::App& app, Window& window) {
  if (!window.begin()) return false;
  app.frame(window.width(), window.height(), window.pixel_ratio());
  return true;
}

void open_arguments(app::App& app, Options const& options) {
  for (std::string link : options.open) {
    if (file_exists(link)) {
      give_file(app, link);
      continue;
    }
    if (link.rfind("paddock:", 0) == 0) link.erase(0, 8);  // as the desktop's link handler hands it over
    app.open_link(link);
  }
}

// Waits for input or for the app's next deadline. True when the deadline came: one frame is due.
bool wait_for_work(app::App const& app, NativeHost const& host) {
  double const wake = app.wake_in_ms();
  if (app.wants_frame() || host.has_later() || wake == 0) {
    glfwPollEvents();
    return wake == 0;
  }
  if (wake < 0) {
    glfwWaitEvents();
    return false;
  }
  double const until = glfwGetTime() + wake / 1000.0;
  glfwWaitEventsTimeout(wake / 1000.0);
  return glfwGetTime() >= until;
}

void run_loop(app::App& app, NativeHost& host, Window& window) {
  bool due = true;
  while (!window.closing()) {
    if (host.run_later(app)) app.poke();
    if ((app.wants_frame() || due) && draw(app, window)) window.end();
    due = wait_for_work(app, host);
  }
}

int run_script(app::App& app, NativeHost& host, Window& window, std::vector<std::string> lines) {
  Script script(app, host, window, std::move(lines));
  while (script.before_frame() && !window.closing()) {
    glfwPollEvents();
    host.run_later(app);
    if (!draw(app, window)) continue;
    script.after_frame();
    window.end();
  }
  return script.failed() ? 1 : 0;
}

int take_screenshot(app::App& app, NativeHost& host, Window& window, Options const& options) {
  for (int n = 1; n <= options.after || n == 1; ++n) {
    glfwPollEvents();
    host.run_later(app);
    app.poke();
    if (!draw(app, window)) continue;
    if (n >= options.after && !save_picture(window, options.screenshot)) {
      std::fprintf(stderr, "paddock: cannot write %s\n", options.screenshot.c_str());
      return 1;
    }
    window.end();
  }
  return 0;
}

int run(Options const& options) {
  Window window(options.width, options.height, options.scale, options.script.empty());
  if (!window.error().empty()) {
    std::fprintf(stderr, "paddock: %s\n", window.error().c_str());
    return 2;
  }
  NativeHost host(window.handle(), options.data.empty() ? data_folder() : options.data,
                  {.dark = !options.light, .reduced_motion = options.reduced_motion, .touch = options.touch});
  app::App app(host, "#version 330 core\n");
  window.listen({.input = [&] { app.poke(); },
                 .repaint = [&] { if (draw(app, window)) window.end(); },
                 .file = [&](std::string const& path) { give_file(app, path), app.poke(); },
                 .hidden = [&] { app.hidden(); }});
  open_arguments(app, options);
  if (!options.script.empty()) return run_script(app, host, window, read_script(options.script));
  if (!options.screenshot.empty()) return take_screenshot(app, host, window, options);
  run_loop(app, host, window);
  return 0;
}

}  // namespace
}  // namespace paddock::platform

int main(int count, char** words) {
  using namespace paddock::platform;
  Options const options = read_options(count, words);
  if (!options.error.empty()) {
    std::fprintf(stderr, "paddock: %s\n", options.error.c_str());
    return 2;
  }
  if (options.help) std::fputs(help_text(), stdout);
  else if (options.version) std::puts("paddock " PADDOCK_VERSION);
  else return run(options);
  return 0;
}
