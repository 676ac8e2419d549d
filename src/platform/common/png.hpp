// A PNG writer with stored (uncompressed) deflate blocks: enough for screenshots, no library.
#pragma once
#include <cstdint>
#include <span>
#include <string>

namespace paddock::platform {

// `rgba`: width * height * 4 bytes, top row first. Alpha is written as it is.
std::string write_png(int width, int height, std::span<uint8_t const> rgba);

}  // namespace paddock::platform
