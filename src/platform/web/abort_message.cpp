// The C++ library's last words before it gives up, for a console; printing them would bring printf into the download.
// The page tells the user (web/page/start.js, stopped).
#include <cstdlib>

extern "C" [[noreturn]] void abort_message(char const*, ...) { std::abort(); }
