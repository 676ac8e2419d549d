// What works for the page in a Worker (web/bots.js): bots and whatever else takes a while. The page never waits for it, and need
// not load what only bots use.
#include <emscripten/emscripten.h>

#include <string>

#include "session/session.hpp"
#include "session/work.hpp"

namespace {

std::string text;

paddock::Workbench& bench() {
  static paddock::Workbench one;
  return one;
}

}  // namespace

extern "C" {

// The place for a text of `size` bytes; the next call takes it.
EMSCRIPTEN_KEEPALIVE char* bots_buffer(int size) {
  text.assign(size_t(size), '\0');
  return text.data();
}

// A kind, a line break, a letter (session/work.hpp).
EMSCRIPTEN_KEEPALIVE void bots_begin() {
  paddock::late_code_came();
  std::string_view const all = text;
  size_t const at = all.find('\n');
  bench().begin(all.substr(0, at), at == std::string_view::npos ? "" : all.substr(at + 1));
}

// A slice of about so many nodes. 0: there is more to do; 1: done; 2: in vain.
EMSCRIPTEN_KEEPALIVE int bots_step(int budget) {
  if (!bench().step(budget)) return 0;
  return bench().work() && bench().work()->fault.empty() ? 1 : 2;
}

EMSCRIPTEN_KEEPALIVE int bots_progress() { return bench().work() ? bench().work()->progress : 0; }

// What it is at, then the result or why there is none; stays until the next call.
EMSCRIPTEN_KEEPALIVE char const* bots_text() {
  paddock::Work const* const work = bench().work();
  text = !work ? "" : !work->fault.empty() ? work->fault : !work->result.empty() ? work->result : work->word;
  return text.c_str();
}

EMSCRIPTEN_KEEPALIVE void bots_drop() { bench().drop(); }

}  // extern "C"

int main() { return 0; }
