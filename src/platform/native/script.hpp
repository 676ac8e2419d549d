// Plays commands from a file into the app as a user would: mouse and keys through ImGui's io, widgets found by label.
// For tests under Xvfb and for pictures of screens. The commands are listed in options.cpp.
#pragma once
#include <chrono>
#include <deque>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace paddock::app {
class App;
}

namespace paddock::platform {

class NativeHost;
class Window;

class Script {
 public:
  Script(app::App& app, NativeHost& host, Window& window, std::vector<std::string> lines);

  // Called before every frame: plays the next thing. False when the script has ended.
  bool before_frame();
  // Called after the frame is drawn and before the buffers are swapped.
  void after_frame();
  bool failed() const { return failed_; }

 private:
  using Step = std::function<void()>;
  using Then = std::function<void(float x, float y)>;  // the middle of a widget
  struct Command {
    char const* name;
    void (Script::*run)(std::string const& rest);
  };
  static Command const kCommands[];

  void start(std::string const& line);
  void fail(std::string const& why);
  void steps(std::initializer_list<Step> list) { pending_.insert(pending_.end(), list); }
  void find(std::string const& label, Then then, bool wanted);
  void look(std::string const& label, Then const& then, bool wanted);
  void settled();
  void mouse(float x, float y);
  void button(bool down);

  void click(std::string const& rest);
  void expect(std::string const& rest);
  void absent(std::string const& rest);
  void click_at(std::string const& rest);
  void move(std::string const& rest);
  void drag(std::string const& rest);
  void wheel(std::string const& rest);
  void key(std::string const& rest);
  void type(std::string const& rest);
  void wait(std::string const& rest);
  void settle(std::string const& rest);
  void shot(std::string const& rest);
  void twin(std::string const& rest);
  void status(std::string const& rest);
  void probe(std::string const& rest);
  void say(std::string const& rest);
  void paste(std::string const& rest);
  void open(std::string const& rest);
  void file(std::string const& rest);
  void resize(std::string const& rest);
  void online(std::string const& rest);
  void quit(std::string const& rest);

  app::App& app_;
  NativeHost& host_;
  Window& window_;
  std::deque<std::string> lines_;
  std::deque<Step> pending_;  // one a frame
  std::string shot_;          // to write after this frame
  std::string present_;       // the line being played, for messages
  std::chrono::steady_clock::time_point limit_;  // of what is waited for
  bool settling_ = false;
  bool failed_ = false;
};

std::vector<std::string> read_script(std::string const& path);  // "-" is standard input
bool save_picture(Window const& window, std::string const& path);

}  // namespace paddock::platform
