// Parts of the C library that would come into the download for things that never happen. Symbols of ours are found
// before those of the archives.
#include <cstdio>
#include <cstdlib>

extern "C" {

// Dear ImGui's renderer reads the version of an old OpenGL with it, and reports a shader that does not compile.
int sscanf(char const*, char const*, ...) { return 0; }
int fprintf(FILE*, char const*, ...) { return 0; }
int fiprintf(FILE*, char const*, ...) { return 0; }

// Sines of angles above 2^28; ours are a few turns.
int __rem_pio2_large(double*, double*, int, int, int) { return 0; }

// What the C++ library prints before it gives up; the page says it better.
[[noreturn]] void abort_message(char const*, ...) { abort(); }

}  // extern "C"
