// App: the door the platform knows; everything goes straight to Impl.
#include "shell/impl.hpp"

#ifdef PADDOCK_PROBE
#include <cstdio>
#include <cstdlib>
#endif

#include "imgui_impl_opengl3.h"
#include "screens/home/home.hpp"
#include "screens/pictures.hpp"

namespace paddock::app {

void all_games_here() { late_games_here(); }

App::Impl::Impl(Host& the_host, std::string_view prefix)
    : host(the_host), library(the_host.storage()), glsl_prefix(prefix),
      screens{make_home_screen(shelf, league), make_setup_screen(), make_table_screen(), make_gm_screen(), make_end_screen()} {
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
  board = std::make_unique<Board>(glsl_prefix);
  shelf.read(library);
  league.changed = [this] { poke(); };
}

App::App(Host& host, std::string_view glsl_prefix) : impl_(std::make_unique<Impl>(host, glsl_prefix)) {}
App::~App() = default;

bool App::wants_frame() const { return impl_->wants_frame(); }
bool App::busy() const { return impl_->busy(); }
double App::wake_in_ms() const { return impl_->wake_in_ms(); }
void App::poke() { impl_->poke(); }
void App::frame(int width, int height, float pixel_ratio) { impl_->frame(width, height, pixel_ratio); }

void App::open_link(std::string_view text) {
  impl_->open_anything(text, true);
  impl_->host.clear_fragment();
  poke();
}

void App::assets_came() {
  load_fonts();
  poke();
}

void App::open_kept(std::string_view id) {
  if (impl_->library.has(id)) impl_->open_saved(std::string(id));
  poke();
}

void App::pasted(std::string_view text) {
  impl_->intents.push_back({Intent::OpenText, 0, std::string(text), {}, {}});
  poke();
}

void App::dropped_file(std::string_view name, std::string_view bytes) {
  impl_->open_file(name, bytes);
  poke();
}

void App::twin_command(std::string_view id, std::string_view value) {
  impl_->twin_command(std::string(id), std::string(value));
  poke();
}

void App::back(int steps) {
  for (int i = 0; i < steps && impl_->back(); ++i) impl_->apply_intents();
  impl_->told_depth = -1;   // the platform has gone back already: it is told where the app stands now
  poke();
}

void App::kept_elsewhere() {
  if (impl_->ui.screen != ScreenId::Home) return;
  impl_->library.reread();
  impl_->shelf.read(impl_->library);
  poke();
}

void App::hidden() {
  if (impl_->play) impl_->play->cover();  // now, not at the end of a frame: the next picture must not hold the secret
  poke();
}

void App::context_lost() {
  impl_->context = false;
  impl_->board->forget();
  forget_pictures();
  for (size_t i = 0; i < impl_->screens.size(); ++i)
    if (!comes_late(ScreenId(i)) || late_code_here()) impl_->screens[i]->context_lost();
}

void App::context_restored() {
  impl_->context = true;
  poke();
}

void App::lock_changed(std::string_view game_id, LockState state) {
  if (impl_->play && impl_->play->id() == game_id) {
    bool const freed = impl_->lock == LockState::Elsewhere && state != LockState::Elsewhere;
    impl_->lock = state;
    if (freed) impl_->reload_kept();
  }
  poke();
}

void App::persistence(bool kept) {
  impl_->kept = kept;
  std::string const word = kept ? "1" : "";
  if (impl_->library.setting("kept") != word) impl_->library.set_setting("kept", word);
  poke();
}

void App::update_ready() {
  impl_->update_waits = true;
  poke();
}

void App::online(bool is_online) {
  bool const back = is_online && !impl_->is_online;
  impl_->is_online = is_online;
  if (back && !impl_->outgoing.empty()) impl_->offline_open = true;
  if (back && impl_->outgoing.empty()) impl_->offline_open = false;
  poke();
}

void App::preferences_changed() {
  impl_->read_preferences();
  poke();
}

void App::storage_unread(std::string_view why) {
  impl_->storage_error = why;
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
