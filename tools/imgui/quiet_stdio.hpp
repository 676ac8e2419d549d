// Stands before imgui_impl_opengl3.cpp on the web (deps.cmake). That file is the only one of the page that scans and
// prints with the C library, to read "#version 300 es" and to tell a console of shaders that do not compile (the page
// says that the graphics did not start). Without this the two cost 17 KB of download.
#pragma once
#include <stdio.h>

namespace paddock {

// The whole numbers of a text, one after the other; returns how many there were.
template <class... Out>
int scan_numbers(char const* text, char const*, Out*... out) {
  int found = 0;
  auto const read = [&](int& value) {
    while (*text && (*text < '0' || *text > '9')) ++text;
    if (!*text) return;
    for (value = 0; *text >= '0' && *text <= '9'; ++text) value = value * 10 + (*text - '0');
    ++found;
  };
  (read(*out), ...);
  return found;
}

}  // namespace paddock

#define sscanf paddock::scan_numbers
#define fprintf(...) ((void)0)
