// The text twin: the screen fills what it shows, the shell adds where one can go and what is wrong.
#include <cstdio>

#include "session/save_io.hpp"
#include "shell/impl.hpp"

namespace paddock::app {
namespace {

std::string escaped(std::string_view text) {
  std::string out;
  for (char c : text) {
    if (c == '"' || c == '\\') out += '\\';
    if (uint8_t(c) >= 32) out += c;
  }
  return out;
}

constexpr char const* kScreens[] = {"home", "setup", "table", "gm", "end"};

}  // namespace

void App::Impl::twin_frame(Twin& twin, Stage& stage) {
  screen().twin(stage, twin);
  if (late_code_here()) sheets->twin(*this, stage, twin);
  twin.theme = look().dark ? "dark" : "light";
  if (twin.title.empty()) twin.title = play ? play->title() + ", " + play->words().turn(play->session().turn()) : "Paddock";
  if (twin.heading.empty()) twin.heading = "Paddock";
  twin.notice = toast_words();
  if (problem.any()) {
    twin.state = problem.title + ". " + problem.words;
    if (!problem.offer.empty()) twin.button("problem-other", problem.offer);
    twin.button("problem-close", "Close this message");
  }
  if (play && (lock == LockState::Elsewhere || save_conflict)) {
    twin.state = "This " + play->words().race + " is open in another tab; here you can only look. " + twin.state;
    twin.button("take-over", "Play it here");
  }
  if (!storage_error.empty()) twin.say(storage_error);
  else if (!save_error.empty()) twin.say("The last step is not saved: " + save_error);
  if (!league.error().empty()) twin.say("The league is not kept as it stands now: " + league.error());
  if (counts_for_league()) twin.button("league-enter", "Enter this result in " + league.card().title);
  if (ui.screen != ScreenId::Home) twin.go("nav-home", "All races");
  if (play && play->gm()) {
    if (ui.screen == ScreenId::Gm) twin.go("nav-table", "Players' view");
    else twin.go("nav-gm", "GM desk");
  }
  if (play && ui.screen == ScreenId::End) twin.go("nav-table", "Back to the table");
  twin.go("nav-rules", "Rules");
  if (play) twin.go("nav-links", "Links");
  if (has_pages()) twin.go("nav-papers", "Programme and league");
  twin.go("nav-settings", "Settings");
  if (update_waits) twin.go("nav-update", "Update Paddock: loads the new version now; races stay as they are");
  twin.go("nav-theme", look().dark ? "Light theme" : "Dark theme");
}

void App::Impl::tell_twin() {
  if (settle > 0 || (stepping && frames % 8 != 0)) return;  // once things have come to rest; now and then in a film
  Stage s = stage();
  Twin twin;
  twin_frame(twin, s);
  std::string json = to_json(twin);
  if (json == twin_sent) return;
  host.twin(json);
  twin_sent = std::move(json);
}

bool App::Impl::twin_shell_command(std::string const& id, std::string const&) {
  if (id == "nav-home") return intents.push_back({Intent::Go, int(ScreenId::Home), {}, {}, {}}), true;
  if (id == "nav-table") return intents.push_back({Intent::Go, int(ScreenId::Table), {}, {}, {}}), true;
  if (id == "nav-gm") return intents.push_back({Intent::Go, int(ScreenId::Gm), {}, {}, {}}), true;
  if (id == "nav-theme") return intents.push_back({Intent::SetTheme, look().dark ? 2 : 1, {}, {}, {}}), true;
  if (id == "nav-update") return host.reload_for_update(), true;
  if (id == "take-over") return intents.push_back({Intent::TakeOver, 0, {}, {}, {}}), true;
  if (id == "problem-other") return intents.push_back({Intent::OpenOther, 0, {}, {}, {}}), true;
  if (id == "problem-close") return problem = Problem{}, true;
  return false;
}

void App::Impl::twin_command(std::string const& id, std::string const& value) {
  if (twin_shell_command(id, value) || (late_code_here() && sheets->twin_command(*this, id, value))) return;
  Stage s = stage();
  screen().twin_command(s, id, value);
}

std::string App::Impl::status() const {
  std::string out = "{\"screen\":\"" + std::string(kScreens[int(ui.screen)]) + "\",\"frames\":" + std::to_string(frames);
  std::string hash;
  if (play) {
    hash = saves::to_hex(play->session().hash());
    out += ",\"game\":\"" + escaped(play->id()) + "\",\"turn\":" + std::to_string(play->session().turn()) +
           ",\"state\":\"" + escaped(play->state_chip()) + "\",\"phase\":" + std::to_string(int(play->phase())) +
           ",\"shown\":" + std::to_string(play->shown_turn()) +
           ",\"over\":" + (play->phase() == Play::Phase::Over ? "true" : "false");
  }
  out += ",\"hash\":\"" + hash + "\",\"busy\":" + (busy() ? "true" : "false") +
         ",\"readOnly\":" + (read_only() ? "true" : "false") + ",\"kept\":" + std::to_string(library.list().size()) +
         ",\"unsaved\":" + (unsaved() ? "true" : "false") + ",\"problem\":\"" + escaped(problem.title) +
         "\",\"cpuMs\":" + std::to_string(frame_cpu_ms) + "}";
  return out;
}

}  // namespace paddock::app
