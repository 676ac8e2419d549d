// The one running page: host, app, and what came in from JavaScript.
#pragma once
#include <memory>
#include <string>

#include "platform/web/host_web.hpp"
#include "shell/app.hpp"

namespace paddock::platform {

struct Shell {
  WebHost host;
  std::unique_ptr<app::App> app;  // null until paddock_start
  std::string slots[2];           // texts and bytes on their way in; see paddock_buffer
  std::string clipboard;          // what was last copied here or pasted
  int cursor = -1;
  bool gesture_scrolls = false;   // the present two-finger gesture began over a panel
};

Shell& shell();

// Makes the WebGL 2 context of #canvas, ImGui and its back end. False when there is no WebGL 2.
bool make_graphics(bool is_mac);
void drop_graphics();  // ImGui's, when the browser has lost the context

}  // namespace paddock::platform
