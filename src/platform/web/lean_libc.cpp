// Parts of the C library that would come into the download for little or nothing. Symbols of ours are found before
// those of the archives.
#include <cstdarg>
#include <cstdio>
#include <cstdlib>

extern "C" {

// As much of it as Dear ImGui's renderer uses, to read "#version 300 es": letters that must be there, and %d.
int sscanf(char const* text, char const* format, ...) {
  va_list args;
  va_start(args, format);
  int found = 0;
  for (; *format; ++format) {
    if (*format != '%') {
      if (*text++ != *format) break;
      continue;
    }
    ++format;  // the d
    if (*text < '0' || *text > '9') break;
    int value = 0;
    for (; *text >= '0' && *text <= '9'; ++text) value = value * 10 + (*text - '0');
    *va_arg(args, int*) = value;
    ++found;
  }
  va_end(args);
  return found;
}

// The same renderer tells of a shader that does not compile; the page says that the graphics did not start.
int fprintf(FILE*, char const*, ...) { return 0; }
int fiprintf(FILE*, char const*, ...) { return 0; }

// Sines of angles above 2^28; ours are a few turns.
int __rem_pio2_large(double*, double*, int, int, int) { return 0; }

// What the C++ library prints before it gives up; the page says it better.
[[noreturn]] void abort_message(char const*, ...) { abort(); }

}  // extern "C"
