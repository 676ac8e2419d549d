// App: the door the platform knows; everything goes straight to Impl.
#include "shell/impl.hpp"

#ifdef PADDOCK_PROBE
#include <cstdio>
#include <cstdlib>
#endif

#include "imgui_impl_opengl3.h"
#include "screens/pictures.hpp"
#include "ui/widgets.hpp"

namespace paddock::app {

void late_code_is_here() { late_code_came(); }

App::Impl::Impl(Host& the_host, std::string_view prefix)
    : host(the_host), library(the_host.storage()), board(prefix) {
#ifdef PADDOCK_PROBE
  paddock_idle = [](char const* name) {
    std::fprintf(stderr, "Dear ImGui: %s, which this program does without (tools/imgui/lean.py)\n", name);
    std::abort();
  };
#endif
  ImGuiIO& io = ImGui::GetIO();
  io.IniFilename = nullptr;
  io.ConfigInputTextCursorBlink = false;  // nothing is drawn while nothing changes
  io.ConfigInputTrickleEventQueue = true;
  load_fonts();
  read_preferences();
  shelf.read(library);
  league.changed = event.changed = [this] { frames.poke(); };
}

void App::Impl::read_preferences() {
  choice.read(library);
  device.kept = library.setting("kept") == "1";
  event.run_by = league.run_by = library.setting("event-run-by", library.setting("name"));
  if (!event.choose(std::atoi(library.setting("event-slot", "0").c_str()))) event.choose(0);
}

// The page went on without it.
void App::Impl::storage_came() {
  device.storage_error.clear();
  race.forget_error();
  library.reread();
  league.refresh();
  event.refresh_all();
  read_preferences();
  shelf.read(library);
  other_tabs.kept_came();
}

App::App(Host& host, std::string_view glsl_prefix) : impl_(std::make_unique<Impl>(host, glsl_prefix)) {}
App::~App() = default;

bool App::wants_frame() const { return impl_->moves() || impl_->screens.plays(); }
bool App::busy() const { return impl_->busy(); }
double App::wake_in_ms() const { return toasts_wake(impl_->frames.now_ms()); }
void App::poke() { impl_->frames.poke(); }
void App::frame(int width, int height, float pixel_ratio) { impl_->frame(width, height, pixel_ratio); }

void App::open_link(std::string_view text) {
  impl_->take({Intent::OpenText, 1, std::string(text), {}, {}});
  impl_->host.clear_fragment();
}

void App::assets_came() {
  load_fonts();
  poke();
}

void App::open_kept(std::string_view id) {
  if (impl_->library.has(id)) impl_->take({Intent::OpenSaved, 0, std::string(id), {}, {}});
}

void App::pasted(std::string_view text) {
  impl_->take({Intent::OpenText, 0, std::string(text), {}, {}});
}

void App::dropped_file(std::string_view name, std::string_view bytes) {
  impl_->take({Intent::OpenFile, 0, std::string(bytes), std::string(name), {}});
}

void App::twin_command(std::string_view id, std::string_view value) {
  Stage stage = impl_->stage();
  impl_->twin.command(stage, std::string(id), std::string(value));
  poke();
}

void App::back(int steps) {
  for (int i = 0; i < steps; ++i) {
    Stage stage = impl_->stage();
    if (!impl_->back.back(stage)) break;
    impl_->apply_intents();
  }
  impl_->back.gone_back();
  poke();
}

void App::kept_elsewhere() {
  if (impl_->ui.screen != ScreenId::Home) return;
  impl_->library.reread();
  impl_->shelf.read(impl_->library);
  poke();
}

void App::hidden() {
  if (impl_->race) impl_->race->cover();  // now, not at the end of a frame: the next picture must not hold the secret
  poke();
}

void App::context_lost() {
  impl_->context = false;
  impl_->board.forget();
  forget_pictures();
  impl_->screens.context_lost();
}

void App::context_restored() {
  impl_->context = true;
  poke();
}

void App::lock_changed(std::string_view game_id, LockState state) {
  impl_->other_tabs.heard(game_id, state);
  poke();
}

void App::persistence(bool kept) {
  impl_->device.kept = kept;
  std::string const word = kept ? "1" : "";
  if (impl_->library.setting("kept") != word) impl_->library.set_setting("kept", word);
  poke();
}

void App::update_ready() {
  impl_->device.update_waits = true;
  poke();
}

void App::online(bool is_online) {
  impl_->offline.heard(is_online);
  poke();
}

void App::preferences_changed() {
  impl_->read_preferences();
  poke();
}

void App::storage_unread(std::string_view why) {
  impl_->device.storage_error = why;
  poke();
}

void App::storage_read() {
  impl_->storage_came();
  poke();
}

std::string App::probe() const {
#ifdef PADDOCK_PROBE
  return probe_json();
#else
  return {};
#endif
}

std::string App::status() const { return impl_->status(); }

}  // namespace paddock::app
