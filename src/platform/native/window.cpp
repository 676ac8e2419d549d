#include "platform/native/window.hpp"

#include <GLFW/glfw3.h>
#include <backends/imgui_impl_glfw.h>
#include <backends/imgui_impl_opengl3.h>
#include <imgui.h>

#include <algorithm>
#include <cmath>

namespace paddock::platform {
namespace {

Window& self(GLFWwindow* window) { return *static_cast<Window*>(glfwGetWindowUserPointer(window)); }

std::string last_glfw_error() {
  char const* text = nullptr;
  glfwGetError(&text);
  return text == nullptr ? "unknown reason" : text;
}

}  // namespace

Window::Window(int width, int height, float scale, bool system_input)
    : forced_scale_(scale), system_input_(system_input) {
  create(width, height);
  if (window_ == nullptr) return;
  glfwMakeContextCurrent(window_);
  glfwSwapInterval(1);
  ImGui::CreateContext();
  ImGui::GetIO().IniFilename = nullptr;  // nothing is written outside the data folder
  ImGui_ImplGlfw_InitForOpenGL(window_, false);
  ImGui_ImplOpenGL3_Init("#version 330 core");
  glfwSetWindowUserPointer(window_, this);
  install_callbacks();
  measure();
  last_time_ = glfwGetTime();
}

void Window::create(int width, int height) {
  if (glfwInit() == GLFW_FALSE) {
    error_ = "No display can be opened: " + last_glfw_error();
    return;
  }
  glfwWindowHint(GLFW_CONTEXT_VERSION_MAJOR, 3);
  glfwWindowHint(GLFW_CONTEXT_VERSION_MINOR, 3);
  glfwWindowHint(GLFW_OPENGL_PROFILE, GLFW_OPENGL_CORE_PROFILE);
  glfwWindowHint(GLFW_OPENGL_FORWARD_COMPAT, GLFW_TRUE);
  glfwWindowHint(GLFW_DEPTH_BITS, 0);
  glfwWindowHint(GLFW_STENCIL_BITS, 0);
  glfwWindowHintString(GLFW_X11_CLASS_NAME, "paddock");
  glfwWindowHintString(GLFW_X11_INSTANCE_NAME, "paddock");
  glfwWindowHint(GLFW_SCALE_TO_MONITOR, forced_scale_ > 0 ? GLFW_FALSE : GLFW_TRUE);
  float const factor = forced_scale_ > 0 ? forced_scale_ : 1.0f;
  auto const device = [&](int logical) { return static_cast<int>(std::lround(static_cast<float>(logical) * factor)); };
  window_ = glfwCreateWindow(device(width), device(height), "Paddock", nullptr, nullptr);
  if (window_ == nullptr) {
    error_ = "OpenGL 3.3 is needed and cannot be had: " + last_glfw_error();
    glfwTerminate();
  }
}

Window::~Window() {
  if (window_ == nullptr) return;
  ImGui_ImplOpenGL3_Shutdown();
  ImGui_ImplGlfw_Shutdown();
  ImGui::DestroyContext();
  glfwDestroyWindow(window_);
  glfwTerminate();
}

bool Window::closing() const { return glfwWindowShouldClose(window_) != GLFW_FALSE; }

void Window::resize(int width, int height) {
  auto const units = [&](int logical) { return static_cast<int>(std::lround(logical / to_logical())); };
  glfwSetWindowSize(window_, units(width), units(height));
}

// On X11 a window unit is a device px; on Wayland and macOS it is a logical px.
double Window::to_logical() const {
  int window_width = 0, window_height = 0;
  glfwGetWindowSize(window_, &window_width, &window_height);
  return window_width > 0 && width_ > 0 ? static_cast<double>(device_width_) / ratio_ / window_width : 1.0;
}

void Window::measure() {
  glfwGetFramebufferSize(window_, &device_width_, &device_height_);
  float x_scale = 1, y_scale = 1;
  glfwGetWindowContentScale(window_, &x_scale, &y_scale);
  ratio_ = std::clamp(forced_scale_ > 0 ? forced_scale_ : x_scale, 0.5f, 4.0f);
  width_ = static_cast<int>(std::lround(device_width_ / ratio_));
  height_ = static_cast<int>(std::lround(device_height_ / ratio_));
}

bool Window::begin() {
  if (system_input_) ImGui_ImplGlfw_NewFrame();
  measure();
  if (device_width_ <= 0 || device_height_ <= 0) return false;
  ImGuiIO& io = ImGui::GetIO();
  io.DisplaySize = ImVec2(static_cast<float>(width_), static_cast<float>(height_));
  io.DisplayFramebufferScale = ImVec2(ratio_, ratio_);
  double const now = glfwGetTime();
  io.DeltaTime = static_cast<float>(std::clamp(now - last_time_, 0.0001, 0.1));  // a pause is not a jump
  last_time_ = now;
  return true;
}

void Window::end() { glfwSwapBuffers(window_); }

std::vector<uint8_t> Window::pixels(int& width, int& height) const {
  width = device_width_;
  height = device_height_;
  size_t const row = static_cast<size_t>(width) * 4;
  std::vector<uint8_t> bottom_up(row * static_cast<size_t>(height)), result(bottom_up.size());
  glReadBuffer(GL_BACK);
  glPixelStorei(GL_PACK_ALIGNMENT, 1);
  glReadPixels(0, 0, width, height, GL_RGBA, GL_UNSIGNED_BYTE, bottom_up.data());
  for (int y = 0; y < height; ++y) {
    std::copy_n(bottom_up.begin() + static_cast<ptrdiff_t>(row) * (height - 1 - y), row,
                result.begin() + static_cast<ptrdiff_t>(row) * y);
  }
  for (size_t at = 3; at < result.size(); at += 4) result[at] = 255;
  return result;
}

// Every callback tells ImGui first (in logical px) and then that a frame is wanted.
void Window::install_callbacks() {
  using W = GLFWwindow*;
  glfwSetWindowRefreshCallback(window_, [](W w) { self(w).tell(&Events::repaint); });
  glfwSetFramebufferSizeCallback(window_, [](W w, int, int) { self(w).tell(&Events::input); });
  glfwSetWindowContentScaleCallback(window_, [](W w, float, float) { self(w).tell(&Events::input); });
  glfwSetWindowIconifyCallback(window_, [](W w, int on) { self(w).tell(on != 0 ? &Events::hidden : &Events::input); });
  glfwSetDropCallback(window_, [](W w, int count, char const** paths) {
    for (int at = 0; at < count; ++at) {
      if (self(w).events_.file) self(w).events_.file(paths[at]);
    }
  });
  if (system_input_) install_input();
}

void Window::install_input() {
  using W = GLFWwindow*;
  glfwSetWindowFocusCallback(window_, [](W w, int focused) {
    ImGui_ImplGlfw_WindowFocusCallback(w, focused);
    self(w).tell(&Events::input);
  });
  glfwSetCursorEnterCallback(window_, [](W w, int entered) {
    ImGui_ImplGlfw_CursorEnterCallback(w, entered);
    self(w).tell(&Events::input);
  });
  glfwSetCursorPosCallback(window_, [](W w, double x, double y) {
    double const factor = self(w).to_logical();
    ImGui_ImplGlfw_CursorPosCallback(w, x * factor, y * factor);
    self(w).tell(&Events::input);
  });
  glfwSetMouseButtonCallback(window_, [](W w, int button, int action, int mods) {
    ImGui_ImplGlfw_MouseButtonCallback(w, button, action, mods);
    self(w).tell(&Events::input);
  });
  glfwSetScrollCallback(window_, [](W w, double x, double y) {
    ImGui_ImplGlfw_ScrollCallback(w, x, y);
    self(w).tell(&Events::input);
  });
  glfwSetKeyCallback(window_, [](W w, int key, int scancode, int action, int mods) {
    ImGui_ImplGlfw_KeyCallback(w, key, scancode, action, mods);
    self(w).tell(&Events::input);
  });
  glfwSetCharCallback(window_, [](W w, unsigned int c) {
    ImGui_ImplGlfw_CharCallback(w, c);
    self(w).tell(&Events::input);
  });
}

void Window::tell(std::function<void()> Events::*event) const {
  if (events_.*event) (events_.*event)();
}

}  // namespace paddock::platform
