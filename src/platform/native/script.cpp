#include "platform/native/script.hpp"

#include <imgui.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <utility>

#include "platform/common/png.hpp"
#include "platform/native/files.hpp"
#include "platform/native/host_native.hpp"
#include "platform/native/keys.hpp"
#include "platform/native/probe.hpp"
#include "platform/native/window.hpp"
#include "shell/app.hpp"

namespace paddock::platform {
namespace {

using Clock = std::chrono::steady_clock;
constexpr Clock::duration kFindMost = std::chrono::seconds(8);     // a label is waited for
constexpr Clock::duration kSettleMost = std::chrono::seconds(60);  // an animation or a bot may take
constexpr size_t kScriptLimit = 1u << 20;

std::vector<float> numbers(std::string const& text) {
  std::vector<float> result;
  char const* at = text.c_str();
  for (char* end = nullptr;; at = end) {
    float const value = std::strtof(at, &end);
    if (end == at) return result;
    result.push_back(value);
  }
}

// "\\n" in a script's line is a line break.
std::string unescaped(std::string text) {
  for (size_t at = text.find("\\n"); at != std::string::npos; at = text.find("\\n", at + 1)) text.replace(at, 2, "\n");
  return text;
}

}  // namespace

Script::Command const Script::kCommands[] = {
    {"click", &Script::click}, {"click_at", &Script::click_at}, {"key", &Script::key},
    {"type", &Script::type}, {"wait", &Script::wait}, {"settle", &Script::settle},
    {"shot", &Script::shot}, {"twin", &Script::twin}, {"status", &Script::status},
    {"probe", &Script::probe}, {"say", &Script::say}, {"paste", &Script::paste},
    {"open", &Script::open}, {"file", &Script::file}, {"move", &Script::move},
    {"drag", &Script::drag}, {"wheel", &Script::wheel}, {"expect", &Script::expect},
    {"absent", &Script::absent}, {"resize", &Script::resize}, {"online", &Script::online}, {"quit", &Script::quit},
};

Script::Script(app::App& app, NativeHost& host, Window& window, std::vector<std::string> lines)
    : app_(app), host_(host), window_(window), lines_(lines.begin(), lines.end()) {
  ImGui::GetIO().AddFocusEvent(true);
  wait("3");
}

bool Script::before_frame() {
  if (!settling_) app_.poke();
  if (!failed_ && pending_.empty() && shot_.empty() && !lines_.empty()) {
    std::string const line = lines_.front();
    lines_.pop_front();
    start(line);
  }
  if (failed_) return false;
  if (!pending_.empty()) {
    Step const step = std::move(pending_.front());
    pending_.pop_front();
    step();
  }
  return !failed_ && !(pending_.empty() && lines_.empty() && shot_.empty());
}

void Script::after_frame() {
  if (shot_.empty()) return;
  if (!save_picture(window_, shot_)) fail("cannot write " + shot_);
  shot_.clear();
}

void Script::start(std::string const& line) {
  present_ = line;
  if (line.empty() || line[0] == '#') return;
  size_t const space = line.find(' ');
  std::string const name = line.substr(0, space), rest = space == std::string::npos ? "" : line.substr(space + 1);
  for (Command const& command : kCommands) {
    if (name == command.name) return (this->*command.run)(rest);
  }
  fail("unknown command");
}

void Script::fail(std::string const& why) {
  failed_ = true;
  std::fprintf(stderr, "script: %s: %s\n", present_.c_str(), why.c_str());
}

void Script::find(std::string const& label, Then then, bool wanted) {
  limit_ = Clock::now() + kFindMost;
  pending_.push_back([this, label, then = std::move(then), wanted] { look(label, then, wanted); });
}

// Looks for a label frame after frame; when it never shows up, says what does stand on the screen.
void Script::look(std::string const& label, Then const& then, bool wanted) {
  std::vector<Widget> const widgets = read_probe(app_.probe());
  Widget const* const found = find_widget(widgets, label);
  if ((found != nullptr) == wanted) {
    if (found != nullptr) then(found->x + found->w / 2, found->y + found->h / 2);
    return;
  }
  if (Clock::now() < limit_) return pending_.push_front([this, label, then, wanted] { look(label, then, wanted); });
  std::string all;
  for (Widget const& widget : widgets) all += "\n  " + widget.label;
  fail((wanted ? "not on the screen; there are:" : "is on the screen; there are:") + all);
}

void Script::mouse(float x, float y) { ImGui::GetIO().AddMousePosEvent(x, y); }
void Script::button(bool down) { ImGui::GetIO().AddMouseButtonEvent(0, down); }

void Script::click(std::string const& rest) {
  find(rest, [this](float x, float y) {
    mouse(x, y);
    steps({[] {}, [this] { button(true); }, [] {}, [this] { button(false); }, [] {}, [] {}});
  }, true);
}

void Script::click_at(std::string const& rest) {
  std::vector<float> const at = numbers(rest);
  if (at.size() != 2) return fail("wants X Y");
  steps({[this, at] { mouse(at[0], at[1]); }, [] {}});
  steps({[this] { button(true); }, [] {}, [this] { button(false); }, [] {}});
}

void Script::expect(std::string const& rest) {
  find(rest, [](float, float) {}, true);
}

void Script::absent(std::string const& rest) {
  find(rest, [](float, float) {}, false);
}

void Script::move(std::string const& rest) {
  std::vector<float> const at = numbers(rest);
  if (at.size() != 2) return fail("wants X Y");
  mouse(at[0], at[1]);
}

void Script::drag(std::string const& rest) {
  std::vector<float> const at = numbers(rest);
  if (at.size() != 4) return fail("wants X1 Y1 X2 Y2");
  steps({[this, at] { mouse(at[0], at[1]); }, [this] { button(true); }});
  for (int n = 1; n <= 8; ++n) {
    float const part = static_cast<float>(n) / 8;
    steps({[this, at, part] { mouse(at[0] + (at[2] - at[0]) * part, at[1] + (at[3] - at[1]) * part); }});
  }
  steps({[this] { button(false); }, [] {}});
}

void Script::wheel(std::string const& rest) {
  ImGui::GetIO().AddMouseWheelEvent(0, static_cast<float>(std::atof(rest.c_str())));
}

void Script::key(std::string const& rest) {
  std::vector<ImGuiKey> const chord = read_chord(rest);
  if (chord.empty()) return fail("no such key");
  steps({[chord] { for (ImGuiKey const k : chord) ImGui::GetIO().AddKeyEvent(k, true); },
         [] {},
         [chord] { for (auto k = chord.rbegin(); k != chord.rend(); ++k) ImGui::GetIO().AddKeyEvent(*k, false); },
         [] {}});
}

void Script::type(std::string const& rest) {
  steps({[text = unescaped(rest)] { ImGui::GetIO().AddInputCharactersUTF8(text.c_str()); }, [] {}, [] {}});
}

void Script::wait(std::string const& rest) {
  for (int n = std::atoi(rest.c_str()); n > 0; --n) steps({[] {}});
}

// Draws until the app wants nothing more: motion has ended, bots have moved.
void Script::settle(std::string const&) {
  settling_ = true;
  limit_ = Clock::now() + kSettleMost;
  steps({[] {}, [this] { settled(); }});
}

void Script::settled() {
  if (!app_.busy() && !host_.working()) settling_ = false;
  else if (Clock::now() > limit_) fail("the screen does not come to rest");
  else pending_.push_front([this] { settled(); });
}

void Script::shot(std::string const& rest) { shot_ = rest; }

void Script::twin(std::string const& rest) {
  size_t const space = rest.find(' ');
  app_.twin_command(rest.substr(0, space), space == std::string::npos ? "" : unescaped(rest.substr(space + 1)));
  wait("3");
}

void Script::status(std::string const&) { std::printf("%s\n", app_.status().c_str()), std::fflush(stdout); }
void Script::probe(std::string const&) { std::printf("%s\n", app_.probe().c_str()), std::fflush(stdout); }
void Script::say(std::string const&) { std::printf("%s\n", host_.last_twin().c_str()), std::fflush(stdout); }

void Script::paste(std::string const& rest) { app_.pasted(unescaped(rest)); }
void Script::open(std::string const& rest) { app_.open_link(rest); }

void Script::file(std::string const& rest) {
  if (!give_file(app_, rest)) fail("no such file");
}

void Script::resize(std::string const& rest) {
  size_t const cross = rest.find('x');
  if (cross == std::string::npos) return fail("wants WIDTHxHEIGHT");
  window_.resize(std::atoi(rest.c_str()), std::atoi(rest.c_str() + cross + 1));
  wait("5");
}

void Script::online(std::string const& rest) { app_.online(rest != "0"); }

void Script::quit(std::string const&) { lines_.clear(); }

std::vector<std::string> read_script(std::string const& path) {
  std::string text;
  if (path == "-") {
    for (int c = std::getchar(); c != EOF; c = std::getchar()) text.push_back(static_cast<char>(c));
  } else if (!read_file(path, text, kScriptLimit)) {
    std::fprintf(stderr, "paddock: the script %s cannot be read\n", path.c_str());
  }
  std::vector<std::string> lines;
  for (size_t at = 0; at < text.size();) {
    size_t const end = std::min(text.find('\n', at), text.size());
    lines.push_back(text.substr(at, end - at));
    at = end + 1;
  }
  return lines;
}

bool save_picture(Window const& window, std::string const& path) {
  int width = 0, height = 0;
  std::vector<uint8_t> const pixels = window.pixels(width, height);
  return write_file(path, write_png(width, height, pixels)).empty();
}

}  // namespace paddock::platform
