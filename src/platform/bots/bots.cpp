// The bots' own module: web/bots.js runs it in a Worker, so that the page never waits for a bot and need not load what
// only bots use.
#include <emscripten/emscripten.h>

#include <memory>
#include <string>

#include "session/bot_letters.hpp"
#include "session/session.hpp"

namespace {

std::string text;
std::unique_ptr<paddock::Session> position;

}  // namespace

extern "C" {

// The place for a text of `size` bytes; the next call takes it.
EMSCRIPTEN_KEEPALIVE char* bots_buffer(int size) {
  text.assign(size_t(size), '\0');
  return text.data();
}

// A replay link. 1: it is the position now; 0: it cannot be read.
EMSCRIPTEN_KEEPALIVE int bots_open() {
  paddock::late_games_here();
  auto opened = paddock::open_link(text, 0, position.get());
  position = opened ? std::move(opened->session) : nullptr;
  return position ? 1 : 0;
}

// One task (session/bot_letters.hpp). The answer is NUL-terminated and stays until the next call.
EMSCRIPTEN_KEEPALIVE char const* bots_think() {
  text = position ? paddock::answer_task(*position, text) : std::string();
  return text.c_str();
}

}  // extern "C"

int main() { return 0; }
