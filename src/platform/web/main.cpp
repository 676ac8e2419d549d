// The functions that web/page/*.js calls. Texts and bytes come through two slots: paddock_buffer(slot, size) gives the
// place to write them to, the next call takes them. After any of these calls the page schedules a frame.
#include <emscripten/emscripten.h>
#include <imgui.h>
#include <imgui_internal.h>

#include <algorithm>
#include <cfloat>
#include <utility>

#include "platform/web/bridge.hpp"
#include "platform/web/keys.hpp"
#include "platform/web/late.hpp"
#include "platform/web/shell.hpp"
#include "ui/gesture.hpp"

namespace paddock::platform {
namespace {

constexpr double kLongestStep = 0.1;  // seconds: a pause is not a jump

double last_frame_ms = 0;

app::App* awake() {
  app::App* const app = shell().app.get();
  if (app != nullptr) app->poke();
  return app;
}

void show_cursor() {
  int const cursor = ImGui::GetMouseCursor();
  if (cursor == shell().cursor) return;
  shell().cursor = cursor;
  pw_cursor(cursor);
}

void set_modifiers(int bits) {
  ImGuiIO& io = ImGui::GetIO();
  io.AddKeyEvent(ImGuiMod_Shift, (bits & 1) != 0);
  io.AddKeyEvent(ImGuiMod_Ctrl, (bits & 2) != 0);
  io.AddKeyEvent(ImGuiMod_Alt, (bits & 4) != 0);
  io.AddKeyEvent(ImGuiMod_Super, (bits & 8) != 0);
}

// As if the keys of pasting were pressed, so that ImGui's text fields filter and undo as they do.
void press_paste() {
  ImGuiIO& io = ImGui::GetIO();
  ImGuiKey const command = io.ConfigMacOSXBehaviors ? ImGuiMod_Super : ImGuiMod_Ctrl;
  bool const held = io.ConfigMacOSXBehaviors ? io.KeySuper : io.KeyCtrl;
  io.AddKeyEvent(command, true);
  io.AddKeyEvent(ImGuiKey_V, true);
  io.AddKeyEvent(ImGuiKey_V, false);
  if (!held) io.AddKeyEvent(command, false);
}

}  // namespace
}  // namespace paddock::platform

using namespace paddock;
using namespace paddock::platform;

extern "C" {

EMSCRIPTEN_KEEPALIVE char* paddock_buffer(int slot, int size) {
  std::string& buffer = shell().slots[slot & 1];
  buffer.assign(static_cast<size_t>(std::max(size, 0)), '\0');
  return buffer.data();
}

// ---- start: preferences, base address and stored values come first, then paddock_start. 0: well, 1: no WebGL 2.
EMSCRIPTEN_KEEPALIVE void paddock_preferences(int dark, int reduced_motion, int touch) {
  shell().host.set_preferences({dark != 0, reduced_motion != 0, touch != 0});
  if (app::App* const app = awake()) app->preferences_changed();
}

EMSCRIPTEN_KEEPALIVE void paddock_base_url() { shell().host.set_base_url(shell().slots[0]); }

EMSCRIPTEN_KEEPALIVE int paddock_start(int is_mac) {
  if (!make_graphics(is_mac != 0)) return 1;
  last_frame_ms = emscripten_get_now();
  shell().app = std::make_unique<app::App>(shell().host, "#version 300 es\nprecision highp float;\n");
  return 0;
}

// ---- frames. Returns ms until the next one is wanted: 0 at once, negative never.
EMSCRIPTEN_KEEPALIVE double paddock_frame(int width, int height, double pixel_ratio) {
  app::App& app = *shell().app;
  ImGuiIO& io = ImGui::GetIO();
  double const now = emscripten_get_now();
  io.DeltaTime = static_cast<float>(std::clamp((now - last_frame_ms) / 1000.0, 0.0001, kLongestStep));
  last_frame_ms = now;
  io.DisplaySize = ImVec2(static_cast<float>(width), static_cast<float>(height));
  io.DisplayFramebufferScale = ImVec2(static_cast<float>(pixel_ratio), static_cast<float>(pixel_ratio));
  app.frame(width, height, static_cast<float>(pixel_ratio));
  show_cursor();
  return app.wants_frame() ? 0 : app.wake_in_ms();
}

EMSCRIPTEN_KEEPALIVE void paddock_poke() { awake(); }

// ---- mouse and touch. kind 0 move, 1 down, 2 up, 3 gone; button as ImGui counts; source 0 mouse, 1 touch, 2 pen.
EMSCRIPTEN_KEEPALIVE void paddock_pointer(int kind, double x, double y, int button, int source, int modifiers) {
  ImGuiIO& io = ImGui::GetIO();
  io.AddMouseSourceEvent(static_cast<ImGuiMouseSource>(source));
  set_modifiers(modifiers);
  if (kind == 3) io.AddMousePosEvent(-FLT_MAX, -FLT_MAX);
  else io.AddMousePosEvent(static_cast<float>(x), static_cast<float>(y));
  if (kind == 1 || kind == 2) io.AddMouseButtonEvent(button, kind == 1);
  awake();
}

EMSCRIPTEN_KEEPALIVE void paddock_wheel(double dx, double dy, int modifiers) {
  set_modifiers(modifiers);
  ImGui::GetIO().AddMouseWheelEvent(static_cast<float>(dx), static_cast<float>(dy));
  awake();
}

// Two fingers or a trackpad's pinch. `first` on the first of a row. Over a panel fingers scroll (32 px a notch).
EMSCRIPTEN_KEEPALIVE void paddock_gesture(int first, double scale, double dx, double dy, double x, double y) {
  ImGuiIO& io = ImGui::GetIO();
  if (first != 0) shell().gesture_scrolls = io.WantCaptureMouse;
  if (shell().gesture_scrolls) {
    io.AddMousePosEvent(static_cast<float>(x), static_cast<float>(y));
    io.AddMouseWheelEvent(static_cast<float>(dx / 32), static_cast<float>(dy / 32));
  } else {
    app::gestures().add(static_cast<float>(scale), static_cast<float>(dx), static_cast<float>(dy),
                        static_cast<float>(x), static_cast<float>(y));
  }
  awake();
}

// ---- keys and text. Slot 0: code, slot 1: key.
EMSCRIPTEN_KEEPALIVE void paddock_key(int down, int modifiers) {
  set_modifiers(modifiers);
  ImGuiKey const key = web_key(shell().slots[0], shell().slots[1]);
  if (key != ImGuiKey_None) ImGui::GetIO().AddKeyEvent(key, down != 0);
  awake();
}

EMSCRIPTEN_KEEPALIVE void paddock_text() {
  ImGui::GetIO().AddInputCharactersUTF8(shell().slots[0].c_str());
  awake();
}

// 1: the window has the focus, 0: it lost it, 2: only the canvas did (the text view has it), so keys are let go.
EMSCRIPTEN_KEEPALIVE void paddock_focus(int state) {
  if (state == 2) ImGui::GetIO().ClearInputKeys();
  else ImGui::GetIO().AddFocusEvent(state == 1);
  awake();
}

EMSCRIPTEN_KEEPALIVE void paddock_paste() {
  shell().clipboard = shell().slots[0];
  if (ImGui::GetIO().WantTextInput) press_paste();
  else if (app::App* const app = awake()) app->pasted(shell().clipboard);
  awake();
}

// A deliberate paste (a button of ours) goes to the app, whatever has the focus.
EMSCRIPTEN_KEEPALIVE void paddock_pasted() {
  if (app::App* const app = awake()) app->pasted(std::string(shell().slots[0]));
}

// ---- the world
EMSCRIPTEN_KEEPALIVE void paddock_link() {
  if (app::App* const app = awake()) app->open_link(std::string(shell().slots[0]));
}

EMSCRIPTEN_KEEPALIVE void paddock_kept() {
  if (app::App* const app = awake()) app->open_kept(shell().slots[0]);
}

EMSCRIPTEN_KEEPALIVE void paddock_late() {
  bool const some = take_late_assets(std::exchange(shell().slots[0], {}));
  if (app::App* const app = awake(); app && some) app->assets_came();
}

// The code of games and of most screens.
EMSCRIPTEN_KEEPALIVE void paddock_code() {
  app::late_code_is_here();
  if (app::App* const app = awake()) app->poke();
}

EMSCRIPTEN_KEEPALIVE void paddock_file() {
  if (app::App* const app = awake()) app->dropped_file(shell().slots[0], std::exchange(shell().slots[1], {}));
}

EMSCRIPTEN_KEEPALIVE void paddock_twin() {
  if (app::App* const app = awake()) app->twin_command(std::string(shell().slots[0]), std::string(shell().slots[1]));
}

EMSCRIPTEN_KEEPALIVE void paddock_context(int restored) {
  app::App* const app = awake();
  if (app == nullptr) return;
  if (restored != 0) return app->context_restored();
  drop_graphics();
  app->context_lost();
}

EMSCRIPTEN_KEEPALIVE void paddock_lock(int state) {
  std::string const game = shell().slots[0];
  shell().host.lock_is(game, static_cast<app::LockState>(state));
  if (app::App* const app = awake()) app->lock_changed(game, static_cast<app::LockState>(state));
}

// What has become of a job: `state` is app::Job::State, slot 0 the result, why there is none, or what it is at.
EMSCRIPTEN_KEEPALIVE void paddock_job(int id, int state, int progress) {
  app::Job job{static_cast<app::Job::State>(state), progress, {}, {}};
  (job.ended() ? job.text : job.word) = shell().slots[0];
  shell().host.jobs().told(id, std::move(job));
  awake();
}

EMSCRIPTEN_KEEPALIVE void paddock_persistence(int kept) {
  if (app::App* const app = awake()) app->persistence(kept != 0);
}

EMSCRIPTEN_KEEPALIVE void paddock_update_ready() {
  if (app::App* const app = awake()) app->update_ready();
}

EMSCRIPTEN_KEEPALIVE void paddock_back(int steps) {
  if (app::App* const app = awake()) app->back(steps);
}

EMSCRIPTEN_KEEPALIVE void paddock_elsewhere() {
  if (app::App* const app = awake()) app->kept_elsewhere();
}

EMSCRIPTEN_KEEPALIVE void paddock_hidden() {
  if (app::App* const app = awake()) app->hidden();
}

EMSCRIPTEN_KEEPALIVE void paddock_online(int online) {
  if (app::App* const app = awake()) app->online(online != 0);
}

// ---- storage. Slot 0: key, slot 1: bytes.
EMSCRIPTEN_KEEPALIVE void paddock_stored(int present) {
  if (present != 0) shell().host.store().stored(shell().slots[0], std::exchange(shell().slots[1], {}));
  else shell().host.store().removed(shell().slots[0]);
}

// The page starts without what is kept, for the reason in slot 0; paddock_read when all of it has come by paddock_stored.
EMSCRIPTEN_KEEPALIVE void paddock_unread() {
  if (app::App* const app = awake()) app->storage_unread(shell().slots[0]);
}

EMSCRIPTEN_KEEPALIVE void paddock_read() {
  if (app::App* const app = awake()) app->storage_read();
}

EMSCRIPTEN_KEEPALIVE void paddock_done(int ticket) {  // slot 0: empty, or what went wrong
  shell().host.store().done(ticket, std::string(shell().slots[0]));
  awake();
}

#ifdef PADDOCK_PROBE
// Test builds only: 0 the widgets of the last frame, 1 the app's facts. NUL-terminated, until the next call.
EMSCRIPTEN_KEEPALIVE char const* paddock_probe(int what) {
  static std::string text;
  text = what == 0 ? shell().app->probe() : shell().app->status();
  return text.c_str();
}
#endif

}  // extern "C"

int main() { return 0; }  // the page calls paddock_start when storage is loaded
