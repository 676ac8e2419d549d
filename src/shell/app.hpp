// The app as a platform sees it: feed it input through Dear ImGui's io, ask whether it wants a frame, let it draw one.
#pragma once
#include <memory>
#include <string>
#include <string_view>

#include "desk/host.hpp"

namespace paddock::app {

// The code of games and screens is there; may be called before there is an App.
void late_code_is_here();

class App {
 public:
  struct Impl;  // shell/impl.hpp

  // ImGui context and its OpenGL 3 / WebGL 2 backend must exist: the platform owns ImGui_ImplOpenGL3_Init, _Shutdown
  // and, on context loss, _DestroyDeviceObjects. The app calls ImGui_ImplOpenGL3_NewFrame and _RenderDrawData in
  // frame(). `glsl_prefix` is "#version 330 core\n" or "#version 300 es\nprecision highp float;\n".
  App(Host& host, std::string_view glsl_prefix);
  ~App();

  // A frame is wanted now (input came, an animation runs, a bot thinks). When false the platform draws nothing at all.
  bool wants_frame() const;
  bool busy() const;            // something happens that is worth waiting for; a picture that moves for show is not
  // ms until the next frame is wanted though nothing happens (a caret blink); negative: never.
  double wake_in_ms() const;
  void poke();  // input came: draw a few frames until ImGui has settled

  // One whole frame between the platform's NewFrame of its input and its buffer swap. Sizes in CSS px (logical) and the
  // ratio to device pixels (both stand in io already, with DeltaTime); the back buffer is framebuffer 0, not cleared.
  // Two-finger gestures come through ui/gesture.hpp. The app calls ImGui::NewFrame/Render and draws everything,
  // board and HUD.
  void frame(int width, int height, float pixel_ratio);

  // Events.
  void open_link(std::string_view text);                                   // address bar, command line, second window
  void assets_came();                                                       // late_asset() has them now
  void open_kept(std::string_view id);                                     // a race of this device, if it is still here
  void pasted(std::string_view text);                                      // a link, orders, or a whole message
  void dropped_file(std::string_view name, std::string_view bytes);
  void twin_command(std::string_view id, std::string_view value);          // a button or field of the DOM twin
  void back(int steps);                                                    // the browser's Back, Alt+Left: a screen or sheet each
  void hidden();                                                           // nobody looks: the cover goes up
  void context_lost();
  void context_restored();
  void lock_changed(std::string_view game_id, LockState state);
  void persistence(bool kept);
  void update_ready();                                                     // a new version waits
  void online(bool is_online);
  void preferences_changed();
  void storage_unread(std::string_view why);                               // one sentence; nothing can be kept for now
  void kept_elsewhere();                                                   // another tab has written: Home reads it
  void storage_read();                                                     // it has been read after all

  // Test builds only: JSON [{"label":..,"x":..,"y":..,"w":..,"h":..}] of the widgets of the last frame; "" otherwise.
  std::string probe() const;
  // Plain facts for tests and the bench: JSON of screen name, game hash, turn, frames drawn.
  std::string status() const;

 private:
  std::unique_ptr<Impl> impl_;
};

}  // namespace paddock::app
