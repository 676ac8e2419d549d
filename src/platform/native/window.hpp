// A GLFW window with an OpenGL 3.3 core context and Dear ImGui's back ends. Sizes are logical px (a monitor with 200 %
// has two device px for each); Dear ImGui sees logical px only.
#pragma once
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

struct GLFWwindow;

namespace paddock::platform {

class Window {
 public:
  struct Events {
    std::function<void()> input;    // anything that may change the picture
    std::function<void()> repaint;  // the system wants the window's content now (resizing)
    std::function<void(std::string const&)> file;
    std::function<void()> hidden;   // minimised
  };

  // Ends with a sentence in error() when no window or no OpenGL 3.3 can be had. `scale` 0: the monitor's.
  // `system_input` false: a script plays mouse and keys.
  Window(int width, int height, float scale, bool system_input);
  ~Window();
  Window(Window const&) = delete;
  Window& operator=(Window const&) = delete;

  std::string const& error() const { return error_; }
  GLFWwindow* handle() const { return window_; }
  bool closing() const;
  void resize(int width, int height);
  void listen(Events events) { events_ = std::move(events); }

  // Sets io's sizes and time for a frame. False when there is nothing to draw on (minimised).
  bool begin();
  void end();  // swaps the buffers
  int width() const { return width_; }
  int height() const { return height_; }
  float pixel_ratio() const { return ratio_; }

  // What was drawn since begin(), as RGBA with the top row first, alpha 255. Device px.
  std::vector<uint8_t> pixels(int& width, int& height) const;

 private:
  void create(int width, int height);
  void install_callbacks();
  void install_input();
  void tell(std::function<void()> Events::*event) const;
  void measure();
  double to_logical() const;  // logical px a window unit

  GLFWwindow* window_ = nullptr;
  Events events_;
  std::string error_;
  float forced_scale_ = 0, ratio_ = 1;
  int width_ = 0, height_ = 0, device_width_ = 0, device_height_ = 0;
  bool system_input_;
  double last_time_ = 0;
};

}  // namespace paddock::platform
